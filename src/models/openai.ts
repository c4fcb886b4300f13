import { setTimeout as sleep } from "node:timers/promises";
import { LlmDoError } from "../errors.ts";
import { capabilitiesOf } from "./capabilities.ts";
import type { Model, ModelRequest, ModelResponse } from "./model.ts";
import {
  type ChatContext,
  type ChatFailure,
  chatError,
  isContextOverflow,
  isOutOfCredit,
  missingKey,
  unreachable,
} from "./openai-errors.ts";
import { BrokenStream, readAnswer } from "./openai-stream.ts";
import { chatRequest } from "./openai-wire.ts";

const OPENAI = "https://api.openai.com/v1";
/** Lost connections, 408, 409, 429 and 5xx, and answers that broke off. */
const MAX_RETRIES = 4;
/** A longer `retry-after` ends the run's turn instead of keeping a paid VM asleep. */
const LONGEST_WAIT_SECONDS = 120;

/** Where chat completions are: the base address, with `?api-version=…` for Azure, and the key, if any. */
export interface ChatServer {
  url: string | undefined;
  key: string | undefined;
}

/**
 * A model behind the chat-completions API of OpenAI or of any server that speaks it (Azure, vLLM, Ollama,
 * OpenRouter). Throws LlmDoError "model" when OpenAI or OpenRouter would be asked without a key, "usage"
 * for an address that is none.
 */
export async function openaiModel(options: { id: string; server: ChatServer }): Promise<Model> {
  const { id, server } = options;
  const [provider = "", ...rest] = id.split(":");
  const model = rest.join(":");
  const endpoint = endpointOf(server.url ?? OPENAI);
  const context: ChatContext = {
    model,
    provider,
    address: `${endpoint.origin}${endpoint.pathname.replace(/\/chat\/completions$/, "")}`,
    hasKey: Boolean(server.key),
  };
  const needsKey = /(^|\.)(openai\.com|openrouter\.ai)$/.test(endpoint.hostname);
  if (!server.key && needsKey) throw missingKey(context);
  const headers = headersOf(endpoint, server.key);
  const client: Client = { endpoint, headers, context, enforcesSchemas: true };
  return {
    id,
    capabilities: capabilitiesOf(id),
    generate: (request) => generate(client, request),
  };
}

interface Client {
  endpoint: URL;
  headers: Record<string, string>;
  context: ChatContext;
  /** False once the server said that it cannot be told to keep to a schema: the loop checks in any case. */
  enforcesSchemas: boolean;
}

function endpointOf(address: string): URL {
  // Such an address cannot be asked, and every sentence about it would tell the password.
  if (/^https?:\/\/[^/]*@/.test(address.trim())) {
    throw new LlmDoError(
      "The address of the model's server holds a name or password. Write it without, and give the key as 'openai-api-key' (OPENAI_API_KEY).",
      { code: "usage" },
    );
  }
  try {
    const url = new URL(address.trim());
    if (!/^https?:$/.test(url.protocol)) throw new TypeError("not HTTP");
    const path = url.pathname.replace(/\/+$/, "");
    url.pathname = path.endsWith("/chat/completions") ? path : `${path}/chat/completions`;
    return url;
  } catch (cause) {
    throw new LlmDoError(
      `The address of the model's server, ${JSON.stringify(address)}, is none. Write it like ${OPENAI} in 'openai-base-url' (OPENAI_BASE_URL).`,
      { code: "usage", cause },
    );
  }
}

/** https://learn.microsoft.com/azure/ai-foundry/openai/reference: Azure has a header of its own for keys. */
function headersOf({ hostname }: URL, key: string | undefined): Record<string, string> {
  const common = { "content-type": "application/json" };
  if (!key) return common;
  if (/\.azure\.(com|us|cn)$/.test(hostname)) return { ...common, "api-key": key };
  return { ...common, authorization: `Bearer ${key}` };
}

async function generate(client: Client, request: ModelRequest): Promise<ModelResponse> {
  const { context } = client;
  for (let retries = 0; ; retries += 1) {
    request.signal.throwIfAborted();
    const body = chatRequest(context.model, { request, enforce: client.enforcesSchemas });
    const outcome = await send(client, { body: JSON.stringify(body), signal: request.signal });
    if (outcome.kind === "answered") return outcome.response;
    const isLast = retries >= MAX_RETRIES;
    if (outcome.kind === "unreached") {
      if (isLast) throw unreachable(outcome.error, context);
      await pause(retries, { signal: request.signal, seconds: 0 });
      continue;
    }
    const { failure } = outcome;
    if (isContextOverflow(failure)) return overflow(context.model);
    if (body.response_format && refusesSchemas(failure)) {
      client.enforcesSchemas = false;
      continue;
    }
    if (isLast || !isTransient(failure)) throw chatError(failure, context);
    await pause(retries, { signal: request.signal, seconds: failure.retryAfterSeconds });
  }
}

/** As long as the server asks, else longer and longer. */
async function pause(
  retries: number,
  { signal, seconds }: { signal: AbortSignal; seconds: number },
): Promise<void> {
  const growing = 500 * 2 ** retries * (0.75 + Math.random() / 4);
  // An abort is noticed by who waits, with its own reason.
  await sleep(seconds > 0 ? seconds * 1000 : growing, undefined, { signal }).catch(() => undefined);
}

type Outcome =
  | { kind: "answered"; response: ModelResponse }
  | { kind: "refused"; failure: ChatFailure }
  | { kind: "unreached"; error: unknown };

async function send(
  { endpoint, headers, context }: Client,
  { body, signal }: { body: string; signal: AbortSignal },
): Promise<Outcome> {
  try {
    // Followed by hand of whoever set the address: a redirect would take the key and the words along.
    const redirect = "manual" as const;
    const response = await fetch(endpoint, { method: "POST", headers, body, signal, redirect });
    if (!response.ok) return { kind: "refused", failure: await failureOf(response) };
    if (response.body === null) throw new BrokenStream("the answer has no body");
    return { kind: "answered", response: await readAnswer(response.body, context.model) };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: "unreached", error };
  }
}

async function failureOf(response: Response): Promise<ChatFailure> {
  const text = await response.text();
  const retryAfterSeconds = Number(response.headers.get("retry-after") ?? 0) || 0;
  const { message, code } = errorIn(text);
  return { status: response.status, said: message, code, retryAfterSeconds };
}

/** `{error: {message, code}}`, `{error: "…"}`, `{message}`, or a page of a proxy. */
function errorIn(text: string): { message: string; code: string } {
  const plain = { message: text.slice(0, 500), code: "" };
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    const error = (body.error ?? body) as Record<string, unknown> | string;
    if (typeof error === "string") return { message: error, code: "" };
    const { message, code, type } = error;
    return {
      message: typeof message === "string" ? message : plain.message,
      code: `${code ?? ""} ${type ?? ""}`,
    };
  } catch {
    return plain;
  }
}

function isTransient(failure: ChatFailure): boolean {
  const { status, retryAfterSeconds } = failure;
  if (isOutOfCredit(failure) || retryAfterSeconds > LONGEST_WAIT_SECONDS) return false;
  return [408, 409, 429].includes(status ?? 0) || (status ?? 0) >= 500;
}

function refusesSchemas({ status, said }: ChatFailure): boolean {
  return status === 400 && /response_format|json_schema/i.test(said);
}

/** As the stop reason that the loop knows, whatever the server calls it. */
function overflow(model: string): ModelResponse {
  const usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
  return { content: [], stopReason: "model_context_window_exceeded", usage, model };
}
