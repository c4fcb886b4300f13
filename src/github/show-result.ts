import type { RunState } from "../runtime/state.ts";
import { GitHubFailure, permissionAdvice } from "./octokit.ts";
import { threadOf } from "./published.ts";
import type { Session } from "./session.ts";

export interface PullRequest {
  number: number;
  html_url: string;
  node_id: string;
  draft?: boolean;
}

/** The run PR becomes the result; without one, a pull request is opened. */
export async function showResult(
  session: Session,
  shown: { state: RunState; branch: string; title: string; body: string },
): Promise<PullRequest> {
  const { github } = session;
  const { state, branch, title, body } = shown;
  const known = await openPullRequestOf(session, branch);
  if (known) {
    const updated = await github.rest<PullRequest>(
      "PATCH /repos/{owner}/{repo}/pulls/{pull_number}",
      {
        pull_number: known.number,
        title,
        body,
      },
    );
    if (updated.draft ?? known.draft) await markReady(session, known.node_id);
    return updated;
  }
  const base = state.header.baseBranch ?? "main";
  try {
    return await github.rest<PullRequest>("POST /repos/{owner}/{repo}/pulls", {
      title,
      body,
      head: branch,
      base,
    });
  } catch (error) {
    const lost = error instanceof GitHubFailure && (error.status === 0 || error.status >= 500);
    const found = lost ? await openPullRequestOf(session, branch) : null;
    if (found) return found;
    const advice = permissionAdvice(error, "pull-requests: write");
    if (!advice) throw error;
    const url = compareUrl(session, { base, branch });
    session.log.warning(`${advice.message}\nThe result is on the branch ${branch}: open ${url}`);
    return { number: threadOf(state)?.number ?? 0, html_url: url, node_id: "" };
  }
}

async function markReady(session: Session, pullRequestId: string): Promise<void> {
  const mutation = `mutation Ready($input: MarkPullRequestReadyForReviewInput!) {
    markPullRequestReadyForReview(input: $input) { pullRequest { id } } }`;
  await session.github.graphql(mutation, { input: { pullRequestId } });
}

/** The open pull request of a branch; null when there is none. */
export async function openPullRequestOf(
  session: Session,
  branch: string,
): Promise<PullRequest | null> {
  const { github } = session;
  const found = await github.rest<PullRequest[]>("GET /repos/{owner}/{repo}/pulls", {
    head: `${github.owner}:${branch}`,
    state: "open",
  });
  return found[0] ?? null;
}

/** Page that opens a pull request of a branch with one click. */
export function compareUrl(
  { github }: Session,
  { base, branch }: { base: string | null; branch: string },
): string {
  return `${github.serverUrl}/${github.owner}/${github.repository}/compare/${base}...${branch}?expand=1`;
}
