import { resolve } from "node:path";
import { LlmDoError } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";
import { FIRST_WORDS } from "./invocation.ts";
import { isDirectory, type LocalProject, openLocalProject } from "./local-project.ts";
import type { Terminal } from "./terminal.ts";

/** What the words of a command line mean (spec/dialects.md C3). */
export interface Target {
  local: LocalProject;
  /** Named by the first word. */
  worker: string | null;
  /** The input, when there are words for it. */
  message: string | null;
}

/** Not built yet; a model must not be paid for them. */
const LATER = ["init", "lib"];

export interface Words {
  positionals: string[];
  /** `llm-do run …`, not the short form: a word alone may name a worker. */
  named: boolean;
  /** The input is given in another place. */
  hasInput: boolean;
  terminal: Terminal;
}

/** Tells target and input apart. Throws LlmDoError for a target that holds no project. */
export async function readTarget(words: Words): Promise<Target> {
  const { positionals, named, hasInput, terminal } = words;
  const [first, ...rest] = positionals;
  const home = terminal.environment.LLM_DO_PROJECT || ".";
  const open = (path: string) => openLocalProject(terminal.directory, path);
  if (first === undefined) return { local: await open(home), worker: null, message: null };

  const behind = rest.length > 0 ? rest.join(" ") : null;
  if (first.endsWith(".worker")) return { local: await open(first), worker: null, message: behind };
  const directory = isDirectory(resolve(terminal.directory, first));
  const there = directory ? await attempt(open(first)) : null;
  if (there) return { local: there, worker: null, message: behind };
  // `./x` and `x/` are never meant as an input: say what is missing there.
  if (directory && /^\.|\/$/.test(first))
    return { local: await open(first), worker: null, message: behind };

  const mayNameWorker = behind !== null || hasInput || named;
  const local = await attempt(open(home));
  if (local && mayNameWorker && (await isWorker(local, first))) {
    return { local, worker: first, message: behind };
  }
  if (!named) refuseCommands(first);
  if (local) return { local, worker: null, message: positionals.join(" ") };
  return { local: await openFor(first, open(home)), worker: null, message: positionals.join(" ") };
}

async function attempt(opening: Promise<LocalProject>): Promise<LocalProject | null> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof LlmDoError) return null;
    throw error;
  }
}

/** By file name, also when the file has mistakes in it: those are what the person has to hear of. */
async function isWorker({ project }: LocalProject, name: string): Promise<boolean> {
  if ((await project.workers()).includes(name)) return true;
  try {
    await project.worker(name);
    return true;
  } catch (error) {
    if (error instanceof LlmDoError) return false;
    throw error;
  }
}

function refuseCommands(word: string): void {
  const hint = LATER.includes(word) ? "" : didYouMean(word, FIRST_WORDS);
  if (hint === "" && !LATER.includes(word)) return;
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
      `${error.message}\n${shown} is neither a directory with a project nor a .worker file nor a worker, so it was read as the input.`,
      { code: error.code, cause: error },
    );
  }
}
