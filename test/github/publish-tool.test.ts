import { describe, expect, test } from "vitest";
import { publishInput, publishTool } from "../../src/github/publish-tool.ts";
import type { CallContext } from "../../src/tools/tool.ts";
import type { Files } from "../lab/github/git.ts";
import { FIRST_FILES, type Lab, startLab } from "./branch-lab.ts";

async function publish(lab: Lab, files: Files, paths = Object.keys(files)) {
  const overlay = await lab.overlay(files);
  const tool = publishTool({ git: lab.git, base: lab.base, overlay });
  const parsed = tool.parse(publishInput(overlay, paths));
  if (!parsed.ok) throw new Error(parsed.message);
  return { tool, input: parsed.input };
}

const CONTEXT: CallContext = {
  key: "publish",
  signal: new AbortController().signal,
  callWorker: async () => ({ status: "suspended" }),

  createWorker: async () => undefined,
  nested: async () => ({ status: "suspended" }),
  recorded: () => [],
  toolNamed: async () => undefined,
};

describe("publish_changes", () => {
  test("always asks, is never offered to a model, and has no effect of its own", async () => {
    const lab = await startLab();
    const { tool, input } = await publish(lab, { "x.worker": "new\n", "docs/CODEOWNERS": null });
    expect(tool).toMatchObject({ name: "publish_changes", hidden: true });
    expect(tool.judge(input)).toEqual({
      approval: "ask",
      reason: "these files decide what later runs may do",
    });
    expect(tool.effect(input)).toBe("none");
    expect(await tool.execute(input, CONTEXT)).toEqual({
      status: "completed",
      content: "The result includes the changes of 2 protected files.",
      isError: false,
    });
    expect((await tool.preview(input, new Map())).summary).toBe(
      "Publish changes of 2 protected files",
    );
  });

  test("shows what a file was and becomes, and binds both blobs", async () => {
    const lab = await startLab({ files: { ...FIRST_FILES, "x.worker": "name: x\nold\n" } });
    const { tool, input } = await publish(lab, { "x.worker": "name: x\nnew é\n" });
    const { summary, changes } = await tool.preview(input, new Map());
    expect(summary).toBe("Publish changes of x.worker");
    expect(changes).toEqual([
      {
        path: "x.worker",
        before: await lab.blob("name: x\nold\n"),
        after: await lab.blob("name: x\nnew é\n"),
        content: "name: x\nnew é\n",
        line: 2,
        diff: "--- a/x.worker\n+++ b/x.worker\n@@ -1,2 +1,2 @@\n name: x\n-old\n+new é\n",
      },
    ]);
  });

  test("shows new, deleted, executable, linked and binary files", async () => {
    const lab = await startLab({
      files: { ...FIRST_FILES, "tools/x.sh": "go\n", "tools/b.bin": "a\u0000b" },
    });
    const { tool, input } = await publish(lab, {
      ".github/new.yml": "a: 1\n",
      "docs/CODEOWNERS": null,
      "tools/x.sh": { mode: "100755", content: "go\n" },
      "tools/link": { mode: "120000", content: "/etc/passwd" },
      "tools/b.bin": "a\u0000c",
    });
    const { changes } = await tool.preview(input, new Map());
    expect(changes.map(({ diff }) => diff).join("")).toMatchInlineSnapshot(`
      "--- /dev/null
      +++ b/.github/new.yml
      @@ -0,0 +1 @@
      +a: 1
      old mode 100644
      new mode 100755
      new file mode 120000
      --- /dev/null
      +++ b/tools/link
      @@ -0,0 +1 @@
      +/etc/passwd
      \\ No newline at end of file
      Binary files a/tools/b.bin and b/tools/b.bin differ
      --- a/docs/CODEOWNERS
      +++ /dev/null
      @@ -1 +0,0 @@
      -* @ada
      "
    `);
    const binary = changes.find(({ path }) => path === "tools/b.bin");
    expect(binary).toMatchObject({
      before: await lab.blob("a\u0000b"),
      after: await lab.blob("a\u0000c"),
      content: null,
      line: 1,
    });
    expect(input).toEqual({
      files: [
        { path: ".github/new.yml", mode: "100644" },
        { path: "tools/x.sh", mode: "100755" },
        { path: "tools/link", mode: "120000" },
        { path: "tools/b.bin", mode: "100644" },
        { path: "docs/CODEOWNERS", mode: "deleted" },
      ],
    });
  });

  test("cannot publish what the workspace does not hold, or holds with another mode", async () => {
    const lab = await startLab();
    const { tool } = await publish(lab, { "x.worker": "new\n" });
    for (const file of [
      { path: "y.worker", mode: "100644" },
      { path: "x.worker", mode: "100755" },
      { path: "x.worker", mode: "deleted" },
    ]) {
      await expect(tool.preview({ files: [file] }, new Map())).rejects.toThrow(
        `"${file.path}" is not changed in the way that was to be published.`,
      );
    }
  });
});
