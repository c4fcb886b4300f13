import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LlmDoError, messageOf } from "../errors.ts";
import { createGit, type Git } from "../git.ts";
import type { Project, ProjectFiles } from "../project/definition.ts";
import { joinPath } from "../project/layout.ts";
import type { LibrarySource } from "../project/library.ts";
import { codeDirectories } from "../runtime/code-directory.ts";
import { gitFiles } from "../runtime/git-files.ts";
import { throwIfForbidden } from "../runtime/git-refs.ts";
import { type LibraryCommit, libraryCommits } from "../runtime/library-commits.ts";
import { materialize } from "../runtime/materialize.ts";
import { openProjectOf } from "../runtime/open-project.ts";
import { objectsOf, openPrivateGit } from "../runtime/private-git.ts";
import type { Runner } from "./runner.ts";

export interface PrivateRepository {
  git: Git;
  remote: { url: string };
  directory: string;
  /** The job's own, unscrubbed. */
  environment: Record<string, string>;
  /** The job's workspace. */
  workspace: string;
  credentials: { serverUrl: string; token: string };
  /** Checkouts and projects of this job: each is made once. */
  made: { checkouts: Map<string, Promise<void>>; projects: Map<string, Promise<PinnedProject>> };
  /** Reads libraries from other repositories, without the job's token. */
  openLibrary(place: LibraryCommit): Promise<ProjectFiles>;
  /** Workspaces that runs of this job have worked in. */
  used: string[];
}

export interface PinnedProject {
  /** With its folder in the repository. */
  project: Project & { base: string };
  /** Its folder in the repository; "" is the root. */
  base: string;
  /** A file of the project, or else of the repository, at the pinned commit. */
  readFile(path: string): Promise<string | undefined>;
}

/** The repository that states and branches are made in: outside the workspace, gone with the VM. */
export async function openRepository(
  runner: Runner,
  options: { token: string; environment: Record<string, string>; nonce: string },
): Promise<PrivateRepository> {
  const directory = join(runner.temporary, `llm-do-${options.nonce}`);
  const credentials = { serverUrl: runner.serverUrl, token: options.token };
  const { environment } = options;
  const objects = join(runner.workspace, ".git", "objects");
  const git = await openPrivateGit({
    directory,
    environment,
    credentials,
    // An earlier checkout step has fetched what we need already.
    ...(existsSync(objects) ? { objects: { directory: objects, access: "read" as const } } : {}),
  });
  const remote = { url: `${runner.serverUrl}/${runner.owner}/${runner.repository}.git` };
  const made = { checkouts: new Map(), projects: new Map() };
  const openLibrary = libraryCommits({ directory: `${directory}-libraries`, environment });
  const place = { directory, workspace: runner.workspace, environment, credentials };
  return { git, remote, ...place, made, openLibrary, used: [] };
}

/** The job's workspace for its first run; a later one must not see what an earlier one left behind. */
export async function takeWorkspace(
  repository: PrivateRepository,
  runner: Runner,
): Promise<string> {
  const { used, directory } = repository;
  const root = used.length === 0 ? runner.workspace : `${directory}-workspace-${used.length}`;
  used.push(root);
  await mkdir(root, { recursive: true });
  return root;
}

export function hasCheckout(root: string): boolean {
  return existsSync(join(root, ".git"));
}

/**
 * Makes the workspace a checkout of `commit` and lets the private repository read its objects. An existing
 * checkout at that commit is used as it is, whatever its depth.
 */
export function checkOut(repository: PrivateRepository, options: CheckOut): Promise<void> {
  const { checkouts } = repository.made;
  const key = `${options.commit} ${options.root}`;
  const made = checkouts.get(key) ?? makeCheckout(repository, options);
  checkouts.set(key, made);
  return made;
}

interface CheckOut {
  root: string;
  commit: string;
  environment: Record<string, string>;
}

async function makeCheckout(repository: PrivateRepository, options: CheckOut): Promise<void> {
  const { root, commit, environment } = options;
  const { credentials, remote, directory } = repository;
  const plain = createGit({ directory: root, environment, credentials });
  try {
    await materialize({ root, commit, git: plain, remote });
  } catch (error) {
    throw /^git fetch /.test(messageOf(error)) ? notFetched(commit, error) : error;
  }
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

interface PinnedPlace {
  commit: string;
  path: string;
  /** Worker that a run starts with: one of ours needs no project. */
  entry: string;
}

/** The project as a trusted commit has it, read from git: nothing in the workspace can change it. */
export function projectAt(
  repository: PrivateRepository,
  place: PinnedPlace,
): Promise<PinnedProject> {
  const { projects } = repository.made;
  const key = `${place.commit} ${place.path} ${place.entry}`;
  const read = projects.get(key) ?? readProject(repository, place);
  projects.set(key, read);
  return read;
}

async function readProject(
  repository: PrivateRepository,
  place: PinnedPlace,
): Promise<PinnedProject> {
  const files = gitFiles({
    git: repository.git,
    commit: place.commit,
    path: "",
    likely: likelyFiles(place.path),
    // An earlier checkout, or the fetch of another commit, may have brought it.
    fetch: () => fetchCommit(repository, place.commit),
  });
  const { path, entry } = place;
  const project = await openProjectOf(files, {
    path,
    entry,
    libraries: (base) => lockedLibraries(repository, { files, base }),
    start: () => ({
      environment: repository.environment,
      workspace: repository.workspace,
      // A copy of the pinned files: the workspace holds those of whoever the run is about.
      codeDirectory: codeDirectories(dirname(repository.directory)),
      isolation: async () => (await import("../tools/shell-process.ts")).detectIsolation(),
    }),
  });
  return {
    project,
    base: project.base,
    readFile: async (name) => (await files.read(joinPath(project.base, name))) ?? files.read(name),
  };
}

/** Libraries as the lock of that commit has them, and in no other version; none is installed here. */
async function lockedLibraries(
  { openLibrary }: PrivateRepository,
  { files, base }: { files: ProjectFiles; base: string },
): Promise<LibrarySource> {
  const [{ librarySource }, { readLock }] = await Promise.all([
    import("../project/library-source.ts"),
    import("../project/library-lock.ts"),
  ]);
  return librarySource({ folders: [], lock: await readLock(files, base), openCommit: openLibrary });
}

/** Read together with the list of files: an entry worker is in one of few places. */
function likelyFiles(path: string): string[] {
  if (path.endsWith(".worker")) return [path];
  const names = ["main.worker", "project.yaml"];
  return ["", ".llm-do", ".github/llm-do"].flatMap((folder) =>
    names.map((name) => joinPath(joinPath(path === "." ? "" : path, folder), name)),
  );
}

async function fetchCommit({ git, remote }: PrivateRepository, commit: string): Promise<void> {
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
