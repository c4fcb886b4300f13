import { z } from "zod";
import type { JsonSchema } from "../models/model.ts";
import type { Effect } from "../project/definition.ts";

/** A full tool object, as `defineTool`, golem-forge or an MCP server's listing spell it. */
export interface ToolShape {
  name?: unknown;
  description?: unknown;
  /** A zod schema or JSON Schema. */
  inputSchema?: unknown;
  /** Other spelling of `inputSchema`. */
  parameters?: unknown;
  execute: (...values: unknown[]) => unknown;
  needsApproval?: unknown;
  effect?: unknown;
}

export interface ToolsetShape {
  name: string;
  create: (context: unknown) => unknown;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isTool(value: unknown): value is ToolShape {
  return isRecord(value) && typeof value.execute === "function" && !isZodSchema(value);
}

export function isToolset(value: unknown): value is ToolsetShape {
  return isRecord(value) && typeof value.create === "function" && typeof value.name === "string";
}

/** Version 4 of zod, ours or the project's own: both follow the same protocol. */
export function isZodSchema(value: unknown): value is z.ZodType {
  return isRecord(value) && "_zod" in value;
}

/** JSON Schema of a tool's input. Throws with a sentence when it is neither zod nor JSON Schema. */
export function jsonSchemaOf(schema: unknown): JsonSchema {
  if (schema === undefined || schema === null) return { type: "object", properties: {} };
  if (isZodSchema(schema)) {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return rest;
  }
  if (isRecord(schema) && "_def" in schema) {
    throw new Error(
      'Its input schema was made with zod 3; import "zod" and llm-do gives you zod 4',
    );
  }
  if (isRecord(schema)) return schema;
  throw new Error("Its input schema is neither a zod schema nor JSON Schema");
}

/** Throws with a sentence when it is no effect. */
export function effectOf(value: unknown): Effect | null {
  if (value === undefined || value === null) return null;
  if (value === "none" || value === "workspace" || value === "external") return value;
  throw new Error(`Its effect ${JSON.stringify(value)} is none of "none", "workspace", "external"`);
}
