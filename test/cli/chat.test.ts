import { describe, expect, test } from "vitest";
import { openKeyboard, worker } from "./keyboard.ts";

const CHATS = {
  "main.worker": worker("mode: chat"),
  "answers.yaml": `workers:
  main:
    - text: "What shall I do?"
    - text: "Second: {{input}}"
    - text: "Third"
`,
};

describe("F109 chat at a terminal", () => {
  test("each line is the next turn; /exit ends with the last answer as the result", async () => {
    const { sit, runIds } = await openKeyboard(CHATS);
    const talk: [string, string][] = [
      ["you > ", "count\n"],
      ["you > ", "/exit\n"],
    ];
    const { code, stdout } = await sit(["hello"], talk);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^What shall I do\?\nSecond: .*\nSecond: .*\n$/);
    expect(await runIds("done")).toHaveLength(1);
  });

  test("an empty line asks again, Ctrl-D leaves the run to be resumed", async () => {
    const { sit } = await openKeyboard(CHATS);
    const talk: [string, string][] = [
      ["you > ", "\n"],
      ["/exit ends", "\u0004"],
    ];
    const { code, stderr } = await sit(["hello"], talk);
    expect(code).toBe(3);
    expect(stderr).toContain("waits for your reply");
  });

  test("without a terminal it suspends and says how to reply; `runs reply` is the next turn", async () => {
    const { run, runIds } = await openKeyboard(CHATS);
    const first = await run(["hello"]);
    expect(first).toMatchObject({ code: 3, stdout: "What shall I do?\n" });
    const [id = ""] = await runIds("runs");
    expect(first.stderr).toContain(`llm-do runs reply ${id} --resume "…"`);
    expect((await run(["runs", "reply", id, "--resume", "go", "on"])).code).toBe(3);
    const end = await run(["runs", "reply", id, "--resume", "/exit"]);
    expect(end.code).toBe(0);
    expect(end.stdout).toMatch(/^Second: /);
    const over = await run(["runs", "reply", id, "more"]);
    expect(over.code).not.toBe(0);
  });

  test("/new WORDS forgets the conversation", async () => {
    const { run, runIds } = await openKeyboard(CHATS);
    await run(["hello"]);
    const [id = ""] = await runIds("runs");
    const anew = await run(["runs", "reply", id, "--resume", "/new", "start"]);
    // The scripted model answers by the number of answers that it is shown: none are left.
    expect(anew.stdout).toBe("What shall I do?\n");
  });
});
