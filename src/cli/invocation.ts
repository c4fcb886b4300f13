import type { Terminal } from "./terminal.ts";

export interface Option {
  type: "string" | "boolean";
  short?: string;
  /** What stands for the value in the help: `NAME`. */
  value?: string;
  /** Another spelling of this option. */
  alias?: string;
  /**
   * May be given several times; `each` takes one word, `greedy` also the words behind it, up to an option or
   * a word with a space in it.
   */
  list?: "each" | "greedy";
  meaning: string;
  /** A spelling of another dialect: understood, left out of the help, listed in docs/cli.md. */
  hidden?: boolean;
  /** The words of today that it stands for; `VALUE` in them is its value. None: it changes nothing here. */
  means?: readonly string[];
  /** Why there is no such option here: a sentence that says what to write. */
  instead?: string;
}

export type OptionTable = Readonly<Record<string, Option>>;

/** One call of a command, its command line read and typed. */
export interface Invocation {
  terminal: Terminal;
  positionals: string[];
  /** By long name; a flag that was not given is false. */
  flags: Readonly<Record<string, boolean>>;
  texts: Readonly<Record<string, string>>;
  /** Options that may be given several times, in order; one that was not given is undefined. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** False when the command's name was left out: `llm-do <dir> "input"`. */
  named: boolean;
}

/** A command is data; its code is loaded when it runs, so that help loads nothing. */
export interface Command {
  /** `run`, or `runs list` for a command of a group. */
  name: string;
  summary: string;
  /** What may stand behind the name, one line per form. */
  forms: string[];
  options: OptionTable;
  /** Further paragraphs of the help. */
  details?: string[];
  /** The exit code. Throws LlmDoError for what a person must mend. */
  load(): Promise<(invocation: Invocation) => Promise<number>>;
}

export const EXIT = { done: 0, failed: 1, usage: 2, suspended: 3, interrupted: 130 } as const;

/** What may stand first on a command line; everything else begins a target or an input. */
export const FIRST_WORDS: readonly string[] = [
  "run",
  "validate",
  "init",
  "test",
  "migrate",
  "lib",
  "runs",
];
