/** The one HTTP server: who asks, what is logged, which fault strikes, and which door answers. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import type { Token } from "../github/objects.ts";
import { Refusal } from "../github/refusal.ts";
import { GITHUB_ACTIONS, type World } from "../github/world.ts";
import { answerOfFault, type Fault, type Reply, refused } from "./faults.ts";
import { answerGraphQL, type GraphQLRequest } from "./graphql.ts";
import type { Judges } from "./judges.ts";
import { describeRequest, type LabRequest, type Presented, tokenOf } from "./request-log.ts";
import { type Answer, answerRest } from "./rest.ts";
import { answerGit } from "./smart-http.ts";

export interface FrontDoor {
  world: World;
  requests: LabRequest[];
  faults: (Fault & { times: number })[];
  close(): Promise<void>;
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
  const logged = describeRequest({ requests, url, raw, request, token });
  requests.push(logged);
  const fault = faults.find((one) => one.times > 0 && one.match(logged));
  if (fault) fault.times -= 1;
  const reply = answerOfFault(fault) ?? (await dispatch({ ...exchange, url, raw, token, logged }));
  if (fault?.kind.startsWith("kill-") && token !== "unknown") token?.job?.kill();
  if (fault && /^(drop|kill)-/.test(fault.kind)) {
    request.socket.destroy();
    return;
  }
  logged.status = reply.status;
  response.writeHead(reply.status, reply.headers).end(reply.body);
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
  if (!token.isGitHubToken) return context.world.switches.restRequestsPerHour;
  const used = context.requests.filter(
    (one) => one.door === "rest" && one.login === GITHUB_ACTIONS,
  ).length;
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

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
