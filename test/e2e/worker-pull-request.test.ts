import { describe, expect, test } from "vitest";
import { answerTo, QUIET, replies, requestComment, wake, withInputs } from "./conversation.ts";
import { installProduct, modelRequests, type Product, WORKFLOW, worker } from "./product.ts";

const LONG = 90_000;
const BOT = "github-actions[bot]";
const FILE = "workers/scorer.worker";

/** A run whose worker wants another one, and calls it once it exists. */
async function maker(
  workflow = WORKFLOW,
  {
    settings = {},
    before,
    by = "dispatch",
  }: { settings?: object; before?: (product: Product) => void; by?: string } = {},
): Promise<Product> {
  const model = "anthropic:claude-sonnet-5-5";
  const draft = { name: "scorer", instructions: "You score {{ things }}.", model };
  const create = { name: "worker_create", input: draft };
  const call = { name: "worker_call", input: { worker: "scorer", input_data: "deck" } };
  const product = await installProduct({
    workflow,
    settings,
    files: {
      "main.worker": worker(
        "main",
        "toolsets:\n  delegation:\n    worker_create: {}\n",
        "You make.",
      ),
    },
    answers: {
      "You make": [
        { text: "I need a scorer.", calls: [create] },
        { calls: [call] },
        { text: "All is done." },
      ],
      "You score": [{ text: "5 of 5" }],
      "You judge": [{ text: "4 of 5" }],
    },
  });
  before?.(product);
  if (by === "dispatch") await product.run();
  else {
    product.as("maria").push("topic", { "a.md": "A\n" });
    product.as("maria").openPullRequest({ head: "topic", title: "Add a.md" });
    await product.idle();
  }
  return product;
}

const EDITED = "---\nname: scorer\nmodel: anthropic:claude-sonnet-5-5\n---\n\nYou judge fairly.\n";

function head(product: Product): string {
  return product.pullRequest(2).head;
}

function expectCreated(product: Product, said: string): void {
  expect(modelRequests(product)).toBe(4);
  expect(JSON.stringify(product.api.requests.at(-1)?.body.messages)).toContain(said);
  expect(product.git("for-each-ref", "refs/llm-do/runs")).toBe("");
  // The result never holds the created worker's file.
  expect(product.pullRequest(1)).toMatchObject({ state: "closed" });
  product.check();
}

function expectWaits(product: Product): void {
  expect(modelRequests(product)).toBe(1);
  expect(product.git("for-each-ref", "refs/llm-do/runs")).not.toBe("");
  expect(product.pullRequest(1)).toMatchObject({ state: "open", isDraft: true });
}

/** What the bot said on the worker's page. */
function wordsOn(product: Product, number: number): string[] {
  return product
    .comments(number)
    .filter(({ author }) => author === BOT)
    .map(({ body }) => body);
}

describe("F97 the pull request of a worker that waits to be created", () => {
  test(
    "holds its file; `/approve` by comment creates it for the run, and the page stays to keep it",
    async () => {
      await using product = await maker();
      expectWaits(product);
      const page = product.pullRequest(2);
      expect(page).toMatchObject({
        title: "Add the worker scorer",
        isDraft: false,
        base: "main",
        files: { [FILE]: "added" },
      });
      expect(page.body).toContain("I need a scorer.");
      expect(page.body).toContain("**What it may use:** no tools.");
      expect(product.git("show", `${page.headSha}:${FILE}`)).toContain("You score {{ things }}.");
      const [asked] = product.threads(1);
      expect(asked?.comments[0]?.body).toMatch(/The file is also a pull request, \[#2\]\(/);

      const words = product.as("maria").reply(requestComment(product, 1, "A1"), "/approve");
      await product.idle();
      expect(product.reactions(words.id)).toEqual({ eyes: [BOT], rocket: [BOT] });
      expectCreated(product, "5 of 5");
      expect(product.pullRequest(2)).toMatchObject({ state: "open", headSha: page.headSha });
      expect(wordsOn(product, 2)).toEqual([expect.stringContaining("Merge this to keep it")]);
    },
    LONG,
  );

  test(
    "takes commands too, `/approve` without an id, and answers there",
    async () => {
      await using product = await maker();
      const status = product.as("maria").comment(2, "/status");
      const stranger = product.as("rita").comment(2, "/approve");
      await product.idle();
      expect(answerTo(product, 2, status.nodeId).reply).toContain("A1");
      expect(answerTo(product, 2, stranger.nodeId).reply).toContain("may not decide here");
      expect(replies(product, 1)).toEqual([]);
      expectWaits(product);
      const words = product.as("maria").comment(2, "/approve");
      await product.idle();
      expect(product.reactions(words.id)).toEqual({ eyes: [BOT], rocket: [BOT] });
      expectCreated(product, "5 of 5");
    },
    LONG,
  );

  test(
    "merging approves with the merged text, once",
    async () => {
      await using product = await maker();
      product.as("maria").merge(2);
      await product.idle();
      await wake(product, 2);
      await wake(product, 1);
      expectCreated(product, "5 of 5");
      expect(product.threads(1)[0]?.comments[0]?.body).toMatch(
        /^✅ \*\*A1\*\* was executed: create `workers\/scorer\.worker`\nApproved by \[`maria`\]\(.*\/pull\/2\)/,
      );
      expect(wordsOn(product, 2)).toEqual([]);
    },
    LONG,
  );

  test(
    "a pushed commit asks again under the next id, on the same page; the old id decides nothing",
    async () => {
      await using product = await maker();
      product.as("maria").push(head(product), { [FILE]: EDITED });
      await product.idle();
      expectWaits(product);
      const [first, second] = product.threads(1);
      expect(first?.comments[0]?.body).toMatch(/^✏️ \*\*A1\*\* was edited and became \*\*A2\*\*/);
      expect(first?.comments[0]?.body).toContain("Changed on [#2]");
      expect(second?.comments[0]?.body).toContain("+You judge fairly.");
      expect(product.pullRequest(2).body).toContain("`/approve A2`");
      const late = product.as("maria").comment(2, "/approve A1");
      await product.idle();
      expect(answerTo(product, 2, late.nodeId).reply).toContain("No open request");
      expectWaits(product);
      product.as("maria").comment(2, "/approve A2");
      await product.idle();
      expectCreated(product, "4 of 5");
      expect(product.pullRequests()).toHaveLength(2);
    },
    LONG,
  );

  test(
    "merging what nobody was asked about approves the merged text, and its receipt shows it",
    async () => {
      await using product = await maker(QUIET);
      product.as("maria").push(head(product), { [FILE]: EDITED });
      product.as("maria").merge(2);
      await wake(product, 2);
      expectCreated(product, "4 of 5");
      const [asked, ran] = product.threads(1)[0]?.comments ?? [];
      expect(asked?.body).toMatch(/^✏️ \*\*A1\*\* was edited and became \*\*A2\*\*/);
      expect(ran?.body).toContain("+You judge fairly.");
      expect(ran?.body).toMatch(/Approved by \[`maria`\]\(.*\/pull\/2\)/);
    },
    LONG,
  );

  test(
    "merged or closed by somebody who may not decide: the run waits on, and says why once",
    async () => {
      await using product = await maker(withInputs(QUIET, "approvers: alice"));
      product.as("maria").close(2);
      await wake(product, 2);
      await wake(product, 1);
      expectWaits(product);
      expect(wordsOn(product, 2)).toEqual([
        expect.stringMatching(
          /`maria` closed this, but may not decide here\. \*\*A1\*\* still waits/,
        ),
      ]);
      product.as("maria").reopen(2);
      product.as("maria").merge(2);
      await wake(product, 2);
      await wake(product, 2);
      expectWaits(product);
      expect(wordsOn(product, 2)).toHaveLength(2);
      expect(wordsOn(product, 2)[1]).toContain(
        "The file is on the branch, but this run does not use it.",
      );
      product.as("alice").comment(1, "/approve A1");
      await wake(product, 1);
      expectCreated(product, "5 of 5");
    },
    LONG,
  );

  test(
    "closing denies, and so does `/deny`, which closes it with a sentence",
    async () => {
      await using product = await maker();
      product.as("maria").close(2);
      await product.idle();
      expect(JSON.stringify(product.api.requests[1]?.body.messages)).toContain("was closed");
      expect(product.threads(1)[0]?.comments[0]?.body).toMatch(/^⛔ \*\*A1\*\* was denied/);

      await using other = await maker();
      other.as("maria").comment(1, "/deny A1 no more workers");
      await other.idle();
      expect(other.pullRequest(2).state).toBe("closed");
      expect(wordsOn(other, 2)).toEqual([
        expect.stringContaining("**A1** was denied, so there is no such worker. This is closed."),
      ]);
      expect(other.git("for-each-ref", "refs/heads/llm-do")).toBe("");
      other.check();
    },
    LONG,
  );

  test(
    "a pushed text that is no worker is said where it was pushed, and cannot be approved",
    async () => {
      await using product = await maker(QUIET);
      product.as("maria").push(head(product), { [FILE]: "---\nname: [\n---\nx\n" });
      await wake(product, 2);
      expect(wordsOn(product, 2)).toEqual([expect.stringContaining("is no worker:")]);
      product.as("maria").comment(1, "/approve A1");
      await wake(product, 1);
      expectWaits(product);
      product.as("maria").push(head(product), { [FILE]: EDITED });
      product.as("maria").comment(1, "/approve A2");
      await wake(product, 1);
      product.as("maria").comment(1, "/approve A2");
      await wake(product, 1);
      expectCreated(product, "4 of 5");
    },
    LONG,
  );

  test(
    "`/edit` on it runs the editor's text, and the page proposes that",
    async () => {
      await using product = await maker(QUIET);
      const input = JSON.stringify({ name: "scorer", text: EDITED });
      product.as("maria").comment(1, `/edit A1\n\`\`\`json\n${input}\n\`\`\``);
      await wake(product, 1);
      expectCreated(product, "4 of 5");
      expect(product.pullRequest(2).state).toBe("open");
      expect(product.git("show", `${product.pullRequest(2).headSha}:${FILE}`)).toContain(
        "You judge",
      );
      expect(wordsOn(product, 2)).toEqual([expect.stringContaining("**A2** changed its text")]);
    },
    LONG,
  );

  test(
    "where Actions may not open pull requests the comment decides alone, and says so",
    async () => {
      await using product = await maker(QUIET, {
        settings: { actionsMayCreatePullRequests: false },
      });
      const body = product.comments(1)[0]?.body ?? product.issue(1).body;
      expect(body).toContain("Actions could not open a pull request that holds the file");
      expect(product.pullRequests()).toEqual([]);
      product.as("maria").comment(1, "/approve A1");
      await wake(product, 1);
      expect(modelRequests(product)).toBe(4);
      product.check();
    },
    LONG,
  );

  test(
    "of a run that a pull request started is meant for its base, not for its head",
    async () => {
      const onPull = WORKFLOW.replace("workflow_dispatch:", "# workflow_dispatch:");
      await using product = await maker(onPull, { by: "pull request" });
      expect(product.pullRequest(2)).toMatchObject({ base: "main", files: { [FILE]: "added" } });
      expect(
        product
          .comments(1)
          .map(({ body }) => body)
          .join(),
      ).toContain("request=A1");
      product.as("maria").merge(2);
      await product.idle();
      expect(modelRequests(product)).toBe(4);
      expect(product.pullRequest(1)).toMatchObject({ state: "open", files: { "a.md": "added" } });
      product.check();
    },
    LONG,
  );

  test(
    "whose machine dies right after it opened the page opens no second one",
    async () => {
      const before = (product: Product) =>
        product.fault({
          kind: "kill-after",
          match: ({ method, path, body }) =>
            method === "POST" &&
            path.endsWith("/pulls") &&
            JSON.stringify(body).includes("llm-do/worker-"),
        });
      await using product = await maker(QUIET, { before });
      expect(product.runs.at(-1)?.conclusion).toBe("failure");
      await wake(product, 1);
      expect(product.pullRequests()).toHaveLength(2);
      product.as("maria").merge(2);
      await wake(product, 2);
      expectCreated(product, "5 of 5");
    },
    LONG,
  );
});
