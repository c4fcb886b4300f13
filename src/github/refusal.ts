import type { RefusalReason, Verdict } from "../runtime/events.ts";
import { usageOf, type Verb } from "./command.ts";
import { fence, inline, link } from "./markdown.ts";
import { renderMarker } from "./marker.ts";
import { sentence } from "./prose.ts";

export interface RefusalReply {
  refusal: Extract<Verdict, { status: "refused" }>;
  /** Login of who wrote the command. */
  by: string;
  /** Requests that wait in this conversation, for the reader to choose from. */
  open: { id: string; url: string | null }[];
  /** What commands begin with: "/", or "/llm-do " where bare commands are off. */
  prefix: string;
  runId: string;
  /** Node id of the comment that is answered: the reply is found again instead of posted twice. */
  commentId: string;
}

interface Answer {
  why: string;
  /** What to do now; the line follows it. */
  next: string;
  line: string;
}

/** The reply to a command that did nothing: why, what to do next, and the exact line that works (P26). */
export function renderRefusal(reply: RefusalReply): string {
  const { why, next, line } = ANSWERS[reply.refusal.because](factsOf(reply));
  const marker = renderMarker({ run: reply.runId, reply: reply.commentId });
  return [`😕 ${why} ${next}`, fence(line, "text"), marker].join("\n\n");
}

interface Facts {
  /** As code: the request, verb or permission that the refusal is about. */
  subject: string;
  detail: string;
  /** The line that would work, with the prefix that counts here; null = none is known. */
  instead: string | null;
  who: string;
  /** "Open: A1, A2." or nothing. */
  open: string;
  usage(verb: Verb): string;
  /** An approval of the first open request, else of the example. */
  approval: string;
}

function factsOf({ refusal, by, open, prefix }: RefusalReply): Facts {
  const usage = (verb: Verb) => usageOf(verb, prefix);
  const [first] = open;
  const links = open.map(({ id, url }) => (url === null ? `**${id}**` : link(`**${id}**`, url)));
  return {
    subject: inline(refusal.detail, 60),
    detail: refusal.detail,
    instead: refusal.instead && prefixed(withArguments(refusal.instead), prefix),
    who: inline(by, 60),
    open: links.length === 0 ? "Nothing waits here." : `Open: ${links.join(", ")}.`,
    usage,
    approval: first ? usage("approve").replace("A1", first.id) : usage("approve"),
  };
}

/** An edit is nothing without the arguments: those of the example, for the request that it is about. */
function withArguments(line: string): string {
  const [, id] = /^\/edit (A\d+)/.exec(line) ?? [];
  return id === undefined ? line : usageOf("edit").replace("A1", id);
}

/** Lines are decided without knowing how commands begin in this repository. */
function prefixed(line: string, prefix: string): string {
  return /^\/[a-z]/.test(line) && !line.startsWith("/llm-do") ? `${prefix}${line.slice(1)}` : line;
}

const ANSWERS: Record<RefusalReason, (facts: Facts) => Answer> = {
  not_a_person: ({ subject, approval }) => ({
    why: `${subject} is not a person, and only people decide here.`,
    next: "Somebody with write access can write:",
    line: approval,
  }),
  not_permitted: ({ who, subject, instead, approval }) => ({
    why: `${who} may not decide here (permission: ${subject}).`,
    next: `${instead ? `These may: ${sentence(instead)}.` : ""} One of them can write:`.trim(),
    line: approval,
  }),
  self_approval: ({ who, instead, approval }) => ({
    why: `${who} started this run, and here somebody else has to approve (\`prevent-self-approval\`).`,
    next: "Another approver can write:",
    line: instead ?? approval,
  }),
  edited: ({ instead, usage }) => ({
    why: "That comment was edited. A command counts only as it was first written.",
    next: "Post it as a new comment:",
    line: instead ?? usage("help"),
  }),
  malformed: ({ detail, instead, usage }) => ({
    why: sentence(detail, 600),
    next: "This works:",
    line: instead ?? usage("help"),
  }),
  unknown_request: ({ subject, open, instead, usage }) => ({
    why: `No open request ${subject} belongs to this conversation. ${open}`,
    next: instead ? "For example:" : "To see the runs:",
    line: instead ?? usage("status"),
  }),
  needs_id: ({ open, instead, usage }) => ({
    why: `Which request? Its id may be left out only in its own thread. ${open}`,
    next: instead ? "For example:" : "To see the runs:",
    line: instead ?? usage("status"),
  }),
  needs_digest: ({ subject, instead, usage }) => ({
    why: `${subject} is too long to be shown whole, so its approval has to name the digest.`,
    next: "Read it whole first, then write:",
    line: instead ?? usage("status"),
  }),
  wrong_digest: ({ subject, instead, usage }) => ({
    why: `That is not the digest of ${subject}: it is not what you have read.`,
    next: "Look at it again, then write:",
    line: instead ?? usage("status"),
  }),
  wrong_verb: ({ subject, instead, usage }) => ({
    why: `That does not answer ${subject}: \`approve\`, \`deny\` and \`edit\` are for a call that was not started, \`retry\`, \`skip\` and \`done\` for one whose outcome is unknown.`,
    next: "This answers it:",
    line: instead ?? usage("status"),
  }),
  already_decided: ({ subject, open, instead, usage }) => ({
    why: `${subject} is decided already; only a denial can still overrule it. ${open}`,
    next: instead ? "For example:" : "To see the runs:",
    line: instead ?? usage("status"),
  }),
  already_started: ({ subject, open, instead, usage }) => ({
    why: `${subject} was started already: nothing can be decided about it any more. ${open}`,
    next: instead ? "For example:" : "To see the runs:",
    line: instead ?? usage("status"),
  }),
  expired: ({ subject, instead, usage }) => ({
    why: `${subject} has expired; the model is told that it was not executed.`,
    next: "To see what still waits:",
    line: instead ?? usage("status"),
  }),
  run_over: ({ subject, instead, usage }) => ({
    why: `The run is over (${subject}); nothing of it is executed any more.`,
    next: "To see the runs of this conversation:",
    line: instead ?? usage("status"),
  }),
  not_failed: ({ instead, usage }) => ({
    why: "The run has not failed, so there is nothing to try again.",
    next: "To see what it waits for:",
    line: instead ?? usage("status"),
  }),
  nothing_awaited: ({ open, usage }) => ({
    why: `No conversation waited for these words when they were written. ${open}`,
    next: "To see the runs:",
    line: usage("status"),
  }),
  not_available: ({ detail, instead, usage }) => ({
    why: detail === "" ? "That is not possible here." : sentence(detail, 600),
    next: "What is possible:",
    line: instead ?? usage("help"),
  }),
};
