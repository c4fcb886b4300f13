import { readToolEntry } from "./approval.ts";
import type { Approval, SandboxPath } from "./definition.ts";
import { type Entry, isNull, type Node, plain } from "./node.ts";
import { type Diagnostics, quote } from "./problem.ts";
import {
  type Fields,
  label,
  readBoolean,
  readCount,
  readStrictFields,
  readText,
  readTexts,
} from "./read.ts";

/** What the author said about a named path; what is absent is filled in after merging. */
export type WrittenPath = Partial<SandboxPath>;

const PATH_KEYS = [
  "root",
  "path",
  "mode",
  "suffixes",
  "max_file_bytes",
  "read_approval",
  "write_approval",
];

/** `paths: {input: {root: ./input}}`, and golem-forge's `zones: [{name: scratch, mode: rw}]`. */
export function readPaths(fields: Fields, diagnostics: Diagnostics): Map<string, WrittenPath> {
  const found = new Map<string, WrittenPath>();
  for (const key of ["paths", "zones"]) {
    const node = fields.get(key)?.node;
    if (node === undefined || isNull(node)) continue;
    for (const { name, key: place, node: settings } of namedEntries(node, diagnostics)) {
      if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name)) {
        const rule = "letters, digits, '_', '-' and '.'";
        diagnostics.error(place, `The name of a path is made of ${rule}, not ${quote(name)}.`);
      }
      if (found.has(name)) diagnostics.error(place, `The path ${quote(name)} stands twice.`);
      found.set(name, readPath(settings, diagnostics));
    }
  }
  return found;
}

/** The worker's paths over the manifest's, setting by setting; both keep paths that only they have. */
export function mergePaths(
  shared: ReadonlyMap<string, WrittenPath>,
  own: ReadonlyMap<string, WrittenPath>,
): Map<string, WrittenPath> {
  const merged = new Map(shared);
  for (const [name, path] of own) merged.set(name, { ...shared.get(name), ...path });
  return merged;
}

/** Read-only, and the folder of its own name, unless the author said otherwise. */
export function fillPath(name: string, path: WrittenPath): SandboxPath {
  const defaults = { root: name, mode: "ro", suffixes: null, maxFileBytes: null } as const;
  return { ...defaults, read: null, write: null, ...path };
}

/**
 * A folder of the workspace, without `./` and slashes at its ends; undefined when unset or wrong (then
 * reported). Where it is `virtual`, a slash in front means the workspace, not the machine.
 */
export function readWorkspaceFolder(
  node: Node,
  { virtual, diagnostics }: { virtual: boolean; diagnostics: Diagnostics },
): string | undefined {
  const text = readText(node, diagnostics);
  if (text === null) return undefined;
  const names = text.split("/").filter((name) => name !== "" && name !== ".");
  const leaves = names.includes("..") || /^~(\/|$)|^[A-Za-z]:|[\\\x00-\x1f]/.test(text);
  if (!leaves && (virtual || !text.startsWith("/"))) return names.join("/");
  const cure = `Name a folder of the workspace, such as "./input".`;
  diagnostics.error(node.place, `${label(node)} ${quote(text)} is outside the workspace. ${cure}`);
  return undefined;
}

function namedEntries(node: Node, diagnostics: Diagnostics): Entry[] {
  if (node.kind === "map") return [...node.entries.values()];
  if (node.kind !== "list") {
    diagnostics.error(node.place, `${label(node)} must be a map of named paths.`);
    return [];
  }
  return node.items.flatMap((item) => {
    const named = item.kind === "map" ? item.entries.get("name") : undefined;
    const name = named && readText(named.node, diagnostics);
    if (item.kind === "map" && named && name) {
      const entries = new Map([...item.entries].filter(([key]) => key !== "name"));
      return [{ name, key: named.node.place, node: { ...item, entries } }];
    }
    diagnostics.error(item.place, `${label(item)} must be a map with a "name".`);
    return [];
  });
}

function readPath(node: Node, diagnostics: Diagnostics): WrittenPath {
  const fields = readStrictFields(node, { known: PATH_KEYS, diagnostics });
  const get = (key: string) => {
    const found = fields?.get(key)?.node;
    return found && !isNull(found) ? found : undefined;
  };
  const path: WrittenPath = {};
  const folder = get("root") ?? get("path");
  const root = folder && readWorkspaceFolder(folder, { virtual: false, diagnostics });
  if (root !== undefined) path.root = root;
  const mode = readMode(get("mode"), diagnostics);
  if (mode !== undefined) path.mode = mode;
  const suffixes = get("suffixes");
  if (suffixes) path.suffixes = readSuffixes(suffixes, diagnostics);
  const size = get("max_file_bytes");
  if (size) path.maxFileBytes = readCount(size, { minimum: 1, diagnostics });
  const read = readPathApproval(get("read_approval"), diagnostics);
  if (read !== undefined) path.read = read;
  const write = readPathApproval(get("write_approval"), diagnostics);
  if (write !== undefined) path.write = write;
  return path;
}

function readMode(node: Node | undefined, diagnostics: Diagnostics): "ro" | "rw" | undefined {
  if (node === undefined) return undefined;
  const mode = plain(node);
  if (mode === "ro" || mode === "rw") return mode;
  const message = `${label(node)} must be ro (read) or rw (read and write), not ${quote(mode)}.`;
  diagnostics.error(node.place, message);
  return undefined;
}

function readSuffixes(node: Node, diagnostics: Diagnostics): string[] {
  const items = readTexts(node, diagnostics);
  if (node.kind === "list" && node.items.length === 0) {
    const cure = `Leave it out to allow all, or name some, such as [".md", ".txt"].`;
    diagnostics.error(node.place, `${label(node)} is empty, which would allow no file. ${cure}`);
  }
  for (const { text, place } of items.filter((item) => !item.text.startsWith("."))) {
    const message = `${quote(text)} has no dot in front; ${quote(`.${text}`)} is what file names end in.`;
    diagnostics.warning(place, message);
  }
  return items.map(({ text }) => text.toLowerCase());
}

/** `true` asks and `false` does not, or one of the words that stand everywhere. */
function readPathApproval(node: Node | undefined, diagnostics: Diagnostics): Approval | undefined {
  if (node === undefined) return undefined;
  if (typeof plain(node) !== "boolean" && !/^(yes|no|on|off)$/i.test(String(plain(node)))) {
    return readToolEntry(node, diagnostics)[0]?.approval;
  }
  return readBoolean(node, diagnostics) === true ? "ask" : "pre_approved";
}
