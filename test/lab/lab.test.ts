import { expect, it } from "vitest";
import { startExample, workflow, writeAction } from "./example.ts";

/**
 * A stand-in for the product: asks in a review thread, relays answers to the default branch, and acts
 * on a maintainer's `/approve`. State is one file under `refs/llm-do/`.
 */
const STAND_IN = `
  const { execFileSync } = require("node:child_process");
  const fs = require("node:fs");
  const { env } = process;
  const token = env["INPUT_GITHUB-TOKEN"];
  const headers = { authorization: "Bearer " + token, "user-agent": "stand-in", accept: "application/json" };
  const event = JSON.parse(fs.readFileSync(env.GITHUB_EVENT_PATH, "utf8"));
  const repository = "/repos/" + env.GITHUB_REPOSITORY;
  const origin = env.GITHUB_SERVER_URL.replace("//", "//x:" + token + "@") + "/" + env.GITHUB_REPOSITORY;
  const git = (...args) => execFileSync("git", ["-c", "user.name=llm-do", "-c", "user.email=b@example.org", ...args], { encoding: "utf8" });
  const rest = async (method, path, body) => {
    const reply = await fetch(env.GITHUB_API_URL + repository + path, { method, headers, body: body && JSON.stringify(body) });
    if (!reply.ok) throw new Error(method + " " + path + " " + reply.status + " " + await reply.text());
    return reply.status === 204 ? null : reply.json();
  };
  const graphql = async (query, variables) => {
    const reply = await (await fetch(env.GITHUB_GRAPHQL_URL, { method: "POST", headers, body: JSON.stringify({ query, variables }) })).json();
    if (reply.errors) throw new Error(JSON.stringify(reply.errors));
    return reply.data;
  };
  const output = (status) => fs.appendFileSync(env.GITHUB_OUTPUT, "status=" + status + "\\n");

  async function start() {
    git("clone", "--quiet", "--depth=1", origin, ".");
    fs.writeFileSync("request.yaml", "tool: write_file\\n");
    git("checkout", "--quiet", "-b", "llm-do/run-1"); git("add", "."); git("commit", "--quiet", "-m", "Request A1");
    git("push", "--quiet", "origin", "HEAD", "HEAD:refs/llm-do/runs/1");
    const { number, node_id: id } = await rest("POST", "/pulls", { head: "llm-do/run-1", base: "main", title: "Run 1", draft: true });
    const { addPullRequestReview: { pullRequestReview: review } } = await graphql(
      "mutation($id: ID!) { addPullRequestReview(input: { pullRequestId: $id }) { pullRequestReview { id } } }", { id });
    await graphql("mutation($review: ID!) { addPullRequestReviewThread(input: { pullRequestReviewId: $review, path: \\"request.yaml\\", line: 1, body: \\"May I? /approve\\" }) { thread { id } } submitPullRequestReview(input: { pullRequestReviewId: $review, event: COMMENT }) { pullRequestReview { id } } }", { review: review.id });
    output("suspended");
  }
  async function reconcile({ number }) {
    const data = await graphql("query($number: Int!) { repository(owner: \\"acme\\", name: \\"app\\") { pullRequest(number: $number) { id reviewThreads(first: 50) { nodes { id comments(first: 50) { nodes { id fullDatabaseId body lastEditedAt viewerDidAuthor author { login } } } } } } } }", { number });
    for (const thread of data.repository.pullRequest.reviewThreads.nodes) {
      for (const comment of thread.comments.nodes.filter((one) => !one.viewerDidAuthor && one.body === "/approve" && one.lastEditedAt === null)) {
        const { permission } = await rest("GET", "/collaborators/" + comment.author.login + "/permission");
        const may = permission === "write" || permission === "admin";
        await graphql("mutation($id: ID!, $content: ReactionContent!) { addReaction(input: { subjectId: $id, content: $content }) { reaction { id } } }", { id: comment.id, content: may ? "ROCKET" : "CONFUSED" });
        if (!may) continue;
        git("clone", "--quiet", "--branch", "llm-do/run-1", origin, ".");
        git("rm", "--quiet", "request.yaml"); fs.writeFileSync("result.txt", "done\\n"); git("add", "."); git("commit", "--quiet", "--amend", "-m", "Result");
        git("push", "--quiet", "--force", "origin", "HEAD");
        await graphql("mutation($pull: ID!, $thread: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $pull }) { pullRequest { id } } resolveReviewThread(input: { threadId: $thread }) { thread { id } } }", { pull: data.repository.pullRequest.id, thread: thread.id });
        return output("completed");
      }
    }
    output("suspended");
  }
  const relay = () => rest("POST", "/dispatches", { event_type: "llm-do", client_payload: { number: event.pull_request.number, comment_id: event.comment.id } });
  const handlers = { workflow_dispatch: start, repository_dispatch: () => reconcile(event.client_payload), pull_request_review_comment: relay };
  handlers[env.GITHUB_EVENT_NAME]().catch((error) => { console.log("::error::" + error.message); process.exitCode = 1; });
`;
const WORKFLOW = workflow(
  "{ workflow_dispatch: , repository_dispatch: { types: [llm-do] }, pull_request_review_comment: { types: [created] } }",
  "- uses: llm-do/action@v1",
  "permissions: { contents: write, pull-requests: write }",
);

it("carries a run from dispatch over a review thread and a relay to its result", async () => {
  await using lab = await startExample({
    workflow: WORKFLOW,
    repository: { settings: { actionsMayCreatePullRequests: true } },
    bundle: await writeAction(STAND_IN),
  });
  await lab.idle();
  await lab.dispatch("w.yml", { by: "alice" });
  expect((await lab.idle()).map((run) => [run.event, run.outputs.status])).toEqual([
    ["workflow_dispatch", "suspended"],
  ]);
  expect(lab.pullRequest(1)).toMatchObject({ isDraft: true, files: { "request.yaml": "added" } });
  const [thread] = lab.threads(1);
  expect(thread).toMatchObject({ line: 1, comments: [{ author: "github-actions[bot]" }] });

  const refused = lab.as("sam").reply(String(thread?.id), "/approve");
  expect((await lab.idle()).map((run) => run.event)).toEqual([
    "pull_request_review_comment",
    "repository_dispatch",
  ]);
  expect(lab.reactions(refused.id)).toEqual({ confused: ["github-actions[bot]"] });

  const approved = lab.as("maria").reply(String(thread?.id), "/approve");
  const runs = await lab.idle();
  expect(runs.map((run) => [run.event, run.conclusion, run.outputs.status])).toEqual([
    ["pull_request_review_comment", "success", undefined],
    ["repository_dispatch", "success", "completed"],
  ]);
  expect(lab.reactions(approved.id)).toEqual({ rocket: ["github-actions[bot]"] });
  expect(lab.pullRequest(1)).toMatchObject({ isDraft: false, files: { "result.txt": "added" } });
  expect(lab.threads(1)).toMatchObject([{ isResolved: true, isOutdated: true }]);
  expect(lab.git("for-each-ref", "--format=%(refname)", "refs/llm-do")).toBe("refs/llm-do/runs/1");
  lab.check();
});
