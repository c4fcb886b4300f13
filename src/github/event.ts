import type { Person } from "../runtime/header.ts";
import { at, count, type Payload, person, text } from "./payload.ts";
import type { Runner } from "./runner.ts";

/** Where a run starts: the code that it trusts, and the tree that it works on. */
export interface StartPlace {
  /** Commit that workers and policy are read from: never a pull request's head. */
  projectCommit: string;
  /** Commit that the workspace holds. */
  workspaceCommit: string;
  /** Branch that results are meant for. */
  branch: string | null;
  thread: { number: number; kind: "pull_request" | "issue" } | null;
}

/** What an event means; the whole table of design §2. */
export type Arrival =
  | {
      action: "start";
      cause: string;
      place: StartPlace;
      /** Facts of the event, as user data for the entry worker. */
      facts: Record<string, unknown>;
      startedBy: Person | null;
      scheduled: boolean;
      /** The event's token has no secrets: a fork, or Dependabot. */
      withoutSecrets: boolean;
      /** Everybody can read the repository, and so the state of its runs. */
      isPublic: boolean;
    }
  | { action: "reconcile"; number: number; commentId: number | null }
  | { action: "resume"; runId: string }
  | { action: "relay"; number: number; commentId: number | null }
  | { action: "ignore"; because: string };

/** Maps an event to one of the four actions. Pure; unknown events are ignored. */
export function readEvent(runner: Runner, payload: Payload, prefix: string): Arrival {
  switch (runner.eventName) {
    case "schedule":
    case "workflow_dispatch":
    case "push":
    case "release":
    case "workflow_run":
      return startOnBranch(runner, payload);
    case "issues":
      return startOnIssue(runner, payload);
    case "pull_request":
      return pullRequest(runner, payload);
    case "issue_comment":
      return issueComment(payload, prefix);
    case "pull_request_review_comment":
      return relayComment(payload, { prefix, field: "comment", action: "created" });
    case "pull_request_review":
      return relayComment(payload, { prefix, field: "review", action: "submitted" });
    case "repository_dispatch":
      return dispatched(payload);
    default:
      return { action: "ignore", because: `'${runner.eventName}' starts nothing` };
  }
}

function startOnBranch(runner: Runner, payload: Payload): Arrival {
  const branch = runner.ref.startsWith("refs/heads/") ? runner.ref.slice(11) : null;
  return {
    action: "start",
    cause: runner.eventName,
    place: {
      projectCommit: runner.sha,
      workspaceCommit: runner.sha,
      branch: branch ?? text(at(payload, "repository", "default_branch")),
      thread: null,
    },
    facts: branchFacts(runner, payload),
    startedBy: runner.eventName === "schedule" ? null : person(at(payload, "sender")),
    scheduled: runner.eventName === "schedule",
    withoutSecrets: false,
    isPublic: at(payload, "repository", "private") === false,
  };
}

function branchFacts(runner: Runner, payload: Payload): Record<string, unknown> {
  switch (runner.eventName) {
    case "workflow_dispatch":
      return { event: "workflow_dispatch", inputs: at(payload, "inputs") ?? {} };
    case "release":
      return {
        event: "release",
        tag: at(payload, "release", "tag_name"),
        name: at(payload, "release", "name"),
        body: at(payload, "release", "body"),
      };
    case "push":
      return { event: "push", ref: runner.ref, before: at(payload, "before"), after: runner.sha };
    case "workflow_run":
      return {
        event: "workflow_run",
        workflow: at(payload, "workflow_run", "name"),
        conclusion: at(payload, "workflow_run", "conclusion"),
        url: at(payload, "workflow_run", "html_url"),
      };
    default:
      return { event: runner.eventName, schedule: at(payload, "schedule") };
  }
}

function startOnIssue(runner: Runner, payload: Payload): Arrival {
  const number = count(at(payload, "issue", "number"));
  if (number === null) return { action: "ignore", because: "the event names no issue" };
  return {
    action: "start",
    cause: `issue #${number}`,
    place: {
      projectCommit: runner.sha,
      workspaceCommit: runner.sha,
      branch: text(at(payload, "repository", "default_branch")),
      thread: { number, kind: "issue" },
    },
    facts: {
      event: "issues",
      action: at(payload, "action"),
      number,
      title: at(payload, "issue", "title"),
      body: at(payload, "issue", "body"),
      author: at(payload, "issue", "user", "login"),
    },
    startedBy: person(at(payload, "sender")),
    scheduled: false,
    withoutSecrets: false,
    isPublic: at(payload, "repository", "private") === false,
  };
}

function pullRequest(runner: Runner, payload: Payload): Arrival {
  const pull = at(payload, "pull_request");
  const number = count(at(pull, "number"));
  const base = text(at(pull, "base", "sha"));
  const head = text(at(pull, "head", "sha"));
  if (number === null || !base || !head) {
    return { action: "ignore", because: "the event names no pull request" };
  }
  if (at(payload, "action") === "closed") return { action: "relay", number, commentId: null };
  const branch = text(at(pull, "head", "ref")) ?? "";
  // Pushed to or opened again: the file of a worker that waits.
  if (branch.startsWith("llm-do/worker-")) return { action: "relay", number, commentId: null };
  if (branch.startsWith("llm-do/")) {
    return { action: "ignore", because: `'${branch}' is a branch of this bot` };
  }
  if (
    at(payload, "sender", "type") === "Bot" &&
    at(pull, "user", "login") === at(payload, "sender", "login")
  ) {
    const dependabot = at(payload, "sender", "login") === "dependabot[bot]";
    if (!dependabot) return { action: "ignore", because: "a bot opened this pull request" };
  }
  const fork = at(pull, "head", "repo", "id") !== at(payload, "repository", "id");
  return {
    action: "start",
    cause: `pull_request #${number}`,
    place: {
      projectCommit: base,
      workspaceCommit: head,
      branch,
      thread: { number, kind: "pull_request" },
    },
    facts: {
      event: "pull_request",
      action: at(payload, "action"),
      number,
      title: at(pull, "title"),
      body: at(pull, "body"),
      author: at(pull, "user", "login"),
      base: at(pull, "base", "ref"),
      base_sha: base,
      head: branch,
      head_sha: head,
    },
    startedBy: person(at(payload, "sender")),
    scheduled: false,
    withoutSecrets: fork || runner.triggeringActor === "dependabot[bot]",
    isPublic: at(payload, "repository", "private") === false,
  };
}

function issueComment(payload: Payload, prefix: string): Arrival {
  const number = count(at(payload, "issue", "number"));
  const body = text(at(payload, "comment", "body")) ?? "";
  if (at(payload, "action") !== "created" || number === null) {
    return { action: "ignore", because: "only new comments count" };
  }
  if (!startsWithCommand(body, prefix)) return { action: "ignore", because: "no command" };
  return { action: "reconcile", number, commentId: count(at(payload, "comment", "id")) };
}

/** Review events run the pull request's own workflow file: they say where to look and nothing else. */
function relayComment(
  payload: Payload,
  where: { prefix: string; field: "comment" | "review"; action: string },
): Arrival {
  const number = count(at(payload, "pull_request", "number"));
  const body = text(at(payload, where.field, "body")) ?? "";
  if (at(payload, "action") !== where.action || number === null) {
    return { action: "ignore", because: "only new comments count" };
  }
  if (!startsWithCommand(body, where.prefix)) return { action: "ignore", because: "no command" };
  return { action: "relay", number, commentId: count(at(payload, where.field, "id")) };
}

function dispatched(payload: Payload): Arrival {
  const data = at(payload, "client_payload");
  if (at(payload, "action") !== "llm-do") {
    return { action: "ignore", because: "the dispatch is of another type" };
  }
  const runId = text(at(data, "run"));
  if (runId && /^[0-9a-z]{6,40}$/.test(runId)) return { action: "resume", runId };
  const number = count(at(data, "number"));
  return number === null
    ? { action: "ignore", because: "the dispatch names neither a number nor a run" }
    : { action: "reconcile", number, commentId: count(at(data, "comment_id")) };
}

function startsWithCommand(body: string, prefix: string): boolean {
  return body.startsWith(prefix) || body.startsWith("/llm-do");
}
