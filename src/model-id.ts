/** `provider:model` for an id as a person may write it: trimmed, and with the provider of a bare `claude-…`. */
export function canonicalModelId(id: string): string {
  const trimmed = id.trim();
  return /^claude-/i.test(trimmed) ? `anthropic:${trimmed}` : trimmed;
}

/**
 * Whether a model may run a worker with these `compatible_models`: globs of Python's fnmatch (`*`, `?`,
 * `[abc]`, `[!a-c]`), trimmed, in any case; null = any model. Source: spec/dialects.md §2.1.
 */
export function matchesModel(id: string, patterns: readonly string[] | null): boolean {
  if (patterns === null) return true;
  const model = [...canonicalModelId(id).toLowerCase()];
  return patterns.some((pattern) => globMatches(tokensOf(pattern.trim().toLowerCase()), model));
}

/** What one place of a pattern takes: any run of characters, or one character. */
type Token = "star" | ((character: string) => boolean);

function tokensOf(pattern: string): Token[] {
  return (pattern.match(/\[!?[^\]]+\]|[\s\S]/gu) ?? []).map((token): Token => {
    if (token === "*") return "star";
    if (token === "?") return () => true;
    if (token.length > 2 && token.startsWith("[") && token.endsWith("]")) return classOf(token);
    return (character) => character === token;
  });
}

function classOf(token: string): Token {
  const negated = token[1] === "!";
  const members = token.slice(negated ? 2 : 1, -1);
  const parts = members.match(/[\s\S]-[\s\S]|[\s\S]/gu) ?? [];
  return (character) => {
    const isMember = parts.some((part) => {
      const [first = "", last = ""] = [part.at(0), part.at(-1)];
      return part.length === 3 ? first <= character && character <= last : part === character;
    });
    return isMember !== negated;
  };
}

/** Iterative, so that a pattern of many stars costs no more than its length times the id's. */
function globMatches(tokens: Token[], characters: string[]): boolean {
  let [at, position, star, retry] = [0, 0, -1, 0];
  while (position < characters.length) {
    const token = tokens[at];
    if (token === "star") {
      star = at++;
      retry = position;
    } else if (token?.(characters[position] ?? "")) {
      at++;
      position++;
    } else if (star >= 0) {
      at = star + 1;
      position = ++retry;
    } else {
      return false;
    }
  }
  return tokens.slice(at).every((token) => token === "star");
}
