import type { RequestState } from "../runtime/call-state.ts";
import type { Journal } from "../runtime/journal.ts";
import type { RunState } from "../runtime/state.ts";
import { deleteBranch } from "./branch.ts";
import { renderMarker } from "./marker.ts";
import { findByMarker, findPublished, workerPage, workerPageNumbers } from "./published.ts";
import type { Session } from "./session.ts";
import { readThread } from "./thread.ts";
import { pushWorkerFile } from "./worker-file.ts";
import { askedWorker, workerBranch, workerPath } from "./worker-pages.ts";

/** What becomes of a worker's page once its request is settled. */
type PageEnd =
  | { kind: "waits" }
  /** It exists in this run; merging the page keeps it for later ones. */
  | { kind: "kept"; text: string; changedBy: string | null }
  | { kind: "closed"; why: string };

/** Closes the pages of workers that will not exist, and says on the others what merging still does. */
export async function settleWorkerPages(session: Session, journal: Journal): Promise<void> {
  for (const number of workerPageNumbers(journal.state)) {
    const end = endOf(journal.state, number);
    if (end.kind === "waits" || findPublished(journal.state, "closed", settled(number))) continue;
    const facts = await readThread(session.github, number);
    if (facts?.state === "open") {
      if (end.kind === "kept") await pushFinal(session, journal, { number, text: end.text });
      const marker = { run: journal.header.runId, reply: settled(number) };
      if (!findByMarker(facts, marker)) {
        await session.github.rest("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
          issue_number: number,
          body: `${wordsFor(end)}\n\n${renderMarker(marker)}`,
        });
      }
      if (end.kind === "closed") await close(session, journal, number);
    }
    journal.append({
      type: "published",
      subject: "closed",
      of: settled(number),
      nodeId: null,
      number,
      url: facts?.url ?? null,
      digest: null,
      threadId: null,
    });
  }
}

function settled(number: number): string {
  return `worker-${number}`;
}

function wordsFor(end: Exclude<PageEnd, { kind: "waits" }>): string {
  if (end.kind === "closed") return `${end.why} This is closed.`;
  const changed = end.changedBy
    ? ` **${end.changedBy}** changed its text first; this pull request now holds what was allowed.`
    : "";
  return `The worker was allowed, and the run goes on with it.${changed} Merge this to keep it for later runs, or close it.`;
}

/** The last request that the page was shown with, and what came of the call. */
function endOf(state: RunState, number: number): PageEnd {
  const shown = [...state.requests.values()].findLast(
    ({ request }) => workerPage(state, request.id)?.number === number,
  );
  const asked = shown && askedWorker(state, shown);
  if (!shown || !asked) return { kind: "waits" };
  const last = latestOf(state, shown);
  const { id } = last.request;
  if (last.status.kind === "completed")
    return completedEnd(state, { last, shown, name: asked.name });
  if (state.cancelled) return { kind: "closed", why: "The run was cancelled." };
  if (last.status.kind === "voided") {
    const call = state.calls.get(last.request.key);
    if (!call?.completed) return { kind: "waits" };
    return { kind: "closed", why: `**${id}** was changed to what is no worker.` };
  }
  const renamed = last !== shown && askedWorker(state, last)?.name !== asked.name;
  return renamed ? { kind: "closed", why: `**${id}** asks for another name.` } : { kind: "waits" };
}

function completedEnd(
  state: RunState,
  { last, shown, name }: { last: RequestState; shown: RequestState; name: string },
): PageEnd {
  const { id } = last.request;
  if (last.status.kind !== "completed") return { kind: "waits" };
  const { refusedBy, isError } = last.status.outcome;
  if (refusedBy === "person") return closed(`**${id}** was denied, so there is no such worker.`);
  if (refusedBy === "expiry") return closed(`**${id}** expired, so there is no such worker.`);
  if (refusedBy !== null || isError) return closed(`**${id}** was not executed.`);
  const worker = askedWorker(state, last);
  if (worker?.name !== name) return closed(`**${id}** gave it another name.`);
  return { kind: "kept", text: worker.text, changedBy: last === shown ? null : id };
}

function closed(why: string): PageEnd {
  return { kind: "closed", why };
}

/** Of requests for one call only the last counts. */
function latestOf(state: RunState, { request }: RequestState): RequestState {
  const same = [...state.requests.values()].filter((item) => item.request.key === request.key);
  return same.reduce((a, b) => (number(a) > number(b) ? a : b));
}

function number({ request }: RequestState): number {
  return Number(request.id.slice(1));
}

async function pushFinal(
  session: Session,
  journal: Journal,
  page: { number: number; text: string },
): Promise<void> {
  const { state, header } = journal;
  const name = nameOn(state, page.number);
  if (name === null) return;
  await pushWorkerFile(session, {
    branch: workerBranch(state, name),
    from: header.projectCommit ?? header.baseCommit ?? session.runner.sha,
    path: await workerPath(session, journal, name),
    text: page.text,
    message: `Change the worker ${name}\n\nRun: ${header.runId}`,
  });
}

function nameOn(state: RunState, number: number): string | null {
  const shown = [...state.requests.values()].findLast(
    ({ request }) => workerPage(state, request.id)?.number === number,
  );
  return (shown && askedWorker(state, shown)?.name) ?? null;
}

async function close(session: Session, journal: Journal, number: number): Promise<void> {
  const { git, remote, github } = session;
  const { state } = journal;
  await github.rest("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
    issue_number: number,
    state: "closed",
  });
  const name = nameOn(state, number);
  const known = state.published.findLast(
    (event) => event.subject === "worker_pull_request" && event.number === number,
  )?.digest;
  // What people pushed on top stays.
  if (name === null || !known) return;
  await deleteBranch({ git, remote, branch: workerBranch(state, name), expected: known });
}
