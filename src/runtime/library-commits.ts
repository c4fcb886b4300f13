import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { LlmDoError, messageOf } from "../errors.ts";
import { createGit, type Git } from "../git.ts";
import type { ProjectFiles } from "../project/definition.ts";
import { gitFiles } from "./git-files.ts";
import { openPrivateGit } from "./private-git.ts";

export interface LibraryCommit {
  /** `https://host/repository.git` */
  url: string;
  /** Full id. */
  commit: string;
}

/**
 * Reads libraries from git by commit. Each has a bare repository of its own below `directory`, so that
 * nobody waits for another's lock; what was fetched once is not fetched again. Without credentials: a token
 * of ours never reaches another repository.
 */
export function libraryCommits(options: {
  directory: string;
  environment: Record<string, string>;
}): (place: LibraryCommit) => Promise<ProjectFiles> {
  const opened = new Map<string, Promise<ProjectFiles>>();
  return (place) => {
    const key = `${place.commit} ${place.url}`;
    const files = opened.get(key) ?? openCommit(place, options);
    opened.set(key, files);
    return files;
  };
}

async function openCommit(
  place: LibraryCommit,
  options: { directory: string; environment: Record<string, string> },
): Promise<ProjectFiles> {
  const git = await openCommitGit(place, options);
  const files = gitFiles({
    git,
    commit: place.commit,
    path: "",
    likely: ["lib.yaml"],
    fetch: () => fetchCommit(git, place),
  });
  // What cannot be fetched is said now, and not where a file of it is first looked for.
  await files.list("");
  return files;
}

/** The bare repository that holds one commit of a library. */
export function openCommitGit(
  { commit }: Pick<LibraryCommit, "commit">,
  { directory, environment }: { directory: string; environment: Record<string, string> },
): Promise<Git> {
  return openPrivateGit({ directory: join(directory, commit), environment });
}

async function fetchCommit(git: Git, { url, commit }: LibraryCommit): Promise<void> {
  try {
    await git.run(["fetch", "--quiet", "--depth=1", "--no-tags", "--", url, commit]);
  } catch (cause) {
    // Another process may have brought it meanwhile.
    const there = await git.run(["cat-file", "-e", commit], { allowExitCodes: "any" });
    if (there.exitCode === 0) return;
    throw new LlmDoError(
      `Commit ${commit} of the library at ${url} could not be fetched: ${messageOf(cause)}. Libraries are fetched without a token: the repository must be public, or reachable with ssh where this runs.`,
      { code: "project", cause },
    );
  }
}

/** The commit that a branch, tag or id names now. Throws LlmDoError "project" when there is none. */
export async function resolveRef(
  place: { url: string; ref: string | null },
  { directory, environment }: { directory: string; environment: Record<string, string> },
): Promise<string> {
  const { url, ref } = place;
  if (ref !== null && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(ref)) return ref;
  await mkdir(directory, { recursive: true });
  const git = createGit({ directory, environment });
  const wanted = ref === null ? ["HEAD"] : [`refs/tags/${ref}`, `refs/heads/${ref}`];
  const found = await listRemote(git, url);
  for (const name of wanted) {
    // An annotated tag is listed with the commit that it stands for.
    const commit = found.get(`${name}^{}`) ?? found.get(name);
    if (commit !== undefined) return commit;
  }
  const what = ref === null ? "no commit yet" : `neither a tag nor a branch "${ref}"`;
  throw new LlmDoError(
    `There is ${what} at ${url}. Name a tag, a branch or a full commit id behind the "#".`,
    { code: "project" },
  );
}

async function listRemote(git: Git, url: string): Promise<Map<string, string>> {
  try {
    const { stdout } = await git.run(["ls-remote", "--quiet", "--", url]);
    const lines = stdout.split("\n").filter((line) => line !== "");
    return new Map(
      lines.map((line) => [line.slice(line.indexOf("\t") + 1), line.split("\t")[0] ?? ""]),
    );
  } catch (cause) {
    throw new LlmDoError(`The library at ${url} cannot be read: ${messageOf(cause)}`, {
      code: "project",
      cause,
    });
  }
}
