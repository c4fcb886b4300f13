import { describe, expect, onTestFinished, test } from "vitest";
import { humanChanges, mergeIntoOverlay } from "../../src/github/human-changes.ts";
import { pushOnto, pushResult, type ResultPushOptions } from "../../src/github/push-result.ts";
import { pushRequestFiles } from "../../src/github/request-files.ts";
import { buildResult } from "../../src/github/result-tree.ts";
import { startGitServer } from "../lab/git-http.ts";
import type { Files } from "../lab/github/git.ts";
import { BRANCH, historyOf, type Lab, REQUEST, startLab } from "./branch-lab.ts";

async function treeWith(lab: Lab, files: Files, base = lab.base): Promise<string> {
  const overlay = await lab.overlay(files);
  const result = await buildResult({ git: lab.git, base, overlay, approved: new Map() });
  if (result.status !== "changed") throw new Error("nothing changed");
  return result.tree;
}

async function ask(lab: Lab, expected: string | null = null, path = REQUEST): Promise<string> {
  const files = [{ path, text: "tool: write_file\n" }];
  const options = { ...lab.location, base: lab.base, expected, files, message: "Ask" };
  const outcome = await pushRequestFiles(options);
  if (outcome.status !== "pushed") throw new Error("not pushed");
  return outcome.commit;
}

async function result(lab: Lab, files: Files, more: Partial<ResultPushOptions> = {}) {
  const base = more.base ?? lab.base;
  const tree = await treeWith(lab, files, base);
  const defaults = { ...lab.location, expected: lab.tip(), message: "Fix the docs" };
  return pushResult({ ...defaults, base, tree, ...more });
}

const LINES = "one\ntwo\nthree\nfour\nfive\n";

describe("a branch with nothing but our commits", () => {
  test("becomes one clean commit on the base, in the place of the requests", async () => {
    const lab = await startLab();
    const expected = await ask(lab, await ask(lab), ".llm-do/requests/r1/A2.yaml");
    const outcome = await result(lab, { "b.txt": "b\n" }, { expected });
    expect(outcome).toEqual({ status: "pushed", commit: lab.tip() });
    expect(historyOf(lab, `${lab.base}..${BRANCH}`)).toEqual(["github-actions[bot]: Fix the docs"]);
    expect(lab.paths(BRANCH).filter((path) => path.startsWith(".llm-do"))).toEqual([]);
    expect(lab.read("b.txt")).toBe("b\n");
  });

  test("is created when the run asked nobody", async () => {
    const lab = await startLab({ depth: 1 });
    expect(await result(lab, { "b.txt": "b\n" })).toMatchObject({ status: "pushed" });
    expect(historyOf(lab, `${lab.base}..${BRANCH}`)).toHaveLength(1);
  });

  test("stays as it is when the same result is pushed again by another machine", async () => {
    const lab = await startLab();
    const expected = await ask(lab);
    const first = await result(lab, { "b.txt": "b\n" }, { expected });
    const git = await lab.anotherMachine("two.git");
    await git.run(["hash-object", "-w", "--stdin"], { input: "b\n" });
    const again = await result({ ...lab, git }, { "b.txt": "b\n" }, { git, expected });
    expect(again).toEqual(first);
  });

  test("of a scheduled worker shows the new result in the place of the old one, on the new base", async () => {
    const lab = await startLab();
    await result(lab, { "old.txt": "old\n", "both.txt": "1\n" });
    const expected = lab.tip();
    const base = lab.commit({ branch: "main", files: { "main.txt": "moved\n" } });
    await lab.git.run(["fetch", "--quiet", lab.url, "main"]);
    await result(lab, { "both.txt": "2\n" }, { base, expected });
    expect(historyOf(lab, `main..${BRANCH}`)).toHaveLength(1);
    const paths = lab.remote.changes("main", BRANCH).map(({ path }) => path);
    expect(paths).toEqual(["both.txt"]);
  });

  test("that somebody deleted is not made again", async () => {
    const lab = await startLab();
    const expected = await ask(lab);
    lab.remote.updateRef(`refs/heads/${BRANCH}`, null);
    expect(await result(lab, { "b.txt": "b\n" }, { expected })).toEqual({ status: "gone" });
    expect(lab.tip()).toBeNull();
  });

  test("is pushed once when the answer of the push is lost", async () => {
    const lab = await startLab();
    const expected = await ask(lab);
    let faults = 1;
    const server = await startGitServer({
      repositories: { "o/r": lab.url },
      fault: ({ service, method }) =>
        service === "git-receive-pack" && method === "POST" && faults-- > 0 ? "after" : undefined,
    });
    onTestFinished(() => server.close());
    const remote = { url: `${server.url}/o/r` };
    const outcome = await result(lab, { "b.txt": "b\n" }, { remote, expected });
    expect(outcome).toEqual({ status: "pushed", commit: lab.tip() });
    expect(faults).toBeLessThan(1);
  });
});

describe("a branch with commits of people", () => {
  test("keeps them: the result is merged on top, without request files", async () => {
    const lab = await startLab();
    const expected = await ask(lab);
    const theirs = lab.commit({
      branch: BRANCH,
      files: { "a.txt": LINES.replace("five", "FIVE"), "theirs.txt": "t\n" },
    });
    const mine = { "a.txt": LINES.replace("one", "ONE"), "docs/old/x.md": null };
    const outcome = await result(lab, mine, { expected });
    expect(outcome).toEqual({ status: "pushed", commit: lab.tip() });
    expect(lab.remote.isAncestor(theirs, BRANCH)).toBe(true);
    expect(lab.read("a.txt")).toBe("ONE\ntwo\nthree\nfour\nFIVE\n");
    expect(lab.remote.changes(lab.base, BRANCH).map(({ path }) => path)).toEqual([
      "a.txt",
      "docs/old/x.md",
      "theirs.txt",
    ]);
  });

  test("is not touched when both changed the same lines", async () => {
    const lab = await startLab();
    const expected = await ask(lab);
    const files = { "a.txt": LINES.replace("two", "theirs"), "ü.txt": "theirs\n" };
    const tip = lab.commit({ branch: BRANCH, files });
    const mine = { "a.txt": LINES.replace("two", "mine"), "ü.txt": "mine\n" };
    expect(await result(lab, mine, { expected })).toEqual({
      status: "conflict",
      paths: ["a.txt", "ü.txt"],
      tip,
    });
    expect(lab.tip()).toBe(tip);
  });

  test("keeps commits of other bots that share our name", async () => {
    const lab = await startLab();
    const expected = await ask(lab);
    const bot = {
      name: "github-actions[bot]",
      email: "41898282+github-actions[bot]@users.noreply.github.com",
    };
    const files = { "theirs.txt": "formatted\n" };
    const theirs = lab.remote.commit({ branch: BRANCH, files, message: "Format", identity: bot });
    await result(lab, { "b.txt": "b\n" }, { expected });
    expect(lab.remote.isAncestor(theirs, BRANCH)).toBe(true);
    expect(lab.read("theirs.txt")).toBe("formatted\n");
  });

  test("that came between our look and our push is merged in the next try", async () => {
    const lab = await startLab();
    const expected = await ask(lab);
    let theirs = "";
    const server = await startGitServer({
      repositories: { "o/r": lab.url },
      authorize: ({ service, method }) => {
        if (theirs === "" && service === "git-receive-pack" && method === "GET") {
          theirs = lab.commit({ branch: BRANCH, files: { "theirs.txt": "t\n" } });
        }
        return 200;
      },
    });
    onTestFinished(() => server.close());
    const remote = { url: `${server.url}/o/r` };
    await result(lab, { "b.txt": "b\n" }, { remote, expected });
    expect(lab.remote.isAncestor(theirs, BRANCH)).toBe(true);
    expect([lab.read("b.txt"), lab.read("theirs.txt")]).toEqual(["b\n", "t\n"]);
  });

  test("of a scheduled worker keeps them over several results on moving bases", async () => {
    const lab = await startLab();
    await result(lab, { "b.txt": "first\n" });
    lab.commit({ branch: BRANCH, files: { "theirs.txt": "t\n" } });
    for (const round of ["second", "third"]) {
      const base = lab.commit({ branch: "main", files: { [`${round}.txt`]: "main\n" } });
      await lab.git.run(["fetch", "--quiet", lab.url, "main"]);
      const outcome = await result(lab, { "b.txt": `${round}\n` }, { base });
      expect(outcome).toMatchObject({ status: "pushed" });
      expect(lab.read("b.txt")).toBe(`${round}\n`);
      // What a pull request shows: from the merge base to the branch.
      expect(lab.remote.mergeBase("main", BRANCH)).toBe(base);
      const paths = lab.remote.changes("main", BRANCH).map(({ path }) => path);
      expect(paths).toEqual(["b.txt", "theirs.txt"]);
    }
  });

  test("that merged the default branch in: their merge is no conflict with a newer base", async () => {
    const lab = await startLab();
    await result(lab, { "b.txt": "first\n" });
    const main = lab.commit({ branch: "main", files: { "a.txt": LINES.replace("two", "2") } });
    const merge = lab.remote.merge({
      base: lab.tip() ?? "",
      head: main,
      message: "Update",
      identity: { name: "Ada", email: "ada@example.com" },
    });
    lab.remote.updateRef(`refs/heads/${BRANCH}`, merge);
    const base = lab.commit({ branch: "main", files: { "a.txt": LINES.replace("two", "zwei") } });
    await lab.git.run(["fetch", "--quiet", lab.url, "main"]);
    expect(await result(lab, { "b.txt": "second\n" }, { base })).toMatchObject({
      status: "pushed",
    });
    expect(lab.read("a.txt")).toBe(LINES.replace("two", "zwei"));
    expect(lab.read("b.txt")).toBe("second\n");
  });
});

describe("people's commits that are in the workspace already", () => {
  /** A person's commit, merged into the run's overlay, and a next request on top of it. */
  async function withPeople(lab: Lab, files: Files, mine: Files) {
    const known = await ask(lab);
    const humanTip = lab.commit({ branch: BRANCH, files });
    const seen = await humanChanges({ ...lab.location, base: lab.base, known });
    if (seen.status !== "changed") throw new Error("unchanged");
    const overlay = await lab.overlay(mine);
    const merged = await mergeIntoOverlay(lab.git, { ...seen, base: lab.base, overlay });
    if (merged.status !== "merged") throw new Error("conflict");
    const expected = await ask(lab, humanTip, ".llm-do/requests/r1/A2.yaml");
    return { humanTip, expected, overlay: merged.overlay };
  }

  test("stay below the result, also where the worker went on changing them", async () => {
    const lab = await startLab();
    const theirs = { "a.txt": LINES.replace("two", "theirs") };
    const { humanTip, expected, overlay } = await withPeople(lab, theirs, { "b.txt": "b\n" });
    expect(overlay.files.map(({ path }) => path)).toEqual(["a.txt", "b.txt"]);
    const oid = await lab.blob(LINES.replace("two", "theirs, then mine"));
    const files = overlay.files.map((file) => (file.path === "a.txt" ? { ...file, oid } : file));
    const built = await buildResult({
      git: lab.git,
      base: lab.base,
      overlay: { ...overlay, files },
      approved: new Map(),
    });
    if (built.status !== "changed") throw new Error("nothing");
    const options = { ...lab.location, base: lab.base, expected, humanTip, message: "Done" };
    const outcome = await pushResult({ ...options, tree: built.tree });
    expect(outcome).toEqual({ status: "pushed", commit: lab.tip() });
    expect(lab.remote.isAncestor(humanTip, BRANCH)).toBe(true);
    expect(lab.read("a.txt")).toBe(LINES.replace("two", "theirs, then mine"));
    expect(lab.paths(BRANCH).filter((path) => path.startsWith(".llm-do"))).toEqual([]);
  });

  test("are not undone where the result may not touch the file", async () => {
    const lab = await startLab();
    const theirs = { ".github/workflows/ci.yml": "on: theirs\n", "docs/CODEOWNERS": null };
    const { humanTip, expected, overlay } = await withPeople(lab, theirs, { "b.txt": "b\n" });
    const built = await buildResult({ git: lab.git, base: lab.base, overlay, approved: new Map() });
    if (built.status !== "changed") throw new Error("nothing");
    const options = { ...lab.location, base: lab.base, expected, humanTip, message: "Done" };
    expect(await pushResult({ ...options, tree: built.tree })).toMatchObject({ status: "pushed" });
    expect(lab.read(".github/workflows/ci.yml")).toBe("on: theirs\n");
    expect(lab.read("docs/CODEOWNERS")).toBeNull();
    expect(lab.read("b.txt")).toBe("b\n");
  });

  test("are kept even when a forced push took the commit that we knew away", async () => {
    const lab = await startLab();
    const theirs = { "theirs.txt": "t\n" };
    const { humanTip, expected, overlay } = await withPeople(lab, theirs, { "b.txt": "b\n" });
    const built = await buildResult({ git: lab.git, base: lab.base, overlay, approved: new Map() });
    if (built.status !== "changed") throw new Error("nothing");
    lab.remote.updateRef(`refs/heads/${BRANCH}`, lab.base);
    const rebased = lab.commit({ branch: BRANCH, files: { ...theirs, "more.txt": "m\n" } });
    lab.remote.run(["reflog", "expire", "--expire=now", "--all"]);
    lab.remote.run(["prune", "--expire=now"]);
    const options = { ...lab.location, base: lab.base, expected, humanTip, message: "Done" };
    expect(await pushResult({ ...options, tree: built.tree })).toMatchObject({ status: "pushed" });
    expect(lab.remote.isAncestor(rebased, BRANCH)).toBe(true);
    const paths = lab.remote.changes(lab.base, BRANCH).map(({ path }) => path);
    expect(paths).toEqual(["b.txt", "more.txt", "theirs.txt"]);
  });
});

describe("a push onto somebody's branch", () => {
  async function onto(lab: Lab, files: Files, branch = "feature") {
    const tree = await treeWith(lab, files);
    const options = { ...lab.location, branch, head: lab.base, tree, message: "Fix" };
    return pushOnto(options);
  }

  test("is one commit on its tip, and none when it is there already", async () => {
    const lab = await startLab();
    lab.remote.updateRef("refs/heads/feature", lab.base);
    const outcome = await onto(lab, { "run.sh": { mode: "100755", content: "echo hi\n" } });
    expect(outcome).toEqual({ status: "pushed", commit: lab.tip("feature") });
    expect(historyOf(lab, `${lab.base}..feature`)).toEqual(["github-actions[bot]: Fix"]);
    expect(await onto(lab, { "run.sh": { mode: "100755", content: "echo hi\n" } })).toEqual(
      outcome,
    );
  });

  test("comes after commits that were pushed in the meantime", async () => {
    const lab = await startLab();
    lab.remote.updateRef("refs/heads/feature", lab.base);
    const theirs = lab.commit({
      branch: "feature",
      files: { "a.txt": LINES.replace("five", "5") },
    });
    await onto(lab, { "a.txt": LINES.replace("one", "1") });
    expect(lab.remote.isAncestor(theirs, "feature")).toBe(true);
    expect(lab.read("a.txt", "feature")).toBe("1\ntwo\nthree\nfour\n5\n");
  });

  test("does nothing in a conflict or when the branch is gone", async () => {
    const lab = await startLab();
    expect(await onto(lab, { "a.txt": "mine\n" })).toEqual({ status: "gone" });
    lab.remote.updateRef("refs/heads/feature", lab.base);
    const tip = lab.commit({ branch: "feature", files: { "a.txt": null } });
    const outcome = await onto(lab, { "a.txt": "mine\n" });
    expect(outcome).toEqual({ status: "conflict", paths: ["a.txt"], tip });
    expect(lab.tip("feature")).toBe(tip);
  });
});
