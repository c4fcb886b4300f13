import nock from "nock";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { anthropicModel } from "../../src/models/anthropic.ts";
import { requestOf, says } from "./request.ts";

const host = "https://api.anthropic.test";

beforeAll(() => nock.disableNetConnect());
afterEach(() => {
  vi.unstubAllEnvs();
  nock.cleanAll();
});
afterAll(() => {
  nock.enableNetConnect();
  nock.restore();
});

async function failureOf(model = "claude-sonnet-5-5", key = "sk-test"): Promise<string> {
  const opened = await anthropicModel({
    id: `anthropic:${model}`,
    settings: { anthropicApiKey: key, anthropicBaseUrl: host },
  });
  const outcome = await opened
    .generate(requestOf([says("hello")]))
    .catch((error: unknown) => error);
  expect(outcome).toMatchObject({ name: "LlmDoError", code: "model", cause: expect.any(Error) });
  return (outcome as Error).message;
}

function answerWith(status: number, type: string, message: string): void {
  const body = { type: "error", error: { type, message }, request_id: "req_1" };
  // `x-should-retry` only spares the test the waiting; the sentence is the one after the last retry.
  const headers = { "request-id": "req_1", "x-should-retry": "false" };
  nock(host).post("/v1/messages").reply(status, body, headers);
}

test("401 names the secret and the input", async () => {
  answerWith(401, "authentication_error", "invalid bearer token");
  expect(await failureOf()).toMatchInlineSnapshot(
    `"The Anthropic API did not accept the key: invalid bearer token. Create one at https://platform.claude.com/settings/keys and store it in the secret ANTHROPIC_API_KEY (input \`anthropic-api-key\`), without quotes or line breaks. (request req_1)"`,
  );
});

test("403 names the model", async () => {
  answerWith(403, "permission_error", "Your workspace may not use this model.");
  expect(await failureOf()).toMatchInlineSnapshot(
    `"The Anthropic API does not allow model 'claude-sonnet-5-5' for this key: Your workspace may not use this model. Check the workspace of the key and its models at https://platform.claude.com/settings/keys. (request req_1)"`,
  );
});

test("404 offers the model that was meant", async () => {
  answerWith(404, "not_found_error", "model: claude-sonet-5-5");
  expect(await failureOf("claude-sonet-5-5")).toMatchInlineSnapshot(
    `"The Anthropic API knows no model 'claude-sonet-5-5'. Did you mean "claude-sonnet-5-5"? Check \`model:\` of the worker. (request req_1)"`,
  );
});

test("400 for a long prompt says what to do", async () => {
  answerWith(400, "invalid_request_error", "prompt is too long: 1200000 tokens > 1000000 maximum");
  expect(await failureOf()).toMatchInlineSnapshot(
    `"The conversation is too long for model 'claude-sonnet-5-5': prompt is too long: 1200000 tokens > 1000000 maximum. Split the work: let the worker delegate parts to other workers (each has a conversation of its own), read less per call, or use a model with a larger context window. (request req_1)"`,
  );
});

test("413 is a long prompt too", async () => {
  answerWith(413, "request_too_large", "Request exceeds the maximum size");
  expect(await failureOf()).toMatch(/^The conversation is too long/);
});

test("400 for an empty account names the page for credit", async () => {
  answerWith(400, "invalid_request_error", "Your credit balance is too low to access the API.");
  expect(await failureOf()).toMatchInlineSnapshot(
    `"The Anthropic account cannot pay for the request: Your credit balance is too low to access the API. Add credit at https://platform.claude.com/settings/billing. (request req_1)"`,
  );
});

test("any other 400 asks for a report", async () => {
  answerWith(400, "invalid_request_error", "messages.3: something new");
  expect(await failureOf()).toMatchInlineSnapshot(
    `"The Anthropic API refused the request for model 'claude-sonnet-5-5': messages.3: something new. If the worker's own settings do not explain it, please report it as a bug of llm-do. (request req_1)"`,
  );
});

test.each([
  [429, "rate_limit_error", "The Anthropic account reached a limit: Try later."],
  [529, "overloaded_error", "The Anthropic API is overloaded: Try later."],
  [500, "api_error", "The Anthropic API failed with status 500: Try later."],
  [504, "timeout_error", "The Anthropic API failed with status 504: Try later."],
])("%d is told as what it is", async (status, type, sentence) => {
  answerWith(status, type, "Try later");
  expect(await failureOf()).toBe(`${sentence} (request req_1)`);
});

test("a failed connection names its cause", async () => {
  nock(host).post("/v1/messages").times(5).replyWithError("getaddrinfo ENOTFOUND");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const failure = failureOf().finally(() => vi.useRealTimers());
  while (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1000);
  const message = await failure;
  expect(nock.isDone()).toBe(true);
  expect(message).toMatchInlineSnapshot(
    `"The Anthropic API did not answer: Connection error: fetch failed: getaddrinfo ENOTFOUND. Check the network and ANTHROPIC_BASE_URL."`,
  );
});

test("a missing key names every way to provide one", async () => {
  for (const name of ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "ANTHROPIC_PROFILE"]) {
    vi.stubEnv(name, "");
  }
  vi.stubEnv("ANTHROPIC_FEDERATION_RULE_ID", "");
  vi.stubEnv("ANTHROPIC_CONFIG_DIR", "/nonexistent");
  expect(await failureOf("claude-sonnet-5-5", "")).toMatchInlineSnapshot(`
    "There is no key for the Anthropic API. Do one of these:
    - In a workflow, create the secret ANTHROPIC_API_KEY (Settings › Secrets and variables › Actions) and pass it to the Action as the input \`anthropic-api-key: \${{ secrets.ANTHROPIC_API_KEY }}\`. Workflows of forks and of Dependabot get no secrets.
    - At a terminal, set the environment variable ANTHROPIC_API_KEY.
    - Without any key, use workload identity federation: set ANTHROPIC_FEDERATION_RULE_ID, ANTHROPIC_ORGANIZATION_ID and ANTHROPIC_IDENTITY_TOKEN_FILE (https://platform.claude.com/docs/en/manage-claude/wif-providers/github-actions)."
  `);
});

test("a federation that fails says what the token endpoint said", async () => {
  const variables = {
    ANTHROPIC_API_KEY: "",
    ANTHROPIC_AUTH_TOKEN: "",
    ANTHROPIC_FEDERATION_RULE_ID: "fdrl_1",
    ANTHROPIC_ORGANIZATION_ID: "11111111-1111-4111-8111-111111111111",
    ANTHROPIC_IDENTITY_TOKEN: "header.payload.signature",
    ANTHROPIC_CONFIG_DIR: "/nonexistent",
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  nock(host).post("/v1/oauth/token").times(9).reply(401, { error: "invalid_grant" });
  const message = await failureOf("claude-sonnet-5-5", "");
  expect(message).toMatch(/^Workload identity federation with the Anthropic API failed: .*401/s);
  expect(message).not.toContain("header.payload.signature");
});
