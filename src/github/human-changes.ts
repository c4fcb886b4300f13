import type { Git } from "../git.ts";
import type { Overlay, OverlayFile } from "../runtime/store.ts";
import { type BranchLocation, hasCommit, openBranch } from "./branch.ts";
import { type BranchCommit, listCommits } from "./branch-history.ts";
import { diffTrees, editTree, mergeTrees, type TreeDifference, treeOf } from "./git-tree.ts";
import { overlayEdits } from "./overlay-tree.ts";
import { replayCommits } from "./people.ts";
import { withRequestFilesOf } from "./request-files.ts";

export type HumanChanges =
  | { status: "unchanged"; tip: string }
  /** Somebody deleted the branch. */
  | { status: "gone" }
  /** Commits of people that cannot be told apart from older results of ours. */
  | { status: "conflict"; tip: string; paths: string[] }
  | {
      status: "changed";
      /** What the branch holds now: the next `known`, and `humanTip` once the changes are in the workspace. */
      tip: string;
      /** Oldest first; what a merge brought in counts as the merge. */
      commits: Pick<BranchCommit, "commit" | "author" | "subject">[];
      /** The difference, without request files. Symbolic links and modes included. */
      difference: Overlay;
      /** Submodules that people changed: a workspace cannot carry them. */
      submodules: string[];
      /** The trees that it is the difference of, for `mergeIntoOverlay`. */
      before: string;
      after: string;
    };

export interface HumanChangesOptions extends BranchLocation {
  /** Commit that the run started from. */
  base: string;
  /**
   * Tip of the branch up to which people's changes are in the workspace. Null = none are: everything
   * that people ever committed to the branch is returned, without older results of ours.
   */
  known: string | null;
}

/** What people pushed to a run's branch since we last looked. */
export async function humanChanges(options: HumanChangesOptions): Promise<HumanChanges> {
  const { git, remote, base } = options;
  const tip = await openBranch(options).fetch();
  if (tip === null) return { status: "gone" };
  if (tip === options.known) return { status: "unchanged", tip };
  const isKnown =
    options.known !== null && (await hasCommit({ git, remote, commit: options.known }));
  const known = isKnown ? options.known : null;
  const all = await listCommits(git, { tip, without: known === null ? [base] : [base, known] });
  const commits = all.filter(({ isOurs }) => !isOurs);
  const sides = await sidesOf(git, { base, known, tip, commits: all });
  if (sides.status === "conflict") return { ...sides, tip };
  const { before, after } = sides;
  // Without commits: somebody forced the branch back to an older one.
  if (commits.length === 0 && before === after) return { status: "unchanged", tip };
  const differences = await diffTrees(git, { before, after });
  return {
    status: "changed",
    tip,
    commits: commits.map(({ commit, author, subject }) => ({ commit, author, subject })),
    ...overlayOf(differences),
    before,
    after,
  };
}

type Sides =
  | { status: "found"; before: string; after: string }
  | { status: "conflict"; paths: string[] };

async function sidesOf(
  git: Git,
  options: { base: string; known: string | null; tip: string; commits: BranchCommit[] },
): Promise<Sides> {
  const { base, known, tip, commits } = options;
  if (known !== null) {
    const before = await withRequestFilesOf(git, { treeish: known, like: base });
    const after = await withRequestFilesOf(git, { treeish: tip, like: base });
    return { status: "found", before, after };
  }
  const before = await treeOf(git, base);
  const merge = await replayCommits(git, { base, tree: before, commits });
  return merge.status === "conflict" ? merge : { status: "found", before, after: merge.tree };
}

function overlayOf(differences: TreeDifference[]): { difference: Overlay; submodules: string[] } {
  const difference: Overlay = { files: [], deleted: [], emptyDirectories: [] };
  const submodules: string[] = [];
  for (const { path, before, after } of differences) {
    const mode = (after ?? before)?.mode ?? "";
    if (!isFileMode(mode)) submodules.push(path);
    else if (after === null) difference.deleted.push(path);
    else difference.files.push({ path, mode, oid: after.oid });
  }
  return { difference, submodules };
}

function isFileMode(mode: string): mode is OverlayFile["mode"] {
  return mode === "100644" || mode === "100755" || mode === "120000";
}

/** The overlay of the run with people's changes in it. In a conflict the workspace stays as it is. */
export async function mergeIntoOverlay(
  git: Git,
  options: { base: string; overlay: Overlay; before: string; after: string },
): Promise<{ status: "merged"; overlay: Overlay } | { status: "conflict"; paths: string[] }> {
  const { base, overlay, before, after } = options;
  const ours = await editTree(git, base, overlayEdits(overlay));
  const merge = await mergeTrees(git, { before, ours, theirs: after });
  if (merge.status === "conflict") return merge;
  const differences = await diffTrees(git, { before: base, after: merge.tree });
  const { difference } = overlayOf(differences);
  const isEmpty = (folder: string) =>
    !difference.files.some(({ path }) => path === folder || path.startsWith(`${folder}/`));
  const emptyDirectories = overlay.emptyDirectories.filter(isEmpty);
  return { status: "merged", overlay: { ...difference, emptyDirectories } };
}
