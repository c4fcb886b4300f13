import { randomUUID } from "node:crypto";
import { plainJson } from "./canonical.ts";
import type { RunHeader } from "./header.ts";
import { encodeSegment } from "./journal-segment.ts";
import { type Batch, type Checkpoint, EMPTY_OVERLAY, type Store } from "./store.ts";
import { unknownRun } from "./store-errors.ts";

/** A store for tests and for runs outside a repository: it ends with the process. */
export function memoryStore(): Store {
  const runs = new Map<string, Checkpoint>();
  const threads = new Map<number, Set<string>>();

  function write(before: Checkpoint, batch: Batch): string {
    // Refuses what git would refuse.
    encodeSegment(batch.events, (text) => text);
    const after: Checkpoint = {
      header: before.header,
      events: [...before.events, ...batch.events],
      overlay: batch.overlay ?? before.overlay,
      tip: randomUUID(),
      finished: batch.finished === true,
    };
    runs.set(after.header.runId, copy(after));
    if (batch.thread !== undefined) index(batch.thread, after.header.runId);
    return after.tip;
  }

  function index(number: number, runId: string): void {
    const ids = threads.get(number) ?? new Set();
    threads.set(number, ids.add(runId));
  }

  function idsWhere(finished: boolean): string[] {
    return [...runs].filter(([, run]) => run.finished === finished).map(([id]) => id);
  }

  return {
    async create(header: RunHeader, batch: Batch) {
      const existing = runs.get(header.runId);
      if (existing) return { status: "moved", checkpoint: copy(existing) };
      const empty = { header, events: [], overlay: EMPTY_OVERLAY, tip: "", finished: false };
      return { status: "written", tip: write(empty, batch) };
    },
    async read(runId) {
      const run = runs.get(runId);
      return run && copy(run);
    },
    async append(runId, tip, batch) {
      const run = runs.get(runId);
      if (!run) throw unknownRun(runId);
      if (run.tip !== tip || run.finished) return { status: "moved", checkpoint: copy(run) };
      return { status: "written", tip: write(run, batch) };
    },
    async tip(runId) {
      const run = runs.get(runId);
      return run?.finished ? undefined : run?.tip;
    },
    live: async () => idsWhere(false).sort(),
    done: async () => idsWhere(true).sort(),
    thread: async (number) => [...(threads.get(number) ?? [])].sort(),
  };
}

function copy(checkpoint: Checkpoint): Checkpoint {
  return plainJson(checkpoint, (text) => text);
}
