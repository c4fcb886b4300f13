import {
  readToolEntry,
  readToolStatements,
  readToolsetApprovals,
  type Statement,
  strictest,
  TOOL_APPROVAL_KEYS,
  TOOLSET_APPROVAL_KEYS,
} from "./approval.ts";
import type { Approval, Effect, ShellConfig, ShellRule } from "./definition.ts";
import { type Entry, isNull, type Node, plain } from "./node.ts";
import { type Diagnostics, quote } from "./problem.ts";
import { type Fields, label, readStrictFields, readText, readTexts } from "./read.ts";
import { splitWords } from "./words.ts";

const KEYS = ["rules", "default", "environment", ...TOOLSET_APPROVAL_KEYS];
const RULE_KEYS = ["pattern", "argv", "effect", "sandbox_paths", ...TOOL_APPROVAL_KEYS];
const MAX_PATTERN = 1000;
const EFFECTS: readonly Effect[] = ["none", "workspace", "external"];

/** `shell:` with `rules` and `default`, or golem-forge's `approval` for every command. */
export function readShell(node: Node, diagnostics: Diagnostics): ShellConfig {
  const fields = readStrictFields(node, { known: KEYS, diagnostics });
  if (fields === null) return { rules: [], environment: [] };
  const rules = readRules(fields.get("rules")?.node, diagnostics);
  const environment = readEnvironment(fields.get("environment")?.node, diagnostics);
  const fallback = readDefault(fields, diagnostics);
  if (rules.length === 0 && fallback === undefined && !diagnostics.failed) {
    const cure = "add `rules:` or `default: {approval_required: true}`";
    diagnostics.warning(
      node.place,
      `${label(node)} has no rule and no default, so every command is blocked; ${cure}.`,
    );
  }
  return { rules, environment, ...(fallback && { default: fallback.approval }) };
}

function readDefault(fields: Fields, diagnostics: Diagnostics): Statement | undefined {
  const about = { subject: "The default for commands", diagnostics };
  const said = readToolsetApprovals(fields, { tools: ["shell"], diagnostics });
  const node = fields.get("default")?.node;
  const byDefault = node === undefined || isNull(node) ? [] : defaultStatements(node, diagnostics);
  const general = [...said.all, ...byDefault];
  return strictest([...(said.tools.get("shell") ?? []), ...general], about);
}

/** `default: {}` asks: `approval_required` is true unless the author says otherwise. */
function defaultStatements(node: Node, diagnostics: Diagnostics): Statement[] {
  const said = readToolEntry(node, diagnostics);
  return said.length > 0 ? said : [{ approval: "ask", place: node.place }];
}

function readRules(node: Node | undefined, diagnostics: Diagnostics): ShellRule[] {
  if (node === undefined || isNull(node)) return [];
  if (node.kind !== "list") {
    diagnostics.error(
      node.place,
      `${label(node)} must be a list of rules (\`- pattern: git log\`).`,
    );
    return [];
  }
  return node.items.flatMap((item) => readRule(item, diagnostics) ?? []);
}

function readRule(node: Node, diagnostics: Diagnostics): ShellRule | null {
  const fields = readStrictFields(node, { known: RULE_KEYS, diagnostics });
  if (fields === null) return null;
  const words = readWords(fields, { rule: node, diagnostics });
  const effect = readEffect(fields.get("effect")?.node, diagnostics);
  const said = readToolStatements(fields, diagnostics);
  const stated = strictest(said, { subject: "Approval of the rule", diagnostics })?.approval;
  const approval = withoutPaths(stated ?? "ask", {
    paths: fields.get("sandbox_paths"),
    diagnostics,
  });
  if (words === null) return null;
  return { words, approval, ...(effect && { effect }) };
}

/** `sandbox_paths` kept the paths of a command inside named folders; here a person looks at them. */
function withoutPaths(
  approval: Approval,
  { paths, diagnostics }: { paths: Entry | undefined; diagnostics: Diagnostics },
): Approval {
  if (paths === undefined || isEmpty(paths.node) || approval !== "pre_approved") return approval;
  const message =
    'Which paths a command names is not compared with "sandbox_paths", so this rule asks.';
  diagnostics.warning(paths.key, message);
  return "ask";
}

function isEmpty(node: Node): boolean {
  return isNull(node) || (node.kind === "list" && node.items.length === 0);
}

/** The words that a command must begin with, from `pattern: "git log *"` or `argv: [git, log]`. */
function readWords(
  fields: Fields,
  { rule, diagnostics }: { rule: Node; diagnostics: Diagnostics },
): string[] | null {
  const pattern = fields.get("pattern");
  const argv = fields.get("argv");
  const entry = pattern ?? argv;
  if (entry === undefined || (pattern && argv)) {
    const problem = entry ? 'both "pattern" and "argv"; keep one' : 'no "pattern"';
    diagnostics.error(rule.place, `${label(rule)} has ${problem}.`);
    return null;
  }
  const words =
    entry.node.kind === "list"
      ? readTexts(entry.node, diagnostics).map((item) => item.text)
      : patternWords(entry.node, diagnostics);
  if (words?.length === 0) {
    const cure = "name the command, or use `default:` for every command";
    diagnostics.error(entry.node.place, `${label(entry.node)} matches no command; ${cure}.`);
  }
  return words?.length ? words : null;
}

function patternWords(node: Node, diagnostics: Diagnostics): string[] | null {
  const text = readText(node, diagnostics);
  if (text === null) return node.kind === "scalar" ? [] : null;
  const words = text.length > MAX_PATTERN ? [] : splitWords(text);
  if (words === null) {
    diagnostics.error(
      node.place,
      `${label(node)} has a quote that is never closed: ${quote(text)}.`,
    );
    return null;
  }
  // The documents write `git *`; a rule is a prefix anyway, and the star never matched anything.
  const trimmed = /(^|\s)\*$/.test(text) ? words.slice(0, -1) : words;
  if (/[*?]/.test(trimmed.join(" ")) && !/['"\\]/.test(text)) {
    const message = `${label(node)} is compared word by word; ${quote(text)} has no wildcards.`;
    diagnostics.warning(node.place, message);
  }
  return trimmed;
}

function readEffect(node: Node | undefined, diagnostics: Diagnostics): Effect | undefined {
  if (node === undefined || isNull(node)) return undefined;
  const effect = EFFECTS.find((known) => known === plain(node));
  if (effect === undefined) {
    const found = quote(plain(node));
    diagnostics.error(node.place, `${label(node)} must be ${EFFECTS.join(", ")}, not ${found}.`);
  }
  return effect;
}

function readEnvironment(node: Node | undefined, diagnostics: Diagnostics): string[] {
  if (node === undefined) return [];
  return readTexts(node, diagnostics).flatMap(({ text, place }) => {
    if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(text)) return [text];
    diagnostics.error(place, `${quote(text)} is not the name of an environment variable.`);
    return [];
  });
}
