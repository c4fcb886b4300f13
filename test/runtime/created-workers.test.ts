import { describe, expect, test } from "vitest";
import type { Approval } from "../../src/project/definition.ts";
import { startWorld, type Turn, worker } from "./machine.ts";

const draft = { name: "scorer", instructions: "You score {{ things }}.", description: "Scores" };

function world(turns: Turn[], approval: Approval = "ask") {
  const delegation = { delegates: [], workerCall: null, any: false, create: { approval } };
  return startWorld({
    workers: [worker("main", { delegation })],
    answers: { main: turns, scorer: [{ text: "5 of 5" }] },
  });
}

const create = (input: unknown = draft): Turn => ({ calls: [["worker_create", input]] });
const call = (name = "scorer"): Turn => ({
  calls: [["worker_call", { worker: name, input: "deck" }]],
});

const lastResult = (w: ReturnType<typeof world>) => {
  const block = w.requests.at(-1)?.messages.at(-1)?.content.at(-1);
  return block?.type === "tool_result" ? block.content : "";
};

describe("F97 worker_create", () => {
  test("shows the whole file, and once approved the run can call the worker", async () => {
    using w = world([create(), call(), { text: "done" }]);
    expect(await w.boot()).toEqual({ status: "suspended" });
    const request = (await w.journal()).state.requests.get("A1")?.request;
    expect(request?.display.text).toContain("+You score {{ things }}.");
    expect(request?.display.text).toContain("+templating: none");
    await w.say({ verb: "approve" });
    expect(await w.boot()).toEqual({ status: "completed", result: "done" });
    expect(lastResult(w)).toBe("5 of 5");
    // A model wrote it: never a template.
    expect(w.requests[2]?.system).toBe("You score {{ things }}.");
  });

  test("is told to the model when it is denied", async () => {
    using w = world([create(), call(), { text: "done" }]);
    await w.boot();
    await w.say({ verb: "deny", reason: "no more workers" });
    expect(await w.boot()).toEqual({ status: "completed", result: "done" });
    expect(JSON.stringify(w.requests[1]?.messages)).toContain("no more workers");
    expect(lastResult(w)).toContain("not in the allowlist");
  });

  test("runs on with the text that a person made of it", async () => {
    using w = world([create(), call(), { text: "done" }]);
    await w.boot();
    const text = "---\nname: scorer\n---\nYou score fairly.\n";
    const input = { name: "scorer", text };
    await w.say({ verb: "edit", targets: [{ id: "A1", digest: null }], input });
    expect((await w.boot()).status).toBe("completed");
    expect(w.requests[2]?.system).toBe("You score fairly.");
    expect((await w.journal()).state.created.get("scorer")?.text).toBe(text);
  });

  test.each([
    ["../evil", /lower-case letters/],
    ["/etc/x", /lower-case letters/],
    ["a/b", /lower-case letters/],
    ["Scorer", /lower-case letters/],
  ])("F97 refuses the name %s before anybody is asked", async (name, message) => {
    using w = world([create({ ...draft, name }), { text: "done" }]);
    expect((await w.boot()).status).toBe("completed");
    expect(lastResult(w)).toMatch(message);
  });

  test("C30 has no `force`: a name that exists stays what it is", async () => {
    using w = world([
      create({ ...draft, force: true }),
      create({ ...draft, name: "main" }),
      { text: "done" },
    ]);
    expect((await w.boot()).status).toBe("completed");
    expect(JSON.stringify(w.requests[1]?.messages)).toMatch(/force/);
    expect(lastResult(w)).toBe(
      "Worker 'main' already exists. Use a different name or remove the existing worker.",
    );
  });

  test("of a text that is no worker is refused with what is wrong and where", async () => {
    using w = world([create(), { text: "done" }]);
    await w.boot();
    const input = { name: "scorer", text: "---\nname: [\n---\nx\n" };
    await w.say({ verb: "edit", targets: [{ id: "A1", digest: null }], input });
    expect((await w.boot()).status).toBe("completed");
    expect(lastResult(w)).toMatch(/workers\/scorer\.worker:\d+:\d+/);
  });

  test("C29 is forgotten by other runs", async () => {
    using w = world([create(), { text: "done" }], "pre_approved");
    expect((await w.boot()).status).toBe("completed");
    using other = world([call(), { text: "done" }]);
    await other.boot();
    expect(lastResult(other)).toContain("not in the allowlist");
  });
});
