import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { attachmentBlocks } from "../../src/runtime/attachments.ts";
import type { Frame, Run } from "../../src/runtime/frame.ts";
import { createRedactor } from "../../src/runtime/redact.ts";
import { createSandbox } from "../../src/tools/node-sandbox.ts";
import { isProtectedPath } from "../../src/tools/protected-path.ts";
import { scopedSandbox } from "../../src/tools/scoped-sandbox.ts";
import { sharedFiles } from "../../src/tools/shared-files.ts";
import { delegates, startWorld, worker } from "../runtime/machine.ts";
import { scopeOf } from "../tools/scopes.ts";

function folder(files: Record<string, string | Buffer>, links: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), "llm-do-attack-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path));
  return root;
}

describe("a link in a pull request does not get around", () => {
  const FILES = { "open/a.txt": "a", "private/key": "key", "open/.env": "TOKEN=1" };
  const LINKS = {
    "open/key.txt": "../private/key",
    "open/env.txt": ".env",
    "open/folder": "../private",
  };

  test("the approval that reading the other folder needs", async () => {
    const root = folder(FILES, LINKS);
    const scope = scopeOf({
      workers: ["{paths: {open: {}, private: {read_approval: true}}}"],
    });
    const sandbox = scopedSandbox(createSandbox({ root }), [scope]);
    expect(await sandbox.permits("open/a.txt", "read")).toMatchObject({ approval: null });
    for (const path of ["open/key.txt", "open/folder/key", "private/key"]) {
      expect(await sandbox.permits(path, "read")).toEqual({ allowed: true, approval: "ask" });
    }
    expect(await sandbox.permits("open/folder", "list")).toMatchObject({ approval: "ask" });
  });

  test("the suffixes that a folder is limited to", async () => {
    const root = folder(FILES, LINKS);
    const scope = scopeOf({ workers: ["{paths: {open: {suffixes: [.txt]}}}"] });
    const sandbox = scopedSandbox(createSandbox({ root }), [scope]);
    expect(await sandbox.read("open/a.txt")).toBe("a");
    await expect(sandbox.read("open/env.txt")).rejects.toThrow(/link/);
    expect((await sandbox.permits("open/env.txt", "read")).allowed).toBe(false);
  });

  test.each([
    "open/key.txt/../../private/key",
    "open:../private/key",
    "open/../private/key",
    "OPEN/../private/key",
    "/open/../private/key",
    "./private/key",
    "open/folder/../../private/key",
  ])("a scope without that folder, written %s", async (path) => {
    const root = folder(FILES, LINKS);
    const sandbox = scopedSandbox(createSandbox({ root }), [
      scopeOf({ workers: ["{paths: {open: {mode: rw}}}"] }),
    ]);
    await expect(sandbox.read(path)).rejects.toThrow();
    await expect(sandbox.write(path, "x")).rejects.toThrow();
    await expect(sandbox.delete(path)).rejects.toThrow();
  });

  test("readonly and restrict, by a link or another spelling", async () => {
    const root = folder({ "src/a": "a", "other/b": "b" }, { "src/out": "../other" });
    const restricted = scopedSandbox(createSandbox({ root }), [
      scopeOf({ workers: ["{restrict: /src}"] }),
    ]);
    for (const path of ["src/out/b", "/src/out/b", "src/../other/b", "other/b"]) {
      await expect(restricted.read(path)).rejects.toThrow();
      await expect(restricted.write(path, "x")).rejects.toThrow();
    }
    const readonly = scopedSandbox(createSandbox({ root }), [
      scopeOf({
        workers: ["{readonly: true}", "{readonly: false, paths: {s: {root: src, mode: rw}}}"],
      }),
    ]);
    for (const path of ["s/a", "s:a", "/s/a", "src/a"]) {
      await expect(readonly.write(path, "x")).rejects.toThrow();
    }
  });
});

test("a file that is written through a hard link leaves the other name alone", async () => {
  const root = folder({ "src/a": "a" });
  const outside = folder({ secret: "mine" });
  linkSync(join(outside, "secret"), join(root, "src/linked"));
  await createSandbox({ root }).write("src/linked", "theirs");
  const { readFileSync } = await import("node:fs");
  expect(readFileSync(join(outside, "secret"), "utf8")).toBe("mine");
});

test.each([
  "llm-do.lock",
  "sub/llm-do.lock",
  "lib.yaml",
  "tools.mts",
  "tools.mjs",
  "Tools.CJS",
  "toolsets/x.ts",
  "workers/a/toolsets/x.py",
  "templates/x.jinja",
  "workers/a/templates/deep/x.j2",
  "workers.py",
  "a/b.worker",
])("a change of %s, which decides what later runs do, is never pre-approved", (path) => {
  expect(isProtectedPath(path)).toBe(true);
});

describe("an attachment cannot carry", () => {
  const SECRET = "ghs_0123456789abcdef";

  async function attached(files: Record<string, string | Buffer>, path: string) {
    const root = folder(files);
    const appended: unknown[] = [];
    const run = {
      journal: {
        state: { attachments: new Map() },
        append: (event: unknown) => appended.push(event),
      },
      workspace: { ready: async () => undefined },
      sandboxOf: async () => createSandbox({ root }),
      redact: createRedactor([SECRET]),
      modelOf: async () => ({
        id: "m:x",
        capabilities: { media: ["image/png", "image/gif", "application/pdf"], serverTools: [] },
      }),
    } as unknown as Run;
    const frame = { key: "", attachments: [path], worker: worker("a"), caller: null };
    const result = await attachmentBlocks(run, frame as unknown as Frame);
    return { result, appended };
  }

  test.each<[string, string | Buffer]>([
    ["a.pdf", `%PDF-1.7\nTOKEN=${SECRET}\n`],
    ["a.png", `GIF89a${SECRET}`],
    ["a.txt", Buffer.concat([Buffer.from("%PDF-"), Buffer.from([0xff]), Buffer.from(SECRET)])],
    ["b.pdf", `%PDF-1.7\n${Buffer.from(SECRET).toString("base64")}`],
  ])("a secret in %s that calls itself media", async (path, content) => {
    const { result, appended } = await attached({ [path]: content }, path);
    expect(result).toEqual({
      kind: "problem",
      message: `The attachment ${path} holds the value of a secret, so it is not sent.`,
    });
    expect(appended).toEqual([]);
  });

  test("a secret as text: it is masked, and so is the journal", async () => {
    const { result, appended } = await attached({ "a.png": `TOKEN=${SECRET}` }, "a.png");
    expect(JSON.stringify([result, appended])).not.toContain(SECRET);
    expect(JSON.stringify(result)).toContain("TOKEN=***");
  });

  test.each([".git/config", "../x", "/etc/passwd", "link", ".GIT/config", "a/../.git/config"])(
    "%s",
    async (path) => {
      using w = startWorld({
        workers: [worker("main", delegates("reader")), worker("reader")],
        answers: {
          main: [{ calls: [["reader", { input: "Read.", attachments: [path] }]] }, { text: "end" }],
          reader: [{ text: "never" }],
        },
      });
      mkdirSync(join(w.root, ".git"));
      writeFileSync(join(w.root, ".git/config"), "secret");
      symlinkSync("/etc/passwd", join(w.root, "link"));
      expect((await w.boot()).status).toBe("completed");
      expect(w.requests.map((request) => request.worker)).toEqual(["main", "main"]);
    },
  );

  test("more than its policy lets be read: sizes are asked before contents", async () => {
    const root = folder({ "a.txt": "a".repeat(100), "b.txt": "b" });
    const read: string[] = [];
    const base = createSandbox({ root });
    const sandbox = {
      ...base,
      readBinary: (path: string) => {
        read.push(path);
        return base.readBinary(path);
      },
    };
    const callee = worker("callee", {
      attachments: { ...worker("x").attachments, maxTotalBytes: 50, declared: true },
    });
    const sharing = { caller: worker("main"), callee, sandbox };
    await expect(sharedFiles(["b.txt", "a.txt"], sharing)).rejects.toThrow("exceeds limit");
    expect(read).toEqual([]);
  });
});
