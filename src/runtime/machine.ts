import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { LlmDoError } from "../errors.ts";
import type { Git } from "../git.ts";
import type { ModelSettings } from "../models/model.ts";
import type { Project } from "../project/definition.ts";
import type { ToolsetContext } from "../tools/index.ts";
import { createSandbox } from "../tools/node-sandbox.ts";
import { scrubEnvironment } from "../tools/scrub.ts";
import type { RequestState } from "./call-state.ts";
import { createRun } from "./engine.ts";
import type { Holder } from "./events.ts";
import type { Confirmation, EngineCall, Run, RunObservation } from "./frame.ts";
import type { Journal } from "./journal.ts";
import { type OpeningWorkspace, openLater } from "./opening-workspace.ts";
import type { Workspace } from "./workspace.ts";

/** What one VM (or a terminal) brings to a run, apart from the run itself. */
export interface MachineOptions {
  journal: Journal;
  project: Project;
  currentProject: Project | null;
  /** Folder that the overlay is relative to: the top of the checkout. */
  root: string;
  /** Folder inside it that tools see as their workspace; default the root itself. */
  toolRoot?: string;
  /** Private repository that can read the base commit. */
  git: Git;
  /** Makes the checkout at `root`, where that is not the user's own. */
  checkOut?(): Promise<void>;
  /** The same machine may have the run's files in place already. */
  filesInPlace: boolean;
  environment: Record<string, string>;
  isolation: ToolsetContext["isolation"];
  codeDirectory: ToolsetContext["codeDirectory"];
  models: Omit<ModelSettings, "readProjectFile">;
  readProjectFile: ModelSettings["readProjectFile"];
  defaultModel: string | null;
  secrets: string[];
  redact(text: string): string;
  confirm(requests: RequestState[]): Promise<Confirmation[]>;
  confirmReply: Run["confirmReply"];
  finalCall?(workspace: OpeningWorkspace): Promise<EngineCall | null>;
  keepWorker?(worker: { name: string; text: string }): Promise<void>;
  observe?(event: RunObservation): void;
  now(): Date;
  signal: AbortSignal;
}

export interface Machine {
  run: Run;
  workspace: OpeningWorkspace;
}

/**
 * Puts together a machine for one run. Its workspace is made in the background, because the first model
 * request does not need it; what goes wrong there ends the run when it is first needed.
 */
export function prepareMachine(options: MachineOptions): Machine {
  const { root } = options;
  const toolRoot = options.toolRoot ?? root;
  const workspace = openLater(() => makeWorkspace(options, toolRoot));
  const inside = toolRoot === root ? "" : `${toolRoot.slice(root.length + 1)}/`;
  const sandbox = createSandbox({
    root: toolRoot,
    onTouch: (path) => workspace.touch(`${inside}${path}`),
  });
  const { finalCall, ...rest } = options;
  const run = createRun({
    ...rest,
    workspace,
    tools: {
      sandbox,
      workspaceRoot: toolRoot,
      environment: options.environment,
      isolation: options.isolation,
      codeDirectory: options.codeDirectory,
    },
    models: { ...options.models, readProjectFile: options.readProjectFile },
    ...(finalCall ? { finalCall: () => finalCall(workspace) } : {}),
  });
  return { run, workspace };
}

/** The tree as the checkpoint left it, on top of what the manifest's `setup:` makes. */
async function makeWorkspace(options: MachineOptions, toolRoot: string): Promise<Workspace> {
  const { journal, project } = options;
  const overlay = journal.overlay;
  const { openWorkspace } = await import("./workspace.ts");
  await options.checkOut?.();
  const workspace = await openWorkspace({
    root: options.root,
    base: journal.header.baseCommit,
    git: options.git,
    secrets: options.secrets,
    keep: project.manifest.keep,
    ...(overlay ? { previous: overlay } : {}),
  });
  await runSetup(project.manifest.setup, { ...options, root: toolRoot });
  if (project.manifest.setup.length > 0) await workspace.disownPresent();
  if (overlay) await workspace.restore(overlay, { overwrite: !options.filesInPlace });
  return workspace;
}

/** Identity of this process among all that may drive a run. */
export function newHolder(workflowRun: string | null, attempt: number | null): Holder {
  return { nonce: randomBytes(12).toString("hex"), workflowRun, attempt };
}

/** `setup:` of the manifest, on every VM before replay: what `npm ci` makes is in no checkpoint. */
async function runSetup(
  commands: string[],
  options: { root: string; environment: Record<string, string>; signal: AbortSignal },
): Promise<void> {
  const environment = scrubEnvironment(options.environment, []);
  for (const command of commands) {
    const { code, output } = await runCommand(command, { ...options, environment });
    if (code === 0) continue;
    throw new LlmDoError(
      `The setup command ${JSON.stringify(command)} of project.yaml ended with ${code}:\n${output.slice(-2000)}`,
      { code: "project" },
    );
  }
}

function runCommand(
  command: string,
  options: { root: string; environment: Record<string, string>; signal: AbortSignal },
): Promise<{ code: number | string; output: string }> {
  return new Promise((resolve) => {
    const child = spawn("bash", ["-c", command], {
      cwd: options.root,
      env: options.environment,
      signal: options.signal,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString("utf8")).slice(-8000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve({ code: error.message, output }));
    child.on("close", (code, signal) => resolve({ code: code ?? signal ?? "a signal", output }));
  });
}
