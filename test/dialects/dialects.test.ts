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
