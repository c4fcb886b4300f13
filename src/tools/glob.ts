/**
 * Python's `Path.glob` for one path: `**` spans folders (none included), `*`, `?` and `[a-z]` stay
 * within a name, names that begin with a dot are ordinary; `{a,b}` as models write it.
 */
export function compileGlob(pattern: string): (path: string) => boolean {
  const alternatives = expandBraces(pattern).map((one) => one.replace(/^\.?\/+/, "").split("/"));
  return (path) => {
    const names = path.split("/");
    return alternatives.some((parts) => matchSequence(parts, names, isDoubleStar, matchName));
  };
}

const MAX_ALTERNATIVES = 64;

function expandBraces(pattern: string): string[] {
  let expanded = [pattern];
  for (;;) {
    const next = expanded.flatMap(expandFirstBrace);
    if (next.length === expanded.length || next.length > MAX_ALTERNATIVES) return expanded;
    expanded = next;
  }
}

function expandFirstBrace(pattern: string): string[] {
  const brace = /\{([^{}]*,[^{}]*)\}/.exec(pattern);
  if (brace === null) return [pattern];
  const before = pattern.slice(0, brace.index);
  const after = pattern.slice(brace.index + brace[0].length);
  return (brace[1] ?? "").split(",").map((choice) => `${before}${choice}${after}`);
}

const isDoubleStar = (part: string): boolean => part === "**";

function matchName(pattern: string, name: string): boolean {
  if (pattern === "*") return true;
  const tokens = pattern.match(/\[!?\]?[^\]]*\]|./gsu) ?? [];
  return matchSequence(tokens, [...name], (token) => token === "*", matchCharacter);
}

function matchCharacter(token: string, character: string): boolean {
  if (token === "?") return true;
  if (token.length < 3 || !token.startsWith("[")) return token === character;
  const negated = token[1] === "!";
  const members = [...token.slice(negated ? 2 : 1, -1)];
  return isMember(members, character) !== negated;
}

function isMember(members: string[], character: string): boolean {
  for (let index = 0; index < members.length; index += 1) {
    const low = members[index] ?? "";
    const high = members[index + 1] === "-" ? members[index + 2] : undefined;
    if (high === undefined ? low === character : low <= character && character <= high) return true;
    if (high !== undefined) index += 2;
  }
  return false;
}

/**
 * Wildcard matching that goes back to the last wildcard only, so that no pattern takes more than
 * (length of the pattern × length of the items) steps.
 */
function matchSequence(
  pattern: readonly string[],
  items: readonly string[],
  isWildcard: (part: string) => boolean,
  matches: (part: string, item: string) => boolean,
): boolean {
  let part = 0;
  let item = 0;
  let retry: { part: number; item: number } | undefined;
  while (item < items.length) {
    const expected = pattern[part];
    if (expected !== undefined && isWildcard(expected)) {
      retry = { part, item };
      part += 1;
    } else if (expected !== undefined && matches(expected, items[item] ?? "")) {
      part += 1;
      item += 1;
    } else if (retry !== undefined) {
      retry.item += 1;
      part = retry.part + 1;
      item = retry.item;
    } else return false;
  }
  return pattern.slice(part).every(isWildcard);
}
