import { z } from "zod";
import { LocatedYaml, type Path } from "./located-yaml.ts";
import type { StopReason, Usage } from "./model.ts";

/** One possible response. Everything that it does not say has a default. */
export interface Answer {
  /** `answers.yaml:12:7`: where the author wrote it. */
  at: string;
  /** Texts that the message it answers must contain, for it to be chosen among alternatives. */
  when: string[];
  /** Texts that the message it answers must contain, or the script is wrong. */
  expect: string[];
  text: string;
  calls: { tool: string; input: unknown }[];
  stopReason: StopReason;
  usage: Partial<Usage>;
  /** Fails the request with this sentence instead of answering. */
  error: string | null;
}

export interface Conversation {
  at: string;
  /** Texts that the first message must contain. Empty = any. */
  when: string[];
  /** By turn; each turn has one answer or several alternatives. */
  turns: Answer[][];
}

/** A parsed file of scripted answers. Format: docs/scripted-models.md. */
export interface Script {
  file: string;
  workers: Map<string, Conversation[]>;
}

const texts = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1)], {
    error: "expected a text or a list of texts, none of them empty",
  })
  .transform((value) => (typeof value === "string" ? [value] : value))
  .default([]);

const tokens = z.int().min(0).optional();
const usage = z
  .strictObject({ input: tokens, output: tokens, cache_read: tokens, cache_write: tokens })
  .default({});

const call = z.strictObject({ tool: z.string().min(1), input: z.json().default({}) });

const stopReason = z.enum([
  "end_turn",
  "max_tokens",
  "stop_sequence",
  "tool_use",
  "pause_turn",
  "refusal",
  "model_context_window_exceeded",
]);

const answerSchema = z.strictObject({
  expect: texts,
  text: z.string().default(""),
  calls: z.array(call).min(1).default([]),
  stop_reason: stopReason.optional(),
  usage,
  error: z.string().min(1).nullable().default(null),
});
const alternativeSchema = z.strictObject({ when: texts, ...answerSchema.shape });
const eitherSchema = z.strictObject({ either: z.array(z.unknown()).min(1) });
const conversationSchema = z.strictObject({ when: texts, answers: z.array(z.unknown()).min(1) });
const fileSchema = z.strictObject({
  workers: z.record(z.string(), z.array(z.unknown()).min(1)),
});

/** Throws LlmDoError "project" that names the place of the first mistake. */
export function parseScript(file: string, source: string): Script {
  const yaml = new LocatedYaml(file, source);
  const { workers } = yaml.read(fileSchema, []);
  const names = Object.keys(workers);
  return { file, workers: new Map(names.map((name) => [name, readWorker(yaml, name, workers)])) };
}

function readWorker(
  yaml: LocatedYaml,
  name: string,
  workers: Record<string, unknown[]>,
): Conversation[] {
  const items = workers[name] ?? [];
  const path = ["workers", name];
  if (!items.some((item) => hasKey(item, "answers"))) {
    return [{ at: yaml.at(path), when: [], turns: readTurns(yaml, items, path) }];
  }
  return items.map((_, index) => {
    const where = [...path, index];
    const { when, answers } = yaml.read(conversationSchema, where);
    return { at: yaml.at(where), when, turns: readTurns(yaml, answers, [...where, "answers"]) };
  });
}

function readTurns(yaml: LocatedYaml, items: unknown[], path: Path): Answer[][] {
  return items.map((item, index) => {
    const where = [...path, index];
    if (!hasKey(item, "either")) return [readAnswer(yaml, answerSchema, where)];
    const { either } = yaml.read(eitherSchema, where);
    return either.map((_, choice) =>
      readAnswer(yaml, alternativeSchema, [...where, "either", choice]),
    );
  });
}

function readAnswer(
  yaml: LocatedYaml,
  schema: typeof answerSchema | typeof alternativeSchema,
  path: Path,
): Answer {
  const { usage, stop_reason, ...answer } = yaml.read(schema, path);
  const { cache_read: cacheRead, cache_write: cacheWrite, ...counts } = usage;
  const stopReason = stop_reason ?? (answer.calls.length > 0 ? "tool_use" : "end_turn");
  const written = Object.entries({ ...counts, cacheRead, cacheWrite }).filter(
    ([, count]) => count !== undefined,
  );
  return { when: [], ...answer, at: yaml.at(path), stopReason, usage: Object.fromEntries(written) };
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
