import { existsSync, lstatSync, realpathSync } from "node:fs";
import { resolve } from "node:path";

/** Commands whose words are text: none of them is opened as a file. */
const ONLY_TEXT = new Set("echo printf true false tr pwd uname basename dirname".split(" "));

const SEARCHES = new Set("grep egrep fgrep rg".split(" "));

/** Options that leave the first operand of a search its pattern: none brings a pattern or a file. */
const KEEPS_PATTERN =
  /^(-[acEFGhHiIlnoPqrsvwxz]+|-[ABCm]\d+|--(include|exclude|exclude-dir|color|max-count|context)=.*|--(line-number|ignore-case|recursive|count|fixed-strings|word-regexp|only-matching))$/;

/** Readings of one word that are looked up; a word with more is not a path that anybody meant. */
const MAX_PATHS = 40;

const MISSING = new Set("ENOENT ENOTDIR ELOOP ENAMETOOLONG".split(" "));

/**
 * Indexes into the argument vector (never its first word) of what is, or could be read as, a path that
 * leaves the workspace: by its text or through a symbolic link that is on disk now. `/dev/null` does
 * not count. A word of unknown meaning counts as a path: too wide asks, too narrow reads the machine.
 */
export function guardOutside(argv: readonly string[], workspaceRoot: string): number[] {
  const [program = "", ...words] = argv;
  if (ONLY_TEXT.has(program)) return [];
  const root = existsSync(workspaceRoot) ? realpathSync(workspaceRoot) : resolve(workspaceRoot);
  const pattern = SEARCHES.has(program) ? patternIndex(words) : -1;
  return words.flatMap((word, index) => {
    if (index === pattern) return [];
    const paths = pathsIn(word);
    const isOutside = paths.length > MAX_PATHS || paths.some((path) => leavesWorkspace(path, root));
    return isOutside ? [index + 1] : [];
  });
}

/** Where a search has its pattern, or -1 when an option might have brought another one. */
function patternIndex(words: readonly string[]): number {
  const options = words.filter((word) => word.startsWith("-"));
  if (!options.every((word) => KEEPS_PATTERN.test(word))) return -1;
  return words.findIndex((word) => !word.startsWith("-"));
}

/** Everything in a word that a program could take for a path: `--file=x`, `-fx`, `-rfx`, `if=x`, `a=@x`. */
function pathsIn(word: string): string[] {
  const paths = [word];
  // The query of an address is no path; the address as a whole may still be one, of a folder `https:`.
  if (/^(?!file:)[a-z][a-z\d+.-]*:\/\//i.test(word)) return paths;
  for (let at = word.indexOf("="); at !== -1; at = word.indexOf("=", at + 1)) {
    paths.push(word.slice(at + 1));
  }
  const cluster = /^-([A-Za-z\d]+)/.exec(word)?.[1] ?? "";
  for (let at = 2; at <= cluster.length + 1; at += 1) paths.push(word.slice(at));
  return paths
    .flatMap((path) => (/^[@<]/.test(path) ? [path, path.slice(1)] : [path]))
    .filter((path) => path !== "");
}

function leavesWorkspace(path: string, root: string): boolean {
  if (path === "/dev/null") return false;
  if (path.startsWith("~") || /^file:/i.test(path)) return true;
  if (!isInside(resolve(root, path), root)) return true;
  return !isInside(realPathOf(path, root), root);
}

function isInside(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

/**
 * Where the kernel ends up, for as much of the path as exists; "" when that cannot be told. Name by
 * name, because `link/..` is not the folder that holds the link.
 */
function realPathOf(path: string, root: string): string {
  let reached = path.startsWith("/") ? "/" : root;
  for (const name of path.split("/").filter((one) => one !== "" && one !== ".")) {
    const next = `${reached === "/" ? "" : reached}/${name}`;
    try {
      // The native one: the other resolves `..` by text.
      reached = realpathSync.native(next);
    } catch (error) {
      if (!MISSING.has((error as NodeJS.ErrnoException).code ?? "")) return "";
      return isLink(next) ? "" : reached;
    }
  }
  return reached;
}

/** A link whose target is missing: writing to it creates a file wherever it points. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
