import { z } from "zod";
import { LocatedYaml, type Path } from "../models/located-yaml.ts";

/** What a text must be. All that is given must hold. */
export interface TextExpectation {
  equals?: string | undefined;
  contains: string[];
  matches?: string | undefined;
  /** Part of what the text is as JSON. */
  json?: unknown;
}

export interface CallExpectation {
  at: string;
  tool: string;
  worker?: string | undefined;
  /** Part of the arguments; `exactInput` all of them. */
  input?: unknown;
  exactInput?: unknown;
  result?: TextExpectation | undefined;
}

export type Decision = { verb: "approve" | "wait" } | { verb: "deny"; reason: string | null };

/** A file of the workspace: its text, or the file (beside the tests) that it is a copy of. */
export type TestContent = { text: string } | { from: string };

export interface TestCase {
  /** `main.test.yaml:12:5`. */
  at: string;
  name: string;
  worker: string;
  input: unknown;
  attachments: string[];
  variables: Record<string, string>;
  files: Record<string, TestContent>;
  /** By tool; `*` for the others. */
  decisions: Record<string, Decision>;
  /** Scripted answers (docs/scripted-models.md) that keep the lines of this file, or a file that has them. */
  answers: { source: string } | { file: string };
  expect: {
    status: "completed" | "suspended" | "failed";
    output?: (TextExpectation & { at: string }) | undefined;
    error?: (TextExpectation & { at: string }) | undefined;
    calls: CallExpectation[];
    noCalls: string[];
    /** Tools of the calls that asked for approval, in order; undefined = not checked. */
    asks?: { at: string; tools: string[] } | undefined;
    /** Null = there must be no such file. */
    files: Record<string, (TextExpectation & { at: string }) | null>;
  };
}

const texts = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === "string" ? [value] : value))
  .default([]);
const textSchema = z.union([
  z.string().transform((equals) => ({ equals, contains: [] as string[] })),
  z.strictObject({
    equals: z.string().optional(),
    contains: texts,
    matches: z.string().refine(isPattern, "not a regular expression").optional(),
    json: z.json().optional(),
  }),
]);
const decisionSchema = z.union([
  z
    .enum(["approve", "wait", "deny"])
    .transform((verb) => (verb === "deny" ? { verb, reason: null } : { verb })),
  z
    .strictObject({ deny: z.string() })
    .transform(({ deny }) => ({ verb: "deny" as const, reason: deny })),
]);
const decisions = z
  .union([decisionSchema.transform((all) => ({ "*": all })), z.record(z.string(), decisionSchema)])
  .default({});
const content = z.union([
  z.string().transform((text) => ({ text })),
  z.strictObject({ from: z.string().min(1) }),
]);
const shared = {
  worker: z.string().min(1).optional(),
  variables: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String))
    .default({}),
  files: z.record(z.string().min(1), content).default({}),
  decisions,
  answers: z.union([z.string().min(1), z.record(z.string(), z.unknown())]).optional(),
};
const callSchema = z.strictObject({
  tool: z.string().min(1),
  worker: z.string().min(1).optional(),
  input: z.json().optional(),
  exact_input: z.json().optional(),
  result: textSchema.optional(),
});
const expectSchema = z.strictObject({
  status: z.enum(["completed", "suspended", "failed"]).optional(),
  output: textSchema.optional(),
  error: textSchema.optional(),
  calls: z.array(callSchema).default([]),
  no_calls: texts,
  asks: z.array(z.string()).optional(),
  files: z.record(z.string().min(1), textSchema.nullable()).default({}),
});
const fileSchema = z.strictObject({ ...shared, tests: z.array(z.unknown()).min(1) });
const caseSchema = z.strictObject({
  ...shared,
  name: z.string().min(1).optional(),
  input: z.json().default(""),
  attachments: z.array(z.string().min(1)).default([]),
  expect: z.unknown(),
});

/** Reads a `*.test.yaml`. Throws LlmDoError "project" that names the place of the first mistake. */
export function parseTestFile(file: string, source: string): TestCase[] {
  const yaml = new LocatedYaml(file, source);
  const common = yaml.read(fileSchema, []);
  const answersOf = (value: unknown, path: Path) => readAnswers(yaml, { value, path, source });
  return common.tests.map((_, index): TestCase => {
    const path = ["tests", index];
    const { answers, ...own } = yaml.read(caseSchema, path);
    const expect = yaml.read(expectSchema, [...path, "expect"]);
    const scripted =
      answers === undefined
        ? answersOf(common.answers, ["answers"])
        : answersOf(answers, [...path, "answers"]);
    return {
      at: yaml.at(path),
      name: own.name ?? `test ${index + 1}`,
      worker: own.worker ?? common.worker ?? workerOf(file),
      input: own.input,
      attachments: own.attachments,
      variables: { ...common.variables, ...own.variables },
      files: { ...common.files, ...own.files },
      decisions: { ...common.decisions, ...own.decisions },
      answers: scripted,
      expect: located(yaml, { expect, path: [...path, "expect"] }),
    };
  });
}

function located(
  yaml: LocatedYaml,
  { expect, path }: { expect: z.infer<typeof expectSchema>; path: Path },
): TestCase["expect"] {
  const { status, output, error, calls, asks, files, no_calls: noCalls } = expect;
  const at = (...keys: Path) => yaml.at([...path, ...keys]);
  return {
    status: status ?? (error === undefined ? "completed" : "failed"),
    output: output && { ...output, at: at("output") },
    error: error && { ...error, at: at("error") },
    calls: calls.map(({ exact_input: exactInput, ...call }, index) => ({
      ...call,
      ...(exactInput === undefined ? {} : { exactInput }),
      at: at("calls", index),
    })),
    noCalls,
    asks: asks && { at: at("asks"), tools: asks },
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        text && { ...text, at: at("files", name) },
      ]),
    ),
  };
}

/** `workers/sorter.test.yaml` is about `sorter`, `sorter/worker.test.yaml` too. */
function workerOf(file: string): string {
  const parts = file.replace(/\.test\.ya?ml$/, "").split("/");
  const stem = parts.at(-1) ?? "main";
  return stem === "worker" ? (parts.at(-2) ?? stem) : stem;
}

/**
 * Answers that stand in the test file are read as a file of their own in which they keep their lines, so
 * that a mistake is reported where it is.
 */
function readAnswers(
  yaml: LocatedYaml,
  { value, path, source }: { value: unknown; path: Path; source: string },
): TestCase["answers"] {
  if (typeof value === "string") return { file: value };
  if (value === undefined) return { source: "workers: { main: [{ text: '' }] }" };
  const [line = 1, column = 1] = yaml.at(path).split(":").slice(-2).map(Number);
  const lines = source.split("\n");
  const before = lines[line - 2] ?? "";
  const indent = column - 1;
  // In braces, with an anchor, or on the line of its key: written anew, without its lines.
  if (!/\banswers:\s*(#.*)?$/.test(before) || indent === 0 || /[*&]\w/.test(source)) {
    return { source: JSON.stringify({ workers: value }) };
  }
  const rest = lines.slice(line - 1);
  const end = rest.findIndex((text) => /\S/.test(text) && text.search(/\S/) < indent);
  const body = end === -1 ? rest : rest.slice(0, end);
  return { source: [...Array(line - 2).fill(""), "workers:", ...body].join("\n") };
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
