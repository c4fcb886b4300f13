import { describeBinaryDeletion, describeChange } from "./file-diff.ts";
import { refusal } from "./refusals.ts";
import type { Sandbox } from "./sandbox.ts";
import { countCharacters } from "./slice-characters.ts";
import { decodeText } from "./text-bytes.ts";
import type { FileChange, PendingFiles } from "./tool.ts";

/** One change of one file that can be made: computed before anybody is asked, and again to do it. */
export interface FileEdit {
  /** As it was asked for: the sandbox reads it again, so that it can mean no other file. */
  written: string;
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
  const { path, shown } = await placeOf(target);
  const before = await textBefore(target, path);
  await target.sandbox.checkText(target.path, content);
  const characters = countCharacters(content);
  return {
    written: target.path,
    content,
    summary: `Write ${characters} characters to ${path}`,
    done: `Written ${characters} characters to ${shown}`,
    describe: () => describeChange({ path, before, after: content }),
  };
}

export async function planEdit(
  target: Target,
  edit: { oldText: string; newText: string },
): Promise<FileEdit> {
  const { path, shown } = await placeOf(target);
  const before = await textBefore(target, path);
  if (before === null) throw missing(target, shown);
  const pieces = before.split(edit.oldText);
  const found = pieces.length - 1;
  if (found === 0) throw refusal(`Cannot edit '${shown}': text not found in file`);
  if (found > 1) {
    throw refusal(`Cannot edit '${shown}': text found ${found} times (must be unique)`);
  }
  const content = pieces.join(edit.newText);
  await target.sandbox.checkText(target.path, content);
  return {
    written: target.path,
    content,
    summary: `Edit ${path}`,
    done: `Edited ${shown}`,
    describe: () => describeChange({ path, before, after: content }),
  };
}

export async function planDelete(target: Target): Promise<FileEdit> {
  const { path, shown } = await placeOf(target);
  const bytes = await bytesBefore(target, path);
  if (bytes === null) throw missing(target, shown);
  return {
    written: target.path,
    content: null,
    summary: `Delete ${path}`,
    done: `Deleted ${shown}`,
    describe: async () => {
      const before = tryDecode(path, bytes);
      if (before === undefined) return describeBinaryDeletion(path, bytes);
      return await describeChange({ path, before, after: null });
    },
  };
}

/** For people and requests, the path in the workspace; for the model, as it writes it. */
async function placeOf({ sandbox, path }: Target): Promise<{ path: string; shown: string }> {
  return { path: await sandbox.normalize(path), shown: await sandbox.shown(path) };
}

function missing({ sandbox }: Target, shown: string) {
  return refusal(`File not found: ${shown}. Paths are ${sandbox.guide}.`);
}

async function bytesBefore(target: Target, path: string): Promise<Uint8Array | null> {
  const onDisk = await target.sandbox.preImage(target.path);
  const pending = target.pending.get(path);
  if (pending === undefined) return onDisk;
  return pending === null ? null : new TextEncoder().encode(pending);
}

async function textBefore(target: Target, path: string): Promise<string | null> {
  const bytes = await bytesBefore(target, path);
  return bytes === null ? null : decodeText(path, bytes);
}

function tryDecode(path: string, bytes: Uint8Array): string | undefined {
  try {
    return decodeText(path, bytes);
  } catch {
    return undefined;
  }
}
