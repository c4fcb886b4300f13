import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { KNOWN_MODELS } from "../../src/models/pricing.ts";
import { promptCache, tokensIn } from "./messages-cache.ts";
import { echoCheck } from "./messages-echo.ts";
import {
  type Answer,
  composeResponse,
  type Fault,
  refuse,
  send,
  sendJson,
} from "./messages-reply.ts";
import { type Block, type MessagesRequest, violationsOf } from "./messages-rules.ts";
import type { WireResponse } from "./messages-stream.ts";

export type { Answer, Fault, MessagesRequest };

export interface AnswerInfo {
  /** Number of this request to /v1/messages, from 0; refused ones are not counted, repeated ones are. */
  index: number;
  /** Assistant messages in the request: the turn that is asked for, from 0. */
  assistantTurns: number;
  system: string;
}

export type Answerer = (request: MessagesRequest, info: AnswerInfo) => Answer | Promise<Answer>;

export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: MessagesRequest;
  /** Null while nothing was answered. */
  status: number | null;
  response: WireResponse | null;
}

export interface MessagesApi extends AsyncDisposable {
  /** For `ANTHROPIC_BASE_URL`. */
  url: string;
  requests: RecordedRequest[];
  /** Everything that the real API would have refused, in order. A test asserts that it is empty. */
  violations: string[];
  close(): Promise<void>;
}

interface State extends Pick<MessagesApi, "requests" | "violations"> {
  answer: Answerer;
  keys: Set<string>;
  models: readonly string[];
  account: ReturnType<typeof promptCache>;
  echo: ReturnType<typeof echoCheck>;
  index: number;
  /** How often each answer's fault has happened. */
  faults: Map<Answer, number>;
}

/**
 * A strict Messages API on loopback HTTP: refuses what the real one refuses, remembers why, counts
 * tokens with a prompt cache, streams, and misbehaves on demand.
 */
export async function startMessagesApi(options: {
  /** Accepted bearer keys. Tokens that /v1/oauth/token gave out are accepted too. */
  keys: string[];
  /** Default: every model of the price table. Dated snapshots of a model are accepted too. */
  models?: string[];
  /** Prefixes shorter than this are never cached. Default 1024 tokens. */
  minimumCacheTokens?: number;
  answer: Answerer;
}): Promise<MessagesApi> {
  const state: State = {
    answer: options.answer,
    keys: new Set(options.keys),
    models: options.models ?? KNOWN_MODELS,
    account: promptCache({ minimumTokens: options.minimumCacheTokens ?? 1024 }),
    echo: echoCheck(),
    requests: [],
    violations: [],
    index: 0,
    faults: new Map(),
  };
  const server = createServer((request, response) => {
    serve(state, request, response).catch((error) => {
      state.violations.push(`the lab has no answer: ${String(error)}`);
      refuse(response, 400, `lab: ${String(error)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: state.requests,
    violations: state.violations,
    close,
    [Symbol.asyncDispose]: close,
  };
}

/**
 * Answers by the first key that the system prompt contains and by the number of assistant turns in the
 * request, so that one fake serves several workers, and runs that go on elsewhere.
 */
export function answersBySystem(
  scripts: Record<string, Answer[] | ((turn: number, request: MessagesRequest) => Answer)>,
): Answerer {
  return (request, { assistantTurns, system }) => {
    const name = Object.keys(scripts).find((part) => system.includes(part));
    const script = name === undefined ? undefined : scripts[name];
    if (script === undefined) throw new Error(`nothing for the system prompt '${system}'`);
    const answer =
      typeof script === "function" ? script(assistantTurns, request) : script[assistantTurns];
    if (answer === undefined) throw new Error(`nothing for turn ${assistantTurns} of '${name}'`);
    return answer;
  };
}

async function serve(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const record: RecordedRequest = {
    method: request.method ?? "",
    path: new URL(request.url ?? "/", "http://lab").pathname,
    headers: request.headers,
    body: JSON.parse((await readText(request)) || "{}"),
    status: null,
    response: null,
  };
  state.requests.push(record);
  response.setHeader("request-id", `req_lab_${state.requests.length}`);
  response.on("close", () => {
    if (response.headersSent) record.status = response.statusCode;
  });

  switch (`${record.method} ${record.path}`) {
    case "POST /v1/oauth/token":
      return exchangeToken(state, record, response);
    case "POST /v1/messages": {
      const refusal = refusalOf(state, record);
      if (refusal) return refuse(response, ...refusal);
      return respond(state, record, response);
    }
    case "POST /v1/messages/count_tokens": {
      const refusal = refusalOf(state, record);
      if (refusal) return refuse(response, ...refusal);
      const { system, tools, messages } = record.body;
      const counted = tokensIn(JSON.stringify([system, tools, messages]));
      return sendJson(response, { input_tokens: counted });
    }
    default:
      state.violations.push(`${record.method} ${record.path}: no such endpoint`);
      return refuse(response, 404, "Not found");
  }
}

/** Status and message with which the API would turn this request away, or null. Only a 400 is a violation. */
function refusalOf(state: State, record: RecordedRequest): [number, string] | null {
  const { headers, body, path } = record;
  const violations: string[] = [];
  if (headers["anthropic-version"] !== "2026-10-21") {
    violations.push(`anthropic-version: expected 2026-10-21, got ${headers["anthropic-version"]}`);
  }
  if (headers["x-api-key"] !== undefined) {
    violations.push("x-api-key: send the key as 'Authorization: Bearer'");
  }
  violations.push(...violationsOf(body, path), ...state.echo.violations(body));
  state.violations.push(...violations);

  const key = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1];
  if (key === undefined || !state.keys.has(key)) return [401, "invalid bearer token"];
  if (violations[0] !== undefined) return [400, violations[0]];
  const undated = body.model.replace(/-\d{8}$/, "");
  const isKnown = state.models.includes(body.model) || state.models.includes(undated);
  return isKnown ? null : [404, `model: ${body.model}`];
}

async function respond(
  state: State,
  record: RecordedRequest,
  response: ServerResponse,
): Promise<void> {
  const { body } = record;
  const assistantTurns = body.messages.filter(({ role }) => role === "assistant").length;
  const system = typeof body.system === "string" ? body.system : textOf(body.system);
  const index = state.index++;
  const answer = await state.answer(body, { index, assistantTurns, system });
  const fault = dueFault(state, answer);
  // A request that fails before its first byte leaves nothing in the cache and is not paid.
  const isPaid = fault === null || fault.kind === "stream_error" || fault.kind === "reset";
  const unpaid = { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };
  const prompt = isPaid ? state.account(body) : unpaid;
  const message = composeResponse({ answer, request: body, assistantTurns, prompt });
  if (fault === null) {
    record.response = message;
    state.echo.remember(message.content);
  }
  await send(response, {
    message,
    fault,
    stream: body.stream === true,
    delayMs: answer.delayMs ?? 0,
  });
}

function dueFault(state: State, answer: Answer): Fault | null {
  const happened = state.faults.get(answer) ?? 0;
  if (answer.fault === undefined || happened >= (answer.fault.times ?? Infinity)) return null;
  state.faults.set(answer, happened + 1);
  return answer.fault;
}

/** Workload identity federation: https://platform.claude.com/docs/en/manage-claude/wif-providers/github-actions */
function exchangeToken(state: State, record: RecordedRequest, response: ServerResponse): void {
  const body: Record<string, unknown> = record.body;
  const isComplete =
    body.grant_type === "urn:ietf:params:oauth:grant-type:jwt-bearer" &&
    ["assertion", "federation_rule_id", "organization_id"].every((key) => body[key]);
  if (!isComplete) {
    refuse(response, 400, "the token exchange is not complete");
    return;
  }
  const access_token = `sk-ant-oat01-lab-${state.requests.length}`;
  state.keys.add(access_token);
  sendJson(response, { access_token, token_type: "Bearer", expires_in: 3600 });
}

function textOf(blocks: Block[] = []): string {
  return blocks.map(({ text }) => String(text)).join("\n");
}
