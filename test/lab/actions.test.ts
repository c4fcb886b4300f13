import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { client, startExample, TOKEN_INPUT, WRITE, workflow, writeAction } from "./example.ts";
import type { Run } from "./github/objects.ts";

const ALL_EVENTS = `
  push: { branches: [main] }
  pull_request: { types: [opened, synchronize, closed] }
  pull_request_review:
  pull_request_review_comment: { types: [created] }
  issue_comment: { types: [created] }
  issues: { types: [opened] }
  repository_dispatch: { types: [llm-do] }
  schedule: [{ cron: "17 6 * * 1" }]
  workflow_dispatch: { inputs: { text: { default: none } } }`;
const SHOW = workflow(
  ALL_EVENTS,
  `- run: echo "ran $GITHUB_EVENT_NAME $GITHUB_REF \${{ secrets.KEY }}"`,
);

/** A killed process that nobody has waited for is a zombie: Z. */
function isAlive(pid: string): boolean {
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "";
  return stat !== "" && !/\) Z /.test(stat);
}

const shown = (run: Run) => `${run.event} ${run.ref} ${run.conclusion}`;

describe("the table of events", () => {
  it("gives every event its ref, and a reply fires two", async () => {
    await using lab = await startExample({ workflow: SHOW });
    const maria = lab.as("maria");
    const started = async (act: () => unknown) => {
      await lab.idle();
      await act();
      return (await lab.idle()).map(shown);
    };
    const number = 1;
    const open = () =>
      maria.openPullRequest({ head: "topic", title: "T", files: { "a.txt": "a\n" } });
    expect(await started(open)).toEqual(["pull_request refs/pull/1/merge success"]);
    expect(await started(() => maria.comment(number, "hi"))).toEqual([
      "issue_comment refs/heads/main success",
    ]);
    expect(
      await started(() => maria.commentOnDiff(number, { path: "a.txt", line: 1, body: "why" })),
    ).toEqual([
      "pull_request_review refs/pull/1/merge success",
      "pull_request_review_comment refs/pull/1/merge success",
    ]);
    const [thread] = lab.threads(number);
    expect(await started(() => lab.as("alice").reply(String(thread?.id), "/approve"))).toHaveLength(
      2,
    );
    expect(await started(() => maria.push("topic", { "a.txt": "b\n" }))).toEqual([
      "pull_request refs/pull/1/merge success",
    ]);
    expect(await started(() => maria.merge(number))).toEqual([
      "push refs/heads/main success",
      "pull_request refs/heads/main success",
    ]);
    expect(await started(() => maria.openIssue({ title: "I" }))).toEqual([
      "issues refs/heads/main success",
    ]);
    expect(await started(() => lab.schedule("w.yml"))).toEqual([
      "schedule refs/heads/main success",
    ]);
    expect(await started(() => lab.dispatch("w.yml", { by: "maria", ref: "topic" }))).toEqual([
      "workflow_dispatch refs/heads/topic success",
    ]);
    lab.check();
  });

  it("runs a pull request's own copy of the workflow, but the default branch's for its comments", async () => {
    await using lab = await startExample({ workflow: SHOW });
    const files = { ".github/workflows/w.yml": SHOW.replace("ran ", "edited ") };
    const number = lab.as("maria").openPullRequest({ head: "evil", title: "E", files });
    lab.as("maria").comment(number, "hi");
    const runs = (await lab.idle()).filter((run) => run.event !== "push");
    expect(runs.map((run) => run.log.trim())).toEqual([
      "edited pull_request refs/pull/1/merge",
      "ran issue_comment refs/heads/main",
    ]);
  });

  it("starts nothing while a pull request is in conflict", async () => {
    await using lab = await startExample({ workflow: SHOW });
    const number = lab
      .as("maria")
      .openPullRequest({ head: "a", title: "A", files: { "README.md": "a\n" } });
    lab.as("maria").push("main", { "README.md": "b\n" });
    await lab.idle();
    lab.as("maria").commentOnDiff(number, { path: "README.md", line: 1, body: "/approve" });
    expect(await lab.idle()).toEqual([]);
  });

  it("starts nothing for GITHUB_TOKEN except dispatches, and everything for an app", async () => {
    await using lab = await startExample({ workflow: SHOW });
    await lab.idle();
    const act = async (token: string) => {
      const { rest } = client(lab, token);
      await rest("POST", "/issues", { title: "t" });
      await rest("POST", "/dispatches", { event_type: "llm-do", client_payload: { number: 1 } });
      return (await lab.idle()).map((run) => run.event);
    };
    expect(await act(lab.workflowToken(WRITE))).toEqual(["repository_dispatch"]);
    expect(await act(lab.appToken("helper", WRITE))).toEqual(["issues", "repository_dispatch"]);
    lab.check();
  });

  it.each(["fork", "dependabot"])(
    "gives a pull request by %s no secrets and a read-only token",
    async (kind) => {
      const push = "- run: git push origin HEAD:refs/heads/stolen";
      const steps = `- run: echo "key=\${{ secrets.KEY }}"\n- uses: actions/checkout@v6\n${push}`;
      await using lab = await startExample({
        workflow: workflow("{ pull_request: }", steps, "permissions: { contents: write }"),
        secrets: { KEY: "hunter2" },
      });
      if (kind === "fork") {
        lab.fork("sam");
        lab.as("sam").openPullRequest({ head: "sam:x", title: "X", files: { "x.txt": "x" } });
      } else {
        lab.setRole("dependabot[bot]", "write");
        lab
          .as("dependabot[bot]")
          .openPullRequest({ head: "x", title: "X", files: { "x.txt": "x" } });
      }
      const [run] = await lab.idle();
      expect(run).toMatchObject({ event: "pull_request", restricted: true, conclusion: "failure" });
      expect(run?.log).toContain("key=\n");
      expect(run?.log).toContain("403");
      lab.check();
    },
  );
});

describe("the runner", () => {
  it("speaks the runner's contract to a JavaScript action", async () => {
    const main = `
      const fs = require("node:fs");
      const { env } = process;
      console.log("secret is", env["INPUT_API-KEY"], "and", Buffer.from("x").toString());
      console.log("::add-mask::born-late"); console.log("born-late");
      console.log("::warning::careful"); console.log("::stop-commands::t0k"); console.log("::error::no"); console.log("::t0k::");
      fs.appendFileSync(env.GITHUB_OUTPUT, "status<<EOF\\nok\\nEOF\\nname=v\\n");
      fs.appendFileSync(env.GITHUB_STATE, "pid=7\\n");
      fs.appendFileSync(env.GITHUB_ENV, "LATER=yes\\n");
      fs.appendFileSync(env.GITHUB_STEP_SUMMARY, "# Hello\\n");
      console.log(JSON.stringify({ node: process.version.split(".")[0], empty: fs.readdirSync("."),
        cwd: process.cwd() === env.GITHUB_WORKSPACE, token: "GITHUB_TOKEN" in env, state: "STATE_pid" in env,
        input: env.INPUT_MODE, given: env["INPUT_GITHUB-TOKEN"].length > 20, event: JSON.parse(fs.readFileSync(env.GITHUB_EVENT_PATH)).inputs,
        names: Object.keys(env).filter((name) => /^(npm_|VITEST|NODE_)/.test(name)) }));
    `;
    const inputs = `api-key: { description: k }, mode: { description: m, default: review }, ${TOKEN_INPUT}`;
    const steps = `
- uses: llm-do/action@v1
  id: go
  with: { api-key: "\${{ secrets.KEY }}" }
- run: echo "$LATER \${{ steps.go.outputs.status }} \${{ inputs.text }}"
- if: failure()
  run: echo never`;
    await using lab = await startExample({
      workflow: workflow(ALL_EVENTS, steps),
      bundle: await writeAction(main, inputs),
      secrets: { KEY: "hunter2" },
    });
    const run = await lab.dispatch("w.yml", { by: "maria", inputs: { text: "typed" } });
    await lab.idle();
    expect(run.log).toMatchInlineSnapshot(`
      "secret is *** and x
      ::add-mask::***
      ***
      ::warning::careful
      ::stop-commands::t0k
      ::error::no
      ::t0k::
      {"node":"v24","empty":[],"cwd":true,"token":false,"state":false,"input":"review","given":true,"event":{"text":"typed"},"names":[]}
      yes ok typed
      "
    `);
    expect(run).toMatchObject({
      conclusion: "success",
      outputs: { status: "ok", name: "v" },
      summary: "# Hello\n",
      annotations: [{ level: "warning", message: "careful" }],
      steps: [{ exitCode: 0 }, { exitCode: 0 }, { conclusion: "skipped" }],
      actor: { login: "maria" },
    });
    lab.check();
  });

  it("checks out what was asked, with credentials that the post step removes", async () => {
    const steps = `
- uses: actions/checkout@v6
  with: { fetch-depth: 0 }
- run: git log --format=%s && git rev-parse --abbrev-ref HEAD && git push --quiet origin HEAD:refs/llm-do/x
- uses: actions/checkout@v6
  with: { path: other, persist-credentials: false }
- run: cd other && git config --list --local | grep -c extraheader`;
    await using lab = await startExample({
      workflow: workflow("workflow_dispatch", steps, "permissions: { contents: write }"),
    });
    lab.as("maria").push("main", { "b.txt": "b" }, { message: "Second commit" });
    const run = await lab.dispatch("w.yml", { by: "maria" });
    await lab.idle();
    expect(run.log).toContain("Second commit\nFirst commit\nmain\n");
    expect(lab.git("rev-parse", "refs/llm-do/x")).toBe(lab.git("rev-parse", "main"));
    expect(run.steps.map((one) => one.conclusion)).toEqual([
      ...["success", "success", "success", "failure"],
      ...["success", "success"],
    ]);
    expect(run.log.trim().split("\n").at(-1)).toBe("0");
  });

  it("evaluates conditions of jobs, steps and needs", async () => {
    const text = `on: issue_comment
jobs:
  a:
    if: startsWith(github.event.comment.body, '/')
    runs-on: ubuntu-latest
    outputs: { said: "\${{ steps.s.outputs.said }}" }
    steps: [{ id: s, run: "echo said=yes >> $GITHUB_OUTPUT" }]
  b:
    needs: a
    runs-on: ubuntu-latest
    steps: [{ run: "echo got \${{ needs.a.outputs.said }}" }]`;
    await using lab = await startExample({ workflow: text });
    const number = lab.as("maria").openIssue({ title: "I" });
    lab.as("maria").comment(number, "/go");
    lab.as("maria").comment(number, "no");
    const runs = await lab.idle();
    expect(runs.map((run) => [run.conclusion, run.log])).toEqual([
      ["success", "got yes\n"],
      ["skipped", ""],
    ]);
  });

  it("reports a broken workflow file as a startup failure", async () => {
    await using lab = await startExample({ workflow: "on: push\njobs: { a: { runs-onn: x } }" });
    expect((await lab.idle())[0]).toMatchObject({
      conclusion: "startup_failure",
      log: expect.stringContaining("Unexpected value 'runs-onn'"),
    });
  });

  it("re-runs with the same id, event and actor, and the next attempt", async () => {
    const steps =
      '- run: echo "$GITHUB_RUN_ID $GITHUB_RUN_ATTEMPT $GITHUB_ACTOR $GITHUB_TRIGGERING_ACTOR"';
    await using lab = await startExample({ workflow: workflow("workflow_dispatch", steps) });
    const run = await lab.dispatch("w.yml", { by: "maria" });
    await lab.idle();
    const again = await lab.rerun(run, "alice");
    await lab.idle();
    expect(run.log).toBe(`${run.id} 1 maria maria\n`);
    expect(again.log).toBe(`${run.id} 2 maria alice\n`);
    const reply = await client(lab, lab.workflowToken({ actions: "read" })).rest(
      "GET",
      `/actions/runs/${run.id}`,
    );
    expect(reply.body).toMatchObject({
      run_attempt: 2,
      status: "completed",
      actor: { login: "maria" },
    });
    lab.check();
  });

  it.each([
    ["SIGINT", "INT"],
    ["SIGTERM", "TERM"],
  ] as const)("cancels with %s and runs what is always() run", async (signal, name) => {
    const steps = `
- run: |
    trap 'echo interrupted; exit 1' ${name}
    echo up; for i in $(seq 100); do sleep 0.1; done
- if: always()
  run: echo cleaned`;
    await using lab = await startExample({ workflow: workflow("workflow_dispatch", steps) });
    const run = await lab.dispatch("w.yml", { by: "maria" });
    await expect.poll(() => run.status, { timeout: 15_000 }).toBe("in_progress");
    await new Promise((resolve) => setTimeout(resolve, 500));
    lab.cancel(run, signal);
    await lab.idle();
    expect(run).toMatchObject({ conclusion: "cancelled", log: "up\ninterrupted\ncleaned\n" });
  });

  it("leaves nothing running when the job ends", async () => {
    const steps = "- run: sleep 300 & echo $!";
    await using lab = await startExample({ workflow: workflow("workflow_dispatch", steps) });
    const run = await lab.dispatch("w.yml", { by: "maria" });
    await lab.idle();
    await expect.poll(() => isAlive(run.log.trim()), { timeout: 15_000 }).toBe(false);
  });
});

describe("concurrency groups", () => {
  const start = async (extra: string) => {
    await using lab = await startExample({
      workflow: workflow(
        "workflow_dispatch",
        "- run: sleep 1",
        `concurrency: { group: g, ${extra} }`,
      ),
    });
    for (const _ of Array(3)) await lab.dispatch("w.yml", { by: "maria" });
    return (await lab.idle()).map((run) => run.conclusion);
  };

  it.each([
    ["queue: single", ["success", "cancelled", "success"]],
    ["queue: max", ["success", "success", "success"]],
    ["cancel-in-progress: true", ["cancelled", "cancelled", "success"]],
  ])("with %s end as %j", async (extra, conclusions) => {
    expect(await start(extra)).toEqual(conclusions);
  });
});
