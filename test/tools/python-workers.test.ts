import { describe, expect, it } from "vitest";
import { python } from "./python-code.ts";

describe("workers of a Python module", () => {
  it("are told with their toolsets, and so are those that only another one names", async () => {
    const code = await python({
      "workers.py": `from llm_do.ctx_runtime.invocables import WorkerInvocable
from llm_do.filesystem_toolset import FileSystemToolset
from pathlib import Path
from pydantic_ai.toolsets import FunctionToolset

sums = FunctionToolset()
_hidden = WorkerInvocable(name="helper", instructions="Help.")
_unused = WorkerInvocable(name="unused")
main = WorkerInvocable(
    name="main",
    model="anthropic:claude-haiku-4-5",
    compatible_models=["anthropic:*"],
    instructions="Do.",
    toolsets=[FileSystemToolset(config={"read_approval": True}), sums, _hidden, "other"],
    base_path=Path(__file__).parent,
)
again = main
`,
    });
    expect(code.process.problems).toEqual([]);
    expect(code.process.workers).toEqual([
      {
        name: "main",
        description: null,
        model: "anthropic:claude-haiku-4-5",
        compatibleModels: ["anthropic:*"],
        instructions: "Do.",
        toolsets: [
          { name: "filesystem", config: { read_approval: true } },
          { name: "sums", config: {} },
          { name: "helper", config: {} },
          { name: "other", config: {} },
        ],
        source: { file: "workers.py", line: 9 },
      },
      {
        name: "helper",
        description: null,
        model: null,
        compatibleModels: null,
        instructions: "Help.",
        toolsets: [],
        source: { file: "workers.py", line: 7 },
      },
    ]);
  });

  it("are none where a file defines tools only", async () => {
    const code = await python({ "tools.py": "def add(a: int, b: int): return a + b\n" });
    expect(code.process.workers).toEqual([]);
  });
});
