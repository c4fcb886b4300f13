import { LlmDoError } from "../errors.ts";
import { fold } from "../near-miss.ts";
import {
  childPath,
  type Entry,
  emptyMap,
  isNull,
  type MapNode,
  type Node,
  nodeFrom,
} from "./node.ts";
import { type Diagnostics, type Place, quote } from "./problem.ts";

/** One `--set KEY=VALUE`: `toolsets.shell.rules=[]`, `["literal.key"].x=1` (spec/dialects.md §2.8). */
export interface Override {
  path: string[];
  value: unknown;
  /** The whole option and the key in it, as typed. */
  text: string;
  key: string;
}

/** Throws LlmDoError "usage" for what is no `KEY=VALUE`. */
export function parseOverride(text: string): Override {
  const at = text.indexOf("=");
  const key = text.slice(0, Math.max(at, 0)).trim();
  const path = at < 0 ? null : parsePath(key);
  if (path !== null) return { path, value: parseValue(text.slice(at + 1).trim()), text, key };
  const example = "such as model=anthropic:claude-haiku-4-5 or toolsets.shell.default=ask";
  const message = `--set needs KEY=VALUE, ${example}; it is ${quote(text)}.`;
  throw new LlmDoError(message, { code: "usage" });
}

/** Dots nest; a key in brackets and quotes is taken as it is, with backslash escapes. Null = not a path. */
function parsePath(key: string): string[] | null {
  const path: string[] = [];
  let rest = key;
  while (rest !== "" || path.length === 0) {
    const literal = /^\[\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*\]/.exec(rest);
    const plain = /^[^.[\]]+/.exec(rest);
    const found = literal ?? plain;
    if (found === null) return null;
    const name = literal ? literalKey(literal[1] ?? "") : found[0].trim();
    if (name === "") return null;
    path.push(name);
    rest = rest.slice(found[0].length);
    if (rest.startsWith(".") && rest.length > 1) rest = rest.slice(1);
    else if (rest !== "" && !rest.startsWith("[")) return null;
  }
  return path;
}

function literalKey(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(.)/g, "$1");
}

/** JSON first, then the words of YAML 1.1 for true and false, then a number, else text. */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const word = text.toLowerCase();
    if (["yes", "on", "true"].includes(word)) return true;
    if (["no", "off", "false"].includes(word)) return false;
    const isNumber = /^[+-]?(\d+(_\d+)*\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text);
    return isNumber ? Number(text.replaceAll("_", "")) : text;
  }
}

/**
 * The front matter of an entry worker with overrides over it, the last one on top. What cannot be applied
 * is reported at the option, as if the options were the lines of a file `--set`.
 */
export function applyOverrides(
  settings: MapNode,
  { overrides, diagnostics }: { overrides: readonly string[]; diagnostics: Diagnostics },
): MapNode {
  return overrides.reduce((map, text, index) => {
    const override = parseOverride(text);
    const location = { file: "--set", line: index + 1, column: 1 };
    return setIn(map, { override, depth: 0, place: { location, text }, diagnostics }) ?? map;
  }, settings);
}

interface Setting {
  override: Override;
  /** How much of the path has been walked. */
  depth: number;
  place: Place;
  diagnostics: Diagnostics;
}

/** A copy of the map with the value in it. Null when the path leads through something else (then reported). */
function setIn(map: MapNode, setting: Setting): MapNode | null {
  const { override, depth, place, diagnostics } = setting;
  const wanted = override.path[depth] ?? "";
  const name = depth === 0 ? spelledAs(wanted, map) : wanted;
  const path = childPath(map.path, name);
  const below = map.entries.get(name)?.node;
  if (depth === override.path.length - 1) {
    const column = override.text.indexOf("=") + 2;
    const at = { ...place, location: { ...place.location, column } };
    return withEntry(map, {
      name,
      key: place,
      node: nodeFrom(override.value, { place: at, path }),
    });
  }
  const inside = below === undefined || isNull(below) ? { ...emptyMap(map), place, path } : below;
  if (inside.kind !== "map") {
    const shown = `in path '${override.key}'. Field is type ${typeName(inside)}`;
    diagnostics.error(place, `Cannot navigate through non-dict field '${name}' ${shown}`);
    return null;
  }
  const node = setIn(inside, { ...setting, depth: depth + 1 });
  return node && withEntry(map, { name, key: map.entries.get(name)?.key ?? place, node });
}

function withEntry(map: MapNode, entry: Entry): MapNode {
  return { ...map, entries: new Map(map.entries).set(entry.name, entry) };
}

/** `allow_cycles` sets a key that the file spells `allowCycles`. */
function spelledAs(wanted: string, map: MapNode): string {
  if (map.entries.has(wanted)) return wanted;
  return [...map.entries.keys()].find((name) => fold(name) === fold(wanted)) ?? wanted;
}

/** In the words of the message as it is documented. */
function typeName(node: Node): string {
  if (node.kind === "list") return "list";
  if (node.kind === "map") return "dict";
  if (typeof node.value === "string") return "str";
  if (typeof node.value === "boolean") return "bool";
  return Number.isInteger(node.value) ? "int" : "float";
}
