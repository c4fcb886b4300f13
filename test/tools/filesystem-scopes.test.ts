import { describe, expect, it } from "vitest";
import type { FilesystemConfig } from "../../src/project/definition.ts";
import { filesystemTools } from "../../src/tools/filesystem.ts";
import { createMemorySandbox } from "../../src/tools/memory-sandbox.ts";
import { scopedSandbox } from "../../src/tools/scoped-sandbox.ts";
import type { CallContext, Tool } from "../../src/tools/tool.ts";
import { scopeOf } from "./scopes.ts";

const context: CallContext = {
  key: "turn/1/call/0",
  signal: new AbortController().signal,
  callWorker: async () => ({ status: "suspended" }),
  createWorker: async () => undefined,
  nested: async () => ({ status: "suspended" }),
  recorded: () => [],
  toolNamed: async () => undefined,
};

const NAMED =
  "{paths: {input: {root: data/in}, output: {root: data/out, mode: rw, write_approval: false}}}";

/** The file tools of a worker with that `sandbox:`, on files in memory. */
function bench(sandbox: string, approvals: FilesystemConfig["approvals"] = {}) {
  const base = createMemorySandbox({
    files: { "data/in/a.md": "a\n", "data/out/old.md": "old\n", "src/x.ts": "x" },
  });
  const scoped = scopedSandbox(base, [scopeOf({ workers: [sandbox] })]);
  const tools = filesystemTools({ config: { approvals }, sandbox: scoped });
  const ready = (name: string, raw: unknown): [Tool, unknown] => {
    const tool = tools.find((candidate) => candidate.name === name);
    const parsed = tool?.parse(raw);
    if (!tool || !parsed?.ok) throw new Error(JSON.stringify(parsed ?? name));
    return [tool, parsed.input];
  };
  return {
    base,
    tools,
    judge: async (name: string, raw: unknown) => {
      const [tool, input] = ready(name, raw);
      const { approval, reason } = await tool.judge(input);
      return `${approval}: ${reason}`;
    },
    run: async (name: string, raw: unknown) => {
      const [tool, input] = ready(name, raw);
      const outcome = await tool.execute(input, context);
      return outcome.status === "suspended" ? "" : outcome.content;
    },
    preview: async (name: string, raw: unknown) => {
      const [tool, input] = ready(name, raw);
      return tool.preview(input, new Map());
    },
  };
}

describe("file tools of a worker with named paths (F66, F106)", () => {
  it("take and give the names, while people see the workspace", async () => {
    const { run, preview, base } = bench(NAMED);
    expect(await run("list_files", {})).toBe('["input/a.md","output/old.md"]');
    expect(await run("list_files", { path: "input", pattern: "*.md" })).toBe('["input/a.md"]');
    expect(await run("list_files", { path: "output:", pattern: "*.txt" })).toBe("[]");
    expect(JSON.parse(await run("read_file", { path: "input:a.md" }))).toMatchObject({
      content: "a\n",
    });
    expect(await run("file_exists", { path: "input/a.md" })).toBe("true");
    expect(await run("file_exists", { path: "output/a.md" })).toBe("false");
    expect(JSON.parse(await run("file_info", { path: "output/old.md" }))).toEqual({
      path: "output/old.md",
      exists: true,
      kind: "file",
      size: 4,
    });
    const write = { path: "output/new.md", content: "new\n" };
    expect(await preview("write_file", write)).toMatchObject({
      summary: "Write 4 characters to data/out/new.md",
      changes: [{ path: "data/out/new.md", before: null }],
    });
    expect(await run("write_file", write)).toBe("Written 4 characters to output/new.md");
    expect(await run("edit_file", { path: "output/new.md", old_text: "new", new_text: "b" })).toBe(
      "Edited output/new.md",
    );
    expect(await base.read("data/out/new.md")).toBe("b\n");
    expect(await run("delete_file", { path: "/output/new.md" })).toBe("Deleted output/new.md");
    expect(await base.exists("data/out/new.md")).toBe(false);
  });

  it("say in their descriptions how paths are written", () => {
    const { tools } = bench(NAMED);
    const describedAs = tools.map(({ inputSchema }) =>
      JSON.stringify(inputSchema).includes(
        "in one of: input/ (read-only), output/ (read and write)",
      ),
    );
    expect(describedAs).toEqual(tools.map(() => true));
  });

  it("are all offered, and block what the sandbox does not allow before anybody is asked", async () => {
    const { tools, judge } = bench(NAMED);
    expect(tools).toHaveLength(7);
    const write = (path: string) => judge("write_file", { path, content: "" });
    expect(await write("input/a.md")).toBe(
      "blocked: Path is read-only: input/a.md. Writable paths: output.",
    );
    expect(await write("src/x.ts")).toBe(
      "blocked: Path not in any sandbox: src/x.ts. Readable paths: input, output.",
    );
    expect(await judge("read_file", { path: "src/x.ts" })).toMatch(/^blocked: Path not in any/);
    expect(await judge("list_files", { path: "src" })).toMatch(/^blocked: Path not in any/);
    expect(await judge("list_files", {})).toMatch(/^pre_approved: /);
    // What is no path at all is said by the call itself.
    expect(await write("../x")).toMatch(/^ask: /);
  });
});

describe("approval of files (C18, C19)", () => {
  const write = { path: "output/a", content: "" };

  it.each([
    [
      "nobody said anything",
      "{paths: {output: {mode: rw}}}",
      {},
      "ask: write_file asks by default.",
    ],
    [
      "the path says no",
      NAMED,
      {},
      "pre_approved: write_file is pre-approved by the settings of the sandbox.",
    ],
    [
      "the toolset is stricter than the path",
      NAMED,
      { write_file: "ask" },
      "ask: write_file asks by the worker's filesystem settings.",
    ],
    [
      "the path is stricter than the toolset",
      "{paths: {output: {mode: rw, write_approval: true}}}",
      { write_file: "pre_approved" },
      "ask: write_file asks by the settings of the sandbox.",
    ],
    [
      "the path is blocked",
      "{paths: {output: {mode: rw, write_approval: blocked}}}",
      { write_file: "pre_approved" },
      "blocked: write_file is blocked for 'output/a' by the sandbox.",
    ],
  ] as const)("the stricter of path and toolset holds: %s", async (_, sandbox, approvals, said) => {
    expect(await bench(sandbox, approvals).judge("write_file", write)).toBe(said);
  });

  it("list_files follows read_approval of the path", async () => {
    const { judge } = bench("{paths: {input: {root: data/in, read_approval: true}}}");
    expect(await judge("list_files", { path: "input" })).toMatch(/^ask: /);
    expect(await judge("list_files", {})).toMatch(/^ask: /);
    expect(await judge("read_file", { path: "input/a.md" })).toMatch(/^ask: /);
  });

  it("a file that decides about later runs asks, whatever the path says", async () => {
    const { judge } = bench("{paths: {all: {root: ., mode: rw, write_approval: false}}}");
    const input = { path: "all/workers/a.worker", content: "" };
    expect(await judge("write_file", input)).toMatch(/^ask: .*always asks/);
  });

  it("the request shows path, size and the whole change (C23)", async () => {
    const { preview } = bench(NAMED);
    const shown = await preview("write_file", { path: "output/old.md", content: "new\n" });
    expect([shown.summary, shown.changes[0]?.diff]).toMatchInlineSnapshot(`
      [
        "Write 4 characters to data/out/old.md",
        "--- a/data/out/old.md
      +++ b/data/out/old.md
      @@ -1 +1 @@
      -old
      +new
      ",
      ]
    `);
  });
});
