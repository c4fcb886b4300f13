import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { LlmDoError, messageOf } from "../errors.ts";
import { createGit } from "../git.ts";
import type { Project } from "../project/definition.ts";
import type { DriveOutcome } from "../runtime/drive.ts";
import type { RunObservation } from "../runtime/frame.ts";
import { PLAIN_START, type RunHeader } from "../runtime/header.ts";
import { Journal } from "../runtime/journal.ts";
import { openRequests } from "../runtime/status.ts";
import { driveHere } from "./drive-here.ts";
import { terminalHolder } from "./holder.ts";
import type { LocalProject } from "./local-project.ts";
import { openPlace, type Place } from "./place.ts";
import { recordDecision } from "./record.ts";
import { takeLease } from "./take-lease.ts";
import type { Terminal } from "./terminal.ts";
import type { MadeCall, TestRun } from "./test-compare.ts";
import type { Decision, TestCase } from "./test-file.ts";

export interface TestSetting {
  local: LocalProject;
  /** Absolute path of the test file, and its name in messages. */
  path: string;
  file: string;
  terminal: Terminal;
}

/**
 * Runs one test: the real runtime, a workspace of its own that is a repository with one commit, a store in
 * memory, and answers instead of a model. `use` sees the workspace before it is deleted.
 */
export async function runTest<T>(
  test: TestCase,
  setting: TestSetting,
  use: (run: TestRun) => Promise<T>,
): Promise<T> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), "llm-do-test-")));
  try {
    const terminal = quietTerminal(setting.terminal, directory);
    await fillWorkspace(test, { setting, terminal });
    const calls = new Map<string, MadeCall>();
    const asked = new Map<string, string>();
    const observe = (event: RunObservation) => note(event, { calls, asked });
    const outcome = await drive(test, { setting, terminal, observe });
    return await use({
      ...endOf(outcome),
      calls: [...calls.values()],
      asked: [...asked.values()],
      read: (path) => readText(inside(directory, path)),
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Offline: no key reaches a test, so that nothing can be asked of a real model by mistake. */
function quietTerminal(terminal: Terminal, directory: string): Terminal {
  const kept = Object.entries(terminal.environment).filter(
    ([name]) => !/(_KEY|_TOKEN)$/.test(name),
  );
  return {
    ...terminal,
    directory,
    environment: Object.fromEntries(kept),
    stdin: Readable.from([]),
    stdout: new PassThrough().resume(),
    stderr: new PassThrough().resume(),
  };
}

async function fillWorkspace(
  test: TestCase,
  { setting, terminal }: { setting: TestSetting; terminal: Terminal },
): Promise<void> {
  const { directory, environment } = terminal;
  for (const [path, content] of Object.entries(test.files)) {
    const target = inside(directory, path);
    await mkdir(dirname(target), { recursive: true });
    if ("text" in content) await writeFile(target, content.text);
    else await copyFixture(resolve(dirname(setting.path), content.from), { target, at: test.at });
  }
  const git = createGit({ directory, environment });
  await git.run(["init", "--quiet", "--initial-branch=main"]);
  await git.run(["add", "--all", "--force"]);
  const identity = ["-c", "user.name=llm-do", "-c", "user.email=llm-do@localhost"];
  await git.run([...identity, "commit", "--quiet", "--allow-empty", "--message=Files of the test"]);
}

async function copyFixture(from: string, { target, at }: { target: string; at: string }) {
  try {
    await copyFile(from, target);
  } catch (cause) {
    throw new LlmDoError(`${at}: The file "${from}" cannot be copied: ${messageOf(cause)}`, {
      code: "project",
      cause,
    });
  }
}

function inside(directory: string, path: string): string {
  const target = resolve(directory, path);
  if (target.startsWith(`${directory}/`)) return target;
  throw new LlmDoError(`${JSON.stringify(path)} is not inside the workspace of a test.`, {
    code: "project",
  });
}

interface Driving {
  setting: TestSetting;
  terminal: Terminal;
  observe(event: RunObservation): void;
}

/** Until the run ends, or waits for a decision that the test does not take. */
async function drive(
  test: TestCase,
  { setting, terminal, observe }: Driving,
): Promise<DriveOutcome> {
  const place = await openPlace(terminal, { keep: false });
  const { header, local } = await prepare(test, { setting, terminal, place });
  const holder = terminalHolder();
  const { now, directory } = terminal;
  const journal = new Journal({ store: place.store, header, checkpoint: null, holder, now });
  journal.append({ type: "run_started" }, { type: "lease_taken", holder });
  const here = { journal, place, local, directory, terminal, ask: false, observe };
  for (;;) {
    const outcome = await driveHere(here);
    if (outcome.status !== "suspended" || !(await decideAll(journal, test, now))) return outcome;
    if ((await takeLease(journal, here)) !== "taken") return { status: "lost" };
  }
}

/** False when every open request has to wait. */
async function decideAll(journal: Journal, test: TestCase, now: () => Date): Promise<boolean> {
  let decided = false;
  for (const { request } of openRequests(journal.state)) {
    const decision = decisionFor(test, request.tool);
    if (decision.verb === "wait") continue;
    const reason = decision.verb === "deny" ? decision.reason : null;
    const targets = [{ id: request.id, digest: request.digest }];
    const verdict = await recordDecision(journal, { verb: decision.verb, reason, targets }, now);
    decided ||= verdict.status === "recorded";
  }
  return decided;
}

function decisionFor({ decisions }: TestCase, tool: string): Decision {
  return decisions[tool] ?? decisions["*"] ?? { verb: "wait" };
}

async function prepare(
  test: TestCase,
  { setting, terminal, place }: { setting: TestSetting; terminal: Terminal; place: Place },
): Promise<{ header: RunHeader; local: LocalProject }> {
  const { local, file } = setting;
  const { answers, attachments, variables } = test;
  const model = `scripted:${"file" in answers ? answers.file : file}`;
  const readFile = async (name: string) =>
    "source" in answers && name === file ? answers.source : local.readFile(name);
  const header: RunHeader = {
    schema: 1,
    runId: randomBytes(6).toString("hex"),
    worker: test.worker,
    input: test.input as RunHeader["input"],
    createdAt: terminal.now().toISOString(),
    startedBy: null,
    cause: "terminal",
    projectCommit: null,
    projectPath: ".",
    baseCommit: place.head,
    baseBranch: place.branch,
    thread: null,
    firstRequest: 1,
    model,
    approvalMode: "review",
    maxTurns: 50,
    maxDepth: local.project.manifest.maxDepth ?? 5,
    maxCostUsd: null,
    expiresSeconds: 3600,
    ...PLAIN_START,
    attachments,
    opened: { ...PLAIN_START.opened, variables },
  };
  return { header, local: { ...local, readFile, project: anyModel(local.project) } };
}

/** A test's answers stand for every model: `compatible_models` is about real ones. */
function anyModel(project: Project): Project {
  const worker = async (...asked: Parameters<Project["worker"]>) => ({
    ...(await project.worker(...asked)),
    compatibleModels: null,
  });
  return new Proxy(project, {
    get(target, key) {
      if (key === "worker") return worker;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function note(
  event: RunObservation,
  { calls, asked }: { calls: Map<string, MadeCall>; asked: Map<string, string> },
): void {
  if (event.type === "request") asked.set(event.request.id, event.request.tool);
  if (event.type === "call" && !calls.has(event.key)) {
    const { key, tool, input, chain } = event;
    calls.set(key, { worker: chain.at(-1) ?? "", tool, input, result: "" });
  }
  const call = event.type === "result" ? calls.get(event.key) : undefined;
  if (call && event.type === "result") call.result = event.content;
}

function endOf(outcome: DriveOutcome): Pick<TestRun, "status" | "output"> {
  if (outcome.status === "completed") return { status: "completed", output: outcome.result };
  const output = "message" in outcome ? outcome.message : "reason" in outcome ? outcome.reason : "";
  return { status: outcome.status, output };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
