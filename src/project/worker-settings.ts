import { matchesModel } from "../model-id.ts";
import type { WorkerDocument } from "./document.ts";
import { type Entry, isNull, plain } from "./node.ts";
import type { OutputSource } from "./output-schema.ts";
import { type Diagnostics, quote } from "./problem.ts";
import { type Fields, label, readBoolean, readCount, readText, readTexts } from "./read.ts";

/** Every key that may stand at the top of a worker file, without the relics of relics.ts. */
export const WORKER_KEYS = [
  "name",
  "description",
  "instructions",
  "model",
  "compatible_models",
  "toolsets",
  "sandbox",
  "attachment_policy",
  "server_side_tools",
  "output_schema",
  "output_schema_ref",
  "mode",
  "max_context_tokens",
  "allow_empty_input",
  "allow_cycles",
  "locked",
  "entry",
  "vars",
  "templating",
] as const;

/** Read by other programs, and by none of ours. */
export const FOREIGN_KEYS = ["schema_in_ref"] as const;

type Key = (typeof WORKER_KEYS)[number];

/** Front matter, read key by key; a wrong value is reported, and its default stands in. */
export class WorkerSettings {
  readonly fields: Fields;
  readonly #diagnostics: Diagnostics;

  constructor(fields: Fields, diagnostics: Diagnostics) {
    this.fields = fields;
    this.#diagnostics = diagnostics;
  }

  node(key: Key) {
    return this.fields.get(key)?.node;
  }

  text(key: Key): string | null {
    const node = this.node(key);
    return node ? readText(node, this.#diagnostics) : null;
  }

  /** Default: false. */
  flag(key: Key): boolean {
    const node = this.node(key);
    return node ? readBoolean(node, this.#diagnostics) === true : false;
  }

  count(key: Key, minimum: number): number | null {
    const node = this.node(key);
    return node ? readCount(node, { minimum, diagnostics: this.#diagnostics }) : null;
  }

  word<Word extends string>(key: Key, allowed: readonly Word[]): Word | null {
    const node = this.node(key);
    const text = node ? readText(node, this.#diagnostics)?.toLowerCase() : undefined;
    const word = allowed.find((known) => known === text);
    if (node && text !== undefined && word === undefined) {
      const message = `${label(node)} must be ${allowed.join(" or ")}, not ${quote(plain(node))}.`;
      this.#diagnostics.error(node.place, message);
    }
    return word ?? null;
  }
}

/** A worker is called what its file is called unless it says otherwise (spec/dialects.md C27). */
export function nameOfFile(file: string): string {
  const parts = file.replace(/\.worker$/, "").split("/");
  const stem = parts.at(-1) ?? "";
  return stem === "worker" ? (parts.at(-2) ?? stem) : stem;
}

export function readName(
  settings: WorkerSettings,
  { file, diagnostics }: { file: string; diagnostics: Diagnostics },
): string {
  const name = settings.text("name");
  const node = settings.node("name");
  if (node && name !== null && (/[\u0000-\u001f\u007f]/.test(name) || name.length > 100)) {
    diagnostics.error(node.place, '"name" must be one line of at most 100 characters.');
  }
  return name ?? nameOfFile(file);
}

export function readCompatibleModels(
  settings: WorkerSettings,
  { model, diagnostics }: { model: string | null; diagnostics: Diagnostics },
): string[] | null {
  const node = settings.node("compatible_models");
  if (node === undefined || isNull(node)) return null;
  const patterns = readTexts(node, diagnostics).map((item) => item.text);
  if (node.kind === "list" && node.items.length === 0) {
    const cure = `Use ["*"] for any model, or specify compatible patterns such as "anthropic:*".`;
    diagnostics.error(node.place, `"compatible_models" is empty. ${cure}`);
  }
  if (model !== null && patterns.length > 0 && !matchesModel(model, patterns)) {
    const list = patterns.map(quote).join(", ");
    const message = `The worker's own model ${quote(model)} matches none of its compatible_models (${list}).`;
    diagnostics.warning(node.place, message);
  }
  return patterns;
}

export interface Instructions {
  text: string;
  /** Line of the file that they begin on. */
  line: number;
}

/**
 * The body, else the key `instructions`; a key that was set from outside comes before both. Empty after
 * an error.
 */
export function readInstructions(
  document: WorkerDocument,
  { settings, diagnostics }: { settings: WorkerSettings; diagnostics: Diagnostics },
): Instructions {
  const { body, bodyLine, settings: root } = document;
  const key = settings.fields.get("instructions");
  const overridden = key !== undefined && key.node.place.location.file !== root.place.location.file;
  if (body !== "" && !overridden) return { text: body, line: bodyLine };
  const text = settings.text("instructions") ?? body;
  if (text === "") {
    const where = "below the closing line `---`, or under the key `instructions:`";
    diagnostics.error(root.place, `The worker has no instructions; write them ${where}.`);
  }
  return { text, line: key?.node.place.location.line ?? bodyLine };
}

/** `output_schema:` as a schema or a reference, or `output_schema_ref:`. Null = free text. */
export function readOutput(
  settings: WorkerSettings,
  diagnostics: Diagnostics,
): OutputSource | null {
  const inline = settings.fields.get("output_schema");
  const reference = settings.fields.get("output_schema_ref");
  const set = [inline, reference].filter((entry) => entry && !isNull(entry.node));
  const [first, second] = set;
  if (first === undefined) return null;
  if (second !== undefined) {
    const message = '"output_schema" and "output_schema_ref" exclude each other; keep one of them.';
    diagnostics.error(second.key, message);
  }
  if (first === inline && first.node.kind !== "scalar") {
    return { kind: "inline", schema: plain(first.node), place: first.key };
  }
  const text = readText(first.node, diagnostics);
  return text === null ? null : { kind: "reference", reference: text, place: first.node.place };
}

export interface TemplateSettings {
  /** `templating: none` keeps the text as it stands. */
  enabled: boolean;
  /** Line of the file that the instructions begin on. */
  firstLine: number;
  /** Scalars of the front matter and `vars:` over them (spec/dialects.md §2.5). */
  variables: Record<string, unknown>;
}

export function readTemplateSettings(
  settings: WorkerSettings,
  options: { scalars: [string, unknown][]; firstLine: number; diagnostics: Diagnostics },
): TemplateSettings {
  const { scalars, firstLine, diagnostics } = options;
  const node = settings.node("templating");
  const off = node?.kind === "scalar" && node.value === false;
  const word = off ? "none" : settings.word("templating", ["none", "jinja"]);
  const vars = settings.fields.get("vars");
  const variables = Object.fromEntries([...scalars, ...readVariables(vars, diagnostics)]);
  return { enabled: word !== "none", firstLine, variables };
}

/** `vars:`, a map of any values. */
export function readVariables(
  entry: Entry | undefined,
  diagnostics: Diagnostics,
): [string, unknown][] {
  if (entry === undefined || isNull(entry.node)) return [];
  const { node } = entry;
  if (node.kind === "map") return [...node.entries].map(([name, at]) => [name, plain(at.node)]);
  diagnostics.error(entry.key, `${label(node)} must be a map of names and values.`);
  return [];
}
