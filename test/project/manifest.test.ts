import { describe, expect, test } from "vitest";
import { MANIFEST_NAMES, NO_MANIFEST, parseManifest } from "../../src/project/manifest.ts";
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
exports: [workers/main, ./workers/deep/worker.worker, helper.worker]
entry: tool:main
vars: { tone: dry, limit: 3 }
sandbox: {}
approval: { mode: auto_deny }
delegation: { maxDepth: 3, allow_cycles: yes, inheritModel: on }
attachment_policy: { max_attachments: 2 }
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
      inheritModel: true,
      entry: "tool:main",
      dependencies: [
        { specification: "utils", location: { file: "project.yaml", line: 6, column: 16 } },
        { specification: "legal@2.0", location: { file: "project.yaml", line: 6, column: 23 } },
      ],
      exports: ["main", "deep", "helper"],
      variables: { tone: "dry", limit: 3 },
      sandbox: null,
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
])("the approval mode %s is kept as written (C17)", (mode) => {
  for (const text of [
    `approval: {mode: ${mode}}`,
    `approval: ${mode}`,
    `approvalMode: ${mode}`,
    `approval_mode: ${mode}`,
  ]) {
    const { manifest, messages } = read(text);
    expect(messages).toEqual([]);
    expect(manifest.approvalMode).toBe(mode);
  }
});

test.each(MANIFEST_NAMES)("%s is read as any other manifest (C38)", (file) => {
  const { manifest, messages } = read('{"model": "a:b", "workerPaths": ["agents"]}', file);
  expect(messages).toEqual([]);
  expect(manifest).toMatchObject({ file, model: "a:b", workerPaths: ["agents"] });
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
  ["entry: main", { entry: "main" }],
  ["vars:", { variables: {} }],
  [
    "dependencies: {utils: , legal: 2.0, all: '*'}",
    {
      dependencies: ["utils", "legal@2.0", "all"].map((specification) =>
        expect.objectContaining({ specification }),
      ),
    },
  ],
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
    [
      "approval: {mode: yolo}",
      'error 1:18 "approval.mode" must be review, approve-all or deny-all, not "yolo".',
    ],
    ["approvalMode: 1", 'error 1:15 "approvalMode" must be review, approve-all or deny-all'],
    ["trustLevel: full", 'warning 1:1 "trustLevel" has no meaning here and is ignored.'],
    ["prices: {}", 'warning 1:1 "prices" has no meaning here and is ignored.'],
    ["vars: [a]", 'error 1:1 "vars" must be a map of names and values.'],
    ["entry: [a]", 'error 1:1 "entry" must be text.'],
    [
      "attachment_policy: {max_attachments: -1}",
      'error 1:38 "attachment_policy.max_attachments" must be a whole number of at least 0, not -1.',
    ],
    [
      "delegation: {inherit_model: perhaps}",
      'error 1:29 "delegation.inherit_model" must be true or false, not "perhaps".',
    ],
    ["approval: {mod: ask}", 'error 1:12 Unknown key "mod" in "approval". Did you mean "mode"?'],
    ["sandbox: {redonly: true}", 'Unknown key "redonly" in "sandbox". Did you mean "readonly"?'],
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
