import type { Git } from "../git.ts";
import { BOT_EMAIL } from "./git-tree.ts";

export interface BranchCommit {
  commit: string;
  parents: string[];
  tree: string;
  author: string;
  subject: string;
  /** False for everybody else, other bots with the same token included. */
  isOurs: boolean;
}

/** Other workflows commit as github-actions[bot] too: only this line tells ours from theirs. */
const OUR_TRAILER = "Generated-by: llm-do";

export function withOurTrailer(message: string): string {
  const text = message.trim();
  const [last = ""] = text.split("\n\n").slice(1).slice(-1);
  // Git reads trailers from the last paragraph only, so ours joins those that are there.
  const hasTrailers = last !== "" && last.split("\n").every((line) => /^[A-Za-z-]+: /.test(line));
  return `${text}${hasTrailers ? "\n" : "\n\n"}${OUR_TRAILER}`;
}

/**
 * Commits of `tip` that none of `without` holds, oldest first, along first parents: what a merge
 * brought in from elsewhere is the merge's own change.
 */
export async function listCommits(
  git: Git,
  { tip, without }: { tip: string; without: string[] },
): Promise<BranchCommit[]> {
  const format = "--format=%H%n%P%n%T%n%ae%n%ce%n%an%n%s%n%B";
  const args = ["log", "-z", "--first-parent", "--topo-order", "--reverse", "--no-show-signature"];
  const exclude = without.map((commit) => `^${commit}`);
  const { stdout } = await git.run([...args, format, tip, ...exclude, "--"]);
  return stdout
    .split("\0")
    .filter((record) => record !== "")
    .map(parseCommit);
}

function parseCommit(record: string): BranchCommit {
  const [commit = "", parents = "", tree = "", ...rest] = record.split("\n");
  const [authorEmail, committerEmail, author = "", subject = "", ...body] = rest;
  const byBot = authorEmail === BOT_EMAIL && committerEmail === BOT_EMAIL;
  return {
    commit,
    parents: parents.split(" ").filter((parent) => parent !== ""),
    tree,
    author,
    subject,
    isOurs: byBot && body.includes(OUR_TRAILER),
  };
}
