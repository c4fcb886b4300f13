import { createHash } from "node:crypto";
import { mkdir, readFile, readlink, rm, rmdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LlmDoError } from "../errors.ts";
import { statusOf } from "./file-status.ts";
import { listTree, readObjects } from "./git-objects.ts";
import { isWorkspacePath } from "./overlay-schema.ts";
import type { Overlay, OverlayFile } from "./store.ts";
import { corrupt } from "./store-errors.ts";
import type { Worktree } from "./worktree.ts";

/** Puts the overlay's files on disk and into the private index: from here on they are the run's own. */
export async function restoreOverlay(
  tree: Worktree,
  overlay: Overlay,
  options: { overwrite: boolean },
): Promise<void> {
  refuseStrangePaths(overlay);
  if (!options.overwrite) await refuseConflicts(tree, overlay);
  for (const path of overlay.deleted) await remove(tree.root, path);
  const contents = await readObjects(tree.git, [...new Set(overlay.files.map(({ oid }) => oid))]);
  for (const file of overlay.files) {
    const content = contents.get(file.oid);
    if (!content) throw corrupt(`workspace/${file.path}`);
    await write(tree.root, file, content);
  }
  for (const path of overlay.emptyDirectories) await makeFolder(tree.root, path);
  await putIntoIndex(tree, overlay);
}

function refuseStrangePaths({ files, deleted, emptyDirectories }: Overlay): void {
  const paths = [...files.map(({ path }) => path), ...deleted, ...emptyDirectories];
  const strange = paths.find((path) => !isWorkspacePath(path));
  if (strange !== undefined) throw corrupt(`the workspace path "${strange}"`);
}

/** A file that is neither as in the base commit nor as the run left it holds somebody's work. */
async function refuseConflicts(tree: Worktree, { files, deleted }: Overlay): Promise<void> {
  const base = new Map((await listTree(tree.git, tree.base)).map(({ path, oid }) => [path, oid]));
  const wanted = [...files, ...deleted.map((path) => ({ path, oid: undefined }))];
  for (const { path, oid } of wanted) {
    const now = await blobOnDisk(tree.root, path, tree.base.length);
    if (now === undefined || now === oid || now === base.get(path)) continue;
    throw new LlmDoError(
      `"${path}" was changed since the run was suspended, and going on would overwrite it. Commit or move your version away, then resume the run.`,
      { code: "usage" },
    );
  }
}

async function blobOnDisk(root: string, path: string, length: number): Promise<string | undefined> {
  const status = statusOf(root, path);
  if (!status?.isFile() && !status?.isSymbolicLink()) return undefined;
  const place = join(root, path);
  const content = status.isFile() ? await readFile(place) : Buffer.from(await readlink(place));
  const algorithm = length === 64 ? "sha256" : "sha1";
  return createHash(algorithm).update(`blob ${content.length}\0`).update(content).digest("hex");
}

async function write(root: string, file: OverlayFile, content: Buffer): Promise<void> {
  const place = join(root, file.path);
  await makeFolder(root, dirname(file.path));
  if (statusOf(root, file.path)?.isDirectory()) await removeEmptyFolder(root, file.path);
  // Removed, not overwritten: the content must not go through a link.
  await rm(place, { force: true });
  if (file.mode === "120000") await symlink(content, place);
  else {
    const mode = file.mode === "100755" ? 0o777 : 0o666;
    await writeFile(place, content, { flag: "wx", mode });
  }
}

/** Every part of the path is a real folder or becomes one; nothing is ever reached through a link. */
async function makeFolder(root: string, path: string): Promise<void> {
  if (path === ".") return;
  await makeFolder(root, dirname(path));
  const status = statusOf(root, path);
  if (status === undefined) await mkdir(join(root, path));
  else if (!status.isDirectory()) throw notAFolder(path);
}

async function remove(root: string, path: string): Promise<void> {
  for (let above = dirname(path); above !== "."; above = dirname(above)) {
    const status = statusOf(root, above);
    if (status === undefined) return;
    if (!status.isDirectory()) throw notAFolder(above);
  }
  if (statusOf(root, path)?.isDirectory()) return;
  await rm(join(root, path), { force: true });
  await removeEmptyParents(root, dirname(path));
}

/** As git does: a folder whose last file goes, goes too. Those that the run left empty are made again. */
async function removeEmptyParents(root: string, path: string): Promise<void> {
  if (path === ".") return;
  try {
    await rmdir(join(root, path));
  } catch {
    return;
  }
  await removeEmptyParents(root, dirname(path));
}

async function removeEmptyFolder(root: string, path: string): Promise<void> {
  try {
    await rmdir(join(root, path));
  } catch (cause) {
    throw new LlmDoError(
      `"${path}" is a folder with files in it, where the run left a file. Move the folder away, then resume the run.`,
      { code: "store", cause },
    );
  }
}

function notAFolder(path: string): LlmDoError {
  return new LlmDoError(
    `The run's files below "${path}" cannot be restored: it is no folder here. Move it away, then resume the run.`,
    { code: "store" },
  );
}

async function putIntoIndex(tree: Worktree, overlay: Overlay): Promise<void> {
  const { files, deleted, emptyDirectories } = overlay;
  const none = "0".repeat(40);
  const lines = [
    ...deleted.map((path) => `0 ${none}\t${path}\0`),
    ...files.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`),
  ];
  if (lines.length > 0) {
    const args = ["update-index", "-z", "--add", "--replace", "--index-info"];
    await tree.git.run(args, { input: lines.join("") });
  }
  for (const { path, oid } of files) {
    tree.foreign.delete(path);
    tree.scanned.add(oid);
  }
  for (const path of deleted) tree.deletedForeign.add(path);
  for (const path of emptyDirectories) tree.foreignDirectories.delete(path);
}
