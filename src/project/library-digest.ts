import { createHash } from "node:crypto";
import { readdir, readFile, readlink } from "node:fs/promises";
import { join } from "node:path";

/** Ours, beside the library's files: where they were installed from. */
export const PROVENANCE_FILE = ".llm-do-source.json";

const SKIPPED = new Set([".git", "node_modules", "__pycache__", PROVENANCE_FILE]);

/** `sha256:…` over names and contents of every file below, the same on every machine. */
export async function digestOfFolder(root: string): Promise<string> {
  const lines = await linesOf(root, "");
  const digest = createHash("sha256").update(lines.sort().join("")).digest("hex");
  return `sha256:${digest}`;
}

async function linesOf(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const lines = entries.map(async (entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return linesOf(root, path);
    const file = join(root, path);
    const content = entry.isSymbolicLink() ? await readlink(file) : await readFile(file);
    const digest = createHash("sha256").update(content).digest("hex");
    return [`${digest} ${path}\n`];
  });
  return (await Promise.all(lines)).flat();
}
