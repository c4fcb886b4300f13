import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { childPath, type Entry, type Node } from "./node.ts";
import { type Diagnostics, type Place, quote } from "./problem.ts";

// The parser needs up to a second for half a megabyte of brackets.
const MAX_LENGTH = 128 * 1024;
const MAX_DEPTH = 50;
const MAX_VALUES = 20_000;
const MAX_PROBLEMS = 10;

export interface YamlText {
  file: string;
  /** YAML, with an empty line for every line of the file before it. */
  yaml: string;
  /** All lines of the file, for messages. */
  lines: string[];
  diagnostics: Diagnostics;
}

/** Reads one YAML document. Null after a problem, all of which are in the diagnostics. */
export function parseYaml(source: YamlText): Node | null {
  const places = placesOf(source);
  if (source.yaml.length > MAX_LENGTH) {
    const message = `${source.yaml.length} characters of YAML are more than the ${MAX_LENGTH} that are read.`;
    source.diagnostics.error(places.at(0), message);
    return null;
  }
  const document = compose(source.yaml);
  if (document === null) {
    source.diagnostics.error(places.at(0), "This YAML is nested too deeply to be read.");
    return null;
  }
  const findings = [...document.errors, ...document.warnings];
  for (const finding of findings.slice(0, MAX_PROBLEMS)) {
    source.diagnostics.error(places.at(finding.pos[0]), explain(finding));
  }
  return findings.length > 0 ? null : convertDocument(document, { ...source, places });
}

function compose(yaml: string): Document.Parsed | null {
  try {
    // Duplicate keys are found below: the parser compares each key with every other one.
    const options = { prettyErrors: false, uniqueKeys: false, version: "1.2" } as const;
    return parseDocument(yaml, options);
  } catch (error) {
    // Recursion over a bomb of brackets ends in RangeError; anything else is a defect.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The parser's words for the mistakes that authors make most, in theirs. */
function explain(finding: { code: string; message: string }): string {
  if (finding.message.includes("call stack")) return "This YAML is nested too deeply to be read.";
  switch (finding.code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return 'This value contains ": ", so YAML reads a second key; put the value in quotes.';
    case "TAG_RESOLVE_FAILED":
      return `YAML tags are not supported (${finding.message}); write the plain value.`;
    case "TAB_AS_INDENT":
      return "YAML is indented with spaces, never with tabs.";
    default:
      return `Invalid YAML: ${finding.message}`;
  }
}

interface Places {
  at(offset: number): Place;
}

function placesOf({ file, lines, yaml }: YamlText): Places {
  // Filled here: the parser itself misses line ends inside what it cannot read.
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (let at = yaml.indexOf("\n"); at >= 0; at = yaml.indexOf("\n", at + 1)) {
    counter.addNewLine(at + 1);
  }
  const at = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    // An error at the very end is reported on the last line that exists.
    const known = Math.min(Math.max(line, 1), Math.max(lines.length, 1));
    const column = known === line ? Math.max(col, 1) : 1;
    return { location: { file, line: known, column }, text: lines[known - 1] ?? "" };
  };
  return { at };
}

interface Conversion {
  places: Places;
  diagnostics: Diagnostics;
}

interface Position {
  path: string;
  depth: number;
  /** The key in front of the value: where maps, lists and values without text are reported. */
  key: Place | null;
}

interface Inside extends Omit<Position, "key"> {
  place: Place;
}

/** Walks the tree in document order, which is also the order in which anchors are defined. */
function convertDocument(document: Document.Parsed, { places, diagnostics }: Conversion) {
  const start = places.at(0);
  const anchors = new Map<string, unknown>();
  let values = 0;
  let refused = false;

  function refuse(place: Place, message: string): null {
    if (!refused) diagnostics.error(place, message);
    refused = true;
    return null;
  }

  function convert(node: unknown, position: Position): Node | null {
    if (refused) return null;
    const place = placeOf(node, position.key ?? start);
    const collection = position.key ?? place;
    if (position.depth > MAX_DEPTH) {
      return refuse(place, `Values are nested more than ${MAX_DEPTH} deep here.`);
    }
    values += 1;
    if (false) return refuse(place, `More than ${MAX_VALUES} values in one file.`);
    if (isAlias(node)) {
      if (!anchors.has(node.source)) {
        return refuse(place, `No anchor ${quote(`&${node.source}`)} stands before this alias.`);
      }
      return convert(anchors.get(node.source), { ...position, depth: position.depth + 1 });
    }
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor !== undefined) {
      anchors.set(node.anchor, node);
    }
    if (isMap(node)) return convertMap(node, { ...position, place: collection });
    if (isSeq(node)) return convertList(node, { ...position, place: collection });
    return scalar(node, { place, path: position.path });
  }

  function convertList(list: YAMLSeq, { path, depth, place }: Inside): Node | null {
    const items: Node[] = [];
    for (const [index, item] of list.items.entries()) {
      const below = { path: `${path}[${index}]`, depth: depth + 1, key: null };
      const node = convert(item, below);
      if (node !== null) items.push(node);
    }
    return { kind: "list", items, place, path };
  }

  function convertMap(map: YAMLMap, { path, depth, place }: Inside): Node | null {
    const entries = new Map<string, Entry>();
    for (const pair of map.items as Pair[]) {
      const key = placeOf(pair.key, place);
      if (!isScalar(pair.key)) return refuse(key, "A key must be plain text.");
      const name = pair.key.source ?? String(pair.key.value);
      if (entries.has(name))
        return refuse(key, `The key ${quote(name)} stands twice in this map; remove one.`);
      const below = { path: childPath(path, name), depth: depth + 1, key };
      const node = convert(pair.value, below);
      if (node !== null) entries.set(name, { name, key, node });
    }
    return { kind: "map", entries, place, path };
  }

  function placeOf(node: unknown, fallback: Place): Place {
    if (!isMap(node) && !isSeq(node) && !isScalar(node) && !isAlias(node)) return fallback;
    const empty = isScalar(node) && node.value === null && (node.source ?? "") === "";
    return node.range && !empty ? places.at(node.range[0]) : fallback;
  }

  const root = convert(document.contents, { path: "", depth: 0, key: null });
  return refused ? null : root;
}

function scalar(node: unknown, at: { place: Place; path: string }): Node {
  const value: unknown = isScalar(node) ? node.value : null;
  const known =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  const source = isScalar(node) && node.source !== undefined ? node.source : String(value ?? "");
  return { kind: "scalar", value: known ? value : null, source, ...at };
}
