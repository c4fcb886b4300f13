import type { MapNode, Node } from "./node.ts";
import { emptyMap, isNull } from "./node.ts";
import type { Diagnostics, Place } from "./problem.ts";
import { parseYaml } from "./yaml.ts";

const MAX_BYTES = 1024 * 1024;

export interface SourceFile {
  file: string;
  text: string;
  diagnostics: Diagnostics;
}

export interface WorkerDocument {
  settings: MapNode;
  /** The text below the front matter, trimmed; empty in a file that is YAML throughout. */
  body: string;
  /** Line of the file that `body` begins on. */
  bodyLine: number;
}

/**
 * Splits and reads a worker file: front matter between fences, front matter that only ends in one
 * (spec/dialects.md F1 and F2), or YAML throughout (F3). Null after an error, which is in the diagnostics.
 */
export function parseDocument(source: SourceFile): WorkerDocument | null {
  const lines = readLines(source);
  if (lines === null) return null;
  const { from, to, shape } = frontMatter(lines);
  const yaml = lines.slice(0, to).fill("", 0, from).join("\n");
  const root = parseYaml({ ...source, yaml, lines });
  if (root === null) {
    if (shape !== "fenced") source.diagnostics.error(firstPlace(source.file, lines), NO_FENCES);
    return null;
  }
  const settings = asSettings(root);
  if (settings === null) {
    source.diagnostics.error(root.place, NO_FENCES);
    return null;
  }
  const below = lines.slice(to + 1);
  const blank = below.findIndex((line) => line.trim() !== "");
  return { settings, body: below.join("\n").trim(), bodyLine: to + 2 + Math.max(blank, 0) };
}

const NO_FENCES =
  "This is not a worker file: expected settings such as `description: …` between two lines `---`, and the instructions below them.";

/** Reads a file that is YAML (or JSON) throughout. Null after an error. */
export function parseSettings(source: SourceFile): MapNode | null {
  const lines = readLines(source);
  if (lines === null) return null;
  const root = parseYaml({ ...source, yaml: lines.join("\n"), lines });
  if (root === null) return null;
  const settings = asSettings(root);
  if (settings === null) source.diagnostics.error(root.place, "Expected `key: value` settings.");
  return settings;
}

function asSettings(root: Node): MapNode | null {
  if (root.kind === "map") return root;
  return isNull(root) ? emptyMap(root) : null;
}

function readLines({ file, text, diagnostics }: SourceFile): string[] | null {
  if (Buffer.byteLength(text) > MAX_BYTES) {
    const size = Buffer.byteLength(text);
    const message = `The file has ${size} bytes; at most ${MAX_BYTES} (1 MiB) are read.`;
    diagnostics.error(firstPlace(file, text.slice(0, 200).split(/\r?\n/)), message);
    return null;
  }
  return text.replace(/^\ufeff/, "").split(/\r?\n/);
}

/** The first line of a file: for what is wrong with it as a whole. */
export function firstPlace(file: string, lines: string[]): Place {
  return { location: { file, line: 1, column: 1 }, text: lines[0] ?? "" };
}

interface FrontMatter {
  /** Lines of YAML: `from` inclusive, `to` exclusive; the body starts after `to`. */
  from: number;
  to: number;
  shape: "fenced" | "open" | "yaml";
}

function frontMatter(lines: string[]): FrontMatter {
  const fences: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^---[ \t]*$/.test(line)) fences.push(index);
    if (fences.length === 2) break;
  }
  const [first, second] = fences;
  if (first === undefined) return { from: 0, to: lines.length, shape: "yaml" };
  const nothingBefore = lines.slice(0, first).every((line) => /^\s*(#.*)?$/.test(line));
  if (!nothingBefore) return { from: 0, to: first, shape: "open" };
  if (second === undefined) return { from: first + 1, to: lines.length, shape: "yaml" };
  return { from: first + 1, to: second, shape: "fenced" };
}
