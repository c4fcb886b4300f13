import type { Git } from "../git.ts";
import type { SecretScan } from "./secret-scan.ts";

/** What an open workspace knows. The private index always says what the overlay holds. */
export interface Worktree {
  root: string;
  /** Commit or tree that the overlay is relative to. */
  base: string;
  /** Works on `root` with the private git directory and index. */
  git: Git;
  /** The workspace's own repository, where it has one, with the private index. */
  own: Git | null;
  /** Outside a repository `.gitignore` means nothing. */
  obeysIgnoreRules: boolean;
  keep: string[];
  scan: SecretScan;
  /** Paths that file tools wrote: carried whatever the ignore rules say. */
  touched: Set<string>;
  /** Files that differ from the base commit without the run's doing, by path: how they looked then. */
  foreign: Map<string, string>;
  foreignDirectories: Set<string>;
  /** Checked-out submodules when the workspace was opened. */
  submodulesBefore: Map<string, string>;
  /** Files outside the base commit that the run deleted. */
  deletedForeign: Set<string>;
  /** Blobs that were found to hold no secret. */
  scanned: Set<string>;
  /** Ignored files and folders when the workspace was opened. */
  ignoredBefore: Map<string, string>;
  notCarried: string[];
}

export interface TrackedChange {
  path: string;
  /** A, M, D, T. */
  letter: string;
  oldMode: string;
  newMode: string;
  newOid: string;
}

/** `:<mode> <mode> <oid> <oid> <letter>\0<path>\0` (https://git-scm.com/docs/git-diff-index#_raw_output_format). */
function parseRaw(output: string): TrackedChange[] {
  const parts = output.split("\0");
  const changes: TrackedChange[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [head = "", path = ""] = [parts[index], parts[index + 1]];
    const [oldMode = "", newMode = "", , newOid = "", letter = ""] = head.slice(1).split(" ");
    changes.push({ path, letter, oldMode, newMode, newOid });
  }
  return changes;
}

const RAW = ["--raw", "-z", "--no-renames", "--no-abbrev"];

/** Files of the index that look different on disk; content decides only when they are added. */
export async function changedFiles({ git }: Worktree): Promise<TrackedChange[]> {
  return parseRaw((await git.run(["diff-files", ...RAW, "--ignore-submodules=all"])).stdout);
}

/** How the index differs from the base commit. */
export async function changesFromBase({ git, base }: Worktree): Promise<TrackedChange[]> {
  return parseRaw((await git.run(["diff-index", "--cached", ...RAW, base])).stdout);
}

/** Files outside the index that are not ignored; a nested repository is one entry with a slash at its end. */
export async function untrackedFiles(tree: Worktree): Promise<string[]> {
  return list(tree, ["--others", ...ignoreRules(tree)]);
}

/** The same with whole folders as one entry, empty ones included. */
export async function untrackedEntries(tree: Worktree): Promise<string[]> {
  return list(tree, ["--others", "--directory", ...ignoreRules(tree)]);
}

/** Ignored files that a `keep:` glob names. */
export async function keptFiles(tree: Worktree): Promise<string[]> {
  if (tree.keep.length === 0 || !tree.obeysIgnoreRules) return [];
  const globs = tree.keep.map((glob) => `:(glob)${glob.replace(/^\/+/, "")}`);
  return list(tree, ["--others", "--ignored", "--exclude-standard", "--", ...globs]);
}

/** Ignored files, whole folders as one entry. */
export async function ignoredEntries(tree: Worktree): Promise<string[]> {
  if (!tree.obeysIgnoreRules) return [];
  return list(tree, ["--others", "--ignored", "--exclude-standard", "--directory"]);
}

/** Those of `paths` that the ignore rules name. */
export async function ignoredAmong(tree: Worktree, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0 || !tree.obeysIgnoreRules) return new Set();
  const call = { input: paths.join("\0"), allowExitCodes: [1] };
  const { stdout } = await tree.git.run(["check-ignore", "-z", "--stdin"], call);
  return new Set(stdout.split("\0").filter((path) => path !== ""));
}

function ignoreRules(tree: Worktree): string[] {
  return tree.obeysIgnoreRules ? ["--exclude-standard"] : [];
}

async function list({ git }: Worktree, options: string[]): Promise<string[]> {
  const { stdout } = await git.run(["ls-files", "-z", ...options]);
  return stdout.split("\0").filter((path) => path !== "");
}
