import { LlmDoError } from "../errors.ts";
import { type Branch, type BranchLocation, hasCommit, isAncestor, openBranch } from "./branch.ts";
import { type BranchCommit, listCommits, withOurTrailer } from "./branch-history.ts";
import { type Merge, mergeTrees, treeOf, writeCommit } from "./git-tree.ts";
import { mergeOnto, replayCommits } from "./people.ts";

export type ResultPush =
  /** The branch holds the result. `commit` is its tip, which may be older than this call. */
  | { status: "pushed"; commit: string }
  /** People changed the same lines; nothing was pushed. */
  | { status: "conflict"; paths: string[]; tip: string }
  /** Somebody deleted the branch; nothing was pushed. */
  | { status: "gone" };

export interface ResultPushOptions extends BranchLocation {
  /** Commit that the result is a change of. */
  base: string;
  /** Tip of the branch as we last left it; null = we never pushed it. */
  expected: string | null;
  /** From buildResult. */
  tree: string;
  message: string;
  /** Commit of the branch up to which *all* of people's changes are in the workspace, and so in `tree`. */
  humanTip?: string;
}

/** How often a branch may move under our hands before we give up. */
const MAX_RACES = 5;

/**
 * Makes the branch show the result. Where only our own commits are on it, one clean commit on `base`
 * takes their place; commits of people are never forced over: the result is merged on top of them.
 */
export async function pushResult(options: ResultPushOptions): Promise<ResultPush> {
  const branch = openBranch(options);
  let tip = await branch.fetch();
  for (let race = 0; race < MAX_RACES; race += 1) {
    if (tip === null && options.expected !== null) return { status: "gone" };
    const next = await resultCommit(options, tip);
    if (next.status === "conflict") return { ...next, tip: tip ?? options.base };
    const outcome = await swapTo(branch, { to: next.commit, expected: tip });
    if (outcome.status === "applied") return { status: "pushed", commit: next.commit };
    tip = outcome.tip;
  }
  throw restless(options.branch);
}

type NextCommit = { status: "next"; commit: string } | { status: "conflict"; paths: string[] };

async function resultCommit(options: ResultPushOptions, tip: string | null): Promise<NextCommit> {
  const { git, base, tree } = options;
  const message = withOurTrailer(options.message);
  const commits = tip === null ? [] : await listCommits(git, { tip, without: [base] });
  const isOnlyOurs = commits.every(({ isOurs }) => isOurs);
  if (tip === null || isOnlyOurs) {
    const only = commits.length === 1 ? commits[0] : undefined;
    const isDone = only?.tree === tree && only.parents.join() === base;
    const commit = isDone
      ? only.commit
      : await writeCommit(git, { tree, parents: [base], message });
    return { status: "next", commit };
  }
  const merge = await mergeWithPeople(options, { tip, commits });
  if (merge.status === "conflict") return merge;
  const hasBase = await isAncestor(git, { older: base, newer: tip });
  // Without the base as a parent, the pull request would show everything that is new on it as its own.
  const parents = hasBase ? [tip] : [tip, base];
  const isDone = hasBase && merge.tree === (await treeOf(git, tip));
  const commit = isDone ? tip : await writeCommit(git, { tree: merge.tree, parents, message });
  return { status: "next", commit };
}

async function mergeWithPeople(
  options: ResultPushOptions,
  { tip, commits }: { tip: string; commits: BranchCommit[] },
): Promise<Merge> {
  const { git, remote, base, tree, humanTip } = options;
  // A commit that a forced push took away is gone for good; what it changed is in the result.
  if (humanTip !== undefined && (await hasCommit({ git, remote, commit: humanTip }))) {
    return mergeOnto(git, { base, tree, humanTip, tip });
  }
  return replayCommits(git, { base, tree, commits });
}

async function swapTo(branch: Branch, update: { to: string; expected: string | null }) {
  if (update.to === update.expected) return { status: "applied" as const };
  return branch.swap(update);
}

export interface PushOntoOptions extends BranchLocation {
  /** Commit that the result is a change of: the branch's tip when the run started. */
  head: string;
  /** From buildResult with `base: head`. */
  tree: string;
  message: string;
}

/** Adds the result to a branch that belongs to somebody else. Their newer commits stay below it. */
export async function pushOnto(options: PushOntoOptions): Promise<ResultPush> {
  const { git, head, tree } = options;
  const branch = openBranch(options);
  const message = withOurTrailer(options.message);
  const before = await treeOf(git, head);
  let tip = await branch.fetch();
  for (let race = 0; race < MAX_RACES; race += 1) {
    if (tip === null) return { status: "gone" };
    const theirs = await treeOf(git, tip);
    const merge = await mergeTrees(git, { before, ours: tree, theirs });
    if (merge.status === "conflict") return { ...merge, tip };
    if (merge.tree === theirs) return { status: "pushed", commit: tip };
    const commit = await writeCommit(git, { tree: merge.tree, parents: [tip], message });
    const outcome = await branch.swap({ to: commit, expected: tip });
    if (outcome.status === "applied") return { status: "pushed", commit };
    tip = outcome.tip;
  }
  throw restless(options.branch);
}

function restless(branch: string): LlmDoError {
  return new LlmDoError(
    `The branch "${branch}" moved ${MAX_RACES} times while the result was being pushed. Wait until nobody pushes to it, and try again.`,
    { code: "github" },
  );
}
