import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { PromptUsage } from "./messages-cache.ts";
import { tokensIn } from "./messages-cache.ts";
import type { Block, MessagesRequest } from "./messages-rules.ts";
import { errorEvent, streamEvents, type WireResponse } from "./messages-stream.ts";

/** What goes wrong instead of (or during) an answer. `times`: how often before the answer comes; default always. */
export type Fault = { times?: number } & (
  | { kind: "status"; status: number; message?: string; retryAfterSeconds?: number }
  /** No answer until the client gives up. */
  | { kind: "hang" }
  /** The connection is cut, before or in the middle of the answer. */
  | { kind: "reset"; when: "before" | "during" }
  /** An `error` event in the middle of a stream, such as `overloaded_error`. */
  | { kind: "stream_error"; type: string }
);

/**
 * One response. Without `stopReason` it is `tool_use` when there are calls, else `end_turn`. With
 * `max_tokens` the stream stops within the last call's input, with `pause_turn` after a search.
 */
export interface Answer {
  thinking?: string;
  /** Blocks that come as they are, after thinking and before text: server tools, redacted thinking. */
  blocks?: Block[];
  text?: string;
  calls?: { name: string; input: unknown }[];
  stopReason?: string;
  /** Replaces single counts of the computed usage, in the API's names. */
  usage?: Record<string, unknown>;
  /** The container that code ran in. */
  container?: { id: string; expires_at: string };
  delayMs?: number;
  fault?: Fault;
}

const ERROR_TYPES: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  402: "billing_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  504: "timeout_error",
  529: "overloaded_error",
};

/** The response that `answer` stands for, as the API would word it. */
export function composeResponse(options: {
  answer: Answer;
  request: MessagesRequest;
  assistantTurns: number;
  prompt: PromptUsage;
}): WireResponse {
  const { answer, request, assistantTurns, prompt } = options;
  const conversation = digest(JSON.stringify([request.system, request.messages[0]])).slice(0, 8);
  const id = `${conversation}_${assistantTurns}`;
  const calls = (answer.calls ?? []).map((call, index) => ({
    type: "tool_use",
    id: `toolu_${id}_${index}`,
    ...call,
  }));
  const content: Block[] = [
    ...(answer.thinking === undefined ? [] : [thinkingBlock(answer.thinking)]),
    ...(answer.blocks ?? []),
    ...(answer.text === undefined ? [] : [{ type: "text", text: answer.text, citations: null }]),
    ...calls,
    ...(answer.stopReason === "pause_turn" ? [searchBlock(id)] : []),
  ];
  const stopReason = answer.stopReason ?? (calls.length > 0 ? "tool_use" : "end_turn");
  const refused = { type: "refusal", category: "cyber", explanation: "This asks for an exploit." };
  return {
    id: `msg_${id}`,
    type: "message",
    role: "assistant",
    model: request.model,
    content,
    stop_reason: stopReason,
    stop_sequence: null,
    stop_details: stopReason === "refusal" ? refused : null,
    ...(answer.container ? { container: answer.container } : {}),
    usage: { ...prompt, output_tokens: tokensIn(JSON.stringify(content)), ...answer.usage },
  };
}

/** Sends what `composeResponse` made, as JSON or as a stream, or misbehaves as `fault` says. */
export async function send(
  response: ServerResponse,
  options: { message: WireResponse; stream: boolean; fault: Fault | null; delayMs: number },
): Promise<void> {
  const { message, stream, fault } = options;
  if (options.delayMs > 0) await sleep(options.delayMs);
  if (fault?.kind === "hang") return;
  if (fault?.kind === "reset" && fault.when === "before") return void response.destroy();
  if (fault?.kind === "status") {
    const { retryAfterSeconds, status } = fault;
    if (retryAfterSeconds !== undefined) response.setHeader("retry-after", `${retryAfterSeconds}`);
    return refuse(response, status, fault.message ?? "The lab was told to fail.");
  }
  if (!stream) return sendJson(response, message);

  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  const events = [...streamEvents(message)];
  const sent = fault === null ? events : events.slice(0, Math.ceil(events.length / 2));
  for (const event of sent) response.write(event);
  if (fault?.kind === "stream_error") response.write(errorEvent(fault.type, "Lab: in the stream."));
  if (fault?.kind !== "reset") return void response.end();
  await sleep(20); // what was written so far should arrive before the cut
  response.destroy();
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(value));
}

export function refuse(response: ServerResponse, status: number, message: string): void {
  const type = ERROR_TYPES[status] ?? "api_error";
  const request_id = response.getHeader("request-id");
  sendJson(response, { type: "error", error: { type, message }, request_id }, status);
}

function thinkingBlock(thinking: string): Block {
  return { type: "thinking", thinking, signature: `lab-${digest(thinking)}` };
}

function searchBlock(id: string): Block {
  const input = { query: "what the turn was paused for" };
  return { type: "server_tool_use", id: `srvtoolu_${id}`, name: "web_search", input };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
