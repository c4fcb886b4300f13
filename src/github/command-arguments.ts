import { parseDocument } from "yaml";
import { type FencedBlock, freeText, readFences } from "./command-body.ts";
import { skeleton } from "./invisible.ts";

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | JsonValue[]
  | { [key: string]: JsonValue };

/** A request as a person names it: `A1`, or `A1@1f3a90c2b7de` with 8 to 12 digits of its digest. */
export interface RequestReference {
  id: string;
  digest: string | null;
}

/** `implicit`: no id was written; it means something only in a request's own thread. */
export type Targets =
  | { kind: "implicit" }
  | { kind: "all" }
  | { kind: "listed"; requests: RequestReference[] };

export type Command =
  | { verb: "approve"; targets: Targets; session: boolean }
  /** Reason: up to 1,000 characters. */
  | { verb: "deny"; targets: Targets; reason: string | null }
  | { verb: "edit"; target: RequestReference; input: { [key: string]: JsonValue } }
  | { verb: "retry" | "skip"; target: RequestReference | null }
  | { verb: "done"; target: RequestReference | null; result: JsonValue }
  | { verb: "cancel"; reason: string | null }
  | { verb: "status" | "help" }
  /** The first word is the worker when it could be a name; whether it is one, the project knows. */
  | { verb: "run"; worker: string | null; input: string | null }
  /** Text null: the conversation is over. `fresh`: it begins anew with these words. */
  | { verb: "say"; text: string | null; fresh: boolean };

/** `line`: the arguments that would have worked, where the text allows a guess. */
export interface Complaint {
  complaint: string;
  line?: string | undefined;
}

export interface Reading {
  /** What follows the verb on its line, trimmed. */
  rest: string;
  following: string[];
}

const REASON_LIMIT = 1_000;
const REFERENCE = /^(A[1-9]\d{0,5})(?:@([0-9a-f]{8,12}))?$/;

export function readApprove({ rest }: Reading): Command | Complaint {
  const read = readTargets(rest);
  if ("complaint" in read) return read;
  const line = lineOf(read.targets);
  if (read.after === "") return { verb: "approve", targets: read.targets, session: false };
  if (read.after === "session") return { verb: "approve", targets: read.targets, session: true };
  return {
    complaint: `An approval holds ids and "session", nothing else: put "${read.after.slice(0, 60)}" on the next line.`,
    line,
  };
}

export function readDeny({ rest, following }: Reading): Command | Complaint {
  const read = readTargets(rest);
  if ("complaint" in read) return read;
  const reason = [...freeText(read.after, following)].slice(0, REASON_LIMIT).join("");
  return { verb: "deny", targets: read.targets, reason: reason || null };
}

export function readEdit({ rest, following }: Reading): Command | Complaint {
  const target = readReference(rest);
  if (target === null) return { complaint: "Name the request whose arguments you write." };
  if ("complaint" in target) return target;
  const { blocks } = readFences(following);
  const [block] = blocks;
  if (block === undefined || blocks.length > 1 || !block.closed) {
    return {
      complaint:
        "The complete arguments belong into one fenced JSON or YAML block below the command.",
    };
  }
  const value = readBlock(block);
  if (!value.ok) return { complaint: `The block cannot be read: ${value.message}` };
  if (!isObject(value.value)) return { complaint: "The arguments of a tool are one JSON object." };
  return { verb: "edit", target, input: value.value };
}

export function readDone({ rest, following }: Reading): Command | Complaint {
  const [word = ""] = rest.split(/[ \t]/);
  const named = looksLikeId(word);
  const target = named ? readReference(word) : null;
  if (target !== null && "complaint" in target) return target;
  const after = named ? rest.slice(word.length).trim() : rest;
  const { blocks } = readFences(following);
  const [block] = blocks;
  if (blocks.length > 1 || block?.closed === false) {
    return { complaint: "The result belongs into one fenced JSON block below the command." };
  }
  const text = after === "" && block ? block.text : freeText(after, following);
  const value = readJson(text);
  if (value.ok) return { verb: "done", target, result: value.value };
  return { complaint: `The result is missing or not JSON: ${value.message}` };
}

export function readOutcome(verb: "retry" | "skip", { rest }: Reading): Command | Complaint {
  const target = readReference(rest);
  if (target !== null && "complaint" in target) return target;
  return { verb, target };
}

export function readCancel({ rest, following }: Reading): Command | Complaint {
  if (readTargetsOf(rest)) {
    return { complaint: `"cancel" ends the whole run. To refuse one call, use "deny ${rest}".` };
  }
  return { verb: "cancel", reason: freeText(rest, following).slice(0, REASON_LIMIT) || null };
}

export function readRun({ rest, following }: Reading): Command {
  const [word = ""] = rest.split(/[ \t]/);
  const named = /^(\.\/)?[A-Za-z_][\w.-]*(\/[\w.-]+)*$/.test(word);
  const input = freeText(named ? rest.slice(word.length) : rest, following);
  return { verb: "run", worker: named ? word : null, input: input || null };
}

export function readSay({ rest, following }: Reading): Command | Complaint {
  const text = freeText(rest, following);
  if (text === "/exit") return { verb: "say", text: null, fresh: false };
  const fresh = /^\/new(?=\s|$)/.test(text);
  const words = fresh ? text.slice("/new".length).trim() : text;
  if (words === "") return { complaint: "There is nothing to say." };
  return { verb: "say", text: words, fresh };
}

/** Ids at the start of a text, or `all`, or none; and what comes after them. */
function readTargets(text: string): { targets: Targets; after: string } | Complaint {
  const requests: RequestReference[] = [];
  let after = text;
  for (;;) {
    const match = /^([^ \t,]+)[ \t,]*/.exec(after);
    const word = match?.[1] ?? "";
    if (requests.length === 0 && word === "all") {
      return { targets: { kind: "all" }, after: after.slice(match?.[0].length) };
    }
    if (!looksLikeId(word)) break;
    const reference = readReference(word.replace(/:$/, ""));
    if (reference === null || "complaint" in reference) return reference ?? NO_ID;
    const same = requests.find((request) => request.id === reference.id);
    if (same) return { complaint: `${reference.id} is named twice.`, line: reference.id };
    requests.push(reference);
    after = after.slice(match?.[0].length);
  }
  if (requests.length === 0) return { targets: { kind: "implicit" }, after };
  return { targets: { kind: "listed", requests }, after };
}

const NO_ID: Complaint = { complaint: "A request id looks like A1." };

function readTargetsOf(text: string): boolean {
  return looksLikeId(text.split(/[ \t,]/)[0] ?? "") || text === "all";
}

/** One id, or null for an empty text. */
function readReference(text: string): RequestReference | Complaint | null {
  if (text === "") return null;
  const match = REFERENCE.exec(text);
  if (match) return { id: match[1] ?? "", digest: match[2] ?? null };
  const [id, digest] = skeleton(text).split("@");
  const line = /^a[1-9]\d{0,5}$/.test(id ?? "") ? id?.toUpperCase() : undefined;
  if (digest !== undefined && /^A[1-9]\d{0,5}@/.test(text)) {
    return {
      complaint: `"${text.slice(0, 40)}" must name 8 to 12 hexadecimal digits of the digest, as the request shows them.`,
      line: line && `${line}@1f3a90c2b7de`,
    };
  }
  return { complaint: `"${text.slice(0, 40)}" is not a request id: ids look like A1.`, line };
}

/** Also what only resembles an id, so that it is refused instead of read as a remark. */
function looksLikeId(word: string): boolean {
  return /^#?a\d+(@.*)?:?$/.test(skeleton(word));
}

function lineOf(targets: Targets): string {
  if (targets.kind === "implicit") return "";
  if (targets.kind === "all") return "all";
  return targets.requests.map(({ id, digest }) => (digest ? `${id}@${digest}` : id)).join(" ");
}

type Value = { ok: true; value: JsonValue } | { ok: false; message: string };

function readBlock(block: FencedBlock): Value {
  if (block.info === "json") return readJson(block.text);
  if (!["", "yaml", "yml"].includes(block.info)) {
    return { ok: false, message: `it is marked "${block.info.slice(0, 20)}", not json or yaml` };
  }
  const document = parseDocument(block.text, { schema: "core", version: "1.2" });
  const [error] = document.errors;
  if (error) return { ok: false, message: error.message.split("\n")[0] ?? "" };
  try {
    // Through JSON: what has no JSON form (.inf, aliases to themselves) must not reach a tool.
    return readJson(JSON.stringify(document.toJS({ maxAliasCount: 20 })));
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function readJson(text: string): Value {
  try {
    return { ok: true, value: JSON.parse(text) as JsonValue };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function isObject(value: JsonValue): value is { [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
