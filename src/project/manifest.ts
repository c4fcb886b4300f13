import { didYouMean } from "../near-miss.ts";
import type { Manifest } from "./definition.ts";
import { parseSettings } from "./document.ts";
import { isNull, type Node, plain } from "./node.ts";
import { type Diagnostics, quote } from "./problem.ts";
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
import { readSandbox } from "./sandbox-config.ts";
import { toolsetMap } from "./toolsets.ts";

/** Every name that a manifest may have (spec/dialects.md C38); a project has at most one of them. */
export const MANIFEST_NAMES = [
  "project.yaml",
  "program.yaml",
  "workshop.yaml",
  "golem-forge.config.yaml",
  "golem-forge.config.yml",
  ".golem-forge.json",
] as const;

const READ = [
  "name",
  "model",
  "toolsets",
  "approval",
  "delegation",
  "worker_paths",
  "setup",
  "keep",
  "history",
  "sandbox",
];
/** Keys of features that are not part of this version. */
const ACCEPTED = ["version", "description", "dependencies", "exports", "vars", "attachment_policy"];

export const NO_MANIFEST: Manifest = {
  file: null,
  name: null,
  model: null,
  approvalMode: null,
  maxDepth: null,
  allowCycles: false,
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
}

/** Reads a manifest. What is wrong is in the diagnostics, and the default stands in for it. */
export function parseManifest(source: {
  file: string;
  text: string;
  diagnostics: Diagnostics;
}): ParsedManifest {
  const { file, diagnostics } = source;
  const settings = parseSettings(source);
  const known = [...READ, ...ACCEPTED];
  const fields = settings && readFields(settings, { known, diagnostics });
  if (!fields) return { manifest: { ...NO_MANIFEST, file }, toolsets: undefined };
  for (const entry of fields.rest) {
    const suggestion = didYouMean(entry.name, known);
    diagnostics.warning(entry.key, `Unknown key ${quote(entry.name)} is ignored.${suggestion}`);
  }
  readSandbox(fields.get("sandbox")?.node, diagnostics);
  const toolsets = fields.get("toolsets")?.node;
  const manifest: Manifest = {
    file,
    name: optionalText(fields, { key: "name", diagnostics }),
    model: optionalText(fields, { key: "model", diagnostics }),
    approvalMode: readApprovalMode(fields.get("approval")?.node, diagnostics),
    ...readDelegationLimits(fields.get("delegation")?.node, diagnostics),
    workerPaths: readWorkerPaths(fields.get("worker_paths")?.node, diagnostics),
    setup: texts(fields, { key: "setup", diagnostics }),
    keep: texts(fields, { key: "keep", diagnostics }),
    history: readHistory(fields.get("history")?.node, diagnostics),
    toolsets: Object.fromEntries(
      [...toolsetMap(toolsets, diagnostics)].map(([name, entry]) => [name, plain(entry.node)]),
    ),
  };
  return { manifest, toolsets };
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

/** The mode in the author's word: its synonyms are understood where the mode is chosen. */
function readApprovalMode(node: Node | undefined, diagnostics: Diagnostics): string | null {
  if (node === undefined) return null;
  if (node.kind === "scalar") return readText(node, diagnostics);
  const mode = readStrictFields(node, { known: ["mode"], diagnostics })?.get("mode");
  return mode ? readText(mode.node, diagnostics) : null;
}

function readDelegationLimits(node: Node | undefined, diagnostics: Diagnostics) {
  const known = ["max_depth", "allow_cycles", "inherit_model"];
  const fields = node ? readStrictFields(node, { known, diagnostics }) : null;
  const depth = fields?.get("max_depth")?.node;
  const cycles = fields?.get("allow_cycles")?.node;
  return {
    maxDepth: depth ? readCount(depth, { minimum: 0, diagnostics }) : null,
    allowCycles: cycles ? readBoolean(cycles, diagnostics) === true : false,
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
