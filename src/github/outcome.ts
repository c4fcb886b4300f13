import type { RequestState } from "../runtime/call-state.ts";
import type { EventOf } from "../runtime/events.ts";
import type { RunState } from "../runtime/state.ts";

type Decision = EventOf<"approval_decided">;

/** What came of a request, as its receipt tells it. `result` is what the model was given. */
export type RequestOutcome =
  /** Decided, not acted on yet. */
  | { kind: "waiting" }
  | { kind: "executed"; result: string; isError: boolean }
  /** It was started and its machine was lost: a question of its own asks what came of it. */
  | { kind: "lost" }
  | { kind: "denied" }
  | { kind: "skipped" }
  /** A person said with `/done` that it happened. */
  | { kind: "reported"; result: string }
  /** Policy is stricter now than when it was asked, or the mode says no. */
  | { kind: "refused"; result: string }
  /** The call cannot be made any more. */
  | { kind: "void"; reason: string; replacedBy: string | null }
  /** A person wrote other arguments. `replacedBy`: the request that has them, null when they were wrong. */
  | { kind: "edited"; edit: EventOf<"call_edited">; replacedBy: string | null; result: string }
  | { kind: "expired" }
  | { kind: "cancelled"; reason: string };

/** Null while a request is open: its comment still asks. */
export function outcomeOf(state: RunState, request: RequestState): RequestOutcome | null {
  const { status, decision } = request;
  switch (status.kind) {
    case "open":
      return state.cancelled && { kind: "cancelled", reason: state.cancelled.reason };
    case "decided":
      if (state.cancelled && status.decision.decision !== "deny") {
        return { kind: "cancelled", reason: state.cancelled.reason };
      }
      return { kind: "waiting" };
    case "started":
      return { kind: "waiting" };
    case "voided":
      return editedOutcome(state, request) ?? voidOutcome(state, request, status.reason);
    case "completed":
      return completedOutcome(status.outcome, decision);
  }
}

function completedOutcome(
  outcome: EventOf<"tool_completed">,
  decision: Decision | null,
): RequestOutcome {
  if (outcome.refusedBy === "person") return { kind: "denied" };
  if (outcome.refusedBy === "expiry") return { kind: "expired" };
  if (outcome.refusedBy !== null) return { kind: "refused", result: outcome.content };
  if (decision?.decision === "skip") return { kind: "skipped" };
  if (decision?.decision === "done") return { kind: "reported", result: outcome.content };
  return { kind: "executed", result: outcome.content, isError: outcome.isError };
}

function voidOutcome(state: RunState, request: RequestState, reason: string): RequestOutcome {
  return { kind: "void", reason, replacedBy: successor(state, request) };
}

/** Null when the request was voided by something else than an edit. */
function editedOutcome(state: RunState, voided: RequestState): RequestOutcome | null {
  const call = state.calls.get(voided.request.key);
  const edit = call?.edited;
  if (!call || edit?.requestId !== voided.request.id) return null;
  const replacedBy = successor(state, voided);
  // The new arguments are looked at by the machine that goes on with the run.
  if (!replacedBy && !call.completed) return state.cancelled ? null : { kind: "waiting" };
  return { kind: "edited", edit, replacedBy, result: call.completed?.content ?? "" };
}

/** The request that asks for the same call after this one was voided. */
function successor(state: RunState, voided: RequestState): string | null {
  const later = [...state.requests.values()].filter(
    ({ request }) =>
      request.key === voided.request.key &&
      Number(request.id.slice(1)) > Number(voided.request.id.slice(1)),
  );
  return later.at(0)?.request.id ?? null;
}
