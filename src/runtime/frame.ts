import type { Model } from "../models/model.ts";
import { codeEntryWorker, isCodeEntry } from "../project/code-entry.ts";
import type { Project, WorkerDefinition } from "../project/definition.ts";
import type { Sandbox } from "../tools/sandbox.ts";
import type { NestedCall, Tool, ToolOutcome } from "../tools/tool.ts";
import type { RequestState } from "./call-state.ts";
import type { ApprovalRequest, EventOf } from "./events.ts";
import type { RunHeader } from "./header.ts";
import type { Journal, Snapshots } from "./journal.ts";
import type { ModelChoice } from "./model-choice.ts";

/** One execution of one worker inside a run. */
export interface Frame {
  /** Prefix of every key under it: "" for the entry, `turn/3/call/0/` for a delegate. */
  key: string;
  worker: WorkerDefinition;
  /** Worker names from the entry to this one. */
  chain: string[];
  /** Entry = 0. */
  depth: number;
  input: unknown;
  /** Added to the system prompt by the caller (spec/dialects.md C7). */
  instructions: string | null;
  /** Workspace paths given by the caller. */
  attachments: string[];
  /** The execution that called this one; absent for the entry. */
  caller?: Frame;
}

export type FrameOutcome =
  | { status: "completed"; text: string }
  | { status: "failed"; message: string }
  | { status: "suspended" };

/** The tree that calls work on: calls that change it share a barrier, a snapshot takes it alone. */
export interface RunWorkspace extends Snapshots {
  /** Resolves when the tree is as the checkpoint left it; before that no tool may look at it. */
  ready(): Promise<void>;
  /** Starts to make it, for a `ready` to come. */
  prepare(): void;
  shared<T>(section: () => Promise<T>): Promise<T>;
  /** What could not be carried to this VM, for one sentence to the model. */
  notCarried(): string[];
}

/** Why a recorded decision no longer counts at the moment of execution. */
export type Confirmation =
  | { requestId: string; status: "confirmed" }
  | { requestId: string; status: "revoked"; reason: string }
  | { requestId: string; status: "voided"; reason: string };

/** Everything that one VM needs to drive one run. The loop knows nothing of GitHub, storage or console. */
export interface Run {
  header: RunHeader;
  journal: Journal;
  project: Project;
  workspace: RunWorkspace;
  /** Runs a worker to its end or to the next wait. */
  enter(frame: Frame): Promise<FrameOutcome>;
  /** Tools of a worker, already judged by the stricter of pinned and current policy. */
  toolsOf(frame: Frame): Promise<Tool[]>;
  /** A call that the engine makes when the entry worker has finished; null = none. */
  finalCall(): Promise<EngineCall | null>;
  /** A call that code makes inside the call of that key: recorded, asked about and never done twice. */
  callFromCode(call: { frame: Frame; key: string; nested: NestedCall }): Promise<ToolOutcome>;
  /** Keeps the file of a created worker where its people look for it; a journal value it is anyway. */
  keepWorker(worker: { name: string; text: string }): Promise<void>;
  modelOf(frame: Frame): Promise<Model>;
  /** Which model that is and where it was chosen. Throws LlmDoError "project" when none can be. */
  modelChoice(frame: Frame): ModelChoice;
  /** The files that a worker's execution may see; null = the whole workspace, for what a person gives. */
  sandboxOf(frame: Frame | null): Promise<Sandbox>;
  /** Judges decisions again, right before their calls start. Throws to stop without any effect. */
  confirm(requests: RequestState[]): Promise<Confirmation[]>;
  /** Why words of a chat no longer count when the model is about to hear them; null = they do. */
  confirmReply(reply: EventOf<"reply_received">): Promise<string | null>;
  /** Removes known secrets: everything that the model or the journal gets passes here. */
  redact(text: string): string;
  now(): Date;
  signal: AbortSignal;
  /** Progress for people; never part of the run. */
  observe(event: RunObservation): void;
}

export type RunObservation =
  | { type: "turn"; chain: string[]; key: string; replayed: boolean }
  /** A worker's execution begins, or is entered again. Its key is that of its frame. */
  | {
      type: "started";
      chain: string[];
      key: string;
      input: unknown;
      instructions: string;
      attachments: string[];
      replayed: boolean;
    }
  /** A request goes out to that model, which was chosen there. */
  | { type: "model"; chain: string[]; key: string; model: string; from: string }
  | {
      type: "answered";
      chain: string[];
      key: string;
      model: string;
      seconds: number;
      failed: boolean;
    }
  | { type: "text"; chain: string[]; key: string; text: string }
  /** The next words of a chat. */
  | { type: "reply"; chain: string[]; key: string; text: string }
  | { type: "call"; chain: string[]; key: string; tool: string; input: unknown }
  | {
      type: "result";
      chain: string[];
      key: string;
      tool: string;
      content: string;
      isError: boolean;
    }
  | { type: "request"; request: ApprovalRequest }
  | {
      type: "ended";
      chain: string[];
      key: string;
      outcome: Exclude<FrameOutcome, { status: "suspended" }>;
    };

/** A call that no model asked for. */
export interface EngineCall {
  tool: Tool;
  input: unknown;
}

/** A call of a turn with its structural key. */
export interface FrameCall {
  key: string;
  name: string;
  input: unknown;
  toolUseId: string;
}

export type CallResult = Exclude<ToolOutcome, { status: "suspended" }> & { toolUseId: string };

/** Stops a drive from outside; carries why. Never shown to project code. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  readonly reason: "signal" | "time" | "cancelled" | "unconfirmed";

  constructor(reason: Interrupted["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The frame of the entry worker: every other hangs below one of its calls. */
export async function entryFrame({ header, project }: Run): Promise<Frame> {
  const worker = isCodeEntry(header.worker)
    ? codeEntryWorker(header.worker, project)
    : await project.worker(header.worker);
  return {
    key: "",
    worker,
    chain: [worker.name],
    depth: 0,
    input: header.input,
    instructions: null,
    attachments: header.attachments,
  };
}

/** The executions above one, nearest first. */
export function callersOf({ caller }: Frame): Frame[] {
  return caller ? [caller, ...callersOf(caller)] : [];
}
