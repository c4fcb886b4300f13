import type { ProjectTemplate } from "./project-template.ts";

const stage = (what: string, how: string) => `---
description: ${what}
---
${how}
Answer with the text alone, nothing before or behind it.
`;

/** An orchestrator that hands a text from worker to worker (spec worker-as-function §7.3). */
export const PIPELINE: ProjectTemplate = {
  summary: "An orchestrator and three stages that hand a text on",
  input: "Process input/draft.md",
  files: {
    "main.worker": `---
description: Takes a text from input/ through three stages to output/.
toolsets:
  filesystem:            # reading runs at once; writing asks
  delegation:
    stage_1: preApproved
    stage_2: preApproved
    stage_3: preApproved
---
1. Read the file that the message names, in input/.
2. Call \`_worker_stage_1\` with its text, \`_worker_stage_2\` with the answer, and \`_worker_stage_3\` with
   that answer.
3. Write the last answer to a file of the same name in output/, and say so in one sentence.

If a call is not executed because somebody denied it, do not try again: say so.
`,
    "project.yaml": `name: pipeline
model: anthropic:claude-sonnet-5-5
sandbox:
  paths:
    input: { root: ./input, mode: ro }
    output: { root: ./output, mode: rw }
`,
    "workers/stage_1.worker": stage(
      "Extracts the facts of a text.",
      "List every fact of the text that you are given, one a line.",
    ),
    "workers/stage_2.worker": stage(
      "Orders facts.",
      "Put the facts that you are given into the order in which a reader needs them.",
    ),
    "workers/stage_3.worker": stage(
      "Writes a text from facts.",
      "Write one short paragraph that says all the facts you are given, in their order.",
    ),
    "input/draft.md": "We met on Friday. The release is on Monday. Ada tests it before.\n",
    "output/": "",
    "answers.yaml": `# The model's part, written down: --model scripted:answers.yaml needs no key and costs nothing.
workers:
  main:
    - calls: [{ tool: read_file, input: { path: input/draft.md } }]
    - calls: [{ tool: _worker_stage_1, input: { input: "{{result}}" } }]
    - calls: [{ tool: _worker_stage_2, input: { input: "{{result}}" } }]
    - calls: [{ tool: _worker_stage_3, input: { input: "{{result}}" } }]
    - calls: [{ tool: write_file, input: { path: output/draft.md, content: "{{result}}" } }]
    - either:
        - when: Not executed
          text: I wrote nothing, because the write was denied.
        - text: I wrote output/draft.md.
  stage_1: [{ text: "Meeting on Friday\\nRelease on Monday\\nAda tests before" }]
  stage_2: [{ text: "Meeting on Friday\\nAda tests before\\nRelease on Monday" }]
  stage_3: [{ text: We met on Friday; Ada tests before the release on Monday. }]
`,
    "main.test.yaml": `# llm-do test
answers: answers.yaml
files:
  input/draft.md: { from: input/draft.md }
tests:
  - name: hands the text through all stages
    input: Process input/draft.md
    decisions: { write_file: approve }
    expect:
      calls:
        - { tool: _worker_stage_1, input: { input: { contains: Ada } } }
        - { tool: _worker_stage_2, input: { input: { contains: Release on Monday } } }
        - { tool: _worker_stage_3 }
      files:
        output/draft.md: { contains: Ada tests before the release }
`,
  },
};
