import { LlmDoError } from "../errors.ts";
import type { Git } from "../git.ts";
import { listTree } from "../runtime/git-objects.ts";
import { type BranchLocation, hasCommit, openBranch } from "./branch.ts";
import { listCommits, withOurTrailer } from "./branch-history.ts";
import { diffTrees, editTree, type TreeEdit, treeOf, writeBlob, writeCommit } from "./git-tree.ts";

/** Where a run PR shows the calls that wait: `.llm-do/requests/<run>/A1.yaml`. */
export const REQUESTS_FOLDER = ".llm-do/requests";

export function isRequestFile(path: string): boolean {
  return path.startsWith(`${REQUESTS_FOLDER}/`);
}

export interface RequestFilesPush extends BranchLocation {
  /** Commit that the branch starts from. */
  base: string;
  /** Tip of the branch as the caller knows it; null = the branch does not exist yet. */
  expected: string | null;
  files: { path: string; text: string }[];
  message: string;
}

/**
 * Adds request files in one commit on `expected ?? base`. A commit that an earlier, lost try of the
 * same push left on the branch is found and returned. `tip` null = somebody deleted the branch.
 */
export async function pushRequestFiles(
  push: RequestFilesPush,
): Promise<{ status: "pushed"; commit: string } | { status: "moved"; tip: string | null }> {
  const { git, base, expected, message } = push;
  refuseOtherPaths(push.files);
  const branch = openBranch(push);
  let tip = expected;
  // Also brings the commits that another machine pushed.
  if (expected !== null) tip = await branch.fetch();
  if (tip === null && expected !== null) return { status: "moved", tip };
  const parent = expected ?? base;
  if (!(await hasCommit({ ...push, commit: parent }))) return { status: "moved", tip };
  const tree = await editTree(git, parent, await requestEdits(push));
  if (tip === expected) {
    if (tree === (await treeOf(git, parent))) return { status: "pushed", commit: parent };
    const own = withOurTrailer(message);
    const commit = await writeCommit(git, { tree, parents: [parent], message: own });
    const outcome = await branch.swap({ to: commit, expected });
    if (outcome.status === "applied") return { status: "pushed", commit };
    tip = outcome.tip;
  }
  if (tip === null) return { status: "moved", tip };
  const commits = await listCommits(git, { tip, without: [parent] });
  const earlier = commits.find((commit) => commit.isOurs && commit.tree === tree);
  return earlier ? { status: "pushed", commit: earlier.commit } : { status: "moved", tip };
}

function requestEdits({ git, files }: RequestFilesPush): Promise<TreeEdit[]> {
  return Promise.all(
    files.map(async ({ path, text }) => ({
      path,
      mode: "100644",
      oid: await writeBlob(git, text),
    })),
  );
}

function refuseOtherPaths(files: { path: string }[]): void {
  const other = files.find(({ path }) => !isRequestFile(path));
  if (!other) return;
  throw new LlmDoError(
    `"${other.path}" is not a request file: those are below "${REQUESTS_FOLDER}/".`,
    { code: "store" },
  );
}

/** The tree with exactly the request files of `like`: none of ours, and those that the base had. */
export async function withRequestFilesOf(
  git: Git,
  { treeish, like }: { treeish: string; like: string },
): Promise<string> {
  const tree = await treeOf(git, treeish);
  const path = REQUESTS_FOLDER;
  const differences = await diffTrees(git, { before: tree, after: like, path });
  return editTree(git, tree, differences.map(asInAfter));
}

function asInAfter({ path, after }: Awaited<ReturnType<typeof diffTrees>>[number]): TreeEdit {
  return { path, mode: after?.mode ?? "0", oid: after?.oid ?? null };
}

/** The tree without any request file: for a clean-up of files that were merged while they waited. */
export async function withoutRequestFiles(git: Git, treeish: string): Promise<string> {
  const files = await listTree(git, treeish, { path: REQUESTS_FOLDER });
  return editTree(
    git,
    treeish,
    files.map(({ path, mode }) => ({ path, mode, oid: null })),
  );
}
