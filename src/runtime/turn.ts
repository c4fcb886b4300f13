import { LlmDoError } from "../errors.ts";
import type {
  AssistantBlock,
  Message,
  Model,
  ModelRequest,
  ModelResponse,
  StopReason,
} from "../models/model.ts";
import { costOf } from "../models/pricing.ts";
import type { Tool } from "../tools/tool.ts";
import { answerText } from "./answer.ts";
import { plainJson } from "./canonical.ts";
import { isChat, withinContext } from "./chat.ts";
import type { Frame, Run } from "./frame.ts";
import { systemPrompt } from "./prompt.ts";
import { throwIfStopped } from "./stop.ts";

/** Time for a request to leave the process. */
const REQUEST_MILLISECONDS = 100;

interface Turn {
  frame: Frame;
  key: string;
  messages: Message[];
  tools: Tool[];
}

/** Record or return: a recorded turn is never asked again. */
export async function takeTurn(run: Run, turn: Turn): Promise<ModelResponse> {
  const { frame, key } = turn;
  const recorded = run.journal.state.turns.get(key);
  run.observe({ type: "turn", chain: frame.chain, key, replayed: recorded !== undefined });
  if (recorded) {
    return {
      content: recorded.content as unknown as AssistantBlock[],
      stopReason: recorded.stopReason as StopReason,
      usage: recorded.usage,
      model: recorded.model,
      ...(recorded.stopDetails === undefined ? {} : { stopDetails: recorded.stopDetails }),
    };
  }
  await checkBeforeTurn(run);
  const model = await run.modelOf(frame);
  const { from } = run.modelChoice(frame);
  run.observe({ type: "model", chain: frame.chain, key, model: model.id, from });
  // Once the request is on its way: starting git costs it milliseconds.
  const preparing = setTimeout(run.workspace.prepare, REQUEST_MILLISECONDS).unref();
  const response = await timedAnswer(run, turn, model).finally(() => clearTimeout(preparing));
  throwIfStopped(run);
  const content = usableBlocks(response).map((block) => withoutSecrets(run, block));
  run.journal.append({
    type: "model_responded",
    key,
    worker: frame.worker.name,
    content: content as unknown as { type: string }[],
    stopReason: response.stopReason,
    ...(response.stopDetails === undefined ? {} : { stopDetails: response.stopDetails }),
    usage: response.usage,
    model: response.model,
    modelFrom: from,
    cost: costOf(model.id, response.usage),
  });
  const text = answerText(content);
  if (text !== "") run.observe({ type: "text", chain: frame.chain, key, text: run.redact(text) });
  return { ...response, content };
}

async function timedAnswer(run: Run, turn: Turn, model: Model): Promise<ModelResponse> {
  const asked = performance.now();
  const answered = (failed: boolean) => {
    const seconds = Math.round(performance.now() - asked) / 1000;
    const { chain } = turn.frame;
    run.observe({ type: "answered", chain, key: turn.key, model: model.id, seconds, failed });
  };
  try {
    const response = await model.generate(requestOf(run, turn));
    answered(false);
    return response;
  } catch (error) {
    answered(true);
    throw error;
  }
}

function requestOf(run: Run, { frame, messages, tools }: Turn): ModelRequest {
  const { worker } = frame;
  return {
    worker: worker.name,
    system: run.redact(systemPrompt(frame)),
    messages: isChat(frame) ? withinContext(messages, worker.maxContextTokens) : messages,
    tools: tools
      .filter((tool) => !tool.hidden)
      .map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
    ...(worker.output && !isChat(frame) ? { outputSchema: worker.output } : {}),
    ...(worker.serverTools.length > 0 ? { serverTools: worker.serverTools } : {}),
    signal: run.signal,
  };
}

/** Before every paid request: the newest decisions, and the budgets that the user set. */
async function checkBeforeTurn(run: Run): Promise<void> {
  throwIfStopped(run);
  await run.journal.refresh();
  throwIfStopped(run);
  const { state, header } = run.journal;
  if (state.turnsInBudget >= header.maxTurns) {
    throw new LlmDoError(
      `The run used its ${plural(header.maxTurns, "model turn")} (\`max-turns\`). \`/retry\`, or a re-run of the job, continues it with as many again; or start it anew with a higher \`max-turns\`.`,
      { code: "limit" },
    );
  }
  if (header.maxCostUsd === null) return;
  let spent = 0;
  for (const turn of state.turns.values()) spent += turn.cost ?? 0;
  if (spent >= header.maxCostUsd) {
    throw new LlmDoError(
      `The run has cost $${spent.toFixed(4)}, its limit \`max-cost-usd\` is $${header.maxCostUsd}. Start it anew with a higher limit; this run keeps the limit that it was started with.`,
      { code: "limit" },
    );
  }
}

/** The API rejects empty text, and a call that the output limit cut off has no result to pair with. */
function usableBlocks(response: ModelResponse): AssistantBlock[] {
  const cut = response.stopReason !== "tool_use";
  const blocks = response.content.filter(
    (block) => !(block.type === "text" && block.text === "") && !(cut && block.type === "tool_use"),
  );
  return blocks.length > 0 ? blocks : [{ type: "text", text: "(no answer)" }];
}

/** The journal keeps it so: this machine must not act on other words than a later one. */
function withoutSecrets(run: Run, block: AssistantBlock): AssistantBlock {
  // A provider's own block is signed, and sent back byte for byte.
  return block.type === "opaque" ? block : plainJson(block, run.redact);
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
