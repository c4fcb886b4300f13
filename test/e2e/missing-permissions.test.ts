import { afterAll, beforeAll, expect, test } from "vitest";
import type { Run } from "../lab/github/objects.ts";
import {
  dispatchBranches,
  errorsOf,
  expectExplainedFailure,
  WORKFLOW_FILE,
  workflowWith,
} from "./attempts.ts";
import { installProduct, type Product, WORKFLOW, worker } from "./product.ts";

const LINE = "  permissions: { contents: write, pull-requests: write, issues: write }";
const permissions = (given: string) => workflowWith({ permissions: given });
const CALL = { name: "write_file", input: { path: "docs/a.md", content: "A\n" } };
const ASKS = {
  files: { "main.worker": worker("main", "toolsets:\n  filesystem: {}\n", "You write.") },
  answers: { "You write": [{ text: "I write.", calls: [CALL] }, { text: "Done." }] },
};

let product: Product;
let runs: Map<string, Run>;
beforeAll(async () => {
  product = await installProduct(ASKS);
  runs = await dispatchBranches(product, {
    "contents-read": permissions("{ contents: read, pull-requests: write, issues: write }"),
    nothing: permissions("{}"),
    "no-issues": permissions("{ contents: write, pull-requests: write }"),
    "no-pull-requests": permissions("{ contents: write, issues: write }"),
    "contents-only": permissions("{ contents: write }"),
  });
}, 60_000);
afterAll(async () => product[Symbol.asyncDispose]());

const warningsOf = (name: string) =>
  (runs.get(name)?.annotations ?? []).filter(({ level }) => level === "warning");

test.each(["contents-read", "nothing"])(
  "%s: nothing can be saved, and the line is named",
  (name) => {
    const run = runs.get(name);
    expectExplainedFailure(run);
    expect(errorsOf(run)[0]).toContain("The job's token lacks `contents: write`.");
    expect(errorsOf(run)[0]).toContain(`\n${LINE}`);
  },
);

test("no `issues: write`: a run PR needs none", () => {
  const run = runs.get("no-issues");
  expect(run).toMatchObject({ conclusion: "success", annotations: [] });
  expect(run?.outputs).toMatchObject({ status: "suspended", "pending-approvals": "1" });
  expect(run?.outputs["pull-request-url"]).toMatch(/\/pull\/\d+$/);
});

test("no `pull-requests: write`: asks in an issue and names the line in both places", async () => {
  const run = runs.get("no-pull-requests");
  expect(run).toMatchObject({ conclusion: "success", outputs: { status: "suspended" } });
  expect(warningsOf("no-pull-requests")[0]?.message).toContain(
    `The job's token lacks \`pull-requests: write\`. Give the workflow's job this line:\n${LINE}`,
  );
  const [issue] = product.issues();
  expect(issue?.body).toContain("`pull-requests: write` is missing under `permissions:`");
  expect(product.comments(issue?.number ?? 0)[0]?.body).toContain("/approve A1");
});

test("neither: red, the calls wait in the state, and the summary says how to decide them", () => {
  const run = runs.get("contents-only");
  expect(run).toMatchObject({ conclusion: "failure", outputs: { status: "suspended" } });
  expect(errorsOf(run)).toEqual([
    expect.stringContaining("The job's token lacks `issues: write`."),
  ]);
  const id = run?.outputs["run-id"] ?? "";
  expect(run?.summary).toContain(`llm-do runs resume ${id}`);
  expect(product.git("log", "-1", "--format=%s", `refs/llm-do/runs/${id}`)).toContain("A1 waits");
});

test("what could not be asked is asked by the next job that may, without a second model request", async () => {
  const id = runs.get("contents-only")?.outputs["run-id"] ?? "";
  const before = product.api.requests.length;
  const pulls = product.pullRequests().length;
  await product.schedule("llm-do.yml");
  const [run] = await product.idle();
  expect(run?.conclusion).toBe("success");
  const opened = product.pullRequests().slice(pulls);
  expect(opened).toEqual([expect.objectContaining({ head: `llm-do/run-${id}`, isDraft: true })]);
  expect(product.threads(opened[0]?.number ?? 0)).toHaveLength(1);
  expect(product.api.requests.length).toBe(before);
  expect(product.api.violations).toEqual([]);
  product.check();
});

test("a setting that forbids pull requests of Actions is named", async () => {
  await using forbidden = await installProduct({
    ...ASKS,
    settings: { actionsMayCreatePullRequests: false },
  });
  const [run] = await forbidden.run();
  expect(run).toMatchObject({ conclusion: "success", outputs: { status: "suspended" } });
  const [warning] = run?.annotations ?? [];
  expect(warning?.message).toContain("'Allow GitHub Actions to create and approve pull requests'");
  expect(forbidden.issues()[0]?.body).toContain("**Settings › Actions › General ›");
  forbidden.check();
});

test.each([
  ["issue", "issues: write"],
  ["pull request", "pull-requests: write"],
])(
  "an %s that the token may not comment on: red, instead of waiting unseen",
  async (kind, line) => {
    const given = "{ contents: write, pull-requests: write, issues: write }";
    const onIssues = WORKFLOW.replace(
      "  issue_comment:",
      "  issues: { types: [opened] }\n  issue_comment:",
    );
    await using product = await installProduct({
      files: { ...ASKS.files, [WORKFLOW_FILE]: onIssues.replace(given, "{ contents: write }") },
      answers: ASKS.answers,
    });
    const maria = product.as("maria");
    if (kind === "issue") maria.openIssue({ title: "Write" });
    else maria.openPullRequest({ head: "new", base: "main", title: "T", files: { a: "1" } });
    const [run] = await product.idle();
    expect(run).toMatchObject({ conclusion: "failure", outputs: { status: "suspended" } });
    expect(errorsOf(run)).toEqual([expect.stringContaining(`lacks \`${line}\``)]);
    product.check();
  },
);
