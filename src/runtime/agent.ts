import { LlmDoError } from "../errors.ts";
import type {
  Message,
  ModelResponse,
  StopReason,
  ToolUseBlock,
  UserBlock,
} from "../models/model.ts";
import { answerText, askAgain, checkAnswer, MORE_TRIES } from "./answer.ts";
import { runCalls } from "./calls.ts";
import { isChat, nextWords } from "./chat.ts";
import type { CallResult, Frame, FrameOutcome, Run } from "./frame.ts";
import { promptOf } from "./prompt.ts";
import { takeTurn } from "./turn.ts";

/**
 * The one loop for all depths: model in, tools in, messages out. It is entered again from the first turn
 * after every suspension; what the journal holds is returned instead of asked or done again.
 */
export async function runWorker(run: Run, frame: Frame): Promise<FrameOutcome> {
  const tools = await run.toolsOf(frame);
  const opening = await openingMessage(run, frame);
  if (opening.kind === "problem") return { status: "failed", message: opening.message };
  const messages: Message[] = [opening.message];
  let said = "";
  let tries = 0;
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
    if (next.kind === "finished") {
      const answer = run.redact(said + next.text);
      said = "";
      const after = await afterAnswer(run, { frame, key, answer, tries });
      if (after.kind === "outcome") return after.outcome;
      if (after.kind === "fresh") messages.length = 0;
      if (after.kind === "again") tries += 1;
      messages.push({ role: "user", content: [text(after.text)] });
      continue;
    }
    said = "";
    const results = await runCalls(run, { frame, key, tools, response, calls: next.calls });
    if (results === "suspended") return { status: "suspended" };
    messages.push({ role: "user", content: results.map(resultBlock) });
  }
}

type Opening = { kind: "message"; message: Message } | { kind: "problem"; message: string };

/** The input, and the attachments behind it. */
async function openingMessage(run: Run, frame: Frame): Promise<Opening> {
  const prompt = text(run.redact(promptOf(frame)));
  if (frame.attachments.length === 0) {
    return { kind: "message", message: { role: "user", content: [prompt] } };
  }
  const { attachmentBlocks } = await import("./attachments.ts");
  const attached = await attachmentBlocks(run, frame);
  if (attached.kind === "problem") return attached;
  return { kind: "message", message: { role: "user", content: [prompt, ...attached.blocks] } };
}

/** What follows an answer: the end, a person's next words, or another try. */
type AfterAnswer =
  | { kind: "outcome"; outcome: FrameOutcome }
  | { kind: "reply" | "fresh" | "again"; text: string };

async function afterAnswer(
  run: Run,
  turn: { frame: Frame; key: string; answer: string; tries: number },
): Promise<AfterAnswer> {
  const { frame, key, answer, tries } = turn;
  const completed: AfterAnswer = {
    kind: "outcome",
    outcome: { status: "completed", text: answer },
  };
  if (isChat(frame)) {
    const words = await nextWords(run, { key, said: answer });
    if (words.kind === "waits") return { kind: "outcome", outcome: { status: "suspended" } };
    if (words.kind === "over") return completed;
    const text = run.redact(words.text);
    run.observe({ type: "reply", chain: frame.chain, key, text });
    return { kind: words.fresh ? "fresh" : "reply", text };
  }
  const { name, output } = frame.worker;
  if (output === null) return completed;
  const checked = await checkAnswer(answer, output);
  if (checked.ok) {
    return { kind: "outcome", outcome: { status: "completed", text: checked.text } };
  }
  if (tries < MORE_TRIES) return { kind: "again", text: run.redact(askAgain(checked.problem)) };
  const message = `The answer of worker '${name}' does not satisfy its output schema after ${tries + 1} tries:\n${checked.problem}`;
  return { kind: "outcome", outcome: { status: "failed", message } };
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
        : { kind: "finished", text: answerText(response.content) };
    case "end_turn":
    case "stop_sequence":
      return { kind: "finished", text: answerText(response.content) };
    case "pause_turn":
      // A server tool is still at work: the same conversation is sent again as it is.
      return { kind: "continue", keep: answerText(response.content), ask: null };
    case "max_tokens":
      return {
        kind: "continue",
        keep: answerText(response.content),
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

function resultBlock(result: CallResult): UserBlock {
  return {
    type: "tool_result",
    tool_use_id: result.toolUseId,
    content: result.content === "" ? "(empty result)" : result.content,
    ...(result.status === "refused" || result.isError ? { is_error: true } : {}),
  };
}

function text(value: string): { type: "text"; text: string } {
  return { type: "text", text: value };
}

function unknownStopReason(reason: never): never {
  throw new LlmDoError(`The model stopped for an unknown reason ${JSON.stringify(reason)}.`, {
    code: "model",
  });
}
