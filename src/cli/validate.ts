import { LlmDoError } from "../errors.ts";
import type { Problem, Project, WorkerDefinition } from "../project/definition.ts";
import { renderProblem } from "../project/problem.ts";
import { modelIdOf } from "../runtime/engine.ts";
import { toolsOf } from "../tools/index.ts";
import { createSandbox } from "../tools/sandbox.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { openLocalProject } from "./local-project.ts";
import { plural, printJson, say, type Terminal, visible } from "./terminal.ts";

/** `llm-do validate`: everything wrong with a project at once. Exit code 1 when a run could not start. */
export async function validate(invocation: Invocation): Promise<number> {
  const { terminal, flags, positionals } = invocation;
  const [path, extra] = positionals;
  if (extra !== undefined) {
    throw new LlmDoError(
      `"llm-do validate" takes one project, not also ${JSON.stringify(extra)}.`,
      {
        code: "usage",
      },
    );
  }
  const home = path ?? (terminal.environment.LLM_DO_PROJECT || ".");
  const { project } = await openLocalProject(terminal.directory, home);
  const problems = await project.problems();
  const errors = problems.filter(({ severity }) => severity === "error").length;
  if (flags.json) reportToProgram(terminal, problems);
  else {
    for (const problem of problems) terminal.stdout.write(`${renderProblem(problem)}\n`);
    if (flags.verbose) await listWorkers(terminal, project);
    const names = await project.workers();
    const counts = [plural(errors, "error"), plural(problems.length - errors, "warning")];
    say(terminal, `${plural(names.length, "worker")}, ${counts.join(", ")}`);
  }
  return errors > 0 ? EXIT.failed : EXIT.done;
}

function reportToProgram(terminal: Terminal, problems: Problem[]): void {
  for (const problem of problems) printJson(terminal, { type: "problem", ...problem });
  const errors = problems.filter(({ severity }) => severity === "error").length;
  printJson(terminal, {
    type: "result",
    status: errors > 0 ? "failed" : "completed",
    errors,
    warnings: problems.length - errors,
  });
}

async function listWorkers(terminal: Terminal, project: Project): Promise<void> {
  for (const name of await project.workers()) {
    const worker = await readable(project, name);
    if (!worker) continue;
    const tools = await toolNames(terminal, { project, worker });
    const model = modelOf(worker, { project, terminal });
    const line = `${name} (${worker.file}): ${model}; ${tools.join(", ") || "no tools"}`;
    terminal.stdout.write(`${visible(line)}\n`);
  }
}

/** Null for a worker whose problems are listed above. */
async function readable(project: Project, name: string): Promise<WorkerDefinition | null> {
  try {
    return await project.worker(name);
  } catch (error) {
    if (error instanceof LlmDoError) return null;
    throw error;
  }
}

function modelOf(
  worker: WorkerDefinition,
  { project, terminal }: { project: Project; terminal: Terminal },
): string {
  const defaultModel = terminal.environment.LLM_DO_MODEL || null;
  try {
    return modelIdOf({ worker, project, header: { model: null }, defaultModel });
  } catch (error) {
    if (error instanceof LlmDoError) return "no model";
    throw error;
  }
}

async function toolNames(
  { directory, environment }: Terminal,
  { project, worker }: { project: Project; worker: WorkerDefinition },
): Promise<string[]> {
  const tools = await toolsOf(worker, {
    sandbox: createSandbox({ root: directory }),
    workspaceRoot: directory,
    environment,
    isolation: async () => ({ kind: "none", sentence: "" }),
    describe: (name) => readable(project, name),
  });
  return tools.filter((tool) => !tool.hidden).map((tool) => tool.name);
}
