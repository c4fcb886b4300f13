import { randomUUID } from "node:crypto";
import type { RunEvent } from "../../src/runtime/events.ts";
import { PLAIN_START, type RunHeader } from "../../src/runtime/header.ts";
import type { Batch, Store } from "../../src/runtime/store.ts";

export const at = "2026-11-21T12:00:00Z";

export function header(runId: string = randomUUID()): RunHeader {
  return {
    schema: 1,
    runId,
    worker: "main",
    input: { text: "héllo", empty: "" },
    createdAt: at,
    startedBy: null,
    cause: "terminal",
    projectCommit: null,
    projectPath: ".",
    baseCommit: null,
    baseBranch: null,
    thread: null,
    firstRequest: 1,
    model: null,
    approvalMode: "review",
    maxTurns: 50,
    maxDepth: 5,
    maxCostUsd: null,
    expiresSeconds: 604800,
    ...PLAIN_START,
  };
}

export function batch(events: RunEvent[], rest: Partial<Batch> = {}): Batch {
  return { events, overlay: null, subject: "something happened", ...rest };
}

export const started: RunEvent = { type: "run_started", at };

export function returned(key: string, content: string): RunEvent {
  return {
    type: "tool_completed",
    at,
    key,
    tool: "read_file",
    content,
    isError: false,
    refusedBy: null,
    touchedWorkspace: false,
  };
}

export async function created(store: Store, runId?: string) {
  const head = header(runId);
  const result = await store.create(head, batch([started]));
  if (result.status !== "written") throw new Error("the run exists");
  return { runId: head.runId, tip: result.tip };
}

export async function written(store: Store, runId: string, tip: string, next: Batch) {
  const result = await store.append(runId, tip, next);
  if (result.status !== "written") throw new Error("somebody else wrote");
  return result.tip;
}
