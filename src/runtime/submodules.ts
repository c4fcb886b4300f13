import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./file-status.ts";
import type { Worktree } from "./worktree.ts";

/**
 * How each checked-out submodule looks, by path. Not asked of `git status`: in there it would obey the submodule's
 * own configuration, whose filters are commands, and a tool may have written it.
 */
export async function submoduleStates(tree: Worktree): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  for (const path of await submodulePaths(tree)) {
    if (existsSync(join(tree.root, path, ".git"))) states.set(path, await stateOf(tree, path));
  }
  return states;
}

async function submodulePaths({ git }: Worktree): Promise<string[]> {
  const { stdout } = await git.run(["ls-files", "--stage", "-z"]);
  return stdout
    .split("\0")
    .filter((line) => line.startsWith("160000 "))
    .map((line) => line.slice(line.indexOf("\t") + 1));
}

/** With our git directory and no index every file in there is untracked, and listed unless it is ignored. */
async function stateOf({ git, root }: Worktree, path: string): Promise<string> {
  const directory = join(root, path);
  const inside = git.at({ directory, workTree: directory, indexFile: "/nonexistent/index" });
  const { stdout } = await inside.run(["ls-files", "-z", "--others", "--exclude-standard"]);
  const files = stdout.split("\0").filter((file) => file !== "");
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`${file}\0${fingerprint(directory, file)}\0`);
  return hash.digest("hex");
}
