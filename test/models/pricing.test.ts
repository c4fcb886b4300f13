import { expect, test } from "vitest";
import { costOf, KNOWN_MODELS } from "../../src/models/pricing.ts";

const million = { input: 1e6, output: 1e6, cacheRead: 1e6, cacheWrite: 1e6 };

test.each([
  ["claude-opus-5-5", 4 + 20 + 5 + 0.2],
  ["anthropic:claude-sonnet-5-5", 2 + 10 + 2.5 + 0.1],
  ["claude-haiku-4-5-20251001", 1 + 5 + 1.25 + 0.1],
  ["claude-fable-5-1", 10 + 50 + 12.5 + 0.25],
  ["scripted", 0],
  ["scripted:answers.yaml", 0],
])("a million tokens of each kind on %s cost $%d", (model, dollars) => {
  expect(costOf(model, million)).toBeCloseTo(dollars, 10);
});

test.each(["claude-opus-9", "claude-sonnet-5-5-preview", "openai:gpt-6", "toString", ""])(
  "the price of %j is unknown, which is not 0",
  (model) => {
    expect(costOf(model, million)).toBeNull();
  },
);

test.each([
  ["at 100,000 tokens", { input: 1, cacheRead: 99_999 }, (1 * 0.1 + 99_999 * 0.01 + 0.5e6) / 1e6],
  ["above, cached or not", { input: 1, cacheRead: 100_000 }, (1 * 0.5 + 1e5 * 0.05 + 2.5e6) / 1e6],
])("a prompt of Haiku 5.5 %s has the price of its length", (_, prompt, dollars) => {
  const usage = { output: 1e6, cacheWrite: 0, ...prompt };
  expect(costOf("claude-haiku-5-5", usage)).toBeCloseTo(dollars, 10);
});

test("every id of a Claude model that the SDK names has a price", async () => {
  const { readFile } = await import("node:fs/promises");
  const types = await readFile(
    new URL(
      "../../node_modules/@anthropic-ai/sdk/resources/messages/messages.d.ts",
      import.meta.url,
    ),
    "utf8",
  );
  const ids = /export type Model = (.*);/.exec(types)?.[1]?.match(/claude-[a-z0-9-]+/g) ?? [];
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((id) => costOf(id, million) === null)).toEqual([]);
  expect(KNOWN_MODELS).toContain("claude-sonnet-5-5");
});
