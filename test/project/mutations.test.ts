import { expect, test } from "vitest";
import { LlmDoError } from "../../src/errors.ts";
import { memoryFiles } from "../../src/project/files.ts";
import { parseManifest } from "../../src/project/manifest.ts";
import { Diagnostics, renderProblem } from "../../src/project/problem.ts";
import { openProject } from "../../src/project/project.ts";
import { parseWorker } from "../../src/project/worker.ts";
import { type Mutation, mutations, VALID } from "./mutations.ts";

const WORKERS = new Set(["helper"]);
const ALL = mutations();

function problemsOf(file: string, text: string) {
  if (file === "a.worker") {
    return parseWorker({ file, text, workers: WORKERS, hasCode: true }).problems;
  }
  const diagnostics = new Diagnostics();
  parseManifest({ file, text, diagnostics });
  return diagnostics.problems;
}

test.each(Object.entries(VALID))("%s is valid before it is broken", (dialect, text) => {
  const problems = problemsOf(dialect === "a manifest" ? "project.yaml" : "a.worker", text);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("there are at least 200 broken files, all different", () => {
  expect(new Set(ALL.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
});

/** Every problem stands on a line of the file, says something, and prints on three lines. */
function checkProblems(
  { title, text }: Mutation,
  problems: readonly Parameters<typeof renderProblem>[0][],
) {
  const lines = text.replace(/^\ufeff/, "").split(/\r?\n/);
  for (const problem of problems) {
    const { line, column } = problem.location;
    expect(lines[line - 1]?.startsWith(problem.text), title).toBe(true);
    expect(column, title).toBeGreaterThanOrEqual(1);
    expect(column, title).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 1);
    expect(problem.message, title).not.toMatch(/undefined|\[object|NaN,|at .*\.ts:/);
    expect(renderProblem(problem).split("\n"), title).toHaveLength(3);
  }
}

function milliseconds(work: () => void): number {
  const { user, system } = process.cpuUsage();
  work();
  const spent = process.cpuUsage({ user, system });
  return (spent.user + spent.system) / 1000;
}

test.each(["a.worker", "project.yaml"])(
  "a broken %s gives located problems, never a stack trace, within a second",
  (file) => {
    for (const mutation of ALL) {
      const { title, text } = mutation;
      const spent = milliseconds(() => checkProblems(mutation, problemsOf(file, text)));
      expect(spent, title).toBeLessThan(1000);
    }
  },
  60_000,
);

test("a worker is read exactly when nothing is an error", () => {
  for (const { title, text } of ALL) {
    const source = { file: "a.worker", text, workers: WORKERS, hasCode: true };
    const { worker, problems } = parseWorker(source);
    expect(worker === null, title).toBe(problems.some(({ severity }) => severity === "error"));
  }
}, 60_000);

test("a project of broken files opens, and only LlmDoError with places comes out of it", async () => {
  for (const { title, text } of ALL) {
    const files = memoryFiles({
      "main.worker": text,
      "workers/helper.worker": text,
      "tools.py": "",
    });
    const project = await openProject(files, { path: "." });
    const problems = await project.problems();
    const error = await project.worker("main").catch((thrown: unknown) => thrown);
    if (!(error instanceof Error)) continue;
    expect(error, title).toBeInstanceOf(LlmDoError);
    expect(error.message, title).toMatch(/:\d+:\d+: error: /);
    expect(problems.length, title).toBeGreaterThan(0);
  }
}, 60_000);
