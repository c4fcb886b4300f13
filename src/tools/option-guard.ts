/** Indexes of the words of a command (without its name) that a rule on its first words cannot mean. */
export type ArgumentGuard = (words: readonly string[]) => number[];

export function indexesOf(
  words: readonly string[],
  isGuarded: (word: string) => boolean,
): number[] {
  return words.flatMap((word, index) => (isGuarded(word) ? [index] : []));
}

/**
 * Matches options by letter (alone or in a cluster such as `-ro`) and by long name. GNU programs and
 * git take any unambiguous beginning of a name, so `--out=x` is `--output=x`. Words after `--` and
 * values of other options are matched too: a guard that is too wide asks, one too narrow does not.
 */
export function optionMatcher(options: {
  letters: string;
  names: readonly string[];
}): (word: string) => boolean {
  const { letters, names } = options;
  return (word) => {
    if (!word.startsWith("--")) {
      return word.startsWith("-") && [...word.slice(1)].some((letter) => letters.includes(letter));
    }
    const [given = ""] = word.slice(2).split("=", 1);
    return given !== "" && names.some((name) => name.startsWith(given));
  };
}

export function guardOptions(options: {
  letters: string;
  names: readonly string[];
}): ArgumentGuard {
  const matches = optionMatcher(options);
  return (words) => indexesOf(words, matches);
}
