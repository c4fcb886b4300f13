import { realpathSync, statSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { LlmDoError } from "../errors.ts";
import type { Project, ProjectFiles } from "../project/definition.ts";
import { diskFiles } from "../project/files.ts";
import { joinPath, locateProject } from "../project/layout.ts";
import { openProject } from "../project/project.ts";

/** A project on disk, read as it is now. */
export interface LocalProject {
  project: Project;
  files: ProjectFiles;
  /** Absolute path of its directory or `.worker` file. */
  path: string;
  /** Reads a file that a worker names, such as its scripted answers. */
  readFile(path: string): Promise<string | undefined>;
}

/**
 * Opens the project at `path`, relative to `directory`. Its files are named relative to `directory` in
 * messages, or to the project where that lies elsewhere. Throws LlmDoError "project" when there is none.
 */
export async function openLocalProject(directory: string, path: string): Promise<LocalProject> {
  const absolute = realPath(resolve(directory, path));
  const inside = relativePath(directory, absolute);
  const root =
    inside !== null ? directory : absolute.endsWith(".worker") ? dirname(absolute) : absolute;
  const files = diskFiles(root);
  const place = relative(root, absolute).split(sep).join("/") || ".";
  const { base } = await locateProject(files, place);
  return {
    project: await openProject(files, { path: place }),
    files,
    path: absolute,
    readFile: async (name) => (await files.read(joinPath(base, name))) ?? files.read(name),
  };
}

/** `path` as seen from `directory`, with forward slashes; "" for itself, null when it is not below. */
export function relativePath(directory: string, path: string): string | null {
  const between = relative(directory, path);
  if (between === ".." || between.startsWith(`..${sep}`) || resolve(between) === between)
    return null;
  return between.split(sep).join("/");
}

export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (cause) {
    throw new LlmDoError(`There is no "${path}". Name an existing directory or .worker file.`, {
      code: "usage",
      cause,
    });
  }
}
