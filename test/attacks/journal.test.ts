import { expect, test } from "vitest";
import { PLAIN_START, runHeader } from "../../src/runtime/header.ts";
import { decodeSegment, encodeSegment } from "../../src/runtime/journal-segment.ts";
import { header } from "../runtime/store-samples.ts";

const at = "2026-11-21T12:00:00.000Z";
const line = (event: unknown) => `${JSON.stringify(event)}\n`;
const decode = (text: string) =>
  decodeSegment({ name: "journal/0001.jsonl", text, blobs: new Map() });

test.each<[string, unknown, string]>([
  ["an event of a later version", { type: "call_teleported", at }, "a newer one drove it"],
  ["an event without its members", { type: "worker_created", at }, "is damaged"],
  ["no event", { at }, "is damaged"],
  ["a list", [], "is damaged"],
  [
    "arguments written in under a request that has another shape",
    { type: "call_edited", at, requestId: "A1", digest: "x", input: {}, approve: "yes", by: null },
    "is damaged",
  ],
  [
    "a decision from a source that nobody knows",
    {
      type: "reply_received",
      at,
      key: "k",
      text: "x",
      fresh: false,
      by: null,
      source: { kind: "model" },
    },
    "is damaged",
  ],
])("%s in a journal stops the run with a sentence", (_what, event, message) => {
  expect(() => decode(line({ type: "run_started", at }) + line(event))).toThrow(message);
  expect(() => decode(line(event))).toThrow("line 1 of journal/0001.jsonl");
});

test("secrets in attachments, created workers, replies and edits are masked when they are stored", () => {
  const SECRET = "ghs_0123456789abcdef";
  const redact = (text: string) => text.replaceAll(SECRET, "***");
  const by = { id: 1, login: "maria" };
  const source = { kind: "terminal" as const };
  const { text, blobs } = encodeSegment(
    [
      {
        type: "attachments_read",
        at,
        key: "",
        files: [{ path: SECRET, mediaType: "text/plain", bytes: 1, data: SECRET.repeat(2000) }],
      },
      { type: "worker_created", at, key: "k", name: "x", text: `---\n---\n${SECRET}` },
      { type: "reply_received", at, key: "k", text: SECRET, fresh: false, by, source },
      {
        type: "call_edited",
        at,
        requestId: "A1",
        digest: "d",
        input: { a: [SECRET] },
        approve: true,
        by,
        source,
      },
    ],
    redact,
  );
  expect(text + [...blobs.values()].join("")).not.toContain(SECRET);
});

test("P40: the header of a run from before these features reads as a plain start", () => {
  const { attachments, opened, creationDefaults, modelScope, ...old } = {
    ...header("r1"),
    ...PLAIN_START,
  };
  expect(runHeader.parse(old)).toEqual({ ...header("r1"), ...PLAIN_START });
  expect(() => runHeader.parse({ ...old, schema: 2 })).toThrow();
  expect(() => runHeader.parse({ ...old, approvers: "everybody" })).toThrow();
});
