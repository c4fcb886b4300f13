import { z } from "zod";
import {
  type Approval,
  DEFAULT_ATTACHMENT_POLICY,
  type Delegate,
  type DelegationConfig,
  type WorkerDefinition,
} from "../project/definition.ts";
import { attachmentDescription } from "./attachment-policy.ts";
import type { Sandbox } from "./sandbox.ts";
import { judgeSharing, sharedFiles, sharing } from "./shared-files.ts";
import {
  type CallContext,
  type Judgement,
  type Parsed,
  type Preview,
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
const attachments = z.array(z.string().min(1)).optional();
const generalArguments = z.strictObject({
  worker: z.string().min(1).describe("Name of the worker to call."),
  ...callArguments,
  attachments: attachments.describe("File paths to attach, where the worker takes any."),
});
type CallArguments = Omit<z.infer<typeof generalArguments>, "worker">;

/** A worker that takes no attachments has no parameter for them (spec/dialects.md C34). */
function argumentsFor(worker: WorkerDefinition | null) {
  const policy = worker?.attachments ?? DEFAULT_ATTACHMENT_POLICY;
  if (policy.maxAttachments === 0) return z.strictObject(callArguments);
  const described = attachments.describe(attachmentDescription(policy));
  return z.strictObject({ ...callArguments, attachments: described });
}

type Describe = (worker: string) => Promise<WorkerDefinition | null>;

/**
 * One tool per delegate under the name that the author's dialect gives it, and `worker_call` where it is
 * enabled. The other spellings are hidden tools: not offered, understood when a call arrives
 * (spec/dialects.md C6, C7).
 */
export async function delegationTools(options: {
  config: DelegationConfig;
  describe: Describe;
  /** Workers that were created in this run: reachable through `worker_call` (C8). */
  created(): ReadonlySet<string>;
  /** The worker that calls, and the files that it may share. */
  caller: WorkerDefinition;
  sandbox: Sandbox;
}): Promise<Tool[]> {
  const { config } = options;
  const described = await Promise.all(
    config.delegates.map(async (delegate) => ({
      delegate,
      callee: await options.describe(delegate.worker),
    })),
  );
  const tools = described.flatMap((item) => spellings(item, options));
  return [...tools, workerCallTool(options)];
}

type Options = Parameters<typeof delegationTools>[0];

interface Described {
  delegate: Delegate;
  /** Null = cannot be read; said when it is called. */
  callee: WorkerDefinition | null;
}

function spellings(item: Described, options: Options): Tool[] {
  const { worker, toolName } = item.delegate;
  const names = [`_worker_${worker}`, `_agent_${worker}`, worker];
  const hidden = names.filter((name) => name !== toolName);
  return [
    ...(toolName ? [delegateTool(toolName, item, options)] : []),
    ...hidden.map((name) => ({ ...delegateTool(name, item, options), hidden: true })),
  ];
}

function delegateTool(name: string, { delegate, callee }: Described, options: Options): Tool {
  const { worker, approval } = delegate;
  const schema = argumentsFor(callee);
  return {
    name,
    description: descriptionOf(worker, callee),
    inputSchema: schemaOf(schema),
    parse: (raw) => parseWith(schema, raw),
    effect: () => "none",
    judge: (parsed) => withSharing(judgement(approval, worker), parsed, options),
    preview: (parsed) => previewOf(worker, parsed, options),
    execute: (parsed, context) => call(worker, parsed, context),
  };
}

/** Files are shown with their size, and the decision holds for their content (security.md "Binding"). */
async function previewOf(worker: string, parsed: unknown, options: Options): Promise<Preview> {
  const { attachments = [] } = parsed as CallArguments;
  const summary = summaryOf(worker, parsed);
  if (attachments.length === 0) return { summary, changes: [] };
  const callee = await options.describe(worker);
  const shared = await sharedFiles(attachments, { ...options, callee });
  return { summary: `${summary}, ${sharing(shared)}`, changes: [], attachments: shared };
}

function workerCallTool(options: Options): Tool {
  const { config } = options;
  const allowed = allowedBy(config);
  return {
    name: "worker_call",
    description: `Call another worker by name. Workers that may be called: ${config.any ? "any" : allowed}.`,
    inputSchema: schemaOf(generalArguments),
    ...(config.workerCall || config.create ? {} : { hidden: true }),
    parse: (raw) => parseWith(generalArguments, raw),
    effect: () => "none",
    judge: (parsed) => withSharing(judgeGeneral(workerOf(parsed), options), parsed, options),
    preview: (parsed) => previewOf(workerOf(parsed), parsed, options),
    execute: (parsed, context) => call(workerOf(parsed), parsed, context),
  };
}

function judgeGeneral(worker: string, { config, created }: Options): Judgement {
  const delegate = config.delegates.find((candidate) => candidate.worker === worker);
  if (delegate) return judgement(approvalThrough(config, delegate), worker);
  // A person has just read the whole worker; what it does is gated by its own tools.
  if (config.create && created().has(worker)) {
    return judgement(config.workerCall?.approval ?? "pre_approved", worker);
  }
  if (config.any) return judgement(config.workerCall?.approval ?? "ask", worker);
  return {
    approval: "blocked",
    reason: `worker '${worker}' is not in the allowlist. Workers that may be called: ${allowedBy(config)}`,
  };
}

function allowedBy({ delegates }: DelegationConfig): string {
  return delegates.map((delegate) => delegate.worker).join(", ") || "none";
}

/** Not asynchronous where nothing is shared. */
function withSharing(base: Judgement, parsed: unknown, options: Options) {
  const { attachments: paths = [] } = parsed as CallArguments;
  return paths.length === 0 ? base : judgeSharing(base, { ...options, paths });
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
  const values = parsed as CallArguments;
  return context.callWorker({
    worker,
    input: values.input ?? values.input_data ?? "",
    instructions: values.instructions,
    attachments: values.attachments,
  });
}

function summaryOf(worker: string, parsed: unknown): string {
  const values = parsed as CallArguments;
  const given = values.input ?? values.input_data ?? "";
  const text = typeof given === "string" ? given : JSON.stringify(given);
  if (text === "") return `Call worker '${worker}' without an input`;
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
