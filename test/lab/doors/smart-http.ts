/** The git door: `git http-backend` over the bare repository, with GitHub's answers to who may push. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import {
  type Caller,
  callerOf,
  installationMay,
  requireVisible,
  roleOf,
} from "../github/access.ts";
import { gitEnvironment } from "../github/git.ts";
import type { Repository, Token } from "../github/objects.ts";
import { afterPush, type RefUpdate, ZERO } from "../github/pushes.ts";
import { fullName, type World } from "../github/world.ts";

export interface GitExchange {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Null for an anonymous request. */
  token: Token | null;
}

export interface GitAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const GIT_PATH = /^\/([^/]+)\/([^/]+?)(?:\.git)?(\/(?:info\/refs|git-(?:upload|receive)-pack))$/;

export const isGitPath = (pathname: string): boolean => GIT_PATH.test(pathname);

export async function answerGit(world: World, exchange: GitExchange): Promise<GitAnswer> {
  const [, owner = "", name = "", path = ""] = GIT_PATH.exec(exchange.url.pathname) ?? [];
  const repository = findRepository(world, owner, name);
  const isPush = `${path}${exchange.url.search}`.includes("git-receive-pack");
  const refusal = refuse({ repository, token: exchange.token, isPush });
  if (refusal || !repository) return refusal ?? plain(404, "Repository not found.");
  const report = join(world.folder, `${randomUUID()}.updates`);
  const environment = {
    LAB_UPDATES: report,
    LAB_WORKFLOWS: mayPushWorkflows(exchange.token) ? "allow" : "refuse",
  };
  const answer = await runBackend({ exchange, repository, path, environment });
  if (exchange.token && existsSync(report)) {
    const updates = readUpdates(report);
    rmSync(report);
    afterPush(world, { caller: callerOf(exchange.token), repository, updates });
  }
  return answer;
}

function findRepository(world: World, owner: string, name: string): Repository | undefined {
  const wanted = `${owner}/${name}`.toLowerCase();
  return world.repositories.find((one) => fullName(one).toLowerCase() === wanted);
}

function refuse(request: {
  repository: Repository | undefined;
  token: Token | null;
  isPush: boolean;
}): GitAnswer | null {
  const { repository, token, isPush } = request;
  if (!token)
    return isPush || !repository || repository.private
      ? plain(401, "Authentication required")
      : null;
  const caller = callerOf(token);
  if (!repository || !isVisible(caller, repository)) return plain(404, "Repository not found.");
  if (token.kind === "installation") {
    const access = isPush ? "write" : "read";
    if (installationMay(caller, { repository, anyOf: ["contents"], access })) return null;
    return isPush
      ? plain(403, "Write access to repository not granted.")
      : plain(404, "Repository not found.");
  }
  const role = roleOf(repository, caller.account);
  const mayPush = role === "admin" || role === "maintain" || role === "write";
  if (!isPush || mayPush) return null;
  return plain(403, `Permission to ${fullName(repository)}.git denied to ${caller.account.login}.`);
}

function isVisible(caller: Caller, repository: Repository): boolean {
  try {
    requireVisible(caller, repository);
    return true;
  } catch {
    return false;
  }
}

/** `workflows` is never in GITHUB_TOKEN; people's tokens are taken to have the scope. */
function mayPushWorkflows(token: Token | null): boolean {
  return token?.kind === "person" || token?.permissions.workflows === "write";
}

function plain(status: number, message: string): GitAnswer {
  const challenge = status === 401 ? { "www-authenticate": 'Basic realm="GitHub"' } : {};
  return {
    status,
    headers: { "content-type": "text/plain", ...challenge },
    body: Buffer.from(message),
  };
}

function readUpdates(report: string): RefUpdate[] {
  const lines = readFileSync(report, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [before = "", after = "", ref = ""] = line.split(" ");
    return { ref, before: before === ZERO ? null : before, after: after === ZERO ? null : after };
  });
}

/** CGI 1.1: https://git-scm.com/docs/git-http-backend */
function runBackend(request: {
  exchange: GitExchange;
  repository: Repository;
  path: string;
  environment: Record<string, string>;
}): Promise<GitAnswer> {
  const { method, url, headers, body } = request.exchange;
  const child = spawn("git", ["http-backend"], {
    env: {
      ...gitEnvironment(),
      ...request.environment,
      GIT_PROJECT_ROOT: request.repository.git.path,
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: request.path,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: method,
      REMOTE_USER: "x-access-token",
      CONTENT_TYPE: headers["content-type"] ?? "",
      CONTENT_LENGTH: String(body.length),
      HTTP_CONTENT_ENCODING: headers["content-encoding"] ?? "",
      GIT_PROTOCOL: String(headers["git-protocol"] ?? ""),
    },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  // A refused request closes its input early.
  child.stdin.on("error", () => undefined);
  child.stdin.end(body);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", () => resolve(parseCgi(Buffer.concat(output))));
  });
}

function parseCgi(output: Buffer): GitAnswer {
  const end = output.indexOf("\r\n\r\n");
  if (end < 0) return plain(500, "git http-backend gave no answer.");
  const headers: Record<string, string> = {};
  for (const line of output.subarray(0, end).toString("latin1").split("\r\n")) {
    const colon = line.indexOf(": ");
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 2);
  }
  const { status = "200", ...rest } = headers;
  return { status: Number.parseInt(status, 10), headers: rest, body: output.subarray(end + 4) };
}
