import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openKeyboard } from "./keyboard.ts";

const TOOLS = `
import { z } from "zod";
export async function main({ topic }: { topic: string }, ctx: any) {
  const number = await ctx.step("number", () => 7);
  const text = await ctx.callWorker("writer", topic);
  return \`\${number}: \${text}\`;
}
export const mainSchema = z.object({ topic: z.string() });
`;
const FILES = {
  "project.yaml": "model: scripted:answers.yaml\nentry: tool:main\n",
  "tools.ts": TOOLS,
  "workers/writer.worker": "---\ntoolsets: { filesystem: {} }\n---\nYou write.\n",
  "answers.yaml": `workers:
  writer:
    - calls: [{ tool: write_file, input: { path: out.txt, content: "tea" } }]
    - text: written
`,
};

describe("a tool as the entry of a run (F68)", () => {
  test("waits for a decision like a worker, and goes on in a later command", async () => {
    const { run, directory } = await openKeyboard(FILES);
    const first = await run(["run", ".", "tea"]);
    expect(first).toMatchObject({ code: 3, stdout: "" });
    const id = /runs approve (\w+)/.exec(first.stderr)?.[1] ?? "";
    const approved = await run(["runs", "approve", id, "A1", "--resume"]);
    expect(approved).toMatchObject({ code: 0, stdout: "7: written\n" });
    expect(await readFile(join(directory, "out.txt"), "utf8")).toBe("tea");
  });

  test("is named by --entry, and gets JSON as its arguments", async () => {
    const { run } = await openKeyboard({
      ...FILES,
      "project.yaml": "model: scripted:answers.yaml\n",
      "main.worker": "You are never asked.\n",
    });
    const args = [
      "run",
      ".",
      "--entry",
      "tool:main",
      "--approve-all",
      "--input",
      '{"topic": "tea"}',
    ];
    expect(await run(args)).toMatchObject({ code: 0, stdout: "7: written\n" });
  });

  test("that does not exist is told before anything starts, by run and by validate", async () => {
    const { run } = await openKeyboard({ ...FILES, "tools.ts": TOOLS.replaceAll("main", "mian") });
    const message = 'There is no tool "main" in tools.ts. Did you mean "mian"?';
    const started = await run(["run", ".", "tea"]);
    expect(started.code).toBe(1);
    expect(started.stderr).toContain(message);
    const validated = await run(["validate"]);
    expect(validated.code).toBe(1);
    expect(validated.stdout).toContain(message);
  });
});

test("the manifest's entry is what a run starts with, worker or tool; a name goes before it", async () => {
  const { run } = await openKeyboard({
    "project.yaml": "model: scripted:answers.yaml\nentry: lead\n",
    "main.worker": "---\n---\nSay main.\n",
    "lead.worker": "---\n---\nSay lead.\n",
    "answers.yaml": "workers: { main: [{ text: I am main }], lead: [{ text: I lead }] }\n",
  });
  expect((await run(["hello you"])).stdout).toBe("I lead\n");
  expect((await run(["hello you", "--entry", "main"])).stdout).toBe("I am main\n");
});
