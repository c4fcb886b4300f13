import { z } from "zod";
import type { JsonSchema } from "../models/model.ts";
import type {
  CallContext,
  Effect,
  Judgement,
  Parsed,
  PendingFiles,
  Preview,
  Tool,
  ToolOutcome,
} from "./tool.ts";

/** A tool in terms of its own input type; `typedTool` makes the contract's `unknown` of it. */
export interface ToolDefinition<Schema extends z.ZodType> {
  name: string;
  description: string;
  schema: Schema;
  effect(input: z.output<Schema>): Effect;
  judge(input: z.output<Schema>): Judgement | Promise<Judgement>;
  preview(input: z.output<Schema>, pending: PendingFiles): Promise<Preview>;
  execute(input: z.output<Schema>, context: CallContext): Promise<ToolOutcome>;
}

export function typedTool<Schema extends z.ZodType>(definition: ToolDefinition<Schema>): Tool {
  const { name, description, schema } = definition;
  return {
    name,
    description,
    inputSchema: jsonSchemaOf(schema),
    parse: (raw) => parseInput({ name, schema, raw }),
    effect: (input) => definition.effect(schema.parse(input)),
    judge: (input) => definition.judge(schema.parse(input)),
    preview: async (input, pending) => definition.preview(schema.parse(input), pending),
    execute: async (input, context) => definition.execute(schema.parse(input), context),
  };
}

/** What a model is told of a schema. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}

/** Validation with a sentence for the model. */
export function parseInput(options: { name: string; schema: z.ZodType; raw: unknown }): Parsed {
  const result = options.schema.safeParse(options.raw);
  if (result.success) return { ok: true, input: result.data };
  const sentences = result.error.issues.map((issue) => {
    const place = issue.path.length > 0 ? `'${issue.path.join(".")}': ` : "";
    return `${place}${issue.message}.`;
  });
  return { ok: false, message: `Invalid input for ${options.name}. ${sentences.join(" ")}` };
}
