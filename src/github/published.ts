import type { EventOf } from "../runtime/events.ts";
import type { RequestState, RunState } from "../runtime/state.ts";
import { bodyDigest, parseMarker } from "./marker.ts";
import type { CommentFacts, ThreadFacts } from "./thread.ts";

type Published = EventOf<"published">;

/** A request's comment is one per question: an outcome question has the id of the call's request. */
export function questionOf({ request }: Pick<RequestState, "request">): string {
  return `${request.id}@${request.digest}`;
}

export function findPublished(
  state: RunState,
  subject: Published["subject"],
  of: string,
): Published | undefined {
  return state.published.findLast((event) => event.subject === subject && event.of === of);
}

/** The pull request or issue that carries the run's requests: its context, or what it opened itself. */
export function threadOf(
  state: RunState,
): { number: number; kind: "pull_request" | "issue" } | null {
  if (state.header.thread) return state.header.thread;
  const opened = state.published.findLast(
    ({ subject }) => subject === "run_pull_request" || subject === "run_issue",
  );
  if (!opened || opened.number === null) return null;
  const kind = opened.subject === "run_issue" ? "issue" : "pull_request";
  return { number: opened.number, kind };
}

/** The bot's comment that shows a request, as GitHub has it now. */
export function commentOf(facts: ThreadFacts, published: Published): CommentFacts | undefined {
  return facts.comments.find((comment) => comment.id === published.nodeId);
}

/** Ours by author and marker: what a lost answer left behind is adopted instead of posted again. */
export function findByMarker(
  facts: ThreadFacts,
  wanted: { run: string; request?: { id: string; digest: string }; reply?: string },
): CommentFacts | undefined {
  return facts.comments.find((comment) => {
    if (!comment.mine) return false;
    const marker = parseMarker(comment.body);
    if (!marker || marker.run !== wanted.run) return false;
    if (wanted.reply !== undefined) return "reply" in marker && marker.reply === wanted.reply;
    return (
      "request" in marker &&
      marker.request === wanted.request?.id &&
      marker.digest === wanted.request?.digest
    );
  });
}

/** Why the comment that shows a request is no longer what we posted; null = it is (security.md "Binding"). */
export function changedSince(facts: ThreadFacts, published: Published): string | null {
  const comment = commentOf(facts, published);
  if (!comment) return "the comment that showed it was deleted";
  if (!comment.mine) return "the comment that shows it is not by this bot";
  if (comment.edited || bodyDigest(comment.body) !== published.digest) {
    return "the comment that showed it was edited";
  }
  return null;
}
