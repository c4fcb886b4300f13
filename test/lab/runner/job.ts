/** The life of one job: condition, concurrency, a fresh machine with its token, steps, post steps. */
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Permissions, Run } from "../github/objects.ts";
import { fullName, GITHUB_ACTIONS, type World } from "../github/world.ts";
import type { ConcurrencyGroups } from "./concurrency.ts";
import type { JobFacts } from "./contexts.ts";
import {
  type Contexts,
  evaluateTemplate,
  evaluateTexts,
  isTrue,
  type Template,
} from "./expressions.ts";
import { Machine } from "./machine.ts";
import { type ActionSource, contextsOf, executeStep, type JobState } from "./steps.ts";
import type { Workflow, WorkflowJob } from "./workflows.ts";

export interface RunnerSettings {
  world: World;
  groups: ConcurrencyGroups;
  action: ActionSource;
  node: string;
  secrets: Record<string, string>;
  variables: Record<string, string>;
  /** Added to the environment of every step: where the fake model answers, for example. */
  environment: Record<string, string>;
}

export type JobConclusion = "success" | "failure" | "cancelled" | "skipped";

export interface JobResult {
  conclusion: JobConclusion;
  outputs: Record<string, string>;
}

/** A run in progress: what cancelling it reaches. */
export interface ActiveRun {
  run: Run;
  isCancelled: boolean;
  cancelFirst: "SIGINT" | "SIGTERM";
  machines: Set<Machine>;
  cancel: () => void;
}

export async function executeJob(
  settings: RunnerSettings,
  options: {
    active: ActiveRun;
    workflow: Workflow;
    job: WorkflowJob;
    needs: Record<string, JobResult>;
  },
): Promise<JobResult> {
  const { active, workflow, job, needs } = options;
  const { run } = active;
  const secrets = run.restricted ? {} : settings.secrets;
  const facts = bootMachine(settings, options);
  const { machine, token } = facts;
  try {
    const inputs = inputsOf(run, workflow);
    const contexts = contextsOf(facts, {
      secrets,
      variables: settings.variables,
      inputs,
      needs: needsOf(needs),
    });
    contexts.status = statusOf(active, Object.values(needs));
    if (!isTrue(job.if, contexts))
      return { conclusion: active.isCancelled ? "cancelled" : "skipped", outputs: {} };
    const group = concurrencyOf(job.concurrency, contexts);
    const turn = await enter(settings, active, group);
    if (!turn) return { conclusion: "cancelled", outputs: {} };
    try {
      run.status = "in_progress";
      active.machines.add(machine);
      return await executeSteps({ settings, facts, contexts, workflow, job });
    } finally {
      turn.leave();
    }
  } catch (error) {
    machine.log.line(`##[error]${error instanceof Error ? error.message : error}`);
    return { conclusion: "failure", outputs: {} };
  } finally {
    active.machines.delete(machine);
    run.log += machine.log.text;
    run.annotations.push(...machine.log.annotations);
    settings.world.tokens.delete(token.value);
    machine.dispose();
  }
}

function bootMachine(
  settings: RunnerSettings,
  { active, workflow, job }: { active: ActiveRun; workflow: Workflow; job: WorkflowJob },
): JobFacts {
  const { world, node } = settings;
  const { run } = active;
  const machine = new Machine({
    folder: join(world.folder, `vm-${randomUUID()}`),
    repositoryName: run.repository.name,
    secrets: Object.values(settings.secrets),
  });
  const token = world.installationToken({
    account: world.account(GITHUB_ACTIONS),
    repository: run.repository,
    permissions: permissionsOf(run, job.permissions ?? workflow.permissions),
    job: { run, name: job.id, kill: () => machine.kill() },
  });
  machine.log.mask(token.value);
  const eventPath = join(machine.temporary, "event.json");
  writeFileSync(eventPath, JSON.stringify(run.payload, null, 2));
  return { world, run, jobId: job.id, machine, token, eventPath, node };
}

/** Without `permissions:` the repository's default; forks and Dependabot never write. */
function permissionsOf(run: Run, named: Permissions | null): Permissions {
  const writes: Permissions = {
    contents: "write",
    issues: "write",
    pull_requests: "write",
    actions: "write",
  };
  const isWrite = run.repository.settings.defaultWorkflowPermissions === "write";
  const given = named ?? (isWrite ? writes : { contents: "read", packages: "read" });
  const granted = Object.entries(given).filter(([scope]) => scope !== "workflows");
  return Object.fromEntries(
    granted.map(([scope, access]) => [scope, run.restricted ? "read" : access]),
  );
}

function inputsOf(run: Run, workflow: Workflow): Record<string, unknown> {
  const given = (run.payload.inputs ?? {}) as Record<string, string>;
  const declared = workflow.events.workflow_dispatch?.inputs ?? {};
  const typed = Object.entries(given).map(([name, value]) => {
    const isBoolean = String(declared[name]?.type) === "boolean";
    return [name, isBoolean ? value === "true" : value];
  });
  return Object.fromEntries(typed);
}

function needsOf(needs: Record<string, JobResult>): Record<string, unknown> {
  const entries = Object.entries(needs);
  return Object.fromEntries(
    entries.map(([id, { conclusion, outputs }]) => [id, { result: conclusion, outputs }]),
  );
}

function statusOf(active: ActiveRun, needed: JobResult[]): Contexts["status"] {
  if (active.isCancelled) return "cancelled";
  return needed.every((one) => one.conclusion === "success") ? "success" : "failure";
}

interface Group {
  group: string;
  cancelInProgress: boolean;
  queue: "single" | "max";
}

export function concurrencyOf(template: Template, contexts: Contexts): Group | null {
  const value = evaluateTemplate(template, contexts);
  if (value === null || value === "") return null;
  if (typeof value === "string") return { group: value, cancelInProgress: false, queue: "single" };
  const fields = value as Record<string, unknown>;
  const queue = fields.queue === "max" ? "max" : "single";
  return {
    group: String(fields.group),
    cancelInProgress: fields["cancel-in-progress"] === true,
    queue,
  };
}

/** Null when the entry was cancelled while it waited. */
export async function enter(
  settings: RunnerSettings,
  active: ActiveRun,
  group: Group | null,
): Promise<{ leave: () => void } | null> {
  if (group === null) return { leave: () => undefined };
  active.run.status = "pending";
  const name = `${fullName(active.run.repository)}/${group.group}`;
  const { leave } = await settings.groups.enter({
    ...group,
    group: name,
    cancelRunning: active.cancel,
  });
  return leave ? { leave } : null;
}

async function executeSteps(options: {
  settings: RunnerSettings;
  facts: JobFacts;
  contexts: Contexts;
  workflow: Workflow;
  job: WorkflowJob;
}): Promise<JobResult> {
  const { settings, facts, contexts, workflow, job } = options;
  const { machine, run } = facts;
  const environment = { ...settings.environment, ...evaluateTexts(workflow.env, contexts) };
  contexts.values.env = environment;
  Object.assign(environment, evaluateTexts(job.env, contexts));
  const state: JobState = {
    facts,
    action: settings.action,
    contexts,
    environment,
    path: [],
    posts: [],
    summary: "",
  };
  for (const step of job.steps) {
    const done = await executeStep(state, step);
    run.steps.push(done);
    Object.assign(run.outputs, done.outputs);
    if (contexts.status === "success" && done.conclusion === "failure") contexts.status = "failure";
    if (machine.isCancelled) contexts.status = "cancelled";
    contexts.values.job = { status: contexts.status };
  }
  for (const post of state.posts) {
    if (machine.isLost) break;
    const result = await post.execute();
    run.steps.push({ name: post.name, ...result });
    if (contexts.status === "success" && result.conclusion === "failure")
      contexts.status = "failure";
  }
  run.summary += state.summary;
  if (machine.isLost)
    machine.log.line("##[error]The runner has lost communication with the server.");
  const outputs = evaluateTexts(job.outputs, contexts);
  return { conclusion: machine.isLost ? "failure" : contexts.status, outputs };
}
