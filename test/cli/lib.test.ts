import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createGit } from "../../src/git.ts";
import { startGitServer } from "../lab/git-http.ts";
import { commitAll, gitEnvironment, temporaryFolder } from "../lab/temporary.ts";
import { openKeyboard, worker } from "./keyboard.ts";

const UTILS = {
  "lib.yaml": "name: utils\nversion: 2.1.0\ndescription: Common workers\nexports: [summarizer]\n",
  "workers/summarizer.worker": "---\n---\nSummarize.\n",
  "workers/hidden.worker": "---\n---\nHidden.\n",
};

const PROJECT = {
  "main.worker": worker('toolsets: { delegation: { allow_workers: ["utils:summarizer"] } }'),
  "answers.yaml": `workers:
  main:
    - calls: [{ tool: worker_call, input: { worker: "utils:summarizer", input: "a text" } }]
    - text: "main got {{result}}"
  summarizer: [{ text: "sum of {{input}}" }]
`,
};

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** A library in a repository of its own, with the tag v2.1.0 on its first commit. */
async function libraryRepository(files: Record<string, string> = UTILS) {
  const directory = await temporaryFolder();
  const git = createGit({ directory, environment: gitEnvironment });
  await writeFiles(directory, files);
  await git.run(["init", "--quiet", "--initial-branch=main"]);
  const commit = await commitAll(git);
  const identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"];
  await git.run([...identity, "tag", "--annotate", "--message=x", "v2.1.0"]);
  return { directory, git, commit, url: `git+file://${directory}` };
}

async function openHome(files: Record<string, string>) {
  const keyboard = await openKeyboard(files);
  const home = await temporaryFolder();
  const run = (args: string[], env: object = {}) =>
    keyboard.run(args, { env: { HOME: home, ...env } });
  return { ...keyboard, home, libs: join(home, ".llm-do/libs"), run };
}

describe("F71, F73: llm-do lib install", () => {
  test("from a folder: copied under its name and version, without git and caches", async () => {
    const { directory } = await libraryRepository();
    const { run, libs } = await openHome({ "a.md": "" });
    expect(await run(["lib", "install", directory])).toEqual({
      code: 0,
      stdout: "",
      stderr: `Installed utils@2.1.0 in ${libs}/utils@2.1.0\n`,
    });
    expect(await readFile(join(libs, "utils@2.1.0/lib.yaml"), "utf8")).toBe(UTILS["lib.yaml"]);
    await expect(readFile(join(libs, "utils@2.1.0/.git/HEAD"))).rejects.toThrow("ENOENT");
  });

  test.each([
    ["#v2.1.0", true],
    ["#main", false],
    ["", false],
  ])("from git%s: what the tag, branch or HEAD is now", async (ref, first) => {
    const library = await libraryRepository();
    await writeFile(join(library.directory, "new.md"), "");
    const second = await commitAll(library.git);
    const { run, libs } = await openHome({ "a.md": "" });
    expect((await run(["lib", "install", `${library.url}${ref}`])).code).toBe(0);
    const noted = JSON.parse(await readFile(join(libs, "utils@2.1.0/.llm-do-source.json"), "utf8"));
    expect(noted).toEqual({
      source: `${library.url}${ref}`,
      commit: first ? library.commit : second,
    });
  });

  test.each([
    [["nowhere"], 2, "is neither a folder here nor an address"],
    [["docs"], 1, "There is no lib.yaml in"],
    [["utils", "other"], 2, "One library is installed at a time"],
    [["utils", "--version", "3"], 2, "is version 2.1.0, not 3"],
    [["git+file:///nowhere/at/all"], 1, "cannot be read"],
    [[], 2, "Name a library, or run this in a project"],
  ])("%j is refused, and nothing is left behind", async (args, code, message) => {
    const { run, libs } = await openHome({
      "docs/a.md": "",
      ...Object.fromEntries(Object.entries(UTILS).map(([path, text]) => [`utils/${path}`, text])),
    });
    const finished = await run(["lib", "install", ...args]);
    expect(finished).toMatchObject({ code, stdout: "" });
    expect(finished.stderr).toContain(message);
    expect((await run(["lib", "list"])).stderr).toBe(`0 libraries in ${libs}\n`);
  });

  test("a ref that is neither tag nor branch is refused with the address", async () => {
    const library = await libraryRepository();
    const { run } = await openHome({ "a.md": "" });
    const { code, stderr } = await run(["lib", "install", `${library.url}#v9`]);
    expect({ code, stderr: stderr.replace(library.directory, "REPO") }).toEqual({
      code: 1,
      stderr:
        'Error: There is neither a tag nor a branch "v9" at file://REPO. Name a tag, a branch or a full commit id behind the "#".\n',
    });
  });
});

test("F73: lib list, info and remove, for people and programs", async () => {
  const { directory } = await libraryRepository();
  const { run, libs } = await openHome({ "a.md": "" });
  await run(["lib", "install", directory]);
  expect((await run(["lib", "list"])).stdout).toBe("utils@2.1.0              Common workers\n");
  expect((await run(["lib", "info", "utils"])).stdout).toBe(
    `utils@2.1.0\nCommon workers\nWorkers: summarizer\nDepends on: nothing\nInstalled in ${libs}/utils@2.1.0, from directory\n`,
  );
  const { stdout } = await run(["lib", "info", "utils@2", "--json"]);
  expect(JSON.parse(stdout.split("\n")[0] ?? "")).toMatchObject({
    type: "library",
    name: "utils",
    version: "2.1.0",
    workers: ["summarizer"],
    source: "directory",
  });
  expect((await run(["lib", "info", "utlis"])).stderr).toContain("Installed: utils@2.1.0.");
  expect((await run(["lib", "remove", "utils@3"])).code).toBe(2);
  expect((await run(["lib", "remove", "utils"])).stderr).toContain("Removed utils@2.1.0");
  expect((await run(["lib", "list", "--json"])).stdout).toBe(
    '{"type":"result","status":"completed"}\n',
  );
});

describe("a project with a library", () => {
  test("F43: runs its workers as they are installed", async () => {
    const { directory } = await libraryRepository();
    const { run } = await openHome({
      ...PROJECT,
      "project.yaml": "model: scripted:answers.yaml\ndependencies: [utils]",
    });
    const missing = await run(["hi"]);
    expect(missing.code).toBe(1);
    expect(missing.stderr).toContain('There is no library "utils" (required by this project)');
    await run(["lib", "install", directory]);
    expect((await run(["hi", "--approve-all"])).stdout).toBe("main got sum of a text\n");
  });

  test.each([
    ["LLM_DO_LIBS", [], true],
    ["--lib", ["--lib", "FOLDER"], false],
    ["--lib with the library itself", ["--lib", "LIBRARY"], false],
  ])("F72: finds it with %s", async (_what, args, variable) => {
    const library = await libraryRepository();
    const folder = await temporaryFolder();
    await writeFiles(join(folder, "utils"), UTILS);
    const { run } = await openHome({
      ...PROJECT,
      "project.yaml": "model: scripted:answers.yaml\ndependencies: [utils]",
    });
    const words = args.map((arg) =>
      arg.replace("FOLDER", folder).replace("LIBRARY", library.directory),
    );
    const env = variable ? { LLM_DO_LIBS: `/nowhere:${folder}` } : {};
    const { stdout, stderr } = await run(["hi", "--approve-all", ...words], env);
    expect({ stdout, stderr }).toMatchObject({ stdout: "main got sum of a text\n" });
  });

  test("is resumed with the --lib that it was started with", async () => {
    const library = await libraryRepository();
    const { run, runIds } = await openHome({
      ...PROJECT,
      "project.yaml": "model: scripted:answers.yaml\ndependencies: [utils]",
    });
    expect((await run(["hi", "--lib", library.directory])).code).toBe(3);
    const [id = ""] = await runIds("runs");
    const approved = await run(["runs", "approve", id, "A1", "--resume"]);
    expect(approved.stdout).toBe("main got sum of a text\n");
  });

  test("from git needs a lock, uses its commit, and stays there when the branch moves on", async () => {
    const library = await libraryRepository();
    const { run, directory, home } = await openHome({
      ...PROJECT,
      "project.yaml": `model: scripted:answers.yaml\ndependencies: ["${library.url}#main"]`,
    });
    const unlocked = await run(["hi"]);
    expect(unlocked.code).toBe(1);
    expect(unlocked.stderr).toContain("Run `llm-do lib install` and commit llm-do.lock.");
    const locked = await run(["lib", "install"]);
    expect(locked).toMatchObject({ code: 0, stderr: "Wrote llm-do.lock; commit it.\n" });
    const text = await readFile(join(directory, "llm-do.lock"), "utf8");
    expect(text).toContain(`commit: "${library.commit}"`);

    await writeFiles(library.directory, { "workers/summarizer.worker": worker("", "new") });
    await commitAll(library.git);
    await run(["lib", "install"]);
    expect(await readFile(join(directory, "llm-do.lock"), "utf8")).toBe(text);
    // A machine that never saw the library fetches that commit.
    await rm(join(home, ".llm-do"), { recursive: true, force: true });
    expect((await run(["hi", "--approve-all"])).stdout).toBe("main got sum of a text\n");
    await run(["lib", "install", "--update"]);
    expect(await readFile(join(directory, "llm-do.lock"), "utf8")).not.toBe(text);
  });

  test("an installed library from git is locked so that a runner can fetch it", async () => {
    const library = await libraryRepository();
    const { run, directory } = await openHome({
      ...PROJECT,
      "project.yaml": "model: scripted:answers.yaml\ndependencies: [utils@2.1]",
    });
    expect((await run(["lib", "install", `${library.url}#v2.1.0`])).stderr).toContain(
      "Wrote llm-do.lock; commit it.",
    );
    const text = await readFile(join(directory, "llm-do.lock"), "utf8");
    expect(
      text.replaceAll(library.directory, "/REPO").replaceAll(/[0-9a-f]{40}/g, "ID"),
    ).toMatchInlineSnapshot(`
      "# Written by \`llm-do lib install\`. Commit this file: runs use these versions and no others.
      libraries:
        - name: "utils"
          version: "2.1.0"
          source: "git+file:///REPO#v2.1.0"
          commit: "ID"
          digest: "git-tree:ID"
      "
    `);
  });

  test("an installed folder that was changed after the lock is refused", async () => {
    const library = await libraryRepository();
    const { run, libs } = await openHome({
      ...PROJECT,
      "project.yaml": "model: scripted:answers.yaml\ndependencies: [utils]",
    });
    await run(["lib", "install", library.directory]);
    await writeFile(join(libs, "utils@2.1.0/workers/summarizer.worker"), "---\n---\nEvil.");
    const { code, stderr } = await run(["hi"]);
    expect(code).toBe(1);
    expect(stderr).toContain("is not the one that llm-do.lock names");
    expect((await run(["lib", "install"])).code).toBe(0);
    expect((await run(["hi", "--approve-all"])).code).toBe(0);
  });

  test("over HTTP: by commit, without any header of ours", async () => {
    const library = await libraryRepository();
    const tokens: (string | null)[] = [];
    const server = await startGitServer({
      repositories: { "org/utils": library.directory },
      authorize: ({ token }) => {
        tokens.push(token);
        return 200;
      },
    });
    onTestFinished(() => server[Symbol.asyncDispose]());
    const { run } = await openHome({
      ...PROJECT,
      "project.yaml": `model: scripted:answers.yaml\ndependencies: ["git+${server.url}/org/utils.git#v2.1.0"]`,
    });
    expect((await run(["lib", "install"])).code).toBe(0);
    expect((await run(["hi", "--approve-all"])).stdout).toBe("main got sum of a text\n");
    expect(new Set(tokens)).toEqual(new Set([null]));
  });
});
