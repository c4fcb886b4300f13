import type { RequestState } from "../runtime/call-state.ts";
import type { EventOf } from "../runtime/events.ts";
import type { EventBody } from "../runtime/journal.ts";
import type { RunState } from "../runtime/state.ts";
import { editBehind } from "./edit-behind.ts";
import { bodyDigest } from "./marker.ts";
import type { Mutation } from "./mutation.ts";
import { outcomeOf, type RequestOutcome } from "./outcome.ts";
import { commentOf, findByMarker, findPublished, questionOf } from "./published.ts";
import { renderReceipt } from "./receipt.ts";
import { replyTo } from "./reply.ts";
import type { ThreadFacts } from "./thread.ts";

/** A change of the page, and what the journal says once it happened. */
export interface PlannedPost {
  mutation: Mutation;
  /** Null = nothing to remember: repeating it changes nothing (reactions), or it is best effort. */
  event: EventBody | null;
}

type Published = EventOf<"published">;
type Judged = EventOf<"comment_judged">;

interface Pages {
  /** The pull request or issue that carries the run's requests. */
  main: ThreadFacts;
  /** That, and the pages of workers that were created: people speak there too. */
  all: readonly ThreadFacts[];
}

/** What the pages still have to learn: receipts of decided requests, answers to commands. Pure. */
export function planReceipts(
  state: RunState,
  pages: Pages,
  options: { prefix: string; now: Date },
): PlannedPost[] {
  return [...receipts(state, pages.main), ...answers(state, pages, options)];
}

/** At once, before the run goes on: every command is seen (👀) or refused (😕). Idempotent per user. */
export function planAcknowledgements(judged: readonly Judged[]): Mutation[] {
  return judged.flatMap(({ commentId, verdict }) => {
    if (verdict.status === "answered") return [];
    return [reaction(commentId, verdict.status === "recorded" ? "EYES" : "CONFUSED")];
  });
}

function receipts(state: RunState, facts: ThreadFacts): PlannedPost[] {
  return [...state.requests.values()].flatMap((item) => {
    const outcome = outcomeOf(state, item);
    return [
      ...(item.approval ? receipt(state, facts, { item: item.approval, outcome: LOST }) : []),
      ...receipt(state, facts, { item, outcome }),
      ...receiptOfEdit(state, facts, { item, outcome }),
    ];
  });
}

/** What ran without having been asked about: a person wrote it. Shown where the original was asked. */
function receiptOfEdit(
  state: RunState,
  facts: ThreadFacts,
  { item, outcome }: { item: RequestState; outcome: RequestOutcome | null },
): PlannedPost[] {
  const edit = editBehind(state, item);
  if (!edit || !outcome || outcome.kind === "waiting") return [];
  const { id, digest } = item.request;
  const question = questionOf(item);
  if (findPublished(state, "request", question) || findPublished(state, "receipt", question)) {
    return [];
  }
  if (findByMarker(facts, { run: state.header.runId, request: { id, digest } })) return [];
  const original = state.requests.get(edit.requestId);
  const shown = original && findPublished(state, "request", questionOf(original));
  const threadId = shown?.threadId ?? null;
  const body = renderReceipt({
    request: item.request,
    runId: state.header.runId,
    decision: item.decision,
    outcome,
    fullTextUrl: null,
    inPlaceOf: edit.requestId,
  });
  const event: EventBody = {
    type: "published",
    subject: "receipt",
    of: question,
    nodeId: null,
    number: null,
    url: null,
    digest: bodyDigest(body),
    threadId,
  };
  const mutation = replyMutation({ subjectId: facts.id, threadId, body });
  return [{ mutation, event }, ...executedReaction(item, outcome)];
}

const LOST: RequestOutcome = { kind: "lost" };
type Decided = Pick<RequestState, "request" | "decision">;

/** Once per question: its comment tells what came of it, and its thread is closed. */
function receipt(
  state: RunState,
  facts: ThreadFacts,
  { item, outcome }: { item: Decided; outcome: RequestOutcome | null },
): PlannedPost[] {
  const published = findPublished(state, "request", questionOf(item));
  const comment = published && commentOf(facts, published);
  if (!outcome || outcome.kind === "waiting" || !published || !comment?.mine) return [];
  if (findPublished(state, "receipt", questionOf(item))) return [];
  const body = renderReceipt({
    request: item.request,
    runId: state.header.runId,
    decision: item.decision,
    outcome,
    fullTextUrl: null,
  });
  return [
    updateComment(published, body),
    ...executedReaction(item, outcome),
    ...resolvedThread(published),
  ];
}

function updateComment(published: Published, body: string): PlannedPost {
  const mutation: Mutation = published.threadId
    ? {
        name: "updatePullRequestReviewComment",
        input: { pullRequestReviewCommentId: published.nodeId, body },
        select: "pullRequestReviewComment { id }",
      }
    : {
        name: "updateIssueComment",
        input: { id: published.nodeId, body },
        select: "issueComment { id }",
      };
  return { mutation, event: { ...published, subject: "receipt", digest: bodyDigest(body) } };
}

function executedReaction(item: Decided, outcome: RequestOutcome): PlannedPost[] {
  const source = item.decision?.source;
  if (outcome.kind !== "executed" || source?.kind !== "comment") return [];
  return [{ mutation: reaction(source.commentId, "ROCKET"), event: null }];
}

/** May be refused to an installation's token (platform.md): nobody misses it. */
function resolvedThread({ threadId }: Published): PlannedPost[] {
  if (!threadId) return [];
  const mutation: Mutation = {
    name: "resolveReviewThread",
    input: { threadId },
    select: "thread { id }",
  };
  return [{ mutation, event: null }];
}

function answers(
  state: RunState,
  pages: Pages,
  options: { prefix: string; now: Date },
): PlannedPost[] {
  const posts: PlannedPost[] = [];
  // Strangers get one answer per thread: a bot that can be made to talk is noise.
  const answered = new Set(
    state.published.filter((event) => event.subject === "reply").map((event) => event.threadId),
  );
  for (const judged of state.judged.values()) {
    if (findPublished(state, "reply", judged.commentId)) continue;
    const body = replyTo(judged, { state, ...options });
    if (body === null) continue;
    if (isStranger(judged)) {
      if (answered.has(judged.threadId)) continue;
      answered.add(judged.threadId);
    }
    const marker = { run: state.header.runId, reply: judged.commentId };
    if (pages.all.some((page) => findByMarker(page, marker))) continue;
    const spoken = pages.all.find(({ comments }) =>
      comments.some(({ id }) => id === judged.commentId),
    );
    posts.push(reply(spoken ?? pages.main, judged, body));
  }
  return posts;
}

function isStranger({ verdict }: Judged): boolean {
  if (verdict.status !== "refused") return false;
  return verdict.because === "not_permitted" || verdict.because === "not_a_person";
}

function reply(facts: ThreadFacts, { commentId, threadId }: Judged, body: string): PlannedPost {
  const event: EventBody = {
    type: "published",
    subject: "reply",
    of: commentId,
    nodeId: null,
    number: null,
    url: null,
    digest: bodyDigest(body),
    threadId,
  };
  return { mutation: replyMutation({ subjectId: facts.id, threadId, body }), event };
}

/** An answer where the words were: in their review thread, or else in the conversation. */
export function replyMutation(reply: {
  /** Node id of the pull request or issue. */
  subjectId: string;
  threadId: string | null;
  body: string;
}): Mutation {
  const { subjectId, threadId, body } = reply;
  return threadId
    ? {
        name: "addPullRequestReviewThreadReply",
        input: { pullRequestReviewThreadId: threadId, body },
        select: "comment { id }",
      }
    : {
        name: "addComment",
        input: { subjectId, body },
        select: "commentEdge { node { id } }",
      };
}

function reaction(subjectId: string, content: string): Mutation {
  return { name: "addReaction", input: { subjectId, content }, select: "reaction { content }" };
}
