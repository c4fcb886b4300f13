import type { Command, Word, WordPart } from "unbash";

/** What a command string is, before any rule is asked. */
export type ShellCommand =
  /** One simple command of literal words: run by its argument vector, no shell involved. */
  | { kind: "simple"; argv: string[] }
  /** Anything else that bash would run; `because` names the first thing that is more than a word. */
  | { kind: "script"; because: string }
  | { kind: "invalid"; because: string };

export type CommandParser = (command: string) => ShellCommand;

/** The parser takes quadratic time on hostile input, so the length is bounded. */
const MAX_COMMAND_CHARACTERS = 8_192;

/** Loads the parser; a command is then read synchronously. */
export async function loadCommandParser(): Promise<CommandParser> {
  const { parse } = await import("unbash");
  return (command) => {
    const unreadable = findUnreadable(command);
    if (unreadable !== undefined) return { kind: "invalid", because: unreadable };
    const script = parse(command);
    const [error] = script.errors ?? [];
    if (error !== undefined)
      return { kind: "invalid", because: `it is not valid bash: ${error.message}` };
    const [statement, ...more] = script.commands;
    if (statement === undefined) return { kind: "invalid", because: "it is empty" };
    if (more.length > 0) return { kind: "script", because: "it holds several commands" };
    if (statement.background) return { kind: "script", because: "it runs in the background (&)" };
    if (statement.command.type !== "Command") {
      return {
        kind: "script",
        because: NAMES[statement.command.type] ?? "it is a compound command",
      };
    }
    return readSimpleCommand(statement.command);
  };
}

const NAMES: Record<string, string> = {
  Pipeline: "it is a pipeline (|, ! or time)",
  AndOr: "it is a list (&& or ||)",
};

function findUnreadable(command: string): string | undefined {
  if (command.length > MAX_COMMAND_CHARACTERS) {
    return `it has ${command.length} characters, more than ${MAX_COMMAND_CHARACTERS}`;
  }
  const control = /[\x00-\x08\x0b-\x1f\x7f]/.exec(command)?.[0];
  if (control !== undefined) return `it holds the control character ${JSON.stringify(control)}`;
  return command.isWellFormed() ? undefined : "it holds half of a surrogate pair";
}

function readSimpleCommand(command: Command): ShellCommand {
  const argv: string[] = [];
  const nodes = [...command.prefix, ...(command.name ? [command.name] : []), ...command.suffix];
  for (const node of nodes) {
    if (node.type === "Assignment") {
      return { kind: "script", because: `it sets a variable (${node.text})` };
    }
    if (node.type !== "Word") return { kind: "script", because: "it redirects (< or >)" };
    const special = findExpansion(node);
    if (special !== undefined) return { kind: "script", because: `bash would expand ${special}` };
    argv.push(node.value);
  }
  if (argv.length === 0) return { kind: "invalid", because: "it is empty" };
  return { kind: "simple", argv };
}

/** The part of a word that is not literal text, as written. */
function findExpansion(word: Word): string | undefined {
  // unbash leaves tildes to whoever runs the command; bash also expands one after = or :.
  if (/(^|[=:])~/.test(word.text)) return `'${word.text}'`;
  const part = word.parts?.find((candidate) => !isLiteral(candidate));
  return part === undefined ? undefined : `'${part.text}'`;
}

function isLiteral(part: WordPart): boolean {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
      return true;
    case "DoubleQuoted":
      return part.parts.every((child) => child.type === "Literal");
    default:
      return false;
  }
}
