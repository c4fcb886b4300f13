/** Queries and the objects that they reach. A method of an object is a field that takes arguments. */
import { association, hasRole, installationMay } from "../github/access.ts";
import { filesOf } from "../github/diffs.ts";
import type { Comment, Issue, PullRequest, Repository, Review, Thread } from "../github/objects.ts";
import { notFound } from "../github/refusal.ts";
import { fullName, isPullRequest } from "../github/world.ts";
import type { GraphQLContext } from "./graphql.ts";
import {
  actor,
  connection,
  type PageArguments,
  reactionGroups,
  reactionObject,
} from "./graphql-connections.ts";
import { commentUrl, htmlUrl, issueUrl } from "./urls.ts";

/** `databaseId` is a 32-bit Int: ids beyond it are in `fullDatabaseId` only. */
const databaseId = (id: number) => (id > 0x7fffffff ? null : id);

export function repositoryObject(context: GraphQLContext, repository: Repository) {
  const { world } = context;
  const numbered = ({ number }: { number: number }, kind: "issue" | "pull" | "any") => {
    const found = repository.issues.find((one) => one.number === number);
    const isKind = kind === "any" || (found && isPullRequest(found)) === (kind === "pull");
    if (!found || !isKind || !mayRead(context, found)) {
      throw notFound(`Could not resolve to an issue or pull request with the number of ${number}.`);
    }
    return issueObject(context, found);
  };
  return {
    __typename: "Repository",
    id: repository.nodeId,
    name: repository.name,
    nameWithOwner: fullName(repository),
    isPrivate: repository.private,
    owner: { ...actor(world, repository.owner), __typename: repository.owner.type },
    url: htmlUrl(world, repository),
    defaultBranchRef: () => refObject(repository, `refs/heads/${repository.defaultBranch}`),
    ref: ({ qualifiedName }: { qualifiedName: string }) => refObject(repository, qualifiedName),
    issue: (args: { number: number }) => numbered(args, "issue"),
    pullRequest: (args: { number: number }) => numbered(args, "pull"),
    issueOrPullRequest: (args: { number: number }) => numbered(args, "any"),
  };
}

function mayRead({ caller }: GraphQLContext, issue: Issue): boolean {
  const { repository } = issue;
  if (caller.token.kind === "person")
    return hasRole({ repository, account: caller.account, least: "read" });
  return installationMay(caller, {
    repository,
    anyOf: ["issues", "pull_requests"],
    access: "read",
  });
}

/** Ids of refs name repository and ref, so that `deleteRef` finds both. */
export const refId = (repository: Repository, name: string): string =>
  `REF_${Buffer.from(`${repository.nodeId}:${name}`).toString("base64url")}`;

function refObject(repository: Repository, name: string) {
  const full = name.startsWith("refs/") ? name : `refs/heads/${name}`;
  const oid = repository.git.resolve(full);
  if (oid === null) return null;
  const target = { __typename: "Commit", id: `C_${oid}`, oid };
  return { id: refId(repository, full), name: full.replace(/^refs\/(heads|tags)\//, ""), target };
}

function writtenObject(context: GraphQLContext, written: Issue | Comment | Review) {
  const { world, caller } = context;
  const repository = written.kind === "issue" ? written.repository : written.issue.repository;
  return {
    id: written.nodeId,
    databaseId: databaseId(written.id),
    fullDatabaseId: String(written.id),
    body: written.body,
    createdAt: written.createdAt,
    updatedAt: written.updatedAt,
    lastEditedAt: written.lastEditedAt,
    author: actor(world, written.author),
    authorAssociation: association(repository, written.author),
    viewerDidAuthor: written.author === caller.account,
    reactions: (args: PageArguments) =>
      connection(written.reactions, (one) => reactionObject(world, one))(args),
    reactionGroups: reactionGroups(context, written.reactions),
  };
}

export function issueObject(context: GraphQLContext, issue: Issue) {
  const shared = {
    __typename: "Issue",
    ...writtenObject(context, issue),
    number: issue.number,
    title: issue.title,
    url: issueUrl(context.world, issue),
    state: issue.state.toUpperCase(),
    closed: issue.state === "closed",
    closedAt: issue.closedAt,
    comments: connection(issue.comments, (one) => commentObject(context, one)),
    repository: () => repositoryObject(context, issue.repository),
  };
  return isPullRequest(issue) ? { ...shared, ...pullFields(context, issue) } : shared;
}

function pullFields(context: GraphQLContext, issue: PullRequest) {
  const { pull } = issue;
  const threads = pull.threads.filter((one) =>
    one.comments.some((comment) => isVisible(context, comment)),
  );
  const reviews = ({ states, ...args }: PageArguments & { states?: string[] }) => {
    const mine = pull.reviews.filter(
      (one) => one.state !== "PENDING" || one.author === context.caller.account,
    );
    const found = mine.filter((one) => !states || states.includes(one.state));
    return connection(found, (one) => reviewObject(context, one))(args);
  };
  return {
    __typename: "PullRequest",
    state: pull.mergedAt ? "MERGED" : issue.state.toUpperCase(),
    merged: pull.mergedAt !== null,
    mergedAt: pull.mergedAt,
    mergedBy: pull.mergedBy && actor(context.world, pull.mergedBy),
    mergeCommit: pull.mergedAt && { __typename: "Commit", oid: pull.mergeCommit },
    mergeable: pull.mergeCommit === null ? "CONFLICTING" : "MERGEABLE",
    isDraft: pull.draft,
    headRefOid: pull.head.sha,
    headRefName: pull.head.ref,
    headRepository: () => repositoryObject(context, pull.head.repository),
    headRepositoryOwner: actor(context.world, pull.head.repository.owner),
    isCrossRepository: pull.head.repository !== issue.repository,
    baseRefName: pull.base.ref,
    baseRefOid: pull.base.sha,
    changedFiles: () => filesOf(issue).length,
    files: (args: PageArguments) => connection(filesOf(issue), fileObject)(args),
    reviewThreads: connection(threads, (one) => threadObject(context, one)),
    reviews,
  };
}

const CHANGE_TYPE = {
  added: "ADDED",
  removed: "DELETED",
  modified: "MODIFIED",
  renamed: "RENAMED",
};

function fileObject(file: ReturnType<typeof filesOf>[number]) {
  const { path, additions, deletions } = file;
  return { path, additions, deletions, changeType: CHANGE_TYPE[file.status] };
}

/** Comments of a pending review are seen by their author alone. */
export function isVisible({ caller }: GraphQLContext, comment: Comment): boolean {
  if (comment.kind === "issue_comment") return true;
  return comment.review.state !== "PENDING" || comment.author === caller.account;
}

export function threadObject(context: GraphQLContext, thread: Thread) {
  const comments = thread.comments.filter((one) => isVisible(context, one));
  return {
    __typename: "PullRequestReviewThread",
    id: thread.nodeId,
    isResolved: thread.resolvedBy !== null,
    resolvedBy: thread.resolvedBy && actor(context.world, thread.resolvedBy),
    isOutdated: thread.isOutdated,
    isCollapsed: thread.resolvedBy !== null,
    path: thread.path,
    line: thread.line,
    originalLine: thread.originalLine,
    startLine: thread.startLine,
    diffSide: thread.side,
    subjectType: thread.subject,
    viewerCanReply: true,
    viewerCanResolve: true,
    comments: connection(comments, (one) => commentObject(context, one)),
    pullRequest: () => issueObject(context, thread.issue),
  };
}

export function commentObject(context: GraphQLContext, comment: Comment) {
  const shared = {
    ...writtenObject(context, comment),
    url: commentUrl(context.world, comment),
    isMinimized: comment.isMinimized,
    minimizedReason: null,
  };
  if (comment.kind === "issue_comment") {
    return {
      __typename: "IssueComment",
      ...shared,
      issue: () => issueObject(context, comment.issue),
    };
  }
  return {
    __typename: "PullRequestReviewComment",
    ...shared,
    path: comment.thread.path,
    line: comment.thread.line,
    outdated: comment.thread.isOutdated,
    subjectType: comment.thread.subject,
    state: comment.review.state === "PENDING" ? "PENDING" : "SUBMITTED",
    replyTo: comment.replyTo && (() => commentObject(context, comment.replyTo as Comment)),
    pullRequestReview: () => reviewObject(context, comment.review),
    pullRequest: () => issueObject(context, comment.issue),
  };
}

export function reviewObject(context: GraphQLContext, review: Review) {
  return {
    __typename: "PullRequestReview",
    ...writtenObject(context, review),
    state: review.state,
    submittedAt: review.submittedAt,
    url: `${issueUrl(context.world, review.issue)}#pullrequestreview-${review.id}`,
    commit: { __typename: "Commit", oid: review.commit },
    comments: (args: PageArguments) => {
      const own = review.issue.pull.threads
        .flatMap((one) => one.comments)
        .filter((one) => one.review === review);
      return connection(own, (one) => commentObject(context, one))(args);
    },
    pullRequest: () => issueObject(context, review.issue),
  };
}
