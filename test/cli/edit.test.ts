import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openKeyboard, WRITES, worker } from "./keyboard.ts";

const KEYS = "[q]uit > ";

describe("C22 e: edit, at a terminal", () => {
  test("opens EDITOR on the arguments and runs what was written", async () => {
    const { sit, directory } = await openKeyboard(WRITES);
    const { code, stdout } = await sit(["milk"], [[KEYS, "e\n"]], { EDITOR: "sed -i s/milk/tea/" });
    expect(code).toBe(0);
    expect(stdout).toContain("A maintainer changed the arguments of this call");
    expect(await readFile(join(directory, "notes.md"), "utf8")).toBe("tea\n");
  });

  test("asks again when nothing was changed, or what was written is no JSON", async () => {
    const { sit, directory } = await openKeyboard(WRITES);
    const unchanged = await sit(
      ["milk"],
      [
        [KEYS, "e\n"],
        [KEYS, "q\n"],
      ],
      { EDITOR: "true" },
    );
    expect(unchanged.code).toBe(3);
    const broken = await sit(
      ["tea"],
      [
        [KEYS, "e\n"],
        [KEYS, "q\n"],
      ],
      { EDITOR: "sed -i d" },
    );
    expect(broken.code).toBe(3);
    expect(broken.stderr).toContain("The arguments are no JSON");
    const failing = await sit(
      ["beer"],
      [
        [KEYS, "e\n"],
        [KEYS, "q\n"],
      ],
      { EDITOR: "false" },
    );
    expect(failing.stderr).toContain('The editor "false" ended with 1. Set EDITOR');
    expect(existsSync(join(directory, "notes.md"))).toBe(false);
  });
});

describe("llm-do runs edit", () => {
  test("approves a stored request with the arguments of the command line", async () => {
    const { run, directory, runIds } = await openKeyboard(WRITES);
    expect((await run(["milk"])).code).toBe(3);
    const [id = ""] = await runIds("runs");
    const input = JSON.stringify({ path: "notes.md", content: "tea\n" });
    const edited = await run(["runs", "edit", id, "A1", input, "--resume"]);
    expect(edited.code).toBe(0);
    expect(await readFile(join(directory, "notes.md"), "utf8")).toBe("tea\n");
    const shown = await run(["runs", "show", id]);
    expect(shown.stdout).toContain("A1 edited by somebody at the terminal");
  });
});

const CREATES = {
  "main.worker": worker("toolsets: { delegation: { worker_create: {} } }"),
  "answers.yaml": `workers:
  main:
    - calls:
        - tool: worker_create
          input: { name: scorer, instructions: "You score decks." }
    - either:
        - when: Created worker
          calls:
            - tool: worker_call
              input: { worker: scorer, input: deck }
        - text: "No: {{result}}"
    - text: "Score: {{result}}"
  scorer:
    - text: "5"
`,
};

describe("F97 worker_create at a terminal", () => {
  test("shows the whole file; approved, it can be called at once and is a file of the project", async () => {
    const { sit, directory } = await openKeyboard(CREATES);
    const { code, stdout, stderr } = await sit(["go"], [[KEYS, "a\n"]], {
      LLM_DO_MODEL: "scripted:answers.yaml",
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: "Score: 5\n" });
    expect(stderr).toContain("+You score decks.");
    expect(stderr).toContain("Wrote workers/scorer.worker");
    expect(await readFile(join(directory, "workers/scorer.worker"), "utf8")).toBe(
      "---\nname: scorer\ntemplating: none\n---\n\nYou score decks.\n",
    );
  });

  test("can be edited as a file, and rejected", async () => {
    const env = { LLM_DO_MODEL: "scripted:answers.yaml" };
    const edited = await openKeyboard(CREATES);
    const first = await edited.sit(["go"], [[KEYS, "e\n"]], {
      ...env,
      EDITOR: "sed -i s/decks/talks/",
    });
    expect(first.code).toBe(0);
    const file = join(edited.directory, "workers/scorer.worker");
    expect(await readFile(file, "utf8")).toContain("You score talks.");

    const denied = await openKeyboard(CREATES);
    const talk: [string, string][] = [
      [KEYS, "d\n"],
      ["Reason", "no\n"],
    ];
    const second = await denied.sit(["go"], talk, env);
    expect(second.code).toBe(1);
    expect(existsSync(join(denied.directory, "workers/scorer.worker"))).toBe(false);
  });
});
