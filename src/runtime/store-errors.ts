import { LlmDoError } from "../errors.ts";

/** The one sentence for everything in a checkpoint that we cannot have written. */
export function corrupt(place: string, cause?: unknown): LlmDoError {
  const detail = cause instanceof Error ? ` (${cause.message.slice(0, 500)})` : "";
  return new LlmDoError(
    `The state of this run is damaged: ${place} was changed by something else than llm-do${detail}. The run cannot go on; cancel it and start it again.`,
    { code: "store", cause },
  );
}

export function unknownRun(runId: string): LlmDoError {
  return new LlmDoError(
    `The state of run "${runId}" is gone: something deleted it. The run cannot go on; start it again.`,
    { code: "store" },
  );
}
