/** The mutations that the product may send. Each answers with the payload type of GitHub's schema. */
import { requireAccess } from "../github/access.ts";
import {
  comment,
  editComment,
  editIssue,
  openIssue,
  setIssueState,
} from "../github/conversation.ts";
import type { Repository } from "../github/objects.ts";
import { openPullRequest, setDraft, setPullRequestState } from "../github/pulls.ts";
import { afterPush, type RefUpdate, ZERO } from "../github/pushes.ts";
import { react, removeReaction } from "../github/reactions.ts";
import { invalid, notFound } from "../github/refusal.ts";
import type { GraphQLContext } from "./graphql.ts";
import { CONTENT, reactionGroups, reactionObject } from "./graphql-connections.ts";
import {
  issueOf,
  type Mutation,
  optional,
  pullOf,
  repositoryOf,
  written,
} from "./graphql-nodes.ts";
import { commentObject, issueObject } from "./graphql-objects.ts";
import { reviewMutations } from "./graphql-reviews.ts";

/** Arguments were checked against the schema; here they are text, numbers and lists as named. */
type Input = { input: Record<string, unknown> };

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
