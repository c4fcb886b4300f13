import type { GitHub } from "./octokit.ts";

/** A comment as GitHub has it now. The event that woke us only said where to look. */
export interface CommentFacts {
  id: string;
  databaseId: number;
  url: string;
  body: string;
  author: { id: number; login: string; kind: string } | null;
  createdAt: string;
  /** `lastEditedAt` is set. */
  edited: boolean;
  /** Written by the token that we use. */
  mine: boolean;
  /** Review thread; null = the conversation. */
  threadId: string | null;
}

export interface ThreadFacts {
  viewer: string;
  repositoryId: string;
  kind: "pull_request" | "issue";
  id: string;
  number: number;
  url: string;
  state: "open" | "closed" | "merged";
  closedBy: { id: number; login: string } | null;
  isDraft: boolean;
  headBranch: string | null;
  headCommit: string | null;
  isCrossRepository: boolean;
  comments: CommentFacts[];
  reviewThreads: { id: string; isResolved: boolean; path: string }[];
  /** A review of ours that a crash left pending. */
  pendingReviewId: string | null;
}

// `databaseId` is a 32-bit field that today's comment ids no longer fit.
const COMMENT = `id fullDatabaseId url body createdAt lastEditedAt viewerDidAuthor
  author { __typename login ... on User { databaseId } ... on Bot { databaseId } }`;

const CONVERSATION = `comments(first: 100, after: $comments) {
  pageInfo { hasNextPage endCursor } nodes { ${COMMENT} } }`;

const THREAD_QUERY = `query Thread($owner: String!, $name: String!, $number: Int!, $comments: String, $threads: String) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    id
    issueOrPullRequest(number: $number) {
      __typename
      ... on Issue { id number url issueState: state ${CONVERSATION} }
      ... on PullRequest {
        id number url pullState: state isDraft headRefName headRefOid isCrossRepository
        mergedBy { login ... on User { databaseId } }
        reviews(first: 10, states: [PENDING]) { nodes { id viewerDidAuthor } }
        ${CONVERSATION}
        reviewThreads(first: 50, after: $threads) {
          pageInfo { hasNextPage endCursor }
          nodes { id isResolved path
            comments(first: 100) { pageInfo { hasNextPage endCursor } nodes { ${COMMENT} state } } }
        }
      }
    }
  }
}`;

const REST_OF_THREAD = `query RestOfThread($id: ID!, $after: String) {
  node(id: $id) { ... on PullRequestReviewThread {
    comments(first: 100, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${COMMENT} state } } } }
}`;

interface Page<T> {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: T[];
}
interface RawComment {
  id: string;
  fullDatabaseId: string;
  url: string;
  body: string;
  createdAt: string;
  lastEditedAt: string | null;
  viewerDidAuthor: boolean;
  /** Review comments only. */
  state?: "PENDING" | "SUBMITTED";
  author: { __typename: string; login: string; databaseId?: number } | null;
}
interface RawThread {
  id: string;
  isResolved: boolean;
  path: string;
  comments: Page<RawComment>;
}
interface RawSubject {
  __typename: "Issue" | "PullRequest";
  id: string;
  number: number;
  url: string;
  /** Two fields of different types cannot share a name in one answer. */
  issueState?: "OPEN" | "CLOSED";
  pullState?: "OPEN" | "CLOSED" | "MERGED";
  isDraft?: boolean;
  headRefName?: string;
  headRefOid?: string;
  isCrossRepository?: boolean;
  mergedBy?: { login: string; databaseId?: number } | null;
  reviews?: { nodes: { id: string; viewerDidAuthor: boolean }[] };
  comments: Page<RawComment>;
  reviewThreads?: Page<RawThread>;
}
interface RawAnswer {
  viewer: { login: string };
  repository: { id: string; issueOrPullRequest: RawSubject | null } | null;
}

/**
 * Everything of a pull request or issue that commands and receipts depend on: one GraphQL query for up to
 * 100 comments and 50 review threads, one more for each further page. Undefined = it does not exist.
 */
export async function readThread(github: GitHub, number: number): Promise<ThreadFacts | undefined> {
  const comments: CommentFacts[] = [];
  const threads: RawThread[] = [];
  let after: { comments: string | null; threads: string | null } = {
    comments: null,
    threads: null,
  };
  for (;;) {
    const { data } = await github.graphql<RawAnswer>(THREAD_QUERY, {
      owner: github.owner,
      name: github.repository,
      number,
      ...after,
    });
    const subject = data.repository?.issueOrPullRequest;
    if (!data.repository || !subject) return undefined;
    const more = { comments: subject.comments.pageInfo, threads: subject.reviewThreads?.pageInfo };
    // The connection that is read to its end is asked again for what comes after its end: nothing.
    comments.push(...subject.comments.nodes.map((raw) => commentFacts(raw, null)));
    threads.push(...(subject.reviewThreads?.nodes ?? []));
    if (!more.comments.hasNextPage && !more.threads?.hasNextPage) {
      const replies = await Promise.all(threads.map((thread) => threadComments(github, thread)));
      return threadFacts(data, { subject, comments: [...comments, ...replies.flat()], threads });
    }
    after = {
      comments: more.comments.endCursor ?? after.comments,
      threads: more.threads?.endCursor ?? after.threads,
    };
  }
}

async function threadComments(github: GitHub, thread: RawThread): Promise<CommentFacts[]> {
  const raw = [...thread.comments.nodes];
  let page = thread.comments.pageInfo;
  while (page.hasNextPage) {
    const { data } = await github.graphql<{ node: { comments: Page<RawComment> } | null }>(
      REST_OF_THREAD,
      { id: thread.id, after: page.endCursor },
    );
    if (!data.node) break;
    raw.push(...data.node.comments.nodes);
    page = data.node.comments.pageInfo;
  }
  // What a crash left in a pending review was never published.
  const submitted = raw.filter((comment) => comment.state !== "PENDING");
  return submitted.map((comment) => commentFacts(comment, thread.id));
}

const STATES = { OPEN: "open", CLOSED: "closed", MERGED: "merged" } as const;

function threadFacts(
  answer: RawAnswer,
  read: { subject: RawSubject; comments: CommentFacts[]; threads: RawThread[] },
): ThreadFacts {
  const { subject } = read;
  const closer = subject.mergedBy;
  return {
    viewer: answer.viewer.login,
    repositoryId: answer.repository?.id ?? "",
    kind: subject.__typename === "Issue" ? "issue" : "pull_request",
    id: subject.id,
    number: subject.number,
    url: subject.url,
    state: STATES[subject.pullState ?? subject.issueState ?? "CLOSED"],
    closedBy: closer?.databaseId ? { id: closer.databaseId, login: closer.login } : null,
    isDraft: subject.isDraft ?? false,
    headBranch: subject.headRefName ?? null,
    headCommit: subject.headRefOid ?? null,
    isCrossRepository: subject.isCrossRepository ?? false,
    comments: read.comments,
    reviewThreads: read.threads.map(({ id, isResolved, path }) => ({ id, isResolved, path })),
    pendingReviewId: subject.reviews?.nodes.find((review) => review.viewerDidAuthor)?.id ?? null,
  };
}

function commentFacts(raw: RawComment, threadId: string | null): CommentFacts {
  const { author } = raw;
  return {
    id: raw.id,
    databaseId: Number(raw.fullDatabaseId),
    url: raw.url,
    body: raw.body,
    author: author
      ? { id: author.databaseId ?? 0, login: author.login, kind: author.__typename }
      : null,
    createdAt: raw.createdAt,
    edited: raw.lastEditedAt !== null,
    mine: raw.viewerDidAuthor,
    threadId,
  };
}
