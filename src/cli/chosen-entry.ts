import { LlmDoError } from "../errors.ts";
import { codeEntryWorker, isCodeEntry, startOf } from "../project/code-entry.ts";
import type { Project } from "../project/definition.ts";

/**
 * What a run starts with: the worker of that name, by default `main`; where no worker has the name but the
 * project has tools in code, the tool (`llm-do tools.py helper.worker --entry main`, spec/dialects.md C3).
 */
export async function chooseEntry(given: string | null, project: Project): Promise<string> {
  const start = startOf(given, project);
  if (isCodeEntry(start) || (await hasWorker(start, { given, project }))) return start;
  return (await hasCode(start, project)) ? `tool:${start}` : start;
}

async function hasWorker(
  name: string,
  { given, project }: { given: string | null; project: Project },
): Promise<boolean> {
  if ((await project.workers()).includes(name)) return true;
  try {
    const worker = await project.worker(name);
    // One lone worker stands in for `main`, but not for a `main` that somebody asked for.
    return name !== "main" || given === null || worker.name === name;
  } catch (error) {
    if (!(error instanceof LlmDoError)) throw error;
    // What is wrong with a worker that is there has to be said, and said of that worker.
    return !/^(There is no worker|None of the files)/.test(error.message);
  }
}

async function hasCode(name: string, project: Project): Promise<boolean> {
  const folders = await project.codeFolders(codeEntryWorker(`tool:${name}`, project));
  if (folders.some(({ named }) => named?.length)) return true;
  // In a folder any other name is more likely a worker's, misspelt.
  if (name !== "main") return false;
  const whole = folders.filter(({ named }) => named === null);
  const names = await Promise.all(whole.map(({ files, folder }) => files.list(folder)));
  return names.flat().some((file) => /^tools(\.(py|[cm]?[jt]s)|\/)$/.test(file));
}
