import { LlmDoError } from "../errors.ts";
import { canonicalModelId, matchesModel } from "../model-id.ts";
import { incompatibility } from "../models/index.ts";
import type { Project, WorkerDefinition } from "../project/definition.ts";
import type { RunHeader } from "./header.ts";

/** A model and where it was chosen, for people: `--model`, `main.worker`, `project.yaml`, … */
export interface ModelChoice {
  id: string;
  from: string;
}

/** Models of the environment; null = not set. */
export interface EnvironmentModels {
  /** LLM_DO_MODEL: where nothing else names one. */
  llmDo: string | null;
  /** GOLEM_FORGE_MODEL: before the manifest of a golem-forge program, and last where there is no manifest. */
  golemForge: string | null;
}

export function environmentModels(environment: Record<string, string>): EnvironmentModels {
  return {
    llmDo: environment.LLM_DO_MODEL || null,
    golemForge: environment.GOLEM_FORGE_MODEL || null,
  };
}

/**
 * The first that the worker can take of: the run's model (`--model`, input `model`), the worker's own, the
 * manifest's, the environment's, and where the manifest says so its caller's (spec/dialects.md C14, C15).
 * Throws LlmDoError "project" when there is none, or none that fits.
 */
export function chooseModel(choice: {
  worker: WorkerDefinition;
  /** The workers that called it, nearest first; empty for the entry. */
  callers: readonly WorkerDefinition[];
  project: Pick<Project, "manifest">;
  header: Pick<RunHeader, "model" | "modelScope">;
  environment: EnvironmentModels;
}): ModelChoice {
  const { worker } = choice;
  const candidates = candidatesFor(choice);
  const [first] = candidates;
  if (!first) {
    throw new LlmDoError(
      `No model configured for worker '${worker.name}'. Set 'model:' in ${worker.file} or project.yaml, the input 'model' (--model), or the LLM_DO_MODEL environment variable.`,
      { code: "project" },
    );
  }
  // A worker's own model is its author's word; the loader warns where it contradicts the list (C16).
  const fitting = candidates.find(
    ({ id, isOwn }) => isOwn || matchesModel(id, worker.compatibleModels),
  );
  if (fitting) return { id: canonicalModelId(fitting.id), from: fitting.from };
  const problem = incompatibility({
    worker: worker.name,
    model: first.id,
    patterns: worker.compatibleModels,
  });
  throw new LlmDoError(problem ?? `Model '${first.id}' cannot run worker '${worker.name}'.`, {
    code: "project",
  });
}

function candidatesFor(choice: Parameters<typeof chooseModel>[0]) {
  const { worker, callers, project, header, environment } = choice;
  const { manifest } = project;
  const isCalled = callers.length > 0;
  const reachesHere = header.modelScope === "all" || !isCalled;
  const isGolemForge = /golem-forge/.test(manifest.file ?? "");
  const found: { id: string | null; from: string; isOwn?: boolean }[] = [
    { id: reachesHere ? header.model : null, from: "--model" },
    { id: worker.model, from: worker.file, isOwn: true },
    { id: isGolemForge ? environment.golemForge : null, from: "GOLEM_FORGE_MODEL" },
    { id: manifest.model, from: manifest.file ?? "project.yaml" },
    { id: environment.llmDo, from: "LLM_DO_MODEL" },
    { id: manifest.file === null ? environment.golemForge : null, from: "GOLEM_FORGE_MODEL" },
  ];
  const [caller, ...above] = callers;
  if (caller && manifest.inheritModel && found.every(({ id }) => id === null)) {
    const inherited = chooseModel({ ...choice, worker: caller, callers: above });
    found.push({ id: inherited.id, from: `its caller '${caller.name}'` });
  }
  return found.flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }]));
}
