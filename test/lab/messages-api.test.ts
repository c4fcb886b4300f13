import { describe, expect, test } from "vitest";
import {
  type Answer,
  answersBySystem,
  type MessagesApi,
  type MessagesRequest,
  startMessagesApi,
} from "./messages-api.ts";

const hello = { role: "user", content: "Hello" };
const valid: MessagesRequest = {
  model: "claude-sonnet-5-5",
  max_tokens: 100,
  messages: [hello],
};

function use(...ids: string[]) {
  const content = ids.map((id) => ({ type: "tool_use", id, name: "read", input: {} }));
  return { role: "assistant", content };
}

function results(...ids: string[]) {
  const content = ids.map((tool_use_id) => ({ type: "tool_result", tool_use_id, content: "ok" }));
  return { role: "user", content };
}

function text(value: string, rest = {}) {
  return { type: "text", text: value, ...rest };
}

const mark = { cache_control: { type: "ephemeral" } };

function start(answer: Answer = { text: "Hi." }): Promise<MessagesApi> {
  return startMessagesApi({ keys: ["key"], minimumCacheTokens: 0, answer: () => answer });
}

async function post(
  api: MessagesApi,
  body: object,
  options = { path: "/v1/messages", headers: {} },
) {
  const response = await fetch(`${api.url}${options.path}`, {
    method: "POST",
    headers: {
      authorization: "Bearer key",
      "anthropic-version": "2026-10-21",
      ...options.headers,
    },
    body: JSON.stringify(body),
  });
  const said = await response.text();
  return { status: response.status, body: said.startsWith("{") ? JSON.parse(said) : said };
}

describe("a request that the API would refuse is answered with a 400 and remembered", () => {
  test("for its content", async () => {
    await using api = await start();
    const { status, body } = await post(api, { ...valid, temperature: 1, top_k: 5 });
    expect(status).toBe(400);
    expect(body).toMatchObject({ type: "error", error: { type: "invalid_request_error" } });
    expect(api.violations).toHaveLength(2);
    expect(api.requests[0]?.response).toBeNull();
  });

  test.each([
    ["the old version", { "anthropic-version": "2023-06-01" }, "anthropic-version"],
    ["the old header for keys", { "x-api-key": "key" }, "x-api-key"],
  ])("%s", async (_, headers, words) => {
    await using api = await start();
    const { status } = await post(api, valid, { path: "/v1/messages", headers });
    expect(status).toBe(400);
    expect(api.violations.join()).toContain(words);
  });

  test("an endpoint that does not exist", async () => {
    await using api = await start();
    const { status } = await post(api, valid, { path: "/v1/complete", headers: {} });
    expect(status).toBe(404);
    expect(api.violations).toEqual(["POST /v1/complete: no such endpoint"]);
  });
});

test("consecutive messages of one role are taken, as by the API", async () => {
  await using api = await start();
  const messages = [hello, hello, use("a", "b"), results("b", "a"), hello];
  expect(await post(api, { ...valid, messages })).toMatchObject({ status: 200 });
  expect(api.violations).toEqual([]);
});

test("a wrong key is a 401 and an unknown model a 404, which are no violations", async () => {
  await using api = await start();
  const headers = { authorization: "Bearer other" };
  const unauthorized = await post(api, valid, { path: "/v1/messages", headers });
  const unknown = await post(api, { ...valid, model: "claude-none" });
  expect([unauthorized.status, unknown.status]).toEqual([401, 404]);
  expect(unknown.body.error).toEqual({ type: "not_found_error", message: "model: claude-none" });
  expect(api.violations).toEqual([]);
});

test("a plain answer and a streamed one say the same", async () => {
  await using api = await start({
    thinking: "Hm.",
    text: "Hi 😀.",
    calls: [{ name: "a", input: {} }],
  });
  const plain = await post(api, valid);
  const streamed = await post(api, { ...valid, stream: true });
  expect(plain.body).toEqual(api.requests[1]?.response);
  expect(streamed.body).toMatch(/^event: message_start\n.*event: message_stop\n/s);
  expect(api.requests.map(({ status }) => status)).toEqual([200, 200]);
});

test("tokens are counted without an answer", async () => {
  await using api = await start();
  const { max_tokens, ...body } = valid;
  const counted = await post(api, body, { path: "/v1/messages/count_tokens", headers: {} });
  expect(counted.body.input_tokens).toBeGreaterThan(5);
  expect(api.violations).toEqual([]);
});

test("usage follows the longest prefix that an earlier request marked", async () => {
  await using api = await start();
  const system = [text("s".repeat(400), mark)];
  const turn = (...contents: object[]) => ({
    ...valid,
    system,
    messages: contents.map((block) => ({ role: "user", content: [block] })),
  });
  const usages = [];
  for (const request of [
    turn(text("one", mark)),
    turn(text("one"), text("two", mark)),
    turn(text("one"), text("two"), text("three")),
    turn(text("other", mark)),
    { ...turn(text("one", mark)), system: [text("t".repeat(400), mark)] },
  ]) {
    const { usage } = (await post(api, request)).body;
    usages.push([
      usage.cache_read_input_tokens,
      usage.cache_creation_input_tokens,
      usage.input_tokens,
    ]);
  }
  // read, written, neither
  expect(usages).toEqual([
    [0, 118, 0],
    [118, 11, 0],
    [107, 0, 33],
    [107, 11, 0],
    [0, 118, 0],
  ]);
});

test.each([
  [20, 107 + 10],
  [21, 107],
])("a mark %i blocks after a stored one reads %i tokens", async (distance, read) => {
  await using api = await start();
  const system = [text("s".repeat(400), mark)];
  const more = Array.from({ length: distance - 1 }, () => text("x"));
  for (const content of [[text("a", mark)], [text("a"), ...more, text("z", mark)]]) {
    await post(api, { ...valid, system, messages: [{ role: "user", content }] });
  }
  expect(api.requests[1]?.response?.usage.cache_read_input_tokens).toBe(read);
});

test("a prefix that is too short is not cached", async () => {
  const answer = () => ({ text: "Hi." });
  await using api = await startMessagesApi({ keys: ["key"], answer });
  const messages = [{ role: "user", content: [text("x".repeat(3000), mark)] }];
  await post(api, { ...valid, messages });
  const { usage } = (await post(api, { ...valid, messages })).body;
  expect(usage).toMatchObject({ cache_read_input_tokens: 0, cache_creation_input_tokens: 0 });
});

describe("answersBySystem", () => {
  const answer = answersBySystem({
    triage: [{ text: "Urgent." }],
    "": (turn) => ({ text: `Turn ${turn}` }),
  });

  test.each([
    ["You triage bugs.", [hello], "Urgent."],
    ["You write.", [hello], "Turn 0"],
    ["You write.", [hello, use("a"), results("a")], "Turn 1"],
  ])("answers %j by its system prompt and turn", async (system, messages, expected) => {
    await using api = await startMessagesApi({ keys: ["key"], answer });
    const { body } = await post(api, { ...valid, system, messages });
    expect(body.content).toMatchObject([{ text: expected }]);
  });

  test("has a violation for a turn that nobody foresaw", async () => {
    await using api = await startMessagesApi({ keys: ["key"], answer });
    const messages = [hello, use("a"), results("a")];
    const { status } = await post(api, { ...valid, system: "You triage.", messages });
    expect(status).toBe(400);
    expect(api.violations).toEqual([
      "the lab has no answer: Error: nothing for turn 1 of 'triage'",
    ]);
  });
});
