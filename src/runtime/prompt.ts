import type { Frame } from "./frame.ts";

/** The worker's instructions, what its caller added, and the shape that its answer must have. */
export function systemPrompt({ worker, instructions, ...frame }: Frame): string {
  const extra = instructions ? `\n\n## Additional Instructions\n\n${instructions}` : "";
  const isConversation = worker.mode === "chat" && frame.depth === 0;
  if (worker.output === null || isConversation) return worker.instructions + extra;
  const schema = JSON.stringify(worker.output, null, 2);
  return `${worker.instructions}${extra}\n\n## Output Format\n\nYour final answer must be one JSON value that satisfies this JSON Schema, and nothing else: no other words, no code fence.\n\n${schema}`;
}

/** A string is the prompt itself; anything else is JSON with sorted members (spec/dialects.md §2.9). */
export function promptOf({ input, attachments }: Frame): string {
  const nothing = attachments.length > 0 ? "Please process the attached file(s)." : "(no input)";
  if (typeof input === "string") return input.trim() === "" ? nothing : input;
  return JSON.stringify(sortMembers(input), null, 2) ?? nothing;
}

function sortMembers(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(sortMembers);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sortMembers(member)]),
  );
}
