import type { ProjectFiles } from "./definition.ts";
import { parseDocument } from "./document.ts";
import { projectError } from "./layout.ts";
import {
  checkedPath,
  frontMatterNames,
  type Lookup,
  readable,
  type WorkerIndex,
} from "./lookup.ts";
import { Diagnostics } from "./problem.ts";
import { nameOfFile } from "./worker-settings.ts";

/** Workers that were named file by file: `llm-do main.worker helper.worker tools.py` (C3). */
export class NamedWorkers implements WorkerIndex {
  readonly #files: ProjectFiles;
  readonly #paths: string[];
  #named: Promise<Map<string, string[]>> | undefined;

  constructor(files: ProjectFiles, paths: string[]) {
    this.#files = files;
    this.#paths = paths;
  }

  async find(name: string): Promise<Lookup> {
    const path = checkedPath(name);
    const byFile = this.#paths.filter(
      (file) => nameOfFile(file) === name || file === `${path}.worker` || file === path,
    );
    const files = byFile.length > 0 ? byFile : ((await this.#byFrontMatter()).get(name) ?? []);
    const [file, ...others] = files;
    if (file === undefined) return { status: "missing", searched: this.#paths };
    return others.length === 0 ? { status: "found", file } : { status: "ambiguous", files };
  }

  async quickNames(): Promise<Set<string>> {
    return new Set(this.#paths.map(nameOfFile));
  }

  async all() {
    return this.#paths.map((file) => ({ name: nameOfFile(file), file }));
  }

  #byFrontMatter(): Promise<Map<string, string[]>> {
    this.#named ??= frontMatterNames(this.#files, this.#paths);
    return this.#named;
  }
}

/**
 * The one that a run starts with where none is called `main`: the only one there is, or the only one
 * whose front matter says `entry: true`. Throws LlmDoError "project" when that is not one.
 */
export async function entryAmong(files: ProjectFiles, paths: string[]): Promise<string> {
  const [only, ...others] = paths;
  if (only !== undefined && others.length === 0) return only;
  const marked = await Promise.all(paths.map((file) => isMarked(files, file)));
  const [entry, ...rivals] = paths.filter((_, index) => marked[index]);
  if (entry !== undefined && rivals.length === 0) return entry;
  throw projectError(
    `None of the files is the worker "main": ${paths.join(", ") || "no .worker file"}. Say which to start with: --entry NAME.`,
  );
}

async function isMarked(files: ProjectFiles, file: string): Promise<boolean> {
  const text = await readable(files, file);
  if (typeof text !== "string") return false;
  const document = parseDocument({ file, text, diagnostics: new Diagnostics() });
  const node = document?.settings.entries.get("entry")?.node;
  return node?.kind === "scalar" && node.value === true;
}
