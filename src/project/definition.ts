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

/** One named path of `sandbox.paths`: `input: {root: ./input, mode: ro}`. */
export interface SandboxPath {
  /** Folder with forward slashes, relative to the manifest's `sandbox.root`, else to the project; or "". */
  root: string;
  mode: "ro" | "rw";
  /** Lower-case suffixes with their dot; null = any. */
  suffixes: string[] | null;
  maxFileBytes: number | null;
  /** What the path says about approval of reads and writes in it; null = the toolset decides. */
  read: Approval | null;
  write: Approval | null;
}

/** `sandbox:` of a worker or manifest, both models of it (spec/dialects.md C9-C11). */
export interface SandboxConfig {
  /** Folder of the workspace that is "/" for every worker, of the manifest only; "" = the workspace. */
  root: string;
  /** Named paths; null = none declared. */
  paths: Record<string, SandboxPath> | null;
  /** Folder that everything is confined to, as the author wrote it without its leading slash; null = none. */
  restrict: string | null;
  readonly: boolean;
  /** Of the manifest only, for every worker; a worker's own are in its FilesystemConfig. */
  approval: { write: Approval | null; delete: Approval | null };
}

/** What a worker accepts as attachments (spec/dialects.md §2.1). */
export interface AttachmentPolicy {
  maxAttachments: number;
  maxTotalBytes: number;
  /** Lower-case, as written; empty = all. */
  allowedSuffixes: string[];
  deniedSuffixes: string[];
  /** The author wrote it: only then does it bind the worker as a caller too (C33). */
  declared: boolean;
}

export const DEFAULT_ATTACHMENT_POLICY: AttachmentPolicy = {
  maxAttachments: 4,
  maxTotalBytes: 10_000_000,
  allowedSuffixes: [],
  deniedSuffixes: [],
  declared: false,
};

/** A tool that the model's provider runs: `server_side_tools: [{tool_type: web_search}]`. */
export interface ServerTool {
  type: "web_search" | "web_fetch" | "code_execution" | "image_generation";
  maxUses: number | null;
  allowedDomains: string[] | null;
  blockedDomains: string[] | null;
  location: Location;
}

/**
 * Tools that come from code of the worker, the project or a library: `custom:`, the name of a toolset
 * defined in code, or a plug-in. Which of them exist is known only when the code is loaded.
 */
export interface CodeToolset {
  /** Key under `toolsets:`. `custom` is the toolset of plain functions and tool objects. */
  name: string;
  /** `custom.module` as written; null = the tool files of worker, project and libraries. */
  module: string | null;
  /** Names to expose; null = everything public that the toolset has. */
  tools: { name: string; location: Location }[] | null;
  /** Per tool; wins over `fallback`, which wins over what the code says unless it `yieldsToCode`. */
  approvals: Record<string, Approval>;
  fallback: Approval | null;
  /** `fallback` was written as `approval.default`. `blocked` never yields. */
  yieldsToCode?: boolean;
  /** The toolset's own settings as plain data, without approval words: a factory's `config`. */
  config: Record<string, unknown>;
  location: Location;
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
  /** Offers `worker_call(worker, input_data)`, limited to `delegates`; `create`: `worker_create`. */
  workerCall: { approval: Approval } | null;
  /** `["*"]`: any worker that resolves may be called. */
  any: boolean;
  create: { approval: Approval } | null;
}

export interface WorkerDefinition {
  name: string;
  /** Path inside the project, with forward slashes. */
  file: string;
  description: string | null;
  /** Library that it comes from, "built-in" for ours; null = the project. */
  library: string | null;
  /** System prompt, trimmed and rendered. */
  instructions: string;
  model: string | null;
  /** Globs such as `anthropic:*`; null = any. */
  compatibleModels: string[] | null;
  filesystem: FilesystemConfig | null;
  shell: ShellConfig | null;
  delegation: DelegationConfig;
  code: CodeToolset[];
  /** Null = nothing declared: the caller's (C10). */
  sandbox: SandboxConfig | null;
  attachments: AttachmentPolicy;
  /** JSON Schema that the final answer must satisfy; null = free text. */
  output: Record<string, unknown> | null;
  serverTools: ServerTool[];
  mode: "single" | "chat";
  /** Tokens of a chat's history that are sent again. Default 8000. */
  maxContextTokens: number;
  /** Null = not said: it may. Only a worker that says `false` insists on an input. */
  allowEmptyInput: boolean | null;
  /** Nothing that a model calls may replace it. */
  locked: boolean;
  /** This worker may appear again below itself (spec/dialects.md C31). */
  allowCycles: boolean;
}

/** `utils`, `utils@2.0`, `git+https://host/org/workers.git#v1`. */
export interface Dependency {
  specification: string;
  location: Location;
}

export interface Manifest {
  /** Path of the manifest in the project, or null when there is none. */
  file: string | null;
  name: string | null;
  model: string | null;
  approvalMode: string | null;
  maxDepth: number | null;
  /** A worker without a model runs on its caller's. */
  inheritModel: boolean;
  allowCycles: boolean;
  /** Entry worker, or `tool:NAME` for an entry in code; null = `main`. */
  entry: string | null;
  dependencies: Dependency[];
  /** Workers that are reachable when this project is a library, without `workers/`; empty = all. */
  exports: string[];
  /** Values for templates. */
  variables: Record<string, unknown>;
  /** Bounds every worker's sandbox; null = the workspace. */
  sandbox: SandboxConfig | null;
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
  /** Absolute path, where the files are a folder on this machine's disk. */
  readonly directory?: string;
  /** Names in a folder of the project ("" is its root), folders with a trailing slash. Missing = []. */
  list(directory: string): Promise<string[]>;
  /** UTF-8 text, or undefined when there is no such file. */
  read(path: string): Promise<string | undefined>;
}

/** A folder in which tool files of a worker are looked for. */
export interface CodeFolder {
  /** For messages: `workers/a`, `the project`, `library utils`. */
  label: string;
  files: ProjectFiles;
  /** Folder inside `files`; "" is their root. */
  folder: string;
  /** Tool files that were named one by one (`llm-do main.worker tools.py`); null = by their usual names. */
  named: string[] | null;
}

export interface Project {
  readonly manifest: Manifest;
  /** Folder of the project in its files and the workspace; "" is their root. `warnings` grow as workers are read. */
  readonly base: string;
  readonly warnings: readonly Problem[];
  /**
   * The worker of that name, as `caller` sees it: by file, by front-matter `name`, `./path` or `lib:worker`.
   * Throws LlmDoError "project" that lists the places searched, or every problem of the file with its location.
   */
  worker(name: string, caller?: WorkerDefinition): Promise<WorkerDefinition>;
  /** What a worker of another version of the project is in this one: by its file, else by its name. */
  counterpart(worker: WorkerDefinition): Promise<WorkerDefinition>;
  /** Where the worker's tools in code may be, most specific first: worker, project, libraries (F60). */
  codeFolders(worker: WorkerDefinition): Promise<CodeFolder[]>;
  /** Everything wrong with the project at once, for `validate` and before a run starts. */
  problems(): Promise<Problem[]>;
  /** Names of all workers that can be called by bare name, sorted. */
  workers(): Promise<string[]>;
}
