import { describe, expect, test } from "vitest";
import { requestPanel } from "../../src/cli/request-panel.ts";
import { writeRequest } from "../github/example-requests.ts";
import { openKeyboard, worker } from "./keyboard.ts";

const FILES = {
  "main.worker": worker(""),
  "answers.yaml": 'workers: { main: [{ text: "{{input}}" }] }\n',
  "a.md": "# A",
  "b/my b.md": "# B",
};

describe("--attachments (F80, F93)", () => {
  test.each([
    [["hello", "--attachments", "a.md"], ["a.md"]],
    [["--attachments", "a.md", "say hello"], ["a.md"]],
    [
      ["hello", "-A", "a.md", "--attach", "b/my b.md"],
      ["a.md", "b/my b.md"],
    ],
    [
      ["hello", "--attachments=a.md", "--attachments", "./b/my b.md"],
      ["a.md", "b/my b.md"],
    ],
  ])("llm-do %j", async (args, attached) => {
    const { run } = await openKeyboard(FILES);
    const { stdout } = await run(args);
    for (const path of attached) expect(stdout).toContain(`Attached file '${path}':`);
  });

  test("takes several files at once, and nothing else needs to be said", async () => {
    const { run } = await openKeyboard({ ...FILES, "c.md": "# C" });
    const { stdout } = await run(["--attachments", "a.md", "c.md"]);
    expect(stdout).toBe(
      "Please process the attached file(s).\nAttached file 'a.md':\n\n# A\nAttached file 'c.md':\n\n# C\n",
    );
  });

  test.each([
    ["none.md", '"none.md" does not exist. A message stands before --attachments'],
    ["b", 'The attachment "b" is no file.'],
    ["/etc/hostname", 'The attachment "/etc/hostname" lies outside the current directory.'],
  ])("of %j is wrong usage, before anything starts", async (path, words) => {
    const { run } = await openKeyboard(FILES);
    const { code, stderr } = await run(["hello", "-A", path]);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});

describe("where the model comes from (F107)", () => {
  const setting = {
    ...FILES,
    "main.worker": "---\ntoolsets: {}\n---\nHi.",
    "project.yaml": "model: scripted:answers.yaml\n",
  };

  test("is said with --verbose", async () => {
    const { run } = await openKeyboard(setting);
    const { stderr } = await run(["hello", "-v"]);
    expect(stderr).toContain("model=scripted:answers.yaml from project.yaml");
    expect((await run(["hello"])).stderr).not.toContain("model=");
  });

  test("--model-scope takes all or entry", async () => {
    const { run } = await openKeyboard(setting);
    const scoped = ["hello", "-v", "--model", "scripted:answers.yaml", "--model-scope"];
    expect((await run([...scoped, "entry"])).stderr).toContain("answers.yaml from --model");
    expect((await run([...scoped, "some"])).stderr).toContain("allowed: all or entry");
  });
});

test("a request at a terminal lists every file that it shares", () => {
  const request = writeRequest({ shared: [{ path: "a\u202e.pdf", bytes: 10 }] });
  expect(requestPanel(request, (_, text) => text)).toContain("shares a");
  expect(requestPanel(request, (_, text) => text)).toContain(".pdf (10 bytes)");
});
