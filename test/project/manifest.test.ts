import { describe, expect, test } from "vitest";
import { NO_MANIFEST, parseManifest } from "../../src/project/manifest.ts";
import { Diagnostics } from "../../src/project/problem.ts";

function read(text: string, file = "project.yaml") {
  const diagnostics = new Diagnostics();
  const { manifest } = parseManifest({ file, text, diagnostics });
  const messages = diagnostics.problems.map(
    ({ severity, message, location: at }) => `${severity} ${at.line}:${at.column} ${message}`,
  );
  return { manifest, messages };
}

test("every setting is read", () => {
  const text = `# a project
name: my-project
version: 1.0.0
description: A sample
model: anthropic:claude-haiku-4-5
dependencies: [utils, legal@2.0]
exports: [main]
sandbox: {}
approval: { mode: auto_deny }
delegation: { maxDepth: 3, allow_cycles: yes }
workerPaths: [agents/, ./more/deep]
setup: npm ci
keep: [node_modules/**]
history: full
toolsets:
  filesystem: { write_approval: false }
  shell:
`;
  expect(read(text)).toEqual({
    messages: [],
    manifest: {
      file: "project.yaml",
      name: "my-project",
      model: "anthropic:claude-haiku-4-5",
      approvalMode: "auto_deny",
      maxDepth: 3,
      allowCycles: true,
      workerPaths: ["agents", "more/deep"],
      setup: ["npm ci"],
      keep: ["node_modules/**"],
      history: "full",
      toolsets: { filesystem: { write_approval: false }, shell: null },
    },
  });
});

test("an empty file has the defaults", () => {
  expect(read("")).toEqual({ messages: [], manifest: { ...NO_MANIFEST, file: "project.yaml" } });
});

test("JSON is read too, also indented with tabs", () => {
  const text =
    '{\n\t"model": "a:b",\n\t"delegation": { "max_depth": 0 },\n\t"approval": {"mode": "approve_all"}\n}\n';
  const { manifest, messages } = read(text, ".golem-forge.json");
  expect(messages).toEqual([]);
  expect(manifest).toMatchObject({ model: "a:b", maxDepth: 0, approvalMode: "approve_all" });
});

test.each([
  "interactive",
  "approve_all",
  "auto_deny",
  "strict",
  "reject_all",
  "prompt",
  "approve-all",
])("the approval mode %s is kept as written", (mode) => {
  expect(read(`approval: {mode: ${mode}}`).manifest.approvalMode).toBe(mode);
  expect(read(`approval: ${mode}`).manifest.approvalMode).toBe(mode);
});

test.each([
  [
    "toolsets: [filesystem, {shell: {approval: ask}}]",
    { toolsets: { filesystem: {}, shell: { approval: "ask" } } },
  ],
  ["setup: [npm ci, npm run build]", { setup: ["npm ci", "npm run build"] }],
  ["history: 50", { history: 50 }],
  ["worker_paths: lib", { workerPaths: ["lib"] }],
  ["workerPaths:", { workerPaths: ["workers", ".workers"] }],
  ["sandbox: {root: ., readonly: false}", {}],
])("%s", (text, expected) => {
  const { manifest, messages } = read(text);
  expect(messages).toEqual([]);
  expect(manifest).toMatchObject(expected);
});

describe("what is wrong is located", () => {
  test.each([
    ["modle: x", 'warning 1:1 Unknown key "modle" is ignored. Did you mean "model"?'],
    [
      "a: 1\nhistory: 0",
      'error 2:10 "history" must be a number of commits of at least 1, or "full".',
    ],
    ["history: some", 'error 1:10 "history" must be a number of commits'],
    [
      "delegation: {maxDepth: -1}",
      'error 1:24 "delegation.maxDepth" must be a whole number of at least 0, not -1.',
    ],
    [
      "delegation: {maxDepht: 1}",
      'error 1:14 Unknown key "maxDepht" in "delegation". Did you mean "max_depth"?',
    ],
    ["approval: {mod: ask}", 'error 1:12 Unknown key "mod" in "approval". Did you mean "mode"?'],
    [
      "sandbox: {paths: {input: {root: ./input}}}",
      'error 1:11 "sandbox.paths" is not supported yet',
    ],
    ["sandbox: {readonly: true}", 'error 1:11 "sandbox.readonly" is not supported yet'],
    ["workerPaths: [../x]", 'error 1:15 "../x" is not a folder inside the project.'],
    ["workerPaths: [/x]", 'error 1:15 "/x" is not a folder inside the project.'],
    ["toolsets: 1", 'error 1:11 "toolsets" must be a map or a list of toolsets.'],
    ["setup: {a: b}", 'error 1:1 "setup" must be text.'],
    ["- a", "error 1:1 Expected `key: value` settings."],
    ["a: 'b", "error 1:6 Invalid YAML"],
  ])("%s", (text, message) => {
    expect(read(text).messages.join("\n")).toContain(message);
  });
});
