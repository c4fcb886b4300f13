import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { delegates, startWorld, type Turn, worker } from "./machine.ts";

const write = (path: string, content: string): [string, unknown] => [
  "write_file",
  { path, content },
];
const send = (text: string): [string, unknown] => ["send", { text }];

function world(turns: Turn[], options: Partial<Parameters<typeof startWorld>[0]> = {}) {
  return startWorld({ workers: [worker("main")], answers: { main: turns }, ...options });
}

describe("a run without gated calls", () => {
  test("ends on one machine with the model's words as its result", async () => {
    using w = world([{ text: "Hello." }]);
    expect(await w.boot()).toEqual({ status: "completed", result: "Hello." });
    expect(await w.store.live()).toEqual([]);
    expect(await w.store.done()).toEqual(["r1"]);
  });

  test("returns tool errors to the model and goes on", async () => {
    using w = world([
      {
        calls: [
          ["read_file", { path: "none" }],
          ["no_such_tool", {}],
          ["read_file", { pth: 1 }],
        ],
      },
      { text: "done" },
    ]);
    expect((await w.boot()).status).toBe("completed");
    const results = w.requests[1]?.messages.at(-1)?.content ?? [];
    expect(results).toHaveLength(3);
    expect(results.every((block) => block.type === "tool_result" && block.is_error)).toBe(true);
  });
});

describe("a gated call", () => {
  test("suspends the run, and an approval runs exactly it on another machine", async () => {
    using w = world([{ text: "I will write.", calls: [write("a.md", "A\n")] }, { text: "done" }]);
    expect(await w.boot()).toEqual({ status: "suspended" });
    expect(existsSync(join(w.root, "a.md"))).toBe(false);
    const { state } = await w.journal();
    const request = state.requests.get("A1")?.request;
    expect(request).toMatchObject({ tool: "write_file", chain: ["main"], why: "I will write." });
    expect(state.holder).toBeNull();

    expect(await w.say({ verb: "approve" })).toEqual(["recorded"]);
    expect(await w.boot()).toEqual({ status: "completed", result: "done" });
    expect(readFileSync(join(w.root, "a.md"), "utf8")).toBe("A\n");
    expect(w.requests).toHaveLength(2);
  });

  test.each([1, 2, 6])("%i at once are asked at once and nothing is asked twice", async (count) => {
    const calls = Array.from({ length: count }, (_, index) => send(`m${index}`));
    using w = world([{ calls }, { text: "done" }]);
    expect((await w.boot()).status).toBe("suspended");
    expect([...(await w.journal()).state.requests.keys()]).toHaveLength(count);
    await w.say({ verb: "approve" });
    expect((await w.boot()).status).toBe("completed");
    expect(w.sent).toEqual(calls.map((_, index) => `m${index}`));
    expect(w.requests).toHaveLength(2);
  });

  test("waits three workers deep, and no turn above or below is asked again", async () => {
    using w = startWorld({
      workers: [
        worker("main", delegates("middle")),
        worker("middle", delegates("leaf")),
        worker("leaf"),
      ],
      answers: {
        main: [{ calls: [["middle", { input: "x" }]] }, { text: "end" }],
        middle: [{ calls: [["leaf", { input: "y" }]] }, { text: "up" }],
        leaf: [{ calls: [send("deep"), write("b.md", "B\n")] }, { text: "leafed" }],
      },
    });
    expect((await w.boot()).status).toBe("suspended");
    const ids = [...(await w.journal()).state.requests.values()];
    expect(ids.map(({ request }) => request.chain.join(" › "))).toEqual([
      "main › middle › leaf",
      "main › middle › leaf",
    ]);
    await w.say({ verb: "approve", targets: [{ id: "A2", digest: null }] });
    expect((await w.boot()).status).toBe("suspended");
    await w.say({ verb: "approve" });
    expect(await w.boot()).toEqual({ status: "completed", result: "end" });
    expect(w.requests).toHaveLength(6);
    expect(w.sent).toEqual(["deep"]);
  });

  test("leaves its ungated siblings alone: they run at once and never again", async () => {
    using w = world([
      { calls: [send("gated"), ["send", { text: "free", free: true }]] },
      { text: "done" },
    ]);
    expect((await w.boot()).status).toBe("suspended");
    expect(w.sent).toEqual(["free"]);
    await w.say({ verb: "approve" });
    expect((await w.boot()).status).toBe("completed");
    expect(w.sent).toEqual(["free", "gated"]);
  });

  test("that is denied comes back to the model as not executed, with the reason", async () => {
    using w = world([{ calls: [send("no")] }, { text: "understood" }]);
    await w.boot();
    await w.say({ verb: "deny", reason: "not on a Friday" });
    expect(await w.boot()).toEqual({ status: "completed", result: "understood" });
    expect(w.sent).toEqual([]);
    expect(JSON.stringify(w.requests[1]?.messages.at(-1))).toContain("not on a Friday");
  });

  test("that nobody decides in time is not executed", async () => {
    using w = world([{ calls: [send("late")] }, { text: "ok" }]);
    await w.boot();
    w.clock.now += 8 * 24 * 3600 * 1000;
    expect(await w.say({ verb: "approve", targets: [{ id: "A1", digest: null }] })).toEqual([
      "expired",
    ]);
    expect((await w.boot()).status).toBe("completed");
    expect(w.sent).toEqual([]);
  });

  test("is voided and asked again under the next id when the file under its diff changed", async () => {
    using w = world([{ calls: [write("a.md", "new\n")] }, { text: "done" }]);
    writeFileSync(join(w.root, "a.md"), "old\n");
    await w.boot();
    await w.say({ verb: "approve" });
    writeFileSync(join(w.root, "a.md"), "somebody else's\n");
    expect((await w.boot()).status).toBe("suspended");
    expect(readFileSync(join(w.root, "a.md"), "utf8")).toBe("somebody else's\n");
    const { state } = await w.journal();
    expect(state.requests.get("A1")?.status.kind).toBe("voided");
    expect(state.requests.get("A2")?.request.display.text).toContain("-somebody else's");
    await w.say({ verb: "approve" });
    expect((await w.boot()).status).toBe("completed");
    expect(readFileSync(join(w.root, "a.md"), "utf8")).toBe("new\n");
  });

  test("drawn on an approved sibling runs after it, and is asked again when that one is denied", async () => {
    const turns: Turn[] = [
      { calls: [write("a.md", "1\n"), write("a.md", "2\n")] },
      { text: "done" },
    ];
    using both = world(turns);
    await both.boot();
    expect((await both.journal()).state.requests.get("A2")?.request.drawnOn).toEqual(["A1"]);
    await both.say({ verb: "approve", targets: [{ id: "A2", digest: null }] });
    expect((await both.boot()).status).toBe("lost"); // nothing to do until A1 is decided
    await both.say({ verb: "approve", targets: [{ id: "A1", digest: null }] });
    expect((await both.boot()).status).toBe("completed");
    expect(readFileSync(join(both.root, "a.md"), "utf8")).toBe("2\n");

    using denied = world(turns);
    await denied.boot();
    await denied.say({ verb: "approve", targets: [{ id: "A2", digest: null }] });
    await denied.say({ verb: "deny", targets: [{ id: "A1", digest: null }] });
    expect((await denied.boot()).status).toBe("suspended");
    const { state } = await denied.journal();
    expect(state.requests.get("A2")?.status.kind).toBe("voided");
    expect(state.requests.get("A3")?.status.kind).toBe("open");
    expect(existsSync(join(denied.root, "a.md"))).toBe(false);
  });

  test("whose approval is withdrawn at the moment of execution does not run", async () => {
    using w = world([{ calls: [send("x")] }, { text: "done" }]);
    await w.boot();
    await w.say({ verb: "approve" });
    const outcome = await w.boot({
      confirm: async () => [{ requestId: "A1", status: "revoked", reason: "comment was edited" }],
    });
    expect(outcome.status).toBe("suspended");
    expect(w.sent).toEqual([]);
    expect((await w.journal()).state.requests.get("A1")?.status.kind).toBe("open");
  });

  test("that was approved for the session is not asked again for equal arguments", async () => {
    using w = world([{ calls: [send("x")] }, { calls: [send("x")] }, { text: "done" }]);
    await w.boot();
    await w.say({ verb: "approve", session: true });
    expect((await w.boot()).status).toBe("completed");
    expect(w.sent).toEqual(["x", "x"]);
  });
});

describe("modes", () => {
  test("approve-all runs gated calls without asking", async () => {
    using w = world([{ calls: [send("x")] }, { text: "done" }], {
      header: { approvalMode: "approve-all" },
    });
    expect((await w.boot()).status).toBe("completed");
    expect(w.sent).toEqual(["x"]);
  });

  test("deny-all refuses them without asking", async () => {
    using w = world([{ calls: [send("x")] }, { text: "done" }], {
      header: { approvalMode: "deny-all" },
    });
    expect((await w.boot()).status).toBe("completed");
    expect(w.sent).toEqual([]);
  });
});

describe("an external call whose machine died", () => {
  async function lost(options: { after: boolean }) {
    const w = world([{ calls: [send("once")] }, { text: "done" }]);
    await w.boot();
    await w.say({ verb: "approve" });
    const died = new Error("kill -9");
    const store = {
      ...w.store,
      append: async (...args: Parameters<typeof w.store.append>) => {
        if (args[2].events.some((event) => event.type === "tool_completed")) throw died;
        return w.store.append(...args);
      },
    };
    await expect(w.boot({ store })).rejects.toThrow("kill -9");
    expect(w.sent).toEqual(options.after ? ["once"] : []);
    return w;
  }

  test("is not repeated: one question is asked, and /retry repeats it", async () => {
    using w = await lost({ after: true });
    expect((await w.boot()).status).toBe("suspended");
    const { state } = await w.journal();
    expect(state.requests.get("A1")?.request.kind).toBe("outcome");
    expect(await w.say({ verb: "approve" })).toEqual(["wrong_verb"]);
    await w.say({ verb: "retry", targets: [{ id: "A1", digest: null }] });
    expect((await w.boot()).status).toBe("completed");
    expect(w.sent).toEqual(["once", "once"]);
  });

  test.each([
    ["skip", undefined, "unknown"],
    ["done", { id: 7 }, '{\\"id\\":7}'],
  ] as const)("/%s settles it without running it", async (verb, result, shown) => {
    using w = await lost({ after: true });
    await w.boot();
    await w.say({ verb, targets: [{ id: "A1", digest: null }], result });
    expect((await w.boot()).status).toBe("completed");
    expect(w.sent).toEqual(["once"]);
    expect(JSON.stringify(w.requests.at(-1)?.messages.at(-1))).toContain(shown);
  });
});

describe("limits and guards", () => {
  test("max-turns really stops, and /retry goes on with as many again", async () => {
    const turns: Turn[] = Array.from({ length: 5 }, () => ({ calls: [["list_files", {}]] }));
    using w = world([...turns, { text: "done" }], { header: { maxTurns: 3 } });
    expect(await w.boot()).toMatchObject({ status: "failed", code: "limit" });
    expect(w.requests).toHaveLength(3);
    await w.say({ verb: "retry", targets: [] });
    expect((await w.boot()).status).toBe("completed");
    expect(w.requests).toHaveLength(6);
  });

  test("depth and cycles are refused with the chain, the entry included", async () => {
    using w = startWorld({
      workers: [worker("main", delegates("a")), worker("a", delegates("main", "b")), worker("b")],
      answers: {
        main: [{ calls: [["a", { input: "" }]] }, { text: "end" }],
        a: [
          {
            calls: [
              ["main", { input: "" }],
              ["b", { input: "" }],
            ],
          },
          { text: "up" },
        ],
        b: [{ text: "never" }],
      },
      header: { maxDepth: 1 },
    });
    expect((await w.boot()).status).toBe("completed");
    const results = JSON.stringify(w.requests[2]?.messages.at(-1));
    expect(results).toContain("Maximum worker nesting depth (1) exceeded. Current depth: 1");
    using cycle = startWorld({
      workers: [worker("main", delegates("a")), worker("a", delegates("main"))],
      answers: {
        main: [{ calls: [["a", { input: "" }]] }, { text: "end" }],
        a: [{ calls: [["main", { input: "" }]] }, { text: "up" }],
      },
    });
    expect((await cycle.boot()).status).toBe("completed");
    expect(JSON.stringify(cycle.requests[2]?.messages.at(-1))).toContain("main → a → main");
  });

  test.each([
    ["max_tokens", "completed"],
    ["pause_turn", "completed"],
    ["stop_sequence", "completed"],
    ["refusal", "failed"],
    ["model_context_window_exceeded", "failed"],
  ] as const)("stop reason %s is handled: %s", async (stop, status) => {
    using w = world([{ text: "first ", stop }, { text: "second" }]);
    const outcome = await w.boot();
    expect(outcome.status).toBe(status);
    if (stop === "max_tokens") expect(outcome).toMatchObject({ result: "first second" });
  });

  test("cancel ends a waiting run without running anything", async () => {
    using w = world([{ calls: [send("x")] }, { text: "done" }]);
    await w.boot();
    await w.say({ verb: "approve" });
    await w.say({ verb: "cancel" });
    expect((await w.boot()).status).toBe("cancelled");
    expect(w.sent).toEqual([]);
    expect(await w.store.done()).toEqual(["r1"]);
  });

  test("a signal saves what is there and any later machine goes on", async () => {
    const controller = new AbortController();
    using w = world([{ calls: [["list_files", {}]] }, { text: "done" }]);
    const pull: typeof w.requests.push = w.requests.push.bind(w.requests);
    w.requests.push = (...items) => {
      controller.abort();
      w.requests.push = pull;
      return pull(...items);
    };
    expect(await w.boot({ signal: controller.signal })).toMatchObject({ status: "interrupted" });
    expect((await w.boot()).status).toBe("completed");
  });

  test("a deny that lands before the start wins over an approval", async () => {
    using w = world([{ calls: [send("x")] }, { text: "done" }]);
    await w.boot();
    await w.say({ verb: "approve" });
    await w.say({ verb: "deny", targets: [{ id: "A1", digest: null }] });
    await w.boot();
    expect(w.sent).toEqual([]);
  });
});
