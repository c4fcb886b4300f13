import type { RequestState } from "../runtime/call-state.ts";
import type { Journal } from "../runtime/journal.ts";
import { openRequests } from "../runtime/status.ts";
import { type Anchor, type ChangedFile, chooseAnchor } from "./anchor.ts";
import { bodyDigest } from "./marker.ts";
import { type Mutation, mutate } from "./mutation.ts";
import { type GitHub, GitHubFailure, permissionAdvice } from "./octokit.ts";
import { findByMarker, findPublished, questionOf } from "./published.ts";
import { renderRequest } from "./request-comment.ts";
import type { CommentFacts, ThreadFacts } from "./thread.ts";

export interface RequestPosting {
  github: GitHub;
  journal: Journal;
  facts: ThreadFacts;
  /** Requests that are not on the page yet. */
  requests: RequestState[];
  /** Request files that the pull request's diff holds, by request id. */
  requestFiles: ReadonlyMap<string, string>;
  /** Page of a request that does not fit a comment, by request id. */
  fullTexts: ReadonlyMap<string, string>;
  /** What the comment of a request says besides, by request id. */
  notes: ReadonlyMap<string, string>;
  prefix: string;
}

interface Draft {
  item: RequestState;
  body: string;
  anchor: Anchor;
}

interface Posted {
  id: string;
  url: string;
  threadId: string | null;
}

/**
 * Shows each request once: as threads of one review where the diff has a place for it, else in the
 * conversation. What a lost answer left behind is adopted by its marker instead of posted again.
 * Throws LlmDoError when GitHub refused to show one: nobody would ever answer it.
 */
export async function postRequests(posting: RequestPosting): Promise<void> {
  const { facts, journal } = posting;
  adoptShown(journal, facts);
  const drafts: Draft[] = [];
  const files = await changedFiles(posting);
  for (const item of posting.requests) {
    if (findPublished(journal.state, "request", questionOf(item))) continue;
    const body = bodyOf(posting, item);
    drafts.push({ item, body, anchor: anchorOf(posting, item, files) });
  }
  const threads = drafts.filter((draft) => draft.anchor.kind !== "conversation");
  const placed = facts.kind === "pull_request" ? await postReview(posting, threads) : [];
  const rest = drafts.filter((draft) => !placed.includes(draft));
  await postComments(posting, rest);
}

/**
 * Remembers comments that a lost machine posted without saving that it did. One that was edited meanwhile
 * is no longer what was posted: it is shown again.
 */
export function adoptShown(journal: Journal, facts: ThreadFacts): void {
  const { runId } = journal.header;
  for (const item of openRequests(journal.state)) {
    const { id, digest } = item.request;
    if (findPublished(journal.state, "request", questionOf(item))) continue;
    const shown = findByMarker(facts, { run: runId, request: { id, digest } });
    if (shown && !shown.edited) remember(journal, item, shown);
  }
}

/** A pending review, its threads in one document, then submitted: one notification (platform.md). */
async function postReview(posting: RequestPosting, drafts: Draft[]): Promise<Draft[]> {
  const { github, facts, journal } = posting;
  if (drafts.length === 0) return [];
  const left = facts.pendingReviewId;
  const [review] = (
    await mutate(github, [
      ...(left ? [deleteReview(left)] : []),
      {
        name: "addPullRequestReview",
        input: {
          pullRequestId: facts.id,
          ...(facts.headCommit ? { commitOID: facts.headCommit } : {}),
        },
        select: "pullRequestReview { id }",
      },
    ])
  ).slice(-1);
  const reviewId = (review?.pullRequestReview as { id: string } | undefined)?.id;
  if (!reviewId) return [];
  const answers = await mutate(
    github,
    drafts.map((draft) => addThread(reviewId, draft)),
  );
  // An anchor that GitHub does not like comes back as an error or as no thread at all.
  const posted = answers.map(threadIn);
  const placed = drafts.filter((_, index) => posted[index]);
  if (placed.length === 0) {
    await mutate(github, [deleteReview(reviewId)]);
    return [];
  }
  const [submitted] = await mutate(github, [
    {
      name: "submitPullRequestReview",
      input: { pullRequestReviewId: reviewId, event: "COMMENT" },
      select: "pullRequestReview { id }",
    },
  ]);
  if (!submitted) throw new Error("GitHub did not submit the review that shows the requests");
  drafts.forEach((draft, index) => {
    const place = posted[index];
    if (place) remember(journal, draft.item, { ...place, body: draft.body });
  });
  return placed;
}

async function postComments(posting: RequestPosting, drafts: Draft[]): Promise<void> {
  const { github, facts, journal } = posting;
  let refusal = "no comment was made";
  const answers = await mutate(
    github,
    drafts.map(({ body }) => ({
      name: "addComment",
      input: { subjectId: facts.id, body },
      select: "commentEdge { node { id url } }",
    })),
    (message) => {
      refusal = message;
    },
  );
  drafts.forEach((draft, index) => {
    const edge = answers[index]?.commentEdge as { node: { id: string; url: string } } | undefined;
    if (edge) remember(journal, draft.item, { ...edge.node, threadId: null, body: draft.body });
  });
  if (!answers.includes(null)) return;
  const failure = new GitHubFailure(`addComment to #${facts.number}`, 403, refusal);
  const needs = facts.kind === "issue" ? "issues: write" : "pull-requests: write";
  throw /not accessible/i.test(refusal) ? (permissionAdvice(failure, needs) ?? failure) : failure;
}

function addThread(reviewId: string, { body, anchor }: Draft): Mutation {
  const place =
    anchor.kind === "line"
      ? { subjectType: "LINE", path: anchor.path, line: anchor.line, side: anchor.side }
      : { subjectType: "FILE", path: anchor.kind === "file" ? anchor.path : "" };
  return {
    name: "addPullRequestReviewThread",
    input: { pullRequestReviewId: reviewId, body, ...place },
    select: "thread { id comments(first: 1) { nodes { id url } } }",
  };
}

function threadIn(answer: Record<string, unknown> | null): Posted | null {
  const thread = answer?.thread as
    | { id: string; comments: { nodes: { id: string; url: string }[] } }
    | null
    | undefined;
  const [comment] = thread?.comments.nodes ?? [];
  return thread && comment ? { ...comment, threadId: thread.id } : null;
}

function deleteReview(pullRequestReviewId: string): Mutation {
  return {
    name: "deletePullRequestReview",
    input: { pullRequestReviewId },
    select: "pullRequestReview { id }",
  };
}

function bodyOf(posting: RequestPosting, item: RequestState): string {
  const { request, expiresAt } = item;
  return renderRequest({
    request,
    expiresAt,
    runId: posting.journal.header.runId,
    prefix: posting.prefix,
    fullTextUrl: posting.fullTexts.get(request.id) ?? null,
    note: posting.notes.get(request.id) ?? null,
  }).body;
}

function anchorOf(posting: RequestPosting, item: RequestState, files: ChangedFile[]): Anchor {
  const requestFile = posting.requestFiles.get(item.request.id) ?? null;
  return chooseAnchor({ request: item.request, files, requestFile });
}

/** The pull request's own diff; in a run PR it holds nothing but request files. */
async function changedFiles({ github, facts, journal }: RequestPosting): Promise<ChangedFile[]> {
  if (facts.kind === "issue" || !journal.header.thread) return [];
  const files: ChangedFile[] = [];
  for (let page = 1; page <= 30; page += 1) {
    const batch = await github.rest<{ filename: string; patch?: string }[]>(
      "GET /repos/{owner}/{repo}/pulls/{pull_number}/files",
      { pull_number: facts.number, per_page: 100, page },
    );
    files.push(...batch.map(({ filename: path, patch }) => ({ path, patch })));
    if (batch.length < 100) break;
  }
  return files;
}

function remember(
  journal: Journal,
  item: RequestState,
  posted: Pick<CommentFacts, "id" | "url" | "threadId" | "body">,
): void {
  journal.append({
    type: "published",
    subject: "request",
    of: questionOf(item),
    nodeId: posted.id,
    number: null,
    url: posted.url,
    digest: bodyDigest(posted.body),
    threadId: posted.threadId,
  });
}
