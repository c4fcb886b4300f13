import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildResult, type ResultOptions } from "../../src/github/result-tree.ts";
import type { Files } from "../lab/github/git.ts";
import { temporaryRepository } from "../lab/temporary.ts";
import { FIRST_FILES, type Lab, REQUEST, startLab } from "./branch-lab.ts";

async function build(lab: Lab, files: Files, more: Partial<ResultOptions> = {}) {
  const overlay = await lab.overlay(files);
  return buildResult({ git: lab.git, base: lab.base, overlay, approved: new Map(), ...more });
}

async function changed(outcome: ReturnType<typeof build>) {
  const result = await outcome;
  if (result.status !== "changed") throw new Error(`nothing: ${JSON.stringify(result)}`);
  return result;
}

async function approvals(lab: Lab, files: Record<string, string | null>) {
  const entries = Object.entries(files).map(
    async ([path, text]) => [path, text === null ? null : await lab.blob(text)] as const,
  );
  return new Map(await Promise.all(entries));
}

async function contents(lab: Lab, tree: string): Promise<string[]> {
  const { stdout } = await lab.git.run(["ls-tree", "-r", "-z", tree]);
  return stdout
    .split("\0")
    .filter(Boolean)
    .map((line) => line.replace(/ blob [0-9a-f]+\t/, " "));
}

describe("the tree of a result", () => {
  test("is the base with the overlay's files, modes, links and deletions", async () => {
    const lab = await startLab();
    const files: Files = {
      "a.txt": "one\ntwo!\nthree\nfour\nfive\nsix\n",
      "run.sh": { mode: "100755", content: "echo hi\n" },
      link: { mode: "120000", content: "docs/guide.md" },
      "übung/日本 📝.md": "hé\n",
      'with "quotes"\tand\nmore.txt': "x\n",
      "docs/old/x.md": null,
      "logo.bin": "\u0000\u0002other",
    };
    const result = await changed(build(lab, files));
    expect(await contents(lab, result.tree)).toEqual([
      "100644 .github/workflows/ci.yml",
      "100644 a.txt",
      "100644 before.txt",
      "100644 docs/CODEOWNERS",
      "100644 docs/guide.md",
      "120000 link",
      "100644 logo.bin",
      "100755 run.sh",
      '100644 with "quotes"\tand\nmore.txt',
      "100644 übung/日本 📝.md",
    ]);
    expect(result.changes).toEqual([
      { path: "a.txt", status: "modified", additions: 2, deletions: 1 },
      { path: "docs/old/x.md", status: "deleted", additions: 0, deletions: 1 },
      { path: "link", status: "added", additions: 1, deletions: 0 },
      { path: "logo.bin", status: "modified", additions: 0, deletions: 0 },
      { path: "run.sh", status: "modified", additions: 0, deletions: 0 },
      { path: 'with "quotes"\tand\nmore.txt', status: "added", additions: 1, deletions: 0 },
      { path: "übung/日本 📝.md", status: "added", additions: 1, deletions: 0 },
    ]);
    expect(result).toMatchObject({ workflowPatch: null, leftOut: [] });
  });

  test("holds a file in the place of a deleted folder, and a folder in the place of a file", async () => {
    const lab = await startLab();
    const files: Files = {
      "docs/old/x.md": null,
      "docs/old": "file\n",
      "a.txt": null,
      "a.txt/b": "b\n",
    };
    const { tree, leftOut } = await changed(build(lab, files));
    expect(await contents(lab, tree)).toEqual(
      expect.arrayContaining(["100644 docs/old", "100644 a.txt/b"]),
    );
    expect(leftOut).toEqual([]);
  });

  test("leaves out request files and what the caller excludes, without a word", async () => {
    const lab = await startLab();
    const files: Files = { [REQUEST]: "x\n", "dist/out.js": "x\n", "b.txt": "b\n" };
    const exclude = (path: string) => path.startsWith("dist/");
    const { changes, leftOut } = await changed(build(lab, files, { exclude }));
    expect(changes.map(({ path }) => path)).toEqual(["b.txt"]);
    expect(leftOut).toEqual([]);
  });

  test("is nothing when the overlay ends where the base began", async () => {
    const lab = await startLab();
    const files: Files = { "a.txt": FIRST_FILES["a.txt"] ?? null, "never.txt": null };
    expect(await build(lab, files)).toEqual({
      status: "nothing",
      workflowPatch: null,
      leftOut: [],
    });
  });

  test("is refused for a path that git must not hold", async () => {
    const lab = await startLab();
    await expect(build(lab, { "x/.git/config": "x" })).rejects.toThrow(
      '"x/.git/config" cannot be committed: git refuses a file of that name.',
    );
  });
});

describe("workflow files", () => {
  const files: Files = {
    ".github/workflows/ci.yml": "on: [push, pull_request]\n",
    ".github/workflows/new ü.yml": "on: push\n",
    "b.txt": "b\n",
  };

  test("are left out and returned as a patch that git applies", async () => {
    const lab = await startLab();
    const { tree, changes, workflowPatch } = await changed(build(lab, files));
    expect(changes.map(({ path }) => path)).toEqual(["b.txt"]);
    expect((await contents(lab, tree)).filter((line) => line.includes("workflows"))).toHaveLength(
      1,
    );
    expect(workflowPatch).toContain("-on: push\n+on: [push, pull_request]\n");
    const elsewhere = await temporaryRepository({ bare: false });
    await elsewhere.run(["pull", "--quiet", lab.url, "main"]);
    await elsewhere.run(["apply", "--index"], { input: workflowPatch ?? "" });
    const { stdout } = await elsewhere.run(["status", "--short", "-z"]);
    expect(stdout).toBe("M  .github/workflows/ci.yml\0A  .github/workflows/new ü.yml\0");
  });

  test("alone are nothing to push, and still a patch", async () => {
    const lab = await startLab();
    const result = await build(lab, { ".github/workflows/ci.yml": null });
    expect(result).toMatchObject({ status: "nothing", leftOut: [] });
    expect(result.workflowPatch).toContain("deleted file mode 100644");
  });

  test("are pushed with the right token only as approved; otherwise they stay a patch", async () => {
    const lab = await startLab();
    const approved = await approvals(lab, { ".github/workflows/new ü.yml": "on: push\n" });
    const result = await changed(build(lab, files, { approved, mayPushWorkflows: true }));
    expect(result.changes.map(({ path }) => path)).toEqual([
      ".github/workflows/new ü.yml",
      "b.txt",
    ]);
    expect(result.workflowPatch).toContain("a/.github/workflows/ci.yml");
    expect(result.workflowPatch).not.toContain("new ü.yml");
  });

  test.each<[string, Files]>([
    [
      "a link",
      { ".github": { mode: "120000", content: "evil" }, ".github/workflows/ci.yml": null },
    ],
    ["another spelling", { ".GitHub/Workflows/x.yml": "on: push\n" }],
  ])("cannot be replaced by way of %s", async (_, replacing) => {
    const lab = await startLab();
    const approved = new Map(
      (await lab.overlay(replacing)).files.map(({ path, oid }) => [path, oid] as const),
    );
    expect(await build(lab, replacing, { approved })).toMatchObject({ status: "nothing" });
  });
});

describe("protected files", () => {
  const files: Files = { "x.worker": "new\n", "docs/CODEOWNERS": null, "b.txt": "b\n" };

  test("that nobody approved stay as in the base and are listed", async () => {
    const lab = await startLab();
    const { tree, changes, leftOut } = await changed(build(lab, files));
    expect(leftOut).toEqual(["docs/CODEOWNERS", "x.worker"]);
    expect(changes.map(({ path }) => path)).toEqual(["b.txt"]);
    expect(await contents(lab, tree)).toContain("100644 docs/CODEOWNERS");
  });

  test("are pushed when exactly this content was approved", async () => {
    const lab = await startLab();
    const approved = await approvals(lab, { "x.worker": "new\n", "docs/CODEOWNERS": null });
    const { changes, leftOut } = await changed(build(lab, files, { approved }));
    expect(leftOut).toEqual([]);
    expect(changes.map(({ path }) => path)).toEqual(["b.txt", "docs/CODEOWNERS", "x.worker"]);
  });

  test("that were written again after their approval are left out", async () => {
    const lab = await startLab();
    const approved = await approvals(lab, {
      "x.worker": "as shown\n",
      "docs/CODEOWNERS": "* @ada\n",
    });
    expect(await changed(build(lab, files, { approved }))).toMatchObject({
      leftOut: ["docs/CODEOWNERS", "x.worker"],
    });
  });

  test.each<[string, Files, string[]]>([
    [
      "a file in the place of its folder",
      { docs: "file\n", "docs/CODEOWNERS": null, "docs/guide.md": null, "docs/old/x.md": null },
      ["docs", "docs/CODEOWNERS"],
    ],
    [
      "a folder in its place",
      { "tools.py/x": "x\n", "tools.py": null },
      ["tools.py", "tools.py/x"],
    ],
  ])("cannot be deleted by way of %s", async (_, replacing, expected) => {
    const lab = await startLab({ files: { ...FIRST_FILES, "tools.py": "code\n" } });
    const result = await build(lab, replacing);
    expect(result.leftOut).toEqual(expected);
    const tree = result.status === "changed" ? result.tree : lab.base;
    expect(await contents(lab, tree)).toEqual(
      expect.arrayContaining(["100644 docs/CODEOWNERS", "100644 tools.py"]),
    );
  });
});

test("objects of the workspace are found by alternates", async () => {
  const lab = await startLab();
  const workspace = lab.git.at({ directory: join(lab.git.directory, "../workspace") });
  writeFileSync(join(workspace.directory, "b.txt"), "from the workspace\n");
  const oid = (await workspace.run(["hash-object", "-w", "b.txt"])).stdout.trim();
  const overlay = {
    files: [{ path: "b.txt", mode: "100644" as const, oid }],
    deleted: [],
    emptyDirectories: ["e"],
  };
  expect(await changed(build(lab, {}, { overlay }))).toMatchObject({
    changes: [{ path: "b.txt", status: "added", additions: 1, deletions: 0 }],
  });
});
