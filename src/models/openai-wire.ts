import type { AssistantBlock, MediaBlock, Message, ModelRequest, UserBlock } from "./model.ts";
import { requiresEverything, strictSchema } from "./strict-schema.ts";

/** The part of the chat-completions API that is used: https://platform.openai.com/docs/api-reference/chat */
export interface ChatRequest {
  model: string;
  messages: ChatMessage[];
  tools?: ChatTool[];
  response_format?: Record<string, unknown>;
  stream: true;
  stream_options: { include_usage: true };
}

export type ChatMessage =
  | { role: "system"; content: string }
  | { role: "user"; content: string | ChatPart[] }
  | { role: "assistant"; content: string | null; tool_calls?: ChatToolCall[] }
  | { role: "tool"; tool_call_id: string; content: string };

type ChatPart =
  | { type: "text"; text: string }
  | { type: "image_url"; image_url: { url: string } }
  /** A PDF: https://platform.openai.com/docs/guides/pdf-files */
  | { type: "file"; file: { filename: string; file_data: string } };

interface ChatTool {
  type: "function";
  function: { name: string; description: string; parameters: Record<string, unknown> };
}

interface ChatToolCall {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

/** `enforce`: let the server enforce the schema of the answer; some servers know no way to. */
export function chatRequest(
  model: string,
  { request, enforce }: { request: ModelRequest; enforce: boolean },
): ChatRequest {
  const system = request.system.trim();
  const tools = request.tools.map(
    ({ name, description, inputSchema }): ChatTool => ({
      type: "function",
      function: { name, description, parameters: inputSchema },
    }),
  );
  // Prefixes are cached: the order of tools must not depend on how they were collected.
  tools.sort((a, b) => (a.function.name < b.function.name ? -1 : 1));
  const format = enforce ? responseFormat(request.outputSchema) : undefined;
  return {
    model,
    messages: [
      ...(system === "" ? [] : [{ role: "system" as const, content: system }]),
      ...request.messages.flatMap(chatMessages),
    ],
    ...(tools.length > 0 ? { tools } : {}),
    ...(format ? { response_format: format } : {}),
    stream: true,
    stream_options: { include_usage: true },
  };
}

function responseFormat(schema: ModelRequest["outputSchema"]) {
  if (schema?.type !== "object") return undefined;
  const narrowed = strictSchema(schema);
  const strict = narrowed !== null && requiresEverything(narrowed);
  const json_schema = { name: "answer", strict, schema: strict ? narrowed : schema };
  return { type: "json_schema", json_schema };
}

function chatMessages(message: Message): ChatMessage[] {
  return message.role === "assistant"
    ? [assistantMessage(message.content)]
    : userMessages(message.content);
}

function assistantMessage(content: AssistantBlock[]): ChatMessage {
  const text = content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");
  const calls = content.flatMap((block): ChatToolCall[] =>
    block.type === "tool_use"
      ? [
          {
            id: block.id,
            type: "function",
            function: { name: block.name, arguments: JSON.stringify(block.input ?? {}) },
          },
        ]
      : [],
  );
  if (calls.length === 0) return { role: "assistant", content: text === "" ? "(empty)" : text };
  return { role: "assistant", content: text === "" ? null : text, tool_calls: calls };
}

/** Results are messages of their own, and come first: each must follow the call that it answers. */
function userMessages(content: UserBlock[]): ChatMessage[] {
  const results = content.flatMap((block): ChatMessage[] =>
    block.type === "tool_result"
      ? [{ role: "tool", tool_call_id: block.tool_use_id, content: block.content }]
      : [],
  );
  const parts = content.flatMap((block): ChatPart[] => {
    if (block.type === "text") return [{ type: "text", text: block.text }];
    return block.type === "media" ? [mediaPart(block)] : [];
  });
  if (parts.length === 0) {
    return results.length > 0 ? results : [{ role: "user", content: "(empty)" }];
  }
  // Plain text where it is only text: not every compatible server takes parts.
  const texts = parts.flatMap((part) => (part.type === "text" ? [part.text] : []));
  const isText = texts.length === parts.length;
  return [...results, { role: "user", content: isText ? texts.join("\n\n") : parts }];
}

function mediaPart({ mediaType, name, data }: MediaBlock): ChatPart {
  const url = `data:${mediaType};base64,${data}`;
  if (mediaType.startsWith("image/")) return { type: "image_url", image_url: { url } };
  return { type: "file", file: { filename: name.split("/").at(-1) ?? name, file_data: url } };
}
