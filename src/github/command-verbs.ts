import {
  type Command,
  type Complaint,
  type Reading,
  readApprove,
  readCancel,
  readDeny,
  readDone,
  readEdit,
  readOutcome,
  readRun,
  readSay,
} from "./command-arguments.ts";

export type Verb = Command["verb"];

interface Row {
  /** Arguments of a line that works as it stands. */
  example: string;
  /** For the help text: what the arguments may be, and what the command does. */
  grammar: string;
  meaning: string;
  /** False: understood and answered, not built yet; nowhere offered. */
  offered: boolean;
  read(reading: Reading): Command | Complaint;
}

/** The whole language: one row per verb (design §5). */
export const VERBS: Record<Verb, Row> = {
  approve: {
    example: "A1",
    grammar: "[A1[@digest] …|all] [session]",
    meaning: "let the call run; `session`: equal calls of this run too",
    offered: true,
    read: readApprove,
  },
  deny: {
    example: "A1",
    grammar: "[A1 …|all] [reason]",
    meaning: "refuse the call; the model is told the reason",
    offered: true,
    read: readDeny,
  },
  edit: {
    example: 'A1\n```json\n{ "path": "docs/a.md", "content": "…" }\n```',
    grammar: "A1",
    meaning: "approve the call with other arguments: all of them, in a JSON or YAML block below",
    offered: true,
    read: readEdit,
  },
  retry: {
    example: "A1",
    grammar: "[A1]",
    meaning: "run a call again whose outcome is unknown, or go on with a failed run",
    offered: true,
    read: (reading) => readOutcome("retry", reading),
  },
  skip: {
    example: "A1",
    grammar: "[A1]",
    meaning: "do not run a call again whose outcome is unknown",
    offered: true,
    read: (reading) => readOutcome("skip", reading),
  },
  done: {
    example: 'A1\n```json\n{ "ok": true }\n```',
    grammar: "[A1]",
    meaning: "the call did happen; its result is the JSON below",
    offered: true,
    read: readDone,
  },
  say: {
    example: "Go on.",
    grammar: "text | /new text | /exit",
    meaning: "answer a worker that waits for a message; `/new` starts over, `/exit` ends it",
    offered: true,
    read: readSay,
  },
  cancel: {
    example: "",
    grammar: "[reason]",
    meaning: "end the run; nothing more is executed",
    offered: true,
    read: readCancel,
  },
  status: {
    example: "",
    grammar: "",
    meaning: "list the runs of this conversation and what they wait for",
    offered: true,
    read: () => ({ verb: "status" }),
  },
  help: {
    example: "",
    grammar: "",
    meaning: "this list",
    offered: true,
    read: () => ({ verb: "help" }),
  },
  run: {
    example: "main",
    grammar: "[worker] [input]",
    meaning: "start a worker here",
    offered: false,
    read: readRun,
  },
};

/** What people write when they mean one of ours. Never accepted, only answered. */
export const SYNONYMS: ReadonlyMap<string, Verb> = new Map([
  ["accept", "approve"],
  ["reject", "deny"],
  ["decline", "deny"],
  ["abort", "cancel"],
  ["stop", "cancel"],
]);

export function isVerb(word: string): word is Verb {
  return Object.hasOwn(VERBS, word);
}
