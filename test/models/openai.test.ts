import { describe, expect, test } from "vitest";
import type { Message } from "../../src/models/model.ts";
import { openaiModel } from "../../src/models/openai.ts";
import { type ChatAnswer, type ChatApi, startChatApi } from "./chat-api.ts";
import { readFileTool, requestOf, resultsFor, says } from "./request.ts";

function open(api: ChatApi, server: { url?: string; key?: string } = {}) {
  return openaiModel({ id: "openai:gpt-6", server: { url: api.url, key: "sk-test", ...server } });
}

async function once(answer: ChatAnswer) {
  await using api = await startChatApi([answer]);
  const response = await (await open(api)).generate(requestOf([says("hello")]));
  expect(api.violations).toEqual([]);
  return response;
}

const call = { id: "call_a", name: "read_file", arguments: '{"path":"ä/😀.md"}' };

describe("a turn (F107)", () => {
  test("is streamed, and comes back as blocks, stop reason, usage and model", async () => {
    expect(await once({ text: "I look 😀.", calls: [call] })).toEqual({
      content: [
        { type: "text", text: "I look 😀." },
        { type: "tool_use", id: "call_a", name: "read_file", input: { path: "ä/😀.md" } },
      ],
      stopReason: "tool_use",
      usage: { input: 5, output: 7, cacheRead: 15, cacheWrite: 0 },
      model: "gpt-6",
    });
  });

  test("sends system prompt, tools in order, and the key as bearer", async () => {
    await using api = await startChatApi([{ text: "Hi." }]);
    const tools = ["b", "a"].map((name) => ({ ...readFileTool, name }));
    await (await open(api)).generate(requestOf([says("hello")], { tools }));
    const [request] = api.requests;
    expect(request?.headers.authorization).toBe("Bearer sk-test");
    expect(request?.path).toBe("/v1/chat/completions");
    expect(request?.body).toMatchObject({
      model: "gpt-6",
      messages: [
        { role: "system", content: "You keep notes." },
        { role: "user", content: "hello" },
      ],
      tools: [{ function: { name: "a" } }, { function: { name: "b" } }],
    });
  });

  test.each<[string, ChatAnswer, string]>([
    ["stop", { text: "a" }, "end_turn"],
    ["length", { text: "a", finish: "length" }, "max_tokens"],
    ["tool_calls", { calls: [call] }, "tool_use"],
    ["stop although there are calls", { calls: [call], finish: "stop" }, "tool_use"],
    ["content_filter", { text: "a", finish: "content_filter" }, "refusal"],
    ["a refusal in words", { refusal: "I must not.", finish: "stop" }, "refusal"],
    [
      "an input that is too long",
      { status: 400, body: { error: { message: "Too long", code: "context_length_exceeded" } } },
      "model_context_window_exceeded",
    ],
    [
      "the same in words of another server",
      { status: 400, body: { error: "This model's maximum context length is 4096 tokens" } },
      "model_context_window_exceeded",
    ],
  ])("that ends with %s", async (_, answer, stopReason) => {
    const response = await once(answer);
    expect(response.stopReason).toBe(stopReason);
    expect(response.stopDetails).toBe(answer.refusal);
  });

  test("that was cut off within a call comes back without that call", async () => {
    const calls = [call, { id: "call_b", name: "read_file", arguments: '{"path":"b' }];
    const { content } = await once({ calls, finish: "length" });
    expect(content).toMatchObject([{ id: "call_a" }]);
  });

  test("keeps arguments that are no JSON for the tool to refuse, and invents missing ids", async () => {
    const { content } = await once({
      calls: [
        { name: "read_file", arguments: "{path:" },
        { name: "read_file", arguments: "" },
      ],
    });
    expect(content).toEqual([
      { type: "tool_use", id: "call_0", name: "read_file", input: { invalid_json: "{path:" } },
      { type: "tool_use", id: "call_1", name: "read_file", input: {} },
    ]);
  });

  test("answers calls with messages of their own, before anything else that is said", async () => {
    await using api = await startChatApi([
      { calls: [call, { ...call, id: "call_b" }] },
      { text: "Done." },
    ]);
    const model = await open(api);
    const { content } = await model.generate(requestOf([says("hello")]));
    const said: Message = { role: "assistant", content };
    const results = resultsFor(said, "one", "two");
    const note = { type: "text" as const, text: "Note." };
    const answer = { role: "user", content: [...results.content, note] } as Message;
    await model.generate(requestOf([says("hello"), said, answer]));
    expect(api.violations).toEqual([]);
    expect(api.requests[1]?.body.messages).toMatchObject([
      { role: "system" },
      { role: "user" },
      { role: "assistant", content: null, tool_calls: [{ id: "call_a" }, { id: "call_b" }] },
      { role: "tool", tool_call_id: "call_a", content: "one" },
      { role: "tool", tool_call_id: "call_b", content: "two" },
      { role: "user", content: "Note." },
    ]);
  });

  test("sends images and PDFs as parts and leaves out blocks of other providers", async () => {
    await using api = await startChatApi([{ text: "A cat." }]);
    const image = { type: "media" as const, mediaType: "image/png", name: "a.png", data: "AAAA" };
    const pdf = { ...image, mediaType: "application/pdf", name: "in/b.pdf" };
    const messages: Message[] = [
      { role: "user", content: [{ type: "text", text: "What is it?" }, image, pdf] },
      { role: "assistant", content: [{ type: "opaque", block: { type: "thinking" } }] },
      says("And?"),
    ];
    await (await open(api)).generate(requestOf(messages));
    expect(api.violations).toEqual([]);
    expect(api.requests[0]?.body.messages).toMatchObject([
      {},
      {
        content: [
          { type: "text", text: "What is it?" },
          { type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } },
          {
            type: "file",
            file: { filename: "b.pdf", file_data: "data:application/pdf;base64,AAAA" },
          },
        ],
      },
      { role: "assistant", content: "(empty)" },
      { content: "And?" },
    ]);
  });
});

describe("the server", () => {
  test("of Azure keeps its api-version, and another has no key where none is set", async () => {
    await using api = await startChatApi([{ text: "Hi." }]);
    const model = await openaiModel({
      id: "openai:gpt-6",
      server: { url: `${api.url}/?api-version=2026-01-01`, key: undefined },
    });
    await model.generate(requestOf([says("hello")]));
    expect(api.requests[0]).toMatchObject({
      path: "/v1/chat/completions",
      query: "?api-version=2026-01-01",
    });
    expect(api.requests[0]?.headers.authorization).toBeUndefined();
  });

  test.each([
    ["openai:gpt-6", undefined, "There is no key for model 'openai:gpt-6'. Pass it to the Action"],
    [
      "openrouter:a/b:free",
      "https://openrouter.ai/api/v1",
      "environment variable OPENROUTER_API_KEY",
    ],
    [
      "openai:x",
      "localhost:11434",
      'The address of the model\'s server, "localhost:11434", is none',
    ],
  ])("of %s at %s without a key or address is refused at once", async (id, url, words) => {
    await expect(openaiModel({ id, server: { url, key: undefined } })).rejects.toThrow(words);
  });

  test("that does not know how to keep to a schema is asked without one from then on", async () => {
    const refusal = { error: { message: "'response_format' json_schema is not supported" } };
    await using api = await startChatApi([{ status: 400, body: refusal }, { text: "{}" }]);
    const model = await open(api);
    const outputSchema = { type: "object", properties: {}, additionalProperties: false };
    await model.generate(requestOf([says("hello")], { outputSchema }));
    await model.generate(requestOf([says("hello")], { outputSchema }));
    expect(api.requests.map(({ body }) => "response_format" in body)).toEqual([true, false, false]);
  });
});

test.each([
  [["a", "b"], true],
  [["a"], false],
])("a schema that requires %j is enforced strictly: %s (C35)", async (required, strict) => {
  await using api = await startChatApi([{ text: "{}" }]);
  const properties = { a: { type: "string", minLength: 2 }, b: { type: "number" } };
  const outputSchema = { type: "object", properties, required };
  await (await open(api)).generate(requestOf([says("hello")], { outputSchema }));
  expect(api.violations).toEqual([]);
  expect(api.requests[0]?.body.response_format).toMatchObject({
    type: "json_schema",
    json_schema: { name: "answer", strict },
  });
});

describe("trouble", () => {
  test.each<[string, ChatAnswer]>([
    ["a rate limit", { status: 429, retryAfter: 0.01 }],
    ["an overloaded server", { status: 503, body: "<html>busy</html>", retryAfter: 0.01 }],
    ["a cut connection", { text: "Hello there", cut: true }],
    ["an error within the stream", { text: "Hello", streamError: "overloaded" }],
  ])("that passes is retried: %s", async (_, trouble) => {
    await using api = await startChatApi([trouble, { text: "Hi." }]);
    const response = await (await open(api)).generate(requestOf([says("hello")]));
    expect(response.content).toEqual([{ type: "text", text: "Hi." }]);
    expect(api.requests).toHaveLength(2);
  });

  test.each<[ChatAnswer, string]>([
    [
      {
        status: 401,
        body: { error: { message: "Incorrect API key provided", code: "invalid_api_key" } },
      },
      "did not accept the key: Incorrect API key provided. Pass it to the Action as the input `openai-api-key",
    ],
    [
      { status: 404, body: { error: { message: "The model does not exist" } } },
      "does not know model 'gpt-6': The model does not exist. Check the model's name and the address",
    ],
    [
      {
        status: 429,
        body: { error: { message: "You exceeded your quota", code: "insufficient_quota" } },
      },
      "cannot pay for the request: You exceeded your quota.",
    ],
    [{ status: 429, retryAfter: 3600 }, "reached a limit: Lab. It asks to wait 60 min."],
    [
      { status: 403, body: { message: "no access" } },
      "does not allow model 'gpt-6' for this key: no access.",
    ],
    [{ status: 400, body: { error: "bad" } }, "refused the request for model 'gpt-6': bad."],
  ])("that a person must mend is said at once: %j", async (answer, words) => {
    await using api = await startChatApi([answer]);
    const model = await open(api);
    const failed = model.generate(requestOf([says("hello")]));
    await expect(failed).rejects.toMatchObject({
      code: "model",
      message: expect.stringContaining(words),
    });
    expect(api.requests).toHaveLength(1);
  });

  test("stops at once when the run is stopped", async () => {
    await using api = await startChatApi([{ status: 503, retryAfter: 60 }]);
    const controller = new AbortController();
    const model = await open(api);
    const answer = model.generate(requestOf([says("hello")], { signal: controller.signal }));
    setTimeout(() => controller.abort(new Error("stopped")), 50);
    await expect(answer).rejects.toThrow("stopped");
  });
});
