import { describe, expect, test } from "vitest";
import { editTree } from "../../src/github/git-tree.ts";
import { humanChanges, mergeIntoOverlay } from "../../src/github/human-changes.ts";
import { pushResult } from "../../src/github/push-result.ts";
import { pushRequestFiles } from "../../src/github/request-files.ts";
import type { Files } from "../lab/github/git.ts";
import { BRANCH, type Lab, REQUEST, startLab } from "./branch-lab.ts";

async function ask(lab: Lab, expected: string | null = null): Promise<string> {
  const files = [{ path: REQUEST, text: `after ${expected}\n` }];
  const options = { ...lab.location, base: lab.base, expected, files, message: "Ask" };
  const outcome = await pushRequestFiles(options);
  if (outcome.status !== "pushed") throw new Error("not pushed");
  return outcome.commit;
}

const look = (lab: Lab, known: string | null) =>
  humanChanges({ ...lab.location, base: lab.base, known });

const LINES = "one\ntwo\nthree\nfour\nfive\n";

describe("what people pushed to a waiting run's branch", () => {
  test("is nothing while only we pushed", async () => {
    const lab = await startLab();
    const known = await ask(lab);
    expect(await look(lab, known)).toEqual({ status: "unchanged", tip: known });
    const tip = await ask(lab, known);
    expect(await look(lab, known)).toEqual({ status: "unchanged", tip });
    expect(await look(lab, null)).toEqual({ status: "unchanged", tip });
  });

  test("is their commits and the difference in files, modes, links and deletions, seen from any machine", async () => {
    const lab = await startLab();
    const known = await ask(lab);
    const git = await lab.anotherMachine("two.git");
    const files: Files = {
      "übung/日本.md": "hé\n",
      "run.sh": { mode: "100755", content: "echo hi\n" },
      link: { mode: "120000", content: "a.txt" },
      [REQUEST]: "edited by hand\n",
    };
    const first = lab.commit({ branch: BRANCH, files, message: "Add a page\n\nwith a body" });
    const tip = lab.commit({ branch: BRANCH, files: { "docs/old/x.md": null } });
    const seen = await look({ ...lab, location: { ...lab.location, git } }, known);
    expect(seen).toMatchObject({
      status: "changed",
      tip,
      commits: [
        { commit: first, author: "Ada", subject: "Add a page" },
        { commit: tip, author: "Ada", subject: "By a person" },
      ],
      difference: {
        files: [
          { path: "link", mode: "120000", oid: await lab.blob("a.txt") },
          { path: "run.sh", mode: "100755", oid: await lab.blob("echo hi\n") },
          { path: "übung/日本.md", mode: "100644", oid: await lab.blob("hé\n") },
        ],
        deleted: ["docs/old/x.md"],
        emptyDirectories: [],
      },
      submodules: [],
    });
    if (seen.status !== "changed") return;
    const { stdout } = await git.run(["cat-file", "blob", seen.difference.files[2]?.oid ?? ""]);
    expect(stdout).toBe("hé\n");
  });

  test("ends with the branch", async () => {
    const lab = await startLab();
    const known = await ask(lab);
    lab.remote.updateRef(`refs/heads/${BRANCH}`, null);
    expect(await look(lab, known)).toEqual({ status: "gone" });
  });

  test("names a submodule, which a workspace cannot carry", async () => {
    const lab = await startLab();
    const known = await ask(lab);
    const edit = { path: "sub", mode: "160000", oid: lab.base };
    const tree = await editTree(lab.git, known, [edit]);
    const identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
    const args = [...identity, "commit-tree", tree, "-p", known, "-m", "Add a submodule"];
    const commit = (await lab.git.run(args)).stdout.trim();
    await lab.git.run(["push", "--quiet", lab.url, `${commit}:refs/heads/${BRANCH}`]);
    expect(await look(lab, known)).toMatchObject({
      status: "changed",
      submodules: ["sub"],
      difference: { files: [], deleted: [] },
    });
  });

  test("is a change as well when a commit was taken back by force", async () => {
    const lab = await startLab();
    const first = await ask(lab);
    const known = lab.commit({ branch: BRANCH, files: { "theirs.txt": "t\n" } });
    expect(await look(lab, first)).toMatchObject({ status: "changed", tip: known });
    lab.remote.updateRef(`refs/heads/${BRANCH}`, first);
    expect(await look(lab, known)).toMatchObject({
      status: "changed",
      tip: first,
      commits: [],
      difference: { files: [], deleted: ["theirs.txt"] },
    });
  });

  test("is without our older results for the next run on a shared branch", async () => {
    const lab = await startLab();
    const tree = await editTree(lab.git, lab.base, [
      { path: "old-result.txt", mode: "100644", oid: await lab.blob("old\n") },
    ]);
    await pushResult({ ...lab.location, base: lab.base, expected: null, tree, message: "Old" });
    lab.commit({ branch: BRANCH, files: { "theirs.txt": "t\n" } });
    expect(await look(lab, null)).toMatchObject({
      status: "changed",
      difference: { files: [{ path: "theirs.txt" }], deleted: [] },
    });
    const tip = lab.commit({ branch: BRANCH, files: { "old-result.txt": "old, edited\n" } });
    expect(await look(lab, null)).toEqual({
      status: "conflict",
      tip,
      paths: ["old-result.txt"],
    });
  });
});

describe("people's changes in the workspace", () => {
  async function merge(lab: Lab, theirs: Files, mine: Files) {
    const known = await ask(lab);
    lab.commit({ branch: BRANCH, files: theirs });
    const seen = await look(lab, known);
    if (seen.status !== "changed") throw new Error("unchanged");
    const overlay = { ...(await lab.overlay(mine)), emptyDirectories: ["empty", "filled"] };
    return mergeIntoOverlay(lab.git, { ...seen, base: lab.base, overlay });
  }

  test("join the run's own, line by line", async () => {
    const lab = await startLab();
    const theirs = { "a.txt": LINES.replace("five", "5"), "filled/x.txt": "x\n" };
    const mine = { "a.txt": LINES.replace("one", "1"), "docs/old/x.md": null };
    const text = LINES.replace("one", "1").replace("five", "5");
    expect(await merge(lab, theirs, mine)).toEqual({
      status: "merged",
      overlay: {
        files: [
          { path: "a.txt", mode: "100644", oid: await lab.blob(text) },
          { path: "filled/x.txt", mode: "100644", oid: await lab.blob("x\n") },
        ],
        deleted: ["docs/old/x.md"],
        emptyDirectories: ["empty"],
      },
    });
  });

  test("leave it as it is when both changed the same lines", async () => {
    const lab = await startLab();
    const theirs = { "a.txt": LINES.replace("one", "theirs"), "docs/old/x.md": "theirs\n" };
    const mine = { "a.txt": LINES.replace("one", "mine"), "docs/old/x.md": null };
    expect(await merge(lab, theirs, mine)).toEqual({
      status: "conflict",
      paths: ["a.txt", "docs/old/x.md"],
    });
  });
});
