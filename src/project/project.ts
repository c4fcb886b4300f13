import { didYouMean } from "../near-miss.ts";
import { BUILT_IN_WORKERS } from "./builtin-workers.ts";
import { codeFoldersOf } from "./code-folders.ts";
import type {
  CodeFolder,
  Manifest,
  Problem,
  Project,
  ProjectFiles,
  WorkerDefinition,
} from "./definition.ts";
import { firstPlace } from "./document.ts";
import {
  joinPath,
  locateProject,
  type ProjectPlace,
  placeOfNamed,
  projectError,
} from "./layout.ts";
import type { LibrarySource } from "./library.ts";
import { type LibraryGraph, loadLibraries, NO_LIBRARIES } from "./library-graph.ts";
import { MANIFEST_NAMES, NO_MANIFEST, type ParsedManifest, parseManifest } from "./manifest.ts";
import { Diagnostics, quote, renderProblem } from "./problem.ts";
import { WorkerReading } from "./worker-reading.ts";
import { resolveWorker } from "./worker-resolution.ts";
import { type FoundWorker, type Resolution, WorkerSearch } from "./worker-search.ts";
import { projectSpace, shownFile, type WorkerSpace } from "./worker-space.ts";

export interface OpenOptions {
  /** Folder or `.worker` file of the project, relative to the files. */
  path: string;
  /** Worker that the run starts with, and that `set` changes; default `main`. */
  entry?: string | undefined;
  /** `--set KEY=VALUE`, in order. */
  set?: readonly string[];
  /** `--var NAME=VALUE`, for templates. */
  variables?: Readonly<Record<string, string>>;
  /** Where the libraries of the manifest are; default: only those in folders of the project. */
  libraries?: LibraryOpening;
  /** Folders of LLM_DO_PATH. */
  searchPath?: readonly ProjectFiles[];
  /** Worker and tool files that stand for a project; `path` means nothing then. */
  named?: readonly string[];
}

/** Knows where libraries are; asked only when there are any. `base` is the folder of the manifest. */
export type LibraryOpening = (base: string) => Promise<LibrarySource>;

/**
 * Opens the project at `path` of `files`: a folder or one `.worker` file. Reads the manifest and
 * folder listings only; workers are parsed when they are asked for, libraries are looked for when the
 * manifest names any. All paths in the result are relative to `files`, `base` is the project's folder in
 * them. Throws LlmDoError "project" when there is no project.
 */
export async function openProject(
  files: ProjectFiles,
  options: OpenOptions,
): Promise<Project & { base: string }> {
  const place = await placeOf(files, options);
  const diagnostics = new Diagnostics();
  const parsed = await readManifest(files, { place, diagnostics });
  return new OpenProject({ files, place, parsed, manifestProblems: diagnostics.problems, options });
}

async function placeOf(files: ProjectFiles, options: OpenOptions): Promise<ProjectPlace> {
  const { named, path, entry } = options;
  if (named && named.length > 0) return placeOfNamed(named);
  try {
    return await locateProject(files, path);
  } catch (error) {
    // A worker of ours needs no project around it.
    if (entry !== undefined && Object.hasOwn(BUILT_IN_WORKERS, entry)) return placeOfNamed([]);
    throw error;
  }
}

async function readManifest(
  files: ProjectFiles,
  { place, diagnostics }: { place: ProjectPlace; diagnostics: Diagnostics },
): Promise<ParsedManifest> {
  const names = MANIFEST_NAMES.filter((name) => place.names.includes(name));
  const [first, ...others] = names.map((name) => joinPath(place.base, name));
  if (first === undefined) return { manifest: { ...NO_MANIFEST }, toolsets: undefined };
  const text = (await files.read(first)) ?? "";
  if (others.length > 0) {
    const message = `A project has one manifest, but here are ${names.join(" and ")}; keep one of them.`;
    diagnostics.error(firstPlace(first, text.split("\n")), message);
  }
  return parseManifest({ file: first, text, diagnostics });
}

interface Opened {
  files: ProjectFiles;
  place: ProjectPlace;
  parsed: ParsedManifest;
  manifestProblems: Problem[];
  options: OpenOptions;
}

class OpenProject implements Project {
  readonly manifest: Manifest;
  readonly warnings: Problem[] = [];
  /** Folder of the project in the files; "" is their root. */
  readonly base: string;
  readonly #opened: Opened;
  readonly #space: WorkerSpace;
  readonly #search: WorkerSearch;
  readonly #reading: WorkerReading;
  #libraries: Promise<LibraryGraph> | undefined;

  constructor(opened: Opened) {
    this.manifest = opened.parsed.manifest;
    this.base = opened.place.base;
    this.#opened = opened;
    const direct = async () => (await this.#loadLibraries()).direct;
    this.#space = projectSpace(opened, direct);
    this.#search = new WorkerSearch({
      project: this.#space,
      searchPath: opened.options.searchPath ?? [],
      libraries: () => this.#loadLibraries(),
    });
    this.#reading = new WorkerReading({
      search: this.#search,
      place: opened.place,
      isEntry: (found) => this.#isEntry(found),
      set: opened.options.set ?? [],
      variables: opened.options.variables ?? {},
    });
    this.#keepWarnings(opened.manifestProblems);
    // Their fetching and the reading of the first worker need not wait for each other.
    if (this.manifest.dependencies.length > 0) this.#loadLibraries().catch(() => undefined);
  }

  async worker(name: string, caller?: WorkerDefinition): Promise<WorkerDefinition> {
    throwErrors(this.#opened.manifestProblems);
    return this.#readFound(await this.#resolve(name, caller));
  }

  async counterpart(worker: WorkerDefinition): Promise<WorkerDefinition> {
    const same = await this.#search.sameWorker(worker);
    return same ? this.#readFound(same) : this.worker(worker.name);
  }

  async #readFound(found: FoundWorker): Promise<WorkerDefinition> {
    const { worker, problems } = await this.#reading.read(found);
    this.#keepWarnings(problems);
    throwErrors(problems);
    if (worker === null) throw new Error(`no definition and no error for ${found.file}`);
    return worker;
  }

  async workers(): Promise<string[]> {
    const names = (await this.#space.workers.all()).map(({ name }) => name);
    return [...new Set(names.filter((name) => name !== null))].sort();
  }

  async codeFolders(worker: WorkerDefinition): Promise<CodeFolder[]> {
    return codeFoldersOf(worker, { search: this.#search, place: this.#opened.place });
  }

  async problems(): Promise<Problem[]> {
    const { manifestProblems, place } = this.#opened;
    const { projectProblems } = await import("./project-problems.ts");
    const found = await projectProblems({
      space: this.#space,
      entry: place.entry,
      search: this.#search,
      reading: this.#reading,
      manifest: this.manifest,
      describeMiss: (name, miss) => this.#describeMiss(name, miss),
    });
    const problems = distinct([...manifestProblems, ...found]);
    this.#keepWarnings(problems);
    return problems;
  }

  async #resolve(name: string, caller: WorkerDefinition | undefined): Promise<FoundWorker> {
    if (this.manifest.dependencies.length > 0) await this.#loadLibraries();
    const found = await this.#find(name, caller);
    if (found.status === "found") return found;
    throw projectError(await this.#describeMiss(name, found));
  }

  #find(name: string, caller: WorkerDefinition | undefined): Promise<Resolution> {
    const { place } = this.#opened;
    const { manifest } = this;
    return resolveWorker(name, {
      search: this.#search,
      project: this.#space,
      place,
      manifest,
      caller,
    });
  }

  /** The worker that `set` is about. */
  async #isEntry({ space, file }: FoundWorker): Promise<boolean> {
    const entry = await this.#find(this.#opened.options.entry ?? "main", undefined);
    return entry.status === "found" && entry.space === space && entry.file === file;
  }

  #loadLibraries(): Promise<LibraryGraph> {
    this.#libraries ??= openLibraries(this.#opened);
    return this.#libraries;
  }

  async #describeMiss(name: string, found: Resolution): Promise<string> {
    if (found.status === "ambiguous") {
      const files = found.files.map((file) => shownFile(found.space, file)).join(" and ");
      return `Several files are the worker ${quote(name)}: ${files}; rename or remove one, or name it by its path.`;
    }
    const places = found.status === "missing" ? found.searched : [];
    const searched = places.map((place) => `  ${place}`).join("\n");
    const names = await this.workers();
    const hint = didYouMean(name, names) || ` Workers of this project: ${names.join(", ")}.`;
    return `There is no worker ${quote(name)} in ${this.#opened.files.label}.${hint} Looked for a worker with that \`name\`, and for:\n${searched}`;
  }

  #keepWarnings(problems: Problem[]): void {
    const warnings = problems.filter(({ severity }) => severity === "warning");
    this.warnings.splice(0, Number.POSITIVE_INFINITY, ...distinct([...this.warnings, ...warnings]));
  }
}

async function openLibraries({ files, place, parsed, options }: Opened): Promise<LibraryGraph> {
  const { dependencies, name } = parsed.manifest;
  if (dependencies.length === 0) return NO_LIBRARIES;
  const { base } = place;
  const source = await (options.libraries ?? withoutFolders)(base);
  const label = name ?? "this project";
  return loadLibraries({ label, files, folder: base, dependencies }, source);
}

/** Where nobody says what is installed, the folders of the project are all there is. */
async function withoutFolders(): Promise<LibrarySource> {
  const { librarySource } = await import("./library-source.ts");
  return librarySource({ folders: [], lock: new Map(), openCommit: null });
}

/** Throws LlmDoError "project" with every error, as a compiler prints them. */
export function throwErrors(problems: readonly Problem[]): void {
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw projectError(errors.map(renderProblem).join("\n"));
}

/** Settings of the manifest are read again under each worker; what is wrong there is said once. */
function distinct(problems: Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [renderProblem(problem), problem]));
  return [...seen.values()];
}
