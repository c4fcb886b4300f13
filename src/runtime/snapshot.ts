import { readdirSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { LlmDoError } from "../errors.ts";
import { refuseUncarriable } from "./carriable.ts";
import { fingerprint, MISSING } from "./file-status.ts";
import { readObjects } from "./git-objects.ts";
import type { Overlay, OverlayFile } from "./store.ts";
import {
  changedFiles,
  changesFromBase,
  ignoredAmong,
  ignoredEntries,
  keptFiles,
  untrackedEntries,
  untrackedFiles,
  type Worktree,
} from "./worktree.ts";

/** Brings the private index up to date with what the run changed, and reads the overlay from it. */
export async function takeSnapshot(tree: Worktree): Promise<Overlay> {
  const paths = await changedByRun(tree);
  await refuseUncarriable(tree, paths);
  await updateIndex(tree, paths);
  for (const path of paths) tree.foreign.delete(path);
  const overlay = await readOverlay(tree);
  await refuseSecrets(tree, overlay.files);
  tree.notCarried = await ignoredSinceOpening(tree, overlay);
  return overlay;
}

/** Everything that was changed since the workspace was opened, sorted, so that a folder's file comes before its content. */
async function changedByRun(tree: Worktree): Promise<string[]> {
  const touched = touchedPaths(tree);
  const found = new Set([
    ...(await changedFiles(tree)).map(({ path }) => path),
    ...(await untrackedFiles(tree)),
    ...(await keptFiles(tree)),
    ...touched,
  ]);
  const mine = [...found].filter((path) => {
    const before = tree.foreign.get(path);
    return before === undefined || touched.has(path) || fingerprint(tree.root, path) !== before;
  });
  for (const [path, before] of tree.foreign) {
    if (found.has(path) || before === MISSING) continue;
    if (fingerprint(tree.root, path) === MISSING) tree.deletedForeign.add(path);
  }
  return mine.sort();
}

/** Where the touched paths really are: a tool may have written through a symbolic link inside the workspace. */
function touchedPaths({ root, touched }: Worktree): Set<string> {
  const real = [...touched].flatMap((path) => {
    try {
      const folder = realpathSync(join(root, dirname(path)));
      const inside = relative(root, join(folder, basename(path)));
      return inside.startsWith("..") ? [] : [inside.split(sep).join("/")];
    } catch {
      // The folder is gone, and the index says whether that is a change.
      return [];
    }
  });
  return new Set(real);
}

async function updateIndex({ git, root }: Worktree, paths: string[]): Promise<void> {
  const { gone = [], there = [] } = Object.groupBy(paths, (path) =>
    isGone(root, path) ? "gone" : "there",
  );
  await feed(["update-index", "-z", "--force-remove", "--stdin"], gone);
  await feed(["update-index", "-z", "--add", "--replace", "--remove", "--stdin"], there);

  async function feed(args: string[], input: string[]): Promise<void> {
    if (input.length > 0) await git.run(args, { input: `${input.join("\0")}\0` });
  }
}

/** Also when a folder, or a link to one, has taken the place of the file or of a folder above it. */
function isGone(root: string, path: string): boolean {
  if (["directory", MISSING].includes(fingerprint(root, path))) return true;
  return realpathSync(join(root, dirname(path))) !== join(root, dirname(path));
}

async function readOverlay(tree: Worktree): Promise<Overlay> {
  const changes = await changesFromBase(tree);
  const files = changes
    .filter(({ letter }) => letter !== "D")
    .map(({ path, newMode, newOid }) => ({
      path,
      mode: newMode as OverlayFile["mode"],
      oid: newOid,
    }));
  const deletions = changes.filter(({ letter }) => letter === "D").map(({ path }) => path);
  const foreignDeletions = [...tree.deletedForeign].filter(
    (path) => fingerprint(tree.root, path) === MISSING,
  );
  return {
    files,
    deleted: [...new Set([...deletions, ...foreignDeletions])].sort(),
    emptyDirectories: (await emptyDirectories(tree)).filter(
      (path) => !tree.foreignDirectories.has(path),
    ),
  };
}

/** Folders with nothing in them, which git does not know. */
export async function emptyDirectories(tree: Worktree): Promise<string[]> {
  const entries = (await untrackedEntries(tree)).filter((entry) => entry.endsWith("/"));
  const empty = entries.flatMap((entry) => emptyBelow(tree.root, entry.slice(0, -1)));
  const ignored = await ignoredAmong(tree, empty);
  return empty.filter((path) => !ignored.has(path)).sort();
}

function emptyBelow(root: string, path: string): string[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  if (entries.length === 0) return [path];
  if (entries.some(({ name }) => name === ".git")) return [];
  return entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => emptyBelow(root, `${path}/${name}`));
}

const SCANNED_AT_ONCE = 50;

/** Looks into blobs that no earlier snapshot held. A hit is met again by each later snapshot until it is mended. */
async function refuseSecrets({ git, scan, scanned }: Worktree, files: OverlayFile[]) {
  const fresh = files.filter(({ oid }) => !scanned.has(oid));
  for (let start = 0; start < fresh.length; start += SCANNED_AT_ONCE) {
    const part = fresh.slice(start, start + SCANNED_AT_ONCE);
    const contents = await readObjects(git, [...new Set(part.map(({ oid }) => oid))]);
    for (const { path, oid } of part) {
      const found = scan.find(contents.get(oid) ?? Buffer.of());
      if (found) throw holdsSecret(path, found);
      scanned.add(oid);
    }
  }
}

function holdsSecret(path: string, found: string): LlmDoError {
  return new LlmDoError(
    `The workspace file "${path}" holds ${found}, so nothing was stored. Keep secrets out of files, or add the file to .gitignore, and start the run again.`,
    { code: "store" },
  );
}

/** Ignored files and folders that are new or different, for the sentence about what the next VM will not have. */
async function ignoredSinceOpening(tree: Worktree, overlay: Overlay): Promise<string[]> {
  const carried = new Set(overlay.files.map(({ path }) => path));
  return (await ignoredEntries(tree)).filter(
    (entry) =>
      !carried.has(entry) && fingerprint(tree.root, entry) !== tree.ignoredBefore.get(entry),
  );
}
