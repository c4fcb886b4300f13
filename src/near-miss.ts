/** ` Did you mean "shell"?`, or nothing when no candidate is close. Starts with a space. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const match = nearMiss(word, candidates);
  return match === undefined ? "" : ` Did you mean ${JSON.stringify(match)}?`;
}

/** The closest candidate within two edits (one for short words), ignoring case, `-` and `_`. */
export function nearMiss(word: string, candidates: Iterable<string>): string | undefined {
  const limit = word.length <= 4 ? 1 : 2;
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(fold(word), fold(candidate));
    if (distance <= limit && (best === undefined || distance < best.distance)) {
      best = { candidate, distance };
    }
  }
  return best?.candidate;
}

/** One spelling for snake_case, kebab-case and camelCase. */
export function fold(word: string): string {
  return word.replace(/[-_]/g, "").toLowerCase();
}

/** Levenshtein distance in which swapping two neighbours is one edit; 3 stands for everything above 2. */
export function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return 3;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const edits = [
        cell(previous, column) + 1,
        cell(current, column - 1) + 1,
        cell(previous, column - 1) + (same ? 0 : 1),
      ];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) edits.push(cell(beforePrevious, column - 2) + 1);
      current.push(Math.min(...edits));
    }
    beforePrevious = previous;
    previous = current;
  }
  return cell(previous, to.length);
}

function cell(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
