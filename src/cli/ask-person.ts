import type { Journal } from "../runtime/journal.ts";
import { openRequests } from "../runtime/status.ts";
import type { Asked } from "./asked.ts";
import type { Terminal } from "./terminal.ts";

/** Asks whoever sits here for what the run waits for: decisions first, then the next words of a chat. */
export async function askPerson(
  journal: Journal,
  options: { terminal: Terminal; signal: AbortSignal },
): Promise<Asked> {
  if (openRequests(journal.state).length > 0) {
    return (await import("./ask-requests.ts")).askRequests(journal, options);
  }
  return (await import("./ask-reply.ts")).askReply(journal, options);
}
