/** What follows when refs moved, whichever door moved them. */
import type { Caller } from "./access.ts";
import type { Identity } from "./git.ts";
import type { Account, Repository } from "./objects.ts";
import { branchMoved } from "./pulls.ts";
import type { World } from "./world.ts";

export const ZERO = "0".repeat(40);

export interface RefUpdate {
  ref: string;
  /** Null = the ref was created. */
  before: string | null;
  /** Null = the ref was deleted. */
  after: string | null;
}

/** Only branches and tags start workflows; a ref of another namespace matches no filter. */
export function afterPush(
  world: World,
  options: { caller: Caller; repository: Repository; updates: RefUpdate[] },
): void {
  const { caller, repository, updates } = options;
  for (const { ref, before, after } of updates) {
    if (!/^refs\/(heads|tags)\//.test(ref)) continue;
    if (ref.startsWith("refs/heads/") && before !== null) {
      branchMoved(world, {
        caller,
        repository,
        ref: ref.slice("refs/heads/".length),
        before,
        after,
      });
    }
    const extra = { ref, before: before ?? ZERO, after: after ?? ZERO };
    world.onEvent({ name: "push", action: null, repository, caller, extra });
  }
}

export function identityOf(account: Account): Identity {
  const email = `${account.id}+${account.login}@users.noreply.github.com`;
  return { name: account.login, email };
}
