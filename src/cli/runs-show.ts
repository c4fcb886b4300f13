import type { Journal } from "../runtime/journal.ts";
import { deniedCalls, openRequests, statusOf, totalsOf } from "../runtime/status.ts";
import { historyLine } from "./history.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { openStore } from "./place.ts";
import { requestPanel } from "./request-panel.ts";
import { openStoredRun } from "./stored-run.ts";
import { print, printJson, type Terminal, visible } from "./terminal.ts";
import { totalsLine } from "./totals-line.ts";

/** `llm-do runs show`: what a run is, what happened, what it waits for, what it cost. */
export async function showRun({ terminal, flags, positionals }: Invocation): Promise<number> {
  const place = await openStore(terminal);
  const { journal } = await openStoredRun(place, terminal, positionals[0]);
  if (flags.json) showToProgram(journal, terminal);
  else showToPerson(journal, terminal);
  return EXIT.done;
}

function showToProgram({ header, events, state }: Journal, terminal: Terminal): void {
  printJson(terminal, { type: "header", header });
  for (const event of events) printJson(terminal, { type: "event", event });
  printJson(terminal, {
    type: "result",
    run: header.runId,
    status: statusOf(state, terminal.now()),
    openRequests: openRequests(state).map(({ request }) => request),
    deniedCalls: deniedCalls(state).length,
    usage: totalsOf(state),
    result: state.finished?.result ?? null,
  });
}

function showToPerson({ header, events, state }: Journal, terminal: Terminal): void {
  const style = (format: Parameters<Terminal["style"]>[0], text: string) =>
    terminal.stdout.isTTY ? terminal.style(format, text) : text;
  const write = (line: string) => terminal.stdout.write(`${line}\n`);
  const input = typeof header.input === "string" ? header.input : JSON.stringify(header.input);
  write(`${style("bold", `Run ${header.runId}`)}  ${statusOf(state, terminal.now())}`);
  write(visible(`Worker ${header.worker} of ${header.projectPath || "."}, by ${header.cause}`));
  write(`Base ${header.baseCommit ?? "none"}`);
  write(`Input ${visible(input)}`);
  write("");
  for (const event of events) {
    const line = historyLine(event);
    if (line !== null) write(line);
  }
  for (const { request } of openRequests(state)) write(`\n${requestPanel(request, style)}`);
  write(`\n${totalsLine(totalsOf(state))}`);
  if (state.failure) write(`\nFailed: ${visible(state.failure.message)}`);
  if (state.finished) print(terminal, `\n${state.finished.result}`);
}
