import { createdFile } from "../project/created-worker.ts";
import type { Project, WorkerDefinition } from "../project/definition.ts";
import { throwErrors } from "../project/project.ts";
import { parseWorker } from "../project/worker.ts";
import type { Run } from "./frame.ts";
import type { RunState } from "./state.ts";

/**
 * A project together with the workers that were written in the run: journal values, never files of the
 * project or the workspace, and never templates (design §3 "Pinned").
 */
export function withCreatedWorkers(project: Project, state: () => RunState): Project {
  const created = (name: string): WorkerDefinition | null => {
    const event = state().created.get(name);
    if (!event) return null;
    const { worker, problems } = parseWorker({ file: createdFile(name), text: event.text });
    throwErrors(problems);
    return worker;
  };
  return {
    manifest: project.manifest,
    warnings: project.warnings,
    worker: async (name, caller) => created(name) ?? project.worker(name, caller),
    counterpart: async (worker) => created(worker.name) ?? project.counterpart(worker),
    codeFolders: (worker) => project.codeFolders(worker),
    problems: () => project.problems(),
    workers: async () => [...new Set([...(await project.workers()), ...state().created.keys()])],
  };
}

/** Record or return: a worker exists from the moment in which a person let it be. */
export async function createWorker(
  run: Run,
  { key, name, text }: { key: string; name: string; text: string },
): Promise<void> {
  if (run.journal.state.created.get(name)?.key === key) return;
  run.journal.append({ type: "worker_created", key, name, text: run.redact(text) });
  await run.keepWorker({ name, text });
}
