import { LlmDoError } from "../errors.ts";
import type { RequestState } from "../runtime/call-state.ts";
import type { Journal } from "../runtime/journal.ts";
import type { RunState } from "../runtime/state.ts";
import { openRequests } from "../runtime/status.ts";
import { openBranch } from "./branch.ts";
import { leadOf } from "./command.ts";
import { GitHubFailure, isSettingOff, permissionAdvice } from "./octokit.ts";
import { findPublished, threadOf } from "./published.ts";
import { waitingRequests } from "./reply.ts";
import { renderRequest } from "./request-comment.ts";
import { renderRequestFile, requestFilePath } from "./request-file.ts";
import { pushRequestFiles } from "./request-files.ts";
import type { Session } from "./session.ts";
import { compareUrl, openPullRequestOf, type PullRequest } from "./show-result.ts";
import { renderWaitingIssue, renderWaitingPullRequest } from "./waiting-body.ts";

/** Scheduled runs of one worker share a branch, and so the open pull request of their results. */
export function branchOf(state: RunState): string {
  const { runId, worker, cause } = state.header;
  const slug = worker.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "");
  return cause === "schedule" && slug ? `llm-do/${slug}` : `llm-do/run-${runId}`;
}

/** Under which name the journal keeps where a shared branch was before this run wrote to it. */
export function earlierResult(branch: string): string {
  return `${branch} before this run`;
}

export interface RequestFiles {
  /** Path in the branch, by request id. */
  paths: Map<string, string>;
  /** Page of the file, by request id. */
  pages: Map<string, string>;
}

/** Pushes the files of requests that are not in the branch yet: the whole text of each call. */
export async function publishRequestFiles(
  session: Session,
  journal: Journal,
  requests: RequestState[],
): Promise<RequestFiles> {
  const prefix = prefixOf(session);
  const { runId } = journal.header;
  const files = requests.map(({ request, expiresAt }) => ({
    path: requestFilePath(runId, request.id),
    text: renderRequestFile({ request, expiresAt, runId, prefix }),
  }));
  const message = `Ask about ${requests.map(({ request }) => request.id).join(", ")} of run ${runId}`;
  const commit = await pushToRunBranch(session, journal, { files, message });
  return pagesOf(session, { requests, runId, commit });
}

/** Commits files of ours to the run's branch, on top of what is there. Returns the commit. */
export async function pushToRunBranch(
  session: Session,
  journal: Journal,
  added: { files: { path: string; text: string }[]; message: string },
): Promise<string> {
  const { state } = journal;
  const branch = branchOf(state);
  const { git, remote } = session;
  const ours = findPublished(state, "branch", branch)?.digest;
  let expected = ours ?? (await tipOf(session, branch));
  // A scheduled worker's branch may hold the result of the run before, which must outlive this one.
  if (!ours && expected) rememberBranch(journal, earlierResult(branch), expected);
  const push = { git, remote, branch, base: state.header.baseCommit ?? "", ...added };
  for (let race = 0; ; race += 1) {
    const pushed = await pushRequestFiles({ ...push, expected });
    if (pushed.status === "pushed") {
      rememberBranch(journal, branch, pushed.commit);
      return pushed.commit;
    }
    // People may push to it too: their commits stay below ours.
    if (race >= 5) throw new Error(`the branch ${branch} kept moving`);
    expected = pushed.tip;
  }
}

/** The pull request (or issue) that carries the run, opened when the run has none. */
export async function ensureThread(
  session: Session,
  journal: Journal,
): Promise<{ number: number; kind: "pull_request" | "issue" }> {
  const known = threadOf(journal.state);
  if (known) return known;
  const branch = branchOf(journal.state);
  const existing = await openPullRequestOf(session, branch);
  if (existing) {
    rememberThread(journal, "run_pull_request", existing);
    return { number: existing.number, kind: "pull_request" };
  }
  try {
    const opened = await openPullRequest(session, journal.state, branch);
    rememberThread(journal, "run_pull_request", opened);
    return { number: opened.number, kind: "pull_request" };
  } catch (error) {
    const advice = permissionAdvice(error, "pull-requests: write");
    if (advice?.code !== "permission") throw error;
    session.log.warning(advice.message);
    const because = isSettingOff(error) ? "setting" : "permissions";
    const issue = await openIssue(session, journal.state, { branch, because });
    rememberThread(journal, "run_issue", issue);
    return { number: issue.number, kind: "issue" };
  }
}

/** Draft first: it says "not yet". Private repositories on a free plan have no drafts (platform.md). */
async function openPullRequest(
  session: Session,
  state: RunState,
  branch: string,
): Promise<PullRequest> {
  const { github } = session;
  const { title, body } = renderWaitingPullRequest(waitingRun(session, state));
  const pull = { title, body, head: branch, base: state.header.baseBranch ?? "main" };
  const create = (draft: boolean) =>
    github.rest<PullRequest>("POST /repos/{owner}/{repo}/pulls", { ...pull, draft });
  try {
    return await create(true);
  } catch (error) {
    if (!(error instanceof GitHubFailure)) throw error;
    // An answer that was lost, or a machine that died right after: it is there already.
    const lost = error.status === 422 || error.status === 0 || error.status >= 500;
    const found = lost ? await openPullRequestOf(session, branch) : null;
    if (found) return found;
    if (error.status === 422 && /draft/i.test(error.message)) return create(false);
    throw error;
  }
}

async function openIssue(
  session: Session,
  state: RunState,
  { branch, because }: { branch: string; because: "setting" | "permissions" },
): Promise<PullRequest> {
  const { github } = session;
  const { title, body } = renderWaitingIssue({
    ...waitingRun(session, state),
    because,
    compareUrl: compareUrl(session, { base: state.header.baseBranch, branch }),
  });
  try {
    return await github.rest<PullRequest>("POST /repos/{owner}/{repo}/issues", { title, body });
  } catch (error) {
    throw permissionAdvice(error, "issues: write") ?? nowhereToAsk(error, state) ?? error;
  }
}

/** No pull request and no issue either (410): the run is saved, and its people are told what to turn on. */
function nowhereToAsk(error: unknown, state: RunState): LlmDoError | null {
  if (!(error instanceof GitHubFailure) || error.status !== 410) return null;
  const { runId } = state.header;
  const ids = openRequests(state).map(({ request }) => request.id);
  return new LlmDoError(
    `Nobody can be asked about ${ids.join(", ")} here: Actions may not create pull requests, and issues are turned off. Nothing is lost. Turn one of them on in the repository's settings and re-run this job, or decide in a clone:\n  git fetch origin 'refs/llm-do/*:refs/llm-do/*'\n  npx llm-do runs approve ${runId} ${ids[0] ?? "A1"}`,
    { code: "permission", cause: error },
  );
}

function waitingRun(session: Session, state: RunState) {
  const { runId, worker, cause } = state.header;
  return { runId, worker, cause, requests: waitingRequests(state), prefix: prefixOf(session) };
}

export function prefixOf(session: Session): string {
  return leadOf({ prefix: session.inputs.commandPrefix, bareAllowed: true });
}

/** Requests that no comment can show whole: their approval must name the digest. */
export function cutRequests(state: RunState): Set<string> {
  const cut = openRequests(state).filter(
    ({ request, expiresAt }) =>
      !renderRequest({ request, expiresAt, runId: "", prefix: "/", fullTextUrl: "" }).whole,
  );
  return new Set(cut.map(({ request }) => request.id));
}

async function tipOf(session: Session, branch: string): Promise<string | null> {
  return openBranch({ git: session.git, remote: session.remote, branch }).fetch();
}

function pagesOf(
  session: Session,
  pushed: { requests: RequestState[]; runId: string; commit: string },
): RequestFiles {
  const { github } = session;
  const repository = `${github.serverUrl}/${github.owner}/${github.repository}`;
  const files: RequestFiles = { paths: new Map(), pages: new Map() };
  for (const { request } of pushed.requests) {
    const path = requestFilePath(pushed.runId, request.id);
    files.paths.set(request.id, path);
    files.pages.set(request.id, `${repository}/blob/${pushed.commit}/${path}`);
  }
  return files;
}

export function rememberBranch(journal: Journal, branch: string, commit: string | null): void {
  journal.append({
    type: "published",
    subject: "branch",
    of: branch,
    nodeId: null,
    number: null,
    url: null,
    digest: commit,
    threadId: null,
  });
}

export function rememberThread(
  journal: Journal,
  subject: "run_pull_request" | "run_issue" | "result_pull_request" | "closed",
  opened: PullRequest,
): void {
  journal.append({
    type: "published",
    subject,
    of: journal.header.runId,
    nodeId: opened.node_id,
    number: opened.number,
    url: opened.html_url,
    digest: null,
    threadId: null,
  });
}
