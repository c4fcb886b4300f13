import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startWorld, type Turn, worker } from "./machine.ts";

const write = (path: string, content: string): [string, unknown] => [
  "write_file",
  { path, content },
];

function world(turns: Turn[]) {
  return startWorld({ workers: [worker("main")], answers: { main: turns } });
}

const edit = (id: string, input: unknown) => ({
  verb: "edit" as const,
  targets: [{ id, digest: null }],
  input,
});

function lastResult(requests: ReturnType<typeof world>["requests"]): string {
  const block = requests.at(-1)?.messages.at(-1)?.content.at(-1);
  return block?.type === "tool_result" ? block.content : "";
}

describe("C22 editing the arguments of a call that waits", () => {
  test("runs the new arguments once, as the editor's approval, and tells the model", async () => {
    using w = world([{ calls: [write("a.md", "model\n")] }, { text: "done" }]);
    await w.boot();
    expect(await w.say(edit("A1", { path: "b.md", content: "person\n" }))).toEqual(["recorded"]);
    expect(await w.boot()).toEqual({ status: "completed", result: "done" });
    expect(existsSync(join(w.root, "a.md"))).toBe(false);
    expect(readFileSync(join(w.root, "b.md"), "utf8")).toBe("person\n");
    expect(lastResult(w.requests)).toMatch(/^A maintainer changed the arguments .*"b\.md"/);
    const { state } = await w.journal();
    expect(state.requests.get("A1")?.status).toEqual({
      kind: "voided",
      reason: "its arguments were edited",
    });
    expect(state.requests.get("A2")).toMatchObject({
      request: { input: { path: "b.md", content: "person\n" } },
      decision: { decision: "approve", by: { login: "maria" } },
      status: { kind: "completed" },
    });
  });

  test("that are wrong does nothing but tell the model what is wrong with them", async () => {
    using w = world([{ calls: [write("a.md", "model\n")] }, { text: "done" }]);
    await w.boot();
    await w.say(edit("A1", { path: 7 }));
    expect((await w.boot()).status).toBe("completed");
    expect(existsSync(join(w.root, "a.md"))).toBe(false);
    expect(lastResult(w.requests)).toMatch(/Invalid arguments for 'write_file'/);
  });

  test("reaches one request only, and none that is decided", async () => {
    using w = world([{ calls: [write("a.md", "1"), write("b.md", "2")] }, { text: "done" }]);
    await w.boot();
    expect(await w.say({ verb: "edit", targets: "all", input: {} })).toEqual(["needs_id"]);
    await w.say({ verb: "deny", targets: [{ id: "A1", digest: null }] });
    expect(await w.say(edit("A1", { path: "c.md", content: "" }))).toEqual(["already_decided"]);
  });

  test("approves what was written on the file as it was: a later change asks again", async () => {
    using w = world([{ calls: [write("a.md", "model\n")] }, { text: "done" }]);
    await w.boot();
    await w.say(edit("A1", { path: "b.md", content: "person\n" }));
    let looked = false;
    const outcome = await w.boot({
      confirm: async (asked) => {
        // Between the approval and the call somebody else writes the file.
        if (!looked) writeFileSync(join(w.root, "b.md"), "somebody else\n");
        looked = true;
        return asked.map(({ request }) => ({ requestId: request.id, status: "confirmed" }));
      },
    });
    expect(outcome).toEqual({ status: "suspended" });
    expect(readFileSync(join(w.root, "b.md"), "utf8")).toBe("somebody else\n");
    expect((await w.journal()).state.requests.get("A3")?.status.kind).toBe("open");
  });
});
