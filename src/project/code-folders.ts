import type { CodeFolder, WorkerDefinition } from "./definition.ts";
import type { ProjectPlace } from "./layout.ts";
import { isProject } from "./layout.ts";
import type { WorkerSearch } from "./worker-search.ts";
import { fileOfShown, type WorkerSpace } from "./worker-space.ts";

/**
 * Where tools in code of a worker may be: beside the worker, in its project or library, in the libraries
 * that those name (spec §5.1). A lone file has none but those that were named with it, or its own folder's
 * in the directory form (spec/dialects.md C26).
 */
export async function codeFoldersOf(
  worker: Pick<WorkerDefinition, "library" | "file">,
  { search, place }: { search: WorkerSearch; place: ProjectPlace },
): Promise<CodeFolder[]> {
  const space = await search.spaceOf(worker);
  const { files, base } = space;
  if (space.kind === "built-in") return [];
  const named = place.named?.filter((file) => !file.endsWith(".worker")) ?? null;
  if (space.kind === "project" && named !== null) {
    return [{ label: "the command line", files, folder: base, named }];
  }
  const file = fileOfShown(space, worker.file) ?? worker.file;
  const own = file.split("/").slice(0, -1).join("/");
  const folders: CodeFolder[] = [];
  const beside: CodeFolder = { label: own, files, folder: own, named: null };
  const lone = space.kind === "folder" || (space.kind === "project" && isLone(place));
  if (lone) return file.endsWith("/worker.worker") ? [beside] : [];
  if (own !== base) folders.push(beside);
  folders.push({ label: labelOf(space), files, folder: base, named: null });
  for (const library of await search.librariesOf(space)) {
    folders.push({
      label: labelOf(library),
      files: library.files,
      folder: library.base,
      named: null,
    });
  }
  return folders;
}

function labelOf(space: WorkerSpace): string {
  return space.kind === "project" ? "the project" : `library ${space.library}`;
}

/** One file that stands in no project. */
function isLone({ entry, names }: ProjectPlace): boolean {
  return entry !== null && !isProject(names);
}
