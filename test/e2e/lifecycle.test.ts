import { describe, expect, test } from "vitest";
import { liveRuns, wake, write, writer } from "./conversation.ts";
import { modelRequests, type Product, WORKFLOW } from "./product.ts";

const LONG = 60_000;
const DONE = { text: "Done." };

function expectOver(product: Product): void {
  expect(liveRuns(product)).toEqual([]);
  expect(product.api.violations).toEqual([]);
  product.check();
}

async function schedule(product: Product) {
  await product.schedule("llm-do.yml");
  return product.idle();
}

describe("scheduled runs", () => {
  test(
    "share a branch and its pull request, one waits at a time, lost relays are found",
    async () => {
      let week = 0;
      const answer = (turn: number) => {
        if (turn > 0) return DONE;
        week += 1;
        return { calls: [write(`week-${week}.md`, `Week ${week}\n`)] };
      };
      await using product = await writer([], { answers: { "You keep": answer } });
      const [first] = await schedule(product);
      expect(first?.outputs).toMatchObject({ status: "suspended", "pending-approvals": "1" });
      expect(product.pullRequest(1)).toMatchObject({ head: "llm-do/main", isDraft: true });

      const [second] = await schedule(product);
      expect(second).toMatchObject({ conclusion: "success", outputs: first?.outputs });
      expect(modelRequests(product)).toBe(1);

      // Nobody woke the product for this one.
      product.as("maria").comment(1, "/approve A1");
      const [third] = await schedule(product);
      expect(third?.outputs).toMatchObject({
        status: "completed",
        "run-id": first?.outputs["run-id"],
      });
      expect(product.pullRequest(1)).toMatchObject({
        isDraft: false,
        files: { "week-1.md": "added" },
      });

      const [fourth] = await schedule(product);
      expect(fourth?.outputs["run-id"]).not.toBe(first?.outputs["run-id"]);
      expect(product.pullRequests()).toHaveLength(1);
      const words = product.as("maria").comment(1, "/approve all");
      await wake(product, 1);
      expect(Object.keys(product.reactions(words.id))).toContain("rocket");
      expect(product.pullRequest(1)).toMatchObject({ state: "open" });
      expect(product.pullRequest(1).files).toMatchObject({ "week-2.md": "added" });
      expectOver(product);
    },
    LONG,
  );

  test(
    "that are cancelled leave the open result of an earlier one alone",
    async () => {
      let runs = 0;
      const answer = (turn: number) => {
        if (turn === 0) runs += 1;
        return turn > 0 ? DONE : { calls: [write(`week-${runs}.md`, "Words\n")] };
      };
      await using product = await writer([], { answers: { "You keep": answer } });
      await schedule(product);
      product.as("maria").comment(1, "/approve A1");
      await wake(product, 1);
      await schedule(product);
      product.as("maria").comment(1, "/cancel");
      await wake(product, 1);
      expect(liveRuns(product)).toEqual([]);
      expect(product.pullRequest(1).state).toBe("open");
    },
    LONG,
  );

  test(
    "that change nothing leave nothing behind",
    async () => {
      await using product = await writer([], { answers: { "You keep": [DONE] } });
      const [run] = await schedule(product);
      expect(run?.outputs).toMatchObject({ status: "completed", result: "Done." });
      expect(product.pullRequests()).toEqual([]);
      expect(product.git("for-each-ref", "--format=%(refname)", "refs/heads")).toBe(
        "refs/heads/main",
      );
      expectOver(product);
    },
    LONG,
  );
});

describe("while requests wait", () => {
  test(
    "closing the run's pull request cancels the run",
    async () => {
      await using product = await writer(["a.md"], { workflow: WORKFLOW });
      await product.run();
      await product.after(() => product.as("maria").close(1));
      expect(product.comments(1).at(-1)?.body).toContain("cancelled");
      expect(product.threads(1)[0]?.comments[0]?.body).toContain("was cancelled and not executed");
      expect(modelRequests(product)).toBe(1);
      expectOver(product);
    },
    LONG,
  );

  test(
    "merging it cancels the run, and a pull request takes the request files away again",
    async () => {
      await using product = await writer(["a.md"], { workflow: WORKFLOW });
      await product.run();
      product.as("maria").markReady(1);
      await product.after(() => product.as("maria").merge(1));
      expect(product.threads(1)[0]?.comments[0]?.body).toContain("was cancelled and not executed");
      expect(product.pullRequests()).toHaveLength(2);
      const path = expect.stringMatching(/^\.llm-do\/requests\/\w+\/A1\.yaml$/);
      expect(Object.entries(product.pullRequest(2).files)).toEqual([[path, "removed"]]);
      expect(modelRequests(product)).toBe(1);
      expectOver(product);
    },
    LONG,
  );

  test(
    "a person's commit on the run's branch stays in the result",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      const branch = product.pullRequest(1).head;
      const theirs = product.as("maria").push(branch, { "b.md": "By hand\n" });
      product.as("maria").comment(1, "/approve A1");
      await wake(product, 1);
      expect(product.pullRequest(1)).toMatchObject({
        isDraft: false,
        files: { "a.md": "added", "b.md": "added" },
      });
      expect(product.git("merge-base", "--is-ancestor", theirs, branch)).toBe("");
      expectOver(product);
    },
    LONG,
  );

  test(
    "a conflicting commit of a person is never forced over, and the result is proposed beside it",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      const branch = product.pullRequest(1).head;
      const theirs = product.as("maria").push(branch, { "a.md": "By hand\n" });
      product.as("maria").comment(1, "/approve A1");
      const [run] = await wake(product, 1);
      expect(product.git("rev-parse", branch)).toBe(theirs);
      expect(product.pullRequest(1).state).toBe("open");
      // The result is proposed beside it, and each page names the other.
      expect(run?.outputs["pull-request-url"]).toBe(product.pullRequest(2).url);
      expect(product.pullRequest(2).files).toEqual({ "a.md": "added" });
      expect(product.pullRequest(2).body).toContain("People changed the same lines");
      expect(product.comments(1).at(-1)?.body).toContain(product.pullRequest(2).url);
      product.check();
    },
    LONG,
  );
});

describe("pull requests that others open", () => {
  const change = { base: "main", title: "A change" };

  test(
    "a new head supersedes the run that waits for the old one",
    async () => {
      await using product = await writer(["a.md"], { workflow: WORKFLOW });
      const maria = product.as("maria");
      const number = maria.openPullRequest({ ...change, head: "topic", files: { "x.txt": "1\n" } });
      await product.idle();
      const [old] = liveRuns(product);
      await product.after(() => maria.push("topic", { "x.txt": "2\n" }));
      expect(liveRuns(product)).toHaveLength(1);
      expect(liveRuns(product)).not.toContain(old);
      const bodies = [product.threads(number), [{ comments: product.comments(number) }]]
        .flat()
        .map(({ comments }) => comments.map(({ body }) => body).join("\n"));
      expect(bodies.join("\n")).toMatch(/A1\*\* was cancelled[\s\S]*a newer commit of/);
      await product.after(() => maria.comment(number, "/approve A1"));
      expect(modelRequests(product)).toBe(2);
      await product.after(() => maria.comment(number, "/approve A2"));
      expect(modelRequests(product)).toBe(3);
      expectOver(product);
    },
    LONG,
  );

  test(
    "from a fork or by Dependabot have no secrets: skipped, and green",
    async () => {
      await using product = await writer(["a.md"], { workflow: WORKFLOW });
      product.fork("sam");
      product
        .as("sam")
        .openPullRequest({ ...change, head: "sam:topic", files: { "x.txt": "1\n" } });
      const dependabot = product.as("dependabot[bot]");
      product.setRole("dependabot[bot]", "write");
      dependabot.openPullRequest({ ...change, head: "dependabot/npm", files: { "y.txt": "1\n" } });
      const runs = await product.idle();
      expect(runs.map(({ conclusion }) => conclusion)).toEqual(["success", "success"]);
      expect(runs.map(({ outputs }) => outputs.status)).toEqual(["skipped", "skipped"]);
      expect(modelRequests(product)).toBe(0);
      expectOver(product);
    },
    LONG,
  );

  test(
    "from a branch of the product start nothing",
    async () => {
      await using product = await writer(["a.md"], { workflow: WORKFLOW });
      const head = "llm-do/run-000000000000";
      product.as("maria").openPullRequest({ ...change, head, files: { "x.txt": "1\n" } });
      const [run] = await product.idle();
      expect(run).toMatchObject({ conclusion: "success", outputs: {} });
      expect(modelRequests(product)).toBe(0);
      product.check();
    },
    LONG,
  );
});
