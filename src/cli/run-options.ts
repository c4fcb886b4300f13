import type { OptionTable } from "./invocation.ts";
import { COMMON } from "./project-commands.ts";

/** What every command understands that drives a run. */
export const DRIVING: OptionTable = {
  "fail-on-denied": {
    type: "boolean",
    meaning: "exit with 1 when any call was denied or blocked",
  },
  quiet: { type: "boolean", short: "q", meaning: "only the result and what needs a person" },
  ...COMMON,
  verbose: {
    type: "boolean",
    short: "v",
    meaning: "also which models run, what they say, and totals",
  },
};

/** What is said about a project from outside it. */
export const OPENING: OptionTable = {
  set: {
    type: "string",
    short: "s",
    value: "KEY=VALUE",
    list: "each",
    meaning: "a setting of the entry worker: model=…, toolsets.shell.default=ask",
  },
  var: { type: "string", value: "NAME=VALUE", list: "each", meaning: "a variable for templates" },
  lib: {
    type: "string",
    value: "PATH",
    list: "each",
    meaning: "a folder of libraries, before LLM_DO_LIBS",
  },
};

/**
 * Options that the dialects had under other names (spec/dialects.md §2.7): what they meant still holds.
 * `approval`, `trace`, `registry` and `headless` are read where a run starts.
 */
const OTHER_SPELLINGS: OptionTable = {
  strict: hiddenFlag(["--reject-all"], "`--reject-all`"),
  "auto-approve": hiddenFlag(["--approve-all"], "`--approve-all`"),
  approval: {
    type: "string",
    short: "a",
    value: "MODE",
    hidden: true,
    meaning: "`interactive`, `approve_all` (`--approve-all`) or `auto_deny` (`--reject-all`)",
  },
  headless: {
    type: "boolean",
    hidden: true,
    meaning: "asks nobody: `--reject-all`, unless a mode is named",
  },
  file: {
    type: "string",
    short: "f",
    value: "FILE",
    hidden: true,
    means: ["--input", "@VALUE"],
    meaning: "`--input @FILE`",
  },
  trace: {
    type: "string",
    short: "t",
    value: "LEVEL",
    hidden: true,
    meaning: "`quiet` (`--quiet`), `summary`, `full` (`--verbose`) or `debug` (`--debug`)",
  },
  registry: {
    type: "string",
    value: "DIR",
    hidden: true,
    meaning: "the project, whose workers the first word may name",
  },
  tool: {
    type: "string",
    value: "NAME",
    hidden: true,
    means: ["--worker", "VALUE"],
    meaning: "`--entry NAME`",
  },
  tui: hiddenFlag([], "nothing: questions are asked wherever there is a terminal"),
  "no-tui": hiddenFlag([], "nothing: lines are the only display"),
  rich: hiddenFlag([], "nothing: colours follow the terminal"),
  "no-rich": hiddenFlag([], "nothing: set `NO_COLOR=1` for lines without colours"),
  project: {
    type: "string",
    short: "p",
    value: "DIR",
    ...refused("Name the project's folder as the first word, or with `--dir DIR`."),
  },
  "allow-outside": {
    type: "boolean",
    ...refused("Tools see the directory that llm-do runs in: run it in a folder above the files."),
  },
};

/** No such option, and a sentence that says what to do. */
function refused(
  instead: string,
): Pick<OptionTable[string] & object, "hidden" | "instead" | "meaning"> {
  return {
    hidden: true,
    instead,
    meaning: `an error: ${instead[0]?.toLowerCase()}${instead.slice(1)}`,
  };
}

function hiddenFlag(means: string[], meaning: string): OptionTable[string] {
  return { type: "boolean", hidden: true, means, meaning };
}

export const RUN_OPTIONS: OptionTable = {
  worker: {
    type: "string",
    short: "e",
    value: "NAME",
    alias: "entry",
    meaning: "the worker to start with, or a tool in code (tool:NAME)",
  },
  input: {
    type: "string",
    short: "i",
    value: "INPUT",
    meaning: "text, JSON or a file of either; @FILE insists on a file, - is stdin",
  },
  model: {
    type: "string",
    short: "m",
    value: "ID",
    meaning: "provider:model for every worker that can take it",
  },
  "model-scope": {
    type: "string",
    value: "all|entry",
    meaning: "which workers --model is for (all)",
  },
  attachments: {
    type: "string",
    short: "A",
    value: "FILE…",
    alias: "attach",
    list: "greedy",
    meaning: "files of the current directory that the worker is given",
  },
  dir: { type: "string", value: "DIR", meaning: "the project; all words are then the input" },
  "no-project": {
    type: "boolean",
    meaning: "the first word is a .worker file that stands alone",
  },
  ...OPENING,
  "creation-defaults": {
    type: "string",
    value: "JSON|FILE",
    meaning: "what every worker that a worker writes starts with",
  },
  "approve-all": { type: "boolean", meaning: "run calls that need approval without asking" },
  "reject-all": { type: "boolean", meaning: "refuse calls that need approval" },
  chat: {
    type: "boolean",
    means: ["--set", "mode=chat"],
    meaning: "go on after the answer: your next words are the next turn",
  },
  "max-turns": { type: "string", value: "N", meaning: "model responses of the whole run (50)" },
  "max-depth": { type: "string", value: "N", meaning: "how deep workers call workers (5)" },
  "max-cost-usd": { type: "string", value: "USD", meaning: "dollars for models (no limit)" },
  "no-store": { type: "boolean", meaning: "keep the run in memory only; it cannot be resumed" },
  ...DRIVING,
  ...OTHER_SPELLINGS,
};
