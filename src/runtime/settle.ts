import type { Tool } from "../tools/tool.ts";
import type { CallResult, Frame, FrameCall, Run } from "./frame.ts";

/** A call that may run as far as its tool and policy are concerned. */
export interface ReadyCall extends FrameCall {
  tool: Tool;
  /** Validated arguments. */
  parsed: unknown;
  /** Why policy asks; null when it does not. */
  reason: string | null;
}

export interface GatedTurn {
  frame: Frame;
  /** The model's words before the calls. */
  why: string;
  calls: ReadyCall[];
}

/** Records a result that no execution produced. */
export function settleCall(
  run: Run,
  settled: {
    frame: Frame;
    call: FrameCall;
    content: string;
    refusedBy: "policy" | "mode" | "person" | "expiry" | null;
    isError?: boolean;
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
    touchedWorkspace: false,
  });
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

/** The explicit answer for a call that did not happen (design §6, spec/dialects.md C20). */
export function notExecuted(tool: string, reason: string): string {
  return JSON.stringify({
    error: `Not executed: ${reason}`,
    tool_name: tool,
    error_type: "permission",
  });
}
