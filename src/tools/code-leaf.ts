import { messageOf } from "../errors.ts";
import type { Effect } from "../project/definition.ts";
import { actionLabel, type Reach } from "./code-nested.ts";
import type { CodeProcess } from "./code-process.ts";
import type { Answer, NestedRequest } from "./code-protocol.ts";
import { outcomeOf } from "./code-result.ts";
import { effectOfOperation, operate } from "./code-sandbox.ts";
import { type CallContext, failed, type ToolOutcome } from "./tool.ts";

/**
 * Runs a tool that takes no `ctx`: once, as one effect, in the process that all such calls share. Of what it
 * asks for only the sandbox is answered, and nothing is recorded.
 */
export async function callLeaf(leaf: {
  process: CodeProcess;
  call: { tool: number; input: unknown; key: string };
  context: CallContext;
  reach: Reach;
  effect: Effect;
}): Promise<ToolOutcome> {
  const { process, call, context } = leaf;
  const abort = () => void process.abort();
  context.signal.addEventListener("abort", abort, { once: true });
  try {
    const end = await process.call(call, {
      request: (request) => void answer(leaf, request),
      step: () => undefined,
      // Other calls of the same process may be at work: only an empty process is stuck, with all of them.
      idle: () => void process.end(),
    });
    return end.status === "gone" ? failed(`The tool did not end: ${end.message}`) : outcomeOf(end);
  } finally {
    context.signal.removeEventListener("abort", abort);
  }
}

async function answer(
  { process, reach, effect }: { process: CodeProcess; reach: Reach; effect: Effect },
  { id, action }: NestedRequest,
): Promise<void> {
  const refuse = (message: string): Answer => ({ status: "error", message, refused: false });
  if (action.kind !== "sandbox") {
    process.answer(id, refuse(`${actionLabel(action)} needs a tool that takes ctx`));
    return;
  }
  if (effect === "none" && effectOfOperation(action.operation) !== "none") {
    const message = `${actionLabel(action)}: the tool declares effect "none", so it may not change files`;
    process.answer(id, refuse(message));
    return;
  }
  try {
    process.answer(id, { status: "value", value: await operate(reach.sandbox, action.operation) });
  } catch (error) {
    process.answer(id, refuse(messageOf(error)));
  }
}
