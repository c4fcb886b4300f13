import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { LlmDoError } from "../errors.ts";
import { statusOf } from "./file-status.ts";
import { isWorkspacePath } from "./overlay-schema.ts";
import { submoduleStates } from "./submodules.ts";
import type { Worktree } from "./worktree.ts";

/** GitHub refuses more than 100 MB, and asks for less than 50 (https://docs.github.com/en/repositories/working-with-files/managing-large-files). */
const LARGEST_FILE_BYTES = 50 * 1024 * 1024;

/** Throws LlmDoError "store" that names the first path that a checkpoint cannot hold. */
export async function refuseUncarriable(tree: Worktree, paths: string[]): Promise<void> {
  const large = await pathsOfLargeFileStorage(tree, paths);
  for (const [path, state] of await submoduleStates(tree)) {
    if (state !== tree.submodulesBefore.get(path)) throw refusal(path, "it is a submodule");
  }
  for (const path of paths) {
    const reason = large.has(path)
      ? "it belongs to Git LFS, whose files are not in git"
      : whyNotCarried(tree.root, path);
    if (reason !== null) throw refusal(path, reason);
  }
}

function refusal(path: string, reason: string): LlmDoError {
  return new LlmDoError(
    `"${path}" was changed and cannot be stored with the run: ${reason}. Undo the change, or keep it in a folder that .gitignore names.`,
    { code: "store" },
  );
}

function whyNotCarried(root: string, path: string): string | null {
  if (path.includes("\ufffd")) return "its name is not UTF-8";
  const plain = path.replace(/\/$/, "");
  if (!isWorkspacePath(plain)) return "its name is one that git keeps for itself";
  const status = statusOf(root, plain);
  if (status?.isDirectory() && existsSync(join(root, plain, ".git"))) {
    return "it is a repository of its own";
  }
  if (isInsideRepository(root, plain)) return "it is inside a repository of its own";
  if (status?.isFile() && status.size > LARGEST_FILE_BYTES) {
    return `it has ${status.size} bytes, and the limit is ${LARGEST_FILE_BYTES}`;
  }
  return null;
}

function isInsideRepository(root: string, path: string): boolean {
  const folder = dirname(path);
  if (folder === ".") return false;
  return existsSync(join(root, folder, ".git")) || isInsideRepository(root, folder);
}

/** By the attributes of the workspace's own repository: ours switch all filters off. */
async function pathsOfLargeFileStorage({ own }: Worktree, paths: string[]): Promise<Set<string>> {
  if (!own || paths.length === 0) return new Set();
  const input = `${paths.join("\0")}\0`;
  const { stdout } = await own.run(["check-attr", "-z", "--stdin", "filter"], { input });
  const parts = stdout.split("\0");
  return new Set(parts.filter((_, index) => index % 3 === 0 && parts[index + 2] === "lfs"));
}
