import type { CodeFolder, ProjectFiles, WorkerDefinition } from "../project/definition.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Isolation } from "./shell-process.ts";
import type { Tool } from "./tool.ts";
import type { WorkerCreation } from "./worker-create.ts";

export interface ToolsetContext {
  sandbox: Sandbox;
  workspaceRoot: string;
  /** The Action's own environment; what a child process sees of it is scrubbed. */
  environment: Record<string, string>;
  /** What this machine can do for child processes; looked for only when a worker has a shell. */
  isolation(): Promise<Isolation>;
  /** The definition of a worker that may be called, for the tool's description; null = not found. */
  describe(worker: string): Promise<WorkerDefinition | null>;
  /** For `worker_create`, and for `worker_call` of what it created. */
  creation: WorkerCreation;
  /** Where tools in code are looked for. */
  codeFolders(worker: WorkerDefinition): Promise<CodeFolder[]>;
  /** Puts the files of a project where a child process can load them, outside the workspace. */
  codeDirectory(files: ProjectFiles): Promise<string>;
  /** Lines that tools in code write for people (`ctx.log`); default: dropped. */
  log?(level: string, text: string): void;
}

/** Every tool that a worker's definition gives it, in a stable order: providers cache by it. */
export async function toolsOf(worker: WorkerDefinition, context: ToolsetContext): Promise<Tool[]> {
  const tools = await builtInTools(worker, context);
  if (worker.code.length === 0) return tools;
  const { codeTools } = await import("./code-tools.ts");
  return [...tools, ...(await codeTools(worker, context, tools))];
}

/** The tools that need no code of the project. */
export async function builtInTools(
  worker: WorkerDefinition,
  context: ToolsetContext,
): Promise<Tool[]> {
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
  if (config.create) {
    const { workerCreateTool } = await import("./worker-create.ts");
    const { approval } = config.create;
    tools.push(workerCreateTool({ approval, creation: context.creation }));
  }
  if (config.delegates.length === 0 && !config.workerCall && !config.any && !config.create) {
    return tools;
  }
  const { delegationTools } = await import("./delegation.ts");
  tools.push(
    ...(await delegationTools({
      config,
      describe: context.describe,
      created: context.creation.created,
      caller: worker,
      sandbox: context.sandbox,
    })),
  );
  return tools;
}
