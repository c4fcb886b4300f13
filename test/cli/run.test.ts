import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openKeyboard, WRITES, worker } from "./keyboard.ts";

const ECHO = {
  "main.worker": worker(""),
  "other.worker": worker(""),
  "answers.yaml": `workers:
  main: [{ text: "main heard {{input}}" }]
  other: [{ text: "other heard {{input}}" }]
`,
};

describe("what the words mean", () => {
  const files = {
    ...ECHO,
    "app/main.worker": worker(""),
    "app/answers.yaml": 'workers: { main: [{ text: "app heard {{input}}" }] }\n',
    "docs/a.md": "",
  };
  test.each([
    [["app", "hello"], "app heard hello"],
    [["run", "app", "hello", "you"], "app heard hello you"],
    [["./app/main.worker", "hello"], "app heard hello"],
    [["other", "hello"], "other heard hello"],
    [["run", "other"], "other heard (no input)"],
    [["other"], "main heard other"],
    [["other", "--input", "hello"], "other heard hello"],
    [["docs"], "main heard docs"],
    [["fix the bug"], "main heard fix the bug"],
    [["fix", "the", "bug"], "main heard fix the bug"],
    [["--worker", "other", "hello"], "other heard hello"],
    [["--entry", "other", "hello"], "other heard hello"],
    [["hello", "--model", "scripted:app/answers.yaml"], "app heard hello"],
  ])("llm-do %j: %s", async (args, result) => {
    const { run } = await openKeyboard(files);
    expect(await run(args)).toMatchObject({ code: 0, stdout: `${result}\n` });
  });

  test("LLM_DO_PROJECT is the project where none is named, and the workspace stays where it is", async () => {
    const { run } = await openKeyboard({
      "a/main.worker": worker(""),
      "a/answers.yaml": ECHO["answers.yaml"],
    });
    const env = { LLM_DO_PROJECT: "a" };
    expect((await run(["hi"], { env })).stdout).toBe("main heard hi\n");
  });
});

describe("the input", () => {
  test.each([
    ["text", [], "hello\n", "main heard hello"],
    ["data", [], '{"b": 1, "a": 2}', 'main heard {\n  "a": 2,\n  "b": 1\n}'],
    ["--input - ", ["--input", "-"], "hello", "main heard hello"],
    ["--input @file", ["--input", "@in.txt"], "", "main heard from a file"],
    ["nothing", [], "", "main heard (no input)"],
  ])("from stdin or a file: %s", async (_what, args, stdin, result) => {
    const { run } = await openKeyboard({ ...ECHO, "in.txt": "from a file\n" });
    expect((await run(["run", ".", ...args], { stdin })).stdout).toBe(`${result}\n`);
  });
});

describe("mistakes of the person are exit code 2 and a sentence", () => {
  test.each([
    [["run", ".", "x", "--approve-all", "--reject-all"], "exclude each other"],
    [["run", ".", "x", "--input", "y"], "The input is given twice"],
    [["run", ".", "x", "--max-turns", "0"], '--max-turns is "0"; allowed: a whole number from 1.'],
    [["run", ".", "x", "--max-cost-usd", "free"], "allowed: an amount above 0"],
    [["run", ".", "x", "--modle", "y"], 'There is no option "--modle". Did you mean "--model"?'],
    [["run", ".", "x", "--input"], "--input"],
    [["run", ".", "--input", "@missing"], 'The input file "missing" cannot be read'],
    [["run", "other", "x", "--worker", "main"], "Two workers are named"],
    [["vaildate"], 'There is no command "vaildate". Did you mean "validate"?'],
    [["lib", "instal"], 'There is no command "lib instal". Did you mean "install"?'],
    [["run", "x", "--model", "antropic:claude"], "the unknown provider 'antropic'. Did you mean"],
    [["missing.worker", "x"], "missing.worker"],
  ])("llm-do %j: %s", async (args, sentence) => {
    const { run, runIds } = await openKeyboard(ECHO);
    const { code, stderr, stdout } = await run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("Error: ");
    expect(stderr).toContain(sentence);
    expect(await runIds("runs")).toEqual([]);
  });
});

describe("mistakes of the author are exit code 1, and no run is left behind", () => {
  test.each([
    ["no project", { "a.md": "" }, ["hello"], "No main.worker in"],
    ["an unknown worker", ECHO, ["--worker", "othr", "x"], 'Did you mean "other"?'],
    ["broken YAML", { "main.worker": "---\nmodel: [a\n---\n" }, ["x"], "main.worker:2:"],
    ["no model", { "main.worker": "---\n---\nHi" }, ["x"], "No model configured for worker 'main'"],
  ])("%s", async (_what, files, args, sentence) => {
    const { run, runIds } = await openKeyboard(files as Record<string, string>);
    const { code, stderr } = await run(args);
    expect(stderr).toContain(sentence);
    expect(code).toBe(1);
    expect(await runIds("runs")).toEqual([]);
  });
});

describe("a call that needs approval", () => {
  test("suspends without a terminal, and says how to go on", async () => {
    const { run, runIds, directory } = await openKeyboard(WRITES);
    const { code, stdout, stderr } = await run(["milk"]);
    const [id = ""] = await runIds("runs");
    expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
    expect(stderr.replaceAll(id, "ID")).toMatchInlineSnapshot(`
      "main · turn 1
      main ▷ write_file {"path":"notes.md","content":"milk\\n"}
      Run ID is suspended; 1 call waits for a decision:
        A1  main ▷ write_file: Write 5 characters to notes.md
      Go on with:
        llm-do runs show ID
        llm-do runs approve ID A1
        llm-do runs deny ID A1 "why"
        llm-do runs resume ID
      "
    `);
    expect(existsSync(join(directory, "notes.md"))).toBe(false);
  });

  test("runs with --approve-all, is refused with --reject-all", async () => {
    const { run, directory, runIds } = await openKeyboard(WRITES);
    const refused = await run(["milk", "--reject-all"]);
    expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining("Left alone.") });
    expect(refused.stderr).toContain("1 call did not happen");
    const approved = await run(["milk", "--approve-all"]);
    expect(approved).toMatchObject({ code: 0, stdout: expect.stringContaining("Done.") });
    expect(await readFile(join(directory, "notes.md"), "utf8")).toBe("milk\n");
    expect(await runIds("runs")).toEqual([]);
    expect(await runIds("done")).toHaveLength(2);
  });

  test("that the worker's own rules block leaves 0, or 1 with --fail-on-denied", async () => {
    const files = {
      "main.worker": worker("toolsets: { filesystem: { write_file: { approval: blocked } } }"),
      "answers.yaml": WRITES["answers.yaml"],
    };
    const { run } = await openKeyboard(files);
    expect((await run(["milk"])).code).toBe(0);
    expect((await run(["milk", "--fail-on-denied"])).code).toBe(1);
  });
});

describe("where nothing can be stored, a suspended run says why it cannot be resumed", () => {
  test.each([
    ["none", [], "this directory is in no git repository"],
    ["empty", [], "the repository has no commits yet: commit once"],
    ["committed", ["--no-store"], "it was started with --no-store"],
  ] as const)("%s %j", async (repository, args, why) => {
    const { run, runIds } = await openKeyboard(WRITES, repository);
    const { code, stderr } = await run(["milk", ...args]);
    expect(code).toBe(3);
    expect(stderr).toContain(`It cannot be resumed: ${why}`);
    if (repository !== "none") expect(await runIds("runs")).toEqual([]);
  });

  test("but tools work there", async () => {
    const { run, directory } = await openKeyboard(WRITES, "none");
    expect((await run(["milk", "--approve-all"])).code).toBe(0);
    expect(await readFile(join(directory, "notes.md"), "utf8")).toBe("milk\n");
  });
});

describe("the workspace", () => {
  test("is the directory that llm-do is run in, also below the top of the repository", async () => {
    const { run, runIds, directory } = await openKeyboard({
      "sub/a.md": "",
      "project/main.worker": WRITES["main.worker"],
      "project/answers.yaml": WRITES["answers.yaml"],
    });
    await run(["../project", "milk"], { below: "sub" });
    const [id = ""] = await runIds("runs");
    expect((await run(["runs", "approve", id, "--resume"])).code).toBe(0);
    expect(await readFile(join(directory, "sub/notes.md"), "utf8")).toBe("milk\n");
  });

  test("keeps what a person changed while the run waited", async () => {
    const { run, runIds, directory } = await openKeyboard({
      ...WRITES,
      "answers.yaml": `workers:
  main:
    - calls: [{ tool: write_file, input: { path: a.md, content: first } }]
    - calls: [{ tool: write_file, input: { path: b.md, content: second } }]
    - text: Done.
`,
    });
    await run(["x"]);
    const [id = ""] = await runIds("runs");
    expect((await run(["runs", "approve", id, "--resume"])).code).toBe(3);
    await writeFile(join(directory, "a.md"), "mine");
    const { code, stderr } = await run(["runs", "approve", id, "--resume"]);
    expect(code).toBe(2);
    expect(stderr).toContain('"a.md" was changed since the run was suspended');
    expect(await readFile(join(directory, "a.md"), "utf8")).toBe("mine");
    await rm(join(directory, "a.md"));
    expect(await run(["runs", "resume", id])).toMatchObject({ code: 0, stdout: "Done.\n" });
  });
});

describe("--json", () => {
  test("prints one event a line and the result last, and nothing on stderr", async () => {
    const { run } = await openKeyboard(WRITES);
    const { code, stdout, stderr } = await run(["milk", "--approve-all", "--json"]);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(lines.map(({ type }) => type)).toEqual([
      "initial_request",
      "status",
      "status",
      "text_response",
      "tool_call",
      "tool_result",
      "status",
      "status",
      "text_response",
      "completion",
      "result",
    ]);
    for (const [index, line] of lines.entries()) {
      expect(line).toMatchObject({
        worker: "main",
        depth: 0,
        parent_call_id: null,
        ts: expect.stringMatching(/Z$/),
        seq: index + 1,
      });
    }
    expect(lines.at(-1)).toMatchObject({ status: "completed", deniedCalls: 0, resumable: true });
  });

  test("says below which call a called worker works", async () => {
    const { json } = await openKeyboard({
      "main.worker": worker("toolsets: { helper: {} }"),
      "helper.worker": worker("toolsets: { filesystem: {} }"),
      "answers.yaml": `workers:
  main: [{ calls: [{ tool: helper, input: { input: look } }] }, { text: "{{result}}" }]
  helper: [{ calls: [{ tool: list_files, input: {} }] }, { text: seen }]
`,
    });
    const { lines } = await json(["go", "--approve-all"]);
    const below = lines.filter(({ worker: name }) => name === "helper");
    expect(below.map(({ type }) => type)).toEqual([
      "initial_request",
      "status",
      "status",
      "tool_call",
      "tool_result",
      "status",
      "status",
      "text_response",
      "completion",
    ]);
    for (const line of below) {
      expect(line).toMatchObject({ depth: 1, parent_call_id: "turn/1/call/0" });
    }
    expect(below[3]).toMatchObject({ tool_call_id: "turn/1/call/0/turn/1/call/0" });
    expect(lines.at(-1)).toMatchObject({ worker: "main", depth: 0, parent_call_id: null });
  });

  test("holds the open requests of a suspended run", async () => {
    const { json } = await openKeyboard(WRITES);
    const { code, lines } = await json(["milk"]);
    expect(code).toBe(3);
    expect(lines.at(-1)).toMatchObject({
      status: "suspended",
      openRequests: [{ id: "A1", tool: "write_file", display: { kind: "diff" } }],
    });
  });

  test("ends with a result also when nothing could start", async () => {
    const { json } = await openKeyboard(ECHO);
    const { code, lines } = await json(["x", "--worker", "nobody"]);
    expect(code).toBe(1);
    expect(lines).toMatchObject([{ type: "result", status: "failed", error: { code: "project" } }]);
  });
});

test("secrets of the environment are masked in the result, the progress and the store", async () => {
  const { run, git } = await openKeyboard(WRITES);
  const env = { MY_TOKEN: "hunter2hunter2" };
  const { stdout, stderr } = await run(["hunter2hunter2", "--reject-all"], { env });
  expect(stdout + stderr).not.toContain("hunter2");
  const { stdout: log } = await git.run(["log", "--all", "--patch", "--glob=refs/llm-do/*"]);
  expect(log).toContain("run_started");
  expect(log).not.toContain("hunter2");
});
