/**
 * One small project per dialect of spec/dialects.md, each in the form that its time wrote: where helpers
 * stand, how delegates are listed and called, how approval is spelled, how code tools look.
 */
export interface DialectProject {
  dialect: string;
  files: Record<string, string>;
  /** The documented command line of its time. */
  argv: string[];
  /** Expected on stdout. */
  prints: string;
  /** Files that the run leaves behind. */
  leaves?: Record<string, string>;
}

/** Answers in the order of turns; a call is `tool({…})`. */
type Says = (string | { tool: string; input: unknown })[];

function answers(workers: Record<string, Says>): string {
  const written = Object.entries(workers).map(([name, says]) => [
    name,
    says.map((said) => (typeof said === "string" ? { text: said } : { calls: [said] })),
  ]);
  return JSON.stringify({ workers: Object.fromEntries(written) });
}

const MODEL = ["--model", "scripted:answers.yaml"];

export const DIALECTS: DialectProject[] = [
  {
    dialect: "D4",
    files: {
      "main.worker": `---
name: main
description: Plans and writes
toolsets:
  delegation:
    allow_workers: [note_writer]
  filesystem: {}
sandbox:
  paths:
    notes: { root: ./notes, mode: rw, suffixes: [.md], write_approval: false }
---
Ask worker_call(worker="note_writer", input_data={"topic": ...}) and save the note to notes/.`,
      "workers/note_writer.worker": `---
name: note_writer
description: Writes one note
---
{{ file('STYLE.md') }}
Write about the topic.`,
      "workers/STYLE.md": "Be short.",
      "answers.yaml": answers({
        main: [
          { tool: "worker_call", input: { worker: "note_writer", input_data: { topic: "tea" } } },
          { tool: "write_file", input: { path: "notes/tea.md", content: "{{result}}" } },
          "Saved.",
        ],
        note_writer: ["Tea is hot."],
      }),
    },
    argv: ["main", "tea", ...MODEL, "--approve-all"],
    prints: "Saved.\n",
    leaves: { "notes/tea.md": "Tea is hot." },
  },
  {
    dialect: "D14",
    files: {
      "program.yaml": `name: counter\nmodel: scripted:answers.yaml\ntoolsets:\n  filesystem: {}\n`,
      "main.worker": `---
name: main
toolsets:
  custom:
    count_words: { pre_approved: true }
  shell:
    rules:
      - pattern: "wc "
        approval_required: false
---
Count with count_words.`,
      "tools.py": `def count_words(text: str) -> int:
    """Count the words of a text."""
    return len(text.split())


def not_listed() -> None:
    raise RuntimeError("never offered")
`,
      "answers.yaml": answers({
        main: [{ tool: "count_words", input: { text: "one two three" } }, "There are {{result}}."],
      }),
    },
    argv: [".", "one two three"],
    prints: "There are 3.\n",
  },
  {
    dialect: "D19",
    files: {
      "main.worker": `---
name: main
model: scripted:answers.yaml
toolsets:
  delegation:
    judge: {}
---
Call _worker_judge(input="...") for each name.`,
      "judge.worker": `---
name: judge
description: Judges one name
model: scripted:answers.yaml
attachment_policy:
  max_attachments: 0
---
Judge it.`,
      "answers.yaml": answers({
        main: [{ tool: "_worker_judge", input: { input: "Ada" } }, "Verdict: {{result}}"],
        judge: ["fine"],
      }),
    },
    argv: ["judge the names", "--dir", ".", "--worker", "main", "--approve-all"],
    prints: "Verdict: fine\n",
  },
  {
    dialect: "D20",
    files: {
      "shouter.worker": `---
name: shouter
---
Shout it.`,
      "tools.py": `from llm_do import tool_context


@tool_context
async def main(ctx, input: str) -> str:
    return "It says: " + await ctx.call_tool("shouter", input)
`,
      "answers.yaml": answers({ shouter: ["{{input}}!"] }),
    },
    argv: ["hello", "--tool", "main", ...MODEL],
    prints: "It says: hello!\n",
  },
  {
    dialect: "D25",
    files: {
      "main.worker": `---
name: main
model: scripted:answers.yaml
toolsets:
  calc: {}
---
Use the tools of calc.`,
      "tools.py": `from pydantic_ai.toolsets import FunctionToolset

calc = FunctionToolset()


@calc.tool
def double(n: int) -> int:
    """Double a number.

    Args:
        n: The number.
    """
    return 2 * n
`,
      "answers.yaml": answers({ main: [{ tool: "double", input: { n: 21 } }, "{{result}}!"] }),
    },
    argv: ["main.worker", "tools.py", "double 21", "--approve-all"],
    prints: "42!\n",
  },
  {
    dialect: "J1",
    files: {
      "main.worker": `---
name: orchestrator
model: scripted:answers.yaml
toolsets:
  filesystem: { write_approval: false }
  judge: { _approval_config: { judge: { pre_approved: true } } }
---
Call judge(input="...") and write what it says.`,
      "judge.worker":
        "---\nname: judge\nmodel: scripted:answers.yaml\ntoolsets: {}\n---\nJudge it.\n",
      "answers.yaml": answers({
        orchestrator: [
          { tool: "judge", input: { input: "Ada" } },
          { tool: "write_file", input: { path: "out/verdict.txt", content: "{{result}}" } },
          "Written.",
        ],
        judge: ["good"],
      }),
    },
    argv: ["main.worker", "judge.worker", "--entry", "orchestrator", "Ada"],
    prints: "Written.\n",
    leaves: { "out/verdict.txt": "good" },
  },
  {
    dialect: "J5",
    files: {
      "main.worker": `---
name: main
model: scripted:answers.yaml
toolsets:
  llm_do.toolsets.shell.ShellToolset:
    rules:
      - { pattern: "echo", approval_required: false }
    default: { approval_required: true }
  analyzer: {}
---
Call analyzer(input="...").`,
      "tools.py": `from pydantic_ai import RunContext
from pydantic_ai.toolsets import FunctionToolset

analyzer = FunctionToolset()


@analyzer.tool
async def analyze(ctx: RunContext, text: str) -> str:
    """Analyze a text with the worker scorer."""
    score = await ctx.deps.call("scorer", {"input": text})
    return f"{text}: {score}"
`,
      "scorer.worker": "---\nname: scorer\nmodel: scripted:answers.yaml\n---\nScore it.\n",
      "answers.yaml": answers({
        main: [
          { tool: "analyze", input: { text: "deck" } },
          { tool: "shell", input: { command: "echo done" } },
          "ok",
        ],
        scorer: ["5"],
      }),
    },
    argv: ["main.worker", "scorer.worker", "tools.py", "--approve-all", "deck"],
    prints: "ok\n",
  },
  {
    dialect: "GF",
    files: {
      "golem-forge.config.yaml": `model: scripted:answers.yaml
sandbox: { root: "." }
approval: { mode: interactive }
delegation: { maxDepth: 3 }
workerPaths: [workers]
`,
      "main.worker": `---
name: assistant
description: |
  Delegates and calculates
toolsets:
  workers:
    allowed_workers: [keeper]
  custom:
    module: ./tools.ts
    tools: [square, shout]
    approval:
      default: ask
      tools: { square: preApproved }
---
Square with square, keep with keeper.
`,
      "workers/keeper.worker": `---
name: keeper
sandbox: { restrict: /notes }
toolsets:
  filesystem: {}
---
Keep it in /notes.
`,
      "tools.ts": `import { z } from "zod";
import type { NamedTool } from "../../src/tools/index.js";

enum Power { Two = 2 }

export const squareSchema = z.object({ n: z.number().int().describe("The number") });
export function square({ n }: z.infer<typeof squareSchema>): number {
  return n ** Power.Two;
}

export const shout: NamedTool = {
  name: "shout",
  description: "Shout a text",
  inputSchema: z.object({ text: z.string() }),
  needsApproval: false,
  execute: async ({ text }: { text: string }) => ({ success: true, text: text.toUpperCase() }),
};
`,
      "answers.yaml": answers({
        assistant: [
          { tool: "square", input: { n: 12 } },
          { tool: "keeper", input: { input: "{{result}}", instructions: "One line." } },
          { tool: "shout", input: { text: "done" } },
          "{{result}}",
        ],
        keeper: [{ tool: "write_file", input: { path: "/notes/a.txt", content: "144" } }, "kept"],
      }),
    },
    argv: [".", "square 12", "-a", "approve_all"],
    prints: '{"success":true,"text":"DONE"}\n',
    leaves: { "notes/a.txt": "144" },
  },
];
