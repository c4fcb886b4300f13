/** The files through which a step speaks to the runner: fresh for every step. */
import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILES = {
  GITHUB_OUTPUT: "set_output",
  GITHUB_STATE: "save_state",
  GITHUB_ENV: "set_env",
  GITHUB_PATH: "add_path",
  GITHUB_STEP_SUMMARY: "step_summary",
} as const;

export type CommandFiles = Record<keyof typeof FILES, string>;

export interface StepEffects {
  outputs: Record<string, string>;
  state: Record<string, string>;
  environment: Record<string, string>;
  path: string[];
  summary: string;
  errors: string[];
}

const LARGEST_SUMMARY = 1024 * 1024;

export function createCommandFiles(temporary: string): CommandFiles {
  const folder = join(temporary, "_runner_file_commands");
  mkdirSync(folder, { recursive: true });
  const entries = Object.entries(FILES).map(([variable, name]) => {
    const path = join(folder, `${name}_${randomUUID()}`);
    writeFileSync(path, "");
    return [variable, path];
  });
  return Object.fromEntries(entries);
}

export function readCommandFiles(files: CommandFiles): StepEffects {
  const errors: string[] = [];
  const pairs = (file: string): Record<string, string> => {
    const { values, error } = parsePairs(read(file));
    if (error !== null) errors.push(error);
    return values;
  };
  const { NODE_OPTIONS: refused, ...environment } = pairs(files.GITHUB_ENV);
  if (refused !== undefined)
    errors.push("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
  const size = statSync(files.GITHUB_STEP_SUMMARY).size;
  if (size > LARGEST_SUMMARY) {
    errors.push(
      `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${Math.ceil(size / 1024)}k.`,
    );
  }
  return {
    outputs: pairs(files.GITHUB_OUTPUT),
    state: pairs(files.GITHUB_STATE),
    environment,
    path: read(files.GITHUB_PATH).split("\n").filter(Boolean),
    summary: size > LARGEST_SUMMARY ? "" : read(files.GITHUB_STEP_SUMMARY),
    errors,
  };
}

const read = (path: string): string => readFileSync(path, "utf8");

/** `name=value` or `name<<delimiter`, as actions/runner reads it (FileCommandManager.cs). */
function parsePairs(text: string): { values: Record<string, string>; error: string | null } {
  const values: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  while (lines.length > 0) {
    const line = lines.shift() ?? "";
    if (line === "") continue;
    const [, name = "", operator, rest = ""] = /^(.+?)(=|<<)(.*)$/.exec(line) ?? [];
    if (operator === "=") values[name] = rest;
    else if (operator === "<<") {
      const end = lines.indexOf(rest);
      if (end < 0)
        return { values, error: `Invalid value. Matching delimiter not found '${rest}'` };
      values[name] = lines
        .splice(0, end + 1)
        .slice(0, -1)
        .join("\n");
    } else return { values, error: `Invalid format '${line}'` };
  }
  return { values, error: null };
}
