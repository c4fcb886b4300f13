import type { RequestState } from "../runtime/call-state.ts";
import type { EventOf } from "../runtime/events.ts";
import type { RunState } from "../runtime/state.ts";
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

/** Whether a request asks to create a worker, whose file has a pull request of its own. */
export function asksForWorker({ request }: Pick<RequestState, "request">): boolean {
  return request.tool === "worker_create" && request.kind === "approval";
}

/** The pull request that holds the worker's file, as it was shown with that request. */
export function workerPage(
  state: RunState,
  requestId: string,
): (Published & { number: number }) | null {
  const published = findPublished(state, "worker_pull_request", requestId);
  return published && published.number !== null ? { ...published, number: published.number } : null;
}

/** Numbers of all such pull requests of a run, oldest first. */
export function workerPageNumbers(state: RunState): number[] {
  const numbers = state.published.flatMap(({ subject, number }) =>
    subject === "worker_pull_request" && number !== null ? [number] : [],
  );
  return [...new Set(numbers)];
}

/** The bot's comment that shows a request, as GitHub has it now. */
export function commentOf(facts: ThreadFacts, published: Published): CommentFacts | undefined {
  return facts.comments.find((comment) => comment.id === published.nodeId);
}

/** Ours by author and marker: what a lost answer left behind is adopted instead of posted again. */
export function findByMarker(
  facts: ThreadFacts,
  wanted: {
    run: string;
    request?: { id: string; digest: string };
    reply?: string;
    answer?: string;
  },
): CommentFacts | undefined {
  return facts.comments.find((comment) => {
    if (!comment.mine) return false;
    const marker = parseMarker(comment.body);
    if (!marker || marker.run !== wanted.run) return false;
    if (wanted.reply !== undefined) return marker.reply === wanted.reply;
    if (wanted.answer !== undefined) return marker.answer === wanted.answer;
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
