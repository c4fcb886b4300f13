import { checkMedia, checkOutputFormat, checkServerTool } from "./messages-features.ts";

/**
 * What the Messages API of version 2026-10-21 answers with a 400, in its own words.
 * Sources: https://platform.claude.com/docs/en/api/messages, the types of @anthropic-ai/sdk 1.11, and
 * https://platform.claude.com/docs/en/agents-and-tools/tool-use/implement-tool-use for the pairing.
 */
export interface Block {
  type: string;
  [key: string]: unknown;
}

export interface WireMessage {
  role: string;
  content: string | Block[];
}

export interface MessagesRequest {
  model: string;
  max_tokens: number;
  messages: WireMessage[];
  system?: string | Block[];
  tools?: { name: string; [key: string]: unknown }[];
  stream?: boolean;
  [key: string]: unknown;
}

const PARAMETERS = new Set([
  ...["model", "max_tokens", "messages", "system", "tools", "tool_choice", "stream", "thinking"],
  ...["stop_sequences", "metadata", "output_config", "service_tier", "container", "diagnostics"],
  ...["inference_geo", "speed", "cache_control", "user_profile_id", "workspace_id"],
]);
/** Removed in 2026-10-21: a 400 even for their old defaults. */
const REMOVED = ["temperature", "top_p", "top_k"];
/** Parameters of `messages` that `count_tokens` does not take. */
const NOT_COUNTED = ["max_tokens", "stream", "stop_sequences", "metadata", "service_tier"];

const FIELDS: Record<string, Record<string, string[]>> = {
  user: {
    text: ["text", "cache_control", "citations"],
    tool_result: ["tool_use_id", "content", "is_error", "cache_control", "toolset_name"],
    image: ["source", "cache_control"],
    document: ["source", "title", "context", "citations", "cache_control"],
    search_result: ["source", "title", "content", "citations", "cache_control"],
  },
  assistant: {
    text: ["text", "cache_control", "citations"],
    tool_use: ["id", "name", "input", "cache_control", "caller"],
    thinking: ["thinking", "signature"],
    redacted_thinking: ["data"],
    server_tool_use: ["id", "name", "input", "cache_control", "caller"],
    web_search_tool_result: ["tool_use_id", "content", "cache_control", "caller"],
    web_fetch_tool_result: ["tool_use_id", "content", "cache_control", "caller"],
    code_execution_tool_result: ["tool_use_id", "content", "cache_control"],
  },
};

/** Every rule that a request breaks; empty for a request that the API takes. */
export function violationsOf(request: MessagesRequest, path = "/v1/messages"): string[] {
  const violations: string[] = [];
  const report = (message: string) => violations.push(message);
  checkParameters(request, path.endsWith("/count_tokens"), report);
  checkTools(request, report);
  checkOutputFormat(request, report);
  if (typeof request.system === "string" && request.system === "")
    report("system: must not be empty");
  if (Array.isArray(request.system)) {
    checkBlocks({ at: "system", role: "user", blocks: request.system }, report);
  }
  if (!Array.isArray(request.messages) || request.messages.length === 0) {
    report("messages: at least one message is required");
    return violations;
  }
  checkMessages(request.messages, report);
  checkPairs(request.messages, report);
  checkCacheControl(request, report);
  return violations;
}

type Report = (message: string) => void;

function checkParameters(request: MessagesRequest, counted: boolean, report: Report): void {
  for (const key of Object.keys(request)) {
    if (REMOVED.includes(key)) report(`${key}: this parameter was removed in version 2026-10-21`);
    else if (!PARAMETERS.has(key) || (counted && NOT_COUNTED.includes(key))) {
      report(`${key}: Extra inputs are not permitted`);
    }
  }
  if (typeof request.model !== "string" || request.model === "") report("model: Field required");
  if (counted) return;
  const { max_tokens: maximum } = request;
  if (maximum === undefined) report("max_tokens: Field required");
  else if (!Number.isInteger(maximum) || maximum < 0) report("max_tokens: must be a whole number");
  const limit = /-4-5(-\d{8})?$/.test(request.model) ? 64_000 : 128_000;
  if (maximum > limit) {
    report(`max_tokens: ${maximum} > ${limit}, which is the maximum allowed for ${request.model}`);
  }
}

function checkTools(request: MessagesRequest, report: Report): void {
  const names = new Set<string>();
  for (const [index, tool] of (request.tools ?? []).entries()) {
    const at = `tools.${index}`;
    if (!/^[a-zA-Z0-9_-]{1,128}$/.test(tool.name)) {
      report(`${at}.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'`);
    }
    if (names.has(tool.name)) report("tools: Tool names must be unique.");
    names.add(tool.name);
    const schema = tool.input_schema as { type?: unknown } | undefined;
    if (tool.type !== undefined) checkServerTool(tool, at, report);
    else if (schema?.type !== "object") report(`${at}.custom.input_schema.type: Field required`);
  }
}

function checkMessages(messages: WireMessage[], report: Report): void {
  if (messages[0]?.role !== "user") report('messages: first message must use the "user" role');
  for (const [index, { role, content }] of messages.entries()) {
    const at = `messages.${index}`;
    const isLastOfAssistant = role === "assistant" && index === messages.length - 1;
    if (!(role in FIELDS)) report(`${at}.role: unexpected role '${role}'`);
    else if (content.length === 0 && !isLastOfAssistant) {
      report(`${at}: all messages must have non-empty content`);
    } else if (Array.isArray(content)) checkBlocks({ at, role, blocks: content }, report);
  }
  const last = blocksOf(messages.at(-1)).at(-1);
  if (
    messages.at(-1)?.role === "assistant" &&
    !/^server_tool_use$|_tool_result$/.test(last?.type ?? "")
  ) {
    report("This model does not support assistant message prefill.");
  }
}

function checkBlocks(where: { at: string; role: string; blocks: Block[] }, report: Report): void {
  for (const [index, block] of where.blocks.entries()) {
    const at = `${where.at}.content.${index}`;
    const fields = FIELDS[where.role]?.[block.type];
    if (fields === undefined) {
      report(`${at}: Input tag '${block.type}' is not allowed in a message of role ${where.role}`);
      continue;
    }
    for (const key of Object.keys(block)) {
      if (key !== "type" && !fields.includes(key)) {
        report(`${at}.${block.type}.${key}: Extra inputs are not permitted`);
      }
    }
    if (block.type === "image" || block.type === "document") checkMedia(block, at, report);
    if (block.type === "text") checkText({ at, role: where.role, block }, report);
    if (block.type === "tool_use" && !isObject(block.input)) {
      report(`${at}.tool_use.input: Input should be a valid dictionary`);
    }
  }
}

function checkText(where: { at: string; role: string; block: Block }, report: Report): void {
  const { at, role, block } = where;
  const text = typeof block.text === "string" ? block.text : "";
  if (text === "") report(`${at}: text content blocks must be non-empty`);
  else if (text.trim() === "")
    report(`${at}: text content blocks must contain non-whitespace text`);
  if (role === "user" && block.citations !== undefined) report(`${at}.citations: not permitted`);
}

/** Every tool_use is answered at the head of the very next message, once, and nothing else is answered. */
function checkPairs(messages: WireMessage[], report: Report): void {
  const known = new Set<string>();
  for (const [index, message] of messages.entries()) {
    const asked = blocksOf(messages[index - 1]).filter((block) => block.type === "tool_use");
    const blocks = blocksOf(message);
    const head = blocks.slice(0, blocks.findLastIndex((block) => block.type === "tool_result") + 1);
    const answered = head.map((block) => block.tool_use_id);
    const at = `messages.${index}`;

    if (head.some((block) => block.type !== "tool_result")) {
      report(`${at}: tool_result blocks must come first in the content`);
    }
    const ids = asked.map((block) => block.id);
    const unanswered = ids.filter((id) => !answered.includes(id));
    if (unanswered.length > 0) {
      report(
        `${at}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${unanswered.join(", ")}`,
      );
    }
    for (const id of answered.filter((id) => id !== undefined && !ids.includes(id))) {
      report(`${at}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${String(id)}`);
    }
    if (new Set(answered).size !== answered.length) {
      report(`${at}: each tool_use must have a single result`);
    }
    for (const { id, type } of blocks.filter((block) => block.type === "tool_use")) {
      if (known.has(String(id))) report(`${at}: \`${type}\` ids must be unique`);
      known.add(String(id));
      if (!/^[a-zA-Z0-9_-]+$/.test(String(id))) report(`${at}.id: should match '^[a-zA-Z0-9_-]+$'`);
    }
  }
}

function checkCacheControl(request: MessagesRequest, report: Report): void {
  const system = Array.isArray(request.system) ? request.system : [];
  const blocks = request.messages.flatMap((message) => blocksOf(message));
  const marked = [...(request.tools ?? []), ...system, ...blocks].filter(
    (block) => block.cache_control !== undefined,
  );
  if (marked.length > 4) {
    report(`A maximum of 4 blocks with cache_control may be provided. Found ${marked.length}.`);
  }
  for (const block of marked) {
    const isEmpty =
      (block.type === "text" && !block.text) || (block.type === "tool_result" && !block.content);
    if (isEmpty) report("cache_control cannot be set for empty text blocks");
    const control = block.cache_control as { type?: unknown } | null;
    if (control?.type !== "ephemeral") report("cache_control.type: should be 'ephemeral'");
  }
}

export function blocksOf(message: WireMessage | undefined): Block[] {
  if (message === undefined) return [];
  if (Array.isArray(message.content)) return message.content;
  return [{ type: "text", text: message.content }];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
