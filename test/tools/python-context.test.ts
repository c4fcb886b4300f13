import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Answer, NestedAction } from "../../src/tools/code-protocol.ts";
import { type PythonCode, python } from "./python-code.ts";

const HEAD = `
import asyncio, pathlib, threading, time
from pydantic_ai import RunContext
from llm_do.ctx_runtime import Context
def note(text):
    with open("notes.txt", "a") as file:
        file.write(text + "\\n")
`;

function notes(code: PythonCode): string[] {
  const path = join(code.root, "notes.txt");
  return existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
}

const waits: Answer = { status: "waits" };
const value = (given: unknown): Answer => ({ status: "value", value: given });
const nameOf = (action: NestedAction) => (action.kind === "sandbox" ? "sandbox" : action.name);

/** A project with one tool `go`. */
async function go(body: string): Promise<PythonCode> {
  const indented = body.trim().replaceAll("\n", "\n    ");
  return python({
    "tools.py": `${HEAD}\nasync def go(ctx: RunContext[Context]):\n    ${indented}\n`,
  });
}

describe("ctx.deps (F68)", () => {
  it.each<[call: string, asked: object]>([
    ['call_worker("a", "text")', { kind: "worker", name: "a", input: "text" }],
    ['call_worker("a", {"x": [1]})', { kind: "worker", name: "a", input: { x: [1] } }],
    [
      'call_worker("a", {"input": "t", "attachments": [pathlib.Path("f.pdf")]})',
      { kind: "worker", name: "a", input: "t", attachments: ["f.pdf"] },
    ],
    [
      'call_worker("a", input_data="t", attachments=["f.pdf"], instructions="Be brief.")',
      { kind: "worker", name: "a", input: "t", attachments: ["f.pdf"], instructions: "Be brief." },
    ],
    ['call_agent("a", {"input": "t"})', { kind: "worker", name: "a", input: "t" }],
    [
      'call("a", {"input": "t", "attachments": ["f.pdf"]})',
      {
        kind: "tool",
        name: "a",
        input: { input: "t", attachments: ["f.pdf"] },
        orWorker: { input: "t", attachments: ["f.pdf"] },
      },
    ],
    [
      'call("a", "t")',
      { kind: "tool", name: "a", input: { input: "t" }, orWorker: { input: "t" } },
    ],
    [
      'call_tool("shell", {"command": "ls"})',
      {
        kind: "tool",
        name: "shell",
        input: { command: "ls" },
        orWorker: { input: { command: "ls" } },
      },
    ],
    [
      'tools.shell(command="ls")',
      {
        kind: "tool",
        name: "shell",
        input: { command: "ls" },
        orWorker: { input: { command: "ls" } },
      },
    ],
    ['sandbox.read("a.md")', { kind: "sandbox", operation: { name: "read", path: "a.md" } }],
    [
      'sandbox.write_binary("a.png", b"hi")',
      { kind: "sandbox", operation: { name: "writeBinary", path: "a.png", content: "aGk=" } },
    ],
  ])("%s", async (call, asked) => {
    const code = await go(`return await ctx.deps.${call}`);
    await code.call("go", {}, { answer: () => value("done") });
    expect(code.asked).toEqual([asked]);
  });

  it("raises what failed, and PermissionError for what was refused", async () => {
    const code = await go(`
found = []
for name in ("a", "b"):
    try:
        await ctx.deps.call_worker(name, 1)
    except PermissionError as error:
        found.append(["refused", str(error)])
    except RuntimeError as error:
        found.append(["failed", str(error)])
return found`);
    const answer = (action: NestedAction): Answer => ({
      status: "error",
      message: `${nameOf(action)} did not work`,
      refused: nameOf(action) === "b",
    });
    expect(await code.call("go", {}, { answer })).toEqual([
      ["failed", "a did not work"],
      ["refused", "b did not work"],
    ]);
  });

  it("runs a step once it is told to, and gives what was recorded", async () => {
    const code = await go(`
async def later(x):
    note(f"ran {x}")
    return x + 1
first = await ctx.deps.step("first", 1, later)
second = await ctx.deps.step("second", lambda: threading.current_thread() is threading.main_thread())
third = await ctx.deps.step("third", lambda: note("never"))
try:
    await ctx.deps.step("fourth", lambda: 1 / 0)
except RuntimeError as error:
    return [first, second, third, str(error)]`);
    const answer = (action: NestedAction): Answer =>
      nameOf(action) === "third" ? value("recorded") : { status: "run" };
    const recorded = (given: unknown): Answer =>
      typeof given === "string"
        ? { status: "error", message: given, refused: false }
        : value(given);
    expect(await code.call("go", {}, { answer, recorded })).toEqual([
      2,
      false,
      "recorded",
      "ZeroDivisionError: division by zero",
    ]);
    expect(notes(code)).toEqual(["ran 1"]);
    expect(code.asked[0]).toEqual({ kind: "step", name: "first", input: 1 });
  });

  it("can be used by a plain function, which waits in its own thread", async () => {
    const files = {
      "tools.py": `${HEAD}
def go(ctx: RunContext[Context]):
    return [ctx.deps.call_worker_sync("a", 1), ctx.deps.step_sync("s", lambda: 2), ctx.deps.call_sync("b", 3)]
`,
    };
    const answer = (action: NestedAction): Answer => {
      if (action.kind === "step") return { status: "run" };
      return nameOf(action) === "b" ? waits : value("A");
    };
    expect(await (await python(files)).call("go", {}, { answer })).toBe("idle");
    const all = (action: NestedAction): Answer =>
      action.kind === "step" ? { status: "run" } : value(nameOf(action));
    const code = await python(files);
    expect(await code.call("go", {}, { answer: all })).toEqual(["a", 2, "b"]);
  });
});

describe("a call that waits for a person", () => {
  it.each([
    ["await", 'await ctx.deps.call_worker("slow", 1)'],
    [
      "asyncio.gather",
      'await asyncio.gather(ctx.deps.call_worker("fast", 1), ctx.deps.call_worker("slow", 1))',
    ],
    ["asyncio.wait_for", 'await asyncio.wait_for(ctx.deps.call_worker("slow", 1), 0.05)'],
    [
      "asyncio.wait",
      'await asyncio.wait([asyncio.ensure_future(ctx.deps.call_worker("slow", 1))], timeout=0.05)',
    ],
    [
      "a task beside it that sleeps longer than the deadline",
      'await asyncio.gather(asyncio.wait_for(ctx.deps.call_worker("slow", 1), 0.05), asyncio.sleep(0.3))',
    ],
  ])("is not seen by try, except and finally around %s", async (_what, expression) => {
    const code = await go(`
try:
    ${expression}
    note("after")
except BaseException as error:
    note(f"except {type(error).__name__}")
    raise
finally:
    note("finally")`);
    const answer = (action: NestedAction) => (nameOf(action) === "slow" ? waits : value("ok"));
    expect(await code.call("go", {}, { answer })).toBe("idle");
    // Longer than every deadline above.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await code.process.end();
    expect(notes(code)).toEqual([]);
  });

  it.each([
    ["a sleep", 'await asyncio.sleep(0.2); note("done")'],
    ["a thread", 'await asyncio.to_thread(time.sleep, 0.2); note("done")'],
    [
      "a process",
      '(await (await asyncio.create_subprocess_exec("sleep", "0.2")).wait()); note("done")',
    ],
    ["another call", 'await ctx.deps.call_worker("fast", 1); note("done")'],
  ])("leaves the code idle only after %s has ended", async (_what, work) => {
    const code = await go(`
async def work():
    ${work}
await asyncio.gather(ctx.deps.call_worker("slow", 1), work())`);
    const answer = async (action: NestedAction) => {
      if (nameOf(action) === "slow") return waits;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return value("ok");
    };
    expect(await code.call("go", {}, { answer })).toBe("idle");
    expect(notes(code)).toEqual(["done"]);
  });

  it("goes on when its answer comes after all, in the order of the answers", async () => {
    const code = await go(`
async def one(name):
    result = await ctx.deps.call_worker(name, 1)
    note(name)
    return result
done, _ = await asyncio.wait([asyncio.ensure_future(one(name)) for name in ("a", "b")], return_when=asyncio.FIRST_COMPLETED)
return [task.result() for task in done]`);
    const ids: number[] = [];
    const result = code.process.call(
      { tool: code.tool("go").tool, input: {}, key: "k" },
      {
        request: ({ id }) => {
          ids.push(id);
          code.process.answer(id, waits);
        },
        step: () => undefined,
        idle: () => {
          const [, second] = ids;
          if (second !== undefined) code.process.answer(second, value("B"));
        },
      },
    );
    expect(await result).toEqual({ status: "returned", value: ["B"], isError: false });
    expect(notes(code)).toEqual(["b"]);
  });

  it("gives answers one at a time, so that asyncio.wait sees the same winner however fast they come", async () => {
    const code = await go(`
tasks = [asyncio.ensure_future(ctx.deps.call_worker(name, 1)) for name in ("a", "b", "c")]
order = []
while tasks:
    done, tasks = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    order.append([task.result() for task in done])
return order`);
    const held: (() => void)[] = [];
    const all = Promise.withResolvers<void>();
    const answer = async (action: NestedAction) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push(resolve);
      if (held.length === 3) all.resolve();
      await promise;
      return value(nameOf(action));
    };
    const result = code.call("go", {}, { answer });
    await all.promise;
    for (const index of [2, 0, 1]) held[index]?.();
    expect(await result).toEqual([["c"], ["a"], ["b"]]);
  });

  it("reaches code that polls for it", async () => {
    const code = await go(`
task = asyncio.ensure_future(ctx.deps.call_worker("a", 1))
while not task.done():
    await asyncio.sleep(0)
return task.result()`);
    expect(await code.call("go", {}, { answer: () => value("polled") })).toBe("polled");
  });

  it("does not count once the code has cancelled it", async () => {
    const code = await go(`
task = asyncio.ensure_future(ctx.deps.call_worker("slow", 1))
await asyncio.sleep(0.05)
task.cancel()
return await ctx.deps.call_worker("fast", 1)`);
    const answer = (action: NestedAction) => (nameOf(action) === "slow" ? waits : value("ok"));
    expect(await code.call("go", {}, { answer })).toBe("ok");
  });

  it("says how many answers the code had been given when it asked", async () => {
    const code = await go(`
await asyncio.gather(ctx.deps.call_worker("a", 1), ctx.deps.call_worker("b", 1))
await ctx.deps.call_worker("c", 1)`);
    const seen: number[] = [];
    await code.process.call(
      { tool: code.tool("go").tool, input: {}, key: "k" },
      {
        request: (request) => {
          seen.push(request.seen);
          code.process.answer(request.id, value("ok"));
        },
        step: () => undefined,
        idle: () => undefined,
      },
    );
    expect(seen).toEqual([0, 0, 2]);
  });
});
