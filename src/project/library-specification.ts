/** What `dependencies:` and `llm-do lib install` may name (spec/dialects.md F71, C40). */
export type Specification =
  | { kind: "named"; name: string; version: string | null }
  | { kind: "git"; url: string; ref: string | null }
  /** Relative to the file that names it, with forward slashes; never above it. */
  | { kind: "folder"; path: string };

const NAME = /^[A-Za-z0-9][\w.-]*$/;
const VERSION = /^[\w.+-]+$/;
const GIT = /^git\+(https?|ssh|file):\/\//;

/** Null for what is none of `name`, `name@version`, `git+https://host/repo.git#ref`, `./folder`. */
export function parseSpecification(written: string): Specification | null {
  const text = written.trim();
  if (GIT.test(text)) return parseGit(text);
  if (text.startsWith("path:") || text.startsWith("./")) return parseFolder(text);
  const [name = "", version, ...more] = text.split("@");
  if (!NAME.test(name) || more.length > 0) return null;
  if (version === undefined) return { kind: "named", name, version: null };
  return VERSION.test(version) ? { kind: "named", name, version } : null;
}

export const SPECIFICATION_FORMS =
  '"name", "name@version", "git+https://host/repository.git#ref" or "./folder"';

function parseGit(text: string): Specification | null {
  const [address = "", ...fragment] = text.slice("git+".length).split("#");
  const ref = fragment.join("#");
  // A ref that git would read as an option, or a range of commits, is none.
  if (ref !== "" && !/^[A-Za-z0-9_][\w./-]*$/.test(ref)) return null;
  if (ref.includes("..") || !URL.canParse(address)) return null;
  // A password in a committed file is published; git asks whoever may give one.
  const { username, password } = new URL(address);
  if (password !== "" || (username !== "" && !address.startsWith("ssh:"))) return null;
  return { kind: "git", url: address, ref: ref === "" ? null : ref };
}

function parseFolder(text: string): Specification | null {
  const path = text.replace(/^path:/, "");
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (path.startsWith("/") || segments.includes("..") || segments.length === 0) return null;
  return { kind: "folder", path: segments.join("/") };
}

/** A version that fits what is asked for: equal, or the same in the parts that are written (`2.0` ← `2.0.1`). */
export function satisfies(version: string | null, wanted: string | null): boolean {
  if (wanted === null || version === wanted) return true;
  return version?.startsWith(`${wanted}.`) ?? false;
}

/** Newest first, number by number: `10.0` before `9.1`. */
export function newerVersion(one: string, other: string): number {
  return other.localeCompare(one, "en", { numeric: true });
}

/** A worker of a library: `utils:summarizer`, `utils:deep/worker` (spec/dialects.md C40). */
export interface Reference {
  library: string;
  worker: string;
}

export function parseReference(text: string): Reference | null {
  // Upper case in a library's name is not in the grammar; what resolves it says so better than we do.
  const match = /^([A-Za-z0-9][\w.-]*):([\w./-]+)$/.exec(text);
  const [, library, worker] = match ?? [];
  return library !== undefined && worker !== undefined ? { library, worker } : null;
}
