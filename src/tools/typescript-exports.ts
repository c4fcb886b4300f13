import type { JsonSchema } from "../models/model.ts";
import type { Effect } from "../project/definition.ts";
import type { Registration } from "./typescript-modules.ts";
import {
  effectOf,
  isRecord,
  isTool,
  isToolset,
  isZodSchema,
  jsonSchemaOf,
  type ToolShape,
} from "./typescript-shapes.ts";
import { commentAbove, lineOf, type SourceText } from "./typescript-source.ts";

/** A tool as the host runs it. */
export interface HostTool {
  name: string;
  description: string;
  inputSchema: JsonSchema | null;
  takesContext: boolean;
  needsApproval: boolean | ((input: unknown) => unknown) | null;
  effect: Effect | null;
  public: boolean;
  line: number;
  /** Throws when the code's own schema refuses the input. */
  run(input: unknown, context: unknown): unknown;
}

export interface HostToolset {
  /** Null = plain functions and tool objects. */
  name: string | null;
  tools: HostTool[];
}

/** What a factory is given, and which factories the worker asks for. */
export interface Wanted {
  context(toolset: string): unknown;
  asks(toolset: string): boolean;
}

/**
 * Toolsets of a loaded module: functions with `<name>Schema`, tool objects, exported collections and
 * `defineToolset`s by their name, a default export that is or makes tools, and what was registered.
 * Throws with a sentence about the first export that is broken.
 */
export async function toolsetsOf(
  module: Record<string, unknown>,
  {
    source,
    wanted,
    registered,
  }: { source: SourceText; wanted: Wanted; registered: Registration[] },
): Promise<HostToolset[]> {
  const named: HostToolset[] = [];
  const plain: HostTool[] = [];
  const exports = exportsOf(module);
  for (const [name, value] of Object.entries(exports)) {
    if (isToolset(value)) named.push(await made({ ...value, source, wanted }));
    else if (isTool(value)) plain.push(fromObject(value, { name, source }));
    else if (isCollection(value)) named.push({ name, tools: fromCollection(value, source) });
    else if (typeof value === "function" && !name.endsWith("Schema")) {
      plain.push(
        fromFunction(value as Callable, { name, source, schema: exports[`${name}Schema`] }),
      );
    }
  }
  for (const { name, create } of registered) {
    named.push(await made({ name, create: create as Callable, source, wanted }));
  }
  const fallback = module.default;
  if (isToolset(fallback)) named.push(await made({ ...fallback, source, wanted }));
  else if (isTool(fallback)) plain.push(fromObject(fallback, { name: "default", source }));
  else if (typeof fallback === "function") {
    const tools = await (fallback as Callable)(wanted.context("custom"));
    plain.push(...fromCollection(collectionIn(tools, "The default export"), source));
  } else if (isCollection(fallback)) plain.push(...fromCollection(fallback, source));
  // A module's names come sorted; the author's order is that of the file.
  plain.sort((a, b) => a.line - b.line);
  return [{ name: null, tools: plain }, ...named];
}

type Callable = (...values: unknown[]) => unknown;
type Collection = unknown[] | Record<string, unknown>;

/** Named exports; of a CommonJS module also the members of `module.exports`. */
function exportsOf(module: Record<string, unknown>): Record<string, unknown> {
  const { default: fallback, "module.exports": common, ...named } = module;
  const whole = common ?? (Object.keys(named).length === 0 ? fallback : undefined);
  return isRecord(whole) && !isTool(whole) && !isToolset(whole) ? { ...whole, ...named } : named;
}

/** At least one tool, and nothing that is none. */
function isCollection(value: unknown): value is Collection {
  if (isZodSchema(value)) return false;
  const members = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return members.length > 0 && members.every(isTool);
}

function collectionIn(value: unknown, subject: string): Collection {
  const inner = isRecord(value) && "tools" in value ? value.tools : value;
  if (isTool(inner)) return [inner];
  if (isCollection(inner) || (Array.isArray(inner) && inner.length === 0)) return inner;
  throw new Error(`${subject} must give tools: an array, or a map from names to tools`);
}

async function made(toolset: {
  name: string;
  create: Callable;
  source: SourceText;
  wanted: Wanted;
}): Promise<HostToolset> {
  const { name, source, wanted } = toolset;
  if (!wanted.asks(name)) return { name, tools: [] };
  const tools = await toolset.create(wanted.context(name));
  return { name, tools: fromCollection(collectionIn(tools, `The toolset "${name}"`), source) };
}

function fromCollection(tools: Collection, source: SourceText): HostTool[] {
  const entries = Array.isArray(tools)
    ? tools.map((tool) => ["", tool] as const)
    : Object.entries(tools);
  return entries.map(([name, tool]) => fromObject(tool as ToolShape, { name, source }));
}

function fromObject(tool: ToolShape, place: { name: string; source: SourceText }): HostTool {
  const name = typeof tool.name === "string" ? tool.name : place.name;
  if (name === "") throw new Error("A tool has no name");
  const line = lineOf(place.source, name);
  const schema = tool.inputSchema ?? tool.parameters;
  const effect = explained(name, () => effectOf(tool.effect));
  return {
    name,
    description:
      typeof tool.description === "string" ? tool.description : commentAbove(place.source, line),
    inputSchema: explained(name, () => jsonSchemaOf(schema)),
    takesContext: effect === null && tool.execute.length >= 2,
    needsApproval: needOf(tool.needsApproval, name),
    effect,
    public: true,
    line,
    run: (input, context) => checked(schema, input).then((value) => tool.execute(value, context)),
  };
}

function fromFunction(
  code: Callable,
  { name, source, schema }: { name: string; source: SourceText; schema: unknown },
): HostTool {
  const line = lineOf(source, name);
  const described = isZodSchema(schema) ? schema.description : undefined;
  return {
    name,
    description: commentAbove(source, line) || described || `Custom tool: ${name}`,
    inputSchema: schema === undefined ? null : explained(name, () => jsonSchemaOf(schema)),
    takesContext: code.length >= 2,
    needsApproval: null,
    effect: null,
    public: schema !== undefined && !name.startsWith("_"),
    line,
    run: (input, context) => checked(schema, input).then((value) => code(value, context)),
  };
}

function needOf(value: unknown, name: string): HostTool["needsApproval"] {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value;
  if (typeof value === "function") return value as (input: unknown) => unknown;
  throw new Error(`"needsApproval" of the tool "${name}" is neither true, false nor a function`);
}

/** Defaults, transformations and refinements of the code's own schema. */
async function checked(schema: unknown, input: unknown): Promise<unknown> {
  if (!isZodSchema(schema)) return input;
  const result = await schema.safeParseAsync(input);
  if (result.success) return result.data;
  const { prettifyError } = await import("zod");
  throw new Error(`Invalid arguments: ${prettifyError(result.error)}`);
}

function explained<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The tool "${name}" cannot be offered. ${why}`);
  }
}
