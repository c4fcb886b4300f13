import { didYouMean } from "../near-miss.ts";
import { type Entry, emptyMap, isNull, mergeNodes, type Node } from "./node.ts";
import { type Diagnostics, quote } from "./problem.ts";
import { label, readText } from "./read.ts";

/** Toolsets that this version offers, by the name under `toolsets:`. */
export const TOOLSETS = ["filesystem", "shell", "delegation", "workers", "worker_call"] as const;
export type ToolsetName = (typeof TOOLSETS)[number];

const LATER = ["custom", "worker_create"];

// S2 names built-ins by their Python class: `llm_do.toolsets.shell.ShellToolset`.
const CLASS_PATHS: [RegExp, ToolsetName][] = [
  [/^llm_do\.(\w+\.)*ShellToolset$/, "shell"],
  [/^llm_do\.(\w+\.)*File[Ss]ystemToolset$/, "filesystem"],
  [/^llm_do\.(\w+\.)*DelegationToolset$/, "delegation"],
];

/** Toolsets of one worker after merging, sorted by what reads them. */
export interface Toolsets {
  builtin: Map<ToolsetName, Entry>;
  /** Workers named as toolsets (spec/dialects.md F14). */
  workers: Entry[];
  /** Names that are neither a toolset nor a known worker; each is reported. */
  unknown: string[];
}

/**
 * `toolsets:` of a worker over the manifest's: maps merge, lists are replaced, `false` removes a
 * toolset and an empty value keeps its defaults (spec/dialects.md C13).
 */
export function readToolsets(options: {
  worker: Node | undefined;
  defaults: Node | undefined;
  workers: ReadonlySet<string>;
  diagnostics: Diagnostics;
}): Toolsets {
  const { diagnostics } = options;
  const merged = toolsetMap(options.defaults, diagnostics);
  for (const [name, entry] of toolsetMap(options.worker, diagnostics)) {
    const below = merged.get(name);
    const node = below && !isOff(below.node) ? mergeConfig(below.node, entry.node) : entry.node;
    merged.set(name, { ...entry, node });
  }
  const result: Toolsets = { builtin: new Map(), workers: [], unknown: [] };
  for (const [name, entry] of merged) {
    const node = configuration(entry.node, diagnostics);
    if (node === null) continue;
    const builtin = TOOLSETS.find((known) => known === name);
    if (builtin !== undefined) result.builtin.set(builtin, { ...entry, node });
    else if (options.workers.has(name)) result.workers.push({ ...entry, node });
    else {
      result.unknown.push(name);
      diagnostics.error(entry.key, unknownToolset(name, options.workers));
    }
  }
  return result;
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
  if (LATER.includes(name)) {
    return `The toolset ${quote(name)} is not supported yet; remove it.`;
  }
  const known = [...TOOLSETS].sort().join(", ");
  const suggestion = didYouMean(name, [...TOOLSETS, ...workers]);
  return `Unknown toolset ${quote(name)}.${suggestion} Known toolsets: ${known}, and the names of this project's workers.`;
}
