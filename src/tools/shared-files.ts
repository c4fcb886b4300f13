import { LlmDoError } from "../errors.ts";
import type { WorkerDefinition } from "../project/definition.ts";
import { attachmentProblem } from "./attachment-policy.ts";
import { blobId } from "./file-diff.ts";
import { judgeFilesystemTool } from "./filesystem-policy.ts";
import type { Sandbox } from "./sandbox.ts";
import { type Judgement, type SharedFile, STRICTNESS } from "./tool.ts";

/**
 * The files of a call that shares them, each with its size and content, for whoever approves it.
 * Throws LlmDoError "usage" with a sentence for the model when the call cannot be made.
 */
export async function sharedFiles(
  paths: readonly string[],
  sharing: { caller: WorkerDefinition; callee: WorkerDefinition | null; sandbox: Sandbox },
): Promise<SharedFile[]> {
  const { caller, callee, sandbox } = sharing;
  const found: { path: string; bytes: number }[] = [];
  for (const path of new Set(paths)) {
    const status = await sandbox.stat(path);
    if (status?.kind !== "file") throw refused(missing(path, status !== undefined));
    found.push({ path, bytes: status.size });
  }
  const bound = [...(callee ? [callee] : []), ...(caller.attachments.declared ? [caller] : [])];
  // Before anything is read: the policy says how much may be.
  for (const { name, attachments: policy } of bound) {
    const problem = attachmentProblem(found, { policy, worker: name });
    if (problem) throw refused(problem);
  }
  const files: SharedFile[] = [];
  for (const { path } of found) {
    const content = await sandbox.readBinary(path);
    files.push({ path, digest: blobId(content), bytes: content.length });
  }
  return files;
}

/** Giving a file away is reading it: what the caller may not read unasked, it may not share unasked. */
export async function judgeSharing(
  judgement: Judgement,
  shared: { paths: readonly string[]; caller: WorkerDefinition; sandbox: Sandbox },
): Promise<Judgement> {
  const { caller, sandbox } = shared;
  const config = caller.filesystem ?? { approvals: {} };
  let strictest = judgement;
  for (const path of shared.paths) {
    const reading = await judgeFilesystemTool({ config, sandbox, tool: "read_file", path });
    if (STRICTNESS[reading.approval] <= STRICTNESS[strictest.approval]) continue;
    strictest = { ...reading, reason: `it shares '${path}': ${reading.reason}` };
  }
  return strictest;
}

/** `sharing input/deck.pdf (12,345 bytes)`, `sharing 5 files (12,345 bytes)`. */
export function sharing(files: readonly SharedFile[]): string {
  const [first, ...others] = files;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0).toLocaleString("en-US");
  const what = first && others.length === 0 ? first.path : `${files.length} files`;
  return `sharing ${what} (${bytes} bytes)`;
}

/** Why a path names nothing that can be attached. */
export function missing(path: string, exists: boolean): string {
  return exists ? `Attachment is not a file: ${path}` : `Attachment not found: ${path}`;
}

function refused(message: string): LlmDoError {
  return new LlmDoError(message, { code: "usage" });
}
