import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { LlmDoError, orNull } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";
import { BUILT_IN_WORKERS } from "../project/builtin-workers.ts";
import { workerFolders } from "./environment-folders.ts";
import { FIRST_WORDS } from "./invocation.ts";
import {
  isDirectory,
  type LocalProject,
  type OpenedWith,
  openLocalProject,
} from "./local-project.ts";
import { folderOfManifest } from "./target-file.ts";
import { say, type Terminal } from "./terminal.ts";

/** What the words of a command line mean (spec/dialects.md C3). */
export interface Target {
  local: LocalProject;
  /** Named by the first word. */
  worker: string | null;
  /** The input, when there are words for it. */
  message: string | null;
  /** Files that were named one by one instead of a project, as typed. */
  files: string[];
}

export interface Words {
  positionals: string[];
  /** `llm-do run …`, not the short form: a word alone may name a worker. */
  named: boolean;
  /** The input is given in another place. */
  hasInput: boolean;
  /** `--dir DIR`: the project, so that no word names it. */
  directory?: string | undefined;
  /** `--registry DIR`: the project, whose workers the first word may name. */
  registry?: string | undefined;
  /** `--no-project`: the first word is a file, and what lies around it is not looked at. */
  alone?: boolean;
  /** `--worker NAME`, `--set`, `--var`, `--lib`. */
  opened?: OpenedWith;
  terminal: Terminal;
}

/** Tells target and input apart. Throws LlmDoError for a target that holds no project. */
export async function readTarget(words: Words): Promise<Target> {
  const { positionals, terminal } = words;
  const opening = openWith(words);
  if (words.directory !== undefined) {
    const local = await opening.open(words.directory);
    return { local, worker: null, message: joined(positionals), files: [] };
  }
  const [first, ...rest] = positionals;
  if (words.alone) return readLoneFile(words, opening);
  if (first === undefined) {
    return { local: await opening.openHome(), worker: null, message: null, files: [] };
  }
  const files = leadingFiles(positionals, words);
  if (files.length > 1 || (files[0] !== undefined && !first.endsWith(".worker"))) {
    const message = joined(positionals.slice(files.length));
    return { local: await opening.openFiles(files), worker: null, message, files };
  }
  const whole = { worker: null, message: joined(rest), files: [] };
  const folder = folderOfManifest(first, terminal);
  if (folder !== null) return { ...whole, local: await opening.open(folder) };
  if (first.endsWith(".worker")) return { ...whole, local: await opening.open(first) };
  const directory = isDirectory(resolve(terminal.directory, first));
  const there = directory ? await orNull(opening.open(first)) : null;
  if (there) return { ...whole, local: there };
  // `./x` and `x/` are never meant as an input: say what is missing there.
  if (directory && /^\.|\/$/.test(first)) return { ...whole, local: await opening.open(first) };
  return readName(first, { words, opening });
}

type Opening = ReturnType<typeof openWith>;

function openWith({ terminal, registry, opened = {} }: Words) {
  const { environment, directory } = terminal;
  const home = registry ?? (environment.LLM_DO_PROJECT || ".");
  const open = (path: string, more: OpenedWith = {}) =>
    openLocalProject(directory, path, { ...opened, environment, ...more });
  return {
    open,
    openHome: (more?: OpenedWith) => open(home, more),
    openFiles: (files: string[]) => open(".", { files }),
  };
}

async function readLoneFile({ positionals }: Words, { openFiles }: Opening): Promise<Target> {
  const [first, ...rest] = positionals;
  if (!first?.endsWith(".worker")) {
    const found = first === undefined ? "nothing" : JSON.stringify(first);
    throw new LlmDoError(`--no-project needs a .worker file as its first word, not ${found}.`, {
      code: "usage",
    });
  }
  const files = [first];
  return { local: await openFiles(files), worker: null, message: joined(rest), files };
}

const CODE = /\.(py|[cm]?[jt]s)$/;

/** `main.worker tools.py helper.worker …`: the files before the input, when there is a worker among them. */
function leadingFiles(positionals: string[], { terminal, opened }: Words): string[] {
  const end = positionals.findIndex((word) => {
    if (word.endsWith(".worker")) return false;
    return !CODE.test(word) || !existsSync(resolve(terminal.directory, word));
  });
  const files = end < 0 ? positionals : positionals.slice(0, end);
  const hasWorker = files.some((file) => /\.(worker|py)$/.test(file));
  return hasWorker || opened?.entry?.startsWith("tool:") ? files : [];
}

/** The first word is a worker's name, or all words are the input. */
async function readName(
  first: string,
  { words, opening }: { words: Words; opening: Opening },
): Promise<Target> {
  const { positionals, named, hasInput, registry, terminal } = words;
  const behind = joined(positionals.slice(1));
  const local = await orNull(opening.openHome());
  const saysWorker = behind !== null || hasInput || named || registry !== undefined;
  // Where there is no main worker, there is none that the word could be an input for.
  const mayNameWorker = saysWorker || (local !== null && (await hasNoMain(local)));
  if (local && mayNameWorker && (await isWorker(local, first))) {
    // Opened again, because what `--set` changes is the worker that the run starts with.
    const again = words.opened?.set?.length ? await opening.openHome({ entry: first }) : local;
    return { local: again, worker: first, message: behind, files: [] };
  }
  const elsewhere = local ? null : await openByName(first, { opening, mayNameWorker, terminal });
  if (elsewhere) return { ...elsewhere, message: behind, files: [] };
  if (!named) refuseCommands(first);
  if (local && !mayNameWorker && (await local.project.workers()).includes(first)) {
    say(terminal, `"${first}" is the input of main. To run the worker: llm-do run ${first}`);
  }
  const message = joined(positionals);
  if (local) return { local, worker: null, message, files: [] };
  return { local: await openFor(first, opening.openHome()), worker: null, message, files: [] };
}

/** Where there is no project: a worker on LLM_DO_PATH, or one of ours. */
async function openByName(
  name: string,
  about: { opening: Opening; mayNameWorker: boolean; terminal: Terminal },
): Promise<Pick<Target, "local" | "worker"> | null> {
  const { opening, mayNameWorker, terminal } = about;
  if (!/^[\w.-]+$/.test(name)) return null;
  for (const folder of workerFolders(terminal.environment)) {
    const place = join(folder, name);
    const files = [`${place}.worker`, join(place, "worker.worker")].filter(existsSync);
    if (files[0] !== undefined) return { local: await opening.open(files[0]), worker: null };
    const project = isDirectory(place) ? await orNull(opening.open(place)) : null;
    if (project) return { local: project, worker: null };
  }
  if (!mayNameWorker || !Object.hasOwn(BUILT_IN_WORKERS, name)) return null;
  return { local: await opening.openHome({ entry: name }), worker: name };
}

function joined(words: string[]): string | null {
  return words.length > 0 ? words.join(" ") : null;
}

/** By file name, also when the file has mistakes in it: those are what the person has to hear of. */
async function isWorker({ project }: LocalProject, name: string): Promise<boolean> {
  // What has a space in it is an input, and need not be looked for.
  if (/\s/.test(name)) return false;
  if ((await project.workers()).includes(name)) return true;
  try {
    await project.worker(name);
    return true;
  } catch (error) {
    if (error instanceof LlmDoError) return false;
    throw error;
  }
}

async function hasNoMain({ project }: LocalProject): Promise<boolean> {
  return project.manifest.entry === null && !(await project.workers()).includes("main");
}

function refuseCommands(word: string): void {
  const hint = didYouMean(word, FIRST_WORDS);
  if (hint === "") return;
  throw new LlmDoError(
    `There is no command ${JSON.stringify(word)}.${hint} To give it to a worker as its input: \`llm-do run ${word}\`.`,
    { code: "usage" },
  );
}

async function openFor(first: string, opening: Promise<LocalProject>): Promise<LocalProject> {
  try {
    return await opening;
  } catch (error) {
    if (!(error instanceof LlmDoError)) throw error;
    const shown = JSON.stringify(first.slice(0, 60));
    throw new LlmDoError(
      `${error.message}\n${shown} is neither a directory with a project nor a .worker file nor a worker, so it was read as the input. A project here: llm-do init`,
      { code: error.code, cause: error },
    );
  }
}
