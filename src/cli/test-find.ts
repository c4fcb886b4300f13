import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { LlmDoError } from "../errors.ts";
import { MANIFEST_NAMES } from "../project/manifest.ts";
import { isDirectory, relativePath } from "./local-project.ts";

export interface FoundTests {
  /** Absolute path, and the path that messages show. */
  path: string;
  file: string;
  /** Absolute path of the project that it belongs to. */
  project: string;
}

const SKIPPED = new Set(["node_modules", ".git"]);

/** All `*.test.yaml` below a directory, or the one that is named. Throws LlmDoError "usage" when there are none. */
export async function findTests(directory: string, target: string): Promise<FoundTests[]> {
  const absolute = resolve(directory, target);
  const paths = isDirectory(absolute) ? await testsBelow(absolute) : [absolute];
  if (paths.length === 0 || !paths.every((path) => existsSync(path))) {
    throw new LlmDoError(
      `There are no tests at "${target}". A test is a file such as main.test.yaml beside main.worker (docs/testing.md).`,
      { code: "usage" },
    );
  }
  return paths.map((path) => ({
    path,
    file: relativePath(directory, path) ?? path,
    project: projectOf(path),
  }));
}

async function testsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) found.push(...(await testsBelow(path)));
    else if (entry.isFile() && /\.test\.ya?ml$/.test(entry.name)) found.push(path);
  }
  return found;
}

/** The nearest directory with an entry worker or a manifest; else the one that the tests are in. */
function projectOf(path: string): string {
  const marks = ["main.worker", ...MANIFEST_NAMES];
  let folder = dirname(path);
  while (folder !== dirname(folder)) {
    if (marks.some((name) => existsSync(join(folder, name)))) return folder;
    if (existsSync(join(folder, ".git"))) break;
    folder = folder.split(sep).slice(0, -1).join(sep) || sep;
  }
  return dirname(path);
}
