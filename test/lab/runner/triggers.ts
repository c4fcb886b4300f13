/** The table of platform.md: which workflow file and ref an event uses, and whether a workflow wants it. */

import type { PullRequest } from "../github/objects.ts";
import { ZERO } from "../github/pushes.ts";
import { isPullRequest } from "../github/world.ts";
import type { LabEvent } from "./events.ts";
import type { Workflow } from "./workflows.ts";

export interface EventSource {
  /** Commit of the workflow file, and GITHUB_SHA. */
  sha: string;
  ref: string;
  headRef: string;
  baseRef: string;
  /** Read-only token, no secrets. */
  isRestricted: boolean;
}

/** Null when the event starts nothing: a deleted ref, or a pull request in conflict. */
export function sourceOf(event: LabEvent): EventSource | null {
  const { name, repository, issue } = event;
  if (name === "push") {
    const { ref, after } = event.extra as { ref: string; after: string };
    return after === ZERO ? null : plain(ref, after);
  }
  const isOnPull = name.startsWith("pull_request") && issue && isPullRequest(issue);
  if (isOnPull) return pullSource(event, issue);
  const ref = `refs/heads/${repository.defaultBranch}`;
  const sha = repository.git.resolve(ref);
  return sha === null ? null : plain(ref, sha);
}

function plain(ref: string, sha: string): EventSource {
  return { sha, ref, headRef: "", baseRef: "", isRestricted: false };
}

/** The merge ref, so the pull request's own copy of the workflow; a merged one runs on its base. */
function pullSource(event: LabEvent, issue: PullRequest): EventSource | null {
  const { repository, pull, number } = issue;
  const isMerge =
    event.name === "pull_request" && event.action === "closed" && pull.mergedAt !== null;
  const ref = isMerge ? `refs/heads/${pull.base.ref}` : `refs/pull/${number}/merge`;
  const sha = repository.git.resolve(ref);
  if (sha === null) return null;
  const isFork = pull.head.repository !== repository;
  const isRestricted = isFork || event.caller.account.login === "dependabot[bot]";
  return { sha, ref, headRef: pull.head.ref, baseRef: pull.base.ref, isRestricted };
}

/** https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows */
const DEFAULT_TYPES: Record<string, string[]> = {
  pull_request: ["opened", "synchronize", "reopened"],
};

interface Filters {
  types?: string[];
  branches?: string[];
  "branches-ignore"?: string[];
  tags?: string[];
  "tags-ignore"?: string[];
  paths?: string[];
  "paths-ignore"?: string[];
}

export function matches(workflow: Workflow, event: LabEvent): boolean {
  const filters = workflow.events[event.name] as Filters | undefined;
  if (filters === undefined) return false;
  if (filters.paths || filters["paths-ignore"])
    throw new Error("The lab does not model path filters.");
  const types = filters.types ?? DEFAULT_TYPES[event.name];
  if (event.action !== null && types && !types.includes(event.action)) return false;
  if (event.name === "push") return matchesPush(filters, String(event.extra?.ref));
  const base = event.name === "pull_request" ? event.issue?.pull?.base.ref : undefined;
  return base === undefined || matchesName(filters.branches, filters["branches-ignore"], base);
}

function matchesPush(filters: Filters, ref: string): boolean {
  const hasBranches = Boolean(filters.branches ?? filters["branches-ignore"]);
  const hasTags = Boolean(filters.tags ?? filters["tags-ignore"]);
  if (ref.startsWith("refs/tags/")) {
    if (hasBranches && !hasTags) return false;
    return matchesName(filters.tags, filters["tags-ignore"], ref.slice("refs/tags/".length));
  }
  if (hasTags && !hasBranches) return false;
  return matchesName(filters.branches, filters["branches-ignore"], ref.slice("refs/heads/".length));
}

function matchesName(
  wanted: string[] | undefined,
  ignored: string[] | undefined,
  name: string,
): boolean {
  if (ignored) return !ignored.some((pattern) => glob(pattern).test(name));
  if (!wanted) return true;
  let isMatch = false;
  // The last pattern that matches decides; `!` takes names out again.
  for (const pattern of wanted) {
    const isNegative = pattern.startsWith("!");
    if (glob(isNegative ? pattern.slice(1) : pattern).test(name)) isMatch = !isNegative;
  }
  return isMatch;
}

function glob(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|\\]/g, "\\$&")
    .replaceAll("**", "\u0000")
    .replaceAll("*", "[^/]*")
    .replaceAll("\u0000", ".*");
  return new RegExp(`^${source}$`);
}
