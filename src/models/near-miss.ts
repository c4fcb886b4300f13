/** The candidate that a person most likely meant, or undefined when none is close. */
export function nearMiss(value: string, candidates: Iterable<string>): string | undefined {
  const typed = value.toLowerCase();
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(typed, candidate.toLowerCase());
    if (distance <= Math.ceil(candidate.length / 3) && distance < (best?.distance ?? Infinity)) {
      best = { candidate, distance };
    }
  }
  return best?.candidate;
}

/** ` Did you mean 'x'?`, or nothing. */
export function didYouMean(value: string, candidates: Iterable<string>): string {
  const candidate = nearMiss(value, candidates);
  return candidate === undefined ? "" : ` Did you mean '${candidate}'?`;
}

/** Levenshtein distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
