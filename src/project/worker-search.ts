import { LlmDoError } from "../errors.ts";
import { builtInFiles } from "./builtin-workers.ts";
import type { ProjectFiles, WorkerDefinition } from "./definition.ts";
import { projectError } from "./layout.ts";
import type { Library } from "./library.ts";
import type { LibraryGraph } from "./library-graph.ts";
import { parseReference } from "./library-specification.ts";
import { quote } from "./problem.ts";
import {
  fileOfShown,
  folderSpace,
  isExported,
  librarySpace,
  shownFile,
  type WorkerSpace,
} from "./worker-space.ts";

/** A worker's file and the place that it belongs to. */
export interface FoundWorker {
  space: WorkerSpace;
  file: string;
}

export type Resolution =
  | ({ status: "found" } & FoundWorker)
  /** Several files answer to the name. */
  | { status: "ambiguous"; space: WorkerSpace; files: string[] }
  | { status: "missing"; searched: string[] };

export interface SearchPlaces {
  project: WorkerSpace;
  /** Folders of LLM_DO_PATH, in order. */
  searchPath: readonly ProjectFiles[];
  libraries(): Promise<LibraryGraph>;
}

/** Which file a name means, seen from who asks (spec §3, spec/dialects.md C1, C2, C40). */
export class WorkerSearch {
  readonly #project: WorkerSpace;
  readonly #libraries: () => Promise<LibraryGraph>;
  readonly #folders: WorkerSpace[];
  readonly #spaces = new Map<Library, WorkerSpace>();
  readonly #builtIn = folderSpace({
    kind: "built-in",
    label: "built-in workers",
    prefix: "built-in:",
    files: builtInFiles(),
  });

  constructor({ project, searchPath, libraries }: SearchPlaces) {
    this.#project = project;
    this.#libraries = libraries;
    this.#folders = searchPath.map((files) =>
      folderSpace({ kind: "folder", label: files.label, prefix: `${files.label}/`, files }),
    );
  }

  /** Throws LlmDoError "project" for a name that may not be looked up at all. */
  async find(name: string, from: WorkerSpace): Promise<Resolution> {
    const reference = parseReference(name);
    if (reference) return this.#findInLibrary(reference, from);
    const own = await from.workers.find(name);
    if (own.status === "found") return { ...own, space: from };
    if (own.status === "ambiguous") return { ...own, space: from };
    const searched = own.searched.map((file) => shownFile(from, file));
    // A path means one file, and `main` the project's own entry.
    if (name.includes("/") || name.endsWith(".worker") || name === "main") {
      return { status: "missing", searched };
    }
    return this.#findElsewhere(name, { from, searched });
  }

  /** The place of a worker that was read before; the project for a file that no other place has. */
  async spaceOf(worker: Pick<WorkerDefinition, "library" | "file">): Promise<WorkerSpace> {
    if (worker.library === "built-in") return this.#builtIn;
    if (worker.library === null) {
      return this.#folders.find(({ prefix }) => worker.file.startsWith(prefix)) ?? this.#project;
    }
    const library = (await this.#libraries()).all.get(worker.library);
    return library ? this.#spaceOfLibrary(library) : this.#project;
  }

  /** The place of a worker that was read before, perhaps of another version; null = its file is gone. */
  async sameWorker(worker: WorkerDefinition): Promise<FoundWorker | null> {
    const space = await this.spaceOf(worker);
    const file = space.library === worker.library ? fileOfShown(space, worker.file) : null;
    if (file === null) return null;
    const all = await space.workers.all();
    return all.some((known) => known.file === file) ? { space, file } : null;
  }

  /** Libraries that workers of the space may name, as places of workers. */
  async librariesOf(space: WorkerSpace): Promise<WorkerSpace[]> {
    return (await space.dependencies()).map((library) => this.#spaceOfLibrary(library));
  }

  async #findElsewhere(
    name: string,
    { from, searched }: { from: WorkerSpace; searched: string[] },
  ): Promise<Resolution> {
    // A library knows nothing of who uses it; a worker that belongs nowhere works for the project.
    const shared = from.kind === "library" ? [] : [this.#project];
    const libraries = await this.librariesOf(shared[0] ?? from);
    const folders = from.kind === "library" ? [] : this.#folders;
    const others = [...shared, ...libraries, ...folders, this.#builtIn];
    for (const space of others.filter((other) => other !== from)) {
      const found = await space.workers.find(name);
      if (found.status === "ambiguous") return { ...found, space };
      if (found.status === "found" && isExported(space, { name, file: found.file })) {
        return { ...found, space };
      }
      const places = found.status === "missing" && space.kind !== "built-in" ? found.searched : [];
      searched.push(...places.map((file) => shownFile(space, file)));
    }
    return { status: "missing", searched: [...searched, "the built-in workers"] };
  }

  async #findInLibrary(
    { library, worker }: { library: string; worker: string },
    from: WorkerSpace,
  ): Promise<Resolution> {
    const space = await this.#librarySeenFrom(library, from);
    const found = await space.workers.find(worker);
    if (found.status === "ambiguous") return { ...found, space };
    if (found.status === "missing") {
      return { status: "missing", searched: found.searched.map((file) => shownFile(space, file)) };
    }
    if (space === from || isExported(space, { name: worker, file: found.file })) {
      return { ...found, space };
    }
    const exported = space.exports.join(", ");
    throw projectError(
      `The ${space.label} does not export the worker ${quote(worker)}. It exports: ${exported}.`,
    );
  }

  async #librarySeenFrom(name: string, from: WorkerSpace): Promise<WorkerSpace> {
    if (name === "built-in") return this.#builtIn;
    if (from.library === name) return from;
    const libraries = await this.librariesOf(from);
    const found = libraries.find((space) => space.library === name);
    if (found) return found;
    const declared = libraries.map((space) => space.library).join(", ") || "none";
    const where = from.kind === "library" ? `the lib.yaml of ${from.label}` : "project.yaml";
    throw projectError(
      `There is no library ${quote(name)} here; declared: ${declared}. Add it to \`dependencies:\` in ${where}.`,
    );
  }

  #spaceOfLibrary(library: Library): WorkerSpace {
    const known = this.#spaces.get(library);
    if (known) return known;
    const space = librarySpace(library, this.#project.files);
    this.#spaces.set(library, space);
    return space;
  }
}

/** As `find`; a name that may not be looked up at all is missing. */
export async function findQuietly(
  search: WorkerSearch,
  { name, from }: { name: string; from: WorkerSpace },
): Promise<Resolution> {
  try {
    return await search.find(name, from);
  } catch (error) {
    if (error instanceof LlmDoError) return { status: "missing", searched: [] };
    throw error;
  }
}
