import type { Command, OptionTable } from "./invocation.ts";

const COMMON: OptionTable = {
  json: { type: "boolean", meaning: "JSON lines on stdout, the last one the result" },
  verbose: { type: "boolean", short: "v", meaning: "also what the models say" },
  help: { type: "boolean", short: "h", meaning: "show this help" },
};

const SESSION: OptionTable = {
  session: { type: "boolean", meaning: "also equal calls in the rest of the run" },
};

const RECORDING: OptionTable = {
  all: { type: "boolean", meaning: "every open request of the run" },
  resume: { type: "boolean", meaning: "resume the run afterwards" },
};

const FAIL_ON_DENIED: OptionTable = {
  "fail-on-denied": {
    type: "boolean",
    meaning: "exit with 1 when any call was denied or blocked",
  },
};

const RUN_OPTIONS: OptionTable = {
  worker: { type: "string", value: "NAME", alias: "entry", meaning: "the worker to start with" },
  input: {
    type: "string",
    value: "INPUT",
    meaning: "text or JSON; @FILE reads a file, - reads stdin",
  },
  model: {
    type: "string",
    value: "ID",
    meaning: "provider:model for every worker that can take it",
  },
  "approve-all": { type: "boolean", meaning: "run calls that need approval without asking" },
  "reject-all": { type: "boolean", meaning: "refuse calls that need approval" },
  "max-turns": { type: "string", value: "N", meaning: "model responses of the whole run (50)" },
  "max-depth": { type: "string", value: "N", meaning: "how deep workers call workers (5)" },
  "max-cost-usd": { type: "string", value: "USD", meaning: "dollars for models (no limit)" },
  "no-store": { type: "boolean", meaning: "keep the run in memory only; it cannot be resumed" },
  ...FAIL_ON_DENIED,
  ...COMMON,
};

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  {
    name: "run",
    summary: "Run a worker in the current directory",
    forms: ["[DIR | FILE.worker | NAME] [INPUT…]"],
    options: RUN_OPTIONS,
    details: [
      "The name of the command may be left out: llm-do DIR INPUT.",
      "The first word is the project or worker when it is a directory with a project, ends in .worker, or (with an input behind it) names a worker of the project here. Otherwise all words are the input, and the project is the one in the current directory or LLM_DO_PROJECT.",
      "Without an input, it is read from stdin unless that is a terminal.",
    ],
    load: async () => (await import("./run.ts")).run,
  },
  {
    name: "validate",
    summary: "Report everything that is wrong with a project",
    forms: ["[DIR | FILE.worker]"],
    options: {
      ...COMMON,
      verbose: {
        ...COMMON.verbose,
        type: "boolean",
        short: "v",
        meaning: "also list the workers with their models and tools",
      },
    },
    load: async () => (await import("./validate.ts")).validate,
  },
  {
    name: "runs list",
    summary: "List the runs of this repository, newest first",
    forms: [""],
    options: COMMON,
    load: async () => (await import("./runs-list.ts")).listRuns,
  },
  {
    name: "runs show",
    summary: "Show a run: its history, open requests and totals",
    forms: ["RUN"],
    options: COMMON,
    load: async () => (await import("./runs-show.ts")).showRun,
  },
  {
    name: "runs resume",
    summary: "Go on with a run that was decided, interrupted or failed",
    forms: ["RUN"],
    options: { ...FAIL_ON_DENIED, ...COMMON },
    load: async () => (await import("./runs-resume.ts")).resumeRun,
  },
  {
    name: "runs approve",
    summary: "Let the calls of a run happen",
    forms: ["RUN [A1[@DIGEST]…]"],
    options: { ...SESSION, ...RECORDING, ...FAIL_ON_DENIED, ...COMMON },
    load: async () => (await import("./runs-decide.ts")).approve,
  },
  {
    name: "runs deny",
    summary: "Refuse calls of a run; the reason is told to the model",
    forms: ["RUN [A1…] [REASON]"],
    options: { ...RECORDING, ...FAIL_ON_DENIED, ...COMMON },
    load: async () => (await import("./runs-decide.ts")).deny,
  },
  {
    name: "runs retry",
    summary: "Run a call again whose outcome is unknown, or a failed run",
    forms: ["RUN [A1]"],
    options: { ...RECORDING, ...FAIL_ON_DENIED, ...COMMON },
    load: async () => (await import("./runs-decide.ts")).retry,
  },
  {
    name: "runs skip",
    summary: "Leave a call of unknown outcome as it is",
    forms: ["RUN [A1]"],
    options: { ...RECORDING, ...FAIL_ON_DENIED, ...COMMON },
    load: async () => (await import("./runs-decide.ts")).skip,
  },
  {
    name: "runs done",
    summary: "Supply the result of a call of unknown outcome",
    forms: ["RUN A1 [JSON]"],
    options: { ...RECORDING, ...FAIL_ON_DENIED, ...COMMON },
    load: async () => (await import("./runs-decide.ts")).done,
  },
  {
    name: "runs cancel",
    summary: "End a run",
    forms: ["RUN [REASON]"],
    options: COMMON,
    load: async () => (await import("./runs-cancel.ts")).cancelRun,
  },
];
