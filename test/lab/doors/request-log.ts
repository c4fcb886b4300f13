/** Requests as the log shows them. */
import type { IncomingMessage } from "node:http";
import type { Run, Token } from "../github/objects.ts";
import type { World } from "../github/world.ts";
import { type GraphQLRequest, operationName } from "./graphql.ts";
import { isGitPath } from "./smart-http.ts";

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

export type Presented = Token | "unknown" | null;

/** `Bearer`, `token`, or basic credentials with the token as password. */
export function tokenOf(world: World, request: IncomingMessage): Presented {
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

export function describeRequest(options: {
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

function parseJson(raw: Buffer): unknown {
  if (raw.length === 0) return undefined;
  try {
    return JSON.parse(raw.toString());
  } catch {
    return raw.toString();
  }
}
