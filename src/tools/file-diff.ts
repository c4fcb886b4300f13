import { createHash } from "node:crypto";
import type { FileChange } from "./tool.ts";

/** What git would name this content: sha1 of "blob <length>\0" and the bytes. */
export function blobId(content: Uint8Array | string): string {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** Beyond this many changed lines the diff is "all old lines out, all new lines in". */
const MAX_EDIT_LENGTH = 4_000;

interface Hunk {
  oldStart: number;
  oldLines: number;
  newStart: number;
  newLines: number;
  /** With their marker: " ", "-", "+" or "\". */
  lines: string[];
}

/** The change from one text to another; null = the file does not exist on that side. */
export async function describeChange(change: {
  path: string;
  before: string | null;
  after: string | null;
}): Promise<FileChange> {
  const { path, before, after } = change;
  const hunks = await findHunks(before ?? "", after ?? "");
  return {
    path,
    before: before === null ? null : blobId(before),
    after: after === null ? null : blobId(after),
    content: after,
    diff: before === after ? "" : formatDiff(change, hunks),
    line: before === null ? null : firstChangedLine(hunks, before),
  };
}

/** The deletion of a file that is not text. */
export function describeBinaryDeletion(path: string, bytes: Uint8Array): FileChange {
  const diff = `Binary files a/${path} and /dev/null differ\n`;
  return { path, before: blobId(bytes), after: null, content: null, diff, line: 1 };
}

async function findHunks(before: string, after: string): Promise<Hunk[]> {
  const { structuredPatch } = await import("diff");
  const options = { context: 3, maxEditLength: MAX_EDIT_LENGTH };
  const patch = structuredPatch("", "", before, after, undefined, undefined, options);
  return patch?.hunks ?? [replaceAll(before, after)];
}

function replaceAll(before: string, after: string): Hunk {
  const removed = markLines("-", before);
  const added = markLines("+", after);
  const countOf = (lines: string[]) => lines.filter((line) => !line.startsWith("\\")).length;
  return {
    oldStart: 1,
    oldLines: countOf(removed),
    newStart: 1,
    newLines: countOf(added),
    lines: [...removed, ...added],
  };
}

function markLines(marker: string, text: string): string[] {
  if (text === "") return [];
  const isComplete = text.endsWith("\n");
  const lines = (isComplete ? text.slice(0, -1) : text).split("\n");
  const marked = lines.map((line) => `${marker}${line}`);
  return isComplete ? marked : [...marked, "\\ No newline at end of file"];
}

function formatDiff(
  change: { path: string; before: string | null; after: string | null },
  hunks: Hunk[],
): string {
  const from = change.before === null ? "/dev/null" : `a/${change.path}`;
  const to = change.after === null ? "/dev/null" : `b/${change.path}`;
  const blocks = hunks.map((hunk) => [formatRanges(hunk), ...hunk.lines].join("\n"));
  return `${[`--- ${from}`, `+++ ${to}`, ...blocks].join("\n")}\n`;
}

/** As GNU diff writes them: an empty side counts from the line before it. */
function formatRanges(hunk: Hunk): string {
  const range = (start: number, lines: number) => {
    if (lines === 1) return `${start}`;
    return lines === 0 ? `${start - 1},0` : `${start},${lines}`;
  };
  return `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@`;
}

function firstChangedLine(hunks: Hunk[], before: string): number | null {
  const [first] = hunks;
  if (first === undefined) return null;
  const unchanged = first.lines.findIndex((line) => !line.startsWith(" "));
  const line = first.oldStart + Math.max(0, unchanged);
  const lastLine = before.split("\n").length - (before.endsWith("\n") ? 1 : 0);
  return Math.max(1, Math.min(line, lastLine));
}
