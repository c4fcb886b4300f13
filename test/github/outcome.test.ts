import { describe, expect, it } from "vitest";
import { outcomeOf } from "../../src/github/outcome.ts";
import type { EventOf, RunEvent } from "../../src/runtime/events.ts";
import type { RunHeader } from "../../src/runtime/header.ts";
import { foldEvents } from "../../src/runtime/state.ts";
import { decisionOn, writeRequest } from "./example-requests.ts";

const at = "2026-11-21T13:00:00.000Z";
const request = writeRequest();
const header = { runId: "4f2a91c07b3d", worker: "main" } as RunHeader;
const asked: RunEvent = { type: "approval_requested", at, request, expiresAt: at };
const cancelled: RunEvent = { type: "run_cancelled", at, by: null, reason: "closed", source: null };
const started: RunEvent = {
  type: "tool_started",
  at,
  key: request.key,
  tool: request.tool,
  effect: "workspace",
  requestId: "A1",
};

function completed(changes: Partial<EventOf<"tool_completed">> = {}): RunEvent {
  return {
    type: "tool_completed",
    at,
    key: request.key,
    tool: request.tool,
    content: "result",
    isError: false,
    refusedBy: null,
    touchedWorkspace: true,
    ...changes,
  };
}

const edit: RunEvent = {
  type: "call_edited",
  at,
  requestId: "A1",
  digest: request.digest,
  input: { path: "docs/b.md", content: "" },
  approve: true,
  by: { id: 583231, login: "octocat" },
  source: { kind: "terminal" },
};
const edited = writeRequest({ id: "A2", digest: "aa00bb11cc22" });
const askedAgain: RunEvent = { type: "approval_requested", at, request: edited, expiresAt: at };

describe("what came of a request", () => {
  it.each<[string, RunEvent[], unknown]>([
    ["is not known before the run goes on", [edit], { kind: "waiting" }],
    ["names the request that it became", [edit, askedAgain], { replacedBy: "A2" }],
    [
      "says what was wrong with the new arguments",
      [edit, completed({ content: "Invalid", isError: true })],
      { kind: "edited", replacedBy: null, result: "Invalid" },
    ],
    [
      "is another thing where it was voided by something else",
      [{ type: "request_voided", at, requestId: "A1", reason: "changed" }],
      { kind: "void", reason: "changed" },
    ],
  ])("of one that was edited %s", (_, events, outcome) => {
    const state = foldEvents(header, [asked, ...events]);
    const item = state.requests.get("A1");
    expect(item && outcomeOf(state, item)).toMatchObject(outcome as object);
  });

  it.each<[string, RunEvent[], unknown]>([
    ["open", [], null],
    ["cancelled while open", [cancelled], { kind: "cancelled", reason: "closed" }],
    ["decided", [decisionOn(request)], { kind: "waiting" }],
    [
      "cancelled after an approval",
      [decisionOn(request), cancelled],
      { kind: "cancelled", reason: "closed" },
    ],
    [
      "denied, then cancelled",
      [decisionOn(request, { decision: "deny" }), cancelled],
      { kind: "waiting" },
    ],
    ["started", [decisionOn(request), started], { kind: "waiting" }],
    [
      "executed",
      [decisionOn(request), started, completed()],
      { kind: "executed", result: "result", isError: false },
    ],
    [
      "denied",
      [decisionOn(request, { decision: "deny" }), completed({ refusedBy: "person" })],
      { kind: "denied" },
    ],
    ["expired", [completed({ refusedBy: "expiry" })], { kind: "expired" }],
    [
      "refused by policy",
      [decisionOn(request), completed({ refusedBy: "policy" })],
      { kind: "refused", result: "result" },
    ],
    [
      "skipped",
      [decisionOn(request, { decision: "skip" }), completed({ isError: true })],
      { kind: "skipped" },
    ],
    [
      "done",
      [decisionOn(request, { decision: "done" }), completed()],
      { kind: "reported", result: "result" },
    ],
    [
      "void",
      [{ type: "request_voided", at, requestId: "A1", reason: "changed" }],
      { kind: "void", reason: "changed", replacedBy: null },
    ],
    [
      "void and asked again",
      [
        { type: "request_voided", at, requestId: "A1", reason: "changed" },
        { ...asked, request: { ...request, id: "A10" } },
      ],
      { kind: "void", reason: "changed", replacedBy: "A10" },
    ],
  ])("%s", (_, events, expected) => {
    const state = foldEvents(header, [asked, ...events]);
    const known = state.requests.get("A1");
    if (!known) throw new Error("the request was not recorded");
    expect(outcomeOf(state, known)).toEqual(expected);
  });
});
