import { decide } from "../runtime/decide.ts";
import type { DecisionVerb, Verdict } from "../runtime/events.ts";
import type { SpokenCommand, Target } from "../runtime/incoming.ts";
import { type Journal, LeaseLost } from "../runtime/journal.ts";
import type { RunState } from "../runtime/state.ts";
import { openRequests } from "../runtime/status.ts";

/** What somebody at the keyboard decided. Empty targets mean the only open request. */
export interface Spoken {
  verb: DecisionVerb | "cancel" | "edit" | "say";
  targets: Target[] | "all";
  reason?: string | null;
  session?: boolean;
  result?: unknown;
  /** `edit`: the complete arguments. */
  input?: unknown;
  /** `say`: null ends the conversation. */
  text?: string | null;
  fresh?: boolean;
}

/** Saves what the same function decides that judges comments, on whatever state the write lands on. */
export async function recordDecision(
  journal: Journal,
  spoken: Spoken,
  now: () => Date,
): Promise<Verdict> {
  let verdict: Verdict | undefined;
  try {
    await journal.flush({
      subject: subjectOf(spoken, journal.state),
      tail: (state) => {
        const open = openRequests(state);
        const command: SpokenCommand = {
          by: null,
          source: { kind: "terminal" },
          threadId: null,
          authority: { status: "allowed" },
          verb: spoken.verb,
          targets: spoken.targets,
          implied: open.length === 1 ? (open[0]?.request.id ?? null) : null,
          reachable: new Set(state.requests.keys()),
          reason: spoken.reason ?? null,
          session: spoken.session ?? false,
          ...(spoken.result === undefined ? {} : { result: spoken.result }),
          ...(spoken.input === undefined ? {} : { input: spoken.input }),
          ...(spoken.text === undefined ? {} : { text: spoken.text }),
          ...(spoken.fresh === undefined ? {} : { fresh: spoken.fresh }),
        };
        // Requests are shown whole at a terminal: no approval needs the digest.
        const facts = { now: now(), cut: new Set<string>() };
        const decided = decide(state, [{ kind: "command", ...command }], facts);
        verdict = decided.verdicts[0];
        return decided.append;
      },
    });
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error;
    return { status: "refused", because: "run_over", detail: "finished", instead: null };
  }
  return verdict ?? { status: "recorded", requests: [] };
}

function subjectOf({ verb, targets }: Spoken, state: RunState): string {
  const open = openRequests(state).map(({ request }) => request.id);
  const named = targets === "all" || targets.length === 0 ? open : targets.map(({ id }) => id);
  const what = verb === "cancel" || verb === "say" ? [] : named;
  return [verb, ...what, "at the terminal"].join(" ");
}

/** Why a decision was not recorded, and the command that would work. */
export function refusalSentence(
  verdict: Extract<Verdict, { status: "refused" }>,
  runId: string,
): string {
  const { detail } = verdict;
  const next = verdict.instead ? ` Try: ${commandOf(verdict.instead, runId)}` : "";
  return `${reasonOf(verdict.because, detail)}${next}`;
}

function reasonOf(because: string, detail: string): string {
  switch (because) {
    case "unknown_request":
      return detail === "all"
        ? "The run has no open request."
        : `The run has no request ${JSON.stringify(detail)} that can be decided.`;
    case "needs_id":
      return detail === ""
        ? "The run has no open request."
        : `Several requests are open: name one of ${detail}, or --all.`;
    case "nothing_awaited":
      return "The run waits for no reply.";
    case "wrong_digest":
      return `The digest does not belong to ${detail}: it is not the request that you saw.`;
    case "wrong_verb":
      return `${detail} is another kind of question.`;
    case "already_decided":
      return `${detail} is decided already.`;
    case "already_started":
      return `The call of ${detail} has started already.`;
    case "expired":
      return `${detail} has expired; \`llm-do runs resume\` tells the model.`;
    case "run_over":
      return `The run is over: ${detail}.`;
    default:
      return `That is not possible here (${because}: ${detail}).`;
  }
}

/** `/approve A1` in the words of the command line. */
function commandOf(line: string, runId: string): string {
  const [verb = "", ...words] = line.replace(/^\//, "").split(" ");
  return `llm-do runs ${[verb, runId, ...words].join(" ")}`;
}
