import { setTimeout as sleep } from "node:timers/promises";
import { LlmDoError, messageOf } from "../errors.ts";
import type { Git, GitResult } from "../git.ts";

export interface RefUpdate {
  ref: string;
  /** Commit, or null to delete the ref. */
  to: string | null;
  /** What the ref must hold now: null = it must not exist, "any" = whatever. */
  expected: string | null | "any";
}

export type SwapResult =
  | { status: "applied" }
  /** Not known to be applied; `cause` is what git's words point to, and only the refs themselves tell. */
  | { status: "failed"; cause: "permission" | "server" | "other"; message: string };

/** Named pointers to commits, changed all or none. */
export interface Refs {
  /** Refs whose name starts with `prefix`. Their commits need not be in the object database. */
  list(prefix: string): Promise<string[]>;
  /** Those of these refs that exist, with their history in the object database. */
  fetch(refs: string[]): Promise<Map<string, string>>;
  swap(updates: RefUpdate[]): Promise<SwapResult>;
}

const FORMAT = "--format=%(objectname) %(refname)";

/** Refs of the repository itself, swapped in one transaction. */
export function localRefs(git: Git): Refs {
  return {
    async list(prefix) {
      const { stdout } = await git.run(["for-each-ref", FORMAT, prefix.replace(/\/$/, "")]);
      return [...parseRefs(stdout).keys()].filter((ref) => ref.startsWith(prefix));
    },
    async fetch(refs) {
      const { stdout } = await git.run(["for-each-ref", FORMAT, ...refs]);
      return only(parseRefs(stdout), refs);
    },
    async swap(updates) {
      const input = updates.map((update) => `${transactionLine(update)}\n`).join("");
      const result = await git.run(["update-ref", "--stdin"], { input, allowExitCodes: "any" });
      if (result.exitCode === 0) return { status: "applied" };
      return { status: "failed", cause: "other", message: result.stderr.trim() };
    },
  };
}

function transactionLine({ ref, to, expected }: RefUpdate): string {
  if (to === null) return `delete ${ref}${expected ? ` ${expected}` : ""}`;
  if (expected === null) return `create ${ref} ${to}`;
  return `update ${ref} ${to}${expected === "any" ? "" : ` ${expected}`}`;
}

/** Refs of a remote repository; `git` is a private repository that fetched commits are kept in. */
export function remoteRefs(git: Git, url: string): Refs {
  let queue: Promise<unknown> = Promise.resolve();
  /** One fetch at a time: two would fight for the lock of the same tracking ref. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }
  return {
    async list(prefix) {
      const { stdout } = await retried(git, ["ls-remote", "--refs", url, `${prefix}*`]);
      return [...parseRefs(stdout).keys()].filter((ref) => ref.startsWith(prefix));
    },
    fetch: (refs) => inTurn(() => fetchRefs(git, url, refs)),
    swap: (updates) => push(git, url, updates),
  };
}

const TRACKING = "refs/llm-do-fetched/";

/**
 * Not `ls-remote`: that lists every ref of the repository, two for each pull request, while fetch asks by prefix.
 * The star makes a missing ref an empty answer instead of an error.
 */
async function fetchRefs(git: Git, url: string, refs: string[]): Promise<Map<string, string>> {
  const refspecs = refs.map((ref) => `+${ref}*:${TRACKING}${ref}*`);
  const options = ["--quiet", "--prune", "--no-tags", "--no-write-fetch-head", "--refmap="];
  await retried(git, ["fetch", ...options, url, ...refspecs]);
  const tracking = refs.map((ref) => TRACKING + ref);
  const { stdout } = await git.run(["for-each-ref", FORMAT, ...tracking]);
  const found = [...only(parseRefs(stdout), tracking)];
  return new Map(found.map(([ref, oid]) => [ref.slice(TRACKING.length), oid]));
}

/** Reading may be tried again; what a person must mend is said at once. */
async function retried(git: Git, args: string[]): Promise<GitResult<string>> {
  for (const wait of [500, 2000]) {
    try {
      return await git.run(args, { timeoutSeconds: 120 });
    } catch (error) {
      throwIfForbidden(messageOf(error));
    }
    await sleep(wait);
  }
  return git.run(args, { timeoutSeconds: 120 });
}

/** https://git-scm.com/docs/git-push#Documentation/git-push.txt---force-with-leaseltrefnamegtltexpectgt */
async function push(git: Git, url: string, updates: RefUpdate[]): Promise<SwapResult> {
  const leases = updates
    .filter(({ expected }) => expected !== "any")
    .map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ""}`);
  const refspecs = updates.map(refspec);
  const args = ["push", "--porcelain", "--atomic", "--no-verify", ...leases, url, ...refspecs];
  try {
    const result = await git.run(args, { timeoutSeconds: 120, allowExitCodes: "any" });
    if (result.exitCode === 0) return { status: "applied" };
    const message = `${result.stdout}\n${result.stderr}`.trim();
    return { status: "failed", cause: causeOf(message), message };
  } catch (error) {
    return { status: "failed", cause: "other", message: messageOf(error) };
  }
}

/** A "+" would override the lease: it stands only where there is none. */
function refspec({ ref, to, expected }: RefUpdate): string {
  return `${expected === "any" ? "+" : ""}${to ?? ""}:${ref}`;
}

function causeOf(message: string): "permission" | "server" | "other" {
  if (isForbidden(message)) return "permission";
  const refusals = message.split("\n").filter((line) => line.includes("[remote rejected]"));
  // A lock is another writer's; "atomic" is said of the other refs of the same push.
  const final = refusals.some((line) => !/lock|atomic|incorrect old value|exists/i.test(line));
  return final ? "server" : "other";
}

function isForbidden(message: string): boolean {
  return /returned error: 40[13]|Authentication failed|could not read Username|Permission to .* denied/.test(
    message,
  );
}

export function throwIfForbidden(message: string): void {
  if (!isForbidden(message)) return;
  throw new LlmDoError(
    `The token may not read and write the repository's git data, where runs are kept (${lastLine(message)}). The job's token lacks \`contents: write\`. Give the workflow's job this line:\n  permissions: { contents: write, pull-requests: write, issues: write }`,
    { code: "permission" },
  );
}

function lastLine(message: string): string {
  return (message.trim().split("\n").at(-1) ?? "").slice(-300);
}

/** Lines of `<oid> <ref>`. */
function parseRefs(output: string): Map<string, string> {
  const lines = output.split("\n").filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const [oid = "", ref = ""] = line.split(/[ \t]/);
      return [ref, oid];
    }),
  );
}

function only(found: Map<string, string>, refs: string[]): Map<string, string> {
  return new Map([...found].filter(([ref]) => refs.includes(ref)));
}
