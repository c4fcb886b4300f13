/** Mutations of reviews and their threads. */
import type { Anchor } from "../github/diffs.ts";
import type { Review, Side } from "../github/objects.ts";
import { invalid } from "../github/refusal.ts";
import {
  addThread,
  deleteReview,
  pendingReview,
  replyInReview,
  replyNow,
  resolveThread,
  startReview,
  submitReview,
  type Verdict,
} from "../github/reviews.ts";
import type { GraphQLContext } from "./graphql.ts";
import { type Mutation, optional, pullOf, reviewOf, threadOf } from "./graphql-nodes.ts";
import { commentObject, reviewObject, threadObject } from "./graphql-objects.ts";

/** Review by its id, or the caller's pending one on a pull request. */
function pendingOf(context: GraphQLContext, input: Record<string, unknown>): Review {
  if (input.pullRequestReviewId != null) return reviewOf(context, input.pullRequestReviewId);
  const review = pendingReview(pullOf(context, input.pullRequestId), context.caller);
  if (!review) throw invalid("Could not find a pending review for this pull request");
  return review;
}

function anchorOf(input: Record<string, unknown>): Anchor {
  const subject = (input.subjectType ?? "LINE") as Anchor["subject"];
  if (subject === "LINE" && typeof input.line !== "number")
    throw invalid("line is required for line-level threads");
  return {
    path: String(input.path),
    subject,
    side: (input.side ?? "RIGHT") as Side,
    line: subject === "FILE" ? null : Number(input.line),
    startLine: typeof input.startLine === "number" ? input.startLine : null,
  };
}

export const reviewMutations: Record<string, Mutation> = {
  addPullRequestReview: (input, context) => {
    const { world, caller } = context;
    if (input.comments != null)
      throw new Error("The lab models `threads`, not the deprecated `comments`.");
    const issue = pullOf(context, input.pullRequestId);
    const commit = optional(input.commitOID);
    const review = startReview(world, { caller, issue, body: optional(input.body), commit });
    for (const thread of (input.threads ?? []) as Record<string, unknown>[]) {
      const added = addThread(world, {
        caller,
        review,
        anchor: anchorOf(thread),
        body: String(thread.body),
      });
      // One bad anchor rejects the whole review (platform.md, Comments).
      if (added === null) throw invalid("Line could not be resolved");
    }
    if (input.event != null)
      submitReview(world, { caller, review, verdict: input.event as Verdict });
    return { pullRequestReview: reviewObject(context, review) };
  },
  addPullRequestReviewThread: (input, context) => {
    const { world, caller } = context;
    const options = { caller, anchor: anchorOf(input), body: String(input.body) };
    const thread = addThread(world, { ...options, review: pendingOf(context, input) });
    return { thread: thread && threadObject(context, thread) };
  },
  submitPullRequestReview: (input, context) => {
    const { world, caller } = context;
    const review = pendingOf(context, input);
    submitReview(world, {
      caller,
      review,
      verdict: input.event as Verdict,
      body: optional(input.body),
    });
    return { pullRequestReview: reviewObject(context, review) };
  },
  deletePullRequestReview: (input, context) => {
    const review = reviewOf(context, input.pullRequestReviewId);
    deleteReview({ caller: context.caller, review });
    return { pullRequestReview: reviewObject(context, review) };
  },
  addPullRequestReviewThreadReply: (input, context) => {
    const { world, caller } = context;
    const options = {
      caller,
      thread: threadOf(context, input.pullRequestReviewThreadId),
      body: String(input.body),
    };
    const pending =
      input.pullRequestReviewId != null && reviewOf(context, input.pullRequestReviewId);
    const reply = pending
      ? replyInReview(world, { ...options, review: pending })
      : replyNow(world, options);
    return { comment: commentObject(context, reply) };
  },
  resolveReviewThread: (input, context) => {
    const thread = threadOf(context, input.threadId);
    resolveThread(context.world, { caller: context.caller, thread });
    return { thread: threadObject(context, thread) };
  },
};
