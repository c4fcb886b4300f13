/** Plain snapshots for assertions. */

import { commentUrl, issueUrl } from "./doors/urls.ts";
import { filesOf } from "./github/diffs.ts";
import type { Comment, Issue, Reaction, Repository, Review, Thread } from "./github/objects.ts";
import { isPullRequest, type World } from "./github/world.ts";

/** Content → logins, only those that occur: `{ rocket: ["github-actions[bot]"] }`. */
export type ReactionView = Partial<Record<Reaction["content"], string[]>>;

export interface CommentView {
  id: number;
  nodeId: string;
  author: string;
  body: string;
  isEdited: boolean;
  createdAt: string;
  url: string;
  reactions: ReactionView;
  /** Null in the conversation. */
  threadId: string | null;
}

export interface ThreadView {
  id: string;
  path: string;
  subject: "LINE" | "FILE";
  line: number | null;
  side: "LEFT" | "RIGHT";
  isResolved: boolean;
  isOutdated: boolean;
  /** True while every comment belongs to a review that nobody has submitted. */
  isPending: boolean;
  comments: CommentView[];
}

export interface ReviewView {
  id: number;
  author: string;
  state: Review["state"];
  body: string;
  comments: number;
}

export interface IssueView {
  number: number;
  nodeId: string;
  title: string;
  body: string;
  author: string;
  state: "open" | "closed";
  url: string;
}

export interface PullRequestView extends Omit<IssueView, "state"> {
  state: "open" | "closed" | "merged";
  isDraft: boolean;
  head: string;
  headSha: string;
  base: string;
  /** Path → added, removed, modified or renamed. */
  files: Record<string, string>;
  hasConflict: boolean;
}

export function viewReactions(reactions: Reaction[]): ReactionView {
  const view: ReactionView = {};
  for (const { content, user } of reactions) view[content] = [...(view[content] ?? []), user.login];
  return view;
}

export function viewComment(world: World, comment: Comment): CommentView {
  return {
    id: comment.id,
    nodeId: comment.nodeId,
    author: comment.author.login,
    body: comment.body,
    isEdited: comment.lastEditedAt !== null,
    createdAt: comment.createdAt,
    url: commentUrl(world, comment),
    reactions: viewReactions(comment.reactions),
    threadId: comment.kind === "review_comment" ? comment.thread.nodeId : null,
  };
}

export function viewThread(world: World, thread: Thread): ThreadView {
  return {
    id: thread.nodeId,
    path: thread.path,
    subject: thread.subject,
    line: thread.line,
    side: thread.side,
    isResolved: thread.resolvedBy !== null,
    isOutdated: thread.isOutdated,
    isPending: thread.comments.every((one) => one.review.state === "PENDING"),
    comments: thread.comments.map((one) => viewComment(world, one)),
  };
}

export function viewReview(review: Review): ReviewView {
  const comments = review.issue.pull.threads.flatMap((one) => one.comments);
  return {
    id: review.id,
    author: review.author.login,
    state: review.state,
    body: review.body,
    comments: comments.filter((one) => one.review === review).length,
  };
}

export function viewIssue(world: World, issue: Issue): IssueView {
  return {
    number: issue.number,
    nodeId: issue.nodeId,
    title: issue.title,
    body: issue.body,
    author: issue.author.login,
    state: issue.state,
    url: issueUrl(world, issue),
  };
}

export function viewPullRequest(world: World, issue: Issue): PullRequestView {
  if (!isPullRequest(issue)) throw new Error(`#${issue.number} is an issue, not a pull request.`);
  const { pull } = issue;
  return {
    ...viewIssue(world, issue),
    state: pull.mergedAt === null ? issue.state : "merged",
    isDraft: pull.draft,
    head: pull.head.ref,
    headSha: pull.head.sha,
    base: pull.base.ref,
    files: Object.fromEntries(filesOf(issue).map((file) => [file.path, file.status])),
    hasConflict: pull.mergeCommit === null,
  };
}

/** What `lab` shows of its repository. */
export function createViews(world: World, repository: Repository) {
  const issue = (number: number) => world.issue(repository, number);
  const pull = (number: number) => world.pullRequest(repository, number);
  return {
    issue: (number: number): IssueView => viewIssue(world, issue(number)),
    issues: (): IssueView[] =>
      repository.issues.filter((one) => !one.pull).map((one) => viewIssue(world, one)),
    pullRequest: (number: number): PullRequestView => viewPullRequest(world, issue(number)),
    pullRequests: (): PullRequestView[] =>
      repository.issues.filter(isPullRequest).map((one) => viewPullRequest(world, one)),
    comments: (number: number): CommentView[] =>
      issue(number).comments.map((one) => viewComment(world, one)),
    threads: (number: number): ThreadView[] =>
      pull(number).pull.threads.map((one) => viewThread(world, one)),
    reviews: (number: number): ReviewView[] => pull(number).pull.reviews.map(viewReview),
    reactions: (commentId: number): ReactionView =>
      viewReactions(world.comment(commentId).reactions),
  };
}
