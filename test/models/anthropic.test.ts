import { afterEach, describe, expect, test, vi } from "vitest";
import { anthropicModel } from "../../src/models/anthropic.ts";
import type { Message, Model } from "../../src/models/model.ts";
import {
  type Answer,
  answersBySystem,
  type MessagesApi,
  startMessagesApi,
} from "../lab/messages-api.ts";
import { readFileTool, requestOf, resultsFor, says } from "./request.ts";

const id = "anthropic:claude-sonnet-5-5";

function start(answers: Answer[], rest = {}): Promise<MessagesApi> {
  return startMessagesApi({ keys: ["sk-test"], answer: answersBySystem({ "": answers }), ...rest });
}

function open(api: MessagesApi, key = "sk-test"): Promise<Model> {
  return anthropicModel({ id, settings: { anthropicApiKey: key, anthropicBaseUrl: api.url } });
}

function call(path: string) {
  return { name: "read_file", input: { path } };
}

afterEach(() => vi.unstubAllEnvs());

describe("a turn", () => {
  test("is streamed, and comes back as blocks, stop reason, usage and model", async () => {
    await using api = await start([{ text: "I look.", calls: [call("ä €/😀.md"), call("b")] }]);
    const response = await (await open(api)).generate(requestOf([says("hello")]));

    expect(response).toEqual({
      content: [
        { type: "text", text: "I look." },
        {
          type: "tool_use",
          id: expect.stringMatching(/^toolu_/),
          name: "read_file",
          input: { path: "ä €/😀.md" },
        },
        { type: "tool_use", id: expect.any(String), name: "read_file", input: { path: "b" } },
      ],
      stopReason: "tool_use",
      usage: { input: 57, output: 58, cacheRead: 0, cacheWrite: 0 },
      model: "claude-sonnet-5-5",
    });
    expect(api.violations).toEqual([]);
    expect(api.requests[0]?.body).toMatchObject({ stream: true, max_tokens: 64_000 });
    expect(api.requests[0]?.headers.authorization).toBe("Bearer sk-test");
  });

  test.each(["end_turn", "max_tokens", "pause_turn", "refusal", "model_context_window_exceeded"])(
    "can stop with %s",
    async (stopReason) => {
      await using api = await start([{ text: "Well.", stopReason }]);
      const response = await (await open(api)).generate(requestOf([says("hello")]));
      expect(response.stopReason).toBe(stopReason);
      expect(response.stopDetails).toBe(
        stopReason === "refusal" ? "This asks for an exploit." : undefined,
      );
    },
  );

  test("that was paused goes on when its answer is sent back", async () => {
    await using api = await start([
      { text: "Searching.", stopReason: "pause_turn" },
      { text: "Found." },
    ]);
    const model = await open(api);
    const messages: Message[] = [says("hello")];
    const paused = await model.generate(requestOf(messages));
    messages.push({ role: "assistant", content: paused.content });
    const done = await model.generate(requestOf(messages));

    expect(paused.content[0]).toMatchObject({ type: "opaque", block: { type: "server_tool_use" } });
    expect(done.content).toEqual([{ type: "text", text: "Found." }]);
    expect(api.violations).toEqual([]);
  });

  test("may have been empty, have no input and no result text", async () => {
    await using api = await start([{}, { calls: [call("a")] }, { text: "Done." }]);
    const model = await open(api);
    const messages: Message[] = [says(" ")];
    for (const reply of [() => says("And?"), (said: Message) => resultsFor(said, "")]) {
      const { content } = await model.generate(requestOf(messages, { system: "", tools: [] }));
      const said: Message = { role: "assistant", content };
      messages.push(said, reply(said));
    }
    await model.generate(requestOf(messages, { system: "" }));
    expect(api.violations).toEqual([]);
  });

  test("that was cut off within a call comes back without that call", async () => {
    const calls = [call("whole"), call("a path that is too long to arrive in one piece")];
    await using api = await start([{ text: "I look.", calls, stopReason: "max_tokens" }]);
    const { content, stopReason } = await (await open(api)).generate(requestOf([says("hello")]));
    expect(stopReason).toBe("max_tokens");
    expect(content).toMatchObject([{ text: "I look." }, { input: { path: "whole" } }]);
    expect(content).toHaveLength(2);
  });

  test("prints nothing on stdout, whatever ANTHROPIC_LOG says", async () => {
    vi.stubEnv("ANTHROPIC_LOG", "debug");
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const logged = [
      vi.spyOn(console, "log"),
      vi.spyOn(console, "info"),
      vi.spyOn(console, "debug"),
    ];
    await using api = await start([{ text: "Hi." }]);
    await (await open(api)).generate(requestOf([says("hello")]));
    const calls = [written, ...logged].flatMap((spy) => spy.mock.calls);
    vi.restoreAllMocks();
    expect(calls).toEqual([]);
  });
});

describe("thinking and server tools", () => {
  const answers: Answer[] = [
    {
      thinking: "Hm — “what” now?\n".repeat(5),
      blocks: [
        { type: "redacted_thinking", data: "EmwKAhgB==" },
        { type: "server_tool_use", id: "srvtoolu_1", name: "web_search", input: { query: "ä" } },
        { type: "web_search_tool_result", tool_use_id: "srvtoolu_1", content: [{ z: 1, a: null }] },
      ],
      calls: [call("a")],
    },
    { text: "Done." },
  ];

  test("are kept byte for byte and sent back in order", async () => {
    await using api = await start(answers);
    const model = await open(api);
    const first = await model.generate(requestOf([says("hello")]));
    // The journal stores JSON.
    const said = JSON.parse(JSON.stringify({ role: "assistant", content: first.content }));
    await model.generate(requestOf([says("hello"), said, resultsFor(said, "ok")]));

    expect(api.violations).toEqual([]);
    const returned = api.requests[1]?.body.messages[1]?.content;
    expect(JSON.stringify(returned)).toBe(JSON.stringify(api.requests[0]?.response?.content));
  });

  test("that were changed on the way are refused by the API", async () => {
    await using api = await start(answers);
    const model = await open(api);
    const first = await model.generate(requestOf([says("hello")]));
    const said: Message = { role: "assistant", content: first.content.slice(1) };
    const second = model.generate(requestOf([says("hello"), said, resultsFor(said, "ok")]));
    await expect(second).rejects.toThrow("cannot be modified");
  });
});

describe("prompt caching", () => {
  async function converse(turns: number, callsPerTurn: number) {
    const file = "line of a file\n".repeat(100);
    const calls = Array.from({ length: callsPerTurn }, (_, index) => call(`f${index}`));
    await using api = await startMessagesApi({
      keys: ["sk-test"],
      answer: (_, { assistantTurns }) =>
        assistantTurns < turns - 1 ? { thinking: "Hm.", calls } : { text: "Done." },
    });
    const messages: Message[] = [says("Read all files.")];
    const usages = [];
    for (let turn = 0; turn < turns; turn++) {
      const model = await open(api); // as after a suspension: nothing is kept in memory
      const { content, usage } = await model.generate(
        requestOf(messages, { system: "You read files.\n".repeat(300) }),
      );
      const said: Message = { role: "assistant", content };
      messages.push(said, resultsFor(said, ...calls.map(() => file)));
      usages.push(usage);
    }
    expect(api.violations).toEqual([]);
    return { usages, requests: api.requests };
  }

  test("makes at least 90 % of the input of 20 turns cache reads", async () => {
    const { usages } = await converse(20, 1);
    const sum = (key: "input" | "cacheRead" | "cacheWrite") =>
      usages.reduce((total, usage) => total + usage[key], 0);
    const total = sum("input") + sum("cacheRead") + sum("cacheWrite");
    expect(sum("cacheRead") / total).toBeGreaterThan(0.9);
  });

  test("reads all of the turn before, even when a turn adds more than 20 blocks", async () => {
    const { usages } = await converse(3, 15);
    const [first, second, third] = usages;
    expect(second?.cacheRead).toBe(first?.cacheWrite);
    expect(third?.cacheRead).toBe((second?.cacheRead ?? 0) + (second?.cacheWrite ?? 0));
    expect(third?.input).toBe(0);
  });

  test("does not depend on the order in which tools were collected", async () => {
    await using api = await start([{ text: "Hi." }]);
    const model = await open(api);
    const tools = ["b", "c", "a"].map((name) => ({ ...readFileTool, name }));
    await model.generate(requestOf([says("hello")], { tools }));
    await model.generate(requestOf([says("hello")], { tools: tools.toReversed() }));
    const [first, second] = api.requests.map(({ body }) => body.tools);
    expect(first).toEqual(second);
  });
});

describe("trouble that passes", () => {
  test.each<Answer["fault"]>([
    { kind: "status", status: 429, retryAfterSeconds: 0.01, times: 2 },
    { kind: "status", status: 529, times: 1 },
    { kind: "status", status: 500, times: 1 },
    { kind: "reset", when: "before", times: 1 },
    { kind: "reset", when: "during", times: 2 },
    { kind: "stream_error", type: "overloaded_error", times: 2 },
  ])("is retried: %j", async (fault) => {
    const answer: Answer = { text: "Here I am, after a while.", ...(fault ? { fault } : {}) };
    await using api = await start([answer]);
    const response = await (await open(api)).generate(requestOf([says("hello")]));
    expect(response.content).toEqual([{ type: "text", text: "Here I am, after a while." }]);
    expect(api.requests.length).toBe(1 + (fault?.times ?? 0));
    expect(api.violations).toEqual([]);
  });

  test("is not waited for when it would take minutes", async () => {
    await using api = await start([
      { fault: { kind: "status", status: 429, retryAfterSeconds: 600, message: "Slow down." } },
    ]);
    const failure = (await open(api)).generate(requestOf([says("hello")]));
    await expect(failure).rejects.toMatchObject({
      code: "model",
      message: expect.stringContaining("Slow down. It asks to wait 10 min."),
    });
    expect(api.requests.length).toBe(1);
  });

  test("ends after three broken streams with a sentence", async () => {
    await using api = await start([{ text: "Hi.", fault: { kind: "reset", when: "during" } }]);
    const failure = (await open(api)).generate(requestOf([says("hello")]));
    await expect(failure).rejects.toMatchObject({
      code: "model",
      message: expect.stringMatching(/^The Anthropic API did not answer: .*`\/retry`/s),
    });
    expect(api.requests.length).toBe(3);
  });
});

describe("an abort", () => {
  test.each<[string, Answer]>([
    ["before the answer", { fault: { kind: "hang" } }],
    ["while it waits to retry", { fault: { kind: "status", status: 529 } }],
  ])("%s ends the request at once, with the caller's reason", async (_, answer) => {
    await using api = await start([answer]);
    const model = await open(api);
    const controller = new AbortController();
    const reason = new Error("the time of this VM is over");
    const turn = model.generate(requestOf([says("hello")], { signal: controller.signal }));
    const outcome = turn.catch((error: unknown) => error);
    await vi.waitFor(() => expect(api.requests.length).toBe(1));
    const before = performance.now();
    controller.abort(reason);
    expect(await outcome).toBe(reason);
    expect(performance.now() - before).toBeLessThan(400);
  });

  test("beforehand sends nothing", async () => {
    await using api = await start([{ text: "Hi." }]);
    const signal = AbortSignal.abort(new Error("too late"));
    const turn = (await open(api)).generate(requestOf([says("hello")], { signal }));
    await expect(turn).rejects.toThrow("too late");
    expect(api.requests).toEqual([]);
  });
});

describe("without a key", () => {
  const federation = {
    ANTHROPIC_API_KEY: "",
    ANTHROPIC_AUTH_TOKEN: "",
    ANTHROPIC_FEDERATION_RULE_ID: "fdrl_1",
    ANTHROPIC_ORGANIZATION_ID: "11111111-1111-4111-8111-111111111111",
    ANTHROPIC_IDENTITY_TOKEN: "header.payload.signature",
    ANTHROPIC_CONFIG_DIR: "/nonexistent",
  };

  test("workload identity federation is used when it is configured", async () => {
    for (const [name, value] of Object.entries(federation)) vi.stubEnv(name, value);
    await using api = await start([{ text: "Hi." }]);
    const response = await (await open(api, "")).generate(requestOf([says("hello")]));
    expect(response.stopReason).toBe("end_turn");
    expect(api.requests.map(({ path }) => path)).toEqual(["/v1/oauth/token", "/v1/messages"]);
    expect(api.violations).toEqual([]);
  });
});
