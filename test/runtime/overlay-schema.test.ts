import { expect, test } from "vitest";
import { isWorkspacePath, parseOverlay } from "../../src/runtime/overlay-schema.ts";

test.each([
  "a",
  "a/b",
  "-rf",
  " ",
  "a\\b",
  "a\\",
  ".github/x",
  ".gitignore",
  "git",
  "..a",
  "a:b",
  "é",
])("%j is a path inside the workspace", (path) => expect(isWorkspacePath(path)).toBe(true));

test.each([
  "",
  "/a",
  "a/",
  "a//b",
  ".",
  "./a",
  "..",
  "a/../b",
  "a\0b",
  ".git",
  ".git/config",
  "a/.GIT/x",
  ".git. /x",
  ".git::$INDEX_ALLOCATION/x",
  "GIT~1/x",
  "a\\.git\\x",
  ".g\u200cit/x",
])("%j is none", (path) => expect(isWorkspacePath(path)).toBe(false));

test("an overlay with anything unknown in it is refused", () => {
  const overlay = { files: [], deleted: [], emptyDirectories: [] };
  expect(parseOverlay(JSON.stringify(overlay))).toEqual(overlay);
  expect(() => parseOverlay(JSON.stringify({ ...overlay, hooks: [] }))).toThrow();
  const gitlink = { path: "a", mode: "160000", oid: "0".repeat(40) };
  expect(() => parseOverlay(JSON.stringify({ ...overlay, files: [gitlink] }))).toThrow();
});
