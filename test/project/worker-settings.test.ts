import { describe, expect, test } from "vitest";
import { DEFAULT_ATTACHMENT_POLICY } from "../../src/project/definition.ts";
import { nodeFrom } from "../../src/project/node.ts";
import { parseWorker } from "../../src/project/worker.ts";

const PLACE = { location: { file: "project.yaml", line: 1, column: 1 }, text: "" };

function read(settings: string, options: { body?: string; attachmentDefaults?: unknown } = {}) {
  const { body = "Do it.", attachmentDefaults } = options;
  const parsed = parseWorker({
    file: "a.worker",
    text: `---\n${settings}\n---\n${body}`,
    attachmentDefaults:
      attachmentDefaults === undefined
        ? undefined
        : nodeFrom(attachmentDefaults, { place: PLACE, path: "attachment_policy" }),
  });
  const messages = parsed.problems.map(
    ({ severity, message, location: at }) => `${severity} ${at.line}:${at.column} ${message}`,
  );
  return { ...parsed, messages };
}

describe("single values", () => {
  test.each([
    ["mode: chat", { mode: "chat" }],
    ["mode: Single", { mode: "single" }],
    ["mode:", { mode: "single" }],
    ["max_context_tokens: 4000", { maxContextTokens: 4000 }],
    ["maxContextTokens: 4_000", { maxContextTokens: 4000 }],
    ["max_context_tokens:", { maxContextTokens: 8000 }],
    ["allow_empty_input: yes", { allowEmptyInput: true }],
    ["allow_empty_input: off", { allowEmptyInput: false }],
    ["locked: ON", { locked: true }],
    ["locked: No", { locked: false }],
    ["allow_cycles: 'true'", { allowCycles: true }],
    ["model: null", { model: null }],
    ["description: null", { description: null }],
  ])("%s (F11, F12)", (settings, expected) => {
    const { worker, messages } = read(settings);
    expect(messages).toEqual([]);
    expect(worker).toMatchObject(expected);
  });

  test.each([
    ["mode: batch", 'error 2:7 "mode" must be single or chat, not "batch".'],
    ["mode: [chat]", 'error 2:1 "mode" must be text.'],
    [
      "max_context_tokens: 0",
      'error 2:21 "max_context_tokens" must be a whole number of at least 1, not 0.',
    ],
    ["locked: 1", 'error 2:9 "locked" must be true or false, not 1.'],
    ["entry: {}", 'error 2:1 "entry" must be true or false, not {}.'],
    ["templating: mustache", 'error 2:13 "templating" must be none or jinja, not "mustache".'],
    ["vars: 3", 'error 2:1 "vars" must be a map of names and values.'],
    [
      "schema_in_ref: schemas.py:Input",
      'warning 2:1 "schema_in_ref" is ignored: the input of a worker is text or JSON, without a schema.',
    ],
  ])("%s is located", (settings, message) => {
    expect(read(settings).messages).toEqual([message]);
  });

  test("entry: true marks the worker that a project starts with", () => {
    expect(read("entry: true").entry).toBe(true);
    expect(read("name: a").entry).toBe(false);
  });
});

describe("attachment_policy (F6)", () => {
  test.each([
    ["{}", {}],
    ["{max_attachments: 0}", { maxAttachments: 0 }],
    [
      "{maxAttachments: 1, maxTotalBytes: 15728640}",
      { maxAttachments: 1, maxTotalBytes: 15728640 },
    ],
    ["{max_total_bytes: 10_000_000}", {}],
    ["{allowed_suffixes: [.PDF, .txt]}", { allowedSuffixes: [".pdf", ".txt"] }],
    ["{denied_suffixes: .exe}", { deniedSuffixes: [".exe"] }],
    ["{allowed_suffixes: null}", {}],
  ])("%s", (policy, expected) => {
    const { worker, messages } = read(`attachment_policy: ${policy}`);
    expect(messages).toEqual([]);
    expect(worker?.attachments).toEqual({
      ...DEFAULT_ATTACHMENT_POLICY,
      ...expected,
      declared: true,
    });
  });

  test("without it the defaults hold and bind no caller (C33)", () => {
    expect(read("name: a").worker?.attachments).toEqual(DEFAULT_ATTACHMENT_POLICY);
    expect(read("attachment_policy:").worker?.attachments.declared).toBe(false);
  });

  test("lies over the manifest's, key by key", () => {
    const attachmentDefaults = { max_attachments: 1, allowed_suffixes: [".md"] };
    const { worker } = read("attachment_policy: {max_attachments: 2}", { attachmentDefaults });
    expect(worker?.attachments).toMatchObject({ maxAttachments: 2, allowedSuffixes: [".md"] });
    const without = read("name: a", { attachmentDefaults }).worker?.attachments;
    expect(without).toMatchObject({ maxAttachments: 1, declared: false });
  });

  test.each([
    [
      "{allowed_suffixes: [PDF]}",
      'warning 2:40 The suffix "PDF" is read as ".pdf"; write its dot.',
    ],
    [
      "{max_atachments: 1}",
      'warning 2:21 Unknown key "max_atachments" in "attachment_policy" is ignored. Did you mean "max_attachments"?',
    ],
    [
      "{max_attachments: many}",
      'error 2:38 "attachment_policy.max_attachments" must be a whole number of at least 0, not "many".',
    ],
    [
      "{max_total_bytes: 0}",
      'error 2:38 "attachment_policy.max_total_bytes" must be a whole number of at least 1, not 0.',
    ],
    ["3", 'error 2:20 "attachment_policy" must be a map of settings, not 3.'],
  ])("%s is located", (policy, message) => {
    expect(read(`attachment_policy: ${policy}`).messages).toEqual([message]);
  });

  test("a suffix without its dot means the suffix", () => {
    const { worker } = read("attachment_policy: {allowed_suffixes: [PDF]}");
    expect(worker?.attachments.allowedSuffixes).toEqual([".pdf"]);
  });
});

describe("the schema of the answer (F7, C35)", () => {
  test.each([
    ["output_schema_ref: answer", { kind: "reference", reference: "answer" }],
    ["output_schema: schemas/x.json", { kind: "reference", reference: "schemas/x.json" }],
    ["output_schema: {type: object}", { kind: "inline", schema: { type: "object" } }],
    ["output_schema: [1]", { kind: "inline", schema: [1] }],
  ])("%s", (settings, expected) => {
    const { output, messages } = read(settings);
    expect(messages).toEqual([]);
    expect(output).toMatchObject(expected);
  });

  test.each(["output_schema_ref:", "output_schema: null", "name: a"])("%s is free text", (line) => {
    expect(read(line).output).toBeNull();
  });

  test("two of them are an error", () => {
    expect(read("output_schema: {type: object}\noutput_schema_ref: x").messages).toEqual([
      'error 3:1 "output_schema" and "output_schema_ref" exclude each other; keep one of them.',
    ]);
  });
});

describe("what a template gets (C24)", () => {
  test("scalars of the front matter, and vars over them", () => {
    const { template, messages } = read(
      "name: a\nmodel: m:x\nlocked: true\nvars: {name: b, list: [1]}",
    );
    expect(messages).toEqual([]);
    expect(template).toEqual({
      enabled: true,
      firstLine: 7,
      variables: { name: "b", model: "m:x", locked: true, list: [1] },
    });
  });

  test.each([
    ["templating: none", false],
    ["templating: false", false],
    ["templating: jinja", true],
    ["templating:", true],
  ])("%s", (settings, enabled) => {
    expect(read(settings)).toMatchObject({ template: { enabled }, messages: [] });
  });

  test("the line where the instructions begin, after blank ones too", () => {
    expect(read("name: a", { body: "\n \nHello" }).template.firstLine).toBe(6);
    expect(read("instructions: Hello", { body: "" }).template.firstLine).toBe(2);
  });

  test("rendered instructions stand in for those of the file, also to see who is called how", () => {
    const text = "---\ntoolsets: {delegation: {b: {}}}\n---\n{{ file('x') }}";
    const source = { file: "a.worker", text, instructions: "Call b(input)." };
    const { worker } = parseWorker(source);
    expect(worker?.instructions).toBe("Call b(input).");
    expect(worker?.delegation.delegates[0]?.toolName).toBe("b");
  });
});
