import { describe, expect, test } from "vitest";
import { completed, type Tool } from "../../src/tools/tool.ts";
import { startWorld, type Turn, worker } from "./machine.ts";

function gated(name: string): Tool {
  return {
    name,
    description: "",
    inputSchema: { type: "object" },
    parse: (input) => ({ ok: true, input }),
    effect: () => "none",
    judge: () => ({ approval: name === "ask" ? "ask" : "pre_approved", reason: "" }),
    preview: async () => ({ summary: name, changes: [] }),
    execute: async () => completed(name),
  };
}

/** Takes the answer that comes first and does not wait for the other. */
const RACER: Tool = {
  ...gated("racer"),
  execute: async (_input, context) => {
    const calls = ["ask", "free"].map((name) =>
      context.nested({ segment: `tool:${name}:0:0`, tool: gated(name), input: {}, gated: true }),
    );
    const outcomes = await Promise.all(calls);
    return outcomes.find((outcome) => outcome.status === "completed") ?? { status: "suspended" };
  },
};

describe("code that ends before all that it asked for was answered", () => {
  test("leaves no question behind, and the run goes on", async () => {
    const main: Turn[] = [{ calls: [["racer", {}]] }, { text: "done" }];
    using w = startWorld({ workers: [worker("main")], answers: { main } });
    expect(await w.boot({ tools: [RACER] })).toEqual({ status: "completed", result: "done" });
    const [asked] = [...(await w.journal()).state.requests.values()];
    expect(asked?.status).toEqual({
      kind: "voided",
      reason: "the call that asked for it has ended without it",
    });
  });

  test("does not keep a run busy that waits for somebody else", async () => {
    const main: Turn[] = [
      { calls: [["racer", {}]] },
      { calls: [["send", { text: "hello" }]] },
      { text: "done" },
    ];
    using w = startWorld({ workers: [worker("main")], answers: { main } });
    expect(await w.boot({ tools: [RACER] })).toEqual({ status: "suspended" });
    expect(await w.boot({ tools: [RACER] })).toEqual({ status: "lost" });
    await w.say({ verb: "approve" });
    expect(await w.boot({ tools: [RACER] })).toEqual({ status: "completed", result: "done" });
    expect(w.sent).toEqual(["hello"]);
  });
});
