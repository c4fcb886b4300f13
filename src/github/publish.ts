import { messageOf } from "../errors.ts";
import type { DriveOutcome, Publication } from "../runtime/drive.ts";
import { type Journal, LeaseLost } from "../runtime/journal.ts";
import { openRequests } from "../runtime/status.ts";
import { proposeCleanUp } from "./clean-up.ts";
import { mutate } from "./mutation.ts";
import { permissionAdvice } from "./octokit.ts";
import { postRequests } from "./post-requests.ts";
import { publishResult, withdraw } from "./publish-result.ts";
import { findPublished, questionOf, threadOf } from "./published.ts";
import { planReceipts } from "./receipts.ts";
import { cutRequests, ensureThread, prefixOf, publishRequestFiles } from "./run-page.ts";
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
    if (outcome.status === "suspended") await publishRequests(session, journal);
    await publishReceipts(session, journal);
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
  const isNew = threadOf(state) === null;
  const thread = await ensureThread(session, journal);
  // Before anything asks: an answer must find the run, and a VM that lost its lease must not ask.
  if (isNew) await journal.flush({ subject: `asks on #${thread.number}`, thread: thread.number });
  else await journal.refresh();
  const facts = await readThread(session.github, thread.number);
  if (!facts) throw new Error(`#${thread.number} does not exist any more`);
  await postRequests({
    github: session.github,
    journal,
    facts,
    requests,
    // In a pull request's own context the request files are on another branch: no place in its diff.
    requestFiles: inContext ? new Map() : files.paths,
    fullTexts: files.pages,
    prefix: prefixOf(session),
  });
}

/** Receipts, reactions and answers, in one document for up to twenty of them. */
export async function publishReceipts(session: Session, journal: Journal): Promise<void> {
  const thread = threadOf(journal.state);
  const due = [...journal.state.judged.values()].length > 0 || journal.state.requests.size > 0;
  if (!thread || !due) return;
  const facts = await readThread(session.github, thread.number);
  if (!facts) return;
  const options = { prefix: prefixOf(session), now: session.now() };
  // A job that answers while it drives is about to stop: what it tells is how the run stands after it.
  const holder = journal.holdsLease ? null : journal.state.holder;
  const posts = planReceipts({ ...journal.state, holder }, facts, options);
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
