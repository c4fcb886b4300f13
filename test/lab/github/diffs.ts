/** What a pull request changes, and where a review comment can be anchored in it. */
import type { ChangedFile } from "./git.ts";
import type { PullRequest, Side, Thread } from "./objects.ts";

/** The three-dot diff: from the merge base to the head, as the "Files changed" tab. */
export function filesOf(issue: PullRequest): ChangedFile[] {
  const { git } = issue.repository;
  const base = git.resolve(`refs/heads/${issue.pull.base.ref}`) ?? issue.pull.base.sha;
  const from = issue.pull.mergedAt === null ? base : issue.pull.base.sha;
  const start = git.mergeBase(from, issue.pull.head.sha) ?? from;
  return git.changes(start, issue.pull.head.sha);
}

export interface Anchor {
  path: string;
  subject: "LINE" | "FILE";
  side: Side;
  line: number | null;
  startLine: number | null;
}

/** The hunk up to the anchored line, or null when the diff does not show that line. */
export function hunkAt(files: ChangedFile[], anchor: Anchor): string | null {
  const file = files.find((one) => one.path === anchor.path);
  if (!file) return null;
  if (anchor.subject === "FILE") return file.patch.split("\n").slice(0, 4).join("\n");
  const end = findLine(file.patch, anchor.side, anchor.line);
  if (end === null) return null;
  const start =
    anchor.startLine === null ? end : findLine(file.patch, anchor.side, anchor.startLine);
  // A range stays inside one hunk: https://docs.github.com/en/rest/pulls/comments
  if (start === null || start.hunk !== end.hunk) return null;
  return end.text;
}

function findLine(
  patch: string,
  side: Side,
  wanted: number | null,
): { hunk: number; text: string } | null {
  let [left, right, hunk] = [0, 0, -1];
  let shown: string[] = [];
  for (const line of patch.split("\n")) {
    const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (header) {
      [left, right, hunk] = [Number(header[1]) - 1, Number(header[2]) - 1, hunk + 1];
      shown = [line];
      continue;
    }
    shown.push(line);
    if (line.startsWith("\\")) continue;
    if (!line.startsWith("+")) left += 1;
    if (!line.startsWith("-")) right += 1;
    const isOn = side === "LEFT" ? !line.startsWith("+") : !line.startsWith("-");
    if (isOn && (side === "LEFT" ? left : right) === wanted)
      return { hunk, text: shown.join("\n") };
  }
  return null;
}

/**
 * Moves threads to where their line is after the head moved; a line that was changed or is no longer
 * in the diff makes its thread outdated, with `line: null`.
 */
export function moveThreads(issue: PullRequest, oldHead: string): void {
  const files = filesOf(issue);
  for (const thread of issue.pull.threads) {
    if (thread.isOutdated) continue;
    if (thread.subject === "LINE" && thread.side === "RIGHT") shiftLine(thread, oldHead);
    if (!thread.isOutdated && hunkAt(files, thread) === null) thread.isOutdated = true;
    if (thread.isOutdated) thread.line = null;
    else for (const comment of thread.comments) comment.commit = issue.pull.head.sha;
  }
}

function shiftLine(thread: Thread, oldHead: string): void {
  const { git } = thread.issue.repository;
  const head = thread.issue.pull.head.sha;
  const diff = git.recall(["diff", "--unified=0", "--no-color", oldHead, head, "--", thread.path]);
  const line = thread.line ?? 0;
  let shift = 0;
  for (const [, start, count, , added] of diff.matchAll(
    /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm,
  )) {
    const [from, removed, inserted] = [Number(start), Number(count ?? 1), Number(added ?? 1)];
    if (removed > 0 && line >= from && line < from + removed) thread.isOutdated = true;
    const isAbove = removed === 0 ? from < line : from + removed <= line;
    if (isAbove) shift += inserted - removed;
  }
  if (thread.isOutdated) return;
  thread.line = line + shift;
  if (thread.startLine !== null) thread.startLine += shift;
}
