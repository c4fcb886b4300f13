/**
 * The same tools in every way of writing them. Each tells in `log.txt` of the workspace what its code did,
 * which no journal knows: what ran twice is there twice.
 */
export interface CodeFixture {
  name: string;
  /** Name under `toolsets:`. */
  toolset: string;
  files: Record<string, string>;
}

const FLOWS = `
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

export function mark(word: string) { appendFileSync("log.txt", word + "\\n"); }
function begins() {
  if (!existsSync("log.txt")) return 0;
  return readFileSync("log.txt", "utf8").split("\\n").filter((line) => line === "begin").length;
}

export const flows = {
  async relay(topic: string, ctx: any) {
    mark("begin");
    try {
      return "relayed: " + (await ctx.callWorker("helper", topic));
    } catch (error) {
      mark("caught");
      throw error;
    } finally {
      mark("finally");
    }
  },
  async effects(topic: string, ctx: any) {
    const send = () => { mark("sent"); return { id: 7 }; };
    const first = await ctx.step("send", { topic }, send);
    const second = await ctx.step("send", { topic }, send);
    const text = await ctx.callWorker("helper", topic);
    return "sent " + first.id + " and " + second.id + ", " + text;
  },
  async race(topic: string, ctx: any) {
    const first = await Promise.race([ctx.callWorker("slow", topic), ctx.callWorker("fast", topic)]);
    return first + ", " + (await ctx.callWorker("helper", first));
  },
  async diverge(topic: string, ctx: any) {
    mark("begin");
    const attempt = begins();
    await ctx.step("first", { attempt }, () => mark("first " + attempt));
    return ctx.callWorker("helper", topic);
  },
  async equal(topic: string, ctx: any) {
    const both = await Promise.allSettled([ctx.callWorker("fast", topic), ctx.callWorker("fast", topic)]);
    return both.map((one: any) => one.status === "fulfilled" ? one.value : one.reason.message).join(" | ");
  },
  async gate(topic: string, ctx: any) {
    try {
      return "sent: " + (await ctx.callTool("send", { text: topic }));
    } catch (error: any) {
      return "refused: " + error.message;
    }
  },
  async crash(topic: string, ctx: any) {
    const id = await ctx.step("launch", { topic }, async () => { mark("launched"); await sleep(60_000); });
    return "launched " + JSON.stringify(id);
  },
  async files(topic: string, ctx: any) {
    await ctx.sandbox.write("a/out.txt", topic);
    const text = await ctx.sandbox.read("a/out.txt");
    await ctx.callWorker("helper", text);
    return text + " " + (await ctx.sandbox.list("a")).join(",") + " " + (await ctx.sandbox.exists("b"));
  },
};
`;

/** The same in Python: `ctx.deps` in place of `ctx`. */
const PYTHON = `
import asyncio, json, os
from pydantic_ai import RunContext
from pydantic_ai.toolsets import FunctionToolset
from llm_do.ctx_runtime import Context

flows = FunctionToolset()

def mark(word):
    with open("log.txt", "a") as log:
        log.write(word + "\\n")

def begins():
    if not os.path.exists("log.txt"):
        return 0
    with open("log.txt") as log:
        return log.read().split("\\n").count("begin")

@flows.tool
async def relay(ctx: RunContext[Context], topic: str) -> str:
    mark("begin")
    try:
        return "relayed: " + await ctx.deps.call("helper", {"input": topic})
    except BaseException:
        mark("caught")
        raise
    finally:
        mark("finally")

@flows.tool
async def effects(ctx: RunContext[Context], topic: str) -> str:
    def send():
        mark("sent")
        return {"id": 7}
    first = await ctx.deps.step("send", {"topic": topic}, send)
    second = await ctx.deps.step("send", {"topic": topic}, send)
    text = await asyncio.wait_for(ctx.deps.call_worker("helper", topic), 0.2)
    return f"sent {first['id']} and {second['id']}, {text}"

@flows.tool
async def race(ctx: RunContext[Context], topic: str) -> str:
    tasks = [asyncio.ensure_future(ctx.deps.call_worker(name, topic)) for name in ("slow", "fast")]
    done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    [first] = [task.result() for task in done]
    return first + ", " + await ctx.deps.call_worker("helper", first)

@flows.tool
async def diverge(ctx: RunContext[Context], topic: str) -> str:
    mark("begin")
    attempt = begins()
    await ctx.deps.step("first", {"attempt": attempt}, lambda: mark(f"first {attempt}"))
    return await ctx.deps.call_worker("helper", topic)

@flows.tool
async def equal(ctx: RunContext[Context], topic: str) -> str:
    calls = [ctx.deps.call_worker("fast", topic), ctx.deps.call_worker("fast", topic)]
    return " | ".join(str(one) for one in await asyncio.gather(*calls, return_exceptions=True))

@flows.tool
def gate(ctx: RunContext[Context], topic: str) -> str:
    try:
        return "sent: " + ctx.deps.call_sync("send", {"text": topic})
    except PermissionError as error:
        return f"refused: {error}"

@flows.tool
async def crash(ctx: RunContext[Context], topic: str) -> str:
    async def launch():
        mark("launched")
        await asyncio.sleep(60)
    result = await ctx.deps.step("launch", {"topic": topic}, launch)
    return "launched " + json.dumps(result, separators=(",", ":"))

@flows.tool
async def files(ctx: RunContext[Context], topic: str) -> str:
    sandbox = ctx.deps.sandbox
    await sandbox.write("a/out.txt", topic)
    text = await sandbox.read("a/out.txt")
    await ctx.deps.call_worker("helper", text)
    return " ".join([text, ",".join(await sandbox.list("a")), str(await sandbox.exists("b")).lower()])
`;

const NAMES = ["relay", "effects", "race", "diverge", "equal", "gate", "crash", "files"];

const functions = NAMES.map(
  (name) => `
/** Runs the flow ${name}. */
export async function ${name}({ topic }: { topic: string }, ctx: unknown) { return flows.${name}(topic, ctx); }
export const ${name}Schema = z.object({ topic: z.string() });`,
);

export const CODE_FIXTURES: CodeFixture[] = [
  {
    name: "TypeScript functions",
    toolset: "custom",
    files: {
      "flows.ts": FLOWS,
      "tools.ts": `import { z } from "zod";\nimport { flows } from "./flows";\n${functions.join("\n")}\n`,
    },
  },
  {
    name: "MCP-shaped tools of a plug-in",
    toolset: "orchestra",
    files: {
      "flows.ts": FLOWS,
      "toolsets/orchestra.ts": `import { registerToolset } from "llm-do";
import { flows } from "../flows.js";
const inputSchema = { type: "object", properties: { topic: { type: "string" } }, required: ["topic"] };
registerToolset("orchestra", () =>
  Object.entries(flows).map(([name, flow]) => ({
    name,
    description: "Runs the flow " + name + ".",
    inputSchema,
    execute: async ({ topic }, ctx) => ({ content: [{ type: "text", text: await flow(topic, ctx) }] }),
  })),
);
`,
    },
  },
  { name: "a FunctionToolset in Python", toolset: "flows", files: { "tools.py": PYTHON } },
];
