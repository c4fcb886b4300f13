import type { EventOf } from "../runtime/events.ts";
import { mutate } from "./mutation.ts";
import { planAcknowledgements } from "./receipts.ts";
import type { Session } from "./session.ts";

/** 👀 or 😕 at once: people see that they were heard before the run goes on. Best effort. */
export async function acknowledge(
  session: Session,
  judged: EventOf<"comment_judged">[],
): Promise<void> {
  const mutations = planAcknowledgements(judged);
  if (mutations.length === 0) return;
  try {
    await mutate(session.github, mutations);
  } catch (error) {
    session.log.info(`A reaction was not set: ${error instanceof Error ? error.message : error}`);
  }
}
