import type { AttachmentPolicy } from "../project/definition.ts";

/** A file that a worker is given. */
export interface AttachedFile {
  /** As the caller wrote it. */
  path: string;
  bytes: number;
}

/**
 * Why a worker may not be given these files, or null when it may (spec/dialects.md F95). `worker` is whose
 * policy it is: the callee's always counts, the caller's where it is declared (C33).
 */
export function attachmentProblem(
  files: readonly AttachedFile[],
  { policy, worker }: { policy: AttachmentPolicy; worker: string },
): string | null {
  const { maxAttachments, maxTotalBytes, allowedSuffixes, deniedSuffixes } = policy;
  const violation = (what: string) =>
    `Attachment policy violation: ${what} (attachment_policy of worker '${worker}').`;
  if (files.length > maxAttachments) {
    return violation(`up to ${maxAttachments} attachment(s) allowed but ${files.length} provided`);
  }
  for (const { path } of files) {
    const suffix = suffixOf(path);
    const shown = suffix === "" ? "no extension" : suffix;
    if (allowedSuffixes.length > 0 && !allowedSuffixes.includes(suffix)) {
      return violation(`${path} (${shown}) not in allowed list: ${allowedSuffixes.join(", ")}`);
    }
    if (deniedSuffixes.includes(suffix)) return violation(`${path} extension ${shown} is denied`);
  }
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > maxTotalBytes) {
    return violation(`total size ${total} bytes exceeds limit of ${maxTotalBytes} bytes`);
  }
  return null;
}

/** For the parameter that a model sees: `File paths to attach (allowed: .pdf) (max 1)` (§2.2). */
export function attachmentDescription(policy: AttachmentPolicy): string {
  const { allowedSuffixes, deniedSuffixes, maxAttachments } = policy;
  const allowed = allowedSuffixes.length > 0 ? ` (allowed: ${allowedSuffixes.join(", ")})` : "";
  const denied = deniedSuffixes.length > 0 ? ` (not: ${deniedSuffixes.join(", ")})` : "";
  return `File paths to attach${allowed}${denied} (max ${maxAttachments})`;
}

/** As Python has it: the last dot and what follows, lower-case; "" for `.env` and `Makefile`. */
function suffixOf(path: string): string {
  const name = path.split("/").at(-1) ?? "";
  const dot = name.lastIndexOf(".");
  return dot > 0 && dot < name.length - 1 ? name.slice(dot).toLowerCase() : "";
}
