import type { RequestState } from "../runtime/call-state.ts";
import { canonicalJson } from "../runtime/canonical.ts";
import type { EventOf } from "../runtime/events.ts";
import type { RunState } from "../runtime/state.ts";

/**
 * The edit that a request's approval is: the person wrote these arguments, so nobody had to be shown them.
 * Null when it was decided like any other.
 */
export function editBehind(
  state: RunState,
  { request, decision }: Pick<RequestState, "request" | "decision">,
): EventOf<"call_edited"> | null {
  const edit = state.calls.get(request.key)?.edited;
  if (!edit?.approve || decision?.decision !== "approve") return null;
  const same = canonicalJson(edit.source) === canonicalJson(decision.source);
  return same && edit.requestId !== request.id ? edit : null;
}
