import type { DriveOutcome } from "../runtime/drive.ts";
import type { Journal } from "../runtime/journal.ts";
import { openRequests } from "../runtime/status.ts";
import { askRequests } from "./ask-requests.ts";
import { conclude } from "./conclude.ts";
import { driveHere } from "./drive-here.ts";
import { listenForInterrupt } from "./interrupt.ts";
import type { Invocation } from "./invocation.ts";
import { openLocalProject } from "./local-project.ts";
import { openStore, type Place, workspaceOf } from "./place.ts";
import { createProgress } from "./progress.ts";
import { openStoredRun, type StoredRun } from "./stored-run.ts";
import { takeLease } from "./take-lease.ts";
import { hasPerson } from "./terminal.ts";

/** `llm-do runs resume`: goes on where the run stopped; asks first when it waits and somebody is here. */
export async function resumeRun(invocation: Invocation): Promise<number> {
  const place = await openStore(invocation.terminal);
  const stored = await openStoredRun(place, invocation.terminal, invocation.positionals[0]);
  return resumeStored(invocation, place, stored);
}

export async function resumeStored(
  invocation: Invocation,
  place: Place,
  { journal, finished }: StoredRun,
): Promise<number> {
  const { terminal, flags } = invocation;
  const outcome = finished ? outcomeOf(journal) : await resume(invocation, place, journal);
  return conclude({
    journal,
    outcome,
    terminal,
    json: flags.json ?? false,
    failOnDenied: flags["fail-on-denied"] ?? false,
    fleeting: null,
  });
}

async function resume(
  { terminal, flags }: Invocation,
  place: Place,
  journal: Journal,
): Promise<DriveOutcome> {
  const { header } = journal;
  const json = flags.json ?? false;
  const ask = hasPerson(terminal) && !json;
  const directory = workspaceOf(place, { id: header.runId, cause: header.cause });
  const local = await openLocalProject(place.root, header.projectPath || ".");
  if (journal.state.failure) await retryFailure(journal);
  const lease = await takeLease(journal, { place, terminal });
  if (lease === "theirs") return { status: "lost" };
  if (lease === "idle") {
    const waits = openRequests(journal.state).length > 0 && !journal.state.finished;
    if (!waits || !ask) return outcomeOf(journal);
    const asked = await askAtRest(journal, terminal);
    if (asked !== "decided") return asked;
    if ((await takeLease(journal, { place, terminal })) !== "taken") return { status: "lost" };
  }
  const voice = { terminal, json, verbose: flags.verbose ?? false, redact: place.redact };
  return driveHere({
    journal,
    place,
    local,
    directory,
    terminal,
    ask,
    observe: createProgress(voice),
  });
}

async function askAtRest(
  journal: Journal,
  terminal: Invocation["terminal"],
): Promise<"decided" | DriveOutcome> {
  const interrupt = listenForInterrupt();
  try {
    const asked = await askRequests(journal, { terminal, signal: interrupt.signal });
    if (asked === "decided") return asked;
    if (asked === "lost") return { status: "lost" };
    if (asked === "left") return { status: "suspended" };
    return { status: "interrupted", reason: "signal", message: "stopped at the question" };
  } finally {
    interrupt.end();
  }
}

/** Whoever resumes a failed run has mended what it failed on. */
async function retryFailure(journal: Journal): Promise<void> {
  await journal.flush({
    subject: "retry at the terminal",
    tail: (state) => (state.failure ? [{ type: "retry_requested", by: null }] : []),
  });
}

/** How a run stands that nobody has to drive. */
function outcomeOf({ state }: Journal): DriveOutcome {
  if (state.finished) {
    const { status, result } = state.finished;
    return status === "completed" ? { status, result } : { status, reason: result };
  }
  if (state.failure) return { ...state.failure, status: "failed" };
  return { status: "suspended" };
}
