import type { ApprovalRequest } from "../runtime/events.ts";
import type { RunStatus } from "../runtime/status.ts";
import { VERBS } from "./command-verbs.ts";
import { inline, link, plural, readableTime } from "./markdown.ts";
import { renderMarker } from "./marker.ts";
import { deed } from "./request-text.ts";

/** A request that waits, with where to answer it. */
export interface WaitingRequest {
  request: ApprovalRequest;
  /** ISO 8601. */
  expiresAt: string;
  url: string | null;
}

export interface RunReport {
  runId: string;
  worker: string;
  status: RunStatus;
  /** Where the run came from, for people: "schedule", "pull_request #12". */
  cause: string;
  turns: number;
  /** US dollars so far; null when a price is unknown. */
  costUsd: number | null;
  open: WaitingRequest[];
  reply?: AwaitedReply | null;
}

/** The next words of a chat. */
export interface AwaitedReply {
  /** ISO 8601. */
  expiresAt: string;
  /** Comment with the answer that they are to; null when it is not posted. */
  url: string | null;
}

/** What a reply answers, so that it is found again; null where no run belongs to the conversation. */
export type Answered = { runId: string; commentId: string } | null;

const STATES: Record<RunStatus, string> = {
  running: "🏃 is running",
  suspended: "⏸️ waits",
  ready: "⏳ is about to go on",
  failed: "⚠️ has failed",
  completed: "✅ is completed",
  cancelled: "⏹️ was cancelled",
};

/** The answer to `/status`. `prefix`: what commands begin with, "/" or "/llm-do ". */
export function renderStatus(
  runs: RunReport[],
  options: { prefix: string; answered: Answered },
): string {
  const { prefix, answered } = options;
  const none = `No run belongs to this conversation. What starts one is in the workflow file, under \`on:\`. \`${prefix}help\` lists the commands.`;
  const paragraphs = runs.length === 0 ? [none] : runs.map((run) => renderRun(run, prefix));
  return [...paragraphs, ...markerOf(answered)].join("\n\n");
}

function renderRun(run: RunReport, prefix: string): string {
  const facts = [
    `**${inline(run.worker, 60)}** ${STATES[run.status]}`,
    inline(run.cause, 80),
    plural(run.turns, "turn"),
    dollars(run.costUsd),
    `run ${inline(run.runId, 60)}`,
  ];
  const retry =
    run.status === "failed" ? [`- to go on from where it stopped: \`${prefix}retry\``] : [];
  const reply = run.reply ? [replyLine(run.reply, prefix)] : [];
  return [facts.join(" · "), ...run.open.map(waitingLine), ...reply, ...retry].join("\n");
}

/** "- a reply to its last answer, with `/say your words` · expires …" */
export function replyLine({ expiresAt, url }: AwaitedReply, prefix: string): string {
  const answer = url === null ? "its last answer" : link("its last answer", url);
  return `- a reply to ${answer}, with \`${prefix}say your words\` · expires ${readableTime(expiresAt)}`;
}

/** "- A1: create `docs/a.md` · expires …", the id linked to where it is answered. */
export function waitingLine({ request, expiresAt, url }: WaitingRequest): string {
  const id = url === null ? `**${request.id}**` : link(`**${request.id}**`, url);
  const what = request.kind === "outcome" ? `what became of: ${deed(request)}` : deed(request);
  return `- ${id}: ${what} · expires ${readableTime(expiresAt)}`;
}

/** The answer to `/help`. */
export function renderHelp(options: { prefix: string; answered: Answered }): string {
  const rows = Object.entries(VERBS)
    .filter(([, row]) => row.offered)
    .map(([verb, row]) => {
      // A bar would end the cell, also inside code.
      const line = `${options.prefix}${verb} ${row.grammar}`.trimEnd().replaceAll("|", "\\|");
      return `| \`${line}\` | ${row.meaning} |`;
    });
  return [
    "A command is the first line of a comment. In a request's own thread its id may be left out.",
    ["| command | what it does |", "| --- | --- |", ...rows].join("\n"),
    ...markerOf(options.answered),
  ].join("\n\n");
}

function markerOf(answered: Answered): string[] {
  return answered ? [renderMarker({ run: answered.runId, reply: answered.commentId })] : [];
}

/** 0.0421 → "$0.0421", 12.5 → "$12.50"; null → "cost unknown". */
export function dollars(usd: number | null): string {
  if (usd === null) return "cost unknown";
  const cents = usd === 0 || usd >= 0.99995;
  const digits = { minimumFractionDigits: cents ? 2 : 4, maximumFractionDigits: cents ? 2 : 4 };
  return `$${usd.toLocaleString("en-US", digits)}`;
}
