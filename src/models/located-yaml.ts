import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { LlmDoError, messageOf } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";

export type Path = PropertyKey[];

/** A YAML file whose every mistake is reported as `file:line:column: sentence`, with code "project". */
export class LocatedYaml {
  readonly file: string;
  readonly value: unknown;
  readonly #document: ReturnType<typeof parseDocument>;
  readonly #lines = new LineCounter();

  constructor(file: string, source: string) {
    this.file = file;
    this.#document = parseDocument(source, { lineCounter: this.#lines, prettyErrors: false });
    // An unknown tag is only a warning of the parser, and would change what a value means.
    const mistake = this.#document.errors[0] ?? this.#document.warnings[0];
    if (mistake) throw this.#error(`${mistake.message}.`, mistake.pos[0]);
    try {
      this.value = this.#document.toJS({ maxAliasCount: 100 });
    } catch (error) {
      throw this.#error(`${messageOf(error)}.`, 0); // too many aliases, or one without its anchor
    }
  }

  /** `file:line:column` of the value at `path`, or of the nearest value around it. */
  at(path: Path): string {
    return this.#place(this.#offset(path));
  }

  /** What `schema` makes of the value at `path`. */
  read<T>(schema: z.ZodType<T>, path: Path): T {
    const result = schema.safeParse(this.#get(path));
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const where = [...path, ...(issue?.path ?? [])];
    if (issue?.code === "unrecognized_keys") {
      const key = issue.keys[0] ?? "";
      const isOwn = issue.path.length === 0 && "shape" in schema;
      const known = isOwn ? Object.keys(schema.shape as object) : [];
      const offer = known.length > 0 ? ` Known keys: ${known.join(", ")}.` : "";
      const sentence = `Unknown key '${key}'.${didYouMean(key, known)}${offer}`;
      throw this.#error(sentence, this.#keyOffset(where, key));
    }
    const sentence = `${nameOf(where)} ${complaint(issue, this.#get(where))}.`;
    throw this.#error(sentence, this.#offset(where));
  }

  #get(path: Path): unknown {
    return path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
      this.value,
    );
  }

  #offset(path: Path): number {
    for (let length = path.length; length >= 0; length--) {
      const node = this.#document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return node.range[0];
    }
    return 0;
  }

  #keyOffset(path: Path, name: string): number {
    const map = this.#document.getIn(path, true);
    const pairs = isMap(map) ? map.items : [];
    const key = pairs.map((pair) => pair.key).find((key) => isScalar(key) && key.value === name);
    return isScalar(key) && key.range ? key.range[0] : this.#offset(path);
  }

  #place(offset: number): string {
    const { line, col } = this.#lines.linePos(offset);
    return `${this.file}:${line}:${col}`;
  }

  #error(sentence: string, offset: number): LlmDoError {
    return new LlmDoError(`${this.#place(offset)}: ${sentence}`, { code: "project" });
  }
}

const IN_WORDS: Record<string, string> = {
  object: "a mapping",
  record: "a mapping",
  array: "a list",
  string: "a text",
  int: "a whole number",
};

/** `'answers'`, or `item 2 of 'answers'`. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "The file";
  return typeof last === "number"
    ? `Item ${last + 1} of '${String(path.at(-2))}'`
    : `'${String(last)}'`;
}

/** What is wrong with a value, to be read after its name. */
function complaint(issue: z.core.$ZodIssue | undefined, value: unknown): string {
  const found = JSON.stringify(value);
  if (value === undefined) return "is missing";
  if (issue?.code === "too_small") {
    return typeof value === "number" ? "must not be negative" : "must not be empty";
  }
  if (issue?.code === "invalid_value") return `is ${found}; known are: ${issue.values.join(", ")}`;
  if (issue?.code === "invalid_type") {
    return `must be ${IN_WORDS[issue.expected] ?? issue.expected}, not ${found}`;
  }
  return `is ${found}: ${issue?.message ?? "not understood"}`;
}
