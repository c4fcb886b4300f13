import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { LlmDoError, messageOf } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";
import { type ApprovalMode, approvalModeOf } from "../project/approval-mode.ts";
import type { Manifest } from "../project/definition.ts";
import type { RunHeader } from "../runtime/header.ts";
import { readNumber } from "./command-line.ts";
import type { Invocation } from "./invocation.ts";

/** Who decides: the command line, else the manifest, else a person; nobody with `--headless` (C17). */
export function approvalModeFor(
  { flags, texts }: Pick<Invocation, "flags" | "texts">,
  manifest: Pick<Manifest, "approvalMode" | "file">,
): ApprovalMode {
  const said = chosenMode(flags, texts.approval) ?? manifestMode(manifest);
  return said ?? (flags.headless ? "deny-all" : "review");
}

/** Said before anything is opened. Throws LlmDoError "usage" for two modes at once, or an unknown one. */
export function chosenMode(
  flags: Invocation["flags"],
  word: string | undefined,
): ApprovalMode | null {
  const named = word === undefined ? null : approvalModeOf(word);
  if (named === undefined) {
    throw new LlmDoError(
      `--approval is ${JSON.stringify(word)}; allowed: interactive, approve_all or auto_deny.`,
      { code: "usage" },
    );
  }
  const said: ApprovalMode[] = [
    ...(flags["approve-all"] ? ["approve-all" as const] : []),
    ...(flags["reject-all"] ? ["deny-all" as const] : []),
    ...(named ? [named] : []),
  ];
  if (new Set(said).size > 1) {
    throw new LlmDoError(
      "--approve-all and --reject-all (--strict) exclude each other, as does another --approval. Leave one out.",
      { code: "usage" },
    );
  }
  return said[0] ?? null;
}

function manifestMode({ approvalMode: word, file }: Pick<Manifest, "approvalMode" | "file">) {
  if (word === null) return null;
  const mode = approvalModeOf(word);
  if (mode) return mode;
  throw new LlmDoError(
    `The approval mode in ${file} is ${JSON.stringify(word)}; allowed: review, approve-all or deny-all.`,
    { code: "project" },
  );
}

export function readLimits(
  texts: Invocation["texts"],
  { maxDepth }: Pick<Manifest, "maxDepth">,
): Pick<RunHeader, "maxTurns" | "maxDepth" | "maxCostUsd"> {
  const read = (option: string, least: number, whole: boolean) =>
    readNumber(texts, { option, least, whole });
  return {
    maxTurns: read("max-turns", 1, true) ?? 50,
    maxDepth: read("max-depth", 0, true) ?? maxDepth ?? 5,
    maxCostUsd: read("max-cost-usd", 0, false),
  };
}

export function modelScopeOf(word: string | undefined): RunHeader["modelScope"] {
  if (word === undefined || word === "all") return "all";
  if (word === "entry") return "entry";
  throw new LlmDoError(`--model-scope is ${JSON.stringify(word)}; allowed: all or entry.`, {
    code: "usage",
  });
}

const CREATION_KEYS = [
  "default_model",
  "default_toolsets",
  "default_attachment_policy",
  "default_sandbox",
];

/**
 * `--creation-defaults JSON|FILE` (F97). Throws LlmDoError "usage" for what no created worker could start with:
 * it is said now, and not when a model has written one.
 */
export async function readCreationDefaults(
  directory: string,
  written: string | undefined,
): Promise<RunHeader["creationDefaults"]> {
  if (written === undefined) return null;
  const inline = /^\s*[[{"]/.test(written);
  const text = inline ? written : await readText(resolve(directory, written), written);
  const value = parsed(text, inline ? "" : ` of ${JSON.stringify(written)}`);
  for (const key of Object.keys(value)) {
    if (CREATION_KEYS.includes(key)) continue;
    const hint = didYouMean(key, CREATION_KEYS) || ` Allowed: ${CREATION_KEYS.join(", ")}.`;
    throw wrong(`have the unknown key ${JSON.stringify(key)}.${hint}`);
  }
  const { createdProblems, draftText } = await import("../project/created-worker.ts");
  const sample = draftText({ name: "sample", instructions: "Sample." }, value);
  const [problem] = createdProblems("sample", sample);
  if (problem) throw wrong(`make no valid worker: ${problem.message}`);
  return value as RunHeader["creationDefaults"];
}

async function readText(path: string, written: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw wrong(`are no JSON, and no file ${JSON.stringify(written)}: ${messageOf(cause)}`);
  }
}

function parsed(text: string, of: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw wrong(`${of ? `${of.trim()} ` : ""}are no valid JSON: ${messageOf(cause)}`);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw wrong(`must be a JSON object such as {"default_model": "anthropic:claude-haiku-5-5"}.`);
}

function wrong(what: string): LlmDoError {
  return new LlmDoError(`The --creation-defaults ${what}`, { code: "usage" });
}
