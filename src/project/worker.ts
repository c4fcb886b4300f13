import { didYouMean } from "../near-miss.ts";
import { readAttachmentPolicy } from "./attachment-policy.ts";
import { readCodeToolset } from "./code-toolsets.ts";
import type { Delegate, Problem, WorkerDefinition } from "./definition.ts";
import { readDelegation } from "./delegation.ts";
import { parseDocument, type WorkerDocument } from "./document.ts";
import { readFilesystem } from "./filesystem-config.ts";
import { readGrants } from "./grants.ts";
import { type MapNode, type Node, nodeFrom } from "./node.ts";
import type { OutputSource } from "./output-schema.ts";
import { applyOverrides } from "./overrides.ts";
import { Diagnostics, quote } from "./problem.ts";
import { type Fields, readFields, readText } from "./read.ts";
import { RELICS, readRelics } from "./relics.ts";
import { readWorkerSandbox, reportUnconfinedShell } from "./sandbox-config.ts";
import { readServerTools } from "./server-tools.ts";
import { readShell } from "./shell-config.ts";
import { checkToolNames } from "./tool-collisions.ts";
import { readToolsets, type Toolsets } from "./toolsets.ts";
import {
  FOREIGN_KEYS,
  readCompatibleModels,
  readInstructions,
  readName,
  readOutput,
  readTemplateSettings,
  type TemplateSettings,
  WORKER_KEYS,
  WorkerSettings,
} from "./worker-settings.ts";

export interface WorkerSource {
  /** Path in the project, with forward slashes. */
  file: string;
  text: string;
  /** The manifest's `toolsets`, merged under the worker's: as parsed, or as a plain value. */
  defaults?: Node | Record<string, unknown>;
  /** The manifest's `attachment_policy`, merged under the worker's. */
  attachmentDefaults?: Node | undefined;
  /** The manifest's `sandbox`, whose named paths are merged under the worker's. */
  sandboxDefaults?: Node | undefined;
  /** Names under `toolsets:` that are workers of the project (spec/dialects.md F14). */
  workers?: ReadonlySet<string>;
  /** There are files in which its tools may be: an unknown toolset may be one of theirs. Default: false. */
  hasCode?: boolean;
  /** `--set KEY=VALUE`, for the entry worker (§2.8). Throws LlmDoError "usage" for what is none. */
  overrides?: readonly string[];
  /** The instructions after rendering, in place of those in the text. */
  instructions?: string;
}

export interface ParsedWorker {
  /** Null when there is any error. `output` is null and `instructions` not rendered yet, see below. */
  worker: WorkerDefinition | null;
  problems: Problem[];
  /** Names under `toolsets:` that are neither of ours nor one of `workers`; without code each is an error. */
  unknownToolsets: string[];
  /** Also of a worker with errors, so that `validate` can look for all of them. */
  delegates: Delegate[];
  /** For whoever can read other files: what makes `worker.output`, with resolveOutputSchema. */
  output: OutputSource | null;
  /** For whoever can read other files: how `worker.instructions` are rendered, with renderTemplate. */
  template: TemplateSettings;
  /** `entry: true`: what the project starts with. */
  entry: boolean;
}

/** Reads one worker file in any dialect: everything that is wrong with it is in `problems`. */
export function parseWorker(source: WorkerSource): ParsedWorker {
  const diagnostics = new Diagnostics();
  const document = parseDocument({ file: source.file, text: source.text, diagnostics });
  if (document === null) return unreadWorker(diagnostics.problems);
  const { worker, ...rest } = readWorker(document, { source, diagnostics });
  const { problems, failed } = diagnostics;
  const { delegates } = worker.delegation;
  return { worker: failed ? null : worker, problems, delegates, ...rest };
}

/** Of a file that cannot be read at all. */
export function unreadWorker(problems: Problem[]): ParsedWorker {
  const template = { enabled: false, firstLine: 1, variables: {} };
  const nothing = { unknownToolsets: [], delegates: [], output: null, entry: false };
  return { worker: null, problems, template, ...nothing };
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
  const { file } = source;
  const overrides = source.overrides ?? [];
  const root = applyOverrides(document.settings, { overrides, diagnostics });
  const fields = readKnown(root, diagnostics);
  const settings = new WorkerSettings(fields, diagnostics);
  const written = readInstructions(document, { settings, diagnostics });
  const instructions = source.instructions ?? written.text;
  const model = settings.text("model");
  const toolsets = readToolsets({
    layers: [
      defaultToolsets(source, root),
      readRelics(fields, diagnostics),
      settings.node("toolsets"),
    ],
    workers: source.workers ?? new Set(),
    hasCode: source.hasCode ?? false,
    diagnostics,
  });
  const worker: WorkerDefinition = {
    name: readName(settings, { file, diagnostics }),
    file,
    library: null,
    description: settings.text("description"),
    instructions,
    model,
    compatibleModels: readCompatibleModels(settings, { model, diagnostics }),
    ...readTools(toolsets, { source, settings, instructions, diagnostics }),
    attachments: readAttachmentPolicy({
      worker: settings.node("attachment_policy"),
      defaults: source.attachmentDefaults,
      diagnostics,
    }),
    output: null,
    mode: settings.word("mode", ["single", "chat"]) ?? "single",
    maxContextTokens: settings.count("max_context_tokens", 1) ?? 8000,
    allowEmptyInput: settings.node("allow_empty_input") ? settings.flag("allow_empty_input") : null,
    locked: settings.flag("locked"),
  };
  const firstLine = written.line;
  return {
    worker,
    unknownToolsets: toolsets.unknown,
    output: readOutput(settings, diagnostics),
    template: readTemplateSettings(settings, { scalars: scalarsOf(root), firstLine, diagnostics }),
    entry: settings.flag("entry"),
  };
}

/** Everything that the model can call, and what bounds it. */
function readTools(
  toolsets: Toolsets,
  context: Reading & { settings: WorkerSettings; instructions: string },
) {
  const { source, settings, instructions, diagnostics } = context;
  const sandbox = readWorkerSandbox(settings.node("sandbox"), {
    defaults: source.sandboxDefaults,
    diagnostics,
  });
  const filesystem = toolsets.builtin.get("filesystem");
  const shell = toolsets.builtin.get("shell");
  if (shell) reportUnconfinedShell(sandbox, { shell, diagnostics });
  const grants = readGrants(toolsets, diagnostics);
  const delegation = readDelegation(grants, { instructions, diagnostics });
  const code = toolsets.code.flatMap((entry) => readCodeToolset(entry, diagnostics) ?? []);
  const server = readServerTools(settings.node("server_side_tools"), diagnostics);
  const named = [server.names, delegation.tools, code.flatMap(({ tools }) => tools)];
  checkToolNames(named.flat(), diagnostics);
  return {
    filesystem: filesystem
      ? readFilesystem(filesystem.node, { sandbox: sandbox.approvals, diagnostics })
      : null,
    shell: shell ? readShell(shell.node, diagnostics) : null,
    delegation: delegation.config,
    code: code.map(({ toolset }) => toolset),
    sandbox: sandbox.config,
    serverTools: server.tools,
    allowCycles: settings.flag("allow_cycles") || grants.allowCycles,
  };
}

function readKnown(root: MapNode, diagnostics: Diagnostics): Fields {
  const known = [...WORKER_KEYS, ...RELICS, ...FOREIGN_KEYS];
  const fields = readFields(root, { known, diagnostics });
  if (fields === null) throw new Error("a map has fields");
  for (const entry of fields.rest) {
    const suggestion = didYouMean(entry.name, known);
    diagnostics.warning(entry.key, `Unknown key ${quote(entry.name)} is ignored.${suggestion}`);
  }
  for (const name of FOREIGN_KEYS) {
    const entry = fields.get(name);
    if (entry === undefined) continue;
    const message = `"${name}" is ignored: the input of a worker is text or JSON, without a schema.`;
    diagnostics.warning(entry.key, message);
  }
  return fields;
}

function scalarsOf(root: MapNode): [string, unknown][] {
  return [...root.entries].flatMap(([name, { node }]): [string, unknown][] =>
    node.kind === "scalar" && name !== "instructions" ? [[name, node.value]] : [],
  );
}

function defaultToolsets({ defaults }: WorkerSource, root: MapNode): Node | undefined {
  if (defaults === undefined) return undefined;
  if (isNode(defaults)) return defaults;
  return nodeFrom(defaults, { place: root.place, path: "toolsets" });
}

function isNode(value: Node | Record<string, unknown>): value is Node {
  return "kind" in value && "place" in value && "path" in value;
}
