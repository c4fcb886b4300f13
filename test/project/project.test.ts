import { describe, expect, test } from "vitest";
import { LlmDoError } from "../../src/errors.ts";
import type { ProjectFiles } from "../../src/project/definition.ts";
import { memoryFiles } from "../../src/project/files.ts";
import { MANIFEST_NAMES } from "../../src/project/manifest.ts";
import { renderProblem } from "../../src/project/problem.ts";
import { openProject } from "../../src/project/project.ts";

const worker = (body: string, settings = "") => `---\n${settings}\n---\n${body}`;

function open(files: Record<string, string>, path = ".") {
  return openProject(memoryFiles(files), { path });
}

/** The message of the LlmDoError that the promise rejects with. */
async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => expect.fail("expected an error"),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(LlmDoError);
  expect(error).toMatchObject({ code: "project" });
  return (error as LlmDoError).message;
}

describe("where a project is", () => {
  const main = worker("Hi");
  test.each([
    [".", { "main.worker": main }, "main.worker"],
    ["", { "main.worker": main }, "main.worker"],
    ["./app/", { "app/main.worker": main }, "app/main.worker"],
    ["app", { "app/project.yaml": "", "app/workers/main.worker": main }, "app/workers/main.worker"],
    [".", { ".llm-do/main.worker": main }, ".llm-do/main.worker"],
    [".", { ".github/llm-do/main.worker": main }, ".github/llm-do/main.worker"],
    ["app", { "app/.llm-do/main.worker": main }, "app/.llm-do/main.worker"],
    [".", { "main.worker": main, ".llm-do/main.worker": worker("no") }, "main.worker"],
    [".", { "other.worker": "no", ".llm-do/main.worker": main }, ".llm-do/main.worker"],
    [".", { "main/worker.worker": main }, "main/worker.worker"],
    [".", { "workers/main.worker": main }, "workers/main.worker"],
    ["task.worker", { "task.worker": main, "main.worker": worker("no") }, "task.worker"],
    ["./a/task.worker", { "a/task.worker": main }, "a/task.worker"],
    ["a/worker.worker", { "a/worker.worker": main }, "a/worker.worker"],
  ])("%j in %j: the entry is %s", async (path, files, file) => {
    const project = await open(files as Record<string, string>, path);
    expect((await project.worker("main")).file).toBe(file);
  });

  test("a flat project without main.worker has its workers", async () => {
    const project = await open({ "orchestrator.worker": worker("Hi") });
    expect((await project.worker("orchestrator")).instructions).toBe("Hi");
  });

  test("nothing there: the places searched", async () => {
    expect(await refusal(open({ "src/x.ts": "" }, "src"))).toMatchInlineSnapshot(`
      "No main.worker in memory. Looked for:
        src/main.worker
        src/.llm-do/main.worker
        src/.github/llm-do/main.worker
      Create one of them, or set \`project\` to the folder that holds your main.worker."
    `);
    expect(await refusal(open({}, "x.worker"))).toBe(
      'There is no worker file "x.worker" in memory.',
    );
  });

  test.each(["../x", "/x", "a/../../b"])("the path %s is refused", async (path) => {
    expect(await refusal(open({ "main.worker": main }, path))).toContain("inside the repository");
  });
});

describe("the manifest", () => {
  test.each(MANIFEST_NAMES)("may be called %s", async (name) => {
    const project = await open({ "main.worker": worker("Hi"), [name]: '{"name": "n"}' });
    expect(project.manifest).toMatchObject({ file: name, name: "n" });
  });

  test("two manifests are an error that names them, before any worker is used", async () => {
    const project = await open({
      "main.worker": worker("Hi"),
      "project.yaml": "name: a",
      "program.yaml": "name: b",
    });
    const message = "A project has one manifest, but here are project.yaml and program.yaml";
    expect(await refusal(project.worker("main"))).toContain(message);
    expect((await project.problems())[0]?.message).toContain(message);
  });

  test("an error in it stops every worker, and the project still lists all problems", async () => {
    const project = await open({
      "main.worker": worker("Hi", "toolsets: {shel: {}}"),
      "project.yaml": "history: 0",
    });
    expect(await refusal(project.worker("main"))).toMatch(/^project\.yaml:1:10: error: "history"/);
    expect((await project.problems()).map(({ location }) => location.file)).toEqual([
      "project.yaml",
      "main.worker",
    ]);
  });

  test("its toolsets lie under each worker's, and their problems name the manifest once", async () => {
    const project = await open({
      "main.worker": worker("Hi"),
      "workers/a.worker": worker("Hi", "toolsets: {filesystem: {read_approval: true}}"),
      "project.yaml": "toolsets:\n  filesystem:\n    write_approval: false\n  shell: {}\n",
    });
    expect((await project.worker("a")).filesystem?.approvals).toMatchObject({
      read_file: "ask",
      write_file: "pre_approved",
    });
    const problems = (await project.problems()).map(renderProblem);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('project.yaml:4:3: warning: "toolsets.shell" has no rule');
    expect(project.warnings).toHaveLength(1);
  });
});

describe("a worker is found", () => {
  const files = {
    "main.worker": worker("main"),
    "flat.worker": worker("flat"),
    "dir/worker.worker": worker("dir"),
    "workers/simple.worker": worker("simple"),
    "workers/complex/worker.worker": worker("complex"),
    ".workers/hidden.worker": worker("hidden"),
    "workers/deep/nested.worker": worker("nested"),
    "workers/pdf_analyzer.worker": worker("by name", "name: analyzer"),
    "elsewhere/x.worker": worker("x"),
  };
  test.each([
    ["main", "main"],
    ["flat", "flat"],
    ["dir", "dir"],
    ["simple", "simple"],
    ["complex", "complex"],
    ["hidden", "hidden"],
    ["analyzer", "by name"],
    ["pdf_analyzer", "by name"],
    ["./workers/simple", "simple"],
    ["workers/simple", "simple"],
    ["workers/simple.worker", "simple"],
    ["./workers/complex", "complex"],
    ["./workers/complex/worker.worker", "complex"],
    ["deep/nested", "nested"],
    ["elsewhere/x", "x"],
    ["main.worker", "main"],
  ])("as %s", async (name, instructions) => {
    expect((await (await open(files)).worker(name)).instructions).toBe(instructions);
  });

  test("all that a bare name reaches are listed", async () => {
    expect(await (await open(files)).workers()).toEqual([
      "complex",
      "dir",
      "flat",
      "hidden",
      "main",
      "pdf_analyzer",
      "simple",
    ]);
  });

  test("in the folders that the manifest names, in their order", async () => {
    const project = await open({
      "project.yaml": "workerPaths: [b, a]",
      "a/x.worker": worker("a"),
      "b/x.worker": worker("b"),
      "workers/y.worker": worker("y"),
    });
    expect((await project.worker("x")).instructions).toBe("b");
    expect(await refusal(project.worker("y"))).toContain("b/y.worker\n  b/y/worker.worker\n  a/y");
  });

  test("with ./ nowhere else", async () => {
    expect(await refusal((await open(files)).worker("./simple"))).toContain(
      "for:\n  simple.worker\n  simple/worker.worker",
    );
  });

  test("not at all: places and near misses", async () => {
    expect(await refusal((await open(files)).worker("simpel"))).toMatchInlineSnapshot(`
      "There is no worker "simpel" in memory. Did you mean "simple"? Looked for a worker with that \`name\`, and for:
        simpel.worker
        simpel/worker.worker
        workers/simpel.worker
        workers/simpel/worker.worker
        .workers/simpel.worker
        .workers/simpel/worker.worker
        the built-in workers"
    `);
  });

  test.each(["../x", "./a/../../x", "workers/.."])("never through a parent: %s", async (name) => {
    expect(await refusal((await open(files)).worker(name))).toContain(
      "Parent directory references not allowed",
    );
  });

  test("at the root and in workers/: an error that names both", async () => {
    const project = await open({
      "main.worker": worker("Hi"),
      "a.worker": worker("root"),
      "workers/a.worker": worker("helper"),
    });
    const message = 'Several files are the worker "a": a.worker and workers/a.worker';
    expect(await refusal(project.worker("a"))).toContain(message);
    expect((await project.worker("./workers/a")).instructions).toBe("helper");
    expect((await project.problems()).map(({ message }) => message).join()).toContain(message);
  });

  test("by a name that two files claim: an error only when it is asked for", async () => {
    const project = await open({
      "main.worker": worker("Hi"),
      "workers/a.worker": worker("a", "name: same"),
      "workers/b.worker": worker("b", "name: same"),
    });
    expect((await project.worker("a")).name).toBe("same");
    expect(await refusal(project.worker("same"))).toContain(
      "workers/a.worker and workers/b.worker",
    );
  });

  test("by its file name before another's front matter", async () => {
    const project = await open({
      "main.worker": worker("Hi"),
      "workers/a.worker": worker("file"),
      "workers/b.worker": worker("front matter", "name: a"),
    });
    expect((await project.worker("a")).instructions).toBe("file");
  });
});

describe("toolsets that are workers", () => {
  test.each(["helper", "folder", "analyzer", "./workers/helper"])("%s", async (name) => {
    const project = await open({
      "main.worker": worker("Hi", `toolsets: {${name}: {}}`),
      "workers/helper.worker": worker("h"),
      "workers/folder/worker.worker": worker("f"),
      "workers/pdf.worker": worker("p", "name: analyzer"),
    });
    expect((await project.worker("main")).delegation.delegates).toMatchObject([{ worker: name }]);
    expect(await project.problems()).toEqual([]);
  });

  test("a delegate that resolves nowhere is a problem, but does not stop its caller", async () => {
    const project = await open({
      "main.worker": worker("Hi", "toolsets:\n  delegation:\n    helpr: {}"),
      "workers/helper.worker": worker("h"),
    });
    expect((await project.worker("main")).delegation.delegates).toHaveLength(1);
    const problems = (await project.problems()).map(renderProblem);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchInlineSnapshot(`
      "main.worker:4:5: error: main.worker may call "helpr". There is no worker "helpr" in memory. Did you mean "helper"? Looked for a worker with that \`name\`, and for:
        helpr.worker
        helpr/worker.worker
        workers/helpr.worker
        workers/helpr/worker.worker
        .workers/helpr.worker
        .workers/helpr/worker.worker
        the built-in workers
        4 |     helpr: {}
          |     ^"
    `);
  });
});

describe("problems", () => {
  test("are those of every worker, also deep ones and beside other errors", async () => {
    const project = await open({
      "main.worker": worker("", "toolsets: {delegation: {nope: {}}}"),
      "b.worker": "just text",
      "workers/deep/er/x.worker": worker("Hi", "zebra: 1"),
      "examples/other/main.worker": worker("", ""),
    });
    const found = (await project.problems()).map(
      ({ severity, location }) => `${location.file} ${severity}`,
    );
    expect(found.toSorted()).toEqual([
      "b.worker error",
      "main.worker error",
      "main.worker error",
      "workers/deep/er/x.worker warning",
    ]);
  });

  test("of a worker are all in the error", async () => {
    const project = await open({ "main.worker": worker("", "model: []\nzebra: 1") });
    const message = await refusal(project.worker("main"));
    expect(message.match(/: error: /g)).toHaveLength(2);
    expect(message).not.toContain("zebra");
    expect(project.warnings.map(({ message }) => message)).toEqual([
      'Unknown key "zebra" is ignored.',
    ]);
  });
});

test("a worker file that cannot be read is one problem, and hides no other worker", async () => {
  const files = memoryFiles({
    "main.worker": worker("Hi"),
    "workers/bad.worker": "",
    "workers/z.worker": worker("z", "name: last"),
  });
  const broken: ProjectFiles = {
    ...files,
    read: async (path) => {
      if (path !== "workers/bad.worker") return files.read(path);
      throw new LlmDoError('"workers/bad.worker" is not UTF-8 text.', { code: "project" });
    },
  };
  const project = await openProject(broken, { path: "." });
  expect((await project.worker("last")).instructions).toBe("z");
  expect((await project.problems()).map(renderProblem)).toEqual([
    'workers/bad.worker:1:1: error: "workers/bad.worker" is not UTF-8 text.\n  1 | \n    | ^',
  ]);
});

test("opening reads nothing but the manifest, and a worker no other worker", async () => {
  const reads: string[] = [];
  const files = memoryFiles({
    "main.worker": worker("Hi", "toolsets: {helper: {}, delegation: {nobody: {}}}"),
    "project.yaml": "name: x",
    "workers/helper.worker": worker("h"),
    "workers/other.worker": worker("o"),
  });
  const watched: ProjectFiles = {
    ...files,
    read: (path) => {
      reads.push(path);
      return files.read(path);
    },
  };
  const project = await openProject(watched, { path: "." });
  expect(reads).toEqual(["project.yaml"]);
  await Promise.all([project.worker("main"), project.worker("main")]);
  expect(reads).toEqual(["project.yaml", "main.worker"]);
});
