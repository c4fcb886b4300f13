import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../lab/temporary.ts";
import { openKeyboard, WRITES, worker } from "./keyboard.ts";

/** Every worker says its own name and what it heard. */
const answers = (...names: string[]) =>
  `workers:\n${names.map((name) => `  ${name}: [{ text: "${name} heard {{input}}" }]\n`).join("")}`;

const FLAT = {
  "main.worker": worker(""),
  "helper.worker": worker("name: other_name"),
  "workers/specific.worker": worker(""),
  "workers/deep/worker.worker": worker(""),
  "a/helper.worker": worker(""),
  "tools.py": "",
  "tools.ts": "",
  "answers.yaml": answers("main", "helper", "other_name", "specific", "deep"),
  "a/answers.yaml": answers("helper"),
};

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

describe("C3, F80-F82: what the words mean", () => {
  test.each([
    [["./main.worker", "hello"], "main heard hello"],
    [["helper.worker", "hello"], "other_name heard hello"],
    [["main.worker", "tools.py", "hello"], "main heard hello"],
    [["main.worker", "tools.py", "helper.worker", "fix", "it"], "main heard fix it"],
    [["helper.worker", "tools.ts", "hello"], "other_name heard hello"],
    [["main.worker", "helper.worker", "hello", "--entry", "helper"], "other_name heard hello"],
    [["main.worker", "helper.worker", "hello", "-e", "other_name"], "other_name heard hello"],
    [["tools.ts"], "main heard tools.ts"],
    [["tools.ts", "is", "broken"], "main heard tools.ts is broken"],
    [[".", "--entry", "workers/specific", "hello"], "specific heard hello"],
    [[".", "--entry", "./workers/deep", "hello"], "deep heard hello"],
    [["--worker", "specific", "hello"], "specific heard hello"],
    [["specific", "hello"], "specific heard hello"],
    [["other_name", "hello"], "other_name heard hello"],
    [["--dir", "a", "--entry", "helper", "main", "hello"], "helper heard main hello"],
    [["--no-project", "a/helper.worker", "hello"], "helper heard hello"],
    [["--dir=.", "specific"], "main heard specific"],
    [["main.worker", "--set", "name=helper", "hello"], "helper heard hello"],
    [["-s", "name=specific", "hello"], "specific heard hello"],
    [["specific", "hello", "--set", "name=helper"], "helper heard hello"],
  ])("llm-do %j: %s", async (args, result) => {
    const { run } = await openKeyboard(FLAT);
    expect(await run(args)).toMatchObject({ code: 0, stdout: `${result}\n` });
  });

  test("F46: a folder written as one that holds no project says what is missing there", async () => {
    const { run } = await openKeyboard({ ...FLAT, "docs/a.md": "" });
    const { code, stderr } = await run(["./docs", "hello"]);
    expect(code).toBe(1);
    expect(stderr).toContain("No main.worker in");
    expect(stderr).toContain("docs/main.worker");
  });

  test.each([
    [["--no-project", "docs", "x"], "--no-project needs a .worker file as its first word"],
    [["main.worker", "missing.worker", "x"], "missing.worker"],
    [["--var", "a", "x"], "--var needs NAME=VALUE"],
    [["--set", "model", "x"], "--set needs KEY=VALUE"],
    [["helper.worker", "a/helper.worker", "x"], "None of the files is the worker"],
  ])("llm-do %j is refused: %s", async (args, message) => {
    const { run, runIds } = await openKeyboard(FLAT);
    const { code, stdout, stderr } = await run(args);
    expect(code).toBeGreaterThan(0);
    expect(stdout).toBe("");
    expect(stderr).toContain(message);
    expect(await runIds("runs")).toEqual([]);
  });

  test("files that are named see no other worker", async () => {
    const { run } = await openKeyboard(FLAT);
    const { code, stderr } = await run(["main.worker", "tools.py", "x", "--entry", "specific"]);
    expect(code).toBe(1);
    expect(stderr).toContain('There is no tool "specific" in tools.py');
  });

  test("a suspended run of named files is resumed with the same files", async () => {
    const files = { ...WRITES, "other.worker": worker(""), "tools.py": "" };
    const { run, runIds } = await openKeyboard({
      "lib/x/main.worker": files["main.worker"],
      "lib/x/answers.yaml": files["answers.yaml"],
      "lib/x/tools.py": "",
      "below/a.md": "",
    });
    const started = await run(["../lib/x/main.worker", "../lib/x/tools.py", "milk"], {
      below: "below",
    });
    expect(started.code).toBe(3);
    const [id = ""] = await runIds("runs");
    const { stdout } = await run(["runs", "approve", id, "A1", "--resume"]);
    expect(stdout).toContain("Done.");
  });

  test("--var reaches templates, also when the run is resumed", async () => {
    const { run, runIds } = await openKeyboard({
      ...WRITES,
      "main.worker": worker("toolsets: { filesystem: {} }", "You are {{ who }}."),
    });
    expect((await run(["milk"])).stderr).toContain("who");
    expect((await run(["milk", "--var", "who=a writer"])).code).toBe(3);
    const [id = ""] = await runIds("runs");
    const resumed = await run(["runs", "approve", id, "A1", "--resume"]);
    expect(resumed).toMatchObject({ code: 0 });
  });
});

describe("F84: LLM_DO_PATH and LLM_DO_PROJECT", () => {
  const WORKERS = {
    "my-worker.worker": worker(""),
    "in_dir/worker.worker": worker(""),
    "whole/main.worker": worker("name: whole"),
    "whole/answers.yaml": answers("whole"),
    "in_dir/answers.yaml": answers("in_dir"),
    "answers.yaml": answers("my-worker", "in_dir"),
  };

  test.each([
    [["my-worker", "hello"], "my-worker heard hello"],
    [["my-worker"], "my-worker heard (no input)"],
    [["in_dir", "hello"], "in_dir heard hello"],
    [["whole", "hello"], "whole heard hello"],
  ])("F80: llm-do %j finds a worker by name, where there is no project", async (args, result) => {
    const folder = await temporaryFolder();
    await writeFiles(folder, WORKERS);
    const { run } = await openKeyboard({ "a.md": "" });
    const env = { LLM_DO_PATH: `/nowhere:${folder}` };
    expect(await run(args, { env })).toMatchObject({ code: 0, stdout: `${result}\n` });
  });

  test("~/.llm-do/workers is where they are by default", async () => {
    const home = await temporaryFolder();
    await writeFiles(join(home, ".llm-do/workers"), WORKERS);
    const { run } = await openKeyboard({ "a.md": "" });
    const { stdout } = await run(["my-worker", "hi"], { env: { HOME: home } });
    expect(stdout).toBe("my-worker heard hi\n");
  });

  test("in a project they come behind its own, and a single word stays the input", async () => {
    const folder = await temporaryFolder();
    await writeFiles(folder, { "main.worker": worker("", "not me"), "extra.worker": worker("") });
    const { run } = await openKeyboard({
      "main.worker": worker(""),
      "answers.yaml": answers("main", "extra"),
    });
    const env = { LLM_DO_PATH: folder };
    expect((await run(["main", "hi"], { env })).stdout).toBe("main heard hi\n");
    expect((await run(["extra", "hi"], { env })).stdout).toBe("extra heard hi\n");
    expect((await run(["extra"], { env })).stdout).toBe("main heard extra\n");
  });
});

describe("a tool in code is the entry where no worker has its name", () => {
  const CODE = {
    "tools.ts": `import { z } from "zod";
export const mainSchema = z.object({ input: z.string() });
export const main = async ({ input }: { input: string }) => "code heard " + input;
`,
    "helper.worker": worker(""),
    "answers.yaml": answers("helper"),
  };
  test.each([
    [["tools.ts", "helper.worker", "--entry", "main", "Go"], "code heard Go"],
    [["helper.worker", "tools.ts", "Go"], "helper heard Go"],
    [["tools.ts", "Go", "--entry", "tool:main"], "code heard Go"],
    [[".", "Go"], "code heard Go"],
    [["helper", "Go"], "helper heard Go"],
  ])("llm-do %j: %s", async (args, result) => {
    const { run } = await openKeyboard(CODE);
    const { stdout, stderr } = await run([...args, "--approve-all"]);
    expect(stdout, stderr).toBe(`${result}\n`);
  });

  test("a worker's name that is misspelt stays one", async () => {
    const { run } = await openKeyboard(CODE);
    expect((await run(["--worker", "helpr", "x"])).stderr).toContain('Did you mean "helper"?');
  });
});

test("F45: a worker of ours runs where there is no project", async () => {
  const { run } = await openKeyboard({ "answers.yaml": answers("issue_triager") });
  const { stdout, stderr } = await run([
    "issue_triager",
    "It fails",
    "--model",
    "scripted:answers.yaml",
  ]);
  expect({ stdout, stderr }).toMatchObject({ stdout: "issue_triager heard It fails\n" });
});

test("llm-do validate takes the same files, and --set", async () => {
  const { run } = await openKeyboard(FLAT);
  const { code, stderr } = await run(["validate", "main.worker", "helper.worker", "tools.py"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "2 workers, 0 errors, 0 warnings\n" });
  expect((await run(["validate", "main.worker", "x"])).stderr).toContain('not also "x"');
  expect((await run(["validate", ".", "--set", "toolsets.shel={}"])).stdout).toContain("shel");
});
