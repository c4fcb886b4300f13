import type { Interface } from "node:readline/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "../errors.ts";
import type { ApprovalRequest, DecisionVerb } from "../runtime/events.ts";
import type { RunHeader } from "../runtime/header.ts";
import { openLines } from "./line-reader.ts";
import { requestPanel } from "./request-panel.ts";
import { say, type Terminal } from "./terminal.ts";

/** What a person said about one request. `left`: decide later; `interrupted`: Ctrl-C. */
export type Answer =
  | {
      status: "decided";
      verb: DecisionVerb | "edit";
      session: boolean;
      reason: string | null;
      result?: unknown;
      /** `edit`: the arguments as the person wants them. */
      input?: unknown;
    }
  | { status: "left" }
  | { status: "interrupted" };

export interface Prompt {
  ask(request: ApprovalRequest, header: RunHeader): Promise<Answer>;
  close(): void;
}

/** Keys that were pressed before the question could be read do not answer it. */
const TYPED_AHEAD_MILLISECONDS = 60;

/** Asks the person at the terminal; closed before the run goes on, so that Ctrl-C is the process's again. */
export function openPrompt(terminal: Terminal, signal: AbortSignal): Prompt {
  const { reader, signal: either, ending } = openLines(terminal, signal);
  return {
    ask: async (request, header) => {
      const edit = async () => {
        reader.pause();
        return (await import("./edit-call.ts")).editCall(terminal, { request, header });
      };
      say(terminal, `\n${requestPanel(request, terminal.style)}\n`);
      await sleep(TYPED_AHEAD_MILLISECONDS);
      try {
        reader.write(null, { ctrl: true, name: "u" });
        if (request.kind === "outcome") return await askOutcome(reader, either);
        return await askApproval({ reader, signal: either, edit, terminal });
      } catch (error) {
        if (!either.aborted) throw error;
        return { status: ending() };
      }
    },
    close: () => reader.close(),
  };
}

const APPROVAL_KEYS = "[a]pprove  [s]ession  [d]eny  [e]dit  [q]uit > ";
const OUTCOME_KEYS = "[r]etry  [s]kip  [d]one  [q]uit > ";

async function askApproval(question: {
  reader: Interface;
  signal: AbortSignal;
  edit(): Promise<{ input: unknown } | null>;
  terminal: Terminal;
}): Promise<Answer> {
  const { reader, signal, edit, terminal } = question;
  for (;;) {
    const key = await readKey(reader, APPROVAL_KEYS, signal);
    if (key === "a" || key === "approve") return decided("approve");
    if (key === "s" || key === "session") return { ...decided("approve"), session: true };
    if (key === "q" || key === "quit") return { status: "left" };
    if (key === "e" || key === "edit") {
      const edited = await edit().catch((error: unknown) => {
        say(terminal, messageOf(error));
        return null;
      });
      if (edited) return { ...decided("edit"), input: edited.input };
    }
    if (key === "d" || key === "deny") {
      const reason = await reader.question("Reason, for the model (may be empty): ", { signal });
      return { ...decided("deny"), reason: reason.trim() || null };
    }
  }
}

async function askOutcome(reader: Interface, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    const key = await readKey(reader, OUTCOME_KEYS, signal);
    if (key === "r" || key === "retry") return decided("retry");
    if (key === "s" || key === "skip") return decided("skip");
    if (key === "q" || key === "quit") return { status: "left" };
    if (key === "d" || key === "done") {
      const text = await reader.question("Its result, as JSON or text: ", { signal });
      return { ...decided("done"), result: jsonOrText(text) };
    }
  }
}

/** Enter alone decides nothing. */
async function readKey(reader: Interface, keys: string, signal: AbortSignal): Promise<string> {
  return (await reader.question(keys, { signal })).trim().toLowerCase();
}

function decided(verb: DecisionVerb | "edit"): Extract<Answer, { status: "decided" }> {
  return { status: "decided", verb, session: false, reason: null };
}

export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
