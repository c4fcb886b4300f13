import { describe, expect, test } from "vitest";
import type { Message } from "../../src/models/model.ts";
import { withinContext } from "../../src/runtime/chat.ts";
import { delegates, startWorld, type Turn, worker } from "./machine.ts";

function chat(turns: Turn[], settings: Parameters<typeof worker>[1] = {}) {
  return startWorld({
    workers: [worker("main", { mode: "chat", ...settings })],
    answers: { main: turns },
  });
}

describe("F109 C41 a chat", () => {
  test("waits for a reply as a suspended run and goes on with it on another machine", async () => {
    using w = chat([{ text: "Hello, what shall I do?" }, { text: "Done." }]);
    expect(await w.boot()).toEqual({ status: "suspended" });
    expect((await w.journal()).state.awaited).toMatchObject({ text: "Hello, what shall I do?" });
    expect(await w.boot()).toEqual({ status: "lost" });
    expect(w.requests).toHaveLength(1);

    expect(await w.say({ verb: "say", text: "Count to one." })).toEqual(["recorded"]);
    expect(await w.boot()).toEqual({ status: "suspended" });
    expect(w.requests).toHaveLength(2);
    expect(w.requests[1]?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(w.requests[1]?.messages.at(-1)?.content).toEqual([
      { type: "text", text: "Count to one." },
    ]);

    await w.say({ verb: "say", text: null });
    expect(await w.boot()).toEqual({ status: "completed", result: "Done." });
    expect(w.requests).toHaveLength(2);
  });

  test("keeps session approvals over its turns", async () => {
    const call: [string, unknown] = ["send", { text: "same" }];
    using w = chat([{ calls: [call] }, { text: "sent" }, { calls: [call] }, { text: "again" }]);
    await w.boot();
    await w.say({ verb: "approve", session: true });
    await w.boot();
    await w.say({ verb: "say", text: "once more" });
    expect(await w.boot()).toEqual({ status: "suspended" });
    expect(w.sent).toEqual(["same", "same"]);
    expect((await w.journal()).state.requests.size).toBe(1);
  });

  test("forgets words that do not count any more when the model is about to hear them", async () => {
    using w = chat([{ text: "What?" }, { text: "Thanks." }]);
    await w.boot();
    await w.say({ verb: "say", text: "edited later" });
    const confirmReply = async () => "the command was edited";
    expect(await w.boot({ confirmReply })).toEqual({ status: "suspended" });
    expect(w.requests).toHaveLength(1);
    expect((await w.journal()).state.awaited?.text).toBe("What?");
    await w.say({ verb: "say", text: "again" });
    expect(await w.boot()).toEqual({ status: "suspended" });
    expect(w.requests).toHaveLength(2);
    // What the model has heard stays said.
    await w.say({ verb: "say", text: null });
    expect(await w.boot({ confirmReply: async () => null })).toMatchObject({ status: "completed" });
  });

  test("is over when nobody replies in time", async () => {
    using w = chat([{ text: "Anybody?" }]);
    await w.boot();
    w.clock.now += 8 * 24 * 3600 * 1000;
    expect(await w.boot()).toEqual({ status: "completed", result: "Anybody?" });
  });

  test("takes no words that it does not wait for", async () => {
    using w = chat([{ calls: [["send", { text: "x" }]] }, { text: "done" }]);
    await w.boot();
    expect(await w.say({ verb: "say", text: "hello?" })).toEqual(["nothing_awaited"]);
  });

  test("is one answer where another worker calls it", async () => {
    using w = startWorld({
      workers: [worker("main", delegates("helper")), worker("helper", { mode: "chat" })],
      answers: {
        main: [{ calls: [["helper", { input: "hi" }]] }, { text: "done" }],
        helper: [{ text: "hello" }],
      },
    });
    expect(await w.boot()).toEqual({ status: "completed", result: "done" });
  });

  test("each message has the turns of max-turns to itself", async () => {
    using w = startWorld({
      workers: [worker("main", { mode: "chat" })],
      answers: { main: [{ text: "1" }, { text: "2" }, { text: "3" }] },
      header: { maxTurns: 1 },
    });
    await w.boot();
    await w.say({ verb: "say", text: "two" });
    expect(await w.boot()).toEqual({ status: "suspended" });
    await w.say({ verb: "say", text: "three" });
    expect(await w.boot()).toEqual({ status: "suspended" });
    expect(w.requests).toHaveLength(3);
  });

  test("leaves its oldest exchanges out when they no longer fit, and says how many", async () => {
    const long = "x".repeat(4000);
    using w = chat([{ text: long }, { text: long }, { text: "short" }], {
      maxContextTokens: 1500,
    });
    await w.boot();
    await w.say({ verb: "say", text: "second" });
    await w.boot();
    await w.say({ verb: "say", text: "third" });
    await w.boot();
    const sent = w.requests[2]?.messages ?? [];
    expect(JSON.stringify(sent[0]?.content)).toMatch(/first exchange was left out/);
    expect(JSON.stringify(sent[0]?.content)).toMatch(/second/);
    expect(sent).toHaveLength(3);
  });
});

describe("withinContext", () => {
  const user = (text: string): Message => ({ role: "user", content: [{ type: "text", text }] });
  const assistant = (text: string): Message => ({
    role: "assistant",
    content: [{ type: "text", text }],
  });

  test("changes nothing that fits", () => {
    const messages = [user("a"), assistant("b"), user("c")];
    expect(withinContext(messages, 1000)).toBe(messages);
  });

  test("always keeps the newest exchange, with the results of its calls", () => {
    const result: Message = {
      role: "user",
      content: [{ type: "tool_result", tool_use_id: "t", content: "y".repeat(500) }],
    };
    const newest = [user("now"), assistant("calls"), result];
    const kept = withinContext([user("old"), assistant("z"), ...newest], 1);
    expect(kept.slice(1)).toEqual(newest.slice(1));
  });
});
