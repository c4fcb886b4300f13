import type Anthropic from "@anthropic-ai/sdk";
import { anthropicFailure, isBrokenStream } from "./anthropic-errors.ts";
import {
  containerBlocks,
  containerOf,
  isContainer,
  wireServerTools,
} from "./anthropic-server-tools.ts";
import { capabilitiesOf } from "./capabilities.ts";
import type {
  AssistantBlock,
  MediaBlock,
  Message,
  Model,
  ModelRequest,
  ModelResponse,
  ModelSettings,
  UserBlock,
} from "./model.ts";
import { strictSchema } from "./strict-schema.ts";

type Wire = Anthropic.MessageCreateParamsNonStreaming;
type ImageMediaType = Anthropic.Base64ImageSource["media_type"];
type WireBlock = Anthropic.ContentBlockParam;
type WireMessage = { role: "user" | "assistant"; content: WireBlock[] };

/**
 * Room for one answer with its thinking, in tokens. Every Claude model since 4.5 can write as much
 * (https://platform.claude.com/docs/en/about-claude/models/overview); only what is written is paid.
 */
const MAX_TOKENS = 64_000;

/** The SDK's own retries: 408, 409, 429, 5xx, 529 and lost connections, before the first byte. */
const MAX_RETRIES = 4;

/** An answer that broke off in its middle is asked for again this often: the SDK does not do that. */
const MAX_STREAM_RETRIES = 2;

/** A longer `retry-after` ends the run's turn instead of keeping a paid VM asleep. */
const LONGEST_WAIT_SECONDS = 120;

/**
 * A Claude model behind the Messages API, version 2026-10-21. Without a key the SDK looks for
 * workload identity federation (ANTHROPIC_FEDERATION_RULE_ID …) and for profiles by itself.
 */
export async function anthropicModel(options: {
  /** `anthropic:claude-…` */
  id: string;
  settings: Pick<ModelSettings, "anthropicApiKey" | "anthropicBaseUrl">;
}): Promise<Model> {
  const { id, settings } = options;
  const { default: Anthropic } = await import("@anthropic-ai/sdk");
  const client = new Anthropic({
    ...(settings.anthropicApiKey ? { apiKey: settings.anthropicApiKey } : {}),
    ...(settings.anthropicBaseUrl ? { baseURL: settings.anthropicBaseUrl } : {}),
    maxRetries: MAX_RETRIES,
    fetch: fetchWithoutLongWaits,
    logLevel: "warn",
    logger: stderrLogger,
  });
  const model = id.replace(/^anthropic:/, "");
  return {
    id,
    capabilities: capabilitiesOf(id),
    async generate(request) {
      for (let retries = 0; ; retries++) {
        request.signal.throwIfAborted();
        try {
          const stream = client.messages.stream(toWire(model, request), { signal: request.signal });
          return fromWire(await stream.finalMessage());
        } catch (error) {
          request.signal.throwIfAborted(); // the caller's reason, not the SDK's wrapper of it
          if (retries < MAX_STREAM_RETRIES && isBrokenStream(error)) continue;
          throw anthropicFailure(error, { model, hasKey: client.apiKey !== null });
        }
      }
    },
  };
}

function toWire(model: string, request: ModelRequest): Wire {
  const tools: Anthropic.ToolUnion[] = request.tools.map((tool) => ({
    name: tool.name,
    description: tool.description,
    input_schema: tool.inputSchema as Anthropic.Tool.InputSchema,
  }));
  // Tools come first in what is cached: their order must not depend on how they were collected.
  tools.push(...wireServerTools(model, request.serverTools ?? []));
  tools.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const system = request.system.trim() === "" ? [] : [marked(textBlock(request.system))];
  const schema = enforceableSchema(request);
  const container = containerOf(request.messages);
  return {
    model,
    max_tokens: MAX_TOKENS,
    ...(system.length > 0 ? { system } : {}),
    ...(tools.length > 0 ? { tools } : {}),
    ...(schema ? { output_config: { format: { type: "json_schema", schema } } } : {}),
    ...(container ? { container } : {}),
    messages: withCacheMarks(request.messages.map(toWireMessage)),
  };
}

function nameOf(tool: Anthropic.ToolUnion): string {
  return "name" in tool ? tool.name : tool.type;
}

/** Results of a web search carry citations, and the API enforces no schema on an answer that cites. */
function enforceableSchema({ outputSchema, serverTools }: ModelRequest) {
  const cites = serverTools?.some(({ type }) => type === "web_search");
  return outputSchema && !cites ? strictSchema(outputSchema) : null;
}

function toWireMessage(message: Message): WireMessage {
  const blocks: (AssistantBlock | UserBlock)[] = message.content;
  const content = blocks.flatMap(toWireBlock);
  // The API takes no message without content; a model may well have answered with nothing.
  return { role: message.role, content: content.length > 0 ? content : [textBlock("(empty)")] };
}

function toWireBlock(block: AssistantBlock | UserBlock): WireBlock[] {
  switch (block.type) {
    case "text":
      return block.text.trim() === "" ? [] : [textBlock(block.text)];
    case "tool_use":
      return [{ type: "tool_use", id: block.id, name: block.name, input: block.input }];
    case "media":
      return [mediaBlock(block)];
    case "tool_result":
      return [
        {
          type: "tool_result",
          tool_use_id: block.tool_use_id,
          content: block.content,
          ...(block.is_error ? { is_error: true } : {}),
        },
      ];
    case "opaque":
      return isContainer(block) ? [] : [block.block as unknown as WireBlock];
  }
}

function textBlock(text: string): Anthropic.TextBlockParam {
  return { type: "text", text };
}

/**
 * Marks the end of the conversation, and the end that the request before marked: a lookup goes back 20
 * blocks at most, and one turn can add more than that.
 * https://platform.claude.com/docs/en/build-with-claude/prompt-caching
 */
function withCacheMarks(messages: WireMessage[]): WireMessage[] {
  const ends = messages.flatMap(({ role }, index) => (role === "user" ? [index] : [])).slice(-2);
  return messages.map((message, index) => {
    if (!ends.includes(index)) return message;
    const last = message.content.findLastIndex((block) => !("content" in block) || block.content);
    const content = message.content.map((block, position) =>
      position === last ? marked(block) : block,
    );
    return { ...message, content };
  });
}

function marked<Block extends WireBlock>(block: Block): Block {
  return { ...block, cache_control: { type: "ephemeral" } };
}

function fromWire(message: Anthropic.Message): ModelResponse {
  const { usage, stop_details: details } = message;
  const stopDetails = details?.explanation ?? details?.category;
  const searches = usage.server_tool_use?.web_search_requests ?? 0;
  return {
    content: [...wholeBlocks(message).map(fromWireBlock), ...containerBlocks(message)],
    stopReason: message.stop_reason ?? "end_turn",
    ...(stopDetails ? { stopDetails } : {}),
    usage: {
      input: usage.input_tokens,
      output: usage.output_tokens,
      cacheRead: usage.cache_read_input_tokens ?? 0,
      cacheWrite: usage.cache_creation_input_tokens ?? 0,
      ...(searches > 0 ? { webSearches: searches } : {}),
    },
    model: message.model,
  };
}

/**
 * Without a call whose input was cut off: the SDK closes its JSON silently, so that half a file would
 * look like a whole one.
 */
function wholeBlocks({ content, stop_reason }: Anthropic.Message): Anthropic.ContentBlock[] {
  const isWhole = stop_reason === "tool_use" || content.at(-1)?.type !== "tool_use";
  return isWhole ? content : content.slice(0, -1);
}

function fromWireBlock(block: Anthropic.ContentBlock): AssistantBlock {
  if (block.type === "text" && !block.citations?.length) return { type: "text", text: block.text };
  if (block.type === "tool_use") {
    return { type: "tool_use", id: block.id, name: block.name, input: block.input };
  }
  return { type: "opaque", block: structuredClone(block) as unknown as Record<string, unknown> };
}

async function fetchWithoutLongWaits(url: string | URL | Request, init?: RequestInit) {
  // Where the address sends us on, the key would go along.
  const response = await fetch(url, { ...init, redirect: "manual" });
  const wait = Number(response.headers.get("retry-after") ?? 0);
  if (response.ok || !(wait > LONGEST_WAIT_SECONDS)) return response;
  const headers = new Headers(response.headers);
  headers.set("x-should-retry", "false");
  return new Response(response.body, { status: response.status, headers });
}

/** On a runner, stdout is a channel for commands: nothing of the SDK may reach it. */
const write = (...words: unknown[]) => console.error(...words);
const stderrLogger = { error: write, warn: write, info: write, debug: write };

/** https://platform.claude.com/docs/en/build-with-claude/vision and …/pdf-support */
function mediaBlock({ mediaType, data, name }: MediaBlock): WireBlock {
  const source = { type: "base64" as const, data };
  if (mediaType === "application/pdf") {
    return { type: "document", title: name, source: { ...source, media_type: mediaType } };
  }
  return { type: "image", source: { ...source, media_type: mediaType as ImageMediaType } };
}
