import { describe, expect, test } from "vitest";
import { parseDocument } from "../../src/project/document.ts";
import { plain } from "../../src/project/node.ts";
import { Diagnostics, renderProblem } from "../../src/project/problem.ts";

function read(text: string) {
  const diagnostics = new Diagnostics();
  const document = parseDocument({ file: "a.worker", text, diagnostics });
  return {
    settings: document && plain(document.settings),
    body: document?.body,
    problems: diagnostics.problems.map(renderProblem),
    document,
  };
}

describe("the shapes of a worker file", () => {
  const name = { name: "x" };
  test.each([
    ["fences", "---\nname: x\n---\nBody\n", name, "Body"],
    ["fences, no newline at the end", "---\nname: x\n---", name, ""],
    ["fences, empty front matter", "---\n---\nBody", {}, "Body"],
    ["fences, CRLF", "---\r\nname: x\r\n---\r\nOne\r\nTwo\r\n", name, "One\nTwo"],
    ["fences, byte order mark", "\ufeff---\nname: x\n---\nBody", name, "Body"],
    ["fences with trailing blanks", "--- \nname: x\n---\t\nBody", name, "Body"],
    ["fences after a comment and a blank line", "# hi\n\n---\nname: x\n---\nBody", name, "Body"],
    ["a rule in the body", "---\nname: x\n---\nOne\n\n---\n\nTwo", name, "One\n\n---\n\nTwo"],
    ["no opening fence", "name: x\n---\n\nBody", name, "Body"],
    ["no opening fence, comment first", "# orchestrator\nname: x\n---\nBody", name, "Body"],
    ["no opening fence, a rule in the body", "name: x\n---\nA\n---\nB", name, "A\n---\nB"],
    ["YAML throughout", "name: x\n", name, ""],
    ["YAML throughout after a document start", "---\nname: x\n", name, ""],
    ["a fence inside a block scalar", "a: |\n  one\n  ---\n  two\n", { a: "one\n---\ntwo\n" }, ""],
  ])("%s", (_, text, settings, body) => {
    expect(read(text)).toMatchObject({ settings, body, problems: [] });
  });
});

describe("values", () => {
  test("keep the key that the author wrote", () => {
    const text = "null: a\n1: b\non: c\n__proto__: d\nconstructor: e\n";
    const keys = [...(read(text).document?.settings.entries.keys() ?? [])];
    expect(keys).toEqual(["null", "1", "on", "__proto__", "constructor"]);
    expect(Object.keys(read(text).settings as object).sort()).toEqual([...keys].sort());
  });

  test("are shared by anchors, the latest of a name winning", () => {
    const text = "a: &x [1]\nb: *x\nc: &x {d: 2}\ne: *x\n";
    expect(read(text).settings).toEqual({ a: [1], b: [1], c: { d: 2 }, e: { d: 2 } });
  });

  test("know their place in the file, front matter included", () => {
    const { document } = read(
      "# c\n---\ntoolsets:\n  shell:\n    rules:\n      - pattern: x\n---\nB",
    );
    const toolsets = document?.settings.entries.get("toolsets")?.node;
    const shell = toolsets?.kind === "map" ? toolsets.entries.get("shell") : undefined;
    expect(shell?.key).toEqual({
      location: { file: "a.worker", line: 4, column: 3 },
      text: "  shell:",
    });
    const rules = shell?.node.kind === "map" ? shell.node.entries.get("rules")?.node : undefined;
    const rule = rules?.kind === "list" ? rules.items[0] : undefined;
    expect(rule).toMatchObject({
      path: "toolsets.shell.rules[0]",
      place: { location: { line: 6, column: 9 }, text: "      - pattern: x" },
    });
  });
});

describe("what cannot be read is a located error", () => {
  test.each([
    ["duplicate key", "---\na: 1\na: 2\n---\n", 3, 1, 'The key "a" stands twice in this map'],
    ["same key spelled as number and text", '---\n1: a\n"1": b\n---', 3, 1, 'The key "1" stands'],
    ["colon in a value", "---\na: b: c\n---\n", 2, 4, "put the value in quotes"],
    ["unclosed list", "---\na: [1\n---\nB", 2, 6, "Invalid YAML"],
    ["tab", "---\na:\n\tb: 1\n---\n", 3, 1, "never with tabs"],
    ["tag", "---\na: !!js/function x\n---\n", 2, 4, "YAML tags are not supported"],
    ["unknown anchor", "---\n\na: *x\n---\n", 3, 4, 'No anchor "&x"'],
    ["anchor inside itself", "a: &x [*x]", 1, 7, "nested more than 50 deep"],
    ["list as key", "---\n? [a]\n: 1\n---\n", 2, 3, "A key must be plain text"],
    ["text only", "You are helpful.", 1, 1, "This is not a worker file"],
    ["list only", "- a\n", 1, 1, "This is not a worker file"],
    ["too deep", `---\na: ${"[".repeat(60)}${"]".repeat(60)}\n---\n`, 2, 54, "more than 50 deep"],
    ["too much YAML", `a: ${"x".repeat(128 * 1024)}`, 1, 1, "characters of YAML are more than"],
    ["too large", `---\n---\n${"x".repeat(1024 * 1024)}`, 1, 1, "at most 1048576 (1 MiB)"],
  ])("%s", (_, text, line, column, message) => {
    const { problems, document } = read(text);
    expect(document).toBeNull();
    expect(problems[0]).toContain(message);
    expect(problems[0]).toContain(`a.worker:${line}:${column}: error: `);
  });

  const bomb = [..."abcdefgh"]
    .map(
      (key, i, all) =>
        `${key}: &${key} [${Array(9)
          .fill(i ? `*${all[i - 1]}` : "x")
          .join(",")}]`,
    )
    .join("\n");
  const half = 125_000;
  test.each([
    ["billion laughs", bomb],
    ["brackets", "[".repeat(half)],
    ["closed brackets", `a: ${"[".repeat(half / 2)}${"]".repeat(half / 2)}`],
    ["braces", "{a: ".repeat(30_000)],
    ["dashes", "- ".repeat(half / 2)],
    ["stairs", Array.from({ length: 480 }, (_, i) => `${" ".repeat(i)}a:`).join("\n")],
    ["keys", Array.from({ length: 12_000 }, (_, i) => `k${i}: 1`).join("\n")],
    ["aliases", `a: &x 1\nb:\n${"  - *x\n".repeat(15_000)}`],
    ["unclosed quote", `a: "${"x".repeat(half)}`],
    ["question marks", "? ".repeat(half / 2)],
    ["anchors", "&a ".repeat(half / 3)],
    ["tags", "!a ".repeat(half / 3)],
    ["comments", "#\n".repeat(half / 2)],
    ["lines of a plain scalar", `a: ${"b\n  ".repeat(25_000)}`],
    ["directives", "%a\n".repeat(half / 3)],
    ["colons", ": ".repeat(half / 2)],
    ["open flow map", `{${"a,".repeat(half / 2)}`],
    ["fences", "---\n".repeat(200_000)],
  ])("%s end in an answer within a second", (_, text) => {
    const started = process.cpuUsage();
    const { problems, document } = read(text);
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
    expect(document !== null || problems.length > 0).toBe(true);
    expect(problems.join()).not.toContain("characters of YAML");
    for (const problem of problems) expect(problem.length).toBeLessThan(2_000);
  });
});

test("a problem is printed like a compiler's, with tabs kept and hidden characters shown", () => {
  const location = { file: "workers/a.worker", line: 3, column: 5 };
  expect(
    renderProblem({ severity: "error", message: "No.", location, text: "\ta: \u202ex\u001b[2J" }),
  ).toMatchInlineSnapshot(`
    "workers/a.worker:3:5: error: No.
      3 | 	a: �x�[2J
        | 	   ^"
  `);
});

test("a problem far to the right shows the part of the line that it is about", () => {
  const location = { file: "a.worker", line: 12, column: 3000 };
  const text = `${"x".repeat(2999)}HERE${"y".repeat(900_000)}`;
  const lines = renderProblem({ severity: "warning", message: "No.", location, text }).split("\n");
  const caret = lines[2]?.indexOf("^") ?? -1;
  expect(lines[1]?.slice(caret, caret + 4)).toBe("HERE");
  expect(lines[1]?.length).toBeLessThan(200);
});
