/** The REST door: finds the operation in GitHub's own document, has it judged, and runs its route. */
import { type Caller, callerOf } from "../github/access.ts";
import type { Repository, Token } from "../github/objects.ts";
import { Refusal } from "../github/refusal.ts";
import type { World } from "../github/world.ts";
import type { Judges, Operation } from "./judges.ts";
import { issueRoutes } from "./rest-issues.ts";
import { pullRoutes } from "./rest-pulls.ts";
import { repositoryRoutes } from "./rest-repository.ts";

export interface RestRequest {
  world: World;
  caller: Caller;
  path: Record<string, string>;
  query: Record<string, string>;
  /** Checked against the document, and deliberately loose here. */
  body: Record<string, unknown>;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Route = (request: RestRequest) => Answer;

const ROUTES: Record<string, Route> = { ...repositoryRoutes, ...issueRoutes, ...pullRoutes };

export interface Exchange {
  method: string;
  /** Below `/api/v3`. */
  url: URL;
  body: unknown;
  token: Token;
}

export function answerRest(world: World, judges: Judges, exchange: Exchange): Answer {
  const { method, url, token } = exchange;
  const pathname = url.pathname.replace(/^\/api\/v3/, "");
  const found = findOperation(judges.operations, method, pathname);
  const route = found && ROUTES[`${method} ${found.operation.path}`];
  if (!found || !route) {
    world.objections.push(`The lab does not model ${method} ${pathname}.`);
    return { status: 404, body: errorBody(new Refusal(404, "Not Found")) };
  }
  const query = Object.fromEntries(url.searchParams);
  const { body } = exchange;
  const objections = found.operation.judgeRequest({ path: found.path, query, body });
  for (const one of objections) world.objections.push(`Request ${method} ${pathname}: ${one}`);
  const parameters = { path: found.path, query, body: (body ?? {}) as Record<string, unknown> };
  const answer = orRefusal(() => route({ world, caller: callerOf(token), ...parameters }));
  if (answer.status < 300) {
    for (const one of found.operation.judgeResponse(answer.status, answer.body)) {
      world.objections.push(`The lab's own answer to ${method} ${pathname}: ${one}`);
    }
  }
  return answer;
}

function orRefusal(action: () => Answer): Answer {
  try {
    return action();
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: errorBody(error) };
    throw error;
  }
}

export function errorBody(refusal: Refusal) {
  const errors = refusal.details.length > 0 ? { errors: refusal.details } : {};
  const documentation_url = "https://docs.github.com/rest";
  return { message: refusal.message, ...errors, documentation_url, status: String(refusal.status) };
}

function findOperation(operations: Operation[], method: string, pathname: string) {
  for (const operation of operations) {
    if (operation.method !== method) continue;
    // A ref holds slashes; every other parameter is one segment.
    const pattern = operation.path.replace(
      /\{(\w+)\}/g,
      (_, name) => `(?<${name}>${name === "ref" ? ".+" : "[^/]+"})`,
    );
    const match = new RegExp(`^${pattern}$`).exec(pathname);
    if (!match) continue;
    const decoded = Object.entries(match.groups ?? {}).map(([name, text]) => [
      name,
      decodeURIComponent(text),
    ]);
    return { operation, path: Object.fromEntries(decoded) as Record<string, string> };
  }
  return undefined;
}

export function repositoryOf(request: RestRequest): Repository {
  return request.world.repository(request.path.owner ?? "", request.path.repo ?? "");
}

/** One page of a list, with the `Link` header that says where the others are. */
export function page<T>(
  request: RestRequest,
  url: string,
  items: T[],
  shape: (item: T) => unknown,
): Answer {
  const size = Math.min(Number(request.query.per_page ?? 30), 100);
  const number = Number(request.query.page ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (target: number, relation: string) => {
    const query = new URLSearchParams({ ...request.query, page: String(target) });
    return `<${url}?${query}>; rel="${relation}"`;
  };
  const before = number > 1 ? [link(number - 1, "prev"), link(1, "first")] : [];
  const after = number < last ? [link(number + 1, "next"), link(last, "last")] : [];
  const links = [...before, ...after].join(", ");
  const shown = items.slice((number - 1) * size, number * size);
  return {
    status: 200,
    body: shown.map(shape),
    ...(links === "" ? {} : { headers: { Link: links } }),
  };
}

export const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Null empties a field; undefined leaves it. */
export function optionalText(value: unknown): string | undefined {
  return value === null ? "" : typeof value === "string" ? value : undefined;
}
