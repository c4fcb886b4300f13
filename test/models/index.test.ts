import { describe, expect, test } from "vitest";
import { canonicalModelId, matchesModel } from "../../src/model-id.ts";
import { incompatibility, openModel } from "../../src/models/index.ts";

const settings = {
  anthropicApiKey: "sk-test",
  openaiApiKey: "sk-test",
  openrouterApiKey: "sk-test",
  readProjectFile: async () => "workers: { main: [{ text: Hi. }] }",
};

describe("openModel", () => {
  test.each([
    ["anthropic:claude-sonnet-5-5", "anthropic:claude-sonnet-5-5"],
    [" claude-opus-5-5 ", "anthropic:claude-opus-5-5"],
    ["Anthropic: claude-haiku-4-5", "anthropic:claude-haiku-4-5"],
    ["scripted:tests/a:b.yaml", "scripted:tests/a:b.yaml"],
    ["openai:gpt-6", "openai:gpt-6"],
    ["openai-responses:gpt-6", "openai:gpt-6"],
    ["openrouter:openai/gpt-4o:free", "openrouter:openai/gpt-4o:free"],
    ["ollama:qwen3:8b", "ollama:qwen3:8b"],
  ])("opens %j as %j", async (id, opened) => {
    expect((await openModel(id, settings)).id).toBe(opened);
  });

  test.each(["", "gpt-6", "anthropic:", "anthropic", ":x"])(
    "refuses %j, which names no model",
    async (id) => {
      await expect(openModel(id, settings)).rejects.toMatchObject({
        code: "usage",
        message: expect.stringMatching(/^Model '.*' (does not name a|has the unknown provider)/),
      });
    },
  );

  test.each([
    ["antropic:claude-sonnet-5-5", `Did you mean "anthropic"?`],
    [
      "google-gla:gemini-2.5-pro",
      "Known providers: anthropic, openai, openrouter, ollama, scripted.",
    ],
    ["groq:llama-3", "'openai:MODEL' with the input 'openai-base-url' (OPENAI_BASE_URL)"],
    ["constructor:x", "unknown provider 'constructor'"],
  ])("refuses %j and says %j", async (id, words) => {
    await expect(openModel(id, settings)).rejects.toThrow(words);
  });
});

test.each([
  ["claude-sonnet-5-5", "anthropic:claude-sonnet-5-5"],
  [" anthropic:x ", "anthropic:x"],
  ["other:claude-x", "other:claude-x"],
])("the canonical id of %j is %j", (id, canonical) => {
  expect(canonicalModelId(id)).toBe(canonical);
});

describe("compatible_models", () => {
  test.each([
    ["anthropic:claude-sonnet-5-5", null, true],
    ["anthropic:claude-sonnet-5-5", ["*"], true],
    ["anthropic:claude-sonnet-5-5", ["anthropic:*"], true],
    ["claude-sonnet-5-5", ["anthropic:*"], true],
    ["anthropic:Claude-Sonnet-5-5", [" ANTHROPIC:claude-* "], true],
    ["anthropic:claude-sonnet-5-5", ["openai:*", "*sonnet*"], true],
    ["anthropic:claude-sonnet-5-5", ["anthropic:claude-sonnet-?-[4-6]"], true],
    ["anthropic:claude-sonnet-5-5", ["anthropic:claude-sonnet-?-[!4-6]"], false],
    ["anthropic:claude-sonnet-5-5", ["anthropic:claude-sonnet"], false],
    ["anthropic:claude-sonnet-5-5", ["sonnet*"], false],
    ["anthropic:claude-sonnet-5.5", ["anthropic:claude-sonnet-5?5"], true],
    ["anthropic:claude-sonnet-5-5", ["anthropic:claude-sonnet-5.5"], false],
    ["scripted:a[1].yaml", ["scripted:a[[]1].yaml"], true],
    ["scripted:a", ["scripted:[z-a]"], false],
    ["scripted:a", [], false],
  ])("%j with %j: %j", (id, patterns, expected) => {
    expect(matchesModel(id, patterns)).toBe(expected);
  });

  test.each([
    [["anthropic:*"], null],
    [null, null],
    [
      ["a", "b"],
      "Model 'scripted:x' is not compatible with worker 'W'. Compatible patterns: 'a', 'b'",
    ],
    [
      [],
      "Worker 'W' has empty compatible_models list. Use ['*'] for any model, or specify compatible patterns.",
    ],
  ])("with %j a model is refused with %j", (patterns, message) => {
    const model = patterns?.[0] === "anthropic:*" ? "anthropic:x" : "scripted:x";
    expect(incompatibility({ worker: "W", model, patterns })).toBe(message);
  });
});
