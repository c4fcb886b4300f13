import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  YAMLMap,
} from "yaml";
import { RULED } from "../project/relics.ts";

const MOVED: Record<string, [toolset: string, key: string | null]> = {
  allow_workers: ["delegation", "allow_workers"],
  shell_rules: ["shell", "rules"],
  shell_default: ["shell", "default"],
  custom_tools: ["custom", null],
};
const RELICS = [...Object.keys(MOVED), "tool_rules", "shell_cwd"];

/**
 * A worker file of 2025 in today's keys, its comments kept; the same text when there is nothing to change
 * or it cannot be read. What it means stays the same (project/relics.ts reads the old keys).
 */
export function migrateWorker(text: string): string {
  const match = /^(---[ \t]*\r?\n)([\s\S]*?\r?\n)(---[ \t]*(?:\r?\n|$)[\s\S]*)$/.exec(text);
  if (match === null) return /^---/m.test(text) ? text : migrateSettings(text);
  const [, open = "", settings = "", rest = ""] = match;
  return open + migrateSettings(settings) + rest;
}

function migrateSettings(text: string): string {
  const document = parseDocument(text);
  const root = document.contents;
  if (document.errors.length > 0 || !isMap(root)) return text;
  const relics = root.items.filter((pair) => RELICS.includes(nameOf(pair)));
  if (relics.length === 0 || clashes(root as YAMLMap, relics)) return text;
  root.items = root.items.filter((pair) => !relics.includes(pair));
  const toolsets = toolsetsOf(document, root as YAMLMap);
  // A sandbox alone gave a worker its file tools then, and without one it had none.
  const hasFiles = Boolean(root.get("sandbox")) || toolsets.has("filesystem");
  for (const pair of relics) moveRelic(pair, { document, toolsets, hasFiles });
  if (hasFiles && !toolsets.has("filesystem")) toolsets.set("filesystem", document.createNode({}));
  const indentSeq = !/^( *)[\w.-]+:[ \t]*\r?\n\1- /m.test(text);
  return document.toString({ lineWidth: 0, indentSeq });
}

function nameOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

/** Both the old and the new key stand there: only the author knows which one is meant. */
function clashes(root: YAMLMap, relics: Pair[]): boolean {
  const toolsets = root.get("toolsets");
  if (toolsets === undefined || toolsets === null) return false;
  if (!isMap(toolsets)) return true;
  return relics.some((pair) => {
    const target = MOVED[nameOf(pair)]?.[0];
    return target !== undefined && toolsets.has(target);
  });
}

function toolsetsOf(document: Document, root: YAMLMap): YAMLMap {
  const known = root.get("toolsets");
  if (isMap(known)) {
    known.flow = false;
    return known as YAMLMap;
  }
  const made = new YAMLMap(document.schema);
  root.set("toolsets", made);
  return made;
}

interface Target {
  document: Document;
  toolsets: YAMLMap;
  hasFiles: boolean;
}

function moveRelic(pair: Pair, target: Target): void {
  const name = nameOf(pair);
  if (name === "shell_cwd") return;
  if (name === "tool_rules") {
    moveRules(pair, target);
    return;
  }
  const [toolset = "", key = null] = MOVED[name] ?? [];
  rewordAllowed(pair.value);
  const moved = key === null ? customTools(pair.value, target.document) : pair.value;
  const scalar = new Scalar(key ?? toolset);
  const { commentBefore } = isScalar(pair.key) ? pair.key : { commentBefore: null };
  if (commentBefore) scalar.commentBefore = commentBefore;
  const map = key === null ? target.toolsets : toolsetOf(toolset, target);
  map.items.push(target.document.createPair(scalar, moved) as never);
}

function toolsetOf(name: string, { document, toolsets }: Target): YAMLMap {
  const known = toolsets.get(name);
  if (isMap(known)) return known as YAMLMap;
  const made = new YAMLMap(document.schema);
  toolsets.set(name, made);
  return made;
}

/** A list of functions, or `true` for all of them. */
function customTools(value: unknown, document: Document): unknown {
  if (isMap(value)) return value;
  const names = isSeq(value)
    ? value.items.map((item) => String(isScalar(item) ? item.value : item))
    : ["*"];
  return document.createNode(Object.fromEntries(names.map((name) => [name, {}])));
}

/** `allowed: false` is `approval: blocked` today, and `allowed: true` is nothing. */
function rewordAllowed(value: unknown): void {
  if (isSeq(value)) for (const item of value.items) rewordAllowed(item);
  if (!isMap(value) || !value.has("allowed")) return;
  const blocked = isFalse(value.get("allowed"));
  value.delete("allowed");
  if (!blocked) return;
  for (const key of ["approval_required", "pre_approved"]) value.delete(key);
  value.set("approval", "blocked");
}

function isFalse(value: unknown): boolean {
  return value === false || /^(false|no|off)$/i.test(String(value));
}

function moveRules(pair: Pair, target: Target): void {
  const rules = isMap(pair.value) ? pair.value.items : [];
  for (const rule of rules) {
    const name = nameOf(rule);
    const ruled = Object.hasOwn(RULED, name) ? RULED[name] : undefined;
    const { toolset, tools } = ruled ?? { toolset: "custom", tools: [name] };
    if (toolset === "filesystem" && !target.hasFiles) continue;
    const map = toolsetOf(toolset, target);
    const word = approvalOf(rule.value);
    for (const tool of tools) {
      if (toolset === "custom") map.set(tool, word);
      else map.setIn(["_approval_config", tool], word);
    }
    if (name === "worker.create" && word !== "blocked")
      map.set("worker_create", target.document.createNode({}));
  }
}

function approvalOf(value: unknown): string {
  if (!isMap(value)) return "preApproved";
  if (value.has("allowed") && isFalse(value.get("allowed"))) return "blocked";
  const asks = value.has("approval_required") && !isFalse(value.get("approval_required"));
  return asks ? "ask" : "preApproved";
}
