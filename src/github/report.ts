import type { RunState } from "../runtime/state.ts";
import { deniedCalls, openRequests, statusOf, totalsOf } from "../runtime/status.ts";
import type { Driven } from "./drive-run.ts";
import { wayOn } from "./failure.ts";
import { fence } from "./markdown.ts";
import { type ActionOutputs, outputValues } from "./outputs.ts";
import { findPublished, threadOf } from "./published.ts";
import { awaitedReply, waitingRequests } from "./reply.ts";
import { prefixOf } from "./run-page.ts";
import type { Session } from "./session.ts";
import { type RunSummary, renderSummary } from "./summary.ts";

type Core = typeof import("@actions/core");
type Shown = ActionOutputs["status"];

/** Outputs, job summary and the colour of the job: green unless something has to be mended. */
export async function report(
  session: Session,
  job: { core: Core; runs?: Driven[]; skipped?: string },
): Promise<void> {
  const { core } = job;
  const runs = job.runs ?? [];
  const last = runs.at(-1);
  setOutputs(core, last ? outputsOf(session, last) : outputsWithoutRun("skipped"));
  if (job.skipped) core.notice(job.skipped);
  const warnings = [
    ...(await isolationWarning(session, runs)),
    ...runs.flatMap((run) => run.problems),
  ];
  const summaries = runs.map((run) => summaryOf(session, run));
  if (summaries.length > 0 || warnings.length > 0) {
    await core.summary.addRaw(renderSummary({ runs: summaries, warnings })).write();
  }
  for (const run of runs) finish(session, run, core);
}

function finish(session: Session, run: Driven, core: Core): void {
  const { state, header } = run.journal;
  const outcome = run.outcome?.status;
  const name = `Run ${header.runId} of worker '${header.worker}'`;
  const url = pageOf(state);
  core.info(`${name}: ${shownStatus(session, run)}${url ? ` (${url})` : ""}`);
  for (const problem of run.problems) core.setFailed(`${name}: ${problem}`);
  if (run.outcome?.status === "failed") {
    const next = wayOn(run.outcome.code, { url, prefix: prefixOf(session) });
    core.setFailed(`${name} stopped: ${run.outcome.message}${next ? `\n${next}` : ""}`);
  }
  if (run.outcome?.status === "interrupted") {
    core.warning(`${name} was interrupted: ${run.outcome.message}. Any later event goes on.`);
  }
  const denied = deniedCalls(state);
  if (denied.length === 0 || outcome !== "completed") return;
  const byRules = denied.filter((call) => call.refusedBy === "policy" || call.refusedBy === "mode");
  if (byRules.length > 0)
    core.warning(`${name}: ${byRules.length} tool calls were blocked or denied by rule.`);
  if (session.inputs.failOnDenied) {
    core.setFailed(`${name}: ${denied.length} tool calls were denied ('fail-on-denied').`);
  }
}

function setOutputs(core: Core, outputs: ActionOutputs): void {
  for (const [name, value] of Object.entries(outputValues(outputs))) core.setOutput(name, value);
}

function outputsOf(session: Session, run: Driven): ActionOutputs {
  const { state } = run.journal;
  const totals = totalsOf(state);
  return {
    status: shownStatus(session, run),
    result: state.finished?.status === "completed" ? state.finished.result : "",
    runId: state.header.runId,
    pullRequestUrl: pageOf(state),
    pendingApprovals: openRequests(state).length,
    deniedCalls: deniedCalls(state).length,
    usage: totals,
    costUsd: totals.cost,
  };
}

/** A job that ended before it had a run: a wrong input, no project, a token that may do nothing. */
export async function reportProblem(core: Core, message: string): Promise<void> {
  core.setFailed(message);
  setOutputs(core, outputsWithoutRun("failed"));
  await core.summary.addRaw(`### ❌ llm-do stopped\n\n${fence(message, "text")}\n`).write();
}

function outputsWithoutRun(status: "skipped" | "failed"): ActionOutputs {
  return {
    status,
    result: "",
    runId: "",
    pullRequestUrl: null,
    pendingApprovals: 0,
    deniedCalls: 0,
    usage: {},
    costUsd: 0,
  };
}

function shownStatus(session: Session, run: Driven): Shown {
  const status = statusOf(run.journal.state, session.now());
  // A run that another job drives, or that this job had to leave, waits as far as this job can say.
  return status === "running" || status === "ready" ? "suspended" : status;
}

function summaryOf(session: Session, run: Driven): RunSummary {
  const { state } = run.journal;
  const failed = run.outcome?.status === "failed" ? run.outcome.message : null;
  return {
    status: shownStatus(session, run),
    runId: state.header.runId,
    worker: state.header.worker,
    result: state.finished?.result ?? "",
    failure: failed,
    waiting: waitingRequests(state),
    reply: awaitedReply(state),
    prefix: prefixOf(session),
    workers: Object.entries(totalsOf(state).workers).map(([name, totals]) => ({
      chain: [name],
      models: modelsOf(state, name),
      ...totals,
    })),
    denied: deniedCalls(state).map(({ tool, content }) => ({ tool, reason: content })),
    changes: [],
    url: pageOf(state),
  };
}

function modelsOf(state: RunState, worker: string) {
  const turns = [...state.turns.values()].filter((turn) => turn.worker === worker);
  const models = turns.map(({ model, modelFrom }) => ({ model, from: modelFrom ?? null }));
  return [...new Map(models.map((choice) => [JSON.stringify(choice), choice])).values()];
}

function pageOf(state: RunState): string | null {
  const { runId } = state.header;
  const result = findPublished(state, "result_pull_request", runId);
  const thread = threadOf(state);
  const opened = state.published.find(
    (event) => event.subject === "run_pull_request" || event.subject === "run_issue",
  );
  return result?.url ?? (thread ? (opened?.url ?? null) : null);
}

async function isolationWarning(session: Session, runs: Driven[]): Promise<string[]> {
  const usedShell = runs.some(({ journal }) =>
    [...journal.state.calls.values()].some(({ completed }) => completed?.tool === "shell"),
  );
  if (!usedShell) return [];
  const isolation = await session.isolation();
  return isolation.kind === "none" ? [isolation.sentence] : [];
}
