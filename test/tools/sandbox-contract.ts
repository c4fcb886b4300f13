import { describe, expect, it } from "vitest";
import { LlmDoError, messageOf } from "../../src/errors.ts";
import type { Sandbox } from "../../src/tools/sandbox.ts";

export interface SandboxOptions {
  maxFileBytes?: number;
  onTouch?: (path: string) => void;
}

/** Makes a sandbox that holds exactly these files, by workspace path. */
export type MakeSandbox = (
  files: Record<string, string | Uint8Array>,
  options?: SandboxOptions,
) => Sandbox;

/** The sentence that a refusal answers with; fails the test when it is let through. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    expect(error).toBeInstanceOf(LlmDoError);
    return messageOf(error);
  }
  throw new Error("the sandbox let this through");
}

const everyMethod: [string, (sandbox: Sandbox, path: string) => Promise<unknown>][] = [
  ["normalize", (sandbox, path) => sandbox.normalize(path)],
  ["shown", (sandbox, path) => sandbox.shown(path)],
  ["resolve", (sandbox, path) => sandbox.resolve(path)],
  ["read", (sandbox, path) => sandbox.read(path)],
  ["readBinary", (sandbox, path) => sandbox.readBinary(path)],
  ["preImage", (sandbox, path) => sandbox.preImage(path)],
  ["write", (sandbox, path) => sandbox.write(path, "mine")],
  ["writeBinary", (sandbox, path) => sandbox.writeBinary(path, new Uint8Array([1]))],
  ["delete", (sandbox, path) => sandbox.delete(path)],
  ["stat", (sandbox, path) => sandbox.stat(path)],
  ["exists", (sandbox, path) => sandbox.exists(path)],
  ["list", (sandbox, path) => sandbox.list(path)],
];

/** What every implementation of the sandbox does, whatever holds its files (F105). */
export function describeSandbox(make: MakeSandbox): void {
  const small = (options?: SandboxOptions) =>
    make({ "docs/a.md": "inside\n", "docs/deep/b.md": "b", "image.png": BINARY }, options);

  describe.each(everyMethod)("%s", (_, call) => {
    it.each([
      "../outside",
      "docs/../../outside",
      "/../outside",
      "/etc/passwd",
      "/proc/self/environ",
      "~/.ssh/id_rsa",
      "..\\outside",
      "docs/a\0.md",
      "docs/\n",
    ])("refuses %j, which is no path of the workspace", async (path) => {
      const touched: string[] = [];
      await refusalOf(call(small({ onTouch: (at) => touched.push(at) }), path));
      expect(touched).toEqual([]);
    });

    it.each([".git", ".git/config", "docs/.GIT/config", ".git./x", ".g\u200cit/x", "git~1/x"])(
      "refuses %j, which some file system takes for .git",
      async (path) => {
        expect(await refusalOf(call(small(), path))).toContain("'.git'");
      },
    );
  });

  describe("paths", () => {
    it.each(["docs/a.md", "./docs/a.md", "/docs/a.md", "docs//a.md", "docs/../docs/./a.md"])(
      "reads %s, in every style",
      async (path) => {
        const sandbox = small();
        expect(await sandbox.read(path)).toBe("inside\n");
        expect(await sandbox.normalize(path)).toBe("docs/a.md");
        expect(await sandbox.shown(path)).toBe("docs/a.md");
        expect(await sandbox.resolve(path)).toBe("docs/a.md");
      },
    );

    it("takes /tmp for the workspace's own folder only where there is one", async () => {
      expect(await refusalOf(small().write("/tmp/x", ""))).toContain("outside the workspace");
      const sandbox = make({ "tmp/y": "" });
      await sandbox.write("/tmp/x", "x");
      expect(await sandbox.read("tmp/x")).toBe("x");
    });

    it("says what is allowed", async () => {
      const sandbox = small();
      expect(await refusalOf(sandbox.read("../x"))).toMatchInlineSnapshot(
        `"'../x' is outside the workspace. Paths are relative to the workspace root: 'docs/a.md', './docs/a.md' or '/docs/a.md'."`,
      );
      expect(await refusalOf(sandbox.read("docs/b.md"))).toContain("File not found: docs/b.md.");
      expect(await refusalOf(sandbox.read("docs"))).toContain("Not a file: docs.");
      expect(await sandbox.permits("docs/a.md", "write")).toEqual({
        allowed: true,
        approval: null,
      });
    });
  });

  describe("reading and writing", () => {
    it("keeps bytes, a byte order mark, CR LF and a missing last newline", async () => {
      const sandbox = small();
      await sandbox.write("new/folder/x", "\ufeffa\r\né");
      expect(await sandbox.read("new/folder/x")).toBe("\ufeffa\r\né");
      await sandbox.writeBinary("y.bin", BINARY);
      expect([...(await sandbox.readBinary("y.bin"))]).toEqual([...BINARY]);
      expect([...(await sandbox.readBinary("image.png"))]).toEqual([...BINARY]);
    });

    it("reads and writes nothing but text as text", async () => {
      const sandbox = small();
      expect(await refusalOf(sandbox.read("image.png"))).toContain("as an attachment");
      expect(await refusalOf(sandbox.write("c", "a\0b"))).toContain("NUL");
      expect(await refusalOf(sandbox.checkText("d", "\ud83d"))).toContain("surrogate");
      expect(await sandbox.exists("c")).toBe(false);
    });

    it("holds files up to its limit and not one byte more", async () => {
      const touched: string[] = [];
      const sandbox = make(
        { full: "x".repeat(10) },
        { maxFileBytes: 10, onTouch: (path) => touched.push(path) },
      );
      expect(await sandbox.read("full")).toHaveLength(10);
      await sandbox.write("a", "é".repeat(5));
      const sentence = "'b' has 11 bytes. Maximum allowed: 10 bytes.";
      expect(await refusalOf(sandbox.write("b", "x".repeat(11)))).toBe(sentence);
      expect(await refusalOf(sandbox.checkText("b", "x".repeat(11)))).toBe(sentence);
      expect(await refusalOf(sandbox.writeBinary("b", new Uint8Array(11)))).toBe(sentence);
      expect(touched).toEqual(["a"]);
    });

    it("refuses a folder, and a path below a file", async () => {
      const sandbox = small();
      expect(await refusalOf(sandbox.write("docs", "x"))).toContain("Not a file: docs");
      expect(await refusalOf(sandbox.write("", "x"))).toContain("Not a file");
      expect(await refusalOf(sandbox.write("docs/a.md/b", "x"))).toContain("not a directory");
      expect(await refusalOf(sandbox.preImage("docs/a.md/b"))).toContain("not a directory");
      await refusalOf(sandbox.read("docs/a.md/b"));
    });

    it("knows what a change would replace", async () => {
      const sandbox = small();
      const before = await sandbox.preImage("docs/a.md");
      expect(new TextDecoder().decode(before ?? undefined)).toBe("inside\n");
      expect(await sandbox.preImage("docs/new.md")).toBeNull();
      expect(await sandbox.preImage("no/such/folder/b.md")).toBeNull();
    });

    it("hands out copies: what a caller does to bytes changes no file", async () => {
      const sandbox = small();
      (await sandbox.readBinary("image.png")).fill(7);
      const mine = new Uint8Array([1, 2]);
      await sandbox.writeBinary("mine", mine);
      mine.fill(9);
      expect([...(await sandbox.readBinary("image.png"))]).toEqual([...BINARY]);
      expect([...(await sandbox.readBinary("mine"))]).toEqual([1, 2]);
    });

    it("makes changes one after another", async () => {
      const sandbox = make({ count: "0" });
      const increment = async () => {
        await sandbox.write("count", String(Number(await sandbox.read("count")) + 1));
      };
      const changes = Array.from({ length: 10 }, () => sandbox.exclusively(increment));
      await Promise.all(changes);
      expect(await sandbox.read("count")).toBe("10");
    });
  });

  describe("delete, stat, exists and list", () => {
    it("deletes a file, not a folder, and nothing twice", async () => {
      const touched: string[] = [];
      const sandbox = small({ onTouch: (path) => touched.push(path) });
      expect(await refusalOf(sandbox.delete("docs"))).toContain("Not a file");
      await sandbox.delete("/docs/deep/b.md");
      expect(await sandbox.exists("docs/deep/b.md")).toBe(false);
      expect(await sandbox.exists("docs/deep")).toBe(true);
      expect(await refusalOf(sandbox.delete("docs/deep/b.md"))).toContain("File not found");
      expect(touched).toEqual(["docs/deep/b.md"]);
    });

    it("tells files from folders from nothing", async () => {
      const sandbox = small();
      const file = { path: "docs/a.md", kind: "file", size: 7 };
      expect(await sandbox.stat("/docs/a.md")).toEqual(file);
      expect(await sandbox.stat(".")).toEqual({ path: "", kind: "directory", size: 0 });
      expect(await sandbox.stat("docs/b.md")).toBeUndefined();
      expect(await sandbox.stat("docs/a.md/b")).toBeUndefined();
      expect(await sandbox.exists("docs")).toBe(true);
      expect(await sandbox.exists("nothing/here")).toBe(false);
    });

    it("lists files at any depth, dotfiles too, sorted and relative", async () => {
      const sandbox = make({ "docs/.hidden": "", "docs/Z": "", "docs/sub/é": "", other: "" });
      expect(await sandbox.list("docs")).toEqual([".hidden", "Z", "sub/é"]);
      expect(await sandbox.list(".")).toEqual(["docs/.hidden", "docs/Z", "docs/sub/é", "other"]);
      expect(await refusalOf(sandbox.list("other"))).toContain("not a directory");
      expect(await refusalOf(sandbox.list("nothing"))).toContain("File not found: nothing");
    });
  });
}

const BINARY = new Uint8Array([0, 1, 2, 255]);
