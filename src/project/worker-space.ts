import type { ProjectFiles } from "./definition.ts";
import { joinPath, type ProjectPlace } from "./layout.ts";
import type { Library } from "./library.ts";
import { type WorkerIndex, WorkerLookup } from "./lookup.ts";
import {
  exportedName,
  MANIFEST_NAMES,
  NO_MANIFEST,
  type ParsedManifest,
  parseManifest,
} from "./manifest.ts";
import { NamedWorkers } from "./named-workers.ts";
import { Diagnostics } from "./problem.ts";

/** One place that workers come from: the project, a library, a folder of LLM_DO_PATH, or llm-do itself. */
export interface WorkerSpace {
  kind: "project" | "library" | "folder" | "built-in";
  /** As in `WorkerDefinition.library`. */
  library: string | null;
  /** For messages: `library "utils"`. */
  label: string;
  files: ProjectFiles;
  /** Folder in the files that `./path` is relative to; "" is their root. */
  base: string;
  /** Stands before a path of the files in `WorkerDefinition.file`: `utils:`, or nothing in the project. */
  prefix: string;
  workers: WorkerIndex;
  /** Workers that others may call; empty = all. */
  exports: string[];
  /** The manifest's defaults for its own workers; read when the first of them is. */
  defaults(): Promise<ParsedManifest>;
  /** Libraries that its workers may name, in order. */
  dependencies(): Promise<Library[]>;
}

/** The workers of a project's own folder, or the files that were named one by one. */
export function projectSpace(
  project: { files: ProjectFiles; place: ProjectPlace; parsed: ParsedManifest },
  libraries: () => Promise<Library[]>,
): WorkerSpace {
  const { files, place, parsed } = project;
  const { workerPaths, exports } = parsed.manifest;
  const { base, named } = place;
  return {
    kind: "project",
    library: null,
    label: "the project",
    files,
    base,
    prefix: "",
    workers: named
      ? new NamedWorkers(
          files,
          named.filter((file) => file.endsWith(".worker")),
        )
      : new WorkerLookup({ files, base, workerPaths }),
    exports,
    defaults: async () => parsed,
    dependencies: libraries,
  };
}

/** The workers of a library, with what its `project.yaml` says about them, where it has one. */
export function librarySpace(library: Library, project: ProjectFiles): WorkerSpace {
  const { files, folder: base, name, manifest } = library;
  let defaults: Promise<ParsedManifest> | undefined;
  return {
    kind: "library",
    library: name,
    label: `library ${JSON.stringify(name)}`,
    files,
    base,
    prefix: files === project ? "" : `${name}:`,
    workers: new WorkerLookup({ files, base, workerPaths: NO_MANIFEST.workerPaths }),
    exports: manifest.exports,
    defaults: () => {
      defaults ??= readDefaults(library);
      return defaults;
    },
    dependencies: async () => library.dependencies,
  };
}

/** A folder of workers that belong to no project: nothing but the files themselves. */
export function folderSpace(options: {
  kind: "folder" | "built-in";
  label: string;
  prefix: string;
  files: ProjectFiles;
}): WorkerSpace {
  const { kind, files } = options;
  return {
    ...options,
    library: kind === "built-in" ? "built-in" : null,
    base: "",
    workers: new WorkerLookup({
      files,
      base: "",
      workerPaths: kind === "folder" ? [] : ["workers"],
    }),
    exports: [],
    defaults: async () => ({ manifest: NO_MANIFEST, toolsets: undefined }),
    dependencies: async () => [],
  };
}

async function readDefaults({ manifest, files }: Library): Promise<ParsedManifest> {
  const { file } = manifest;
  const isProject = MANIFEST_NAMES.some((name) => file === name || file.endsWith(`/${name}`));
  const text = isProject ? await files.read(file) : undefined;
  if (text === undefined) return { manifest: NO_MANIFEST, toolsets: undefined };
  return parseManifest({ file, text, diagnostics: new Diagnostics() });
}

/** Whether another project may call the worker in `file` by `name` (spec/dialects.md C39). */
export function isExported(
  space: WorkerSpace,
  { name, file }: { name: string; file: string },
): boolean {
  if (space.exports.length === 0) return true;
  const below = space.base === "" ? file : file.slice(space.base.length + 1);
  return [name, below].some((given) => space.exports.includes(exportedName(given)));
}

/** The path that the worker's file has in messages and in its definition. */
export function shownFile(space: WorkerSpace, file: string): string {
  if (space.prefix === "") return file;
  const below = space.base === "" ? file : file.slice(space.base.length + 1);
  return `${space.prefix}${below}`;
}

export function fileOfShown(space: WorkerSpace, shown: string): string | null {
  if (!shown.startsWith(space.prefix)) return null;
  const below = shown.slice(space.prefix.length);
  return space.prefix === "" ? below : joinPath(space.base, below);
}
