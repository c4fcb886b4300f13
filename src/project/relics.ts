import { type Entry, emptyMap, isNull, type MapNode, type Node, nodeFrom } from "./node.ts";
import { type Diagnostics, type Place, quote } from "./problem.ts";
import { type Fields, readBoolean, readStrictFields, readTexts } from "./read.ts";

/** Keys of November 2025 that stood where `toolsets:` stands today (spec/dialects.md §2.1). */
export const RELICS = [
  "allow_workers",
  "custom_tools",
  "shell_rules",
  "shell_default",
  "shell_cwd",
  "tool_rules",
] as const;

/** Tools by the names that `tool_rules` had for them. */
export const RULED: Record<string, { toolset: string; tools: string[] }> = {
  "sandbox.read": { toolset: "filesystem", tools: ["read_file", "list_files"] },
  "sandbox.write": { toolset: "filesystem", tools: ["write_file", "edit_file"] },
  "worker.call": { toolset: "delegation", tools: ["worker_call"] },
  "worker.create": { toolset: "delegation", tools: ["worker_create"] },
  shell: { toolset: "shell", tools: ["shell"] },
};

/**
 * What the relics of a worker mean as `toolsets:`, a layer below the worker's own. Each is a warning that
 * names its successor. Undefined when there are none.
 */
export function readRelics(fields: Fields, diagnostics: Diagnostics): Node | undefined {
  const present = RELICS.flatMap((name) => {
    const entry = fields.get(name);
    return entry && !isNull(entry.node) ? [{ name, entry }] : [];
  });
  const [first] = present;
  if (first === undefined) return undefined;
  const layer = new Layer(first.entry.key);
  for (const { name, entry } of present) {
    diagnostics.warning(entry.key, `"${name}" is of 2025; ${SUCCESSORS[name]}`);
    readRelic(name, { entry, layer, fields, diagnostics });
  }
  // A sandbox alone gave a worker its file tools then, and without one it had none.
  const sandbox = fields.get("sandbox");
  if (sandbox && !isNull(sandbox.node)) layer.toolset("filesystem", sandbox.key);
  else if (!configures(fields, "filesystem")) layer.node.entries.delete("filesystem");
  return layer.node;
}

const SUCCESSORS: Record<(typeof RELICS)[number], string> = {
  allow_workers: "it is read as `toolsets.delegation.allow_workers`.",
  custom_tools: "it is read as `toolsets.custom`.",
  shell_rules: "it is read as `toolsets.shell.rules`.",
  shell_default: "it is read as `toolsets.shell.default`.",
  shell_cwd: "it is ignored: commands run in the workspace.",
  tool_rules: "it is read as the approvals of each toolset.",
};

interface Relic {
  entry: Entry;
  layer: Layer;
  fields: Fields;
  diagnostics: Diagnostics;
}

/** The worker's `toolsets:` has an entry of that name. */
function configures(fields: Fields, toolset: string): boolean {
  const own = fields.get("toolsets")?.node;
  return own?.kind === "map" && own.entries.has(toolset);
}

const TARGETS = {
  allow_workers: { toolset: "delegation", key: "allow_workers" },
  shell_rules: { toolset: "shell", key: "rules" },
  shell_default: { toolset: "shell", key: "default" },
} as const;

function readRelic(name: (typeof RELICS)[number], relic: Relic): void {
  const { entry, layer, diagnostics } = relic;
  if (name === "shell_cwd") return;
  if (name === "tool_rules") {
    readToolRules(relic);
    return;
  }
  const toolset = name === "custom_tools" ? "custom" : TARGETS[name].toolset;
  if (configures(relic.fields, toolset)) {
    const cure = `move it into \`toolsets.${toolset}\``;
    diagnostics.error(entry.key, `"${name}" and "toolsets.${toolset}" both stand here; ${cure}.`);
  }
  if (name === "custom_tools") {
    layer.replace(customTools(entry, diagnostics));
    return;
  }
  const node = withWords(entry.node, diagnostics);
  layer.set({ toolset, key: TARGETS[name].key, node, at: entry.key });
}

/** A list or map of functions; `true` was all of them. */
function customTools({ node, key }: Entry, diagnostics: Diagnostics): Entry {
  const all = node.kind === "scalar" && node.value === true;
  const entries =
    node.kind === "map"
      ? [...node.entries.values()]
      : all
        ? [{ name: "*", key, node: emptyMap(node) }]
        : readTexts(node, diagnostics).map(({ text, place }) => {
            return { name: text, key: place, node: { ...emptyMap(node), place } };
          });
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  return { name: "custom", key, node: { ...emptyMap(node), entries: named } };
}

/** `allowed: false` of a rule or default is `approval: blocked` today. */
function withWords(node: Node, diagnostics: Diagnostics): Node {
  if (node.kind === "list")
    return { ...node, items: node.items.map((item) => withWords(item, diagnostics)) };
  const allowed = node.kind === "map" ? node.entries.get("allowed") : undefined;
  if (node.kind !== "map" || allowed === undefined) return node;
  const entries = new Map(node.entries);
  entries.delete("allowed");
  if (readBoolean(allowed.node, diagnostics) === false) {
    for (const key of ["approval_required", "pre_approved"]) entries.delete(key);
    const { place } = allowed.node;
    const word = nodeFrom("blocked", { place, path: allowed.node.path });
    entries.set("approval", { name: "approval", key: allowed.key, node: word });
  }
  return { ...node, entries };
}

/** `tool_rules: {sandbox.write: {allowed: true, approval_required: true}}`. */
function readToolRules({ entry, layer, diagnostics }: Relic): void {
  const rules = entry.node.kind === "map" ? [...entry.node.entries.values()] : null;
  if (rules === null) {
    diagnostics.error(entry.key, '"tool_rules" must be a map from tools to their rules.');
  }
  for (const { name, key, node } of rules ?? []) {
    const approval = ruleApproval(node, diagnostics);
    const ruled = Object.hasOwn(RULED, name) ? RULED[name] : undefined;
    if (ruled === undefined && !/^\w+$/.test(name)) {
      const known = Object.keys(RULED).sort().join(", ");
      const message = `Unknown tool ${quote(name)} in "tool_rules". Known: ${known}, and the names of functions.`;
      diagnostics.error(key, message);
    } else if (approval !== null) {
      const { toolset, tools } = ruled ?? { toolset: "custom", tools: [name] };
      for (const tool of tools) layer.approve({ toolset, tool, approval, key });
      if (name === "worker.create" && approval !== "blocked") layer.offerCreation(key);
    }
  }
}

/** A rule without words let the tool run. */
function ruleApproval(node: Node, diagnostics: Diagnostics): string | null {
  const known = ["name", "description", "allowed", "approval_required"];
  const fields = readStrictFields(node, { known, diagnostics });
  if (fields === null) return null;
  const read = (key: string) => {
    const found = fields.get(key);
    return found ? readBoolean(found.node, diagnostics) : undefined;
  };
  if (read("allowed") === false) return "blocked";
  return read("approval_required") === true ? "ask" : "preApproved";
}

/** `toolsets:` as it grows. */
class Layer {
  readonly node: MapNode;

  constructor(place: Place) {
    this.node = { kind: "map", entries: new Map(), place, path: "toolsets" };
  }

  toolset(name: string, key: Place): MapNode {
    const known = this.node.entries.get(name)?.node;
    if (known?.kind === "map") return known;
    const node: MapNode = { kind: "map", entries: new Map(), place: key, path: `toolsets.${name}` };
    this.replace({ name, key, node });
    return node;
  }

  replace(entry: Entry): void {
    this.node.entries.set(entry.name, entry);
  }

  set(setting: { toolset: string; key: string; node: Node; at: Place }): void {
    const { toolset, key, node, at } = setting;
    this.toolset(toolset, at).entries.set(key, { name: key, key: at, node });
  }

  /** Every worker could create others then, where a rule allowed it. */
  offerCreation(at: Place): void {
    this.set({ toolset: "delegation", key: "worker_create", node: emptyMap(this.node), at });
  }

  /** The stricter of this and what the toolset says itself holds, as everywhere. */
  approve(rule: { toolset: string; tool: string; approval: string; key: Place }): void {
    const { toolset, tool, approval, key } = rule;
    const node = nodeFrom(approval, { place: key, path: `tool_rules.${tool}` });
    const entry = { name: tool, key, node };
    const inside = this.toolset(toolset, key).entries;
    if (toolset === "custom") {
      inside.set(tool, entry);
      return;
    }
    const known = inside.get("_approval_config")?.node;
    const entries = known?.kind === "map" ? known.entries : new Map<string, Entry>();
    entries.set(tool, entry);
    const config = { ...emptyMap(this.node), entries };
    inside.set("_approval_config", { name: "_approval_config", key, node: config });
  }
}
