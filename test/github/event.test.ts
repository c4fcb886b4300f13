import { describe, expect, test } from "vitest";
import { readEvent } from "../../src/github/event.ts";
import { readRunner } from "../../src/github/runner.ts";

const repository = { id: 1, default_branch: "main", private: false };
const maria = { id: 7, login: "maria", type: "User" };

function arrive(event: string, payload: Record<string, unknown>, env: Record<string, string> = {}) {
  const runner = readRunner({
    GITHUB_EVENT_NAME: event,
    GITHUB_REPOSITORY: "acme/app",
    GITHUB_REF: "refs/heads/main",
    GITHUB_SHA: "c0ffee",
    ...env,
  });
  return readEvent(runner, { repository, sender: maria, ...payload }, "/");
}

function pull(settings: { branch?: string; fork?: boolean; author?: object } = {}) {
  const { branch = "feature", fork = false, author = maria } = settings;
  return {
    number: 3,
    title: "T",
    body: null,
    user: author,
    base: { sha: "ba5e", ref: "main", repo: { id: 1 } },
    head: { sha: "4ead", ref: branch, repo: { id: fork ? 2 : 1 } },
  };
}

describe("the table of events", () => {
  test.each([
    ["schedule", { schedule: "17 6 * * 1" }, { action: "start", scheduled: true }],
    ["workflow_dispatch", { inputs: null }, { action: "start", cause: "workflow_dispatch" }],
    ["push", { before: "0" }, { action: "start" }],
    ["release", { release: { tag_name: "v1" } }, { action: "start" }],
    ["workflow_run", { workflow_run: { conclusion: "failure" } }, { action: "start" }],
    ["issues", { action: "opened", issue: { number: 4 } }, { action: "start", cause: "issue #4" }],
    ["issue_comment", comment("/approve A1"), { action: "reconcile", number: 4, commentId: 9 }],
    ["issue_comment", comment("Looks good\n/approve"), { action: "ignore" }],
    ["issue_comment", { ...comment("/approve"), action: "edited" }, { action: "ignore" }],
    ["pull_request_review_comment", reply("/deny"), { action: "relay", number: 3, commentId: 9 }],
    ["pull_request_review_comment", reply("nice"), { action: "ignore" }],
    ["pull_request", { action: "closed", pull_request: pull() }, { action: "relay", number: 3 }],
    [
      "pull_request",
      { action: "synchronize", pull_request: pull({ branch: "llm-do/worker-scorer-1" }) },
      { action: "relay", number: 3 },
    ],
    ["repository_dispatch", dispatch({ number: 3, comment_id: 9 }), { action: "reconcile" }],
    ["repository_dispatch", dispatch({ run: "abcdef123456" }), { action: "resume" }],
    ["repository_dispatch", dispatch({ run: "../../x" }), { action: "ignore" }],
    ["repository_dispatch", { action: "other", client_payload: {} }, { action: "ignore" }],
    ["pull_request_target", { pull_request: pull() }, { action: "ignore" }],
    ["workflow_call", {}, { action: "ignore" }],
  ])("%s %j", (event, payload, expected) => {
    expect(arrive(event, payload)).toMatchObject(expected);
  });

  test("a pull request runs its base's code on its head's files", () => {
    expect(arrive("pull_request", { action: "opened", pull_request: pull() })).toMatchObject({
      action: "start",
      place: { projectCommit: "ba5e", workspaceCommit: "4ead", branch: "feature" },
      withoutSecrets: false,
      isPublic: true,
    });
  });

  test("forks and Dependabot have no secrets", () => {
    const fork = { action: "opened", pull_request: pull({ fork: true }) };
    expect(arrive("pull_request", fork)).toMatchObject({ withoutSecrets: true });
    const own = { action: "opened", pull_request: pull() };
    const dependabot = { GITHUB_TRIGGERING_ACTOR: "dependabot[bot]" };
    expect(arrive("pull_request", own, dependabot)).toMatchObject({ withoutSecrets: true });
  });

  test("the bot's own pull requests start nothing", () => {
    const ours = { action: "opened", pull_request: pull({ branch: "llm-do/run-1" }) };
    expect(arrive("pull_request", ours)).toMatchObject({ action: "ignore" });
    const bot = { id: 2, login: "github-actions[bot]", type: "Bot" };
    const opened = { action: "opened", sender: bot, pull_request: pull({ author: bot }) };
    expect(arrive("pull_request", opened)).toMatchObject({ action: "ignore" });
  });
});

function comment(body: string) {
  return { action: "created", issue: { number: 4 }, comment: { id: 9, body } };
}

function reply(body: string) {
  return { action: "created", pull_request: { number: 3 }, comment: { id: 9, body } };
}

function dispatch(client_payload: object) {
  return { action: "llm-do", client_payload };
}
