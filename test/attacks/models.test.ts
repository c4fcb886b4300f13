import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openModel } from "../../src/models/index.ts";
import { createRedactor } from "../../src/runtime/redact.ts";
import { secretsOf } from "../../src/runtime/secrets.ts";
import { requestOf, says } from "../models/request.ts";

const KEY = "sk-0123456789abcdef";

async function serve(
  answer: (url: string) => { status: number; location?: string; body?: string },
) {
  const seen: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ headers: request.headers, body });
    const { status, location, body: text = "" } = answer(request.url ?? "");
    response.writeHead(status, location ? { location } : {}).end(text);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { seen, port };
}

test.each(["openai:gpt-6", "anthropic:claude-sonnet-5-5"])(
  "a server that sends %s on to another one gets neither key nor words there",
  async (id) => {
    const theirs = await serve(() => ({ status: 500 }));
    for (const status of [302, 307, 308]) {
      const ours = await serve((url) => ({
        status,
        location: `http://localhost:${theirs.port}${url}`,
      }));
      const url = `http://127.0.0.1:${ours.port}/v1`;
      const model = await openModel(id, {
        openaiApiKey: KEY,
        openaiBaseUrl: url,
        anthropicApiKey: KEY,
        anthropicBaseUrl: url,
        readProjectFile: async () => undefined,
      });
      const failed = model.generate(requestOf([says("private words")])).then(
        () => "answered",
        (error: Error) => error.message,
      );
      expect(await failed).not.toContain(KEY);
      expect(ours.seen.length).toBeGreaterThan(0);
    }
    expect(theirs.seen).toEqual([]);
  },
);

test("a password in the address of a server is in no message", async () => {
  const openaiBaseUrl = "https://me:hunter2hunter2@models.example.com/v1";
  const readProjectFile = async () => undefined;
  const opening = openModel("openai:gpt-6", { openaiApiKey: KEY, openaiBaseUrl, readProjectFile });
  const said = await opening.then(
    () => "opened",
    (error: Error) => error.message,
  );
  expect(said).toContain("holds a name or password");
  expect(said).not.toContain("hunter2");
});

test("a server that repeats the key in its error does not get it into what people read", async () => {
  const { port } = await serve(() => ({ status: 401, body: `{"error":{"message":"bad ${KEY}"}}` }));
  const model = await openModel("openai:gpt-6", {
    openaiApiKey: KEY,
    openaiBaseUrl: `http://127.0.0.1:${port}/v1`,
    readProjectFile: async () => undefined,
  });
  const said = await model.generate(requestOf([says("hello")])).then(
    () => "",
    (error: Error) => error.message,
  );
  // What a run says passes the redactor of the job, which knows every key that it was given.
  expect(createRedactor(secretsOf({}, [KEY]))(said)).toContain("bad ***");
});
