import { Journal } from "../runtime/journal.ts";
import type { Session } from "./session.ts";

/** The journals of these runs, oldest first; runs that do not exist are left out. */
export async function openJournals(
  session: Session,
  runIds: string[],
): Promise<{ journal: Journal; finished: boolean }[]> {
  const opened: { journal: Journal; finished: boolean }[] = [];
  for (const runId of runIds) {
    const checkpoint = await session.store.read(runId);
    if (!checkpoint) continue;
    const { store, holder, now } = session;
    const journal = new Journal({ store, header: checkpoint.header, checkpoint, holder, now });
    opened.push({ journal, finished: checkpoint.finished });
  }
  return opened.sort((a, b) => (a.journal.header.createdAt < b.journal.header.createdAt ? -1 : 1));
}
