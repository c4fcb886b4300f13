import { messageOf } from "../errors.ts";
import type { AssistantBlock } from "../models/model.ts";

/** How often a model may mend an answer that does not satisfy its schema. */
export const MORE_TRIES = 2;

/**
 * What a response says to whoever asked. Words before a tool of the provider are thoughts on the way and
 * left out; a text with citations comes in pieces that belong together.
 */
export function answerText(content: readonly AssistantBlock[]): string {
  let text = "";
  let seam = "";
  for (const block of content) {
    const piece = pieceOf(block);
    if (piece === null) {
      if (isServerWork(block)) text = "";
      seam = text === "" ? "" : "\n";
      continue;
    }
    const joined = piece.cited || seam === CITED ? "" : seam;
    text += (text === "" ? "" : joined) + piece.text;
    seam = piece.cited ? CITED : "\n";
  }
  return text.replace(/^\(no answer\)$/, "");
}

const CITED = "cited";

function pieceOf(block: AssistantBlock): { text: string; cited: boolean } | null {
  if (block.type === "text") return { text: block.text, cited: false };
  if (block.type !== "opaque" || block.block.type !== "text") return null;
  return { text: String(block.block.text ?? ""), cited: true };
}

function isServerWork(block: AssistantBlock): boolean {
  if (block.type !== "opaque") return false;
  return /^server_tool_use$|_tool_result$/.test(String(block.block.type));
}

export type CheckedAnswer =
  | { ok: true /** Canonical JSON. */; text: string }
  | { ok: false; problem: string };

/** The answer as JSON that satisfies the schema, or one or more lines about what is wrong with it. */
export async function checkAnswer(
  text: string,
  schema: Record<string, unknown>,
): Promise<CheckedAnswer> {
  const { answerSchema } = await import("../project/output-schema.ts");
  const { z } = await import("zod");
  let value: unknown;
  try {
    value = JSON.parse(withoutFence(text)) as unknown;
  } catch (error) {
    return { ok: false, problem: `It is no JSON: ${messageOf(error)}` };
  }
  const result = answerSchema(schema).safeParse(value);
  if (!result.success) return { ok: false, problem: z.prettifyError(result.error) };
  return { ok: true, text: JSON.stringify(value) };
}

/** Models like to fence JSON, whatever they are told. */
function withoutFence(text: string): string {
  const fenced = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/i.exec(text);
  return (fenced?.[1] ?? text).trim();
}

/** Told to the model that is asked again. */
export function askAgain(problem: string): string {
  return `Your answer does not satisfy the JSON Schema of this worker:\n${problem}\nAnswer again with one JSON value that does, and nothing else.`;
}
