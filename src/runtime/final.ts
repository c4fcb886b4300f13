import { executeCall } from "./execute.ts";
import { entryFrame, type Run } from "./frame.ts";
import { settleGated } from "./gate.ts";
import { notExecuted, type ReadyCall, settleCall, standingRefusal } from "./settle.ts";

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
  const judgement = await tool.judge(input);
  const call: ReadyCall = {
    key: FINAL_KEY,
    name: tool.name,
    input,
    toolUseId: FINAL_KEY,
    tool,
    parsed: input,
    reason: judgement.reason,
  };
  const frame = await entryFrame(run);
  if (judgement.approval === "pre_approved") {
    await executeCall(run, frame, call);
    return "settled";
  }
  const refusal = standingRefusal(run, FINAL_KEY);
  if (refusal) {
    const content = notExecuted(tool.name, refusal.reason);
    settleCall(run, { frame, call, content, refusedBy: refusal.by });
    return "settled";
  }
  const [result] = await settleGated(run, { frame, why: "", calls: [call] });
  return result?.status === "suspended" ? "suspended" : "settled";
}
