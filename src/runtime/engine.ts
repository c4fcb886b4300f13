import { LlmDoError } from "../errors.ts";
import { canonicalModelId, compatible, incompatibility, openModel } from "../models/index.ts";
import type { Model, ModelSettings } from "../models/model.ts";
import { costOf } from "../models/pricing.ts";
import type { Project, WorkerDefinition } from "../project/definition.ts";
import { type ToolsetContext, toolsOf } from "../tools/index.ts";
import { underCurrentPolicy } from "../tools/policy.ts";
import type { Tool } from "../tools/tool.ts";
import { runWorker } from "./agent.ts";
import type {
  Confirmation,
  EngineCall,
  Frame,
  Run,
  RunObservation,
  RunWorkspace,
} from "./frame.ts";
import type { RunHeader } from "./header.ts";
import type { Journal } from "./journal.ts";
import type { RequestState } from "./state.ts";

export interface EngineOptions {
  journal: Journal;
  project: Project;
  /** The project of the current default branch, when it may differ from the pinned one. */
  currentProject: Project | null;
  workspace: RunWorkspace;
  tools: Omit<ToolsetContext, "describe">;
  models: ModelSettings;
  /** Used where neither worker nor manifest names a model. */
  defaultModel: string | null;
  redact(text: string): string;
  confirm(requests: RequestState[]): Promise<Confirmation[]>;
  finalCall?(): Promise<EngineCall | null>;
  observe?(event: RunObservation): void;
  now(): Date;
  signal: AbortSignal;
}

/** Puts together what one VM needs to drive one run. */
export function createRun(options: EngineOptions): Run {
  const { journal, project, currentProject } = options;
  const { header } = journal;
  journal.attachWorkspace(options.workspace);
  const models = new Map<string, Promise<Model>>();
  const run: Run = {
    header,
    journal,
    project,
    workspace: options.workspace,
    enter: (frame) => runWorker(run, frame),
    toolsOf: (frame) => judgedTools(frame, options, currentProject),
    finalCall: options.finalCall ?? (async () => null),
    modelOf: (worker) => {
      const id = modelIdOf({ worker, project, header, defaultModel: options.defaultModel });
      const model = models.get(id) ?? openPricedModel(id, header, options.models);
      models.set(id, model);
      return model;
    },
    confirm: options.confirm,
    redact: options.redact,
    now: options.now,
    signal: options.signal,
    observe: options.observe ?? (() => undefined),
  };
  return run;
}

/** The pinned worker's tools, each judged by the stricter of pinned and current policy. */
async function judgedTools(
  frame: Frame,
  options: EngineOptions,
  currentProject: Project | null,
): Promise<Tool[]> {
  const pinned = await toolsOf(frame.worker, withDescriptions(options, options.project));
  if (!currentProject) return pinned;
  const worker = await findWorker(currentProject, frame.worker.name);
  const current = worker ? await toolsOf(worker, withDescriptions(options, currentProject)) : [];
  return pinned.map((tool) =>
    underCurrentPolicy(
      tool,
      current.find((candidate) => candidate.name === tool.name),
    ),
  );
}

function withDescriptions(options: EngineOptions, project: Project): ToolsetContext {
  return { ...options.tools, describe: (name) => findWorker(project, name) };
}

/** A delegate that cannot be read is reported by `validate` and at its call, not while describing it. */
async function findWorker(project: Project, name: string): Promise<WorkerDefinition | null> {
  try {
    return await project.worker(name);
  } catch (error) {
    if (error instanceof LlmDoError) return null;
    throw error;
  }
}

/**
 * Override (where the worker can take it) > worker > manifest > default (spec/dialects.md C14, C15).
 * Throws LlmDoError "project" when none is left or the worker's own model contradicts its list.
 */
export function modelIdOf(choice: {
  worker: WorkerDefinition;
  project: Project;
  header: Pick<RunHeader, "model">;
  defaultModel: string | null;
}): string {
  const { worker, project, header } = choice;
  const override = header.model;
  if (override && compatible(override, worker.compatibleModels)) return canonicalModelId(override);
  const own = worker.model ?? project.manifest.model ?? choice.defaultModel ?? override;
  if (!own) {
    throw new LlmDoError(
      `No model configured for worker '${worker.name}'. Set 'model:' in ${worker.file} or project.yaml, the input 'model' (--model), or the LLM_DO_MODEL environment variable.`,
      { code: "project" },
    );
  }
  const problem = incompatibility({
    worker: worker.name,
    model: own,
    patterns: worker.compatibleModels,
  });
  // A worker's own model is its author's word; the loader warns about it (C16).
  if (problem && own !== worker.model) throw new LlmDoError(problem, { code: "project" });
  return canonicalModelId(own);
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
