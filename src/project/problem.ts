import type { Location, Problem } from "./definition.ts";

/** A location and the line of text there: everything that a message about it needs. */
export interface Place {
  location: Location;
  text: string;
}

/** Gathers what is wrong with a file, so that the author hears of everything at once. */
export class Diagnostics {
  readonly problems: Problem[] = [];

  error(place: Place, message: string): void {
    this.problems.push({ severity: "error", message, ...place });
  }

  warning(place: Place, message: string): void {
    this.problems.push({ severity: "warning", message, ...place });
  }

  get failed(): boolean {
    return this.problems.some((problem) => problem.severity === "error");
  }
}

/** A value of the author's inside a sentence: quoted, on one line, at most 80 characters. */
export function quote(value: unknown): string {
  const text = JSON.stringify(typeof value === "string" ? crop(value) : value) ?? "nothing";
  return visible(text.length > 90 ? `${text.slice(0, 80)}…` : text);
}

function crop(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

const LINE_WIDTH = 120;

/** The problem as a compiler prints it: position, message, the line, and a caret under the column. */
export function renderProblem(problem: Problem): string {
  const { file, line, column } = problem.location;
  const head = `${visible(file)}:${line}:${column}: ${problem.severity}: ${problem.message}`;
  const start = column > LINE_WIDTH ? column - LINE_WIDTH / 2 : 0;
  const text = visible(problem.text.slice(start, start + LINE_WIDTH));
  const number = String(line);
  // Tabs stay tabs, so that the caret stands under its column however wide a tab is drawn.
  const indent = text.slice(0, column - 1 - start).replace(/[^\t]/g, " ");
  return `${head}\n  ${number} | ${text}\n  ${" ".repeat(number.length)} | ${indent}^`;
}

/** Control, bidirectional and zero-width characters would make a terminal or page show other text. */
function visible(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    "\ufffd",
  );
}
