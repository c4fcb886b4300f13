import { createHash } from "node:crypto";
import { canonicalJson } from "../canonical-json.ts";
import type { WorkerDefinition } from "../project/definition.ts";
import type { Answer, NestedAction } from "./code-protocol.ts";
import { effectOfOperation, operate } from "./code-sandbox.ts";
import type { Sandbox } from "./sandbox.ts";
import { type CallContext, completed, failed, type Tool, type ToolOutcome } from "./tool.ts";

/** What code may reach while it is re-driven. */
export interface Reach {
  sandbox: Sandbox;
  describe(worker: string): Promise<WorkerDefinition | null>;
}

/** Kind, name and input of an action in a key: equal for equal actions. */
export function actionKey(action: NestedAction): string {
  const { kind } = action;
  const name = kind === "sandbox" ? action.operation.name : action.name;
  const digest = createHash("sha256")
    .update(canonicalJson(withoutKind(action)), "utf8")
    .digest("hex");
  return `${kind}:${name.replace(/[^\w.-]/g, "~")}:${digest.slice(0, 12)}`;
}

function withoutKind({ kind: _, ...rest }: NestedAction): unknown {
  return rest;
}

/** How people know it: `ctx.callWorker("reviewer")`. */
export function actionLabel(action: NestedAction): string {
  switch (action.kind) {
    case "worker":
      return `ctx.callWorker("${action.name}")`;
    case "tool":
      return `ctx.callTool("${action.name}")`;
    case "step":
      return `ctx.step("${action.name}")`;
    case "sandbox":
      return `ctx.sandbox.${action.operation.name}("${action.operation.path}")`;
  }
}

export type Doable =
  | { status: "ready"; tool: Tool; input: unknown; gated: boolean }
  | { status: "impossible"; message: string };

/** The call that an action is for the runtime. `runStep` runs a step's function in the child. */
export async function toCall(
  action: NestedAction,
  options: { reach: Reach; context: CallContext; runStep(): Promise<ToolOutcome> },
): Promise<Doable> {
  const { reach, context } = options;
  switch (action.kind) {
    case "worker": {
      const { kind: _, name: worker, ...given } = action;
      const tool = synthetic({
        name: "call_worker",
        effect: "none",
        // The context is that of the nested call: the worker's turns hang below its key.
        execute: (_input, nested) => nested.callWorker({ worker, ...given }),
      });
      return { status: "ready", tool, input: { worker, ...given }, gated: false };
    }
    case "tool": {
      const tool = await context.toolNamed(action.name);
      const { name, orWorker } = action;
      if (!tool && orWorker) return toCall({ kind: "worker", name, ...orWorker }, options);
      if (!tool) {
        const message = `This worker has no tool "${action.name}" for ctx.callTool`;
        return { status: "impossible", message };
      }
      return { status: "ready", tool, input: action.input, gated: true };
    }
    case "step": {
      const tool = synthetic({ name: action.name, effect: "external", execute: options.runStep });
      return { status: "ready", tool, input: action.input, gated: false };
    }
    case "sandbox": {
      const { operation } = action;
      const tool = synthetic({
        name: `sandbox_${operation.name}`,
        effect: effectOfOperation(operation),
        execute: async () => {
          try {
            return completed(JSON.stringify(await operate(reach.sandbox, operation)));
          } catch (error) {
            return failed(error instanceof Error ? error.message : String(error));
          }
        },
      });
      return { status: "ready", tool, input: operation, gated: false };
    }
  }
}

function synthetic(
  parts: Pick<Tool, "name" | "execute"> & { effect: "none" | "workspace" | "external" },
): Tool {
  return {
    name: parts.name,
    description: "Made by code of the project.",
    inputSchema: {},
    parse: (input) => ({ ok: true, input }),
    effect: () => parts.effect,
    judge: () => ({ approval: "pre_approved", reason: "made by code of the project" }),
    preview: async () => ({ summary: parts.name, changes: [] }),
    execute: parts.execute,
  };
}

/** What the code gets for what the journal recorded. */
export async function toAnswer(
  action: NestedAction,
  { outcome, reach }: { outcome: Exclude<ToolOutcome, { status: "suspended" }>; reach: Reach },
): Promise<Answer> {
  if (outcome.status === "refused") return refusal(outcome.content, true);
  if (outcome.isError) return refusal(outcome.content, false);
  const { content } = outcome;
  if (action.kind === "tool" && !action.orWorker) return { status: "value", value: content };
  if (action.kind === "worker" || action.kind === "tool") {
    const worker = await reach.describe(action.name);
    return { status: "value", value: worker?.output ? fromJson(content) : content };
  }
  return { status: "value", value: fromJson(content) };
}

/** What a person supplied with `/done` may be plain text. */
function fromJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return content;
  }
}

/** The runtime wraps "not executed" in JSON for the model; code gets the sentence. */
function refusal(content: string, refused: boolean): Answer {
  const parsed = fromJson(content);
  if (
    typeof parsed === "object" &&
    parsed !== null &&
    "error" in parsed &&
    "error_type" in parsed
  ) {
    const message = typeof parsed.error === "string" ? parsed.error : content;
    return { status: "error", message, refused: parsed.error_type === "permission" };
  }
  return { status: "error", message: content, refused };
}
