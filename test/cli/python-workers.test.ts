import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openKeyboard } from "./keyboard.ts";

const WORKERS = `
from pathlib import Path
from llm_do.runtime.worker import Worker
from llm_do.toolsets.filesystem import FileSystemToolset
from llm_do.toolsets.shell import ShellToolset
from pydantic_ai.toolsets import FunctionToolset

HERE = Path(__file__).parent
units = FunctionToolset()

@units.tool_plain
def to_cups(grams: int) -> str:
    """How many cups of flour that is."""
    return f"{grams / 120:.1f} cups"

critic = Worker(
    name="critic",
    instructions=(HERE / "critic.md").read_text(),
    description="Judges a recipe.",
    base_path=HERE,
)
main = Worker(
    name="main",
    model="scripted:answers.yaml",
    instructions="You write recipes. Keep {{ braces }} as they are.",
    toolsets=[
        FileSystemToolset(config={"base_path": str(HERE)}),
        ShellToolset(config={"rules": [{"pattern": "ls", "approval_required": False}]}),
        units,
        critic,
    ],
)
`;
const FILES = {
  "workers.py": WORKERS,
  "critic.md": "You judge recipes.\n",
  "answers.yaml": `workers:
  main:
    - calls: [{ tool: to_cups, input: { grams: 240 } }, { tool: critic, input: { input: "bread" } }]
    - calls: [{ tool: write_file, input: { path: bread.md, content: "2.0 cups" } }]
    - text: baked
  critic:
    - text: good
`,
};

describe("workers that are defined in a Python file (J1, J5)", () => {
  test("run, wait for a decision and go on in a later command like workers in files", async () => {
    const { run, directory } = await openKeyboard(FILES);
    const first = await run(["workers.py", "--entry", "main", "bread"]);
    expect(first).toMatchObject({ code: 3, stdout: "" });
    expect(first.stderr).toContain("to_cups");
    const id = /runs approve (\w+)/.exec(first.stderr)?.[1] ?? "";
    const second = await run(["runs", "approve", id, "A1", "--resume"]);
    expect(second).toMatchObject({ code: 3 });
    expect(existsSync(join(directory, "bread.md"))).toBe(false);
    const last = await run(["runs", "approve", id, "A2", "--resume"]);
    expect(last).toMatchObject({ code: 0, stdout: "baked\n" });
    expect(await readFile(join(directory, "bread.md"), "utf8")).toBe("2.0 cups");
  });

  test("are the project that is validated, and may be started from any folder", async () => {
    const { run } = await openKeyboard({
      "kitchen/workers.py": WORKERS,
      "kitchen/critic.md": FILES["critic.md"],
      "kitchen/answers.yaml": FILES["answers.yaml"],
    });
    const here = await run(["validate", "workers.py", "--verbose"], { below: "kitchen" });
    expect(here).toMatchObject({ code: 0 });
    expect(here.stdout.split("\n").slice(0, 2)).toMatchInlineSnapshot(`
      [
        "critic (critic.worker): no model; no tools",
        "main (main.worker): scripted:answers.yaml; read_file, list_files, file_info, file_exists, write_file, edit_file, delete_file, shell, critic, to_cups",
      ]
    `);
    expect(await run(["validate", "kitchen/workers.py"])).toMatchObject({ code: 0 });
    const args = ["kitchen/workers.py", "--entry", "main", "--approve-all", "bread"];
    expect(await run(args)).toMatchObject({ code: 0, stdout: "baked\n" });
  });

  test("in tools.py of a project folder are workers of that project", async () => {
    const { run } = await openKeyboard({
      "main.worker": "---\nmodel: scripted:answers.yaml\ntoolsets: { critic: {} }\n---\nAsk.\n",
      "tools.py": `from llm_do.ctx_runtime.invocables import WorkerInvocable
critic = WorkerInvocable(name="critic", instructions="You judge recipes.", toolsets=[])
`,
      "answers.yaml": `workers:
  main:
    - calls: [{ tool: critic, input: { input: bread } }]
    - text: asked
  critic:
    - text: good
`,
    });
    const { code, stdout, stderr } = await run(["run", "--approve-all", "bread"]);
    expect({ code, stdout }, stderr).toEqual({ code: 0, stdout: "asked\n" });
  });

  test("are looked for only where a Python file may define them: nothing else is loaded", async () => {
    const { run, directory } = await openKeyboard({
      "main.worker": "---\nmodel: scripted:answers.yaml\n---\nAnswer.\n",
      "answers.yaml": "workers: { main: [{ text: done }] }\n",
      "tools.py": `open("loaded", "w")\n`,
      "other.py": `open("loaded", "w")\nfrom llm_do.runtime import Worker\nworker = Worker("a")\n`,
    });
    expect(await run(["run", "x"])).toMatchObject({ code: 0, stdout: "done\n" });
    expect(existsSync(join(directory, "loaded"))).toBe(false);
  });

  test.each([
    [
      "a setting of theirs that is misspelt",
      `main = Worker("main", "Do.", toolsets=[FileSystemToolset({"write_aproval": True})])`,
      '4:1: error: Worker "main": Unknown key "write_aproval" in "toolsets.filesystem". Did you mean "write_approval"?',
    ],
    [
      "an argument that there is not",
      `main = Worker("main", "Do.", temper=1)`,
      "got an unexpected keyword argument 'temper'",
    ],
    [
      "a toolset that is none",
      `main = Worker("main", "Do.", toolsets=[42])`,
      "4:1: error: The worker 'main' has a toolset that cannot be used: int. A toolset is another worker, a FileSystemToolset, a ShellToolset, or a FunctionToolset in a variable of this file.",
    ],
    [
      "a folder narrower than the workspace",
      `main = Worker("main", "Do.", toolsets=[FileSystemToolset({"base_path": "notes"})])`,
      "4:1: error: The base_path of the worker 'main' is 'notes': tools work in the workspace, and on no other folder. Remove base_path, or make it the folder of this file.",
    ],
    [
      "two of one name",
      `main = Worker("main", "Do.")\nother = Worker("main", "Do.")`,
      "5:1: error: Duplicate worker name: main (also in line 4). Rename one of the two.",
    ],
    [
      "a name that a file has",
      `critic = Worker("critic", "Judge.")`,
      "4:1: error: Duplicate worker name: critic (also in critic.worker). Rename one of the two.",
    ],
    [
      "a name that no file may have",
      `main = Worker("../main", "Do.")`,
      '4:1: error: The worker\'s name "../main" may have letters, digits, "_", "-" and "." only.',
    ],
    [
      "a toolset under a name of ours",
      `shell = FunctionToolset()\nmain = Worker("main", "Do.", toolsets=[shell])`,
      "5:1: error: 'shell' is the name of a toolset of llm-do. Rename this FunctionToolset.",
    ],
    [
      "one toolset twice",
      `main = Worker("main", "Do.", toolsets=[ShellToolset(), ShellToolset()])`,
      '4:1: error: The worker "main" has the toolset "shell" twice.',
    ],
    [
      "no instructions",
      `main = Worker("main")`,
      '4:1: error: The worker "main" has no instructions.',
    ],
    [
      "instructions that are no text",
      `main = Worker("main", ShellToolset)`,
      "4:1: error: 'instructions' of a worker must be text, not <class",
    ],
  ])("say at their place: %s", async (_, code, message) => {
    const { run } = await openKeyboard({
      "workers.py": `from llm_do.runtime import Worker
from llm_do.toolsets import FileSystemToolset, ShellToolset
from pydantic_ai import FunctionToolset
${code}
`,
      "critic.worker": "You judge.\n",
    });
    const { code: exit, stderr } = await run(["workers.py", "critic.worker", "bread"]);
    expect(exit).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toContain(code.split("\n").at(-1));
  });
});
