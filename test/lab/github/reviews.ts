/** Reviews, their threads on the diff, replies, and the pending review of each user. */
import { type Caller, hasRole, requireAccess } from "./access.ts";
import { type Anchor, filesOf, hunkAt } from "./diffs.ts";
import type { PullRequest, Review, ReviewComment, ReviewState, Thread } from "./objects.ts";
import { requireActionsSetting } from "./pulls.ts";
import { invalid, notForIntegrations, Refusal } from "./refusal.ts";
import type { World } from "./world.ts";
import { checkBody, checkLength, countCreation, remove, written } from "./writing.ts";

export type Verdict = "COMMENT" | "APPROVE" | "REQUEST_CHANGES";

const STATE: Record<Verdict, ReviewState> = {
  COMMENT: "COMMENTED",
  APPROVE: "APPROVED",
  REQUEST_CHANGES: "CHANGES_REQUESTED",
};

/** One pending review per user and pull request. */
export function pendingReview(issue: PullRequest, caller: Caller): Review | undefined {
  return issue.pull.reviews.find((one) => one.state === "PENDING" && one.author === caller.account);
}

export function startReview(
  world: World,
  options: {
    caller: Caller;
    issue: PullRequest;
    body?: string | undefined;
    commit?: string | undefined;
  },
): Review {
  const { caller, issue } = options;
  requireReviewAccess(caller, issue);
  if (pendingReview(issue, caller)) {
    throw invalid("User can only have one pending review per pull request");
  }
  const review: Review = {
    ...written(world, {
      caller,
      body: checkLength("PullRequestReview", options.body ?? ""),
      prefix: "PRR",
      id: world.nextCommentId(),
    }),
    kind: "review",
    issue,
    state: "PENDING",
    commit: options.commit ?? issue.pull.head.sha,
    submittedAt: null,
  };
  issue.pull.reviews.push(review);
  return review;
}

function requireReviewAccess(caller: Caller, issue: PullRequest): void {
  const { repository } = issue;
  requireAccess(caller, { repository, anyOf: ["pull_requests"], access: "write", least: "read" });
}

export function addThread(
  world: World,
  options: { caller: Caller; review: Review; anchor: Anchor; body: string },
): Thread | null {
  const { caller, review, anchor } = options;
  const { issue } = review;
  requireOwnPending(caller, review);
  const body = checkBody("PullRequestReviewComment", options.body);
  const hunk = hunkAt(filesOf(issue), anchor);
  if (hunk === null) {
    if (world.switches.badAnchor === "null") return null;
    throw invalid(`${anchor.subject === "LINE" ? "Line" : "Path"} could not be resolved`);
  }
  const id = world.nextCommentId();
  const thread: Thread = {
    id,
    nodeId: `PRRT_kwDO${id}`,
    issue,
    ...anchor,
    originalLine: anchor.line,
    originalCommit: issue.pull.head.sha,
    diffHunk: hunk,
    isOutdated: false,
    resolvedBy: null,
    comments: [],
  };
  issue.pull.threads.push(thread);
  addToThread(world, { caller, thread, review, body });
  return thread;
}

export function replyInReview(
  world: World,
  options: { caller: Caller; thread: Thread; review: Review; body: string },
): ReviewComment {
  requireOwnPending(options.caller, options.review);
  const body = checkBody("PullRequestReviewComment", options.body);
  return addToThread(world, { ...options, body });
}

function requireOwnPending(caller: Caller, review: Review): void {
  requireReviewAccess(caller, review.issue);
  if (review.author !== caller.account) throw new Refusal(403, "This is not your review.");
  if (review.state !== "PENDING") throw invalid("The review was already submitted");
}

function addToThread(
  world: World,
  options: { caller: Caller; thread: Thread; review: Review; body: string },
): ReviewComment {
  const { caller, thread, review, body } = options;
  countCreation(world);
  const comment: ReviewComment = {
    ...written(world, { caller, body, prefix: "PRRC", id: world.nextCommentId() }),
    kind: "review_comment",
    issue: thread.issue,
    thread,
    review,
    replyTo: thread.comments[0] ?? null,
    commit: thread.issue.pull.head.sha,
    isMinimized: false,
  };
  thread.comments.push(comment);
  return comment;
}

/** Everything of the review becomes visible at once, in one `pull_request_review` event. */
export function submitReview(
  world: World,
  options: { caller: Caller; review: Review; verdict: Verdict; body?: string | undefined },
): void {
  const { caller, review, verdict } = options;
  const { issue } = review;
  requireOwnPending(caller, review);
  if (options.body !== undefined) review.body = checkLength("PullRequestReview", options.body);
  const comments = commentsOf(review);
  if (
    verdict !== "APPROVE" &&
    review.body === "" &&
    (comments.length === 0 || verdict !== "COMMENT")
  ) {
    throw invalid("Body can't be blank for this review");
  }
  if (verdict !== "COMMENT" && issue.author === caller.account) {
    throw invalid(
      `Can not ${verdict === "APPROVE" ? "approve" : "request changes on"} your own pull request`,
    );
  }
  if (verdict === "APPROVE") requireActionsSetting(caller, issue.repository);
  countCreation(world);
  review.state = STATE[verdict];
  review.submittedAt = review.updatedAt = world.now();
  const { repository } = issue;
  world.onEvent({
    name: "pull_request_review",
    action: "submitted",
    repository,
    caller,
    issue,
    review,
  });
  for (const comment of comments) {
    const name = "pull_request_review_comment";
    world.onEvent({ name, action: "created", repository, caller, issue, comment });
  }
}

/** A single comment or reply is a review of its own, submitted at once: it fires both events. */
export function replyNow(
  world: World,
  options: { caller: Caller; thread: Thread; body: string },
): ReviewComment {
  const { caller, thread } = options;
  const review = startSingle(world, { caller, issue: thread.issue });
  const comment = rollback(review, () => replyInReview(world, { ...options, review }));
  submitReview(world, { caller, review, verdict: "COMMENT" });
  return comment;
}

export function commentOnDiff(
  world: World,
  options: { caller: Caller; issue: PullRequest; anchor: Anchor; body: string; commit?: string },
): Thread {
  const { caller, issue, anchor, body } = options;
  const review = startSingle(world, { caller, issue });
  const thread = rollback(review, () => addThread(world, { caller, review, anchor, body }));
  if (thread === null) throw invalid("Line could not be resolved");
  submitReview(world, { caller, review, verdict: "COMMENT" });
  return thread;
}

/** GitHub refuses single comments while a review of the same user is pending. */
function startSingle(world: World, options: { caller: Caller; issue: PullRequest }): Review {
  return startReview(world, options);
}

function rollback<T>(review: Review, action: () => T): T {
  try {
    return action();
  } catch (error) {
    remove(review.issue.pull.reviews, review);
    throw error;
  }
}

export function deleteReview(options: { caller: Caller; review: Review }): void {
  const { caller, review } = options;
  requireOwnPending(caller, review);
  for (const thread of [...review.issue.pull.threads]) {
    thread.comments = thread.comments.filter((one) => one.review !== review);
    if (thread.comments.length === 0) remove(review.issue.pull.threads, thread);
  }
  remove(review.issue.pull.reviews, review);
}

export function commentsOf(review: Review): ReviewComment[] {
  return review.issue.pull.threads
    .flatMap((thread) => thread.comments)
    .filter((comment) => comment.review === review);
}

export function resolveThread(world: World, options: { caller: Caller; thread: Thread }): void {
  const { caller, thread } = options;
  const { repository, author } = thread.issue;
  if (caller.token.kind === "installation") {
    requireReviewAccess(caller, thread.issue);
    if (world.switches.resolveThread === "forbidden") throw notForIntegrations();
  } else if (
    author !== caller.account &&
    !hasRole({ repository, account: caller.account, least: "write" })
  ) {
    throw new Refusal(403, `${caller.account.login} does not have the correct permissions.`);
  }
  thread.resolvedBy = caller.account;
}
