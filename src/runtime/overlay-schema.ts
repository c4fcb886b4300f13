import { z } from "zod";
import type { Overlay } from "./store.ts";

/**
 * A path that may be written inside a workspace: relative, with forward slashes, no `.` or `..`, and no part
 * that any file system takes for `.git` (https://git-scm.com/docs/git-config#Documentation/git-config.txt-coreprotectHFS).
 */
export function isWorkspacePath(path: string): boolean {
  if (path.includes("\0")) return false;
  const parts = path.split("/");
  if (parts.some((part) => part === "" || part === "." || part === "..")) return false;
  return !path.split(/[/\\]/).some(isGitDirectory);
}

function isGitDirectory(name: string): boolean {
  // HFS+ ignores these characters, NTFS trailing dots, spaces and streams.
  const seen = name
    .replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, "")
    .replace(/(?::.*|[. ]+)$/, "")
    .toLowerCase();
  return seen === ".git" || seen === "git~1";
}

const path = z.string().refine(isWorkspacePath, "not a path inside the workspace");

const overlay = z.strictObject({
  files: z.array(
    z.strictObject({
      path,
      mode: z.enum(["100644", "100755", "120000"]),
      oid: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
    }),
  ),
  deleted: z.array(path),
  emptyDirectories: z.array(path),
});

/** `workspace.json` of a checkpoint. */
export function parseOverlay(text: string): Overlay {
  return overlay.parse(JSON.parse(text));
}
