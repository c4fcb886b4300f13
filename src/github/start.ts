import { createHash } from "node:crypto";
import { startOf } from "../project/code-entry.ts";
import type { Project } from "../project/definition.ts";
import { renderProblem } from "../project/problem.ts";
import { canonicalJson } from "../runtime/canonical.ts";
import { PLAIN_START, type RunHeader } from "../runtime/header.ts";
import { Journal } from "../runtime/journal.ts";
import { statusOf } from "../runtime/status.ts";
import { checkTeams } from "./authorize.ts";
import { type Driven, driveRun, resumeRun } from "./drive-run.ts";
import type { Arrival } from "./event.ts";
import { parseMode } from "./inputs.ts";
import { openJournals } from "./open-journals.ts";
import { threadOf, workerPageNumbers } from "./published.ts";
import type { Session } from "./session.ts";
import { checkOut, hasCheckout, projectAt } from "./vm.ts";

type Start = Extract<Arrival, { action: "start" }>;

export type Started = { status: "driven"; runs: Driven[] } | { status: "skipped"; because: string };

/** Starts the run of an event, or finds the one that an earlier delivery of it started. */
export async function startRun(session: Session, arrival: Start): Promise<Started> {
  const { inputs } = session;
  const hasKey = Boolean(inputs.anthropicApiKey ?? inputs.openaiApiKey);
  if (arrival.withoutSecrets && !hasKey && !isScripted(session)) {
    return {
      status: "skipped",
      because:
        "This event comes from a fork or from Dependabot, so it has no secrets. A maintainer may start the run from a trusted event.",
    };
  }
  const { runner, environment, github } = session;
  if (inputs.approvalMode === "review") {
    await checkTeams(github, inputs.approvers, runner.triggeringActor);
  }
  if (!hasCheckout(runner.workspace)) {
    const commit = arrival.place.workspaceCommit;
    await checkOut(session.repository, { root: runner.workspace, commit, environment });
  }
  const { header, project } = await headerOf(session, arrival);
  // Within the first attempt nothing can exist yet: neither fetch nor push before the first model request.
  if (session.runner.attempt > 1) {
    const [existing] = await openJournals(session, [header.runId]);
    if (existing) return { status: "driven", runs: [await rerun(session, existing, arrival)] };
  }
  if (arrival.scheduled) {
    const { driven, workers } = await reconcileLive(session);
    if (workers.has(header.worker)) return { status: "driven", runs: driven };
  }
  if (header.thread?.kind === "pull_request") await supersede(session, header);
  const { store, holder, now } = session;
  const journal = new Journal({ store, header, checkpoint: null, holder, now });
  journal.append({ type: "run_started" }, { type: "lease_taken", holder });
  const driven = await driveRun(session, journal);
  await warnAbout(session, project, driven);
  // In the log and not an annotation: it is true of every run there, and noise is not read.
  if (arrival.isPublic) session.log.info(PUBLIC_STATE);
  return { status: "driven", runs: [driven] };
}

const PUBLIC_STATE =
  "Warning: this repository is public, and so is the state of its runs under refs/llm-do/: whatever a worker read or a tool printed. Known secrets are masked; do not let workers read what must not be published.";

/** What `llm-do validate` would say and the run did not stumble over: a typo in a delegate, an unknown key. */
async function warnAbout(session: Session, project: Project, { outcome }: Driven): Promise<void> {
  const said = outcome?.status === "failed" ? outcome.message : "";
  const problems = (await project.problems()).map(renderProblem);
  for (const problem of problems) {
    if (!said.includes(problem)) session.log.warning(session.redact(problem));
  }
}

function isScripted(session: Session): boolean {
  return (session.inputs.model ?? session.defaultModel ?? "").startsWith("scripted:");
}

async function headerOf(
  session: Session,
  arrival: Start,
): Promise<{ header: RunHeader; project: Project }> {
  const { inputs, runner, repository } = session;
  const { place } = arrival;
  const { project: path, worker: entry } = inputs;
  const reading = projectAt(repository, { commit: place.projectCommit, path, entry });
  // The largest part of what a first model request needs is compiled while git works.
  // Node loads its own fetch with the first Headers.
  if (!isScripted(session)) {
    import("@anthropic-ai/sdk").then(() => new Headers()).catch(() => undefined);
  }
  const { project } = await reading;
  const { manifest } = project;
  const input = inputOf(inputs.input, arrival.facts);
  const mode = inputs.approvalMode === "review" ? manifest.approvalMode : null;
  const header: RunHeader = {
    schema: 1,
    runId: runIdOf([
      `${runner.owner}/${runner.repository}`,
      runner.workflowRun,
      runner.job,
      inputs.worker,
      input,
    ]),
    // The input's default is nobody's choice.
    worker: startOf(inputs.worker === "main" ? null : inputs.worker, project),
    input: input as RunHeader["input"],
    createdAt: session.now().toISOString(),
    startedBy: arrival.startedBy,
    cause: arrival.cause,
    projectCommit: place.projectCommit,
    projectPath: inputs.project,
    baseCommit: place.workspaceCommit,
    baseBranch: place.branch,
    thread: place.thread,
    firstRequest: place.thread ? await firstRequest(session, place.thread.number) : 1,
    model: inputs.model,
    approvalMode: mode ? parseMode(mode) : inputs.approvalMode,
    maxTurns: inputs.maxTurns,
    maxDepth: inputs.maxDepth ?? manifest.maxDepth ?? 5,
    maxCostUsd: inputs.maxCostUsd,
    expiresSeconds: inputs.expiresSeconds,
    ...PLAIN_START,
    modelScope: inputs.modelScope,
    attachments: inputs.attachments,
  };
  return { header, project };
}

/** The same event is the same run, whichever delivery or attempt brings it (design §2). */
function runIdOf(identity: unknown[]): string {
  return createHash("sha256").update(canonicalJson(identity)).digest("hex").slice(0, 12);
}

/** The workflow's own `input`, else the dispatch's, else the event's facts: always user data. */
function inputOf(given: string | null, facts: Record<string, unknown>): unknown {
  if (given !== null) return parsedOrText(given);
  const dispatched = (facts.inputs as Record<string, unknown> | undefined)?.input;
  if (typeof dispatched === "string" && dispatched !== "") return parsedOrText(dispatched);
  return JSON.parse(JSON.stringify(facts)) as unknown;
}

function parsedOrText(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Ids count up per thread, over all runs that ever asked there. */
async function firstRequest(session: Session, number: number): Promise<number> {
  const journals = await openJournals(session, await session.store.thread(number));
  const used = journals.flatMap(({ journal }) =>
    [...journal.state.requests.keys()].map((id) => Number(id.slice(1))),
  );
  return Math.max(0, ...used) + 1;
}

/** A second attempt of a failed job goes on where the first stopped. */
async function rerun(
  session: Session,
  existing: { journal: Journal; finished: boolean },
  arrival: Start,
): Promise<Driven> {
  const { journal } = existing;
  if (existing.finished) return { journal, outcome: null, problems: [] };
  if (journal.state.failure) {
    await journal.flush({
      subject: `retry by ${session.runner.triggeringActor}`,
      tail: (state) => (state.failure ? [{ type: "retry_requested", by: arrival.startedBy }] : []),
    });
  }
  return resumeRun(session, journal);
}

/** A schedule first looks at everything that waits: lost events are found here. */
async function reconcileLive(
  session: Session,
): Promise<{ driven: Driven[]; workers: ReadonlySet<string> }> {
  const driven: Driven[] = [];
  const seen = new Set<number>();
  const { reconcileRun, reconcileThread } = await import("./reconcile.ts");
  const journals = await openJournals(session, await session.store.live());
  // As it was found: a run that this look brings to its end was the work of this schedule.
  const live = journals.filter(({ journal }) => isLive(session, journal));
  for (const { journal } of journals) {
    const thread = threadOf(journal.state);
    if (!thread) {
      const result = await reconcileRun(session, journal.header.runId);
      if (result) driven.push(result);
      continue;
    }
    for (const number of [thread.number, ...workerPageNumbers(journal.state)]) {
      if (seen.has(number)) continue;
      seen.add(number);
      driven.push(...(await reconcileThread(session, { number, commentId: null })));
    }
  }
  return { driven, workers: new Set(live.map(({ journal }) => journal.header.worker)) };
}

function isLive(session: Session, { state }: Journal): boolean {
  return ["running", "ready", "suspended"].includes(statusOf(state, session.now()));
}

/** A new head makes what a run of the same worker asks about the old one pointless. */
async function supersede(session: Session, header: RunHeader): Promise<void> {
  const number = header.thread?.number ?? 0;
  for (const opened of await openJournals(session, await session.store.thread(number))) {
    const { journal, finished } = opened;
    if (finished || journal.header.worker !== header.worker) continue;
    if (journal.header.baseCommit === header.baseCommit) continue;
    const reason = `a newer commit of #${number} started run ${header.runId}`;
    await journal.flush({
      subject: `superseded by run ${header.runId}`,
      tail: (state) =>
        state.finished ? [] : [{ type: "run_cancelled", by: null, reason, source: null }],
    });
    await resumeRun(session, journal);
  }
}
