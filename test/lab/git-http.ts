import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface GitRequest {
  service: "git-upload-pack" | "git-receive-pack";
  /** Password of the basic credentials, or null for an anonymous request. */
  token: string | null;
  /** Key of `repositories`, such as `owner/name`. */
  repository: string;
  method: string;
}

/** `before`: the connection dies and nothing happened. `after`: git did its work, the answer is lost. */
export type Fault = "before" | "after" | undefined;

export interface GitServerOptions {
  /** Name (`owner/name`, asked for with or without `.git`) → path of a repository. */
  repositories: Record<string, string>;
  authorize?: (request: GitRequest) => 200 | 401 | 403;
  fault?: (request: GitRequest) => Fault;
}

export type GitHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Smart HTTP by `git http-backend`. The handler answers false for a request that is not git's. */
export function serveGit(options: GitServerOptions): GitHandler {
  return (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const match = /^\/(.+?)(?:\.git)?(\/(?:info\/refs|git-(?:upload|receive)-pack))$/.exec(
      url.pathname,
    );
    const [, name = "", path = ""] = match ?? [];
    const directory = options.repositories[name];
    if (!match) return false;
    if (directory === undefined) return answer(response, 404);
    const service = path.endsWith("refs") ? url.searchParams.get("service") : path.slice(1);
    const described: GitRequest = {
      service: service === "git-receive-pack" ? service : "git-upload-pack",
      token: tokenOf(request.headers.authorization),
      repository: name,
      method: request.method ?? "GET",
    };
    const status = options.authorize?.(described) ?? 200;
    if (status !== 200) return answer(response, status);
    const fault = options.fault?.(described);
    if (fault === "before") request.socket.destroy();
    else runBackend({ request, response, directory, path, query: url.search.slice(1), fault });
    return true;
  };
}

function answer(response: ServerResponse, status: number): true {
  const challenge = status === 401 ? { "www-authenticate": 'Basic realm="GitHub"' } : {};
  response.writeHead(status, challenge).end();
  return true;
}

function tokenOf(header: string | undefined): string | null {
  const encoded = /^basic (.+)$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return null;
  return Buffer.from(encoded, "base64")
    .toString("utf8")
    .replace(/^[^:]*:/, "");
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  directory: string;
  path: string;
  query: string;
  fault: Fault;
}

/** CGI 1.1 (https://git-scm.com/docs/git-http-backend). */
function runBackend({ request, response, directory, path, query, fault }: Exchange): void {
  const child = spawn("git", ["-c", "http.receivepack=true", "http-backend"], {
    env: {
      PATH: process.env.PATH ?? "",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_PROJECT_ROOT: directory,
      GIT_HTTP_EXPORT_ALL: "1",
      PATH_INFO: path,
      QUERY_STRING: query,
      REQUEST_METHOD: request.method ?? "GET",
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      ...header("CONTENT_LENGTH", request.headers["content-length"]),
      ...header("HTTP_CONTENT_ENCODING", request.headers["content-encoding"]),
      ...header("GIT_PROTOCOL", request.headers["git-protocol"]),
    },
  });
  const output: Buffer[] = [];
  request.pipe(child.stdin).on("error", () => {});
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.on("close", () => {
    if (fault === "after") request.socket.destroy();
    else sendCgi(response, Buffer.concat(output));
  });
}

function header(name: string, value: string | string[] | undefined): Record<string, string> {
  return typeof value === "string" ? { [name]: value } : {};
}

function sendCgi(response: ServerResponse, output: Buffer): void {
  const end = output.indexOf("\r\n\r\n");
  const lines = output.subarray(0, Math.max(end, 0)).toString("latin1").split("\r\n");
  const headers = lines.map((line) => line.split(": ", 2) as [string, string]);
  const status = headers.find(([name]) => name.toLowerCase() === "status")?.[1];
  for (const [name, value] of headers) {
    if (name && name.toLowerCase() !== "status") response.setHeader(name, value ?? "");
  }
  response.statusCode = end < 0 ? 500 : Number.parseInt(status ?? "200", 10);
  response.end(output.subarray(end < 0 ? output.length : end + 4));
}

export interface GitServer extends AsyncDisposable {
  url: string;
  close(): Promise<void>;
}

/** A server of its own on a free port of the loopback interface. */
export async function startGitServer(options: GitServerOptions): Promise<GitServer> {
  const handle = serveGit(options);
  const server = createServer((request, response) => {
    if (!handle(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close, [Symbol.asyncDispose]: close };
}
