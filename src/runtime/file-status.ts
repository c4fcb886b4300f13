import { lstatSync, type Stats } from "node:fs";
import { join } from "node:path";

/** The entry at this path itself, never what a link points to; undefined when there is none. */
export function statusOf(root: string, path: string): Stats | undefined {
  try {
    return lstatSync(join(root, path), { throwIfNoEntry: false });
  } catch (error) {
    // Something above it is a file.
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
    throw error;
  }
}

export const MISSING = "missing";

/**
 * Changes whenever the file at this path does: the inode's change time cannot be set back. A folder (a nested
 * repository, a submodule) is only a folder.
 */
export function fingerprint(root: string, path: string): string {
  const status = statusOf(root, path);
  if (!status) return MISSING;
  if (status.isDirectory()) return "directory";
  const { ino, mtimeNs, ctimeNs } = lstatSync(join(root, path), { bigint: true });
  return [status.mode, status.size, ino, mtimeNs, ctimeNs].join(":");
}
