import type { Git } from "../git.ts";
import { isProtectedPath } from "../tools/protected-path.ts";
import { isAncestor } from "./branch.ts";
import type { BranchCommit } from "./branch-history.ts";
import { diffTrees, editTree, type Merge, mergeTrees, treeOf } from "./git-tree.ts";
import { withRequestFilesOf } from "./request-files.ts";

/** The result on top of `tip`, when everything up to `humanTip` is in the result already. */
export async function mergeOnto(
  git: Git,
  options: { base: string; tree: string; humanTip: string; tip: string },
): Promise<Merge> {
  const { base, tree, humanTip, tip } = options;
  const plain = (treeish: string) => withRequestFilesOf(git, { treeish, like: base });
  const before = await plain(humanTip);
  const ours = await withProtectedOf(git, { base, tree, people: before });
  return mergeTrees(git, { before, ours, theirs: await plain(tip) });
}

/** The result with the change of each of these commits that is not ours, oldest first. */
export async function replayCommits(
  git: Git,
  options: { base: string; tree: string; commits: BranchCommit[] },
): Promise<Merge> {
  const { base, commits } = options;
  const plain = (treeish: string) => withRequestFilesOf(git, { treeish, like: base });
  let tree = await plain(options.tree);
  for (const commit of commits.filter(({ isOurs }) => !isOurs)) {
    const before = await plain(await treeBefore(git, { commit, base }));
    const merge = await mergeTrees(git, { before, ours: tree, theirs: await plain(commit.tree) });
    if (merge.status === "conflict") return merge;
    tree = merge.tree;
  }
  return { status: "merged", tree };
}

/**
 * Protected files that people changed on the branch and that the result left as in the base: those
 * changes are people's, and leaving them out of the result must not undo them on the branch.
 */
async function withProtectedOf(
  git: Git,
  { base, tree, people }: { base: string; tree: string; people: string },
): Promise<string> {
  const byRun = await diffTrees(git, { before: base, after: tree });
  const changedByRun = new Set(byRun.map(({ path }) => path));
  const byPeople = await diffTrees(git, { before: base, after: people });
  const kept = byPeople.filter(({ path }) => isProtectedPath(path) && !changedByRun.has(path));
  return editTree(git, tree, kept.map(asAfter));
}

function asAfter({ path, after }: Awaited<ReturnType<typeof diffTrees>>[number]) {
  return { path, mode: after?.mode ?? "0", oid: after?.oid ?? null };
}

/** What a commit started from. Of a merge with what the base has anyway, only the resolution counts. */
async function treeBefore(
  git: Git,
  { commit, base }: { commit: BranchCommit; base: string },
): Promise<string> {
  const [first, second] = commit.parents;
  if (first === undefined) return (await git.run(["mktree"], { input: "" })).stdout.trim();
  if (second === undefined || !(await isAncestor(git, { older: second, newer: base }))) {
    return treeOf(git, first);
  }
  const args = ["merge-tree", "--write-tree", "-z", "--no-messages", first, second];
  const { stdout } = await git.run(args, { allowExitCodes: [1] });
  return stdout.split("\0")[0] ?? "";
}
