import { messageOf } from "../errors.ts";
import type { ModelResponse, ToolUseBlock } from "../models/model.ts";
import type { Tool } from "../tools/tool.ts";
import { executeCall } from "./execute.ts";
import type { CallResult, Frame, FrameCall, Run } from "./frame.ts";
import { settleGated } from "./gate.ts";
import { notExecuted, type ReadyCall, settleCall, standingRefusal } from "./settle.ts";

type Prepared =
  | { kind: "settled"; result: CallResult }
  | { kind: "free"; call: ReadyCall }
  | { kind: "gated"; call: ReadyCall };

/**
 * The tool calls of one turn: ungated ones at once and in parallel, gated ones after them in call order.
 * "suspended" when at least one waits for a person; what could run has run and is recorded.
 */
export async function runCalls(
  run: Run,
  turn: {
    frame: Frame;
    key: string;
    tools: Tool[];
    response: ModelResponse;
    calls: ToolUseBlock[];
  },
): Promise<CallResult[] | "suspended"> {
  const { frame } = turn;
  // The workspace is made while the model answers for the first time.
  await run.workspace.ready();
  const prepared = await Promise.all(
    turn.calls.map((block, index) =>
      prepareCall(run, { frame, tools: turn.tools, call: frameCall(turn.key, block, index) }),
    ),
  );
  const why = turn.response.content
    .flatMap((block) => (block.type === "text" ? [block.text] : []))
    .join("\n");

  // Requests are drawn on the tree that the ungated siblings leave behind, so these go first.
  const free = await allOf(
    prepared.flatMap((item) => (item.kind === "free" ? [executeCall(run, frame, item.call)] : [])),
  );
  const gated = prepared.flatMap((item) => (item.kind === "gated" ? [item.call] : []));
  const decided = await settleGated(run, { frame, why, calls: gated });

  const results = new Map<string, CallResult>();
  for (const item of prepared) {
    if (item.kind === "settled") results.set(item.result.toolUseId, item.result);
  }
  for (const outcome of [...free, ...decided]) {
    if (outcome.status !== "suspended") results.set(outcome.toolUseId, outcome);
  }
  const ordered = turn.calls.flatMap((block) => results.get(block.id) ?? []);
  return ordered.length === turn.calls.length ? ordered : "suspended";
}

function frameCall(turnKey: string, block: ToolUseBlock, index: number): FrameCall {
  return {
    key: `${turnKey}/call/${index}`,
    name: block.name,
    input: block.input,
    toolUseId: block.id,
  };
}

/** Find, validate, judge: the first of the three moments of a call. Arguments before anybody is asked. */
export async function prepareCall(
  run: Run,
  { frame, tools, call }: { frame: Frame; tools: Tool[]; call: FrameCall },
): Promise<Prepared> {
  const { toolUseId } = call;
  const recorded = run.journal.state.calls.get(call.key);
  const input = recorded?.edited ? recorded.edited.input : call.input;
  if (recorded?.completed) {
    const { content, isError } = recorded.completed;
    return { kind: "settled", result: { status: "completed", content, isError, toolUseId } };
  }
  run.observe({
    type: "call",
    chain: frame.chain,
    key: call.key,
    tool: call.name,
    input,
  });
  const settle = (content: string, refusedBy: "policy" | "mode" | "expiry" | null): Prepared => ({
    kind: "settled",
    result: settleCall(run, { frame, call, content, refusedBy }),
  });

  const tool =
    tools.find((candidate) => candidate.name === call.name && !candidate.hidden) ??
    tools.find((candidate) => candidate.name === call.name);
  if (!tool) {
    const offered = tools.filter((candidate) => !candidate.hidden);
    const names = offered.map((candidate) => candidate.name).join(", ") || "none";
    return settle(`There is no tool '${call.name}'. Available tools: ${names}.`, null);
  }
  const parsed = parseSafely(tool, { input, edited: Boolean(recorded?.edited) });
  if (!parsed.ok) return settle(`Invalid arguments for '${tool.name}': ${parsed.message}`, null);

  const judgement = await tool.judge(parsed.input);
  if (judgement.approval === "blocked") {
    return settle(notExecuted(tool.name, judgement.reason), "policy");
  }
  const edited = recorded?.edited ?? null;
  const ready: ReadyCall = {
    ...call,
    input,
    tool,
    parsed: parsed.input,
    reason: judgement.reason,
    edited,
  };
  const waiting = Boolean(recorded?.requestId);
  const refusal = standingRefusal(run, call.key);
  if (refusal?.by === "expiry") return settle(notExecuted(tool.name, refusal.reason), "expiry");
  const interrupted = recorded?.started && tool.effect(parsed.input) === "external";
  if (judgement.approval === "pre_approved" && !waiting && !(interrupted && !tool.idempotent)) {
    return { kind: "free", call: { ...ready, reason: null } };
  }
  if (refusal && !interrupted) return settle(notExecuted(tool.name, refusal.reason), "mode");
  return { kind: "gated", call: ready };
}

/** Waits for every call even when one of them ends the run: nothing goes on behind the run's back. */
async function allOf<T>(promises: Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(promises);
  return settled.map((outcome) => {
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  });
}

function parseSafely(
  tool: Tool,
  { input, edited }: { input: unknown; edited: boolean },
): ReturnType<Tool["parse"]> {
  try {
    return edited && tool.parseEdited ? tool.parseEdited(input) : tool.parse(input);
  } catch (error) {
    return { ok: false, message: messageOf(error) };
  }
}
