import { describe, expect, test } from "vitest";
import { openKeyboard, worker } from "./keyboard.ts";

describe("llm-do validate", () => {
  test("reports every problem with its place and its line, and exits with 1", async () => {
    const { run } = await openKeyboard({
      "main.worker": worker("toolsets: { filesytem: {} }"),
      "a.worker": worker("toolsets: { delegation: { missing: {} } }\ncolour: red"),
    });
    const { code, stdout, stderr } = await run(["validate"]);
    expect(code).toBe(1);
    expect(stdout).toContain("main.worker:3:13: error: ");
    expect(stdout).toContain("  3 | toolsets: { filesytem: {} }\n");
    expect(stdout).toContain('a.worker may call "missing"');
    expect(stdout).toContain('Unknown key "colour"');
    expect(stderr).toContain("2 workers, 2 errors, 1 warning");
  });

  test("of a sound project says so, and lists workers with models and tools when asked", async () => {
    const { run } = await openKeyboard({
      "app/main.worker": worker("toolsets: { filesystem: {}, delegation: { other: {} } }"),
      "app/other.worker": "---\ndescription: x\n---\nHi",
    });
    expect(await run(["validate", "app"])).toEqual({
      code: 0,
      stdout: "",
      stderr: "2 workers, 0 errors, 0 warnings\n",
    });
    expect((await run(["validate", "app", "-v"])).stdout).toMatchInlineSnapshot(`
      "main (app/main.worker): scripted:answers.yaml; read_file, list_files, file_info, file_exists, write_file, edit_file, delete_file, _worker_other
      other (app/other.worker): no model; no tools
      worker_bootstrapper (built-in): no model; read_file, list_files, file_info, file_exists, write_file, edit_file, delete_file, worker_create, worker_call
      issue_triager (built-in): no model; read_file, list_files, file_info, file_exists, write_file, edit_file, delete_file, shell
      changelog_writer (built-in): no model; read_file, list_files, file_info, file_exists, write_file, edit_file, delete_file, shell
      dependency_reviewer (built-in): no model; read_file, list_files, file_info, file_exists, write_file, edit_file, delete_file, shell
      "
    `);
  });

  test("finds tools of the provider that the model does not have (F8)", async () => {
    const { run } = await openKeyboard({
      "main.worker":
        "---\nmodel: openai:gpt-6\nserver_side_tools:\n  - tool_type: web_search\n---\nHi.",
      "a.worker": "---\nserver_side_tools: [{ tool_type: image_generation }]\n---\nHi.",
    });
    const { code, stdout } = await run(["validate"]);
    expect(code).toBe(1);
    expect(stdout).toContain("Model 'openai:gpt-6' has no server-side tool 'web_search'.");
    expect(stdout).toContain("tool_type: web_search\n");
    expect(stdout).toContain("No model has the server-side tool 'image_generation' here.");
  });

  test("needs no repository", async () => {
    const { run } = await openKeyboard({ "main.worker": worker("") }, "none");
    expect((await run(["validate"])).code).toBe(0);
  });

  test("of a folder without a project lists the places searched", async () => {
    const { run } = await openKeyboard({ "a/b.md": "" });
    const { code, stderr } = await run(["validate", "a"]);
    expect(code).toBe(1);
    expect(stderr).toContain("a/.llm-do/main.worker");
  });

  test("--json: a line for each problem, then the result", async () => {
    const { json } = await openKeyboard({ "main.worker": worker("toolsets: { filesytem: {} }") });
    const { code, lines } = await json(["validate"]);
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      {
        type: "problem",
        severity: "error",
        location: { file: "main.worker", line: 3, column: 13 },
      },
      { type: "result", status: "failed", errors: 1, warnings: 0 },
    ]);
  });
});
