import { LlmDoError, orNull } from "../errors.ts";
import { BUILT_IN_WORKERS } from "../project/builtin-workers.ts";
import type { Problem, Project, WorkerDefinition } from "../project/definition.ts";
import { renderProblem } from "../project/problem.ts";
import { codeDirectories } from "../runtime/code-directory.ts";
import { chooseModel, environmentModels } from "../runtime/model-choice.ts";
import { toolsOf } from "../tools/index.ts";
import { createSandbox } from "../tools/node-sandbox.ts";
import type { Tool } from "../tools/tool.ts";
import { problemsOfCode } from "./code-check.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { openLocalProject } from "./local-project.ts";
import { modelProblems } from "./model-problems.ts";
import { openedWith } from "./opened-with.ts";
import { plural, printJson, say, type Terminal, visible } from "./terminal.ts";

/** `llm-do validate`: everything wrong with a project at once. Exit code 1 when a run could not start. */
export async function validate(invocation: Invocation): Promise<number> {
  const { terminal, flags, texts, positionals } = invocation;
  const home = positionals[0] ?? (terminal.environment.LLM_DO_PROJECT || ".");
  const { environment, directory } = terminal;
  const local = await openLocalProject(directory, home, {
    ...openedWith(invocation),
    files: severalFiles(positionals),
    environment,
    ...(texts.worker !== undefined && { entry: texts.worker }),
  });
  const { project } = local;
  const problems = [
    ...(await project.problems()),
    ...(await modelProblems(local, terminal)),
    ...(await problemsOfCode(project, terminal)),
  ];
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

/** `main.worker tools.py`: files that are the project together; of one word nothing else is asked. */
function severalFiles(words: string[]): string[] {
  if (words.length < 2) return [];
  const other = words.find((word) => !/\.(worker|py|[cm]?[jt]s)$/.test(word));
  if (other === undefined) return words;
  throw new LlmDoError(
    `"llm-do validate" takes one project or several files, not also ${JSON.stringify(other)}.`,
    { code: "usage" },
  );
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
  const own = await project.workers();
  const ours = Object.keys(BUILT_IN_WORKERS).filter((name) => !own.includes(name));
  for (const name of [...own, ...ours]) {
    const worker = await orNull(project.worker(name));
    if (!worker) continue;
    const tools = await toolNames(terminal, { project, worker });
    const model = modelOf(worker, { project, terminal });
    const place = worker.library === "built-in" ? "built-in" : worker.file;
    const line = `${name} (${place}): ${model}; ${tools.join(", ") || "no tools"}`;
    terminal.stdout.write(`${visible(line)}\n`);
  }
}

function modelOf(
  worker: WorkerDefinition,
  { project, terminal }: { project: Project; terminal: Terminal },
): string {
  const header = { model: null, modelScope: "all" as const };
  const environment = environmentModels(terminal.environment);
  try {
    return chooseModel({ worker, callers: [], project, header, environment }).id;
  } catch (error) {
    if (error instanceof LlmDoError) return "no model";
    throw error;
  }
}

async function toolNames(
  { directory, environment }: Terminal,
  { project, worker }: { project: Project; worker: WorkerDefinition },
): Promise<string[]> {
  const tools = await orNone(worker, {
    sandbox: createSandbox({ root: directory }),
    workspaceRoot: directory,
    environment,
    // No process is started here: the code of every worker was loaded when it was checked.
    isolation: async () => (await import("../tools/shell-process.ts")).detectIsolation(),
    describe: (name) => orNull(project.worker(name, worker)),
    creation: { defaults: {}, created: () => new Set(), exists: async () => false },
    codeFolders: (caller) => project.codeFolders(caller),
    codeDirectory: codeDirectories(),
  });
  return tools.filter((tool) => !tool.hidden).map((tool) => tool.name);
}

/** Code that does not load is among the problems above. */
async function orNone(...[worker, context]: Parameters<typeof toolsOf>): Promise<Tool[]> {
  try {
    return await toolsOf(worker, context);
  } catch (error) {
    if (error instanceof LlmDoError) return [];
    throw error;
  }
}
