import { LlmDoError, messageOf } from "../errors.ts";
import type { CallContext, ToolOutcome } from "../tools/tool.ts";
import { failed } from "../tools/tool.ts";
import { callWorker } from "./delegate.ts";
import type { RunEvent } from "./events.ts";
import type { CallResult, Frame, Run } from "./frame.ts";
import { LeaseLost } from "./journal.ts";
import { type ReadyCall, settleCall } from "./settle.ts";
import type { RunState } from "./state.ts";
import { throwIfStopped } from "./stop.ts";

export type ExecutedCall = CallResult | { status: "suspended" };

/**
 * Runs one call that may run, and records its result in the same breath as its change of the tree.
 * An external call is saved as started before and as completed right after (design §3).
 */
export async function executeCall(
  run: Run,
  frame: Frame,
  call: ReadyCall & {
    requestId?: string | null;
    /** `tool_started` is saved already. */
    started?: boolean;
    /** A last look, inside the section that nobody else changes files in; false = do not run. */
    verify?: () => Promise<boolean>;
  },
): Promise<ExecutedCall> {
  throwIfStopped(run);
  const effect = call.tool.effect(call.parsed);
  if (effect === "external" && !call.started) {
    const started = await startCalls(run, [call]);
    // A decision that arrived with the write came first: the call waits for the next round.
    if (!started.has(call.key)) return { status: "suspended" };
  }
  const body = async (): Promise<ExecutedCall> => {
    if (call.verify && !(await call.verify())) return { status: "suspended" };
    const outcome = await execute(run, frame, call);
    const touched = effect !== "none" || call.tool.touchesWorkspace === true;
    return record(run, { frame, call, outcome, touched });
  };
  // An approved call changes exactly the tree that it was shown with, so it has the tree alone. A delegate
  // changes nothing by itself, and holding the tree would lock out what it calls.
  if (effect === "none") return body();
  const { workspace } = run;
  const result = await (call.verify ? workspace.exclusive(body) : workspace.shared(body));
  if (effect === "external" && result.status !== "suspended") {
    await run.journal.flush({ subject: `${call.tool.name} completed` });
  }
  return result;
}

/**
 * Saves `tool_started` for these calls, in one write with whatever others decided meanwhile: a call is
 * started only if the state that the write lands on still lets it. Returns the keys that started.
 */
export async function startCalls(
  run: Run,
  calls: (ReadyCall & { requestId?: string | null })[],
): Promise<Set<string>> {
  let started = new Set<string>();
  const names = calls.map((call) => call.requestId ?? call.tool.name).join(", ");
  await run.journal.flush({
    subject: `start ${names}`,
    tail: (state) => {
      const ready = calls.filter((call) => mayStart(state, call.requestId ?? null));
      started = new Set(ready.map((call) => call.key));
      return ready.map((call) => ({
        type: "tool_started" as const,
        key: call.key,
        tool: call.tool.name,
        effect: call.tool.effect(call.parsed),
        requestId: call.requestId ?? null,
      }));
    },
  });
  throwIfStopped(run);
  return started;
}

function mayStart(state: RunState, requestId: string | null): boolean {
  if (state.cancelled || state.finished) return false;
  if (requestId === null) return true;
  const status = state.requests.get(requestId)?.status;
  if (status?.kind === "decided") return allows(status.decision.decision);
  // Started before by a VM that died: a call without external effect is simply run again.
  return status?.kind === "started";
}

function allows(decision: string): boolean {
  return decision === "approve" || decision === "retry";
}

async function execute(run: Run, frame: Frame, call: ReadyCall): Promise<ToolOutcome> {
  const context: CallContext = {
    key: call.key,
    signal: run.signal,
    callWorker: (request) => callWorker(run, { frame, key: call.key, ...request }),
    createWorker: async (worker) => {
      const { createWorker } = await import("./created-workers.ts");
      await createWorker(run, { key: call.key, ...worker });
    },
    nested: (nested) => run.callFromCode({ frame, key: call.key, nested }),
    recorded: () => recordedUnder(run.journal.events, call.key),
    toolNamed: async (name) => (await run.toolsOf(frame)).find((tool) => tool.name === name),
  };
  try {
    const outcome = await call.tool.execute(call.parsed, context);
    throwIfStopped(run);
    return outcome;
  } catch (error) {
    throwIfStopped(run);
    if (isEngineFault(error)) throw error;
    return failed(messageOf(error));
  }
}

/** Segments of the calls that code made inside the call, in the order in which they completed. */
function recordedUnder(events: readonly RunEvent[], key: string): string[] {
  const prefix = `${key}/`;
  return events.flatMap((event) => {
    if (event.type !== "tool_completed" || !event.key.startsWith(prefix)) return [];
    const segment = event.key.slice(prefix.length);
    return segment.includes("/") ? [] : [segment];
  });
}

/** Faults that end the run from outside. A tool's own failure is a result for the model. */
function isEngineFault(error: unknown): boolean {
  if (error instanceof LeaseLost) return true;
  if (error instanceof Error && error.name === "Interrupted") return true;
  return (
    error instanceof LlmDoError && ["store", "model", "limit", "divergence"].includes(error.code)
  );
}

/** The model asked for something else than what was done: it has to know. */
function editNote({ edited, input }: ReadyCall): string {
  if (!edited) return "";
  return `A maintainer changed the arguments of this call to ${JSON.stringify(input)} and approved it.\n`;
}

function record(
  run: Run,
  done: { frame: Frame; call: ReadyCall; outcome: ToolOutcome; touched: boolean },
): ExecutedCall {
  const { call, frame, outcome } = done;
  if (outcome.status === "suspended") return { status: "suspended" };
  const refused = outcome.status === "refused";
  return settleCall(run, {
    frame,
    call,
    content: editNote(call) + outcome.content,
    refusedBy: refused ? "policy" : null,
    isError: refused || outcome.isError,
    touchedWorkspace: done.touched,
  });
}
