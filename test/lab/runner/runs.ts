/** Records of workflow runs. */

import type { Account, Repository, Run } from "../github/objects.ts";
import { invalid } from "../github/refusal.ts";
import type { Workflow } from "./workflows.ts";

type RunResults =
  | "status"
  | "conclusion"
  | "createdAt"
  | "updatedAt"
  | "log"
  | "outputs"
  | "steps"
  | "summary"
  | "annotations";

export type RunFacts = Omit<Run, RunResults>;

export function newRun(now: string, facts: RunFacts): Run {
  return {
    ...facts,
    status: "queued",
    conclusion: null,
    createdAt: now,
    updatedAt: now,
    log: "",
    outputs: {},
    steps: [],
    summary: "",
    annotations: [],
  };
}

/** A schedule's actor is who last committed to the workflow file. */
export function lastCommitter(
  accounts: Account[],
  file: { repository: Repository; path: string; sha: string },
): Account {
  const { repository, path, sha } = file;
  const name = repository.git.run(["log", "-1", "--format=%cn", sha, "--", path]).trim();
  return accounts.find((one) => one.login === name) ?? repository.owner;
}

/** Inputs as the event shows them: all of them, as text, with their defaults. */
export function dispatchInputs(
  workflow: Workflow,
  inputs: Record<string, string>,
): Record<string, string> {
  const declared = workflow.events.workflow_dispatch;
  if (!declared) throw invalid("Workflow does not have 'workflow_dispatch' trigger");
  const all: Record<string, string> = {};
  for (const [name, input] of Object.entries(declared.inputs ?? {})) {
    const value = inputs[name] ?? (input.default === undefined ? "" : String(input.default));
    if (value === "" && input.required) throw invalid(`Required input '${name}' not provided`);
    if (input.options && !input.options.includes(value))
      throw invalid(
        `Provided value '${value}' for input '${name}' not in the list of allowed values`,
      );
    all[name] = value;
  }
  const unexpected = Object.keys(inputs).find((name) => !(name in all));
  if (unexpected !== undefined) throw invalid(`Unexpected inputs provided: ["${unexpected}"]`);
  return all;
}
