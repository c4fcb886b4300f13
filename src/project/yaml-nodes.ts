import { isAlias, isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import { childPath, type Entry, type Node } from "./node.ts";
import { type Diagnostics, type Place, quote } from "./problem.ts";

const MAX_DEPTH = 50;
const MAX_VALUES = 20_000;

interface Position {
  path: string;
  depth: number;
  /** The key in front of the value: where maps, lists and values without text are reported. */
  key: Place | null;
}

interface Inside extends Omit<Position, "key"> {
  place: Place;
}

/**
 * Turns the parser's tree into nodes that know their place. Walks in document order, which is also
 * the order in which anchors are defined, and stops at the first thing that it refuses.
 */
export class NodeReader {
  readonly #placeAt: (offset: number) => Place;
  readonly #diagnostics: Diagnostics;
  readonly #anchors = new Map<string, unknown>();
  #values = 0;
  #refused = false;

  constructor(options: { placeAt: (offset: number) => Place; diagnostics: Diagnostics }) {
    this.#placeAt = options.placeAt;
    this.#diagnostics = options.diagnostics;
  }

  /** Null when anything in the tree was refused (then reported). */
  read(contents: unknown): Node | null {
    const node = this.#convert(contents, { path: "", depth: 0, key: null });
    return this.#refused ? null : node;
  }

  #refuse(place: Place, message: string): null {
    if (!this.#refused) this.#diagnostics.error(place, message);
    this.#refused = true;
    return null;
  }

  #convert(node: unknown, position: Position): Node | null {
    if (this.#refused) return null;
    const { path, depth, key } = position;
    const place = this.#placeOf(node, key ?? this.#placeAt(0));
    if (depth > MAX_DEPTH) {
      return this.#refuse(place, `Values are nested more than ${MAX_DEPTH} deep here.`);
    }
    this.#values += 1;
    if (this.#values > MAX_VALUES) {
      return this.#refuse(place, `More than ${MAX_VALUES} values in one file.`);
    }
    if (isAlias(node)) {
      if (this.#anchors.has(node.source)) {
        return this.#convert(this.#anchors.get(node.source), { ...position, depth: depth + 1 });
      }
      return this.#refuse(place, `No anchor ${quote(`&${node.source}`)} stands before this alias.`);
    }
    if (isNode(node) && node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (isMap(node)) return this.#convertMap(node, { path, depth, place: key ?? place });
    if (isSeq(node)) return this.#convertList(node, { path, depth, place: key ?? place });
    return scalar(node, { place, path });
  }

  #convertList(list: YAMLSeq, { path, depth, place }: Inside): Node | null {
    const items: Node[] = [];
    for (const [index, item] of list.items.entries()) {
      const below = { path: `${path}[${index}]`, depth: depth + 1, key: null };
      const node = this.#convert(item, below);
      if (node !== null) items.push(node);
    }
    return { kind: "list", items, place, path };
  }

  #convertMap(map: YAMLMap, { path, depth, place }: Inside): Node | null {
    const entries = new Map<string, Entry>();
    for (const pair of map.items as Pair[]) {
      const key = this.#placeOf(pair.key, place);
      if (!isScalar(pair.key)) return this.#refuse(key, "A key must be plain text.");
      const name = pair.key.source ?? String(pair.key.value);
      if (entries.has(name)) {
        const message = `The key ${quote(name)} stands twice in this map; remove one.`;
        return this.#refuse(key, message);
      }
      const below = { path: childPath(path, name), depth: depth + 1, key };
      const node = this.#convert(pair.value, below);
      if (node !== null) entries.set(name, { name, key, node });
    }
    return { kind: "map", entries, place, path };
  }

  #placeOf(node: unknown, fallback: Place): Place {
    if (!isNode(node) && !isAlias(node)) return fallback;
    const empty = isScalar(node) && node.value === null && (node.source ?? "") === "";
    return node.range && !empty ? this.#placeAt(node.range[0]) : fallback;
  }
}

function isNode(node: unknown) {
  return isMap(node) || isSeq(node) || isScalar(node);
}

function scalar(node: unknown, at: { place: Place; path: string }): Node {
  const value: unknown = isScalar(node) ? node.value : null;
  const known =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  const source = isScalar(node) && node.source !== undefined ? node.source : String(value ?? "");
  return { kind: "scalar", value: known ? value : null, source, ...at };
}
