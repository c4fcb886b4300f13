import { executeCall } from "./execute.ts";
import type { Frame, Run } from "./frame.ts";
import { settleGated } from "./gate.ts";
import { notExecuted, type ReadyCall, settleCall } from "./settle.ts";
import { isExpired } from "./status.ts";

/** Structural key of the call that the engine itself makes when the entry worker has finished. */
export const FINAL_KEY = "final";

/**
 * The engine's own last call: it goes through the same gate as every other, so that publishing what
 * needs a name on it (policy files, workers, CODEOWNERS) waits for a person like a tool call does.
 */
export async function settleFinal(run: Run): Promise<"settled" | "suspended"> {
  const recorded = run.journal.state.calls.get(FINAL_KEY);
  if (recorded?.completed) return "settled";
  const asked = await run.finalCall();
  if (!asked) return "settled";
  const { tool, input } = asked;
  const judgement = tool.judge(input);
  const call: ReadyCall = {
    key: FINAL_KEY,
    name: tool.name,
    input,
    toolUseId: FINAL_KEY,
    tool,
    parsed: input,
    reason: judgement.reason,
  };
  const worker = await run.project.worker(run.header.worker);
  const frame: Frame = {
    key: "",
    worker,
    chain: [worker.name],
    depth: 0,
    input: null,
    instructions: null,
  };
  if (judgement.approval === "pre_approved") {
    await executeCall(run, frame, call);
    return "settled";
  }
  const refusal = refusalOf(run);
  if (refusal) {
    const content = notExecuted(tool.name, refusal.reason);
    settleCall(run, { frame, call, content, refusedBy: refusal.by });
    return "settled";
  }
  const [result] = await settleGated(run, { frame, why: "", calls: [call] });
  return result?.status === "suspended" ? "suspended" : "settled";
}

/** As for any call: nobody decided in time, or the run's mode says no to every question. */
function refusalOf(run: Run): { by: "expiry" | "mode"; reason: string } | null {
  const { state } = run.journal;
  const id = state.calls.get(FINAL_KEY)?.requestId;
  const request = id ? state.requests.get(id) : undefined;
  if (request && isExpired(request, run.now())) {
    return { by: "expiry", reason: "nobody decided before the request expired" };
  }
  if (request || run.header.approvalMode !== "deny-all") return null;
  return { by: "mode", reason: "this run denies every call that needs approval" };
}
