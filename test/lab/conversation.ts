/** Issues, the conversation of issues and pull requests, and reactions. */
import { type Caller, requireAccess, requireVisible } from "./access.ts";
import type {
  Comment,
  Issue,
  IssueComment,
  Reaction,
  ReactionContent,
  Repository,
  Review,
} from "./objects.ts";
import { invalid, Refusal } from "./refusal.ts";
import type { World } from "./world.ts";

/** https://docs.github.com/en/rest/issues/comments: bodies hold at most 65,536 characters. */
const LONGEST_BODY = 65_536;

export function checkBody(resource: string, body: string): string {
  if (body.trim() === "") throw invalid("Body cannot be blank", { resource, field: "body" });
  return checkLength(resource, body);
}

export function checkLength(resource: string, body: string): string {
  if ([...body].length > LONGEST_BODY) {
    throw invalid("Body is too long (maximum is 65536 characters)", { resource, field: "body" });
  }
  return body;
}

/** The secondary limit: 80 content creations a minute (platform.md, Limits), when switched on. */
export function countCreation(world: World): void {
  const minuteAgo = Date.now() - 60_000;
  const recent = world.creations.filter((time) => time > minuteAgo).length;
  if (recent >= world.switches.contentPerMinute) throw secondaryLimit();
  world.creations.push(Date.now());
}

export function secondaryLimit(): Refusal {
  return new Refusal(
    403,
    "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
  );
}

/** What everything that somebody wrote has in common. */
export function written(
  world: World,
  options: { caller: Caller; body: string; prefix: string; id: number },
) {
  const now = world.now();
  return {
    id: options.id,
    nodeId: `${options.prefix}_kwDO${options.id}`,
    author: options.caller.account,
    body: options.body,
    createdAt: now,
    updatedAt: now,
    lastEditedAt: null,
    reactions: [],
    viaApp: options.caller.token.viaApp,
  };
}

/** Permissions that reach a conversation: pull requests are issues to both. */
export function conversationPermissions(issue: Issue): string[] {
  return issue.pull ? ["issues", "pull_requests"] : ["issues"];
}

export function newIssue(
  world: World,
  options: { caller: Caller; repository: Repository; title: string; body: string; prefix: string },
): Issue {
  const { repository, title, body, prefix, caller } = options;
  if (title.trim() === "")
    throw invalid("title can't be blank", { resource: "Issue", field: "title" });
  countCreation(world);
  const numbers = repository.issues.map((one) => one.number);
  return {
    ...written(world, {
      caller,
      body: checkLength("Issue", body),
      prefix,
      id: world.nextCommentId(),
    }),
    kind: "issue",
    repository,
    number: Math.max(0, ...numbers) + 1,
    title,
    state: "open",
    stateReason: null,
    closedAt: null,
    comments: [],
    pull: null,
  };
}

export function openIssue(
  world: World,
  options: { caller: Caller; repository: Repository; title: string; body: string },
): Issue {
  const { repository, caller } = options;
  requireAccess(caller, { repository, anyOf: ["issues"], access: "write", least: "read" });
  if (!repository.settings.issues) throw new Refusal(410, "Issues are disabled for this repo");
  const issue = newIssue(world, { ...options, prefix: "I" });
  repository.issues.push(issue);
  world.onEvent({ name: "issues", action: "opened", repository, caller, issue });
  return issue;
}

export function comment(
  world: World,
  options: { caller: Caller; issue: Issue; body: string },
): IssueComment {
  const { caller, issue } = options;
  const { repository } = issue;
  const anyOf = conversationPermissions(issue);
  requireAccess(caller, { repository, anyOf, access: "write", least: "read" });
  const body = checkBody("IssueComment", options.body);
  countCreation(world);
  const added: IssueComment = {
    ...written(world, { caller, body, prefix: "IC", id: world.nextCommentId() }),
    kind: "issue_comment",
    issue,
    isMinimized: false,
  };
  issue.comments.push(added);
  issue.updatedAt = added.createdAt;
  world.onEvent({
    name: "issue_comment",
    action: "created",
    repository,
    caller,
    issue,
    comment: added,
  });
  return added;
}

/** Anyone with write access may edit anyone's comment, the bot's included. */
export function requireCommentAccess(caller: Caller, target: Comment | Review): void {
  requireAccess(caller, {
    repository: target.issue.repository,
    anyOf:
      target.kind === "issue_comment" ? conversationPermissions(target.issue) : ["pull_requests"],
    access: "write",
    least: "write",
    orAuthor: target.author,
  });
}

export function editComment(
  world: World,
  options: { caller: Caller; target: Comment; body: string },
): void {
  const { caller, target } = options;
  requireCommentAccess(caller, target);
  const body = checkBody("IssueComment", options.body);
  const changes = { body: { from: target.body } };
  target.body = body;
  target.updatedAt = world.now();
  target.lastEditedAt = target.updatedAt;
  announce(world, { action: "edited", caller, target, extra: { changes } });
}

export function deleteComment(world: World, options: { caller: Caller; target: Comment }): void {
  const { caller, target } = options;
  requireCommentAccess(caller, target);
  announce(world, { action: "deleted", caller, target });
  if (target.kind === "issue_comment") remove(target.issue.comments, target);
  else {
    remove(target.thread.comments, target);
    if (target.thread.comments.length === 0) remove(target.issue.pull.threads, target.thread);
  }
}

function announce(
  world: World,
  event: { action: string; caller: Caller; target: Comment; extra?: Record<string, unknown> },
): void {
  const { action, caller, target, extra = {} } = event;
  if (target.kind === "review_comment" && target.review.state === "PENDING") return;
  const name = target.kind === "issue_comment" ? "issue_comment" : "pull_request_review_comment";
  const { issue } = target;
  world.onEvent({
    name,
    action,
    repository: issue.repository,
    caller,
    issue,
    comment: target,
    extra,
  });
}

export function editIssue(
  world: World,
  options: { caller: Caller; issue: Issue; title?: string | undefined; body?: string | undefined },
): void {
  const { caller, issue, title, body } = options;
  requireIssueAccess(caller, issue, "write");
  const changes: Record<string, { from: string }> = {};
  if (title !== undefined && title !== issue.title) {
    changes.title = { from: issue.title };
    issue.title = title;
  }
  if (body !== undefined && body !== issue.body) {
    changes.body = { from: issue.body };
    issue.body = checkLength("Issue", body);
    issue.lastEditedAt = world.now();
  }
  if (Object.keys(changes).length === 0) return;
  issue.updatedAt = world.now();
  const name = issue.pull ? "pull_request" : "issues";
  world.onEvent({
    name,
    action: "edited",
    repository: issue.repository,
    caller,
    issue,
    extra: { changes },
  });
}

/** Closes or reopens an issue; pull requests have rules of their own (pulls.ts). */
export function setIssueState(
  world: World,
  options: {
    caller: Caller;
    issue: Issue;
    state: "open" | "closed";
    reason?: Issue["stateReason"];
  },
): void {
  const { caller, issue, state } = options;
  requireIssueAccess(caller, issue, "triage");
  if (issue.state === state) return;
  issue.state = state;
  issue.stateReason = state === "open" ? "reopened" : (options.reason ?? "completed");
  issue.updatedAt = world.now();
  issue.closedAt = state === "closed" ? issue.updatedAt : null;
  const action = state === "open" ? "reopened" : "closed";
  world.onEvent({ name: "issues", action, repository: issue.repository, caller, issue });
}

export function requireIssueAccess(caller: Caller, issue: Issue, least: "write" | "triage"): void {
  const { repository, author } = issue;
  const anyOf = issue.pull ? ["pull_requests", "issues"] : ["issues"];
  requireAccess(caller, { repository, anyOf, access: "write", least, orAuthor: author });
}

/** Idempotent per user and content. */
export function react(
  world: World,
  options: { caller: Caller; target: Comment | Issue | Review; content: ReactionContent },
): { reaction: Reaction; isNew: boolean } {
  const { caller, target, content } = options;
  requireReactionAccess(caller, target);
  const existing = ownReaction(options);
  if (existing) return { reaction: existing, isNew: false };
  countCreation(world);
  const id = world.nextId();
  const reaction: Reaction = {
    id,
    nodeId: `REA_lADO${id}`,
    user: caller.account,
    content,
    createdAt: world.now(),
  };
  target.reactions.push(reaction);
  return { reaction, isNew: true };
}

export function removeReaction(options: {
  caller: Caller;
  target: Comment | Issue | Review;
  content: ReactionContent;
}): Reaction {
  requireReactionAccess(options.caller, options.target);
  const existing = ownReaction(options);
  if (!existing) throw invalid("The reaction does not exist");
  remove(options.target.reactions, existing);
  return existing;
}

function ownReaction(options: {
  caller: Caller;
  target: Comment | Issue | Review;
  content: ReactionContent;
}): Reaction | undefined {
  const { caller, target, content } = options;
  return target.reactions.find((one) => one.user === caller.account && one.content === content);
}

function requireReactionAccess(caller: Caller, target: Comment | Issue | Review): void {
  const issue = target.kind === "issue" ? target : target.issue;
  requireVisible(caller, issue.repository);
  const onReview = target.kind === "review_comment" || target.kind === "review";
  const anyOf = onReview ? ["pull_requests"] : conversationPermissions(issue);
  requireAccess(caller, { repository: issue.repository, anyOf, access: "write", least: "read" });
}

export function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}
