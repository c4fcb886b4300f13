import { type GitHub, GitHubFailure } from "./octokit.ts";
import type { Log } from "./session.ts";

/**
 * Review events run the pull request's own copy of the workflow, so they judge nothing: they wake the
 * default branch's code with a number to look at (design §2). Without a token that may (forks), the next
 * trusted event finds the reply.
 */
export async function relay(
  github: GitHub,
  where: { number: number; commentId: number | null; log: Log },
): Promise<void> {
  const { number, commentId, log } = where;
  try {
    await github.rest("POST /repos/{owner}/{repo}/dispatches", {
      event_type: "llm-do",
      client_payload: { number, ...(commentId === null ? {} : { comment_id: commentId }) },
    });
    log.info(
      `Passed #${number} on to the default branch, whose workflow needs 'repository_dispatch: { types: [llm-do] }' under 'on:' to answer.`,
    );
  } catch (error) {
    if (!(error instanceof GitHubFailure) || ![403, 404].includes(error.status)) throw error;
    log.warning(
      `This event's token may not wake the default branch (a fork, or 'contents: write' is missing under 'permissions:'). The reply is found by the next trusted event; a comment in the conversation of #${number} works at once.`,
    );
  }
}
