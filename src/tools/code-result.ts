import { completed, failed, type ToolOutcome } from "./tool.ts";

/** More than any model reads; every later request would carry it along. */
const MOST_CHARACTERS = 1_000_000;

interface McpResult {
  content: { type: string; text?: unknown }[];
  isError?: unknown;
}

/**
 * The text that the model reads: a string as it is, a result in MCP's shape as MCP means it, anything else
 * as JSON. Source: https://modelcontextprotocol.io/specification/2025-06-18/server/tools#tool-result
 */
export function outcomeOf(ended: { value: unknown; isError: boolean }): ToolOutcome {
  const outcome = unbounded(ended);
  if (outcome.status === "suspended" || outcome.content.length <= MOST_CHARACTERS) return outcome;
  return failed(
    `The tool ended, but its result is not given to you: it has ${outcome.content.length} characters, and at most ${MOST_CHARACTERS} are. It has to return less, or to write a file.`,
  );
}

function unbounded({ value, isError }: { value: unknown; isError: boolean }): ToolOutcome {
  if (isError) return failed(textOf(value));
  if (!isMcpResult(value)) return completed(textOf(value));
  const text = value.content.map(textOfBlock).join("\n");
  return value.isError === true ? failed(text) : completed(text);
}

export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value === null || value === undefined ? "" : JSON.stringify(value);
}

function isMcpResult(value: unknown): value is McpResult {
  if (typeof value !== "object" || value === null || !("content" in value)) return false;
  const { content } = value;
  return (
    Array.isArray(content) &&
    content.length > 0 &&
    content.every((block) => typeof block?.type === "string")
  );
}

function textOfBlock(block: McpResult["content"][number]): string {
  return block.type === "text" && typeof block.text === "string"
    ? block.text
    : `(${block.type} content is not supported)`;
}
