import { canonicalJson } from "./canonical.ts";
import type { ApprovalRequest, EventOf, Holder, RunEvent } from "./events.ts";
import type { RunHeader } from "./header.ts";

/** Where a request stands. Order of strength while it waits: deny > cancel > approve (design §4). */
export type RequestStatus =
  | { kind: "open" }
  | { kind: "decided"; decision: EventOf<"approval_decided"> }
  | { kind: "started"; decision: EventOf<"approval_decided"> | null }
  | { kind: "completed"; outcome: EventOf<"tool_completed"> }
  | { kind: "voided"; reason: string };

export interface RequestState {
  request: ApprovalRequest;
  requestedAt: string;
  expiresAt: string;
  status: RequestStatus;
  /** The last decision that counted, whatever happened since. */
  decision: EventOf<"approval_decided"> | null;
  /** For a question about an outcome: the approval under the same id that the call was started with. */
  approval: Pick<RequestState, "request" | "decision"> | null;
}

/** What the journal says about one tool call. */
export interface CallState {
  started: EventOf<"tool_started"> | null;
  completed: EventOf<"tool_completed"> | null;
  /** Latest request for the call that was not voided. */
  requestId: string | null;
}

export interface RunState {
  header: RunHeader;
  holder: Holder | null;
  turns: Map<string, EventOf<"model_responded">>;
  notes: Map<string, string>;
  /** What the VM with that nonce could not save. */
  leftBehind: { nonce: string; paths: string[] } | null;
  calls: Map<string, CallState>;
  requests: Map<string, RequestState>;
  /** `session` approvals by call identity. */
  sessions: Set<string>;
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
      state.holder = event.holder;
      return;
    case "lease_released":
      if (state.holder?.nonce === event.nonce) state.holder = null;
      return;
    case "model_responded":
      state.turns.set(event.key, event);
      state.turnsInBudget += 1;
      return;
    case "model_noted":
      state.notes.set(event.key, event.text);
      return;
    case "files_left_behind":
      state.leftBehind = { nonce: event.nonce, paths: event.paths };
      return;
    case "tool_started":
    case "tool_completed":
      applyCall(state, event);
      return;
    case "approval_requested":
      applyRequest(state, event);
      return;
    case "approval_decided":
      applyDecision(state, event);
      return;
    case "decision_revoked":
    case "request_voided":
      applyWithdrawal(state, event);
      return;
    case "comment_judged":
      state.judged.set(event.commentId, event);
      return;
    case "run_cancelled":
      if (!state.finished) state.cancelled = event;
      return;
    case "run_failed":
      state.failure = event;
      return;
    case "retry_requested":
      state.failure = null;
      state.turnsInBudget = 0;
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

/** Two calls are the same for `session` when tool, arguments and the chain's root are. */
export function sessionKey(request: { tool: string; input: unknown; chain: string[] }): string {
  return canonicalJson([request.tool, request.chain[0] ?? null, request.input]);
}

export function callState(state: RunState, key: string): CallState {
  const known = state.calls.get(key);
  if (known) return known;
  const fresh: CallState = { started: null, completed: null, requestId: null };
  state.calls.set(key, fresh);
  return fresh;
}

function applyCall(
  state: RunState,
  event: EventOf<"tool_started"> | EventOf<"tool_completed">,
): void {
  const call = callState(state, event.key);
  const request = call.requestId ? state.requests.get(call.requestId) : undefined;
  if (event.type === "tool_started") {
    call.started = event;
    if (request) request.status = { kind: "started", decision: request.decision };
  } else {
    call.completed = event;
    if (request) request.status = { kind: "completed", outcome: event };
  }
}

function applyRequest(state: RunState, event: EventOf<"approval_requested">): void {
  callState(state, event.request.key).requestId = event.request.id;
  const before = state.requests.get(event.request.id);
  state.requests.set(event.request.id, {
    request: event.request,
    requestedAt: event.at,
    expiresAt: event.expiresAt,
    status: { kind: "open" },
    decision: null,
    approval: before?.request.kind === "approval" ? before : (before?.approval ?? null),
  });
}

function applyDecision(state: RunState, event: EventOf<"approval_decided">): void {
  const request = state.requests.get(event.requestId);
  if (!request || event.digest !== request.request.digest) return;
  const undecided = request.status.kind === "open";
  const overruled = request.status.kind === "decided" && event.decision === "deny";
  if (!undecided && !overruled) return;
  request.decision = event;
  request.status = { kind: "decided", decision: event };
  if (event.session && event.decision === "approve") {
    state.sessions.add(sessionKey(request.request));
  } else if (overruled) {
    state.sessions.delete(sessionKey(request.request));
  }
}

function applyWithdrawal(
  state: RunState,
  event: EventOf<"decision_revoked"> | EventOf<"request_voided">,
): void {
  const request = state.requests.get(event.requestId);
  if (!request || request.status.kind === "completed") return;
  if (event.type === "request_voided") {
    // Else the memory that the voided approval left would let the call run unasked.
    state.sessions.delete(sessionKey(request.request));
    request.status = { kind: "voided", reason: event.reason };
    const call = callState(state, request.request.key);
    if (call.requestId === event.requestId) call.requestId = null;
    // The call was about to start and did not: it is no call of unknown outcome, unless that was the question.
    if (request.request.kind === "approval") call.started = null;
    return;
  }
  // Revoking is withdrawing what was not yet used: after `tool_started` nothing changes any more.
  if (request.status.kind !== "decided") return;
  state.sessions.delete(sessionKey(request.request));
  request.decision = null;
  request.status = { kind: "open" };
}

function unknownEvent(event: never): never {
  throw new TypeError(`unknown event ${JSON.stringify(event)}`);
}
