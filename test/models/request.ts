import type { Message, ModelRequest, ToolSpecification } from "../../src/models/model.ts";

export const readFileTool: ToolSpecification = {
  name: "read_file",
  description: "Reads a file.",
  inputSchema: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
};

/** A request as the agent loop would make it; only what a test is about has to be said. */
export function requestOf(messages: Message[], rest: Partial<ModelRequest> = {}): ModelRequest {
  return {
    worker: "main",
    system: "You keep notes.",
    tools: [readFileTool],
    signal: new AbortController().signal,
    ...rest,
    messages,
  };
}

export function says(text: string): Message {
  return { role: "user", content: [{ type: "text", text }] };
}

/** The user message that answers every tool call of `assistant`, in call order. */
export function resultsFor(assistant: Message, ...results: string[]): Message {
  const calls = assistant.content.filter((block) => block.type === "tool_use");
  return {
    role: "user",
    content: calls.map((call, index) => ({
      type: "tool_result",
      tool_use_id: call.id,
      content: results[index] ?? "",
    })),
  };
}
