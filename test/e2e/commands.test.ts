import { describe, expect, test } from "vitest";
import {
  FILES,
  QUIET,
  replies,
  requestComment,
  wake,
  withInputs,
  write,
  writer,
} from "./conversation.ts";
import { installProduct, modelRequests, type Product, WORKFLOW, worker } from "./product.ts";

const LONG = 60_000;

function expectOver(product: Product): void {
  expect(product.git("for-each-ref", "refs/llm-do/runs")).toBe("");
  expect(product.git("for-each-ref", "refs/llm-do/done")).not.toBe("");
  expect(product.api.violations).toEqual([]);
  product.check();
}

describe("decisions", () => {
  test(
    "several ids, a reason, a session, /status and /help, by comments in the conversation",
    async () => {
      const paths = ["a.md", "b.md", "c.md", "d.md"];
      const again = { calls: [write("d.md", "About d.md\n")] };
      const calls = paths.map((path) => write(path, `About ${path}\n`));
      await using product = await writer([], {
        answers: { "You keep": [{ calls }, again, { text: "Done." }] },
      });
      await product.run();
      const maria = product.as("maria");
      const [help, status] = [maria.comment(1, "/help"), maria.comment(1, "/llm-do status")];
      maria.comment(1, "/deny A3 It is not needed.");
      await wake(product, 1);
      const [helped, reported] = replies(product, 1);
      expect(helped).toContain(` reply=${help.nodeId} `);
      expect(helped).toContain("| `/approve [A1[@digest] …\\|all] [session]` |");
      expect(reported).toContain(` reply=${status.nodeId} `);
      expect(reported).toMatch(/\*\*`?main`?\*\* ⏸️ waits .* 1 turn/);
      // A deny is acted on at once, the others wait on.
      expect(reported).toContain("A1");
      expect(modelRequests(product)).toBe(1);

      maria.comment(1, "/approve A1 A2");
      maria.comment(1, "/llm-do approve A4 session");
      await wake(product, 1);
      // The equal call of the next turn was covered by "session".
      expect(modelRequests(product)).toBe(3);
      expect(product.pullRequest(1)).toMatchObject({
        isDraft: false,
        files: { "a.md": "added", "b.md": "added", "d.md": "added" },
      });
      expect(JSON.stringify(product.api.requests[1]?.body.messages)).toContain("It is not needed.");
      expect(product.pullRequest(1).body).toMatch(/A3.*denied by .*maria/);
      expectOver(product);
    },
    LONG,
  );

  test(
    "/approve all; 👀 when it is decided, 🚀 when it was executed",
    async () => {
      await using product = await writer(["a.md", "b.md"], { workflow: WORKFLOW });
      await product.run();
      let seen: unknown = null;
      const words = product.as("maria").comment(1, "/approve all");
      const match = ({ operation }: { operation: string }) => {
        if (operation.includes("updatePullRequestReviewComment"))
          seen = product.reactions(words.id);
        return false;
      };
      product.fault({ match, kind: "status" });
      await product.idle();
      const us = ["github-actions[bot]"];
      expect(seen).toEqual({ eyes: us });
      expect(product.reactions(words.id)).toEqual({ eyes: us, rocket: us });
      expect(product.pullRequest(1).files).toEqual({ "a.md": "added", "b.md": "added" });
      expectOver(product);
    },
    LONG,
  );

  test(
    "a reply that fires both review events, its re-run and a doubled dispatch act once",
    async () => {
      const both = WORKFLOW.replace(
        "  repository_dispatch",
        "  pull_request_review: { types: [submitted] }\n  repository_dispatch",
      );
      await using product = await writer(["a.md", "b.md"], { workflow: both });
      await product.run();
      const started = product.runs.length;
      product.as("maria").reply(requestComment(product, 1, "A1"), "/approve");
      await product.idle();
      const fresh = product.runs.slice(started);
      expect(fresh.map(({ event }) => event)).toContain("pull_request_review_comment");
      expect(fresh.every(({ conclusion }) => conclusion !== "failure")).toBe(true);
      const refs = product.git("for-each-ref", "refs/llm-do/runs", "refs/heads");
      const relayed = fresh.find(({ event }) => event === "repository_dispatch");
      if (!relayed) throw new Error("nothing was relayed");
      await product.rerun(relayed, "alice");
      await wake(product, 1);
      await wake(product, 1, product.threads(1)[0]?.comments[1]?.id);
      expect(product.git("for-each-ref", "refs/llm-do/runs", "refs/heads")).toBe(refs);
      expect(replies(product, 1)).toEqual([]);
      expect(product.threads(1)[0]?.comments).toHaveLength(2);
      expect(modelRequests(product)).toBe(1);
      product.check();
    },
    LONG,
  );

  test(
    "with a prefix of the repository's own",
    async () => {
      const workflow = withInputs(QUIET, 'command-prefix: "!"');
      await using product = await writer(["a.md"], { workflow });
      await product.run();
      expect(product.threads(1)[0]?.comments[0]?.body).toContain("```text\n!approve A1\n```");
      product.as("maria").comment(1, "/approve A1");
      product.as("maria").comment(1, "!approve A9");
      await wake(product, 1);
      expect(modelRequests(product)).toBe(1);
      expect(replies(product, 1)).toHaveLength(1);
      expect(replies(product, 1)[0]).toContain("```text\n!approve A1\n```");
      product.as("maria").comment(1, "!approve A1");
      await wake(product, 1);
      expect(product.pullRequest(1).files).toEqual({ "a.md": "added" });
      expectOver(product);
    },
    LONG,
  );
});

describe("/cancel", () => {
  test(
    "of a waiting run closes its pull request, with a sentence, and deletes its branch",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      const branch = product.pullRequest(1).head;
      product.as("maria").comment(1, "/cancel Not now.");
      await wake(product, 1);
      expect(product.pullRequest(1).state).toBe("closed");
      expect(product.comments(1).at(-1)?.body).toContain("The run was cancelled");
      expect(product.threads(1)[0]?.comments[0]?.body).toContain("was cancelled and not executed");
      expect(product.git("branch", "--list", branch)).toBe("");
      expect(modelRequests(product)).toBe(1);
      expectOver(product);
    },
    LONG,
  );

  test(
    "of a running run stops it before its next turn",
    async () => {
      let cancel = () => {};
      const answer = (turn: number) => {
        if (turn === 1) cancel();
        const calls = [{ name: "read_file", input: { path: "README.md" } }];
        if (turn === 0) return { calls: [write("a.md", "A\n")] };
        return turn < 9 ? { calls, delayMs: 800 } : { text: "Too late." };
      };
      await using product = await installProduct({
        workflow: WORKFLOW,
        files: { "main.worker": worker("main", FILES, "You keep the documents.") },
        answers: { "You keep": answer },
      });
      await product.run();
      cancel = () => void product.as("alice").comment(1, "/cancel");
      product.as("maria").comment(1, "/approve A1");
      await product.idle();
      expect(modelRequests(product)).toBeLessThan(9);
      expect(product.pullRequest(1).state).toBe("closed");
      expectOver(product);
    },
    LONG,
  );
});

test(
  "/retry goes on with a run that failed, once its cause is mended",
  async () => {
    const denied = { kind: "status", status: 401, message: "invalid x-api-key", times: 1 } as const;
    await using product = await writer([], {
      answers: {
        "You keep": [{ calls: [write("a.md", "A\n")] }, { text: "Done.", fault: denied }],
      },
    });
    await product.run();
    product.as("maria").comment(1, "/approve A1");
    const [failed] = await wake(product, 1);
    expect(failed).toMatchObject({ conclusion: "failure", outputs: { status: "failed" } });
    expect(product.comments(1).at(-1)?.body).toContain("```text\n/retry\n```");
    product.as("rita").comment(1, "/retry");
    await wake(product, 1);
    expect(modelRequests(product)).toBe(2);
    const words = product.as("maria").comment(1, "/retry");
    await wake(product, 1);
    expect(Object.keys(product.reactions(words.id))).toContain("eyes");
    expect(modelRequests(product)).toBe(3);
    expect(product.pullRequest(1)).toMatchObject({ isDraft: false, files: { "a.md": "added" } });
    expectOver(product);
  },
  LONG,
);
