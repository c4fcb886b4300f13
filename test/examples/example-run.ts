import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createGit, type Git } from "../../src/git.ts";
import { deepen } from "../../src/github/vm.ts";
import { openProject } from "../../src/project/project.ts";
import { codeDirectories } from "../../src/runtime/code-directory.ts";
import { decide } from "../../src/runtime/decide.ts";
import { type DriveOutcome, drive } from "../../src/runtime/drive.ts";
import { gitFiles } from "../../src/runtime/git-files.ts";
import { gitStore } from "../../src/runtime/git-store.ts";
import { PLAIN_START, type RunHeader } from "../../src/runtime/header.ts";
import { Journal } from "../../src/runtime/journal.ts";
import { acquireLease } from "../../src/runtime/lease.ts";
import { newHolder, prepareMachine } from "../../src/runtime/machine.ts";
import { objectsOf, openPrivateGit } from "../../src/runtime/private-git.ts";
import type { RunState } from "../../src/runtime/state.ts";
import { commitAll, gitEnvironment, temporaryFolder } from "../lab/temporary.ts";
import type { Scenario } from "./scenarios.ts";

/** One run of an example over as many machines as it takes; every machine starts from a clone. */
export interface ExampleRun {
  /** Drives the run on a new machine until it waits or ends. */
  boot(): Promise<DriveOutcome>;
  /** Says the same about every open request. */
  say(verb: "approve" | "deny"): Promise<void>;
  state(): Promise<RunState>;
  /** Text of each file in the last machine's workspace that differs from the checkout. */
  changes(): Promise<Record<string, string>>;
}

interface Example {
  remote: Git;
  base: string;
  head: string;
  folder: string;
}

export async function startExample(name: string, scenario: Scenario): Promise<ExampleRun> {
  const example = await publishExample(name, scenario);
  const header = headerOf(example, scenario);
  let workspace = "";
  const open = (machine: string) => openMachine(example, { header, scenario, machine });
  let machines = 0;
  return {
    async boot() {
      machines += 1;
      const machine = await open(`vm-${machines}`);
      workspace = machine.root;
      return machine.drive();
    },
    async say(verb) {
      const { journal } = await open(`said-${verb}-${machines}`);
      const now = new Date();
      const { append } = decide(journal.state, [spoken(journal.state, verb)], {
        now,
        cut: new Set(),
      });
      journal.append(...append);
      await journal.flush({ subject: verb });
    },
    state: async () => (await open(`read-${machines}`)).journal.state,
    changes: () => changedFiles(workspace),
  };
}

/** The example copied to the root of a repository, as its README says, and that repository's history. */
async function publishExample(name: string, scenario: Scenario): Promise<Example> {
  const folder = await temporaryFolder();
  const directory = join(folder, "remote");
  cpSync(join("examples", name), directory, { recursive: true });
  const remote = createGit({ directory, environment: gitEnvironment });
  await remote.run(["init", "--quiet", "--initial-branch=main"]);
  const commits: string[] = [];
  for (const { files, tag, message } of scenario.commits) {
    for (const [path, text] of Object.entries(files)) write(join(directory, path), text);
    await commitAll(remote);
    const identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"];
    await remote.run([...identity, "commit", "--quiet", "--amend", `--message=${message}`]);
    if (tag) await remote.run(["tag", tag]);
    commits.push((await remote.run(["rev-parse", "HEAD"])).stdout.trim());
  }
  const head = commits.at(-1) ?? "";
  return { remote, folder, head, base: commits.at(-2) ?? head };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

async function openMachine(
  example: Example,
  { header, scenario, machine }: { header: RunHeader; scenario: Scenario; machine: string },
) {
  const root = join(example.folder, machine);
  const remote = { url: `file://${example.remote.directory}` };
  const depth = scenario.checkout === 1 ? ["--depth=1"] : [];
  await example.remote.run(["clone", "--quiet", "--no-local", ...depth, remote.url, root]);
  const git = await openPrivateGit({
    directory: join(example.folder, `${machine}.git`),
    environment: gitEnvironment,
    objects: { directory: await objectsOf(example.remote, root), access: "read" },
  });
  const store = gitStore({ git, remote });
  const checkpoint = (await store.read(header.runId)) ?? null;
  const holder = newHolder(null, null);
  const now = () => new Date();
  const journal = new Journal({ store, header, checkpoint, holder, now });
  return {
    root,
    journal,
    async drive() {
      if (checkpoint) {
        const sleep = async () => undefined;
        await acquireLease(journal, { store, holderEnded: async () => true, sleep, now });
      } else {
        journal.append({ type: "run_started" }, { type: "lease_taken", holder });
      }
      const repository = {
        git,
        remote,
        directory: git.directory,
        environment: {},
        workspace: root,
        credentials: NOBODY,
        made: { checkouts: new Map(), projects: new Map() },
        used: [],
        openLibrary: () => Promise.reject(new Error("no example has a library")),
      };
      const { run } = await prepare({ journal, repository, root });
      return drive(run, { publish: async () => ({ complete: true }) });
    },
  };
}

const NOBODY = { serverUrl: "https://github.example", token: "none" };

/** As the Action does it, without GitHub. */
async function prepare(machine: {
  journal: Journal;
  repository: Parameters<typeof deepen>[0];
  root: string;
}) {
  const { journal, repository, root } = machine;
  const { git } = repository;
  const files = gitFiles({ git, commit: journal.header.projectCommit ?? "", path: "" });
  const project = await openProject(files, { path: "." });
  const { history } = project.manifest;
  await deepen(repository, { root, history, environment: gitEnvironment });
  return prepareMachine({
    journal,
    project,
    currentProject: null,
    root,
    git,
    filesInPlace: false,
    environment: gitEnvironment,
    codeDirectory: codeDirectories(),
    isolation: async () => ({ kind: "none", sentence: "" }),
    models: {},
    readProjectFile: (path) => files.read(path),
    defaultModel: null,
    secrets: [],
    redact: (text) => text,
    confirmReply: async () => null,
    confirm: async (asked) =>
      asked.map(({ request }) => ({ requestId: request.id, status: "confirmed" })),
    now: () => new Date(),
    signal: new AbortController().signal,
  });
}

function spoken(state: RunState, verb: "approve" | "deny") {
  return {
    kind: "command" as const,
    by: { id: 1, login: "maria" },
    source: { kind: "terminal" as const },
    threadId: null,
    authority: { status: "allowed" as const },
    verb,
    targets: "all" as const,
    implied: null,
    reachable: new Set(state.requests.keys()),
    reason: verb === "deny" ? "not now" : null,
    session: false,
  };
}

async function changedFiles(root: string): Promise<Record<string, string>> {
  const git = createGit({ directory: root, environment: gitEnvironment });
  const { stdout } = await git.run(["status", "--porcelain", "--untracked-files=all", "-z"]);
  const paths = stdout.split("\0").flatMap((line) => (line === "" ? [] : [line.slice(3)]));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

function headerOf(example: Example, scenario: Scenario): RunHeader {
  const { base, head } = example;
  const inPullRequest = scenario.context === "pull_request";
  return {
    schema: 1,
    runId: "example",
    worker: "main",
    input: scenario.input({ base, head }) as RunHeader["input"],
    createdAt: new Date().toISOString(),
    startedBy: null,
    cause: "test",
    // Workers come from a pull request's base, files from its head.
    projectCommit: inPullRequest ? base : head,
    projectPath: ".",
    baseCommit: head,
    baseBranch: "main",
    thread: inPullRequest ? { number: 7, kind: "pull_request" } : null,
    firstRequest: 1,
    model: "scripted:answers.yaml",
    approvalMode: "review",
    maxTurns: 50,
    maxDepth: 5,
    maxCostUsd: null,
    expiresSeconds: 3600,
    ...PLAIN_START,
  };
}
