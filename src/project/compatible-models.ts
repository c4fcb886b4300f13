/**
 * True when `model` (`provider:model`) matches one of a worker's `compatible_models`. Globs know `*`
 * and `?` and ignore case; null = any model.
 */
export function isCompatible(patterns: readonly string[] | null, model: string): boolean {
  return patterns === null || patterns.some((pattern) => globMatches(pattern, model.trim()));
}

/** Iterative, so that a pattern of many stars costs no more than its length times the text's. */
function globMatches(pattern: string, text: string): boolean {
  const glob = pattern.trim().toLowerCase();
  const subject = text.toLowerCase();
  let [at, position, star, retry] = [0, 0, -1, 0];
  while (position < subject.length) {
    if (glob[at] === "*") {
      star = at++;
      retry = position;
    } else if (glob[at] === "?" || glob[at] === subject[position]) {
      at++;
      position++;
    } else if (star >= 0) {
      at = star + 1;
      position = ++retry;
    } else {
      return false;
    }
  }
  return /^\**$/.test(glob.slice(at));
}
