import type { Project, ProjectFiles } from "../project/definition.ts";
import { filesOver } from "../project/files-over.ts";
import { isProject, joinPath, locateProject } from "../project/layout.ts";
import { type OpenOptions, openProject } from "../project/project.ts";
import type { PythonStart } from "../tools/python-workers.ts";

/** Files of a project folder in which workers may be; others must be named. */
const USUAL = ["tools.py", "workers.py"];

/**
 * `openProject`, with the workers that Python files define (`main = Worker(name="main", …)`). Nothing is
 * loaded or started where no Python file is named and none of the usual ones does. A path that ends in
 * `.py` is a project of that file alone.
 */
export async function openProjectOf(
  files: ProjectFiles,
  options: OpenOptions & { start(): PythonStart },
): Promise<Project & { base: string }> {
  const { start, ...given } = options;
  const named = given.named?.length ? given.named : lone(given.path);
  const opening = named === null ? given : { ...given, named };
  const paths = await filesWithWorkers(files, { named, path: given.path });
  if (paths.length === 0) return openProject(files, opening);
  const { workersInPython } = await import("../tools/python-workers.ts");
  const written = await workersInPython(paths, { files, start: start() });
  return openProject(filesOver(files, written), {
    ...opening,
    ...(named !== null && { named: [...named, ...written.keys()] }),
  });
}

function lone(path: string): string[] | null {
  return path.endsWith(".py") ? [path] : null;
}

async function filesWithWorkers(
  files: ProjectFiles,
  { named, path }: { named: readonly string[] | null; path: string },
): Promise<string[]> {
  const candidates = named?.filter((file) => file.endsWith(".py")) ?? (await usual(files, path));
  const texts = await Promise.all(candidates.map((file) => files.read(file)));
  return candidates.filter((_, index) => definesWorkers(texts[index] ?? ""));
}

async function usual(files: ProjectFiles, path: string): Promise<string[]> {
  const place = await locateProject(files, path).catch(() => null);
  // One file that stands in no project has no code.
  if (place === null || (place.entry !== null && !isProject(place.names))) return [];
  return USUAL.filter((name) => place.names.includes(name)).map((name) =>
    joinPath(place.base, name),
  );
}

function definesWorkers(text: string): boolean {
  return /^\s*(from|import)\s+llm_do\b/m.test(text) && /\bWorker(Invocable)?\s*\(/.test(text);
}
