import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { joinPath } from "../project/layout.ts";
import type { LibraryFiles, LibraryRequest, LibrarySource } from "../project/library.ts";
import { digestOfFolder } from "../project/library-digest.ts";
import { loadLibraries } from "../project/library-graph.ts";
import { formatLock, LOCK_FILE, type LockedLibrary, readLock } from "../project/library-lock.ts";
import { readLibraryManifest } from "../project/library-manifest.ts";
import { gitSource, librarySource } from "../project/library-source.ts";
import { libraryCommits, openCommitGit, resolveRef } from "../runtime/library-commits.ts";
import { libraryFolders } from "./environment-folders.ts";
import { readProvenance } from "./installed-libraries.ts";
import { commitFolder } from "./local-libraries.ts";
import type { LocalProject } from "./local-project.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Writes which version of every library the project uses, those of its libraries included. What the lock has
 * of git stays at its commit unless `update`. `file` is null for a project that needs no lock.
 */
export async function writeLock(
  { project, files, base }: LocalProject,
  { terminal, update }: { terminal: Terminal; update: boolean },
): Promise<{ file: string | null; names: string[] }> {
  const { manifest } = project;
  if (manifest.dependencies.length === 0 || files.directory === undefined) {
    return { file: null, names: [] };
  }
  const known = [...(update ? [] : (await readLock(files, base)).values())];
  const locking = new Locking(
    known.filter(({ commit }) => commit !== null),
    terminal.environment,
  );
  const label = manifest.name ?? "this project";
  const { dependencies } = manifest;
  const graph = await loadLibraries({ label, files, folder: base, dependencies }, locking);
  const names = [...graph.all.keys()];
  const locked = names.flatMap((name) => locking.found.get(name) ?? []);
  const file = joinPath(base, LOCK_FILE);
  if (locked.length > 0) await writeFile(join(files.directory, file), formatLock(locked));
  return { file: locked.length > 0 ? file : null, names };
}

/** Finds libraries and notes what it found. */
class Locking implements LibrarySource {
  readonly found = new Map<string, LockedLibrary>();
  readonly #environment: Record<string, string>;
  readonly #source: LibrarySource;
  readonly #folders: string[];
  readonly #openCommit: ReturnType<typeof libraryCommits>;

  constructor(known: LockedLibrary[], environment: Record<string, string>) {
    this.#environment = environment;
    this.#folders = libraryFolders(environment);
    for (const library of known) this.found.set(library.name, library);
    this.#openCommit = libraryCommits({ directory: this.#commits, environment });
    this.#source = librarySource({
      folders: this.#folders,
      lock: this.found,
      openCommit: this.#openCommit,
    });
  }

  async open(request: LibraryRequest): Promise<LibraryFiles> {
    const { specification } = request;
    if (specification.kind === "git") await this.#lockGit(specification);
    const opened = await this.#source.open(request);
    if (specification.kind === "named") await this.#lockInstalled(opened);
    return opened;
  }

  async #lockGit(wanted: { url: string; ref: string | null }): Promise<void> {
    const source = gitSource(wanted);
    if ([...this.found.values()].some((library) => library.source === source)) return;
    const [first = "."] = this.#folders;
    const commit = await resolveRef(wanted, { directory: first, environment: this.#environment });
    const files = await this.#openCommit({ url: wanted.url, commit });
    const manifest = await readLibraryManifest(files, { folder: "", shown: `${source}/` });
    // What is wrong there is said when it is opened, right after this.
    const name = manifest?.name ?? source;
    const digest = await this.#treeOf(commit);
    this.found.set(name, { name, version: manifest?.version ?? null, source, commit, digest });
  }

  /** From git as it was installed, so that a runner can fetch it; else by the content of its folder. */
  async #lockInstalled({ manifest, origin, files }: LibraryFiles): Promise<void> {
    const { name, version } = manifest;
    if (this.found.has(name) || files.directory === undefined) return;
    const { source, commit } = await readProvenance(origin);
    const digest = commit ? await this.#treeOf(commit) : await digestOfFolder(origin);
    this.found.set(name, { name, version, source: commit ? source : "directory", commit, digest });
  }

  /** A commit names its content: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
  async #treeOf(commit: string): Promise<string> {
    const kept = { directory: this.#commits, environment: this.#environment };
    const git = await openCommitGit({ commit }, kept);
    const { stdout } = await git.run(["rev-parse", `${commit}^{tree}`]);
    return `git-tree:${stdout.trim()}`;
  }

  get #commits(): string {
    return commitFolder(this.#folders[0] ?? ".");
  }
}
