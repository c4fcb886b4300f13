import { LlmDoError, messageOf } from "../errors.ts";
import { renderProblem } from "../project/problem.ts";
import { codeDirectories } from "../runtime/code-directory.ts";
import { type DriveOutcome, drive } from "../runtime/drive.ts";
import type { Holder } from "../runtime/events.ts";
import type { EngineCall } from "../runtime/frame.ts";
import type { Journal } from "../runtime/journal.ts";
import { acquireLease, releaseLease } from "../runtime/lease.ts";
import { prepareMachine } from "../runtime/machine.ts";
import type { OpeningWorkspace } from "../runtime/opening-workspace.ts";
import type { RunState } from "../runtime/state.ts";
import { hasWork } from "../runtime/status.ts";
import type { PublishProblems } from "./publish.ts";
import { findPublished, questionOf } from "./published.ts";
import type { Session } from "./session.ts";
import { checkOut, deepen, hasCheckout, projectAt, takeWorkspace } from "./vm.ts";

/** What one run came to in this job. */
export interface Driven {
  journal: Journal;
  /** Null: this job had nothing to drive. */
  outcome: DriveOutcome | null;
  problems: string[];
}

/** Drives a live run if there is something to drive and nobody alive does. */
export async function resumeRun(session: Session, journal: Journal): Promise<Driven> {
  const answer = await acquireLease(journal, {
    store: session.store,
    wanted: (state) => isUnpublished(state) || hasWork(state, session.now()),
    holderEnded: (holder) => holderEnded(session, holder),
    sleep: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    now: session.now,
    ...(session.leaseSeconds === undefined ? {} : { leaseSeconds: session.leaseSeconds }),
  });
  if (answer !== "taken") {
    session.log.info(
      answer === "theirs"
        ? `Run ${journal.header.runId} is driven by another job, which sees this event's decisions.`
        : `Run ${journal.header.runId} has nothing to do.`,
    );
    return { journal, outcome: null, problems: [] };
  }
  return driveRun(session, journal);
}

/** Drives a run whose lease this job holds, to its end or to the next wait. */
export async function driveRun(session: Session, journal: Journal): Promise<Driven> {
  const problems: PublishProblems = { messages: [] };
  // What speaks to people is loaded when there is something to say.
  const publishOutcome = async (outcome: DriveOutcome) => {
    const { publish } = await import("./publish.ts");
    return publish(session, journal, { outcome, problems });
  };
  let prepared: Awaited<ReturnType<typeof prepare>>;
  try {
    prepared = await prepare(session, journal);
  } catch (error) {
    // A run that nothing was saved of is simply not started.
    if (journal.tip === null) throw error;
    const outcome = await stop(session, journal, error);
    await publishOutcome(outcome);
    await releaseLease(journal, { now: session.now, subject: "failed", force: true });
    return { journal, outcome, problems: problems.messages };
  }
  for (const warning of prepared.warnings) session.log.warning(warning);
  const outcome = await drive(prepared.run, {
    publish: publishOutcome,
    ...(session.leaseSeconds === undefined ? {} : { renewSeconds: session.leaseSeconds / 3 }),
  });
  if (outcome.status === "interrupted" && outcome.reason === "time") {
    await continueElsewhere(session, journal);
  }
  return { journal, outcome, problems: problems.messages };
}

/** The machine could not be made ready: the run says why and waits for `/retry`. */
async function stop(session: Session, journal: Journal, error: unknown): Promise<DriveOutcome> {
  if (session.signal.aborted) {
    return { status: "interrupted", reason: "signal", message: "the job was ended" };
  }
  const message = session.redact(messageOf(error));
  const code = error instanceof LlmDoError ? error.code : "defect";
  await journal.flush({
    subject: `failed: ${message.split("\n")[0]?.slice(0, 120)}`,
    tail: () => [{ type: "run_failed", code, message }],
  });
  return { status: "failed", code, message };
}

/** This job's time is over, not the run's: one dispatch starts the next job (design §2). */
async function continueElsewhere(session: Session, journal: Journal): Promise<void> {
  try {
    await session.github.rest("POST /repos/{owner}/{repo}/dispatches", {
      event_type: "llm-do",
      client_payload: { run: journal.header.runId },
    });
  } catch (error) {
    session.log.warning(
      `The next job could not be started (${messageOf(error)}); the next event or schedule goes on.`,
    );
  }
}

async function prepare(session: Session, journal: Journal) {
  const { header } = journal;
  const { runner, repository, environment } = session;
  const root = await takeWorkspace(repository, runner);
  const makeCheckout = async () => {
    if (!header.baseCommit) return;
    await checkOut(repository, { root, commit: header.baseCommit, environment });
  };
  // Without an earlier checkout the objects of the project come with ours.
  if (!hasCheckout(root)) await makeCheckout();
  const pinned = {
    commit: header.projectCommit ?? runner.sha,
    path: header.projectPath,
    entry: header.worker,
  };
  const { project, readFile } = await projectAt(repository, pinned);
  const current = session.policyCommit;
  const currentProject =
    current !== pinned.commit
      ? (await projectAt(repository, { ...pinned, commit: current })).project
      : null;
  const machine = prepareMachine({
    journal,
    project,
    currentProject,
    root,
    git: session.git,
    checkOut: async () => {
      await makeCheckout();
      await deepen(repository, { root, history: project.manifest.history, environment });
    },
    filesInPlace: false,
    environment,
    isolation: session.isolation,
    codeDirectory: codeDirectories(session.runner.temporary),
    models: modelsOf(session),
    readProjectFile: readFile,
    defaultModel: session.defaultModel,
    secrets: session.secrets,
    redact: session.redact,
    confirm: async (requests) => {
      const { confirmDecisions } = await import("./confirm.ts");
      return confirmDecisions(session, journal, requests);
    },
    confirmReply: async (reply) => {
      const { confirmReply } = await import("./confirm.ts");
      return confirmReply(session, journal, reply);
    },
    finalCall: (workspace) => protectedCall(session, journal, workspace),
    now: session.now,
    signal: session.signal,
  });
  return { ...machine, warnings: project.warnings.map((problem) => renderProblem(problem)) };
}

function modelsOf({ inputs, environment }: Session) {
  return {
    anthropicApiKey: inputs.anthropicApiKey ?? undefined,
    anthropicBaseUrl: environment.ANTHROPIC_BASE_URL,
    openaiApiKey: inputs.openaiApiKey ?? undefined,
    openaiBaseUrl: inputs.openaiBaseUrl ?? undefined,
    openrouterApiKey: environment.OPENROUTER_API_KEY,
    ollamaBaseUrl: environment.OLLAMA_BASE_URL,
  };
}

/** Files that decide what later runs may do are part of the result only with an approval that names them. */
async function protectedCall(
  session: Session,
  journal: Journal,
  workspace: OpeningWorkspace,
): Promise<EngineCall | null> {
  const { baseCommit } = journal.header;
  if (!baseCommit || session.inputs.changes === "none") return null;
  const overlay = await workspace.exclusive(() => workspace.snapshot());
  if (overlay.files.length === 0 && overlay.deleted.length === 0) return null;
  const [{ protectedChanges }, { approvedFiles }, { publishInput, publishTool }] =
    await Promise.all([
      import("./protected-changes.ts"),
      import("./publish-result.ts"),
      import("./publish-tool.ts"),
    ]);
  const paths = protectedChanges({ overlay, approved: approvedFiles(journal.state) });
  if (paths.length === 0) return null;
  return {
    tool: publishTool({ git: session.git, base: baseCommit, overlay }),
    input: publishInput(overlay, paths),
  };
}

/** What waits on a page which never showed it: an earlier job died between saving and posting. */
function isUnpublished(state: RunState): boolean {
  const { awaited } = state;
  if (awaited && !findPublished(state, "answer", awaited.key)) return true;
  return [...state.requests.values()].some(
    (item) => item.status.kind === "open" && !findPublished(state, "request", questionOf(item)),
  );
}

/** Asks the API whether the job that holds a lease has ended; without `actions: read` nobody knows. */
async function holderEnded(session: Session, holder: Holder): Promise<boolean> {
  if (!holder.workflowRun) return false;
  try {
    const run = await session.github.rest<{ status: string; run_attempt: number }>(
      "GET /repos/{owner}/{repo}/actions/runs/{run_id}",
      { run_id: Number(holder.workflowRun) },
    );
    return run.status === "completed" || run.run_attempt > (holder.attempt ?? 1);
  } catch {
    return false;
  }
}
