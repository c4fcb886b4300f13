import type { Manifest, WorkerDefinition } from "./definition.ts";
import type { ProjectPlace } from "./layout.ts";
import { entryAmong } from "./named-workers.ts";
import type { Resolution, WorkerSearch } from "./worker-search.ts";
import type { WorkerSpace } from "./worker-space.ts";

export interface ResolutionContext {
  search: WorkerSearch;
  project: WorkerSpace;
  place: ProjectPlace;
  manifest: Manifest;
}

/** The file that `name` means to `caller`, or to the person who starts a run. */
export async function resolveWorker(
  name: string,
  context: ResolutionContext & { caller?: WorkerDefinition | undefined },
): Promise<Resolution> {
  const { search, project, caller } = context;
  const space = caller === undefined ? project : await search.spaceOf(caller);
  const isEntry = name === "main" && space === project;
  // A project that is one file has no `main.worker`; the file itself is the entry.
  if (isEntry && context.place.entry !== null) {
    return { status: "found", space, file: context.place.entry };
  }
  const found = await search.find(name, space);
  if (found.status === "missing" && isEntry) return (await otherEntry(context)) ?? found;
  return found;
}

/** What a run starts with where nothing is called `main`. */
async function otherEntry(context: ResolutionContext): Promise<Resolution | null> {
  const { search, project, place, manifest } = context;
  if (place.named !== null) {
    const workers = place.named.filter((file) => file.endsWith(".worker"));
    if (workers.length === 0) return null;
    return { status: "found", space: project, file: await entryAmong(project.files, workers) };
  }
  const { entry } = manifest;
  for (const name of entry === null || entry.startsWith("tool:") ? ["index"] : [entry, "index"]) {
    const found = await search.find(name, project);
    if (found.status !== "missing" && found.space === project) return found;
  }
  return null;
}
