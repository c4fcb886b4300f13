import { describe, expect, it } from "vitest";
import { byteLength } from "../../src/github/markdown.ts";
import { type RunSummary, renderSummary } from "../../src/github/summary.ts";
import { shellRequest, writeRequest } from "./example-requests.ts";

const expiresAt = "2026-11-28T12:00:00Z";
const usage = {
  turns: 2,
  input: 1_200,
  output: 340,
  cacheRead: 10_000,
  cacheWrite: 800,
  cost: 0.0123,
};

function run(changes: Partial<RunSummary> = {}): RunSummary {
  return {
    status: "suspended",
    runId: "4f2a91c07b3d",
    worker: "main",
    result: "",
    waiting: [{ request: writeRequest(), expiresAt, url: "https://github.com/o/r/pull/7#r1" }],
    workers: [
      { chain: ["main"], ...usage },
      { chain: ["main", "triage"], ...usage },
    ],
    denied: [{ tool: "shell", reason: "Not executed: <b>no</b> rule allows 'rm -rf'." }],
    changes: [{ path: "docs/a.md", added: 3, removed: 0 }],
    url: "https://github.com/o/r/pull/7",
    ...changes,
  };
}

describe("the job summary", () => {
  it("shows what happened and what it waits for", () => {
    const warnings = ["Tools run with the runner's own rights."];
    expect(renderSummary({ runs: [run()], warnings })).toMatchInlineSnapshot(`
      "> [!WARNING]
      > Tools run with the runner's own rights.

      ### \`main\` ⏸️ waits for a decision

      Run \`4f2a91c07b3d\` · [pull request or issue of this run](https://github.com/o/r/pull/7)

      **Waits for**
      - [**A1**](https://github.com/o/r/pull/7#r1): create \`docs/a.md\` · expires Sat 28 Nov 2026, 12:00 UTC

      **What changed**
      - \`docs/a.md\` +3 −0

      **1 call not executed**
      - \`shell\`: Not executed: &lt;b&gt;no&lt;/b&gt; rule allows 'rm -rf'.

      | worker | turns | input | output | cache read | cache written | cost |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      | \`main\` | 2 | 1,200 | 340 | 10,000 | 800 | $0.0123 |
      | &emsp;\`triage\` | 2 | 1,200 | 340 | 10,000 | 800 | $0.0123 |
      | **total** | 4 | 2,400 | 680 | 20,000 | 1,600 | $0.0246 |
      "
    `);
  });

  it("shows a result and leaves out what there is none of", () => {
    const only = run({
      status: "completed",
      result: "All **done**, @octocat.",
      waiting: [],
      workers: [{ chain: ["main"], ...usage, cost: null }],
      denied: [],
      changes: [],
      url: null,
    });
    expect(renderSummary({ runs: [only], warnings: [] })).toMatchInlineSnapshot(`
      "### \`main\` ✅ completed

      Run \`4f2a91c07b3d\`

      > All **done**, \`@octocat\`.

      | worker | turns | input | output | cache read | cache written | cost |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      | \`main\` | 2 | 1,200 | 340 | 10,000 | 800 | cost unknown |
      "
    `);
  });

  it("stays below the limit of 1 MiB", () => {
    const worst = "\u{e0041}<@a$\n`".repeat(20_000);
    const one = run({
      worker: worst,
      result: worst,
      waiting: Array.from({ length: 500 }, () => ({
        request: shellRequest(),
        expiresAt,
        url: null,
      })),
      denied: Array.from({ length: 500 }, () => ({ tool: worst, reason: worst })),
      workers: Array.from({ length: 500 }, () => ({ chain: [worst], ...usage })),
      changes: Array.from({ length: 500 }, () => ({ path: worst, added: 1, removed: 0 })),
    });
    const summary = renderSummary({ runs: Array.from({ length: 30 }, () => one), warnings: [] });
    expect(byteLength(summary)).toBeLessThan(1_048_576);
    expect(summary).toContain("There is more, but GitHub shows no longer summaries.");
  });
});

describe("the models of a run (F107)", () => {
  it("stand below the table, each with where it was chosen", () => {
    const models = [{ model: "claude-sonnet-5-5", from: "project.yaml" }];
    const triage = [{ model: "gpt-6", from: null }];
    const workers = [
      { chain: ["main"], models, ...usage },
      { chain: ["main", "triage"], models: triage, ...usage },
    ];
    expect(renderSummary({ runs: [run({ workers })], warnings: [] })).toContain(
      "Models: `main`: `claude-sonnet-5-5` from `project.yaml` · `triage`: `gpt-6`\n",
    );
  });
});
