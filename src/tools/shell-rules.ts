import { basename } from "node:path";
import type { ShellConfig, ShellRule } from "../project/definition.ts";
import { guardOutside } from "./outside-guard.ts";
import { loadCommandParser, type ShellCommand } from "./shell-command.ts";
import { isReadOnly } from "./shell-effects.ts";
import { findGuard, type Guard } from "./shell-guards.ts";
import { type Approval, type Effect, STRICTNESS } from "./tool.ts";

export interface CommandJudgement {
  approval: Approval;
  /** One sentence; for `blocked` it says what is allowed. */
  reason: string;
  /** What runs, without a shell; null when bash gets the text (or nothing runs). */
  argv: string[] | null;
  effect: Effect;
}

export type CommandJudge = (command: string) => CommandJudgement;

export interface CommandPolicy {
  config: ShellConfig;
  /** Where commands run. A path that leads out of it is not covered by a rule, unless spelled out. */
  workspaceRoot: string;
}

/** Loads the parser; judging itself is synchronous, and looks up links in the workspace. */
export async function loadCommandJudge(policy: CommandPolicy): Promise<CommandJudge> {
  const parse = await loadCommandParser();
  return (command) => judgeCommand(parse(command), policy);
}

function judgeCommand(command: ShellCommand, policy: CommandPolicy): CommandJudgement {
  const { config } = policy;
  switch (command.kind) {
    case "invalid":
      return {
        approval: "blocked",
        reason: `The command cannot be run: ${command.because}. ${allowedSentence(config)}`,
        argv: null,
        effect: "external",
      };
    case "script":
      return {
        ...judgeByDefault(config, `No rule covers this: ${command.because}.`),
        argv: null,
        effect: "external",
      };
    case "simple":
      return judgeSimpleCommand(command.argv, policy);
  }
}

function judgeSimpleCommand(argv: string[], policy: CommandPolicy): CommandJudgement {
  const { config } = policy;
  const guard = findGuard(argv);
  const guards = [guard, findOutsideGuard(argv, policy.workspaceRoot)].filter(
    (one) => one !== undefined,
  );
  const rule = config.rules.find(
    (one) => matches(one, argv) && guards.every((each) => holdsDespite(one, each)),
  );
  const judged = rule ? judgeByRule(rule) : judgeWithoutRule({ argv, config, guard: guards[0] });
  // Reading somewhere else changes as little as reading here; whether it may is not said by the effect.
  const isHarmless = guard === undefined && isReadOnly(argv);
  const effect = rule?.effect ?? (isHarmless ? "none" : "external");
  return { ...tighten(judged, { argv, config }), argv, effect };
}

function findOutsideGuard(argv: readonly string[], workspaceRoot: string): Guard | undefined {
  const indexes = guardOutside(argv, workspaceRoot);
  return indexes.length > 0 ? { kind: "outside", indexes } : undefined;
}

/** Word by word: the rule `git log` speaks for `git log -3`, not for `gitx` or `/tmp/git log`. */
function matches(rule: ShellRule, argv: readonly string[]): boolean {
  return rule.words.length > 0 && rule.words.every((word, index) => word === argv[index]);
}

/** A guarded command is judged as if the rule were absent, unless the rule spells the argument out. */
function holdsDespite(rule: ShellRule, guard: Guard): boolean {
  if (rule.approval === "blocked") return true;
  // Whoever is asked sees where the path leads, so a rule that asks can speak for it.
  if (guard.kind === "outside" && rule.approval === "ask") return true;
  return guard.kind !== "hides" && guard.indexes.every((index) => index < rule.words.length);
}

type Judged = Pick<CommandJudgement, "approval" | "reason">;

function judgeByRule(rule: ShellRule): Judged {
  const verb = { pre_approved: "is pre-approved", ask: "asks", blocked: "is blocked" };
  const reason = `It ${verb[rule.approval]} by the rule '${rule.words.join(" ")}'.`;
  return { approval: rule.approval, reason };
}

function judgeWithoutRule(options: {
  argv: readonly string[];
  config: ShellConfig;
  guard: Guard | undefined;
}): Judged {
  const { argv, config, guard } = options;
  if (guard !== undefined) return judgeByDefault(config, guardSentence(argv, guard));
  const why = `No rule matches '${argv[0]}'.`;
  if (config.default === "pre_approved") {
    return { approval: "pre_approved", reason: `${why} The worker's default pre-approves it.` };
  }
  return judgeByDefault(config, why);
}

function guardSentence(argv: readonly string[], { kind, indexes }: Guard): string {
  const word = argv[Math.min(...indexes)];
  switch (kind) {
    case "hides":
      return `'${word}' runs what its arguments say, so no rule covers it.`;
    case "argument":
      return `'${word}' is an argument that no rule for '${argv[0]}' covers.`;
    case "outside":
      return `'${word}' may lead out of the workspace, where no rule for '${argv[0]}' covers it.`;
  }
}

/** For what no rule may pre-approve: the default decides, and asks at the least. */
function judgeByDefault(config: ShellConfig, why: string): Judged {
  if (config.default === undefined) {
    return {
      approval: "blocked",
      reason: `${why} There is no default. ${allowedSentence(config)}`,
    };
  }
  if (config.default === "blocked") {
    return { approval: "blocked", reason: `${why} The default blocks. ${allowedSentence(config)}` };
  }
  return { approval: "ask", reason: `${why} The worker's default lets it be asked for.` };
}

/** A rule that asks or blocks also holds when the program is named by its path: /bin/rm is rm. */
function tighten(
  judged: Judged,
  { argv, config }: { argv: readonly string[]; config: ShellConfig },
): Judged {
  const [program = "", ...words] = argv;
  if (program === basename(program)) return judged;
  const byName = [basename(program), ...words];
  const rule = config.rules.find((one) => matches(one, byName));
  if (rule === undefined || STRICTNESS[rule.approval] <= STRICTNESS[judged.approval]) return judged;
  return judgeByRule(rule);
}

function allowedSentence(config: ShellConfig): string {
  const patterns = config.rules.filter((rule) => rule.approval !== "blocked");
  if (patterns.length === 0) return "No command is allowed by a rule.";
  const names = patterns.map((rule) => `'${rule.words.join(" ")}'`).join(", ");
  return `Allowed are single commands of plain words (no pipes, redirects, $ or wildcards) that begin with ${names}.`;
}
