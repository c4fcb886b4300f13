import type { Tool } from "../tools/tool.ts";
import type { EventOf } from "./events.ts";
import type { CallResult, Frame, FrameCall, Run } from "./frame.ts";
import { isExpired, openRequests } from "./status.ts";

/** A call that may run as far as its tool and policy are concerned. */
export interface ReadyCall extends FrameCall {
  tool: Tool;
  /** Validated arguments. */
  parsed: unknown;
  /** Why policy asks; null when it does not. */
  reason: string | null;
  /** A person wrote the arguments in place of the model's. */
  edited?: EventOf<"call_edited"> | null;
}

export interface GatedTurn {
  frame: Frame;
  /** The model's words before the calls. */
  why: string;
  calls: ReadyCall[];
}

/** Records what became of a call, and tells who watches. */
export function settleCall(
  run: Run,
  settled: {
    frame: Frame;
    call: FrameCall;
    content: string;
    refusedBy: "policy" | "mode" | "person" | "expiry" | null;
    /** Default true: what no execution produced is a refusal or a mistake. */
    isError?: boolean;
    /** Default false. */
    touchedWorkspace?: boolean;
  },
): CallResult {
  const { call, frame, refusedBy } = settled;
  const content = run.redact(settled.content);
  const isError = settled.isError ?? true;
  run.journal.append({
    type: "tool_completed",
    key: call.key,
    tool: call.name,
    content,
    isError,
    refusedBy,
    touchedWorkspace: settled.touchedWorkspace ?? false,
  });
  voidAbandoned(run, call.key);
  run.observe({
    type: "result",
    chain: frame.chain,
    key: call.key,
    tool: call.name,
    content,
    isError,
  });
  return { status: "completed", content, isError, toolUseId: call.toolUseId };
}

/** Code may end before all that it asked for was answered (a lost race): nobody waits for that any more. */
function voidAbandoned(run: Run, key: string): void {
  for (const { request } of openRequests(run.journal.state)) {
    if (!request.key.startsWith(`${key}/`)) continue;
    const reason = "the call that asked for it has ended without it";
    run.journal.append({ type: "request_voided", requestId: request.id, reason });
  }
}

/** What keeps a call from being asked about, whatever policy says of it. */
export type StandingRefusal = { by: "expiry" | "mode"; reason: string };

/** Nobody decided in time, or the run's mode says no to every question that was not asked yet. */
export function standingRefusal(run: Run, key: string): StandingRefusal | null {
  const { state } = run.journal;
  const id = state.calls.get(key)?.requestId;
  const request = id ? state.requests.get(id) : undefined;
  if (request && isExpired(request, run.now())) {
    return { by: "expiry", reason: "nobody decided before the request expired" };
  }
  if (request || run.header.approvalMode !== "deny-all") return null;
  return { by: "mode", reason: "this run denies every call that needs approval" };
}

/** The explicit answer for a call that did not happen (design §6, spec/dialects.md C20). */
export function notExecuted(tool: string, reason: string): string {
  return JSON.stringify({
    error: `Not executed: ${reason}`,
    tool_name: tool,
    error_type: "permission",
  });
}
