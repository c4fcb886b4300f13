import { didYouMean } from "../near-miss.ts";
import { approvalModeOf } from "./approval-mode.ts";
import { readAttachmentPolicy } from "./attachment-policy.ts";
import type { Dependency, Manifest } from "./definition.ts";
import { parseSettings } from "./document.ts";
import { isNull, type Node, plain } from "./node.ts";
import { type Diagnostics, quote } from "./problem.ts";
import { homeOf } from "./project-home.ts";
import {
  type Fields,
  label,
  readBoolean,
  readCount,
  readFields,
  readStrictFields,
  readText,
  readTexts,
} from "./read.ts";
import { readManifestSandbox } from "./sandbox-config.ts";
import { toolsetMap } from "./toolsets.ts";
import { readVariables } from "./worker-settings.ts";

/** Every name that a manifest may have (spec/dialects.md C38); a project has at most one of them. */
export const MANIFEST_NAMES = [
  "project.yaml",
  "program.yaml",
  "workshop.yaml",
  "golem-forge.config.yaml",
  "golem-forge.config.yml",
  ".golem-forge.json",
] as const;

/** Every key that a manifest may have. */
export const MANIFEST_KEYS = [
  "name",
  "version",
  "description",
  "model",
  "entry",
  "toolsets",
  "sandbox",
  "approval",
  "delegation",
  "attachment_policy",
  "worker_paths",
  "dependencies",
  "exports",
  "vars",
  "setup",
  "keep",
  "history",
] as const;

/** `.golem-forge.json` says `approvalMode` for `approval.mode`. */
const FLAT_APPROVAL = "approval_mode";
/** Keys of other programs that say nothing here. */
const FOREIGN = ["trust_level", "prices"];

export const NO_MANIFEST: Manifest = {
  file: null,
  name: null,
  model: null,
  approvalMode: null,
  maxDepth: null,
  inheritModel: false,
  allowCycles: false,
  entry: null,
  dependencies: [],
  exports: [],
  variables: {},
  sandbox: null,
  workerPaths: ["workers", ".workers"],
  setup: [],
  keep: [],
  history: 1,
  toolsets: {},
};

export interface ParsedManifest {
  manifest: Manifest;
  /** `toolsets:` with places, for problems that show only where a worker uses it. */
  toolsets: Node | undefined;
  /** `attachment_policy:`, merged under each worker's. */
  attachments?: Node | undefined;
  /** `sandbox:`, whose named paths are merged under each worker's. */
  sandbox?: Node | undefined;
}

/** Reads a manifest. What is wrong is in the diagnostics, and the default stands in for it. */
export function parseManifest(source: {
  file: string;
  text: string;
  diagnostics: Diagnostics;
}): ParsedManifest {
  const { file, diagnostics } = source;
  const settings = parseSettings(source);
  const known = [...MANIFEST_KEYS, FLAT_APPROVAL, ...FOREIGN];
  const fields = settings && readFields(settings, { known, diagnostics });
  if (!fields) return { manifest: { ...NO_MANIFEST, file }, toolsets: undefined };
  reportUnread(fields, diagnostics);
  const node = (key: (typeof MANIFEST_KEYS)[number]) => fields.get(key)?.node;
  const toolsets = node("toolsets");
  const attachments = node("attachment_policy");
  // Read again under each worker; here for manifests of projects whose workers all have their own.
  readAttachmentPolicy({ worker: undefined, defaults: attachments, diagnostics });
  const sandbox = node("sandbox");
  const manifest: Manifest = {
    ...NO_MANIFEST,
    file,
    name: optionalText(fields, { key: "name", diagnostics }),
    model: optionalText(fields, { key: "model", diagnostics }),
    approvalMode: readApprovalMode(fields, diagnostics),
    ...readDelegationLimits(node("delegation"), diagnostics),
    entry: optionalText(fields, { key: "entry", diagnostics }),
    dependencies: readDependencies(node("dependencies"), diagnostics),
    exports: texts(fields, { key: "exports", diagnostics }).map(exportedName),
    variables: Object.fromEntries(readVariables(fields.get("vars"), diagnostics)),
    sandbox: readManifestSandbox(sandbox, { home: homeOf(folderOf(file)), diagnostics }),
    workerPaths: readWorkerPaths(node("worker_paths"), diagnostics),
    setup: texts(fields, { key: "setup", diagnostics }),
    keep: texts(fields, { key: "keep", diagnostics }),
    history: readHistory(node("history"), diagnostics),
    toolsets: Object.fromEntries(
      [...toolsetMap(toolsets, diagnostics)].map(([name, entry]) => [name, plain(entry.node)]),
    ),
  };
  return { manifest, toolsets, attachments, sandbox };
}

function folderOf(file: string): string {
  return file.split("/").slice(0, -1).join("/");
}

function reportUnread(fields: Fields, diagnostics: Diagnostics): void {
  for (const entry of fields.rest) {
    const suggestion = didYouMean(entry.name, MANIFEST_KEYS);
    diagnostics.warning(entry.key, `Unknown key ${quote(entry.name)} is ignored.${suggestion}`);
  }
  for (const name of FOREIGN) {
    const entry = fields.get(name);
    if (entry)
      diagnostics.warning(entry.key, `"${entry.name}" has no meaning here and is ignored.`);
  }
}

/** `workers/data_processor` and `data_processor.worker` export `data_processor` (spec/dialects.md C39). */
export function exportedName(written: string): string {
  const path = written.replace(/^(\.\/)?(workers\/)?/, "");
  return path.replace(/\/worker\.worker$/, "").replace(/\.worker$/, "");
}

/** `[utils, legal@2.0]`, or a map from names to versions. */
function readDependencies(node: Node | undefined, diagnostics: Diagnostics): Dependency[] {
  if (node === undefined || isNull(node)) return [];
  if (node.kind !== "map") {
    const items = readTexts(node, diagnostics);
    return items.map(({ text, place }) => ({ specification: text, location: place.location }));
  }
  return [...node.entries.values()].map(({ name, key, node: version }) => {
    const text = isNull(version) ? null : readText(version, diagnostics);
    const specification = text === null || text === "*" ? name : `${name}@${text}`;
    return { specification, location: key.location };
  });
}

interface Key {
  key: string;
  diagnostics: Diagnostics;
}

function optionalText(fields: Fields, { key, diagnostics }: Key): string | null {
  const node = fields.get(key)?.node;
  return node ? readText(node, diagnostics) : null;
}

function texts(fields: Fields, { key, diagnostics }: Key): string[] {
  const node = fields.get(key)?.node;
  return node ? readTexts(node, diagnostics).map((item) => item.text) : [];
}

/** The mode in the author's word, one of those that `approvalModeOf` knows. */
function readApprovalMode(fields: Fields, diagnostics: Diagnostics): string | null {
  const nested = fields.get("approval")?.node;
  const flat = fields.get(FLAT_APPROVAL)?.node;
  const node = nested?.kind === "map" ? modeIn(nested, diagnostics) : (nested ?? flat);
  const word = node ? readText(node, diagnostics) : null;
  if (node === undefined || word === null || approvalModeOf(word)) return word;
  const message = `${label(node)} must be review, approve-all or deny-all, not ${quote(word)}.`;
  diagnostics.error(node.place, message);
  return null;
}

function modeIn(node: Node, diagnostics: Diagnostics): Node | undefined {
  return readStrictFields(node, { known: ["mode"], diagnostics })?.get("mode")?.node;
}

function readDelegationLimits(node: Node | undefined, diagnostics: Diagnostics) {
  const known = ["max_depth", "allow_cycles", "inherit_model"];
  const fields = node ? readStrictFields(node, { known, diagnostics }) : null;
  const depth = fields?.get("max_depth")?.node;
  const flag = (key: string) => {
    const found = fields?.get(key)?.node;
    return found ? readBoolean(found, diagnostics) === true : false;
  };
  return {
    maxDepth: depth ? readCount(depth, { minimum: 0, diagnostics }) : null,
    allowCycles: flag("allow_cycles"),
    inheritModel: flag("inherit_model"),
  };
}

function readWorkerPaths(node: Node | undefined, diagnostics: Diagnostics): string[] {
  if (node === undefined || isNull(node)) return NO_MANIFEST.workerPaths;
  return readTexts(node, diagnostics).flatMap(({ text, place }) => {
    const segments = text.split("/").filter((segment) => segment !== "" && segment !== ".");
    if (segments.includes("..") || text.startsWith("/")) {
      diagnostics.error(place, `${quote(text)} is not a folder inside the project.`);
      return [];
    }
    return segments.length === 0 ? [] : [segments.join("/")];
  });
}

function readHistory(node: Node | undefined, diagnostics: Diagnostics): Manifest["history"] {
  if (node === undefined || isNull(node)) return NO_MANIFEST.history;
  const value = plain(node);
  if (value === "full" || (Number.isSafeInteger(value) && Number(value) >= 1)) {
    return value === "full" ? "full" : Number(value);
  }
  const message = `${label(node)} must be a number of commits of at least 1, or "full".`;
  diagnostics.error(node.place, message);
  return NO_MANIFEST.history;
}
