import { realpathSync, statSync } from "node:fs";
import { copyFile, mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { LlmDoError } from "../errors.ts";
import type { Git } from "../git.ts";
import { type Barrier, createBarrier } from "./barrier.ts";
import { fingerprint } from "./file-status.ts";
import { isWorkspacePath } from "./overlay-schema.ts";
import { restoreOverlay } from "./restore.ts";
import { secretScan } from "./secret-scan.ts";
import { emptyDirectories, takeSnapshot } from "./snapshot.ts";
import type { Overlay } from "./store.ts";
import { submoduleStates } from "./submodules.ts";
import {
  changedFiles,
  ignoredEntries,
  keptFiles,
  untrackedFiles,
  type Worktree,
} from "./worktree.ts";

/** The folder that tools work in, as the difference from its base commit. */
export interface Workspace extends Barrier {
  readonly root: string;
  /** A tool wrote this path (relative, forward slashes): carried even when it is ignored. */
  touch(path: string): void;
  /**
   * The difference from the base commit; new content is in the private object database afterwards. To be called
   * inside `exclusive`. Throws LlmDoError "store" that names a path which cannot or must not be stored.
   */
  snapshot(): Promise<Overlay>;
  /** `overwrite: false` refuses to replace a file that somebody changed meanwhile. Default true. */
  restore(overlay: Overlay, options?: { overwrite: boolean }): Promise<void>;
  /** What differs now and is not in the overlay is not the run's doing: called after `setup:` commands. */
  disownPresent(): Promise<void>;
  /** Ignored files and folders that were made since opening and are in no checkpoint, as of the last snapshot. */
  notCarried(): string[];
}

export interface WorkspaceOptions {
  root: string;
  /** Commit; null outside a repository, where everything that is there now is the base. */
  base: string | null;
  /** A private repository that can read the base commit (private-git.ts). */
  git: Git;
  /** Files of the run that may be in place already: never taken for somebody else's. */
  previous?: Overlay;
  secrets: string[];
  /** Globs of ignored files that are carried. */
  keep: string[];
}

export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const tree = await openWorktree(options);
  await disownPresent(tree, options.previous);
  return {
    root: tree.root,
    ...createBarrier(),
    touch: (path) => touch(tree, path),
    snapshot: () => takeSnapshot(tree),
    restore: (overlay, choice = { overwrite: true }) => restoreOverlay(tree, overlay, choice),
    disownPresent: () => disownPresent(tree, options.previous),
    notCarried: () => tree.notCarried,
  };
}

function touch(tree: Worktree, path: string): void {
  if (!isWorkspacePath(path)) {
    throw new LlmDoError(`"${path}" is not a path inside the workspace.`, { code: "store" });
  }
  tree.touched.add(path);
}

async function openWorktree(options: WorkspaceOptions): Promise<Worktree> {
  const root = realpathSync(options.root);
  const { stdout } = await options.git.run(["rev-parse", "--absolute-git-dir"]);
  const gitDirectory = stdout.replace(/\n$/, "");
  const indexFile = join(gitDirectory, "llm-do-index");
  // Nothing in a workspace is worth a token: whatever git might start there must not find one.
  const plain = options.git.at({ credentials: undefined });
  const git = plain.at({ directory: root, gitDirectory, workTree: root, indexFile });
  const own = await ownRepository(plain, root);
  await writeAttributes(gitDirectory);
  if (own) await copyExcludes(own, gitDirectory);
  const base = options.base ?? (await emptyTree(git));
  await seedIndex({ git, own, base, indexFile });
  return {
    root,
    base,
    git,
    own: own?.at({ indexFile }) ?? null,
    obeysIgnoreRules: options.base !== null,
    keep: options.keep,
    scan: secretScan(options.secrets),
    touched: new Set(),
    foreign: new Map(),
    foreignDirectories: new Set(),
    submodulesBefore: new Map(),
    deletedForeign: new Set(),
    scanned: new Set(),
    ignoredBefore: new Map(),
    notCarried: [],
  };
}

/** Undefined variables of `git` give way to what git itself finds at `root`. */
async function ownRepository(git: Git, root: string): Promise<Git | null> {
  const here = git.at({ directory: root, gitDirectory: undefined, objectDirectory: undefined });
  const result = await here.run(["rev-parse", "--show-toplevel"], { allowExitCodes: "any" });
  if (result.exitCode !== 0) return null;
  return realpathSync(result.stdout.replace(/\n$/, "")) === root ? here : null;
}

/** Nothing between the bytes on disk and the bytes in git. This file stands above every `.gitattributes`. */
async function writeAttributes(gitDirectory: string): Promise<void> {
  await mkdir(join(gitDirectory, "info"), { recursive: true });
  const line = "* -text -eol -ident -filter -working-tree-encoding\n";
  await writeFile(join(gitDirectory, "info", "attributes"), line);
}

async function copyExcludes(own: Git, gitDirectory: string): Promise<void> {
  const source = await gitPath(own, "info/exclude");
  const target = join(gitDirectory, "info", "exclude");
  if (statSync(source, { throwIfNoEntry: false })) await copyFile(source, target);
}

async function gitPath(git: Git, name: string): Promise<string> {
  const { stdout } = await git.run(["rev-parse", "--git-path", name]);
  return resolve(git.directory, stdout.replace(/\n$/, ""));
}

async function emptyTree(git: Git): Promise<string> {
  const args = ["hash-object", "-w", "-t", "tree", "--stdin"];
  return (await git.run(args)).stdout.trim();
}

/**
 * From the workspace's own index, whose cached times say which files are as they were checked out: a large
 * repository is not read again. Where that does not work every file is read once.
 */
async function seedIndex(options: { git: Git; own: Git | null; base: string; indexFile: string }) {
  const { git, own, base, indexFile } = options;
  await rm(indexFile, { force: true });
  const source = own && (await gitPath(own, "index"));
  const status = source ? statSync(source, { throwIfNoEntry: false }) : undefined;
  if (source && status) {
    await copyFile(source, indexFile);
    // Git distrusts entries that are not older than the index file. The copy must not look younger
    // (https://git-scm.com/docs/racy-git).
    const seconds = Math.floor(status.mtimeMs / 1000);
    await utimes(indexFile, seconds, seconds);
  }
  const seeded = await git.run(["read-tree", "--reset", base], { allowExitCodes: "any" });
  if (seeded.exitCode !== 0) {
    await rm(indexFile, { force: true });
    await git.run(["read-tree", base]);
  }
  await git.run(["update-index", "-q", "--really-refresh"], { allowExitCodes: [1] });
}

/** Credentials, builds and edits of earlier steps never enter a checkpoint unless the run changes them. */
async function disownPresent(tree: Worktree, previous?: Overlay): Promise<void> {
  const own = new Set([
    ...(previous?.files ?? []).map(({ path }) => path),
    ...(previous?.deleted ?? []),
  ]);
  const carried = new Set([...own, ...tree.touched]);
  const present = [
    ...(await changedFiles(tree)).map(({ path }) => path),
    ...(await untrackedFiles(tree)),
    ...(await keptFiles(tree)),
  ].filter((path) => !carried.has(path));
  tree.foreign = new Map(present.map((path) => [path, fingerprint(tree.root, path)]));
  const ownDirectories = new Set(previous?.emptyDirectories);
  tree.foreignDirectories = new Set(
    (await emptyDirectories(tree)).filter((path) => !ownDirectories.has(path)),
  );
  tree.submodulesBefore = await submoduleStates(tree);
  tree.ignoredBefore = new Map(
    (await ignoredEntries(tree)).map((entry) => [entry, fingerprint(tree.root, entry)]),
  );
}
