import { codeFoldersOf } from "./code-folders.ts";
import type { ProjectFiles } from "./definition.ts";
import { firstPlace } from "./document.ts";
import type { ProjectPlace } from "./layout.ts";
import { readable } from "./lookup.ts";
import { Diagnostics } from "./problem.ts";
import { hasTemplateSyntax } from "./template-text.ts";
import { type ParsedWorker, parseWorker, unreadWorker, type WorkerSource } from "./worker.ts";
import { type FoundWorker, findQuietly, type WorkerSearch } from "./worker-search.ts";
import { shownFile } from "./worker-space.ts";

export interface ReadingOptions {
  search: WorkerSearch;
  place: ProjectPlace;
  /** The worker that `set` changes. */
  isEntry(found: FoundWorker): Promise<boolean>;
  set: readonly string[];
  /** Over the variables of the worker and the manifest. */
  variables: Readonly<Record<string, string>>;
}

/** Reads worker files where they are found, each once. */
export class WorkerReading {
  readonly #options: ReadingOptions;
  readonly #read = new Map<ProjectFiles, Map<string, Promise<ParsedWorker>>>();

  constructor(options: ReadingOptions) {
    this.#options = options;
  }

  /** What is wrong with the file is in `problems`. Throws LlmDoError "usage" for `--set` that is no `KEY=VALUE`. */
  read(found: FoundWorker): Promise<ParsedWorker> {
    const { files } = found.space;
    const read = this.#read.get(files) ?? new Map<string, Promise<ParsedWorker>>();
    this.#read.set(files, read);
    const known = read.get(found.file) ?? this.#readFile(found);
    read.set(found.file, known);
    return known;
  }

  async #readFile(found: FoundWorker): Promise<ParsedWorker> {
    const { space } = found;
    const file = shownFile(space, found.file);
    const text = await readable(space.files, found.file);
    if (typeof text !== "string") return unreadable(file, text.message);
    const source = await this.#sourceOf(found, { file, text });
    const parsed = await this.#parse(found, source);
    if (!needsOtherFiles(parsed)) return ofLibrary(parsed, space.library);
    const { completeWorker } = await import("./worker-completion.ts");
    const { search, variables } = this.#options;
    const complete = await completeWorker(parsed, { found, source, search, variables });
    return ofLibrary(complete, space.library);
  }

  async #sourceOf(
    found: FoundWorker,
    source: { file: string; text: string },
  ): Promise<WorkerSource> {
    const { space } = found;
    const { set, isEntry } = this.#options;
    const [workers, { toolsets: defaults, attachments, sandbox }] = await Promise.all([
      space.workers.quickNames(),
      space.defaults(),
    ]);
    return {
      ...source,
      workers,
      ...(defaults && { defaults }),
      attachmentDefaults: attachments,
      sandboxDefaults: sandbox,
      ...(set.length > 0 && (await isEntry(found)) && { overrides: set }),
    };
  }

  /** What is no file name may still be a folder, a path, a library's, the `name` in another file, or code. */
  async #parse(found: FoundWorker, source: WorkerSource): Promise<ParsedWorker> {
    const parsed = parseWorker(source);
    const { unknownToolsets } = parsed;
    if (unknownToolsets.length === 0) return parsed;
    const others = await this.#workersAmong(unknownToolsets, found);
    source.workers = new Set([...(source.workers ?? []), ...others]);
    source.hasCode = others.length < unknownToolsets.length && (await this.#hasCode(found));
    return parseWorker(source);
  }

  async #workersAmong(names: string[], { space }: FoundWorker): Promise<string[]> {
    const { search } = this.#options;
    const found = await Promise.all(
      names.map((name) => findQuietly(search, { name, from: space })),
    );
    return names.filter((_, index) => found[index]?.status !== "missing");
  }

  async #hasCode({ space, file }: FoundWorker): Promise<boolean> {
    const { search, place } = this.#options;
    const worker = { library: space.library, file: shownFile(space, file) };
    const folders = await codeFoldersOf(worker, { search, place });
    const names = await Promise.all(
      folders.map(({ files, folder, named }) => named ?? files.list(folder)),
    );
    return names.flat().some((name) => /(\.(py|[cm]?[jt]s)|^tools\/)$/.test(name));
  }
}

/** Instructions with a template in them, or an answer whose schema stands elsewhere. */
function needsOtherFiles({ worker, template, output }: ParsedWorker): boolean {
  if (worker === null) return false;
  return output !== null || (template.enabled && hasTemplateSyntax(worker.instructions));
}

function ofLibrary(parsed: ParsedWorker, library: string | null): ParsedWorker {
  return { ...parsed, worker: parsed.worker && { ...parsed.worker, library } };
}

/** A file that cannot be read is a problem like any other: `validate` goes on with the next. */
function unreadable(file: string, message: string): ParsedWorker {
  const diagnostics = new Diagnostics();
  diagnostics.error(firstPlace(file, []), message);
  return unreadWorker(diagnostics.problems);
}
