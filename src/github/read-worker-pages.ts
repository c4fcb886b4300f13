import type { RequestState } from "../runtime/call-state.ts";
import type { Person } from "../runtime/header.ts";
import type { Incoming } from "../runtime/incoming.ts";
import { type Journal, LeaseLost } from "../runtime/journal.ts";
import { openRequests } from "../runtime/status.ts";
import type { Authorizer } from "./authorize.ts";
import { renderMarker } from "./marker.ts";
import { mutate } from "./mutation.ts";
import { findByMarker, findPublished, workerPage } from "./published.ts";
import { replyMutation } from "./receipts.ts";
import type { Session } from "./session.ts";
import { readThread, type ThreadFacts } from "./thread.ts";
import { readWorkerFile } from "./worker-file.ts";
import { renderUnheard, type Unheard } from "./worker-page-replies.ts";
import { type AskedWorker, askedWorker, workerPath } from "./worker-pages.ts";

type WorkerFileEvent = Extract<Incoming, { kind: "worker_file" }>;

interface Look {
  authorizer: Authorizer;
  /** A page that was read already. */
  facts: ThreadFacts;
}

/** What was done on the pages of workers that wait: merged, closed, pushed to. Says why what does not count. */
export async function readWorkerPages(
  session: Session,
  journal: Journal,
  look: Look,
): Promise<WorkerFileEvent[]> {
  const incoming: WorkerFileEvent[] = [];
  for (const item of openRequests(journal.state)) {
    const worker = askedWorker(journal.state, item);
    const shown = workerPage(journal.state, item.request.id);
    if (!worker || !shown) continue;
    const known = look.facts.number === shown.number ? look.facts : null;
    const facts = known ?? (await readThread(session.github, shown.number));
    if (!facts) continue;
    const page = { item, worker, facts, shown: shown.digest, authorizer: look.authorizer };
    const read = await readPage(session, journal, page);
    if (read.status === "done") incoming.push(read.event);
    if (read.status === "unheard") await sayWhy(session, journal, { facts, item, why: read.why });
  }
  return incoming;
}

interface Page {
  item: RequestState;
  worker: AskedWorker;
  facts: ThreadFacts;
  /** Commit that the request was shown with. */
  shown: string | null;
  authorizer: Authorizer;
}

type Read =
  | { status: "nothing" }
  | { status: "done"; event: WorkerFileEvent }
  | { status: "unheard"; why: Unheard };

async function readPage(session: Session, journal: Journal, page: Page): Promise<Read> {
  const { facts, item } = page;
  const commit = facts.headCommit ?? "";
  if (facts.state === "open" && commit === page.shown) return { status: "nothing" };
  const source = { kind: "pull_request" as const, number: facts.number, url: facts.url, commit };
  const event = (by: Person | null, change: WorkerFileEvent["change"]): Read => ({
    status: "done",
    event: { kind: "worker_file", requestId: item.request.id, by, source, change },
  });
  if (facts.state === "open") {
    const text = await textAt(session, journal, page);
    return text.status === "unfit"
      ? unheard({ kind: "unfit", problem: text.problem, commit })
      : event(null, { status: "rewritten", input: text.input });
  }
  const did = facts.state;
  const by = did === "merged" ? facts.closedBy : await closerOf(session, facts.number);
  const may = await mayDecide(session, journal, { by, did, authorizer: page.authorizer });
  if (may === "unknown") return { status: "nothing" };
  if (may !== "yes")
    return unheard({ kind: "not_permitted", did, by: by?.login ?? null, because: may });
  if (did === "closed") return event(by, { status: "closed" });
  const text = await textAt(session, journal, page);
  if (text.status === "unfit") return unheard({ kind: "unfit", problem: text.problem, commit });
  return event(by, { status: "merged", input: text.input });
}

function unheard(why: Unheard): Read {
  return { status: "unheard", why };
}

/** The arguments that stand for the file: the model's own where nobody changed a character of it. */
async function textAt(session: Session, journal: Journal, { facts, worker, item }: Page) {
  const { name } = worker;
  const path = await workerPath(session, journal, name);
  const file = await readWorkerFile(session, { commit: facts.headCommit ?? "", path, name });
  if (file.status === "unfit") return file;
  const input = file.text === worker.text ? item.request.input : { name, text: file.text };
  return { status: "read" as const, input };
}

/** Who closed it without merging, asked of the API; null = nobody that can be asked about. */
export async function closerOf({ github }: Session, number: number): Promise<Person | null> {
  const { closed_by: closer } = await github.rest<{
    closed_by?: { id: number; login: string; type?: string } | null;
  }>("GET /repos/{owner}/{repo}/issues/{issue_number}", { issue_number: number });
  return closer?.type === "User" ? { id: closer.id, login: closer.login } : null;
}

async function mayDecide(
  session: Session,
  { header }: Journal,
  act: { by: Person | null; did: "merged" | "closed"; authorizer: Authorizer },
): Promise<"yes" | "unknown" | "not_a_person" | "not_permitted" | "self_approval"> {
  const { by, did, authorizer } = act;
  if (!by) return "not_a_person";
  const authority = await authorizer.judgePerson(by);
  if (authority.status === "unavailable") {
    session.log.warning(
      `GitHub did not say whether ${by.login} may decide; the next event asks again. (${authority.message})`,
    );
    return "unknown";
  }
  if (authority.status === "refused") {
    return authority.because === "not_a_person" ? "not_a_person" : "not_permitted";
  }
  const isSelf = session.inputs.preventSelfApproval && header.startedBy?.id === by.id;
  return did === "merged" && isSelf ? "self_approval" : "yes";
}

/** Once per act: the run waits on, and its people know why. */
async function sayWhy(
  session: Session,
  journal: Journal,
  { facts, item, why }: { facts: ThreadFacts; item: RequestState; why: Unheard },
): Promise<void> {
  const { runId } = journal.header;
  const { id } = item.request;
  const key = `${id}-${facts.number}-${why.kind === "unfit" ? why.commit.slice(0, 12) : why.did}`;
  if (findPublished(journal.state, "reply", key)) return;
  const marker = { run: runId, reply: key };
  if (!findByMarker(facts, marker)) {
    const body = `${renderUnheard(why, id)}\n\n${renderMarker(marker)}`;
    await mutate(session.github, [replyMutation({ subjectId: facts.id, threadId: null, body })]);
  }
  const of = { type: "published" as const, subject: "reply" as const, of: key };
  journal.append({ ...of, nodeId: null, number: null, url: null, digest: null, threadId: null });
  try {
    await journal.flush({ subject: `says on #${facts.number} why ${id} still waits` });
  } catch (error) {
    // The run went on or ended meanwhile; the words are found again by their marker.
    if (!(error instanceof LeaseLost)) throw error;
  }
}
