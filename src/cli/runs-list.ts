import { foldEvents } from "../runtime/state.ts";
import { openRequests, statusOf } from "../runtime/status.ts";
import type { Checkpoint } from "../runtime/store.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { openStore } from "./place.ts";
import { oneLine, print, printJson, say } from "./terminal.ts";

/** `llm-do runs list`: live and finished runs, newest first. */
export async function listRuns({ terminal, flags }: Invocation): Promise<number> {
  const { store } = await openStore(terminal);
  const ids = new Set([...(await store.live()), ...(await store.done())]);
  const checkpoints: Checkpoint[] = [];
  for (const id of ids) {
    const checkpoint = await store.read(id);
    if (checkpoint) checkpoints.push(checkpoint);
  }
  checkpoints.sort((a, b) => (a.header.createdAt < b.header.createdAt ? 1 : -1));
  const rows = checkpoints.map((checkpoint) => rowOf(checkpoint, terminal.now()));
  if (flags.json) {
    for (const row of rows) printJson(terminal, { type: "run", ...row });
    printJson(terminal, { type: "result", runs: rows.length });
    return EXIT.done;
  }
  if (rows.length === 0) say(terminal, "No runs yet.");
  for (const { run, status, createdAt, worker, open, input } of rows) {
    const waits = open.length > 0 ? ` (${open.join(", ")})` : "";
    const when = createdAt.slice(0, 16).replace("T", " ");
    const columns = [run, when, `${status}${waits}`.padEnd(16), worker, oneLine(input, 50)];
    print(terminal, columns.join("  ").trimEnd());
  }
  return EXIT.done;
}

function rowOf({ header, events }: Checkpoint, now: Date) {
  const state = foldEvents(header, events);
  return {
    run: header.runId,
    status: statusOf(state, now),
    createdAt: header.createdAt,
    worker: header.worker,
    cause: header.cause,
    open: openRequests(state).map(({ request }) => request.id),
    input: typeof header.input === "string" ? header.input : JSON.stringify(header.input),
  };
}
