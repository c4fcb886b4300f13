import type { RunEvent } from "../../src/runtime/events.ts";
import type { EventBody } from "../../src/runtime/journal.ts";
import { foldEvents, type RunState } from "../../src/runtime/state.ts";
import { at, header } from "./store-samples.ts";

export const DIGEST = "1f3a90c2b7de";
export const NOW = new Date("2026-11-21T13:00:00Z");
export const LATER = new Date("2027-01-01T00:00:00Z");
export const maria = { id: 1, login: "maria" };
export const terminal = { kind: "terminal" as const };

export function asked(id: string, kind: "approval" | "outcome" = "approval", key = id): EventBody {
  return {
    type: "approval_requested",
    expiresAt: "2026-11-28T12:00:00Z",
    request: {
      id,
      kind,
      key,
      tool: "send",
      chain: ["main"],
      input: { text: id },
      digest: DIGEST,
      files: [],
      drawnOn: [],
      summary: "",
      display: { kind: "arguments", text: "" },
      why: "",
      reason: "",
    },
  };
}

export function decidedBy(decision: "approve" | "deny" | "retry", session = false): EventBody {
  return {
    type: "approval_decided",
    requestId: "A1",
    digest: DIGEST,
    decision,
    by: maria,
    source: terminal,
    reason: null,
    session,
  };
}

export const start = (effect: "none" | "workspace" | "external" = "external"): EventBody => ({
  type: "tool_started",
  key: "A1",
  tool: "send",
  effect,
  requestId: "A1",
});
export const end: EventBody = {
  type: "tool_completed",
  key: "A1",
  tool: "send",
  content: "ok",
  isError: false,
  refusedBy: null,
  touchedWorkspace: false,
};
export const voided: EventBody = { type: "request_voided", requestId: "A1", reason: "edited" };

export function stateOf(...bodies: EventBody[]): RunState {
  return foldEvents(
    header("r1"),
    bodies.map((body) => ({ ...body, at }) as RunEvent),
  );
}
