import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pythonProgram } from "../../src/tools/python.ts";
import { python } from "./python-code.ts";
import { temporaryFolder } from "./temporary-folder.ts";

function names(code: Awaited<ReturnType<typeof python>>): Record<string, string[]> {
  const sets = code.process.toolsets.filter(({ name }) => name !== null);
  return Object.fromEntries(sets.map(({ name, tools }) => [name, tools.map((tool) => tool.name)]));
}

describe("toolsets in Python (F65)", () => {
  it("are FunctionToolsets by the name of their variable, in every way of filling them", async () => {
    const code = await python({
      "tools.py": `
from pydantic_ai import RunContext, Tool
from pydantic_ai.tools import Tool as SameTool
from pydantic_ai.toolsets import FunctionToolset
assert Tool is SameTool

def added(a: int) -> int:
    """Adds."""
    return a + 1
def with_context(ctx: RunContext[None], a: int) -> list:
    return [ctx.tool_name, a]

first = FunctionToolset(tools=[added, Tool(added, name="renamed", description="Other words.", requires_approval=True)])
second = FunctionToolset[None](max_retries=3)
_hidden = FunctionToolset()

@second.tool
def bare(a: int): return a
@second.tool(name="called", retries=2)
async def something(ctx: RunContext[None], a: int): return a
@second.tool_plain
def plain(ctx: int): return ctx
second.add_function(with_context)
second.add_tool(Tool.from_schema(lambda **given: given, name="schema", description="As given.", json_schema={"type": "object"}))
`,
    });
    expect(code.process.problems).toEqual([]);
    expect(names(code)).toEqual({
      first: ["added", "renamed"],
      second: ["bare", "called", "plain", "with_context", "schema"],
    });
    expect(code.tool("renamed", "first")).toMatchObject({
      description: "Other words.",
      needsApproval: true,
    });
    expect(code.tool("added", "first").needsApproval).toBe(null);
    expect(code.tool("with_context", "second")).toMatchObject({
      takesContext: true,
      inputSchema: { properties: { a: { type: "integer" } }, required: ["a"] },
    });
    expect(code.tool("plain", "second").inputSchema?.properties).toEqual({
      ctx: { type: "integer" },
    });
    const inSecond = { toolset: "second" };
    expect(await code.call("with_context", { a: 1 }, inSecond)).toEqual(["with_context", 1]);
    expect(await code.call("schema", { x: [1] }, inSecond)).toEqual({ x: [1] });
    expect(await code.call("renamed", { a: 1 }, { toolset: "first" })).toBe(2);
  });

  it("are made by factories and classes only where a worker names them", async () => {
    const files = {
      "tools.py": `
from pydantic_ai.toolsets import AbstractToolset, FunctionToolset, ToolsetTool
from pydantic_ai.tools import ToolDefinition
from pydantic_ai_blocking_approval import ApprovalResult
from llm_do.runtime import CallContext, ToolsetSpec
from llm_do.toolsets.approval import set_toolset_approval_config

def build(_ctx):
    made = FunctionToolset()
    @made.tool
    def look(): return "seen"
    @made.tool
    def send(): return "sent"
    set_toolset_approval_config(made, {"look": {"pre_approved": True}})
    return made

def broken():
    raise RuntimeError("nobody asked for me")

class Greeter(AbstractToolset):
    def __init__(self, config):
        self.config = config
    async def get_tools(self, ctx):
        definition = ToolDefinition(name="greet", description="Greets.", parameters_json_schema={"type": "object", "properties": {"name": {"type": "string"}}})
        return {"greet": ToolsetTool(toolset=self, tool_def=definition)}
    async def call_tool(self, name, tool_args, ctx, tool):
        return f"{self.config['word']} {tool_args['name']}"
    def needs_approval(self, name, tool_args, ctx):
        if tool_args["name"] == "nobody":
            return ApprovalResult.blocked("there is nobody")
        return ApprovalResult.pre_approved() if tool_args["name"] == "me" else ApprovalResult.needs_approval()

TOOLSETS = {"built": build, "other": broken}
spec = ToolsetSpec(factory=build)
`,
    };
    const config = { word: "Hello" };
    const code = await python(files, {
      toolsets: [
        { name: "built", config: {} },
        { name: "Greeter", config },
      ],
    });
    expect(code.process.problems).toEqual([]);
    expect(names(code)).toEqual({
      Greeter: ["greet"],
      built: ["look", "send"],
      other: [],
      spec: [],
    });
    expect(code.tool("look", "built").needsApproval).toBe(false);
    expect(code.tool("send", "built").needsApproval).toBe(null);
    const greet = code.tool("greet");
    expect(greet).toMatchObject({ needsApproval: "asks", takesContext: false });
    const judged = (name: string) => code.process.judge(greet.tool, { name });
    expect(await judged("me")).toMatchObject({ needed: false });
    expect(await judged("you")).toMatchObject({ needed: true });
    expect(await judged("nobody")).toMatchObject({ needed: null, error: "there is nobody" });
    expect(await code.call("greet", { name: "you" })).toBe("Hello you");
  });

  it("of one folder may not share a name; the more specific folder may repeat one (F60)", async () => {
    const toolset = (tool: string) =>
      `from pydantic_ai import FunctionToolset\nmine = FunctionToolset()\n@mine.tool\ndef ${tool}(): return "${tool}"\n`;
    const code = await python(
      {
        "tools.py": toolset("one"),
        "more.py": toolset("two"),
        "workers/a/tools.py": toolset("three"),
      },
      { load: ["workers/a/tools.py", "tools.py", "more.py"] },
    );
    expect(code.process.problems.map(({ message }) => message)).toEqual([
      "The file fails while it is loaded: ValueError: Duplicate toolset name: mine (also in tools.py). Rename one of the two variables.",
    ]);
    expect(
      code.process.toolsets.filter(({ name }) => name === "mine").map(({ file }) => file),
    ).toEqual([0, 1]);
  });

  it("may be decorated for the contexts of every dialect (F68)", async () => {
    const code = await python({
      "tools.py": `
from llm_do import tool_context
from llm_do.tool_context import tool_context as same
from llm_do.types import ToolContext
from llm_do.runtime import WorkerArgs, WorkerRuntime, entry
assert tool_context is same

@tool_context
async def first(task: str, ctx): return await ctx.call_worker("a", task)
@tool_context(param="context")
async def second(context, task: str): return await context.call_worker("a", task)
async def third(ctx: ToolContext, task: str): return await ctx.call_worker("a", task)
@tool_context
async def fourth(ctx, task: str): return await ctx.call_tool("a", task)
@entry(toolsets=["a"])
async def main(args: WorkerArgs, runtime: WorkerRuntime):
    return await runtime.call("a", {"input": args.input})
`,
    });
    expect(code.process.problems).toEqual([]);
    for (const name of ["first", "second", "third", "fourth"]) {
      expect(code.tool(name)).toMatchObject({
        takesContext: true,
        inputSchema: { properties: { task: { type: "string" } }, required: ["task"] },
      });
      const answer = () => ({ status: "value" as const, value: name });
      expect(await code.call(name, { task: "t" }, { answer })).toBe(name);
    }
    expect(code.asked.at(-1)).toMatchObject({
      kind: "tool",
      name: "a",
      input: { input: "t" },
      orWorker: { input: "t" },
    });
    const answer = () => ({ status: "value" as const, value: "done" });
    expect(await code.call("main", { input: "go" }, { answer })).toBe("done");
    expect(code.asked.at(-1)).toMatchObject({ kind: "tool", name: "a", input: { input: "go" } });
  });

  it("use the installed pydantic_ai where there is one, and say what the stand-in lacks where there is none", async () => {
    const installed = await python({
      "tools.py": `import pydantic_ai\ndef which():\n    return pydantic_ai.REAL\n`,
      "pydantic_ai.py": "REAL = True\n",
    });
    expect(await installed.call("which")).toBe(true);
    const code = await python({
      "tools.py": "from pydantic_ai import Agent\nagent = Agent('m')\n",
    });
    expect(code.process.problems).toMatchObject([
      {
        message:
          "The file fails while it is loaded: RuntimeError: 'Agent' of pydantic_ai is not part of what llm-do provides in place of pydantic_ai. Install pydantic-ai under 'setup:' of project.yaml to use it.",
        location: { file: "tools.py", line: 2 },
      },
    ]);
  });
});

describe("files that do not load", () => {
  it.each([
    [
      "a syntax error",
      "def f(:\n    pass\n",
      { line: 1, column: 7, text: "def f(:", message: /^This is not valid Python: / },
    ],
    [
      "a package that is not installed",
      "x = 1\nimport no_such_package.sub\n",
      {
        line: 2,
        column: 1,
        text: "import no_such_package.sub",
        message:
          /^Module 'no_such_package' is not installed for Python 3\.\d+ at .+\. Install its package: 'setup: \[pip install …\]' in project\.yaml/,
      },
    ],
    [
      "a package that the author asks for in their own words",
      "try:\n    import slugify_not_here\nexcept ImportError:\n    raise ImportError('Install it with: pip install python-slugify')\n",
      {
        line: 4,
        column: 5,
        text: "    raise ImportError('Install it with: pip install python-slugify')",
        message: /^Module 'slugify_not_here' .* \(Install it with: pip install python-slugify\)\. /,
      },
    ],
    [
      "an exception",
      "def make():\n    1 / 0\nVALUE = make()\n",
      {
        line: 2,
        column: 5,
        text: "    1 / 0",
        message: /^The file fails while it is loaded: ZeroDivisionError: division by zero\.$/,
      },
    ],
    [
      "an end of the program",
      "import sys\nsys.exit('no')\n",
      { line: 2, column: 1, text: "sys.exit('no')", message: /SystemExit: no/ },
    ],
  ])("are located: %s", async (_what, text, { line, column, text: shown, message }) => {
    const code = await python(
      { "lib/tools.py": text, "tools.py": "def works(): return 1\n" },
      { load: ["lib/tools.py", "tools.py"] },
    );
    expect(code.process.problems).toEqual([
      {
        file: 0,
        message: expect.stringMatching(message),
        location: { file: "lib/tools.py", line, column },
        text: shown,
      },
    ]);
    expect(await code.call("works")).toBe(1);
  });

  it("say where in a file that they import", async () => {
    const code = await python(
      { "a/tools.py": "from shared import x\n", "shared.py": "x = 1\nunknown\n" },
      { load: ["a/tools.py"] },
    );
    expect(code.process.problems).toMatchObject([
      { location: { file: "shared.py", line: 2, column: 1 }, text: "unknown" },
    ]);
  });
});

describe("python3", () => {
  it("is looked for on PATH, and its absence is said", () => {
    const empty = temporaryFolder();
    expect(pythonProgram({ PATH: empty })).toMatchInlineSnapshot(`
      {
        "message": "tools in Python need python3, which is not on PATH: install it, or add a step such as \`uses: actions/setup-python@v6\` before this one",
        "status": "missing",
      }
    `);
    mkdirSync(join(empty, "bin"));
    symlinkSync(process.execPath, join(empty, "bin", "python3"));
    expect(pythonProgram({ PATH: join(empty, "bin") })).toMatchObject({
      status: "found",
      argv: [
        join(empty, "bin", "python3"),
        "-B",
        "-X",
        "utf8",
        expect.stringMatching(/start\.py$/),
      ],
    });
  });

  it("leaves no compiled files beside the author's", async () => {
    const code = await python({ "tools.py": "import shared\ndef f(): ...\n", "shared.py": "" });
    const { readdirSync } = await import("node:fs");
    expect(readdirSync(code.root).sort()).toEqual(["shared.py", "tools.py"]);
  });
});
