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
    expect(renderSummary({ runs: [run()], warnings })).toMatchInlineSnapshot();
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
    expect(renderSummary({ runs: [only], warnings: [] })).toMatchInlineSnapshot();
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
