import { didYouMean } from "../near-miss.ts";
import { isCompatible } from "./compatible-models.ts";
import type { Delegate, Problem, WorkerDefinition } from "./definition.ts";
import { readDelegation } from "./delegation.ts";
import { parseDocument, type WorkerDocument } from "./document.ts";
import { readFilesystem } from "./filesystem-config.ts";
import { readGrants } from "./grants.ts";
import { type Node, nodeFrom } from "./node.ts";
import { Diagnostics, quote } from "./problem.ts";
import { type Fields, readBoolean, readFields, readText, readTexts } from "./read.ts";
import { readSandbox } from "./sandbox-config.ts";
import { readShell } from "./shell-config.ts";
import { readToolsets } from "./toolsets.ts";

const READ = [
  "name",
  "description",
  "instructions",
  "model",
  "compatible_models",
  "toolsets",
  "sandbox",
  "allow_cycles",
];

/** Keys of features that are not part of this version; none of them widens or narrows what a tool may do. */
const ACCEPTED = [
  "attachment_policy",
  "output_schema",
  "output_schema_ref",
  "schema_in_ref",
  "server_side_tools",
  "mode",
  "locked",
  "entry",
  "vars",
  "templating",
  "custom_tools",
  "allow_empty_input",
  "max_context_tokens",
];

// Of November 2025. A policy that nobody reads must not look as if it were in force.
const RELICS: Record<string, string> = {
  allow_workers: "toolsets.delegation.allow_workers",
  shell_rules: "toolsets.shell.rules",
  shell_default: "toolsets.shell.default",
  tool_rules: "toolsets.<name>.approval",
};

export interface WorkerSource {
  /** Path in the project, with forward slashes. */
  file: string;
  text: string;
  /** The manifest's `toolsets`, merged under the worker's: as parsed, or as a plain value. */
  defaults?: Node | Record<string, unknown>;
  /** Names under `toolsets:` that are workers of the project (spec/dialects.md F14). */
  workers?: ReadonlySet<string>;
}

export interface ParsedWorker {
  /** Null when there is any error. */
  worker: WorkerDefinition | null;
  problems: Problem[];
  /** Names under `toolsets:` that are neither a toolset nor one of `workers`; each has its error. */
  unknownToolsets: string[];
  /** Also of a worker with errors, so that `validate` can look for all of them. */
  delegates: Delegate[];
}

/** Reads one worker file in any dialect. Never throws: everything wrong with it is in `problems`. */
export function parseWorker(source: WorkerSource): ParsedWorker {
  const diagnostics = new Diagnostics();
  const document = parseDocument({ file: source.file, text: source.text, diagnostics });
  if (document === null) {
    return { worker: null, problems: diagnostics.problems, unknownToolsets: [], delegates: [] };
  }
  const { worker, unknownToolsets } = readWorker(document, { source, diagnostics });
  const { problems, failed } = diagnostics;
  const { delegates } = worker.delegation;
  return { worker: failed ? null : worker, problems, unknownToolsets, delegates };
}

/** The `name` of a worker file, or null when it has none or cannot be read. */
export function readWorkerName(source: { file: string; text: string }): string | null {
  const diagnostics = new Diagnostics();
  const node = parseDocument({ ...source, diagnostics })?.settings.entries.get("name")?.node;
  return node ? readText(node, diagnostics) : null;
}

interface Reading {
  source: WorkerSource;
  diagnostics: Diagnostics;
}

function readWorker(document: WorkerDocument, { source, diagnostics }: Reading) {
  const known = [...READ, ...ACCEPTED, ...Object.keys(RELICS)];
  const fields = readFields(document.settings, { known, diagnostics }) as Fields;
  reportUnread(fields, { known, diagnostics });
  const text = (key: string) => {
    const node = fields.get(key)?.node;
    return node ? readText(node, diagnostics) : null;
  };
  const instructions = document.body || (text("instructions") ?? "");
  if (instructions === "") reportNoInstructions(document, diagnostics);
  const model = text("model");
  const compatibleModels = readCompatibleModels(fields, { model, diagnostics });
  const toolsets = readToolsets({
    worker: fields.get("toolsets")?.node,
    defaults: defaultToolsets(source, document),
    workers: source.workers ?? new Set(),
    diagnostics,
  });
  const sandbox = readSandbox(fields.get("sandbox")?.node, diagnostics);
  const filesystem = toolsets.builtin.get("filesystem");
  const shell = toolsets.builtin.get("shell");
  const grants = readGrants(toolsets, diagnostics);
  const cycles = fields.get("allow_cycles");
  const allowCycles = cycles ? readBoolean(cycles.node, diagnostics) === true : false;
  const worker: WorkerDefinition = {
    name: readName(fields, { source, diagnostics }),
    file: source.file,
    description: text("description"),
    instructions,
    model,
    compatibleModels,
    filesystem: filesystem ? readFilesystem(filesystem.node, { sandbox, diagnostics }) : null,
    shell: shell ? readShell(shell.node, diagnostics) : null,
    delegation: readDelegation(grants, { instructions, diagnostics }),
    allowCycles: allowCycles || grants.allowCycles,
  };
  return { worker, unknownToolsets: toolsets.unknown };
}

function defaultToolsets({ defaults }: WorkerSource, document: WorkerDocument): Node | undefined {
  if (defaults === undefined) return undefined;
  if (isNode(defaults)) return defaults;
  return nodeFrom(defaults, { place: document.settings.place, path: "toolsets" });
}

function isNode(value: Node | Record<string, unknown>): value is Node {
  return "kind" in value && "place" in value && "path" in value;
}

/** A worker is called what its file is called unless it says otherwise (spec/dialects.md C27). */
export function nameOfFile(file: string): string {
  const parts = file.replace(/\.worker$/, "").split("/");
  const stem = parts.at(-1) ?? "";
  return stem === "worker" ? (parts.at(-2) ?? stem) : stem;
}

function readName(fields: Fields, { source, diagnostics }: Reading): string {
  const node = fields.get("name")?.node;
  const name = node ? readText(node, diagnostics) : null;
  if (node && name !== null && (/[\u0000-\u001f\u007f]/.test(name) || name.length > 100)) {
    diagnostics.error(node.place, '"name" must be one line of at most 100 characters.');
  }
  return name ?? nameOfFile(source.file);
}

function readCompatibleModels(
  fields: Fields,
  { model, diagnostics }: { model: string | null; diagnostics: Diagnostics },
): string[] | null {
  const node = fields.get("compatible_models")?.node;
  if (node === undefined || (node.kind === "scalar" && node.value === null)) return null;
  const patterns = readTexts(node, diagnostics).map((item) => item.text);
  if (node.kind === "list" && node.items.length === 0) {
    const cure = `Use ["*"] for any model, or specify compatible patterns such as "anthropic:*".`;
    diagnostics.error(node.place, `"compatible_models" is empty. ${cure}`);
  }
  if (model !== null && patterns.length > 0 && !isCompatible(patterns, model)) {
    const list = patterns.map(quote).join(", ");
    const message = `The worker's own model ${quote(model)} matches none of its compatible_models (${list}).`;
    diagnostics.warning(node.place, message);
  }
  return patterns;
}

function reportNoInstructions({ settings }: WorkerDocument, diagnostics: Diagnostics): void {
  const where = "below the closing line `---`, or under the key `instructions:`";
  diagnostics.error(settings.place, `The worker has no instructions; write them ${where}.`);
}

function reportUnread(
  fields: Fields,
  { known, diagnostics }: { known: readonly string[]; diagnostics: Diagnostics },
): void {
  for (const entry of fields.rest) {
    const suggestion = didYouMean(entry.name, known);
    diagnostics.warning(entry.key, `Unknown key ${quote(entry.name)} is ignored.${suggestion}`);
  }
  for (const [name, instead] of Object.entries(RELICS)) {
    const entry = fields.get(name);
    if (entry) {
      diagnostics.error(
        entry.key,
        `"${name}" is not supported at top level; write it as \`${instead}\`.`,
      );
    }
  }
}
