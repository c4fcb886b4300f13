import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createGit, type Git } from "../../src/git.ts";

/** A folder that is deleted when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "llm-do-test-")));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const gitEnvironment = { PATH: process.env.PATH ?? "" };

/** A new repository in a temporary folder, with a `git` that works in it. */
export async function temporaryRepository(options: { bare: boolean }): Promise<Git> {
  const directory = await temporaryFolder();
  const git = createGit({ directory, environment: gitEnvironment });
  await git.run(["init", "--quiet", "--initial-branch=main", ...(options.bare ? ["--bare"] : [])]);
  return git;
}

/** Commits everything in the work tree and returns the commit. */
export async function commitAll(git: Git): Promise<string> {
  await git.run(["add", "--all", "--force"]);
  const identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"];
  await git.run([...identity, "commit", "--quiet", "--allow-empty", "--message=x"]);
  return (await git.run(["rev-parse", "HEAD"])).stdout.trim();
}

/** Stores a blob and returns its object id. */
export async function writeBlob(git: Git, content: string): Promise<string> {
  return (await git.run(["hash-object", "-w", "--stdin"], { input: content })).stdout.trim();
}
