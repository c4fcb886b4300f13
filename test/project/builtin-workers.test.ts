import { describe, expect, test } from "vitest";
import { BUILT_IN_WORKERS } from "../../src/project/builtin-workers.ts";
import { memoryFiles } from "../../src/project/files.ts";
import { openProject } from "../../src/project/project.ts";
import { parseWorker } from "../../src/project/worker.ts";

const names = Object.keys(BUILT_IN_WORKERS);
const open = (files: Record<string, string>) => openProject(memoryFiles(files), { path: "." });
const worker = (body: string, settings = "") => `---\n${settings}\n---\n${body}\n`;

test("F45, F97: there are four, each for a maintainer's work", () => {
  expect(names).toEqual([
    "worker_bootstrapper",
    "issue_triager",
    "changelog_writer",
    "dependency_reviewer",
  ]);
});

describe.each(names)("%s", (name) => {
  const text = BUILT_IN_WORKERS[name] ?? "";

  test("validates without any problem, and says what it is for", () => {
    const { worker: parsed, problems } = parseWorker({ file: `workers/${name}.worker`, text });
    expect(problems).toEqual([]);
    expect(parsed).toMatchObject({ name, model: null });
    expect(parsed?.description).toMatch(/^[A-Z].*\.$/);
  });

  test("changes nothing without approval: what runs unasked only reads", () => {
    const { worker: parsed } = parseWorker({ file: `workers/${name}.worker`, text });
    const rules = parsed?.shell?.rules.filter(({ approval }) => approval === "pre_approved") ?? [];
    for (const { words } of rules) {
      expect(["log", "show", "diff", "grep"]).toContain(words[1]);
      expect(words[0]).toBe("git");
    }
    expect(parsed?.shell?.default).toBeUndefined();
    for (const tool of ["write_file", "edit_file", "delete_file"]) {
      expect(["ask", "blocked"]).toContain(parsed?.filesystem?.approvals[tool]);
    }
    expect(parsed?.delegation.create?.approval ?? "ask").toBe("ask");
  });

  test("resolves last: a worker of the project takes its place", async () => {
    const ours = await open({ "main.worker": worker("Hi") });
    expect(await ours.worker(name)).toMatchObject({ library: "built-in" });
    expect(await ours.worker(`built-in:${name}`)).toMatchObject({ library: "built-in" });
    const theirs = await open({
      "main.worker": worker("Hi"),
      [`workers/${name}.worker`]: worker("mine"),
    });
    expect(await theirs.worker(name)).toMatchObject({ library: null, instructions: "mine" });
  });
});

test("they are no workers of the project, but its workers may call them", async () => {
  const project = await open({
    "main.worker": worker("Hi", "toolsets: {delegation: {issue_triager: {}}}"),
  });
  expect(await project.workers()).toEqual(["main"]);
  expect((await project.worker("main")).delegation.delegates).toMatchObject([
    { worker: "issue_triager" },
  ]);
  expect(await project.problems()).toEqual([]);
});

test("they see the project's workers behind their own", async () => {
  const project = await open({ "main.worker": worker("Hi"), "workers/a.worker": worker("a") });
  const bootstrapper = await project.worker("worker_bootstrapper");
  expect((await project.worker("a", bootstrapper)).instructions).toBe("a");
});
