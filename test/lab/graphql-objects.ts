/** Queries and the objects that they reach. A method of an object is a field that takes arguments. */
import { association, hasRole, installationMay, requireVisible } from "./access.ts";
import { filesOf } from "./diffs.ts";
import type { GraphQLContext } from "./graphql.ts";
import type {
  Account,
  Comment,
  Issue,
  PullRequest,
  Reaction,
  ReactionContent,
  Repository,
  Review,
  Thread,
} from "./objects.ts";
import { invalid, notFound } from "./refusal.ts";
import { commentUrl, htmlUrl, issueUrl } from "./shapes.ts";
import { fullName, isPullRequest, type World } from "./world.ts";

export const CONTENT: Record<string, ReactionContent> = {
  THUMBS_UP: "+1",
  THUMBS_DOWN: "-1",
  LAUGH: "laugh",
  CONFUSED: "confused",
  HEART: "heart",
  HOORAY: "hooray",
  ROCKET: "rocket",
  EYES: "eyes",
};

interface PageArguments {
  first?: number;
  last?: number;
  after?: string;
  before?: string;
}

/** `first` (or `last`) is required and at most 100, as on GitHub. */
export function connection<T>(items: T[], shape: (item: T) => unknown) {
  return ({ first, last, after }: PageArguments) => {
    const size = first ?? last;
    if (size === undefined)
      throw invalid("You must provide a `first` or `last` value to properly paginate.");
    if (size > 100) throw invalid(`Requesting ${size} records exceeds the limit of 100 records.`);
    const start =
      first === undefined ? Math.max(0, items.length - size) : after ? Number(atob(after)) : 0;
    const shown = items.slice(start, start + size);
    const end = start + shown.length;
    return {
      totalCount: items.length,
      nodes: shown.map(shape),
      edges: shown.map((item, index) => ({
        cursor: btoa(String(start + index + 1)),
        node: shape(item),
      })),
      pageInfo: {
        hasNextPage: end < items.length,
        hasPreviousPage: start > 0,
        startCursor: shown.length === 0 ? null : btoa(String(start + 1)),
        endCursor: shown.length === 0 ? null : btoa(String(end)),
      },
    };
  };
}

/** `databaseId` is a 32-bit Int: ids beyond it are in `fullDatabaseId` only. */
const databaseId = (id: number) => (id > 0x7fffffff ? null : id);

/** Bots lose their suffix here, except as `viewer`. */
export function actor(world: World, account: Account) {
  const login = account.login.replace("[bot]", "");
  return {
    __typename: account.type,
    id: account.nodeId,
    databaseId: account.id,
    login,
    url: `${world.url}/${account.type === "Bot" ? `apps/${login}` : login}`,
  };
}

export const queries = {
  viewer: (_: unknown, { world, caller }: GraphQLContext) => ({
    ...actor(world, caller.account),
    login: caller.account.login,
  }),
  repository: ({ owner, name }: { owner: string; name: string }, context: GraphQLContext) => {
    const repository = context.world.repository(owner, name);
    requireVisible(context.caller, repository);
    return repositoryObject(context, repository);
  },
  node: ({ id }: { id: string }, context: GraphQLContext) => nodeObject(context, id),
  nodes: ({ ids }: { ids: string[] }, context: GraphQLContext) =>
    ids.map((id) => {
      try {
        return nodeObject(context, id);
      } catch (error) {
        return error;
      }
    }),
};

function nodeObject(context: GraphQLContext, id: string) {
  const unknown = () => notFound(`Could not resolve to a node with the global id of '${id}'`);
  const found = context.world.node(id);
  if (!found) throw unknown();
  if ("login" in found) return actor(context.world, found);
  if ("git" in found) return repositoryObject(context, found);
  if (!("kind" in found)) return threadObject(context, found);
  if (found.kind === "issue") return issueObject(context, found);
  if (found.kind === "review") return reviewObject(context, found);
  if (!isVisible(context, found)) throw unknown();
  return commentObject(context, found);
}

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

export function reactionObject(world: World, reaction: Reaction) {
  const [content] = Object.entries(CONTENT).find(([, one]) => one === reaction.content) ?? [];
  const { id, nodeId, createdAt } = reaction;
  return { id: nodeId, databaseId: id, content, createdAt, user: actor(world, reaction.user) };
}

export function reactionGroups({ world, caller }: GraphQLContext, reactions: Reaction[]) {
  return Object.entries(CONTENT).map(([content, name]) => {
    const own = reactions.filter((one) => one.content === name);
    const reactors = connection(own, (one) => actor(world, one.user));
    const viewerHasReacted = own.some((one) => one.user === caller.account);
    return { content, viewerHasReacted, createdAt: own[0]?.createdAt ?? null, reactors };
  });
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
function isVisible({ caller }: GraphQLContext, comment: Comment): boolean {
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
