/** The mutations that the product may send. Each answers with the payload type of GitHub's schema. */
import { requireAccess } from "./access.ts";
import {
  comment,
  editComment,
  editIssue,
  openIssue,
  react,
  removeReaction,
  setIssueState,
} from "./conversation.ts";
import type { Anchor } from "./diffs.ts";
import type { GraphQLContext } from "./graphql.ts";
import {
  CONTENT,
  commentObject,
  issueObject,
  reactionGroups,
  reactionObject,
  reviewObject,
  threadObject,
} from "./graphql-objects.ts";
import type { Comment, Issue, PullRequest, Repository, Review, Side, Thread } from "./objects.ts";
import { openPullRequest, setDraft, setPullRequestState } from "./pulls.ts";
import { afterPush, type RefUpdate, ZERO } from "./pushes.ts";
import { invalid, notFound } from "./refusal.ts";
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
} from "./reviews.ts";
import { isPullRequest } from "./world.ts";

/** Arguments were checked against the schema; here they are text, numbers and lists as named. */
type Input = { input: Record<string, unknown> };
type Mutation = (
  input: Record<string, unknown>,
  context: GraphQLContext,
) => Record<string, unknown>;

const optional = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

function find({ world }: GraphQLContext, id: unknown) {
  const found = world.node(String(id));
  if (!found) throw notFound(`Could not resolve to a node with the global id of '${id}'`);
  return found;
}

function written(context: GraphQLContext, id: unknown): Issue | Comment | Review {
  const found = find(context, id);
  if (!("kind" in found)) throw notFound(`'${id}' is not a comment, issue or review`);
  return found;
}

function issueOf(context: GraphQLContext, id: unknown): Issue {
  const found = written(context, id);
  if (found.kind !== "issue") throw notFound(`'${id}' is not an issue or pull request`);
  return found;
}

function pullOf(context: GraphQLContext, id: unknown): PullRequest {
  const found = issueOf(context, id);
  if (!isPullRequest(found)) throw notFound(`'${id}' is not a pull request`);
  return found;
}

function reviewOf(context: GraphQLContext, id: unknown): Review {
  const found = written(context, id);
  if (found.kind !== "review") throw notFound(`'${id}' is not a review`);
  return found;
}

function threadOf(context: GraphQLContext, id: unknown): Thread {
  const found = find(context, id);
  if ("kind" in found || !("diffHunk" in found)) throw notFound(`'${id}' is not a review thread`);
  return found;
}

function repositoryOf(context: GraphQLContext, id: unknown): Repository {
  const found = find(context, id);
  if (!("git" in found)) throw notFound(`'${id}' is not a repository`);
  return found;
}

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

const reviewMutations: Record<string, Mutation> = {
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

const commentMutations: Record<string, Mutation> = {
  updatePullRequestReviewComment: (input, context) => ({
    pullRequestReviewComment: edited(context, input.pullRequestReviewCommentId, input.body),
  }),
  updateIssueComment: (input, context) => ({ issueComment: edited(context, input.id, input.body) }),
  addComment: (input, context) => {
    const issue = issueOf(context, input.subjectId);
    const added = comment(context.world, {
      caller: context.caller,
      issue,
      body: String(input.body),
    });
    const node = commentObject(context, added);
    return {
      commentEdge: { cursor: btoa(added.nodeId), node },
      subject: issueObject(context, issue),
    };
  },
  addReaction: (input, context) => {
    const options = reactionOptions(context, input);
    const { reaction } = react(context.world, options);
    const groups = reactionGroups(context, options.target.reactions);
    return { reaction: reactionObject(context.world, reaction), reactionGroups: groups };
  },
  removeReaction: (input, context) => {
    const options = reactionOptions(context, input);
    const reaction = removeReaction(options);
    const groups = reactionGroups(context, options.target.reactions);
    return { reaction: reactionObject(context.world, reaction), reactionGroups: groups };
  },
};

function edited(context: GraphQLContext, id: unknown, body: unknown) {
  const target = written(context, id);
  if (target.kind === "issue" || target.kind === "review")
    throw notFound(`'${id}' is not a comment`);
  editComment(context.world, { caller: context.caller, target, body: String(body) });
  return commentObject(context, target);
}

function reactionOptions(context: GraphQLContext, input: Record<string, unknown>) {
  const content = CONTENT[String(input.content)] ?? "+1";
  return { caller: context.caller, target: written(context, input.subjectId), content };
}

const issueMutations: Record<string, Mutation> = {
  createIssue: (input, context) => {
    const repository = repositoryOf(context, input.repositoryId);
    const text = { title: String(input.title), body: optional(input.body) ?? "" };
    const issue = openIssue(context.world, { caller: context.caller, repository, ...text });
    return { issue: issueObject(context, issue) };
  },
  closeIssue: (input, context) => {
    const issue = issueOf(context, input.issueId);
    const reason = input.stateReason === "NOT_PLANNED" ? "not_planned" : "completed";
    setIssueState(context.world, { caller: context.caller, issue, state: "closed", reason });
    return { issue: issueObject(context, issue) };
  },
  createPullRequest: (input, context) => {
    const issue = openPullRequest(context.world, {
      caller: context.caller,
      repository: repositoryOf(context, input.repositoryId),
      head: String(input.headRefName),
      base: String(input.baseRefName),
      title: String(input.title),
      body: optional(input.body) ?? "",
      draft: input.draft === true,
    });
    return { pullRequest: issueObject(context, issue) };
  },
  updatePullRequest: (input, context) => {
    const { world, caller } = context;
    const issue = pullOf(context, input.pullRequestId);
    editIssue(world, { caller, issue, title: optional(input.title), body: optional(input.body) });
    if (input.state != null) {
      setPullRequestState(world, {
        caller,
        issue,
        state: input.state === "OPEN" ? "open" : "closed",
      });
    }
    return { pullRequest: issueObject(context, issue) };
  },
  closePullRequest: (input, context) => {
    const issue = pullOf(context, input.pullRequestId);
    setPullRequestState(context.world, { caller: context.caller, issue, state: "closed" });
    return { pullRequest: issueObject(context, issue) };
  },
  markPullRequestReadyForReview: (input, context) => draft(context, input, false),
  convertPullRequestToDraft: (input, context) => draft(context, input, true),
};

function draft(context: GraphQLContext, input: Record<string, unknown>, isDraft: boolean) {
  const issue = pullOf(context, input.pullRequestId);
  setDraft(context.world, { caller: context.caller, issue, draft: isDraft });
  return { pullRequest: issueObject(context, issue) };
}

const refMutations: Record<string, Mutation> = {
  /** All or nothing; `beforeOid` is a true compare-and-swap, of zeros = the ref must not exist. */
  updateRefs: (input, context) => {
    const repository = repositoryOf(context, input.repositoryId);
    const wanted = input.refUpdates as {
      name: string;
      afterOid: string;
      beforeOid?: string;
      force?: boolean;
    }[];
    const updates = wanted.map(({ name, afterOid, beforeOid, force }) => {
      const now = repository.git.resolve(name);
      const before = beforeOid === undefined ? now : beforeOid === ZERO ? null : beforeOid;
      const after = afterOid === ZERO ? null : afterOid;
      const isForward = now === null || after === null || repository.git.isAncestor(now, after);
      if (!force && !isForward) throw invalid(`Update to ref ${name} is not a fast-forward`);
      return { ref: name, before, after };
    });
    moveRefs(context, repository, updates);
    return { clientMutationId: null };
  },
  deleteRef: (input, context) => {
    const id = String(input.refId).replace(/^REF_/, "");
    const [repositoryId, ref = ""] = Buffer.from(id, "base64url").toString().split(/:(.*)/s);
    const repository = repositoryOf(context, repositoryId);
    const before = repository.git.resolve(ref);
    if (before === null)
      throw notFound(`Could not resolve to a node with the global id of '${input.refId}'`);
    moveRefs(context, repository, [{ ref, before, after: null }]);
    return { clientMutationId: null };
  },
};

function moveRefs(context: GraphQLContext, repository: Repository, updates: RefUpdate[]): void {
  const { world, caller } = context;
  requireAccess(caller, { repository, anyOf: ["contents"], access: "write", least: "write" });
  if (updates.some(({ ref }) => ref.startsWith("refs/pull/")))
    throw invalid("refs/pull is read-only");
  const checked = updates.map((one) => ({ ...one, before: one.before ?? ZERO }));
  if (!repository.git.updateRefs(checked)) throw invalid("A ref did not have the expected value");
  afterPush(world, { caller, repository, updates });
}

const all = { ...reviewMutations, ...commentMutations, ...issueMutations, ...refMutations };

export const mutations = Object.fromEntries(
  Object.entries(all).map(([name, mutate]) => [
    name,
    ({ input }: Input, context: GraphQLContext) => ({
      clientMutationId: input.clientMutationId ?? null,
      ...mutate(input, context),
    }),
  ]),
);
