import { LlmDoError } from "../errors.ts";
import type { Delegate, Manifest, Problem } from "./definition.ts";
import { firstPlace } from "./document.ts";
import { quote } from "./problem.ts";
import type { WorkerReading } from "./worker-reading.ts";
import {
  type FoundWorker,
  findQuietly,
  type Resolution,
  type WorkerSearch,
} from "./worker-search.ts";
import { shownFile, type WorkerSpace } from "./worker-space.ts";

export interface Checked {
  space: WorkerSpace;
  /** The file that the project is, where it is one file. */
  entry: string | null;
  search: WorkerSearch;
  reading: WorkerReading;
  manifest: Manifest;
  /** Says where a worker was looked for, or which files answer to its name. */
  describeMiss(name: string, found: Resolution): Promise<string>;
}

/** Everything wrong with the workers of a project, and with those of libraries that they may call. */
export async function projectProblems(project: Checked): Promise<Problem[]> {
  const libraries = await libraryProblems(project);
  const usable = libraries.every(({ severity }) => severity === "warning");
  // Without its libraries a project's calls cannot be judged; what else is wrong with it can.
  return [...libraries, ...(await workerProblems(project, { delegates: usable }))];
}

async function workerProblems(
  project: Checked,
  { delegates }: { delegates: boolean },
): Promise<Problem[]> {
  const { space, entry } = project;
  const all = await space.workers.all();
  const files = new Set([...(entry === null ? [] : [entry]), ...all.map(({ file }) => file)]);
  const queue: FoundWorker[] = [...files].map((file) => ({ space, file }));
  const problems: Problem[] = [];
  // Grows while it is read: a worker of a library is looked at when somebody may call it.
  for (const found of queue) {
    const read = await project.reading.read(found);
    problems.push(...read.problems);
    if (!delegates) continue;
    for (const delegate of read.delegates) {
      const target = await findQuietly(project.search, {
        name: delegate.worker,
        from: found.space,
      });
      if (target.status !== "found") {
        problems.push(await missingDelegate(project, { caller: found, delegate }));
      } else if (!queue.some(({ space, file }) => space === target.space && file === target.file)) {
        queue.push(target);
      }
    }
  }
  for (const { name, file } of all) {
    const ambiguity = name === null ? null : await ambiguityOf(project, { name, file });
    if (ambiguity !== null) problems.push(ambiguity);
  }
  return problems;
}

/** A delegate that resolves nowhere fails at the call, so only `validate` reports it (C8). */
async function missingDelegate(
  project: Checked,
  { caller, delegate }: { caller: FoundWorker; delegate: Delegate },
): Promise<Problem> {
  const { worker, location } = delegate;
  const why = await whyNot(project, { name: worker, from: caller.space });
  const message = `${shownFile(caller.space, caller.file)} may call ${quote(worker)}. ${why}`;
  const text = await lineOf(caller.space, { shown: location.file, line: location.line });
  return { severity: "error", message, location, text };
}

async function whyNot(
  { search, describeMiss }: Checked,
  { name, from }: { name: string; from: WorkerSpace },
): Promise<string> {
  try {
    return await describeMiss(name, await search.find(name, from));
  } catch (error) {
    if (error instanceof LlmDoError) return error.message;
    throw error;
  }
}

async function lineOf(
  space: WorkerSpace,
  { shown, line }: { shown: string; line: number },
): Promise<string> {
  const file = shown.startsWith(space.prefix) ? shown.slice(space.prefix.length) : shown;
  const text = (await space.files.read(file)) ?? "";
  return text.split(/\r?\n/)[line - 1] ?? "";
}

async function ambiguityOf(
  { space, search, describeMiss }: Checked,
  { name, file }: { name: string; file: string },
): Promise<Problem | null> {
  const found = await findQuietly(search, { name, from: space });
  if (found.status !== "ambiguous") return null;
  const text = (await space.files.read(file)) ?? "";
  const message = await describeMiss(name, found);
  return { severity: "error", message, ...firstPlace(found.files[0] ?? file, text.split("\n")) };
}

/** What keeps the libraries from being opened: a cycle, two versions, one that is nowhere. */
async function libraryProblems({ space, manifest }: Checked): Promise<Problem[]> {
  const [first] = manifest.dependencies;
  if (first === undefined) return [];
  try {
    const libraries = await space.dependencies();
    return libraries.flatMap((library) => library.manifest.diagnostics.problems);
  } catch (error) {
    if (!(error instanceof LlmDoError)) throw error;
    const { location } = first;
    const text = await lineOf(space, { shown: location.file, line: location.line });
    return [{ severity: "error", message: error.message, location, text }];
  }
}
