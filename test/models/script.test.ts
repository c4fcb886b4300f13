import { describe, expect, test } from "vitest";
import { scriptedModel } from "../../src/models/scripted.ts";

function open(script: string | undefined) {
  return scriptedModel({
    id: "scripted:answers.yaml",
    file: "answers.yaml",
    settings: { readProjectFile: async () => script },
  });
}

describe("a mistake in the file is reported with its place", () => {
  test.each([
    [
      "a missing file",
      undefined,
      "Model 'scripted:answers.yaml' reads its answers from 'answers.yaml', and the project has no such file. Create it (docs/scripted-models.md shows the format) or configure another model.",
    ],
    ["an empty file", "", "answers.yaml:1:1: The file must be a mapping, not null."],
    [
      "broken YAML",
      "workers:\n  main: [\n",
      "answers.yaml:3:1: Flow sequence in block collection must be sufficiently indented and end with a ].",
    ],
    ["a key twice", "workers: {}\nworkers: {}\n", "answers.yaml:2:1: Map keys must be unique."],
    [
      "an unknown tag",
      "workers: !!js/function x\n",
      "answers.yaml:1:10: Unresolved tag: tag:yaml.org,2002:js/function.",
    ],
    [
      "an alias without anchor",
      "workers: *nobody\n",
      "answers.yaml:1:1: Unresolved alias (the anchor must be set before the alias): nobody.",
    ],
    [
      "a worker without answers",
      "workers:\n  main: []\n",
      "answers.yaml:2:9: 'main' must not be empty.",
    ],
    [
      "a worker that is a text",
      "workers:\n  main: Hello\n",
      "answers.yaml:2:9: 'main' must be a list, not \"Hello\".",
    ],
    [
      "an unknown key",
      "workers:\n  main:\n    - txet: Hello\n",
      `answers.yaml:3:7: Unknown key 'txet'. Did you mean "text"? Known keys: expect, text, calls, stop_reason, usage, error.`,
    ],
    [
      "a wrong stop reason",
      "workers:\n  main:\n    - text: Hi\n      stop_reason: tired\n",
      "answers.yaml:4:20: 'stop_reason' is \"tired\"; known are: end_turn, max_tokens, stop_sequence, tool_use, pause_turn, refusal, model_context_window_exceeded.",
    ],
    [
      "a call without tool",
      "workers:\n  main:\n    - calls:\n        - input: {}\n",
      "answers.yaml:4:11: 'tool' is missing.",
    ],
    [
      "an answer that is a text",
      "workers:\n  main:\n    - Hello\n",
      "answers.yaml:3:7: Item 1 of 'main' must be a mapping, not \"Hello\".",
    ],
    [
      "when outside either",
      "workers:\n  main:\n    - when: x\n      text: Hi\n",
      "answers.yaml:3:7: Unknown key 'when'. Known keys: expect, text, calls, stop_reason, usage, error.",
    ],
    [
      "an answer beside conversations",
      "workers:\n  main:\n    - answers: [{}]\n    - text: Hi\n",
      "answers.yaml:4:7: 'answers' is missing.",
    ],
    [
      "text beside either",
      "workers:\n  main:\n    - either: [{ text: Hi }]\n      text: Ho\n",
      "answers.yaml:4:7: Unknown key 'text'. Known keys: either.",
    ],
    [
      "an empty expectation",
      "workers:\n  main:\n    - expect: ''\n",
      "answers.yaml:3:15: 'expect' must not be empty.",
    ],
    [
      "half a token",
      "workers:\n  main:\n    - usage: { input: 0.5 }\n",
      "answers.yaml:3:23: 'input' must be a whole number, not 0.5.",
    ],
  ])("%s", async (_, script, message) => {
    const outcome = await open(script).catch((error: Error) => error);
    expect(outcome).toMatchObject({ name: "LlmDoError", code: "project", message });
  });
});
