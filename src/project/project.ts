import { LlmDoError } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";
import type {
  Delegate,
  Manifest,
  Problem,
  Project,
  ProjectFiles,
  WorkerDefinition,
} from "./definition.ts";
import { firstPlace } from "./document.ts";
import { joinPath, locateProject, type ProjectPlace, projectError } from "./layout.ts";
import { type Lookup, readable, WorkerLookup } from "./lookup.ts";
import { MANIFEST_NAMES, NO_MANIFEST, type ParsedManifest, parseManifest } from "./manifest.ts";
import { Diagnostics, quote, renderProblem } from "./problem.ts";
import { type ParsedWorker, parseWorker } from "./worker.ts";

/**
 * Opens the project at `path` of `files`: a folder or one `.worker` file. Reads the manifest and
 * folder listings only; workers are parsed when they are asked for. All paths in the result are
 * relative to `files`. Throws LlmDoError "project" when there is no project.
 */
export async function openProject(
  files: ProjectFiles,
  options: { path: string },
): Promise<Project> {
  const place = await locateProject(files, options.path);
  const diagnostics = new Diagnostics();
  const parsed = await readManifest(files, { place, diagnostics });
  return new OpenProject({ files, place, parsed, manifestProblems: diagnostics.problems });
}

async function readManifest(
  files: ProjectFiles,
  { place, diagnostics }: { place: ProjectPlace; diagnostics: Diagnostics },
): Promise<ParsedManifest> {
  const names = MANIFEST_NAMES.filter((name) => place.names.includes(name));
  const [first, ...others] = names.map((name) => joinPath(place.base, name));
  if (first === undefined) return { manifest: NO_MANIFEST, toolsets: undefined };
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
}

class OpenProject implements Project {
  readonly manifest: Manifest;
  readonly warnings: Problem[] = [];
  readonly #opened: Opened;
  readonly #lookup: WorkerLookup;
  readonly #parsed = new Map<string, Promise<ParsedWorker>>();

  constructor(opened: Opened) {
    this.manifest = opened.parsed.manifest;
    this.#opened = opened;
    const { files, place } = opened;
    const { workerPaths } = this.manifest;
    this.#lookup = new WorkerLookup({ files, base: place.base, workerPaths });
    this.#keepWarnings(opened.manifestProblems);
  }

  async worker(name: string): Promise<WorkerDefinition> {
    throwErrors(this.#opened.manifestProblems);
    const file = await this.#resolve(name);
    const { worker, problems } = await this.#parse(file);
    throwErrors(problems);
    if (worker === null) throw new Error(`no definition and no error for ${file}`);
    return worker;
  }

  async workers(): Promise<string[]> {
    const names = (await this.#lookup.all()).map(({ name }) => name);
    return [...new Set(names.filter((name) => name !== null))].sort();
  }

  async problems(): Promise<Problem[]> {
    const problems = [...this.#opened.manifestProblems];
    const all = await this.#lookup.all();
    const entry = this.#opened.place.entry;
    const files = new Set([...(entry === null ? [] : [entry]), ...all.map(({ file }) => file)]);
    for (const file of files) {
      const { problems: own, delegates } = await this.#parse(file);
      problems.push(...own, ...(await this.#missingDelegates(file, delegates)));
    }
    for (const { name, file } of all) {
      const ambiguity = name === null ? null : await this.#ambiguity(name, file);
      if (ambiguity !== null) problems.push(ambiguity);
    }
    return distinct(problems);
  }

  async #resolve(name: string): Promise<string> {
    const { entry } = this.#opened.place;
    // A project that is one file has no `main.worker`; the file itself is the entry.
    if (entry !== null && name === "main") return entry;
    const found = await this.#lookup.find(name);
    if (found.status === "found") return found.file;
    throw projectError(await this.#describeMiss(name, found));
  }

  #parse(file: string): Promise<ParsedWorker> {
    const known = this.#parsed.get(file) ?? this.#parseFile(file);
    this.#parsed.set(file, known);
    return known;
  }

  async #parseFile(file: string): Promise<ParsedWorker> {
    const text = await readable(this.#opened.files, file);
    if (typeof text !== "string") return unreadable(file, text.message);
    const workers = await this.#lookup.quickNames();
    const defaults = this.#opened.parsed.toolsets;
    const source = { file, text, workers, ...(defaults && { defaults }) };
    const parsed = parseWorker(source);
    // What is no file name may still be a folder, a path, or the `name` of a worker in another file.
    const others = await this.#workersAmong(parsed.unknownToolsets);
    const result =
      others.length === 0
        ? parsed
        : parseWorker({ ...source, workers: new Set([...workers, ...others]) });
    this.#keepWarnings(result.problems);
    return result;
  }

  async #workersAmong(names: string[]): Promise<string[]> {
    const found = await Promise.all(names.map((name) => this.#find(name)));
    return names.filter((_, index) => found[index]?.status !== "missing");
  }

  /** As the lookup finds it; a name that may not be looked up at all is missing. */
  async #find(name: string): Promise<Lookup> {
    try {
      return await this.#lookup.find(name);
    } catch (error) {
      if (error instanceof LlmDoError) return { status: "missing", searched: [] };
      throw error;
    }
  }

  /** A delegate that resolves nowhere fails at the call, so only `validate` reports it (C8). */
  async #missingDelegates(file: string, delegates: Delegate[]): Promise<Problem[]> {
    const problems: Problem[] = [];
    for (const { worker, location } of delegates) {
      const found = await this.#find(worker);
      if (found.status === "found") continue;
      const lines = ((await this.#opened.files.read(location.file)) ?? "").split(/\r?\n/);
      const message = `${file} may call ${quote(worker)}. ${await this.#describeMiss(worker, found)}`;
      problems.push({ severity: "error", message, location, text: lines[location.line - 1] ?? "" });
    }
    return problems;
  }

  async #ambiguity(name: string, file: string): Promise<Problem | null> {
    const found = await this.#find(name);
    if (found.status !== "ambiguous") return null;
    const text = (await this.#opened.files.read(file)) ?? "";
    const message = await this.#describeMiss(name, found);
    return { severity: "error", message, ...firstPlace(found.files[0] ?? file, text.split("\n")) };
  }

  async #describeMiss(name: string, found: Lookup): Promise<string> {
    if (found.status === "ambiguous") {
      return `Several files are the worker ${quote(name)}: ${found.files.join(" and ")}; rename or remove one, or name it by its path.`;
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

/** A file that cannot be read is a problem like any other: `validate` goes on with the next. */
function unreadable(file: string, message: string): ParsedWorker {
  const diagnostics = new Diagnostics();
  diagnostics.error(firstPlace(file, []), message);
  const { problems } = diagnostics;
  return { worker: null, problems, unknownToolsets: [], delegates: [] };
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
