import type { Place } from "./problem.ts";

/** A value that the author wrote, and where. Merged values keep the place that they came from. */
export type Node = ScalarNode | ListNode | MapNode;

interface Written {
  place: Place;
  /** For messages: `toolsets.shell.rules[0]`; empty for the whole document. */
  path: string;
}

export interface ScalarNode extends Written {
  kind: "scalar";
  value: string | number | boolean | null;
  /** As it stands in the file: YAML reads `007` as 7, but a worker may be called that. */
  source: string;
}

export interface ListNode extends Written {
  kind: "list";
  items: Node[];
}

export interface MapNode extends Written {
  kind: "map";
  entries: Map<string, Entry>;
}

/** One `key: value` of a map. */
export interface Entry {
  name: string;
  key: Place;
  node: Node;
}

export function isNull(node: Node): boolean {
  return node.kind === "scalar" && node.value === null;
}

export function emptyMap(at: Node): MapNode {
  return { kind: "map", entries: new Map(), place: at.place, path: at.path };
}

/** The value without places. Own properties only: a key `__proto__` is a key like any other. */
export function plain(node: Node): unknown {
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "list":
      return node.items.map(plain);
    case "map":
      return Object.fromEntries([...node.entries].map(([key, entry]) => [key, plain(entry.node)]));
  }
}

/** Gives a plain value one place: for settings that come from elsewhere than a file. */
export function nodeFrom(value: unknown, at: { place: Place; path: string }): Node {
  const { place, path } = at;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => nodeFrom(item, { place, path: `${path}[${index}]` }));
    return { kind: "list", items, place, path };
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([name, item]): [string, Entry] => {
      const node = nodeFrom(item, { place, path: childPath(path, name) });
      return [name, { name, key: place, node }];
    });
    return { kind: "map", entries: new Map(entries), place, path };
  }
  const scalar = isScalarValue(value) ? value : null;
  return { kind: "scalar", value: scalar, source: String(scalar), place, path };
}

export function childPath(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** Maps merge key by key, everything else is replaced (spec/dialects.md C13). */
export function mergeNodes(base: Node, over: Node): Node {
  if (base.kind !== "map" || over.kind !== "map") return over;
  const entries = new Map(base.entries);
  for (const [name, entry] of over.entries) {
    const below = base.entries.get(name);
    const node = below === undefined ? entry.node : mergeNodes(below.node, entry.node);
    entries.set(name, { ...entry, node });
  }
  return { ...over, entries };
}

function isScalarValue(value: unknown): value is ScalarNode["value"] {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
