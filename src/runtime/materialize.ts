import { existsSync } from "node:fs";
import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { LlmDoError } from "../errors.ts";
import type { Git } from "../git.ts";

export interface MaterializeOptions {
  root: string;
  commit: string;
  /** Any git: its environment and credentials are used, its repository is not. */
  git: Git;
  /** Where the commit is fetched from when it is not there. */
  remote?: { url: string };
  /** Commits of history, or all of it. Default 1. */
  depth?: number | "full";
}

/**
 * Makes `root` a checkout of `commit`, detached, in a repository of its own so that tools can run `git log`.
 * A checkout that is at the commit is used as it is; one that is elsewhere is moved, and files that git does
 * not know stay. No credentials are left behind. Throws LlmDoError "store" when git refuses.
 */
export async function materialize(options: MaterializeOptions): Promise<void> {
  const { root, commit } = options;
  await mkdir(root, { recursive: true });
  const fetching = options.git.at({
    directory: await realpath(root),
    gitDirectory: undefined,
    workTree: undefined,
    indexFile: undefined,
    objectDirectory: undefined,
  });
  // A checkout may start filters that the repository's configuration names.
  const git = fetching.at({ credentials: undefined });
  if (!existsSync(join(root, ".git"))) {
    await git.run(["init", "--quiet", "--template=", "--initial-branch=main"]);
  }
  if ((await headOf(git)) === commit) return;
  if (!(await hasCommit(git, commit))) await fetchCommit(fetching, options);
  await git.run(["checkout", "--quiet", "--detach", commit, "--"]);
}

async function headOf(git: Git): Promise<string> {
  const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
  return (await git.run(args, { allowExitCodes: "any" })).stdout.trim();
}

async function hasCommit(git: Git, commit: string): Promise<boolean> {
  const args = ["cat-file", "-e", `${commit}^{commit}`];
  return (await git.run(args, { allowExitCodes: "any" })).exitCode === 0;
}

async function fetchCommit(git: Git, options: MaterializeOptions): Promise<void> {
  const { commit, remote, depth = 1 } = options;
  if (!remote) {
    throw new LlmDoError(
      `Commit ${commit} is not in the repository at "${options.root}". Fetch it, or check out with a deeper history.`,
      { code: "store" },
    );
  }
  const history = depth === "full" ? await wholeHistory(git) : [`--depth=${depth}`];
  const flags = ["--quiet", "--no-tags", "--no-write-fetch-head", ...history];
  await git.run(["fetch", ...flags, remote.url, commit], { timeoutSeconds: 1800 });
}

async function wholeHistory(git: Git): Promise<string[]> {
  const { stdout } = await git.run(["rev-parse", "--is-shallow-repository"]);
  return stdout.trim() === "true" ? ["--unshallow"] : [];
}
