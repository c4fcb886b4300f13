import { LlmDoError } from "../errors.ts";
import type { Preview } from "../tools/tool.ts";
import { bindingDigest } from "./binding.ts";
import { callState, type RequestState, sessionKey } from "./call-state.ts";
import { type ExecutedCall, executeCall, startCalls } from "./execute.ts";
import type { CallResult, Frame, Run } from "./frame.ts";
import { approveEdit, askForApproval, askForOutcome, PendingChanges } from "./request.ts";
import { type GatedTurn, notExecuted, type ReadyCall, settleCall } from "./settle.ts";

/** A call that somebody let run, with the request that bound it; null = the mode or session memory did. */
type ApprovedCall = ReadyCall & { requestId: string | null };

/** Where a gated call stands after looking at the journal and at the tree. */
type Gate =
  | { kind: "settled"; result: CallResult }
  | { kind: "waits" }
  | { kind: "approved"; call: ApprovedCall };

/**
 * The gated calls of a turn: asks for what nobody was asked, runs what was approved, one after another in
 * call order. A call whose ground moved since it was shown is voided and asked again.
 */
export async function settleGated(run: Run, turn: GatedTurn): Promise<ExecutedCall[]> {
  const results = new Map<string, ExecutedCall>();
  for (;;) {
    const remaining = turn.calls.filter((call) => !results.has(call.key));
    const approved = await gateAll(run, { ...turn, calls: remaining }, results);
    if (approved.length === 0) break;
    // Each round settles, voids or withdraws every approved call, so this ends.
    await executeInOrder(run, { frame: turn.frame, approved, results });
  }
  return turn.calls.map((call) => results.get(call.key) ?? { status: "suspended" as const });
}

async function gateAll(
  run: Run,
  turn: GatedTurn,
  results: Map<string, ExecutedCall>,
): Promise<ApprovedCall[]> {
  const pending = new PendingChanges();
  const approved: ApprovedCall[] = [];
  for (const call of turn.calls) {
    const gate = await gateCall(run, { turn, call, pending });
    if (gate.kind === "settled") results.set(call.key, gate.result);
    if (gate.kind === "approved") approved.push(gate.call);
  }
  return approved;
}

interface GatedCall {
  turn: GatedTurn;
  call: ReadyCall;
  pending: PendingChanges;
}

async function gateCall(run: Run, gated: GatedCall): Promise<Gate> {
  const { call, turn } = gated;
  const { state } = run.journal;
  const { requestId, started } = callState(state, call.key);
  const request = requestId ? state.requests.get(requestId) : undefined;

  if (started && call.tool.effect(call.parsed) === "external" && !call.tool.idempotent) {
    return gateUnknownOutcome(run, gated, request);
  }
  if (!request && run.header.approvalMode === "approve-all") {
    return { kind: "approved", call: { ...call, requestId: null } };
  }
  if (request?.status.kind === "decided" && request.status.decision.decision === "deny") {
    return refused(run, gated, request.status.decision.reason);
  }
  let preview: Preview;
  try {
    preview = await call.tool.preview(call.parsed, gated.pending.contents);
  } catch (error) {
    if (!(error instanceof LlmDoError)) throw error;
    return {
      kind: "settled",
      result: settleCall(run, { frame: turn.frame, call, content: error.message, refusedBy: null }),
    };
  }
  if (!request) {
    const identity = { tool: call.tool.name, input: call.parsed, chain: turn.frame.chain };
    // Equal arguments name the same files, which may hold something else by now.
    const shares = (preview.attachments ?? []).length > 0;
    if (!shares && state.sessions.has(sessionKey(identity))) {
      gated.pending.add(preview, null);
      return { kind: "approved", call: { ...call, requestId: null } };
    }
    const editor = callState(state, call.key).editApproves ? call.edited : null;
    const asked = askForApproval(run, { ...gated, preview });
    if (!editor) return { kind: "waits" };
    approveEdit(run, asked, editor);
    return { kind: "approved", call: { ...call, requestId: asked.id } };
  }
  return gateRequested(run, { ...gated, preview, request });
}

function gateRequested(
  run: Run,
  gated: GatedCall & { preview: Preview; request: RequestState },
): Gate {
  const { call, request, preview, pending, turn } = gated;
  if (digestOf(run, turn.frame, { call, preview, request }) !== request.request.digest) {
    run.journal.append({
      type: "request_voided",
      requestId: request.request.id,
      reason: "what it was shown with has changed since",
    });
    askForApproval(run, { ...gated, preview });
    return { kind: "waits" };
  }
  // A diff drawn on an undecided sibling waits for that sibling, approved or not.
  const waits = request.status.kind === "open" || pending.undecidedOwners(preview).length > 0;
  pending.add(preview, waits ? request.request.id : null);
  if (waits) return { kind: "waits" };
  return { kind: "approved", call: { ...call, requestId: request.request.id } };
}

/** Started, never finished: an external effect is not repeated unasked (design §3). */
function gateUnknownOutcome(run: Run, gated: GatedCall, request: RequestState | undefined): Gate {
  const { call, turn } = gated;
  if (request?.request.kind !== "outcome") {
    askForOutcome(run, { ...gated, earlier: request?.request ?? null });
    return { kind: "waits" };
  }
  // A retry that was started and again never finished: the question is open again.
  if (request.status.kind === "started") {
    askForOutcome(run, { ...gated, earlier: request.request });
    return { kind: "waits" };
  }
  if (request.status.kind !== "decided") return { kind: "waits" };
  const { decision, result } = request.status.decision;
  if (decision === "retry") {
    return { kind: "approved", call: { ...call, requestId: request.request.id } };
  }
  const content =
    decision === "done"
      ? typeof result === "string"
        ? result
        : JSON.stringify(result ?? "done")
      : `The outcome of this call is unknown: it was started and the machine was lost. A maintainer decided not to run it again.`;
  return {
    kind: "settled",
    result: settleCall(run, {
      frame: turn.frame,
      call,
      content,
      refusedBy: null,
      isError: decision !== "done",
    }),
  };
}

function refused(run: Run, { call, turn }: GatedCall, reason: string | null): Gate {
  const content = notExecuted(
    call.tool.name,
    `a maintainer denied this call: ${reason ?? "no reason given"}`,
  );
  return {
    kind: "settled",
    result: settleCall(run, { frame: turn.frame, call, content, refusedBy: "person" }),
  };
}

async function executeInOrder(
  run: Run,
  turn: { frame: Frame; approved: ApprovedCall[]; results: Map<string, ExecutedCall> },
): Promise<void> {
  const calls = await confirmAll(run, turn.approved);
  // Calls without external effect share one write: they may be run again whatever happens.
  const harmless = calls.filter(
    (call) => call.requestId !== null && call.tool.effect(call.parsed) !== "external",
  );
  const fresh = harmless.filter((call) => !callState(run.journal.state, call.key).started);
  const started = fresh.length > 0 ? await startCalls(run, fresh) : new Set<string>();
  for (const call of calls) {
    if (fresh.includes(call) && !started.has(call.key)) continue;
    const result = await executeCall(run, turn.frame, {
      ...call,
      started: harmless.includes(call),
      ...(call.requestId === null ? {} : { verify: () => stillAsShown(run, turn.frame, call) }),
    });
    // A delegate that waits for its own requests is done for this VM; anything else is gated again.
    const childWaits = result.status === "suspended" && call.tool.effect(call.parsed) === "none";
    if (result.status !== "suspended" || childWaits) turn.results.set(call.key, result);
  }
}

/** Authority and unedited comments, once more at the moment of execution (security.md "Authority"). */
async function confirmAll(run: Run, approved: ApprovedCall[]): Promise<ApprovedCall[]> {
  const requests = approved.flatMap(({ requestId }) => {
    const request = requestId ? run.journal.state.requests.get(requestId) : undefined;
    return request?.status.kind === "decided" ? [request] : [];
  });
  if (requests.length === 0) return approved;
  const withdrawn = new Set<string>();
  for (const answer of await run.confirm(requests)) {
    if (answer.status === "confirmed") continue;
    withdrawn.add(answer.requestId);
    run.journal.append({
      type: answer.status === "voided" ? "request_voided" : "decision_revoked",
      requestId: answer.requestId,
      reason: answer.reason,
    });
  }
  return approved.filter(({ requestId }) => requestId === null || !withdrawn.has(requestId));
}

/** The last look before the call runs, inside the section that nobody else changes files in. */
async function stillAsShown(run: Run, frame: Frame, call: ApprovedCall): Promise<boolean> {
  const request = call.requestId ? run.journal.state.requests.get(call.requestId) : undefined;
  if (!request) return false;
  if (request.request.kind === "outcome") return true;
  try {
    const preview = await call.tool.preview(call.parsed, new Map());
    if (digestOf(run, frame, { call, preview, request }) === request.request.digest) return true;
  } catch (error) {
    if (!(error instanceof LlmDoError)) throw error;
  }
  run.journal.append({
    type: "request_voided",
    requestId: request.request.id,
    reason: "a file that it changes has changed since it was shown",
  });
  return false;
}

function digestOf(
  run: Run,
  frame: Frame,
  shown: { call: ReadyCall; preview: Preview; request: RequestState },
): string {
  return bindingDigest(run.header, {
    kind: shown.request.request.kind,
    id: shown.request.request.id,
    chain: frame.chain,
    tool: shown.call.tool,
    input: shown.call.parsed,
    preview: shown.preview,
  });
}
