import type { Overlay } from "../runtime/store.ts";
import type { TreeEdit } from "./git-tree.ts";

/** What an overlay does to the tree of its base commit. Empty folders cannot be in git. */
export function overlayEdits(overlay: Overlay): TreeEdit[] {
  return [
    ...overlay.deleted.map((path) => ({ path, mode: "0", oid: null })),
    ...overlay.files.map(({ path, mode, oid }) => ({ path, mode, oid })),
  ];
}

/**
 * Additions that git would make room for by dropping files which the edits do not delete: a file in
 * the place of a folder, or below a file. Left in, they could delete what nobody agreed to.
 */
export function collisions(edits: TreeEdit[], basePaths: string[]): TreeEdit[] {
  const touched = new Set(edits.map(({ path }) => path));
  const staying = basePaths.filter((path) => !touched.has(path));
  const files = new Set(staying);
  const folders = new Set(staying.flatMap(foldersOf));
  return edits.filter(({ path, oid }) => {
    if (oid === null) return false;
    return folders.has(path) || foldersOf(path).some((folder) => files.has(folder));
  });
}

function foldersOf(path: string): string[] {
  const names = path.split("/").slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}
