/** Addresses of what the offline GitHub holds. */
import type { Comment, Issue, Repository } from "../github/objects.ts";
import { fullName, type World } from "../github/world.ts";

export const apiUrl = (world: World): string => `${world.url}/api/v3`;

export function repositoryUrl(world: World, repository: Repository): string {
  return `${apiUrl(world)}/repos/${fullName(repository)}`;
}

export function htmlUrl(world: World, repository: Repository): string {
  return `${world.url}/${fullName(repository)}`;
}

export function issueUrl(world: World, issue: Issue): string {
  const kind = issue.pull ? "pull" : "issues";
  return `${htmlUrl(world, issue.repository)}/${kind}/${issue.number}`;
}

export function commentUrl(world: World, comment: Comment): string {
  const anchor = comment.kind === "issue_comment" ? "issuecomment-" : "discussion_r";
  return `${issueUrl(world, comment.issue)}#${anchor}${comment.id}`;
}
