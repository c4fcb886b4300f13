/** One `p`, `d`, `q`, `=` or a plain `s///`, with addresses that are numbers. */
const HARMLESS_SCRIPT =
  /^((\d+|\$)(,(\d+|\$|\+\d+))?)?\s*([pdq=]|s([/|#,:@])(?:\\[^\n]|(?!\6)[^\\\n])*\6(?:\\[^\n]|(?!\6)[^\\\n])*\6[gpiI\d]*)$/;

const HARMLESS_OPTION =
  /^(-[nErsuz]+|--(quiet|silent|regexp-extended|null-data|separate|unbuffered|posix))$/;

/**
 * Indexes of the words that make sed more than a filter. It writes files (`-i`, `w`, `s///w`) and
 * runs commands (`e`, `s///e`), and its scripts are a language of their own: only the plainest pass
 * (https://www.gnu.org/software/sed/manual/sed.html#Other-Commands).
 */
export function guardSed(words: readonly string[]): number[] {
  const options: number[] = [];
  const scripts: number[] = [];
  const operands: number[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (word === "-e" || word === "-ne" || word === "--expression") {
      index += 1;
      scripts.push(index);
    } else if (!word.startsWith("-") || word === "-") operands.push(index);
    else if (!HARMLESS_OPTION.test(word)) options.push(index);
  }
  const all = scripts.length > 0 ? scripts : operands.slice(0, 1);
  const guarded = all.filter((index) => !HARMLESS_SCRIPT.test(words[index] ?? ""));
  return [...options, ...guarded];
}
