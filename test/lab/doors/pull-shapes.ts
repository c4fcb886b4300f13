/** JSON of pull requests, reviews, review comments and commits. */
import { association } from "../github/access.ts";
import { filesOf } from "../github/diffs.ts";
import type { ChangedFile } from "../github/git.ts";
import type { PullRequest, Repository, Review, ReviewComment } from "../github/objects.ts";
import type { World } from "../github/world.ts";
import { repositoryShape, user } from "./repository-shapes.ts";
import { issueShape, reactionRollup } from "./shapes.ts";
import { commentUrl, htmlUrl, issueUrl, repositoryUrl } from "./urls.ts";

/** As in lists and in the payloads of review events. */
export function pullRequestSimple(world: World, issue: PullRequest) {
  const { pull } = issue;
  const url = `${repositoryUrl(world, issue.repository)}/pulls/${issue.number}`;
  const shared = issueShape(world, issue);
  const { assignee, assignees, milestone, labels, locked, active_lock_reason } = shared;
  return {
    url,
    id: pull.id,
    node_id: issue.nodeId,
    html_url: issueUrl(world, issue),
    diff_url: `${issueUrl(world, issue)}.diff`,
    patch_url: `${issueUrl(world, issue)}.patch`,
    issue_url: shared.url,
    number: issue.number,
    state: issue.state,
    ...{ assignee, assignees, milestone, labels, locked, active_lock_reason },
    requested_reviewers: [],
    requested_teams: [],
    title: issue.title,
    user: user(world, issue.author),
    body: shared.body,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeCommit,
    draft: pull.draft,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${repositoryUrl(world, issue.repository)}/pulls/comments{/number}`,
    comments_url: shared.comments_url,
    statuses_url: `${repositoryUrl(world, issue.repository)}/statuses/${pull.head.sha}`,
    head: branch(world, pull.head),
    base: branch(world, { repository: issue.repository, ...pull.base }),
    _links: links(world, issue),
    author_association: shared.author_association,
    auto_merge: null,
  };
}

function branch(world: World, side: { repository: Repository; ref: string; sha: string }) {
  const { owner } = side.repository;
  return {
    label: `${owner.login}:${side.ref}`,
    ref: side.ref,
    sha: side.sha,
    user: user(world, owner),
    repo: repositoryShape(world, side.repository),
  };
}

function links(world: World, issue: PullRequest) {
  const repository = repositoryUrl(world, issue.repository);
  const url = `${repository}/pulls/${issue.number}`;
  return {
    self: { href: url },
    html: { href: issueUrl(world, issue) },
    issue: { href: `${repository}/issues/${issue.number}` },
    comments: { href: `${repository}/issues/${issue.number}/comments` },
    review_comments: { href: `${url}/comments` },
    review_comment: { href: `${repository}/pulls/comments{/number}` },
    commits: { href: `${url}/commits` },
    statuses: { href: `${repository}/statuses/${issue.pull.head.sha}` },
  };
}

export function pullRequestShape(world: World, issue: PullRequest) {
  const { pull } = issue;
  const files = filesOf(issue);
  const sum = (pick: (file: ChangedFile) => number) =>
    files.reduce((total, file) => total + pick(file), 0);
  const isMergeable = pull.mergeCommit !== null;
  const { git } = issue.repository;
  return {
    ...pullRequestSimple(world, issue),
    merged: pull.mergedAt !== null,
    mergeable: issue.state === "open" ? isMergeable : null,
    rebaseable: issue.state === "open" ? isMergeable : null,
    mergeable_state: mergeableState(issue),
    merged_by: pull.mergedBy && user(world, pull.mergedBy),
    comments: issue.comments.length,
    review_comments: pull.threads.flatMap((thread) => thread.comments).length,
    maintainer_can_modify: false,
    commits: Number(
      git.recall(["rev-list", "--count", `${pull.base.sha}..${pull.head.sha}`]).trim(),
    ),
    additions: sum((file) => file.additions),
    deletions: sum((file) => file.deletions),
    changed_files: files.length,
  };
}

function mergeableState(issue: PullRequest): string {
  if (issue.state === "closed") return "unknown";
  if (issue.pull.mergeCommit === null) return "dirty";
  return issue.pull.draft ? "draft" : "clean";
}

export function fileShape(world: World, issue: PullRequest, file: ChangedFile) {
  const html = htmlUrl(world, issue.repository);
  const { sha } = issue.pull.head;
  const contents = `${repositoryUrl(world, issue.repository)}/contents/${encodeURIComponent(file.path)}`;
  return {
    sha: file.sha,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${html}/blob/${sha}/${encodeURIComponent(file.path)}`,
    raw_url: `${html}/raw/${sha}/${encodeURIComponent(file.path)}`,
    contents_url: `${contents}?ref=${sha}`,
    ...(file.patch === "" ? {} : { patch: file.patch }),
    ...(file.previousPath === null ? {} : { previous_filename: file.previousPath }),
  };
}

export function reviewCommentShape(world: World, comment: ReviewComment) {
  const { thread, issue } = comment;
  const base = `${repositoryUrl(world, issue.repository)}/pulls`;
  const url = `${base}/comments/${comment.id}`;
  const pullUrl = `${base}/${issue.number}`;
  const html = commentUrl(world, comment);
  return {
    url,
    pull_request_review_id: comment.review.id,
    id: comment.id,
    node_id: comment.nodeId,
    diff_hunk: thread.diffHunk,
    path: thread.path,
    position: thread.isOutdated ? null : 1,
    original_position: 1,
    commit_id: comment.commit,
    original_commit_id: thread.originalCommit,
    user: user(world, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: html,
    pull_request_url: pullUrl,
    author_association: association(issue.repository, comment.author),
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pullUrl } },
    reactions: reactionRollup(url, comment.reactions),
    start_line: thread.startLine,
    original_start_line: thread.startLine,
    start_side: thread.startLine === null ? null : thread.side,
    line: thread.line,
    original_line: thread.originalLine,
    side: thread.side,
    subject_type: thread.subject.toLowerCase(),
    ...(comment.replyTo ? { in_reply_to_id: comment.replyTo.id } : {}),
  };
}

/** As in the webhook, where the state is in lower case. */
export function reviewShape(world: World, review: Review) {
  const { issue } = review;
  const pullUrl = `${repositoryUrl(world, issue.repository)}/pulls/${issue.number}`;
  const html = `${issueUrl(world, issue)}#pullrequestreview-${review.id}`;
  return {
    id: review.id,
    node_id: review.nodeId,
    user: user(world, review.author),
    body: review.body === "" ? null : review.body,
    commit_id: review.commit,
    submitted_at: review.submittedAt,
    updated_at: review.updatedAt,
    state: review.state.toLowerCase(),
    html_url: html,
    pull_request_url: pullUrl,
    author_association: association(issue.repository, review.author),
    _links: { html: { href: html }, pull_request: { href: pullUrl } },
  };
}

const FIELDS = ["%H", "%T", "%P", "%an", "%ae", "%aI", "%cn", "%ce", "%cI", "%B"].join("%x00");

export function readCommit(repository: Repository, sha: string) {
  const text = repository.git.recall(["show", "--no-patch", `--format=${FIELDS}`, sha]);
  const [id = "", tree = "", parents = "", ...rest] = text.split("\0");
  const [
    authorName = "",
    authorEmail = "",
    authoredAt = "",
    name = "",
    email = "",
    at = "",
    message = "",
  ] = rest;
  return {
    sha: id,
    tree,
    parents: parents.split(" ").filter(Boolean),
    author: { name: authorName, email: authorEmail, date: authoredAt },
    committer: { name, email, date: at },
    message: message.trimEnd(),
  };
}

export function commitShape(world: World, repository: Repository, sha: string) {
  const commit = readCommit(repository, sha);
  const url = repositoryUrl(world, repository);
  const html = htmlUrl(world, repository);
  const reference = (id: string) => ({
    sha: id,
    url: `${url}/commits/${id}`,
    html_url: `${html}/commit/${id}`,
  });
  return {
    ...reference(commit.sha),
    node_id: `C_kwDO${commit.sha}`,
    comments_url: `${url}/commits/${commit.sha}/comments`,
    commit: {
      url: `${url}/git/commits/${commit.sha}`,
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      comment_count: 0,
      tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
      verification: {
        verified: false,
        reason: "unsigned",
        signature: null,
        payload: null,
        verified_at: null,
      },
    },
    author: null,
    committer: null,
    parents: commit.parents.map(reference),
  };
}
