import type Anthropic from "@anthropic-ai/sdk";
import type { Message, OpaqueBlock, ServerTool } from "./model.ts";

/** Models before 4.6 cannot call tools from code: for them the newest versions must be called directly. */
const DIRECT_ONLY = /^claude-(3|[a-z]+-4(-[0-5])?(-\d{8})?$)/;

/**
 * The newest version of each tool (@anthropic-ai/sdk 1.11).
 * https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool
 */
export function wireServerTools(model: string, tools: ServerTool[]): Anthropic.ToolUnion[] {
  const callers = DIRECT_ONLY.test(model) ? { allowed_callers: ["direct" as const] } : {};
  return tools.flatMap((tool) => wireTool(tool, callers));
}

function wireTool(tool: ServerTool, callers: object): Anthropic.ToolUnion[] {
  switch (tool.type) {
    case "web_search":
      return [{ type: "web_search_20260318", name: "web_search", ...callers, ...limitsOf(tool) }];
    case "web_fetch":
      return [{ type: "web_fetch_20260318", name: "web_fetch", ...callers, ...limitsOf(tool) }];
    case "code_execution":
      return [{ type: "code_execution_20260521", name: "code_execution" }];
    case "image_generation":
      return []; // refused before the first request
  }
}

function limitsOf({ maxUses, allowedDomains, blockedDomains }: ServerTool) {
  return {
    ...(maxUses === null ? {} : { max_uses: maxUses }),
    ...(allowedDomains?.length ? { allowed_domains: allowedDomains } : {}),
    ...(blockedDomains?.length ? { blocked_domains: blockedDomains } : {}),
  };
}

/**
 * Code execution works in a container that belongs to the response, not to a block of it. It is kept as one,
 * so that the journal has it and a later turn finds its files again.
 */
export function containerBlocks({ container }: Anthropic.Message): OpaqueBlock[] {
  if (!container) return [];
  const { id, expires_at } = container;
  return [{ type: "opaque", block: { type: CONTAINER, id, expires_at } }];
}

const CONTAINER = "llm_do_container";

export function isContainer({ block }: OpaqueBlock): boolean {
  return block.type === CONTAINER;
}

/** The newest container of the conversation, unless it is gone. */
export function containerOf(messages: Message[], now = Date.now()): string | null {
  const blocks = messages.flatMap(({ content }) =>
    content.flatMap((block) => (block.type === "opaque" && isContainer(block) ? [block] : [])),
  );
  const { id, expires_at } = blocks.at(-1)?.block ?? {};
  const isAlive = Date.parse(String(expires_at)) > now;
  return typeof id === "string" && isAlive ? id : null;
}
