import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { Message, Model, ModelRequest } from "../../src/models/model.ts";
import { scriptedModel } from "../../src/models/scripted.ts";
import { requestOf, resultsFor, says } from "./request.ts";

function open(script: string | undefined): Promise<Model> {
  return scriptedModel({
    id: "scripted:answers.yaml",
    file: "answers.yaml",
    settings: { readProjectFile: async () => script },
  });
}

/** Answers one request after the other; `results` are those of the tool calls of each turn. */
async function converse(
  script: string,
  { input = "hello", worker = "main", results = [] as string[][] },
): Promise<Message[]> {
  const messages: Message[] = [says(input)];
  for (let turn = 0; turn <= results.length; turn++) {
    // A new model for each turn: nothing may live between two turns but the messages.
    const model = await open(script);
    const response = await model.generate(requestOf(messages, { worker }));
    const assistant: Message = { role: "assistant", content: response.content };
    messages.push(assistant);
    if (turn < results.length) messages.push(resultsFor(assistant, ...(results[turn] ?? [])));
  }
  return messages;
}

async function failure(script: string, request: ModelRequest): Promise<string> {
  const outcome = await open(script)
    .then((model) => model.generate(request))
    .catch((error: Error) => error);
  return outcome instanceof Error ? outcome.message : "no error";
}

async function exampleOfTheDocs(): Promise<string> {
  const page = await readFile(new URL("../../docs/scripted-models.md", import.meta.url), "utf8");
  const block = /```yaml\n(.*?)```/s.exec(page)?.[1];
  if (block === undefined) throw new Error("docs/scripted-models.md has no yaml block");
  return block;
}

describe("the example of docs/scripted-models.md", () => {
  test("runs to its end when the write is approved", async () => {
    const messages = await converse(await exampleOfTheDocs(), {
      input: "a bug",
      results: [["- Buy milk"], ["Wrote 24 characters", "It is urgent."]],
    });

    expect(messages.filter((message) => message.role === "assistant")).toMatchInlineSnapshot(`
      [
        {
          "content": [
            {
              "text": "I read the notes first.",
              "type": "text",
            },
            {
              "id": "toolu_scripted_1_1",
              "input": {
                "path": "notes.md",
              },
              "name": "read_file",
              "type": "tool_use",
            },
          ],
          "role": "assistant",
        },
        {
          "content": [
            {
              "text": "I add the missing line.",
              "type": "text",
            },
            {
              "id": "toolu_scripted_2_1",
              "input": {
                "content": "- Buy milk
      - Call Ada
      ",
                "path": "notes.md",
              },
              "name": "write_file",
              "type": "tool_use",
            },
            {
              "id": "toolu_scripted_2_2",
              "input": {
                "input": "Sort this: a bug",
              },
              "name": "triage",
              "type": "tool_use",
            },
          ],
          "role": "assistant",
        },
        {
          "content": [
            {
              "text": "Done. It is urgent.",
              "type": "text",
            },
          ],
          "role": "assistant",
        },
      ]
    `);
  });

  test("takes the other alternative when the write is denied", async () => {
    const messages = await converse(await exampleOfTheDocs(), {
      results: [["- Buy milk"], ["Not executed: denied by maria", "It can wait."]],
    });
    expect(messages.at(-1)?.content).toEqual([
      { type: "text", text: "I left the notes alone: Not executed: denied by maria" },
    ]);
  });

  test.each([
    ["a bug makes it crash", "It is urgent."],
    ["a bug", "It can wait."],
  ])("answers %j by the first conversation that fits", async (input, answer) => {
    const messages = await converse(await exampleOfTheDocs(), { worker: "triage", input });
    expect(messages.at(-1)?.content).toEqual([{ type: "text", text: answer }]);
  });
});

test("a conversation is chosen by the first message and goes on by the count of answers", async () => {
  const script = `
workers:
  main:
    - when: notes
      answers: [{ text: One. }, { text: Two. }, { text: Three. }]
`;
  const answered = (text: string): Message => ({
    role: "assistant",
    content: [{ type: "text", text }],
  });
  const model = await open(script);
  const messages = [says("my notes"), answered("One."), answered("Two."), says("more")];
  const { content } = await model.generate(requestOf(messages));
  expect(content).toEqual([{ type: "text", text: "Three." }]);
});

describe("an answer", () => {
  test("has the stop reason and the counts of tokens that the script gives", async () => {
    const model = await open(`
workers:
  main:
    - text: I cannot.
      stop_reason: refusal
      usage: { output: 7, cache_read: 5 }
`);
    const response = await model.generate(requestOf([says("hello")]));
    expect(response).toMatchObject({
      stopReason: "refusal",
      model: "scripted",
      usage: { input: 0, output: 7, cacheRead: 5 },
    });
  });

  test("estimates tokens so that all of the turn before is read from a cache", async () => {
    const script = "workers: { main: [{ calls: [{ tool: read_file }] }, { text: Done. }] }";
    const [first, second, third] = await converse(script, { results: [["x".repeat(4000)]] });
    const model = await open(script);
    const before = await model.generate(requestOf([first as Message]));
    const after = await model.generate(requestOf([first, second, third] as Message[]));

    expect(before.usage).toMatchObject({ input: 0, cacheRead: 0 });
    expect(after.usage.cacheRead).toBe(before.usage.cacheWrite);
    expect(after.usage.cacheWrite).toBeGreaterThan(1000);
  });

  test("leaves braces that are no placeholder alone, and does not fill in twice", async () => {
    const script = `
workers:
  main:
    - calls: [{ tool: read_file, input: { path: "{{ item }} {{github.token}}" } }]
    - text: "{{ result }}"
`;
    const messages = await converse(script, { input: "secret", results: [["{{input}} $& $1"]] });
    expect(messages[1]?.content).toMatchObject([
      { input: { path: "{{ item }} {{github.token}}" } },
    ]);
    expect(messages[3]?.content).toEqual([{ type: "text", text: "{{input}} $& $1" }]);
  });

  test("is not given to a request that was aborted", async () => {
    const model = await open("workers: { main: [{ text: Hi. }] }");
    const request = requestOf([says("hello")], { signal: AbortSignal.abort() });
    await expect(model.generate(request)).rejects.toThrow("aborted");
  });

  test("with an error fails as a provider would", async () => {
    const model = await open("workers: { main: [{ error: The key was revoked. }] }");
    await expect(model.generate(requestOf([says("hello")]))).rejects.toMatchObject({
      name: "LlmDoError",
      code: "model",
      message: "The key was revoked.",
    });
  });
});

const twoTurns = `workers:
  main:
    - calls:
        - tool: read_file
    - expect: [notes, milk]
      text: Done.
`;

describe("a script that does not fit the run", () => {
  const call: Message = {
    role: "assistant",
    content: [{ type: "tool_use", id: "toolu_1", name: "read_file", input: {} }],
  };

  test("says what was expected and what came", async () => {
    const messages = [says("hi"), call, resultsFor(call, "notes: buy bread")];
    expect(await failure(twoTurns, requestOf(messages))).toMatchInlineSnapshot(`
      "answers.yaml:5:7: Turn 2 of worker 'main' did not get what its 'expect' says.
      Expected: "milk"
      Got: "notes: buy bread""
    `);
  });

  test("names the line of the last answer when none is left", async () => {
    const messages = [says("hi"), call, resultsFor(call, "x"), call, resultsFor(call, "x")];
    expect(await failure(twoTurns, requestOf(messages))).toMatchInlineSnapshot(
      `"answers.yaml:5:7: No answer left for turn 3 of worker 'main': this is the last of 2. Add an answer after it, or end the conversation with one that has no calls."`,
    );
  });

  test("offers the worker that was meant", async () => {
    const request = requestOf([says("hi")], { worker: "mian" });
    expect(await failure(twoTurns, request)).toMatchInlineSnapshot(
      `"answers.yaml: No answers for worker 'mian'. Did you mean "main"? The file answers for: main."`,
    );
  });

  test("lists what it looked for when no conversation fits", async () => {
    const script = `workers:
  main:
    - when: bug
      answers: [{ text: Urgent. }]
    - when: [idea, request]
      answers: [{ text: Later. }]
`;
    expect(await failure(script, requestOf([says("hello")]))).toMatchInlineSnapshot(`
      "answers.yaml: No conversation of worker 'main' has a 'when' that its first message contains.
      First message: "hello"
      Tried:
        answers.yaml:3:7: "bug"
        answers.yaml:5:7: "idea" and "request""
    `);
  });

  test("lists what it looked for when no alternative fits", async () => {
    const script =
      "workers: { main: [{ either: [{ when: yes, text: A }, { when: no, text: B }] }] }";
    expect(await failure(script, requestOf([says("hello")]))).toMatchInlineSnapshot(`
      "answers.yaml:1:30: No alternative for turn 1 of worker 'main' has a 'when' that the message before it contains.
      Message: "hello"
      Tried:
        answers.yaml:1:30: "yes"
        answers.yaml:1:54: "no""
    `);
  });

  test("names a placeholder without a value", async () => {
    const script = 'workers: { main: [{ text: "{{result.2}}" }] }';
    expect(await failure(script, requestOf([says("hello")]))).toMatchInlineSnapshot(
      `"answers.yaml:1:19: '{{result.2}}' has no value: there are 0 tool results before this answer."`,
    );
  });
});
