import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { client, pick, README, startExample, WRITE } from "./example.ts";
import type { Lab } from "./lab.ts";

describe("pull requests", () => {
  let lab: Lab;
  beforeAll(async () => {
    lab = await startExample({
      repository: { settings: { actionsMayCreatePullRequests: true } },
    });
  });
  afterAll(async () => {
    lab.check();
    await lab[Symbol.asyncDispose]();
  });
  const bot = () => client(lab, lab.workflowToken(WRITE));
  const create = (head: string, extra = {}) =>
    bot().rest("POST", "/pulls", { head, base: "main", title: head, ...extra });

  it("are kept from GITHUB_TOKEN by the repository's setting, not from an app", async () => {
    await using strict = await startExample();
    strict.as("maria").push("topic", { "a.txt": "a\n" });
    const body = { head: "topic", base: "main", title: "t" };
    expect(
      await client(strict, strict.workflowToken(WRITE)).rest("POST", "/pulls", body),
    ).toMatchObject({
      status: 403,
      body: { message: "GitHub Actions is not permitted to create or approve pull requests." },
    });
    const app = client(strict, strict.appToken("helper", WRITE));
    expect((await app.rest("POST", "/pulls", body)).status).toBe(201);
    strict.check();
  });

  it("cannot be drafts in a private repository without a paid plan", async () => {
    await using secret = await startExample({
      repository: { private: true, settings: { actionsMayCreatePullRequests: true } },
    });
    secret.as("maria").push("topic", { "a.txt": "a\n" });
    const post = (draft: boolean) =>
      client(secret, secret.workflowToken(WRITE)).rest("POST", "/pulls", {
        ...{ head: "topic", base: "main", title: "t" },
        draft,
      });
    expect((await post(true)).status).toBe(422);
    expect((await post(false)).status).toBe(201);
    expect((await client(secret, secret.as("sam").token).rest("GET", "")).status).toBe(404);
    secret.check();
  });

  it("need a head that exists and has commits, and are unique per head and base", async () => {
    expect((await create("nowhere")).status).toBe(422);
    lab.as("maria").push("same", {});
    lab.git("update-ref", "refs/heads/same", "main");
    expect(await create("same")).toMatchObject({
      status: 422,
      body: { errors: [{ message: "No commits between main and same" }] },
    });
    lab.as("maria").push("once", { "a.txt": "a\n" });
    expect((await create("once")).status).toBe(201);
    expect(await create("once")).toMatchObject({
      status: 422,
      body: { errors: [{ message: "A pull request already exists for acme:once." }] },
    });
  });

  it("list the files of their real diff", async () => {
    const number = lab.as("maria").openPullRequest({
      head: "files",
      title: "Files",
      files: { "README.md": null, "docs/ONE.md": README, "new.txt": "x\ny\n" },
    });
    const { body } = await bot().rest("GET", `/pulls/${number}/files`);
    expect(body).toMatchObject([
      { filename: "docs/ONE.md", status: "renamed", previous_filename: "README.md", changes: 0 },
      { filename: "new.txt", status: "added", additions: 2, patch: "@@ -0,0 +1,2 @@\n+x\n+y" },
    ]);
  });

  it("follow their head: refs, synchronize, and threads that move or become outdated", async () => {
    const maria = lab.as("maria");
    const files = { "README.md": README.replace("five", "FIVE") };
    const number = maria.openPullRequest({ head: "move", title: "Move", files });
    const thread = maria.commentOnDiff(number, { path: "README.md", line: 5, body: "Why?" });
    const sha = maria.push("move", { "README.md": `zero\n${README.replace("five", "FIVE")}` });
    expect(lab.git("rev-parse", `refs/pull/${number}/head`)).toBe(sha);
    expect(lab.pullRequest(number).headSha).toBe(sha);
    expect(lab.threads(number)).toMatchObject([{ id: thread.id, line: 6, isOutdated: false }]);
    maria.push("move", { "README.md": `zero\n${README.replace("five", "5")}` });
    expect(lab.threads(number)).toMatchObject([{ line: null, isOutdated: true }]);
  });

  it("take review comments on their diff only", async () => {
    const files = { "README.md": README.replace("five", "FIVE") };
    const number = lab.as("maria").openPullRequest({ head: "anchor", title: "Anchor", files });
    const commit_id = lab.pullRequest(number).headSha;
    const post = async (anchor: object) =>
      (await bot().rest("POST", `/pulls/${number}/comments`, { body: "b", commit_id, ...anchor }))
        .status;
    expect(await post({ path: "README.md", line: 5, side: "RIGHT" })).toBe(201);
    expect(await post({ path: "README.md", line: 5, side: "LEFT" })).toBe(201);
    expect(await post({ path: "README.md", line: 9 })).toBe(422);
    expect(await post({ path: "other.md", line: 1 })).toBe(422);
    expect(await post({ path: "README.md", subject_type: "file" })).toBe(201);
    expect(await post({ path: "other.md", subject_type: "file" })).toBe(422);
  });

  it("take a range of lines inside one hunk only", async () => {
    const text = `${"line\n".repeat(30)}`;
    lab.as("maria").push("main", { "long.txt": text });
    const files = { "long.txt": `first\n${text}last\n` };
    const number = lab.as("maria").openPullRequest({ head: "range", title: "Range", files });
    const commit_id = lab.pullRequest(number).headSha;
    const post = async (start_line: number, line: number) => {
      const anchor = { path: "long.txt", start_line, line };
      const body = { body: "b", commit_id, side: "RIGHT", start_side: "RIGHT", ...anchor };
      return (await bot().rest("POST", `/pulls/${number}/comments`, body)).status;
    };
    expect([await post(1, 3), await post(30, 32), await post(1, 32)]).toEqual([201, 201, 422]);
  });

  it("cannot be merged while draft, or once closed", () => {
    const maria = lab.as("maria");
    const files = { "d.txt": "d\n" };
    const number = maria.openPullRequest({ head: "draft", title: "D", draft: true, files });
    expect(() => maria.merge(number)).toThrow("not mergeable");
    maria.markReady(number);
    maria.close(number);
    expect(() => maria.merge(number)).toThrow("not mergeable");
    maria.reopen(number);
    maria.merge(number);
    expect(() => maria.merge(number)).toThrow("not mergeable");
  });

  it("merge three ways, keeping what main got meanwhile, and refuse a conflict", async () => {
    const maria = lab.as("maria");
    const first = maria.openPullRequest({ head: "m1", title: "M1", files: { "m1.txt": "1\n" } });
    const other = maria.openPullRequest({
      head: "m2",
      title: "M2",
      files: { "README.md": "other\n" },
    });
    maria.push("main", { "README.md": "main\n" });
    expect(lab.pullRequest(other).hasConflict).toBe(true);
    const reply = await client(lab, maria.token).rest("PUT", `/pulls/${first}/merge`, {});
    expect(reply).toMatchObject({ status: 200, body: { merged: true } });
    expect(lab.git("show", "main:README.md")).toBe("main");
    expect(lab.git("show", "main:m1.txt")).toBe("1");
    expect((await client(lab, maria.token).rest("PUT", `/pulls/${other}/merge`, {})).status).toBe(
      405,
    );
    expect(lab.pullRequest(first)).toMatchObject({ state: "merged", files: { "m1.txt": "added" } });
  });

  it("close when their branch is deleted, and cannot be reopened without it", async () => {
    const maria = lab.as("maria");
    const number = maria.openPullRequest({
      head: "gone",
      title: "Gone",
      files: { "g.txt": "g\n" },
    });
    maria.deleteBranch("gone");
    expect(lab.pullRequest(number).state).toBe("closed");
    expect(() => maria.reopen(number)).toThrow("Validation Failed");
  });

  it("may come from a fork, whose commits the base repository serves", async () => {
    const fork = lab.fork("sam");
    const sha = fork.push("patch", { "patch.txt": "p\n" });
    const number = lab.as("sam").openPullRequest({ head: "sam:patch", title: "Patch" });
    expect(lab.git("rev-parse", `refs/pull/${number}/head`)).toBe(sha);
    const { body } = await bot().rest("GET", `/pulls/${number}`);
    expect(body).toMatchObject({ head: { label: "sam:patch", repo: { full_name: "sam/app" } } });
    expect(pick(body, "base.repo.full_name")).toBe("acme/app");
    const next = fork.push("patch", { "patch.txt": "q\n" });
    expect(lab.pullRequest(number).headSha).toBe(next);
  });
});
