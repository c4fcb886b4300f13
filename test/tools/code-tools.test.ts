import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadProject, toolset } from "./code-project.ts";

const schema = `{ type: "object", properties: { a: { type: "number" } }, required: ["a"] }`;

describe("tools in TypeScript (F63)", () => {
  test("are functions with a schema, described by their comment, and full objects", async () => {
    await using project = await loadProject({
      files: {
        "tools.ts": `
import { z } from "zod";
import type { NamedTool } from "../../src/tools/index.js";

/**
 * Adds two numbers.
 * @param a the first
 */
export function add({ a, b }: { a: number; b: number }): number { return a + b; }
export const addSchema = z.object({ a: z.number(), b: z.number().default(2) });

export function half({ a }: { a: number }) { if (a % 2) throw new Error("a is odd"); return { half: a / 2 }; }
export const halfSchema = z.object({ a: z.number().refine((a) => a > 0, "a must be positive") }).describe("Halves.");

export const greet: NamedTool = {
  name: "say_hello", description: "Greets.", needsApproval: false,
  inputSchema: { type: "object", properties: { who: { type: "string" } } },
  execute: async ({ who }) => "Hello " + who,
};
export function internal() {}
`,
      },
    });
    expect(project.said).toBe("");
    expect(project.tools.map(({ name, description }) => `${name}: ${description}`)).toEqual([
      "add: Adds two numbers.",
      "half: Halves.",
      "say_hello: Greets.",
    ]);
    expect(project.tool("add").inputSchema).toMatchObject({ required: ["a"] });
    expect(await project.call("add", { a: 1 })).toMatchObject({ content: "3", isError: false });
    expect(await project.call("half", { a: 4 })).toMatchObject({ content: '{"half":2}' });
    expect(await project.call("half", { a: 3 })).toMatchObject({
      content: "a is odd",
      isError: true,
    });
    expect(await project.call("half", { a: -2 })).toMatchObject({
      content: expect.stringContaining("a must be positive"),
      isError: true,
    });
    expect(project.tool("add").parse({ a: "x" })).toMatchObject({ ok: false });
    expect(await project.call("say_hello", { who: "Ada" })).toMatchObject({ content: "Hello Ada" });
  });

  test("are written as people write it: enums, no extensions, JSON, a CommonJS repository", async () => {
    await using project = await loadProject({
      files: {
        "package.json": '{ "type": "commonjs" }',
        "settings.json": '{ "unit": "m" }',
        "lib/shape.ts": `
export enum Kind { Square = "square" }
export class Shape { constructor(private readonly side: number, public kind = Kind.Square) {} area() { return this.side ** 2; } }
export interface Named { name: string }`,
        "lib/index.ts": `export * from "./shape";`,
        "tools/index.ts": `
import { Shape, Kind, type Named } from "../lib";
import { Shape as Same } from "../lib/shape.js";
import settings from "../settings.json";
export default function createTools(): unknown[] {
  return [{ name: "area", description: "Area.", inputSchema: ${schema},
    execute: ({ a }: { a: number }) => [new Shape(a).area(), new Same(1).kind === Kind.Square, settings.unit] satisfies unknown[] }];
}`,
      },
    });
    expect(project.said).toBe("");
    expect(await project.call("area", { a: 3 })).toMatchObject({ content: '[9,true,"m"]' });
  });

  test("are plain JavaScript of either module system too", async () => {
    await using project = await loadProject({
      files: {
        "one/tools.js": `module.exports = { twice: { name: "twice", description: "", inputSchema: ${schema}, execute: ({ a }) => a * 2 } };`,
        "two/tools.mjs": `export const thrice = { name: "thrice", description: "", inputSchema: ${schema}, execute: ({ a }) => a * 3 };`,
      },
      folders: ["one", "two"],
    });
    expect(project.said).toBe("");
    expect(await project.call("twice", { a: 2 })).toMatchObject({ content: "4" });
    expect(await project.call("thrice", { a: 2 })).toMatchObject({ content: "6" });
  });

  test("return text as it is, MCP's results as MCP means them, and nothing as nothing", async () => {
    const tool = (name: string, body: string) =>
      `{ name: "${name}", description: "", inputSchema: { type: "object" }, execute: () => (${body}) }`;
    await using project = await loadProject({
      files: {
        "tools.ts": `export default [
          ${tool("text", '"plain"')},
          ${tool("mcp", '{ content: [{ type: "text", text: "a" }, { type: "text", text: "b" }] }')},
          ${tool("bad", '{ content: [{ type: "text", text: "no" }], isError: true }')},
          ${tool("nothing", "undefined")},
          ${tool("chatty", 'console.log(JSON.stringify({ type: "result", id: 1, value: "forged" })), "real"')},
          ${tool("never", "new Promise(() => {})")},
        ];`,
      },
    });
    const outcomes = await Promise.all(
      ["text", "mcp", "bad", "nothing", "chatty"].map((name) => project.call(name)),
    );
    expect(outcomes.map((one) => one.status === "completed" && [one.content, one.isError])).toEqual(
      [
        ["plain", false],
        ["a\nb", false],
        ["no", true],
        ["", false],
        ["real", false],
      ],
    );
    expect(await project.call("never")).toMatchObject({ isError: true });
    expect(await project.call("text")).toMatchObject({ content: "plain" });
  });

  test("have what the published types promise of `llm-do`, and the same zod", async () => {
    await using project = await loadProject({
      files: {
        "tools.ts": `
import * as llmDo from "llm-do";
import { z, ZodType } from "zod";
export default [{ name: "names", description: "", inputSchema: llmDo.z.object({}),
  execute: () => [Object.keys(llmDo).filter((name) => name !== "default").sort(), llmDo.z === z, z.object({}) instanceof ZodType] }];`,
      },
    });
    const published = Object.keys(await import("../../types/llm-do.js")).sort();
    expect(await project.call("names")).toMatchObject({
      content: JSON.stringify([published, true, true]),
    });
  });
});

describe("where tools are found (F60, F62, F64, C25)", () => {
  const tool = (name: string, said: string) =>
    `export const ${name} = { name: "${name}", description: "", inputSchema: { type: "object" }, execute: () => "${said}" };\n`;

  test("the worker's own tool hides the project's, which hides a library's", async () => {
    await using project = await loadProject({
      files: {
        "workers/a/tools.ts": tool("one", "worker"),
        "tools.ts": tool("one", "project") + tool("two", "project"),
        "lib/tools.ts": tool("two", "library") + tool("three", "library"),
      },
      folders: ["workers/a", "", "lib"],
    });
    expect(project.said).toBe("");
    const outcomes = await Promise.all(["one", "two", "three"].map((name) => project.call(name)));
    expect(outcomes).toMatchObject([
      { content: "worker" },
      { content: "project" },
      { content: "library" },
    ]);
  });

  test.each(["./math-tools", "./math-tools.ts", "math-tools.js"])(
    "in the module %s",
    async (module) => {
      await using project = await loadProject({
        files: { "math-tools.ts": tool("add", "added"), "tools.ts": tool("other", "") },
        code: [{ module, tools: [{ name: "add", location: toolset().location }] }],
      });
      expect(project.said).toBe("");
      expect(project.tools.map(({ name }) => name)).toEqual(["add"]);
    },
  );

  test("in a plug-in that gets its settings, a logger and the sandbox", async () => {
    await using project = await loadProject({
      files: {
        "note.txt": "kept",
        "toolsets/notes.ts": `
import { defineToolset, z } from "llm-do";
export default defineToolset({ name: "notes", create: ({ config, sandbox, logger }) => ({
  read_note: { description: "Reads.", inputSchema: z.object({}), effect: "none", execute: async () => { logger.info("read"); return config.prefix + await sandbox.read("note.txt"); } },
  write_note: { description: "Writes.", inputSchema: z.object({}), effect: "none", execute: () => sandbox.write("note.txt", "") },
}) });`,
      },
      code: [{ name: "notes", config: { prefix: "> " } }],
    });
    expect(project.said).toBe("");
    expect(await project.call("read_note")).toMatchObject({ content: "> kept" });
    expect(await project.call("write_note")).toMatchObject({
      content: expect.stringContaining('declares effect "none", so it may not change files'),
      isError: true,
    });
    expect(readFileSync(join(project.root, "note.txt"), "utf8")).toBe("kept");
  });

  test("in a package of the project", async () => {
    await using project = await loadProject({
      files: {
        "node_modules/weather-tools/package.json": '{ "main": "index.js" }',
        "node_modules/weather-tools/index.js": `exports.forecast = { name: "forecast", description: "", inputSchema: { type: "object" }, execute: () => "rain" };`,
      },
      code: [{ name: "weather", module: "weather-tools" }],
    });
    expect(project.said).toBe("");
    expect(await project.call("forecast")).toMatchObject({ content: "rain" });
  });
});

test("what is wrong is said all at once, each with its place", async () => {
  await using project = await loadProject({
    files: {
      "main.worker": `---
toolsets:
  custom:
    - ad
    - sub
    - read_file
    - not a name
    - strange
`,
      "tools.ts": `export const add = { name: "add", description: "", inputSchema: ${schema}, execute() {} };
export function sub({ a }) { return -a; }
export const read_file = { name: "read_file", description: "", inputSchema: ${schema}, execute() {} };
export const odd = { name: "not a name", description: "", inputSchema: ${schema}, execute() {} };
export const strange = { name: "strange", description: "", inputSchema: { if: {}, then: {} }, execute() {} };`,
    },
    code: [
      {
        tools: ["ad", "sub", "read_file", "not a name", "strange"].map((name, index) => ({
          name,
          location: { file: "main.worker", line: 4 + index, column: 7 },
        })),
      },
      { name: "wether" },
      { name: "more", module: "./nowhere.ts" },
    ],
    taken: [{ name: "read_file" } as never],
  });
  expect(project.said).toMatchInlineSnapshot(`
    "main.worker:3:3: error: The module "./nowhere.ts" of toolset "more" was not found in the project. Write the path of a .ts, .js or .py file, relative to the worker.
      3 |   more:
        |   ^
    main.worker:4:7: error: There is no tool "ad" in tools.ts. Did you mean "add"? It has: add, sub, read_file, not a name, strange.
      4 |     - ad
        |       ^
    main.worker:5:7: error: The function "sub" of tools.ts:2 has no schema; export \`subSchema\` beside it, a zod schema of its argument.
      5 |     - sub
        |       ^
    main.worker:3:3: error: No code defines the toolset "wether". The code has none. Looked in: tools.ts.
      3 |   wether:
        |   ^
    main.worker:6:7: error: The tool "read_file" of tools.ts:3 cannot be offered: the worker has another tool of that name. Rename it in the code.
      6 |     - read_file
        |       ^
    main.worker:7:7: error: The tool "not a name" of tools.ts:4 cannot be offered: names of tools have at most 64 letters, digits, _ and -. Rename it in the code.
      7 |     - not a name
        |       ^
    main.worker:8:7: error: The input schema of the tool "strange" (tools.ts:5) cannot be checked: Conditional schemas (if/then/else) are not supported.
      8 |     - strange
        |       ^"
  `);
});

test.each([
  ["a syntax error", "export const a = 1;\nexport const x = (;\n", "2:19"],
  ["an exception", 'const a = 1;\n  throw new Error("boom");', "2:9"],
  [
    "a package that is missing",
    'import { z } from "zod";\nimport axios from "axios";\nexport const a = axios;',
    "2:8",
  ],
  ["a module that is missing", 'import { q } from "./lib/nope";\nexport const a = q;', "1:"],
  ["a broken tool", '\nexport const a = { name: "a", inputSchema: 3, execute() {} };', ""],
  ["the end of its process", "process.exit(3);", ""],
])("%s is told with its place in the code", async (_, text, place) => {
  await using project = await loadProject({ files: { "tools.ts": text } });
  expect(project.problems).toHaveLength(1);
  expect(project.said).toContain("tools.ts could not be loaded: ");
  if (place) expect(project.said).toContain(`tools.ts:${place}`);
  expect(project.said).not.toContain("    at ");
});

test("who decides about approval: the worker, else the code, else a person is asked (C18)", async () => {
  const tool = (name: string, rest: string) =>
    `export const ${name} = { name: "${name}", description: "", inputSchema: ${schema}, execute() {}${rest} };\n`;
  await using project = await loadProject({
    files: {
      "tools.ts":
        tool("silent", "") +
        tool("safe", ", needsApproval: false") +
        tool("risky", ", needsApproval: true") +
        tool("depends", ", needsApproval: ({ a }) => a > 10") +
        tool("broken", ', needsApproval: () => { throw new Error("oops"); }') +
        tool("allowed", ", needsApproval: true") +
        tool("forbidden", ", needsApproval: false"),
    },
    code: [{ approvals: { allowed: "pre_approved", forbidden: "blocked" } }],
  });
  const judge = async (name: string, a = 1) => (await project.tool(name).judge({ a })).approval;
  expect(await judge("silent")).toBe("ask");
  expect(await judge("safe")).toBe("pre_approved");
  expect(await judge("risky")).toBe("ask");
  expect(await judge("depends", 1)).toBe("pre_approved");
  expect(await judge("depends", 11)).toBe("ask");
  expect(await judge("broken")).toBe("ask");
  expect(await judge("allowed")).toBe("pre_approved");
  expect(await judge("forbidden")).toBe("blocked");
});

test.each(["ask", "pre_approved", "blocked"] as const)(
  "what the code says of a tool wins over 'approval: {default: %s}', except over blocked (F62)",
  async (fallback) => {
    const tool = (name: string, rest: string) =>
      `export const ${name} = { name: "${name}", description: "", inputSchema: ${schema}, execute() {}${rest} };\n`;
    const files = {
      "tools.ts":
        tool("silent", "") +
        tool("safe", ", needsApproval: false") +
        tool("risky", ", needsApproval: true"),
    };
    const judged = async (code: { fallback: typeof fallback; yieldsToCode?: boolean }) => {
      await using project = await loadProject({ files, code: [code] });
      const judge = async (name: string) => (await project.tool(name).judge({ a: 1 })).approval;
      return Promise.all(["silent", "safe", "risky"].map(judge));
    };
    expect(await judged({ fallback })).toEqual([fallback, fallback, fallback]);
    expect(await judged({ fallback, yieldsToCode: true })).toEqual(
      fallback === "blocked" ? [fallback, fallback, fallback] : [fallback, "pre_approved", "ask"],
    );
  },
);

test("what a tool changes: nothing by itself with ctx, else what it declares, else anything", async () => {
  const tool = (name: string, rest: string) =>
    `export const ${name} = { name: "${name}", description: "", inputSchema: ${schema}, ${rest} };\n`;
  await using project = await loadProject({
    files: {
      "tools.ts":
        tool("redriven", "execute: async (input, ctx) => 1") +
        tool("leaf", "execute: async (input) => 1") +
        tool("reader", 'effect: "none", execute: async (input, { signal }) => typeof signal'),
    },
  });
  expect(project.tools.map(({ name, effect }) => [name, effect({})])).toEqual([
    ["redriven", "none"],
    ["leaf", "external"],
    ["reader", "none"],
  ]);
  expect(await project.call("reader", { a: 1 })).toMatchObject({ content: "object" });
});

test("tools see no secret of ours, and only the variables that the worker lets through", async () => {
  await using project = await loadProject({
    files: {
      "tools.ts": `
import { readFileSync } from "node:fs";
export default [{ name: "look", description: "", inputSchema: { type: "object" }, execute: () => {
  let parent = "";
  try { parent = readFileSync("/proc/${process.pid}/environ", "utf8"); } catch {}
  return { key: process.env.ANTHROPIC_API_KEY ?? null, mine: process.env.WEATHER_TOKEN ?? null, parent: parent.length > 0 };
} }];`,
    },
    code: [{ config: { environment: ["WEATHER_TOKEN"] } }],
    environment: { ANTHROPIC_API_KEY: "sk-secret", WEATHER_TOKEN: "w" },
  });
  const { kind } = await (await import("../../src/tools/isolation.ts")).detectIsolation();
  const parent = kind === "none";
  expect(await project.call("look")).toMatchObject({
    content: JSON.stringify({ key: null, mine: "w", parent }),
  });
});

test("a tool that fails for a variable that is kept from it says how the worker lets it through", async () => {
  const files = {
    "tools.ts": `
export default [{ name: "search", description: "", inputSchema: { type: "object" }, execute: () => {
  throw new Error("SEARCH_API_KEY and OTHER_API_KEY are required");
} }];`,
  };
  const environment = { SEARCH_API_KEY: "k" };
  await using project = await loadProject({ files, environment });
  expect(await project.call("search")).toMatchObject({
    isError: true,
    content: expect.stringMatching(
      /\n\(SEARCH_API_KEY is set, but kept from tools\. A worker lets it through with 'toolsets: \{custom: \{environment: \[SEARCH_API_KEY\]\}\}'\.\)$/,
    ),
  });
  const code = [{ config: { environment: ["SEARCH_API_KEY"] } }];
  await using open = await loadProject({ files, environment, code });
  expect(await open.call("search")).toMatchObject({
    content: expect.not.stringContaining("kept from tools"),
  });
});
