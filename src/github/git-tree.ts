import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LlmDoError } from "../errors.ts";
import type { Git } from "../git.ts";

/** One path of a tree as it shall be. `oid` null = not there; `mode` is then ignored. */
export interface TreeEdit {
  path: string;
  mode: string;
  oid: string | null;
}

/** One path that differs between two trees. The other side of an addition or deletion is null. */
export interface TreeDifference {
  path: string;
  before: { mode: string; oid: string } | null;
  after: { mode: string; oid: string } | null;
}

export type Merge =
  | { status: "merged"; tree: string }
  /** Both sides changed these paths in ways that git cannot combine. */
  | { status: "conflict"; paths: string[] };

const ABSENT = "0".repeat(40);

/**
 * Id of `treeish` with these paths as given, written by a private index: git itself then refuses
 * paths (`.git/…`) and objects (missing ones) that a tree must not hold.
 */
export async function editTree(git: Git, treeish: string, edits: TreeEdit[]): Promise<string> {
  if (edits.length === 0) return treeOf(git, treeish);
  const folder = await mkdtemp(join(tmpdir(), "llm-do-index-"));
  try {
    const index = git.at({ indexFile: join(folder, "index") });
    await index.run(["read-tree", treeish]);
    // Deletions first: a file may take the place of a folder, and a folder that of a file.
    const ordered = [...edits].sort((a, b) => Number(a.oid !== null) - Number(b.oid !== null));
    const input = ordered.map(indexLine).join("");
    const { stderr } = await index.run(["update-index", "-z", "--index-info"], { input });
    // Git says so and goes on; a result that silently lacks a file would be a lie.
    const ignored = /^Ignoring path (.*)$/m.exec(stderr)?.[1];
    if (ignored !== undefined) throw unfit(ignored);
    return (await index.run(["write-tree"])).stdout.trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function unfit(path: string): LlmDoError {
  return new LlmDoError(
    `"${path}" cannot be committed: git refuses a file of that name. Delete or rename it, and run again.`,
    { code: "store" },
  );
}

/** https://git-scm.com/docs/git-update-index#_using_index_info */
function indexLine({ path, mode, oid }: TreeEdit): string {
  return oid === null ? `0 ${ABSENT}\t${path}\0` : `${mode} ${oid}\t${path}\0`;
}

export async function treeOf(git: Git, treeish: string): Promise<string> {
  return (await git.run(["rev-parse", "--verify", `${treeish}^{tree}`])).stdout.trim();
}

export async function writeBlob(git: Git, content: string): Promise<string> {
  const { stdout } = await git.run(["hash-object", "-w", "--stdin"], { input: content });
  return stdout.trim();
}

/** What differs from `before` to `after`, file by file; a rename is a deletion and an addition. */
export async function diffTrees(
  git: Git,
  { before, after, path }: { before: string; after: string; path?: string },
): Promise<TreeDifference[]> {
  const limit = path === undefined ? [] : ["--", path];
  const args = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames"];
  const { stdout } = await git.run([...args, before, after, ...limit]);
  const tokens = stdout.split("\0");
  const differences: TreeDifference[] = [];
  for (let at = 0; at + 1 < tokens.length; at += 2) {
    const [mode = "", newMode = "", oid = "", newOid = ""] = (tokens[at] ?? "").slice(1).split(" ");
    differences.push({
      path: tokens[at + 1] ?? "",
      before: oid === ABSENT ? null : { mode, oid },
      after: newOid === ABSENT ? null : { mode: newMode, oid: newOid },
    });
  }
  return differences;
}

/**
 * Three-way merge of trees. `git merge-tree` takes its base from history, and `--merge-base` is younger
 * than the oldest git that we run on, so three commits are made up that no ref will ever name.
 * https://git-scm.com/docs/git-merge-tree
 */
export async function mergeTrees(
  git: Git,
  trees: { before: string; ours: string; theirs: string },
): Promise<Merge> {
  const { before, ours, theirs } = trees;
  if (before === theirs || ours === theirs) return { status: "merged", tree: ours };
  if (before === ours) return { status: "merged", tree: theirs };
  const base = await writeCommit(git, { tree: before, parents: [], message: "before" });
  const [one, other] = await Promise.all([
    writeCommit(git, { tree: ours, parents: [base], message: "ours" }),
    writeCommit(git, { tree: theirs, parents: [base], message: "theirs" }),
  ]);
  const args = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", one, other];
  const { stdout, exitCode } = await git.run(args, { allowExitCodes: [1] });
  const [tree = "", ...paths] = stdout.split("\0").filter((part) => part !== "");
  if (exitCode === 0) return { status: "merged", tree };
  return { status: "conflict", paths: [...new Set(paths)].sort() };
}

/** https://api.github.com/users/github-actions%5Bbot%5D */
export const BOT_EMAIL = "41898282+github-actions[bot]@users.noreply.github.com";

/** Writes a commit of the bot's. No ref points to it yet. */
export async function writeCommit(
  git: Git,
  { tree, parents, message }: { tree: string; parents: string[]; message: string },
): Promise<string> {
  const stamp = `github-actions[bot] <${BOT_EMAIL}> ${Math.floor(Date.now() / 1000)} +0000`;
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${stamp}`,
    `committer ${stamp}`,
    "",
    `${message.replaceAll("\0", "").trim()}\n`,
  ];
  const args = ["hash-object", "-t", "commit", "-w", "--stdin"];
  return (await git.run(args, { input: lines.join("\n") })).stdout.trim();
}
