/** `refs/pull/N/head` and `refs/pull/N/merge`, which git holds for a pull request. */
import type { PullRequest, Repository } from "./objects.ts";

/** Open pull requests from a branch. */
export function pullRequestsOf(
  repository: Repository,
  head: { repository: Repository; ref: string },
): PullRequest[] {
  const open = repository.issues.filter((one): one is PullRequest => one.pull !== null);
  return open.filter(
    ({ state, pull }) =>
      state === "open" && pull.head.repository === head.repository && pull.head.ref === head.ref,
  );
}

/** A fork's commits are in the base repository too, as on GitHub, where both share one object store. */
export function fetchHead(
  repository: Repository,
  head: { repository: Repository; ref: string },
): void {
  if (head.repository === repository) return;
  repository.git.run(["fetch", "--quiet", "--no-tags", head.repository.git.path, head.ref]);
}

/** Brings `refs/pull/N/head` and the test merge up to date. In a conflict there is no merge ref. */
export function updatePullRefs(issue: PullRequest): void {
  const { repository, number, pull } = issue;
  const base = repository.git.resolve(`refs/heads/${pull.base.ref}`) ?? pull.base.sha;
  repository.git.updateRef(`refs/pull/${number}/head`, pull.head.sha);
  pull.mergeCommit = repository.git.merge({
    base,
    head: pull.head.sha,
    message: `Merge ${pull.head.sha} into ${base}`,
    identity: { name: "GitHub", email: "noreply@github.com" },
  });
  repository.git.updateRef(`refs/pull/${number}/merge`, pull.mergeCommit);
}
