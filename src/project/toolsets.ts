import { didYouMean } from "../near-miss.ts";
import { isClassPath } from "./code-toolsets.ts";
import { type Entry, emptyMap, isNull, mergeNodes, type Node } from "./node.ts";
import { type Diagnostics, quote } from "./problem.ts";
import { label, readText } from "./read.ts";

/** Toolsets that need no code, by the name under `toolsets:`. */
const TOOLSETS = [
  "filesystem",
  "shell",
  "delegation",
  "workers",
  "worker_call",
  "worker_create",
] as const;
export type ToolsetName = (typeof TOOLSETS)[number];
const NAMES: readonly string[] = [...TOOLSETS, "custom"];

// S2 names built-ins by their Python class: `llm_do.toolsets.shell.ShellToolset`.
const CLASS_PATHS: [RegExp, ToolsetName | "custom"][] = [
  [/^llm_do\.(\w+\.)*ShellToolset$/, "shell"],
  [/^llm_do\.(\w+\.)*File[Ss]ystemToolset$/, "filesystem"],
  [/^llm_do\.(\w+\.)*DelegationToolset$/, "delegation"],
  [/^llm_do\.(\w+\.)*CustomToolset$/, "custom"],
];

/** Toolsets of one worker after merging, sorted by what reads them. */
export interface Toolsets {
  builtin: Map<ToolsetName, Entry>;
  /** Workers named as toolsets (spec/dialects.md F14). */
  workers: Entry[];
  /** Toolsets that code defines, and names that code may define. */
  code: Entry[];
  /** Names that are neither a toolset of ours nor a known worker; without code each is reported. */
  unknown: string[];
}

export interface ToolsetSources {
  /** `toolsets:` of the worker, and what lies under it: the first is the lowest. */
  layers: (Node | undefined)[];
  /** Names that are workers of the project. */
  workers: ReadonlySet<string>;
  /** The worker can have tools in code: only loading it tells which toolsets they define. */
  hasCode: boolean;
  diagnostics: Diagnostics;
}

/**
 * `toolsets:` of a worker over the manifest's: maps merge, lists are replaced, `false` removes a
 * toolset and an empty value keeps its defaults (spec/dialects.md C13).
 */
export function readToolsets(sources: ToolsetSources): Toolsets {
  const { diagnostics } = sources;
  const merged = new Map<string, Entry>();
  for (const layer of sources.layers) {
    for (const [name, entry] of toolsetMap(layer, diagnostics)) {
      const below = merged.get(name);
      const node = below && !isOff(below.node) ? mergeConfig(below.node, entry.node) : entry.node;
      merged.set(name, { ...entry, name, node });
    }
  }
  const result: Toolsets = { builtin: new Map(), workers: [], code: [], unknown: [] };
  for (const entry of merged.values()) {
    const node = configuration(entry.node, diagnostics);
    if (node !== null) sortIn({ ...entry, node }, { result, sources });
  }
  return result;
}

function sortIn(
  entry: Entry,
  { result, sources }: { result: Toolsets; sources: ToolsetSources },
): void {
  const { name, key, node } = entry;
  const builtin = TOOLSETS.find((known) => known === name);
  const namesModule = node.kind === "map" && node.entries.has("module");
  if (builtin !== undefined) result.builtin.set(builtin, entry);
  else if (sources.workers.has(name)) result.workers.push(entry);
  else if (name === "custom" || isClassPath(name) || namesModule) result.code.push(entry);
  else {
    result.unknown.push(name);
    if (sources.hasCode) result.code.push(entry);
    else sources.diagnostics.error(key, unknownToolset(name, sources.workers));
  }
}

/** `toolsets:` as a map, whether the author wrote a map or a list of names. */
export function toolsetMap(node: Node | undefined, diagnostics: Diagnostics): Map<string, Entry> {
  const found = new Map<string, Entry>();
  if (node === undefined || isNull(node)) return found;
  if (node.kind === "scalar") {
    diagnostics.error(node.place, `${label(node)} must be a map or a list of toolsets.`);
    return found;
  }
  const entries =
    node.kind === "map" ? [...node.entries.values()] : listEntries(node.items, diagnostics);
  for (const entry of entries) {
    const name = CLASS_PATHS.find(([path]) => path.test(entry.name))?.[1] ?? entry.name;
    if (found.has(name)) diagnostics.error(entry.key, `The toolset ${quote(name)} stands twice.`);
    else found.set(name, entry);
  }
  return found;
}

/** `[filesystem, {shell: {rules: …}}]` */
function listEntries(items: Node[], diagnostics: Diagnostics): Entry[] {
  return items.flatMap((item) => {
    if (item.kind === "map") return [...item.entries.values()];
    const name = readText(item, diagnostics);
    if (name === null) return [];
    return [{ name, key: item.place, node: emptyMap(item) }];
  });
}

function isOff(node: Node): boolean {
  return (
    node.kind === "scalar" && ["false", "no", "off"].includes(String(node.value).toLowerCase())
  );
}

function mergeConfig(below: Node, over: Node): Node {
  return isNull(over) ? below : mergeNodes(below, over);
}

/** The configuration of a toolset as a node, or null when the author switched it off. */
function configuration(node: Node, diagnostics: Diagnostics): Node | null {
  if (isOff(node)) return null;
  if (node.kind !== "scalar") return node;
  if (!isNull(node) && node.value !== true) {
    const hint = "expected a map of settings, or nothing for the defaults";
    diagnostics.error(node.place, `Invalid configuration for ${label(node)}: ${hint}.`);
  }
  return emptyMap(node);
}

function unknownToolset(name: string, workers: ReadonlySet<string>): string {
  const suggestion = didYouMean(name, [...NAMES, ...workers]);
  const known = [...NAMES].sort().join(", ");
  return `Unknown toolset ${quote(name)}.${suggestion} Known toolsets: ${known}, and the names of this project's workers. There is no file with tools (tools.ts, tools.py) that could define it.`;
}
