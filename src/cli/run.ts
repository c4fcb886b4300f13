import { randomBytes } from "node:crypto";
import { LlmDoError } from "../errors.ts";
import { openModel } from "../models/index.ts";
import { renderProblem } from "../project/problem.ts";
import { type ApprovalMode, approvalModeOf } from "../runtime/approval-mode.ts";
import { modelIdOf } from "../runtime/engine.ts";
import type { RunHeader } from "../runtime/header.ts";
import { Journal } from "../runtime/journal.ts";
import { readNumber } from "./command-line.ts";
import { conclude } from "./conclude.ts";
import { driveHere, modelSettings } from "./drive-here.ts";
import { terminalHolder } from "./holder.ts";
import { readInput } from "./input.ts";
import type { Invocation } from "./invocation.ts";
import { type LocalProject, relativePath } from "./local-project.ts";
import { causeAt, openPlace, type Place } from "./place.ts";
import { createProgress } from "./progress.ts";
import { readTarget } from "./target.ts";
import { hasPerson, say, visible } from "./terminal.ts";

const EXPIRES_SECONDS = 7 * 24 * 3600;

/** `llm-do run`: a new run, from its first turn to its end or to a decision that nobody here takes. */
export async function run(invocation: Invocation): Promise<number> {
  const { terminal, flags, texts } = invocation;
  const mode = chosenMode(flags);
  const opening = openPlace(terminal, { keep: !flags["no-store"] });
  // A mistake in the command comes first; the repository's is found again below.
  opening.catch(() => undefined);
  // The largest part of what a first model request needs is compiled while git works.
  if (!texts.model?.startsWith("scripted:")) {
    import("@anthropic-ai/sdk").then(() => new Headers()).catch(() => undefined);
  }
  const target = await readTarget({ ...invocation, hasInput: texts.input !== undefined });
  const { local } = target;
  const place = await opening;
  const worker = entryOf(target.worker, texts.worker);
  const limits = readLimits(invocation, local);
  const input = await readInput(terminal, { option: texts.input, message: target.message });
  const header: RunHeader = {
    ...fixedHeader(place, invocation),
    worker,
    input: input as RunHeader["input"],
    projectPath: relativePath(place.root, local.path) ?? local.path,
    model: texts.model ?? null,
    approvalMode: mode ?? manifestMode(local),
    ...limits,
  };
  await checkBeforeStart(local, { header, invocation });

  const holder = terminalHolder();
  const { store, redact } = place;
  const journal = new Journal({ store, header, checkpoint: null, holder, now: terminal.now });
  journal.append({ type: "run_started" }, { type: "lease_taken", holder });
  const json = flags.json ?? false;
  const voice = { terminal, json, verbose: flags.verbose ?? false, redact };
  const outcome = await driveHere({
    journal,
    place,
    local,
    directory: terminal.directory,
    terminal,
    ask: hasPerson(terminal) && !json,
    observe: createProgress(voice),
  });
  const failOnDenied = flags["fail-on-denied"] ?? false;
  return conclude({ journal, outcome, terminal, json, failOnDenied, fleeting: place.fleeting });
}

function fixedHeader(place: Place, { terminal }: Invocation) {
  return {
    schema: 1 as const,
    runId: randomBytes(6).toString("hex"),
    createdAt: terminal.now().toISOString(),
    startedBy: null,
    cause: causeAt(place, terminal.directory),
    // The project is read from disk, as it is.
    projectCommit: null,
    baseCommit: place.head,
    baseBranch: place.branch,
    thread: null,
    firstRequest: 1,
    expiresSeconds: EXPIRES_SECONDS,
  };
}

function chosenMode(flags: Invocation["flags"]): ApprovalMode | null {
  const { "approve-all": approve, "reject-all": reject } = flags;
  if (approve && reject) {
    throw new LlmDoError("--approve-all and --reject-all exclude each other. Leave one out.", {
      code: "usage",
    });
  }
  return approve ? "approve-all" : reject ? "deny-all" : null;
}

function manifestMode({ project }: LocalProject): ApprovalMode {
  const { approvalMode: word, file } = project.manifest;
  if (word === null) return "review";
  const mode = approvalModeOf(word);
  if (mode) return mode;
  throw new LlmDoError(
    `The approval mode in ${file} is ${JSON.stringify(word)}; allowed: review, approve-all or deny-all.`,
    { code: "project" },
  );
}

function entryOf(named: string | null, option: string | undefined): string {
  if (named !== null && option !== undefined && named !== option) {
    throw new LlmDoError(
      `Two workers are named: ${JSON.stringify(named)} and --worker ${JSON.stringify(option)}. Leave one of them out.`,
      { code: "usage" },
    );
  }
  return named ?? option ?? "main";
}

function readLimits({ texts }: Invocation, { project }: LocalProject) {
  const read = (option: string, least: number, whole: boolean) =>
    readNumber(texts, { option, least, whole });
  return {
    maxTurns: read("max-turns", 1, true) ?? 50,
    maxDepth: read("max-depth", 0, true) ?? project.manifest.maxDepth ?? 5,
    maxCostUsd: read("max-cost-usd", 0, false),
  };
}

/** What is wrong before the first turn is said at once, and leaves no run behind. */
async function checkBeforeStart(
  local: LocalProject,
  start: { header: RunHeader; invocation: Invocation },
): Promise<void> {
  const { header, invocation } = start;
  const { environment } = invocation.terminal;
  const worker = await local.project.worker(header.worker);
  for (const warning of local.project.warnings) {
    say(invocation.terminal, visible(renderProblem(warning)));
  }
  const defaultModel = environment.LLM_DO_MODEL || null;
  const id = modelIdOf({ worker, project: local.project, header, defaultModel });
  await openModel(id, { ...modelSettings(environment), readProjectFile: local.readFile });
}
