import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createGit } from "../../src/git.ts";
import { materialize } from "../../src/runtime/materialize.ts";
import { startGitServer } from "../lab/git-http.ts";
import { commitAll, gitEnvironment, temporaryFolder } from "../lab/temporary.ts";
import { listing, put, startRepository } from "./workspace-bench.ts";

/** A private repository with three commits behind a server that wants a token. */
async function privateRemote() {
  const { source, commit } = await startRepository({ "a.txt": "1" });
  await put(source.directory, { "a.txt": "2" });
  const second = await commitAll(source);
  await put(source.directory, { "a.txt": "3", "b.txt": "new" });
  const third = await commitAll(source);
  const server = await startGitServer({
    repositories: { "o/r": join(source.directory, ".git") },
    authorize: ({ token }) => (token === "t0ken" ? 200 : 401),
  });
  onTestFinished(() => server.close());
  const credentials = { serverUrl: server.url, token: "t0ken" };
  const git = createGit({ directory: "/", environment: gitEnvironment, credentials });
  return { git, remote: { url: `${server.url}/o/r` }, commits: [commit, second, third] as const };
}

async function log(root: string): Promise<string[]> {
  const git = createGit({ directory: root, environment: gitEnvironment });
  return (await git.run(["log", "--format=%H"])).stdout.trim().split("\n");
}

test("a folder that does not exist becomes a checkout, as deep as asked, without credentials", async () => {
  const { git, remote, commits } = await privateRemote();
  const [first, second, third] = commits;
  const folder = await temporaryFolder();
  const shallow = join(folder, "shallow");
  await materialize({ root: shallow, commit: second, git, remote });
  expect(listing(shallow)).toEqual({ "a.txt": "2" });
  expect(await log(shallow)).toEqual([second]);
  expect(readFileSync(join(shallow, ".git/config"), "utf8")).not.toMatch(/t0ken|extraheader/i);
  await materialize({ root: join(folder, "two"), commit: third, git, remote, depth: 2 });
  expect(await log(join(folder, "two"))).toEqual([third, second]);
  await materialize({ root: join(folder, "full"), commit: third, git, remote, depth: "full" });
  expect(await log(join(folder, "full"))).toEqual([third, second, first]);
});

test("a checkout elsewhere is moved, and untracked and edited files stay", async () => {
  const { git, remote, commits } = await privateRemote();
  const [first, , third] = commits;
  const root = await temporaryFolder();
  await materialize({ root, commit: third, git, remote });
  await put(root, { "untracked.txt": "mine" });
  await materialize({ root, commit: first, git, remote });
  expect(listing(root)).toEqual({ "a.txt": "1", "untracked.txt": "mine" });
  await put(root, { "a.txt": "edited" });
  await expect(materialize({ root, commit: third, git, remote })).rejects.toThrow("a.txt");
  expect(listing(root)["a.txt"]).toBe("edited");
});

test("a checkout that is at the commit is used as it is, without asking the server", async () => {
  const { git, remote, commits } = await privateRemote();
  const root = await temporaryFolder();
  await materialize({ root, commit: commits[2], git, remote });
  await put(root, { "a.txt": "edited" });
  await materialize({ root, commit: commits[2], git });
  expect(listing(root)["a.txt"]).toBe("edited");
  await expect(materialize({ root, commit: commits[0], git })).rejects.toThrow(
    `Commit ${commits[0]} is not in the repository`,
  );
});
