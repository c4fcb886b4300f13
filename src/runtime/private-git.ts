import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { createGit, type Git, type GitOptions } from "../git.ts";

export interface PrivateGitOptions {
  /** Folder of the bare repository; made when it does not exist. Never inside a workspace. */
  directory: string;
  environment: Record<string, string>;
  credentials?: GitOptions["credentials"];
  /**
   * Objects of the repository that holds the base commit (`objectsOf`). "read": new objects stay private and are
   * pushed from here. "write": they go there at once, for a store in that same repository.
   */
  objects?: { directory: string; access: "read" | "write" };
}

/**
 * A bare repository of ours. It holds what the workspace's own repository must not: our index, our
 * attributes (byte for byte, no filters), fetched states, and the credentials never.
 */
export async function openPrivateGit(options: PrivateGitOptions): Promise<Git> {
  const { directory, objects } = options;
  const gitDirectory = resolve(directory);
  await mkdir(join(gitDirectory, "info"), { recursive: true });
  const git = createGit({
    directory: gitDirectory,
    gitDirectory,
    environment: options.environment,
    objectDirectory: objects?.access === "write" ? objects.directory : undefined,
    credentials: options.credentials,
  });
  if (!existsSync(join(gitDirectory, "HEAD"))) layOut(gitDirectory);
  if (objects?.access === "read") await readObjectsOf(objects.directory, gitDirectory);
  return git;
}

/** What `git init --bare` and `git config` write, without starting either: a run waits for this. */
function layOut(gitDirectory: string): void {
  for (const folder of ["objects/info", "objects/pack", "refs/heads", "refs/tags"]) {
    mkdirSync(join(gitDirectory, folder), { recursive: true });
  }
  const settings = [
    "repositoryformatversion = 0",
    "bare = true",
    // A shallow clone's branches are no common ground for a fetch of states.
    "alternateRefsPrefixes = refs/llm-do-none/",
  ];
  writeFileSync(join(gitDirectory, "config"), `[core]\n\t${settings.join("\n\t")}\n`);
  writeFileSync(join(gitDirectory, "HEAD"), "ref: refs/heads/main\n");
}

/** With the objects comes the edge of their history: a push that walks past it fails on a parent that is missing. */
async function readObjectsOf(objects: string, gitDirectory: string): Promise<void> {
  await mkdir(join(gitDirectory, "objects", "info"), { recursive: true });
  const alternates = join(gitDirectory, "objects", "info", "alternates");
  const places = new Set([...linesOf(alternates), objects]);
  await writeFile(alternates, `${[...places].join("\n")}\n`);
  const edges = [gitDirectory, dirname(objects)].flatMap((place) =>
    linesOf(join(place, "shallow")),
  );
  if (edges.length === 0) return;
  await writeFile(join(gitDirectory, "shallow"), `${[...new Set(edges)].join("\n")}\n`);
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

/** Object directory of the repository at `directory`, also when that is a linked work tree. */
export async function objectsOf(git: Git, directory: string): Promise<string> {
  const here = git.at({ directory, gitDirectory: undefined, objectDirectory: undefined });
  const { stdout } = await here.run(["rev-parse", "--git-path", "objects"]);
  return resolve(directory, stdout.replace(/\n$/, ""));
}
