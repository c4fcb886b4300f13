import { setTimeout as sleep } from "node:timers/promises";
import { LlmDoError } from "../errors.ts";
import type { Git } from "../git.ts";
import { remoteRefs, throwIfForbidden } from "../runtime/git-refs.ts";

/** A branch of the repository on GitHub, seen from a private repository that holds the objects. */
export interface BranchLocation {
  git: Git;
  remote: { url: string };
  /** Without `refs/heads/`. */
  branch: string;
}

export type SwapOutcome =
  | { status: "applied" }
  /** The branch is not where it was expected. `tip` null = it does not exist. */
  | { status: "moved"; tip: string | null };

export interface Branch {
  /** Tip of the branch, with its history in the private repository; null when there is no such branch. */
  fetch(): Promise<string | null>;
  /** Compare-and-swap. `to` null = delete; `expected` null = it must not exist. */
  swap(update: { to: string | null; expected: string | null }): Promise<SwapOutcome>;
}

/** Milliseconds before each try of a push whose outcome is not a lost race. */
const TRIES = [0, 250, 1000, 4000];

export function openBranch({ git, remote, branch }: BranchLocation): Branch {
  const refs = remoteRefs(git, remote.url);
  const ref = `refs/heads/${branch}`;
  const fetch = async () => (await refs.fetch([ref])).get(ref) ?? null;

  /** Believes the branch, not the answer of the push: that may be lost. */
  async function swap({ to, expected }: { to: string | null; expected: string | null }) {
    let message = "";
    for (const wait of TRIES) {
      await sleep(wait);
      const outcome = await refs.swap([{ ref, to, expected }]);
      if (outcome.status === "applied") return { status: "applied" as const };
      const tip = await fetch();
      if (await isApplied(git, { to, tip })) return { status: "applied" as const };
      if (tip !== expected) return { status: "moved" as const, tip };
      if (outcome.cause === "permission") throwIfForbidden(outcome.message);
      if (outcome.cause === "server") throw refusedByServer(branch, outcome.message);
      message = outcome.message;
    }
    throw new LlmDoError(
      `The branch "${branch}" could not be pushed after ${TRIES.length} tries: ${message.slice(-1000)}`,
      { code: "github" },
    );
  }

  return { fetch, swap };
}

async function isApplied(
  git: Git,
  { to, tip }: { to: string | null; tip: string | null },
): Promise<boolean> {
  if (to === null || tip === null) return to === tip;
  return isAncestor(git, { older: to, newer: tip });
}

export async function isAncestor(
  git: Git,
  { older, newer }: { older: string; newer: string },
): Promise<boolean> {
  const args = ["merge-base", "--is-ancestor", older, newer];
  return (await git.run(args, { allowExitCodes: [1] })).exitCode === 0;
}

/** True when the commit is here, fetched by its id if need be: a forced push may have taken its branch away. */
export async function hasCommit(options: {
  git: Git;
  remote: { url: string };
  commit: string;
}): Promise<boolean> {
  const { git, remote, commit } = options;
  const isHere = async () => {
    const args = ["cat-file", "-e", `${commit}^{commit}`];
    return (await git.run(args, { allowExitCodes: "any" })).exitCode === 0;
  };
  if (await isHere()) return true;
  const args = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", remote.url, commit];
  await git.run(args, { allowExitCodes: "any", timeoutSeconds: 120 });
  return isHere();
}

/** Deletes the branch if it is where we left it. A branch that is gone already counts as deleted. */
export async function deleteBranch(
  location: BranchLocation & { expected: string },
): Promise<{ status: "deleted" } | { status: "moved"; tip: string }> {
  const outcome = await openBranch(location).swap({ to: null, expected: location.expected });
  if (outcome.status === "applied" || outcome.tip === null) return { status: "deleted" };
  return { status: "moved", tip: outcome.tip };
}

function refusedByServer(branch: string, message: string): LlmDoError {
  return new LlmDoError(
    `The server refused the push to the branch "${branch}": ${message.slice(-1000)}\nCheck the rules for branches in the repository's settings.`,
    { code: "permission" },
  );
}
