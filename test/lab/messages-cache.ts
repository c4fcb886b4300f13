import { createHash } from "node:crypto";
import { blocksOf, type MessagesRequest } from "./messages-rules.ts";

/** As the API counts them, in tokens. */
export interface PromptUsage {
  input_tokens: number;
  cache_creation_input_tokens: number;
  cache_read_input_tokens: number;
}

/** A marked block looks at most this many blocks back for something stored. */
const LOOKBACK = 20;

/**
 * The prompt cache of one organisation: remembers every prefix that ended in a marked block.
 * Source: https://platform.claude.com/docs/en/build-with-claude/prompt-caching. Nothing expires here.
 */
export function promptCache(options: { minimumTokens: number }) {
  const stored = new Set<string>();

  return function account(request: MessagesRequest): PromptUsage {
    const segments = segmentsOf(request);
    const marks = segments.flatMap(({ marked }, index) => (marked ? [index] : []));
    const lengths = runningTotals(segments.map(({ text }) => tokensIn(text)));
    const keys = prefixKeys(segments.map(({ text }) => text));
    const whole = lengths.at(-1) ?? 0;

    const long = marks.filter((mark) => (lengths[mark] ?? 0) >= options.minimumTokens);
    const hits = long.flatMap((mark) => {
      const oldest = Math.max(0, mark - LOOKBACK);
      for (let index = mark; index >= oldest; index--) {
        if (stored.has(keys[index] ?? "")) return [index];
      }
      return [];
    });
    const read = lengths[Math.max(-1, ...hits)] ?? 0;
    const upTo = lengths[long.at(-1) ?? -1] ?? 0;
    for (const mark of long) stored.add(keys[mark] ?? "");
    return {
      cache_read_input_tokens: read,
      cache_creation_input_tokens: Math.max(0, upTo - read),
      input_tokens: whole - Math.max(read, upTo),
    };
  };
}

/** The prompt in the order in which it is cached: tools, system, messages; without the marks themselves. */
function segmentsOf(request: MessagesRequest): { text: string; marked: boolean }[] {
  const system =
    typeof request.system === "string"
      ? [{ type: "text", text: request.system }]
      : (request.system ?? []);
  const messages = request.messages.flatMap((message) =>
    blocksOf(message).map((block) => ({ role: message.role, ...block })),
  );
  return [...(request.tools ?? []), ...system, ...messages].map((part) => {
    const { cache_control, ...rest }: Record<string, unknown> = part;
    return { text: JSON.stringify(rest), marked: cache_control !== undefined };
  });
}

function prefixKeys(texts: string[]): string[] {
  const hash = createHash("sha256");
  return texts.map((text) => hash.update(`${text}\n`).copy().digest("hex"));
}

function runningTotals(counts: number[]): number[] {
  let total = 0;
  return counts.map((count) => {
    total += count;
    return total;
  });
}

/** Four characters a token: close enough for shares and sums. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}
