import { didYouMean, fold } from "../near-miss.ts";
import { type Entry, isNull, type Node, plain } from "./node.ts";
import { type Diagnostics, type Place, quote } from "./problem.ts";

/** The name of a node in a message. */
export function label(node: Node): string {
  return node.path === "" ? "The file" : `"${node.path}"`;
}

/** Text on one value, trimmed. Null when it is unset, blank, or wrong (then reported). */
export function readText(node: Node, diagnostics: Diagnostics): string | null {
  if (node.kind !== "scalar") {
    diagnostics.error(node.place, `${label(node)} must be text.`);
    return null;
  }
  const text = typeof node.value === "string" ? node.value : node.value === null ? "" : node.source;
  return text.trim() === "" ? null : text.trim();
}

/**
 * A boolean, also in the words that YAML 1.1 reads as one (yes, no, on, off).
 * Undefined when it is unset or wrong (then reported).
 */
export function readBoolean(node: Node, diagnostics: Diagnostics): boolean | undefined {
  if (isNull(node)) return undefined;
  if (node.kind === "scalar") {
    const word = String(node.value).toLowerCase();
    if (["true", "yes", "on"].includes(word)) return true;
    if (["false", "no", "off"].includes(word)) return false;
  }
  const message = `${label(node)} must be true or false, not ${quote(plain(node))}.`;
  diagnostics.error(node.place, message);
  return undefined;
}

/** A whole number of at least `minimum`, or null when unset or wrong (then reported). */
export function readCount(
  node: Node,
  options: { minimum: number; diagnostics: Diagnostics },
): number | null {
  if (isNull(node)) return null;
  const value = countOf(plain(node));
  if (Number.isSafeInteger(value) && Number(value) >= options.minimum) return Number(value);
  const wanted = `a whole number of at least ${options.minimum}`;
  options.diagnostics.error(node.place, `${label(node)} must be ${wanted}, not ${quote(value)}.`);
  return null;
}

/** YAML 1.1 reads `10_000_000` as a number, YAML 1.2 as text. */
function countOf(value: unknown): unknown {
  const grouped = typeof value === "string" && /^[1-9]\d*(_\d+)+$/.test(value);
  return grouped ? Number(value.replaceAll("_", "")) : value;
}

export interface Item {
  text: string;
  place: Place;
}

/** Texts in a list; one text stands for a list of it. Wrong items are reported and left out. */
export function readTexts(node: Node, diagnostics: Diagnostics): Item[] {
  if (isNull(node)) return [];
  const nodes = node.kind === "list" ? node.items : [node];
  return nodes.flatMap((item) => {
    const known = diagnostics.problems.length;
    const text = readText(item, diagnostics);
    if (text !== null) return [{ text, place: item.place }];
    if (diagnostics.problems.length === known) {
      diagnostics.error(item.place, `${label(item)} is empty; remove it or write a text.`);
    }
    return [];
  });
}

export interface Fields {
  /** By the name in `known`, however the author spelled it (allow_workers, allowWorkers). */
  get(name: string): Entry | undefined;
  /** Entries that are not in `known`. */
  rest: Entry[];
}

/** The entries of a map. Null when it is something else (then reported); unset = no entries. */
export function readFields(
  node: Node,
  options: { known: readonly string[]; diagnostics: Diagnostics },
): Fields | null {
  if (isNull(node)) return { get: () => undefined, rest: [] };
  if (node.kind !== "map") {
    const found = quote(plain(node));
    options.diagnostics.error(
      node.place,
      `${label(node)} must be a map of settings, not ${found}.`,
    );
    return null;
  }
  const found = new Map<string, Entry>();
  const rest: Entry[] = [];
  const known = new Map(options.known.map((name) => [fold(name), name]));
  for (const entry of node.entries.values()) {
    const name = known.get(fold(entry.name));
    if (name === undefined) rest.push(entry);
    else if (!found.has(name)) found.set(name, entry);
    else options.diagnostics.error(entry.key, `"${name}" stands twice in this map; remove one.`);
  }
  return { get: (name) => found.get(name), rest };
}

/** Fields of a policy: a key that nobody reads could be a rule that nobody enforces, so it is an error. */
export function readStrictFields(
  node: Node,
  options: { known: readonly string[]; diagnostics: Diagnostics },
): Fields | null {
  const fields = readFields(node, options);
  for (const entry of fields?.rest ?? []) {
    options.diagnostics.error(entry.key, unknownKey(entry, { ...options, inside: label(node) }));
  }
  return fields;
}

/** The sentence about a key that nobody knows. */
export function unknownKey(
  entry: Entry,
  { known, inside }: { known: readonly string[]; inside: string },
): string {
  const suggestion = didYouMean(entry.name, known);
  const list = [...known].sort().join(", ");
  return `Unknown key ${quote(entry.name)} in ${inside}.${suggestion || ` Known keys: ${list}.`}`;
}
