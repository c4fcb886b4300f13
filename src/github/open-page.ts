import type { Journal } from "../runtime/journal.ts";
import { threadOf } from "./published.ts";
import { ensureThread } from "./run-page.ts";
import type { Session } from "./session.ts";
import { readThread, type ThreadFacts } from "./thread.ts";

/**
 * The page that people answer on, as it is now; opened when the run has none. It is in the index before
 * anything asks on it: an answer must find the run, and a VM that lost its lease must not ask.
 */
export async function openPage(session: Session, journal: Journal): Promise<ThreadFacts> {
  const isNew = threadOf(journal.state) === null;
  const { number } = await ensureThread(session, journal);
  if (isNew) await journal.flush({ subject: `asks on #${number}`, thread: number });
  else await journal.refresh();
  const facts = await readThread(session.github, number);
  if (!facts) throw new Error(`#${number} does not exist any more`);
  return facts;
}
