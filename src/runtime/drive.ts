import { LlmDoError, messageOf } from "../errors.ts";
import { endLiveProcesses } from "../tools/live-processes.ts";
import { settleFinal } from "./final.ts";
import { entryFrame, Interrupted, type Run } from "./frame.ts";
import { LeaseLost } from "./journal.ts";
import { RENEW_SECONDS, releaseLease } from "./lease.ts";
import { hasWork, openRequests } from "./status.ts";

/** How one VM's work on a run ended. The journal is saved in every case. */
export type DriveOutcome =
  | { status: "completed"; result: string }
  | { status: "cancelled"; reason: string }
  /** People have to decide. */
  | { status: "suspended" }
  /** A person has to mend something; `/retry` goes on. */
  | { status: "failed"; code: string; message: string }
  /** This VM had to stop; any later event goes on by itself. */
  | { status: "interrupted"; reason: Interrupted["reason"]; message: string }
  /** Another VM drives. */
  | { status: "lost" };

export interface Publication {
  /** Everything is out; an ended run may be put away. */
  complete: boolean;
  /** Pull request or issue that the run has its thread in now. */
  thread?: number;
}

export interface DriveOptions {
  /**
   * Makes outside what the journal says happened (comments, pull requests); called with the lease held.
   * Never throws: what did not come out is found missing by the next reconcile.
   */
  publish(outcome: DriveOutcome): Promise<Publication>;
  renewSeconds?: number;
}

/**
 * Drives a run whose lease this process holds until nothing is left to do here: every wait, every
 * failure and every end is saved, then published, then the lease is given back.
 */
export async function drive(run: Run, options: DriveOptions): Promise<DriveOutcome> {
  const renewal = startRenewal(run, options.renewSeconds ?? RENEW_SECONDS);
  try {
    for (;;) {
      const outcome = await attempt(run);
      if (outcome.status === "interrupted") return await leave(run, outcome);
      if (outcome.status === "lost") return outcome;
      await save(run, outcome);
      if (outcome.status === "suspended" && hasWork(run.journal.state, run.now())) continue;
      const publication = await options.publish(outcome);
      const ended = outcome.status === "completed" || outcome.status === "cancelled";
      const released = await releaseLease(run.journal, {
        now: run.now,
        subject: `${subjectOf(run, outcome)}; ${ended ? "put away" : "machine free"}`,
        force: outcome.status !== "suspended",
        finished: ended && publication.complete,
        ...(publication.thread === undefined ? {} : { thread: publication.thread }),
      });
      if (released) return outcome;
    }
  } catch (error) {
    if (error instanceof LeaseLost) return { status: "lost" };
    throw error;
  } finally {
    clearInterval(renewal);
    await endLiveProcesses();
  }
}

/** From the first turn to the end or the next wait; recorded steps cost nothing. */
async function attempt(run: Run): Promise<DriveOutcome> {
  try {
    const { state } = run.journal;
    if (state.finished?.status === "completed") {
      return { status: "completed", result: state.finished.result };
    }
    if (state.cancelled) return { status: "cancelled", reason: state.cancelled.reason };
    // Saved by a VM that was lost before it could say so: only a person's `/retry` goes on.
    if (state.failure) {
      return { status: "failed", code: state.failure.code, message: state.failure.message };
    }
    const outcome = await run.enter(await entryFrame(run));
    if (outcome.status === "failed") {
      return { status: "failed", code: "worker", message: outcome.message };
    }
    if (outcome.status === "suspended") return outcome;
    await run.workspace.ready();
    const final = await settleFinal(run);
    return final === "suspended"
      ? { status: "suspended" }
      : { status: "completed", result: outcome.text };
  } catch (error) {
    return outcomeOf(run, error);
  }
}

function outcomeOf(run: Run, error: unknown): DriveOutcome {
  if (error instanceof LeaseLost) return { status: "lost" };
  if (error instanceof Interrupted) {
    return error.reason === "cancelled"
      ? { status: "cancelled", reason: run.journal.state.cancelled?.reason ?? error.message }
      : { status: "interrupted", reason: error.reason, message: error.message };
  }
  if (run.signal.aborted) {
    return { status: "interrupted", reason: "signal", message: messageOf(error) };
  }
  if (error instanceof LlmDoError) {
    return { status: "failed", code: error.code, message: run.redact(error.message) };
  }
  const stack = error instanceof Error && error.stack ? error.stack : messageOf(error);
  const message = `${stack}\nThis is a defect of llm-do. Please report it: https://github.com/llm-do/action/issues`;
  return { status: "failed", code: "defect", message: run.redact(message) };
}

async function save(run: Run, outcome: DriveOutcome): Promise<void> {
  const { journal } = run;
  if (outcome.status === "failed" && !journal.state.failure) {
    journal.append({ type: "run_failed", code: outcome.code, message: outcome.message });
  }
  if (outcome.status === "completed" && !journal.state.finished) {
    journal.append({ type: "run_finished", status: "completed", result: outcome.result });
  }
  if (outcome.status === "cancelled" && !journal.state.finished) {
    journal.append({ type: "run_finished", status: "cancelled", result: outcome.reason });
  }
  await journal.flush({ subject: subjectOf(run, outcome) });
  if (outcome.status !== "suspended") return;
  const left = run.workspace.notCarried();
  if (left.length === 0 && (journal.state.leftBehind?.paths.length ?? 0) === 0) return;
  // Saved with the release of the lease: the snapshot of this flush has just found them.
  journal.append({ type: "files_left_behind", nonce: journal.holder.nonce, paths: left });
}

/** A VM that is going away saves what is consistent at once and never waits for a running call. */
async function leave(
  run: Run,
  outcome: Extract<DriveOutcome, { status: "interrupted" }>,
): Promise<DriveOutcome> {
  await releaseLease(run.journal, {
    now: run.now,
    subject: `interrupted: ${outcome.message}`,
    force: true,
    partial: outcome.reason === "signal",
  });
  return outcome;
}

function startRenewal(run: Run, seconds: number): NodeJS.Timeout {
  const timer = setInterval(() => {
    run.journal
      .flush({
        subject: "still running",
        partial: true,
        tail: (state) =>
          state.holder?.nonce === run.journal.holder.nonce
            ? [{ type: "lease_renewed", nonce: run.journal.holder.nonce }]
            : [],
      })
      // A lost lease is found again by the next turn or effect, which stops there.
      .catch(() => undefined);
  }, seconds * 1000);
  timer.unref();
  return timer;
}

function subjectOf(run: Run, outcome: DriveOutcome): string {
  switch (outcome.status) {
    case "suspended": {
      const ids = openRequests(run.journal.state).map((open) => open.request.id);
      if (ids.length === 0) return "suspended: waits for a reply";
      return `suspended: ${ids.join(", ")} ${ids.length === 1 ? "waits" : "wait"} for a decision`;
    }
    case "failed":
      return `failed: ${(outcome.message.split("\n")[0] ?? "").slice(0, 120)}`;
    default:
      return outcome.status;
  }
}
