import type { RequestState } from "./call-state.ts";
import type { EventOf } from "./events.ts";
import type { RunState } from "./state.ts";

export type RunStatus = "running" | "suspended" | "ready" | "failed" | "completed" | "cancelled";

/** Usage and cost of a run over all of its VMs. */
export interface Totals {
  turns: number;
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  /** US dollars; null as soon as one turn's price is unknown. */
  cost: number | null;
}

/** Requests that a person can still answer, oldest first. */
export function openRequests(state: RunState): RequestState[] {
  return [...state.requests.values()].filter((request) => request.status.kind === "open");
}

export function isExpired(request: RequestState, now: Date): boolean {
  return request.status.kind === "open" && Date.parse(request.expiresAt) <= now.getTime();
}

/**
 * True when a VM that drives this run would get further than the last one did: somebody decided, a
 * request expired, a call was left half done, or nothing waits for a person at all (an interrupted VM).
 */
export function hasWork(state: RunState, now: Date): boolean {
  if (state.failure) return false;
  // A finished run that was not moved to `done/` still has its result to publish.
  if (state.cancelled || state.finished) return true;
  const open = openRequests(state);
  if (open.length === 0 && state.awaited) {
    return Date.parse(state.awaited.expiresAt) <= now.getTime();
  }
  if (open.length === 0 || open.some((request) => isExpired(request, now))) return true;
  const waiting = new Set(open.map((request) => request.request.id));
  return [...state.requests.values()].some(({ status, request }) => {
    switch (status.kind) {
      case "voided":
        return isUnasked(state, request);
      case "started":
        // An interrupted VM left it half done, unless it is a delegate that waits for its own requests.
        return !open.some((item) => item.request.key.startsWith(`${request.key}/`));
      case "decided":
        // A diff that was drawn on an undecided sibling's result waits for that sibling.
        return (
          status.decision.decision === "deny" || !request.drawnOn.some((id) => waiting.has(id))
        );
      default:
        return false;
    }
  });
}

/** Its request was voided and nobody was asked about the call again, also while siblings wait. */
function isUnasked(state: RunState, request: RequestState["request"]): boolean {
  const call = state.calls.get(request.key);
  if (call === undefined || call.requestId !== null || call.completed !== null) return false;
  // Code that ended without the answer never asks again.
  return ![...state.calls].some(
    ([key, caller]) => caller.completed !== null && request.key.startsWith(`${key}/`),
  );
}

export function statusOf(state: RunState, now: Date): RunStatus {
  if (state.finished) return state.finished.status;
  if (state.failure) return "failed";
  if (state.holder) return "running";
  return hasWork(state, now) ? "ready" : "suspended";
}

/** Calls that did not happen because somebody or some rule said no. */
export function deniedCalls(state: RunState): EventOf<"tool_completed">[] {
  return [...state.calls.values()].flatMap(({ completed }) =>
    completed?.refusedBy ? [completed] : [],
  );
}

export function totalsOf(state: RunState): Totals & { workers: Record<string, Totals> } {
  const all = emptyTotals();
  const workers: Record<string, Totals> = {};
  for (const turn of state.turns.values()) {
    workers[turn.worker] ??= emptyTotals();
    addTurn(all, turn);
    addTurn(workers[turn.worker] ?? all, turn);
  }
  return { ...all, workers };
}

function emptyTotals(): Totals {
  return { turns: 0, input: 0, output: 0, cacheRead: 0, cacheWrite: 0, cost: 0 };
}

function addTurn(totals: Totals, turn: EventOf<"model_responded">): void {
  totals.turns += 1;
  totals.input += turn.usage.input;
  totals.output += turn.usage.output;
  totals.cacheRead += turn.usage.cacheRead;
  totals.cacheWrite += turn.usage.cacheWrite;
  totals.cost = totals.cost === null || turn.cost === null ? null : totals.cost + turn.cost;
}
