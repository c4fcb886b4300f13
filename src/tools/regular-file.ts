import { randomUUID } from "node:crypto";
import { constants, type Stats } from "node:fs";
import { type FileHandle, lstat, open, rename, unlink } from "node:fs/promises";
import type { OpenDirectory } from "./open-directory.ts";
import { isMissing, notRegularFile, symbolicLink, tooLarge } from "./refusals.ts";

/** An entry of a directory, with the path as the model wrote it for messages. */
export interface Entry {
  directory: OpenDirectory;
  name: string;
  path: string;
}

/** Refuses anything but a regular file before it is opened: opening a FIFO or device has effects. */
export async function regularFileOrNothing(entry: Entry): Promise<Stats | undefined> {
  try {
    const status = await lstat(entry.directory.at(entry.name));
    if (status.isSymbolicLink()) throw symbolicLink(entry.path);
    if (!status.isFile()) throw notRegularFile(entry.path);
    return status;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** At most `limit` bytes, however the file grows meanwhile. Throws ENOENT when there is no file. */
export async function readRegularFile(entry: Entry, limit: number): Promise<Buffer> {
  await regularFileOrNothing(entry);
  // Checked again on the descriptor; O_NONBLOCK: a FIFO put here meanwhile must not hold us up.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const handle = await open(entry.directory.at(entry.name), flags);
  try {
    const status = await handle.stat();
    if (!status.isFile()) throw notRegularFile(entry.path);
    const bytes = status.size > limit ? undefined : await readAtMost(handle, limit);
    if (bytes === undefined) throw tooLarge({ path: entry.path, size: status.size, limit });
    return bytes;
  } finally {
    await handle.close();
  }
}

async function readAtMost(handle: FileHandle, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(1 << 16), 0, 1 << 16, null);
    if (bytesRead === 0) return Buffer.concat(chunks);
    size += bytesRead;
    if (size > limit) return undefined;
    chunks.push(buffer.subarray(0, bytesRead));
  }
}

/** Puts a new file in the place of `entry`: a link that is there is replaced, not followed. */
export async function replaceFile(
  entry: Entry,
  content: { bytes: Uint8Array; mode: number },
): Promise<void> {
  const temporary = entry.directory.at(`.llm-do-${randomUUID()}`);
  const handle = await open(temporary, "wx", content.mode);
  try {
    await handle.writeFile(content.bytes);
    await handle.chmod(content.mode);
    await rename(temporary, entry.directory.at(entry.name));
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
}
