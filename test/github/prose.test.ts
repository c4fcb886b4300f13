import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { neutralise, plainTitle, quote, quoteWithin, sentence } from "../../src/github/prose.ts";

describe("words of a model (security.md 25-27)", () => {
  it.each([
    ["a mention", "Thanks @octocat!", "Thanks `@octocat`!"],
    ["a team", "cc @org/team", "cc `@org/team`"],
    ["an address", "mail a@b.example", "mail `a@b.example`"],
    ["a mention by entity", "&#64;octocat", "&amp;`#64`;octocat"],
    ["a closing keyword", "Fixes #12, closes o/r#3", "Fixes `#12`, closes `o/r#3`"],
    ["another issue form", "resolves GH-12", "resolves `GH-12`"],
    [
      "an issue address",
      "Fixes https://github.com/o/r/issues/1",
      "Fixes `https://github.com/o/r/issues/1`",
    ],
    ["an image", "![x](https://e.example/?q=1)", "!\\[x\\](`https://e.example/?q=1`)"],
    ["a link", "[x](www.e.example)", "\\[x\\](`www.e.example`)"],
    ["a link definition", "[x]: //e.example", "\\[x\\]: //e.example"],
    ["an HTML comment", "<!-- llm-do run=x -->", "&lt;!-- llm-do run=x --&gt;"],
    ["a tag", "<img src=x>", "&lt;img src=x&gt;"],
    ["a formula", "$\\color{white}{x}$", "`$\\color{white}{x}$`"],
    ["a backslash", "\\@octocat \\`", "\\\\`@octocat` \\\\\\`"],
    ["a heading", "## All *good*", "**All good**"],
    ["an underlined heading", "All good\n---", "All good\n\\-\\-\\-"],
    ["a row of a table without bars", "a\n:-:", "a\n\\:\\-\\:"],
    ["an alert", "> [!CAUTION]", "&gt; \\[!CAUTION\\]"],
    ["a task", "- [x] done", "- \\[x\\] done"],
    ["struck text", "~~no~~", "\\~\\~no\\~\\~"],
    ["hidden characters", "a\u202eb", "a\\\\u202eb"],
    ["code", "see `a|b` and ``c`d``", "see `a|b` and ``c`d``"],
    ["open code", "a ` b `` c", "a \\` b \\`\\` c"],
    ["code beside a mention", "`a`@octocat", "`a` `@octocat`"],
    ["emphasis and lists", "- **a** _b_\n1. c", "- **a** _b_\n1. c"],
    ["a code block", "```suggestion\n@octocat\n```\nb", "```\n@octocat\n```\nb"],
    ["an open code block", "~~~\n```\na", "````\n```\na\n````"],
    ["a table", "| a |\n|---|\n| @b |\nc", "```\n| a |\n|---|\n| @b |\n```\nc"],
  ])("%s has no power", (_, text, markdown) => {
    expect(neutralise(text)).toBe(markdown);
  });

  it("stay inside their quote", () => {
    expect(quote("a\n\n```\nb")).toBe("> a\n>\n> ```\n> b\n> ```");
  });

  it("fit on one line", () => {
    expect(sentence("# a\n\n@b  c")).toBe("**a `@b` c**");
    expect(sentence("x".repeat(300), 10)).toBe("xxxxxxxxx…");
  });

  it("fit into the space that there is, however much they grow", () => {
    for (const text of ["<".repeat(5_000), "@a ".repeat(3_000), `${"\n".repeat(9_000)}x`]) {
      expect(quoteWithin(text, 2_000).length).toBeLessThanOrEqual(2_000);
    }
    expect(quoteWithin("short", 2_000)).toBe("> short");
  });

  it("neither close an issue nor mention anybody in a title", () => {
    expect(plainTitle("Fixes #1,\nGH-2 for @octocat\u202e https://h/o/r/issues/1")).toBe(
      "Fixes # 1, GH 2 for @ octocat\\u202e https: //h/o/r/issues/1",
    );
  });
});

/** What is left of a neutralised line when its code spans are taken out. */
function outsideCode(markdown: string): string {
  const parts: string[] = [];
  const pattern = /\\[\s\S]|(`+)/g;
  let from = 0;
  for (let match = pattern.exec(markdown); match; match = pattern.exec(markdown)) {
    const marks = match[1];
    if (marks === undefined) continue;
    const close = [...markdown.slice(pattern.lastIndex).matchAll(/`+/g)].find(
      (run) => run[0] === marks,
    );
    if (!close) throw new Error(`An open code span: ${markdown}`);
    parts.push(markdown.slice(from, match.index));
    from = pattern.lastIndex + close.index + marks.length;
    pattern.lastIndex = from;
  }
  return [...parts, markdown.slice(from)].join("\u0000");
}

it("leaves no mention, reference, address or tag outside code, whatever the words", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "@octocat",
      "#12",
      "GH-3",
      "https://e.x",
      "www.e.x",
      "a@b.co",
      "`",
      "``",
      "\\",
      "&",
      "<",
      "[",
      "](",
      "|",
      "$",
      "~~",
      " ",
      "x",
      ":",
      "*",
    ),
    fc.string({ maxLength: 3 }),
  );
  const line = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(line, (text) => {
      const left = outsideCode(sentence(text));
      expect(left).not.toMatch(/@\w|#\d|GH-\d|:\/\/|www\.\S|\$|</i);
      expect(left.replace(/\\[\s\S]/g, "")).not.toMatch(/[[\]|~\\]/);
    }),
    { numRuns: 20_000 },
  );
});
