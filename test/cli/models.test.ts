import { describe, expect, test } from "vitest";
import { startMessagesApi } from "../lab/messages-api.ts";
import { startChatApi } from "../models/chat-api.ts";
import { openKeyboard } from "./keyboard.ts";

const SEARCHER = `---
model: anthropic:claude-sonnet-5-5
server_side_tools:
  - tool_type: web_search
    max_uses: 3
---
Answer with sources.
`;

function searching(id: string) {
  return [
    { type: "server_tool_use", id, name: "web_search", input: { query: "ä" } },
    { type: "web_search_tool_result", tool_use_id: id, content: [{ encrypted_content: "Eq==" }] },
  ];
}

describe("a worker with tools of the provider (F8)", () => {
  test("goes on after a pause and answers with what it found", async () => {
    const cited = { type: "text", text: "it is so", citations: [{ url: "https://a.example" }] };
    await using api = await startMessagesApi({
      keys: ["sk-test"],
      answer: (_, { assistantTurns }) =>
        assistantTurns === 0
          ? { blocks: searching("srvtoolu_1"), stopReason: "pause_turn" }
          : { blocks: [...searching("srvtoolu_2"), cited], text: "." },
    });
    const { run } = await openKeyboard({ "main.worker": SEARCHER });
    const env = { ANTHROPIC_API_KEY: "sk-test", ANTHROPIC_BASE_URL: api.url };
    expect(await run(["Is it so?"], { env })).toMatchObject({ code: 0, stdout: "it is so.\n" });
    expect(api.violations).toEqual([]);
    const [first, second] = api.requests;
    expect(first?.body.tools).toEqual([
      { type: "web_search_20260318", name: "web_search", max_uses: 3 },
    ]);
    expect(second?.body.messages[1]?.content).toEqual(first?.response?.content);
  });

  test("is refused before anything starts where the model has none", async () => {
    const { run, runIds } = await openKeyboard({ "main.worker": SEARCHER });
    const { code, stderr } = await run(["Is it so?", "--model", "openai:gpt-6"], {
      env: { OPENAI_API_KEY: "sk-test" },
    });
    expect(code).toBe(1);
    expect(stderr).toContain(
      "main.worker:4:16: error: Model 'openai:gpt-6' has no server-side tool 'web_search'. Models that have it: anthropic:*.",
    );
    expect(await runIds("runs")).toEqual([]);
  });
});

test("openai: with any address runs a worker, its tools and its output schema (F96, F107)", async () => {
  await using api = await startChatApi([
    { calls: [{ id: "c1", name: "read_file", arguments: '{"path":"a.md"}' }] },
    { text: '{"score": 2}' },
    { text: '{"score": 4}' },
  ]);
  const { run } = await openKeyboard({
    "main.worker": `---
model: openai:gpt-6
toolsets: { filesystem: {} }
output_schema:
  type: object
  properties: { score: { type: integer, minimum: 3 } }
  required: [score]
---
Judge a.md.
`,
    "a.md": "# A",
  });
  const env = { OPENAI_BASE_URL: api.url };
  expect(await run(["Go", "--reject-all"], { env })).toMatchObject({
    code: 0,
    stdout: '{"score":4}\n',
  });
  expect(api.violations).toEqual([]);
  expect(api.requests.map(({ body }) => "response_format" in body)).toEqual([true, true, true]);
  expect(JSON.stringify(api.requests[1]?.body.messages)).toContain("# A");
  expect(JSON.stringify(api.requests[2]?.body.messages)).toContain("expected number to be >=3");
});
