import { describe, expect, it } from "vitest";
import { compileGlob } from "../../src/tools/glob.ts";

describe("compileGlob", () => {
  it.each([
    ["**/*", "a", true],
    ["**/*", "a/b/c", true],
    ["**/*", ".hidden/x", true],
    ["*", "a", true],
    ["*", "a/b", false],
    ["*.md", "a.md", true],
    ["*.md", "docs/a.md", false],
    ["**/*.md", "a.md", true],
    ["**/*.md", "x/y/a.md", true],
    ["**/*.md", "x/y/a.mdx", false],
    ["docs/**", "docs/a/b", true],
    ["docs/**/b", "docs/b", true],
    ["docs/**/b", "docs/x/y/b", true],
    ["docs/**/b", "other/b", false],
    ["**/a/**/b", "x/a/y/a/z/b", true],
    ["./docs/*.md", "docs/a.md", true],
    ["/docs/*.md", "docs/a.md", true],
    ["?.md", "a.md", true],
    ["?.md", "😀.md", true],
    ["?.md", "ab.md", false],
    ["[ab].md", "b.md", true],
    ["[!ab].md", "b.md", false],
    ["[!ab].md", "c.md", true],
    ["[0-9]x", "7x", true],
    ["[0-9]x", "ax", false],
    ["[a", "[a", true],
    ["a.md", "aXmd", false],
    ["*.{ts,js}", "a.js", true],
    ["{src,test}/**/*.{ts,js}", "test/a/b.ts", true],
    ["*.{ts,js}", "a.py", false],
    ["{a}", "{a}", true],
    ["a*b*c", "aXbYbZc", true],
    ["a*b*c", "aXbYbZ", false],
    ["", "a", false],
  ])("%j on %j: %j", (pattern, path, expected) => {
    expect(compileGlob(pattern)(path)).toBe(expected);
  });

  it("takes no exponential time", { timeout: 1_000 }, () => {
    const matches = compileGlob(`${"*a".repeat(100)}b`);
    expect(matches("a".repeat(255))).toBe(false);
    const deep = compileGlob(`${"**/a/".repeat(50)}b`);
    expect(deep("a/".repeat(1_000))).toBe(false);
    expect(compileGlob("{a,b}".repeat(100))("x")).toBe(false);
  });
});
