import { canonicalJson } from "./canonical.ts";
import type { ApprovalRequest, EventOf } from "./events.ts";

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
  /** The arguments that a person wrote in place of the model's. */
  edited: EventOf<"call_edited"> | null;
  /** The editor's approval was not used yet: it is for the first request with the new arguments only. */
  editApproves: boolean;
}

type CallEvent = EventOf<
  | "tool_started"
  | "tool_completed"
  | "approval_requested"
  | "approval_decided"
  | "call_edited"
  | "decision_revoked"
  | "request_voided"
>;

/** The part of a run's state that is about its calls and the people who decide about them. */
export interface CallsState {
  calls: Map<string, CallState>;
  requests: Map<string, RequestState>;
  /** `session` approvals by call identity. */
  sessions: Set<string>;
}

/** Two calls are the same for `session` when tool, arguments and the chain's root are. */
export function sessionKey(request: { tool: string; input: unknown; chain: string[] }): string {
  return canonicalJson([request.tool, request.chain[0] ?? null, request.input]);
}

export function callState(state: CallsState, key: string): CallState {
  const known = state.calls.get(key);
  if (known) return known;
  const fresh: CallState = {
    started: null,
    completed: null,
    requestId: null,
    edited: null,
    editApproves: false,
  };
  state.calls.set(key, fresh);
  return fresh;
}

/** Changes `state` by one event about a call or about what people say to it. */
export function applyToCalls(state: CallsState, event: CallEvent): void {
  switch (event.type) {
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
    case "call_edited":
      applyEdit(state, event);
      return;
    case "decision_revoked":
    case "request_voided":
      applyWithdrawal(state, event);
      return;
  }
}

function applyCall(
  state: CallsState,
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

function applyRequest(state: CallsState, event: EventOf<"approval_requested">): void {
  const call = callState(state, event.request.key);
  call.requestId = event.request.id;
  call.editApproves = false;
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

function applyDecision(state: CallsState, event: EventOf<"approval_decided">): void {
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

/** The request that was edited is over; the call is asked about again, with the new arguments. */
function applyEdit(state: CallsState, event: EventOf<"call_edited">): void {
  const request = state.requests.get(event.requestId);
  if (request?.status.kind !== "open" || event.digest !== request.request.digest) return;
  request.status = { kind: "voided", reason: "its arguments were edited" };
  const call = callState(state, request.request.key);
  call.requestId = null;
  call.edited = event;
  call.editApproves = event.approve;
}

function applyWithdrawal(
  state: CallsState,
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
