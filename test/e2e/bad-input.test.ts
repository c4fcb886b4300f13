import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Files } from "../lab/github/git.ts";
import type { Run } from "../lab/github/objects.ts";
import {
  dispatchBranches,
  errorsOf,
  expectExplainedFailure,
  WORKFLOW_FILE,
  workflowWith,
} from "./attempts.ts";
import { installProduct, modelRequests, type Product, WORKFLOW, worker } from "./product.ts";

const FILES = "toolsets:\n  filesystem: {}\n";
const ANEW = "Then start it anew: a re-run uses the files and inputs of the same commit.";
const AGAIN = "Nothing is lost: to go on from here, re-run the job. After a change of files";
const input = (...inputs: string[]) => workflowWith({ inputs });
const says = (instructions: string, settings = FILES): Files => ({
  "main.worker": worker("main", settings, instructions),
});
const summarizer = { "workers/summarizer.worker": worker("summarizer", "", "You answer.") };

interface Case {
  files: Files;
  /** Pieces of the annotation: what happened, the value, where, what to do next. */
  message: string[];
  /** Default 0. */
  modelRequests?: number;
  /** Default true: the run exists, and its ref says where it stopped. */
  isSaved?: boolean;
}

const CASES: Record<string, Case> = {
  "malformed-yaml": {
    files: { "main.worker": '---\nname: main\ntoolsets:\n  filesystem: {read: ["**"\n---\nHi.\n' },
    message: [
      "main.worker:4:27: error: Invalid YAML",
      '\n  4 |   filesystem: {read: ["**"\n',
      ANEW,
    ],
  },
  "unknown-toolset": {
    files: says("You answer.", "toolsets:\n  filesystm: {}\n"),
    message: [
      'main.worker:5:3: error: Unknown toolset "filesystm". Did you mean "filesystem"?',
      ANEW,
    ],
  },
  "no-instructions": {
    files: { "main.worker": "" },
    message: ["main.worker:1:1: error: The worker has no instructions; write them", ANEW],
  },
  "no-main-worker": {
    files: { "main.worker": null },
    message: [
      "No main.worker in commit ",
      ":\n  main.worker\n  .llm-do/main.worker",
      "set `project`",
    ],
    isSaved: false,
  },
  "project-outside": {
    files: input("project: ../elsewhere"),
    message: ['The project path "../elsewhere" must be a folder or .worker file inside'],
    isSaved: false,
  },
  "missing-worker": {
    files: { ...input("worker: sumarizer"), ...summarizer },
    message: ['There is no worker "sumarizer" in commit', 'Did you mean "summarizer"?', ANEW],
  },
  "two-manifests": {
    files: { "project.yaml": "name: one\n", "program.yaml": "name: two\n" },
    message: ["project.yaml:1:1: error: A project has one manifest", "program.yaml", ANEW],
  },
  "bad-mode": {
    files: input("approval-mode: perhaps"),
    message: [`Input 'approval-mode' is "perhaps"; allowed: review, approve-all or deny-all.`],
    isSaved: false,
  },
  "bad-token": {
    files: input("github-token: nonsense"),
    message: ["The token may not read and write the repository's git data", "contents: write"],
    isSaved: false,
  },
  "no-key": {
    files: { [WORKFLOW_FILE]: WORKFLOW.replace(/ {8}with: .*\n/, "") },
    message: [
      "There is no key for the Anthropic API.",
      "input `anthropic-api-key: $",
      "workload identity federation",
      AGAIN,
    ],
  },
  "invalid-key": {
    files: {
      [WORKFLOW_FILE]: WORKFLOW.replace(/\$\{\{ secrets\.[A-Z_]+ \}\}/, "sk-ant-old-00000"),
    },
    message: ["did not accept the key: invalid bearer token.", "secret ANTHROPIC_API_KEY", AGAIN],
    modelRequests: 1,
  },
  "unknown-model": {
    files: input("model: anthropic:claude-sonet-5-5"),
    message: ["knows no model 'claude-sonet-5-5'.", "Did you mean", "claude-sonnet-5-5"],
    modelRequests: 1,
  },
  "no-provider": {
    files: input("model: claudesonnet"),
    message: ["Model 'claudesonnet' does not name a provider. Write it as provider:model", ANEW],
  },
  "unknown-price": {
    files: input("model: anthropic:claude-nova-9", "max-cost-usd: 5"),
    message: [
      "The price of model 'anthropic:claude-nova-9' is unknown",
      "'max-cost-usd' (5)",
      ANEW,
    ],
  },
  "out-of-turns": {
    files: { ...says("You never end."), ...input("max-turns: 1") },
    message: ["The run used its 1 model turn (`max-turns`).", "with a higher `max-turns`"],
    modelRequests: 1,
  },
  "out-of-money": {
    files: { ...says("You never end."), ...input("max-cost-usd: 0.0001") },
    message: ["The run has cost $0.00", "its limit `max-cost-usd` is $0.0001. Start it anew"],
    modelRequests: 1,
  },
  refusal: {
    files: says("You refuse."),
    message: ["refused to answer as worker 'main': This asks for an exploit. Change", ANEW],
    modelRequests: 1,
  },
  "full-window": {
    files: says("You overflow."),
    message: ["worker 'main' no longer fits the model's context window. Let it delegate", ANEW],
    modelRequests: 1,
  },
  "long-prompt": {
    files: says("You are too long."),
    message: ["too long for model 'claude-sonnet-5-5': prompt is too long: 12 > 10.", AGAIN],
    modelRequests: 1,
  },
};

let product: Product;
let runs: Map<string, Run>;
beforeAll(async () => {
  const tooLong = { kind: "status", status: 400, message: "prompt is too long: 12 > 10" } as const;
  product = await installProduct({
    files: { "main.worker": worker("main", FILES, "You answer.") },
    answers: {
      "You answer": [{ text: "An answer." }],
      "You never end": () => ({ calls: [{ name: "list_files", input: {} }] }),
      "You refuse": [{ stopReason: "refusal" }],
      "You overflow": [{ stopReason: "model_context_window_exceeded" }],
      "You are too long": [{ fault: tooLong }],
    },
  });
  const branches = Object.entries(CASES).map(([name, { files }]) => [name, files]);
  runs = await dispatchBranches(product, Object.fromEntries(branches));
}, 120_000);
afterAll(async () => product[Symbol.asyncDispose]());

describe("what is wrong is said where people look, once, and in words", () => {
  test.each(Object.entries(CASES))("%s", (name, { message, isSaved = true }) => {
    const run = runs.get(name);
    expectExplainedFailure(run);
    const [said = ""] = errorsOf(run);
    for (const piece of message) expect(said).toContain(piece);
    const id = run?.outputs["run-id"];
    if (!isSaved) return expect(id).toBe("");
    const subject = product.git("log", "-1", "--format=%s", `refs/llm-do/runs/${id}`);
    expect(subject).toMatch(/^failed: /);
    expect(said).toContain(subject.replace(/^failed: |; machine free$/g, ""));
  });

  test("a run that does not stumble over a mistake says it as a warning", async () => {
    const delegates = "toolsets:\n  delegation: { allow_workers: [sumarizer] }\n";
    const files = { ...says("You answer.", delegates), ...summarizer };
    const run = (await dispatchBranches(product, { "unknown-delegate": files })).get(
      "unknown-delegate",
    );
    expect(run).toMatchObject({ conclusion: "success", outputs: { status: "completed" } });
    const [warning] = run?.annotations ?? [];
    expect(warning?.message).toContain(
      'main.worker:5:33: error: main.worker may call "sumarizer".',
    );
    expect(warning?.message).toContain('Did you mean "summarizer"?');
  });

  test("and nothing is asked of the model in vain", () => {
    const expected = Object.values(CASES).map((one) => one.modelRequests ?? 0);
    expect(modelRequests(product)).toBe(expected.reduce((sum, count) => sum + count, 1));
    expect(product.api.violations).toEqual([]);
    expect(product.pullRequests().concat(product.issues() as never)).toEqual([]);
    product.check();
  });
});
