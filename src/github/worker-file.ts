import type { Git } from "../git.ts";
import { createdProblems } from "../project/created-worker.ts";
import { listTree, readObjects } from "../runtime/git-objects.ts";
import { hasCommit, openBranch } from "./branch.ts";
import { withOurTrailer } from "./branch-history.ts";
import { editTree, writeBlob, writeCommit } from "./git-tree.ts";
import type { Session } from "./session.ts";

/** Bytes; a definition that nobody can read in one sitting is none that a person approves. */
const LIMIT = 65_536;

export type WorkerFile =
  | { status: "read"; text: string }
  /** `problem` goes on a sentence that names the file. */
  | { status: "unfit"; problem: string };

/** The file of a worker as a commit has it: text that would be a worker, or why it is none. */
export async function readWorkerFile(
  session: Session,
  file: { commit: string; path: string; name: string },
): Promise<WorkerFile> {
  const { git, remote } = session;
  const { commit, path, name } = file;
  if (!(await hasCommit({ git, remote, commit }))) return unfit("cannot be fetched any more");
  const entries = await listTree(git, commit, { path, sizes: true });
  const entry = entries.find((candidate) => candidate.path === path);
  if (!entry) return unfit("is not there any more");
  if (!entry.mode.startsWith("100")) return unfit("is not a regular file any more");
  if (entry.size > LIMIT) return unfit("is longer than 64 KiB");
  const text = await textOf(git, entry.oid);
  if (text === null) return unfit("is not UTF-8 text");
  const [problem] = createdProblems(name, text);
  if (!problem) return { status: "read", text };
  const { line, column } = problem.location;
  return unfit(`is no worker: ${problem.message} (line ${line}, column ${column})`);
}

function unfit(problem: string): WorkerFile {
  return { status: "unfit", problem };
}

async function textOf(git: Git, oid: string): Promise<string | null> {
  const bytes = (await readObjects(git, [oid])).get(oid);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Makes the branch hold the file, on top of what people pushed there; a branch that has it already is left
 * alone. Returns its tip.
 */
export async function pushWorkerFile(
  session: Session,
  file: { branch: string; from: string; path: string; text: string; message: string },
): Promise<string> {
  const { git, remote } = session;
  const branch = openBranch({ git, remote, branch: file.branch });
  await hasCommit({ git, remote, commit: file.from });
  const oid = await writeBlob(git, file.text);
  for (let race = 0; race < 5; race += 1) {
    const tip = await branch.fetch();
    const parent = tip ?? file.from;
    const entries = tip === null ? [] : await listTree(git, tip, { path: file.path });
    if (tip !== null && entries.some((entry) => entry.oid === oid)) return tip;
    const tree = await editTree(git, parent, [{ path: file.path, mode: "100644", oid }]);
    const message = withOurTrailer(file.message);
    const commit = await writeCommit(git, { tree, parents: [parent], message });
    const pushed = await branch.swap({ to: commit, expected: tip });
    if (pushed.status === "applied") return commit;
  }
  throw new Error(`the branch ${file.branch} kept moving`);
}
