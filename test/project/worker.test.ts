import { describe, expect, test } from "vitest";
import { DEFAULT_ATTACHMENT_POLICY } from "../../src/project/definition.ts";
import { renderProblem } from "../../src/project/problem.ts";
import { parseWorker } from "../../src/project/worker.ts";
import { nameOfFile } from "../../src/project/worker-settings.ts";

/** A worker file with these settings, and what came of it in short. */
function read(
  settings: string,
  options: { body?: string; defaults?: Record<string, unknown> } = {},
) {
  const { body = "Do it.", defaults } = options;
  const text = `---\n${settings}\n---\n${body}`;
  const workers = new Set(["helper", "analyzer", "./workers/deep"]);
  const { worker, problems, unknownToolsets } = parseWorker({
    file: "workers/a.worker",
    text,
    workers,
    ...(defaults && { defaults }),
  });
  const messages = problems.map(
    ({ severity, message, location: at }) => `${severity} ${at.line}:${at.column} ${message}`,
  );
  return { worker, messages, unknownToolsets };
}

/** Messages of a toolset that starts on line 3. */
const toolset = (name: string, config: string) => read(`toolsets:\n  ${name}: ${config}`);

describe("a worker's own settings", () => {
  test("are read, and trimmed", () => {
    const settings = `name: reviewer
description: |
  Reviews.
model: anthropic:claude-haiku-4-5
compatible_models: ["anthropic:*"]
allow_cycles: yes`;
    expect(read(settings)).toEqual({
      worker: {
        name: "reviewer",
        file: "workers/a.worker",
        library: null,
        description: "Reviews.",
        instructions: "Do it.",
        model: "anthropic:claude-haiku-4-5",
        compatibleModels: ["anthropic:*"],
        filesystem: null,
        shell: null,
        delegation: { delegates: [], workerCall: null, any: false, create: null },
        code: [],
        sandbox: null,
        attachments: DEFAULT_ATTACHMENT_POLICY,
        output: null,
        serverTools: [],
        mode: "single",
        maxContextTokens: 8000,
        allowEmptyInput: null,
        locked: false,
        allowCycles: true,
      },
      messages: [],
      unknownToolsets: [],
    });
  });

  test.each([
    ["main.worker", "main"],
    ["workers/data_processor.worker", "data_processor"],
    ["workers/complex/worker.worker", "complex"],
    ["worker.worker", "worker"],
  ])("without a name %s is called %s", (file, name) => {
    expect(nameOfFile(file)).toBe(name);
    expect(parseWorker({ file, text: "---\n---\nHi" }).worker?.name).toBe(name);
  });

  test.each([
    ["a body overrides the key", "instructions: key", "body", "body"],
    ["a blank body keeps the key", "instructions: key", " \n\t\n", "key"],
    ["the key alone", "instructions: |\n  one\n  two\n", "", "one\ntwo"],
  ])("instructions: %s", (_, settings, body, expected) => {
    expect(read(settings, { body }).worker?.instructions).toBe(expected);
  });

  test.each([
    ["model: null", null],
    ["model: ''", null],
    ["model:", null],
    ["model: openrouter:openai/gpt-4o:free", "openrouter:openai/gpt-4o:free"],
  ])("%s is the model %j", (settings, model) => {
    expect(read(settings).worker?.model).toBe(model);
  });

  test("a scalar that YAML reads as another type is the text that stands there", () => {
    expect(read("name: 007").worker?.name).toBe("007");
    expect(read("name: on").worker?.name).toBe("on");
  });

  test.each([
    [
      "descripton: x",
      ['warning 2:1 Unknown key "descripton" is ignored. Did you mean "description"?'],
    ],
    ["zebra: x", ['warning 2:1 Unknown key "zebra" is ignored.']],
    ["toolSets: {filesystem: {}}", []],
    ["model: [a]", ['error 2:1 "model" must be text.']],
    ['name: "a\\nb"', ['error 2:7 "name" must be one line of at most 100 characters.']],
    ["allow_cycles: maybe", ['error 2:15 "allow_cycles" must be true or false, not "maybe".']],
    [
      "compatible_models: []",
      [
        'error 2:1 "compatible_models" is empty. Use ["*"] for any model, or specify compatible patterns such as "anthropic:*".',
      ],
    ],
    [
      "model: openai:gpt\ncompatible_models: ['Anthropic:*']",
      [
        'warning 3:1 The worker\'s own model "openai:gpt" matches none of its compatible_models ("Anthropic:*").',
      ],
    ],
    ["model: Anthropic:claude\ncompatible_models: [' anthropic:CL?ude ']", []],
  ])("%s: %j", (settings, messages) => {
    expect(read(settings).messages).toEqual(messages);
  });

  test("all problems are reported at once, each with its line", () => {
    const { worker, messages } = read(
      "model: []\ntoolsets:\n  shel: {}\n  filesystem: {write_aproval: true}",
      { body: "" },
    );
    expect(worker).toBeNull();
    expect(messages).toMatchInlineSnapshot(`
      [
        "error 2:1 The worker has no instructions; write them below the closing line \`---\`, or under the key \`instructions:\`.",
        "error 2:1 "model" must be text.",
        "error 4:3 Unknown toolset "shel". Did you mean "shell"? Known toolsets: custom, delegation, filesystem, shell, worker_call, worker_create, workers, and the names of this project's workers. There is no file with tools (tools.ts, tools.py) that could define it.",
        "error 5:16 Unknown key "write_aproval" in "toolsets.filesystem". Did you mean "write_approval"?",
      ]
    `);
  });
});

describe("every approval vocabulary of the filesystem", () => {
  const reads = (a: string) => ({ read_file: a, list_files: a, file_info: a, file_exists: a });
  const writes = (a: string) => ({ write_file: a, edit_file: a, delete_file: a });
  const everything = (a: string) => ({ ...reads(a), ...writes(a) });
  test.each([
    ["{}", {}],
    ["", {}],
    ["true", {}],
    ["{read_approval: false}", reads("pre_approved")],
    ["{read_approval: on}", reads("ask")],
    ["{write_approval: true}", writes("ask")],
    ["{write_approval: No}", writes("pre_approved")],
    ["{writeApproval: false}", writes("pre_approved")],
    ["{write_approval: }", {}],
    ["{pre_approved: true}", everything("pre_approved")],
    ["{preApproved: false}", everything("ask")],
    ["{approval_required: false}", everything("pre_approved")],
    ["{approval-required: true}", everything("ask")],
    ["{approval: blocked}", everything("blocked")],
    ["{approval: preApproved}", everything("pre_approved")],
    ["{approval: pre_approved}", everything("pre_approved")],
    ["{approval: pre-approved}", everything("pre_approved")],
    ["{approval: {default: ask}}", everything("ask")],
    [
      "{approval: {default: ask, tools: {read_file: preApproved}}}",
      { ...everything("ask"), read_file: "pre_approved" },
    ],
    ["{approval: {tools: {delete_file: blocked}}}", { delete_file: "blocked" }],
    ["{approval: {tools: {delete_file: {approval_required: true}}}}", { delete_file: "ask" }],
    ["{_approval_config: {write_file: {pre_approved: true}}}", { write_file: "pre_approved" }],
    ["{_approval_config: {write_file: {pre_approved: false}}}", { write_file: "ask" }],
    ["{write_file: {pre_approved: true}}", { write_file: "pre_approved" }],
    ["{write_file: blocked}", { write_file: "blocked" }],
    ["{write_file: {approval: ask}}", { write_file: "ask" }],
    [
      "{approval: preApproved, write_approval: true}",
      { ...everything("pre_approved"), ...writes("ask") },
    ],
  ])("%s", (config, approvals) => {
    const { worker, messages } = toolset("filesystem", config);
    expect(messages).toEqual([]);
    expect(worker?.filesystem?.approvals).toEqual(approvals);
  });

  test.each([
    ["{write: preApproved}", { write_file: "pre_approved", edit_file: "pre_approved" }],
    ["{delete: blocked}", { delete_file: "blocked" }],
  ])("sandbox.approval: %s", (approval, approvals) => {
    const { worker, messages } = read(`toolsets: [filesystem]\nsandbox: {approval: ${approval}}`);
    expect(messages).toEqual([]);
    expect(worker?.filesystem?.approvals).toEqual(approvals);
  });

  test.each([
    ["{write_approval: false, _approval_config: {write_file: {pre_approved: false}}}", "ask"],
    ["{write_approval: true, write_file: preApproved}", "ask"],
    ["{write_file: {pre_approved: true, approval: blocked}}", "blocked"],
    ["{approval: preApproved, approval_required: true}", "ask"],
  ])("of contradicting settings the stricter wins, with a warning: %s", (config, expected) => {
    const { worker, messages } = toolset("filesystem", config);
    expect(worker?.filesystem?.approvals.write_file).toBe(expected);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toMatch(/^warning 3:.*the stricter holds\.$/);
  });

  test("the sandbox cannot relax what the toolset asks for", () => {
    const { worker, messages } = read(
      "toolsets:\n  filesystem: {approval: ask}\nsandbox: {approval: {write: preApproved}}",
    );
    expect(worker?.filesystem?.approvals.write_file).toBe("ask");
    expect(messages[0]).toMatch(/^warning 4:.*on line 3; the stricter holds/);
  });

  test.each([
    [
      "{approval: sometimes}",
      '"toolsets.filesystem.approval" must be preApproved, ask or blocked, not "sometimes".',
    ],
    ["{approval: constructor}", 'must be preApproved, ask or blocked, not "constructor".'],
    ["{approval: preAproved}", 'not "preAproved". Did you mean "preApproved"?'],
    ["{approval: true}", "must be preApproved, ask or blocked, not true."],
    [
      "{approval: {defalt: ask}}",
      'Unknown key "defalt" in "toolsets.filesystem.approval". Did you mean "default"?',
    ],
    [
      "{approval: {tools: {write_fil: ask}}}",
      'Unknown key "write_fil" in "toolsets.filesystem.approval.tools". Did you mean "write_file"?',
    ],
    ["{approval: [ask]}", 'must be a map of settings, not ["ask"].'],
    ["{_approval_config: {write_file: {preaproved: true}}}", 'Unknown key "preaproved"'],
    [
      "{write_approvl: true}",
      'Unknown key "write_approvl" in "toolsets.filesystem". Did you mean "write_approval"?',
    ],
    [
      "{write_approval: perhaps}",
      '"toolsets.filesystem.write_approval" must be true or false, not "perhaps".',
    ],
    [
      "{write_approval: true, writeApproval: false}",
      '"write_approval" stands twice in this map; remove one.',
    ],
    ["yolo", 'Invalid configuration for "toolsets.filesystem"'],
  ])("%s is a located error", (config, message) => {
    const { worker, messages } = toolset("filesystem", config);
    expect(worker).toBeNull();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^error 3:/);
    expect(messages[0]).toContain(message);
  });
});

describe("toolsets", () => {
  test.each([
    ["a map", "toolsets: {filesystem: {}, shell: {approval: ask}}"],
    ["a list", "toolsets: [filesystem, shell: {approval: ask}]"],
    [
      "class paths",
      "toolsets: {llm_do.toolsets.filesystem.FileSystemToolset: , llm_do.toolsets.shell.ShellToolset: {approval: ask}}",
    ],
  ])("may be %s", (_, settings) => {
    const { worker, messages } = read(settings);
    expect(messages).toEqual([]);
    expect(worker?.filesystem).toEqual({ approvals: {} });
    expect(worker?.shell).toEqual({ rules: [], environment: [], default: "ask" });
  });

  test("false removes one, nothing keeps its defaults", () => {
    const defaults = { filesystem: { write_approval: false }, shell: { approval: "ask" } };
    const { worker } = read("toolsets:\n  filesystem:\n  shell: no", { defaults });
    expect(worker?.shell).toBeNull();
    expect(worker?.filesystem?.approvals.write_file).toBe("pre_approved");
  });

  test("of the manifest lie under the worker's: maps merge, lists are replaced", () => {
    const defaults = {
      filesystem: { write_approval: true, approval: { default: "ask" } },
      shell: { rules: [{ pattern: "rm" }], default: { approval_required: false } },
      delegation: { helper: {} },
    };
    const settings = `toolsets:
  filesystem: {write_approval: false, approval: {tools: {file_exists: blocked}}}
  shell:
    rules: [{pattern: ls}]`;
    const { worker, messages } = read(settings, { defaults });
    expect(messages).toEqual([]);
    expect(worker?.filesystem?.approvals).toMatchObject({
      read_file: "ask",
      file_exists: "blocked",
      write_file: "pre_approved",
    });
    expect(worker?.shell).toEqual({
      rules: [{ words: ["ls"], approval: "ask" }],
      environment: [],
      default: "pre_approved",
    });
    expect(worker?.delegation.delegates.map(({ toolName }) => toolName)).toEqual([
      "_worker_helper",
    ]);
  });

  test.each([
    ["{shel: {}}", 'error 2:12 Unknown toolset "shel". Did you mean "shell"?'],
    ["{analyser: {}}", 'error 2:12 Unknown toolset "analyser". Did you mean "analyzer"?'],
    [
      "{zebra: {}}",
      "Known toolsets: custom, delegation, filesystem, shell, worker_call, worker_create, workers",
    ],
    ["[shell, shell]", 'The toolset "shell" stands twice.'],
    ["everything", '"toolsets" must be a map or a list of toolsets.'],
    ["[[shell]]", '"toolsets[0]" must be text.'],
  ])("%s is a located error", (toolsets, message) => {
    const { worker, messages } = read(`toolsets: ${toolsets}`);
    expect(worker).toBeNull();
    expect(messages.join("\n")).toContain(message);
  });

  test("an unknown one is named, for whoever knows more workers", () => {
    expect(
      read("toolsets: {shell: {approval: ask}, zebra: {}, helper: {}}").unknownToolsets,
    ).toEqual(["zebra"]);
  });
});

test("a problem is printed with its file, line and caret", () => {
  const text = "---\nname: a\ntoolsets:\n  filesystem:\n    write_aproval: true\n---\nHi";
  const { problems } = parseWorker({ file: "workers/a.worker", text });
  expect(problems.map(renderProblem).join("\n")).toMatchInlineSnapshot(`
    "workers/a.worker:5:5: error: Unknown key "write_aproval" in "toolsets.filesystem". Did you mean "write_approval"?
      5 |     write_aproval: true
        |     ^"
  `);
});
