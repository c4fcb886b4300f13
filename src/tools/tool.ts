import type { JsonSchema } from "../models/model.ts";
import type { Approval, Effect } from "../project/definition.ts";

export type { Approval, Effect };

/** The stricter of two answers wins wherever two policies meet. */
export const STRICTNESS: Record<Approval, number> = { pre_approved: 0, ask: 1, blocked: 2 };

export interface Judgement {
  approval: Approval;
  /** One sentence for a person: which rule or default decided. For `blocked`, also what is allowed. */
  reason: string;
}

/** One file that a call would change, with what a decision about it is bound to. */
export interface FileChange {
  /** Relative to the workspace, with forward slashes. */
  path: string;
  /** Git blob id of the content before, or null when the file does not exist. */
  before: string | null;
  /** Git blob id of the content after, or null when the call deletes the file. */
  after: string | null;
  /** The whole content after, so that a sibling's preview can be drawn on it. Null for a deletion. */
  content: string | null;
  /** Unified diff. */
  diff: string;
  /** First line of the old file that changes (1-based), or null for a new file. */
  line: number | null;
}

/** A file that a call gives to a worker. */
export interface SharedFile {
  path: string;
  /** Git blob id of its content. */
  digest: string;
  bytes: number;
}

/** What an approver is shown, and what the approval binds besides the arguments. */
export interface Preview {
  /** One sentence: "Write 120 characters to docs/a.md". */
  summary: string;
  changes: FileChange[];
  /** For shell calls: the argument vector as it would run, or null when a shell runs the text. */
  argv?: string[] | null;
  /** Files that the call shares with another worker, with what a decision about them is bound to. */
  attachments?: SharedFile[];
}

/** Reads a workspace file as pending siblings would leave it; undefined = not touched by any. */
export type PendingFiles = ReadonlyMap<string, string | null>;

export type ToolOutcome =
  | { status: "completed"; content: string; isError: boolean }
  /** Something under this call waits for a person; the call will be entered again. */
  | { status: "suspended" }
  /** The call itself did not happen: policy or a person said no. */
  | { status: "refused"; content: string };

export interface WorkerCall {
  worker: string;
  input: unknown;
  instructions?: string | undefined;
  /** Workspace paths, as the caller sees them. */
  attachments?: string[] | undefined;
}

/** A call that code makes inside a call. */
export interface NestedCall {
  /** Unique under the call, without a slash: `tool:write_file:<digest>:0` (design §3, structural keys). */
  segment: string;
  tool: Tool;
  input: unknown;
  /** Judged and asked about like a model's call; else it runs at once. */
  gated: boolean;
}

export interface CallContext {
  /** Structural key of this call. */
  key: string;
  signal: AbortSignal;
  /** Runs a worker as a nested frame of this call. */
  callWorker(request: WorkerCall): Promise<ToolOutcome>;
  /** Lets the run call a worker that a model wrote and a person read. */
  createWorker(worker: { name: string; text: string }): Promise<void>;
  /** Record or return: what the journal holds under the segment is returned instead of done again. */
  nested(call: NestedCall): Promise<ToolOutcome>;
  /** Segments that an earlier execution of this call recorded, in the order in which they completed. */
  recorded(): readonly string[];
  /** The tool of that name which the calling worker has, for code that calls tools. */
  toolNamed(name: string): Promise<Tool | undefined>;
}

export type Parsed = { ok: true; input: unknown } | { ok: false; message: string };

/** A function that a model may call. `execute` never throws for bad luck: failure is a result. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  /** Digest of the project's code behind it: an approval does not hold for other code. */
  readonly code?: string;
  /** Not offered to the model; another spelling that is understood when a call arrives. */
  readonly hidden?: boolean;
  /** Code that is re-driven (effect "none") and may write files on its way all the same. */
  readonly touchesWorkspace?: boolean;
  /** True when the provider of the effect deduplicates by the call's stable key. */
  readonly idempotent?: boolean;
  /** Validates before anybody is asked; `input` is what every other method gets. */
  parse(raw: unknown): Parsed;
  /** The same for arguments that a person wrote in place of the model's; default `parse`. */
  parseEdited?(raw: unknown): Parsed;
  effect(input: unknown): Effect;
  /** Asynchronous where project code is asked. */
  judge(input: unknown): Judgement | Promise<Judgement>;
  /** Never changes anything. May throw LlmDoError with a sentence for the model: the call cannot be made. */
  preview(input: unknown, pending: PendingFiles): Promise<Preview>;
  execute(input: unknown, context: CallContext): Promise<ToolOutcome>;
}

export function completed(content: string): ToolOutcome {
  return { status: "completed", content, isError: false };
}

export function failed(content: string): ToolOutcome {
  return { status: "completed", content, isError: true };
}
