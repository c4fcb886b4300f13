/** Events as webhooks show them, built from what the server remembers at that moment. */

import type { Judges } from "../doors/judges.ts";
import {
  pullRequestShape,
  pullRequestSimple,
  readCommit,
  reviewCommentShape,
  reviewShape,
} from "../doors/pull-shapes.ts";
import { repositoryShape, user } from "../doors/repository-shapes.ts";
import { issueCommentShape, issueShape } from "../doors/shapes.ts";
import { htmlUrl, repositoryUrl } from "../doors/urls.ts";
import type { Caller } from "../github/access.ts";
import type { Comment, Issue, Repository, Review } from "../github/objects.ts";
import { ZERO } from "../github/pushes.ts";
import { isPullRequest, type World } from "../github/world.ts";

export interface LabEvent {
  /** As in `on:`. */
  name: string;
  action: string | null;
  repository: Repository;
  caller: Caller;
  issue?: Issue;
  comment?: Comment;
  review?: Review;
  /** Fields of that event alone: changes, before, after, inputs, client_payload. */
  extra?: Record<string, unknown>;
}

export type Payload = Record<string, unknown>;

export function payloadOf(world: World, event: LabEvent): Payload {
  const { repository, action, caller, extra = {} } = event;
  const isOrganization = repository.owner.type === "Organization";
  return {
    ...(action === null ? {} : { action }),
    ...subjects(world, event),
    ...extra,
    repository: repositoryShape(world, repository),
    ...(isOrganization ? { organization: organization(world, repository) } : {}),
    sender: user(world, caller.account),
  };
}

function subjects(world: World, event: LabEvent): Payload {
  const { name, issue, comment, review, repository } = event;
  if (name === "push") return pushSubject(world, event);
  if (name === "pull_request" && issue && isPullRequest(issue)) {
    return { number: issue.number, pull_request: pullRequestShape(world, issue) };
  }
  if (review) {
    return {
      review: reviewShape(world, review),
      pull_request: pullRequestSimple(world, review.issue),
    };
  }
  if (comment?.kind === "review_comment") {
    const pull_request = pullRequestSimple(world, comment.issue);
    return { comment: reviewCommentShape(world, comment), pull_request };
  }
  if (comment) {
    return { issue: issueShape(world, comment.issue), comment: issueCommentShape(world, comment) };
  }
  if (issue) return { issue: issueShape(world, issue) };
  if (name === "repository_dispatch") {
    return { branch: repository.defaultBranch, installation: { id: 1, node_id: "MDQ6" } };
  }
  return {};
}

function pushSubject(world: World, event: LabEvent): Payload {
  const { repository, caller } = event;
  const { before, after } = event.extra as { before: string; after: string };
  const { git } = repository;
  const range = before === ZERO ? ["--max-count=1", after] : [`${before}..${after}`];
  const shas =
    after === ZERO
      ? []
      : git
          .run(["rev-list", "--reverse", ...range])
          .split("\n")
          .filter(Boolean);
  const commits = shas.slice(-20).map((sha) => pushCommit(world, repository, sha));
  return {
    created: before === ZERO,
    deleted: after === ZERO,
    forced: before !== ZERO && after !== ZERO && !git.isAncestor(before, after),
    base_ref: null,
    compare: `${htmlUrl(world, repository)}/compare/${before.slice(0, 12)}...${after.slice(0, 12)}`,
    commits,
    head_commit: after === ZERO ? null : pushCommit(world, repository, after),
    pusher: { name: caller.account.login, email: null },
  };
}

function pushCommit(world: World, repository: Repository, sha: string) {
  const commit = readCommit(repository, sha);
  const listed = repository.git.recall([
    "show",
    "--format=",
    "--name-status",
    "--no-renames",
    "-m",
    sha,
  ]);
  const files = (status: string) =>
    listed
      .split("\n")
      .filter((line) => line.startsWith(status))
      .map((line) => line.slice(2));
  return {
    id: sha,
    tree_id: commit.tree,
    distinct: true,
    message: commit.message,
    timestamp: commit.committer.date,
    url: `${htmlUrl(world, repository)}/commit/${sha}`,
    author: { name: commit.author.name, email: commit.author.email },
    committer: { name: commit.committer.name, email: commit.committer.email },
    added: files("A"),
    removed: files("D"),
    modified: files("M"),
  };
}

function organization(world: World, repository: Repository) {
  const { login, id, nodeId } = repository.owner;
  const url = `${world.url}/api/v3/orgs/${login}`;
  return {
    login,
    id,
    node_id: nodeId,
    url,
    repos_url: `${url}/repos`,
    events_url: `${url}/events`,
    hooks_url: `${url}/hooks`,
    issues_url: `${url}/issues`,
    members_url: `${url}/members{/member}`,
    public_members_url: `${url}/public_members{/member}`,
    avatar_url: `${world.url}/avatars/${id}`,
    description: null,
  };
}

/** `schedule` is in no document: nothing delivers it but the runner. */
export function judgePayload(
  world: World,
  judges: Judges,
  event: { name: string; payload: Payload },
): void {
  const { name, payload } = event;
  if (name === "schedule") return;
  const action = typeof payload.action === "string" ? payload.action : null;
  const key = action === null ? name : `${name}_${action}`;
  const isDispatch = name === "repository_dispatch";
  const document = isDispatch ? "repository-dispatch-sample.collected" : key.replaceAll("_", "-");
  for (const objection of judges.judgeWebhook(document, payload)) {
    world.objections.push(`The lab's own ${key} event: ${objection}`);
  }
}

/** Where the REST API has the workflow run's repository. */
export const workflowUrl = (world: World, repository: Repository, path: string): string =>
  `${repositoryUrl(world, repository)}/actions/workflows/${path.split("/").at(-1)}`;
