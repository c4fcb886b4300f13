import { orNull } from "../errors.ts";
import { codeEntryWorker, isCodeEntry } from "../project/code-entry.ts";
import type { Problem, Project, WorkerDefinition } from "../project/definition.ts";
import { builtInTools, type ToolsetContext } from "./index.ts";

/** What checking code needs besides the project. */
export type CheckContext = Omit<ToolsetContext, "describe" | "codeFolders" | "creation">;

/**
 * Everything wrong with the tools in code of a project, or of the workers that `entry` can reach: files that
 * do not load, tools that do not exist, names that collide. Starts no process where no worker has code.
 */
export async function codeProblems(
  project: Project,
  { context, entry }: { context: CheckContext; entry?: string },
): Promise<Problem[]> {
  const workers = entry === undefined ? await readAll(project) : await reachable(project, entry);
  const problems: Problem[] = [];
  for (const worker of workers.filter(({ code }) => code.length > 0)) {
    const { readCodeTools } = await import("./code-tools.ts");
    const tools: ToolsetContext = {
      ...context,
      describe: (name) => orNull(project.worker(name, worker)),
      creation: { defaults: {}, created: () => new Set(), exists: async () => false },
      codeFolders: (caller) => project.codeFolders(caller),
    };
    const others = await builtInTools(worker, tools);
    problems.push(...(await readCodeTools(worker, tools, others)).problems);
  }
  const texts = problems.map((problem) => JSON.stringify(problem));
  return problems.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
}

async function readAll(project: Project): Promise<WorkerDefinition[]> {
  const { entry } = project.manifest;
  const read = await Promise.all(
    (await project.workers()).map((name) => orNull(project.worker(name))),
  );
  const start = entry !== null && isCodeEntry(entry) ? [codeEntryWorker(entry, project)] : [];
  return [...start, ...read.filter((worker) => worker !== null)];
}

async function reachable(project: Project, entry: string): Promise<WorkerDefinition[]> {
  if (isCodeEntry(entry)) return [codeEntryWorker(entry, project)];
  const found = new Map<string, WorkerDefinition>();
  const queue: { name: string; caller?: WorkerDefinition }[] = [{ name: entry }];
  for (const next of queue) {
    const worker = await orNull(project.worker(next.name, next.caller));
    if (!worker || found.has(worker.file)) continue;
    found.set(worker.file, worker);
    const { delegates } = worker.delegation;
    queue.push(...delegates.map((delegate) => ({ name: delegate.worker, caller: worker })));
  }
  return [...found.values()];
}
