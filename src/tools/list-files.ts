import { readdir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { type OpenDirectory, openDirectory } from "./open-directory.ts";
import { refusal } from "./refusals.ts";
import { isGitName } from "./workspace-path.ts";

const MAX_FILES = 100_000;

/**
 * Regular files at any depth below a directory, relative to it and sorted by code unit. Links to
 * files inside the workspace are listed; links to directories are not entered; `.git` is left out.
 */
export async function listFiles(options: {
  root: string;
  names: readonly string[];
  path: string;
}): Promise<string[]> {
  const { root, names, path } = options;
  const found: string[] = [];

  async function walk(directory: OpenDirectory, prefix: string): Promise<void> {
    for (const entry of await readdir(directory.path, { withFileTypes: true })) {
      if (isGitName(entry.name)) continue;
      const relative = `${prefix}${entry.name}`;
      if (entry.isDirectory()) await walkInto(directory, entry.name, `${relative}/`);
      else if (entry.isFile()) found.push(relative);
      else if (entry.isSymbolicLink() && (await isFileInside(root, [...names, relative]))) {
        found.push(relative);
      }
      if (found.length > MAX_FILES) {
        throw refusal(`'${path}' holds more than 100,000 files. List one of its folders instead.`);
      }
    }
  }

  async function walkInto(parent: OpenDirectory, name: string, prefix: string): Promise<void> {
    const directory = await parent.enter(name);
    try {
      await walk(directory, prefix);
    } finally {
      await directory.close();
    }
  }

  const start = await openDirectory({ root, names, purpose: "read" });
  try {
    await walk(start, "");
  } finally {
    await start.close();
  }
  return found.sort();
}

async function isFileInside(root: string, names: string[]): Promise<boolean> {
  try {
    const target = await realpath(join(root, ...names));
    if (!target.startsWith(`${root}/`)) return false;
    return !target.split("/").some(isGitName) && (await stat(target)).isFile();
  } catch {
    return false;
  }
}
