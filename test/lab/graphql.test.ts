import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { client, pick, README, startExample, WRITE } from "./example.ts";
import type { Lab } from "./lab.ts";

const START = `mutation($id: ID!) {
  addPullRequestReview(input: { pullRequestId: $id }) { pullRequestReview { id state } }
}`;
const THREADS = `mutation($review: ID!) {
  a: addPullRequestReviewThread(input: { pullRequestReviewId: $review, path: "README.md", line: 5, body: "A" }) { thread { id } }
  b: addPullRequestReviewThread(input: { pullRequestReviewId: $review, path: "README.md", line: 10, body: "B" }) { thread { id } }
  c: addPullRequestReviewThread(input: { pullRequestReviewId: $review, path: "README.md", subjectType: FILE, body: "C" }) { thread { id subjectType } }
}`;
const SUBMIT = `mutation($review: ID!) {
  submitPullRequestReview(input: { pullRequestReviewId: $review, event: COMMENT }) { pullRequestReview { state } }
}`;
const READ = `query($number: Int!) {
  viewer { login }
  repository(owner: "acme", name: "app") {
    issueOrPullRequest(number: $number) {
      ... on PullRequest {
        state isDraft headRefOid isCrossRepository authorAssociation
        files(first: 10) { nodes { path changeType } }
        reviewThreads(first: 10) {
          nodes { id isResolved path line subjectType comments(first: 10) { nodes {
            id databaseId fullDatabaseId body lastEditedAt viewerDidAuthor replyTo { id }
            author { __typename login ... on User { databaseId } ... on Bot { databaseId } }
            pullRequestReview { state }
          } } }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }
}`;

describe("the GraphQL door", () => {
  let lab: Lab;
  let number: number;
  let id: string;
  beforeAll(async () => {
    lab = await startExample({
      repository: { settings: { actionsMayCreatePullRequests: true } },
    });
    const files = { "README.md": README.replace("five", "FIVE") };
    number = lab.as("maria").openPullRequest({ head: "topic", title: "Topic", files });
    id = lab.pullRequest(number).nodeId;
  });
  afterAll(async () => {
    lab.check();
    await lab[Symbol.asyncDispose]();
  });
  const bot = () => client(lab, lab.workflowToken(WRITE));

  it("opens N threads with one review, keeps it pending until submitted, and reports bad anchors alone", async () => {
    const started = await bot().graphql(START, { id });
    const review = pick(started, "data.addPullRequestReview.pullRequestReview.id");
    const second = await bot().graphql(START, { id });
    expect(second).toMatchObject({
      errors: [{ message: "User can only have one pending review per pull request" }],
    });
    expect(await bot().graphql(THREADS, { review })).toMatchObject({
      data: { a: { thread: {} }, b: null, c: { thread: { subjectType: "FILE" } } },
      errors: [{ type: "UNPROCESSABLE", path: ["b"], message: "Line could not be resolved" }],
    });
    lab.switches.badAnchor = "null";
    expect(await bot().graphql(THREADS, { review })).toMatchObject({
      data: { b: { thread: null } },
    });
    lab.switches.badAnchor = "error";
    const stranger = client(lab, lab.as("sam").token);
    const seen = async (who: typeof stranger) =>
      pick(
        await who.graphql(READ, { number }),
        "data.repository.issueOrPullRequest.reviewThreads.nodes",
      );
    expect(await seen(stranger)).toEqual([]);
    expect(await seen(bot())).toHaveLength(4);
    expect(lab.threads(number).every((one) => one.isPending)).toBe(true);
    await bot().graphql(SUBMIT, { review });
    expect(await seen(stranger)).toHaveLength(4);
    expect(lab.reviews(number)).toMatchObject([{ state: "COMMENTED", comments: 4 }]);
  });

  it("shows who wrote a comment: bots without suffix, except as viewer", async () => {
    const [thread] = lab.threads(number);
    lab.as("maria").reply(String(thread?.id), "/approve");
    expect(await bot().graphql(READ, { number })).toMatchObject({
      data: {
        viewer: { login: "github-actions[bot]" },
        repository: {
          issueOrPullRequest: {
            state: "OPEN",
            files: { nodes: [{ path: "README.md", changeType: "MODIFIED" }] },
            reviewThreads: {
              nodes: expect.arrayContaining([
                expect.objectContaining({
                  comments: {
                    nodes: [
                      {
                        databaseId: null,
                        author: { __typename: "Bot", login: "github-actions" },
                        viewerDidAuthor: true,
                      },
                      {
                        body: "/approve",
                        lastEditedAt: null,
                        author: { __typename: "User", login: "maria" },
                      },
                    ].map((one) =>
                      expect.objectContaining({
                        ...one,
                        author: expect.objectContaining(one.author),
                      }),
                    ),
                  },
                }),
              ]),
            },
          },
        },
      },
    });
  });

  it("resolves threads, unless the switch forbids it to installations", async () => {
    const [thread] = lab.threads(number);
    const resolve = `mutation($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }`;
    lab.switches.resolveThread = "forbidden";
    expect(await bot().graphql(resolve, { id: thread?.id })).toMatchObject({
      errors: [{ type: "FORBIDDEN", message: "Resource not accessible by integration" }],
    });
    lab.switches.resolveThread = "allowed";
    await bot().graphql(resolve, { id: thread?.id });
    expect(lab.threads(number)[0]?.isResolved).toBe(true);
  });

  it("finds nodes by id: an edit shows its time, a deleted comment is null with an error", async () => {
    const maria = lab.as("maria");
    const edited = maria.comment(number, "/approve");
    const deleted = maria.comment(number, "/deny");
    maria.editComment(edited.id, "/deny");
    maria.deleteComment(deleted.id);
    const query = `query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { body lastEditedAt } } }`;
    expect(await bot().graphql(query, { ids: [edited.nodeId, deleted.nodeId] })).toMatchObject({
      data: { nodes: [{ body: "/deny", lastEditedAt: expect.stringMatching(/Z$/) }, null] },
      errors: [{ type: "NOT_FOUND", path: ["nodes", 1] }],
    });
  });

  it("moves refs all or none, only from the expected commit", async () => {
    const repository = lab.repository.nodeId;
    const main = lab.git("rev-parse", "main");
    const topic = lab.git("rev-parse", "topic");
    const update = `mutation($repository: ID!, $refs: [RefUpdate!]!) {
      updateRefs(input: { repositoryId: $repository, refUpdates: $refs }) { clientMutationId }
    }`;
    const move = (refs: object[]) => bot().graphql(update, { repository, refs });
    const none = "0".repeat(40);
    const create = { name: "refs/llm-do/runs/1", afterOid: main, beforeOid: none };
    expect(await move([create])).not.toHaveProperty("errors");
    expect(await move([create])).toHaveProperty("errors");
    const forward = { ...create, afterOid: topic, beforeOid: main };
    const bad = { name: "refs/llm-do/runs/2", afterOid: topic, beforeOid: main };
    expect(await move([forward, bad])).toHaveProperty("errors");
    expect(lab.git("rev-parse", "refs/llm-do/runs/1")).toBe(main);
    expect(await move([forward])).not.toHaveProperty("errors");
    expect(await move([{ ...forward, afterOid: main, beforeOid: topic }])).toMatchObject({
      errors: [{ message: "Update to ref refs/llm-do/runs/1 is not a fast-forward" }],
    });
  });

  it("requires `first` or `last`, at most 100, and pages with cursors", async () => {
    const issue = lab.as("maria").openIssue({ title: "Pages" });
    for (const text of ["a", "b", "c"]) lab.as("maria").comment(issue, text);
    const read = (args: string) =>
      bot().graphql(`{ repository(owner: "acme", name: "app") { issue(number: ${issue}) { comments${args} {
        nodes { body } pageInfo { hasNextPage endCursor } } } } }`);
    expect(await read("")).toHaveProperty("errors");
    expect(await read("(first: 101)")).toHaveProperty("errors");
    const first = await read("(first: 2)");
    const path = "data.repository.issue.comments";
    expect(pick(first, path)).toMatchObject({
      nodes: [{ body: "a" }, { body: "b" }],
      pageInfo: { hasNextPage: true },
    });
    const rest = await read(`(first: 2, after: "${pick(first, `${path}.pageInfo.endCursor`)}")`);
    expect(pick(rest, path)).toMatchObject({
      nodes: [{ body: "c" }],
      pageInfo: { hasNextPage: false },
    });
  });

  it("creates, drafts, edits, comments on and closes pull requests and issues", async () => {
    lab.as("maria").push("second", { "second.txt": "2\n" });
    const repository = lab.repository.nodeId;
    const created = await bot().graphql(
      `mutation($repository: ID!) { createPullRequest(input: {
        repositoryId: $repository, headRefName: "second", baseRefName: "main", title: "Second", draft: true
      }) { pullRequest { id number isDraft } } }`,
      { repository },
    );
    expect(created).toMatchObject({
      data: { createPullRequest: { pullRequest: { isDraft: true } } },
    });
    const pull = pick(created, "data.createPullRequest.pullRequest");
    const done = await bot().graphql(
      `mutation($id: ID!) {
        markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
        updatePullRequest(input: { pullRequestId: $id, title: "Renamed", body: "Why" }) { pullRequest { title } }
        addComment(input: { subjectId: $id, body: "Done" }) { commentEdge { node { id body } } }
        addReaction(input: { subjectId: $id, content: ROCKET }) { reaction { content } }
        removeReaction(input: { subjectId: $id, content: ROCKET }) { reaction { content } }
        closePullRequest(input: { pullRequestId: $id }) { pullRequest { state merged } }
      }`,
      { id: pick(pull, "id") },
    );
    expect(done).not.toHaveProperty("errors");
    expect(lab.pullRequest(Number(pick(pull, "number")))).toMatchObject({
      title: "Renamed",
      state: "closed",
      isDraft: false,
    });
  });
});
