import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";

type Json = Record<string, unknown>;

/** One answer of the server, or what goes wrong instead of it. */
export interface ChatAnswer {
  text?: string;
  refusal?: string;
  calls?: { id?: string; name: string; arguments: string }[];
  finish?: string;
  usage?: Json | null;
  /** Answers with a status and a body instead. */
  status?: number;
  body?: unknown;
  retryAfter?: number;
  /** Cuts the connection in the middle of the stream. */
  cut?: boolean;
  /** Ends the stream with an error event. */
  streamError?: string;
}

export interface ChatApi extends AsyncDisposable {
  /** Base address, with /v1. */
  url: string;
  requests: { path: string; query: string; headers: IncomingMessage["headers"]; body: Json }[];
  /** Everything that OpenAI would have refused, in order. A test asserts that it is empty. */
  violations: string[];
}

/**
 * A strict chat-completions API on loopback HTTP that answers in order; the last answer is repeated.
 * Rules: https://platform.openai.com/docs/api-reference/chat/create
 */
export async function startChatApi(answers: ChatAnswer[]): Promise<ChatApi> {
  const requests: ChatApi["requests"] = [];
  const violations: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://lab");
    const body = JSON.parse((await readText(request)) || "{}") as Json;
    const index = requests.length;
    requests.push({ path: url.pathname, query: url.search, headers: request.headers, body });
    const broken = violationsOf(body);
    violations.push(...broken);
    if (broken[0]) return void sendJson(response, 400, { error: { message: broken[0] } });
    const answer = answers[Math.min(index, answers.length - 1)] ?? {};
    respond(response, answer, String(body.model));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    violations,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function respond(response: ServerResponse, answer: ChatAnswer, model: string): void {
  if (answer.status !== undefined) {
    if (answer.retryAfter !== undefined) response.setHeader("retry-after", answer.retryAfter);
    sendJson(response, answer.status, answer.body ?? { error: { message: "Lab." } });
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const chunks = chunksOf(answer, model);
  const sent = answer.cut ? chunks.slice(0, 2) : chunks;
  for (const chunk of sent) response.write(`data: ${JSON.stringify(chunk)}\r\n\r\n`);
  if (answer.streamError) {
    response.end(`data: ${JSON.stringify({ error: { message: answer.streamError } })}\n\n`);
  } else if (answer.cut) {
    setTimeout(() => response.destroy(), 20);
  } else response.end(": a comment\n\ndata: [DONE]\n\n");
}

function chunksOf(answer: ChatAnswer, model: string): Json[] {
  const { text = "", calls = [], refusal } = answer;
  const chunk = (delta: Json, finish_reason: string | null = null) => ({
    id: "chatcmpl-lab",
    object: "chat.completion.chunk",
    model: `${model}-2026-01-01`,
    choices: [{ index: 0, delta, finish_reason }],
  });
  const pieces = text.match(/[\s\S]{1,5}(?![\uDC00-\uDFFF])|[\s\S]+/g) ?? [];
  const finish = answer.finish ?? (calls.length > 0 ? "tool_calls" : "stop");
  const usage =
    answer.usage === undefined
      ? { prompt_tokens: 20, completion_tokens: 7, prompt_tokens_details: { cached_tokens: 15 } }
      : answer.usage;
  return [
    chunk({ role: "assistant", content: "" }),
    ...pieces.map((content) => chunk({ content })),
    ...(refusal === undefined ? [] : [chunk({ refusal })]),
    ...calls.flatMap((call, index) => callChunks(call, index).map((delta) => chunk(delta))),
    chunk({}, finish),
    ...(answer.streamError || usage === null ? [] : [{ model, choices: [], usage }]),
  ].slice(0, answer.streamError ? -1 : undefined);
}

function callChunks(call: NonNullable<ChatAnswer["calls"]>[number], index: number): Json[] {
  const half = Math.ceil(call.arguments.length / 2);
  const start = { name: call.name, arguments: "" };
  return [
    { tool_calls: [{ index, id: call.id, type: "function", function: start }] },
    { tool_calls: [{ index, function: { arguments: call.arguments.slice(0, half) } }] },
    { tool_calls: [{ index, function: { arguments: call.arguments.slice(half) } }] },
  ];
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

const PARAMETERS = ["model", "messages", "tools", "response_format", "stream", "stream_options"];

function violationsOf(body: Json): string[] {
  const found = Object.keys(body)
    .filter((key) => !PARAMETERS.includes(key))
    .map((key) => `Unrecognized request argument supplied: ${key}`);
  const messages = (body.messages ?? []) as Json[];
  if (messages.length === 0) found.push("[] is too short - 'messages'");
  found.push(...pairViolations(messages), ...messages.flatMap(contentViolations));
  for (const tool of (body.tools ?? []) as { function: { name: string } }[]) {
    if (!/^[a-zA-Z0-9_-]{1,64}$/.test(tool.function.name)) found.push("tools.function.name");
  }
  const format = body.response_format as { json_schema: Json } | undefined;
  if (format?.json_schema.strict === true)
    found.push(...strictViolations(format.json_schema.schema));
  return found;
}

/** Every call is answered by a `tool` message right behind it, and nothing else is. */
function pairViolations(messages: Json[]): string[] {
  let open: string[] = [];
  const found: string[] = [];
  for (const message of messages) {
    if (message.role === "tool") {
      const id = String(message.tool_call_id);
      if (!open.includes(id)) found.push(`'tool' must follow its 'tool_calls': ${id}`);
      open = open.filter((other) => other !== id);
      continue;
    }
    if (open.length > 0) found.push(`'tool_calls' must be followed by tool messages: ${open}`);
    open = ((message.tool_calls ?? []) as { id: string }[]).map(({ id }) => id);
  }
  return found;
}

function contentViolations({ role, content, tool_calls }: Json): string[] {
  if (role === "assistant" && tool_calls !== undefined) return [];
  if (typeof content === "string") return content === "" ? [`empty content of ${role}`] : [];
  if (role !== "user" || !Array.isArray(content)) return [`content of ${role} must be text`];
  return (content as Json[]).flatMap((part) => {
    const url = (part.image_url as Json | undefined)?.url;
    if (part.type === "text") return [];
    const file = (part.file as Json | undefined)?.file_data;
    if (part.type === "file") {
      return /^data:application\/pdf;base64,/.test(String(file)) ? [] : ["invalid file_data"];
    }
    return /^data:image\/(png|jpeg|gif|webp);base64,/.test(String(url))
      ? []
      : ["invalid image_url"];
  });
}

function strictViolations(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(strictViolations);
  if (typeof schema !== "object" || schema === null) return [];
  const { type, properties, required, additionalProperties } = schema as Json;
  const names = Object.keys((properties ?? {}) as Json).sort();
  const isStrict =
    type !== "object" ||
    (additionalProperties === false &&
      JSON.stringify([...((required ?? []) as string[])].sort()) === JSON.stringify(names));
  return [
    ...(isStrict ? [] : ["response_format: 'required' must include every key"]),
    ...Object.values(schema).flatMap(strictViolations),
  ];
}
