import { describe, expect, test } from "vitest";
import { splitWords } from "../../src/project/words.ts";
import { parseWorker } from "../../src/project/worker.ts";

function shell(config: string) {
  const text = `---\ntoolsets:\n  shell: ${config}\n---\nHi`;
  const { worker, problems } = parseWorker({ file: "a.worker", text });
  return { config: worker?.shell, messages: problems.map((p) => `${p.severity} ${p.message}`) };
}

describe("rules", () => {
  test.each([
    ["pattern: git log", { words: ["git", "log"], approval: "ask" }],
    ["pattern: git *", { words: ["git"], approval: "ask" }],
    ["pattern: git log  *", { words: ["git", "log"], approval: "ask" }],
    ["pattern: 'grep \"a b\" c\\ d'", { words: ["grep", "a b", "c d"], approval: "ask" }],
    ["pattern: [git, log]", { words: ["git", "log"], approval: "ask" }],
    ["argv: [echo, 'a b']", { words: ["echo", "a b"], approval: "ask" }],
    ["pattern: ls, approval_required: false", { words: ["ls"], approval: "pre_approved" }],
    ["pattern: ls, approval_required: No", { words: ["ls"], approval: "pre_approved" }],
    ["pattern: ls, approval_required: ", { words: ["ls"], approval: "ask" }],
    ["pattern: ls, pre_approved: true", { words: ["ls"], approval: "pre_approved" }],
    ["pattern: ls, approval: preApproved", { words: ["ls"], approval: "pre_approved" }],
    ["pattern: rm, approval: blocked", { words: ["rm"], approval: "blocked" }],
    [
      "pattern: npm test, effect: none",
      { words: ["npm", "test"], approval: "ask", effect: "none" },
    ],
    ["pattern: x, sandbox_paths: []", { words: ["x"], approval: "ask" }],
  ])("{%s}", (rule, expected) => {
    const { config, messages } = shell(`{rules: [{${rule}}]}`);
    expect(messages).toEqual([]);
    expect(config?.rules).toEqual([expected]);
  });

  test.each([
    ["approval_required: false", "ask", 1],
    ["approval: ask", "ask", 0],
    ["approval: blocked", "blocked", 0],
  ])(
    "sandbox_paths are looked at by a person: {pattern: ls, sandbox_paths: [input], %s}",
    (said, approval, warnings) => {
      const { config, messages } = shell(
        `{rules: [{pattern: ls, sandbox_paths: [input], ${said}}]}`,
      );
      expect(config?.rules).toEqual([{ words: ["ls"], approval }]);
      expect(messages).toHaveLength(warnings);
      for (const message of messages) expect(message).toMatch(/^warning .* so this rule asks\.$/);
    },
  );

  test.each([
    ["pattern: ''", '"toolsets.shell.rules[0].pattern" matches no command'],
    ["pattern: '*'", '"toolsets.shell.rules[0].pattern" matches no command'],
    ["pattern: '\"git'", "has a quote that is never closed"],
    ["pattern: []", "matches no command"],
    ["approval_required: false", '"toolsets.shell.rules[0]" has no "pattern".'],
    ["pattern: a, argv: [a]", 'has both "pattern" and "argv"; keep one.'],
    [
      "pattern: a, aproval: ask",
      'Unknown key "aproval" in "toolsets.shell.rules[0]". Did you mean "approval"?',
    ],
    ["pattern: a, effect: some", "must be none, workspace, external"],
    ["pattern: {a: b}", "must be text"],
  ])("{%s} is an error", (rule, message) => {
    const { config, messages } = shell(`{rules: [{${rule}}]}`);
    expect(config).toBeUndefined();
    expect(messages.filter((m) => m.startsWith("error"))).toHaveLength(1);
    expect(messages.join()).toContain(message);
  });

  test("contradicting approval of one rule: the stricter wins, with a warning", () => {
    const { config, messages } = shell(
      "{rules: [{pattern: a, approval_required: false, approval: ask}]}",
    );
    expect(config?.rules[0]?.approval).toBe("ask");
    expect(messages[0]).toContain("the stricter holds");
  });

  test("a wildcard inside a pattern matches nothing, so it is a warning", () => {
    expect(shell("{rules: [{pattern: npm run test*}]}").messages).toEqual([
      'warning "toolsets.shell.rules[0].pattern" is compared word by word; "npm run test*" has no wildcards.',
    ]);
  });

  test("a command instead of a list is an error", () => {
    expect(shell("{rules: git log}").messages[0]).toContain("must be a list of rules");
    expect(shell("{rules: [git log]}").messages[0]).toContain("must be a map of settings");
  });
});

describe("the default for commands that no rule matches", () => {
  test.each([
    ["{default: {approval_required: true}}", "ask"],
    ["{default: {approval_required: false}}", "pre_approved"],
    ["{default: {}}", "ask"],
    ["{default: {approval: blocked}}", "blocked"],
    ["{default: ask}", "ask"],
    ["{approval: preApproved}", "pre_approved"],
    ["{approval: {default: ask}}", "ask"],
    ["{approval: {tools: {shell: blocked}}}", "blocked"],
    ["{_approval_config: {shell: {pre_approved: true}}}", "pre_approved"],
    ["{approval_required: true}", "ask"],
    ["{approval: preApproved, default: ask}", "ask"],
    ["{rules: [{pattern: a}]}", undefined],
    ["{rules: [{pattern: a}], default: }", undefined],
  ])("%s: %s", (config, expected) => {
    expect(shell(config).config?.default).toBe(expected);
  });

  test("without rule and default every command is blocked, which is a warning", () => {
    expect(shell("{}").messages).toEqual([
      'warning "toolsets.shell" has no rule and no default, so every command is blocked; add `rules:` or `default: {approval_required: true}`.',
    ]);
  });
});

test("environment lists variables that the author lets through", () => {
  expect(shell("{approval: ask, environment: [NPM_TOKEN, CI]}").config?.environment).toEqual([
    "NPM_TOKEN",
    "CI",
  ]);
  expect(shell("{approval: ask, environment: [A=b]}").messages[0]).toContain(
    '"A=b" is not the name of an environment variable.',
  );
});

test("an unknown key of the shell is an error", () => {
  expect(shell("{approval: ask, rule: []}").messages).toEqual([
    'error Unknown key "rule" in "toolsets.shell". Did you mean "rules"?',
  ]);
});

test.each([
  ["a b  c", ["a", "b", "c"]],
  [" a\tb\n", ["a", "b"]],
  ["'a b' c", ["a b", "c"]],
  ['"a \\" b"x', ['a " bx']],
  ['"a\\nb"', ["a\\nb"]],
  ["a\\ b", ["a b"]],
  ["''", [""]],
  ["a'b'\"c\"", ["abc"]],
  ["'a\\'", ["a\\"]],
  ["'a", null],
  ['a "b', null],
  ["a\\", null],
  ["a | b", ["a", "|", "b"]],
  ["", []],
])("splitWords(%j) is %j", (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
