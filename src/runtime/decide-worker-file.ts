import { canonicalJson } from "./canonical.ts";
import type { Incoming } from "./incoming.ts";
import type { EventBody } from "./journal.ts";
import type { RunState } from "./state.ts";

type WorkerFile = Extract<Incoming, { kind: "worker_file" }>;

/**
 * The page of a worker that waits to be created is an answer too (design §5): merging approves with the
 * merged text, a pushed commit asks again with the new one, closing denies. Whoever may not decide is not
 * heard here at all: the edge judges that before.
 */
export function decideWorkerFile(state: RunState, item: WorkerFile): EventBody[] {
  const waiting = state.requests.get(item.requestId);
  if (state.finished || state.cancelled || waiting?.status.kind !== "open") return [];
  const { requestId, by, source, change } = item;
  const { digest, input } = waiting.request;
  const decision = { requestId, digest, by, source };
  switch (change.status) {
    case "closed":
      return [
        {
          type: "approval_decided",
          ...decision,
          decision: "deny",
          reason: "the pull request of the worker was closed",
          session: false,
        },
      ];
    case "merged":
    case "rewritten": {
      const same = canonicalJson(change.input) === canonicalJson(input);
      if (change.status === "rewritten") return same ? [] : [edit(decision, change.input, false)];
      if (!same) return [edit(decision, change.input, true)];
      return [
        {
          type: "approval_decided",
          ...decision,
          decision: "approve",
          reason: null,
          session: false,
        },
      ];
    }
  }
}

function edit(
  decision: Pick<WorkerFile, "requestId" | "by" | "source"> & { digest: string },
  input: unknown,
  approve: boolean,
): EventBody {
  return { type: "call_edited", ...decision, input: input as never, approve };
}
