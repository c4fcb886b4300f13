/** Merging by hand. */
import { type Caller, requireAccess } from "./access.ts";
import type { PullRequest } from "./objects.ts";
import { afterPush, identityOf } from "./pushes.ts";
import { Refusal } from "./refusal.ts";
import type { World } from "./world.ts";

export function mergePullRequest(
  world: World,
  options: {
    caller: Caller;
    issue: PullRequest;
    method: "merge" | "squash";
    sha?: string | undefined;
  },
): string {
  const { caller, issue, method } = options;
  const { repository, pull } = issue;
  requireAccess(caller, { repository, anyOf: ["contents"], access: "write", least: "write" });
  if (options.sha !== undefined && options.sha !== pull.head.sha) {
    throw new Refusal(409, "Head branch was modified. Review and try the merge again.");
  }
  const base = repository.git.resolve(`refs/heads/${pull.base.ref}`);
  if (issue.state === "closed" || pull.draft || base === null)
    throw new Refusal(405, "Pull Request is not mergeable");
  const merged = repository.git.merge({
    base,
    head: pull.head.sha,
    message: `Merge pull request #${issue.number} from ${pull.head.ref}\n\n${issue.title}`,
    identity: identityOf(caller.account),
    squash: method === "squash",
  });
  if (merged === null) throw new Refusal(405, "Pull Request is not mergeable");
  pull.base.sha = base;
  repository.git.updateRef(`refs/heads/${pull.base.ref}`, merged, base);
  issue.state = "closed";
  issue.closedAt = issue.updatedAt = pull.mergedAt = world.now();
  issue.closedBy = pull.mergedBy = caller.account;
  pull.mergeCommit = merged;
  const ref = `refs/heads/${pull.base.ref}`;
  afterPush(world, { caller, repository, updates: [{ ref, before: base, after: merged }] });
  world.onEvent({ name: "pull_request", action: "closed", repository, caller, issue });
  return merged;
}
