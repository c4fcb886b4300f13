import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Keyboard, openKeyboard, WRITES } from "./keyboard.ts";

async function suspended(): Promise<Keyboard & { id: string }> {
  const keyboard = await openKeyboard(WRITES);
  await keyboard.run(["milk"]);
  const [id = ""] = await keyboard.runIds("runs");
  return { ...keyboard, id };
}

const stable = (text: string, id: string) =>
  text
    .replaceAll(id, "ID")
    .replaceAll(/\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?/g, "TIME")
    .replaceAll(/\b[0-9a-f]{40}\b/g, "COMMIT")
    .replaceAll(/\b[0-9a-f]{12}\b/g, "DIGEST");

describe("a suspended run", () => {
  test("is approved by one command and resumed by another, by a prefix of its id", async () => {
    const { run, id, directory, runIds } = await suspended();
    const approved = await run(["runs", "approve", id.slice(0, 5), "A1"]);
    expect(approved).toMatchObject({ code: 0, stderr: expect.stringContaining(`resume ${id}`) });
    expect(existsSync(join(directory, "notes.md"))).toBe(false);
    const resumed = await run(["runs", "resume", id.slice(0, 5)]);
    expect(resumed).toMatchObject({ code: 0, stdout: expect.stringContaining("Done.") });
    expect(existsSync(join(directory, "notes.md"))).toBe(true);
    expect(await runIds("runs")).toEqual([]);
    const again = await run(["runs", "resume", id]);
    expect(again).toMatchObject({ code: 0, stdout: resumed.stdout });
  });

  test("is denied with a reason, and ends with 1", async () => {
    const { run, id } = await suspended();
    const { code, stdout } = await run(["runs", "deny", id, "A1", "not", "today", "--resume"]);
    expect(code).toBe(1);
    expect(stdout).toContain("a maintainer denied this call: not today");
  });

  test("is resumed without a decision: it still waits", async () => {
    const { run, id } = await suspended();
    expect((await run(["runs", "resume", id])).code).toBe(3);
  });

  test("is cancelled for good", async () => {
    const { run, id, runIds } = await suspended();
    expect((await run(["runs", "cancel", id, "no need"])).code).toBe(0);
    expect(await runIds("done")).toEqual([id]);
    expect(await run(["runs", "resume", id])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("was cancelled: no need"),
    });
    expect((await run(["runs", "approve", id])).stderr).toContain("The run is over");
  });

  test("shows its history, its request and its totals", async () => {
    const { run, id } = await suspended();
    await run(["runs", "deny", id, "A1", "too long"]);
    const { stdout } = await run(["runs", "show", id]);
    expect(
      // Grows with the descriptions of the tools.
      stable(stdout, id).replace(/\d+ tokens in/, "N tokens in"),
    ).toMatchInlineSnapshot(`
      "Run ID  ready
      Worker main of ., by terminal
      Base COMMIT
      Input milk

      TIME  run started
      TIME  main: I keep a note. ▷ write_file
      TIME  A1 asked: main › write_file: Write 5 characters to notes.md
      TIME  A1 denied at the terminal: too long

      1 turn, N tokens in, 39 out, $0.0000
      "
    `);
  });

  test("shows the diff of what it waits for", async () => {
    const { run, id } = await suspended();
    expect((await run(["runs", "show", id])).stdout).toContain(
      "+++ b/notes.md\n@@ -0,0 +1 @@\n+milk",
    );
  });

  test("is audited by git log", async () => {
    const { run, id, git } = await suspended();
    await run(["runs", "approve", id, "--resume"]);
    const log = await git.run(["log", "--reverse", "--format=%s", `refs/llm-do/done/${id}`]);
    expect(log.stdout).toMatchInlineSnapshot(`
      "suspended: A1 waits for a decision
      suspended: A1 waits for a decision; machine free
      approve A1 at the terminal
      lease taken
      start A1
      completed
      completed; put away
      "
    `);
  });
});

describe("a decision that cannot count is refused, and nothing is recorded", () => {
  test.each([
    [["approve", "ID", "A2"], 'The run has no request "A2"', "llm-do runs approve ID A1"],
    [["approve", "ID", "A1@00000000"], "The digest does not belong to A1", "A1@"],
    [["retry", "ID", "A1"], "A1 is another kind of question", "llm-do runs approve ID A1"],
    [["approve", "ID", "please"], '"please" is not a request id', "A1"],
    [["approve", "ID", "A1", "--all"], "exclude each other", ""],
    [["approve", "ffffffffffffffff"], 'There is no run "ffffffffffffffff"', "runs list"],
    [["approve"], "Name a run by its id", ""],
    [["aprove", "ID"], 'There is no command "runs aprove". Did you mean "approve"?', ""],
  ])("%j", async (words, sentence, cure) => {
    const { run, id, json } = await suspended();
    const { code, stderr } = await run(["runs", ...words.map((word) => word.replace("ID", id))]);
    expect(code).toBe(2);
    expect(stderr.replaceAll(id, "ID")).toContain(sentence);
    expect(stderr.replaceAll(id, "ID")).toContain(cure);
    const { lines } = await json(["runs", "show", id]);
    expect(JSON.stringify(lines)).not.toContain("approval_decided");
  });

  test("twice", async () => {
    const { run, id } = await suspended();
    await run(["runs", "approve", id, "A1"]);
    const second = await run(["runs", "approve", id, "A1"]);
    expect(second).toMatchObject({ code: 2, stderr: expect.stringContaining("A1 is decided") });
  });
});

describe("the list", () => {
  test("shows live and finished runs, newest first", async () => {
    const { run, id, json } = await suspended();
    await run(["eggs", "--approve-all"]);
    const { stdout } = await run(["runs", "list"]);
    expect(stable(stdout, id).replace(/^DIGEST/, "OTHER")).toMatchInlineSnapshot(`
      "OTHER  TIME  completed         main  eggs
      ID  TIME  suspended (A1)    main  milk
      "
    `);
    const { lines } = await json(["runs", "list"]);
    expect(lines).toMatchObject([
      { type: "run", status: "completed", input: "eggs" },
      { type: "run", status: "suspended", open: ["A1"] },
      { type: "result", runs: 2 },
    ]);
  });

  test("outside a repository says that there is none", async () => {
    const { run } = await openKeyboard(WRITES, "none");
    const { code, stderr } = await run(["runs", "list"]);
    expect(code).toBe(2);
    expect(stderr).toContain("is in no git repository, so it has no stored runs.");
  });
});

test("a failed run is kept, and goes on when what it failed on is mended", async () => {
  const call = "calls: [{ tool: list_files, input: { path: . } }]";
  const answers = (last: string) => `workers: { main: [{ ${call} }, { ${last} }] }\n`;
  const { run, runIds, directory } = await openKeyboard({
    ...WRITES,
    "answers.yaml": answers("error: the provider is down"),
  });
  const { code, stderr } = await run(["x"]);
  const [id = ""] = await runIds("runs");
  expect(code).toBe(1);
  expect(stderr).toContain("the provider is down");
  expect(stderr).toContain(`llm-do runs resume ${id}`);
  expect((await run(["runs", "list"])).stdout).toContain("failed");
  await writeFile(join(directory, "answers.yaml"), answers("text: Up again."));
  const resumed = await run(["runs", "resume", id]);
  expect(resumed).toMatchObject({ code: 0, stdout: "Up again.\n" });
  expect(resumed.stderr).not.toContain("list_files");
});

test("every command says its result as JSON lines", async () => {
  const { json, id } = await suspended();
  const show = await json(["runs", "show", id]);
  expect(show.lines.at(-1)).toMatchObject({ type: "result", run: id, status: "suspended" });
  const approve = await json(["runs", "approve", id]);
  expect(approve.lines).toMatchObject([
    { type: "result", status: "recorded", decision: "approve" },
  ]);
  const resume = await json(["runs", "resume", id]);
  expect(resume.lines.at(-1)).toMatchObject({ type: "result", status: "completed" });
  const refused = await json(["runs", "cancel", id]);
  expect(refused).toMatchObject({ code: 2, lines: [{ type: "result", status: "failed" }] });
});
