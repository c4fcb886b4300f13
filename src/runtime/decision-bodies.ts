import type { RequestState } from "./call-state.ts";
import type { DecisionVerb } from "./events.ts";
import type { SpokenCommand } from "./incoming.ts";
import type { EventBody } from "./journal.ts";

/** A decision in the words of the journal. */
export function decided(command: SpokenCommand, { request }: RequestState): EventBody {
  return {
    type: "approval_decided",
    requestId: request.id,
    digest: request.digest,
    decision: command.verb as DecisionVerb,
    by: command.by,
    source: command.source,
    reason: command.reason,
    ...(command.result === undefined ? {} : { result: command.result as never }),
    session: command.session,
  };
}

/** What somebody wrote is what somebody approves: the editor is not asked again (design §5). */
export function edited(command: SpokenCommand, { request }: RequestState): EventBody {
  return {
    type: "call_edited",
    requestId: request.id,
    digest: request.digest,
    input: (command.input ?? null) as never,
    approve: true,
    by: command.by,
    source: command.source,
  };
}
