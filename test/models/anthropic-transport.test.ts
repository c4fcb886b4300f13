import { afterEach, describe, expect, test, vi } from "vitest";
import type { Answer } from "../lab/messages-api.ts";
import { open, start } from "./loopback.ts";
import { requestOf, says } from "./request.ts";

afterEach(() => vi.unstubAllEnvs());

describe("trouble that passes", () => {
  test.each<Answer["fault"]>([
    { kind: "status", status: 429, retryAfterSeconds: 0.01, times: 2 },
    { kind: "status", status: 529, times: 1 },
    { kind: "status", status: 500, times: 1 },
    { kind: "reset", when: "before", times: 1 },
    { kind: "reset", when: "during", times: 2 },
    { kind: "stream_error", type: "overloaded_error", times: 2 },
  ])("is retried: %j", async (fault) => {
    const answer: Answer = { text: "Here I am, after a while.", ...(fault ? { fault } : {}) };
    await using api = await start([answer]);
    const response = await (await open(api)).generate(requestOf([says("hello")]));
    expect(response.content).toEqual([{ type: "text", text: "Here I am, after a while." }]);
    expect(api.requests.length).toBe(1 + (fault?.times ?? 0));
    expect(api.violations).toEqual([]);
  });

  test("is not waited for when it would take minutes", async () => {
    await using api = await start([
      { fault: { kind: "status", status: 429, retryAfterSeconds: 600, message: "Slow down." } },
    ]);
    const failure = (await open(api)).generate(requestOf([says("hello")]));
    await expect(failure).rejects.toMatchObject({
      code: "model",
      message: expect.stringContaining("Slow down. It asks to wait 10 min."),
    });
    expect(api.requests.length).toBe(1);
  });

  test("ends after three broken streams with a sentence", async () => {
    await using api = await start([{ text: "Hi.", fault: { kind: "reset", when: "during" } }]);
    const failure = (await open(api)).generate(requestOf([says("hello")]));
    await expect(failure).rejects.toMatchObject({
      code: "model",
      message: expect.stringMatching(/^The Anthropic API did not answer: .*ANTHROPIC_BASE_URL\.$/s),
    });
    expect(api.requests.length).toBe(3);
  });
});

describe("an abort", () => {
  test.each<[string, Answer]>([
    ["before the answer", { fault: { kind: "hang" } }],
    ["while it waits to retry", { fault: { kind: "status", status: 529 } }],
  ])("%s ends the request at once, with the caller's reason", async (_, answer) => {
    await using api = await start([answer]);
    const model = await open(api);
    const controller = new AbortController();
    const reason = new Error("the time of this VM is over");
    const turn = model.generate(requestOf([says("hello")], { signal: controller.signal }));
    const outcome = turn.catch((error: unknown) => error);
    await vi.waitFor(() => expect(api.requests.length).toBe(1));
    const before = performance.now();
    controller.abort(reason);
    expect(await outcome).toBe(reason);
    expect(performance.now() - before).toBeLessThan(400);
  });

  test("beforehand sends nothing", async () => {
    await using api = await start([{ text: "Hi." }]);
    const signal = AbortSignal.abort(new Error("too late"));
    const turn = (await open(api)).generate(requestOf([says("hello")], { signal }));
    await expect(turn).rejects.toThrow("too late");
    expect(api.requests).toEqual([]);
  });
});

describe("without a key", () => {
  const federation = {
    ANTHROPIC_API_KEY: "",
    ANTHROPIC_AUTH_TOKEN: "",
    ANTHROPIC_FEDERATION_RULE_ID: "fdrl_1",
    ANTHROPIC_ORGANIZATION_ID: "11111111-1111-4111-8111-111111111111",
    ANTHROPIC_IDENTITY_TOKEN: "header.payload.signature",
    ANTHROPIC_CONFIG_DIR: "/nonexistent",
  };

  test("workload identity federation is used when it is configured", async () => {
    for (const [name, value] of Object.entries(federation)) vi.stubEnv(name, value);
    await using api = await start([{ text: "Hi." }]);
    const response = await (await open(api, "")).generate(requestOf([says("hello")]));
    expect(response.stopReason).toBe("end_turn");
    expect(api.requests.map(({ path }) => path)).toEqual(["/v1/oauth/token", "/v1/messages"]);
    expect(api.violations).toEqual([]);
  });
});
