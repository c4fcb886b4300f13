import { expect } from "vitest";
import type { Files } from "../lab/github/git.ts";
import type { Run } from "../lab/github/objects.ts";
import { type Product, WORKFLOW } from "./product.ts";

export const WORKFLOW_FILE = ".github/workflows/llm-do.yml";

/** The README's workflow with more lines under `with:`, or with other permissions. */
export function workflowWith(changes: { inputs?: string[]; permissions?: string }): Files {
  const key = `with: { anthropic-api-key: "\${{ secrets.ANTHROPIC_API_KEY }}" }`;
  const lines = [
    `anthropic-api-key: "\${{ secrets.ANTHROPIC_API_KEY }}"`,
    ...(changes.inputs ?? []),
  ];
  const text = WORKFLOW.replace(
    key,
    `with:\n${lines.map((line) => `          ${line}`).join("\n")}`,
  );
  const given = "{ contents: write, pull-requests: write, issues: write }";
  return { [WORKFLOW_FILE]: text.replace(given, changes.permissions ?? given) };
}

/** One dispatch for each branch, all on the same repository: what differs is what the branch holds. */
export async function dispatchBranches(
  product: Product,
  branches: Record<string, Files>,
): Promise<Map<string, Run>> {
  const runs = new Map<string, Run>();
  for (const [index, [branch, files]] of Object.entries(branches).entries()) {
    product.as("alice").push(branch, files);
    const dispatched = { ref: branch, by: "maria", inputs: { input: "Go" } };
    runs.set(branch, await product.dispatch("llm-do.yml", dispatched));
    if (index % 3 === 2) await product.idle();
  }
  await product.idle();
  return runs;
}

/** What the job's annotation says to people. */
export function errorsOf(run: Run | undefined): string[] {
  return (run?.annotations ?? [])
    .filter(({ level }) => level === "error")
    .map((one) => one.message);
}

/** Red, in words, with outputs and without a stack. */
export function expectExplainedFailure(run: Run | undefined): void {
  expect(run?.conclusion).toBe("failure");
  expect(errorsOf(run)).toHaveLength(1);
  expect(run?.log).not.toMatch(/^\s+at .+:\d+/m);
  expect(run?.log).not.toContain("defect of llm-do");
  const counts = { "pending-approvals": "0", "denied-calls": "0" };
  expect(run?.outputs).toMatchObject({ status: "failed", result: "", ...counts });
  expect(run?.summary).toContain(
    errorsOf(run)[0]
      ?.split("\n")[0]
      ?.replace(/^Run .*? stopped: /, ""),
  );
}
