/**
 * What our process and a child that holds a project's code say to each other: JSON objects, one per line,
 * UTF-8. The child reads descriptor 3 and writes descriptor 4 (sockets); its stdout and stderr belong to the
 * project's code. End of file on 3 means: exit at once. Started as `<program …>` with the workspace as cwd.
 *
 * One child serves one worker's code. It is loaded once, before anything else is asked. Then either many
 * calls of tools that do not take `ctx` run in it, at the same time; or exactly one call of a tool that does.
 */
import type { JsonSchema } from "../models/model.ts";
import type { Effect } from "../project/definition.ts";

export const CHILD_READS = 3;
export const CHILD_WRITES = 4;

/** The languages that tools may be written in; each has a child program of its own. */
export type CodeLanguage = "typescript" | "python";

export type CodeProgram =
  /** Absolute path of an executable and its arguments. */
  | { status: "found"; argv: string[] }
  /** What to install or change, one sentence. */
  | { status: "missing"; message: string };

/** Our words to the child. */
export type ToChild =
  | LoadRequest
  /** Evaluate `needsApproval(input)` of a tool whose `needsApproval` is "asks". → `judged` */
  | { type: "judge"; id: number; tool: number; input: unknown }
  /** Run a tool. → any number of `request`, then `result`; or `idle`. */
  | { type: "call"; id: number; tool: number; input: unknown; key: string }
  /** To a `request` of that id. */
  | { type: "answer"; id: number; answer: Answer }
  /** The run is called off: abort `ctx.signal` of every call. The process is ended soon after. */
  | { type: "abort" };

/** The child's words to us. */
export type FromChild =
  | {
      type: "loaded";
      id: number;
      toolsets: LoadedToolset[];
      problems: LoadProblem[];
      /** Python only. */
      workers?: LoadedWorker[];
    }
  /** `needed` null = the code failed or said something else; `error` says how. We ask a person then. */
  | { type: "judged"; id: number; needed: boolean | null; error?: string }
  /**
   * `value` is what the tool returned, as JSON; we make text of it (a string as it is, `{content: [{type:
   * "text", text}], isError}` as MCP means it, anything else as JSON). `isError` = it threw: `value` is the
   * sentence for the model, without a trace; the trace goes to stderr.
   */
  | { type: "result"; id: number; value: unknown; isError: boolean }
  | NestedRequest
  /** The answer to `run`: how the step's function ended. */
  | { type: "step_result"; id: number; value: unknown; isError: boolean }
  /** A line for people. `call` null = outside of any call. */
  | { type: "log"; call: number | null; level: "debug" | "info" | "warn" | "error"; text: string }
  /**
   * A call is under way and nothing in the child can go on by itself: every request was answered with
   * `waits`, no task, timer, thread or descriptor of the code is active. Said again only after new answers.
   * `seen` as in a request: we ignore an `idle` that crossed an answer.
   */
  | { type: "idle"; seen: number };

/** One file of code, most specific first: where two define the same name, the first wins. */
export interface CodeFile {
  /** Absolute path of the file on disk; for `package` the name to import. */
  path: string;
  kind: "file" | "package";
  /** Absolute folder that imports are resolved in (project or library): Python puts it on sys.path. */
  root: string;
  /** How the author knows it: `workers/a/tools.ts`. Use it in problems. */
  shown: string;
}

/** → `loaded`. Loading runs the files' top level. A file that fails is a problem, the others still load. */
export interface LoadRequest {
  type: "load";
  id: number;
  /** The workspace, absolute: where paths of tools resolve. */
  workspace: string;
  files: CodeFile[];
  /** What the worker asks for; a factory of that name is called with `config`. `custom` = plain functions. */
  toolsets: { name: string; config: Record<string, unknown> }[];
}

/** A toolset found in a file. Tools of factories that the worker does not name are not made: `tools: []`. */
export interface LoadedToolset {
  /** Index in `LoadRequest.files`. */
  file: number;
  /** Name of variable, plug-in or toolset; null = plain functions and tool objects of the file (`custom`). */
  name: string | null;
  tools: LoadedTool[];
}

export interface LoadedTool {
  /** The child's number for it; the same in every child that got the same `load`. */
  tool: number;
  name: string;
  description: string;
  /** JSON Schema of an object; null = the code does not say (a function without a schema). */
  inputSchema: JsonSchema | null;
  /** It is given `ctx`: its body may run again at any time (design §3). */
  takesContext: boolean;
  /** What the code says: a constant, "asks" = a function of the arguments, null = nothing. */
  needsApproval: boolean | "asks" | null;
  /** What the code declares; null = nothing. */
  effect: Effect | null;
  /** Public = part of `"*"`. Others must be listed by name (`_private`, functions without a schema). */
  public: boolean;
  source: { file: string; line: number };
}

/** A worker that code defines: what a `.worker` file would say. */
export interface LoadedWorker {
  name: string;
  description: string | null;
  model: string | null;
  compatibleModels: string[] | null;
  instructions: string;
  /** As under `toolsets:`: of ours, another worker, or a variable that holds a toolset. */
  toolsets: { name: string; config: Record<string, unknown> }[];
  source: { file: string; line: number };
}

/** Something that kept a file, or a part of it, from loading. Line and column start at 1. */
export interface LoadProblem {
  /** Index in `LoadRequest.files`: the file that was being loaded. */
  file: number;
  /** What is wrong and what to do next, one sentence or two, without the place. */
  message: string;
  /** Where: `shown` form where it is a file of the project, else a path. Null = not known. */
  location: { file: string; line: number; column: number } | null;
  /** The line of text there, or "". */
  text: string;
}

/**
 * Code calls something inside a call. Ids count up per child, from 1. The promise behind it settles only when
 * an answer with `value` or `error` arrives.
 */
export interface NestedRequest {
  type: "request";
  id: number;
  /** The call that it is made in. */
  call: number;
  /**
   * How many `answer` messages the code had been given when it made the request. Two equal requests of which
   * the second was made before the first was answered are an error; we compare, not the child.
   */
  seen: number;
  action: NestedAction;
}

/** What a worker is called with. */
export interface WorkerWords {
  input: unknown;
  instructions?: string;
  attachments?: string[];
}

export type NestedAction =
  /** `ctx.callWorker`. Value: the worker's text; JSON where it has an output schema. */
  | ({ kind: "worker"; name: string } & WorkerWords)
  /**
   * `ctx.callTool`: a tool of the calling worker, judged like a model's call. Value: its text. `orWorker`
   * (`ctx.deps.call` in Python): where the worker has no such tool, the worker of that name is called so.
   */
  | { kind: "tool"; name: string; input: unknown; orWorker?: WorkerWords }
  /** `ctx.step`: we answer `run` when the function is to run, and `value` with what was recorded. */
  | { kind: "step"; name: string; input: unknown }
  /** `ctx.sandbox` and a factory's `sandbox`. Also allowed in calls without `ctx`, unrecorded there. */
  | { kind: "sandbox"; operation: SandboxOperation };

/** Values: text, base64, null, null, null, boolean, string[], {path, kind, size} or null. */
export type SandboxOperation =
  | { name: "read"; path: string }
  | { name: "readBinary"; path: string }
  | { name: "write"; path: string; content: string }
  /** Base64. */
  | { name: "writeBinary"; path: string; content: string }
  | { name: "delete"; path: string }
  | { name: "exists"; path: string }
  | { name: "list"; path: string }
  | { name: "stat"; path: string };

export type Answer =
  | { status: "value"; value: unknown }
  /** Raise it in the code. `refused` = policy or a person said no (PermissionError in Python). */
  | { status: "error"; message: string; refused: boolean }
  /**
   * Not now, perhaps never on this machine: the promise stays pending and does not keep the child busy.
   * A later answer to the same id may still settle it.
   */
  | { status: "waits" }
  /** Of a step: run the function once, send `step_result`; the promise settles with a later answer. */
  | { status: "run" };
