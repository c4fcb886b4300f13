/** Issues, conversation comments, and reactions on any comment. */
import { requireAccess } from "../github/access.ts";
import {
  comment,
  editComment,
  editIssue,
  openIssue,
  setIssueState,
} from "../github/conversation.ts";
import type { Comment, Issue, IssueComment, ReactionContent } from "../github/objects.ts";
import { setPullRequestState } from "../github/pulls.ts";
import { react } from "../github/reactions.ts";
import { notFound } from "../github/refusal.ts";
import { isPullRequest } from "../github/world.ts";
import { conversationPermissions } from "../github/writing.ts";
import {
  type Answer,
  optionalText,
  page,
  type RestRequest,
  type Route,
  repositoryOf,
  text,
} from "./rest.ts";
import { issueCommentShape, issueShape, reactionShape } from "./shapes.ts";
import { repositoryUrl } from "./urls.ts";

function issueOf(request: RestRequest): Issue {
  const issue = request.world.issue(repositoryOf(request), Number(request.path.issue_number));
  const anyOf = conversationPermissions(issue);
  requireAccess(request.caller, {
    repository: issue.repository,
    anyOf,
    access: "read",
    least: "read",
  });
  return issue;
}

export function commentOf<K extends Comment["kind"]>(request: RestRequest, kind: K) {
  const found = request.world.comment(Number(request.path.comment_id));
  const isPending = found.kind === "review_comment" && found.review.state === "PENDING";
  if (found.kind !== kind || found.issue.repository !== repositoryOf(request) || isPending)
    throw notFound();
  const anyOf =
    found.kind === "issue_comment" ? conversationPermissions(found.issue) : ["pull_requests"];
  const { repository } = found.issue;
  requireAccess(request.caller, { repository, anyOf, access: "read", least: "read" });
  return found as Extract<Comment, { kind: K }>;
}

export function reactionAnswer(request: RestRequest, target: Comment): Answer {
  const content = text(request.body.content) as ReactionContent;
  const { reaction, isNew } = react(request.world, { caller: request.caller, target, content });
  return { status: isNew ? 201 : 200, body: reactionShape(request.world, reaction) };
}

const shown = (request: RestRequest, status: number, added: IssueComment): Answer => ({
  status,
  body: issueCommentShape(request.world, added),
});

export const issueRoutes: Record<string, Route> = {
  "POST /repos/{owner}/{repo}/issues": (request) => {
    const { world, caller, body } = request;
    const written = { title: text(body.title), body: text(body.body) };
    const issue = openIssue(world, { caller, repository: repositoryOf(request), ...written });
    return { status: 201, body: issueShape(world, issue) };
  },

  "GET /repos/{owner}/{repo}/issues/{issue_number}": (request) => ({
    status: 200,
    body: issueShape(request.world, issueOf(request)),
  }),

  "PATCH /repos/{owner}/{repo}/issues/{issue_number}": (request) => {
    const { world, caller, body } = request;
    const issue = issueOf(request);
    editIssue(world, {
      caller,
      issue,
      title: optionalText(body.title),
      body: optionalText(body.body),
    });
    const state = body.state as "open" | "closed" | undefined;
    if (state !== undefined) {
      if (isPullRequest(issue)) setPullRequestState(world, { caller, issue, state });
      else
        setIssueState(world, {
          caller,
          issue,
          state,
          reason: body.state_reason as Issue["stateReason"],
        });
    }
    return { status: 200, body: issueShape(world, issue) };
  },

  "GET /repos/{owner}/{repo}/issues/{issue_number}/comments": (request) => {
    const issue = issueOf(request);
    const { since } = request.query;
    const comments = issue.comments.filter((one) => since === undefined || one.updatedAt >= since);
    const url = `${repositoryUrl(request.world, issue.repository)}/issues/${issue.number}/comments`;
    return page(request, url, comments, (one) => issueCommentShape(request.world, one));
  },

  "POST /repos/{owner}/{repo}/issues/{issue_number}/comments": (request) => {
    const { world, caller, body } = request;
    const issue = world.issue(repositoryOf(request), Number(request.path.issue_number));
    return shown(request, 201, comment(world, { caller, issue, body: text(body.body) }));
  },

  "GET /repos/{owner}/{repo}/issues/comments/{comment_id}": (request) =>
    shown(request, 200, commentOf(request, "issue_comment")),

  "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}": (request) => {
    const target = commentOf(request, "issue_comment");
    editComment(request.world, { caller: request.caller, target, body: text(request.body.body) });
    return shown(request, 200, target);
  },

  "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions": (request) =>
    reactionAnswer(request, commentOf(request, "issue_comment")),
};
