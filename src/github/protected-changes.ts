import type { Overlay } from "../runtime/store.ts";
import { isProtectedPath } from "../tools/protected-path.ts";
import { foldName } from "../tools/workspace-path.ts";
import { overlayEdits } from "./overlay-tree.ts";

/**
 * What approvals named: path → git blob id of the content that was shown, null for a deletion. The id
 * matters: an approved file may have been written again by a later call that nobody was asked about.
 */
export type ApprovedFiles = ReadonlyMap<string, string | null>;

export function isApproved(
  approved: ApprovedFiles,
  change: { path: string; oid: string | null },
): boolean {
  return approved.get(change.path) === change.oid;
}

/**
 * Files that GitHub refuses from a token without the `workflows` permission
 * (https://docs.github.com/en/actions/security-for-github-actions/security-guides/automatic-token-authentication),
 * and whatever could take the place of their folder. Case and look-alikes make no difference.
 */
export function isWorkflowPath(path: string): boolean {
  const [first, second] = path.split("/").map(foldName);
  return first === ".github" && (second === undefined || second === "workflows");
}

export interface ProtectedChangesOptions {
  overlay: Overlay;
  approved: ApprovedFiles;
  /** Without it workflow files are not asked about, because they are not pushed: they become a patch. */
  mayPushWorkflows?: boolean;
}

/** Changed files that decide what later runs may do, and whose content no approved request named. Sorted. */
export function protectedChanges(options: ProtectedChangesOptions): string[] {
  const { overlay, approved, mayPushWorkflows = false } = options;
  return overlayEdits(overlay)
    .filter(({ path }) => isProtectedPath(path) && (mayPushWorkflows || !isWorkflowPath(path)))
    .filter((edit) => !isApproved(approved, edit))
    .map(({ path }) => path)
    .sort();
}
