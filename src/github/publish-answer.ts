import type { Journal } from "../runtime/journal.ts";
import { conversationFile, renderAnswer } from "./answer-comment.ts";
import { bodyDigest } from "./marker.ts";
import { openPage } from "./open-page.ts";
import { findByMarker, findPublished, threadOf } from "./published.ts";
import { prefixOf, pushToRunBranch } from "./run-page.ts";
import type { Session } from "./session.ts";

/** Says in the run's conversation what a chat waits on, once per turn, and how to reply. */
export async function publishAnswer(session: Session, journal: Journal): Promise<void> {
  const { awaited, header } = journal.state;
  if (!awaited || findPublished(journal.state, "answer", awaited.key)) return;
  const { runId, worker } = header;
  if (threadOf(journal.state) === null) {
    const message = `Open a conversation of run ${runId}`;
    await pushToRunBranch(session, journal, { files: [conversationFile(runId)], message });
  }
  const facts = await openPage(session, journal);
  const { key, text, expiresAt } = awaited;
  const prefix = prefixOf(session);
  const body = renderAnswer({ runId, worker, key, text, expiresAt, prefix });
  const lost = findByMarker(facts, { run: runId, answer: key });
  const shown = lost ?? (await say(session, facts.number, body));
  journal.append({
    type: "published",
    subject: "answer",
    of: key,
    nodeId: shown.id,
    number: null,
    url: shown.url,
    digest: bodyDigest(body),
    threadId: null,
  });
}

async function say({ github }: Session, number: number, body: string) {
  const posted = await github.rest<{ node_id: string; html_url: string }>(
    "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
    { issue_number: number, body },
  );
  return { id: posted.node_id, url: posted.html_url };
}
