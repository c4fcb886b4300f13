import type { ProjectTemplate } from "./project-template.ts";

/** A question, several searches of the web, and a report that is reviewed before it is written. */
export const RESEARCH_AGENT: ProjectTemplate = {
  summary: "Searches the web for a question and writes a report with sources",
  input: "How do release trains work?",
  files: {
    "main.worker": `---
description: Answers a question with a report in reports/, every claim with its source.
toolsets:
  filesystem:            # reading runs at once; writing asks
  delegation:
    researcher: preApproved
    reviewer: preApproved
---
{% include 'untrusted-input.jinja' %}

1. Split the question into at most three that can be searched for.
2. Call \`_worker_researcher\` with each of them, all at once.
3. Write the report from the answers alone: a short answer first, then the details, each claim with its
   source as a link.
4. Call \`_worker_reviewer\` with the question and the report, and repair what it finds.
5. Write the report to reports/<topic>.md, and answer with its first sentence.

If a call is not executed because somebody denied it, do not try again: say so.
`,
    "project.yaml": `name: research-agent
model: anthropic:claude-sonnet-5-5
`,
    "workers/researcher.worker": `---
description: Searches the web for one question and answers with facts and their links.
server_side_tools:
  - { tool_type: web_search, max_uses: 5 }
---
{% include 'untrusted-input.jinja' %}

Search for the question that you are given. Answer with at most ten facts, one a line, each with the link
of the page that says it. Leave out what only one unreliable page says.
`,
    "workers/reviewer.worker": `---
description: Finds what a report claims without a source.
---
You are given a question and a report. List every claim without a source, and everything that does not
answer the question, one a line. Answer "Nothing to repair." if there is none.
`,
    "answers.yaml": `# The model's part, written down: --model scripted:answers.yaml needs no key and costs nothing.
workers:
  main:
    - calls: [{ tool: _worker_researcher, input: { input: "{{input}}" } }]
    - calls: [{ tool: _worker_reviewer, input: { input: "{{input}}\\n{{result}}" } }]
    - expect: Nothing to repair
      calls:
        - tool: write_file
          input:
            path: reports/release-trains.md
            content: |
              A release train leaves on a fixed date ([example](https://example.com/trains)).
    - either:
        - when: Not executed
          text: I wrote no report, because the write was denied.
        - text: A release train leaves on a fixed date.
  researcher: [{ text: "Trains leave on a fixed date. https://example.com/trains" }]
  reviewer: [{ text: Nothing to repair. }]
`,
    "main.test.yaml": `# llm-do test
answers: answers.yaml
tests:
  - name: researches, reviews, and writes the report
    input: How do release trains work?
    decisions: { write_file: approve }
    expect:
      calls:
        - { tool: _worker_researcher, input: { input: How do release trains work? } }
        - { tool: _worker_reviewer, input: { input: { contains: fixed date } } }
      files:
        reports/release-trains.md: { contains: "https://example.com" }
`,
  },
};
