import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openKeyboard } from "../cli/keyboard.ts";
import { DIALECTS } from "./projects.ts";

describe.each(DIALECTS)("a project of dialect $dialect, unmodified", (project) => {
  test("validates without an error", async () => {
    const { run } = await openKeyboard(project.files);
    const { code, stdout, stderr } = await run(["validate"]);
    expect({ code, said: `${stdout}${stderr}` }).toEqual({
      code: 0,
      said: expect.stringMatching(/^\d workers?, 0 errors, 0 warnings\n$/),
    });
  });

  test("runs by the command line of its time", async () => {
    const { run, directory } = await openKeyboard(project.files);
    const { code, stdout, stderr } = await run(project.argv);
    expect({ code, stdout }, stderr).toEqual({ code: 0, stdout: project.prints });
    for (const [path, content] of Object.entries(project.leaves ?? {})) {
      expect(await readFile(join(directory, path), "utf8")).toBe(content);
    }
  });
});

describe("the sandbox of a project in a folder below (§2.1: relative to the project, not to where it is run)", () => {
  const files = {
    "answers.yaml": JSON.stringify({
      workers: {
        main: [
          { calls: [{ tool: "list_files", input: { path: "/in" } }] },
          { calls: [{ tool: "write_file", input: { path: "/out/a.md", content: "{{result}}" } }] },
          { text: "Copied." },
        ],
      },
    }),
    "demo/in/a.txt": "a",
  };
  const worker = (settings: string) => `---\nname: main\n${settings}---\nCopy.\n`;
  const free = "toolsets: {filesystem: {write_approval: false}}\n";

  test.each([
    [
      "named paths of D4",
      {
        "demo/main.worker": worker(
          `${free}sandbox: {paths: {in: {root: ./in}, out: {root: ./out, mode: rw, write_approval: false}}}\n`,
        ),
      },
    ],
    [
      "the root of a golem-forge program",
      {
        "demo/main.worker": worker(free),
        "demo/golem-forge.config.yaml": "sandbox: {root: .}\n",
      },
    ],
    [
      "named paths in .llm-do, which works on the folder around it",
      {
        "demo/.llm-do/main.worker": worker(
          `${free}sandbox: {paths: {in: {}, out: {mode: rw, write_approval: false}}}\n`,
        ),
      },
    ],
  ])("%s", async (_, project) => {
    const { run, directory } = await openKeyboard({ ...files, ...project });
    const { code, stdout, stderr } = await run(["demo", "go", "--model", "scripted:answers.yaml"]);
    expect({ code, stdout }, stderr).toEqual({ code: 0, stdout: "Copied.\n" });
    expect(await readFile(join(directory, "demo/out/a.md"), "utf8")).toContain("a.txt");
  });

  test("a project without one works on the folder that it is run in", async () => {
    const { run, directory } = await openKeyboard({
      ...files,
      "demo/main.worker": worker(free),
      "in/b.txt": "b",
    });
    expect(await run(["demo", "go", "--model", "scripted:answers.yaml"])).toMatchObject({
      code: 0,
    });
    expect(await readFile(join(directory, "out/a.md"), "utf8")).toContain("b.txt");
  });
});
