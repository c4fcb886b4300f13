/** What tools of a project import from "llm-do". At run time llm-do itself provides it, without an install. */
import type { z } from "zod";

export { z } from "zod";

/** The files that the worker may see; paths as the worker writes them. Throws with a sentence. */
export interface Sandbox {
  read(path: string): Promise<string>;
  readBinary(path: string): Promise<Uint8Array>;
  write(path: string, content: string): Promise<void>;
  writeBinary(path: string, content: Uint8Array): Promise<void>;
  delete(path: string): Promise<void>;
  exists(path: string): Promise<boolean>;
  /** Files at any depth below a folder, relative to it, sorted. Default: everything. */
  list(path?: string): Promise<string[]>;
  /** Null when nothing is there. */
  stat(path: string): Promise<{ path: string; kind: "file" | "directory"; size: number } | null>;
}

/** Lines for people; never part of the run. */
export interface Logger {
  (...parts: unknown[]): void;
  debug(...parts: unknown[]): void;
  info(...parts: unknown[]): void;
  warn(...parts: unknown[]): void;
  error(...parts: unknown[]): void;
}

/**
 * The second argument of a tool. A tool that takes it is run again from its beginning on every machine that
 * goes on with the run: everything that is slow, random or has an effect goes through it, is recorded, and is
 * returned the next time. Two equal calls at the same time are an error: give each an input of its own.
 */
export interface ToolContext {
  /**
   * Calls a worker. Its answer; parsed where the worker has an output schema. Throws when it fails.
   * May wait for people: the code after it then runs later, on another machine.
   */
  callWorker<Result = string>(
    name: string,
    input?: unknown,
    options?: { instructions?: string; attachments?: string[] },
  ): Promise<Result>;
  /** Calls a tool of the worker, which asks whoever it has to ask. Throws when it is denied or fails. */
  callTool(name: string, input?: Record<string, unknown>): Promise<string>;
  /** Does something once. The result is JSON; `input` tells equal steps apart. */
  step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result>;
  step<Input, Result>(
    name: string,
    input: Input,
    run: (input: Input) => Result | Promise<Result>,
  ): Promise<Result>;
  readonly sandbox: Sandbox;
  readonly log: Logger;
  /** Aborted when the run is called off, never when it waits. */
  readonly signal: AbortSignal;
}

export type Effect = "none" | "workspace" | "external";

export interface Tool<Schema = z.ZodType> {
  /** 1 to 64 letters, digits, `_` and `-`. */
  name: string;
  description: string;
  /** A zod schema, or JSON Schema. */
  inputSchema: Schema;
  /** Default: a person is asked. What the worker's file says comes first. */
  needsApproval?: boolean | ((input: Input<Schema>) => boolean | Promise<boolean>);
  /**
   * Of a tool that runs as a whole: what running it changes. `none` and `workspace` may be run again after a
   * crash, `external` (the default of tools without context) is not repeated unasked. With an effect,
   * `callWorker`, `callTool` and `step` are not there.
   */
  effect?: Effect;
  /** A string is the result as it is; anything else becomes JSON; MCP's `{content, isError}` is understood. */
  execute(input: Input<Schema>, context: ToolContext): unknown;
}

type Input<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, unknown>;

/** The shape of golem-forge; the same as `Tool`. */
export type NamedTool<Schema = z.ZodType> = Tool<Schema>;

export interface ToolsetContext {
  /** Works while one of its tools is called. */
  sandbox: Sandbox;
  /** The toolset's settings in the worker's file, without those about approval. */
  config: Record<string, unknown>;
  logger: Logger;
}

// biome-ignore lint/suspicious/noExplicitAny: tools of different inputs stand in one list.
export type Tools = Tool<any>[] | Record<string, Tool<any>>;

export interface Toolset {
  /** Name under `toolsets:` of a worker. */
  name: string;
  create(context: ToolsetContext): Tools | Promise<Tools>;
}

export declare function defineTool<Schema>(tool: Tool<Schema>): Tool<Schema>;
export declare function defineToolset(toolset: Toolset): Toolset;
export declare function registerToolset(name: string, create: Toolset["create"]): void;
