import { z } from "zod";
import type {
  Approval,
  Delegate,
  DelegationConfig,
  WorkerDefinition,
} from "../project/definition.ts";
import {
  type CallContext,
  type Judgement,
  type Parsed,
  STRICTNESS,
  type Tool,
  type ToolOutcome,
} from "./tool.ts";

const input = z.union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())]);
const callArguments = {
  input: input.optional().describe("What the worker is asked to do: text, or JSON data."),
  input_data: input.optional().describe("The same as input."),
  instructions: z.string().optional().describe("Guidance added to the worker's own instructions."),
};
const directArguments = z.strictObject(callArguments);
const generalArguments = z.strictObject({
  worker: z.string().min(1).describe("Name of the worker to call."),
  ...callArguments,
});

type Describe = (worker: string) => Promise<WorkerDefinition | null>;

/**
 * One tool per delegate under the name that the author's dialect gives it, and `worker_call` where it is
 * enabled. The other spellings are hidden tools: not offered, understood when a call arrives
 * (spec/dialects.md C6, C7).
 */
export async function delegationTools(options: {
  config: DelegationConfig;
  describe: Describe;
}): Promise<Tool[]> {
  const { config, describe } = options;
  const described = await Promise.all(
    config.delegates.map(async (delegate) => ({
      delegate,
      description: descriptionOf(delegate.worker, await describe(delegate.worker)),
    })),
  );
  const tools = described.flatMap((item) => spellings(item.delegate, item.description));
  return [...tools, workerCallTool(config)];
}

function spellings(delegate: Delegate, description: string): Tool[] {
  const names = [`_worker_${delegate.worker}`, delegate.worker];
  const hidden = names.filter((name) => name !== delegate.toolName);
  return [
    ...(delegate.toolName
      ? [delegateTool(delegate, { name: delegate.toolName, description })]
      : []),
    ...hidden.map((name) => ({ ...delegateTool(delegate, { name, description }), hidden: true })),
  ];
}

function delegateTool(delegate: Delegate, shown: { name: string; description: string }): Tool {
  return {
    ...shown,
    inputSchema: schemaOf(directArguments),
    parse: (raw) => parseWith(directArguments, raw),
    effect: () => "none",
    judge: () => judgement(delegate.approval, delegate.worker),
    preview: async (parsed) => ({ summary: summaryOf(delegate.worker, parsed), changes: [] }),
    execute: (parsed, context) => call(delegate.worker, parsed, context),
  };
}

function workerCallTool(config: DelegationConfig): Tool {
  const allowed = config.delegates.map((delegate) => delegate.worker).join(", ") || "none";
  return {
    name: "worker_call",
    description: `Call another worker by name. Workers that may be called: ${config.any ? "any" : allowed}.`,
    inputSchema: schemaOf(generalArguments),
    ...(config.workerCall ? {} : { hidden: true }),
    parse: (raw) => parseWith(generalArguments, raw),
    effect: () => "none",
    judge: (parsed) => {
      const worker = workerOf(parsed);
      const delegate = config.delegates.find((candidate) => candidate.worker === worker);
      if (delegate) return judgement(approvalThrough(config, delegate), worker);
      if (config.any) return judgement(config.workerCall?.approval ?? "ask", worker);
      return {
        approval: "blocked",
        reason: `worker '${worker}' is not in the allowlist. Workers that may be called: ${allowed}`,
      };
    },
    preview: async (parsed) => ({ summary: summaryOf(workerOf(parsed), parsed), changes: [] }),
    execute: (parsed, context) => call(workerOf(parsed), parsed, context),
  };
}

/** A delegate that has a tool of its own is not easier to reach through the general one. */
function approvalThrough({ workerCall }: DelegationConfig, delegate: Delegate): Approval {
  if (!workerCall || delegate.toolName === null) return delegate.approval;
  const stricter = STRICTNESS[workerCall.approval] > STRICTNESS[delegate.approval];
  return stricter ? workerCall.approval : delegate.approval;
}

function judgement(approval: Approval, worker: string): Judgement {
  const reasons: Record<Approval, string> = {
    pre_approved: `calls of worker '${worker}' are pre-approved`,
    ask: `calls of worker '${worker}' need approval`,
    blocked: `calls of worker '${worker}' are blocked`,
  };
  return { approval, reason: reasons[approval] };
}

function call(worker: string, parsed: unknown, context: CallContext): Promise<ToolOutcome> {
  const values = parsed as z.infer<typeof directArguments>;
  return context.callWorker({
    worker,
    input: values.input ?? values.input_data ?? "",
    instructions: values.instructions,
  });
}

function summaryOf(worker: string, parsed: unknown): string {
  const values = parsed as z.infer<typeof directArguments>;
  const given = values.input ?? values.input_data ?? "";
  const text = typeof given === "string" ? given : JSON.stringify(given);
  return `Call worker '${worker}' with: ${text.length > 50 ? `${text.slice(0, 50)}...` : text}`;
}

/** The author's description, else the beginning of the instructions (spec/dialects.md §2.1). */
function descriptionOf(name: string, worker: WorkerDefinition | null): string {
  if (worker?.description) return worker.description;
  if (!worker) return `Delegate task to the '${name}' worker`;
  const { instructions } = worker;
  return instructions.length > 200 ? `${instructions.slice(0, 200)}...` : instructions;
}

function workerOf(parsed: unknown): string {
  return (parsed as z.infer<typeof generalArguments>).worker;
}

function parseWith(schema: z.ZodType, raw: unknown): Parsed {
  const result = schema.safeParse(raw ?? {});
  if (result.success) return { ok: true, input: result.data };
  return { ok: false, message: z.prettifyError(result.error) };
}

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}
