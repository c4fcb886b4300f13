/** The one HTTP server: who asks, what is logged, which fault strikes, and which door answers. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { secondaryLimit } from "./conversation.ts";
import { answerGraphQL, type GraphQLRequest, operationName } from "./graphql.ts";
import type { Judges } from "./judges.ts";
import type { Run, Token } from "./objects.ts";
import { Refusal } from "./refusal.ts";
import { type Answer, answerRest, errorBody } from "./rest.ts";
import { answerGit, isGitPath } from "./smart-http.ts";
import type { World } from "./world.ts";

/** One request, as the log shows it and faults match it. */
export interface LabRequest {
  door: "rest" | "graphql" | "git";
  method: string;
  /** With the query; for REST below `/api/v3`. */
  path: string;
  /** GraphQL: `mutation submitPullRequestReview`. Git: `push` or `fetch`. REST: as `path` without query. */
  operation: string;
  body: unknown;
  login: string | null;
  /** The workflow run whose token was used. */
  run: Run | null;
  job: string | null;
  /** How many requests that job has made, this one included. */
  index: number;
  /** Null = the connection was cut. */
  status: number | null;
}

/**
 * `status` answers with a status and applies nothing; `secondary-limit` with GitHub's 403;
 * `drop-…` cuts the connection before or after the request was applied; `kill-…` ends the machine
 * (every process of the job, SIGKILL) at that moment as well.
 */
export interface Fault {
  match: (request: LabRequest) => boolean;
  kind: "status" | "secondary-limit" | "drop-before" | "drop-after" | "kill-before" | "kill-after";
  /** How often it strikes. Default 1. */
  times?: number;
  /** For kind `status`. Default 502. */
  status?: number;
}

export interface FrontDoor {
  world: World;
  requests: LabRequest[];
  faults: (Fault & { times: number })[];
  close(): Promise<void>;
}

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

export async function openFrontDoor(
  start: (url: string) => { world: World; judges: Judges },
): Promise<FrontDoor> {
  const door: Pick<FrontDoor, "requests" | "faults"> = { requests: [], faults: [] };
  let state: { world: World; judges: Judges } | undefined;
  const server = createServer((request, response) => {
    if (!state) return response.destroy();
    handle({ ...state, ...door, request, response }).catch((error: unknown) => {
      state?.world.objections.push(
        `The lab failed: ${error instanceof Error ? error.stack : error}`,
      );
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const opened = start(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  state = opened;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { world: opened.world, ...door, close };
}

type Exchange = Pick<FrontDoor, "requests" | "faults"> & {
  world: World;
  judges: Judges;
  request: IncomingMessage;
  response: ServerResponse;
};

async function handle(exchange: Exchange): Promise<void> {
  const { world, request, response, requests, faults } = exchange;
  const raw = await readBody(request);
  const url = new URL(request.url ?? "/", world.url);
  const token = tokenOf(world, request);
  const logged = describe({ requests, url, raw, request, token });
  requests.push(logged);
  const fault = faults.find((one) => one.times > 0 && one.match(logged));
  if (fault) fault.times -= 1;
  const reply = early(fault) ?? (await dispatch({ ...exchange, url, raw, token, logged }));
  if (fault?.kind.startsWith("kill-") && token !== "unknown") token?.job?.kill();
  if (fault && /^(drop|kill)-/.test(fault.kind)) {
    request.socket.destroy();
    return;
  }
  logged.status = reply.status;
  response.writeHead(reply.status, reply.headers).end(reply.body);
}

/** What a fault answers without applying the request; empty for those that cut the connection first. */
function early(fault: Fault | undefined): Reply | undefined {
  if (fault?.kind === "secondary-limit") return refused(secondaryLimit(), { "retry-after": "1" });
  if (fault?.kind === "status") return refused(new Refusal(fault.status ?? 502, "Server Error"));
  const isBefore = fault?.kind === "drop-before" || fault?.kind === "kill-before";
  return isBefore ? { status: 0, headers: {}, body: "" } : undefined;
}

function refused(refusal: Refusal, headers: Record<string, string> = {}): Reply {
  const type = { "content-type": "application/json; charset=utf-8" };
  return {
    status: refusal.status,
    headers: { ...type, ...headers },
    body: JSON.stringify(errorBody(refusal)),
  };
}

type Presented = Token | "unknown" | null;

/** `Bearer`, `token`, or basic credentials with the token as password. */
function tokenOf(world: World, request: IncomingMessage): Presented {
  const [scheme = "", value = ""] = (request.headers.authorization ?? "").split(" ", 2);
  if (scheme === "") return null;
  const isBasic = scheme.toLowerCase() === "basic";
  const given = isBasic
    ? Buffer.from(value, "base64")
        .toString()
        .replace(/^[^:]*:/, "")
    : value;
  return world.tokens.get(given) ?? "unknown";
}

function describe(options: {
  requests: LabRequest[];
  url: URL;
  raw: Buffer;
  request: IncomingMessage;
  token: Presented;
}): LabRequest {
  const { requests, url, raw, request, token } = options;
  const known = token === "unknown" ? null : token;
  const run = known?.job?.run ?? null;
  const job = known?.job?.name ?? null;
  const before = requests.filter((one) => run !== null && one.run === run && one.job === job);
  const door = isGitPath(url.pathname)
    ? "git"
    : url.pathname === "/api/graphql"
      ? "graphql"
      : "rest";
  const body = door === "git" ? undefined : parseJson(raw);
  const below = url.pathname.replace(/^\/api\/v3/, "");
  const operation = {
    git: () => (request.url?.includes("git-receive-pack") ? "push" : "fetch"),
    graphql: () => operationName((body as GraphQLRequest | undefined)?.query ?? ""),
    rest: () => below,
  }[door]();
  const method = request.method ?? "GET";
  const login = known?.account.login ?? null;
  const path = `${door === "rest" ? below : url.pathname}${url.search}`;
  return {
    door,
    method,
    path,
    operation,
    body,
    login,
    run,
    job,
    index: before.length + 1,
    status: null,
  };
}

async function dispatch(
  context: Exchange & { url: URL; raw: Buffer; token: Presented; logged: LabRequest },
): Promise<Reply> {
  const { world, judges, request, url, raw, token, logged } = context;
  if (logged.door === "git") {
    if (token === "unknown")
      return { status: 401, headers: { "www-authenticate": 'Basic realm="GitHub"' }, body: "" };
    const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(raw) : raw;
    const headers = { ...request.headers, "content-encoding": undefined };
    return answerGit(world, { method: logged.method, url, headers, body, token });
  }
  // https://docs.github.com/en/rest/using-the-rest-api/getting-started-with-the-rest-api#user-agent
  if (!request.headers["user-agent"])
    return refused(new Refusal(403, "Request forbidden by administrative rules."));
  if (token === "unknown") return refused(new Refusal(401, "Bad credentials"));
  if (token === null) return refused(new Refusal(401, "Requires authentication"));
  if (logged.door === "graphql") {
    const answer = await answerGraphQL(world, logged.body as GraphQLRequest, token);
    return json({ status: 200, body: answer });
  }
  const remaining = remainingRequests(context, token);
  const limits = {
    "x-ratelimit-limit": String(world.switches.restRequestsPerHour),
    "x-ratelimit-remaining": String(Math.max(0, remaining)),
    "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + 3600),
    "x-ratelimit-resource": "core",
  };
  if (remaining < 0) {
    return refused(
      new Refusal(403, `API rate limit exceeded for installation ID ${token.account.id}.`),
      limits,
    );
  }
  const answer = answerRest(world, judges, {
    method: logged.method,
    url,
    body: logged.body,
    token,
  });
  return json({ ...answer, headers: { ...limits, ...answer.headers } });
}

/** 1,000 REST requests an hour and repository for GITHUB_TOKEN, shared by all workflows. */
function remainingRequests(context: Exchange, token: Token): number {
  if (token.job === null) return context.world.switches.restRequestsPerHour;
  const used = context.requests.filter((one) => one.door === "rest" && one.run !== null).length;
  return context.world.switches.restRequestsPerHour - used;
}

function json(answer: Answer): Reply {
  const headers = { "content-type": "application/json; charset=utf-8", ...answer.headers };
  return {
    status: answer.status,
    headers,
    body: answer.body === undefined ? "" : JSON.stringify(answer.body),
  };
}

function parseJson(raw: Buffer): unknown {
  if (raw.length === 0) return undefined;
  try {
    return JSON.parse(raw.toString());
  } catch {
    return raw.toString();
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
