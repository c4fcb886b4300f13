import { describe, expect, test } from "vitest";
import { parseWorker } from "../../src/project/worker.ts";

function read(toolsets: string, options: { hasCode?: boolean } = {}) {
  const text = `---\ntoolsets: ${toolsets}\n---\nHi`;
  const workers = new Set(["helper"]);
  const parsed = parseWorker({ file: "a.worker", text, workers, hasCode: true, ...options });
  const messages = parsed.problems.map(
    ({ severity, message, location: at }) => `${severity} ${at.line}:${at.column} ${message}`,
  );
  const code = parsed.worker?.code.map(({ location: _, text: __, tools, ...toolset }) => ({
    ...toolset,
    tools: tools?.map(({ name }) => name) ?? null,
  }));
  return { code, messages, unknownToolsets: parsed.unknownToolsets };
}

const CUSTOM = { name: "custom", module: null, approvals: {}, fallback: null, config: {} };

describe("custom in every form (F62, C25)", () => {
  test.each([
    ["{a: {}, b: }", { tools: ["a", "b"] }],
    ["{a: true, b: false}", { tools: ["a"] }],
    ["{a: {pre_approved: true}}", { tools: ["a"], approvals: { a: "pre_approved" } }],
    [
      "{a: preApproved, b: blocked}",
      { tools: ["a", "b"], approvals: { a: "pre_approved", b: "blocked" } },
    ],
    ["{a: {approval_required: true}}", { tools: ["a"], approvals: { a: "ask" } }],
    ["{'*': {}}", { tools: null }],
    [
      "{'*': {pre_approved: true}, a: ask}",
      { tools: null, fallback: "pre_approved", approvals: { a: "ask" } },
    ],
    ["[a, b, a]", { tools: ["a", "b"] }],
    ["['*']", { tools: null }],
    ["{tools: '*'}", { tools: null }],
    ["{tools: [a, b]}", { tools: ["a", "b"] }],
    ["{tools: {a: preApproved}}", { tools: ["a"], approvals: { a: "pre_approved" } }],
    ["{module: ./tools.ts}", { module: "./tools.ts", tools: null }],
    [
      "{module: ./tools.ts, tools: [a, b], approval: {default: ask, tools: {a: preApproved}}}",
      {
        module: "./tools.ts",
        tools: ["a", "b"],
        fallback: "ask",
        yieldsToCode: true,
        approvals: { a: "pre_approved" },
      },
    ],
    [
      "{module: m, approval: {tools: {anything: blocked}}}",
      { module: "m", tools: null, approvals: { anything: "blocked" } },
    ],
    [
      "{a: {}, _approval_config: {a: {pre_approved: true}}}",
      { tools: ["a"], approvals: { a: "pre_approved" } },
    ],
    ["{a: {}, pre_approved: true}", { tools: ["a"], fallback: "pre_approved" }],
    [
      "{a: {}, approval: {default: ask}, approval_required: true}",
      { tools: ["a"], fallback: "ask" },
    ],
    ["{a: {}, environment: [KEY]}", { tools: ["a"], config: { environment: ["KEY"] } }],
    ["{environment: {}}", { tools: ["environment"] }],
  ])("%s", (config, expected) => {
    const { code, messages } = read(`{custom: ${config}}`);
    expect(messages).toEqual([]);
    expect(code).toEqual([{ ...CUSTOM, ...expected }]);
  });

  test("it needs no code to be read: who loads it says what is missing", () => {
    expect(read("{custom: {a: {}}}", { hasCode: false })).toMatchObject({ messages: [] });
  });

  test("a toolset of nothing offers nothing, with a warning", () => {
    expect(read("{custom: {}}")).toMatchObject({
      code: [{ tools: [] }],
      messages: [
        'warning 2:12 "custom" names no tools, so it offers none; name them as keys (`my_function: {}`), or write `"*": {}` for all.',
      ],
    });
  });

  test.each([
    ["{a: maybe}", "must be preApproved, ask or blocked"],
    ["{a: {pre_aproved: true}}", 'Unknown key "pre_aproved" in "toolsets.custom.a"'],
    [
      "{tools: [alpha], approval: {tools: {alfa: ask}}}",
      'Unknown key "alfa" in "toolsets.custom.approval.tools"',
    ],
    [
      "{a: {}, approval: {defalt: ask}}",
      'Unknown key "defalt" in "toolsets.custom.approval". Did you mean "default"?',
    ],
    ["{module: [a]}", '"toolsets.custom.module" must be text.'],
    ["{tools: [{}]}", '"toolsets.custom.tools[0]" must be text.'],
    [
      "{read_file: {}}",
      'The function "read_file" would be the tool "read_file", which is a built-in tool',
    ],
    ["3", 'Invalid configuration for "toolsets.custom"'],
  ])("%s is a located error", (config, message) => {
    const { code, messages } = read(`{custom: ${config}}`);
    expect(code).toBeUndefined();
    expect(messages.join("\n")).toContain(message);
    expect(messages[0]).toMatch(/^error 2:/);
  });

  test("a function may not be called like a worker that is a tool", () => {
    expect(read("{custom: {helper: {}}, helper: {}}").messages).toEqual([
      'error 2:21 The function "helper" would be the tool "helper", which is the worker "helper"; rename the function.',
    ]);
  });
});

describe("toolsets by the name that code gives them (F14, F64, F65)", () => {
  test.each([
    ["{calc_tools: {}}", { name: "calc_tools", tools: null }],
    ["[calc_tools]", { name: "calc_tools", tools: null }],
    ["{calc_tools: [add]}", { name: "calc_tools", tools: ["add"] }],
    [
      "{calc_tools: {_approval_config: {add: {pre_approved: true}}, precision: 3}}",
      {
        name: "calc_tools",
        tools: null,
        approvals: { add: "pre_approved" },
        config: { precision: 3 },
      },
    ],
    [
      "{db: {module: '@acme/db', approval: ask, url: {host: x}}}",
      {
        name: "db",
        module: "@acme/db",
        tools: null,
        fallback: "ask",
        config: { url: { host: "x" } },
      },
    ],
    [
      "{my_pkg.mod.MyToolset: {limit: 1}}",
      { name: "my_pkg.mod.MyToolset", module: "my_pkg.mod", tools: null, config: { limit: 1 } },
    ],
  ])("%s", (toolsets, expected) => {
    const { code, messages } = read(toolsets);
    expect(messages).toEqual([]);
    expect(code).toEqual([{ ...CUSTOM, ...expected }]);
  });

  test("without any code an unknown name is an error, unless it says where its code is", () => {
    const options = { hasCode: false };
    expect(read("{calc_tools: {}}", options).messages[0]).toMatch(
      /^error 2:12 Unknown toolset "calc_tools"\. Known toolsets: .* no file with tools/,
    );
    for (const toolsets of ["{db: {module: '@acme/db'}}", "{my_pkg.mod.MyToolset: {}}"]) {
      expect(read(toolsets, options).messages).toEqual([]);
    }
  });

  test("with code it is named, because it may still be a worker", () => {
    expect(read("{calc_tools: {}, helper: {}, custom: {a: {}}}").unknownToolsets).toEqual([
      "calc_tools",
    ]);
  });

  test.each([
    ["llm_do.toolsets.shell.ShellToolset", "shell"],
    ["llm_do.shell.toolset.ShellToolset", "shell"],
    ["llm_do.toolsets.filesystem.FileSystemToolset", "filesystem"],
    ["llm_do.filesystem_toolset.FileSystemToolset", "filesystem"],
    ["llm_do.delegation_toolset.DelegationToolset", "delegation"],
  ])("%s is the built-in %s", (path, name) => {
    const settings = name === "shell" ? "{approval: ask}" : "{}";
    const text = `---\ntoolsets: {${path}: ${settings}}\n---\nHi`;
    const { worker, problems } = parseWorker({ file: "a.worker", text });
    expect(problems).toEqual([]);
    expect(worker?.code).toEqual([]);
    if (name !== "delegation") expect(worker?.[name as "shell"]).not.toBeNull();
  });

  test("names of objects are names like any other", () => {
    const { code } = read("{custom: {__proto__: blocked, constructor: {}}}");
    expect(code?.[0]?.tools).toEqual(["__proto__", "constructor"]);
    expect(Object.keys(code?.[0]?.approvals ?? {})).toEqual(["__proto__"]);
  });
});
