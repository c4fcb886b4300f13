import { LlmDoError } from "../errors.ts";
import type { Journal } from "../runtime/journal.ts";
import { releaseLease } from "../runtime/lease.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { openStore, type Place, workspaceOf } from "./place.ts";
import { recordDecision, refusalSentence } from "./record.ts";
import { openStoredRun } from "./stored-run.ts";
import { takeLease } from "./take-lease.ts";
import { printJson, say, type Terminal } from "./terminal.ts";

/** `llm-do runs cancel`: ends a run for good, also one whose project no longer loads. */
export async function cancelRun(invocation: Invocation): Promise<number> {
  const { terminal, flags, positionals } = invocation;
  const [id, ...words] = positionals;
  const place = await openStore(terminal);
  const { journal, finished } = await openStoredRun(place, terminal, id);
  const { runId, cause } = journal.header;
  workspaceOf(place, { id: runId, cause });
  if (finished) throw new LlmDoError(`Run ${runId} is over.`, { code: "usage" });
  const spoken = { verb: "cancel", targets: [], reason: words.join(" ") || null } as const;
  const verdict = await recordDecision(journal, { ...spoken, targets: [] }, terminal.now);
  if (verdict.status === "refused") {
    throw new LlmDoError(refusalSentence(verdict, runId), { code: "usage" });
  }
  const ended = await putAway(journal, { place, terminal });
  if (flags.json) {
    printJson(terminal, { type: "result", run: runId, status: "cancelled", ended });
  } else if (ended) say(terminal, `Run ${runId} is cancelled.`);
  else say(terminal, `Run ${runId} is being cancelled by the process that drives it.`);
  return EXIT.done;
}

/** Nothing has to run for this end; a living holder ends the run itself. */
async function putAway(
  journal: Journal,
  here: { place: Place; terminal: Terminal },
): Promise<boolean> {
  if ((await takeLease(journal, here)) !== "taken") return false;
  const reason = journal.state.cancelled?.reason ?? "cancelled at the terminal";
  journal.append({ type: "run_finished", status: "cancelled", result: reason });
  const { now } = here.terminal;
  return releaseLease(journal, { now, subject: "cancelled", force: true, finished: true });
}
