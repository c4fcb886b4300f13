import type { ApprovalRequest, DecisionVerb, EventOf } from "../runtime/events.ts";
import { visibleProse } from "./invisible.ts";
import { cut, fenceExcerpt, inline, link, readableTime } from "./markdown.ts";
import { renderMarker } from "./marker.ts";
import type { RequestOutcome } from "./outcome.ts";
import { quote, sentence } from "./prose.ts";
import { boundText, chainOf, deed } from "./request-text.ts";

type Decision = EventOf<"approval_decided">;

export interface Receipt {
  request: ApprovalRequest;
  runId: string;
  decision: Decision | null;
  outcome: RequestOutcome;
  /** Page that shows the request whole; null when there is none. */
  fullTextUrl: string | null;
  /** The request whose arguments a person replaced by these. */
  inPlaceOf?: string;
}

const DETAIL_LIMIT = 20_000;
const RESULT_LIMIT = 2_000;
const REASON_LIMIT = 1_000;

/** What a request comment becomes once it is decided: who, when, what came of it, and still what was asked. */
export function renderReceipt(receipt: Receipt): string {
  const { request, runId, decision, outcome } = receipt;
  const paragraphs = [
    `${headline(request, outcome)}${decision ? `\n${decided(decision)}` : ""}`,
    ...(receipt.inPlaceOf
      ? [`Its arguments were written in place of those of **${receipt.inPlaceOf}**.`]
      : []),
    ...aftermath(outcome, decision),
    details(receipt),
    renderMarker({ run: runId, request: request.id, digest: request.digest }),
  ];
  return paragraphs.join("\n\n");
}

function headline(request: ApprovalRequest, outcome: RequestOutcome): string {
  const what = deed(request);
  const id = `**${request.id}**`;
  switch (outcome.kind) {
    case "waiting":
      return `👀 ${id} is decided and will be acted on: ${what}`;
    case "executed":
      return outcome.isError
        ? `⚠️ ${id} was executed and failed: ${what}`
        : `✅ ${id} was executed: ${what}`;
    case "lost":
      return `❓ ${id} was started, and the machine was lost before it ended: ${what}`;
    case "denied":
      return `⛔ ${id} was denied and not executed: ${what}`;
    case "skipped":
      return `⏭️ ${id} was not run again: ${what}`;
    case "reported":
      return `✅ ${id} was done outside this run: ${what}`;
    case "refused":
      return `⛔ ${id} is not allowed any more and was not executed: ${what}`;
    case "void":
      return `♻️ ${id} no longer holds and was not executed: ${what}`;
    case "edited":
      return outcome.replacedBy === null
        ? `✏️ ${id} was edited and not executed: ${what}`
        : `✏️ ${id} was edited and became **${outcome.replacedBy}**: ${what}`;
    case "expired":
      return `⌛ ${id} expired and was not executed: ${what}`;
    case "cancelled":
      return `⏹️ ${id} was cancelled and not executed: ${what}`;
  }
}

/** Followed by the name of who did it. */
export const DECIDED_BY: Record<DecisionVerb, string> = {
  approve: "Approved by",
  deny: "Denied by",
  retry: "Sent to run once more by",
  skip: "Skipped by",
  done: "Reported as done by",
};

function decided({ decision, by, at, source, session }: Decision): string {
  // A name in code pings nobody: the person knows what they did.
  const name = by === null ? "a person at a terminal" : inline(by.login, 60);
  const who = source.kind === "terminal" ? name : link(name, source.url);
  const scope = session ? ", and for equal calls of this run" : "";
  return `${DECIDED_BY[decision]} ${who}, ${readableTime(at)}${scope}.`;
}

function aftermath(outcome: RequestOutcome, decision: Decision | null): string[] {
  switch (outcome.kind) {
    case "executed":
    case "reported":
      return result(outcome.result);
    case "denied":
      return decision?.reason ? [quote(cut(visibleProse(decision.reason), REASON_LIMIT))] : [];
    case "lost":
      return ["Nobody knows whether it happened. A new question asks what became of it."];
    case "edited":
      return [...editor(outcome.edit), ...(outcome.replacedBy ? [] : result(outcome.result))];
    case "refused":
      return [sentence(outcome.result, 600)];
    case "void": {
      const next = outcome.replacedBy ? ` **${outcome.replacedBy}** asks instead.` : "";
      return [`${sentence(outcome.reason)}${next}`];
    }
    case "cancelled":
      return outcome.reason === "" ? [] : [sentence(outcome.reason)];
    default:
      return [];
  }
}

function editor({ by, at, source, approve }: EventOf<"call_edited">): string[] {
  const name = by ? inline(by.login, 60) : null;
  const where = source.kind === "pull_request" ? `#${source.number}` : (name ?? "a terminal");
  const shown = source.kind === "terminal" ? where : link(where, source.url);
  const who = source.kind === "pull_request" && name ? ` by ${name}` : "";
  const verb = source.kind === "pull_request" ? "Changed on" : "Edited by";
  const next = approve ? "" : " The new text waits for a decision of its own.";
  return [`${verb} ${shown}${who}, ${readableTime(at)}.${next}`];
}

function result(text: string): string[] {
  if (text.trim() === "") return ["It returned nothing."];
  return [`Result:\n${fenceExcerpt(text, { info: "text", limit: RESULT_LIMIT }).markdown}`];
}

function details({ request, fullTextUrl, inPlaceOf }: Receipt): string {
  const bound = boundText(request, DETAIL_LIMIT);
  const missing = bound.whole || !fullTextUrl ? [] : [link("Read it whole", fullTextUrl)];
  return [
    `<details><summary>${inPlaceOf ? "What was called" : "What was asked"}</summary>`,
    `${chainOf(request)} · digest \`${request.digest}\``,
    bound.markdown,
    ...missing,
    "</details>",
  ].join("\n\n");
}
