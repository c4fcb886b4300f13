import { describe, expect, it } from "vitest";
import { loadProject } from "./code-project.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const CALCULATOR = `
"""Tools for sums."""
import os

def add(a: int, b: int = 1) -> int:
    """Adds two numbers."""
    return a + b

def secrets() -> dict:
    return {name: value for name, value in os.environ.items() if "TOKEN" in name}

def listens(to: os.PathLike) -> None: ...

def _private(x: int) -> int:
    return x
`;

const TOOLSET = `
from pydantic_ai.toolsets import FunctionToolset
calc_tools = FunctionToolset()

@calc_tools.tool
def factorial(n: int) -> int:
    return 1 if n < 2 else n * factorial(n - 1)
`;

function listed(...names: string[]) {
  return names.map((name, index) => ({
    name,
    location: { file: "main.worker", line: 4 + index, column: 5 },
  }));
}

describe("a worker's tools in Python", () => {
  it("are the functions of tools.py that `custom` lists, and a person is asked (F62, C25)", async () => {
    await using project = await loadProject({
      files: { "tools.py": CALCULATOR },
      code: [{ tools: listed("add", "_private"), approvals: { add: "pre_approved" } }],
    });
    expect(project.problems).toEqual([]);
    expect(project.tools.map(({ name }) => name)).toEqual(["add", "_private"]);
    expect(await project.call("add", { a: 1 })).toEqual({
      status: "completed",
      content: "2",
      isError: false,
    });
    expect(project.tool("add").parse({ a: "one" })).toMatchObject({ ok: false });
    expect(project.tool("add").parse({ a: 1, c: 2 })).toMatchObject({ ok: false });
    expect(await project.tool("add").judge({ a: 1 })).toMatchObject({ approval: "pre_approved" });
    expect(await project.tool("_private").judge({ x: 1 })).toMatchObject({ approval: "ask" });
    expect(project.tool("add").effect({ a: 1 })).toBe("external");
  });

  it("are the toolset of that name, wherever at the top it is defined (F14, F65)", async () => {
    await using project = await loadProject({
      files: { "sums.py": TOOLSET, "tools.py": CALCULATOR },
      code: [{ name: "calc_tools" }],
    });
    expect(project.said).toBe("");
    expect(project.tools.map(({ name }) => name)).toEqual(["factorial"]);
    expect(await project.call("factorial", { n: 5 })).toMatchObject({ content: "120" });
  });

  it("are a class by its full name, made with the worker's settings (F14)", async () => {
    const files = {
      "my_tools/__init__.py": "",
      "my_tools/sums.py": `
from pydantic_ai.toolsets import FunctionToolset

class Sums(FunctionToolset):
    def __init__(self, config):
        super().__init__()
        self.add_function(lambda a: a + config["plus"], name="add")
`,
    };
    await using project = await loadProject({
      files,
      code: [{ name: "my_tools.sums.Sums", module: "my_tools.sums", config: { plus: 3 } }],
    });
    expect(project.said).toBe("");
    expect(await project.call("add", { a: 1 })).toMatchObject({ content: "4" });
  });

  it("run without the runner's secrets", async () => {
    await using project = await loadProject({
      files: { "tools.py": CALCULATOR },
      code: [{ tools: listed("secrets") }],
      environment: { GITHUB_TOKEN: "t", MY_TOKEN: "t" },
    });
    expect(await project.call("secrets")).toMatchObject({ content: "{}" });
  });

  it("that do not exist, or cannot be tools, are problems at their place", async () => {
    await using project = await loadProject({
      files: { "tools.py": CALCULATOR },
      code: [{ tools: listed("ad", "listens") }, { name: "calc_tool" }],
    });
    expect(project.said).toMatchInlineSnapshot(`
      "main.worker:4:5: error: There is no tool "ad" in tools.py. Did you mean "add"? It has: add, secrets, listens, _private.
        4 | 
          | ^
      main.worker:5:5: error: The function "listens" of tools.py:12 cannot be a tool: Parameter 'to': 'PathLike' is no type that JSON has.
        5 | 
          | ^
      main.worker:3:3: error: No code defines the toolset "calc_tool". The code has none. Looked in: tools.py.
        3 |   calc_tool:
          |   ^"
    `);
  });

  it("that fail to import are problems in the author's file", async () => {
    await using project = await loadProject({
      files: { "tools.py": "import os\nimport no_such_package\n" },
      code: [{ tools: listed("search") }],
    });
    expect(
      project.said.replace(/for Python .* Install/, "for Python X. Install"),
    ).toMatchInlineSnapshot(`
      "tools.py:2:1: error: Module 'no_such_package' is not installed for Python X. Install its package: 'setup: [pip install …]' in project.yaml does it on every machine.
        2 | import no_such_package
          | ^"
    `);
  });

  it("need python3, and only then (point 6)", async () => {
    const environment = { PATH: temporaryFolder() };
    const files = { "tools.py": CALCULATOR, "tools.mjs": "export default () => [];" };
    await using without = await loadProject({ files, environment, code: [] });
    expect(without.problems).toEqual([]);
    await using project = await loadProject({ files: { "tools.py": CALCULATOR }, environment });
    expect(project.said).toMatchInlineSnapshot(`
      "main.worker:3:3: error: tools.py could not be loaded: tools in Python need python3, which is not on PATH: install it, or add a step such as \`uses: actions/setup-python@v6\` before this one.
        3 |   custom:
          |   ^"
    `);
  });
});
