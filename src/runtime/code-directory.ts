import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ProjectFiles } from "../project/definition.ts";

/**
 * Puts the files of a project where a child process can load them: where they are, on disk, else as a copy
 * outside the workspace. Made once per project and process.
 */
export function codeDirectories(folder = tmpdir()): (files: ProjectFiles) => Promise<string> {
  const made = new Map<ProjectFiles, Promise<string>>();
  return (files) => {
    const known = made.get(files) ?? place(files, folder);
    made.set(files, known);
    return known;
  };
}

async function place(files: ProjectFiles, folder: string): Promise<string> {
  if (files.directory !== undefined) return files.directory;
  const directory = await mkdtemp(join(folder, "llm-do-code-"));
  await copyFolder(files, { directory, path: "" });
  return directory;
}

async function copyFolder(
  files: ProjectFiles,
  { directory, path }: { directory: string; path: string },
): Promise<void> {
  for (const name of await files.list(path)) {
    const below = path === "" ? name : `${path}/${name}`;
    if (name.endsWith("/")) await copyFolder(files, { directory, path: below.slice(0, -1) });
    else await copyFile(files, { directory, path: below });
  }
}

async function copyFile(
  files: ProjectFiles,
  { directory, path }: { directory: string; path: string },
): Promise<void> {
  // Code is text; what is not has no business in a tool's import.
  const text = await files.read(path).catch(() => undefined);
  if (text === undefined) return;
  const file = join(directory, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
