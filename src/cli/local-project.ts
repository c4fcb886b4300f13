import { realpathSync, statSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { LlmDoError } from "../errors.ts";
import type { Project, ProjectFiles } from "../project/definition.ts";
import { diskFiles } from "../project/files.ts";
import { joinPath } from "../project/layout.ts";
import { codeDirectories } from "../runtime/code-directory.ts";
import type { RunHeader } from "../runtime/header.ts";
import { openProjectOf } from "../runtime/open-project.ts";
import { workerFolders } from "./environment-folders.ts";

/** A project on disk, read as it is now. */
export interface LocalProject {
  project: Project;
  files: ProjectFiles;
  /** Folder of the project in the files; "" is their root. */
  base: string;
  /** Absolute path of its directory or `.worker` file. */
  path: string;
  /** Reads a file that a worker names, such as its scripted answers. */
  readFile(path: string): Promise<string | undefined>;
}

/** What is said about a project from outside it; the same on every machine that drives the run. */
export interface OpenedWith extends Partial<RunHeader["opened"]> {
  /** Worker that the run starts with. */
  entry?: string;
  /** For LLM_DO_LIBS, LLM_DO_PATH and the home directory. */
  environment?: Record<string, string>;
}

/**
 * Opens the project at `path`, relative to `directory`. Its files are named relative to `directory` in
 * messages, or to the project where that lies elsewhere. Throws LlmDoError "project" when there is none.
 */
export async function openLocalProject(
  directory: string,
  path: string,
  opened: OpenedWith = {},
): Promise<LocalProject> {
  const named = (opened.files ?? []).map((file) => realPath(resolve(directory, file)));
  const absolute = named.length > 0 ? sharedFolder(named) : realPath(resolve(directory, path));
  const inside = relativePath(directory, absolute);
  const root = inside !== null ? directory : folderOf(absolute);
  const files = diskFiles(root);
  const inRoot = (place: string) => relative(root, place).split(sep).join("/") || ".";
  const { environment = {}, set = [], variables = {}, libraries = [], entry } = opened;
  const project = await openProjectOf(files, {
    path: inRoot(absolute),
    named: named.map(inRoot),
    entry,
    set,
    variables,
    searchPath: workerFolders(environment).filter(isDirectory).map(diskFiles),
    libraries: async (base) => {
      const { localLibraries } = await import("./local-libraries.ts");
      const paths = libraries.map((library) => resolve(directory, library));
      return localLibraries({ files, base, environment, paths });
    },
    start: () => ({
      environment,
      workspace: directory,
      codeDirectory: codeDirectories(),
      isolation: async () => (await import("../tools/shell-process.ts")).detectIsolation(),
    }),
  });
  return {
    project,
    files,
    base: project.base,
    path: absolute,
    readFile: async (name) => (await files.read(joinPath(project.base, name))) ?? files.read(name),
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

/** A worker in the directory form is called what its folder is called, so that has to be in sight. */
function folderOf(path: string): string {
  if (path.endsWith(".py")) return dirname(path);
  if (!path.endsWith(".worker")) return path;
  return path.endsWith(`${sep}worker.worker`) ? dirname(dirname(path)) : dirname(path);
}

/** The deepest folder that all files are in. */
function sharedFolder(files: string[]): string {
  return files.map(dirname).reduce((shared, folder) => {
    let common = shared;
    while (relativePath(common, folder) === null) common = dirname(common);
    return common;
  });
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
