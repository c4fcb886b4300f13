import type { DriveOutcome } from "../runtime/drive.ts";
import type { Journal } from "../runtime/journal.ts";
import { openRequests } from "../runtime/status.ts";
import { askPerson } from "./ask-person.ts";
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
import { voiceOf } from "./voice.ts";

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
  const { flags } = invocation;
  const outcome = finished ? outcomeOf(journal) : await resume(invocation, place, journal);
  return conclude({
    journal,
    outcome,
    voice: voiceOf(invocation, place.redact),
    failOnDenied: flags["fail-on-denied"] ?? false,
    fleeting: null,
  });
}

async function resume(
  invocation: Invocation,
  place: Place,
  journal: Journal,
): Promise<DriveOutcome> {
  const { terminal } = invocation;
  const { header } = journal;
  const voice = voiceOf(invocation, place.redact);
  const ask = hasPerson(terminal) && !voice.json;
  const directory = workspaceOf(place, { id: header.runId, cause: header.cause });
  const local = await openLocalProject(place.root, header.projectPath || ".", {
    ...header.opened,
    entry: header.worker,
    environment: terminal.environment,
  });
  if (journal.state.failure) await retryFailure(journal);
  const lease = await takeLease(journal, { place, terminal });
  if (lease === "theirs") return { status: "lost" };
  if (lease === "idle") {
    const { state } = journal;
    const waits = (openRequests(state).length > 0 || state.awaited) && !state.finished;
    if (!waits || !ask) return outcomeOf(journal);
    const asked = await askAtRest(journal, terminal);
    if (asked !== "decided") return asked;
    if ((await takeLease(journal, { place, terminal })) !== "taken") return { status: "lost" };
  }
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
    const asked = await askPerson(journal, { terminal, signal: interrupt.signal });
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
