import { messageOf } from "../errors.ts";
import { decide } from "../runtime/decide.ts";
import type { EventOf } from "../runtime/events.ts";
import type { Incoming } from "../runtime/incoming.ts";
import { type Journal, LeaseLost } from "../runtime/journal.ts";
import type { RunState } from "../runtime/state.ts";
import { openRequests } from "../runtime/status.ts";
import { acknowledge } from "./acknowledge.ts";
import { answerLate, answerWithoutRun } from "./answer-late.ts";
import { type Authorizer, createAuthorizer } from "./authorize.ts";
import { type Driven, resumeRun } from "./drive-run.ts";
import { openJournals } from "./open-journals.ts";
import { adoptShown } from "./post-requests.ts";
import { publishReceipts } from "./publish.ts";
import { asksForWorker, changedSince, findPublished, questionOf, threadOf } from "./published.ts";
import { cutRequests } from "./run-page.ts";
import type { Session } from "./session.ts";
import { addressed, speak, type Words, wordsIn } from "./spoken.ts";
import { readThread, type ThreadFacts } from "./thread.ts";

type Judged = EventOf<"comment_judged">;

/**
 * Reconcile, don't react: an event only says "look". Reads the runs and the page of a pull request or issue,
 * judges every command that was not judged yet, records the decisions, and drives what can go on. Doing it
 * twice, late or in another order changes nothing.
 */
export async function reconcileThread(
  session: Session,
  where: { number: number; commentId: number | null },
): Promise<Driven[]> {
  const journals = await openJournals(session, await session.store.thread(where.number));
  const facts = await readThread(session.github, where.number);
  if (!facts) {
    session.log.warning(`#${where.number} does not exist or this token may not read it.`);
    return [];
  }
  const live = journals.filter((journal) => !journal.finished).map(({ journal }) => journal);
  const authorizer = createAuthorizer(session.github, session.inputs.approvers);
  const words = wordsIn(facts, { prefix: session.inputs.commandPrefix, bareAllowed: true });
  if (live.length === 0) {
    const last = journals.at(-1)?.journal;
    const waking = words.find(({ comment }) => comment.databaseId === where.commentId);
    if (waking && last)
      await answerLate(session, { journal: last, facts, words: waking, authorizer });
    if (waking && !last) await answerWithoutRun(session, { facts, words: waking, authorizer });
    return [];
  }
  // Who answered a machine that died right after it asked means what is shown.
  for (const journal of live) adoptShown(journal, facts);
  const spoken = await recordDecisions(session, { journals: live, facts, words, authorizer });
  const driven: Driven[] = [];
  for (const journal of live) {
    const result = await resumeRun(session, journal);
    // Words that led to nothing to drive are still answered.
    if (result.outcome === null && spoken.has(journal)) {
      await answer(session, journal);
    }
    driven.push(result);
  }
  return driven;
}

/** Best effort: whoever drives the run next posts what did not come out. */
async function answer(session: Session, journal: Journal): Promise<void> {
  try {
    await publishReceipts(session, journal);
    await journal.flush({ subject: "answered" });
  } catch (error) {
    // The run ended meanwhile: the answers are out, and nobody needs to remember them.
    if (error instanceof LeaseLost) return;
    session.log.warning(`An answer was not posted: ${messageOf(error)}`);
  }
}

/** The same for a run that has no page yet, or whose page nobody has to read (schedules, dispatches). */
export async function reconcileRun(session: Session, runId: string): Promise<Driven | null> {
  const [opened] = await openJournals(session, [runId]);
  if (!opened || opened.finished) return null;
  return resumeRun(session, opened.journal);
}

interface Page {
  journals: Journal[];
  facts: ThreadFacts;
  words: Words[];
  authorizer: Authorizer;
}

/** Judges the page against each run and saves what was decided. Returns the runs that somebody spoke to. */
async function recordDecisions(session: Session, page: Page): Promise<Set<Journal>> {
  const spokenTo = new Set<Journal>();
  for (const journal of page.journals) {
    const { incoming, ambiguous } = await incomingFor(session, journal, page);
    if (incoming.length === 0) continue;
    const { now } = session;
    const cut = new Set([...cutRequests(journal.state), ...ambiguous]);
    const facts = { now: now(), cut };
    const judged: Judged[] = [];
    try {
      await journal.flush({
        subject: subjectOf(incoming),
        // Decided again on whatever state the write lands on: two jobs may judge the same words at once.
        tail: (state) => {
          const { append } = decide(state, incoming, facts);
          judged.length = 0;
          for (const body of append) {
            if (body.type === "comment_judged") judged.push({ ...body, at: now().toISOString() });
          }
          return append;
        },
      });
    } catch (error) {
      if (error instanceof LeaseLost) continue;
      throw error;
    }
    if (judged.length > 0) spokenTo.add(journal);
    await acknowledge(session, judged);
  }
  return spokenTo;
}

async function incomingFor(
  session: Session,
  journal: Journal,
  page: Page,
): Promise<{ incoming: Incoming[]; ambiguous: string[] }> {
  const { state } = journal;
  const { facts } = page;
  const states = page.journals.map((candidate) => candidate.state);
  const incoming: Incoming[] = [];
  const ambiguous: string[] = [];
  // Also a page that shows no more than the file of a worker leads here.
  const carries = threadOf(state)?.number === facts.number;
  if (carries) incoming.push(...changedRequests(state, facts));
  if (openRequests(state).some(asksForWorker)) {
    const { authorizer } = page;
    const { readWorkerPages } = await import("./read-worker-pages.ts");
    incoming.push(...(await readWorkerPages(session, journal, { facts, authorizer })));
  }
  for (const words of page.words) {
    if (state.judged.has(words.comment.id)) continue;
    const address = addressed(words, states, facts);
    if (!address.runs.includes(state)) continue;
    ambiguous.push(...address.ambiguous);
    const command = await speak(words, {
      state,
      facts,
      authorizer: page.authorizer,
      preventSelf: session.inputs.preventSelfApproval,
    });
    if ("unavailable" in command) {
      session.log.warning(
        `GitHub did not say whether the author of ${words.comment.url} may decide; the next event asks again. (${command.unavailable})`,
      );
      continue;
    }
    incoming.push({ kind: "command", ...command });
  }
  const closed = carries ? closedReason(facts, journal) : null;
  if (closed) incoming.push({ kind: "closed", by: facts.closedBy, reason: closed });
  return { incoming, ambiguous };
}

function changedRequests(state: RunState, facts: ThreadFacts): Incoming[] {
  return [...state.requests.values()].flatMap((item) => {
    if (item.status.kind !== "open" && item.status.kind !== "decided") return [];
    const published = findPublished(state, "request", questionOf(item));
    const reason = published ? changedSince(facts, published) : null;
    const requestId = item.request.id;
    return reason ? [{ kind: "request_changed" as const, requestId, reason }] : [];
  });
}

/** Merged or closed while something waits there: nobody reads the page any more, so the run is over. */
function closedReason(facts: ThreadFacts, { state }: Journal): string | null {
  const waits = openRequests(state).length > 0 || state.awaited !== null;
  if (facts.state === "open" || state.finished || !waits) return null;
  const kind = facts.kind === "issue" ? "issue" : "pull request";
  return `the ${kind} #${facts.number} was ${facts.state}`;
}

function subjectOf(incoming: Incoming[]): string {
  const words = incoming.map((item) => {
    if (item.kind !== "command") return item.kind.replace("_", " ");
    const ids = item.targets === "all" ? "all" : item.targets.map(({ id }) => id).join(" ");
    const verb = item.authority.status === "refused" ? "refused a command" : item.verb;
    const about = [verb, ids || item.implied].filter(Boolean).join(" ");
    return `${about} by ${item.by?.login ?? "nobody"}`;
  });
  return words.join(", ").slice(0, 200);
}
