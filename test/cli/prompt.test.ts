import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openKeyboard, WRITES } from "./keyboard.ts";

const KEYS = "[q]uit > ";

describe("at a terminal a request is asked about", () => {
  test("with the worker chain, the reason, the model's words and the diff", async () => {
    const { sit } = await openKeyboard(WRITES);
    const { code, stderr } = await sit(["milk"], [[KEYS, "q\n"]]);
    expect(code).toBe(3);
    const panel = /\nA1 .*?(?=\[a\]pprove)/s
      .exec(stderr)?.[0]
      .trim()
      .replace(/[0-9a-f]{12}/, "DIGEST");
    expect(panel).toMatchInlineSnapshot(`
      "A1  main ▷ write_file  DIGEST
      Write 5 characters to notes.md
      > I keep a note.
      Reason: write_file asks by default.

      --- /dev/null
      +++ b/notes.md
      @@ -0,0 +1 @@
      +milk"
    `);
  });

  test("a: approve; the run goes on in the same process", async () => {
    const { sit, directory, runIds } = await openKeyboard(WRITES);
    const { code, stdout } = await sit(["milk"], [[KEYS, "a\n"]]);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("Done.") });
    expect(await readFile(join(directory, "notes.md"), "utf8")).toBe("milk\n");
    expect(await runIds("done")).toHaveLength(1);
  });

  test("d: deny, with a reason that the model reads; exit code 1", async () => {
    const { sit, directory } = await openKeyboard(WRITES);
    const talk: [string, string][] = [
      [KEYS, "d\n"],
      ["Reason", "not today\n"],
    ];
    const { code, stdout } = await sit(["milk"], talk);
    expect(code).toBe(1);
    expect(stdout).toContain("a maintainer denied this call: not today");
    expect(existsSync(join(directory, "notes.md"))).toBe(false);
  });

  test("keys pressed before the question could be read do not answer it", async () => {
    const { sit, directory } = await openKeyboard(WRITES, "none");
    const talk: [string, string][] = [
      ["turn 1", "a\n"],
      [KEYS, "q\n"],
    ];
    expect((await sit(["milk"], talk)).code).toBe(3);
    expect(existsSync(join(directory, "notes.md"))).toBe(false);
  });

  test("Enter alone and other keys decide nothing", async () => {
    const { sit, directory } = await openKeyboard(WRITES);
    const { code } = await sit(
      ["milk"],
      [
        [KEYS, "\n"],
        [KEYS, "yes\n"],
        [KEYS, "q\n"],
      ],
    );
    expect(code).toBe(3);
    expect(existsSync(join(directory, "notes.md"))).toBe(false);
  });

  test.each([
    ["Ctrl-C", "\u0003", 130],
    ["Ctrl-D", "\u0004", 3],
  ])("%s leaves the run as it is, to be resumed", async (_key, typed, expected) => {
    const { sit, run, runIds } = await openKeyboard(WRITES);
    const { code, stderr } = await sit(["milk"], [[KEYS, typed]]);
    const [id = ""] = await runIds("runs");
    expect(code).toBe(expected);
    expect(stderr).toContain(`llm-do runs resume ${id}`);
    expect((await run(["runs", "approve", id, "--resume"])).code).toBe(0);
  });

  test("s: equal calls of the run are not asked again", async () => {
    const same = "calls: [{ tool: write_file, input: { path: a.md, content: x } }]";
    const { sit } = await openKeyboard({
      ...WRITES,
      "answers.yaml": `workers:\n  main:\n    - ${same}\n    - ${same}\n    - text: Done.\n`,
    });
    expect(await sit(["x"], [[KEYS, "s\n"]])).toMatchObject({ code: 0, stdout: "Done.\n" });
  });

  test("every request of a turn, and what was decided before quitting counts", async () => {
    const calls = ["a", "b"].map(
      (name) => `{ tool: write_file, input: { path: ${name}.md, content: x } }`,
    );
    const { sit, run, runIds, directory } = await openKeyboard({
      ...WRITES,
      "answers.yaml": `workers:\n  main:\n    - calls: [${calls}]\n    - text: Done.\n`,
    });
    expect(
      (
        await sit(
          ["x"],
          [
            [KEYS, "a\n"],
            [KEYS, "q\n"],
          ],
        )
      ).code,
    ).toBe(3);
    const [id = ""] = await runIds("runs");
    expect((await run(["runs", "resume", id])).code).toBe(3);
    expect(["a.md", "b.md"].map((name) => existsSync(join(directory, name)))).toEqual([
      true,
      false,
    ]);
    expect((await sit(["runs", "resume", id], [[KEYS, "a\n"]])).code).toBe(0);
  });

  test("what the model wrote cannot steer the terminal", async () => {
    const call = 'tool: write_file, input: { path: a.md, content: "rm \\e[8mx" }';
    const { sit } = await openKeyboard({
      ...WRITES,
      "answers.yaml": `workers: { main: [{ text: "\\e[2J\\u202eevil", calls: [{ ${call} }] }] }\n`,
    });
    const { stderr, code } = await sit(["x"], [[KEYS, "q\n"]]);
    expect(stderr).toContain("> \\u001b[2J\\u202eevil");
    expect(stderr).toContain("+rm \\u001b[8mx");
    expect(code).toBe(3);
  });
});
