import type { Dirent } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { LlmDoError, messageOf } from "../errors.ts";
import type { ProjectFiles } from "./definition.ts";

const SKIPPED = new Set([".git", "node_modules"]);
const MISSING = new Set(["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"]);
const MAX_BYTES = 50 * 1024 * 1024;

/**
 * A folder on disk. Links that leave the folder, `.git` and `node_modules` do not exist in it.
 * `read` throws LlmDoError "project" for a file that is not UTF-8 or over 50 MiB.
 */
export function diskFiles(root: string): ProjectFiles {
  return {
    label: root,
    directory: root,
    async list(directory) {
      const folder = await resolveInside(root, directory);
      if (folder === undefined || !(await stat(folder)).isDirectory()) return [];
      const entries = await readdir(folder, { withFileTypes: true });
      const names = await Promise.all(
        entries.map((entry) => listedName(entry, { root, directory })),
      );
      return names.filter((name) => name !== null).sort();
    },
    async read(path) {
      const file = await resolveInside(root, path);
      const found = file === undefined ? undefined : await stat(file);
      if (file === undefined || !found?.isFile()) return undefined;
      if (found.size > MAX_BYTES) {
        throw new LlmDoError(`"${path}" has ${found.size} bytes; at most ${MAX_BYTES} are read.`, {
          code: "project",
        });
      }
      return decode(await readFile(file), path);
    },
  };
}

/** Files in memory, for tests and for projects that exist only in a journal. */
export function memoryFiles(
  files: Readonly<Record<string, string>>,
  label = "memory",
): ProjectFiles {
  const contents = new Map(Object.entries(files));
  return {
    label,
    async list(directory) {
      const segments = segmentsOf(directory);
      if (segments === null) return [];
      const prefix = segments.map((segment) => `${segment}/`).join("");
      const names = [...contents.keys()]
        .filter((path) => path.startsWith(prefix) && segmentsOf(path) !== null)
        .map((path) => path.slice(prefix.length).replace(/\/.*/, "/"));
      return [...new Set(names)].filter((name) => !SKIPPED.has(name.replace("/", ""))).sort();
    },
    async read(path) {
      const segments = segmentsOf(path);
      return segments === null ? undefined : contents.get(segments.join("/"));
    },
  };
}

/** The parts of a path inside the project, or null for a path that leaves it or is skipped. */
function segmentsOf(path: string): string[] | null {
  if (path.startsWith("/") || path.includes("\0")) return null;
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
  const outside = segments.some((segment) => segment === ".." || SKIPPED.has(segment));
  return outside ? null : segments;
}

/** The real path of something that exists inside root, or undefined. */
async function resolveInside(root: string, path: string): Promise<string | undefined> {
  const segments = segmentsOf(path);
  if (segments === null) return undefined;
  try {
    const [real, base] = await Promise.all([realpath(join(root, ...segments)), realpath(root)]);
    const inside = real === base || real.startsWith(base.endsWith(sep) ? base : base + sep);
    const below = inside ? real.slice(base.length).split(sep) : [];
    return inside && !below.some((segment) => SKIPPED.has(segment)) ? real : undefined;
  } catch (cause) {
    if (MISSING.has((cause as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw new LlmDoError(`Cannot read "${path}": ${messageOf(cause)}`, { code: "project", cause });
  }
}

async function listedName(
  entry: Dirent,
  { root, directory }: { root: string; directory: string },
): Promise<string | null> {
  if (SKIPPED.has(entry.name)) return null;
  if (entry.isDirectory()) return `${entry.name}/`;
  if (entry.isFile()) return entry.name;
  if (!entry.isSymbolicLink()) return null;
  const target = await resolveInside(
    root,
    directory === "" ? entry.name : `${directory}/${entry.name}`,
  );
  if (target === undefined) return null;
  const found = await stat(target);
  if (found.isDirectory()) return `${entry.name}/`;
  return found.isFile() ? entry.name : null;
}

function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new LlmDoError(`"${path}" is not UTF-8 text.`, { code: "project", cause });
  }
}
