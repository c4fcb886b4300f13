/** Pull requests: their rules, and their refs `refs/pull/N/head` and `refs/pull/N/merge` in git. */
import { type Caller, hasRole, requireAccess } from "./access.ts";
import { newIssue, requireIssueAccess } from "./conversation.ts";
import { moveThreads } from "./diffs.ts";
import type { PullRequest, Repository } from "./objects.ts";
import { fetchHead, pullRequestsOf, updatePullRefs } from "./pull-refs.ts";
import { invalid, notFound, Refusal } from "./refusal.ts";
import type { World } from "./world.ts";

const ACTIONS_NOT_PERMITTED = "GitHub Actions is not permitted to create or approve pull requests.";

export interface PullRequestOptions {
  caller: Caller;
  repository: Repository;
  /** `branch`, or `owner:branch` for a fork. */
  head: string;
  base: string;
  title: string;
  body: string;
  draft: boolean;
}

export function openPullRequest(world: World, options: PullRequestOptions): PullRequest {
  const { caller, repository, draft } = options;
  requireAccess(caller, { repository, anyOf: ["pull_requests"], access: "write", least: "read" });
  requireActionsSetting(caller, repository);
  const { head, base, headSha, baseSha } = findBranches(world, options);
  if (draft && !repository.settings.draftPullRequests) {
    throw invalid("Draft pull requests are not supported in this repository.");
  }
  const issue: PullRequest = {
    ...newIssue(world, { ...options, prefix: "PR" }),
    pull: {
      id: world.nextCommentId(),
      head: { repository: head.repository, ref: head.ref, sha: headSha },
      base: { ref: base, sha: baseSha },
      draft,
      mergedAt: null,
      mergedBy: null,
      mergeCommit: null,
      reviews: [],
      threads: [],
    },
  };
  repository.issues.push(issue);
  updatePullRefs(issue);
  world.onEvent({ name: "pull_request", action: "opened", repository, caller, issue });
  return issue;
}

export function requireActionsSetting(caller: Caller, repository: Repository): void {
  if (!caller.token.isGitHubToken || repository.settings.actionsMayCreatePullRequests) return;
  throw new Refusal(403, ACTIONS_NOT_PERMITTED);
}

function findBranches(world: World, options: PullRequestOptions) {
  const { caller, repository, base } = options;
  const head = findHead(world, options);
  const refuse = (field: string) =>
    invalid(`${field} is invalid`, { resource: "PullRequest", field });
  const headSha = head.repository.git.resolve(`refs/heads/${head.ref}`);
  if (headSha === null) throw refuse("head");
  const baseSha = repository.git.resolve(`refs/heads/${base}`);
  if (baseSha === null) throw refuse("base");
  if (caller.token.kind === "person") requireHeadAccess(caller, head.repository);
  fetchHead(repository, head);
  if (repository.git.isAncestor(headSha, baseSha)) {
    throw noCommits(`No commits between ${base} and ${options.head}`);
  }
  if (repository.git.mergeBase(headSha, baseSha) === null) {
    throw noCommits(`The ${options.head} branch has no history in common with ${base}`);
  }
  const duplicate = pullRequestsOf(repository, head).find((one) => one.pull.base.ref === base);
  if (duplicate) {
    const label = `${head.repository.owner.login}:${head.ref}`;
    throw noCommits(`A pull request already exists for ${label}.`);
  }
  return { head, base, headSha, baseSha };
}

function noCommits(message: string): Refusal {
  return new Refusal(422, "Validation Failed", [
    { resource: "PullRequest", code: "custom", message },
  ]);
}

function findHead(
  world: World,
  options: PullRequestOptions,
): { repository: Repository; ref: string } {
  const [owner, ref] = options.head.includes(":") ? options.head.split(":", 2) : ["", options.head];
  if (owner === "" || owner === options.repository.owner.login) {
    return { repository: options.repository, ref: ref ?? "" };
  }
  const fork = world.repositories.find(
    (one) => one.owner.login === owner && one.forkOf === options.repository,
  );
  if (!fork) throw invalid("head is invalid", { resource: "PullRequest", field: "head" });
  return { repository: fork, ref: ref ?? "" };
}

function requireHeadAccess(caller: Caller, repository: Repository): void {
  if (!hasRole({ repository, account: caller.account, least: "write" })) throw notFound();
}

/** After a push to a branch: its pull requests' heads move, and those against it are merged anew. */
export function branchMoved(
  world: World,
  options: {
    caller: Caller;
    repository: Repository;
    ref: string;
    before: string;
    after: string | null;
  },
): void {
  const { caller, repository, ref, before, after } = options;
  for (const target of world.repositories) {
    for (const issue of pullRequestsOf(target, { repository, ref })) {
      if (after === null) {
        setPullRequestState(world, { caller, issue, state: "closed", isAllowed: true });
        continue;
      }
      fetchHead(target, { repository, ref });
      issue.pull.head.sha = after;
      issue.pull.base.sha =
        target.git.resolve(`refs/heads/${issue.pull.base.ref}`) ?? issue.pull.base.sha;
      issue.updatedAt = world.now();
      updatePullRefs(issue);
      moveThreads(issue, before);
      const extra = { before, after };
      world.onEvent({
        name: "pull_request",
        action: "synchronize",
        repository: target,
        caller,
        issue,
        extra,
      });
    }
  }
  for (const issue of world.pullRequests()) {
    const isBase = issue.repository === repository && issue.pull.base.ref === ref;
    if (isBase && issue.state === "open") updatePullRefs(issue);
  }
}

export function setPullRequestState(
  world: World,
  options: { caller: Caller; issue: PullRequest; state: "open" | "closed"; isAllowed?: boolean },
): void {
  const { caller, issue, state } = options;
  if (!options.isAllowed) requireIssueAccess(caller, issue, "triage");
  if (issue.state === state) return;
  if (issue.pull.mergedAt !== null) throw invalid("A merged pull request cannot be reopened.");
  if (state === "open") reopenHead(issue);
  issue.state = state;
  issue.updatedAt = world.now();
  issue.closedAt = state === "closed" ? issue.updatedAt : null;
  issue.closedBy = state === "closed" ? caller.account : null;
  const action = state === "closed" ? "closed" : "reopened";
  world.onEvent({ name: "pull_request", action, repository: issue.repository, caller, issue });
}

function reopenHead(issue: PullRequest): void {
  const { head } = issue.pull;
  const sha = head.repository.git.resolve(`refs/heads/${head.ref}`);
  if (sha === null) throw noCommits("state cannot be changed. The head branch was deleted.");
  if (pullRequestsOf(issue.repository, head).length > 0) {
    throw noCommits(
      `A pull request already exists for ${head.repository.owner.login}:${head.ref}.`,
    );
  }
  head.sha = sha;
  updatePullRefs(issue);
}

export function setDraft(
  world: World,
  options: { caller: Caller; issue: PullRequest; draft: boolean },
): void {
  const { caller, issue, draft } = options;
  requireIssueAccess(caller, issue, "write");
  if (issue.pull.draft === draft) return;
  if (draft && !issue.repository.settings.draftPullRequests) {
    throw invalid("Draft pull requests are not supported in this repository.");
  }
  issue.pull.draft = draft;
  issue.updatedAt = world.now();
  const action = draft ? "converted_to_draft" : "ready_for_review";
  world.onEvent({ name: "pull_request", action, repository: issue.repository, caller, issue });
}
