import { orNull } from "../errors.ts";
import type { Project, SandboxConfig, WorkerDefinition } from "../project/definition.ts";
import { homeOf } from "../project/project-home.ts";
import type { Sandbox } from "../tools/sandbox.ts";
import { isWhole, projectScope, type SandboxScope, workerScope } from "../tools/sandbox-scope.ts";
import type { Frame } from "./frame.ts";

/**
 * The files that one execution may see: the project's, narrowed by every worker from the entry to this one.
 * The current default branch may narrow it too, as its policy does (security.md "Trusted code only").
 */
export async function sandboxOfFrame(
  frame: Frame,
  from: { workspace: Sandbox; project: Project; currentProject: Project | null },
): Promise<Sandbox> {
  const pinned = await scopeOf(frame, from.project, async ({ sandbox }) => sandbox);
  const { currentProject } = from;
  const current = currentProject
    ? await scopeOf(frame, currentProject, (worker) => currentSandbox(currentProject, worker))
    : pinned;
  if (isWhole(pinned) && isWhole(current)) return from.workspace;
  const { scopedSandbox } = await import("../tools/scoped-sandbox.ts");
  return scopedSandbox(from.workspace, [pinned, current]);
}

type Declared = (worker: WorkerDefinition) => Promise<SandboxConfig | null>;

async function scopeOf(frame: Frame, project: Project, declared: Declared): Promise<SandboxScope> {
  const { caller, worker } = frame;
  const outer = caller
    ? await scopeOf(caller, project, declared)
    : projectScope(project.manifest.sandbox, homeOf(project.base));
  return workerScope(await declared(worker), outer);
}

/** A worker that is gone from the default branch narrows nothing by itself: its calls ask. */
async function currentSandbox(
  project: Project,
  worker: WorkerDefinition,
): Promise<SandboxConfig | null> {
  return (await orNull(project.counterpart(worker)))?.sandbox ?? null;
}
