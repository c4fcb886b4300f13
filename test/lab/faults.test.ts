import { expect, it } from "vitest";
import type { Fault } from "./doors/faults.ts";
import { client, startExample, WRITE, workflow, writeAction } from "./example.ts";

/** Opens an issue, then pushes a ref, then says that it is done. */
const MAIN = `
  const { execFileSync } = require("node:child_process");
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: name, GITHUB_SERVER_URL: server } = process.env;
  const token = process.env["INPUT_GITHUB-TOKEN"];
  (async () => {
    const headers = { authorization: "Bearer " + token, "user-agent": "stand-in" };
    const body = JSON.stringify({ title: "From the action" });
    const reply = await fetch(api + "/repos/" + name + "/issues", { method: "POST", headers, body }).catch((error) => error);
    console.log("issue", reply.status ?? "no answer", reply.headers?.get("retry-after") ?? "");
    const git = (...args) => execFileSync("git", args, { stdio: "inherit" });
    git("init", "--quiet", ".");
    git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--allow-empty", "-m", "state");
    try { git("push", "--quiet", server.replace("//", "//x:" + token + "@") + "/" + name, "HEAD:refs/llm-do/x"); } catch {}
    console.log("done");
  })();
`;

/** curl repeats a request by itself when a reused connection dies unanswered: `times` covers that. */
async function runWith(fault: Fault) {
  await using lab = await startExample({
    workflow: workflow(
      "workflow_dispatch",
      "- uses: llm-do/action@v1\n- { if: always(), run: echo after }",
      "permissions: { contents: write, issues: write }",
    ),
    bundle: await writeAction(MAIN),
  });
  lab.fault(fault);
  const run = await lab.dispatch("w.yml", { by: "maria" });
  await lab.idle();
  lab.check();
  const hasRef = lab.git("for-each-ref", "refs/llm-do") !== "";
  return { log: run.log, conclusion: run.conclusion, issues: lab.issues().length, hasRef };
}

const isIssue: Fault["match"] = (request) => request.operation === "/repos/acme/app/issues";
const isPush: Fault["match"] = ({ operation, method }) => operation === "push" && method === "POST";

it.each([
  ["kill-before", isIssue, { issues: 0, hasRef: false, conclusion: "failure" }],
  ["kill-after", isIssue, { issues: 1, hasRef: false, conclusion: "failure" }],
  ["kill-before", isPush, { issues: 1, hasRef: false, conclusion: "failure" }],
  ["kill-after", isPush, { issues: 1, hasRef: true, conclusion: "failure" }],
  ["drop-before", isPush, { issues: 1, hasRef: false, conclusion: "success" }],
  ["drop-after", isPush, { issues: 1, hasRef: true, conclusion: "success" }],
] as const)("%s strikes %o where it says", async (kind, match, expected) => {
  const result = await runWith({ kind, match, times: 5 });
  expect(result).toMatchObject(expected);
  // A lost machine runs no further step, not even an always() one.
  expect(result.log.includes("after\n")).toBe(!kind.startsWith("kill"));
});

it("kills at the n-th request of one job", async () => {
  const result = await runWith({
    kind: "kill-before",
    match: ({ index, run }) => run !== null && index === 2,
  });
  expect(result).toMatchObject({ issues: 1, hasRef: false, conclusion: "failure" });
  expect(result.log).toContain("lost communication");
});

it("answers with a status, or with the secondary limit, and applies nothing", async () => {
  const failed = await runWith({ kind: "status", status: 503, match: isIssue });
  expect(failed).toMatchObject({ issues: 0, log: expect.stringContaining("issue 503") });
  const limited = await runWith({ kind: "secondary-limit", match: isIssue });
  expect(limited).toMatchObject({ issues: 0, log: expect.stringContaining("issue 403 1") });
});

it("limits content creations per minute when switched on", async () => {
  await using lab = await startExample();
  lab.switches.contentPerMinute = 2;
  const { rest } = client(lab, lab.workflowToken(WRITE));
  const statuses = [];
  for (const title of ["a", "b", "c"])
    statuses.push((await rest("POST", "/issues", { title })).status);
  expect(statuses).toEqual([201, 201, 403]);
});

it("limits the REST requests of GITHUB_TOKEN per hour", async () => {
  await using lab = await startExample();
  lab.switches.restRequestsPerHour = 2;
  const { rest } = client(lab, lab.workflowToken(WRITE));
  const replies = [await rest("GET", ""), await rest("GET", ""), await rest("GET", "")];
  expect(replies.map((one) => one.status)).toEqual([200, 200, 403]);
  expect(replies[0]?.headers.get("x-ratelimit-remaining")).toBe("1");
  expect(replies[2]?.headers.get("x-ratelimit-remaining")).toBe("0");
});
