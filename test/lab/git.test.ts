import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startExample, WRITE } from "./example.ts";
import { gitEnvironment } from "./github/git.ts";
import type { Lab } from "./lab.ts";
import { temporaryFolder } from "./temporary.ts";

const execute = promisify(execFile);

/** A clone that authenticates with the token, and says how git ended. */
async function cloneWith(lab: Lab, token: string | null) {
  const folder = await temporaryFolder();
  const git = async (...args: string[]) => {
    const options = {
      cwd: folder,
      env: gitEnvironment({ name: "tester", email: "t@example.org" }),
    };
    return execute("git", args, options).then(
      ({ stdout, stderr }) => ({ ok: true, text: (stdout + stderr).trim() }),
      (error: { stderr: string }) => ({ ok: false, text: error.stderr }),
    );
  };
  const address = new URL(`${lab.url}/acme/app.git`);
  if (token) [address.username, address.password] = ["x-access-token", token];
  const cloned = await git("clone", "--quiet", String(address), ".");
  const commit = async (path: string, content: string) => {
    await writeFile(join(folder, path), content);
    await git("add", "--all");
    await git("commit", "--quiet", "-m", `Write ${path}`);
    return (await git("rev-parse", "HEAD")).text;
  };
  return { folder, git, commit, cloned };
}

describe("the git door", () => {
  let lab: Lab;
  beforeAll(async () => {
    lab = await startExample({
      repository: { files: { ".github/workflows/ci.yml": "on: push\njobs: {}\n" } },
    });
  });
  afterAll(async () => {
    lab.check();
    await lab[Symbol.asyncDispose]();
  });

  it("lets everybody read a public repository and only writers push", async () => {
    const anonymous = await cloneWith(lab, null);
    expect(anonymous.cloned.ok).toBe(true);
    await anonymous.commit("a.txt", "a");
    expect((await anonymous.git("push", "origin", "HEAD:refs/heads/x")).ok).toBe(false);
    const reader = await cloneWith(lab, lab.as("rita").token);
    await reader.commit("a.txt", "a");
    expect((await reader.git("push", "origin", "HEAD:refs/heads/x")).text).toContain("403");
    const bot = await cloneWith(lab, lab.workflowToken({ contents: "read" }));
    await bot.commit("a.txt", "a");
    expect((await bot.git("push", "origin", "HEAD:refs/heads/x")).text).toContain("403");
    const authorization = `Basic ${btoa("x-access-token:ghs_bogus")}`;
    const refs = `${lab.url}/acme/app/info/refs?service=git-upload-pack`;
    expect((await fetch(refs, { headers: { authorization } })).status).toBe(401);
  });

  it("hides a private repository", async () => {
    await using secret = await startExample({ repository: { private: true } });
    expect((await cloneWith(secret, null)).cloned.ok).toBe(false);
    expect((await cloneWith(secret, secret.as("sam").token)).cloned.text).toContain("not found");
    expect((await cloneWith(secret, secret.workflowToken({ issues: "write" }))).cloned.ok).toBe(
      false,
    );
    expect((await cloneWith(secret, secret.workflowToken({ contents: "read" }))).cloned.ok).toBe(
      true,
    );
  });

  it("takes refs of any namespace, with compare-and-swap, but not refs/pull", async () => {
    const { git, commit } = await cloneWith(lab, lab.workflowToken(WRITE));
    const ref = "refs/llm-do/runs/abc";
    const first = await commit("run.json", "{}");
    expect((await git("push", `--force-with-lease=${ref}:`, "origin", `HEAD:${ref}`)).ok).toBe(
      true,
    );
    expect(lab.git("rev-parse", ref)).toBe(first);
    const next = await commit("run.json", "{ }");
    expect((await git("push", `--force-with-lease=${ref}:`, "origin", `HEAD:${ref}`)).ok).toBe(
      false,
    );
    expect(
      (await git("push", `--force-with-lease=${ref}:${first}`, "origin", `HEAD:${ref}`)).ok,
    ).toBe(true);
    expect(lab.git("rev-parse", ref)).toBe(next);
    const number = lab
      .as("maria")
      .openPullRequest({ head: "hidden", title: "H", files: { "h.txt": "h" } });
    const refused = await git("push", "--force", "origin", `HEAD:refs/pull/${number}/head`);
    expect(refused.text).toContain("deny updating a hidden ref");
  });

  it("serves any commit by its id, also of pull requests", async () => {
    const sha = lab.as("maria").push("byid", { "b.txt": "b" });
    lab.as("maria").openPullRequest({ head: "byid", title: "By id" });
    lab.as("maria").forcePush("byid", lab.as("maria").push("other", { "o.txt": "o" }));
    const { git } = await cloneWith(lab, null);
    expect((await git("fetch", "--depth=1", "origin", sha)).ok).toBe(true);
    expect((await git("show", "FETCH_HEAD:b.txt")).text).toBe("b");
  });

  it("moves the head of a pull request, and starts nothing for GITHUB_TOKEN", async () => {
    const number = lab
      .as("maria")
      .openPullRequest({ head: "moved", title: "M", files: { "m.txt": "1" } });
    await lab.idle();
    const { git, commit } = await cloneWith(lab, lab.workflowToken(WRITE));
    await git("checkout", "--quiet", "moved");
    const sha = await commit("m.txt", "2");
    expect((await git("push", "origin", "moved")).ok).toBe(true);
    expect(lab.pullRequest(number).headSha).toBe(sha);
    expect(lab.git("rev-parse", `refs/pull/${number}/head`)).toBe(sha);
    expect(await lab.idle()).toEqual([]);
  });

  it("refuses workflow files without the `workflows` permission, on any ref", async () => {
    const push = async (token: string) => {
      const { git, commit } = await cloneWith(lab, token);
      await commit(".github/workflows/new.yml", "on: push\n");
      return git("push", "origin", "HEAD:refs/llm-do/sneaky");
    };
    const refused = await push(lab.workflowToken(WRITE));
    expect(refused.text).toContain("without `workflows` permission");
    expect((await push(lab.appToken("helper", { ...WRITE, workflows: "write" }))).ok).toBe(true);
  });

  it("lets one of many simultaneous pushes win", async () => {
    const pushers = await Promise.all(
      [1, 2, 3].map(async (index) => {
        const clone = await cloneWith(lab, lab.workflowToken(WRITE));
        await clone.commit("race.txt", String(index));
        return clone;
      }),
    );
    const results = await Promise.all(
      pushers.map(({ git }) =>
        git("push", "--force-with-lease=refs/llm-do/race:", "origin", "HEAD:refs/llm-do/race"),
      ),
    );
    expect(results.filter((one) => one.ok)).toHaveLength(1);
  });

  it("leaves a sound repository", () => {
    expect(lab.git("fsck", "--strict", "--no-dangling")).toBe("");
  });
});
