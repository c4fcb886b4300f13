/** Pull requests, their files, and review comments. */
import { requireAccess } from "../github/access.ts";
import { editComment, editIssue } from "../github/conversation.ts";
import { filesOf } from "../github/diffs.ts";
import { mergePullRequest } from "../github/merge.ts";
import type { PullRequest, Side } from "../github/objects.ts";
import { openPullRequest, setPullRequestState } from "../github/pulls.ts";
import { invalid, notFound, Refusal } from "../github/refusal.ts";
import { commentOnDiff, replyNow } from "../github/reviews.ts";
import { isPullRequest } from "../github/world.ts";
import {
  fileShape,
  pullRequestShape,
  pullRequestSimple,
  reviewCommentShape,
} from "./pull-shapes.ts";
import {
  type Answer,
  optionalText,
  page,
  type RestRequest,
  type Route,
  repositoryOf,
  text,
} from "./rest.ts";
import { commentOf, reactionAnswer } from "./rest-issues.ts";
import { repositoryUrl } from "./urls.ts";

function readable(request: RestRequest) {
  const repository = repositoryOf(request);
  requireAccess(request.caller, {
    repository,
    anyOf: ["pull_requests"],
    access: "read",
    least: "read",
  });
  return repository;
}

function pullOf(request: RestRequest): PullRequest {
  return request.world.pullRequest(readable(request), Number(request.path.pull_number));
}

const shown = (request: RestRequest, status: number, issue: PullRequest): Answer => ({
  status,
  body: pullRequestShape(request.world, issue),
});

export const pullRoutes: Record<string, Route> = {
  "GET /repos/{owner}/{repo}/pulls": (request) => {
    const repository = readable(request);
    const { state = "open", head, base, direction = "desc" } = request.query;
    const found = repository.issues.filter(isPullRequest).filter(({ pull, ...issue }) => {
      const label = `${pull.head.repository.owner.login}:${pull.head.ref}`;
      // A head without owner is ignored by GitHub: https://docs.github.com/en/rest/pulls/pulls
      const isHead = head === undefined || !head.includes(":") || head === label;
      const isBase = base === undefined || base === pull.base.ref;
      return isHead && isBase && (state === "all" || state === issue.state);
    });
    const ordered = direction === "asc" ? found : found.reverse();
    const url = `${repositoryUrl(request.world, repository)}/pulls`;
    return page(request, url, ordered, (one) => pullRequestSimple(request.world, one));
  },

  "POST /repos/{owner}/{repo}/pulls": (request) => {
    const { world, caller, body } = request;
    const issue = openPullRequest(world, {
      caller,
      repository: repositoryOf(request),
      head: text(body.head),
      base: text(body.base),
      title: text(body.title),
      body: text(body.body),
      draft: body.draft === true,
    });
    return shown(request, 201, issue);
  },

  "GET /repos/{owner}/{repo}/pulls/{pull_number}": (request) =>
    shown(request, 200, pullOf(request)),

  "PATCH /repos/{owner}/{repo}/pulls/{pull_number}": (request) => {
    const { world, caller, body } = request;
    const issue = pullOf(request);
    if (body.base !== undefined)
      throw new Error("The lab does not model a change of the base branch.");
    editIssue(world, {
      caller,
      issue,
      title: optionalText(body.title),
      body: optionalText(body.body),
    });
    const state = body.state as "open" | "closed" | undefined;
    if (state !== undefined) setPullRequestState(world, { caller, issue, state });
    return shown(request, 200, issue);
  },

  "GET /repos/{owner}/{repo}/pulls/{pull_number}/files": (request) => {
    const issue = pullOf(request);
    const url = `${repositoryUrl(request.world, issue.repository)}/pulls/${issue.number}/files`;
    return page(request, url, filesOf(issue), (file) => fileShape(request.world, issue, file));
  },

  "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge": (request) => {
    const { world, caller, body } = request;
    if (body.merge_method === "rebase")
      throw new Refusal(405, "Rebase merges are not allowed on this repository.");
    const method = body.merge_method === "squash" ? "squash" : "merge";
    const sha = mergePullRequest(world, {
      caller,
      issue: pullOf(request),
      method,
      sha: optionalText(body.sha),
    });
    return {
      status: 200,
      body: { sha, merged: true, message: "Pull Request successfully merged" },
    };
  },

  "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments": (request) => {
    const { world, caller, body } = request;
    const issue = pullOf(request);
    if (body.in_reply_to !== undefined)
      throw new Error("The lab models replies at /comments/{id}/replies only.");
    const isFile = body.subject_type === "file";
    if (!isFile && typeof body.line !== "number") {
      throw invalid("line can't be blank", { resource: "PullRequestReviewComment", field: "line" });
    }
    if (!issue.repository.git.isAncestor(text(body.commit_id), issue.pull.head.sha)) {
      throw invalid("commit_id is not part of the pull request", {
        resource: "PullRequestReviewComment",
        field: "commit_id",
      });
    }
    const anchor = {
      path: text(body.path),
      subject: isFile ? ("FILE" as const) : ("LINE" as const),
      side: (body.side ?? "RIGHT") as Side,
      line: isFile ? null : Number(body.line),
      startLine: typeof body.start_line === "number" ? body.start_line : null,
    };
    const thread = commentOnDiff(world, { caller, issue, anchor, body: text(body.body) });
    const [first] = thread.comments;
    if (!first) throw notFound();
    return { status: 201, body: reviewCommentShape(world, first) };
  },

  "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies": (request) => {
    const { world, caller, body } = request;
    const { thread } = commentOf(request, "review_comment");
    if (thread.issue !== pullOf(request)) throw notFound();
    const reply = replyNow(world, { caller, thread, body: text(body.body) });
    return { status: 201, body: reviewCommentShape(world, reply) };
  },

  "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}": (request) => ({
    status: 200,
    body: reviewCommentShape(request.world, commentOf(request, "review_comment")),
  }),

  "PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}": (request) => {
    const target = commentOf(request, "review_comment");
    editComment(request.world, { caller: request.caller, target, body: text(request.body.body) });
    return { status: 200, body: reviewCommentShape(request.world, target) };
  },

  "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions": (request) =>
    reactionAnswer(request, commentOf(request, "review_comment")),
};
