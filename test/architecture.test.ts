import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import {
  type Arrows,
  cycles,
  eagerPackages,
  environmentReaders,
  type Files,
  forbiddenArrows,
  forbiddenNames,
  largeMedian,
  longFiles,
  longFunctions,
} from "./architecture.ts";

/** Arrows go one way: entries → github | cli → runtime → tools → project. */
const ARROWS: Arrows = {
  leaves: [
    "src/canonical-json.ts",
    "src/errors.ts",
    "src/git.ts",
    "src/model-id.ts",
    "src/models/model.ts",
    "src/near-miss.ts",
    "src/invisible.ts",
  ],
  allowed: {
    main: ["action", "cli", "tools"],
    action: ["github", "runtime", "models", "project"],
    cli: ["runtime", "models", "project", "tools"],
    github: ["runtime", "tools", "project"],
    // engine.ts opens the models that a run asks, and the loop prices every turn.
    runtime: ["tools", "project", "models"],
    tools: ["project"],
    models: ["types project"],
    project: [],
  },
};
const FILE_LIMIT = 250;
const MEDIAN_LIMIT = 120;
const FUNCTION_LIMIT = 60;
const ENVIRONMENT_READERS = ["main", "action", "cli", "github/inputs"].map((f) => `src/${f}.ts`);
const SAYS_NOTHING = /helper|manager|utils/i;
/** What costs tens of milliseconds to load, and what not every command needs. */
const HEAVY = /^(@anthropic-ai\/|@actions\/|@octokit\/|nunjucks$|unbash$|diff$|sucrase$)/;

const SOURCES: Files = new Map(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .sort()
    .map((path) => join("src", path))
    .map((path) => [path, readFileSync(path, "utf8")]),
);

function files(texts: Record<string, string>): Files {
  return new Map(Object.entries(texts));
}

function lines(count: number): string {
  return "// line\n".repeat(count);
}

describe("the sources", () => {
  it("import only in the direction of the layout", () => {
    expect(forbiddenArrows(SOURCES, ARROWS)).toEqual([]);
  });

  it("have no import cycle, not even of types", () => {
    expect(cycles(SOURCES)).toEqual([]);
  });

  it("load heavy packages only where they are used", () => {
    expect(eagerPackages(SOURCES, HEAVY)).toEqual([]);
  });

  it("keep to the size of a file, of the median file and of a function", () => {
    expect(longFiles(SOURCES, FILE_LIMIT)).toEqual([]);
    expect(largeMedian(SOURCES, MEDIAN_LIMIT)).toEqual([]);
    expect(longFunctions(SOURCES, FUNCTION_LIMIT)).toEqual([]);
  });

  it("read the environment only at the edge", () => {
    expect(environmentReaders(SOURCES, ENVIRONMENT_READERS)).toEqual([]);
  });

  it("have names that say something", () => {
    expect(forbiddenNames(SOURCES, SAYS_NOTHING)).toEqual([]);
  });
});

describe("the rule about arrows", () => {
  it.each([
    ["src/github/a.ts", 'import { b } from "../cli/b.ts";', /github may import runtime/],
    ["src/cli/a.ts", 'import { b } from "../github/b.ts";', /cli may import runtime/],
    ["src/cli.ts", 'const b = await import("./github/b.ts");', /cli may import runtime/],
    ["src/main.ts", 'import "./runtime/b.ts";', /main may import action, cli/],
    ["src/action.ts", 'import { b } from "./tools/b.ts";', /action may import github/],
    [
      "src/runtime/a.ts",
      'import type { B } from "../github/event.ts";',
      /runtime may import tools/,
    ],
    ["src/tools/a.ts", 'export { b } from "../runtime/b.ts";', /tools may import project/],
    ["src/project/a.ts", 'type B = import("../tools/tool.ts").B;', /project may import nothing/],
    ["src/models/a.ts", 'import { b } from "../project/b.ts";', /models may import types project/],
    ["src/git.ts", 'import { b } from "./project/b.ts";', /is a leaf/],
    ["src/extra/a.ts", 'import { b } from "../project/b.ts";', /belongs to no part/],
  ])("fails for %s with %s", (path, text, sentence) => {
    const offences = forbiddenArrows(files({ [path]: text }), ARROWS);
    expect(offences).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    ["src/main.ts", 'const a = await import("./action.ts");'],
    ["src/cli.ts", 'import { b } from "./cli/b.ts";'],
    ["src/github/a.ts", 'import { git } from "../git.ts";'],
    ["src/runtime/a.ts", 'import type { Model } from "../models/model.ts";'],
    ["src/models/a.ts", 'import { type B, type C } from "../project/b.ts";'],
    ["src/git.ts", 'import { LlmDoError } from "./errors.ts";'],
    ["src/project/a.ts", 'import { z } from "zod";'],
  ])("passes for %s with %s", (path, text) => {
    expect(forbiddenArrows(files({ [path]: text }), ARROWS)).toEqual([]);
  });
});

describe("the other rules", () => {
  it("name every file of a cycle, also of types", () => {
    const circle = files({
      "src/a.ts": 'import { b } from "./x/b.ts";',
      "src/x/b.ts": 'import type { C } from "./c.ts";',
      "src/x/c.ts": 'const a = await import("../a.ts");',
      "src/d.ts": 'import { a } from "./a.ts";',
    });
    expect(cycles(circle)).toEqual(["src/a.ts → src/x/b.ts → src/x/c.ts → src/a.ts"]);
  });

  it("tell a heavy package that is loaded at once from one that is lazy or only a type", () => {
    const text = 'import * as core from "@actions/core";\nimport type { Diff } from "diff";\n';
    const lazy = 'const { parse } = await import("unbash");';
    expect(eagerPackages(files({ "src/a.ts": text, "src/b.ts": lazy }), HEAVY)).toEqual([
      'src/a.ts loads @actions/core at once: use await import("@actions/core")',
    ]);
  });

  it("count the lines of a file", () => {
    const sizes = files({ "src/a.ts": lines(250), "src/b.ts": lines(251) });
    expect(longFiles(sizes, 250)).toEqual(["src/b.ts has 251 lines, more than 250"]);
  });

  it("take the median of all files", () => {
    const sizes = files({ "a.ts": lines(10), "b.ts": lines(121), "c.ts": lines(200) });
    expect(largeMedian(sizes, 120)).toEqual(["The median file has 121 lines, more than 120"]);
    expect(largeMedian(sizes, 121)).toEqual([]);
  });

  it.each([
    ["a function", `function act() {\n${lines(59)}}`, "act"],
    ["an arrow function", `const act = () => {\n${lines(59)}};`, "a function"],
    ["a method", `class A {\n  act() {\n${lines(59)}  }\n}`, "act"],
  ])("count the lines of %s", (_what, text, name) => {
    expect(longFunctions(files({ "src/a.ts": text }), 60)).toEqual([
      expect.stringMatching(new RegExp(`^src/a.ts:\\d: ${name} has 61 lines, more than 60$`)),
    ]);
    expect(longFunctions(files({ "src/a.ts": text }), 61)).toEqual([]);
  });

  it.each([
    "const key = process.env.KEY;",
    'const key = process["env"];',
    "const { KEY } = globalThis.process.env;",
    'import { env } from "node:process";',
  ])("see that %s reads the environment", (text) => {
    const both = files({ "src/main.ts": text, "src/git.ts": text });
    expect(environmentReaders(both, ENVIRONMENT_READERS)).toEqual(["src/git.ts reads process.env"]);
  });

  it("refuse names that say nothing, of files and of exports", () => {
    const named = files({
      "src/string-utils.ts": "",
      "src/a.ts": "export class RunManager {}\nexport const pathUtils = 1, fine = 2;\n",
      "src/b.ts": 'export { b as bHelper } from "./c.ts";\nfunction helper() {}',
    });
    expect(forbiddenNames(named, SAYS_NOTHING)).toEqual([
      "src/string-utils.ts has a name that says nothing",
      "src/a.ts exports RunManager, a name that says nothing",
      "src/a.ts exports pathUtils, a name that says nothing",
      "src/b.ts exports bHelper, a name that says nothing",
    ]);
  });
});
