/** JSON of accounts, repositories, issues and comments, as REST answers and webhook payloads show them. */
import { association } from "../github/access.ts";
import type { Issue, IssueComment, Reaction } from "../github/objects.ts";
import type { World } from "../github/world.ts";
import { user } from "./repository-shapes.ts";
import { commentUrl, issueUrl, repositoryUrl } from "./urls.ts";

export function reactionShape(world: World, reaction: Reaction) {
  return {
    id: reaction.id,
    node_id: reaction.nodeId,
    user: user(world, reaction.user),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}

export function reactionRollup(url: string, reactions: Reaction[]) {
  const count = (content: string) => reactions.filter((one) => one.content === content).length;
  const contents = ["+1", "-1", "laugh", "hooray", "confused", "heart", "rocket", "eyes"];
  return {
    url: `${url}/reactions`,
    total_count: reactions.length,
    ...Object.fromEntries(contents.map((content) => [content, count(content)])),
  };
}

/** The app that acted with a person's token: `performed_via_github_app`. */
export function viaApp(world: World, written: { viaApp: string | null; createdAt: string }) {
  if (written.viaApp === null) return null;
  return {
    id: 4242,
    slug: written.viaApp,
    node_id: "A_kwDO4242",
    owner: user(world, world.accounts[0] ?? world.account("web-flow")),
    name: written.viaApp,
    description: null,
    external_url: world.url,
    html_url: `${world.url}/apps/${written.viaApp}`,
    created_at: written.createdAt,
    updated_at: written.createdAt,
    permissions: { issues: "write" },
    events: [],
  };
}

export function issueShape(world: World, issue: Issue) {
  const url = `${repositoryUrl(world, issue.repository)}/issues/${issue.number}`;
  const html = issueUrl(world, issue);
  const pull = {
    url: url.replace("/issues/", "/pulls/"),
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    merged_at: issue.pull?.mergedAt ?? null,
  };
  return {
    url,
    repository_url: repositoryUrl(world, issue.repository),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    timeline_url: `${url}/timeline`,
    html_url: html,
    id: issue.id,
    node_id: issue.nodeId,
    number: issue.number,
    title: issue.title,
    user: user(world, issue.author),
    labels: [],
    state: issue.state,
    state_reason: issue.stateReason,
    locked: false,
    active_lock_reason: null,
    assignee: null,
    assignees: [],
    milestone: null,
    comments: issue.comments.length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    closed_by: issue.closedBy && user(world, issue.closedBy),
    author_association: association(issue.repository, issue.author),
    body: issue.body === "" ? null : issue.body,
    reactions: reactionRollup(url, issue.reactions),
    performed_via_github_app: viaApp(world, issue),
    ...(issue.pull ? { pull_request: pull, draft: issue.pull.draft } : {}),
  };
}

export function issueCommentShape(world: World, comment: IssueComment) {
  const base = repositoryUrl(world, comment.issue.repository);
  const url = `${base}/issues/comments/${comment.id}`;
  return {
    url,
    html_url: commentUrl(world, comment),
    issue_url: `${base}/issues/${comment.issue.number}`,
    id: comment.id,
    node_id: comment.nodeId,
    user: user(world, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    body: comment.body,
    author_association: association(comment.issue.repository, comment.author),
    reactions: reactionRollup(url, comment.reactions),
    performed_via_github_app: viaApp(world, comment),
  };
}
