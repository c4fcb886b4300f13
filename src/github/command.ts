import { editDistance } from "../near-miss.ts";
import type { Command } from "./command-arguments.ts";
import { readFences } from "./command-body.ts";
import { isVerb, SYNONYMS, VERBS, type Verb } from "./command-verbs.ts";
import { hasInvisible, skeleton } from "./invisible.ts";

export type { Command, RequestReference, Targets } from "./command-arguments.ts";
export type { Verb } from "./command-verbs.ts";

export interface CommandOptions {
  /** What a bare command begins with, usually "/". */
  prefix: string;
  /** False: only `/llm-do <verb>` counts. */
  bareAllowed: boolean;
}

export type ParsedCommand =
  | { kind: "none" }
  | { kind: "command"; command: Command }
  /** `usage` is what would have worked, to be copied as it stands. */
  | { kind: "malformed"; reason: string; usage: string };

const NAME = "llm-do";
const NONE: ParsedCommand = { kind: "none" };

/**
 * Reads the command of a comment: its first line, from column 0, in ASCII (design §5).
 * Never throws. What looks like a command and is none is malformed, never accepted.
 */
export function parseCommand(body: string, options: CommandOptions): ParsedCommand {
  // A lone carriage return ends a line in Markdown too.
  const [first = "", ...following] = body.split(/\r\n|\n|\r/);
  const lead = leadOf(options);
  const head = readHead(first, options);
  if (head === undefined) return nearMiss(first, options);

  const malformed = (reason: string, usage = mended(head, lead)): ParsedCommand => {
    return { kind: "malformed", reason, usage };
  };
  if (hasInvisible(withoutEmojiSelectors(first))) {
    return malformed("The first line holds characters that cannot be seen. Type it by hand.");
  }
  const second = laterCommand(following, options);
  if (second !== undefined) {
    return malformed(`One command per comment: post "${second}" as a comment of its own.`);
  }
  const read = VERBS[head.verb].read({ rest: head.rest, following });
  if ("complaint" in read) {
    const { complaint, line } = read;
    return malformed(
      complaint,
      line === undefined ? line : `${lead}${head.verb} ${line}`.trimEnd(),
    );
  }
  return { kind: "command", command: read };
}

/** The line that works for a verb: `/approve A1`. `lead` is the prefix, or "/llm-do " where bare commands are off. */
export function usageOf(verb: Verb, lead = "/"): string {
  return `${lead}${verb} ${VERBS[verb].example}`.trimEnd();
}

/** What a command begins with in the lines that people are told to copy. */
export function leadOf(options: CommandOptions): string {
  return options.bareAllowed ? options.prefix : `/${NAME} `;
}

interface Head {
  verb: Verb;
  rest: string;
}

/** What the person wrote, as far as it works; else the example, with the id that the person wrote. */
function mended({ verb, rest }: Head, lead: string): string {
  const plain = /^[ -~]*$/.test(rest);
  const works = plain && !("complaint" in VERBS[verb].read({ rest, following: [] }));
  if (works) return `${lead}${verb} ${rest}`.trimEnd();
  const id = /^A[1-9]\d{0,5}(?![^@ \t,:])/.exec(rest)?.[0] ?? "A1";
  return usageOf(verb, lead).replace(" A1", ` ${id}`);
}

function readHead(line: string, options: CommandOptions): Head | undefined {
  if (options.bareAllowed && line.startsWith(options.prefix)) {
    const [word, rest] = firstWord(line.slice(options.prefix.length));
    if (isVerb(word)) return { verb: word, rest };
  }
  const [word, rest] = firstWord(line);
  const named = word === `/${NAME}` || word === `${options.prefix}${NAME}`;
  if (!named) return undefined;
  if (rest === "") return { verb: "help", rest: "" };
  const [verb, after] = firstWord(rest);
  return isVerb(verb) ? { verb, rest: after } : undefined;
}

function firstWord(text: string): [word: string, rest: string] {
  const end = text.search(/[ \t]/);
  if (end === -1) return [text, ""];
  return [text.slice(0, end), text.slice(end).replace(/^[ \t]+|[ \t]+$/g, "")];
}

/** A person meant a command and got a letter wrong: tell them, rather than stay silent. */
function nearMiss(line: string, options: CommandOptions): ParsedCommand {
  const verb = meantVerb(skeleton(line), options);
  if (verb === undefined) return NONE;
  const words = line.split(/[ \t]+/);
  const at = words.findIndex((word) => isVerbIn(word, verb, options));
  const rest = at === -1 ? "" : words.slice(at + 1).join(" ");
  const [first = ""] = words;
  const disguised = hasInvisible(line) || skeleton(first) !== first.toLowerCase();
  const reason = disguised
    ? "The first line holds characters that cannot be seen or only look like letters. Type it by hand."
    : `"${line.slice(0, 40)}" is not a command. A command starts the first line, in lower case.`;
  return { kind: "malformed", reason, usage: mended({ verb, rest }, leadOf(options)) };
}

function isVerbIn(word: string, verb: Verb, options: CommandOptions): boolean {
  const look = skeleton(word);
  const prefix = skeleton(options.prefix);
  return closestVerb(look.startsWith(prefix) ? look.slice(prefix.length) : look) === verb;
}

function meantVerb(look: string, options: CommandOptions): Verb | undefined {
  const prefix = skeleton(options.prefix);
  for (const name of [`/${NAME}`, `${prefix}${NAME}`]) {
    if (!look.startsWith(name)) continue;
    const after = look.slice(name.length);
    if (after === "" || /^[\s:,]/.test(after)) {
      return closestVerb(after.replace(/^[\s:,]+/, "")) ?? "help";
    }
  }
  if (!options.bareAllowed || !look.startsWith(prefix)) return undefined;
  return closestVerb(look.slice(prefix.length).trimStart());
}

/** `/etc/passwd` is a path and `/sys` may be one: short words and words with a slash are left alone. */
function closestVerb(text: string): Verb | undefined {
  const word = (/^\S*/.exec(text)?.[0] ?? "").replace(/[.,:;!?]+$/, "");
  if (isVerb(word)) return word;
  if (!/^[a-z-]{4,12}$/.test(word)) return undefined;
  const allowed = word.length < 6 ? 1 : 2;
  const verbs = Object.keys(VERBS).filter(isVerb);
  return SYNONYMS.get(word) ?? verbs.find((verb) => editDistance(verb, word) <= allowed);
}

/** People expect every line that looks like a command to act, so a second one stops the first. */
function laterCommand(lines: string[], options: CommandOptions): string | undefined {
  return readFences(lines).outside.find(
    (line) => (readHead(line, options) ?? readHead(line.toLowerCase(), options)) !== undefined,
  );
}

/** U+FE0F after a picture only asks for its coloured form; it hides nothing. */
function withoutEmojiSelectors(line: string): string {
  return line.replace(/(\p{Extended_Pictographic})\uFE0F/gu, "$1");
}
