import { styleText } from "node:util";

export type Style = "bold" | "dim" | "italic" | "underline" | "red" | "green" | "yellow" | "cyan";

/** A piece of a line that looks the same throughout. */
export interface Span {
  text: string;
  styles: readonly Style[];
}

/** One line of the terminal, without its line break. */
export type Line = readonly Span[];

export function span(text: string, ...styles: Style[]): Span {
  return { text, styles };
}

/** Columns that the line takes: emoji that are shown as pictures take two. */
export function widthOf(line: Line): number {
  const text = line.map((part) => part.text).join("");
  return [...text].reduce((sum, one) => sum + (/\p{Emoji_Presentation}/u.test(one) ? 2 : 1), 0);
}

/** Breaks a line at spaces, where it has some; a single word may be longer than `width`. */
export function wrap(line: Line, width: number): Line[] {
  const lines: Span[][] = [];
  let current: Span[] = [];
  for (const word of words(line)) {
    if (current.length > 0 && widthOf([...current, ...withoutEnd(word)]) > width) {
      lines.push(current);
      current = [];
    }
    current.push(...word);
  }
  return [...lines, current].map(joined);
}

export function indent(lines: Line[], first: Span, others: Span = first): Line[] {
  return lines.map((line, index) => [index === 0 ? first : others, ...line]);
}

export function paint(line: Line, coloured: boolean): string {
  const painted = line.map(({ text, styles }) =>
    coloured && styles.length > 0 ? styleText([...styles], text, { validateStream: false }) : text,
  );
  return painted.join("").trimEnd();
}

/** Each word with the spaces after it; a word may change its style in the middle. */
function words(line: Line): Span[][] {
  const found: Span[][] = [];
  let current: Span[] = [];
  for (const { text, styles } of line) {
    for (const piece of text.match(/[^ ]+ *| +/g) ?? []) {
      current.push({ text: piece, styles });
      if (piece.endsWith(" ")) {
        found.push(current);
        current = [];
      }
    }
  }
  return current.length > 0 ? [...found, current] : found;
}

function withoutEnd(word: Span[]): Span[] {
  return word.map((part) => ({ ...part, text: part.text.trimEnd() }));
}

/** Neighbours of one look become one span again. */
function joined(line: Span[]): Line {
  const spans: Span[] = [];
  for (const { text, styles } of line) {
    const last = spans.at(-1);
    if (last?.styles === styles) spans.splice(-1, 1, { text: last.text + text, styles });
    else spans.push({ text, styles });
  }
  return spans;
}
