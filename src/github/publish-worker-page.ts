import type { RequestState } from "../runtime/call-state.ts";
import type { Journal } from "../runtime/journal.ts";
import { deleteBranch } from "./branch.ts";
import { GitHubFailure, permissionAdvice } from "./octokit.ts";
import { workerPage } from "./published.ts";
import { cutRequests, prefixOf } from "./run-page.ts";
import type { Session } from "./session.ts";
import { openPullRequestOf, type PullRequest } from "./show-result.ts";
import type { ThreadFacts } from "./thread.ts";
import { pushWorkerFile } from "./worker-file.ts";
import { pageNote, renderWorkerPage } from "./worker-page-text.ts";
import { type AskedWorker, askedWorker, workerBranch, workerPath } from "./worker-pages.ts";

/**
 * A pull request with its file for each worker that waits to be created (design §5), before its request is
 * shown. Returns what the comment of each such request says about it.
 */
export async function publishWorkerPages(
  session: Session,
  journal: Journal,
  asked: { requests: RequestState[]; main: ThreadFacts },
): Promise<Map<string, string>> {
  const notes = new Map<string, string>();
  for (const item of asked.requests) {
    const worker = askedWorker(journal.state, item);
    if (!worker) continue;
    const { id } = item.request;
    const known = workerPage(journal.state, id);
    const shown = known ?? (await openPage(session, journal, { item, worker, main: asked.main }));
    notes.set(id, pageNote(shown));
  }
  return notes;
}

interface Asked {
  item: RequestState;
  worker: AskedWorker;
  main: ThreadFacts;
}

/** Null where GitHub lets nobody but people open pull requests: the comment decides alone. */
async function openPage(
  session: Session,
  journal: Journal,
  asked: Asked,
): Promise<{ number: number; url: string } | null> {
  const { state, header } = journal;
  const { name, text } = asked.worker;
  const branch = workerBranch(state, name);
  const tip = await pushWorkerFile(session, {
    branch,
    from: header.projectCommit ?? header.baseCommit ?? session.runner.sha,
    path: await workerPath(session, journal, name),
    text,
    message: `Add the worker ${name}\n\nRun: ${header.runId}`,
  });
  const pull = await openOrUpdate(session, journal, { ...asked, branch });
  if (!pull) {
    const { git, remote } = session;
    await deleteBranch({ git, remote, branch, expected: tip });
    return null;
  }
  journal.append({
    type: "published",
    subject: "worker_pull_request",
    of: asked.item.request.id,
    nodeId: pull.node_id,
    number: pull.number,
    url: pull.html_url,
    digest: tip,
    threadId: null,
  });
  // Before the request points to it: what is said or done there must find the run.
  const subject = `shows the worker ${name} on #${pull.number}`;
  await journal.flush({ subject, thread: pull.number });
  return { number: pull.number, url: pull.html_url };
}

async function openOrUpdate(
  session: Session,
  journal: Journal,
  { item, worker, main, branch }: Asked & { branch: string },
): Promise<PullRequest | null> {
  const { github } = session;
  const { request, expiresAt } = item;
  const shown = renderWorkerPage({
    request,
    ...worker,
    runId: journal.header.runId,
    expiresAt,
    asked: main.number,
    exact: cutRequests(journal.state).has(request.id),
    prefix: prefixOf(session),
  });
  const open = await openPullRequestOf(session, branch);
  if (open) {
    // It showed the request before this one, or a machine died right after it opened it.
    const pull_number = open.number;
    return github.rest("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
      pull_number,
      ...shown,
    });
  }
  try {
    const base = await baseOf(session, journal, main);
    return await github.rest("POST /repos/{owner}/{repo}/pulls", { ...shown, head: branch, base });
  } catch (error) {
    return foundAgain(session, { error, branch });
  }
}

/** A worker belongs to the code that runs trust, not to the pull request that somebody asked about. */
async function baseOf(session: Session, { header }: Journal, main: ThreadFacts): Promise<string> {
  if (header.thread?.kind !== "pull_request") return header.baseBranch ?? "main";
  const pull = await session.github.rest<{ base: { ref: string } }>(
    "GET /repos/{owner}/{repo}/pulls/{pull_number}",
    { pull_number: main.number },
  );
  return pull.base.ref;
}

/** An answer that was lost is looked up; what may not be is no reason to stop: the comment decides. */
async function foundAgain(
  session: Session,
  { error, branch }: { error: unknown; branch: string },
): Promise<PullRequest | null> {
  if (!(error instanceof GitHubFailure)) throw error;
  const advice = permissionAdvice(error, "pull-requests: write");
  if (advice) session.log.warning(advice.message);
  if (advice || error.status === 422) return null;
  const found = await openPullRequestOf(session, branch);
  if (found) return found;
  throw error;
}
