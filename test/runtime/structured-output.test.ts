import { describe, expect, test } from "vitest";
import type { AssistantBlock } from "../../src/models/model.ts";
import { answerText, checkAnswer } from "../../src/runtime/answer.ts";
import { delegates, startWorld, type Turn, worker } from "./machine.ts";

const output = {
  type: "object",
  properties: { score: { type: "integer", minimum: 1 }, why: { type: "string" } },
  required: ["score"],
};

function world(answers: Turn[]) {
  return startWorld({ workers: [worker("main", { output })], answers: { main: answers } });
}

describe("a worker with an output schema (F7, F96, C35)", () => {
  test("returns canonical JSON, and its model is given the schema", async () => {
    using w = world([{ text: ' {"score": 3,\n"why": "ä"} ' }]);
    expect(await w.boot()).toEqual({ status: "completed", result: '{"score":3,"why":"ä"}' });
    expect(w.requests[0]?.outputSchema).toEqual(output);
    expect(w.requests[0]?.system).toContain('"minimum": 1');
  });

  test("is asked again with what is wrong, twice at most", async () => {
    using w = world([{ text: "Three." }, { text: '{"score":0}' }, { text: '{"score":3}' }]);
    expect(await w.boot()).toMatchObject({ status: "completed", result: '{"score":3}' });
    expect(JSON.stringify(w.requests[1]?.messages.at(-1))).toContain("It is no JSON");
    expect(JSON.stringify(w.requests[2]?.messages.at(-1))).toContain("at score");
  });

  test("fails with the reason when it never fits, and asks no more", async () => {
    using w = world([{ text: "1" }, { text: "2" }, { text: "{}" }, { text: "4" }]);
    const outcome = await w.boot();
    expect(outcome).toMatchObject({
      status: "failed",
      message: expect.stringContaining(
        "The answer of worker 'main' does not satisfy its output schema after 3 tries:",
      ),
    });
    expect(w.requests).toHaveLength(3);
  });

  test("may call tools before it answers", async () => {
    using w = world([{ calls: [["list_files", {}]] }, { text: '{"score":1}' }]);
    expect(await w.boot()).toMatchObject({ result: '{"score":1}' });
  });

  test("gives its caller the JSON, as a tool result", async () => {
    using w = startWorld({
      workers: [worker("main", delegates("judge")), worker("judge", { output })],
      answers: {
        main: [{ calls: [["judge", { input: "x" }]] }, { text: "end" }],
        judge: [{ text: '```json\n{ "score": 2 }\n```' }],
      },
    });
    await w.boot();
    expect(w.requests.at(-1)?.messages.at(-1)?.content).toMatchObject([
      { type: "tool_result", content: '{"score":2}' },
    ]);
  });
});

test.each([
  ['{"a":1}', true],
  ["```\n[1]\n```", false],
  ['Here: {"a":1}', false],
  ["", false],
])("the answer %j is taken: %s", async (text, ok) => {
  expect((await checkAnswer(text, { type: "object" })).ok).toBe(ok);
});

describe("the text of a response", () => {
  const text = (value: string): AssistantBlock => ({ type: "text", text: value });
  const cited = (value: string): AssistantBlock => ({
    type: "opaque",
    block: { type: "text", text: value, citations: [{}] },
  });
  const opaque = (type: string): AssistantBlock => ({ type: "opaque", block: { type } });

  test.each<[string, AssistantBlock[], string]>([
    [
      "pieces with citations belong together",
      [text("It is "), cited("so"), text(".")],
      "It is so.",
    ],
    [
      "words before a tool of the provider are thoughts",
      [text("I search."), opaque("server_tool_use"), opaque("web_search_tool_result"), text("So.")],
      "So.",
    ],
    ["other blocks separate lines", [text("a"), opaque("thinking"), text("b")], "a\nb"],
    ["nothing was said", [text("(no answer)")], ""],
  ])("%s", (_, content, expected) => {
    expect(answerText(content)).toBe(expected);
  });
});
