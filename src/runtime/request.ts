import type { Preview } from "../tools/tool.ts";
import { bindingDigest, displayOf } from "./binding.ts";
import type { ApprovalRequest, EventOf } from "./events.ts";
import type { Run } from "./frame.ts";
import type { GatedTurn, ReadyCall } from "./settle.ts";
import type { RunState } from "./state.ts";

/** What earlier calls of the same turn will leave in files once they run: later diffs are drawn on it. */
export class PendingChanges {
  readonly contents = new Map<string, string | null>();
  #owners = new Map<string, string | null>();

  /** `owner` is the request that is still undecided, or null when the call is about to run. */
  add(preview: Preview, owner: string | null): void {
    for (const change of preview.changes) {
      this.contents.set(change.path, change.content);
      this.#owners.set(change.path, owner);
    }
  }

  /** Undecided requests whose result this preview was drawn on. */
  undecidedOwners(preview: Preview): string[] {
    const owners = preview.changes.map((change) => this.#owners.get(change.path));
    return [...new Set(owners)].filter((owner) => typeof owner === "string");
  }
}

interface Asked {
  turn: GatedTurn;
  call: ReadyCall;
  pending: PendingChanges;
}

/** Appends a request for a call that nobody was asked about yet, or whose request was voided. */
export function askForApproval(run: Run, asked: Asked & { preview: Preview }): ApprovalRequest {
  const { preview, pending } = asked;
  const id = nextRequestId(run.journal.state);
  const request = buildRequest(run, { ...asked, id, kind: "approval" });
  request.drawnOn = pending.undecidedOwners(preview);
  pending.add(preview, id);
  append(run, request);
  return request;
}

/** The editor's words are an approval of exactly what was written (design §5). */
export function approveEdit(
  run: Run,
  asked: ApprovalRequest,
  edited: EventOf<"call_edited">,
): void {
  run.journal.append({
    type: "approval_decided",
    requestId: asked.id,
    digest: asked.digest,
    decision: "approve",
    by: edited.by,
    source: edited.source,
    reason: null,
    session: false,
  });
}

/** Asks what became of a call that was started on a machine that was lost. Keeps the call's id. */
export function askForOutcome(run: Run, asked: Asked & { earlier: ApprovalRequest | null }): void {
  const { earlier } = asked;
  const id = earlier?.id ?? nextRequestId(run.journal.state);
  const preview: Preview = { summary: `Find out how '${asked.call.tool.name}' ended`, changes: [] };
  const request = buildRequest(run, { ...asked, id, kind: "outcome", preview });
  // Whoever has to find out what happened needs to see what was going to happen.
  append(run, earlier ? { ...request, display: earlier.display } : request);
}

function append(run: Run, request: ApprovalRequest): void {
  const expires = run.now().getTime() + run.header.expiresSeconds * 1000;
  run.journal.append({
    type: "approval_requested",
    request,
    expiresAt: new Date(expires).toISOString(),
  });
  run.observe({ type: "request", request });
}

function buildRequest(
  run: Run,
  asked: Asked & { preview: Preview; id: string; kind: ApprovalRequest["kind"] },
): ApprovalRequest {
  const { turn, call, preview } = asked;
  const shared = preview.attachments ?? [];
  const subject = {
    kind: asked.kind,
    id: asked.id,
    chain: turn.frame.chain,
    tool: call.tool,
    input: call.parsed,
    preview,
  };
  return {
    id: asked.id,
    kind: asked.kind,
    key: call.key,
    tool: call.tool.name,
    chain: turn.frame.chain,
    input: call.parsed as ApprovalRequest["input"],
    digest: bindingDigest(run.header, subject),
    files: preview.changes.map(({ path, before, after, line }) => ({ path, before, after, line })),
    ...(shared.length > 0 ? { shared: shared.map(({ path, bytes }) => ({ path, bytes })) } : {}),
    drawnOn: [],
    summary: preview.summary,
    display: displayOf(subject),
    why: run.redact(turn.why),
    reason: call.reason ?? "",
  };
}

/** Ids count up per thread; the run's first is fixed in its header. */
function nextRequestId(state: RunState): string {
  const used = [...state.requests.keys()].map((id) => Number(id.slice(1)));
  return `A${Math.max(state.header.firstRequest - 1, ...used) + 1}`;
}
