import type { TemplateFolder } from "./template-text.ts";

/** A file that was found, or the places that it is not in. */
export type FoundTemplate =
  | { status: "found"; path: string; text: string }
  | { status: "missing"; searched: string[] }
  | { status: "refused"; reason: string };

interface Candidate {
  folder: TemplateFolder;
  segments: string[];
}

/**
 * Finds templates for an engine that cannot wait. What has not been read yet is noted, and counts as
 * missing until `readWanted` has fetched it; the engine then starts again.
 */
export class TemplateSources {
  readonly #folders: TemplateFolder[];
  readonly #texts = new Map<string, string | undefined>();
  readonly #wanted = new Map<string, Candidate>();
  /** Where each found template lies, for `./x` in it. */
  readonly #found = new Map<string, Candidate>();

  constructor(folders: TemplateFolder[]) {
    this.#folders = folders;
  }

  /** Reads what was looked for since the last time. False when that was nothing. */
  async readWanted(): Promise<boolean> {
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    for (const [key, { folder, segments }] of wanted) {
      this.#texts.set(key, await folder.files.read(pathOf(folder, segments)));
    }
    return wanted.length > 0;
  }

  /**
   * `x.jinja`, `sub/x.jinja`, `lib:x.jinja` (that library only), and `./x.jinja` first beside `from`.
   * Paths upwards and absolute ones lead nowhere.
   */
  find(name: string, from: string): FoundTemplate {
    const { library, path } = splitName(name);
    const segments = path.split("/").filter((segment) => segment !== "." && segment !== "");
    if (path.startsWith("/") || segments.includes("..") || /[\\\0]/.test(path)) {
      return {
        status: "refused",
        reason: "a template lies inside its folder: no `..`, no `/` first",
      };
    }
    const folders = this.#folders.filter(
      (folder) => library === null || folder.library === library,
    );
    if (library !== null && folders.length === 0) return this.#noLibrary(library);
    const candidates = folders.map((folder) => ({ folder, segments }));
    const beside = path.startsWith("./") ? this.#found.get(from) : undefined;
    if (beside) {
      const own = [...beside.segments.slice(0, -1), ...segments];
      candidates.unshift({ folder: beside.folder, segments: own });
    }
    return this.#first(candidates);
  }

  #first(candidates: Candidate[]): FoundTemplate {
    const searched: string[] = [];
    for (const candidate of candidates) {
      const { folder, segments } = candidate;
      const inside = pathOf(folder, segments);
      const path = folder.library === null ? inside : `${folder.library}:${inside}`;
      searched.push(path);
      const text = this.#read(candidate, `${folder.label}\0${inside}`);
      if (text === undefined) continue;
      this.#found.set(path, candidate);
      return { status: "found", path, text };
    }
    return { status: "missing", searched };
  }

  #noLibrary(library: string): FoundTemplate {
    const names = new Set(this.#folders.flatMap((folder) => folder.library ?? []));
    const known =
      names.size === 0 ? "it depends on none" : `it depends on ${[...names].join(", ")}`;
    return { status: "refused", reason: `the project has no library "${library}" (${known})` };
  }

  #read(candidate: Candidate, key: string): string | undefined {
    if (!this.#texts.has(key)) this.#wanted.set(key, candidate);
    return this.#texts.get(key);
  }
}

function pathOf({ folder }: TemplateFolder, segments: string[]): string {
  return [folder, ...segments].filter((part) => part !== "").join("/");
}

/** A library's name is at least two characters, so that `C:\x` is none. */
function splitName(name: string): { library: string | null; path: string } {
  const match = /^([a-z0-9][\w-]+):(.*)$/is.exec(name);
  return { library: match?.[1] ?? null, path: match?.[2] ?? name };
}
