import type { ApprovalRequest, EventOf } from "../runtime/events.ts";
import { count, fenceExcerpt, inline, link, plural, readableTime } from "./markdown.ts";
import { renderMarker } from "./marker.ts";
import type { RequestOutcome } from "./outcome.ts";
import { plainTitle, quoteWithin } from "./prose.ts";
import { DECIDED_BY } from "./receipt.ts";
import { deed } from "./request-text.ts";

/** One file of a result; lines added and removed are null for binary files. */
export interface FileStat {
  path: string;
  added: number | null;
  removed: number | null;
}

export interface DecidedRequest {
  request: ApprovalRequest;
  decision: EventOf<"approval_decided"> | null;
  outcome: RequestOutcome;
}

export interface ResultPullRequest {
  runId: string;
  worker: string;
  /** Where the run came from, for people: "schedule", "pull_request #12". */
  cause: string;
  /** What the worker returned. */
  result: string;
  changes: FileStat[];
  decided: DecidedRequest[];
  /** Workflow files that the token may not push. */
  patches: { path: string; patch: string }[];
  /** Page of the workflow run; null when there is none. */
  runUrl: string | null;
}

// Together below the limit of a body, whatever is in them.
const RESULT_LIMIT = 16_000;
const PATCHES_LIMIT = 12_000;
const PATCHES = 10;
const FILES = 80;
const DECISIONS = 30;

/** Title and body of the pull request that holds what a run changed. */
export function renderResultPullRequest(result: ResultPullRequest): {
  title: string;
  body: string;
} {
  const worker = inline(result.worker, 60);
  const run = result.runUrl
    ? link(`run ${inline(result.runId, 60)}`, result.runUrl)
    : `run ${inline(result.runId, 60)}`;
  const paragraphs = [
    `Made by the worker ${worker} (${run}, started by ${inline(result.cause, 80)}).`,
    ...words(result.result),
    `**What changed**\n${fileList(result.changes)}`,
    ...decisions(result.decided),
    ...workflowPatches(result.patches),
    UNDO,
    renderMarker({ run: result.runId }),
  ];
  return { title: titleOf(result), body: paragraphs.join("\n\n") };
}

const UNDO =
  "**How to undo.** Close this pull request and none of these files change; after it is merged, its **Revert** button takes them back. What an approved call did outside of the repository stays done.";

/** The worker's first sentence, where it speaks in sentences; else the files. */
function titleOf({ worker, result, changes }: ResultPullRequest): string {
  const first =
    result
      .trim()
      .split("\n")[0]
      ?.replace(/^[#>*\s]+/, "") ?? "";
  const spoken = /^[\p{L}\p{N}`"'(]/u.test(first)
    ? first.replace(/[*_`]/g, "").replace(/\.$/, "")
    : "";
  const [file] = changes;
  const more = changes.length > 1 ? ` and ${plural(changes.length - 1, "more file")}` : "";
  const files = file ? `${file.path}${more}` : "no changes";
  return plainTitle(`${worker}: ${spoken === "" ? files : spoken}`);
}

function words(result: string): string[] {
  if (result.trim() === "") return [];
  return ["In the worker's words:", quoteWithin(result, RESULT_LIMIT)];
}

/** A list of at most 80 files with the lines added and removed. */
export function fileList(changes: FileStat[]): string {
  if (changes.length === 0) return "Nothing.";
  const rows = changes.slice(0, FILES).map(({ path, added, removed }) => {
    return `- ${inline(path)} ${added === null ? "(binary)" : `+${added} −${removed ?? 0}`}`;
  });
  const more = changes.length - rows.length;
  return [...rows, ...(more === 0 ? [] : [`- and ${plural(more, "more file")}`])].join("\n");
}

function decisions(decided: DecidedRequest[]): string[] {
  if (decided.length === 0) return ["Nobody had to be asked: every call was allowed beforehand."];
  const rows = decided.slice(0, DECISIONS).map(decisionLine);
  const more = decided.length - rows.length;
  const rest = more === 0 ? [] : [`- and ${plural(more, "more decision")}`];
  return [["**Who decided**", ...rows, ...rest].join("\n")];
}

const CAME_OF_IT: Record<RequestOutcome["kind"], string> = {
  waiting: "not acted on yet",
  executed: "executed",
  lost: "started, outcome unknown",
  edited: "edited",
  denied: "not executed",
  skipped: "not run again",
  reported: "done outside this run",
  refused: "not executed, not allowed any more",
  void: "not executed, no longer held",
  expired: "expired, not executed",
  cancelled: "cancelled, not executed",
};

/** "- A1 create `docs/a.md`: approved by octocat, Sat …; executed". A name in code pings nobody. */
function decisionLine({ request, decision, outcome }: DecidedRequest): string {
  const came =
    outcome.kind === "executed" && outcome.isError ? "executed, failed" : CAME_OF_IT[outcome.kind];
  if (decision === null) return `- **${request.id}** ${deed(request)}: ${came}`;
  const name = decision.by === null ? "a person at a terminal" : inline(decision.by.login, 60);
  const { source } = decision;
  const who = source.kind === "terminal" ? name : link(name, source.url);
  return `- **${request.id}** ${deed(request)}: ${DECIDED_BY[decision.decision].toLowerCase()} ${who}, ${readableTime(decision.at)}; ${came}`;
}

/** https://docs.github.com/en/actions/concepts/security/github_token: it never may change workflow files. */
function workflowPatches(patches: ResultPullRequest["patches"]): string[] {
  if (patches.length === 0) return [];
  const limit = Math.floor(PATCHES_LIMIT / Math.min(patches.length, PATCHES));
  const blocks = patches.slice(0, PATCHES).map(({ path, patch }) => {
    return `${inline(path)}\n\n${fenceExcerpt(patch, { info: "diff", limit }).markdown}`;
  });
  const files = plural(patches.length, "workflow file");
  return [
    [
      `⚠️ **${files} not in this pull request.** The Actions token may not push workflow files. To apply a patch: save it and run \`git apply\`.`,
      `<details><summary>${files}</summary>`,
      ...blocks,
      ...(patches.length > PATCHES ? [`and ${count(patches.length - PATCHES)} more`] : []),
      "</details>",
    ].join("\n\n"),
  ];
}
