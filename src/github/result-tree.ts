import type { Git } from "../git.ts";
import { listTree } from "../runtime/git-objects.ts";
import type { Overlay } from "../runtime/store.ts";
import { isProtectedPath } from "../tools/protected-path.ts";
import { editTree, type TreeEdit, treeOf } from "./git-tree.ts";
import { collisions, overlayEdits } from "./overlay-tree.ts";
import { type ApprovedFiles, isApproved, isWorkflowPath } from "./protected-changes.ts";
import { isRequestFile } from "./request-files.ts";

export interface ResultChange {
  path: string;
  status: "added" | "modified" | "deleted";
  /** Lines; 0 for a binary file. */
  additions: number;
  deletions: number;
}

interface LeftOut {
  /** Changes of workflow files for `git apply`, or null: a person has to commit them. */
  workflowPatch: string | null;
  /** Protected paths that nobody approved, and what cannot stand without them. Sorted. */
  leftOut: string[];
}

export type Result =
  | ({ status: "nothing" } & LeftOut)
  | ({ status: "changed"; tree: string; changes: ResultChange[] } & LeftOut);

export interface ResultOptions {
  git: Git;
  /** Commit that the overlay is the difference from. */
  base: string;
  overlay: Overlay;
  /** Paths that are the run's own business and never part of a result. */
  exclude?: (path: string) => boolean;
  approved: ApprovedFiles;
  /** True with an App token that has the `workflows` permission: workflow files then only need approval. */
  mayPushWorkflows?: boolean;
}

/** What a run may push of its workspace, as a tree on the base commit. */
export async function buildResult(options: ResultOptions): Promise<Result> {
  const { git, base } = options;
  const before = await treeOf(git, base);
  const { pushed, workflows, leftOut } = sort(options);
  const basePaths = (await listTree(git, before)).map(({ path }) => path);
  const result = await applyEdits({ git, before, edits: pushed, basePaths });
  const patched = await applyEdits({ git, before, edits: workflows, basePaths });
  const rest: LeftOut = {
    workflowPatch: patched.tree === before ? null : await patchOf(git, before, patched.tree),
    leftOut: [...leftOut, ...result.leftOut, ...patched.leftOut].sort(),
  };
  if (result.tree === before) return { status: "nothing", ...rest };
  const changes = await listChanges(git, { before, after: result.tree });
  return { status: "changed", tree: result.tree, changes, ...rest };
}

interface SortedEdits {
  pushed: TreeEdit[];
  workflows: TreeEdit[];
  leftOut: string[];
}

function sort(options: ResultOptions): SortedEdits {
  const { overlay, approved, exclude = () => false, mayPushWorkflows = false } = options;
  const sorted: SortedEdits = { pushed: [], workflows: [], leftOut: [] };
  for (const edit of overlayEdits(overlay)) {
    if (isRequestFile(edit.path) || exclude(edit.path)) continue;
    const mayPush = !isProtectedPath(edit.path) || isApproved(approved, edit);
    if (isWorkflowPath(edit.path) && !(mayPushWorkflows && mayPush)) sorted.workflows.push(edit);
    else if (mayPush) sorted.pushed.push(edit);
    else sorted.leftOut.push(edit.path);
  }
  return sorted;
}

async function applyEdits(options: {
  git: Git;
  before: string;
  edits: TreeEdit[];
  basePaths: string[];
}): Promise<{ tree: string; leftOut: string[] }> {
  const { git, before, edits, basePaths } = options;
  const blocked = new Set(collisions(edits, basePaths));
  const tree = await editTree(
    git,
    before,
    edits.filter((edit) => !blocked.has(edit)),
  );
  return { tree, leftOut: [...blocked].map(({ path }) => path) };
}

const DIFF = ["diff-tree", "-r", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv"];

async function patchOf(git: Git, before: string, after: string): Promise<string> {
  return (await git.run([...DIFF, "--patch", "--binary", before, after])).stdout;
}

async function listChanges(
  git: Git,
  { before, after }: { before: string; after: string },
): Promise<ResultChange[]> {
  const { stdout } = await git.run([...DIFF, "-z", "--raw", "--numstat", before, after]);
  const tokens = stdout.split("\0").filter((token) => token !== "");
  // First ":<modes> <ids> <letter>" and a path for each file, then "<added>\t<deleted>\t<path>" for each.
  const letters = new Map<string, string>();
  let at = 0;
  for (; tokens[at]?.startsWith(":"); at += 2) {
    letters.set(tokens[at + 1] ?? "", tokens[at]?.slice(-1) ?? "");
  }
  return tokens.slice(at).map((token) => {
    const [added = "", deleted = "", ...rest] = token.split("\t");
    const path = rest.join("\t");
    const status = statusOf(letters.get(path));
    return { path, status, additions: Number(added) || 0, deletions: Number(deleted) || 0 };
  });
}

function statusOf(letter: string | undefined): ResultChange["status"] {
  if (letter === "A") return "added";
  return letter === "D" ? "deleted" : "modified";
}
