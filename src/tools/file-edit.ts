import { describeBinaryDeletion, describeChange } from "./file-diff.ts";
import { notFound, refusal } from "./refusals.ts";
import { decodeText } from "./regular-file.ts";
import type { Sandbox } from "./sandbox.ts";
import { countCharacters } from "./slice-characters.ts";
import type { FileChange, PendingFiles } from "./tool.ts";

/** One change of one file that can be made: computed before anybody is asked, and again to do it. */
export interface FileEdit {
  /** Normalized. */
  path: string;
  /** The whole content after; null deletes the file. */
  content: string | null;
  /** What an approver reads first. */
  summary: string;
  /** What the model reads afterwards. */
  done: string;
  describe(): Promise<FileChange>;
}

interface Target {
  sandbox: Sandbox;
  /** What undecided siblings would leave; the change is drawn on that. */
  pending: PendingFiles;
  path: string;
}

/** Each of these throws LlmDoError with a sentence for the model when the change cannot be made. */
export async function planWrite(target: Target, content: string): Promise<FileEdit> {
  const path = target.sandbox.normalize(target.path);
  const before = await textBefore(target, path);
  target.sandbox.checkText(path, content);
  const characters = countCharacters(content);
  return {
    path,
    content,
    summary: `Write ${characters} characters to ${path}`,
    done: `Written ${characters} characters to ${path}`,
    describe: () => describeChange({ path, before, after: content }),
  };
}

export async function planEdit(
  target: Target,
  edit: { oldText: string; newText: string },
): Promise<FileEdit> {
  const path = target.sandbox.normalize(target.path);
  const before = await textBefore(target, path);
  if (before === null) throw notFound(path);
  const pieces = before.split(edit.oldText);
  const found = pieces.length - 1;
  if (found === 0) throw refusal(`Cannot edit '${path}': text not found in file`);
  if (found > 1) {
    throw refusal(`Cannot edit '${path}': text found ${found} times (must be unique)`);
  }
  const content = pieces.join(edit.newText);
  target.sandbox.checkText(path, content);
  return {
    path,
    content,
    summary: `Edit ${path}`,
    done: `Edited ${path}`,
    describe: () => describeChange({ path, before, after: content }),
  };
}

export async function planDelete(target: Target): Promise<FileEdit> {
  const path = target.sandbox.normalize(target.path);
  const bytes = await bytesBefore(target, path);
  if (bytes === null) throw notFound(path);
  return {
    path,
    content: null,
    summary: `Delete ${path}`,
    done: `Deleted ${path}`,
    describe: async () => {
      const before = tryDecode(path, bytes);
      if (before === undefined) return describeBinaryDeletion(path, bytes);
      return await describeChange({ path, before, after: null });
    },
  };
}

async function bytesBefore(target: Target, path: string): Promise<Buffer | null> {
  const onDisk = await target.sandbox.preImage(path);
  const pending = target.pending.get(path);
  if (pending === undefined) return onDisk;
  return pending === null ? null : Buffer.from(pending);
}

async function textBefore(target: Target, path: string): Promise<string | null> {
  const bytes = await bytesBefore(target, path);
  return bytes === null ? null : decodeText(path, bytes);
}

function tryDecode(path: string, bytes: Buffer): string | undefined {
  try {
    return decodeText(path, bytes);
  } catch {
    return undefined;
  }
}
