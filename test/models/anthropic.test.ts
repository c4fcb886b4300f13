import { afterEach, describe, expect, test, vi } from "vitest";
import type { Message } from "../../src/models/model.ts";
import { type Answer, startMessagesApi } from "../lab/messages-api.ts";
import { open, start } from "./loopback.ts";
import { readFileTool, requestOf, resultsFor, says } from "./request.ts";

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

    expect(paused.content.at(-1)).toMatchObject({
      type: "opaque",
      block: { type: "server_tool_use" },
    });
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
