/** Who must act, in one word: it chooses the exit code and the heading of a message. */
export type ErrorCode =
  | "usage" // the person at the keyboard, or the workflow's `with:`
  | "project" // the author of a worker file or manifest
  | "model" // the account, key or model behind a request
  | "permission" // the workflow's `permissions:` or a repository setting
  | "github" // GitHub answered what nobody here can change
  | "store" // the run's state in git
  | "divergence" // a replay that no longer matches its journal
  | "limit"; // a budget that the user set

/**
 * The one error class. The message is written for the person who must fix the cause: what happened,
 * the value in quotes, where, what to do next. Anything else that is thrown is a defect of ours.
 */
export class LlmDoError extends Error {
  readonly code: ErrorCode;

  constructor(message: string, options: { code: ErrorCode; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = "LlmDoError";
    this.code = options.code;
  }
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Null where the answer is an LlmDoError, for what is reported elsewhere. A defect is thrown as ever. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof LlmDoError) return null;
    throw error;
  }
}
