import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { LlmDoError } from "../../src/errors.ts";
import type { ProjectFiles } from "../../src/project/definition.ts";
import { memoryFiles } from "../../src/project/files.ts";
import { digestOfFolder } from "../../src/project/library-digest.ts";
import { formatLock, type LockedLibrary, parseLock } from "../../src/project/library-lock.ts";
import { parseLibraryManifest } from "../../src/project/library-manifest.ts";
import { librarySource } from "../../src/project/library-source.ts";
import { parseReference, parseSpecification } from "../../src/project/library-specification.ts";
import { renderProblem } from "../../src/project/problem.ts";
import { openProject } from "../../src/project/project.ts";
import { temporaryFolder } from "../lab/temporary.ts";

const worker = (body: string, settings = "") => `---\n${settings}\n---\n${body}`;

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

interface Opening {
  locked?: LockedLibrary[];
  commits?: Record<string, ProjectFiles>;
}

/** A project over libraries that are really installed in a folder. */
async function open(
  project: Record<string, string>,
  libraries: Record<string, string> = {},
  { locked = [], commits = {} }: Opening = {},
) {
  const folder = await temporaryFolder();
  await writeFiles(folder, libraries);
  const lock = new Map(locked.map((library) => [library.name, library]));
  const opened = await openProject(memoryFiles(project), {
    path: ".",
    libraries: async () =>
      librarySource({
        folders: [folder],
        lock,
        openCommit: async ({ url, commit }) => {
          const files = commits[`${url} ${commit}`];
          if (files === undefined) throw new LlmDoError("no such commit", { code: "project" });
          return files;
        },
      }),
  });
  return { project: opened, folder };
}

async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => expect.fail("expected an error"),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(LlmDoError);
  return (error as LlmDoError).message;
}

const MAIN = { "main.worker": worker("main") };
const UTILS = {
  "utils@2.1.0/lib.yaml": "name: utils\nversion: 2.1.0\nexports: [summarizer, workers/deep/er]\n",
  "utils@2.1.0/workers/summarizer.worker": worker("sum", "toolsets: {helper: {}}"),
  "utils@2.1.0/workers/helper.worker": worker("help"),
  "utils@2.1.0/workers/deep/er/worker.worker": worker("deep"),
};

describe("F71, C40: a specification", () => {
  test.each([
    ["utils", { kind: "named", name: "utils", version: null }],
    ["legal@2.0", { kind: "named", name: "legal", version: "2.0" }],
    [
      "git+https://host/org/repo.git#v1",
      { kind: "git", url: "https://host/org/repo.git", ref: "v1" },
    ],
    ["git+https://host/o@rg/r.git", { kind: "git", url: "https://host/o@rg/r.git", ref: null }],
    ["git+ssh://git@host/r.git#a/b", { kind: "git", url: "ssh://git@host/r.git", ref: "a/b" }],
    ["git+file:///srv/lib", { kind: "git", url: "file:///srv/lib", ref: null }],
    ["./libs/utils", { kind: "folder", path: "libs/utils" }],
    ["path:libs/utils", { kind: "folder", path: "libs/utils" }],
    ["../utils", null],
    ["./../utils", null],
    ["path:/etc", null],
    ["a@b@c", null],
    ["a b", null],
    ["git+https://host/r.git#-x", null],
    ["git+https://host/r.git#a..b", null],
    ["git+https://user:secret@host/r.git", null],
    ["git+ext::sh -c x", null],
  ])("%s is %j", (written, specification) => {
    expect(parseSpecification(written)).toEqual(specification);
  });

  test.each([
    ["utils:summarizer", { library: "utils", worker: "summarizer" }],
    ["utils:deep/er", { library: "utils", worker: "deep/er" }],
    ["summarizer", null],
    ["./a:b", null],
    ["git+https://host/x", null],
    ["C:\\workers", null],
  ])("a reference %s is %j", (written, reference) => {
    expect(parseReference(written)).toEqual(reference);
  });
});

describe("F70: lib.yaml", () => {
  const parse = (text: string) =>
    parseLibraryManifest({ file: "utils:lib.yaml", text, strict: true });

  test("says name, version, description, exports and dependencies", () => {
    const { diagnostics, ...manifest } = parse(
      "name: utils\nversion: 2.0\ndescription: Text\nexports: [workers/a, b]\ndependencies: [text@1.0]",
    );
    expect(diagnostics.problems).toEqual([]);
    expect(manifest).toMatchObject({ name: "utils", version: "2.0", exports: ["a", "b"] });
    expect(manifest.dependencies).toMatchObject([
      { specification: "text@1.0", location: { line: 5, column: 16 } },
    ]);
  });

  test.each([
    ["version: 1", "needs a `name:`"],
    ["name: My Lib", 'cannot be called "My Lib"'],
    ["name: [a]", '"name" must be text'],
    ["just text", "Expected `key: value`"],
    ["name: utils\nexport: [a]", 'Did you mean "exports"?'],
  ])("%j: %s", (text, message) => {
    const { problems } = parse(text).diagnostics;
    expect(problems.map(renderProblem).join("\n")).toContain(message);
    expect(problems[0]?.location.file).toBe("utils:lib.yaml");
  });
});

describe("a library's worker", () => {
  const project = { ...MAIN, "project.yaml": "dependencies: [utils@2.1.0]" };
  test.each([
    ["utils:summarizer", "sum"],
    ["summarizer", "sum"],
    ["utils:deep/er", "deep"],
    ["utils:workers/summarizer", "sum"],
  ])("F43, F40: is found as %s", async (name, instructions) => {
    const { project: opened } = await open(project, UTILS);
    const found = await opened.worker(name);
    expect(found).toMatchObject({ instructions, library: "utils" });
    expect(found.file).toMatch(/^utils:workers\//);
  });

  test("F77, C39: that is not exported is refused, and is no bare name", async () => {
    const { project: opened } = await open(project, UTILS);
    expect(await refusal(opened.worker("utils:helper"))).toBe(
      'The library "utils" does not export the worker "helper". It exports: summarizer, deep/er.',
    );
    expect(await refusal(opened.worker("helper"))).toContain("There is no worker");
  });

  test("means the workers of its library by bare names, exported or not", async () => {
    const { project: opened } = await open(
      { ...project, "workers/helper.worker": worker("the project's") },
      UTILS,
    );
    const summarizer = await opened.worker("utils:summarizer");
    expect(summarizer.delegation.delegates).toMatchObject([
      { worker: "helper", toolName: "helper" },
    ]);
    expect((await opened.worker("helper", summarizer)).instructions).toBe("help");
    expect((await opened.worker("helper")).instructions).toBe("the project's");
  });

  test("comes after the project's own of that name", async () => {
    const { project: opened } = await open(
      { ...project, "workers/summarizer.worker": worker("mine") },
      UTILS,
    );
    expect((await opened.worker("summarizer")).instructions).toBe("mine");
    expect((await opened.worker("utils:summarizer")).instructions).toBe("sum");
  });

  test("is the same worker in another version of the project", async () => {
    const { project: opened } = await open(project, UTILS);
    const helper = await opened.worker("helper", await opened.worker("summarizer"));
    expect(await opened.counterpart(helper)).toEqual(helper);
  });

  test("may be a toolset of the project's worker", async () => {
    const { project: opened } = await open(
      { ...project, "main.worker": worker("main", 'toolsets: {"utils:summarizer": {}}') },
      UTILS,
    );
    const main = await opened.worker("main");
    expect(main.delegation.delegates).toMatchObject([{ worker: "utils:summarizer" }]);
    expect(await opened.problems()).toEqual([]);
  });

  test("C1: in the order of the dependencies", async () => {
    const files = (name: string) => ({
      [`${name}/lib.yaml`]: `name: ${name}`,
      [`${name}/workers/x.worker`]: worker(name),
    });
    const both = { ...files("one"), ...files("two") };
    const yaml = (list: string) => ({ ...MAIN, "project.yaml": `dependencies: [${list}]` });
    const first = await open(yaml("one, two"), both);
    const second = await open(yaml("two, one"), both);
    expect((await first.project.worker("x")).instructions).toBe("one");
    expect((await second.project.worker("x")).instructions).toBe("two");
  });

  test("of a library that is not declared is refused with what is", async () => {
    const { project: opened } = await open(project, UTILS);
    expect(await refusal(opened.worker("legal:x"))).toBe(
      'There is no library "legal" here; declared: utils. Add it to `dependencies:` in project.yaml.',
    );
  });

  test("that is broken is a located error of `validate` when somebody may call it", async () => {
    const { project: opened } = await open(
      { ...project, "main.worker": worker("main", 'toolsets: {"utils:summarizer": {}}') },
      { ...UTILS, "utils@2.1.0/workers/helper.worker": worker("", "model: []") },
    );
    expect((await opened.problems()).map(renderProblem).join("\n")).toContain(
      "utils:workers/helper.worker:2:1: error",
    );
  });
});

describe("which library it is", () => {
  const installed = (name: string, version: string, dependencies = "[]") => ({
    [`${name}@${version}/lib.yaml`]: `name: ${name}\nversion: ${version}\ndependencies: ${dependencies}`,
    [`${name}@${version}/workers/${name}.worker`]: worker(`${name} ${version}`),
  });
  const project = (dependencies: string) => ({
    ...MAIN,
    "project.yaml": `name: my-project\ndependencies: ${dependencies}`,
  });

  test("F70: without a version the unversioned folder, else the newest", async () => {
    const versions = { ...installed("a", "9.1"), ...installed("a", "10.0") };
    const newest = await open(project("[a]"), versions);
    expect((await newest.project.worker("a")).instructions).toBe("a 10.0");
    const plain = { ...versions, "a/lib.yaml": "name: a", "a/workers/a.worker": worker("plain") };
    const unversioned = await open(project("[a]"), plain);
    expect((await unversioned.project.worker("a")).instructions).toBe("plain");
  });

  test("F76: none is an error with the places searched", async () => {
    const { project: opened, folder } = await open(project("[nope@1.0]"));
    const message = await refusal(opened.worker("main"));
    expect(message.replaceAll(folder, "LIBS")).toMatchInlineSnapshot(`
      "There is no library "nope@1.0" (required by my-project). Looked for:
        LIBS/nope@1.0
        LIBS/nope
      Install it with \`llm-do lib install <folder or git+https://…>\`, or name its folder with --lib or LLM_DO_LIBS."
    `);
  });

  test("one in another version than its folder says is an error", async () => {
    const { project: opened } = await open(project("[a@2.0]"), {
      "a@2.0/lib.yaml": "name: a\nversion: 1.0",
    });
    expect(await refusal(opened.worker("main"))).toContain("(is version 1.0)");
  });

  test("F74: a cycle is an error at load", async () => {
    const { project: opened } = await open(project("[lib-a]"), {
      ...installed("lib-a", "1.0", "[lib-b]"),
      ...installed("lib-b", "1.0", "[lib-a]"),
    });
    expect(await refusal(opened.worker("main"))).toBe(
      "Circular dependency detected: lib-a → lib-b → lib-a",
    );
    expect((await opened.problems()).map(renderProblem)).toEqual([
      "project.yaml:2:16: error: Circular dependency detected: lib-a → lib-b → lib-a\n  2 | dependencies: [lib-a]\n    |                ^",
    ]);
  });

  test("F75: two versions of one are an error that names who requires them", async () => {
    const { project: opened } = await open(project("[lib-a@2.0, lib-b@1.0]"), {
      ...installed("lib-a", "2.0"),
      ...installed("lib-a", "1.0"),
      ...installed("lib-b", "1.0", "[lib-a@1.0]"),
    });
    expect(await refusal(opened.worker("main"))).toMatchInlineSnapshot(`
      "Version conflict for lib-a
        - my-project requires lib-a@2.0
        - lib-b@1.0 requires lib-a@1.0
      Make them require the same version."
    `);
  });

  test("one version written more or less exactly is no conflict", async () => {
    const { project: opened } = await open(project("[lib-a, lib-b]"), {
      ...installed("lib-a", "2.0.1"),
      ...installed("lib-b", "1.0", '["lib-a@2.0"]'),
    });
    expect((await opened.worker("lib-a")).instructions).toBe("lib-a 2.0.1");
  });

  test("a library's dependencies are its own, not the project's", async () => {
    const { project: opened } = await open(project("[lib-b]"), {
      ...installed("lib-a", "1.0"),
      ...installed("lib-b", "1.0", "[lib-a]"),
    });
    expect(await refusal(opened.worker("lib-a"))).toContain("There is no worker");
    const caller = await opened.worker("lib-b");
    expect((await opened.worker("lib-a", caller)).library).toBe("lib-a");
    expect((await opened.worker("lib-a:lib-a", caller)).library).toBe("lib-a");
  });

  test("a folder of the repository needs neither installation nor lock", async () => {
    const { project: opened } = await open({
      ...project("[./libs/utils]"),
      "libs/utils/lib.yaml": "name: utils",
      "libs/utils/workers/x.worker": worker("x"),
    });
    expect(await opened.worker("utils:x")).toMatchObject({
      library: "utils",
      file: "libs/utils/workers/x.worker",
    });
    const missing = await open(project("[./libs/none]"));
    expect(await refusal(missing.project.worker("main"))).toContain(
      "expected libs/none/lib.yaml in memory",
    );
  });

  test("what cannot be read as a dependency is an error with its place", async () => {
    const { project: opened } = await open(project("['../x']"));
    expect(await refusal(opened.worker("main"))).toContain("project.yaml:2:16: error");
  });
});

describe("the lock", () => {
  const COMMIT = "1".repeat(40);
  const url = "https://host/org/utils.git";
  const locked: LockedLibrary = {
    name: "utils",
    version: "2.1.0",
    source: `git+${url}#v2`,
    commit: COMMIT,
    digest: "sha256:x",
  };
  const commits = {
    [`${url} ${COMMIT}`]: memoryFiles({
      "lib.yaml": "name: utils\nversion: 2.1.0",
      "workers/x.worker": worker("from the commit"),
    }),
  };
  const project = (specification: string) => ({
    ...MAIN,
    "project.yaml": `dependencies: ["${specification}"]`,
  });

  test("reads what it wrote, sorted and without what is not known", () => {
    const plain = {
      name: "a",
      version: null,
      source: "directory",
      commit: null,
      digest: "sha256:y",
    };
    const text = formatLock([locked, plain]);
    expect(text).toMatchInlineSnapshot(`
      "# Written by \`llm-do lib install\`. Commit this file: runs use these versions and no others.
      libraries:
        - name: "a"
          source: "directory"
          digest: "sha256:y"
        - name: "utils"
          version: "2.1.0"
          source: "git+https://host/org/utils.git#v2"
          commit: "1111111111111111111111111111111111111111"
          digest: "sha256:x"
      "
    `);
    expect([...parseLock({ file: "llm-do.lock", text }).values()]).toEqual([plain, locked]);
  });

  test.each([
    ["libraries: [x]", "Expected `name`"],
    ["libraries: [{name: a}]", "needs `name`, `source` and `digest`"],
    ["libraries: [{name: a, source: git+https://h/r, digest: d, commit: abc}]", "full `commit`"],
    ["libraries: {", "Invalid YAML"],
  ])("that cannot be read locks nothing: %j", (text, message) => {
    expect(() => parseLock({ file: "llm-do.lock", text })).toThrow(message);
  });

  test.each(["utils", "utils@2.1.0", "utils@2", `git+${url}#v2`])(
    "gives %s at its commit",
    async (specification) => {
      const options = { locked: [locked], commits };
      const { project: opened } = await open(project(specification), UTILS, options);
      expect((await opened.worker("utils:x")).instructions).toBe("from the commit");
    },
  );

  test.each([
    ["git+https://host/org/other.git", [locked], "does not say at which commit"],
    [`git+${url}#v3`, [locked], `has it as "git+${url}#v2"`],
    [`git+${url}#v2`, [], "does not say at which commit"],
    ["utils@3", [locked], "requires utils@3, but llm-do.lock has utils@2.1.0"],
    [`git+${url}#v2`, [{ ...locked, name: "other" }], 'is the library "utils"'],
  ])(
    "that does not fit %s is an error: run `llm-do lib install`",
    async (written, entries, message) => {
      const { project: opened } = await open(project(written), {}, { locked: entries, commits });
      const said = await refusal(opened.worker("main"));
      expect(said).toContain(message);
      expect(said).toContain("Run `llm-do lib install` and commit llm-do.lock.");
    },
  );

  test("of an installed folder refuses files that were changed", async () => {
    const folder = await temporaryFolder();
    await writeFiles(folder, UTILS);
    const place = join(folder, "utils@2.1.0");
    const digest = await digestOfFolder(place);
    const entry = { ...locked, source: "directory", commit: null, digest };
    const opened = () =>
      openProject(memoryFiles(project("utils")), {
        path: ".",
        libraries: async () =>
          librarySource({ folders: [folder], lock: new Map([["utils", entry]]), openCommit: null }),
      });
    expect((await (await opened()).worker("summarizer")).instructions).toBe("sum");
    const file = join(place, "workers/summarizer.worker");
    await writeFile(file, `${await readFile(file, "utf8")}!`);
    expect(await refusal((await opened()).worker("main"))).toContain(
      "is not the one that llm-do.lock",
    );
  });
});

test("F40: a project without libraries reads no lock and asks for no library", async () => {
  const reads: string[] = [];
  const files = memoryFiles({ ...MAIN, "project.yaml": "name: x", "llm-do.lock": "libraries: {" });
  const lists: string[] = [];
  const watched: ProjectFiles = {
    ...files,
    read: (path) => {
      reads.push(path);
      return files.read(path);
    },
    list: (path) => {
      lists.push(path);
      return files.list(path);
    },
  };
  const opened = await openProject(watched, {
    path: ".",
    libraries: () => expect.fail("no library is declared"),
  });
  await opened.worker("main");
  expect(reads).toEqual(["project.yaml", "main.worker"]);
  expect(lists.toSorted()).toEqual([
    "",
    "",
    ".github/llm-do",
    ".llm-do",
    ".workers",
    ".workers/main",
    "workers",
    "workers/main",
  ]);
});

describe("code folders and templates", () => {
  const project = {
    ...MAIN,
    "project.yaml": "dependencies: [utils@2.1.0]\nvars: {who: the manifest}",
    "workers/a/worker.worker": worker("a"),
  };
  const labels = async (opened: Awaited<ReturnType<typeof open>>["project"], name: string) => {
    const folders = await opened.codeFolders(await opened.worker(name));
    return folders.map(({ label, folder }) => `${label}: ${folder}`);
  };

  test("F60: tools of a worker are beside it, in the project, in its libraries", async () => {
    const { project: opened } = await open(project, UTILS);
    expect(await labels(opened, "main")).toEqual(["the project: ", "library utils: "]);
    expect(await labels(opened, "a")).toEqual([
      "workers/a: workers/a",
      "the project: ",
      "library utils: ",
    ]);
    expect(await labels(opened, "utils:deep/er")).toEqual([
      "workers/deep/er: workers/deep/er",
      "library utils: ",
    ]);
    expect(await labels(opened, "issue_triager")).toEqual([]);
  });

  test.each([
    ["a lone file has none", { "task.worker": worker("t"), "tools.py": "" }, "task.worker", []],
    [
      "a file at the root of a project has the project's",
      { "task.worker": worker("t"), "main.worker": worker("m") },
      "task.worker",
      ["the project: "],
    ],
    [
      "a lone worker in the directory form has its own",
      { "task/worker.worker": worker("t") },
      "task/worker.worker",
      ["task: task"],
    ],
  ])("C26: %s", async (_what, files, path, expected) => {
    const opened = await openProject(memoryFiles(files as Record<string, string>), { path });
    const folders = await opened.codeFolders(await opened.worker("main"));
    expect(folders.map(({ label, folder }) => `${label}: ${folder}`)).toEqual(expected);
  });

  test("F50, F52: instructions are rendered with templates of worker, project and library", async () => {
    const { project: opened } = await open(
      {
        ...project,
        "main.worker": worker(
          "{% include 'own.jinja' %} {% include 'utils:note.jinja' %} {{ who }}",
        ),
        "templates/own.jinja": "own of {{ name }}",
        "workers/b.worker": worker("{% include 'note.jinja' %} {{ who }}", "name: bee\nwho: b"),
      },
      { ...UTILS, "utils@2.1.0/templates/note.jinja": "note" },
    );
    expect((await opened.worker("b")).instructions).toBe("note b");
    expect(await refusal(opened.worker("main"))).toContain("name");
  });

  test("--var is over the variables of worker and manifest", async () => {
    const files = { "main.worker": worker("{{ a }} {{ b }} {{ c }}", "vars: {a: w, b: w, c: w}") };
    const opened = await openProject(memoryFiles({ ...files, "project.yaml": "vars: {a: m}" }), {
      path: ".",
      variables: { c: "cli" },
    });
    expect((await opened.worker("main")).instructions).toBe("w w cli");
  });

  test("2.8: --set changes the worker that the run starts with, and no other", async () => {
    const files = memoryFiles({ ...MAIN, "workers/a.worker": worker("a") });
    const set = ["model=anthropic:x"];
    const main = await openProject(files, { path: ".", set });
    expect((await main.worker("main")).model).toBe("anthropic:x");
    expect((await main.worker("a")).model).toBeNull();
    const other = await openProject(files, { path: ".", set, entry: "a" });
    expect((await other.worker("main")).model).toBeNull();
    expect((await other.worker("a")).model).toBe("anthropic:x");
  });
});
