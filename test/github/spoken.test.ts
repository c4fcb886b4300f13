import { describe, expect, test } from "vitest";
import type { Authorizer } from "../../src/github/authorize.ts";
import { addressed, reachableBy, speak, type Words, wordsIn } from "../../src/github/spoken.ts";
import type { CommentFacts, ThreadFacts } from "../../src/github/thread.ts";
import type { EventOf, RunEvent } from "../../src/runtime/events.ts";
import type { RunHeader } from "../../src/runtime/header.ts";
import { foldEvents, type RunState } from "../../src/runtime/state.ts";
import { writeRequest } from "./example-requests.ts";

const MARIA = { id: 7, login: "maria" };
const authorizer = { judge: async () => ({ status: "allowed" }) } as unknown as Authorizer;

function clock(seconds: number): string {
  return `2026-11-21T13:00:${String(seconds).padStart(2, "0")}Z`;
}

function published(changes: Partial<EventOf<"published">>, seconds: number): RunEvent {
  return {
    type: "published",
    at: clock(seconds).replace("Z", ".500Z"),
    subject: "answer",
    of: "turn/1",
    nodeId: "IC_answer",
    number: null,
    url: null,
    digest: null,
    threadId: null,
    ...changes,
  };
}

function runOf(events: RunEvent[], changes: Partial<RunHeader> = {}): RunState {
  const header = {
    runId: "r1",
    createdAt: "2026-11-21T12:00:00.000Z",
    startedBy: MARIA,
    ...changes,
  };
  return foldEvents(header as RunHeader, events);
}

const awaited: RunEvent = {
  type: "reply_awaited",
  at: clock(10),
  key: "turn/1",
  text: "What next?",
  expiresAt: clock(59),
};

function comment(body: string, seconds: number): CommentFacts {
  return {
    id: `IC_${seconds}`,
    databaseId: seconds,
    url: "",
    body,
    author: { ...MARIA, kind: "User" },
    createdAt: clock(seconds),
    edited: false,
    mine: false,
    threadId: null,
  };
}

const facts = (number: number, ...comments: CommentFacts[]) =>
  ({ number, comments }) as ThreadFacts;

function words(body: string, seconds: number): Words {
  const [read] = wordsIn(facts(1, comment(body, seconds)), { prefix: "/", bareAllowed: true });
  if (!read) throw new Error(`"${body}" is no command`);
  return read;
}

function said(state: RunState, spoken: Words, page = facts(1)) {
  return speak(spoken, { state, facts: page, authorizer, preventSelf: true });
}

describe("F109 /say", () => {
  const chat = runOf([awaited, published({}, 20)]);

  test("is the next words of a chat, its end, or its new beginning", async () => {
    expect(await said(chat, words("/say Go on.\nPlease.", 30))).toMatchObject({
      verb: "say",
      text: "Go on.\nPlease.",
      fresh: false,
      authority: { status: "allowed" },
    });
    expect(await said(chat, words("/say /exit", 30))).toMatchObject({ text: null });
    expect(await said(chat, words("/say /new Hi", 30))).toMatchObject({ text: "Hi", fresh: true });
  });

  test("was not meant for an answer that nobody could read when it was written", async () => {
    const early = { status: "refused", because: "nothing_awaited" };
    expect(await said(chat, words("/say Yes", 19))).toMatchObject({ authority: early });
    const unposted = runOf([awaited]);
    expect(await said(unposted, words("/say Yes", 30))).toMatchObject({ authority: early });
    // GitHub's own time of the answer counts before ours.
    const shown = facts(1, { ...comment("What next?", 25), id: "IC_answer" });
    expect(await said(chat, words("/say Yes", 24), shown)).toMatchObject({ authority: early });
  });

  test("is for the run that waits for words, not for the newest", () => {
    const newer = runOf([], { runId: "r2", createdAt: "2026-11-21T12:30:00.000Z" });
    const { runs } = addressed(words("/say Go on.", 30), [chat, newer], facts(1));
    expect(runs).toEqual([chat]);
  });
});

describe("C22 /edit", () => {
  test("carries the new arguments, and is a grant that one's own run may not have", async () => {
    const spoken = words('/edit A1\n```json\n{"path":"b.md"}\n```', 30);
    expect(await said(runOf([]), spoken)).toMatchObject({
      verb: "edit",
      targets: [{ id: "A1", digest: null }],
      input: { path: "b.md" },
      authority: { status: "refused", because: "self_approval" },
    });
  });
});

describe("F97 the page of a worker's file", () => {
  const asked: RunEvent = {
    type: "approval_requested",
    at: clock(10),
    request: writeRequest({ tool: "worker_create" }),
    expiresAt: clock(59),
  };
  const page = published({ subject: "worker_pull_request", of: "A1", number: 8 }, 20);
  const state = runOf([asked, page]);

  test("is its request's own: there the id may be left out, once it was there", () => {
    const reach = (number: number, seconds: number) =>
      reachableBy(state, facts(number), comment("/approve", seconds));
    expect(reach(8, 30)).toEqual({ reachable: new Set(["A1"]), implied: "A1" });
    expect(reach(8, 19)).toEqual({ reachable: new Set(), implied: null });
    expect(reach(9, 30)).toEqual({ reachable: new Set(), implied: null });
  });
});
