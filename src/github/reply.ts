import type { EventOf, Verdict } from "../runtime/events.ts";
import type { RunState } from "../runtime/state.ts";
import { openRequests, statusOf, totalsOf } from "../runtime/status.ts";
import { findPublished, questionOf } from "./published.ts";
import { renderRefusal } from "./refusal.ts";
import {
  type AwaitedReply,
  type RunReport,
  renderHelp,
  renderStatus,
  type WaitingRequest,
} from "./status-reply.ts";

type Refused = Extract<Verdict, { status: "refused" }>;

/** The text that answers a judged command; null when a reaction says it all. `prefix` as people type it. */
export function replyTo(
  judged: EventOf<"comment_judged">,
  context: { state: RunState; prefix: string; now: Date },
): string | null {
  const { verdict, commentId } = judged;
  const { state, prefix, now } = context;
  const { runId } = state.header;
  const answered = { runId, commentId };
  switch (verdict.status) {
    case "recorded":
      return null;
    case "answered":
      return verdict.with === "help"
        ? renderHelp({ prefix, answered })
        : renderStatus([runReport(state, now)], { prefix, answered });
    case "refused":
      return renderRefusal({
        refusal: askedAgain(verdict, state) ?? verdict,
        by: judged.by,
        open: waitingRequests(state).map(({ request, url }) => ({ id: request.id, url })),
        prefix,
        runId,
        commentId,
      });
  }
}

/** Its machine was lost, which was found out after the command was judged: now it waits for another verb. */
function askedAgain(refused: Refused, state: RunState): Refused | null {
  const question = openRequests(state).find(({ request }) => request.id === refused.detail);
  if (refused.because !== "already_started" || question?.request.kind !== "outcome") return null;
  return { ...refused, because: "wrong_verb", instead: `/retry ${refused.detail}` };
}

/** A run in numbers, for `/status` and the job summary. */
export function runReport(state: RunState, now: Date): RunReport {
  const totals = totalsOf(state);
  return {
    runId: state.header.runId,
    worker: state.header.worker,
    status: statusOf(state, now),
    cause: state.header.cause,
    turns: totals.turns,
    costUsd: totals.cost,
    open: waitingRequests(state),
    reply: awaitedReply(state),
  };
}

/** The words that a chat waits for; null when none does. */
export function awaitedReply(state: RunState): AwaitedReply | null {
  const { awaited } = state;
  if (!awaited || state.finished || state.cancelled) return null;
  const { expiresAt, key } = awaited;
  return { expiresAt, url: findPublished(state, "answer", key)?.url ?? null };
}

export function waitingRequests(state: RunState): WaitingRequest[] {
  return openRequests(state).map((item) => ({
    request: item.request,
    expiresAt: item.expiresAt,
    url: findPublished(state, "request", questionOf(item))?.url ?? null,
  }));
}
