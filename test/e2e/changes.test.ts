import { describe, expect, test } from "vitest";
import { liveRuns, QUIET, wake, withInputs, write, writer } from "./conversation.ts";
import { installProduct, modelRequests, type Product, WORKFLOW, worker } from "./product.ts";

const LONG = 60_000;
const FREE = "toolsets:\n  filesystem: { write_approval: false }\n";
const DONE = { text: "Done." };

function expectOver(product: Product): void {
  expect(liveRuns(product)).toEqual([]);
  expect(product.api.violations).toEqual([]);
  product.check();
}

/** A worker that may write files unasked. */
function freeWriter(path: string, workflow = QUIET) {
  return installProduct({
    workflow,
    files: { "main.worker": worker("main", FREE, "You keep the documents.") },
    answers: { "You keep": [{ calls: [write(path, "New\n")] }, DONE] },
  });
}

/** A worker that may run a script unasked, which writes whatever it likes. */
function scripted(script: string, workflow = QUIET) {
  const rules = "rules: [{ pattern: bash own.sh, approval_required: false }]";
  return installProduct({
    workflow,
    files: {
      "main.worker": worker(
        "main",
        `toolsets:\n  shell: { ${rules} }\n`,
        "You keep the documents.",
      ),
      "own.sh": script,
    },
    answers: {
      "You keep": [{ calls: [{ name: "shell", input: { command: "bash own.sh" } }] }, DONE],
    },
  });
}

describe("what was allowed beforehand", () => {
  test(
    "becomes a pull request without a question",
    async () => {
      await using product = await freeWriter("a.md");
      const [run] = await product.run();
      expect(run?.outputs).toMatchObject({ status: "completed", "pending-approvals": "0" });
      expect(run?.outputs["pull-request-url"]).toBe(product.pullRequest(1).url);
      expect(product.pullRequest(1)).toMatchObject({ isDraft: false, files: { "a.md": "added" } });
      expect(product.pullRequest(1).body).toContain("Nobody had to be asked");
      expectOver(product);
    },
    LONG,
  );

  test(
    "workflow files never enter a branch: the pull request shows their patch",
    async () => {
      const evil = "mkdir -p .github/workflows && echo 'on: push' > .github/workflows/evil.yml\n";
      await using product = await scripted(`${evil}echo New > a.md\n`);
      await product.run();
      expect(product.pullRequest(1).files).toEqual({ "a.md": "added" });
      expect(product.pullRequest(1).body).toContain("+on: push");
      expect(product.git("log", "--all", "--format=%H", "--", ".github/workflows/evil.yml")).toBe(
        "",
      );
      expectOver(product);
    },
    LONG,
  );
});

describe("a protected file that was written unasked", () => {
  const script = "echo '* @eve' > CODEOWNERS\necho evil > x.worker\necho New > a.md\n";

  test.each([
    ["approved", "/approve A1", { "a.md": "added", CODEOWNERS: "added", "x.worker": "added" }],
    ["denied", "/deny A1 Not these.", { "a.md": "added" }],
  ])(
    "waits for an approval that names it: %s",
    async (_, command, files) => {
      await using product = await scripted(script);
      const [run] = await product.run();
      expect(run?.outputs).toMatchObject({ status: "suspended", "pending-approvals": "1" });
      const body = product.threads(1)[0]?.comments[0]?.body;
      expect(body).toContain("publish_changes");
      expect(body).toContain("+* @eve");
      product.as("maria").comment(1, command);
      await wake(product, 1);
      expect(product.pullRequest(1)).toMatchObject({ isDraft: false, files });
      expect(Object.keys(product.pullRequest(1).files)).toHaveLength(Object.keys(files).length);
      expect(modelRequests(product)).toBe(2);
      expectOver(product);
    },
    LONG,
  );

  test(
    "is left out when nobody decides in time",
    async () => {
      await using product = await scripted(script, withInputs(QUIET, "expires: 4s"));
      await product.run();
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      await wake(product, 1);
      expect(product.pullRequest(1)).toMatchObject({ isDraft: false });
      expect(product.pullRequest(1).files).toEqual({ "a.md": "added" });
      expectOver(product);
    },
    LONG,
  );

  test(
    "is left out, unasked, where every question is answered with no",
    async () => {
      await using product = await scripted(script, withInputs(QUIET, "approval-mode: deny-all"));
      const [run] = await product.run();
      expect(run?.outputs).toMatchObject({ status: "completed", "denied-calls": "1" });
      expect(product.pullRequest(1).files).toEqual({ "a.md": "added" });
      expectOver(product);
    },
    LONG,
  );
});

describe("changes:", () => {
  test(
    "push, onto the branch that was checked out",
    async () => {
      await using product = await freeWriter("a.md", withInputs(QUIET, "changes: push"));
      const before = product.git("rev-parse", "main");
      await product.run();
      expect(product.git("rev-parse", "main^")).toBe(before);
      expect(product.git("show", "main:a.md")).toBe("New");
      expect(product.pullRequests()).toEqual([]);
      expectOver(product);
    },
    LONG,
  );

  test(
    "push, onto the pull request's own branch, after an approval in it",
    async () => {
      const workflow = withInputs(WORKFLOW, "changes: push");
      await using product = await writer(["a.md"], { workflow });
      const maria = product.as("maria");
      const files = { "x.txt": "1\n" };
      maria.openPullRequest({ head: "topic", base: "main", title: "A change", files });
      await product.idle();
      await product.after(() => maria.comment(1, "/approve A1"));
      expect(product.pullRequest(1).files).toEqual({ "a.md": "added", "x.txt": "added" });
      expect(product.pullRequest(1).state).toBe("open");
      // A push with GITHUB_TOKEN starts nothing.
      expect(modelRequests(product)).toBe(2);
      expectOver(product);
    },
    LONG,
  );

  test(
    "none",
    async () => {
      await using product = await freeWriter("a.md", withInputs(QUIET, "changes: none"));
      const [run] = await product.run();
      expect(run?.outputs).toMatchObject({ status: "completed", "pull-request-url": "" });
      expect(product.pullRequests()).toEqual([]);
      expect(product.git("branch", "--format=%(refname:short)")).toBe("main");
      expectOver(product);
    },
    LONG,
  );
});

describe("approval-mode:", () => {
  const denied = { files: {}, "denied-calls": "1", conclusion: "success" };
  test.each([
    ["approval-mode: approve-all", { ...denied, files: { "a.md": "added" }, "denied-calls": "0" }],
    ["approval-mode: auto_deny", denied],
    ["approval-mode: strict, fail-on-denied: true", { ...denied, conclusion: "failure" }],
  ])(
    "%s",
    async (inputs, expected) => {
      await using product = await writer(["a.md"], { workflow: withInputs(QUIET, inputs) });
      const [run] = await product.run();
      expect({
        files: product.pullRequests()[0]?.files ?? {},
        "denied-calls": run?.outputs["denied-calls"],
        conclusion: run?.conclusion,
      }).toEqual(expected);
      expect(run?.outputs.status).toBe("completed");
      expect(modelRequests(product)).toBe(2);
      if (expected["denied-calls"] === "1") {
        expect(JSON.stringify(product.api.requests[1]?.body.messages)).toContain("Not executed");
        expect(run?.log).toMatch(/1 tool calls? (was|were)/);
      }
      expectOver(product);
    },
    LONG,
  );

  test(
    "fail-on-denied counts what people deny, too",
    async () => {
      const workflow = withInputs(QUIET, "fail-on-denied: true");
      await using product = await writer(["a.md"], { workflow });
      await product.run();
      product.as("maria").comment(1, "/deny A1");
      const [run] = await wake(product, 1);
      expect(run).toMatchObject({
        conclusion: "failure",
        outputs: { status: "completed", "denied-calls": "1" },
      });
      expectOver(product);
    },
    LONG,
  );
});
