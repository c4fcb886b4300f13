import type { DriveOutcome } from "../runtime/drive.ts";
import type { Journal } from "../runtime/journal.ts";
import { deniedCalls, openRequests, totalsOf } from "../runtime/status.ts";
import { writeEvent } from "./event-lines.ts";
import { EXIT } from "./invocation.ts";
import type { Voice } from "./progress.ts";
import { plural, print, say, visible } from "./terminal.ts";
import { totalsLine } from "./totals-line.ts";

export interface Conclusion {
  journal: Journal;
  outcome: DriveOutcome;
  voice: Voice;
  failOnDenied: boolean;
  /** Why a later command cannot go on with the run; null when it can. */
  fleeting: string | null;
}

/** Says how a run stands and how to go on, and chooses the exit code. */
export function conclude(conclusion: Conclusion): number {
  const exitCode = exitCodeOf(conclusion);
  if (conclusion.voice.json) concludeForProgram(conclusion);
  else concludeForPerson(conclusion);
  return exitCode;
}

function exitCodeOf({ outcome, journal, failOnDenied }: Conclusion): number {
  switch (outcome.status) {
    case "completed": {
      const denied = deniedCalls(journal.state);
      const byPeople = denied.some(
        ({ refusedBy }) => refusedBy === "person" || refusedBy === "mode",
      );
      return byPeople || (failOnDenied && denied.length > 0) ? EXIT.failed : EXIT.done;
    }
    case "suspended":
      return EXIT.suspended;
    case "interrupted":
      return EXIT.interrupted;
    default:
      return EXIT.failed;
  }
}

function concludeForProgram({ outcome, journal, voice, fleeting }: Conclusion): void {
  const { state, header } = journal;
  const { workers, cost, turns, ...tokens } = totalsOf(state);
  const result = {
    type: "result",
    run: header.runId,
    ...outcome,
    resumable: fleeting === null,
    openRequests: openRequests(state).map(({ request }) => request),
    ...(state.awaited && outcome.status === "suspended" ? { awaited: state.awaited.text } : {}),
    deniedCalls: deniedCalls(state).length,
    usage: { turns, ...tokens, workers },
    costUsd: cost,
  };
  writeEvent(voice.terminal, result, { chain: [header.worker], parentCallId: null });
}

function concludeForPerson(conclusion: Conclusion): void {
  const { outcome, journal, voice, fleeting } = conclusion;
  const { terminal } = voice;
  const id = journal.header.runId;
  if (voice.level === "verbose") say(terminal, totalsLine(totalsOf(journal.state)));
  const goOn = fleeting === null ? `llm-do runs resume ${id}` : null;
  switch (outcome.status) {
    case "completed": {
      print(terminal, outcome.result);
      const denied = deniedCalls(journal.state).length;
      if (denied > 0) say(terminal, `${plural(denied, "call")} did not happen: denied or blocked.`);
      return;
    }
    case "suspended":
      sayWaiting(conclusion);
      return;
    case "interrupted":
      say(terminal, `Run ${id} was interrupted: ${outcome.message}.`);
      break;
    case "failed":
      say(terminal, `Error: ${visible(outcome.message)}`);
      break;
    case "cancelled":
      say(terminal, `Run ${id} was cancelled: ${visible(outcome.reason)}.`);
      return;
    case "lost":
      say(terminal, `Another process drives run ${id} now. See: llm-do runs show ${id}`);
      return;
  }
  if (goOn) say(terminal, `It is saved. Go on with: ${goOn}`);
  else say(terminal, `It cannot be resumed: ${fleeting}.`);
}

function sayWaiting({ journal, voice: { terminal }, fleeting }: Conclusion): void {
  const id = journal.header.runId;
  const open = openRequests(journal.state).map(({ request }) => request);
  if (open.length === 0 && journal.state.awaited) {
    print(terminal, journal.state.awaited.text);
    say(terminal, `Run ${id} waits for your reply.`);
    if (fleeting !== null) say(terminal, `It cannot be resumed: ${fleeting}.`);
    else say(terminal, `Go on with: llm-do runs reply ${id} --resume "…"`);
    return;
  }
  const wait = `${plural(open.length, "call")} ${open.length === 1 ? "waits" : "wait"}`;
  say(terminal, `Run ${id} is suspended; ${wait} for a decision:`);
  for (const { id: name, chain, tool, summary } of open) {
    say(terminal, visible(`  ${name}  ${chain.join(" › ")} ▷ ${tool}: ${summary}`));
  }
  if (fleeting !== null) {
    say(terminal, `It cannot be resumed: ${fleeting}.`);
    return;
  }
  const [first] = open;
  const [yes, no] = first?.kind === "outcome" ? ["retry", "skip"] : ["approve", "deny"];
  say(terminal, "Go on with:");
  say(terminal, `  llm-do runs show ${id}`);
  say(terminal, `  llm-do runs ${yes} ${id} ${first?.id ?? "A1"}`);
  say(terminal, `  llm-do runs ${no} ${id} ${first?.id ?? "A1"}${no === "deny" ? ' "why"' : ""}`);
  say(terminal, `  llm-do runs resume ${id}`);
}
