import { constants, existsSync } from "node:fs";
import { type FileHandle, lstat, mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { refusal, symbolicLink } from "./refusals.ts";

/**
 * A directory that is held open. Names are looked up in *it*, so that nobody who renames a parent
 * or puts a symbolic link in its place meanwhile can lead the next step elsewhere.
 */
export interface OpenDirectory {
  /** Path of the directory; valid until `close`. */
  readonly path: string;
  /** Path of an entry; valid until `close`. */
  at(name: string): string;
  /** Opens a directory in this one, which stays open. Never follows a symbolic link. */
  enter(name: string): Promise<OpenDirectory>;
  close(): Promise<void>;
}

const DIRECTORY = constants.O_RDONLY | constants.O_DIRECTORY;

/**
 * Node has no openat(2); on Linux `/proc/self/fd/N/name` is the same lookup
 * (https://man7.org/linux/man-pages/man5/proc_pid_fd.5.html). Elsewhere the path has to do.
 */
const HAS_DESCRIPTOR_PATHS = existsSync("/proc/self/fd");

function hold(handle: FileHandle, plainPath: string): OpenDirectory {
  const path = HAS_DESCRIPTOR_PATHS ? `/proc/self/fd/${handle.fd}` : plainPath;
  const at = (name: string) => join(path, name);
  return {
    path,
    at,
    enter: async (name) =>
      hold(await open(at(name), DIRECTORY | constants.O_NOFOLLOW), join(plainPath, name)),
    close: () => handle.close(),
  };
}

export interface DirectoryLocation {
  /** Real path of the workspace. */
  root: string;
  names: readonly string[];
  /** `change` refuses nested repositories; `create` also makes what is missing. */
  purpose: "read" | "change" | "create";
}

/** Opens the directory `names` below `root`, following no symbolic link on the way. */
export async function openDirectory(location: DirectoryLocation): Promise<OpenDirectory> {
  const { root, names, purpose } = location;
  let current = hold(await open(root, DIRECTORY), root);
  for (const [index, name] of names.entries()) {
    const parent = current;
    const path = names.slice(0, index + 1).join("/");
    try {
      if (purpose === "create") await createIfMissing(parent.at(name));
      await requireDirectory(parent.at(name), path);
      if (purpose !== "read") await refuseRepository(parent.at(name), path);
      current = await parent.enter(name);
    } finally {
      await parent.close();
    }
  }
  return current;
}

async function createIfMissing(directory: string): Promise<void> {
  await mkdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

async function requireDirectory(directory: string, shown: string): Promise<void> {
  const status = await lstat(directory);
  if (status.isSymbolicLink()) throw symbolicLink(shown);
  if (!status.isDirectory()) throw refusal(`'${shown}' is not a directory.`);
}

/** A checkpoint is an overlay on one commit: it cannot carry what another repository owns. */
async function refuseRepository(directory: string, shown: string): Promise<void> {
  const marker = await lstat(join(directory, ".git")).catch(() => undefined);
  if (marker === undefined) return;
  throw refusal(
    `'${shown}' is a repository of its own (a submodule or a nested clone); ` +
      "files in it cannot be changed here.",
  );
}
