import type { RequestState } from "../runtime/call-state.ts";
import type { EventOf } from "../runtime/events.ts";
import type { Confirmation } from "../runtime/frame.ts";
import { Interrupted } from "../runtime/frame.ts";
import type { Journal } from "../runtime/journal.ts";
import type { RunState } from "../runtime/state.ts";
import { type Authorizer, createAuthorizer } from "./authorize.ts";
import { editBehind } from "./edit-behind.ts";
import { bodyDigest } from "./marker.ts";
import {
  asksForWorker,
  changedSince,
  findPublished,
  questionOf,
  threadOf,
  workerPageNumbers,
} from "./published.ts";
import type { Session } from "./session.ts";
import { readThread, type ThreadFacts } from "./thread.ts";

/**
 * Looks at every decision once more, right before its call starts: the command must still stand there
 * unedited, its author must still be allowed, and the request must still be what we posted (security.md).
 * Throws Interrupted when GitHub cannot say: nothing runs, a later event asks again.
 */
export async function confirmDecisions(
  session: Session,
  journal: Journal,
  requests: RequestState[],
): Promise<Confirmation[]> {
  const isTyped = ({ decision }: RequestState) =>
    (decision?.source.kind ?? "terminal") === "terminal";
  const confirmed = requests.filter(isTyped).map(({ request }) => ({
    requestId: request.id,
    status: "confirmed" as const,
  }));
  const spoken = requests.filter((item) => !isTyped(item));
  if (spoken.length === 0) return confirmed;
  const pages = await readAgain(session, journal.state);
  const authorizer = createAuthorizer(session.github, session.inputs.approvers);
  const judged: Confirmation[] = [];
  for (const item of spoken) {
    judged.push(await confirm(session, { journal, item, pages, authorizer }));
  }
  return [...confirmed, ...judged];
}

interface Pages {
  main: ThreadFacts | undefined;
  /** Pull requests of workers' files, where people speak too. */
  beside: ThreadFacts[];
}

async function readAgain(session: Session, state: RunState): Promise<Pages> {
  try {
    const read = (number: number) => readThread(session.github, number);
    const thread = threadOf(state);
    const main = thread ? await read(thread.number) : undefined;
    const beside = await Promise.all(workerPageNumbers(state).map(read));
    return { main, beside: beside.filter((page) => page !== undefined) };
  } catch (error) {
    throw new Interrupted(
      "unconfirmed",
      `GitHub could not be asked about the decisions: ${error instanceof Error ? error.message : error}`,
    );
  }
}

interface Asked {
  journal: Journal;
  item: RequestState;
  pages: Pages;
  authorizer: Authorizer;
}

async function confirm(session: Session, asked: Asked): Promise<Confirmation> {
  const { journal, item, pages } = asked;
  const requestId = item.request.id;
  const revoked = (reason: string): Confirmation => ({ requestId, status: "revoked", reason });
  const { main } = pages;
  if (!main) return revoked("the conversation does not exist any more");
  if (main.state !== "open") return revoked("the conversation was closed");

  const published = findPublished(journal.state, "request", questionOf(item));
  const changed = published ? changedSince(main, published) : unshown(journal.state, item);
  if (changed) return { requestId, status: "voided", reason: changed };

  if (asksForWorker(item)) {
    const { changedPage } = await import("./confirm-worker-page.ts");
    const reason = await changedPage(session, asked);
    if (reason !== null) return revoked(reason);
    if (item.decision?.source.kind === "pull_request") return { requestId, status: "confirmed" };
  }
  return confirmComment(asked);
}

/** The words of a chat, once more before the model hears them: as every command. */
export async function confirmReply(
  session: Session,
  journal: Journal,
  { source }: EventOf<"reply_received">,
): Promise<string | null> {
  if (source.kind === "terminal") return null;
  const pages = await readAgain(session, journal.state);
  if (pages.main?.state !== "open") return "the conversation was closed";
  const authorizer = createAuthorizer(session.github, session.inputs.approvers);
  return whyNotHeard(source, { pages, authorizer });
}

async function confirmComment({ item, pages, authorizer }: Asked): Promise<Confirmation> {
  const requestId = item.request.id;
  const source = item.decision?.source;
  const reason =
    source?.kind === "comment"
      ? await whyNotHeard(source, { pages, authorizer })
      : "nobody is known to have decided it";
  return reason === null
    ? { requestId, status: "confirmed" }
    : { requestId, status: "revoked", reason };
}

/** Why a command no longer says what it said; null = it stands, unedited, by somebody who may decide. */
async function whyNotHeard(
  source: EventOf<"reply_received">["source"],
  { pages, authorizer }: Pick<Asked, "pages" | "authorizer">,
): Promise<string | null> {
  if (source.kind !== "comment") return "nobody is known to have said it";
  const comments = [pages.main, ...pages.beside].flatMap((page) => page?.comments ?? []);
  const comment = comments.find((candidate) => candidate.id === source.commentId);
  if (!comment) return "the command was deleted";
  if (comment.edited || bodyDigest(comment.body) !== source.bodyDigest) {
    return "the command was edited";
  }
  const authority = await authorizer.judge(comment);
  switch (authority.status) {
    case "allowed":
      return null;
    case "refused":
      return `${comment.author?.login ?? "its author"} may not decide any more`;
    case "unavailable":
      throw new Interrupted(
        "unconfirmed",
        `GitHub could not say who may decide: ${authority.message}`,
      );
  }
}

/** Who wrote the arguments need not be shown them. */
function unshown(state: RunState, item: RequestState): string | null {
  return editBehind(state, item) ? null : "it was never shown";
}
