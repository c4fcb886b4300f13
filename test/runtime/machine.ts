import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AssistantBlock, Model, ModelRequest, StopReason } from "../../src/models/model.ts";
import {
  DEFAULT_ATTACHMENT_POLICY,
  type Project,
  type SandboxConfig,
  type WorkerDefinition,
} from "../../src/project/definition.ts";
import { NO_MANIFEST } from "../../src/project/manifest.ts";
import { runWorker } from "../../src/runtime/agent.ts";
import type { RequestState } from "../../src/runtime/call-state.ts";
import { withCreatedWorkers } from "../../src/runtime/created-workers.ts";
import { decide } from "../../src/runtime/decide.ts";
import { type DriveOutcome, drive } from "../../src/runtime/drive.ts";
import type { Confirmation, Run } from "../../src/runtime/frame.ts";
import { sandboxOfFrame } from "../../src/runtime/frame-sandbox.ts";
import { PLAIN_START, type RunHeader } from "../../src/runtime/header.ts";
import type { SpokenCommand } from "../../src/runtime/incoming.ts";
import { Journal } from "../../src/runtime/journal.ts";
import { acquireLease } from "../../src/runtime/lease.ts";
import { memoryStore } from "../../src/runtime/memory-store.ts";
import { runNestedCall } from "../../src/runtime/nested.ts";
import type { Store } from "../../src/runtime/store.ts";
import { delegationTools } from "../../src/tools/delegation.ts";
import { filesystemTools } from "../../src/tools/filesystem.ts";
import { createSandbox } from "../../src/tools/node-sandbox.ts";
import { completed, type Tool } from "../../src/tools/tool.ts";
import { workerCreateTool } from "../../src/tools/worker-create.ts";

/** One answer of a test's model: text, calls, or both. */
export interface Turn {
  text?: string;
  calls?: [name: string, input: unknown][];
  stop?: StopReason;
}

export function worker(name: string, settings: Partial<WorkerDefinition> = {}): WorkerDefinition {
  return {
    name,
    file: `${name}.worker`,
    description: null,
    instructions: `You are ${name}.`,
    model: "test:model",
    compatibleModels: null,
    filesystem: { approvals: {} },
    shell: null,
    delegation: { delegates: [], workerCall: null, any: false, create: null },
    code: [],
    library: null,
    sandbox: null,
    attachments: DEFAULT_ATTACHMENT_POLICY,
    output: null,
    serverTools: [],
    mode: "single",
    maxContextTokens: 8000,
    allowEmptyInput: false,
    locked: false,
    allowCycles: false,
    ...settings,
  };
}

export function delegates(...names: string[]): Partial<WorkerDefinition> {
  const location = { file: "main.worker", line: 1, column: 1 };
  return {
    delegation: {
      delegates: names.map((name) => ({
        worker: name,
        toolName: name,
        approval: "pre_approved" as const,
        location,
      })),
      workerCall: null,
      any: false,
      create: null,
    },
  };
}

export interface World {
  store: Store;
  header: RunHeader;
  root: string;
  /** Model requests over all machines. */
  requests: ModelRequest[];
  /** Effects that the `send` tool had, counted outside any workspace. */
  sent: string[];
  clock: { now: number };
  boot(options?: Partial<Machine>): Promise<DriveOutcome>;
  say(words: Partial<SpokenCommand> & Pick<SpokenCommand, "verb">): Promise<string[]>;
  journal(): Promise<Journal>;
  [Symbol.dispose](): void;
}

/** What a test changes about one VM. */
export interface Machine {
  confirm(requests: RequestState[]): Promise<Confirmation[]>;
  confirmReply: Run["confirmReply"];
  signal: AbortSignal;
  tools: Tool[];
  nonce: string;
  store: Store;
}

let nonces = 0;

/** Machines, people and a store around the real runtime; only the model is scripted. */
export function startWorld(options: {
  workers: WorkerDefinition[];
  /** Of the manifest. */
  sandbox?: SandboxConfig;
  /** The workers of the current default branch, where they are others. */
  current?: WorkerDefinition[];
  answers: Record<string, Turn[]>;
  header?: Partial<RunHeader>;
  store?: Store;
}): World {
  const root = mkdtempSync(join(tmpdir(), "llm-do-world-"));
  const store = options.store ?? memoryStore();
  const clock = { now: Date.parse("2026-11-21T12:00:00Z") };
  const header: RunHeader = { ...testHeader(clock.now), ...options.header };
  const requests: ModelRequest[] = [];
  const sent: string[] = [];
  const now = () => new Date(clock.now);

  async function journal(machine: Partial<Machine> = {}): Promise<Journal> {
    const source = machine.store ?? store;
    nonces += 1;
    return new Journal({
      store: source,
      header,
      checkpoint: (await source.read(header.runId)) ?? null,
      holder: { nonce: machine.nonce ?? `vm-${nonces}`, workflowRun: null, attempt: null },
      now,
    });
  }

  return {
    store,
    header,
    root,
    requests,
    sent,
    clock,
    journal,
    async boot(machine = {}) {
      const opened = await journal(machine);
      if (opened.tip === null) {
        opened.append({ type: "run_started" }, { type: "lease_taken", holder: opened.holder });
      } else {
        const answer = await acquireLease(opened, {
          store: machine.store ?? store,
          holderEnded: async () => true,
          sleep: async () => undefined,
          now,
        });
        if (answer !== "taken") return { status: "lost" };
      }
      const run = assemble({ journal: opened, options, root, requests, sent, now, machine });
      return drive(run, { publish: async () => ({ complete: true }) });
    },
    async say(words) {
      const opened = await journal();
      const decided = decide(opened.state, [{ kind: "command", ...spoken(opened, words) }], {
        now: now(),
        cut: new Set(),
      });
      opened.append(...decided.append);
      await opened.flush({ subject: words.verb });
      return decided.verdicts.map((verdict) =>
        verdict.status === "refused" ? verdict.because : verdict.status,
      );
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}

function spoken(
  journal: Journal,
  words: Partial<SpokenCommand> & Pick<SpokenCommand, "verb">,
): SpokenCommand {
  return {
    by: { id: 1, login: "maria" },
    source: { kind: "terminal" },
    threadId: null,
    authority: { status: "allowed" },
    targets: "all",
    implied: null,
    reachable: new Set(journal.state.requests.keys()),
    reason: null,
    session: false,
    ...words,
  };
}

function assemble(parts: {
  journal: Journal;
  options: {
    workers: WorkerDefinition[];
    sandbox?: SandboxConfig;
    current?: WorkerDefinition[];
    answers: Record<string, Turn[]>;
  };
  root: string;
  requests: ModelRequest[];
  sent: string[];
  now: () => Date;
  machine: Partial<Machine>;
}): Run {
  const { journal, options, root, requests, machine } = parts;
  const created = () => new Set(journal.state.created.keys());
  const project = withCreatedWorkers(projectOf(options), () => journal.state);
  const currentProject = options.current ? projectOf({ workers: options.current }) : null;
  const exists = async (name: string) => (await project.workers()).includes(name);
  const sandbox = createSandbox({ root });
  const workspace = {
    shared: <T>(section: () => Promise<T>) => section(),
    exclusive: <T>(section: () => Promise<T>) => section(),
    snapshot: async () => ({ files: [], deleted: [], emptyDirectories: [] }),
    notCarried: () => [],
    ready: async () => undefined,
    prepare: () => undefined,
  };
  journal.attachWorkspace(workspace);
  const run: Run = {
    header: journal.header,
    journal,
    project,
    workspace,
    enter: (frame) => runWorker(run, frame),
    toolsOf: async (frame) => [
      ...filesystemTools({
        config: frame.worker.filesystem ?? { approvals: {} },
        sandbox: await run.sandboxOf(frame),
      }),
      ...(await delegationTools({
        config: frame.worker.delegation,
        describe: (name) => project.worker(name),
        caller: frame.worker,
        sandbox,
        created,
      })),
      ...(frame.worker.delegation.create
        ? [
            workerCreateTool({
              ...frame.worker.delegation.create,
              creation: { defaults: {}, created, exists },
            }),
          ]
        : []),
      sendTool(parts.sent),
      ...(machine.tools ?? []),
    ],
    finalCall: async () => null,
    callFromCode: (call) => runNestedCall(run, call),
    keepWorker: async () => undefined,
    modelOf: async () => modelOf(options.answers, requests),
    modelChoice: (frame) => ({ id: "test:model", from: frame.worker.file }),
    sandboxOf: async (frame) => {
      const from = { workspace: sandbox, project, currentProject };
      return frame ? sandboxOfFrame(frame, from) : sandbox;
    },
    confirm:
      machine.confirm ??
      (async (asked) =>
        asked.map(({ request }) => ({ requestId: request.id, status: "confirmed" as const }))),
    confirmReply: machine.confirmReply ?? (async () => null),
    redact: (text) => text,
    now: parts.now,
    signal: machine.signal ?? new AbortController().signal,
    observe: () => undefined,
  };
  return run;
}

function modelOf(answers: Record<string, Turn[]>, requests: ModelRequest[]): Model {
  return {
    id: "test:model",
    capabilities: { media: ["image/png", "application/pdf"], serverTools: [] },
    generate: async (request) => {
      requests.push(structuredClone({ ...request, signal: undefined }) as unknown as ModelRequest);
      const turn = request.messages.filter((message) => message.role === "assistant").length;
      const answer = answers[request.worker]?.[turn];
      if (!answer) throw new Error(`no answer ${turn} for ${request.worker}`);
      const content: AssistantBlock[] = [];
      if (answer.text !== undefined) content.push({ type: "text", text: answer.text });
      for (const [name, input] of answer.calls ?? []) {
        content.push({ type: "tool_use", id: `id-${turn}-${content.length}`, name, input });
      }
      return {
        content,
        stopReason: answer.stop ?? (answer.calls ? "tool_use" : "end_turn"),
        usage: { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 },
        model: "model",
      };
    },
  };
}

/** An external effect: gated, and never run twice unasked. */
function sendTool(sent: string[]): Tool {
  return {
    name: "send",
    description: "Sends a message to the outside.",
    inputSchema: { type: "object" },
    parse: (input) => ({ ok: true, input }),
    effect: () => "external",
    judge: (input) => ({
      approval: (input as { free?: boolean }).free ? "pre_approved" : "ask",
      reason: "sending is visible to others",
    }),
    preview: async () => ({ summary: "Send a message", changes: [] }),
    execute: async (input) => {
      sent.push((input as { text: string }).text);
      return completed("sent");
    },
  };
}

function projectOf({
  workers,
  sandbox = null,
}: {
  workers: WorkerDefinition[];
  sandbox?: SandboxConfig | null;
}): Project {
  return {
    manifest: { ...NO_MANIFEST, workerPaths: [], sandbox },
    codeFolders: async () => [],
    base: "",
    warnings: [],
    worker: async (name) => {
      const found = workers.find((candidate) => candidate.name === name);
      if (!found) throw new Error(`no worker ${name}`);
      return found;
    },
    counterpart: async (worker) => workers.find(({ name }) => name === worker.name) ?? worker,
    problems: async () => [],
    workers: async () => workers.map((candidate) => candidate.name),
  };
}

function testHeader(now: number): RunHeader {
  return {
    schema: 1,
    runId: "r1",
    worker: "main",
    input: "go",
    createdAt: new Date(now).toISOString(),
    startedBy: null,
    cause: "test",
    projectCommit: null,
    projectPath: ".",
    baseCommit: null,
    baseBranch: null,
    thread: null,
    firstRequest: 1,
    model: null,
    approvalMode: "review",
    maxTurns: 50,
    maxDepth: 5,
    maxCostUsd: null,
    expiresSeconds: 7 * 24 * 3600,
    ...PLAIN_START,
  };
}
