import { LlmDoError } from "../errors.ts";
import { completed, failed, type ToolOutcome, type WorkerCall } from "../tools/tool.ts";
import { callersOf, type Frame, type Run } from "./frame.ts";

/** A worker that runs as a tool call of another: a nested key prefix, a fresh conversation. */
export async function callWorker(
  run: Run,
  call: WorkerCall & { frame: Frame; key: string },
): Promise<ToolOutcome> {
  const { frame } = call;
  const { maxDepth } = run.header;
  if (frame.depth >= maxDepth) {
    return failed(
      `Maximum worker nesting depth (${maxDepth}) exceeded. Current depth: ${frame.depth}, attempting to call: ${call.worker}`,
    );
  }
  let worker: Frame["worker"];
  try {
    worker = await run.project.worker(call.worker, frame.worker);
  } catch (error) {
    if (error instanceof LlmDoError && error.code === "project") return failed(error.message);
    throw error;
  }
  const cyclesAllowed = worker.allowCycles || run.project.manifest.allowCycles;
  const above = [frame, ...callersOf(frame)].some((caller) => isSame(caller.worker, worker));
  if (above && !cyclesAllowed) {
    const path = [...frame.chain, worker.name].join(" → ");
    return failed(
      `Circular worker call: ${path}. Set 'allow_cycles: true' in '${worker.name}' if this recursion is meant.`,
    );
  }
  const outcome = await run.enter({
    key: `${call.key}/`,
    worker,
    chain: [...frame.chain, worker.name],
    depth: frame.depth + 1,
    input: call.input,
    instructions: call.instructions ?? null,
    attachments: call.attachments ?? [],
    caller: frame,
  });
  switch (outcome.status) {
    case "completed":
      return completed(outcome.text);
    case "failed":
      return failed(`Worker '${worker.name}' failed: ${outcome.message}`);
    case "suspended":
      return outcome;
  }
}

/** By its file: a library may have a worker of the same name as the project. */
function isSame(one: Frame["worker"], other: Frame["worker"]): boolean {
  return one.file === other.file && one.library === other.library;
}
