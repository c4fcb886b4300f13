import { parseArgs } from "node:util";
import { LlmDoError, messageOf } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";
import type { Command, Invocation } from "./invocation.ts";

type Parsed = Pick<Invocation, "positionals" | "flags" | "texts">;

/** Throws LlmDoError "usage" that names the option, what is near, and where the help is. */
export function parseCommandLine(command: Command, args: string[]): Parsed {
  const aliases = new Map(
    Object.entries(command.options).flatMap(([name, { alias }]) => (alias ? [[alias, name]] : [])),
  );
  const { values, positionals } = parse(command, args, aliases);
  const flags: Record<string, boolean> = {};
  const texts: Record<string, string> = {};
  for (const [written, value] of Object.entries(values)) {
    const name = aliases.get(written) ?? written;
    if (typeof value === "boolean") flags[name] = value;
    else if (name in texts && texts[name] !== value) {
      throw usage(command, `--${name} and --${written} name different values`);
    } else texts[name] = value;
  }
  return { positionals, flags, texts };
}

function parse(command: Command, args: string[], aliases: ReadonlyMap<string, string>) {
  const known = Object.entries(command.options).map(([name, { type, short }]) => [
    name,
    short ? { type, short } : { type },
  ]);
  const others = [...aliases.keys()].map((name) => [name, { type: "string" }]);
  const options = Object.fromEntries([...known, ...others]) as Record<
    string,
    { type: "string" | "boolean" }
  >;
  try {
    const { values, positionals } = parseArgs({
      args,
      options,
      allowPositionals: true,
      strict: true,
    });
    return { values: values as Record<string, string | boolean>, positionals };
  } catch (error) {
    throw unreadable(command, args, { names: Object.keys(options), error });
  }
}

function unreadable(
  command: Command,
  args: string[],
  { names, error }: { names: string[]; error: unknown },
): LlmDoError {
  const unknown = /Unknown option '(-[^']*)'/.exec(messageOf(error))?.[1];
  if (unknown === undefined) return usage(command, firstSentence(messageOf(error)));
  const word = unknown.replace(/^-+/, "");
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
