import type { ApprovalRequest } from "../runtime/events.ts";
import { visibleProse } from "./invisible.ts";
import { BODY_BUDGET, cut, fence, inline, link, readableTime } from "./markdown.ts";
import { renderMarker } from "./marker.ts";
import { quote, sentence } from "./prose.ts";
import { boundText, chainOf, wish } from "./request-text.ts";

export interface RequestComment {
  request: ApprovalRequest;
  /** ISO 8601. */
  expiresAt: string;
  runId: string;
  /** What commands begin with: "/", or "/llm-do " where bare commands are off. */
  prefix: string;
  /** Page that shows the request whole; null when there is none. */
  fullTextUrl: string | null;
  /** Markdown of ours about where else it can be answered; short, and not counted. */
  note?: string | null;
  /** What `session` would let through, as one phrase of ours. Default: equal calls below the same entry worker. */
  sessionCovers?: string | undefined;
}

/** Characters of each code block when not everything fits: two blocks and the rest stay within the budget. */
const BLOCK_LIMIT = 24_000;
const WHY_LIMIT = 1_500;

/**
 * The comment that asks a person about one call. `whole: false`: not everything that a decision binds
 * fitted, so an approval must name the digest, and the comment says so.
 */
export function renderRequest(options: RequestComment): { body: string; whole: boolean } {
  const complete = assemble(options, boundText(options.request, Number.POSITIVE_INFINITY));
  if (complete.body.length - (options.note?.length ?? 0) <= BODY_BUDGET) return complete;
  return assemble(options, boundText(options.request, BLOCK_LIMIT));
}

function assemble(
  options: RequestComment,
  bound: { markdown: string; whole: boolean },
): { body: string; whole: boolean } {
  const { request, runId } = options;
  const { id, digest } = request;
  const paragraphs = [
    `**${id}** ${wish(request)}`,
    [chainOf(request), ...summary(request)].join(" · "),
    ...(request.kind === "outcome" ? [LOST] : []),
    ...why(request),
    bound.markdown,
    ...(bound.whole ? [] : [incomplete(options)]),
    ...(request.kind === "outcome"
      ? outcomeCommands(options)
      : approvalCommands(options, bound.whole)),
    ...(options.note ? [options.note] : []),
    facts(options),
    renderMarker({ run: runId, request: id, digest }),
  ];
  return { body: paragraphs.join("\n\n"), whole: bound.whole };
}

const LOST =
  "The machine that ran it ended before the result was recorded. It may or may not have happened, so it is not run again on its own: please look, and say which.";

/** A command line is its own summary. */
function summary({ display, summary }: ApprovalRequest): string[] {
  return display.kind === "command" || summary.trim() === "" ? [] : [sentence(summary)];
}

function why(request: ApprovalRequest): string[] {
  if (request.why.trim() === "") return ["The model gave no reason."];
  return ["Why, in the model's words:", quote(cut(visibleProse(request.why).trim(), WHY_LIMIT))];
}

function incomplete({ fullTextUrl, request, runId }: RequestComment): string {
  const where = fullTextUrl
    ? link("read it whole", fullTextUrl)
    : `read it whole with \`llm-do runs show ${runId}\``;
  return `⚠️ **This is too long to be shown here:** ${where}. An approval must name the digest \`${request.digest}\`.`;
}

function approvalCommands(options: RequestComment, whole: boolean): string[] {
  const { prefix, request } = options;
  const id = whole ? request.id : `${request.id}@${request.digest}`;
  return [
    "To allow exactly this, reply with",
    fence(`${prefix}approve ${id}`, "text"),
    [
      "or with",
      `- \`${prefix}deny ${request.id} your reason\` to refuse it; the model is told the reason`,
      `- \`${prefix}edit ${request.id}\` and, below it, all arguments in a JSON or YAML block to allow it with those`,
      `- \`${prefix}approve ${id} session\` to allow it and not ask again for ${options.sessionCovers ?? covers(request)}`,
    ].join("\n"),
  ];
}

function covers({ chain, tool }: ApprovalRequest): string {
  const root = chain[0] === undefined ? "" : `, called below ${inline(chain[0])}`;
  return `${inline(tool)} with the same arguments${root}, in this run`;
}

function outcomeCommands({ prefix, request: { id } }: RequestComment): string[] {
  return [
    "If it did happen, reply with its result:",
    fence(`${prefix}done ${id}\n{ "ok": true }`, "text"),
    [
      "or with",
      `- \`${prefix}retry ${id}\` if it did not happen: it is run once more`,
      `- \`${prefix}skip ${id}\` to go on without it: the model is told that the outcome is unknown`,
    ].join("\n"),
  ];
}

function facts({ request, expiresAt }: RequestComment): string {
  const asked = sentence(request.reason).replace(/\.$/, "");
  const parts = [
    `Expires ${readableTime(expiresAt)}`,
    ...(asked === "" || request.kind === "outcome" ? [] : [`asked because: ${asked}`]),
    `digest \`${request.digest}\``,
  ];
  return `<sub>${parts.join(" · ")}</sub>`;
}
