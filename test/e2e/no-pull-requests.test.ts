import { describe, expect, test } from "vitest";
import { liveRuns, wake, writer } from "./conversation.ts";
import type { Product } from "./product.ts";

const LONG = 60_000;

function expectOver(product: Product): void {
  expect(liveRuns(product)).toEqual([]);
  expect(product.api.violations).toEqual([]);
  product.check();
}

describe("where Actions may not create pull requests", () => {
  const settings = { actionsMayCreatePullRequests: false };

  test(
    "an issue carries the requests, with a link that opens the pull request",
    async () => {
      await using product = await writer(["a.md"], { settings });
      const [run] = await product.run();
      expect(run).toMatchObject({ conclusion: "success", outputs: { status: "suspended" } });
      const [issue] = product.issues();
      expect(issue?.body).toMatch(/\/compare\/main\.\.\.llm-do\/run-\w+\?expand=1/);
      expect(issue?.body).toContain("Allow GitHub Actions to create and approve pull requests");
      const words = product.as("maria").comment(1, "/approve A1");
      await wake(product, 1);
      expect(Object.keys(product.reactions(words.id))).toContain("rocket");
      const branch = /compare\/main\.\.\.([\w/-]+)/.exec(issue?.body ?? "")?.[1] ?? "";
      expect(product.git("show", `${branch}:a.md`)).toBe("About a.md");
      expect(product.git("ls-tree", "--name-only", branch)).not.toContain(".llm-do");
      // Nobody is left with an issue that says that it waits.
      expect(product.comments(1).at(-1)?.body).toContain("/compare/main...");
      expect(product.issue(1).state).toBe("closed");
      expectOver(product);
    },
    LONG,
  );

  test(
    "a pull request that a person opens from the branch becomes the result",
    async () => {
      await using product = await writer(["a.md"], { settings });
      await product.run();
      const branch = /compare\/main\.\.\.([\w/-]+)/.exec(product.issue(1).body)?.[1] ?? "";
      const title = "Opened by hand";
      const number = product.as("maria").openPullRequest({ head: branch, base: "main", title });
      product.as("maria").comment(1, "/approve A1");
      await wake(product, 1);
      expect(product.pullRequest(number).files).toEqual({ "a.md": "added" });
      expect(product.pullRequest(number).title).toBe("main: All is written");
      expect(product.issue(1).state).toBe("closed");
      expectOver(product);
    },
    LONG,
  );

  test(
    "and no issues either: the job says how to go on, and nothing is lost",
    async () => {
      await using product = await writer(["a.md"], { settings: { ...settings, issues: false } });
      const [run] = await product.run();
      expect(run?.outputs).toMatchObject({ status: "suspended", "pending-approvals": "1" });
      expect(run?.log).toContain("llm-do runs approve");
      expect(run?.summary).toContain("A1");
      expect(liveRuns(product)).toHaveLength(1);
      product.check();
    },
    LONG,
  );
});
