/** GitHub Actions: which runs an event starts, from which file, on which ref, with which rights. */

import type { Judges } from "../doors/judges.ts";
import type { Account, Conclusion, Repository, Run } from "../github/objects.ts";
import { invalid, notFound } from "../github/refusal.ts";
import { ConcurrencyGroups } from "./concurrency.ts";
import { judgePayload, type LabEvent, type Payload, payloadOf } from "./events.ts";
import {
  type ActiveRun,
  concurrencyOf,
  enter,
  executeJob,
  type JobResult,
  type RunnerSettings,
} from "./job.ts";
import { dispatchInputs, lastCommitter, newRun } from "./runs.ts";
import { matches, sourceOf } from "./triggers.ts";
import { parseWorkflow, type Workflow, workflowsAt } from "./workflows.ts";

export interface StartOptions {
  event: string;
  payload: Payload;
  repository: Repository;
  actor: Account;
  source: { sha: string; ref: string; headRef: string; baseRef: string; isRestricted: boolean };
}

export class Actions {
  readonly #settings: RunnerSettings;
  readonly #judges: Judges;
  readonly #active = new Map<Run, ActiveRun>();
  readonly #working = new Set<Promise<unknown>>();
  /** Runs start in the order of their events. */
  #starting: Promise<unknown> = Promise.resolve();

  constructor(settings: Omit<RunnerSettings, "groups">, judges: Judges) {
    this.#settings = { ...settings, groups: new ConcurrencyGroups() };
    this.#judges = judges;
  }

  /** Called for every event, whoever caused it. */
  handle(event: LabEvent): void {
    const { world } = this.#settings;
    const payload = payloadOf(world, event);
    judgePayload(world, this.#judges, { name: event.name, payload });
    const isDispatch = event.name === "repository_dispatch";
    // Actions are off in forks, and GITHUB_TOKEN's events start nothing except dispatches.
    if (event.repository.forkOf || (event.caller.token.isGitHubToken && !isDispatch)) return;
    const source = sourceOf(event);
    if (!source) return;
    const { name, repository, caller } = event;
    const options: StartOptions = {
      event: name,
      payload,
      repository,
      actor: caller.account,
      source,
    };
    this.#enqueue(async () => {
      for (const workflow of await workflowsAt(repository, source.sha)) {
        if (workflow.errors.length > 0) this.#failToStart(options, workflow);
        else if (matches(workflow, event)) this.#start(options, workflow);
      }
    });
  }

  async dispatch(
    options: StartOptions & { path: string; inputs: Record<string, string> },
  ): Promise<Run> {
    const { repository, path, source, inputs, payload } = options;
    const workflow = await this.#workflow(repository, { path, sha: source.sha });
    const all = dispatchInputs(workflow, inputs);
    const complete = { ...payload, inputs: all };
    judgePayload(this.#settings.world, this.#judges, {
      name: "workflow_dispatch",
      payload: complete,
    });
    return this.#start({ ...options, payload: complete }, workflow);
  }

  async schedule(options: Omit<StartOptions, "actor"> & { path: string }): Promise<Run> {
    const { repository, path, source, payload } = options;
    const workflow = await this.#workflow(repository, { path, sha: source.sha });
    const [first] = workflow.events.schedule ?? [];
    if (!first) throw invalid("Workflow does not have a 'schedule' trigger");
    const actor = lastCommitter(this.#settings.world.accounts, {
      repository,
      path,
      sha: source.sha,
    });
    return this.#start(
      { ...options, actor, payload: { ...payload, schedule: first.cron } },
      workflow,
    );
  }

  /** Replays the event with the original actor's rights: same id, payload and commit. */
  async rerun(run: Run, by: Account): Promise<Run> {
    const { repository, path, sha } = run;
    const workflow = await this.#workflow(repository, { path, sha });
    const { world } = this.#settings;
    const attempts = world.runs.filter((one) => one.id === run.id);
    const again = newRun(world.now(), {
      ...run,
      attempt: attempts.length + 1,
      triggeringActor: by,
    });
    this.#execute(again, workflow);
    return again;
  }

  cancel(run: Run, first: "SIGINT" | "SIGTERM"): void {
    const active = this.#active.get(run);
    if (!active) return;
    active.cancelFirst = first;
    active.cancel();
  }

  /** Resolves when nothing runs and nothing is about to; rejects with the logs of what hangs. */
  async idle(timeoutMs: number): Promise<void> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const expired = new Promise<void>((resolve) =>
      deadline.addEventListener("abort", () => resolve()),
    );
    while (this.#working.size > 0 && !deadline.aborted) {
      await Promise.race([Promise.allSettled([...this.#working]), expired]);
    }
    if (this.#working.size > 0) throw new Error(this.#describeActive(timeoutMs));
  }

  #describeActive(timeoutMs: number): string {
    const runs = [...this.#active.values()].map(({ run, machines }) => {
      const logs = [...machines].map((machine) => machine.log.text.slice(-4000)).join("\n");
      return `${run.event} ${run.id}, attempt ${run.attempt}, ${run.status}:\n${logs}`;
    });
    return `After ${timeoutMs} ms there is still work:\n${runs.join("\n")}`;
  }

  /** Ends everything: what runs is killed, what waits is cancelled. */
  async stop(): Promise<void> {
    for (const active of this.#active.values()) {
      active.isCancelled = true;
      this.#settings.groups.withdraw(active.cancel);
      for (const machine of active.machines) machine.kill();
    }
    await this.idle(10_000);
  }

  async #workflow(repository: Repository, file: { path: string; sha: string }): Promise<Workflow> {
    await this.#starting;
    const content = repository.git.read(file.sha, file.path);
    if (content === null) throw notFound();
    return parseWorkflow(file.path, content);
  }

  #enqueue(action: () => Promise<void>): void {
    this.#starting = this.#starting.then(action).catch((error: unknown) => {
      this.#settings.world.objections.push(`The lab failed to start runs: ${error}`);
    });
    this.#track(this.#starting);
  }

  #track(work: Promise<unknown>): void {
    const settled = work.finally(() => this.#working.delete(settled));
    this.#working.add(settled);
  }

  #start(options: StartOptions, workflow: Workflow): Run {
    const { world } = this.#settings;
    const { source, actor, event, payload, repository } = options;
    const numbers = world.runs.filter((one) => one.path === workflow.path && one.attempt === 1);
    const run = newRun(world.now(), {
      id: 17_000_000_000 + world.nextId(),
      attempt: 1,
      number: numbers.length + 1,
      path: workflow.path,
      name: workflow.name,
      ...{ event, payload, repository, actor, triggeringActor: actor },
      ...source,
      restricted: source.isRestricted,
    });
    this.#execute(run, workflow);
    return run;
  }

  #failToStart(options: StartOptions, workflow: Workflow): void {
    const broken = { ...workflow, jobs: [] };
    const run = this.#start(options, broken);
    run.log = workflow.errors.join("\n");
  }

  #execute(run: Run, workflow: Workflow): void {
    const active: ActiveRun = {
      run,
      isCancelled: false,
      cancelFirst: "SIGINT",
      machines: new Set(),
      cancel: () => {
        active.isCancelled = true;
        this.#settings.groups.withdraw(active.cancel);
        for (const machine of active.machines) machine.cancel(active.cancelFirst);
      },
    };
    this.#active.set(run, active);
    this.#settings.world.runs.push(run);
    this.#track(this.#finish(active, workflow));
  }

  async #finish(active: ActiveRun, workflow: Workflow): Promise<void> {
    const { run } = active;
    run.conclusion = await this.#conclude(active, workflow);
    run.status = "completed";
    run.updatedAt = this.#settings.world.now();
    this.#active.delete(run);
  }

  async #conclude(active: ActiveRun, workflow: Workflow): Promise<Conclusion> {
    if (workflow.errors.length > 0) return "startup_failure";
    const { run } = active;
    const github = {
      ...run,
      event: run.payload,
      event_name: run.event,
      head_ref: run.headRef,
      workflow: run.name,
    };
    const { actor: _, repository: __, triggeringActor: ___, ...plain } = github;
    const contexts = {
      status: "success" as const,
      values: { github: plain, inputs: run.payload.inputs ?? {}, vars: {} },
    };
    const turn = await enter(this.#settings, active, concurrencyOf(workflow.concurrency, contexts));
    if (!turn) return "cancelled";
    const results = await this.#executeJobs(active, workflow);
    turn.leave();
    const has = (conclusion: string) => results.some((one) => one.conclusion === conclusion);
    if (has("failure")) return "failure";
    if (has("cancelled")) return "cancelled";
    return has("success") ? "success" : "skipped";
  }

  async #executeJobs(active: ActiveRun, workflow: Workflow): Promise<JobResult[]> {
    const started = new Map<string, Promise<JobResult>>();
    for (const job of workflow.jobs) {
      const work = async () => {
        const results = await Promise.all(job.needs.map((id) => started.get(id)));
        const needs = Object.fromEntries(
          job.needs.map((id, index) => [id, results[index] ?? NEVER_RAN]),
        );
        return executeJob(this.#settings, { active, workflow, job, needs });
      };
      started.set(job.id, work());
    }
    return Promise.all(started.values());
  }
}

/** `needs` names a job that comes later in the file. */
const NEVER_RAN: JobResult = { conclusion: "failure", outputs: {} };
