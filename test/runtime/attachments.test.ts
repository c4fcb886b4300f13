import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  type AttachmentPolicy,
  DEFAULT_ATTACHMENT_POLICY,
  type WorkerDefinition,
} from "../../src/project/definition.ts";
import type { RunHeader } from "../../src/runtime/header.ts";
import { delegates, startWorld, type Turn, type World, worker } from "./machine.ts";

const PNG = Buffer.from("89504e470d0a1a0a00000000", "hex");
const PDF = Buffer.from("%PDF-1.7\n\u0000");

function policy(changes: Partial<AttachmentPolicy>): Partial<WorkerDefinition> {
  return { attachments: { ...DEFAULT_ATTACHMENT_POLICY, ...changes, declared: true } };
}

interface Setting {
  files?: Record<string, string | Buffer>;
  main?: Partial<WorkerDefinition>;
  reader?: Partial<WorkerDefinition>;
  answers?: Record<string, Turn[]>;
  header?: Partial<RunHeader>;
}

function world(setting: Setting): World {
  const started = startWorld({
    workers: [
      worker("main", { ...delegates("reader"), ...setting.main }),
      worker("reader", setting.reader),
    ],
    answers: setting.answers ?? {},
    ...(setting.header ? { header: setting.header } : {}),
  });
  for (const [path, content] of Object.entries(setting.files ?? {})) {
    mkdirSync(dirname(join(started.root, path)), { recursive: true });
    writeFileSync(join(started.root, path), content);
  }
  return started;
}

function sharing(...attachments: string[]): Record<string, Turn[]> {
  const calls: Turn["calls"] = [["reader", { input: "Read.", attachments }]];
  return { main: [{ calls }, { text: "end" }], reader: [{ text: "A deck." }] };
}

/** What the caller's model was told, after the call. */
function told(w: World): string {
  return JSON.stringify(w.requests.at(-1)?.messages.at(-1));
}

describe("attachments of a delegated worker (F93, F95)", () => {
  test("are images and PDFs as they are, and text inline with its name", async () => {
    using w = world({
      files: { "input/deck.pdf": PDF, "a.png": PNG, "notes.md": "# Notes\n" },
      answers: sharing("input/deck.pdf", "./a.png", "notes.md"),
    });
    expect((await w.boot()).status).toBe("completed");
    expect(w.requests[1]?.messages[0]?.content).toEqual([
      { type: "text", text: "Read." },
      {
        type: "media",
        mediaType: "application/pdf",
        name: "input/deck.pdf",
        data: PDF.toString("base64"),
      },
      { type: "media", mediaType: "image/png", name: "./a.png", data: PNG.toString("base64") },
      { type: "text", text: "Attached file 'notes.md':\n\n# Notes\n" },
    ]);
    expect(told(w)).toContain("A deck.");
  });

  test.each<[string, Setting, string]>([
    [
      "more than the policy takes",
      { reader: policy({ maxAttachments: 1 }), answers: sharing("a.pdf", "b.pdf") },
      "Attachment policy violation: up to 1 attachment(s) allowed but 2 provided (attachment_policy of worker 'reader').",
    ],
    [
      "a suffix that is not allowed",
      { reader: policy({ allowedSuffixes: [".txt", ".md"] }), answers: sharing("a.pdf") },
      "Attachment policy violation: a.pdf (.pdf) not in allowed list: .txt, .md",
    ],
    [
      "a denied suffix in any case",
      { reader: policy({ deniedSuffixes: [".pdf"] }), answers: sharing("B.PDF") },
      "Attachment policy violation: B.PDF extension .pdf is denied",
    ],
    [
      "too many bytes",
      { reader: policy({ maxTotalBytes: 15 }), answers: sharing("a.pdf", "b.pdf") },
      "Attachment policy violation: total size 20 bytes exceeds limit of 15 bytes",
    ],
    [
      "a file that is not there",
      { answers: sharing("none.pdf") },
      "Attachment not found: none.pdf",
    ],
    ["a folder", { answers: sharing("folder") }, "Attachment is not a file: folder"],
    ["a path outside", { answers: sharing("../x.pdf") }, "../x.pdf"],
    [
      "what the model cannot take",
      { answers: sharing("a.gif") },
      "Model 'test:model' cannot take the attachment a.gif (image/gif). It takes: text, image/png, application/pdf.",
    ],
    [
      "what no model can take",
      { answers: sharing("a.docx") },
      "cannot take the attachment a.docx (application/vnd.openxmlformats-officedocument.wordprocessingml.document)",
    ],
  ])("are refused before anything is sent: %s", async (_, setting, words) => {
    using w = world({
      ...setting,
      files: {
        "a.pdf": PDF,
        "b.pdf": PDF,
        "B.PDF": PDF,
        "folder/x": "",
        "a.gif": "GIF89a\u0000",
        "a.docx": "PK\u0003\u0004\u0000",
      },
    });
    expect((await w.boot()).status).toBe("completed");
    expect(w.requests.map((request) => request.worker)).toEqual(["main", "main"]);
    expect(told(w)).toContain(words);
    expect(told(w)).toContain('"is_error":true');
  });

  test.each([
    [{ declared: true }, ["main", "main"]],
    [{ declared: false }, ["main", "reader", "main"]],
  ])("obey the caller's policy only where it is declared: %j (C33)", async (declared, asked) => {
    const attachments = { ...DEFAULT_ATTACHMENT_POLICY, deniedSuffixes: [".pdf"], ...declared };
    using w = world({ files: { "a.pdf": PDF }, main: { attachments }, answers: sharing("a.pdf") });
    await w.boot();
    expect(w.requests.map((request) => request.worker)).toEqual(asked);
  });

  test("are the bytes of the first time after a suspension", async () => {
    const answers = {
      main: [{ calls: [["reader", { attachments: ["a.md"] }]] }, { text: "end" }],
      reader: [{ calls: [["send", { text: "x" }]] }, { text: "done" }],
    } satisfies Record<string, Turn[]>;
    using w = world({ files: { "a.md": "before" }, answers });
    expect((await w.boot()).status).toBe("suspended");
    rmSync(join(w.root, "a.md"));
    await w.say({ verb: "approve" });
    expect((await w.boot()).status).toBe("completed");
    const asked = w.requests.filter((request) => request.worker === "reader");
    expect(asked).toHaveLength(2);
    expect(JSON.stringify(asked[1]?.messages[0])).toContain("Attached file 'a.md':\\n\\nbefore");
    expect(JSON.stringify(asked[1]?.messages[0])).toContain("Please process the attached file(s).");
  });
});

describe("attachments of the entry worker (F93)", () => {
  test("are what the run was started with", async () => {
    using w = world({
      files: { "a.png": PNG },
      header: { attachments: ["a.png"], input: "" },
      answers: { main: [{ text: "A picture." }] },
    });
    expect(await w.boot()).toMatchObject({ status: "completed", result: "A picture." });
    expect(w.requests[0]?.messages[0]?.content).toMatchObject([
      { text: "Please process the attached file(s)." },
      { type: "media", name: "a.png" },
    ]);
  });

  test("that break its policy end the run with the reason", async () => {
    using w = world({ header: { attachments: ["none.md"] } });
    expect(await w.boot()).toMatchObject({
      status: "failed",
      message: "Attachment not found: none.md",
    });
    expect(w.requests).toEqual([]);
  });
});

describe("approval of a call that shares files", () => {
  const asking = { ...delegates("reader") };
  const [delegate] = asking.delegation?.delegates ?? [];
  if (asking.delegation && delegate) {
    asking.delegation = { ...asking.delegation, delegates: [{ ...delegate, approval: "ask" }] };
  }

  test("shows every file with its size", async () => {
    const files = { "a.pdf": PDF, "b.md": "text" };
    using w = world({ files, main: asking, answers: sharing("a.pdf", "b.md") });
    expect((await w.boot()).status).toBe("suspended");
    const [request] = (await w.journal()).state.requests.values();
    expect(request?.request.summary).toBe(
      "Call worker 'reader' with: Read., sharing 2 files (14 bytes)",
    );
    expect(request?.request.shared).toEqual([
      { path: "a.pdf", bytes: 10 },
      { path: "b.md", bytes: 4 },
    ]);
  });

  test("holds for their content: another one is asked about again", async () => {
    using w = world({ files: { "a.pdf": PDF }, main: asking, answers: sharing("a.pdf") });
    await w.boot();
    await w.say({ verb: "approve" });
    writeFileSync(join(w.root, "a.pdf"), "%PDF-other");
    expect((await w.boot()).status).toBe("suspended");
    expect(w.requests.map((request) => request.worker)).toEqual(["main"]);
    const [first, second] = [...(await w.journal()).state.requests.values()];
    expect(first?.status.kind).toBe("voided");
    expect(second?.status.kind).toBe("open");
  });

  test("for the session does not reach another call that shares files", async () => {
    const call = sharing("a.pdf").main?.[0];
    if (!call) throw new Error("no call");
    const answers = { ...sharing("a.pdf"), main: [call, call, { text: "done" }] };
    using w = world({ files: { "a.pdf": PDF }, main: asking, answers });
    await w.boot();
    await w.say({ verb: "approve", session: true });
    expect((await w.boot()).status).toBe("suspended");
    expect((await w.journal()).state.requests.get("A2")?.status.kind).toBe("open");
  });

  test("is not asked for where the call cannot be made", async () => {
    using w = world({ main: asking, answers: sharing("none.pdf") });
    expect((await w.boot()).status).toBe("completed");
    expect(told(w)).toContain("Attachment not found: none.pdf");
  });
});
