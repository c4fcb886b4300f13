import { LlmDoError } from "../errors.ts";
import type {
  AssistantBlock,
  Message,
  ModelResponse,
  StopReason,
  ToolUseBlock,
  UserBlock,
} from "../models/model.ts";
import { costOf } from "../models/pricing.ts";
import type { Tool } from "../tools/tool.ts";
import { runCalls } from "./calls.ts";
import { plainJson } from "./canonical.ts";
import type { CallResult, Frame, FrameOutcome, Run } from "./frame.ts";
import { throwIfStopped } from "./stop.ts";

/** Time for a request to leave the process. */
const REQUEST_MILLISECONDS = 100;

/**
 * The one loop for all depths: model in, tools in, messages out. It is entered again from the first turn
 * after every suspension; what the journal holds is returned instead of asked or done again.
 */
export async function runWorker(run: Run, frame: Frame): Promise<FrameOutcome> {
  const tools = await run.toolsOf(frame);
  const messages: Message[] = [
    { role: "user", content: [text(run.redact(promptOf(frame.input)))] },
  ];
  let said = "";
  for (let turn = 1; ; turn += 1) {
    const key = `${frame.key}turn/${turn}`;
    addNote(run, key, messages);
    const response = await takeTurn(run, { frame, key, messages, tools });
    messages.push({ role: "assistant", content: response.content });
    const next = nextStep(response, frame);
    if (next.kind === "failed") return { status: "failed", message: next.message };
    if (next.kind === "continue") {
      said += next.keep;
      if (next.ask) messages.push({ role: "user", content: [text(next.ask)] });
      continue;
    }
    if (next.kind === "finished") return { status: "completed", text: said + next.text };
    said = "";
    const results = await runCalls(run, { frame, key, tools, response, calls: next.calls });
    if (results === "suspended") return { status: "suspended" };
    messages.push({ role: "user", content: results.map(resultBlock) });
  }
}

type NextStep =
  | { kind: "calls"; calls: ToolUseBlock[] }
  | { kind: "finished"; text: string }
  | { kind: "continue"; keep: string; ask: string | null }
  | { kind: "failed"; message: string };

/** What each of the seven stop reasons means for the loop. */
function nextStep(response: ModelResponse, frame: Frame): NextStep {
  const calls = response.content.filter((block) => block.type === "tool_use");
  const reason: StopReason = response.stopReason;
  switch (reason) {
    case "tool_use":
      return calls.length > 0
        ? { kind: "calls", calls }
        : { kind: "finished", text: textOf(response.content) };
    case "end_turn":
    case "stop_sequence":
      return { kind: "finished", text: textOf(response.content) };
    case "pause_turn":
      // A server tool is still at work: the same conversation is sent again as it is.
      return { kind: "continue", keep: textOf(response.content), ask: null };
    case "max_tokens":
      return {
        kind: "continue",
        keep: textOf(response.content),
        ask: "Your answer was cut off at the output limit. Continue exactly where it stopped.",
      };
    case "refusal":
      return {
        kind: "failed",
        message: `The model refused to answer as worker '${frame.worker.name}'${response.stopDetails ? `: ${response.stopDetails.replace(/\.$/, "")}` : ""}. Change the worker's instructions, its input or its model.`,
      };
    case "model_context_window_exceeded":
      return {
        kind: "failed",
        message: `The conversation of worker '${frame.worker.name}' no longer fits the model's context window. Let it delegate parts to other workers, or read files in parts.`,
      };
    default:
      return unknownStopReason(reason);
  }
}

/** Record or return: a recorded turn is never asked again. */
async function takeTurn(
  run: Run,
  turn: { frame: Frame; key: string; messages: Message[]; tools: Tool[] },
): Promise<ModelResponse> {
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
  const model = await run.modelOf(frame.worker);
  // Once the request is on its way: starting git costs it milliseconds.
  setTimeout(run.workspace.prepare, REQUEST_MILLISECONDS).unref();
  const response = await model.generate({
    worker: frame.worker.name,
    system: run.redact(systemPrompt(frame)),
    messages: turn.messages,
    tools: turn.tools
      .filter((tool) => !tool.hidden)
      .map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
    signal: run.signal,
  });
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
    cost: costOf(model.id, response.usage),
  });
  for (const block of content) {
    if (block.type === "text") run.observe({ type: "text", chain: frame.chain, text: block.text });
  }
  return { ...response, content };
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

/** Once, before the first new turn on a new machine: which files this machine does not have. */
function addNote(run: Run, key: string, messages: Message[]): void {
  const { state, holder } = run.journal;
  const lost = state.leftBehind;
  const fresh = !state.notes.has(key) && !state.turns.has(key);
  if (fresh && lost && lost.paths.length > 0 && lost.nonce !== holder.nonce) {
    const paths = lost.paths.slice(0, 50).join(", ");
    run.journal.append(
      {
        type: "model_noted",
        key,
        text: `Note: this run continues on a new machine. These files did not survive: ${paths}. Make them again if you need them.`,
      },
      { type: "files_left_behind", nonce: holder.nonce, paths: [] },
    );
  }
  const note = state.notes.get(key);
  const last = messages.at(-1);
  if (note && last?.role === "user") last.content.push(text(note));
}

function systemPrompt(frame: Frame): string {
  const extra = frame.instructions ? `\n\n## Additional Instructions\n\n${frame.instructions}` : "";
  return frame.worker.instructions + extra;
}

/** A string is the prompt itself; anything else is JSON with sorted members (spec/dialects.md §2.9). */
function promptOf(input: unknown): string {
  if (typeof input === "string") return input.trim() === "" ? "(no input)" : input;
  return JSON.stringify(sortMembers(input), null, 2) ?? "(no input)";
}

function sortMembers(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sortMembers);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sortMembers(member)]),
  );
}

/** The API rejects empty text, and a call that the output limit cut off has no result to pair with. */
function usableBlocks(response: ModelResponse): AssistantBlock[] {
  const cut = response.stopReason !== "tool_use";
  const blocks = response.content.filter(
    (block) => !(block.type === "text" && block.text === "") && !(cut && block.type === "tool_use"),
  );
  return blocks.length > 0 ? blocks : [text("(no answer)")];
}

/** The journal keeps it so: this machine must not act on other words than a later one. */
function withoutSecrets(run: Run, block: AssistantBlock): AssistantBlock {
  // A provider's own block is signed, and sent back byte for byte.
  return block.type === "opaque" ? block : plainJson(block, run.redact);
}

function textOf(content: AssistantBlock[]): string {
  return content
    .flatMap((block) => (block.type === "text" ? [block.text] : []))
    .join("\n")
    .replace(/^\(no answer\)$/, "");
}

function resultBlock(result: CallResult): UserBlock {
  return {
    type: "tool_result",
    tool_use_id: result.toolUseId,
    content: result.content === "" ? "(empty result)" : result.content,
    ...(result.status === "refused" || result.isError ? { is_error: true } : {}),
  };
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function text(value: string): { type: "text"; text: string } {
  return { type: "text", text: value };
}

function unknownStopReason(reason: never): never {
  throw new LlmDoError(`The model stopped for an unknown reason ${JSON.stringify(reason)}.`, {
    code: "model",
  });
}
