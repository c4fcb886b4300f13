import { LlmDoError } from "../errors.ts";
import type { ProjectFiles } from "./definition.ts";
import { joinPath, projectError } from "./layout.ts";
import { readWorkerName } from "./worker.ts";

export type Lookup =
  | { status: "found"; file: string }
  /** Several files answer to the name. */
  | { status: "ambiguous"; files: string[] }
  | { status: "missing"; searched: string[] };

export interface WorkerFile {
  /** Bare name that reaches it, or null below a folder that only `./path` reaches. */
  name: string | null;
  file: string;
}

/** The workers of one place, by name. Paths are those of its files. */
export interface WorkerIndex {
  /** Throws LlmDoError "project" for a name that may not be looked up at all. */
  find(name: string): Promise<Lookup>;
  /** Names that the listings show without reading any file. */
  quickNames(): Promise<Set<string>>;
  /** Every worker that a bare name reaches, and those deeper below the worker folders. */
  all(): Promise<WorkerFile[]>;
}

/** Where a folder's workers are: by file name first, by front-matter `name` second (C1, C2). */
export class WorkerLookup implements WorkerIndex {
  readonly #files: ProjectFiles;
  readonly #base: string;
  readonly #folders: string[];
  readonly #listings = new Map<string, Promise<string[]>>();
  #named: Promise<Map<string, string[]>> | undefined;

  constructor(options: { files: ProjectFiles; base: string; workerPaths: string[] }) {
    this.#files = options.files;
    this.#base = options.base;
    this.#folders = options.workerPaths.map((folder) => joinPath(options.base, folder));
  }

  async find(name: string): Promise<Lookup> {
    const byFile = await this.#findFile(name);
    if (byFile.status !== "missing") return byFile;
    const files = (await this.#byFrontMatter()).get(name) ?? [];
    const [file, ...others] = files;
    if (file === undefined) return byFile;
    return others.length === 0 ? { status: "found", file } : { status: "ambiguous", files };
  }

  async quickNames(): Promise<Set<string>> {
    const listings = await Promise.all([this.#base, ...this.#folders].map((at) => this.#list(at)));
    const files = listings.flat().filter((name) => name.endsWith(".worker"));
    return new Set(files.map((name) => name.slice(0, -".worker".length)));
  }

  async all(): Promise<WorkerFile[]> {
    const found: WorkerFile[] = [];
    for (const folder of [this.#base, ...this.#folders]) {
      found.push(...(await this.#workersIn(folder)));
    }
    const reached = new Set(found.map(({ file }) => file));
    const deep = await Promise.all(this.#folders.map((folder) => this.#below(folder, 1)));
    const others = deep.flat().filter((file) => !reached.has(file));
    return [...found, ...others.map((file) => ({ name: null, file }))];
  }

  async #findFile(name: string): Promise<Lookup> {
    const path = checkedPath(name);
    const explicit = name.startsWith("./");
    const atRoot = formsOf(joinPath(this.#base, path));
    const inFolders = explicit
      ? []
      : this.#folders.flatMap((folder) => formsOf(joinPath(folder, path)));
    const root = await this.#firstExisting(atRoot);
    const folder = await this.#firstExisting(inFolders);
    if (root !== undefined && folder !== undefined && root !== folder) {
      return { status: "ambiguous", files: [root, folder] };
    }
    const file = root ?? folder;
    if (file !== undefined) return { status: "found", file };
    return { status: "missing", searched: [...atRoot, ...inFolders] };
  }

  async #firstExisting(candidates: string[]): Promise<string | undefined> {
    for (const file of candidates) if (await this.#exists(file)) return file;
    return undefined;
  }

  async #exists(file: string): Promise<boolean> {
    const cut = file.lastIndexOf("/");
    const names = await this.#list(cut < 0 ? "" : file.slice(0, cut));
    return names.includes(file.slice(cut + 1));
  }

  #list(directory: string): Promise<string[]> {
    const known = this.#listings.get(directory) ?? this.#files.list(directory);
    this.#listings.set(directory, known);
    return known;
  }

  async #workersIn(folder: string): Promise<WorkerFile[]> {
    const found: WorkerFile[] = [];
    for (const name of await this.#list(folder)) {
      if (name.endsWith(".worker")) {
        found.push({ name: name.slice(0, -".worker".length), file: joinPath(folder, name) });
      } else if (name.endsWith("/")) {
        const file = joinPath(folder, `${name}worker.worker`);
        if (await this.#exists(file)) found.push({ name: name.slice(0, -1), file });
      }
    }
    return found;
  }

  async #below(folder: string, depth: number): Promise<string[]> {
    if (depth > MAX_DEPTH) return [];
    const names = await this.#list(folder);
    const files = names.filter((name) => name.endsWith(".worker"));
    const folders = names.filter((name) => name.endsWith("/")).map((name) => name.slice(0, -1));
    const deeper = await Promise.all(
      folders.map((name) => this.#below(joinPath(folder, name), depth + 1)),
    );
    return [...files.map((name) => joinPath(folder, name)), ...deeper.flat()];
  }

  #byFrontMatter(): Promise<Map<string, string[]>> {
    this.#named ??= this.#readNames();
    return this.#named;
  }

  async #readNames(): Promise<Map<string, string[]>> {
    const reached = (await this.all()).filter(({ name }) => name !== null);
    return frontMatterNames(
      this.#files,
      reached.map(({ file }) => file),
    );
  }
}

/** Front-matter `name` → files that claim it. */
export async function frontMatterNames(
  files: ProjectFiles,
  paths: string[],
): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  for (const file of paths) {
    const text = await readable(files, file);
    const name = typeof text === "string" ? readWorkerName({ file, text }) : null;
    if (name !== null) names.set(name, [...(names.get(name) ?? []), file]);
  }
  return names;
}

const MAX_DEPTH = 8;

/** The text of a file, or why there is none. */
export async function readable(files: ProjectFiles, file: string): Promise<string | LlmDoError> {
  try {
    return (await files.read(file)) ?? projectError(`There is no file "${file}".`);
  } catch (error) {
    if (error instanceof LlmDoError) return error;
    throw error;
  }
}

function formsOf(path: string): string[] {
  return [`${path}.worker`, `${path}/worker.worker`];
}

/** `./workers/helper`, `workers/helper` and `helper.worker` all name a path below the project. */
export function checkedPath(name: string): string {
  const segments = name.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (segments.includes("..")) {
    throw projectError(`Parent directory references not allowed: "${name}".`);
  }
  if (name.startsWith("/")) {
    throw projectError(`Worker "${name}" is an absolute path; write it as "./path/to/worker".`);
  }
  if (segments.length === 0) throw projectError("The name of a worker is empty.");
  return segments.join("/").replace(/\.worker$/, "");
}
