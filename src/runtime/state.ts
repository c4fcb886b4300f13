import { applyToCalls, type CallsState } from "./call-state.ts";
import type { EventOf, Holder, RunEvent } from "./events.ts";
import type { RunHeader } from "./header.ts";

export interface RunState extends CallsState {
  header: RunHeader;
  holder: Holder | null;
  turns: Map<string, EventOf<"model_responded">>;
  notes: Map<string, string>;
  /** What frames were given, by the frame's key. */
  attachments: Map<string, EventOf<"attachments_read">>;
  /** Workers that were written in this run, by name. */
  created: Map<string, EventOf<"worker_created">>;
  /** A chat waits for a person's next words. */
  awaited: EventOf<"reply_awaited"> | null;
  /** Every answer of a chat that was waited after, by the key of its turn. */
  answers: Map<string, EventOf<"reply_awaited">>;
  /** By the key of the turn that they answer. */
  replies: Map<string, EventOf<"reply_received">>;
  /** What the VM with that nonce could not save. */
  leftBehind: { nonce: string; paths: string[] } | null;
  judged: Map<string, EventOf<"comment_judged">>;
  cancelled: EventOf<"run_cancelled"> | null;
  failure: EventOf<"run_failed"> | null;
  finished: EventOf<"run_finished"> | null;
  published: EventOf<"published">[];
  /** Model turns since the start or the last retry: what `max-turns` limits. */
  turnsInBudget: number;
}

export function initialState(header: RunHeader): RunState {
  return {
    header,
    holder: null,
    turns: new Map(),
    notes: new Map(),
    attachments: new Map(),
    created: new Map(),
    awaited: null,
    answers: new Map(),
    replies: new Map(),
    leftBehind: null,
    calls: new Map(),
    requests: new Map(),
    sessions: new Set(),
    judged: new Map(),
    cancelled: null,
    failure: null,
    finished: null,
    published: [],
    turnsInBudget: 0,
  };
}

/** Status and everything else is computed from the events, never stored (design §3). */
export function foldEvents(header: RunHeader, events: readonly RunEvent[]): RunState {
  const state = initialState(header);
  for (const event of events) applyEvent(state, event);
  return state;
}

/** Changes `state` by one event. */
export function applyEvent(state: RunState, event: RunEvent): void {
  switch (event.type) {
    case "run_started":
    case "lease_renewed":
      return;
    case "lease_taken":
    case "lease_released":
      applyLease(state, event);
      return;
    case "model_responded":
      state.turns.set(event.key, event);
      state.turnsInBudget += 1;
      return;
    case "attachments_read":
      state.attachments.set(event.key, event);
      return;
    case "worker_created":
      state.created.set(event.name, event);
      return;
    case "reply_awaited":
    case "reply_received":
    case "reply_revoked":
      applyChat(state, event);
      return;
    case "model_noted":
      state.notes.set(event.key, event.text);
      return;
    case "files_left_behind":
      state.leftBehind = { nonce: event.nonce, paths: event.paths };
      return;
    case "tool_started":
    case "tool_completed":
    case "approval_requested":
    case "approval_decided":
    case "call_edited":
    case "decision_revoked":
    case "request_voided":
      applyToCalls(state, event);
      return;
    case "comment_judged":
      state.judged.set(event.commentId, event);
      return;
    case "run_cancelled":
      state.cancelled = state.finished ? state.cancelled : event;
      return;
    case "run_failed":
    case "retry_requested":
      applyFailure(state, event);
      return;
    case "run_finished":
      state.finished = event;
      return;
    case "published":
      state.published.push(event);
      return;
    default:
      unknownEvent(event);
  }
}

function applyLease(
  state: RunState,
  event: EventOf<"lease_taken"> | EventOf<"lease_released">,
): void {
  if (event.type === "lease_taken") state.holder = event.holder;
  else if (state.holder?.nonce === event.nonce) state.holder = null;
}

function applyFailure(
  state: RunState,
  event: EventOf<"run_failed"> | EventOf<"retry_requested">,
): void {
  state.failure = event.type === "run_failed" ? event : null;
  if (event.type === "retry_requested") state.turnsInBudget = 0;
}

function applyChat(
  state: RunState,
  event: EventOf<"reply_awaited" | "reply_received" | "reply_revoked">,
): void {
  if (event.type === "reply_awaited") {
    state.answers.set(event.key, event);
    state.awaited = event;
    return;
  }
  if (event.type === "reply_revoked") {
    state.replies.delete(event.key);
    state.awaited = state.answers.get(event.key) ?? null;
    return;
  }
  state.replies.set(event.key, event);
  if (state.awaited?.key === event.key) state.awaited = null;
  // Every message of a chat is work of its own.
  state.turnsInBudget = 0;
}

function unknownEvent(event: never): never {
  throw new TypeError(`unknown event ${JSON.stringify(event)}`);
}
