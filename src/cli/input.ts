import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { LlmDoError, messageOf } from "../errors.ts";
import type { WorkerDefinition } from "../project/definition.ts";
import type { RunHeader } from "../runtime/header.ts";
import type { Terminal } from "./terminal.ts";

/**
 * The input of a run: `--input` (text, JSON, a file, `@file`, `-`), else the words of the command line, else stdin
 * where it is no terminal, else nothing. Throws LlmDoError "usage" when it is given twice or unreadable.
 */
export async function readInput(
  terminal: Terminal,
  given: { option: string | undefined; message: string | null },
): Promise<unknown> {
  const { option, message } = given;
  if (option !== undefined && message !== null) {
    throw new LlmDoError(
      `The input is given twice: --input and ${JSON.stringify(message.slice(0, 60))}. Leave one of them out.`,
      { code: "usage" },
    );
  }
  if (message !== null) return parsedOrText(message);
  if (option === "-") return parsedOrText(await text(terminal.stdin));
  if (option?.startsWith("@")) return parsedOrText(await readInputFile(terminal, option.slice(1)));
  if (option !== undefined && namesFile(terminal, option)) {
    return parsedOrText(await readInputFile(terminal, option));
  }
  if (option !== undefined) return parsedOrText(option);
  return terminal.stdin.isTTY ? "" : parsedOrText(await text(terminal.stdin));
}

/** `--input data.json`: a file that is there (spec/dialects.md §2.7). */
function namesFile({ directory }: Terminal, option: string): boolean {
  if (!/^[^\s[{][^\n]*$/.test(option)) return false;
  return statSync(resolve(directory, option), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Throws LlmDoError "usage" where a worker says that it needs an input and there is none. */
export function checkInput(
  { name, allowEmptyInput }: Pick<WorkerDefinition, "name" | "allowEmptyInput">,
  { input, attachments }: Pick<RunHeader, "input" | "attachments">,
): void {
  const blank = typeof input === "string" && input.trim() === "" && attachments.length === 0;
  if (!blank || allowEmptyInput !== false) return;
  throw new LlmDoError(
    `Worker "${name}" needs an input (\`allow_empty_input: false\`). Give it as the last words, with --input, or on stdin.`,
    { code: "usage" },
  );
}

async function readInputFile({ directory }: Terminal, name: string): Promise<string> {
  try {
    return await readFile(resolve(directory, name), "utf8");
  } catch (cause) {
    throw new LlmDoError(`The input file "${name}" cannot be read: ${messageOf(cause)}`, {
      code: "usage",
      cause,
    });
  }
}

/** An object or list is data; anything else is the message itself, without the line end that `echo` adds. */
function parsedOrText(input: string): unknown {
  if (/^\s*[[{]/.test(input)) {
    try {
      return JSON.parse(input) as unknown;
    } catch {
      // A message that begins with a bracket.
    }
  }
  return input.replace(/\r?\n$/, "");
}
