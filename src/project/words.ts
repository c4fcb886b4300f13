/**
 * Splits a command as a shell reads its words: blanks separate, quotes and backslashes join.
 * Nothing is expanded. Null when a quote is never closed or a backslash ends the text.
 */
export function splitWords(text: string): string[] | null {
  const words: string[] = [];
  let rest = text.trimStart();
  while (rest !== "") {
    const word = /^(?:[^\s'"\\]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S])+/.exec(rest)?.[0];
    if (word === undefined) return null;
    rest = rest.slice(word.length);
    if (/^['"\\]/.test(rest)) return null;
    words.push(unquote(word));
    rest = rest.trimStart();
  }
  return words;
}

function unquote(word: string): string {
  const pieces = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^'"\\]+)/g;
  return word.replace(pieces, (_, single, double, escaped, bare) => {
    if (typeof double === "string") return double.replace(/\\(["\\$`\n])/g, "$1");
    return single ?? escaped ?? bare ?? "";
  });
}
