import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messageOf } from "../../src/errors.ts";
import { createMemorySandbox } from "../../src/tools/memory-sandbox.ts";
import { createSandbox } from "../../src/tools/node-sandbox.ts";
import type { Sandbox } from "../../src/tools/sandbox.ts";
import { scopedSandbox } from "../../src/tools/scoped-sandbox.ts";
import { describeSandbox, refusalOf } from "./sandbox-contract.ts";
import { scopeOf, type Written } from "./scopes.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const FILES = {
  "README.md": "readme",
  "input/a.pdf": "pdf",
  "input/b.txt": "text",
  "output/report.md": "report",
  "notes/today.md": "note",
  "notes/deep/x.md": "x",
  "src/main.ts": "code",
};

const NAMED =
  "{paths: {input: {root: ./input, mode: ro}, output: {root: ./output, mode: rw}, data: {root: src}}}";

function sandboxOf(written: Written, files: Record<string, string> = FILES): Sandbox {
  return scopedSandbox(createMemorySandbox({ files }), [scopeOf(written)]);
}

/** What became of a call: the path in the workspace that it meant, or the sentence. */
async function outcome(sandbox: Sandbox, [verb, path]: [string, string]): Promise<string> {
  try {
    if (verb === "read") await sandbox.read(path);
    if (verb === "write") await sandbox.write(path, "new");
    if (verb === "delete") await sandbox.delete(path);
    return await sandbox.normalize(path);
  } catch (error) {
    return messageOf(error);
  }
}

describe("a scope that restricts nothing", () => {
  it("is the workspace itself, with its own sentences", () => {
    const base = createMemorySandbox();
    expect(scopedSandbox(base, [scopeOf({ workers: [null] })])).toBe(base);
    expect(scopedSandbox(base, [scopeOf({ manifest: "{root: .}", workers: ["{}"] })])).toBe(base);
  });

  describe("keeps the contract where a scope shows everything", () => {
    describeSandbox((files, options = {}) => {
      const scope = { ...scopeOf({}), approval: { write: "ask" as const, delete: null } };
      const base = createMemorySandbox({ files, ...options });
      return scopedSandbox(base, [{ ...scope, approval: { write: null, delete: null } }]);
    });
  });
});

describe("named paths (C9)", () => {
  it.each([
    ["read", "input/a.pdf", "input/a.pdf"],
    ["read", "input:a.pdf", "input/a.pdf"],
    ["read", "input:/a.pdf", "input/a.pdf"],
    ["read", "/input/a.pdf", "input/a.pdf"],
    ["read", "./input//a.pdf", "input/a.pdf"],
    ["read", "input/../output/report.md", "output/report.md"],
    ["read", "data/main.ts", "src/main.ts"],
    ["read", "data:main.ts", "src/main.ts"],
    // A path of the workspace that lies in one of them is that file, as an absolute one was.
    ["read", "src/main.ts", "src/main.ts"],
    ["write", "output/new/b.md", "output/new/b.md"],
    ["delete", "output:report.md", "output/report.md"],
  ])("%s %s is %s", async (verb, path, file) => {
    expect(await outcome(sandboxOf({ workers: [NAMED] }), [verb, path])).toBe(file);
  });

  it.each([
    ["read", "README.md"],
    ["read", "notes/today.md"],
    ["read", "input/../notes/today.md"],
    ["read", "input:../notes/today.md"],
    ["read", "inputs/a.pdf"],
    ["write", "other/x"],
    ["delete", "notes:today.md"],
  ])("%s %s is in none of them", async (verb, path) => {
    const sentence = await outcome(sandboxOf({ workers: [NAMED] }), [verb, path]);
    expect(sentence).toMatch(
      /^Path not in any sandbox: .*\. Readable paths: input, output, data\.$/,
    );
  });

  it("says what is allowed instead, in the words of the dialect", async () => {
    const sandbox = sandboxOf({
      workers: ["{paths: {input: {suffixes: [.TXT, .md], max_file_bytes: 3}, out: {mode: rw}}}"],
    });
    expect(await refusalOf(sandbox.write("input/b.txt", ""))).toBe(
      "Path is read-only: input/b.txt. Writable paths: out.",
    );
    expect(await refusalOf(sandbox.read("input/a.pdf"))).toBe(
      "Suffix not allowed: input/a.pdf. Allowed suffixes: .txt, .md.",
    );
    expect(await refusalOf(sandbox.read("input/b.txt"))).toBe(
      "'input/b.txt' has 4 bytes. Maximum allowed: 3 bytes.",
    );
    expect(await refusalOf(sandbox.read("input/c.md"))).toBe(
      "File not found: input/c.md. Readable paths: input, out.",
    );
    expect(await refusalOf(sandbox.read("../x"))).toContain("outside the workspace");
    expect(await refusalOf(sandbox.read("input/../../x"))).toContain("outside the workspace");
    expect(await refusalOf(sandbox.read("input/.git/config"))).toContain("'.git'");
  });

  it("limits the size of what is written, per path", async () => {
    const sandbox = sandboxOf({ workers: ["{paths: {out: {mode: rw, max_file_bytes: 3}}}"] });
    await sandbox.write("out/a", "abc");
    const sentence = "'out/b' has 4 bytes. Maximum allowed: 3 bytes.";
    expect(await refusalOf(sandbox.write("out/b", "abcd"))).toBe(sentence);
    expect(await refusalOf(sandbox.checkText("out/b", "abcd"))).toBe(sentence);
    expect(await refusalOf(sandbox.writeBinary("out/b", new Uint8Array(4)))).toBe(sentence);
  });

  it("makes the folder of a path when something is written, and lists it empty before", async () => {
    const sandbox = sandboxOf({ workers: ["{paths: {scratch: {root: ./made/here, mode: rw}}}"] });
    expect(await sandbox.list("scratch")).toEqual([]);
    expect(await sandbox.list(".")).toEqual([]);
    await sandbox.write("scratch/a.txt", "a");
    expect(await sandbox.list(".")).toEqual(["scratch/a.txt"]);
    expect(await sandbox.normalize("scratch/a.txt")).toBe("made/here/a.txt");
    expect(await refusalOf(sandbox.list("scratch/none"))).toContain("File not found");
  });

  it("lists all of them at once, by name, and only what may be read", async () => {
    const sandbox = sandboxOf({
      workers: ["{paths: {in: {root: input, suffixes: [.txt]}, out: {root: output}}}"],
    });
    expect(await sandbox.list(".")).toEqual(["in/b.txt", "out/report.md"]);
    expect(await sandbox.list("in")).toEqual(["b.txt"]);
    expect(await sandbox.stat(".")).toEqual({ path: "", kind: "directory", size: 0 });
    expect(await sandbox.stat("in/b.txt")).toEqual({ path: "in/b.txt", kind: "file", size: 4 });
    expect(await sandbox.exists("in/none")).toBe(false);
    expect(await refusalOf(sandbox.exists("notes"))).toContain("Path not in any sandbox: notes");
  });

  it("means one file by a name, also where a name is the folder of another path", async () => {
    const sandbox = sandboxOf({ workers: ["{paths: {a: {root: output}, output: {root: input}}}"] });
    expect(await sandbox.normalize("a/report.md")).toBe("output/report.md");
    expect(await sandbox.normalize("output/b.txt")).toBe("input/b.txt");
    expect(await sandbox.read("a/report.md")).toBe("report");
    expect(await sandbox.shown("a/report.md")).toBe("a/report.md");
  });

  it("describes itself for the tools", () => {
    const { guide, named } = sandboxOf({ workers: [NAMED] });
    expect([guide, named]).toEqual([
      "in one of: input/ (read-only), output/ (read and write), data/ (read-only)",
      true,
    ]);
  });
});

describe("restrict and readonly (C11)", () => {
  it.each([
    ["read", "/notes/today.md", "notes/today.md"],
    ["read", "notes/today.md", "notes/today.md"],
    // golem-forge: "/" is the restriction; only for names that are not at the root.
    ["read", "today.md", "notes/today.md"],
    ["read", "/deep/x.md", "notes/deep/x.md"],
    ["write", "/new.md", "notes/new.md"],
    ["read", "README.md", "Path not in any sandbox: README.md. Readable paths: /notes."],
    ["write", "/src/new.ts", "Path not in any sandbox: src/new.ts. Readable paths: /notes."],
    [
      "read",
      "/notes/../src/main.ts",
      "Path not in any sandbox: src/main.ts. Readable paths: /notes.",
    ],
    ["read", "notes/none.md", "File not found: notes/none.md. Readable paths: /notes."],
  ])("with `restrict: /notes`, %s %s: %s", async (verb, path, expected) => {
    expect(await outcome(sandboxOf({ workers: ["{restrict: /notes}"] }), [verb, path])).toBe(
      expected,
    );
  });

  it("keeps the paths what they are, also in lists", async () => {
    const sandbox = sandboxOf({ workers: ["{restrict: /notes/deep}"] });
    expect(await sandbox.list("/")).toEqual(["notes/deep/x.md"]);
    expect(await sandbox.list("notes")).toEqual(["deep/x.md"]);
    expect(await sandbox.list("notes/deep")).toEqual(["x.md"]);
    expect(await sandbox.stat("notes")).toMatchObject({ kind: "directory" });
    expect(await refusalOf(sandbox.list("src"))).toContain("Path not in any sandbox: src");
    expect(sandbox.guide).toBe("relative to the workspace root; only /notes/deep is visible");
  });

  it("lists nothing while the folder is missing", async () => {
    const sandbox = sandboxOf({ workers: ["{restrict: notes}"] }, {});
    expect(await sandbox.list(".")).toEqual([]);
    await sandbox.write("notes/a.log", "a");
    expect(await sandbox.list(".")).toEqual(["notes/a.log"]);
  });

  it.each(["write", "delete"])("does not let a read-only worker %s", async (verb) => {
    const sandbox = sandboxOf({ workers: ["{restrict: /src, readonly: true}"] });
    expect(await outcome(sandbox, [verb, "/src/main.ts"])).toBe(
      "Path is read-only: src/main.ts. Writable paths: none.",
    );
    expect(await refusalOf(sandbox.preImage("src/main.ts"))).toContain("Path is read-only");
    expect(await sandbox.read("/src/main.ts")).toBe("code");
  });

  it("takes `root` of the manifest for the worker's /", async () => {
    const sandbox = sandboxOf({ manifest: "{root: notes}", workers: [null] });
    expect(await sandbox.normalize("/today.md")).toBe("notes/today.md");
    expect(await sandbox.read("today.md")).toBe("note");
    expect(await sandbox.read("notes/today.md")).toBe("note");
    expect(await sandbox.shown("notes/today.md")).toBe("today.md");
    expect(await sandbox.list("/")).toEqual(["deep/x.md", "today.md"]);
    expect(await refusalOf(sandbox.read("../README.md"))).toContain("outside the workspace");
    expect(await outcome(sandbox, ["read", "src/main.ts"])).toContain(
      "File not found: src/main.ts",
    );
  });
});

describe("never wider (C10, F31)", () => {
  const everything = Object.keys(FILES).sort();

  it.each<[string, Written, string[]]>([
    ["nothing declared is the workspace", { workers: [null] }, everything],
    [
      "the entry has the manifest's paths",
      { manifest: "{paths: {input: {}}}", workers: [null] },
      ["input/a.pdf", "input/b.txt"],
    ],
    [
      "a worker adds paths to the manifest's",
      { manifest: "{paths: {input: {suffixes: [.txt]}}}", workers: ["{paths: {output: {}}}"] },
      ["input/b.txt", "output/report.md"],
    ],
    [
      "a callee that declares nothing has its caller's",
      { workers: ["{paths: {notes: {}}}", null] },
      ["notes/deep/x.md", "notes/today.md"],
    ],
    [
      "a callee that declares paths has exactly those",
      { workers: ["{paths: {notes: {}}}", "{paths: {output: {}}}"] },
      ["output/report.md"],
    ],
    [
      "a callee's restriction narrows its caller's paths",
      { workers: ["{paths: {notes: {}, input: {}}}", "{restrict: /notes/deep}"] },
      ["notes/deep/x.md"],
    ],
    [
      "a restriction inside a restriction is inside it",
      { workers: ["{restrict: notes}", "{restrict: /deep}"] },
      ["notes/deep/x.md"],
    ],
    [
      "a restriction cannot be undone",
      { workers: ["{restrict: notes/deep}", "{restrict: notes}", "{restrict: /}"] },
      ["notes/deep/x.md"],
    ],
    [
      "nor by paths of a callee",
      { workers: ["{restrict: notes}", "{paths: {input: {}, all: {root: .}}}"] },
      ["all/notes/deep/x.md", "all/notes/today.md"],
    ],
    [
      "the manifest restricts everybody",
      {
        manifest: "{restrict: notes}",
        workers: ["{paths: {input: {}, deep: {root: notes/deep}}}"],
      },
      ["deep/x.md"],
    ],
  ])("%s", async (_, written, files) => {
    expect(await sandboxOf(written).list(".")).toEqual(files);
  });

  it.each<[string, Written]>([
    ["the caller's readonly", { workers: ["{readonly: true}", "{paths: {output: {mode: rw}}}"] }],
    ["the manifest's readonly", { manifest: "{readonly: true}", workers: ["{readonly: false}"] }],
    [
      "the mode of the manifest's path",
      { manifest: "{paths: {output: {mode: ro}}}", workers: ["{paths: {output: {mode: rw}}}"] },
    ],
    [
      "the mode of the manifest's path, under another name",
      { manifest: "{paths: {o: {root: output}}}", workers: ["{paths: {output: {mode: rw}}}"] },
    ],
  ])("no worker writes against %s", async (_, written) => {
    expect(await outcome(sandboxOf(written), ["write", "output/x"])).toContain("Path is read-only");
  });

  it("what the current default branch no longer shows is refused as well", async () => {
    const pinned = scopeOf({ workers: [null] });
    const current = scopeOf({ workers: ["{paths: {input: {}}}"] });
    const sandbox = scopedSandbox(createMemorySandbox({ files: FILES }), [pinned, current]);
    expect(await sandbox.read("input/b.txt")).toBe("text");
    expect(await refusalOf(sandbox.read("README.md"))).toBe(
      "Path not in any sandbox on the current default branch: README.md. Readable paths: input.",
    );
    expect(await refusalOf(sandbox.write("input/b.txt", ""))).toContain(
      "Path is read-only on the current default branch: input/b.txt.",
    );
    expect(await sandbox.list(".")).toEqual(["input/a.pdf", "input/b.txt"]);
  });
});

describe("approval per path (C18)", () => {
  it.each([
    ["{paths: {output: {mode: rw, write_approval: false}}}", "write", "pre_approved"],
    ["{paths: {output: {mode: rw, write_approval: true}}}", "delete", "ask"],
    ["{paths: {output: {mode: rw, write_approval: blocked}}}", "write", "blocked"],
    ["{paths: {output: {read_approval: true}}}", "read", "ask"],
    ["{paths: {output: {read_approval: true}}}", "list", "ask"],
    ["{paths: {output: {mode: rw}}}", "write", null],
  ] as const)("%s: %s", async (worker, access, approval) => {
    const sandbox = sandboxOf({ workers: [worker] });
    const permission = { allowed: true, approval };
    expect(await sandbox.permits("output/report.md", access)).toEqual(permission);
    if (access === "list") expect(await sandbox.permits(".", access)).toEqual(permission);
  });

  it("takes the stricter of manifest and worker", async () => {
    const sandbox = sandboxOf({
      manifest: "{approval: {write: ask}, paths: {output: {write_approval: false}}}",
      workers: ["{paths: {output: {mode: rw, write_approval: false}}}"],
    });
    // The manifest's path is read-only, and no worker makes it more than that.
    expect(await sandbox.permits("output/a", "write")).toMatchObject({ allowed: false });
    const writable = sandboxOf({
      manifest: "{approval: {write: ask}}",
      workers: ["{paths: {output: {mode: rw, write_approval: false}}}"],
    });
    expect(await writable.permits("output/a", "write")).toEqual({ allowed: true, approval: "ask" });
    const asks = { allowed: true, approval: "pre_approved" };
    expect(await writable.permits("output/a", "delete")).toEqual(asks);
  });
});

describe("links", () => {
  it("lead nowhere that the scope does not show", async () => {
    const root = temporaryFolder();
    for (const folder of ["input", "secret"]) mkdirSync(join(root, folder));
    writeFileSync(join(root, "secret/key"), "secret");
    writeFileSync(join(root, "input/a"), "a");
    symlinkSync("../secret/key", join(root, "input/link"));
    symlinkSync("../secret", join(root, "input/folder"));
    symlinkSync("a", join(root, "input/fine"));
    symlinkSync("secret", join(root, "output"));
    const scope = scopeOf({ workers: ["{paths: {input: {}, output: {mode: rw}}}"] });
    const sandbox = scopedSandbox(createSandbox({ root }), [scope]);
    expect(await sandbox.read("input/fine")).toBe("a");
    for (const path of ["input/link", "input/folder/key", "output/key"]) {
      expect(await refusalOf(sandbox.read(path))).toContain("a link that leads out");
      expect(await refusalOf(sandbox.readBinary(path))).not.toContain("secret\n");
      expect(await refusalOf(sandbox.stat(path))).toContain("a link that leads out");
    }
    await refusalOf(sandbox.list("output"));
    await refusalOf(sandbox.list("input/folder"));
    await refusalOf(sandbox.write("output/new", "x"));
  });
});
