import type { Confirmation } from "../runtime/frame.ts";
import { Interrupted } from "../runtime/frame.ts";
import type { Journal } from "../runtime/journal.ts";
import type { RequestState } from "../runtime/state.ts";
import { createAuthorizer } from "./authorize.ts";
import { bodyDigest } from "./marker.ts";
import { changedSince, findPublished, questionOf, threadOf } from "./published.ts";
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
  const spoken = requests.filter(({ decision }) => decision?.source.kind === "comment");
  const typed = requests.filter(({ decision }) => decision?.source.kind !== "comment");
  const confirmed = typed.map(({ request }) => ({
    requestId: request.id,
    status: "confirmed" as const,
  }));
  if (spoken.length === 0) return confirmed;
  const thread = threadOf(journal.state);
  const facts = thread ? await readAgain(session, thread.number) : undefined;
  const authorizer = createAuthorizer(session.github, session.inputs.approvers);
  const judged: Confirmation[] = [];
  for (const item of spoken) judged.push(await confirm({ journal, item, facts, authorizer }));
  return [...confirmed, ...judged];
}

async function readAgain(session: Session, number: number): Promise<ThreadFacts | undefined> {
  try {
    return await readThread(session.github, number);
  } catch (error) {
    throw new Interrupted(
      "unconfirmed",
      `GitHub could not be asked about the decisions: ${error instanceof Error ? error.message : error}`,
    );
  }
}

async function confirm(asked: {
  journal: Journal;
  item: RequestState;
  facts: ThreadFacts | undefined;
  authorizer: ReturnType<typeof createAuthorizer>;
}): Promise<Confirmation> {
  const { journal, item, facts, authorizer } = asked;
  const requestId = item.request.id;
  const source = item.decision?.source;
  const revoked = (reason: string): Confirmation => ({ requestId, status: "revoked", reason });
  if (!facts || source?.kind !== "comment")
    return revoked("the conversation does not exist any more");
  if (facts.state !== "open") return revoked("the conversation was closed");

  const published = findPublished(journal.state, "request", questionOf(item));
  const changed = published ? changedSince(facts, published) : "it was never shown";
  if (changed) return { requestId, status: "voided", reason: changed };

  const comment = facts.comments.find((candidate) => candidate.id === source.commentId);
  if (!comment) return revoked("the command was deleted");
  if (comment.edited || bodyDigest(comment.body) !== source.bodyDigest) {
    return revoked("the command was edited");
  }
  const authority = await authorizer.judge(comment);
  switch (authority.status) {
    case "allowed":
      return { requestId, status: "confirmed" };
    case "refused":
      return revoked(`${comment.author?.login ?? "its author"} may not decide any more`);
    case "unavailable":
      throw new Interrupted(
        "unconfirmed",
        `GitHub could not say who may decide: ${authority.message}`,
      );
  }
}
