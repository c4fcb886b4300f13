/** The one internal form that every dialect is read into. Below `project/`, nothing knows a dialect. */

/** Every approval vocabulary of the dialects in one (spec/dialects.md C18). */
export type Approval = "pre_approved" | "ask" | "blocked";

/** What running a call changes; decides what may be run again after a crash (design §3). */
export type Effect = "none" | "workspace" | "external";

/** A place in a file of the project, for messages: `workers/a.worker:3:5`. Both counts start at 1. */
export interface Location {
  file: string;
  line: number;
  column: number;
}

/** Something that the author should mend. Errors stop a run before its first model request. */
export interface Problem {
  severity: "error" | "warning";
  /** What is wrong, the value in quotes, what to do next. */
  message: string;
  location: Location;
  /** The line of text at `location`. */
  text: string;
}

export interface FilesystemConfig {
  /** Per tool (`read_file`, `write_file`, …); a tool that is not named has the toolset's default. */
  approvals: Partial<Record<string, Approval>>;
}

export interface ShellRule {
  /** Words that the argument vector must begin with: `["git", "log"]`. Empty matches nothing. */
  words: string[];
  approval: Approval;
  effect?: Effect;
}

export interface ShellConfig {
  rules: ShellRule[];
  /** What happens to a command that no rule matches. Undefined = blocked (not in the whitelist). */
  default?: Approval;
  /** Environment variables that the author lets through the scrubbing. */
  environment: string[];
}

/** A worker that this worker may call. */
export interface Delegate {
  worker: string;
  /** The name that the model sees: `_worker_X`, `X`; null = only through `worker_call`. */
  toolName: string | null;
  approval: Approval;
  location: Location;
}

export interface DelegationConfig {
  delegates: Delegate[];
  /** Offers `worker_call(worker, input_data)`, limited to `delegates`. */
  workerCall: { approval: Approval } | null;
  /** `["*"]`: any worker that resolves may be called. */
  any: boolean;
}

export interface WorkerDefinition {
  name: string;
  /** Path inside the project, with forward slashes. */
  file: string;
  description: string | null;
  /** System prompt, trimmed. */
  instructions: string;
  model: string | null;
  /** Globs such as `anthropic:*`; null = any. */
  compatibleModels: string[] | null;
  filesystem: FilesystemConfig | null;
  shell: ShellConfig | null;
  delegation: DelegationConfig;
  /** This worker may appear again below itself (spec/dialects.md C31). */
  allowCycles: boolean;
}

export interface Manifest {
  /** Path of the manifest in the project, or null when there is none. */
  file: string | null;
  name: string | null;
  model: string | null;
  approvalMode: string | null;
  maxDepth: number | null;
  allowCycles: boolean;
  workerPaths: string[];
  /** Shell commands run on every VM before replay, in the workspace. */
  setup: string[];
  /** Globs of ignored files that a checkpoint carries. */
  keep: string[];
  /** Commits of history that the workspace has: a number, or "full". Default 1. */
  history: number | "full";
  /** Defaults merged under each worker, still in the author's words. */
  toolsets: Record<string, unknown>;
}

/** Read-only access to the author's files: a folder on disk, or a tree of a pinned commit. */
export interface ProjectFiles {
  /** For messages: `.` or `main@1a2b3c4`. */
  readonly label: string;
  /** Names in a folder of the project ("" is its root), folders with a trailing slash. Missing = []. */
  list(directory: string): Promise<string[]>;
  /** UTF-8 text, or undefined when there is no such file. */
  read(path: string): Promise<string | undefined>;
}

export interface Project {
  readonly manifest: Manifest;
  /** Warnings met so far; grows as workers are parsed (lazily). */
  readonly warnings: readonly Problem[];
  /**
   * The worker of that name: by file name, by front-matter `name`, or `./path/to/worker`.
   * Throws LlmDoError "project" that lists the places searched, or every problem of the file with its location.
   */
  worker(name: string): Promise<WorkerDefinition>;
  /** Everything wrong with the project at once, for `validate` and before a run starts. */
  problems(): Promise<Problem[]>;
  /** Names of all workers that can be called by bare name, sorted. */
  workers(): Promise<string[]>;
}
