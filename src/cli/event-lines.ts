import type { RunObservation } from "../runtime/frame.ts";
import type { Terminal } from "./terminal.ts";

/** Which worker an event is about, and below which call it works. */
export interface EventPlace {
  /** Worker names from the entry to this one. */
  chain: readonly string[];
  parentCallId: string | null;
}

const written = new WeakMap<Terminal, number>();

/** Writes one event of a run as a line of JSON on stdout, with what every event carries (§2.9). */
export function writeEvent(
  terminal: Terminal,
  event: { type: string } & Record<string, unknown>,
  { chain, parentCallId, redact = (text) => text }: EventPlace & { redact?(text: string): string },
): void {
  const seq = (written.get(terminal) ?? 0) + 1;
  written.set(terminal, seq);
  const common = {
    worker: chain.at(-1) ?? null,
    depth: Math.max(chain.length - 1, 0),
    chain,
    parent_call_id: parentCallId,
    ts: terminal.now().toISOString(),
    seq,
  };
  terminal.stdout.write(`${redact(JSON.stringify({ ...event, ...common }))}\n`);
}

/** The original's names for what happens; null for what programs are not told. */
export function eventOf(
  event: RunObservation,
): ({ type: string } & Record<string, unknown>) | null {
  switch (event.type) {
    case "started": {
      const { instructions, input, attachments } = event;
      return { type: "initial_request", instructions, user_input: input, attachments };
    }
    case "turn":
      return null;
    case "model": {
      const { model, from } = event;
      return { type: "status", phase: "model_request", state: "start", model, model_from: from };
    }
    case "answered": {
      const { model, failed, seconds } = event;
      const state = failed ? "error" : "end";
      return { type: "status", phase: "model_request", state, model, duration_sec: seconds };
    }
    case "text":
      return { type: "text_response", content: event.text, is_complete: true, is_delta: false };
    case "reply":
      return { type: "user_message", content: event.text };
    case "call": {
      const { key, tool, input } = event;
      return { type: "tool_call", tool_name: tool, tool_call_id: key, args: input };
    }
    case "result": {
      const { key, tool, content, isError } = event;
      const named = { tool_name: tool, tool_call_id: key };
      return { type: "tool_result", ...named, content, is_error: isError };
    }
    case "request": {
      const { tool, key, input, reason } = event.request;
      const named = { tool_name: tool, tool_call_id: key };
      return { type: "approval_request", ...named, reason, args: input, request: event.request };
    }
    case "ended": {
      const { outcome } = event;
      if (outcome.status === "completed") return { type: "completion", content: outcome.text };
      const message = outcome.message;
      return { type: "error", error_type: "worker_failed", message };
    }
  }
}
