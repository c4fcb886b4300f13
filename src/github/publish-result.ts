import type { Journal } from "../runtime/journal.ts";
import type { RunState } from "../runtime/state.ts";
import { deleteBranch, openBranch } from "./branch.ts";
import { renderMarker } from "./marker.ts";
import { outcomeOf } from "./outcome.ts";
import type { ApprovedFiles } from "./protected-changes.ts";
import { findByMarker, findPublished, threadOf } from "./published.ts";
import { pushOnto, pushResult } from "./push-result.ts";
import { renderResultPullRequest } from "./result-body.ts";
import { buildResult, type Result } from "./result-tree.ts";
import { branchOf, earlierResult, rememberBranch, rememberThread } from "./run-page.ts";
import type { Session } from "./session.ts";
import { type PullRequest, showResult } from "./show-result.ts";
import { readThread } from "./thread.ts";

type Changed = Extract<Result, { status: "changed" }>;

/**
 * Turns what the run changed into its pull request (or pushes it, as `changes` says): one clean commit,
 * request files gone. Nothing changed = no pull request, and an open one of this run is closed.
 */
export async function publishResult(session: Session, journal: Journal): Promise<void> {
  const { state, overlay } = journal;
  const { baseCommit } = state.header;
  if (findPublished(state, "result_pull_request", state.header.runId)) return;
  if (!baseCommit || session.inputs.changes === "none" || !overlay) {
    return withdraw(session, journal, "This run publishes no changes.");
  }
  const result = await buildResult({
    git: session.git,
    base: baseCommit,
    overlay,
    approved: approvedFiles(state),
  });
  warnAboutLeftOut(session, result);
  if (result.status === "nothing" && result.workflowPatch === null) {
    return withdraw(session, journal, "Nothing changed.");
  }
  if (result.status === "nothing") {
    session.log.warning(
      `The run changed only workflow files, which the Actions token may not push. The patch:\n${result.workflowPatch ?? ""}`,
    );
    return withdraw(
      session,
      journal,
      "Only workflow files changed; their patch is in the job's log.",
    );
  }
  if (session.inputs.changes === "push") return pushChanges(session, journal, result);
  await proposeChanges(session, journal, result);
}

/** What approvals named, with the content that was shown: only that may pass a protected path. */
export function approvedFiles(state: RunState): ApprovedFiles {
  const approved = new Map<string, string | null>();
  for (const { request, status } of state.requests.values()) {
    const ran = status.kind === "completed" && status.outcome.refusedBy === null;
    // A worker that was created is a value of the run, no file of its result.
    if (!ran || status.outcome.isError || request.tool === "worker_create") continue;
    for (const { path, after } of request.files) approved.set(path, after);
  }
  return approved;
}

async function proposeChanges(session: Session, journal: Journal, result: Changed): Promise<void> {
  const { state } = journal;
  const { git, remote } = session;
  const branch = branchOf(state);
  const { title, body } = renderBody(session, state, result);
  const expected = findPublished(state, "branch", branch)?.digest ?? null;
  const pushed = await pushResult({
    git,
    remote,
    branch,
    base: state.header.baseCommit ?? "",
    expected,
    tree: result.tree,
    message: `${title}\n\nRun: ${state.header.runId}`,
  });
  switch (pushed.status) {
    case "pushed":
      rememberBranch(journal, branch, pushed.commit);
      return rememberResult(session, journal, { branch, title, body });
    case "conflict":
      return proposeBeside(session, journal, {
        result,
        title,
        body: `People changed the same lines on \`${branch}\` (${pushed.paths.join(", ")}), so their branch was left alone and this pull request holds the result by itself.\n\n${body}`,
      });
    case "gone":
      return proposeBeside(session, journal, { result, title, body });
  }
}

/** Never forced over people's work: the result goes to a branch and a pull request of its own. */
async function proposeBeside(
  session: Session,
  journal: Journal,
  proposal: { result: Changed; title: string; body: string },
): Promise<void> {
  const { state } = journal;
  const branch = `llm-do/result-${state.header.runId}`;
  const { title, body } = proposal;
  const pushed = await pushResult({
    git: session.git,
    remote: session.remote,
    branch,
    base: state.header.baseCommit ?? "",
    expected: null,
    tree: proposal.result.tree,
    message: `${title}\n\nRun: ${state.header.runId}`,
  });
  if (pushed.status !== "pushed") throw new Error(`the branch ${branch} is taken`);
  await rememberResult(session, journal, { branch, title, body });
}

async function rememberResult(
  session: Session,
  journal: Journal,
  proposal: { branch: string; title: string; body: string },
): Promise<void> {
  const { state } = journal;
  const shown = await showResult(session, { state, ...proposal });
  if (shown.number !== threadOf(state)?.number || shown.node_id === "") {
    await pointToResult(session, journal, shown.html_url);
  }
  rememberThread(journal, "result_pull_request", shown);
}

/** `changes: push`: onto the pull request's own branch, or the branch that was checked out. */
async function pushChanges(session: Session, journal: Journal, result: Changed): Promise<void> {
  const { state } = journal;
  const branch = state.header.baseBranch;
  if (!branch) return withdraw(session, journal, "There is no branch to push to.");
  const { title } = renderBody(session, state, result);
  const pushed = await pushOnto({
    git: session.git,
    remote: session.remote,
    branch,
    head: state.header.baseCommit ?? "",
    tree: result.tree,
    message: `${title}\n\nRun: ${state.header.runId}`,
  });
  if (pushed.status === "pushed") {
    rememberBranch(journal, branch, pushed.commit);
    return withdraw(session, journal, `The changes were pushed to ${branch}.`);
  }
  const why = pushed.status === "gone" ? "it was deleted" : pushed.paths.join(", ");
  session.log.warning(`The changes could not be pushed to ${branch}: ${why}.`);
}

/** Closes the run's own page with a sentence and removes its branch. */
export async function withdraw(session: Session, journal: Journal, why: string): Promise<void> {
  const { state } = journal;
  const { git, remote } = session;
  const branch = branchOf(state);
  const expected = findPublished(state, "branch", branch)?.digest;
  const earlier = findPublished(state, "branch", earlierResult(branch))?.digest;
  if (earlier && expected) {
    // The page belongs to the result of an earlier run: only our request files go.
    await sayLast(session, journal, `${why} This pull request still holds the earlier result.`);
    await openBranch({ git, remote, branch }).swap({ to: earlier, expected });
    return;
  }
  await closePage(session, journal, why);
  if (expected) await deleteBranch({ git, remote, branch, expected });
}

async function closePage(session: Session, journal: Journal, why: string): Promise<void> {
  const { state } = journal;
  const opened = state.header.thread ? null : threadOf(state);
  if (!opened || findPublished(state, "closed", state.header.runId)) return;
  await sayLast(session, journal, `${why} The run is over, so this is closed.`);
  const closed = await session.github.rest<PullRequest>(
    "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
    { issue_number: opened.number, state: "closed" },
  );
  rememberThread(journal, "closed", closed);
}

/** The result is not on the run's own page: an issue has nothing left to hold, people's branch stays open. */
async function pointToResult(session: Session, journal: Journal, url: string): Promise<void> {
  const page = threadOf(journal.state);
  if (!page || journal.header.thread) return;
  if (page.kind === "issue") return closePage(session, journal, `The result is at ${url}.`);
  await sayLast(session, journal, `The run is over. Its result is at ${url}.`);
}

/** A machine may be lost between the sentence and the closing: the next one finds it by its marker. */
async function sayLast({ github }: Session, journal: Journal, text: string): Promise<void> {
  const number = threadOf(journal.state)?.number ?? 0;
  const marker = { run: journal.header.runId, reply: "closed" };
  const facts = await readThread(github, number);
  if (facts && findByMarker(facts, marker)) return;
  await github.rest("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
    issue_number: number,
    body: `${text}\n\n${renderMarker(marker)}`,
  });
}

function renderBody(session: Session, state: RunState, result: Changed) {
  const { github, runner } = session;
  const decided = [...state.requests.values()].flatMap((item) => {
    const outcome = outcomeOf(state, item);
    return outcome ? [{ request: item.request, decision: item.decision, outcome }] : [];
  });
  return renderResultPullRequest({
    runId: state.header.runId,
    worker: state.header.worker,
    cause: state.header.cause,
    result: state.finished?.result ?? "",
    changes: result.changes.map(({ path, additions, deletions }) => ({
      path,
      added: additions,
      removed: deletions,
    })),
    decided,
    patches: result.workflowPatch
      ? [{ path: ".github/workflows", patch: result.workflowPatch }]
      : [],
    runUrl: runner.workflowRun
      ? `${github.serverUrl}/${github.owner}/${github.repository}/actions/runs/${runner.workflowRun}`
      : null,
  });
}

function warnAboutLeftOut(session: Session, result: Result): void {
  if (result.leftOut.length === 0) return;
  session.log.warning(
    `These files decide what later runs may do and nobody approved their change, so they were left out: ${result.leftOut.join(", ")}`,
  );
}
