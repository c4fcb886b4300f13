import { LlmDoError, orNull } from "../errors.ts";
import { openModel } from "../models/index.ts";
import type { Model, ModelSettings } from "../models/model.ts";
import { costOf } from "../models/pricing.ts";
import { isCodeEntry } from "../project/code-entry.ts";
import type { CreationDefaults } from "../project/created-worker.ts";
import type { Project, WorkerDefinition } from "../project/definition.ts";
import { type ToolsetContext, toolsOf } from "../tools/index.ts";
import { underCurrentPolicy } from "../tools/policy.ts";
import type { Tool } from "../tools/tool.ts";
import { runWorker } from "./agent.ts";
import type { RequestState } from "./call-state.ts";
import { withCreatedWorkers } from "./created-workers.ts";
import {
  type Confirmation,
  callersOf,
  type EngineCall,
  type Frame,
  type FrameOutcome,
  type Run,
  type RunObservation,
  type RunWorkspace,
} from "./frame.ts";
import { sandboxOfFrame } from "./frame-sandbox.ts";
import type { RunHeader } from "./header.ts";
import type { Journal } from "./journal.ts";
import { chooseModel, environmentModels } from "./model-choice.ts";
import { checkServerTools } from "./server-tools.ts";

export interface EngineOptions {
  journal: Journal;
  project: Project;
  /** The project of the current default branch, when it may differ from the pinned one. */
  currentProject: Project | null;
  workspace: RunWorkspace;
  tools: Omit<ToolsetContext, "describe" | "codeFolders" | "creation">;
  models: ModelSettings;
  /** Used where neither worker nor manifest names a model. */
  defaultModel: string | null;
  redact(text: string): string;
  confirm(requests: RequestState[]): Promise<Confirmation[]>;
  confirmReply: Run["confirmReply"];
  finalCall?(): Promise<EngineCall | null>;
  keepWorker?(worker: { name: string; text: string }): Promise<void>;
  observe?(event: RunObservation): void;
  now(): Date;
  signal: AbortSignal;
}

/** Puts together what one VM needs to drive one run. */
export function createRun(options: EngineOptions): Run {
  const { journal } = options;
  const { header } = journal;
  const withCreated = (project: Project) => withCreatedWorkers(project, () => journal.state);
  const project = withCreated(options.project);
  const currentProject = options.currentProject && withCreated(options.currentProject);
  journal.attachWorkspace(options.workspace);
  const models = new Map<string, Promise<Model>>();
  const run: Run = {
    header,
    journal,
    project,
    workspace: options.workspace,
    enter: (frame) => observed(run, frame, () => enter(run, frame)),
    toolsOf: async (frame) => {
      // Code is loaded in the workspace that it works in.
      if (frame.worker.code.length > 0) await options.workspace.ready();
      return judgedTools(
        frame,
        { ...options, tools: { ...options.tools, sandbox: await run.sandboxOf(frame) } },
        { project, currentProject },
      );
    },
    finalCall: options.finalCall ?? (async () => null),
    callFromCode: async (call) => (await import("./nested.ts")).runNestedCall(run, call),
    keepWorker: options.keepWorker ?? (async () => undefined),
    modelOf: async (frame) => {
      const { id } = run.modelChoice(frame);
      checkServerTools(frame.worker, id);
      const model = models.get(id) ?? openPricedModel(id, header, options.models);
      models.set(id, model);
      return model;
    },
    modelChoice: (frame) =>
      chooseModel({
        worker: frame.worker,
        callers: callersOf(frame).map((caller) => caller.worker),
        project,
        header,
        environment: {
          ...environmentModels(options.tools.environment),
          llmDo: options.defaultModel,
        },
      }),
    sandboxOf: async (frame) => {
      const { sandbox: workspace } = options.tools;
      return frame ? sandboxOfFrame(frame, { workspace, project, currentProject }) : workspace;
    },
    confirm: options.confirm,
    confirmReply: options.confirmReply,
    redact: options.redact,
    now: options.now,
    signal: options.signal,
    observe: options.observe ?? (() => undefined),
  };
  return run;
}

async function enter(run: Run, frame: Frame): Promise<FrameOutcome> {
  if (!isCodeEntry(frame.worker.name)) return runWorker(run, frame);
  const { runCodeEntry } = await import("./code-entry.ts");
  return runCodeEntry(run, frame);
}

/** Says that an execution begins and how it ends; `replayed` where this VM goes on with one. */
async function observed(
  run: Run,
  { key, chain, input, attachments, worker }: Frame,
  execute: () => Promise<FrameOutcome>,
): Promise<FrameOutcome> {
  const { turns, calls } = run.journal.state;
  const replayed = [...turns.keys(), ...calls.keys()].some((done) => done.startsWith(key));
  const { instructions } = worker;
  run.observe({ type: "started", chain, key, input, instructions, attachments, replayed });
  const outcome = await execute();
  if (outcome.status !== "suspended") run.observe({ type: "ended", chain, key, outcome });
  return outcome;
}

/** The pinned worker's tools, each judged by the stricter of pinned and current policy. */
async function judgedTools(
  frame: Frame,
  options: EngineOptions,
  { project, currentProject }: { project: Project; currentProject: Project | null },
): Promise<Tool[]> {
  const pinned = await toolsOf(frame.worker, withDescriptions(frame.worker, options, project));
  if (!currentProject) return pinned;
  const worker = await orNull(currentProject.counterpart(frame.worker));
  const current = worker
    ? await toolsOf(worker, withDescriptions(worker, options, currentProject))
    : [];
  return pinned.map((tool) =>
    underCurrentPolicy(
      tool,
      current.find((candidate) => candidate.name === tool.name),
    ),
  );
}

function withDescriptions(
  caller: WorkerDefinition,
  options: EngineOptions,
  project: Project,
): ToolsetContext {
  return {
    ...options.tools,
    describe: (name) => orNull(project.worker(name, caller)),
    codeFolders: (worker) => project.codeFolders(worker),
    creation: {
      defaults: (options.journal.header.creationDefaults ?? {}) as CreationDefaults,
      created: () => new Set(options.journal.state.created.keys()),
      exists: async (name) => (await orNull(project.worker(name))) !== null,
    },
  };
}

async function openPricedModel(
  id: string,
  header: RunHeader,
  settings: ModelSettings,
): Promise<Model> {
  const model = await openModel(id, settings);
  const none = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
  if (header.maxCostUsd !== null && costOf(model.id, none) === null) {
    throw new LlmDoError(
      `The price of model '${id}' is unknown, so 'max-cost-usd' (${header.maxCostUsd}) cannot be kept. Remove the limit, or choose a model with a known price.`,
      { code: "usage" },
    );
  }
  return model;
}
