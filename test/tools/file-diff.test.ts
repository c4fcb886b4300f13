import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blobId, describeChange } from "../../src/tools/file-diff.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const path = "docs/a.md";
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join("");

describe("describeChange", () => {
  it("shows a change with three lines around it", async () => {
    const before = numbered(9);
    const change = await describeChange({
      path,
      before,
      after: before.replace("line 5\n", "line five\nand more\n"),
    });
    expect(change.diff).toMatchInlineSnapshot(`
      "--- a/docs/a.md
      +++ b/docs/a.md
      @@ -2,7 +2,8 @@
       line 2
       line 3
       line 4
      -line 5
      +line five
      +and more
       line 6
       line 7
       line 8
      "
    `);
    expect(change.line).toBe(5);
  });

  it("shows a new file, from nothing", async () => {
    const change = await describeChange({ path, before: null, after: "one\ntwo" });
    expect(change.diff).toMatchInlineSnapshot(`
      "--- /dev/null
      +++ b/docs/a.md
      @@ -0,0 +1,2 @@
      +one
      +two
      \\ No newline at end of file
      "
    `);
    expect([change.before, change.line, change.content]).toEqual([null, null, "one\ntwo"]);
  });

  it("shows a deleted file, to nothing", async () => {
    const change = await describeChange({ path, before: "one\n", after: null });
    expect(change.diff).toMatchInlineSnapshot(`
      "--- a/docs/a.md
      +++ /dev/null
      @@ -1 +0,0 @@
      -one
      "
    `);
    expect([change.after, change.line, change.content]).toEqual([null, 1, null]);
  });

  it("shows that only the last newline changes", async () => {
    const change = await describeChange({ path, before: "a\nb", after: "a\nb\n" });
    expect(change.diff).toMatchInlineSnapshot(`
      "--- a/docs/a.md
      +++ b/docs/a.md
      @@ -1,2 +1,2 @@
       a
      -b
      \\ No newline at end of file
      +b
      "
    `);
  });

  it("shows an empty file that comes and goes by its header alone", async () => {
    const created = await describeChange({ path, before: null, after: "" });
    expect(created.diff).toBe("--- /dev/null\n+++ b/docs/a.md\n");
    const deleted = await describeChange({ path, before: "", after: null });
    expect(deleted.diff).toBe("--- a/docs/a.md\n+++ /dev/null\n");
  });

  it("says nothing when nothing changes", async () => {
    const change = await describeChange({ path, before: "a\n", after: "a\n" });
    expect([change.diff, change.line]).toEqual(["", null]);
    expect(change.before).toBe(change.after);
  });

  it.each([
    ["a line is put in front", "a\nb\n", "x\na\nb\n", 1],
    ["a line is put at the end", "a\nb\n", "a\nb\nx\n", 2],
    ["the second line goes", "a\nb\nc\n", "a\nc\n", 2],
    ["an empty file is filled", "", "a\n", 1],
    ["a file is emptied", "a\nb\n", "", 1],
  ])("anchors where %s", async (_, before, after, line) => {
    expect((await describeChange({ path, before, after })).line).toBe(line);
  });

  it("gives up on alignment instead of time when thousands of lines change", async () => {
    const before = numbered(6_000);
    const after = before.replaceAll("line", "row");
    const change = await describeChange({ path, before, after });
    expect(
      change.diff.startsWith("--- a/docs/a.md\n+++ b/docs/a.md\n@@ -1,6000 +1,6000 @@\n"),
    ).toBe(true);
  });
});

describe("git", () => {
  it.each(["", "a", "a\n", "\ufeffä😀\r\nb"])("names the content %j as blobId does", (text) => {
    const id = execFileSync("git", ["hash-object", "--stdin"], { input: text, encoding: "utf8" });
    expect(blobId(text)).toBe(id.trim());
  });

  it.each([
    ["a new file", null, "one\ntwo"],
    ["a deleted file", "one\n", null],
    ["a filled file", "", "one\n"],
    ["an emptied file", "one\ntwo", ""],
    ["a lost last newline", "a\nb\n", "a\nb"],
    ["a gained last newline", "a\nb", "a\nb\n"],
    ["a changed last line without newline", "a\nb", "a\nc"],
    ["Windows line ends", "a\r\nb\r\n", "a\r\nc\r\n"],
    ["carriage returns alone", "a\rb", "a\rc"],
    ["two far changes", numbered(40), numbered(40).replace("line 3\n", "").replace("line 37", "x")],
    ["a whole rewrite", numbered(5_000), numbered(5_000).replaceAll("line", "row")],
    ["separators that are no line ends", "a\u2028b\u0085\f\n", "a\u2028c\u0085\v\n"],
  ])("applies the diff of %s", async (_, before, after) => {
    const root = temporaryFolder();
    mkdirSync(join(root, "docs"));
    if (before !== null) writeFileSync(join(root, path), before);
    const { diff } = await describeChange({ path, before, after });
    execFileSync("git", ["apply", "--whitespace=nowarn", "-"], { cwd: root, input: diff });
    const read = () => readFileSync(join(root, path), "utf8");
    if (after === null) expect(read).toThrow("ENOENT");
    else expect(read()).toBe(after);
  });
});
