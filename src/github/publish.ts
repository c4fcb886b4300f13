import { messageOf } from "../errors.ts";
import type { DriveOutcome, Publication } from "../runtime/drive.ts";
import { type Journal, LeaseLost } from "../runtime/journal.ts";
import { openRequests } from "../runtime/status.ts";
import { proposeCleanUp } from "./clean-up.ts";
import { mutate } from "./mutation.ts";
import { permissionAdvice } from "./octokit.ts";
import { openPage } from "./open-page.ts";
import { postRequests } from "./post-requests.ts";
import { publishAnswer } from "./publish-answer.ts";
import { publishResult, withdraw } from "./publish-result.ts";
import {
  asksForWorker,
  findPublished,
  questionOf,
  threadOf,
  workerPageNumbers,
} from "./published.ts";
import { planReceipts } from "./receipts.ts";
import { cutRequests, prefixOf, publishRequestFiles } from "./run-page.ts";
import type { Session } from "./session.ts";
import { readThread } from "./thread.ts";

/** What did not come out, for the end of the job: the state is safe, a later event heals the page. */
export interface PublishProblems {
  messages: string[];
}

/**
 * Makes the page say what the journal says: a projection that can be repaired at any time. Each step looks
 * up what is there before it makes something, so that a crash between two steps repeats nothing.
 */
export async function publish(
  session: Session,
  journal: Journal,
  context: { outcome: DriveOutcome; problems: PublishProblems },
): Promise<Publication> {
  const { outcome, problems } = context;
  try {
    if (outcome.status === "suspended") {
      await publishRequests(session, journal);
      await publishAnswer(session, journal);
    }
    await publishReceipts(session, journal);
    if (workerPageNumbers(journal.state).length > 0) {
      const { settleWorkerPages } = await import("./settle-worker-pages.ts");
      await settleWorkerPages(session, journal);
    }
    if (outcome.status === "completed") await publishResult(session, journal);
    if (outcome.status === "cancelled") {
      await withdraw(session, journal, "The run was cancelled.");
      await proposeCleanUp(session, journal);
    }
    if (outcome.status === "failed") await publishFailure(session, journal, outcome);
    const thread = threadOf(journal.state)?.number;
    return thread === undefined || thread === journal.header.thread?.number
      ? { complete: true }
      : { complete: true, thread };
  } catch (error) {
    if (error instanceof LeaseLost) throw error;
    const isIssue = threadOf(journal.state)?.kind === "issue";
    const advice = permissionAdvice(error, isIssue ? "issues: write" : "pull-requests: write");
    problems.messages.push(session.redact(advice?.message ?? messageOf(error)));
    return { complete: false };
  }
}

async function publishRequests(session: Session, journal: Journal): Promise<void> {
  const { state } = journal;
  const requests = openRequests(state).filter(
    (item) => !findPublished(state, "request", questionOf(item)),
  );
  if (requests.length === 0) return;
  const cut = cutRequests(state);
  const inContext = state.header.thread !== null;
  const filed = inContext ? requests.filter(({ request }) => cut.has(request.id)) : requests;
  const files =
    filed.length > 0
      ? await publishRequestFiles(session, journal, filed)
      : { paths: new Map<string, string>(), pages: new Map<string, string>() };
  const facts = await openPage(session, journal);
  const notes = requests.some(asksForWorker)
    ? await notesOnPages(session, journal, { requests, main: facts })
    : new Map<string, string>();
  await postRequests({
    github: session.github,
    journal,
    facts,
    requests,
    // In a pull request's own context the request files are on another branch: no place in its diff.
    requestFiles: inContext ? new Map() : files.paths,
    fullTexts: files.pages,
    notes,
    prefix: prefixOf(session),
  });
}

async function notesOnPages(...asked: Parameters<PublishWorkerPages>) {
  const { publishWorkerPages } = await import("./publish-worker-page.ts");
  return publishWorkerPages(...asked);
}

type PublishWorkerPages = typeof import("./publish-worker-page.ts").publishWorkerPages;

/** Receipts, reactions and answers, in one document for up to twenty of them. */
export async function publishReceipts(session: Session, journal: Journal): Promise<void> {
  const thread = threadOf(journal.state);
  const due = [...journal.state.judged.values()].length > 0 || journal.state.requests.size > 0;
  if (!thread || !due) return;
  const facts = await readThread(session.github, thread.number);
  if (!facts) return;
  const beside = await Promise.all(
    workerPageNumbers(journal.state).map((number) => readThread(session.github, number)),
  );
  const options = { prefix: prefixOf(session), now: session.now() };
  // A job that answers while it drives is about to stop: what it tells is how the run stands after it.
  const holder = journal.holdsLease ? null : journal.state.holder;
  const pages = { main: facts, all: [facts, ...beside.filter((page) => page !== undefined)] };
  const posts = planReceipts({ ...journal.state, holder }, pages, options);
  const answers = await mutate(
    session.github,
    posts.map((post) => post.mutation),
  );
  posts.forEach((post, index) => {
    if (post.event && answers[index]) journal.append(post.event);
  });
}

/** A run that failed says so where its people are, once per failure. */
async function publishFailure(
  session: Session,
  journal: Journal,
  failed: Extract<DriveOutcome, { status: "failed" }>,
): Promise<void> {
  const { state } = journal;
  const thread = threadOf(state);
  const of = `failure ${state.failure?.at ?? ""}`;
  if (!thread || findPublished(state, "reply", of)) return;
  const { renderFailure } = await import("./failure.ts");
  const posted = await session.github.rest<{ node_id: string; html_url: string }>(
    "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
    {
      issue_number: thread.number,
      body: renderFailure({
        runId: state.header.runId,
        code: failed.code,
        message: failed.message,
        prefix: prefixOf(session),
      }),
    },
  );
  journal.append({
    type: "published",
    subject: "reply",
    of,
    nodeId: posted.node_id,
    number: null,
    url: posted.html_url,
    digest: null,
    threadId: null,
  });
}
