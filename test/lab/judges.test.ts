import { expect, it } from "vitest";
import { loadJudges } from "./doors/judges.ts";
import { client, pick, startExample, WRITE, workflow } from "./example.ts";

async function objectionsTo(
  act: (api: ReturnType<typeof client>) => Promise<unknown>,
): Promise<string> {
  await using lab = await startExample();
  lab.check();
  await act(client(lab, lab.workflowToken(WRITE)));
  try {
    lab.check();
    return "none";
  } catch (error) {
    return (error as Error).message;
  }
}

it.each([
  ["an operation that is not modelled", "GET", "/labels", undefined, "does not model GET"],
  ["an unknown query parameter", "GET", "/pulls?sate=open", undefined, '"sate" does not exist'],
  ["a bad parameter", "GET", "/pulls?state=merged", undefined, 'parameter "state" = "merged"'],
  ["a missing body key", "POST", "/dispatches", {}, "event_type"],
  ["an unknown body key", "POST", "/issues", { title: "t", labal: [] }, '"labal" does not exist'],
  ["a wrong type", "POST", "/issues", { title: {} }, "/title"],
  [
    "a body where none belongs",
    "GET",
    "/pulls/1/files?page=x",
    undefined,
    'parameter "page" = "x"',
  ],
] as const)("the OpenAPI document objects to %s", async (_, method, path, body, objection) => {
  expect(await objectionsTo((api) => api.rest(method, path, body))).toContain(objection);
});

it.each([
  ["an unknown field", "{ viewer { logn } }", 'Cannot query field "logn"'],
  [
    "a missing argument",
    '{ repository(owner: "acme") { id } }',
    '"name" of type "String!" is required',
  ],
  ["a field that is not modelled", "{ viewer { bio } }", "does not model User.bio"],
  ["an unreadable document", "{ viewer {", "Unreadable query"],
])("the GraphQL schema objects to %s", async (_, query, objection) => {
  expect(await objectionsTo((api) => api.graphql(query))).toContain(objection);
});

it("objects to an answer and to an event of the lab's own that GitHub would not give", async () => {
  await using lab = await startExample();
  const { operations, judgeWebhook } = loadJudges();
  const operation = operations.find(
    (one) => one.method === "GET" && one.path === "/repos/{owner}/{repo}",
  );
  const { body } = await client(lab, lab.workflowToken(WRITE)).rest("GET", "");
  expect(operation?.judgeResponse(200, body)).toEqual([]);
  expect(operation?.judgeResponse(200, { ...(body as object), owner: {} })).not.toEqual([]);
  expect(judgeWebhook("issues-opened", { action: "opened" }).join()).toContain("issue");
  expect(judgeWebhook("issues-invented", {})).toEqual(['no webhook "issues-invented" is known']);
});

it("objects to a step that the runner does not know", async () => {
  const steps = "- uses: somebody/else@v1";
  await using lab = await startExample({ workflow: workflow("workflow_dispatch", steps) });
  const run = await lab.dispatch("w.yml", { by: "maria" });
  await lab.idle();
  expect(run.conclusion).toBe("failure");
  expect(() => lab.check()).toThrow('does not model "uses: somebody/else@v1"');
});

it("says nothing about a good request", async () => {
  expect(
    await objectionsTo(async (api) => {
      const { body } = await api.rest("POST", "/issues", { title: "Fine" });
      await api.rest("PATCH", `/issues/${pick(body, "number")}`, { state: "closed" });
    }),
  ).toBe("none");
});
