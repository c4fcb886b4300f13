import { MAINTENANCE } from "./init-maintenance.ts";
import { PIPELINE } from "./init-pipeline.ts";
import { RESEARCH_AGENT } from "./init-research-agent.ts";
import { DEFAULT_MODEL, type ProjectTemplate } from "./project-template.ts";

const MINIMAL: ProjectTemplate = {
  summary: "One worker with a folder to read from and one to write to",
  input: "Summarise input/notes.md",
  files: {
    "main.worker": `---
description: Reads what is in input/ and writes what it is asked for to output/.
model: ${DEFAULT_MODEL}
sandbox:
  paths:
    input: { root: ./input, mode: ro }
    output: { root: ./output, mode: rw }
toolsets:
  filesystem:            # reading runs at once; writing asks
---
Do what the message asks with the files in input/. Write the result to a file in output/, and answer
with one sentence that says what you wrote.

If a call is not executed because somebody denied it, do not try again: say so.
`,
    "input/notes.md": "- The server is slow on Mondays.\n- The backup runs on Mondays too.\n",
    "output/": "",
    "answers.yaml": `# The model's part, written down: --model scripted:answers.yaml needs no key and costs nothing.
workers:
  main:
    - text: I read the notes.
      calls:
        - tool: read_file
          input: { path: input/notes.md }
    - expect: backup
      text: One line says it.
      calls:
        - tool: write_file
          input: { path: output/summary.md, content: "The Monday backup slows the server down.\\n" }
    - either:
        - when: Not executed
          text: I wrote nothing, because the write was denied.
        - text: I wrote output/summary.md.
`,
    "main.test.yaml": `# llm-do test
answers: answers.yaml
files:
  input/notes.md: { from: input/notes.md }
tests:
  - name: writes a summary when the write is approved
    input: Summarise input/notes.md
    decisions: { write_file: approve }
    expect:
      asks: [write_file]
      output: I wrote output/summary.md.
      files:
        output/summary.md: { contains: backup }
  - name: writes nothing when it is denied
    decisions: deny
    expect:
      output: { contains: was denied }
      files: { output/summary.md: null }
`,
  },
};

export const PROJECT_TEMPLATES: Readonly<Record<string, ProjectTemplate>> = {
  minimal: MINIMAL,
  pipeline: PIPELINE,
  "research-agent": RESEARCH_AGENT,
  maintenance: MAINTENANCE,
};
