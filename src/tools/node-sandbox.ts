import { realpathSync } from "node:fs";
import { lstat, realpath, unlink } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "./list-files.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { type DirectoryLocation, openDirectory } from "./open-directory.ts";
import {
  asRefusal,
  isMissing,
  notFound,
  notRegularFile,
  outsideWorkspace,
  tooLarge,
} from "./refusals.ts";
import { type Entry, readRegularFile, regularFileOrNothing, replaceFile } from "./regular-file.ts";
import { DEFAULT_MAX_FILE_BYTES, type FileStatus, type Sandbox, WHOLE } from "./sandbox.ts";
import { decodeText, encodeText } from "./text-bytes.ts";
import { refuseGitNames, splitWorkspacePath } from "./workspace-path.ts";

export interface SandboxOptions {
  root: string;
  /** Told the normalized path before a file changes. */
  onTouch?: (path: string) => void;
  /** Largest file that is read or written; default 50 MB. */
  maxFileBytes?: number;
}

/** Confined by real path: links are resolved first, then the result is opened following none. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const workspace: Workspace = {
    root: realpathSync(options.root),
    limit: options.maxFileBytes ?? DEFAULT_MAX_FILE_BYTES,
    touch: options.onTouch ?? (() => undefined),
  };
  const normalize = async (path: string) => (await namesOf(workspace.root, path)).join("/");
  const read = (path: string) => explained(path, readBinary(workspace, path));
  const write = (path: string, bytes: Uint8Array) =>
    explained(path, writeBinary(workspace, { path, bytes }));
  return {
    ...WHOLE,
    normalize,
    shown: normalize,
    resolve: async (path) => (await explained(path, resolveLinks(workspace.root, path))).join("/"),
    read: async (path) => decodeText(path, await read(path)),
    readBinary: read,
    preImage: (path) => explained(path, preImage(workspace, path)),
    checkText: async (path, content) =>
      refuseLarge(workspace, { path, bytes: encodeText(path, content) }),
    write: async (path, content) => write(path, encodeText(path, content)),
    writeBinary: write,
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

async function readBinary({ root, limit }: Workspace, path: string): Promise<Uint8Array> {
  const names = await resolveLinks(root, path);
  return await withEntry({ root, names, purpose: "read" }, path, (entry) =>
    readRegularFile(entry, limit),
  );
}

async function preImage({ root, limit }: Workspace, path: string): Promise<Uint8Array | null> {
  const names = await namesOf(root, path);
  try {
    return await withEntry({ root, names, purpose: "change" }, path, (entry) =>
      readRegularFile(entry, limit),
    );
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

interface NewContent {
  path: string;
  bytes: Uint8Array;
}

function refuseLarge({ limit }: Workspace, { path, bytes }: NewContent): void {
  if (bytes.length > limit) throw tooLarge({ path, size: bytes.length, limit });
}

async function writeBinary(workspace: Workspace, content: NewContent): Promise<void> {
  const { root, touch } = workspace;
  const { path, bytes } = content;
  const names = await namesOf(root, path);
  refuseLarge(workspace, content);
  await withEntry({ root, names, purpose: "create" }, path, async (entry) => {
    const replaced = await regularFileOrNothing(entry);
    touch(names.join("/"));
    await replaceFile(entry, { bytes, mode: (replaced?.mode ?? 0o644) & 0o777 });
  });
}

async function remove({ root, touch }: Workspace, path: string): Promise<void> {
  const names = await namesOf(root, path);
  await withEntry({ root, names, purpose: "change" }, path, async (entry) => {
    if ((await regularFileOrNothing(entry)) === undefined) throw notFound(path);
    touch(names.join("/"));
    await unlink(entry.directory.at(entry.name));
  });
}

async function stat({ root }: Workspace, path: string): Promise<FileStatus | undefined> {
  const shown = (await namesOf(root, path)).join("/");
  try {
    const found = await lstat(join(root, ...(await resolveLinks(root, path))));
    if (found.isDirectory()) return { path: shown, kind: "directory", size: 0 };
    if (found.isFile()) return { path: shown, kind: "file", size: found.size };
    throw notRegularFile(path);
  } catch (error) {
    if (isMissing(error) || isBelowFile(error)) return undefined;
    throw error;
  }
}

function isBelowFile(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOTDIR";
}

async function list({ root }: Workspace, path: string): Promise<string[]> {
  return await listFiles({ root, names: await resolveLinks(root, path), path });
}

/** The names from the workspace to `path`, by text alone. */
function namesOf(root: string, path: string): Promise<string[]> {
  const has = async (name: string) =>
    lstat(join(root, name)).then(
      () => true,
      (error) => !isMissing(error),
    );
  return splitWorkspacePath({ root, has }, path);
}

/** The names that lead to the real place of something that exists. */
async function resolveLinks(root: string, path: string): Promise<string[]> {
  const real = await realpath(join(root, ...(await namesOf(root, path))));
  const names = namesBelow({ root, real, path });
  refuseGitNames(path, names);
  return names;
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
