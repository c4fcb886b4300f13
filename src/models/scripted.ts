import { LlmDoError } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";
import { capabilitiesOf } from "./capabilities.ts";
import type {
  AssistantBlock,
  Message,
  Model,
  ModelRequest,
  ModelResponse,
  ModelSettings,
  Usage,
} from "./model.ts";
import { type Answer, type Conversation, parseScript, type Script } from "./script.ts";

/**
 * A model that reads its answers from a YAML file of the project (docs/scripted-models.md). It keeps
 * no state: worker, first message and number of the turn choose the answer, so that a run resumed
 * elsewhere goes on where it stopped.
 * Throws LlmDoError "project" for a missing file or a mistake in it, at `file:line:column`.
 */
export async function scriptedModel(options: {
  id: string;
  file: string;
  settings: Pick<ModelSettings, "readProjectFile">;
}): Promise<Model> {
  const { id, file, settings } = options;
  const source = await settings.readProjectFile(file);
  if (source === undefined) {
    throw mistake(
      `Model '${id}' reads its answers from '${file}', and the project has no such file. ` +
        "Create it (docs/scripted-models.md shows the format) or configure another model.",
    );
  }
  const script = parseScript(file, source);
  return {
    id,
    capabilities: capabilitiesOf(id),
    async generate(request) {
      request.signal.throwIfAborted();
      return respond(script, request);
    },
  };
}

function respond(script: Script, request: ModelRequest): ModelResponse {
  const turn = request.messages.filter((message) => message.role === "assistant").length + 1;
  const conversation = chooseConversation(script, request);
  const answer = chooseAnswer(conversation, { turn, request });
  checkExpectations(answer, { turn, request });
  if (answer.error !== null) throw new LlmDoError(answer.error, { code: "model" });
  const content = contentOf(answer, { turn, request });
  return {
    content,
    stopReason: answer.stopReason,
    usage: { ...estimateUsage(request, content), ...answer.usage },
    model: "scripted",
  };
}

function chooseConversation(script: Script, request: ModelRequest): Conversation {
  const { worker, messages } = request;
  const conversations = script.workers.get(worker);
  if (conversations === undefined) {
    const known = [...script.workers.keys()];
    throw mistake(
      `${script.file}: No answers for worker '${worker}'.${didYouMean(worker, known)} ` +
        `The file answers for: ${known.join(", ")}.`,
    );
  }
  const input = textOf(messages[0]);
  const conversation = conversations.find(({ when }) => containsAll(input, when));
  if (conversation === undefined) {
    const tried = conversations.map(({ at, when }) => `\n  ${at}: ${quoted(when)}`).join("");
    throw mistake(
      `${script.file}: No conversation of worker '${worker}' has a 'when' that its first message contains.` +
        `\nFirst message: ${excerpt(input)}\nTried:${tried}`,
    );
  }
  return conversation;
}

interface Moment {
  /** Number of the turn, from 1. */
  turn: number;
  request: ModelRequest;
}

function chooseAnswer(conversation: Conversation, { turn, request }: Moment): Answer {
  const { turns } = conversation;
  const choices = turns[turn - 1];
  if (choices === undefined) {
    const last = turns.at(-1)?.[0]?.at ?? conversation.at;
    throw mistake(
      `${last}: No answer left for turn ${turn} of worker '${request.worker}': this is the last of ${turns.length}. ` +
        "Add an answer after it, or end the conversation with one that has no calls.",
    );
  }
  const message = textOf(request.messages.at(-1));
  const answer = choices.find(({ when }) => containsAll(message, when));
  if (answer === undefined) {
    const tried = choices.map(({ at, when }) => `\n  ${at}: ${quoted(when)}`).join("");
    throw mistake(
      `${choices[0]?.at}: No alternative for turn ${turn} of worker '${request.worker}' has a 'when' ` +
        `that the message before it contains.\nMessage: ${excerpt(message)}\nTried:${tried}`,
    );
  }
  return answer;
}

function checkExpectations(answer: Answer, { turn, request }: Moment): void {
  const message = textOf(request.messages.at(-1));
  const missing = answer.expect.find((text) => !message.includes(text));
  if (missing === undefined) return;
  throw mistake(
    `${answer.at}: Turn ${turn} of worker '${request.worker}' did not get what its 'expect' says.` +
      `\nExpected: ${excerpt(missing)}\nGot: ${excerpt(message)}`,
  );
}

function contentOf(answer: Answer, { turn, request }: Moment): AssistantBlock[] {
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") return fillIn(value, answer.at, request);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  const calls = answer.calls.map(
    ({ tool, input }, index): AssistantBlock => ({
      type: "tool_use",
      id: `toolu_scripted_${turn}_${index + 1}`,
      name: tool,
      input: fill(input),
    }),
  );
  if (answer.text === "") return calls;
  return [{ type: "text", text: fillIn(answer.text, answer.at, request) }, ...calls];
}

/** `{{input}}`, `{{result}}` and `{{result.2}}`; everything else in braces stays as it is. */
function fillIn(text: string, at: string, request: ModelRequest): string {
  return text.replace(/\{\{ *(input|result(?:\.([1-9]\d*))?) *\}\}/g, (_, name, number) => {
    if (name === "input") return textOf(request.messages[0]);
    const results = resultsOf(request.messages.at(-1));
    const result = results[Number(number ?? 1) - 1];
    if (result === undefined) {
      const count =
        results.length === 1 ? "is 1 tool result" : `are ${results.length} tool results`;
      throw mistake(`${at}: '{{${name}}}' has no value: there ${count} before this answer.`);
    }
    return result;
  });
}

/** Four characters a token, and a cache that holds everything up to the turn before. */
function estimateUsage(request: ModelRequest, content: AssistantBlock[]): Usage {
  const tokens = (value: unknown) => Math.ceil(JSON.stringify(value).length / 4);
  const lastAnswer = request.messages.findLastIndex((message) => message.role === "assistant");
  const prefix = tokens(request.system) + tokens(request.tools);
  const cacheRead = lastAnswer === -1 ? 0 : prefix + tokens(request.messages.slice(0, lastAnswer));
  const whole = prefix + tokens(request.messages);
  return { input: 0, output: tokens(content), cacheRead, cacheWrite: whole - cacheRead };
}

function resultsOf(message: Message | undefined): string[] {
  const blocks = message?.role === "user" ? message.content : [];
  return blocks.flatMap((block) => (block.type === "tool_result" ? [block.content] : []));
}

function textOf(message: Message | undefined): string {
  const texts = (message?.content ?? []).flatMap((block) => {
    if (block.type === "text") return [block.text];
    if (block.type === "media") return [`[attached ${block.name} (${block.mediaType})]`];
    return block.type === "tool_result" ? [block.content] : [];
  });
  return texts.join("\n");
}

function containsAll(text: string, parts: string[]): boolean {
  return parts.every((part) => text.includes(part));
}

function quoted(texts: string[]): string {
  return texts.map((text) => JSON.stringify(text)).join(" and ");
}

function excerpt(text: string): string {
  return JSON.stringify(text.length > 1000 ? `${text.slice(0, 1000)}…` : text);
}

function mistake(message: string): LlmDoError {
  return new LlmDoError(message, { code: "project" });
}
