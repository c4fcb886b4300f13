import { z } from "zod";
import type { AssistantBlock, ModelResponse, StopReason, Usage } from "./model.ts";

/** The answer started and broke off: worth asking for again. */
export class BrokenStream extends Error {
  override readonly name = "BrokenStream";
}

const chunkSchema = z.looseObject({
  model: z.string().optional(),
  choices: z
    .array(
      z.looseObject({
        delta: z
          .looseObject({
            content: z.string().nullish(),
            refusal: z.string().nullish(),
            tool_calls: z
              .array(
                z.looseObject({
                  index: z.number().int().optional(),
                  id: z.string().nullish(),
                  function: z
                    .looseObject({ name: z.string().nullish(), arguments: z.string().nullish() })
                    .optional(),
                }),
              )
              .nullish(),
          })
          .optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z
    .looseObject({
      prompt_tokens: z.number().default(0),
      completion_tokens: z.number().default(0),
      prompt_tokens_details: z.looseObject({ cached_tokens: z.number().nullish() }).nullish(),
    })
    .nullish(),
  error: z.looseObject({ message: z.string() }).optional(),
});
type Chunk = z.infer<typeof chunkSchema>;

interface Call {
  id: string;
  name: string;
  input: string;
}

interface Answer {
  model: string;
  text: string;
  refusal: string;
  calls: Map<number, Call>;
  finish: string | null;
  usage: Usage;
}

/** Reads server-sent events to their end. Throws BrokenStream when the end is missing. */
export async function readAnswer(
  body: ReadableStream<Uint8Array>,
  model: string,
): Promise<ModelResponse> {
  const usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
  const answer: Answer = { model, text: "", refusal: "", calls: new Map(), finish: null, usage };
  for await (const data of eventData(body)) {
    if (data === "[DONE]") break;
    addChunk(answer, chunkOf(data));
  }
  if (answer.finish === null) throw new BrokenStream("the answer ended before it was complete");
  return responseOf(answer);
}

async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
  }
  if (rest.startsWith("data:")) yield rest.slice(5).trim();
}

function chunkOf(data: string): Chunk {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new BrokenStream(`an event is no JSON: ${data.slice(0, 200)}`);
  }
  const chunk = chunkSchema.safeParse(value);
  if (!chunk.success) throw new BrokenStream(`an event is not as expected: ${data.slice(0, 200)}`);
  if (chunk.data.error) throw new BrokenStream(chunk.data.error.message);
  return chunk.data;
}

function addChunk(answer: Answer, chunk: Chunk): void {
  answer.model = chunk.model || answer.model;
  if (chunk.usage) answer.usage = usageOf(chunk.usage);
  const [choice] = chunk.choices;
  if (!choice) return;
  answer.text += choice.delta?.content ?? "";
  answer.refusal += choice.delta?.refusal ?? "";
  answer.finish = choice.finish_reason ?? answer.finish;
  for (const [position, delta] of (choice.delta?.tool_calls ?? []).entries()) {
    const index = delta.index ?? position;
    const call = answer.calls.get(index) ?? { id: "", name: "", input: "" };
    call.id ||= delta.id ?? "";
    call.name += delta.function?.name ?? "";
    call.input += delta.function?.arguments ?? "";
    answer.calls.set(index, call);
  }
}

function usageOf(usage: NonNullable<Chunk["usage"]>): Usage {
  const cacheRead = usage.prompt_tokens_details?.cached_tokens ?? 0;
  const input = Math.max(0, usage.prompt_tokens - cacheRead);
  return { input, output: usage.completion_tokens, cacheRead, cacheWrite: 0 };
}

function responseOf(answer: Answer): ModelResponse {
  const { text, refusal, finish, usage, model } = answer;
  const all = [...answer.calls].sort(([a], [b]) => a - b).map(([, call]) => call);
  // The output limit may have cut the last call in its middle; half a file must not look like a whole one.
  const whole = finish === "length" ? all.slice(0, -1) : all;
  const content: AssistantBlock[] = [
    ...(text === "" ? [] : [{ type: "text" as const, text }]),
    ...whole.map(callBlock),
  ];
  const stopReason = refusal === "" ? stopReasonOf(finish, whole.length > 0) : "refusal";
  const details = refusal === "" ? {} : { stopDetails: refusal };
  return { content, stopReason, ...details, usage, model };
}

/** Some servers say `stop` for calls, too. */
function stopReasonOf(finish: string | null, hasCalls: boolean): StopReason {
  if (finish === "length") return "max_tokens";
  if (finish === "content_filter") return "refusal";
  return hasCalls ? "tool_use" : "end_turn";
}

function callBlock({ id, name, input }: Call, index: number): AssistantBlock {
  return { type: "tool_use", id: id === "" ? `call_${index}` : id, name, input: inputOf(input) };
}

/** Arguments that are no JSON are kept for the tool to refuse, so that the model can mend them. */
function inputOf(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return { invalid_json: text };
  }
}
