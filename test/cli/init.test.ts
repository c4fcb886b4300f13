import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { PROJECT_TEMPLATES } from "../../src/cli/init-templates.ts";
import { WORKFLOW } from "../../src/cli/init-workflow.ts";
import { openKeyboard } from "./keyboard.ts";

const TEMPLATES = Object.keys(PROJECT_TEMPLATES);

test.each(TEMPLATES)(
  "a project from the template %s validates and its tests pass (F83)",
  async (name) => {
    const { run } = await openKeyboard({}, "none");
    expect((await run(["init", "app", "--template", name])).code).toBe(0);
    const validated = await run(["validate", "app"]);
    expect(validated.stderr).toMatch(/, 0 errors, 0 warnings\n$/);
    const tested = await run(["test", "app"]);
    expect(tested).toMatchObject({ code: 0 });
    expect(tested.stdout).toMatch(/\d passed, 0 failed/);
  },
);

test("the smallest project, and what to do next", async () => {
  const { run, directory } = await openKeyboard({}, "none");
  const { code, stdout, stderr } = await run(["init"]);
  expect(code).toBe(0);
  expect(stdout).toMatchInlineSnapshot(`
    "answers.yaml
    input/notes.md
    main.test.yaml
    main.worker
    output/
    "
  `);
  expect(stderr).toMatchInlineSnapshot(`
    "
    Next:
      git init && git add . && git commit -m "Add an llm-do project"
      llm-do run . "Summarise input/notes.md" --model scripted:answers.yaml

    The last line needs no key: its answers are written down. The run stops at the call that
    writes, shows it, and asks you; without a terminal it is suspended and says how to approve it.
    Afterwards:
      llm-do test                  the tests of the project, in main.test.yaml
      llm-do run . "Summarise input/notes.md"        with a model, once ANTHROPIC_API_KEY is set
      llm-do init --github         adds the workflow that runs it on GitHub
    "
  `);
  expect(await readFile(join(directory, "main.worker"), "utf8")).toContain("model: anthropic:");
});

test("the steps that are printed lead to a suspended run and an approval", async () => {
  const { run, git, directory } = await openKeyboard({}, "none");
  await run(["init"]);
  await git.run(["init", "--quiet"]);
  await git.run(["add", "."]);
  await git.run(["-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "-qm", "x"]);
  const started = await run([
    "run",
    ".",
    "Summarise input/notes.md",
    "--model",
    "scripted:answers.yaml",
  ]);
  expect(started.code).toBe(3);
  const approve = /llm-do (runs approve \w+ A1)/.exec(started.stderr)?.[1] ?? "";
  const approved = await run([...approve.split(" "), "--resume"]);
  expect(approved).toMatchObject({ code: 0, stdout: "I wrote output/summary.md.\n" });
  expect(await readFile(join(directory, "output/summary.md"), "utf8")).toContain("backup");
});

test("a project that is there is left as it is", async () => {
  const { run, directory } = await openKeyboard({ "main.worker": "---\n---\nMine." });
  const { code, stderr } = await run(["init"]);
  expect(code).toBe(1);
  expect(stderr).toContain("There is already main.worker");
  expect(await readFile(join(directory, "main.worker"), "utf8")).toBe("---\n---\nMine.");
  await expect(readFile(join(directory, "answers.yaml"))).rejects.toThrow();
});

test("--name and --model go into project.yaml, and the worker has no model of its own then", async () => {
  const { run, directory } = await openKeyboard({}, "none");
  await run(["init", "--name", "weekly: notes", "--model", "openai:gpt-6"]);
  const manifest = parse(await readFile(join(directory, "project.yaml"), "utf8")) as object;
  expect(manifest).toEqual({ name: "weekly: notes", model: "openai:gpt-6" });
  expect(await readFile(join(directory, "main.worker"), "utf8")).not.toMatch(/^model:/m);
  await run(["init", "two", "--template", "maintenance", "--model", "openai:gpt-6"]);
  const kept = parse(await readFile(join(directory, "two/project.yaml"), "utf8")) as object;
  expect(kept).toEqual({ name: "maintenance", model: "openai:gpt-6", history: "full" });
});

test("--github adds the workflow that the README shows, also to a project that is there", async () => {
  const shown = /```yaml\n# workflow: \.github\/workflows\/llm-do\.yml\n([\s\S]*?)```/.exec(
    readFileSync("README.md", "utf8"),
  )?.[1];
  expect(WORKFLOW).toBe(shown);
  const { run, directory } = await openKeyboard({ "main.worker": "---\n---\nMine." });
  expect((await run(["init", "--github"])).code).toBe(0);
  const file = join(directory, ".github/workflows/llm-do.yml");
  expect(await readFile(file, "utf8")).toBe(shown);
  await writeFile(file, "mine");
  expect((await run(["init", "--github"])).code).toBe(1);
});

test("the templates are listed, and a wrong name is told what is near", async () => {
  const { run } = await openKeyboard({}, "none");
  const { stdout } = await run(["init", "--list-templates"]);
  expect(stdout.split("\n").map((line) => line.split(" ")[0])).toEqual([...TEMPLATES, ""]);
  const { code, stderr } = await run(["init", "--template", "pipelin"]);
  expect(code).toBe(2);
  expect(stderr).toContain('Did you mean "pipeline"?');
});
