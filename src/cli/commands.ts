import type { Command, Option, OptionTable } from "./invocation.ts";
import { COMMON, PROJECT_COMMANDS } from "./project-commands.ts";
import { DRIVING, OPENING, RUN_OPTIONS } from "./run-options.ts";

const SESSION: OptionTable = {
  session: { type: "boolean", meaning: "also equal calls in the rest of the run" },
};

const RECORDING: OptionTable = {
  all: { type: "boolean", meaning: "every open request of the run" },
  resume: { type: "boolean", meaning: "resume the run afterwards" },
};

/** What stands in front of a group's commands, for the help. */
export const GROUPS: Readonly<Record<string, string>> = {
  lib: "Libraries of workers",
  runs: "Runs of this repository",
};

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  {
    name: "run",
    summary: "Run a worker in the current directory",
    forms: [
      "[DIR | FILE.worker | NAME] [INPUT…]",
      "FILE.worker [FILE.worker | TOOLS.py | TOOLS.ts]… [INPUT…]",
    ],
    options: RUN_OPTIONS,
    details: [
      "The name of the command may be left out: llm-do DIR INPUT.",
      "The first word is the project or worker when it is a directory with a project, ends in .worker, or (with an input behind it) names a worker of the project here, of LLM_DO_PATH (~/.llm-do/workers) or of llm-do itself. Otherwise all words are the input, and the project is the one in the current directory or LLM_DO_PROJECT.",
      "Several files in front are the whole project: its workers and the tools that they may use.",
      "Without an input, it is read from stdin unless that is a terminal.",
      "Options of the tools that workers were written for before are understood: docs/cli.md.",
    ],
    load: async () => (await import("./run.ts")).run,
  },
  {
    name: "validate",
    summary: "Report everything that is wrong with a project",
    forms: ["[DIR | FILE.worker]", "FILE.worker [FILE.worker | TOOLS.py | TOOLS.ts]…"],
    options: {
      worker: {
        type: "string",
        value: "NAME",
        alias: "entry",
        meaning: "the worker that --set is about",
      },
      ...OPENING,
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
  ...PROJECT_COMMANDS,
  {
    name: "lib install",
    summary: "Install a library; lock the versions that the project here uses",
    forms: ["[DIR | git+URL#REF]"],
    options: {
      version: { type: "string", value: "VERSION", meaning: "the version that it must be" },
      update: { type: "boolean", meaning: "look again what branches and tags of git stand for" },
      ...COMMON,
    },
    load: async () => (await import("./lib-install.ts")).installLibrary,
  },
  {
    name: "lib list",
    summary: "List the libraries that are installed",
    forms: [""],
    options: COMMON,
    load: async () => (await import("./lib-list.ts")).listLibraries,
  },
  {
    name: "lib info",
    summary: "Show what a library offers and needs",
    forms: ["NAME[@VERSION]"],
    options: COMMON,
    load: async () => (await import("./lib-info.ts")).showLibrary,
  },
  {
    name: "lib remove",
    summary: "Remove an installed library",
    forms: ["NAME[@VERSION]"],
    options: COMMON,
    load: async () => (await import("./lib-remove.ts")).removeLibrary,
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
    options: { ...DRIVING },
    load: async () => (await import("./runs-resume.ts")).resumeRun,
  },
  {
    name: "runs approve",
    summary: "Let the calls of a run happen",
    forms: ["RUN [A1[@DIGEST]…]"],
    options: { ...SESSION, ...RECORDING, ...DRIVING },
    load: async () => (await import("./runs-decide.ts")).approve,
  },
  {
    name: "runs deny",
    summary: "Refuse calls of a run; the reason is told to the model",
    forms: ["RUN [A1…] [REASON]"],
    options: { ...RECORDING, ...DRIVING },
    load: async () => (await import("./runs-decide.ts")).deny,
  },
  {
    name: "runs edit",
    summary: "Approve a call with other arguments: as JSON, or in your editor",
    forms: ["RUN [A1] [JSON]"],
    options: { resume: RECORDING.resume as Option, ...DRIVING },
    load: async () => (await import("./runs-decide.ts")).edit,
  },
  {
    name: "runs reply",
    summary: "Say the next words of a chat; /exit ends it, /new WORDS begins anew",
    forms: ["RUN WORDS…"],
    options: { resume: RECORDING.resume as Option, ...DRIVING },
    load: async () => (await import("./runs-decide.ts")).reply,
  },
  {
    name: "runs retry",
    summary: "Run a call again whose outcome is unknown, or a failed run",
    forms: ["RUN [A1]"],
    options: { ...RECORDING, ...DRIVING },
    load: async () => (await import("./runs-decide.ts")).retry,
  },
  {
    name: "runs skip",
    summary: "Leave a call of unknown outcome as it is",
    forms: ["RUN [A1]"],
    options: { ...RECORDING, ...DRIVING },
    load: async () => (await import("./runs-decide.ts")).skip,
  },
  {
    name: "runs done",
    summary: "Supply the result of a call of unknown outcome",
    forms: ["RUN A1 [JSON]"],
    options: { ...RECORDING, ...DRIVING },
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
