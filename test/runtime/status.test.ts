import { describe, expect, test } from "vitest";
import { sessionKey } from "../../src/runtime/call-state.ts";
import type { EventBody } from "../../src/runtime/journal.ts";
import { hasWork } from "../../src/runtime/status.ts";
import { asked, decidedBy, end, NOW, start, stateOf, voided } from "./requests.ts";

describe("session memory", () => {
  const key = sessionKey({ tool: "send", input: { text: "A1" }, chain: ["main"] });
  const approved = [asked("A1"), decidedBy("approve", true)];

  test("holds once the call was approved for the session", () => {
    expect([...stateOf(...approved).sessions]).toEqual([key]);
    expect([...stateOf(...approved, start(), end).sessions]).toEqual([key]);
  });

  test.each([
    ["denied", decidedBy("deny")],
    ["voided", voided],
    ["revoked", { type: "decision_revoked", requestId: "A1", reason: "edited" } as EventBody],
  ])("is gone when the approval that gave it was %s before the start", (_, withdrawal) => {
    expect([...stateOf(...approved, withdrawal).sessions]).toEqual([]);
  });
});

describe("whether there is work", () => {
  const open = asked("A2");
  test.each([
    ["an undecided request", [open], false],
    ["a decided one beside it", [open, asked("A1"), decidedBy("approve")], true],
    ["a started external call beside it", [open, asked("A1"), decidedBy("approve"), start()], true],
    [
      "a started write beside it",
      [open, asked("A1"), decidedBy("approve"), start("workspace")],
      true,
    ],
    [
      "a delegate that waits for it",
      [
        asked("A2", "approval", "A1/turn/1/call/0"),
        asked("A1"),
        decidedBy("approve"),
        start("none"),
      ],
      false,
    ],
    [
      "a delegate that waits for nothing",
      [open, asked("A1"), decidedBy("approve"), start("none")],
      true,
    ],
    ["a voided one that nobody was asked about again", [open, asked("A1"), voided], true],
    [
      "a voided one that was asked again",
      [asked("A1"), voided, asked("A2", "approval", "A1")],
      false,
    ],
    ["nothing that waits", [], true],
    ["a failure", [{ type: "run_failed", code: "model", message: "" } as EventBody], false],
  ])("%s", (_, bodies, expected) => {
    expect(hasWork(stateOf(...bodies), NOW)).toBe(expected);
  });
});
