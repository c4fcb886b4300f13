import { dirname, join } from "node:path";
import { LlmDoError } from "../errors.ts";
import type { Problem, ProjectFiles } from "../project/definition.ts";
import { joinPath } from "../project/layout.ts";
import { renderProblem } from "../project/problem.ts";
import { parseWorker } from "../project/worker.ts";
import { codeEnvironment } from "./code-environment.ts";
import { type CodeProcess, openProcess } from "./code-process.ts";
import { codeProgram } from "./code-program.ts";
import type { CodeFile, LoadedWorker } from "./code-protocol.ts";
import type { Isolation } from "./isolation.ts";

/** What finding workers in Python files needs of the machine. */
export interface PythonStart {
  environment: Record<string, string>;
  /** Folder with files of whoever the run is about: no module is imported from there. */
  workspace: string;
  isolation(): Promise<Isolation>;
  codeDirectory(files: ProjectFiles): Promise<string>;
}

/** A `.worker` file that says what a worker in Python says, by its path beside the Python file. */
export type WrittenWorkers = ReadonlyMap<string, { text: string }>;

/**
 * Loads the Python files in a process of their own and writes each worker that they define as a `.worker`
 * file, so that one reader judges all workers. Throws LlmDoError "project" with everything that is wrong, at
 * its place in the Python file.
 */
export async function workersInPython(
  paths: readonly string[],
  { files, start }: { files: ProjectFiles; start: PythonStart },
): Promise<WrittenWorkers> {
  const root = await start.codeDirectory(files);
  const codes = paths.map((shown): CodeFile => {
    return { path: join(root, shown), kind: "file", root, shown };
  });
  const loaded = await load(codes, start);
  await loaded.end();
  throwErrors(loaded.problems.map((problem) => located(problem, codes)));
  return write(loaded.workers, files);
}

async function load(files: CodeFile[], start: PythonStart): Promise<CodeProcess> {
  const names = files.map(({ shown }) => shown).join(", ");
  const environment = codeEnvironment(start.environment, {
    allowed: [],
    workspace: start.workspace,
    roots: files.map(({ root }) => root),
  });
  const program = await codeProgram("python", environment);
  if (program.status === "missing") throw notLoaded(names, program.message);
  // The same folder wherever the run was started and is resumed: the one that the author knows.
  const folder = dirname(files[0]?.path ?? "/");
  const opened = await openProcess({
    argv: program.argv,
    cwd: folder,
    environment,
    isolation: await start.isolation(),
    load: { workspace: folder, files, toolsets: [] },
    log: () => undefined,
  });
  if (opened.status === "gone") throw notLoaded(names, opened.message);
  return opened.process;
}

function notLoaded(names: string, why: string): LlmDoError {
  return new LlmDoError(`${names} could not be loaded: ${why}.`, { code: "project" });
}

async function write(workers: LoadedWorker[], files: ProjectFiles): Promise<WrittenWorkers> {
  const names = new Set(workers.map(({ name }) => name));
  const written = new Map<string, { text: string }>();
  const problems: Problem[] = [];
  const { stringify } = await import("yaml");
  for (const worker of workers) {
    const folder = worker.source.file.split("/").slice(0, -1).join("/");
    const file = joinPath(folder, `${worker.name}.worker`);
    const why = await refusal(worker, { file, taken: written.has(file), files });
    if (why !== null) {
      problems.push(await problemOf(worker, { message: why, files }));
      continue;
    }
    const text = `---\n${stringify(settingsOf(worker))}---\n\n${worker.instructions}\n`;
    written.set(file, { text });
    const read = parseWorker({ file, text, workers: names, hasCode: true });
    for (const { message } of read.problems.filter(({ severity }) => severity === "error")) {
      problems.push(
        await problemOf(worker, { message: `Worker "${worker.name}": ${message}`, files }),
      );
    }
  }
  throwErrors(problems);
  return written;
}

/** What the author wrote is never a template: Python has put it together already. */
function settingsOf(worker: LoadedWorker): Record<string, unknown> {
  const { name, description, model, compatibleModels, toolsets } = worker;
  return {
    name,
    ...(description !== null && { description }),
    ...(model !== null && { model }),
    ...(compatibleModels !== null && { compatible_models: compatibleModels }),
    toolsets: Object.fromEntries(toolsets.map(({ name: toolset, config }) => [toolset, config])),
    templating: "none",
  };
}

async function refusal(
  { name, toolsets, instructions }: LoadedWorker,
  { file, taken, files }: { file: string; taken: boolean; files: ProjectFiles },
): Promise<string | null> {
  if (!/^\w[\w .-]{0,99}$/.test(name)) {
    return `The worker's name ${JSON.stringify(name)} may have letters, digits, "_", "-" and "." only.`;
  }
  if (taken || (await files.read(file)) !== undefined) {
    return `Duplicate worker name: ${name} (also ${taken ? "in another Python file" : `in ${file}`}). Rename one of the two.`;
  }
  if (instructions.trim() === "") return `The worker "${name}" has no instructions.`;
  const twice = toolsets.find((toolset, index) =>
    toolsets.some((other, place) => place < index && other.name === toolset.name),
  );
  return twice ? `The worker "${name}" has the toolset "${twice.name}" twice.` : null;
}

async function problemOf(
  { source }: LoadedWorker,
  { message, files }: { message: string; files: ProjectFiles },
): Promise<Problem> {
  const content = await files.read(source.file);
  const text = content?.split(/\r?\n/)[source.line - 1] ?? "";
  return { severity: "error", message, location: { ...source, column: 1 }, text };
}

function located(
  { file, message, location, text }: CodeProcess["problems"][number],
  codes: CodeFile[],
): Problem {
  const place = location ?? { file: codes[file]?.shown ?? "", line: 1, column: 1 };
  return { severity: "error", message, location: place, text };
}

function throwErrors(problems: Problem[]): void {
  if (problems.length === 0) return;
  throw new LlmDoError(problems.map(renderProblem).join("\n"), { code: "project" });
}
