import { existsSync } from "node:fs";
import { join } from "node:path";
import { LlmDoError, messageOf } from "../errors.ts";
import { createGit, type Git } from "../git.ts";
import type { Project } from "../project/definition.ts";
import { joinPath, locateProject } from "../project/layout.ts";
import { openProject } from "../project/project.ts";
import { gitFiles } from "../runtime/git-files.ts";
import { throwIfForbidden } from "../runtime/git-refs.ts";
import { materialize } from "../runtime/materialize.ts";
import { objectsOf, openPrivateGit } from "../runtime/private-git.ts";
import type { Runner } from "./runner.ts";

export interface PrivateRepository {
  git: Git;
  remote: { url: string };
  directory: string;
  credentials: { serverUrl: string; token: string };
}

/** The repository that states and branches are made in: outside the workspace, gone with the VM. */
export async function openRepository(
  runner: Runner,
  options: { token: string; environment: Record<string, string>; nonce: string },
): Promise<PrivateRepository> {
  const directory = join(runner.temporary, `llm-do-${options.nonce}`);
  const credentials = { serverUrl: runner.serverUrl, token: options.token };
  const git = await openPrivateGit({ directory, environment: options.environment, credentials });
  const remote = { url: `${runner.serverUrl}/${runner.owner}/${runner.repository}.git` };
  return { git, remote, directory, credentials };
}

/**
 * Makes the workspace a checkout of `commit` and lets the private repository read its objects. An existing
 * checkout at that commit is used as it is, whatever its depth.
 */
export async function checkOut(
  repository: PrivateRepository,
  options: { root: string; commit: string; environment: Record<string, string> },
): Promise<void> {
  const { root, commit, environment } = options;
  const { credentials, remote, directory } = repository;
  const plain = createGit({ directory: root, environment, credentials });
  await materialize({ root, commit, git: plain, remote });
  const objects = await objectsOf(plain, root);
  await openPrivateGit({
    directory,
    environment,
    credentials,
    objects: { directory: objects, access: "read" },
  });
}

/** `history:` of the manifest, for workers that read the log. */
export async function deepen(
  repository: PrivateRepository,
  options: { root: string; history: number | "full"; environment: Record<string, string> },
): Promise<void> {
  const { root, history, environment } = options;
  if (history === 1 || !existsSync(join(root, ".git", "shallow"))) return;
  const git = createGit({ directory: root, environment, credentials: repository.credentials });
  const depth = history === "full" ? ["--unshallow"] : [`--depth=${history}`];
  const { stdout } = await git.run(["rev-parse", "HEAD"]);
  await git.run([
    "fetch",
    "--quiet",
    "--no-write-fetch-head",
    ...depth,
    "--tags",
    repository.remote.url,
    stdout.trim(),
  ]);
}

/** The project as a trusted commit has it, read from git: nothing in the workspace can change it. */
export async function projectAt(
  repository: PrivateRepository,
  place: { commit: string; path: string },
): Promise<{ project: Project; readFile(path: string): Promise<string | undefined> }> {
  await ensureCommit(repository, place.commit);
  const files = gitFiles({ git: repository.git, commit: place.commit, path: "" });
  const project = await openProject(files, { path: place.path });
  const { base } = await locateProject(files, place.path);
  return {
    project,
    readFile: async (path) => (await files.read(joinPath(base, path))) ?? files.read(path),
  };
}

async function ensureCommit({ git, remote }: PrivateRepository, commit: string): Promise<void> {
  const args = ["cat-file", "-e", `${commit}^{commit}`];
  if ((await git.run(args, { allowExitCodes: "any" })).exitCode === 0) return;
  try {
    await git.run(["fetch", "--quiet", "--depth=1", "--no-tags", remote.url, commit]);
  } catch (error) {
    throw notFetched(commit, error);
  }
}

function notFetched(commit: string, cause: unknown): LlmDoError {
  const said = messageOf(cause);
  // https://git-scm.com/docs/git-config#Documentation/git-config.txt-uploadpackallowAnySHA1InWant
  if (/not our ref|unadvertised object|remote ref .* not found|find remote ref/i.test(said)) {
    return new LlmDoError(
      `Commit ${commit} is not in the repository any more: the branch that it was on was deleted or force-pushed. Start the run again from a branch as it is now.`,
      { code: "github", cause },
    );
  }
  throwIfForbidden(said);
  return new LlmDoError(`Commit ${commit} could not be fetched: ${said}`, {
    code: "github",
    cause,
  });
}
