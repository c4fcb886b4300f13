import { parseArgs } from "node:util";
import { LlmDoError, messageOf } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";
import type { Command, Invocation, Option } from "./invocation.ts";

type Parsed = Pick<Invocation, "positionals" | "flags" | "texts" | "lists">;

/** Throws LlmDoError "usage" that names the option, what is near, and where the help is. */
export function parseCommandLine(command: Command, args: string[]): Parsed {
  const spellings = spellingsOf(command);
  const { values, positionals } = parse(command, spreadLists(args, spellings), spellings);
  const flags: Record<string, boolean> = {};
  const texts: Record<string, string> = {};
  const lists: Record<string, string[]> = {};
  const read = (given: [string, Value][]) => {
    for (const [written, value] of given) {
      const { name, option } = spellings.get(written) ?? { name: written, option: undefined };
      if (option?.instead) throw usage(command, `There is no --${written} here. ${option.instead}`);
      if (option?.means) read(todaysWords(command, { words: option.means, value, spellings }));
      else if (Array.isArray(value)) lists[name] = [...(lists[name] ?? []), ...value];
      else if (typeof value === "boolean") flags[name] = value;
      else if (name in texts && texts[name] !== value) {
        throw usage(command, `--${name} and --${written} name different values`);
      } else texts[name] = value;
    }
  };
  read(Object.entries(values));
  return { positionals, flags, texts, lists };
}

type Value = string | boolean | string[];

/** Every long spelling that the command understands, with the option that it is. */
type Spellings = ReadonlyMap<string, { name: string; option: Option }>;

function spellingsOf({ options }: Command): Spellings {
  return new Map(
    Object.entries(options).flatMap(([name, option]) =>
      [name, ...(option.alias ? [option.alias] : [])].map((written) => [written, { name, option }]),
    ),
  );
}

/** What another dialect's option says in today's words. */
function todaysWords(
  command: Command,
  { words, value, spellings }: { words: readonly string[]; value: Value; spellings: Spellings },
): [string, Value][] {
  const args = words.map((word) => word.replaceAll("VALUE", () => String(value)));
  return Object.entries(parse(command, args, spellings).values);
}

function parse(command: Command, args: string[], spellings: Spellings) {
  const shapes = [...spellings].map(([written, { name, option }]) => [
    written,
    {
      type: option.type,
      ...(option.list ? { multiple: true } : {}),
      ...(option.short && written === name ? { short: option.short } : {}),
    },
  ]);
  const options = Object.fromEntries(shapes) as Record<string, { type: "string" | "boolean" }>;
  try {
    const { values, positionals } = parseArgs({
      args,
      options,
      allowPositionals: true,
      strict: true,
    });
    return { values: values as Record<string, Value>, positionals };
  } catch (error) {
    throw unreadable(command, args, error);
  }
}

/** `--attachments a.pdf b.pdf` says what `--attachments a.pdf --attachments b.pdf` says. */
function spreadLists(args: string[], spellings: Spellings): string[] {
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  const spread: string[] = [];
  let open: string | null = null;
  for (const arg of args.slice(0, end)) {
    const name = /^--([^=]+)$/.exec(arg)?.[1] ?? "";
    if (arg.startsWith("-") && arg !== "-") {
      open = spellings.get(name)?.option.list === "greedy" ? arg : null;
      spread.push(arg);
    } else if (open !== null && spread.at(-1) !== open && !/\s/.test(arg)) {
      spread.push(open, arg);
    } else {
      if (spread.at(-1) !== open) open = null;
      spread.push(arg);
    }
  }
  return [...spread, ...args.slice(end)];
}

function unreadable(command: Command, args: string[], error: unknown): LlmDoError {
  const unknown = /Unknown option '(-[^']*)'/.exec(messageOf(error))?.[1];
  if (unknown === undefined) return usage(command, firstSentence(messageOf(error)));
  const word = unknown.replace(/^-+/, "");
  const shown = Object.entries(command.options).filter(([, { hidden }]) => !hidden);
  const names = shown.flatMap(([name, { alias }]) => (alias ? [name, alias] : [name]));
  const hint = didYouMean(word, names).replace(/"(.+)"/, '"--$1"');
  const text = args.find((arg) => arg.startsWith(unknown) && /\s/.test(arg));
  const cure = text ? " An input that begins with a dash stands behind `--`." : "";
  return usage(command, `There is no option "${unknown}"${hint ? `.${hint}` : ""}${cure}`);
}

function firstSentence(message: string): string {
  return message.split(/\.\s|\n/)[0] ?? message;
}

function usage(command: Command, sentence: string): LlmDoError {
  const end = /[.?!]$/.test(sentence) ? "" : ".";
  return new LlmDoError(`${sentence}${end} See \`llm-do ${command.name} --help\`.`, {
    code: "usage",
  });
}

/** A count or an amount. Throws LlmDoError "usage" that says what is allowed. */
export function readNumber(
  texts: Invocation["texts"],
  wanted: { option: string; least: number; whole: boolean },
): number | null {
  const { option, least, whole } = wanted;
  const text = texts[option];
  if (text === undefined) return null;
  const value = text.trim() === "" ? Number.NaN : Number(text);
  const fits =
    Number.isFinite(value) && (whole ? Number.isInteger(value) && value >= least : value > least);
  if (fits) return value;
  const allowed = whole ? `a whole number from ${least}` : `an amount above ${least}`;
  throw new LlmDoError(`--${option} is ${JSON.stringify(text)}; allowed: ${allowed}.`, {
    code: "usage",
  });
}
