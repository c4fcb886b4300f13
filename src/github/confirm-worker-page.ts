import type { RequestState } from "../runtime/call-state.ts";
import { Interrupted } from "../runtime/frame.ts";
import type { Person } from "../runtime/header.ts";
import type { Journal } from "../runtime/journal.ts";
import type { Authorizer } from "./authorize.ts";
import { workerPage } from "./published.ts";
import { closerOf } from "./read-worker-pages.ts";
import type { Session } from "./session.ts";
import type { ThreadFacts } from "./thread.ts";
import { readWorkerFile } from "./worker-file.ts";
import { askedWorker, workerPath } from "./worker-pages.ts";

interface Asked {
  journal: Journal;
  item: RequestState;
  pages: { beside: ThreadFacts[] };
  authorizer: Authorizer;
}

/** Why the page of a worker's file takes an approval back right before the worker is created; null = it does not. */
export async function changedPage(session: Session, asked: Asked): Promise<string | null> {
  const { journal, item, pages, authorizer } = asked;
  const source = item.decision?.source;
  if (source?.kind === "pull_request") {
    const page = pages.beside.find(({ number }) => number === source.number);
    return changedMerge(asked, { page, commit: source.commit });
  }
  const shown = workerPage(journal.state, item.request.id);
  const page = shown && pages.beside.find(({ number }) => number === shown.number);
  if (!page || page.state === "merged") return null;
  if (page.state === "closed") {
    const by = await closerOf(session, page.number);
    const denies = by !== null && (await mayDecide(authorizer, by));
    return denies ? "its pull request was closed" : null;
  }
  if (page.headCommit === shown.digest) return null;
  const worker = askedWorker(journal.state, item);
  if (!worker) return null;
  const { name, text } = worker;
  const path = await workerPath(session, journal, name);
  const file = await readWorkerFile(session, { commit: page.headCommit ?? "", path, name });
  const same = file.status === "read" && file.text === text;
  return same ? null : "its pull request holds another text by now";
}

/** Who merged it must still be allowed, and what was merged must be what was read. */
async function changedMerge(
  { item, authorizer }: Asked,
  { page, commit }: { page: ThreadFacts | undefined; commit: string },
): Promise<string | null> {
  const by = item.decision?.by;
  const merged = page?.state === "merged" && page.headCommit === commit;
  if (!by || !merged || page.closedBy?.id !== by.id) return "its pull request is not what it was";
  return (await mayDecide(authorizer, by)) ? null : `${by.login} may not decide any more`;
}

async function mayDecide(authorizer: Authorizer, person: Person): Promise<boolean> {
  const authority = await authorizer.judgePerson(person);
  if (authority.status !== "unavailable") return authority.status === "allowed";
  throw new Interrupted("unconfirmed", `GitHub could not say who may decide: ${authority.message}`);
}
