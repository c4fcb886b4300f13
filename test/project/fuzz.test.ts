import fc from "fast-check";
import { expect, test } from "vitest";
import { LlmDoError } from "../../src/errors.ts";
import { memoryFiles } from "../../src/project/files.ts";
import { renderProblem } from "../../src/project/problem.ts";
import { openProject } from "../../src/project/project.ts";
import { parseWorker } from "../../src/project/worker.ts";

const SEEDS = [
  `---
name: main
model: anthropic:claude-haiku-4-5
compatible_models: ["anthropic:*"]
toolsets:
  filesystem: &f {read_approval: false, write_approval: on, approval: {default: ask, tools: {read_file: preApproved}}}
  shell:
    rules:
      - pattern: git log *
        approval_required: false
      - argv: ["ls", '-l']
        effect: none
    default: {approval_required: true}
    environment: [CI]
  delegation:
    helper: {pre_approved: true}
    allow_workers: ['*', "./a/b"]
    worker_call: {}
    _approval_config: {helper: {pre_approved: false}}
sandbox: {approval: {write: ask}, restrict: }
---
Call helper(x).
`,
  "name: x\ntoolsets: [filesystem, shell: {approval: blocked}, helper]\n---\n\nBody\n",
  "workers: &a\n  allowed_workers: [x]\ntoolsets: {workers: *a}\ninstructions: |\n  Hi\n  ---\n",
];
const PIECES = [
  ..."{}[]:,-#&*!|>'\"%@`?~\t\n\r\u0000\ufeff\u202e\ud800",
  "\n---\n",
  "null",
  "true",
  "~",
  "<<",
  "__proto__",
  "constructor",
  "../",
  "*x",
  "&x ",
  "!!map ",
  "? ",
  "{{",
  "0x1f",
  "1e999",
  "\r\n",
  "  ",
  "- ",
  ": ",
  "toString",
  "ask",
  "[[[[[[[[",
  "'''",
];

/** One of the seeds with a few pieces put in, cut out or doubled. */
const mutated = fc
  .tuple(
    fc.constantFrom(...SEEDS),
    fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.nat(20),
        piece: fc.constantFrom(...PIECES),
        twice: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([seed, edits]) =>
    edits.reduce((text, { at, cut, piece, twice }) => {
      const start = Math.floor(at * text.length);
      const removed = text.slice(start, start + cut);
      return (
        text.slice(0, start) + piece + (twice ? removed + removed : "") + text.slice(start + cut)
      );
    }, seed),
  );

test("whatever stands in a worker file, its problems are located and nothing is thrown", () => {
  fc.assert(
    fc.property(mutated, (text) => {
      const started = process.cpuUsage();
      const { worker, problems } = parseWorker({
        file: "a.worker",
        text,
        workers: new Set(["helper"]),
      });
      expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
      expect(worker === null).toBe(problems.some(({ severity }) => severity === "error"));
      const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
      for (const problem of problems) {
        const { line, column } = problem.location;
        expect(problem.text).toBe(lines[line - 1]);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual(problem.text.length + 1);
        expect(problem.message).not.toMatch(/undefined|\[object|NaN|at .*\.ts/);
        expect(renderProblem(problem).split("\n")).toHaveLength(3);
      }
    }),
    { numRuns: 400 },
  );
});

test("whatever stands in a project, only LlmDoError is thrown", async () => {
  await fc.assert(
    fc.asyncProperty(mutated, mutated, async (manifest, worker) => {
      const files = memoryFiles({
        "project.yaml": manifest,
        "main.worker": worker,
        "workers/helper.worker": worker,
      });
      const project = await openProject(files, { path: "." });
      await project.problems();
      await project.worker("main").catch((error: unknown) => {
        expect(error).toBeInstanceOf(LlmDoError);
        expect((error as LlmDoError).message).toMatch(/:\d+:\d+: error: /);
      });
    }),
    { numRuns: 100 },
  );
});
