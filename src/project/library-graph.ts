import type { Dependency, ProjectFiles } from "./definition.ts";
import { projectError } from "./layout.ts";
import { type Library, type LibrarySource, libraryLabel } from "./library.ts";
import {
  parseSpecification,
  SPECIFICATION_FORMS,
  type Specification,
  satisfies,
} from "./library-specification.ts";
import { quote, renderProblem } from "./problem.ts";

export interface LibraryGraph {
  /** What the project's manifest names, in its order. */
  direct: Library[];
  /** All that are needed, by name: there is one version of each. */
  all: ReadonlyMap<string, Library>;
}

export const NO_LIBRARIES: LibraryGraph = { direct: [], all: new Map() };

/** Who has dependencies: the project, or a library. */
interface Requirer {
  label: string;
  files: ProjectFiles;
  folder: string;
  dependencies: Dependency[];
  /** Names of the libraries from the project's dependency down to this one. */
  path: string[];
}

/**
 * Opens the libraries that a project names and those that they name (spec §6). Throws LlmDoError "project"
 * for a cycle, for two versions of one library, and for what cannot be found or read.
 */
export async function loadLibraries(
  project: Omit<Requirer, "path">,
  source: LibrarySource,
): Promise<LibraryGraph> {
  const loading = new Loading(source);
  const direct = await loading.dependenciesOf({ ...project, path: [] });
  loading.checkVersions();
  return { direct, all: loading.all };
}

class Loading {
  readonly all = new Map<string, Library>();
  readonly #source: LibrarySource;
  readonly #requirements: { library: string; by: string; specification: Specification }[] = [];

  constructor(source: LibrarySource) {
    this.#source = source;
  }

  /** One after the other: what is said about a conflict must not depend on which answer came first. */
  async dependenciesOf(requirer: Requirer): Promise<Library[]> {
    const libraries: Library[] = [];
    for (const dependency of requirer.dependencies) {
      const library = await this.#load(dependency, requirer);
      if (!libraries.includes(library)) libraries.push(library);
    }
    return libraries;
  }

  async #load({ specification: written, location }: Dependency, by: Requirer): Promise<Library> {
    const specification = parseSpecification(written);
    if (specification === null) {
      const place = `${location.file}:${location.line}:${location.column}`;
      throw projectError(
        `${place}: error: The dependency ${quote(written)} is not one that can be read; write ${SPECIFICATION_FORMS}.`,
      );
    }
    if (specification.kind === "named") {
      throwIfCircular(specification.name, by.path);
      this.#require({ library: specification.name, by: by.label, specification });
      const known = this.all.get(specification.name);
      if (known) return known;
      this.checkVersions();
    }
    const found = await this.#source.open({ specification, written, requiredBy: by });
    const { manifest } = found;
    throwIfUnreadable(manifest.diagnostics.problems);
    const { name } = manifest;
    if (specification.kind !== "named") {
      throwIfCircular(name, by.path);
      this.#require({ library: name, by: by.label, specification });
      const known = this.all.get(name);
      if (known) return known;
    }
    const library: Library = { ...found, name, dependencies: [] };
    this.all.set(name, library);
    library.dependencies = await this.dependenciesOf({
      label: libraryLabel(manifest),
      files: found.files,
      folder: found.folder,
      dependencies: manifest.dependencies,
      path: [...by.path, name],
    });
    return library;
  }

  #require(requirement: { library: string; by: string; specification: Specification }): void {
    this.#requirements.push(requirement);
  }

  checkVersions(): void {
    for (const name of new Set(this.#requirements.map(({ library }) => library))) {
      const all = this.#requirements.filter(({ library }) => library === name);
      const asked = new Set(all.map(({ specification }) => versionOf(specification)));
      asked.delete(null);
      if (!contradict([...asked].filter((version) => version !== null))) continue;
      const lines = all.map(
        ({ by, specification }) => `  - ${by} requires ${shown(name, specification)}`,
      );
      throw projectError(
        `Version conflict for ${name}\n${[...new Set(lines)].join("\n")}\nMake them require the same version.`,
      );
    }
  }
}

/** Two that no single version can satisfy: neither is the other, written more exactly. */
function contradict(versions: string[]): boolean {
  return versions.some((one) =>
    versions.some((other) => !satisfies(one, other) && !satisfies(other, one)),
  );
}

function versionOf(specification: Specification): string | null {
  if (specification.kind === "named") return specification.version;
  // Two addresses, or two refs of one, are two versions.
  return specification.kind === "git" ? `${specification.url}#${specification.ref ?? ""}` : null;
}

function shown(name: string, specification: Specification): string {
  if (specification.kind === "named") return libraryLabel({ name, version: specification.version });
  if (specification.kind === "folder") return `./${specification.path}`;
  const { url, ref } = specification;
  return `git+${url}${ref === null ? "" : `#${ref}`}`;
}

function throwIfCircular(name: string, path: string[]): void {
  const start = path.indexOf(name);
  if (start < 0) return;
  const circle = [...path.slice(start), name].join(" → ");
  throw projectError(`Circular dependency detected: ${circle}`);
}

function throwIfUnreadable(problems: Parameters<typeof renderProblem>[0][]): void {
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw projectError(errors.map(renderProblem).join("\n"));
}
