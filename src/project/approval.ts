import { didYouMean, fold } from "../near-miss.ts";
import type { Approval } from "./definition.ts";
import { isNull, type Node, plain } from "./node.ts";
import { type Diagnostics, type Place, quote } from "./problem.ts";
import {
  type Fields,
  label,
  readBoolean,
  readFields,
  readStrictFields,
  unknownKey,
} from "./read.ts";

/** One thing that the author said about approval, in any vocabulary (spec/dialects.md C18). */
export interface Statement {
  approval: Approval;
  place: Place;
}

/** Said of one toolset: of all its tools, and of single ones. */
export interface ToolsetApprovals {
  all: Statement[];
  /** Those of `all` that were written as `approval.default`. */
  byDefault: Statement[];
  tools: Map<string, Statement[]>;
}

/** Keys that say something about approval wherever a tool or toolset is configured. */
export const TOOL_APPROVAL_KEYS = ["pre_approved", "approval_required", "approval"] as const;
export const TOOLSET_APPROVAL_KEYS = [...TOOL_APPROVAL_KEYS, "_approval_config"] as const;

const WORDS = new Map<string, Approval>([
  ["preapproved", "pre_approved"],
  ["ask", "ask"],
  ["blocked", "blocked"],
]);
const SPELLED = ["preApproved", "ask", "blocked"];

// The same order as STRICTNESS in tools/tool.ts, which this folder may not import.
const ORDER: readonly Approval[] = ["pre_approved", "ask", "blocked"];

/** The strictest of several statements, with a warning when they disagree. Undefined = nothing said. */
export function strictest(
  statements: readonly Statement[],
  options: { subject: string; diagnostics: Diagnostics },
): Statement | undefined {
  const [first, ...others] = statements;
  if (first === undefined) return undefined;
  let result = first;
  for (const other of others) {
    if (other.approval === result.approval) continue;
    const strict = ORDER.indexOf(other.approval) > ORDER.indexOf(result.approval) ? other : result;
    const lax = strict === other ? result : other;
    const message = `${options.subject} is ${quote(lax.approval)} here and ${quote(strict.approval)} on line ${strict.place.location.line}; the stricter holds.`;
    options.diagnostics.warning(lax.place, message);
    result = strict;
  }
  return result;
}

/** `preApproved`, `ask` or `blocked` in any spelling. Undefined when it is none (then reported). */
export function readApprovalWord(node: Node, diagnostics: Diagnostics): Approval | undefined {
  const word = plain(node);
  const approval = typeof word === "string" ? WORDS.get(fold(word.trim())) : undefined;
  if (approval !== undefined) return approval;
  const hint = typeof word === "string" ? didYouMean(word, SPELLED) : "";
  const message = `${label(node)} must be preApproved, ask or blocked, not ${quote(word)}.${hint}`;
  diagnostics.error(node.place, message);
  return undefined;
}

/** What `pre_approved`, `approval_required` and `approval: <word>` say about one tool. */
export function readToolStatements(fields: Fields, diagnostics: Diagnostics): Statement[] {
  const statements = readBooleanStatements(fields, diagnostics);
  const word = fields.get("approval")?.node;
  if (word === undefined || isNull(word)) return statements;
  const approval = readApprovalWord(word, diagnostics);
  return approval === undefined ? statements : [...statements, { approval, place: word.place }];
}

function readBooleanStatements(fields: Fields, diagnostics: Diagnostics): Statement[] {
  const meanings = [
    { key: "pre_approved", whenTrue: "pre_approved", whenFalse: "ask" },
    { key: "approval_required", whenTrue: "ask", whenFalse: "pre_approved" },
  ] as const;
  return meanings.flatMap(({ key, whenTrue, whenFalse }) => {
    const node = fields.get(key)?.node;
    const value = node && readBoolean(node, diagnostics);
    if (node === undefined || value === undefined) return [];
    return [{ approval: value ? whenTrue : whenFalse, place: node.place }];
  });
}

/** A tool's entry: a word, or a map of the keys above. Everything else in it is an error. */
export function readToolEntry(node: Node, diagnostics: Diagnostics): Statement[] {
  if (isNull(node)) return [];
  if (node.kind === "scalar") {
    const approval = readApprovalWord(node, diagnostics);
    return approval === undefined ? [] : [{ approval, place: node.place }];
  }
  const fields = readStrictFields(node, { known: TOOL_APPROVAL_KEYS, diagnostics });
  return fields === null ? [] : readToolStatements(fields, diagnostics);
}

/**
 * The value under the name of something that is on unless it says otherwise: nothing, `true`, `false`, an
 * approval word, or a map of the keys above. Null = switched off.
 */
export function readSwitch(node: Node, diagnostics: Diagnostics): Statement[] | null {
  if (node.kind !== "scalar") return readToolEntry(node, diagnostics);
  const word = String(node.value).toLowerCase();
  if (["false", "no", "off"].includes(word)) return null;
  if (isNull(node) || ["true", "yes", "on"].includes(word)) return [];
  return readToolEntry(node, diagnostics);
}

/** Names that may be configured; code is asked later which tools it has. */
export type ToolNames = readonly string[] | "any";

/**
 * Everything that a toolset's configuration says with the common keys. `fields` must have been read
 * with TOOLSET_APPROVAL_KEYS among its known names; `tools` are the names that may be configured.
 */
export function readToolsetApprovals(
  fields: Fields,
  options: { tools: ToolNames; diagnostics: Diagnostics },
): ToolsetApprovals {
  const { diagnostics } = options;
  const approvals: ToolsetApprovals = {
    all: readBooleanStatements(fields, diagnostics),
    byDefault: [],
    tools: new Map(),
  };
  const approval = fields.get("approval")?.node;
  if (approval?.kind === "map") readApprovalMap(approval, { ...options, approvals });
  else if (approval !== undefined) approvals.all.push(...readToolEntry(approval, diagnostics));
  const config = fields.get("_approval_config")?.node;
  if (config !== undefined) readToolMap(config, { ...options, approvals });
  return approvals;
}

interface Reading {
  approvals: ToolsetApprovals;
  tools: ToolNames;
  diagnostics: Diagnostics;
}

/** `approval: {default: ask, tools: {read_file: preApproved}}`. */
function readApprovalMap(node: Node, reading: Reading): void {
  const { diagnostics, approvals } = reading;
  const fields = readStrictFields(node, { known: ["default", "tools"], diagnostics });
  const fallback = fields?.get("default")?.node;
  if (fallback !== undefined) approvals.byDefault.push(...readToolEntry(fallback, diagnostics));
  approvals.all.push(...approvals.byDefault);
  const tools = fields?.get("tools")?.node;
  if (tools !== undefined) readToolMap(tools, reading);
}

function readToolMap(node: Node, { approvals, tools, diagnostics }: Reading): void {
  const fields = readFields(node, { known: [], diagnostics });
  for (const entry of fields?.rest ?? []) {
    if (tools !== "any" && !tools.includes(entry.name)) {
      const inside = label(node);
      diagnostics.error(entry.key, unknownKey(entry, { known: tools, inside }));
    } else {
      addStatements(approvals, { tool: entry.name, said: readToolEntry(entry.node, diagnostics) });
    }
  }
}

export function addStatements(
  approvals: ToolsetApprovals,
  { tool, said }: { tool: string; said: readonly Statement[] },
): void {
  approvals.tools.set(tool, [...(approvals.tools.get(tool) ?? []), ...said]);
}
