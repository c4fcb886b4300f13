import { ALLOWED_PATHS, outsideWorkspace, refusal } from "./refusals.ts";

/** Absolute paths into these mean the machine, unless the workspace has a folder of that name. */
const SYSTEM_FOLDERS = new Set(
  "bin boot dev etc home lib lib64 media mnt opt private proc root run sbin snap srv sys tmp Users usr var".split(
    " ",
  ),
);

/** Code points that HFS+ ignores in names, as git's `is_hfs_dotgit` lists them. */
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;

/** The name as the most forgiving file system would read it (case, ignored characters, NTFS tails). */
export function foldName(name: string): string {
  const [stream = ""] = name.replace(IGNORED_BY_HFS, "").split(":");
  return stream
    .normalize("NFKC")
    .replace(/[ .]+$/, "")
    .toLowerCase();
}

/** `.git`, or a name that some file system takes for it (git's own protectHFS and protectNTFS). */
export function isGitName(name: string): boolean {
  const folded = foldName(name);
  return folded === ".git" || /^git~\d+$/.test(folded);
}

/** What a path of the machine is judged against. */
export interface WorkspaceRoot {
  /** Real path of the workspace; null where it is no folder of the machine. */
  root: string | null;
  /** Whether the workspace has an entry of that name at its root. */
  has(name: string): Promise<boolean>;
}

/**
 * The names from the workspace root to `path`, by text alone: symbolic links are judged when opened.
 * Throws LlmDoError "usage" with a sentence for the model.
 */
export async function splitWorkspacePath(
  workspace: WorkspaceRoot,
  path: string,
): Promise<string[]> {
  if (/[\x00-\x1f\x7f]/.test(path)) {
    throw refusal(`${JSON.stringify(path)} contains a control character. ${ALLOWED_PATHS}`);
  }
  if (path.includes("\\")) throw refusal(`'${path}' contains a backslash. ${ALLOWED_PATHS}`);
  if (/^~(\/|$)/.test(path)) throw outsideWorkspace(path);
  const inside = withoutRoot(workspace.root, path);
  const names: string[] = [];
  for (const name of (inside ?? path).split("/")) {
    if (name === "" || name === ".") continue;
    if (name !== "..") names.push(name);
    else if (names.pop() === undefined) throw outsideWorkspace(path);
  }
  if (path.startsWith("/") && inside === null) await refuseMachinePath({ workspace, path, names });
  refuseGitNames(path, names);
  return names;
}

export function refuseGitNames(path: string, names: readonly string[]): void {
  if (!names.some(isGitName)) return;
  throw refusal(`'${path}' is inside '.git', which file tools neither read nor change.`);
}

/** What is below the workspace's own path; null for every other path. */
function withoutRoot(root: string | null, path: string): string | null {
  if (root === null) return null;
  if (path === root) return "";
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null;
}

async function refuseMachinePath(options: {
  workspace: WorkspaceRoot;
  path: string;
  names: string[];
}): Promise<void> {
  const [first] = options.names;
  if (first === undefined || !SYSTEM_FOLDERS.has(first)) return;
  if (!(await options.workspace.has(first))) throw outsideWorkspace(options.path);
}
