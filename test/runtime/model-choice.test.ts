import { describe, expect, test } from "vitest";
import type { Manifest } from "../../src/project/definition.ts";
import { NO_MANIFEST } from "../../src/project/manifest.ts";
import { chooseModel, environmentModels } from "../../src/runtime/model-choice.ts";
import { checkServerTools, missingServerTools } from "../../src/runtime/server-tools.ts";
import { worker } from "./machine.ts";

interface Case {
  run?: string;
  scope?: "all" | "entry";
  own?: string;
  patterns?: string[];
  manifest?: Partial<Manifest>;
  env?: Record<string, string>;
  caller?: string;
}

function choose({ run, scope, own, patterns, manifest, env, caller }: Case) {
  return chooseModel({
    worker: worker("w", { model: own ?? null, compatibleModels: patterns ?? null }),
    callers: caller === undefined ? [] : [worker("main", { model: caller })],
    project: { manifest: { ...NO_MANIFEST, ...manifest } },
    header: { model: run ?? null, modelScope: scope ?? "all" },
    environment: environmentModels(env ?? {}),
  });
}

const file = { file: "project.yaml", model: "a:file" };
const golem = { file: "golem-forge.config.yaml", model: "a:file" };
const env = { LLM_DO_MODEL: "a:env", GOLEM_FORGE_MODEL: "a:golem" };

describe("the model of a worker (C14, C15, F107)", () => {
  test.each<[string, Case, string, string]>([
    ["the run's first", { run: "a:run", own: "a:own", manifest: file, env }, "a:run", "--model"],
    ["then its own", { own: "a:own", manifest: file, env }, "a:own", "w.worker"],
    ["then the manifest's", { manifest: file, env }, "a:file", "project.yaml"],
    ["then the environment's", { env }, "a:env", "LLM_DO_MODEL"],
    [
      "golem-forge's environment before its file",
      { manifest: golem, env },
      "a:golem",
      "GOLEM_FORGE_MODEL",
    ],
    [
      "golem-forge's environment for a program of it without a file",
      { env: { GOLEM_FORGE_MODEL: "a:golem" } },
      "a:golem",
      "GOLEM_FORGE_MODEL",
    ],
    [
      "a callee has the run's, too",
      { run: "a:run", own: "a:own", caller: "a:c" },
      "a:run",
      "--model",
    ],
    [
      "unless the run's is for the entry",
      { run: "a:run", scope: "entry", own: "a:own", caller: "a:c" },
      "a:own",
      "w.worker",
    ],
    [
      "the run's is passed over where the worker cannot take it",
      { run: "b:run", own: "a:own", patterns: ["a:*"] },
      "a:own",
      "w.worker",
    ],
    [
      "a manifest's as well",
      { manifest: file, env: { LLM_DO_MODEL: "b:env" }, patterns: ["b:*"] },
      "b:env",
      "LLM_DO_MODEL",
    ],
    [
      "its caller's where the manifest says so",
      { manifest: { inheritModel: true }, caller: "a:c" },
      "a:c",
      "its caller 'main'",
    ],
    ["a bare Claude is Anthropic's", { own: "claude-x" }, "anthropic:claude-x", "w.worker"],
    [
      "its own counts although its list excludes it (C16)",
      { own: "b:x", patterns: ["a:*"] },
      "b:x",
      "w.worker",
    ],
  ])("%s", (_, given, id, from) => {
    expect(choose(given)).toEqual({ id, from });
  });

  test.each<[Case, string]>([
    [{ caller: "a:c" }, "No model configured for worker 'w'."],
    [
      { run: "b:x", patterns: ["a:*", "c:*"] },
      "Model 'b:x' is not compatible with worker 'w'. Compatible patterns: 'a:*', 'c:*'",
    ],
  ])("is missing for %j", (given, words) => {
    expect(() => choose(given)).toThrow(words);
  });
});

describe("server_side_tools that a model does not have (F8)", () => {
  const asking = (type: "web_search" | "image_generation") =>
    worker("w", {
      serverTools: [
        {
          type,
          maxUses: null,
          allowedDomains: null,
          blockedDomains: null,
          location: { file: "w.worker", line: 4, column: 5 },
        },
      ],
    });

  test("are an error at their place that says which models have them", () => {
    expect(() => checkServerTools(asking("web_search"), "anthropic:x")).not.toThrow();
    expect(() => checkServerTools(asking("web_search"), "openai:gpt-6")).toThrow(
      "w.worker:4:5: error: Model 'openai:gpt-6' has no server-side tool 'web_search'. Models that have it: anthropic:*. Choose one, or remove the tool from 'server_side_tools'.",
    );
    expect(() => checkServerTools(asking("image_generation"), "anthropic:x")).toThrow(
      "Model 'anthropic:x' has no server-side tool 'image_generation'. No provider that can be used has it",
    );
  });

  test("are found without a model where no model has them", () => {
    expect(missingServerTools(asking("image_generation"), null)).toHaveLength(1);
    expect(missingServerTools(asking("web_search"), null)).toEqual([]);
  });
});
