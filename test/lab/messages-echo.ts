import { type Block, blocksOf, isObject, type MessagesRequest } from "./messages-rules.ts";

/**
 * Remembers what was answered: the API wants thinking and server-tool blocks back as they came, in
 * order, with the calls that they led to.
 * Source: https://platform.claude.com/docs/en/build-with-claude/extended-thinking (preserving thinking blocks)
 */
export function echoCheck() {
  const issued = new Map<string, string>();

  return {
    remember(content: Block[]): void {
      for (const id of idsOf(content)) issued.set(id, essence(content));
    },
    violations(request: MessagesRequest): string[] {
      const answers = (request.messages ?? []).filter(({ role }) => role === "assistant");
      return answers.flatMap((message) => {
        const content = blocksOf(message);
        const expected = idsOf(content).flatMap((id) => issued.get(id) ?? [])[0];
        if (expected === undefined || expected === essence(content)) return [];
        return [
          `blocks of an answer cannot be modified: sent ${expected}, got ${essence(content)}`,
        ];
      });
    },
  };
}

function idsOf(content: Block[]): string[] {
  return content.flatMap(({ id }) => (typeof id === "string" ? [id] : []));
}

/** Everything but text, which may be dropped when it is empty, and cache marks; keys in any order. */
function essence(content: Block[]): string {
  const kept = content.filter(({ type }) => type !== "text");
  return JSON.stringify(
    kept.map(({ cache_control, ...block }) => block),
    (_, value) => (isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value),
  );
}
