import type { Git } from "../git.ts";
import { corrupt } from "./store-errors.ts";

interface CommitChange {
  commit: string;
  parents: string;
  nonce: string;
  run: string;
  files: FileChange[];
}

/** A file that differs from the parent's, with git's letter: A, M, D, T. */
interface FileChange {
  letter: string;
  path: string;
}

/**
 * Throws LlmDoError "store" unless every commit is one that a store writes: one parent, a nonce, and
 * nothing but a next journal segment, new blobs and workspace entries. History is read by one process.
 */
export async function verifyChain(git: Git, tip: string, runId: string): Promise<void> {
  let previous = "";
  let segments = 0;
  for (const change of await readHistory(git, tip)) {
    const place = `commit ${change.commit.slice(0, 12)}`;
    if (change.parents !== previous || change.run !== runId) throw corrupt(place);
    if (!/^[0-9a-f]{32}$/.test(change.nonce)) throw corrupt(place);
    if (previous === "" && !change.files.some(isNewHeader)) throw corrupt(`run.json of ${place}`);
    const next = segmentPath(segments + 1);
    const added = ({ letter, path }: FileChange) => letter === "A" && path === next;
    const flaw = change.files.find((file) => !added(file) && !mayChange(file, previous === ""));
    if (flaw) throw corrupt(`${flaw.path} of ${place}`);
    if (change.files.some(added)) segments += 1;
    previous = change.commit;
  }
}

/** `journal/0001.jsonl` for 1. */
export function segmentPath(number: number): string {
  return `journal/${String(number).padStart(4, "0")}.jsonl`;
}

function mayChange(file: FileChange, isFirst: boolean): boolean {
  if (isFirst && isNewHeader(file)) return true;
  if (file.path === "workspace.json" || /^"?workspace\//.test(file.path)) return true;
  return file.letter === "A" && /^blobs\/[0-9a-f]{64}$/.test(file.path);
}

function isNewHeader(file: FileChange): boolean {
  return file.letter === "A" && file.path === "run.json";
}

async function readHistory(git: Git, tip: string): Promise<CommitChange[]> {
  const fields = ["%H", "%P", trailer("Nonce"), trailer("Run")].join("%x09");
  const { stdout } = await git.run([
    "log",
    "--reverse",
    "--root",
    "-m",
    "--raw",
    "--no-renames",
    "--no-show-signature",
    "--no-color",
    `--format==${fields}`,
    tip,
    "--",
  ]);
  const changes: CommitChange[] = [];
  for (const line of stdout.split("\n")) {
    const [head = "", ...rest] = line.split("\t");
    if (head.startsWith("=")) {
      const [parents = "", nonce = "", run = ""] = rest;
      changes.push({ commit: head.slice(1), parents, nonce, run, files: [] });
    } else if (head.startsWith(":")) {
      changes.at(-1)?.files.push({ letter: head.slice(-1), path: rest.join("\t") });
    }
  }
  return changes;
}

function trailer(key: string): string {
  return `%(trailers:key=${key},valueonly,separator=%x2C)`;
}
