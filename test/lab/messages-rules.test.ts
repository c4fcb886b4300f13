import { describe, expect, test } from "vitest";
import { type MessagesRequest, violationsOf } from "./messages-rules.ts";

const hello = { role: "user", content: "Hello" };
const valid: MessagesRequest = {
  model: "claude-sonnet-5-5",
  max_tokens: 100,
  messages: [hello],
};

function use(...ids: string[]) {
  const content = ids.map((id) => ({ type: "tool_use", id, name: "read", input: {} }));
  return { role: "assistant", content };
}

function results(...ids: string[]) {
  const content = ids.map((tool_use_id) => ({ type: "tool_result", tool_use_id, content: "ok" }));
  return { role: "user", content };
}

function text(value: string, rest = {}) {
  return { type: "text", text: value, ...rest };
}

const mark = { cache_control: { type: "ephemeral" } };

describe("violationsOf", () => {
  const tool = { name: "read", input_schema: { type: "object" } };
  test.each<[string, object, string]>([
    ["a removed parameter", { temperature: 1 }, "temperature: this parameter was removed"],
    ["an unknown parameter", { max_token: 1 }, "max_token: Extra inputs are not permitted"],
    ["no max_tokens", { max_tokens: undefined }, "max_tokens: Field required"],
    ["too many max_tokens", { max_tokens: 128_001 }, "128001 > 128000"],
    [
      "too many max_tokens for its model",
      { model: "claude-haiku-4-5-20251001", max_tokens: 64_001 },
      "64001 > 64000",
    ],
    ["no messages", { messages: [] }, "at least one message"],
    ["an empty system prompt", { system: "" }, "system: must not be empty"],
    ["a tool name with a space", { tools: [{ ...tool, name: "read it" }] }, "should match pattern"],
    ["two tools of one name", { tools: [tool, tool] }, "Tool names must be unique"],
    ["a tool without schema", { tools: [{ name: "read" }] }, "input_schema.type: Field required"],
    ["an assistant first", { messages: [use(), hello] }, 'first message must use the "user" role'],
    [
      "an empty message",
      { messages: [{ role: "user", content: [] }, hello] },
      "must have non-empty content",
    ],
    ["an empty text", { messages: [{ role: "user", content: [text("")] }] }, "must be non-empty"],
    ["a blank text", { messages: [{ role: "user", content: [text(" \n")] }] }, "non-whitespace"],
    [
      "an unknown field of a block",
      { messages: [{ role: "user", content: [text("a", { id: 1 })] }] },
      "text.id: Extra inputs",
    ],
    [
      "thinking of the user",
      { messages: [{ role: "user", content: [{ type: "thinking" }] }] },
      "Input tag 'thinking' is not allowed",
    ],
    [
      "citations of the user",
      { messages: [{ role: "user", content: [text("a", { citations: [] })] }] },
      "citations: not permitted",
    ],
    ["an unknown role", { messages: [hello, { role: "tool", content: "x" }] }, "unexpected role"],
    ["prefill", { messages: [hello, { role: "assistant", content: "I" }] }, "prefill"],
    ["a call without result", { messages: [hello, use("a"), hello] }, "without `tool_result`"],
    ["one of two results", { messages: [hello, use("a", "b"), results("a")] }, "after: b"],
    [
      "a result one message late",
      { messages: [hello, use("a"), hello, results("a")] },
      "without `tool_result` blocks immediately after: a",
    ],
    ["a result without call", { messages: [hello, results("a")] }, "unexpected `tool_use_id`"],
    ["two results of a call", { messages: [hello, use("a"), results("a", "a")] }, "single result"],
    [
      "text before the result",
      {
        messages: [
          hello,
          use("a"),
          { role: "user", content: [text("so"), ...results("a").content] },
        ],
      },
      "must come first",
    ],
    [
      "an id used twice",
      { messages: [hello, use("a"), results("a"), use("a"), results("a")] },
      "ids must be unique",
    ],
    ["an id with a dot", { messages: [hello, use("a.b"), results("a.b")] }, "should match"],
    [
      "an input that is a text",
      {
        messages: [
          hello,
          { role: "assistant", content: [{ ...use("a").content[0], input: "{}" }] },
          results("a"),
        ],
      },
      "valid dictionary",
    ],
    [
      "five cache marks",
      { system: Array.from("12345", (digit) => text(digit, mark)) },
      "maximum of 4 blocks with cache_control may be provided. Found 5",
    ],
    [
      "a mark on an empty result",
      {
        messages: [
          hello,
          use("a"),
          { role: "user", content: [{ ...results("a").content[0], content: "", ...mark }] },
        ],
      },
      "cache_control cannot be set for empty text blocks",
    ],
  ])("objects to %s", (_, change, words) => {
    expect(violationsOf({ ...valid, ...change }).join("\n")).toContain(words);
  });

  test("has no objection to a conversation with everything that it allows", () => {
    const messages = [hello, hello, use("a", "b"), results("b", "a"), hello];
    const system = [text("a", mark), text("b", mark), text("c", mark)];
    const tools = [{ ...tool, ...mark }];
    expect(violationsOf({ ...valid, messages, system, tools, stream: true })).toEqual([]);
  });
});
