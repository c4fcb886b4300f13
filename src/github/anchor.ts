import type { ApprovalRequest } from "../runtime/events.ts";

/** A file of the pull request's diff. `patch` is missing for binary and very large files. */
export interface ChangedFile {
  path: string;
  patch?: string | null | undefined;
}

export type Anchor =
  | { kind: "line"; path: string; line: number; side: "LEFT" | "RIGHT" }
  | { kind: "file"; path: string }
  | { kind: "conversation" };

export interface CommentableLine {
  side: "LEFT" | "RIGHT";
  line: number;
}

/**
 * Where the review thread of a request goes: the line of the pull request's diff that the call would change, else
 * that file, else the request file, else the conversation. GitHub refuses every other place, and with
 * REST the whole review for one such place
 * (https://docs.github.com/en/rest/pulls/comments#create-a-review-comment-for-a-pull-request).
 */
export function chooseAnchor(options: {
  request: Pick<ApprovalRequest, "files">;
  /** The files of the diff as GitHub lists them. */
  files: ChangedFile[];
  /** Path of the request file when the diff holds it, else null. */
  requestFile: string | null;
}): Anchor {
  const { request, files, requestFile } = options;
  const touched = request.files.flatMap(({ path, line }) => {
    const file = files.find((candidate) => candidate.path === path);
    return file ? [{ file, line }] : [];
  });
  for (const { file, line } of touched) {
    if (line !== null && isCommentable(file, line)) {
      return { kind: "line", path: file.path, line, side: "RIGHT" };
    }
  }
  const [first] = touched;
  if (first) return { kind: "file", path: first.file.path };
  return requestFile === null ? { kind: "conversation" } : { kind: "file", path: requestFile };
}

/** The call would change the file as the pull request leaves it: the right side. */
function isCommentable({ patch }: ChangedFile, line: number): boolean {
  return commentableLines(patch ?? "").some((place) => {
    return place.side === "RIGHT" && place.line === line;
  });
}

/** The lines that a patch shows: context on both sides, additions on the right, deletions on the left. */
export function commentableLines(patch: string): CommentableLine[] {
  const places: CommentableLine[] = [];
  let next: { left: number; right: number } | undefined;
  for (const row of patch.split("\n")) {
    const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(row);
    if (hunk) {
      next = { left: Number(hunk[1]), right: Number(hunk[2]) };
    } else if (next && row.startsWith("+")) {
      places.push({ side: "RIGHT", line: next.right++ });
    } else if (next && row.startsWith("-")) {
      places.push({ side: "LEFT", line: next.left++ });
    } else if (next && row.startsWith(" ")) {
      places.push({ side: "LEFT", line: next.left++ }, { side: "RIGHT", line: next.right++ });
    }
  }
  return places;
}
