import { randomBytes } from "node:crypto";
import { LlmDoError } from "../errors.ts";
import { openModel } from "../models/index.ts";
import { isCodeEntry } from "../project/code-entry.ts";
import { renderProblem } from "../project/problem.ts";
import { PLAIN_START, type RunHeader } from "../runtime/header.ts";
import { Journal } from "../runtime/journal.ts";
import { chooseModel, environmentModels } from "../runtime/model-choice.ts";
import { checkServerTools } from "../runtime/server-tools.ts";
import { readAttachments, wordsAndFiles } from "./attachments.ts";
import { chooseEntry } from "./chosen-entry.ts";
import { checkCode } from "./code-check.ts";
import { conclude } from "./conclude.ts";
import { driveHere, modelSettings } from "./drive-here.ts";
import { terminalHolder } from "./holder.ts";
import { checkInput, readInput } from "./input.ts";
import type { Invocation } from "./invocation.ts";
import { type LocalProject, relativePath } from "./local-project.ts";
import { keptWithRun, openedWith } from "./opened-with.ts";
import { causeAt, openPlace, type Place } from "./place.ts";
import { createProgress } from "./progress.ts";
import {
  approvalModeFor,
  chosenMode,
  modelScopeOf,
  readCreationDefaults,
  readLimits,
} from "./run-settings.ts";
import { readTarget } from "./target.ts";
import { hasPerson, say, visible } from "./terminal.ts";
import { levelOf, voiceOf } from "./voice.ts";

const EXPIRES_SECONDS = 7 * 24 * 3600;

/** `llm-do run`: a new run, from its first turn to its end or to a decision that nobody here takes. */
export async function run(invocation: Invocation): Promise<number> {
  const { terminal, flags, texts } = invocation;
  chosenMode(flags, texts.approval);
  levelOf(flags, texts.trace);
  const opening = openPlace(terminal, { keep: !flags["no-store"] });
  // A mistake in the command comes first; the repository's is found again below.
  opening.catch(() => undefined);
  // The largest part of what a first model request needs is compiled while git works.
  if (!/^(scripted|open|ollama)/.test(texts.model ?? "")) {
    import("@anthropic-ai/sdk").then(() => new Headers()).catch(() => undefined);
  }
  const opened = openedWith(invocation);
  const target = await readTarget({
    ...invocation,
    hasInput: texts.input !== undefined,
    directory: texts.dir,
    registry: texts.registry,
    alone: flags["no-project"] ?? false,
    opened: { ...opened, ...(texts.worker !== undefined && { entry: texts.worker }) },
  });
  const { local, files } = target;
  const { manifest } = local.project;
  const place = await opening;
  const worker = await chooseEntry(entryOf(target.worker, texts.worker), local.project);
  const given = wordsAndFiles(invocation, target);
  const input = await readInput(terminal, { option: texts.input, message: given.message });
  const header: RunHeader = {
    ...fixedHeader(place, invocation),
    worker,
    input: input as RunHeader["input"],
    projectPath: relativePath(place.root, local.path) ?? local.path,
    model: texts.model ?? null,
    approvalMode: approvalModeFor(invocation, manifest),
    ...readLimits(texts, manifest),
    ...PLAIN_START,
    opened: keptWithRun({ ...opened, files }, { root: place.root, directory: terminal.directory }),
    modelScope: modelScopeOf(texts["model-scope"]),
    attachments: readAttachments(terminal, { written: given.files, base: local.path }),
    creationDefaults: await readCreationDefaults(terminal.directory, texts["creation-defaults"]),
  };
  await checkBeforeStart(local, { header, invocation });

  const holder = terminalHolder();
  const { store, redact } = place;
  const journal = new Journal({ store, header, checkpoint: null, holder, now: terminal.now });
  journal.append({ type: "run_started" }, { type: "lease_taken", holder });
  const voice = voiceOf(invocation, redact);
  const outcome = await driveHere({
    journal,
    place,
    local,
    directory: terminal.directory,
    terminal,
    ask: hasPerson(terminal) && !voice.json && !flags.headless,
    observe: createProgress(voice),
  });
  const failOnDenied = flags["fail-on-denied"] ?? false;
  return conclude({ journal, outcome, voice, failOnDenied, fleeting: place.fleeting });
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

function entryOf(named: string | null, option: string | undefined): string | null {
  if (named !== null && option !== undefined && named !== option) {
    throw new LlmDoError(
      `Two workers are named: ${JSON.stringify(named)} and --worker ${JSON.stringify(option)}. Leave one of them out.`,
      { code: "usage" },
    );
  }
  return named ?? option ?? null;
}

/** What is wrong before the first turn is said at once, and leaves no run behind. */
async function checkBeforeStart(
  local: LocalProject,
  start: { header: RunHeader; invocation: Invocation },
): Promise<void> {
  const { header, invocation } = start;
  const { environment } = invocation.terminal;
  await checkCode(local.project, { terminal: invocation.terminal, entry: header.worker });
  if (isCodeEntry(header.worker)) return;
  const worker = await local.project.worker(header.worker);
  checkInput(worker, header);
  for (const warning of local.project.warnings) {
    say(invocation.terminal, visible(renderProblem(warning)));
  }
  const { id } = chooseModel({
    worker,
    callers: [],
    project: local.project,
    header,
    environment: environmentModels(environment),
  });
  checkServerTools(worker, id);
  await openModel(id, { ...modelSettings(environment), readProjectFile: local.readFile });
}
