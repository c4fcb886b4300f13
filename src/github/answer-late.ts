import { decide } from "../runtime/decide.ts";
import type { EventOf } from "../runtime/events.ts";
import type { Journal } from "../runtime/journal.ts";
import { acknowledge } from "./acknowledge.ts";
import type { Authorizer } from "./authorize.ts";
import { mutate } from "./mutation.ts";
import { findByMarker } from "./published.ts";
import { replyMutation } from "./receipts.ts";
import { replyTo } from "./reply.ts";
import { prefixOf } from "./run-page.ts";
import type { Session } from "./session.ts";
import { speak, type Words } from "./spoken.ts";
import { renderHelp, renderStatus } from "./status-reply.ts";
import type { ThreadFacts } from "./thread.ts";

interface Late {
  facts: ThreadFacts;
  /** In the comment that woke us; everything older is history. */
  words: Words;
  authorizer: Authorizer;
}

/** Words to runs that are over are answered once. */
export async function answerLate(
  session: Session,
  late: Late & { journal: Journal },
): Promise<void> {
  const { journal, facts, words, authorizer } = late;
  const { state } = journal;
  if (state.judged.has(words.comment.id)) return;
  if (findByMarker(facts, { run: state.header.runId, reply: words.comment.id })) return;
  const command = await speak(words, { state, facts, authorizer, preventSelf: false });
  if ("unavailable" in command) return;
  const now = session.now();
  const { append } = decide(state, [{ kind: "command", ...command }], { now, cut: new Set() });
  const judged = append.find((body) => body.type === "comment_judged");
  if (!judged) return;
  const event: EventOf<"comment_judged"> = { ...judged, at: now.toISOString() };
  await acknowledge(session, [event]);
  const body = replyTo(event, { state, prefix: prefixOf(session), now });
  if (body === null) return;
  const reply = { subjectId: facts.id, threadId: judged.threadId, body };
  await mutate(session.github, [replyMutation(reply)]);
}

/** `/help` and `/status` where no run ever was: somebody who may run things here gets to know the bot. */
export async function answerWithoutRun(session: Session, late: Late): Promise<void> {
  const { facts, words, authorizer } = late;
  const verb = words.parsed.kind === "command" ? words.parsed.command.verb : null;
  if (verb !== "help" && verb !== "status") return;
  const authority = await authorizer.judge(words.comment);
  if (authority.status !== "allowed") return;
  const options = { prefix: prefixOf(session), answered: null };
  const body = verb === "help" ? renderHelp(options) : renderStatus([], options);
  const { createdAt, threadId } = words.comment;
  const answered = facts.comments.some(
    (comment) =>
      comment.mine && comment.createdAt >= createdAt && comment.body.trim() === body.trim(),
  );
  if (answered) return;
  await mutate(session.github, [replyMutation({ subjectId: facts.id, threadId, body })]);
}
