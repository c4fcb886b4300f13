import type { AssistantBlock } from "../models/model.ts";
import { answerText } from "../runtime/answer.ts";
import type { EventOf, RunEvent } from "../runtime/events.ts";
import { oneLine, visible } from "./terminal.ts";

const WIDTH = 100;

/** One line for what happened, or null for what only machines care about. */
export function historyLine(event: RunEvent): string | null {
  const text = describe(event);
  return text === null ? null : `${event.at.slice(0, 19).replace("T", " ")}  ${text}`;
}

function describe(event: RunEvent): string | null {
  switch (event.type) {
    case "run_started":
      return "run started";
    case "lease_taken":
    case "lease_renewed":
    case "lease_released":
    case "comment_judged":
      return null;
    case "model_responded":
      return describeTurn(event);
    case "attachments_read":
      return `read ${visible(event.files.map((file) => file.path).join(", "))}`;
    case "worker_created":
      return `worker ${visible(event.name)} created`;
    case "reply_awaited":
      return `waits for a reply to: ${oneLine(event.text, WIDTH)}`;
    case "reply_received":
      return event.text === null
        ? "the conversation ended"
        : `${event.by?.login ?? "somebody"}: ${oneLine(event.text, WIDTH)}`;
    case "reply_revoked":
      return `those words do not count any more: ${oneLine(event.reason, WIDTH)}`;
    case "call_edited":
      return `${event.requestId} edited by ${event.by?.login ?? "somebody at the terminal"}`;
    case "model_noted":
      return `note to the model: ${oneLine(event.text, WIDTH)}`;
    case "files_left_behind":
      return event.paths.length === 0 ? null : `not saved: ${visible(event.paths.join(", "))}`;
    case "tool_started":
      return `${visible(event.tool)} started${event.requestId ? ` (${event.requestId})` : ""}`;
    case "tool_completed":
      return describeResult(event);
    case "approval_requested": {
      const { id, chain, tool, summary } = event.request;
      return `${id} asked: ${visible([...chain, tool].join(" › "))}: ${oneLine(summary, WIDTH)}`;
    }
    case "approval_decided":
      return describeDecision(event);
    case "decision_revoked":
      return `${event.requestId} open again: ${oneLine(event.reason, WIDTH)}`;
    case "request_voided":
      return `${event.requestId} void: ${oneLine(event.reason, WIDTH)}`;
    case "run_cancelled":
      return `cancelled: ${oneLine(event.reason, WIDTH)}`;
    case "run_failed":
      return `failed: ${oneLine(event.message, WIDTH)}`;
    case "retry_requested":
      return "retry requested";
    case "run_finished":
      return event.status;
    case "published":
      return `published: ${event.subject}${event.url ? ` ${visible(event.url)}` : ""}`;
  }
}

function describeTurn(event: EventOf<"model_responded">): string {
  const blocks = event.content as unknown as AssistantBlock[];
  const calls = blocks.flatMap((block) => (block.type === "tool_use" ? [`▷ ${block.name}`] : []));
  const said = oneLine(answerText(blocks), WIDTH);
  return visible([`${event.worker}:`, said, ...calls].filter((part) => part !== "").join(" "));
}

const REFUSALS = {
  policy: "blocked by the worker's rules",
  mode: "refused by --reject-all",
  person: "denied",
  expiry: "expired",
} as const;

function describeResult({ tool, content, isError, refusedBy }: EventOf<"tool_completed">): string {
  if (refusedBy) return `${visible(tool)} did not run: ${REFUSALS[refusedBy]}`;
  return `${visible(tool)} ${isError ? "failed" : "returned"}: ${oneLine(content, WIDTH)}`;
}

const DECISIONS = {
  approve: "approved",
  deny: "denied",
  retry: "to be run again",
  skip: "left as it is",
  done: "given a result",
} as const;

function describeDecision(event: EventOf<"approval_decided">): string {
  const { requestId, decision, by, session, reason } = event;
  const who = by ? ` by ${visible(by.login)}` : " at the terminal";
  const scope = session ? " for the session" : "";
  return `${requestId} ${DECISIONS[decision]}${scope}${who}${reason ? `: ${oneLine(reason, WIDTH)}` : ""}`;
}
