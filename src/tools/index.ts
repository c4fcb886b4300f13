import type { WorkerDefinition } from "../project/definition.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Isolation } from "./shell-process.ts";
import type { Tool } from "./tool.ts";

export interface ToolsetContext {
  sandbox: Sandbox;
  workspaceRoot: string;
  /** The Action's own environment; what a child process sees of it is scrubbed. */
  environment: Record<string, string>;
  /** What this machine can do for child processes; looked for only when a worker has a shell. */
  isolation(): Promise<Isolation>;
  /** The definition of a worker that may be called, for the tool's description; null = not found. */
  describe(worker: string): Promise<WorkerDefinition | null>;
}

/** Every tool that a worker's definition gives it, in a stable order: providers cache by it. */
export async function toolsOf(worker: WorkerDefinition, context: ToolsetContext): Promise<Tool[]> {
  const tools: Tool[] = [];
  if (worker.filesystem) {
    const { filesystemTools } = await import("./filesystem.ts");
    tools.push(...filesystemTools({ config: worker.filesystem, sandbox: context.sandbox }));
  }
  if (worker.shell) {
    const { shellTools } = await import("./shell.ts");
    const isolation = await context.isolation();
    tools.push(...(await shellTools({ ...context, config: worker.shell, isolation })));
  }
  const { delegation: config } = worker;
  if (config.delegates.length === 0 && !config.workerCall && !config.any) return tools;
  const { delegationTools } = await import("./delegation.ts");
  tools.push(...(await delegationTools({ config, describe: context.describe })));
  return tools;
}
