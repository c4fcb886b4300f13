import { LlmDoError } from "../errors.ts";
import type { ProjectFiles } from "./definition.ts";
import { MANIFEST_NAMES } from "./manifest.ts";
import { NESTED } from "./project-home.ts";

export interface ProjectPlace {
  /** Folder of the project, relative to the files; "" is their root. */
  base: string;
  /** Names in that folder. */
  names: string[];
  /** The `.worker` file that was named instead of a folder: the entry worker of the project. */
  entry: string | null;
  /** Worker and tool files that were named one by one: there are no others. Null = all of the folder. */
  named: string[] | null;
}

/**
 * Finds the project that `path` names: a folder with `main.worker` or a manifest, the same in
 * `.llm-do/` or `.github/llm-do/` below it, a folder with any worker, or one `.worker` file.
 * Throws LlmDoError "project" that lists the places searched.
 */
export async function locateProject(files: ProjectFiles, path: string): Promise<ProjectPlace> {
  const normal = normalPath(path);
  if (normal.endsWith(".worker")) return locateFile(files, normal);
  const bases = ["", ...NESTED].map((below) => joinPath(normal, below));
  const places = await Promise.all(
    bases.map(async (base) => ({ ...WHOLE, base, names: await files.list(base) })),
  );
  const place =
    places.find(({ names }) => isProject(names)) ?? (await firstWithWorker(files, places));
  if (place !== undefined) return place;
  const searched = bases.map((base) => `  ${joinPath(base, "main.worker")}`).join("\n");
  const cure = "Create one of them, or set `project` to the folder that holds your main.worker.";
  throw projectError(`No main.worker in ${files.label}. Looked for:\n${searched}\n${cure}`);
}

/** `a/b` below `a`; either may be empty. */
export function joinPath(folder: string, name: string): string {
  return folder === "" || name === "" ? folder + name : `${folder}/${name}`;
}

export function projectError(message: string): LlmDoError {
  return new LlmDoError(message, { code: "project" });
}

function normalPath(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (path.startsWith("/") || segments.includes("..")) {
    throw projectError(
      `The project path "${path}" must be a folder or .worker file inside the repository, relative to its root.`,
    );
  }
  return segments.join("/");
}

async function locateFile(files: ProjectFiles, file: string): Promise<ProjectPlace> {
  const base = file.split("/").slice(0, -1).join("/");
  const names = await files.list(base);
  if (names.includes(file.slice(base === "" ? 0 : base.length + 1))) {
    return { ...WHOLE, base, names, entry: file };
  }
  throw projectError(`There is no worker file "${file}" in ${files.label}.`);
}

/** `index.worker` is the entry of some GF projects. */
export function isProject(names: string[]): boolean {
  return ["main.worker", "index.worker", ...MANIFEST_NAMES].some((name) => names.includes(name));
}

const WHOLE = { entry: null, named: null };

/** Files that stand for a project: what was named, and nothing that lies around it (C3). */
export function placeOfNamed(files: readonly string[]): ProjectPlace {
  const named = files.map(normalPath);
  const folders = named.map((file) => file.split("/").slice(0, -1));
  const [first = []] = folders;
  const shared = first.filter((_, depth) =>
    folders.every(
      (folder) => folder.slice(0, depth + 1).join("/") === first.slice(0, depth + 1).join("/"),
    ),
  );
  return { base: shared.join("/"), names: [], entry: null, named };
}

/** Flat projects without `main.worker`, whose entry is always named (spec/dialects.md C1). */
async function firstWithWorker(
  files: ProjectFiles,
  places: ProjectPlace[],
): Promise<ProjectPlace | undefined> {
  for (const place of places) {
    if (place.names.some((name) => name.endsWith(".worker"))) return place;
    for (const folder of ["workers", ".workers", "main"]) {
      const names = await files.list(joinPath(place.base, folder));
      if (names.some((name) => name.endsWith(".worker"))) return place;
    }
  }
  return undefined;
}
