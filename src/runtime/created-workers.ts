import { orNull } from "../errors.ts";
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
    base: project.base,
    warnings: project.warnings,
    worker: async (name, caller) => {
      const written = created(name);
      if (!written) return project.worker(name, caller);
      // A library calls its own workers by their bare names: nothing that a run made comes before them.
      return caller?.library ? ((await orNull(project.worker(name, caller))) ?? written) : written;
    },
    counterpart: async (worker) =>
      (isCreated(worker) ? created(worker.name) : null) ?? project.counterpart(worker),
    codeFolders: (worker) => project.codeFolders(worker),
    problems: () => project.problems(),
    workers: async () => [...new Set([...(await project.workers()), ...state().created.keys()])],
  };
}

function isCreated({ name, file, library }: WorkerDefinition): boolean {
  return library === null && file === createdFile(name);
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
