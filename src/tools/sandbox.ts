import { realpathSync } from "node:fs";
import { lstat, realpath, unlink } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "./list-files.ts";
import { type DirectoryLocation, openDirectory } from "./open-directory.ts";
import {
  asRefusal,
  isMissing,
  notFound,
  notRegularFile,
  outsideWorkspace,
  tooLarge,
} from "./refusals.ts";
import {
  decodeText,
  type Entry,
  encodeText,
  readRegularFile,
  regularFileOrNothing,
  replaceFile,
} from "./regular-file.ts";
import { refuseGitNames, splitWorkspacePath } from "./workspace-path.ts";

export interface FileStatus {
  path: string;
  kind: "file" | "directory";
  /** Bytes; 0 for a directory. */
  size: number;
}

/**
 * The workspace as tools see it. Every method takes a path in any accepted style, and throws
 * LlmDoError "usage" with a sentence for the model when the path or the file is not allowed.
 */
export interface Sandbox {
  /** Path relative to the workspace, with forward slashes; "" is the workspace itself. */
  normalize(path: string): string;
  /** UTF-8 text, a byte order mark included. Symbolic links that stay inside are followed. */
  readText(path: string): Promise<string>;
  /**
   * What `writeText` or `delete` would replace; null when there is no such file.
   * Throws what they would throw, so that nobody is asked about a call that cannot be made.
   */
  preImage(path: string): Promise<Buffer | null>;
  /** Throws what `writeText` would throw about the content: its size, or that it is not text. */
  checkText(path: string, content: string): void;
  /** Creates parents and replaces atomically. Never writes through a symbolic or hard link. */
  writeText(path: string, content: string): Promise<void>;
  delete(path: string): Promise<void>;
  /**
   * Runs changes one after another, in the order of the calls: siblings of a turn run at the same
   * time, and two that edit one file would otherwise lose one of the edits.
   */
  exclusively<T>(change: () => Promise<T>): Promise<T>;
  /** Undefined when nothing is there. */
  stat(path: string): Promise<FileStatus | undefined>;
  exists(path: string): Promise<boolean>;
  /** Files at any depth below a directory, relative to it and sorted; `.git` is left out. */
  list(path: string): Promise<string[]>;
}

export interface SandboxOptions {
  root: string;
  /** Told the normalized path before a file changes. */
  onTouch?: (path: string) => void;
  /** Largest file that is read or written; default 50 MB. */
  maxFileBytes?: number;
}

const DEFAULT_MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Confined by real path: links are resolved first, then the result is opened following none. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const workspace: Workspace = {
    root: realpathSync(options.root),
    limit: options.maxFileBytes ?? DEFAULT_MAX_FILE_BYTES,
    touch: options.onTouch ?? (() => undefined),
  };
  return {
    normalize: (path) => splitWorkspacePath(workspace.root, path).join("/"),
    readText: (path) => explained(path, readText(workspace, path)),
    preImage: (path) => explained(path, preImage(workspace, path)),
    checkText: (path, content) => void bytesOf(workspace, { path, content }),
    writeText: (path, content) => explained(path, writeText(workspace, { path, content })),
    delete: (path) => explained(path, remove(workspace, path)),
    exclusively: oneAtATime(),
    stat: (path) => explained(path, stat(workspace, path)),
    exists: async (path) => (await explained(path, stat(workspace, path))) !== undefined,
    list: (path) => explained(path, list(workspace, path)),
  };
}

interface Workspace {
  /** Real path. */
  root: string;
  limit: number;
  touch: (path: string) => void;
}

async function readText({ root, limit }: Workspace, path: string): Promise<string> {
  const names = await resolveLinks(root, path);
  return await withEntry({ root, names, purpose: "read" }, path, async (entry) =>
    decodeText(path, await readRegularFile(entry, limit)),
  );
}

async function preImage({ root, limit }: Workspace, path: string): Promise<Buffer | null> {
  const names = splitWorkspacePath(root, path);
  try {
    return await withEntry({ root, names, purpose: "change" }, path, (entry) =>
      readRegularFile(entry, limit),
    );
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

interface NewText {
  path: string;
  content: string;
}

function bytesOf({ limit }: Workspace, { path, content }: NewText): Buffer {
  const bytes = encodeText(path, content);
  if (bytes.length > limit) throw tooLarge({ path, size: bytes.length, limit });
  return bytes;
}

async function writeText(workspace: Workspace, text: NewText): Promise<void> {
  const { root, touch } = workspace;
  const names = splitWorkspacePath(root, text.path);
  const bytes = bytesOf(workspace, text);
  await withEntry({ root, names, purpose: "create" }, text.path, async (entry) => {
    const replaced = await regularFileOrNothing(entry);
    touch(names.join("/"));
    await replaceFile(entry, { bytes, mode: (replaced?.mode ?? 0o644) & 0o777 });
  });
}

async function remove({ root, touch }: Workspace, path: string): Promise<void> {
  const names = splitWorkspacePath(root, path);
  await withEntry({ root, names, purpose: "change" }, path, async (entry) => {
    if ((await regularFileOrNothing(entry)) === undefined) throw notFound(path);
    touch(names.join("/"));
    await unlink(entry.directory.at(entry.name));
  });
}

async function stat({ root }: Workspace, path: string): Promise<FileStatus | undefined> {
  const shown = splitWorkspacePath(root, path).join("/");
  try {
    const found = await lstat(join(root, ...(await resolveLinks(root, path))));
    if (found.isDirectory()) return { path: shown, kind: "directory", size: 0 };
    if (found.isFile()) return { path: shown, kind: "file", size: found.size };
    throw notRegularFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function list({ root }: Workspace, path: string): Promise<string[]> {
  return await listFiles({ root, names: await resolveLinks(root, path), path });
}

/** The names that lead to the real place of something that exists. */
async function resolveLinks(root: string, path: string): Promise<string[]> {
  const real = await realpath(join(root, ...splitWorkspacePath(root, path)));
  const names = namesBelow({ root, real, path });
  refuseGitNames(path, names);
  return names;
}

function oneAtATime(): Sandbox["exclusively"] {
  let last: Promise<unknown> = Promise.resolve();
  return (change) => {
    const result = last.then(change);
    last = result.catch(() => undefined);
    return result;
  };
}

async function explained<T>(path: string, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    throw asRefusal(path, error);
  }
}

function namesBelow(options: { root: string; real: string; path: string }): string[] {
  const { root, real, path } = options;
  if (real === root) return [];
  const prefix = root === "/" ? "/" : `${root}/`;
  // A workspace at "/" still has no business with the kernel's file systems.
  const isKernel = /^\/(proc|sys|dev)(\/|$)/.test(real);
  if (isKernel || !real.startsWith(prefix)) throw outsideWorkspace(path);
  return real.slice(prefix.length).split("/");
}

/** Opens the folder that holds the last of `names`, for as long as `use` takes. */
async function withEntry<T>(
  location: DirectoryLocation,
  path: string,
  use: (entry: Entry) => Promise<T>,
): Promise<T> {
  const name = location.names.at(-1);
  if (name === undefined) throw notRegularFile(path);
  const directory = await openDirectory({ ...location, names: location.names.slice(0, -1) });
  try {
    return await use({ directory, name, path });
  } finally {
    await directory.close();
  }
}
