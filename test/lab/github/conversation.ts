/** Issues, the conversation of issues and pull requests, and reactions. */
import { type Caller, requireAccess } from "./access.ts";
import type { Comment, Issue, IssueComment, Repository, Review } from "./objects.ts";
import { invalid, Refusal } from "./refusal.ts";
import type { World } from "./world.ts";
import {
  checkBody,
  checkLength,
  conversationPermissions,
  countCreation,
  remove,
  written,
} from "./writing.ts";

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
    closedBy: null,
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
    // A bot's comment names its app as well; its issues do not.
    viaApp: caller.token.viaApp ?? appOf(caller),
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

function appOf({ token, account }: Caller): string | null {
  return token.kind === "installation" ? account.login.replace("[bot]", "") : null;
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
  issue.closedBy = state === "closed" ? caller.account : null;
  const action = state === "open" ? "reopened" : "closed";
  world.onEvent({ name: "issues", action, repository: issue.repository, caller, issue });
}

export function requireIssueAccess(caller: Caller, issue: Issue, least: "write" | "triage"): void {
  const { repository, author } = issue;
  const anyOf = issue.pull ? ["pull_requests", "issues"] : ["issues"];
  requireAccess(caller, { repository, anyOf, access: "write", least, orAuthor: author });
}
