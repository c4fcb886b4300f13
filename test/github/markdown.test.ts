import { describe, expect, it } from "vitest";
import {
  byteLength,
  cell,
  cut,
  excerpt,
  fence,
  fenceExcerpt,
  inline,
  link,
  plural,
  readableTime,
} from "../../src/github/markdown.ts";

describe("a code block", () => {
  it("is longer than every run of backticks inside", () => {
    expect(fence("a\n````\nb", "sh")).toBe("`````sh\na\n````\nb\n`````");
    expect(fence("plain\n", "diff")).toBe("```diff\nplain\n```");
  });

  it("shows what cannot be seen, so that no line end hides in it", () => {
    expect(fence("a\r```\r\u2028b", "")).toBe("````\na\\r```\\r\\u2028b\n````");
  });
});

describe("code in a line", () => {
  it.each([
    ["npm test", "`npm test`"],
    ["a`b", "``a`b``"],
    ["`a`", "`` `a` ``"],
    ["```", "```` ``` ````"],
    [" a", "`  a `"],
    ["a\nb\tc", "`a\\nb\\tc`"],
    ["", '`""`'],
    ["  ", '`"  "`'],
  ])("%j becomes %s", (text, markdown) => {
    expect(inline(text)).toBe(markdown);
  });

  it("is cut with an ellipsis", () => {
    expect(inline("abcdefgh", 5)).toBe("`abcd…`");
  });

  it("cannot end the cell of a table", () => {
    expect(cell("a|b")).toBe("`a\\u007cb`");
  });
});

describe("a text that is too long", () => {
  it("is cut between characters", () => {
    expect(cut("ab🙂cd", 4)).toBe("ab…");
    expect(cut("abcd", 4)).toBe("abcd");
  });

  it("shows whole lines of its beginning and end, and counts the rest", () => {
    const text = Array.from({ length: 500 }, (_, line) => `+line ${line}`).join("\n");
    const { head, tail, missing } = excerpt(text, 1_000);
    expect(head.split("\n").at(-1)).toMatch(/^\+line \d+$/);
    expect(tail.split("\n").at(0)).toMatch(/^\+line \d+$/);
    expect(missing?.characters).toBe(text.length - head.length - tail.length);
    expect(missing?.total).toBe(text.length);
  });

  it("says what is missing outside the fences", () => {
    const { markdown, whole } = fenceExcerpt("x".repeat(1_000), { info: "text", limit: 100 });
    expect(whole).toBe(false);
    expect(markdown.split("\n\n")[1]).toBe("**Not shown here: 900 of 1,000 characters.** The end:");
  });

  it("is whole up to the limit", () => {
    expect(fenceExcerpt("x".repeat(100), { info: "text", limit: 100 }).whole).toBe(true);
    expect(fenceExcerpt("x".repeat(101), { info: "text", limit: 100 }).whole).toBe(false);
  });
});

it("an address cannot leave its link", () => {
  expect(link("a", "https://h/x) [y](z\n<")).toBe("[a](https://h/x%29%20[y]%28z%0a%3c)");
});

it("counts, times and sizes are readable", () => {
  expect(plural(1, "file")).toBe("1 file");
  expect(plural(1_200, "file")).toBe("1,200 files");
  expect(readableTime("2026-11-28T12:00:00Z")).toBe("Sat 28 Nov 2026, 12:00 UTC");
  expect(byteLength("é🙂")).toBe(6);
});
