import {
  addStatements,
  readSwitch,
  readToolsetApprovals,
  type Statement,
  strictest,
  TOOLSET_APPROVAL_KEYS,
  type ToolsetApprovals,
} from "./approval.ts";
import type { Approval, CodeToolset } from "./definition.ts";
import { type Entry, emptyMap, isNull, type Node, plain } from "./node.ts";
import { type Diagnostics, type Place, quote } from "./problem.ts";
import { type Fields, type Item, readFields, readText, readTexts } from "./read.ts";
import type { NamedTool } from "./tool-collisions.ts";

export interface ReadCodeToolset {
  toolset: CodeToolset;
  /** The tools that it names, to be compared with all other tools. */
  tools: NamedTool[];
}

/** A toolset that code defines: `custom`, the name of a variable or plug-in, or a dotted class path. */
export function readCodeToolset(entry: Entry, diagnostics: Diagnostics): ReadCodeToolset | null {
  const written =
    entry.name === "custom" ? readCustom(entry, diagnostics) : readNamed(entry, diagnostics);
  return written && toToolset(entry, { written, diagnostics });
}

/** A class path names its module: `my_pkg.mod.MyToolset` is `MyToolset` of `my_pkg.mod`. */
export function isClassPath(name: string): boolean {
  return /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)+$/.test(name);
}

interface Written {
  module: string | null;
  /** Null = every tool that there is. */
  tools: Item[] | null;
  said: ToolsetApprovals;
  config: Record<string, unknown>;
}

/**
 * `custom` as the dialects write it (spec/dialects.md C25): functions as keys, `"*"` for all; a list of
 * names; or golem-forge's `module`, `tools` and `approval`. A list below `environment` is no function: it
 * names variables, as for every toolset of code.
 */
function readCustom(entry: Entry, diagnostics: Diagnostics): Written | null {
  const known = ["module", "tools", ...TOOLSET_APPROVAL_KEYS];
  const fields = readFields(settingsOf(entry), { known, diagnostics });
  if (fields === null) return null;
  const list = entry.node.kind === "list" ? entry.node : fields.get("tools")?.node;
  const listed = listedTools(list, diagnostics);
  const variables = fields.rest.find(
    ({ name, node }) => name === "environment" && node.kind === "list",
  );
  const named = [...listed.entries, ...fields.rest.filter((field) => field !== variables)];
  const switched = named.map(({ name, key, node }) => {
    return { item: { text: name, place: key }, said: readSwitch(node, diagnostics) };
  });
  const on = switched.filter(({ said }) => said !== null);
  const items = [...listed.items, ...on.map(({ item }) => item)];
  const module = readModule(fields, diagnostics);
  const all = items.some(({ text }) => text === "*") || (module !== null && items.length === 0);
  const tools = all ? null : distinct(items);
  if (tools?.length === 0) reportNoTools(entry, diagnostics);
  const said = readToolsetApprovals(fields, {
    tools: tools?.map(({ text }) => text) ?? "any",
    diagnostics,
  });
  for (const { item, said: own } of on) addOwn(said, { tool: item.text, own: own ?? [] });
  const config = variables ? { environment: plain(variables.node) } : {};
  return { module, tools, said, config };
}

/** What is said of `"*"` is said of all tools. */
function addOwn(said: ToolsetApprovals, { tool, own }: { tool: string; own: Statement[] }): void {
  if (tool === "*") said.all.push(...own);
  else addStatements(said, { tool, said: own });
}

/** `tools: [a, b]`, `tools: "*"`, or a map from names to what is said of them. */
function listedTools(node: Node | undefined, diagnostics: Diagnostics): Listed {
  if (node === undefined) return { items: [], entries: [] };
  if (node.kind === "map") return { items: [], entries: [...node.entries.values()] };
  return { items: readTexts(node, diagnostics), entries: [] };
}

interface Listed {
  items: Item[];
  entries: Entry[];
}

function reportNoTools({ key }: Entry, diagnostics: Diagnostics): void {
  const cure = 'name them as keys (`my_function: {}`), or write `"*": {}` for all';
  diagnostics.warning(key, `"custom" names no tools, so it offers none; ${cure}.`);
}

/** Every other toolset of code: what is not about approval is its own configuration. */
function readNamed(entry: Entry, diagnostics: Diagnostics): Written | null {
  const known = ["module", ...TOOLSET_APPROVAL_KEYS];
  const fields = readFields(settingsOf(entry), { known, diagnostics });
  if (fields === null) return null;
  const path = isClassPath(entry.name) ? entry.name.replace(/\.\w+$/, "") : null;
  const listed = entry.node.kind === "list" ? readTexts(entry.node, diagnostics) : null;
  const tools = listed?.some(({ text }) => text === "*") ? null : listed;
  return {
    module: readModule(fields, diagnostics) ?? path,
    tools: tools && distinct(tools),
    said: readToolsetApprovals(fields, { tools: "any", diagnostics }),
    config: Object.fromEntries(fields.rest.map(({ name, node }) => [name, plain(node)])),
  };
}

function settingsOf({ node }: Entry): Node {
  return node.kind === "list" ? emptyMap(node) : node;
}

function readModule(fields: Fields, diagnostics: Diagnostics): string | null {
  const node = fields.get("module")?.node;
  return node === undefined || isNull(node) ? null : readText(node, diagnostics);
}

function distinct(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item.text, item])).values()];
}

function toToolset(
  { name, key }: Entry,
  { written, diagnostics }: { written: Written; diagnostics: Diagnostics },
): ReadCodeToolset {
  const { module, tools, said, config } = written;
  const decide = (statements: Statement[], subject: string): Approval | null =>
    strictest(statements, { subject, diagnostics })?.approval ?? null;
  const approvals = [...said.tools].flatMap(([tool, statements]): [string, Approval][] => {
    const approval = decide(statements, `Approval of ${tool}`);
    return approval === null ? [] : [[tool, approval]];
  });
  const toolset: CodeToolset = {
    name,
    module,
    tools: tools?.map(({ text, place }) => ({ name: text, location: place.location })) ?? null,
    approvals: Object.fromEntries(approvals),
    fallback: decide(said.all, `Approval of ${name}`),
    ...(isOnlyDefault(said) && { yieldsToCode: true }),
    config,
    ...key,
  };
  const named = (tools ?? []).map(({ text, place }) => namedTool(text, place));
  return { toolset, tools: named };
}

function isOnlyDefault({ all, byDefault }: ToolsetApprovals): boolean {
  return byDefault.length > 0 && all.length === byDefault.length;
}

function namedTool(name: string, place: Place): NamedTool {
  return { name, place, owner: `the function ${quote(name)}`, cure: "rename the function" };
}
