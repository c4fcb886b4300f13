import type { Block } from "./messages-rules.ts";

/** A response of the Messages API, as plain JSON. */
export interface WireResponse {
  id: string;
  type: "message";
  role: "assistant";
  model: string;
  content: Block[];
  stop_reason: string;
  stop_sequence: string | null;
  stop_details: Record<string, unknown> | null;
  usage: Record<string, unknown> & { output_tokens: number };
  container?: { id: string; expires_at: string };
}

/** The same response as server-sent events, in small pieces as the API sends it. */
export function* streamEvents(response: WireResponse): Generator<string> {
  const { content, stop_reason, stop_sequence, stop_details, usage, ...start } = response;
  yield event({
    type: "message_start",
    message: {
      ...start,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      stop_details: null,
      usage: { ...usage, output_tokens: 1 },
    },
  });
  yield event({ type: "ping" });
  for (const [index, block] of content.entries()) {
    const isCut = stop_reason === "max_tokens" && index === content.length - 1;
    yield* blockEvents(index, block, isCut);
  }
  const container = response.container ? { container: response.container } : {};
  const delta = { stop_reason, stop_sequence, stop_details, ...container };
  const { output_tokens, server_tool_use } = usage;
  yield event({
    type: "message_delta",
    delta,
    usage: { output_tokens, ...(server_tool_use ? { server_tool_use } : {}) },
  });
  yield event({ type: "message_stop" });
}

export function errorEvent(type: string, message: string): string {
  return event({ type: "error", error: { type, message } });
}

function* blockEvents(index: number, block: Block, isCut: boolean): Generator<string> {
  const { start, deltas: all } = takeApart(block);
  const deltas = isCut && block.type === "tool_use" ? all.slice(0, -1) : all;
  yield event({ type: "content_block_start", index, content_block: start });
  for (const delta of deltas) yield event({ type: "content_block_delta", index, delta });
  yield event({ type: "content_block_stop", index });
}

function takeApart(block: Block): { start: Block; deltas: Record<string, unknown>[] } {
  switch (block.type) {
    case "text":
      return {
        start: { ...block, text: "" },
        deltas: pieces(String(block.text)).map((text) => ({ type: "text_delta", text })),
      };
    case "thinking":
      return {
        start: { ...block, thinking: "", signature: "" },
        deltas: [
          ...pieces(String(block.thinking)).map((thinking) => ({
            type: "thinking_delta",
            thinking,
          })),
          { type: "signature_delta", signature: block.signature },
        ],
      };
    case "tool_use":
    case "server_tool_use":
      return {
        start: { ...block, input: {} },
        deltas: ["", ...pieces(JSON.stringify(block.input))].map((partial_json) => ({
          type: "input_json_delta",
          partial_json,
        })),
      };
    default:
      return { start: block, deltas: [] };
  }
}

/** Cuts after 24 UTF-16 units, but never inside a character: the API streams whole characters. */
function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,24}(?![\uDC00-\uDFFF])|[\s\S]+/g) ?? [];
}

function event(data: { type: string; [key: string]: unknown }): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
}
