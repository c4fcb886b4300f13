import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { COMMANDS } from "../src/cli/commands.ts";
import { FIRST_WORDS } from "../src/cli/invocation.ts";
import { type Keyboard, openKeyboard, WRITES, worker } from "./cli/keyboard.ts";

describe("help", () => {
  test("lists the commands", async () => {
    const { run } = await openKeyboard({}, "none");
    const { code, stdout } = await run(["--help"]);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "Run LLM workers that are files of a project. A tool call that needs approval
      asks you, or waits for you where nobody can be asked.

      Usage: llm-do [DIR | FILE.worker | NAME] "INPUT"
             llm-do COMMAND …

      Commands:
        run       Run a worker in the current directory
        validate  Report everything that is wrong with a project
        init      Make a new project, from a template
        test      Run the tests beside workers (*.test.yaml), offline
        migrate   Show a flat or old project in today's form; --write changes it
        lib       Libraries of workers: install, list, info, remove
        runs      Runs of this repository: list, show, resume, approve, deny, edit,
                  reply, retry, skip, done, cancel

      Begin with \`llm-do init my-project\`, then \`llm-do my-project "Hello"\`.
      \`llm-do COMMAND --help\` explains a command, \`llm-do --version\` says which it is.
      Exit codes: 0 done, 1 failed or denied, 2 wrong usage, 3 waits for a decision,
      130 interrupted.
      "
    `);
  });

  test("fits a terminal of 80 columns and 24 lines, and the other pages its width", async () => {
    const { run } = await openKeyboard({}, "none");
    const { stdout } = await run(["help"]);
    expect(stdout.split("\n").length).toBeLessThanOrEqual(24);
    const pages = COMMANDS.map(
      async ({ name }) => (await run(["help", ...name.split(" ")])).stdout,
    );
    const lines = [stdout, ...(await Promise.all(pages))].join("\n").split("\n");
    expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
  });

  test("every command begins with a word that is kept for commands", () => {
    const words = COMMANDS.map(({ name }) => name.split(" ")[0]);
    expect([...new Set(words)]).toEqual(FIRST_WORDS);
  });

  test.each(COMMANDS.map(({ name, summary }) => [name, summary]))(
    "%s --help",
    async (name, summary) => {
      const { run } = await openKeyboard({}, "none");
      for (const args of [
        [...name.split(" "), "--help"],
        ["help", ...name.split(" ")],
      ]) {
        const { code, stdout } = await run(args);
        expect(code).toBe(0);
        expect(stdout).toContain(`${summary}.\n\nUsage: llm-do ${name}`);
      }
    },
  );

  test("nothing, or a group alone, is wrong usage and shows what there is", async () => {
    const { run } = await openKeyboard({}, "none");
    expect(await run([])).toMatchObject({ code: 2, stderr: expect.stringContaining("Commands:") });
    expect(await run(["runs"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("runs show"),
    });
    expect(await run(["runs", "--help"])).toMatchObject({ code: 0, stderr: "" });
  });
});

/** A command that waits long enough to be interrupted in the middle of it. */
const SLEEPS = {
  "main.worker": worker(
    "toolsets: { shell: { rules: [{ pattern: sleep, approval: preApproved }] } }",
  ),
  "answers.yaml": `workers:
  main:
    - calls: [{ tool: shell, input: { command: sleep 4 } }]
    - either:
        - when: unknown
          text: "It was left. {{result}}"
        - text: "Slept. {{result}}"
`,
};

async function untilSaved({ git, runIds }: Keyboard, subject: string): Promise<string> {
  for (;;) {
    const [id] = await runIds("runs");
    const tip = id ? await git.run(["log", "-1", "--format=%s", `refs/llm-do/runs/${id}`]) : null;
    if (id && tip?.stdout.includes(subject)) return id;
    await sleep(30);
  }
}

describe("as a process of its own, also in a workflow step", () => {
  test("says its version and loads nothing for it", async () => {
    const { start } = await openKeyboard({}, "none");
    expect(await start(["--version"]).ended()).toEqual({
      code: 0,
      stdout: `${manifest.version}\n`,
      stderr: "",
    });
  });

  test("runs, suspends with 3, and goes on in another process", async () => {
    const keyboard = await openKeyboard(WRITES);
    expect((await keyboard.start([".", "milk"]).ended()).code).toBe(3);
    const [id = ""] = await keyboard.runIds("runs");
    expect((await keyboard.start(["runs", "approve", id]).ended()).code).toBe(0);
    const { code, stdout } = await keyboard.start(["runs", "resume", id]).ended();
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("Done.") });
  });

  test("Ctrl-C saves the run, gives the lease back and says how to go on", async () => {
    const keyboard = await openKeyboard(SLEEPS);
    const running = keyboard.start([".", "x"]);
    const id = await untilSaved(keyboard, "start shell");
    running.kill("SIGINT");
    const { code, stderr } = await running.ended();
    expect(code).toBe(130);
    expect(stderr).toContain(`It is saved. Go on with: llm-do runs resume ${id}`);
    const { stdout } = await keyboard.run(["runs", "list"]);
    expect(stdout).not.toContain("running");
  });

  test("after a kill the next command need not wait, and never runs an effect twice unasked", async () => {
    const keyboard = await openKeyboard(SLEEPS);
    const killed = keyboard.start([".", "x"]);
    const id = await untilSaved(keyboard, "start shell");
    killed.kill("SIGKILL");
    expect((await killed.ended()).code).toBe("SIGKILL");
    const before = Date.now();
    const asked = await keyboard.run(["runs", "resume", id]);
    expect(Date.now() - before).toBeLessThan(15_000);
    expect(asked).toMatchObject({ code: 3, stderr: expect.stringContaining(`runs skip ${id} A1`) });
    const skipped = await keyboard.run(["runs", "skip", id, "A1", "--resume"]);
    expect(skipped).toMatchObject({ code: 0, stdout: expect.stringContaining("It was left.") });
  });

  test("a person answers the question of a lost outcome with its result", async () => {
    const keyboard = await openKeyboard(SLEEPS);
    const killed = keyboard.start([".", "x"]);
    const id = await untilSaved(keyboard, "start shell");
    killed.kill("SIGKILL");
    await killed.ended();
    const { code, stdout } = await keyboard.sit(
      ["runs", "resume", id],
      [
        ["[r]etry  [s]kip  [d]one  [q]uit > ", "d\n"],
        ["Its result", '{"slept": 4}\n'],
      ],
    );
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Slept. {"slept":4}\n' });
  });
});
