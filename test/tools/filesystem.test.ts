import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Approval } from "../../src/project/definition.ts";
import { filesystemTools } from "../../src/tools/filesystem.ts";
import { createSandbox } from "../../src/tools/node-sandbox.ts";
import type { CallContext, Parsed, Preview, ToolOutcome } from "../../src/tools/tool.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const context: CallContext = {
  key: "main/turn/1/call/0",
  signal: new AbortController().signal,
  callWorker: async () => {
    throw new Error("file tools call no worker");
  },

  createWorker: async () => undefined,
  nested: async () => ({ status: "suspended" }),
  recorded: () => [],
  toolNamed: async () => undefined,
};

type Input = Record<string, unknown>;

interface Bench {
  root: string;
  parse(name: string, raw: unknown): Parsed;
  run(name: string, raw: Input): Promise<ToolOutcome>;
  /** The content of a completed result. */
  text(name: string, raw: Input): Promise<string>;
  preview(name: string, raw: Input, pending?: Record<string, string | null>): Promise<Preview>;
  judge(name: string, raw: Input): Promise<string>;
  effect(name: string, raw: Input): string;
}

function bench(approvals: Partial<Record<string, Approval>> = {}): Bench {
  const root = temporaryFolder();
  const sandbox = createSandbox({ root, maxFileBytes: 1_000_000 });
  const tools = filesystemTools({ config: { approvals }, sandbox });
  const find = (name: string) => {
    const tool = tools.find((candidate) => candidate.name === name);
    if (tool === undefined) throw new Error(`no tool ${name}`);
    return tool;
  };
  const inputOf = (name: string, raw: unknown) => {
    const parsed = find(name).parse(raw);
    if (!parsed.ok) throw new Error(parsed.message);
    return parsed.input;
  };
  const run = (name: string, raw: Input) => find(name).execute(inputOf(name, raw), context);
  return {
    root,
    parse: (name, raw) => find(name).parse(raw),
    run,
    text: async (name, raw) => {
      const outcome = await run(name, raw);
      if (outcome.status !== "completed" || outcome.isError) {
        throw new Error(JSON.stringify(outcome));
      }
      return outcome.content;
    },
    preview: (name, raw, pending = {}) =>
      find(name).preview(inputOf(name, raw), new Map(Object.entries(pending))),
    judge: async (name, raw) => {
      const { approval, reason } = await find(name).judge(inputOf(name, raw));
      return `${approval}: ${reason}`;
    },
    effect: (name, raw) => find(name).effect(inputOf(name, raw)),
  };
}

describe("the tools", () => {
  it("are seven, with strict schemas and an effect each", () => {
    const sandbox = createSandbox({ root: temporaryFolder() });
    const tools = filesystemTools({ config: { approvals: {} }, sandbox });
    const table = tools.map((tool) => ({
      name: tool.name,
      required: tool.inputSchema.required,
      additional: tool.inputSchema.additionalProperties,
    }));
    expect(table).toEqual([
      { name: "read_file", required: ["path"], additional: false },
      { name: "list_files", required: undefined, additional: false },
      { name: "file_info", required: ["path"], additional: false },
      { name: "file_exists", required: ["path"], additional: false },
      { name: "write_file", required: ["path", "content"], additional: false },
      { name: "edit_file", required: ["path", "old_text", "new_text"], additional: false },
      { name: "delete_file", required: ["path"], additional: false },
    ]);
    const { effect } = bench();
    expect(effect("read_file", { path: "a" })).toBe("none");
    expect(effect("list_files", {})).toBe("none");
    expect(effect("write_file", { path: "a", content: "" })).toBe("workspace");
    expect(effect("delete_file", { path: "a" })).toBe("workspace");
  });

  it("answer a wrong input with one sentence per issue, before anybody is asked", () => {
    const { parse } = bench();
    expect(parse("read_file", { path: "a" })).toEqual({
      ok: true,
      input: { path: "a", max_chars: 20_000, offset: 0 },
    });
    const wrong = parse("read_file", { path: 7, max_chars: 0, append: true });
    expect(wrong.ok ? "" : wrong.message).toMatchInlineSnapshot(
      `"Invalid input for read_file. 'path': Invalid input: expected string, received number. 'max_chars': Too small: expected number to be >=1. Unrecognized key: "append"."`,
    );
    const nothing = parse("write_file", undefined);
    expect(nothing.ok ? "" : nothing.message).toMatchInlineSnapshot(
      `"Invalid input for write_file. Invalid input: expected object, received undefined."`,
    );
  });
});

describe("read_file", () => {
  it.each([
    [{}, { content: "a😀b\n", truncated: false, total_chars: 4, offset: 0, chars_read: 4 }],
    [
      { max_chars: 4 },
      { content: "a😀b\n", truncated: false, total_chars: 4, offset: 0, chars_read: 4 },
    ],
    [
      { max_chars: 2 },
      { content: "a😀", truncated: true, total_chars: 4, offset: 0, chars_read: 2 },
    ],
    [
      { max_chars: 1, offset: 1 },
      { content: "😀", truncated: true, total_chars: 4, offset: 1, chars_read: 1 },
    ],
    [{ offset: 3 }, { content: "\n", truncated: false, total_chars: 4, offset: 3, chars_read: 1 }],
    [{ offset: 4 }, { content: "", truncated: false, total_chars: 4, offset: 4, chars_read: 0 }],
    [{ offset: 9 }, { content: "", truncated: false, total_chars: 4, offset: 9, chars_read: 0 }],
  ])("counts characters, not bytes: %j", async (range, expected) => {
    const { root, text } = bench();
    writeFileSync(join(root, "a.md"), "a😀b\n");
    expect(JSON.parse(await text("read_file", { path: "a.md", ...range }))).toEqual(expected);
  });

  it("returns 20,000 characters unless told, and 200,000 at most", async () => {
    const { root, text } = bench();
    writeFileSync(join(root, "long"), "x".repeat(200_001));
    const usual = JSON.parse(await text("read_file", { path: "long" }));
    expect([usual.chars_read, usual.truncated]).toEqual([20_000, true]);
    const most = JSON.parse(await text("read_file", { path: "long", max_chars: 9_999_999 }));
    expect([most.chars_read, most.truncated]).toEqual([200_000, true]);
  });

  it("answers what cannot be read with an error for the model", async () => {
    const { root, run } = bench();
    writeFileSync(join(root, "image.png"), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]));
    writeFileSync(join(root, "big"), "x".repeat(1_000_001));
    for (const path of ["image.png", "big", "gone", "../x"]) {
      const outcome = await run("read_file", { path });
      expect(outcome).toMatchObject({ status: "completed", isError: true });
    }
    expect(await run("read_file", { path: "image.png" })).toMatchObject({
      content: expect.stringContaining("as an attachment"),
    });
  });
});

describe("list_files", () => {
  it("lists files by pattern, relative to the folder", async () => {
    const { root, text } = bench();
    for (const folder of [".git", "src/deep"]) mkdirSync(join(root, folder), { recursive: true });
    for (const path of [".git/config", ".env", "a.md", "src/b.ts", "src/deep/c.ts"]) {
      writeFileSync(join(root, path), "");
    }
    expect(await text("list_files", {})).toBe('[".env","a.md","src/b.ts","src/deep/c.ts"]');
    expect(await text("list_files", { path: "src" })).toBe('["b.ts","deep/c.ts"]');
    expect(await text("list_files", { pattern: "*.md" })).toBe('["a.md"]');
    expect(await text("list_files", { pattern: "**/*.{ts,md}" })).toBe(
      '["a.md","src/b.ts","src/deep/c.ts"]',
    );
    expect(await text("list_files", { pattern: "*.py" })).toBe("[]");
  });

  it("names at most 2,000 files and says that there are more", async () => {
    const { root, text } = bench();
    for (let index = 0; index < 2_001; index += 1) writeFileSync(join(root, `${index}`), "");
    const [names = "", sentence] = (await text("list_files", {})).split("\n");
    expect(JSON.parse(names)).toHaveLength(2_000);
    expect(sentence).toBe(
      "These are the first 2000 of 2001 files. Narrow the path or the pattern to see others.",
    );
    expect(await text("list_files", { pattern: "1*" })).not.toContain("\n");
  });
});

describe("file_info", () => {
  it("tells files, folders and nothing apart", async () => {
    const { root, text } = bench();
    writeFileSync(join(root, "a.md"), "é");
    const info = async (path: string) => JSON.parse(await text("file_info", { path }));
    expect(await info("/a.md")).toEqual({ path: "a.md", exists: true, kind: "file", size: 2 });
    expect(await info(".")).toEqual({ path: "", exists: true, kind: "directory", size: 0 });
    expect(await info("b.md")).toEqual({ path: "b.md", exists: false });
  });
});

describe("write_file, edit_file and delete_file", () => {
  it("change the file and say so", async () => {
    const { root, text } = bench();
    expect(await text("write_file", { path: "/docs/a.md", content: "a😀\n" })).toBe(
      "Written 3 characters to docs/a.md",
    );
    expect(readFileSync(join(root, "docs/a.md"), "utf8")).toBe("a😀\n");
    const edit = { path: "docs/a.md", old_text: "😀", new_text: "$&$1" };
    expect(await text("edit_file", edit)).toBe("Edited docs/a.md");
    expect(readFileSync(join(root, "docs/a.md"), "utf8")).toBe("a$&$1\n");
    expect(await text("delete_file", { path: "docs/a.md" })).toBe("Deleted docs/a.md");
    expect(existsSync(join(root, "docs/a.md"))).toBe(false);
  });

  it.each([
    ["gone", "Cannot edit 'a.md': text not found in file"],
    ["one", "Cannot edit 'a.md': text found 2 times (must be unique)"],
  ])("edits only where the text occurs once: %s", async (old_text, sentence) => {
    const { root, run, preview } = bench();
    writeFileSync(join(root, "a.md"), "one one two");
    const input = { path: "a.md", old_text, new_text: "x" };
    expect(await run("edit_file", input)).toEqual({
      status: "completed",
      content: sentence,
      isError: true,
    });
    await expect(preview("edit_file", input)).rejects.toThrow(sentence);
    expect(readFileSync(join(root, "a.md"), "utf8")).toBe("one one two");
  });

  it("lose no edit when siblings of one turn edit the same file at once", async () => {
    const { root, run } = bench();
    const words = Array.from({ length: 20 }, (_, index) => `<${index}>`);
    writeFileSync(join(root, "a.md"), words.join(" "));
    await Promise.all(
      words.map((word) => run("edit_file", { path: "a.md", old_text: word, new_text: "done" })),
    );
    expect(readFileSync(join(root, "a.md"), "utf8")).toBe(words.map(() => "done").join(" "));
  });

  it("refuse to replace a binary file by text, but delete one", async () => {
    const { root, run, preview } = bench();
    writeFileSync(join(root, "image.png"), Buffer.from([0]));
    const write = { path: "image.png", content: "x" };
    expect(await run("write_file", write)).toMatchObject({ isError: true });
    await expect(preview("write_file", write)).rejects.toThrow("not UTF-8 text");
    expect((await preview("delete_file", { path: "image.png" })).changes).toEqual([
      {
        path: "image.png",
        before: "f76dd238ade08917e6712764a16a22005a50573d",
        after: null,
        content: null,
        diff: "Binary files a/image.png and /dev/null differ\n",
        line: 1,
      },
    ]);
    expect(await run("delete_file", { path: "image.png" })).toMatchObject({ isError: false });
  });
});

describe("preview", () => {
  it("shows the diff and binds the blobs on both sides", async () => {
    const { root, preview } = bench();
    writeFileSync(join(root, "a.md"), "hello\n");
    const shown = await preview("write_file", { path: "./a.md", content: "bye\n" });
    expect(shown.summary).toBe("Write 4 characters to a.md");
    expect(shown.changes[0]).toMatchObject({
      path: "a.md",
      before: "ce013625030ba8dba906f756967f9e9ca394464a",
      after: "b023018cabc396e7692c70bbf5784a93d3f738ab",
      content: "bye\n",
      line: 1,
    });
    expect(readFileSync(join(root, "a.md"), "utf8")).toBe("hello\n");
  });

  it("is drawn on what pending siblings would leave", async () => {
    const { root, preview } = bench();
    writeFileSync(join(root, "a.md"), "one\n");
    const edit = { path: "/a.md", old_text: "two", new_text: "three" };
    await expect(preview("edit_file", edit)).rejects.toThrow("text not found");
    const { changes } = await preview("edit_file", edit, { "a.md": "one\ntwo\n" });
    expect(changes[0]?.diff).toMatchInlineSnapshot(`
      "--- a/a.md
      +++ b/a.md
      @@ -1,2 +1,2 @@
       one
      -two
      +three
      "
    `);
    const gone = { "a.md": null };
    await expect(preview("edit_file", edit, gone)).rejects.toThrow("File not found: a.md");
    await expect(preview("delete_file", { path: "a.md" }, gone)).rejects.toThrow("File not found");
    const written = await preview("write_file", { path: "a.md", content: "x" }, gone);
    expect(written.changes[0]).toMatchObject({ before: null, line: null });
  });

  it("throws what execution would answer, so that nobody is asked in vain", async () => {
    const { root, preview, run } = bench();
    symlinkSync("nowhere", join(root, "link"));
    mkdirSync(join(root, "folder"));
    for (const path of ["../x", ".git/hooks/pre-commit", "link", "folder", "~/x"]) {
      const input = { path, content: "x" };
      const outcome = await run("write_file", input);
      expect(outcome).toMatchObject({ isError: true });
      const sentence = outcome.status === "completed" ? outcome.content : "";
      await expect(preview("write_file", input)).rejects.toThrow(sentence);
    }
    const large = { path: "a", content: "x".repeat(1_000_001) };
    await expect(preview("write_file", large)).rejects.toThrow("Maximum allowed: 1,000,000 bytes.");
  });
});

describe("judge", () => {
  const write = { path: "docs/a.md", content: "" };

  it("pre-approves reading and asks for changes by default", async () => {
    const { judge } = bench();
    expect(await judge("read_file", { path: "a" })).toBe(
      "pre_approved: read_file is pre-approved by default.",
    );
    expect(await judge("write_file", write)).toBe("ask: write_file asks by default.");
  });

  it("follows the worker's settings per tool and says what is left when one is blocked", async () => {
    const { judge } = bench({
      read_file: "ask",
      write_file: "pre_approved",
      delete_file: "blocked",
    });
    expect(await judge("read_file", { path: "a" })).toMatch(/^ask: /);
    expect(await judge("write_file", write)).toMatch(/^pre_approved: /);
    expect(await judge("edit_file", { path: "a", old_text: "x", new_text: "" })).toMatch(/^ask: /);
    expect(await judge("delete_file", { path: "a" })).toMatchInlineSnapshot(
      `"blocked: delete_file is blocked by the worker's filesystem settings. Allowed: read_file, list_files, file_info, file_exists, write_file, edit_file."`,
    );
  });

  it("asks for a protected path whatever the settings say, in every spelling", async () => {
    const { root, judge } = bench({ write_file: "pre_approved" });
    const spellings = [
      "main.worker",
      "/main.worker",
      "x/../main.worker",
      join(root, "main.worker"),
    ];
    for (const path of [...spellings, ".github/workflows/ci.yml", "../outside"]) {
      expect(await judge("write_file", { path, content: "" })).toMatch(/^ask: .* always asks\.$/);
    }
    const blocked = bench({ write_file: "blocked" });
    expect(await blocked.judge("write_file", { path: "main.worker", content: "" })).toMatch(
      /^blocked: /,
    );
  });
});
