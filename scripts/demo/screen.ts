import { renderDiff, renderMarkdown } from "./markdown.ts";
import { indent, type Line, paint, type Span, span, widthOf, wrap } from "./text.ts";

export interface ScreenOptions {
  write: (text: string) => void;
  coloured: boolean;
  /** Of the terminal; null where there is none. */
  columns: number | null;
}

export interface Card {
  /** Who wrote it, or the title. */
  heading: string;
  /** What stands at the right of it: a time, a state. */
  aside: string;
  /** Markdown. */
  body: string;
}

export type Screen = ReturnType<typeof createScreen>;

const MARGIN = "   ";
const NARROWEST = 60;
const WIDEST = 92;

/** Where the demo is told: numbered sentences, and what GitHub and git show, indented below them. */
export function createScreen({ write, coloured, columns }: ScreenOptions) {
  const width = Math.min(Math.max(columns ?? WIDEST, NARROWEST), WIDEST);
  const inner = width - MARGIN.length;
  let part = 0;
  const print = (lines: Line[]): void =>
    write(lines.map((line) => `${paint(line, coloured)}\n`).join(""));
  const below = (lines: Line[]): void => print(indent(lines, span(MARGIN)));
  return {
    /** Lines at the left edge, styled as they are. */
    print: (...lines: Line[]): void => print(lines.flatMap((line) => wrap(line, width))),
    /** The next numbered sentence. */
    tell: (sentence: string): void => {
      part += 1;
      const told = wrap([span(sentence, "bold")], inner);
      print([[], ...indent(told, span(`${part}  `, "bold", "green"), span(MARGIN)), []]);
    },
    /** Lines below the sentence; what is too long goes on under `hang` more spaces. */
    show: (lines: Line[], hang = 0): void => {
      const wrapped = lines.flatMap((line) =>
        indent(wrap(line, inner - hang), span(""), span(" ".repeat(hang))),
      );
      below(wrapped);
    },
    gap: (): void => print([[]]),
    diff: (text: string): void => below(renderDiff(text)),
    /** A comment or pull request in a box. */
    card: (card: Card): void => {
      below(framed(card, inner));
    },
  };
}

function framed({ heading, aside, body }: Card, width: number): Line[] {
  const inner = width - 4;
  const side = span("│", "dim");
  const tail: Span[] = [span(` ${aside} `), span("─╮", "dim")];
  const room = width - widthOf(tail) - "╭─  ─".length;
  const title = heading.length > room ? `${heading.slice(0, room - 1).trimEnd()}…` : heading;
  const head = [span("╭─ ", "dim"), span(title, "bold"), span(" ")];
  const filled = width - widthOf([...head, ...tail]);
  const rows = renderMarkdown(body, inner).map((line) => {
    const gap = " ".repeat(Math.max(0, inner - widthOf(line)));
    return [side, span(" "), ...line, span(`${gap} `), side];
  });
  return [
    [...head, span("─".repeat(filled), "dim"), ...tail],
    ...rows,
    [span(`╰${"─".repeat(width - 2)}╯`, "dim")],
  ];
}
