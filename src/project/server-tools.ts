import { didYouMean } from "../near-miss.ts";
import type { ServerTool } from "./definition.ts";
import { type Entry, emptyMap, isNull, type Node } from "./node.ts";
import { type Diagnostics, type Place, quote } from "./problem.ts";
import { type Fields, label, readCount, readStrictFields, readText, readTexts } from "./read.ts";
import type { NamedTool } from "./tool-collisions.ts";

const TYPES = ["web_search", "web_fetch", "code_execution", "image_generation"] as const;
/** What `web_fetch` was called in 2025. */
const OLD_FETCH = "url_context";
const SETTINGS = ["max_uses", "allowed_domains", "blocked_domains"];

/**
 * `server_side_tools:`, a list of `{tool_type: web_search, max_uses: 3}` or golem-forge's
 * `{name: web_search, config: {…}}`, of plain names, or a map from names to settings. A setting limits
 * what the provider may reach, so an unknown one is an error.
 */
export function readServerTools(
  node: Node | undefined,
  diagnostics: Diagnostics,
): { tools: ServerTool[]; names: NamedTool[] } {
  const read = node === undefined || isNull(node) ? [] : readList(node, diagnostics);
  const found = new Map<ServerTool["type"], ReadTool>();
  for (const { tool, place } of read) {
    if (found.has(tool.type)) {
      diagnostics.error(place, `The server-side tool ${quote(tool.type)} stands twice.`);
    } else found.set(tool.type, { tool, place });
  }
  const tools = [...found.values()];
  const names = tools.map(({ tool, place }) => {
    const owner = `the server-side tool "${tool.type}"`;
    return { name: tool.type, owner, cure: "remove it", place };
  });
  return { tools: tools.map(({ tool }) => tool), names };
}

function readList(node: Node, diagnostics: Diagnostics): ReadTool[] {
  const tools =
    node.kind === "map"
      ? [...node.entries.values()].map((entry) => readKeyed(entry, diagnostics))
      : (node.kind === "list" ? node.items : [node]).map((item) => readItem(item, diagnostics));
  return tools.filter((tool) => tool !== null);
}

interface ReadTool {
  tool: ServerTool;
  place: Place;
}

function readKeyed(entry: Entry, diagnostics: Diagnostics): ReadTool | null {
  const { name, key, node } = entry;
  return readTool({ name, place: key }, { settings: node, diagnostics });
}

function readItem(node: Node, diagnostics: Diagnostics): ReadTool | null {
  if (node.kind !== "map") {
    const name = readText(node, diagnostics);
    if (name === null) return null;
    return readTool({ name, place: node.place }, { settings: emptyMap(node), diagnostics });
  }
  const known = ["tool_type", "name", "config", ...SETTINGS];
  const fields = readStrictFields(node, { known, diagnostics });
  const typed = fields?.get("tool_type") ?? fields?.get("name");
  const name = typed ? readText(typed.node, diagnostics) : null;
  if (!fields || !typed || name === null) {
    diagnostics.error(node.place, `${label(node)} has no "tool_type"; one of ${TYPES.join(", ")}.`);
    return null;
  }
  const config = fields.get("config")?.node;
  const at = { name, place: typed.node.place };
  if (config !== undefined) return readTool(at, { settings: config, diagnostics });
  return readType(at, { fields, diagnostics });
}

interface Named {
  name: string;
  place: Place;
}

function readTool(
  named: Named,
  { settings, diagnostics }: { settings: Node; diagnostics: Diagnostics },
): ReadTool | null {
  const bare =
    settings.kind === "scalar" && settings.value === true ? emptyMap(settings) : settings;
  const fields = readStrictFields(bare, { known: SETTINGS, diagnostics });
  return fields && readType(named, { fields, diagnostics });
}

function readType(
  { name, place }: Named,
  { fields, diagnostics }: { fields: Fields; diagnostics: Diagnostics },
): ReadTool | null {
  const type = TYPES.find((known) => known === (name === OLD_FETCH ? "web_fetch" : name));
  if (type === undefined) {
    const suggestion = didYouMean(name, TYPES);
    const known = `Known: ${TYPES.join(", ")}.`;
    diagnostics.error(place, `Unknown server-side tool ${quote(name)}.${suggestion} ${known}`);
    return null;
  }
  if (name === OLD_FETCH) {
    diagnostics.warning(place, `"${OLD_FETCH}" is read as "web_fetch", its name today.`);
  }
  const uses = fields.get("max_uses")?.node;
  const allowed = fields.get("allowed_domains");
  const blocked = fields.get("blocked_domains");
  const tool = {
    type,
    maxUses: uses ? readCount(uses, { minimum: 1, diagnostics }) : null,
    allowedDomains: readDomains(allowed?.node, diagnostics),
    blockedDomains: readDomains(blocked?.node, diagnostics),
    location: place.location,
  };
  if (blocked && tool.allowedDomains && tool.blockedDomains) {
    const message = '"allowed_domains" and "blocked_domains" exclude each other; keep one of them.';
    diagnostics.error(blocked.key, message);
  }
  return { tool, place };
}

function readDomains(node: Node | undefined, diagnostics: Diagnostics): string[] | null {
  if (node === undefined || isNull(node)) return null;
  return readTexts(node, diagnostics).map(({ text }) => text);
}
