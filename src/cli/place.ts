import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { LlmDoError } from "../errors.ts";
import { createGit, type Git } from "../git.ts";
import { gitStore } from "../runtime/git-store.ts";
import { openPrivateGit } from "../runtime/private-git.ts";
import { createRedactor } from "../runtime/redact.ts";
import { secretsOf } from "../runtime/secrets.ts";
import type { Store } from "../runtime/store.ts";
import { relativePath } from "./local-project.ts";
import type { Terminal } from "./terminal.ts";

/** Where runs of this directory live, and what their workspace is. */
export interface Place {
  store: Store;
  /** Why a run cannot be resumed by a later command; null when it can. */
  fleeting: string | null;
  /** The workspace that overlays are relative to: the top of the repository, or the directory itself. */
  root: string;
  /** Git of that repository. */
  git: Git;
  gitDirectory: string | null;
  /** Where that repository keeps its objects; means nothing without one. */
  objects: string;
  /** HEAD; null without a commit. */
  head: string | null;
  branch: string | null;
  secrets: string[];
  redact(text: string): string;
}

/** Looks at the directory that llm-do is run in. `keep: false`: nothing is written into its repository. */
export async function openPlace(terminal: Terminal, options: { keep: boolean }): Promise<Place> {
  const { directory, environment } = terminal;
  const secrets = secretsOf(environment);
  const redact = createRedactor(secrets);
  const here = createGit({ directory, environment });
  // One process for all that is asked: starting git is most of what it costs.
  const questions = ["--show-toplevel", "--absolute-git-dir", "--git-path", "objects"];
  const asked = ["rev-parse", ...questions, "HEAD", "--symbolic-full-name", "HEAD"];
  const { stdout } = await here.run(asked, { allowExitCodes: "any" });
  // Without a commit git answers the first three and fails on the rest; outside a repository on all.
  const [top, gitDirectory = null, objectPath = "", tip = "", ref = ""] =
    stdout === "" ? [undefined] : stdout.trimEnd().split("\n");
  const root = top === undefined ? directory : await realpath(top);
  const git = here.at({ directory: root });
  const head = /^[0-9a-f]{40,64}$/.test(tip) ? tip : null;
  const branch = ref.startsWith("refs/heads/") ? ref.slice("refs/heads/".length) : null;
  const fleeting = !options.keep
    ? "it was started with --no-store"
    : top === undefined
      ? "this directory is in no git repository: `git init` and commit once, then start it again"
      : head === null
        ? "the repository has no commits yet: commit once, then start it again"
        : null;
  const store =
    fleeting === null
      ? gitStore({ git, remote: null, redact, secrets })
      : (await import("../runtime/memory-store.ts")).memoryStore();
  const objects = resolve(directory, objectPath);
  return { store, fleeting, root, git, gitDirectory, objects, head, branch, secrets, redact };
}

/** The place of commands about stored runs. Throws LlmDoError "usage" where no run can have been stored. */
export async function openStore(terminal: Terminal): Promise<Place> {
  const place = await openPlace(terminal, { keep: true });
  if (place.fleeting === null) return place;
  const why = place.gitDirectory ? "has no commits yet" : "is in no git repository";
  throw new LlmDoError(`"${terminal.directory}" ${why}, so it has no stored runs.`, {
    code: "usage",
  });
}

/**
 * A bare repository of ours for the time that a run is driven: beside the objects of the store, or outside
 * the repository when the run leaves nothing there.
 */
export async function openRunGit(
  place: Place,
  run: { id: string; environment: Record<string, string> },
): Promise<{ git: Git; close(): Promise<void> }> {
  const { gitDirectory, head, fleeting } = place;
  const { environment } = run;
  const stored = gitDirectory !== null && fleeting === null;
  const directory = stored
    ? join(gitDirectory, "llm-do", run.id)
    : await mkdtemp(join(tmpdir(), "llm-do-"));
  const git = await openPrivateGit({
    directory,
    environment,
    ...(head === null
      ? {}
      : { objects: { directory: place.objects, access: stored ? "write" : "read" } }),
  });
  // A git process that was cut off may still write for a moment.
  const patient = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
  return { git, close: () => rm(directory, patient) };
}

/** What is stored as the run's cause, with the workspace directory where it is not the top. */
export function causeAt(place: Place, directory: string): string {
  const below = relativePath(place.root, directory);
  return below ? `terminal in ${below}` : "terminal";
}

/**
 * The workspace directory of a stored run. Throws LlmDoError "usage" for a run of the Action: its project is
 * pinned to a commit, and only GitHub can tell who may decide about it.
 */
export function workspaceOf(place: Place, run: { id: string; cause: string }): string {
  const match = /^terminal(?: in (.+))?$/s.exec(run.cause);
  if (match) return match[1] ? join(place.root, match[1]) : place.root;
  throw new LlmDoError(
    `Run ${run.id} was started by "${run.cause}" on GitHub, so it goes on there and not at a terminal.`,
    { code: "usage" },
  );
}
