import type { Diagnostics } from "./problem.ts";

/** A position in a template; both counts start at 0, as nunjucks counts. */
export interface TemplatePlace {
  file: string;
  line: number;
  column: number;
}

/** Ends rendering after something was reported. */
export class Stopped extends Error {}

/** What is wrong with the templates of one worker, in one pass, with the lines of text. */
export class TemplateReport {
  /** The last place that rendering has passed: where an error without a place belongs. */
  at: TemplatePlace;
  readonly #texts = new Map<string, { lines: string[]; firstLine: number }>();
  readonly #problems = new Map<string, TemplatePlace & { message: string }>();

  constructor(file: string) {
    this.at = { file, line: 0, column: 0 };
  }

  get failed(): boolean {
    return this.#problems.size > 0;
  }

  /** Forgets what a pass reported: it did not have all files. */
  startPass(): void {
    this.#problems.clear();
  }

  addText(file: string, text: string, firstLine = 1): void {
    this.#texts.set(file, { lines: text.split(/\r?\n/), firstLine });
  }

  add(place: TemplatePlace, message: string): void {
    const key = `${place.file}:${place.line}:${place.column}:${message}`;
    this.#problems.set(key, { ...place, message });
  }

  /** Reports and ends rendering. */
  stop(place: TemplatePlace, message: string): never {
    this.add(place, message);
    throw new Stopped(message);
  }

  lineAt({ file, line }: TemplatePlace): string {
    return this.#texts.get(file)?.lines[line] ?? "";
  }

  tell(diagnostics: Diagnostics): void {
    for (const { file, line, column, message } of this.#problems.values()) {
      const first = this.#texts.get(file)?.firstLine ?? 1;
      const text = this.lineAt({ file, line, column });
      diagnostics.error(
        { location: { file, line: first + line, column: column + 1 }, text },
        message,
      );
    }
  }
}
