import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSandbox } from "../../src/tools/node-sandbox.ts";
import type { Sandbox } from "../../src/tools/sandbox.ts";
import { describeSandbox, refusalOf } from "./sandbox-contract.ts";
import { temporaryFolder } from "./temporary-folder.ts";

interface Place {
  root: string;
  outside: string;
  sandbox: Sandbox;
  touched: string[];
}

/** A workspace with `docs/a.md`, beside a folder with a secret. */
function place(options: { maxFileBytes?: number } = {}): Place {
  const parent = temporaryFolder();
  const root = join(parent, "workspace");
  const outside = join(parent, "outside");
  mkdirSync(join(root, "docs"), { recursive: true });
  mkdirSync(outside);
  writeFileSync(join(root, "docs/a.md"), "inside\n");
  writeFileSync(join(outside, "secret.txt"), "secret\n");
  const touched: string[] = [];
  const sandbox = createSandbox({ root, onTouch: (path) => touched.push(path), ...options });
  return { root, outside, sandbox, touched };
}

describe("a sandbox on disk", () => {
  describeSandbox((files, options = {}) => {
    const root = temporaryFolder();
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    return createSandbox({ root, ...options });
  });
});

describe("path styles", () => {
  it("maps a path of the machine that is inside the workspace", async () => {
    const { sandbox, root } = place();
    expect(await sandbox.read(join(root, "docs/a.md"))).toBe("inside\n");
    expect(await sandbox.normalize(root)).toBe("");
  });
});

const everyMethod: [string, (sandbox: Sandbox, path: string) => Promise<unknown>][] = [
  ["read", (sandbox, path) => sandbox.read(path)],
  ["preImage", (sandbox, path) => sandbox.preImage(path)],
  ["write", (sandbox, path) => sandbox.write(path, "mine")],
  ["delete", (sandbox, path) => sandbox.delete(path)],
  ["stat", (sandbox, path) => sandbox.stat(path)],
  ["exists", (sandbox, path) => sandbox.exists(path)],
  ["list", (sandbox, path) => sandbox.list(path)],
];

describe.each(everyMethod)("%s", (_, call) => {
  it.each([
    "../outside/secret.txt",
    "docs/../../outside/secret.txt",
    "/../outside/secret.txt",
    "/etc/passwd",
    "/proc/self/environ",
    "/dev/zero",
    "~/.ssh/id_rsa",
    "~",
    "..\\outside\\secret.txt",
    "C:\\Windows",
    "docs/a\0.md",
    "docs/\n",
  ])("refuses %j, which is no path of the workspace", async (path) => {
    const { sandbox, outside, touched } = place();
    await refusalOf(call(sandbox, path));
    await refusalOf(call(sandbox, join(outside, "../../outside-of-all")));
    expect(readFileSync(join(outside, "secret.txt"), "utf8")).toBe("secret\n");
    expect(touched).toEqual([]);
  });

  it.each([
    ".git/config",
    ".git",
    ".git/",
    ".GIT/config",
    ".Git/hooks/pre-commit",
    "docs/.git/config",
    ".git /config",
    ".git./config",
    ".git. ./config",
    ".git::$INDEX_ALLOCATION/config",
    ".g\u200cit/config",
    ".gi\ufefft/config",
    "\u202e.git/config",
    "git~1/config",
    "GIT~1/config",
    "docs/../.git/config",
  ])("refuses %j, which some file system takes for .git", async (path) => {
    const { sandbox, root } = place();
    mkdirSync(join(root, ".git"));
    writeFileSync(join(root, ".git/config"), "token");
    expect(await refusalOf(call(sandbox, path))).toContain("'.git'");
    expect(readFileSync(join(root, ".git/config"), "utf8")).toBe("token");
  });

  it("refuses a link to a file outside", async () => {
    const { sandbox, root, outside } = place();
    symlinkSync(join(outside, "secret.txt"), join(root, "link.txt"));
    await refusalOf(call(sandbox, "link.txt"));
    expect(readFileSync(join(outside, "secret.txt"), "utf8")).toBe("secret\n");
  });

  it("refuses a link to a folder outside, and whatever is behind it", async () => {
    const { sandbox, root, outside } = place();
    symlinkSync("../outside", join(root, "link"));
    symlinkSync("link", join(root, "chain"));
    for (const path of ["link", "link/secret.txt", "chain/secret.txt"]) {
      await refusalOf(call(sandbox, path));
    }
    expect(readdirSync(outside)).toEqual(["secret.txt"]);
    expect(readFileSync(join(outside, "secret.txt"), "utf8")).toBe("secret\n");
  });

  it("refuses a link to .git", async () => {
    const { sandbox, root } = place();
    mkdirSync(join(root, ".git"));
    writeFileSync(join(root, ".git/config"), "token");
    symlinkSync(".git", join(root, "innocent"));
    symlinkSync(".git/config", join(root, "notes.md"));
    for (const path of ["innocent/config", "notes.md"]) await refusalOf(call(sandbox, path));
    expect(readFileSync(join(root, ".git/config"), "utf8")).toBe("token");
  });

  it("refuses a FIFO without waiting for its other end", { timeout: 2_000 }, async () => {
    const { sandbox, root } = place();
    execFileSync("mkfifo", [join(root, "pipe")]);
    await refusalOf(call(sandbox, "pipe"));
    expect(lstatSync(join(root, "pipe")).isFIFO()).toBe(true);
  });
});

describe("reading", () => {
  it("follows a link that stays inside", async () => {
    const { sandbox, root } = place();
    symlinkSync("docs", join(root, "link"));
    symlinkSync("../docs/a.md", join(root, "docs/again.md"));
    expect(await sandbox.read("link/a.md")).toBe("inside\n");
    expect(await sandbox.read("docs/again.md")).toBe("inside\n");
  });

  it("ends at a link that leads to itself", async () => {
    const { sandbox, root } = place();
    symlinkSync("loop", join(root, "loop"));
    expect(await refusalOf(sandbox.read("loop"))).toContain("symbolic link");
  });

  it("keeps a byte order mark, CR LF and a missing last newline", async () => {
    const { sandbox, root } = place();
    writeFileSync(join(root, "x"), "\ufeffa\r\nb");
    expect(await sandbox.read("x")).toBe("\ufeffa\r\nb");
  });

  it.each([
    ["a NUL byte", Buffer.from("a\0b")],
    ["invalid UTF-8", Buffer.from([0x61, 0xff, 0xfe])],
    ["an encoded surrogate", Buffer.from([0xed, 0xa0, 0x80])],
  ])("refuses %s and names attachments", async (_, bytes) => {
    const { sandbox, root } = place();
    writeFileSync(join(root, "image.png"), bytes);
    expect(await refusalOf(sandbox.read("image.png"))).toContain("attachment");
  });

  it("reads a file of exactly the limit and not one byte more", async () => {
    const { sandbox, root } = place({ maxFileBytes: 1_000 });
    writeFileSync(join(root, "full"), "x".repeat(1_000));
    writeFileSync(join(root, "over"), "x".repeat(1_001));
    expect(await sandbox.read("full")).toHaveLength(1_000);
    expect(await refusalOf(sandbox.read("over"))).toBe(
      "'over' has 1,001 bytes. Maximum allowed: 1,000 bytes.",
    );
  });
});

describe("writing", () => {
  it("creates parents, tells what it touches and leaves nothing else behind", async () => {
    const { sandbox, root, touched } = place();
    await sandbox.write("/new/folder/b.md", "é\n");
    expect(readFileSync(join(root, "new/folder/b.md"), "utf8")).toBe("é\n");
    expect(readdirSync(join(root, "new/folder"))).toEqual(["b.md"]);
    expect(touched).toEqual(["new/folder/b.md"]);
  });

  it("keeps the mode of the file that it replaces", async () => {
    const { sandbox, root } = place();
    chmodSync(join(root, "docs/a.md"), 0o755);
    await sandbox.write("docs/a.md", "new");
    expect(statSync(join(root, "docs/a.md")).mode & 0o777).toBe(0o755);
  });

  it("does not write through a hard link", async () => {
    const { sandbox, root, outside } = place();
    linkSync(join(outside, "secret.txt"), join(root, "hard.txt"));
    await sandbox.write("hard.txt", "mine");
    expect(readFileSync(join(outside, "secret.txt"), "utf8")).toBe("secret\n");
    expect(readFileSync(join(root, "hard.txt"), "utf8")).toBe("mine");
  });

  it("does not change a link inside, nor what it points to, and says so", async () => {
    const { sandbox, root } = place();
    symlinkSync("docs/a.md", join(root, "link.md"));
    expect(await refusalOf(sandbox.write("link.md", "mine"))).toMatchInlineSnapshot(
      `"'link.md' is a symbolic link, which file tools do not change. Name the file or folder that it points to by its own path."`,
    );
    expect(await refusalOf(sandbox.delete("link.md"))).toContain("symbolic link");
    expect(readlinkSync(join(root, "link.md"))).toBe("docs/a.md");
    expect(await sandbox.read("docs/a.md")).toBe("inside\n");
  });

  it("does not reach a protected folder by another name", async () => {
    const { sandbox, root } = place();
    mkdirSync(join(root, ".github"));
    symlinkSync("../.github", join(root, "docs/more"));
    expect(await refusalOf(sandbox.write("docs/more/workflows/ci.yml", ""))).toContain(
      "'docs/more' is a symbolic link",
    );
    expect(readdirSync(join(root, ".github"))).toEqual([]);
  });

  it("refuses a dangling link instead of creating its target", async () => {
    const { sandbox, root, outside } = place();
    symlinkSync(join(outside, "new.txt"), join(root, "link.txt"));
    await refusalOf(sandbox.write("link.txt", "mine"));
    expect(existsSync(join(outside, "new.txt"))).toBe(false);
  });

  it("refuses a folder, and a path below a file", async () => {
    const { sandbox } = place();
    expect(await refusalOf(sandbox.write("docs", "x"))).toContain("Not a file: docs");
    expect(await refusalOf(sandbox.write("", "x"))).toContain("Not a file");
    expect(await refusalOf(sandbox.write("docs/a.md/b", "x"))).toContain("not a directory");
  });

  it("refuses what a checkpoint cannot carry: another repository's files", async () => {
    const { sandbox, root } = place();
    mkdirSync(join(root, "module/src"), { recursive: true });
    writeFileSync(join(root, "module/.git"), "gitdir: ../.git/modules/module");
    const sentence = await refusalOf(sandbox.write("module/src/a.ts", "x"));
    expect(sentence).toContain("'module' is a repository of its own");
    expect(await refusalOf(sandbox.preImage("module/src/a.ts"))).toBe(sentence);
  });

  it("refuses content over the limit, NUL characters and half surrogate pairs", async () => {
    const { sandbox, touched } = place({ maxFileBytes: 10 });
    await sandbox.write("a", "é".repeat(5));
    expect(await refusalOf(sandbox.write("b", "é".repeat(5).concat("x")))).toContain("11 bytes");
    expect(await refusalOf(sandbox.write("c", "a\0b"))).toContain("NUL");
    expect(await refusalOf(sandbox.write("d", "\ud83d"))).toContain("surrogate");
    expect(touched).toEqual(["a"]);
  });

  it("says so when a name is too long, without a path of the machine", async () => {
    const { sandbox, root } = place();
    const sentence = await refusalOf(sandbox.write("x".repeat(256), ""));
    expect(sentence).toContain("the name is too long");
    expect(sentence).not.toContain(root);
  });
});

describe("a folder that another process swaps for a link to outside, all the time", () => {
  it("never lets a byte out or in", { timeout: 20_000 }, async () => {
    const { sandbox, root, outside } = place();
    mkdirSync(join(root, "folder"));
    const swapper = swapForever(join(root, "folder"), outside);
    let written = 0;
    const until = Date.now() + 1_500;
    while (Date.now() < until) {
      await sandbox.write("folder/out.txt", "escaped").then(
        () => (written += 1),
        () => undefined,
      );
      await sandbox.delete("folder/secret.txt").catch(() => undefined);
      const read = await sandbox.read("folder/secret.txt").catch(() => "");
      expect(read).toBe("");
    }
    swapper.kill("SIGKILL");
    expect(written).toBeGreaterThan(0);
    expect(readdirSync(outside)).toEqual(["secret.txt"]);
  });
});

function swapForever(folder: string, target: string): ChildProcess {
  const script = `
    const { mkdirSync, renameSync, symlinkSync, rmSync, unlinkSync } = require("node:fs");
    const [folder, target] = process.argv.slice(1);
    const attempt = (step) => { try { step(); } catch {} };
    for (;;) {
      attempt(() => renameSync(folder, folder + "-aside"));
      attempt(() => symlinkSync(target, folder));
      attempt(() => unlinkSync(folder));
      attempt(() => mkdirSync(folder));
      attempt(() => rmSync(folder + "-aside", { recursive: true }));
    }`;
  const child = spawn(process.execPath, ["-e", script, folder, target], { stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

describe("preImage", () => {
  it("is the content that a write would replace, and null where there is none", async () => {
    const { sandbox, root } = place();
    writeFileSync(join(root, "image.png"), Buffer.from([0, 1]));
    expect(Buffer.from((await sandbox.preImage("docs/a.md")) ?? "").toString()).toBe("inside\n");
    expect(await sandbox.preImage("image.png")).toEqual(Buffer.from([0, 1]));
    expect(await sandbox.preImage("docs/b.md")).toBeNull();
    expect(await sandbox.preImage("no/such/folder/b.md")).toBeNull();
  });
});

describe("delete, stat and exists", () => {
  it("deletes a file, not a folder, and nothing twice", async () => {
    const { sandbox, root, touched } = place();
    expect(await refusalOf(sandbox.delete("docs"))).toContain("Not a file");
    await sandbox.delete("docs/a.md");
    expect(existsSync(join(root, "docs/a.md"))).toBe(false);
    expect(await refusalOf(sandbox.delete("docs/a.md"))).toContain("File not found");
    expect(touched).toEqual(["docs/a.md"]);
  });

  it("tells files from folders from nothing", async () => {
    const { sandbox } = place();
    expect(await sandbox.stat("/docs/a.md")).toEqual({ path: "docs/a.md", kind: "file", size: 7 });
    expect(await sandbox.stat(".")).toEqual({ path: "", kind: "directory", size: 0 });
    expect(await sandbox.stat("docs/b.md")).toBeUndefined();
    expect(await sandbox.exists("docs")).toBe(true);
    expect(await sandbox.exists("nothing/here")).toBe(false);
  });
});

describe("list", () => {
  it("holds files only, dotfiles too, sorted, relative, without .git and links that lead out", async () => {
    const { sandbox, root, outside } = place();
    mkdirSync(join(root, ".git"));
    mkdirSync(join(root, "docs/sub/.git"), { recursive: true });
    mkdirSync(join(root, "docs/empty"));
    for (const path of [".git/x", "docs/sub/.git/x", "docs/.hidden", "docs/Z", "docs/sub/é"]) {
      writeFileSync(join(root, path), "");
    }
    symlinkSync("a.md", join(root, "docs/link"));
    symlinkSync("..", join(root, "docs/up"));
    symlinkSync(join(outside, "secret.txt"), join(root, "docs/out"));
    symlinkSync("../.git/x", join(root, "docs/git"));
    expect(await sandbox.list("docs")).toEqual([".hidden", "Z", "a.md", "link", "sub/é"]);
    expect(await sandbox.list("")).toContain("docs/sub/é");
  });

  it("refuses a file and a folder that is missing", async () => {
    const { sandbox } = place();
    await refusalOf(sandbox.list("docs/a.md"));
    expect(await refusalOf(sandbox.list("nothing"))).toContain("File not found: nothing");
  });
});
