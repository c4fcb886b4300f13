import { createHash } from "node:crypto";
import { join } from "node:path";
import type {
  CodeFolder,
  CodeToolset,
  Location,
  Problem,
  ProjectFiles,
  WorkerDefinition,
} from "../project/definition.ts";
import { codeEnvironment } from "./code-environment.ts";
import { type FoundCode, findCode } from "./code-files.ts";
import { type CodeProcess, openProcess } from "./code-process.ts";
import { codeProgram } from "./code-program.ts";
import type { CodeFile, CodeLanguage, LoadedToolset, LoadProblem } from "./code-protocol.ts";
import type { Isolation } from "./isolation.ts";

/** What loading code needs of the machine and the project. */
export interface CodeContext {
  workspaceRoot: string;
  environment: Record<string, string>;
  isolation(): Promise<Isolation>;
  codeFolders(worker: WorkerDefinition): Promise<CodeFolder[]>;
  codeDirectory(files: ProjectFiles): Promise<string>;
  /** Lines that code writes for people; default: dropped. */
  log?: ((level: string, text: string) => void) | undefined;
}

/** Where a worker's code of one language runs. */
export interface CodeHome {
  language: CodeLanguage;
  /** The process in which many calls may run at once. Throws Error with a sentence. */
  shared(): Promise<CodeProcess>;
  /** A process for one call. */
  own(): Promise<CodeProcess>;
  /** Variables that are set here and kept from the code, of those that the text mentions. */
  withheld(text: string): string[];
}

export interface FoundToolset extends Omit<LoadedToolset, "file"> {
  home: CodeHome;
  code: FoundCode;
  /** How the author knows the file. */
  shown: string;
  /** Of the file's text; null for a package. An approval holds for this text alone. */
  digest: string | null;
}

export interface LoadedCode {
  /** Most specific first. */
  toolsets: FoundToolset[];
  problems: Problem[];
  /** A file did not load: what it would have had is not known. */
  incomplete: boolean;
  /** Toolsets whose module was not found. */
  missing: CodeToolset[];
}

const loadedCode = new WeakMap<WorkerDefinition, Promise<LoadedCode>>();

/** Definitions are made once per project, so a worker's code is loaded once, however often it is entered. */
export function loadCode(worker: WorkerDefinition, context: CodeContext): Promise<LoadedCode> {
  const known = loadedCode.get(worker) ?? load(worker, context);
  loadedCode.set(worker, known);
  return known;
}

async function load(worker: WorkerDefinition, context: CodeContext): Promise<LoadedCode> {
  const { found, missing } = await findCode(worker, await context.codeFolders(worker));
  const languages = [...new Set(found.map(({ language }) => language))];
  const loaded = await Promise.all(
    languages.map((language) => {
      const codes = found.filter((code) => code.language === language);
      return loadLanguage(language, { codes, worker, context });
    }),
  );
  const order = (toolset: FoundToolset) => found.indexOf(toolset.code);
  return {
    toolsets: loaded.flatMap(({ toolsets }) => toolsets).sort((a, b) => order(a) - order(b)),
    problems: [
      ...missing.map(({ toolset, message }) => problemAt(toolset, message)),
      ...loaded.flatMap(({ problems }) => problems),
    ],
    incomplete: loaded.some(({ problems }) => problems.length > 0),
    missing: missing.map(({ toolset }) => toolset),
  };
}

interface Part {
  codes: FoundCode[];
  worker: WorkerDefinition;
  context: CodeContext;
}

async function loadLanguage(
  language: CodeLanguage,
  part: Part,
): Promise<Pick<LoadedCode, "toolsets" | "problems">> {
  const { codes, worker, context } = part;
  const [toolset] = worker.code;
  const files = await Promise.all(codes.map((code) => placed(code, context)));
  const home = homeOf(language, { files, worker, context });
  let process: CodeProcess;
  try {
    process = await home.shared();
  } catch (error) {
    const names = files.map(({ shown }) => shown).join(", ");
    const message = `${names} could not be loaded: ${error instanceof Error ? error.message : error}.`;
    return { toolsets: [], problems: toolset ? [problemAt(toolset, message)] : [] };
  }
  const digests = await Promise.all(codes.map(digestOf));
  return {
    toolsets: process.toolsets.flatMap(({ file, ...found }) => {
      const code = codes[file];
      const digest = digests[file] ?? null;
      return code ? [{ ...found, home, code, shown: files[file]?.shown ?? code.path, digest }] : [];
    }),
    problems: process.problems.map((problem) => located(problem, { codes, files, worker })),
  };
}

async function digestOf({ kind, folder, path }: FoundCode): Promise<string | null> {
  const text = kind === "file" ? await folder.files.read(path) : undefined;
  return text === undefined ? null : createHash("sha256").update(text, "utf8").digest("hex");
}

function homeOf(
  language: CodeLanguage,
  { files, worker, context }: { files: CodeFile[]; worker: WorkerDefinition; context: CodeContext },
): CodeHome {
  const environment = codeEnvironment(context.environment, {
    allowed: allowedNames(worker),
    workspace: context.workspaceRoot,
    roots: files.map(({ root }) => root),
  });
  const own = async (): Promise<CodeProcess> => {
    const program = await codeProgram(language, environment);
    if (program.status === "missing") throw new Error(program.message);
    const opened = await openProcess({
      argv: program.argv,
      cwd: context.workspaceRoot,
      environment,
      isolation: await context.isolation(),
      load: {
        workspace: context.workspaceRoot,
        files,
        toolsets: worker.code.map(({ name, config }) => ({ name: lastPart(name), config })),
      },
      log: context.log ?? (() => undefined),
    });
    if (opened.status === "gone") throw new Error(opened.message);
    return opened.process;
  };
  let running: Promise<CodeProcess> | null = null;
  const shared = (): Promise<CodeProcess> => {
    const started = running ?? own();
    running = started;
    const forget = () => {
      if (running === started) running = null;
    };
    started.then((process) => process.gone.then(forget), forget);
    return started;
  };
  const withheld = (text: string): string[] => {
    const words = new Set(text.split(/\W+/));
    return Object.keys(context.environment).filter(
      (name) => words.has(name) && !Object.hasOwn(environment, name),
    );
  };
  return { language, own, shared, withheld };
}

/** `toolsets: {name: {environment: [NAME]}}` lets variables through the scrubbing. */
function allowedNames(worker: WorkerDefinition): string[] {
  return worker.code.flatMap(({ config }) => {
    const names = config.environment;
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  });
}

/** The name that code gives a toolset: a class path's last part. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

async function placed(code: FoundCode, { codeDirectory }: CodeContext): Promise<CodeFile> {
  const root = await codeDirectory(code.folder.files);
  return code.kind === "package"
    ? { path: code.path, kind: "package", root, shown: code.path }
    : { path: join(root, code.path), kind: "file", root, shown: code.path };
}

function located(
  problem: LoadProblem,
  { codes, files, worker }: { codes: FoundCode[]; files: CodeFile[]; worker: WorkerDefinition },
): Problem {
  const { message, location, text } = problem;
  if (location) return { severity: "error", message, location, text };
  const toolset = codes[problem.file]?.module ?? worker.code[0];
  if (toolset) return problemAt(toolset, message);
  const place: Location = { file: files[problem.file]?.shown ?? worker.file, line: 1, column: 1 };
  return { severity: "error", message, location: place, text };
}

export function problemAt(toolset: CodeToolset, message: string, at?: Location): Problem {
  const { location, text } = toolset;
  const same = !at || (at.file === location.file && at.line === location.line);
  return { severity: "error", message, location: at ?? location, text: same ? text : "" };
}
