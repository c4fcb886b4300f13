import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createGit } from "../../src/git.ts";
import type { Runner } from "../../src/github/runner.ts";
import { openRepository, projectAt } from "../../src/github/vm.ts";
import { formatLock } from "../../src/project/library-lock.ts";
import { startGitServer } from "../lab/git-http.ts";
import { commitAll, gitEnvironment, temporaryFolder } from "../lab/temporary.ts";

async function repository(files: Record<string, string>) {
  const directory = await temporaryFolder();
  const git = createGit({ directory, environment: gitEnvironment });
  await git.run(["init", "--quiet", "--initial-branch=main"]);
  const commit = async (changed: Record<string, string>) => {
    for (const [path, text] of Object.entries(changed)) {
      await mkdir(dirname(join(directory, path)), { recursive: true });
      await writeFile(join(directory, path), text);
    }
    return commitAll(git);
  };
  return { directory, first: await commit(files), commit };
}

/** A server with a private project and a public library, and a job that has a token for the first. */
async function openJob(
  manifest: (url: string) => string,
  lock: (url: string, id: string) => string,
) {
  const library = await repository({
    "lib.yaml": "name: utils\nversion: 1.0",
    "workers/x.worker": "---\n---\nold\n",
  });
  const newer = await library.commit({ "workers/x.worker": "---\n---\nnew\n" });
  const asked: { repository: string; token: string | null }[] = [];
  const repositories: Record<string, string> = { "org/utils": library.directory };
  const server = await startGitServer({
    repositories,
    authorize: ({ repository: name, token }) => {
      asked.push({ repository: name, token });
      return name === "acme/app" && token !== "job-token" ? 401 : 200;
    },
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const url = `git+${server.url}/org/utils.git`;
  const project = await repository({
    "README.md": "",
    ...(manifest(url) && { "main.worker": "---\n---\nHi\n", "project.yaml": manifest(url) }),
    ...(lock(url, library.first) && { "llm-do.lock": lock(url, library.first) }),
  });
  repositories["acme/app"] = project.directory;
  const runner = {
    temporary: await temporaryFolder(),
    workspace: await temporaryFolder(),
    serverUrl: server.url,
    owner: "acme",
    repository: "app",
  } as Runner;
  const environment = gitEnvironment;
  const opened = await openRepository(runner, { token: "job-token", environment, nonce: "1" });
  const at = (entry: string) =>
    projectAt(opened, { commit: project.first, path: ".", entry }).then((read) => read.project);
  return { at, asked, newer };
}

const locked = (url: string, commit: string) =>
  formatLock([
    { name: "utils", version: "1.0", source: `${url}#main`, commit, digest: "git-tree:x" },
  ]);

test("a library is fetched at the lock's commit, not the newest, and never with the job's token", async () => {
  const { at, asked } = await openJob((url) => `dependencies: ["${url}#main"]`, locked);
  const project = await at("main");
  expect((await project.worker("utils:x")).instructions).toBe("old");
  const tokens = (name: string) =>
    new Set(asked.filter(({ repository: asks }) => asks === name).map(({ token }) => token));
  expect(tokens("org/utils")).toEqual(new Set([null]));
  expect(tokens("acme/app")).toContain("job-token");
});

test("a library by name is fetched from where the lock says", async () => {
  const { at } = await openJob(() => "dependencies: [utils]", locked);
  expect((await (await at("main")).worker("utils:x")).instructions).toBe("old");
});

test.each([
  ["git", (url: string) => `dependencies: ["${url}#main"]`, "does not say at which commit"],
  ["name", () => "dependencies: [utils]", "is not in llm-do.lock with a git address"],
])(
  "without a lock a library by %s is an error that says what to do",
  async (_what, manifest, message) => {
    const { at } = await openJob(manifest, () => "");
    const reading = (await at("main")).worker("main");
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toThrow("llm-do lib install");
  },
);

test("F45: a worker of ours runs in a repository that has no project", async () => {
  const { at } = await openJob(
    () => "",
    () => "",
  );
  expect((await (await at("issue_triager")).worker("issue_triager")).library).toBe("built-in");
  await expect(at("main")).rejects.toThrow("No main.worker in");
});
