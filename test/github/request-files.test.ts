import { describe, expect, onTestFinished, test } from "vitest";
import { deleteBranch } from "../../src/github/branch.ts";
import {
  pushRequestFiles,
  type RequestFilesPush,
  withoutRequestFiles,
} from "../../src/github/request-files.ts";
import { startGitServer } from "../lab/git-http.ts";
import { BRANCH, historyOf, type Lab, REQUEST, startLab } from "./branch-lab.ts";

function push(lab: Lab, more: Partial<RequestFilesPush> = {}) {
  return pushRequestFiles({
    ...lab.location,
    base: lab.base,
    expected: null,
    files: [{ path: REQUEST, text: "tool: write_file\n" }],
    message: "Ask for A1",
    ...more,
  });
}

const second = [{ path: ".llm-do/requests/r1/A2.yaml", text: "tool: shell\n" }];

async function pushed(outcome: ReturnType<typeof push>): Promise<string> {
  const result = await outcome;
  if (result.status !== "pushed") throw new Error(`not pushed: ${JSON.stringify(result)}`);
  return result.commit;
}

describe("the first request of a run", () => {
  test("creates the branch with one commit of the bot's on the base, which adds the file only", async () => {
    const lab = await startLab();
    const commit = await pushed(push(lab));
    expect(lab.tip()).toBe(commit);
    expect(historyOf(lab, `${lab.base}..${BRANCH}`)).toEqual(["github-actions[bot]: Ask for A1"]);
    expect(lab.remote.changes(lab.base, commit).map(({ path }) => path)).toEqual([REQUEST]);
    expect(lab.read(REQUEST)).toBe("tool: write_file\n");
    const format = "--format=%ae %ce%n%B";
    expect(lab.remote.run(["log", "-1", format, commit])).toMatchInlineSnapshot(`
      "41898282+github-actions[bot]@users.noreply.github.com 41898282+github-actions[bot]@users.noreply.github.com
      Ask for A1

      Generated-by: llm-do

      "
    `);
  });

  test("never takes over a branch that exists", async () => {
    const lab = await startLab();
    const tip = lab.commit({ branch: BRANCH, files: { "mine.txt": "mine\n" }, from: lab.base });
    expect(await push(lab)).toEqual({ status: "moved", tip });
    expect(lab.tip()).toBe(tip);
  });

  test("is found when another machine already pushed it, even below a person's commit", async () => {
    const lab = await startLab();
    const commit = await pushed(push(lab));
    const git = await lab.anotherMachine("two.git");
    expect(await push(lab, { git })).toEqual({ status: "pushed", commit });
    const theirs = lab.commit({ branch: BRANCH, files: { "b.txt": "b\n" } });
    expect(await push(lab, { git })).toEqual({ status: "pushed", commit });
    expect(lab.tip()).toBe(theirs);
  });

  test("works from a checkout of depth 1", async () => {
    const lab = await startLab({ depth: 1 });
    lab.commit({ branch: "main", files: { "new.txt": "moved on\n" } });
    await pushed(push(lab));
    expect(historyOf(lab, `${lab.base}..${BRANCH}`)).toHaveLength(1);
  });
});

describe("the next request of a run", () => {
  test("is added on top by a machine that has none of the branch's commits", async () => {
    const lab = await startLab();
    const expected = await pushed(push(lab));
    const git = await lab.anotherMachine("two.git");
    const commit = await pushed(push(lab, { git, expected, files: second }));
    expect(lab.tip()).toBe(commit);
    expect(lab.paths(commit).filter((path) => path.startsWith(".llm-do"))).toEqual([
      REQUEST,
      ".llm-do/requests/r1/A2.yaml",
    ]);
    expect(lab.remote.isAncestor(expected, commit)).toBe(true);
  });

  test("is not pushed past a person's commit, but on top of it once that is known", async () => {
    const lab = await startLab();
    const expected = await pushed(push(lab));
    const tip = lab.commit({ branch: BRANCH, files: { "b.txt": "b\n" } });
    expect(await push(lab, { expected, files: second })).toEqual({ status: "moved", tip });
    const commit = await pushed(push(lab, { expected: tip, files: second }));
    expect(lab.remote.isAncestor(tip, commit)).toBe(true);
    expect(lab.read("b.txt")).toBe("b\n");
  });

  test("is not pushed to a branch that somebody deleted or forced elsewhere", async () => {
    const lab = await startLab();
    const expected = await pushed(push(lab));
    const git = await lab.anotherMachine("two.git");
    lab.remote.updateRef(`refs/heads/${BRANCH}`, lab.base);
    lab.remote.run(["reflog", "expire", "--expire=now", "--all"]);
    lab.remote.run(["prune", "--expire=now"]);
    expect(await push(lab, { git, expected, files: second })).toEqual({
      status: "moved",
      tip: lab.base,
    });
    lab.remote.updateRef(`refs/heads/${BRANCH}`, null);
    expect(await push(lab, { git, expected, files: second })).toEqual({
      status: "moved",
      tip: null,
    });
    expect(lab.tip()).toBeNull();
  });

  test("changes nothing when all its files are there", async () => {
    const lab = await startLab();
    const expected = await pushed(push(lab));
    expect(await push(lab, { expected })).toEqual({ status: "pushed", commit: expected });
  });
});

test("anything but a request file is refused", async () => {
  const lab = await startLab();
  const files = [{ path: ".llm-do/main.worker", text: "x" }];
  await expect(push(lab, { files })).rejects.toThrow(
    '".llm-do/main.worker" is not a request file: those are below ".llm-do/requests/".',
  );
  expect(lab.tip()).toBeNull();
});

describe("over HTTP", () => {
  test.each(["before", "after"] as const)(
    "a push that fails %s git did its work leaves exactly one commit",
    async (moment) => {
      const lab = await startLab();
      let faults = 1;
      const server = await startGitServer({
        repositories: { "o/r": lab.url },
        fault: ({ service, method }) =>
          service === "git-receive-pack" && method === "POST" && faults-- > 0 ? moment : undefined,
      });
      onTestFinished(() => server.close());
      const commit = await pushed(push(lab, { remote: { url: `${server.url}/o/r` } }));
      expect(lab.tip()).toBe(commit);
      expect(historyOf(lab, `${lab.base}..${BRANCH}`)).toHaveLength(1);
      expect(faults).toBeLessThan(1);
    },
  );

  test("a token that may not write is told which permission the job needs", async () => {
    const lab = await startLab();
    const server = await startGitServer({
      repositories: { "o/r": lab.url },
      authorize: ({ service }) => (service === "git-receive-pack" ? 403 : 200),
    });
    onTestFinished(() => server.close());
    await expect(push(lab, { remote: { url: `${server.url}/o/r` } })).rejects.toMatchObject({
      code: "permission",
      message: expect.stringContaining("permissions: { contents: write"),
    });
  });
});

describe("deleting a branch", () => {
  test("happens only where we left it; one that is gone counts as deleted", async () => {
    const lab = await startLab();
    const expected = await pushed(push(lab));
    const tip = lab.commit({ branch: BRANCH, files: { "b.txt": "b\n" } });
    expect(await deleteBranch({ ...lab.location, expected })).toEqual({ status: "moved", tip });
    expect(lab.tip()).toBe(tip);
    expect(await deleteBranch({ ...lab.location, expected: tip })).toEqual({ status: "deleted" });
    expect(lab.tip()).toBeNull();
    expect(await deleteBranch({ ...lab.location, expected: tip })).toEqual({ status: "deleted" });
  });
});

test("the clean-up of merged request files takes them and nothing else out of the tree", async () => {
  const lab = await startLab();
  const commit = await pushed(push(lab));
  const tree = await withoutRequestFiles(lab.git, commit);
  expect(tree).toBe(lab.remote.run(["rev-parse", `${lab.base}^{tree}`]).trim());
});
