import type { RequestState } from "./call-state.ts";
import { decideWorkerFile } from "./decide-worker-file.ts";
import { decided, edited } from "./decision-bodies.ts";
import type { RefusalReason, Verdict } from "./events.ts";
import type { Decided, Facts, Incoming, SpokenCommand, Target } from "./incoming.ts";
import type { EventBody } from "./journal.ts";
import { applyEvent, type RunState } from "./state.ts";
import { hasWork, isExpired, openRequests } from "./status.ts";

type Refusal = Extract<Verdict, { status: "refused" }>;

interface Reaction {
  bodies: EventBody[];
  verdict: Verdict | null;
}

/**
 * The one place where it is decided what incoming words and events do to a run. Pure: the Action, the
 * terminal and a simulator get the same answer for the same state, words and facts (design §2).
 */
export function decide(state: RunState, incoming: Incoming[], facts: Facts): Decided {
  const after = structuredClone(state);
  const append: EventBody[] = [];
  const verdicts: Verdict[] = [];
  for (const item of incoming) {
    const { bodies, verdict } = react(after, item, facts);
    if (verdict) verdicts.push(verdict);
    for (const body of bodies) {
      append.push(body);
      applyEvent(after, { ...body, at: facts.now.toISOString() } as Parameters<
        typeof applyEvent
      >[1]);
    }
  }
  const effects: Decided["effects"] = [];
  if (hasWork(after, facts.now)) effects.push("drive");
  if (append.length > 0) effects.push("publish");
  return { append, verdicts, effects };
}

function react(state: RunState, item: Incoming, facts: Facts): Reaction {
  switch (item.kind) {
    case "command":
      return reactToCommand(state, item, facts);
    case "closed":
      if (state.finished || state.cancelled) return silent();
      return silent({ type: "run_cancelled", by: item.by, reason: item.reason, source: null });
    case "worker_file":
      return silent(...decideWorkerFile(state, item));
    case "retry":
      return state.failure ? silent({ type: "retry_requested", by: item.by }) : silent();
    case "request_changed": {
      const status = state.requests.get(item.requestId)?.status.kind;
      if (status !== "open" && status !== "decided") return silent();
      return silent({ type: "request_voided", requestId: item.requestId, reason: item.reason });
    }
  }
}

function silent(...bodies: EventBody[]): Reaction {
  return { bodies, verdict: null };
}

function reactToCommand(state: RunState, command: SpokenCommand, facts: Facts): Reaction {
  const { authority, source } = command;
  if (source.kind === "comment" && state.judged.has(source.commentId)) return silent();
  if (authority.status === "refused") {
    return judged(command, { ...authority, status: "refused" });
  }
  switch (command.verb) {
    case "status":
    case "help":
      return judged(command, { status: "answered", with: command.verb });
    case "unavailable":
      return judged(command, refusal("not_available", command.reason ?? "", null));
    case "cancel":
      return cancel(state, command);
    case "say":
      return reply(state, command);
    case "retry":
      if (state.failure && (command.targets === "all" || command.targets.length === 0)) {
        const retry: EventBody = { type: "retry_requested", by: command.by };
        return recorded(command, [retry], []);
      }
      return decideRequests(state, command, facts);
    default:
      return decideRequests(state, command, facts);
  }
}

function cancel(state: RunState, command: SpokenCommand): Reaction {
  if (state.finished || state.cancelled) {
    return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
  }
  const cancelled: EventBody = {
    type: "run_cancelled",
    by: command.by,
    reason: command.reason ?? `cancelled by ${command.by?.login ?? "the terminal"}`,
    source: command.source,
  };
  return recorded(command, [cancelled], []);
}

/** All targets of a command or none: a command that is half wrong does nothing. */
function decideRequests(state: RunState, command: SpokenCommand, facts: Facts): Reaction {
  if (state.finished || state.cancelled) {
    return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
  }
  const targets = targetsOf(state, command, facts);
  if (!Array.isArray(targets)) return judged(command, targets);
  const decisions: EventBody[] = [];
  for (const target of targets) {
    const checked = check(state, { command, target, facts });
    if ("because" in checked) return judged(command, checked);
    decisions.push(command.verb === "edit" ? edited(command, checked) : decided(command, checked));
  }
  const requests = targets.map((target) => target.id);
  return recorded(command, decisions, requests);
}

/** The next words of a chat, or its end. */
function reply(state: RunState, command: SpokenCommand): Reaction {
  if (state.finished || state.cancelled) {
    return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
  }
  if (!state.awaited) return judged(command, refusal("nothing_awaited", "", null));
  const { by, source } = command;
  const text = command.text ?? null;
  return recorded(
    command,
    [
      {
        type: "reply_received",
        key: state.awaited.key,
        text,
        fresh: command.fresh ?? false,
        by,
        source,
      },
    ],
    [],
  );
}

function targetsOf(state: RunState, command: SpokenCommand, facts: Facts): Target[] | Refusal {
  const open = reachableOpen(state, command);
  const line = lineFor(command, open[0], facts);
  // New arguments are those of one call.
  if (command.verb === "edit" && (command.targets === "all" || command.targets.length > 1)) {
    return refusal("needs_id", open.map(({ request }) => request.id).join(", "), line);
  }
  if (command.targets === "all") {
    // A deny still wins over an approval whose call was not started.
    const undecided = command.verb === "deny" ? [...open, ...approved(state, command)] : open;
    if (undecided.length > 0) {
      return undecided.map(({ request }) => ({ id: request.id, digest: null }));
    }
    return refusal("unknown_request", "all", null);
  }
  if (command.targets.length > 0) return command.targets;
  if (command.implied) return [{ id: command.implied, digest: null }];
  return refusal("needs_id", open.map(({ request }) => request.id).join(", "), line);
}

function reachableOpen(state: RunState, command: SpokenCommand): RequestState[] {
  return openRequests(state).filter(({ request }) => command.reachable.has(request.id));
}

function approved(state: RunState, command: SpokenCommand): RequestState[] {
  return [...state.requests.values()].filter(
    ({ request, status }) =>
      status.kind === "decided" &&
      status.decision.decision === "approve" &&
      command.reachable.has(request.id),
  );
}

/** A line that would work on that request, with its digest where an approval must name it. */
function lineFor(
  command: SpokenCommand,
  item: RequestState | undefined,
  facts: Facts,
): string | null {
  if (!item) return null;
  const { id, digest } = item.request;
  const exact = command.verb === "approve" && facts.cut.has(id);
  return `/${command.verb} ${id}${exact ? `@${digest}` : ""}`;
}

/** The facts that keep one decision from counting; each with the line that would work. */
function check(
  state: RunState,
  asked: { command: SpokenCommand; target: Target; facts: Facts },
): RequestState | Refusal {
  const { command, target, facts } = asked;
  const request = state.requests.get(target.id);
  const next = lineFor(command, reachableOpen(state, command)[0], facts);
  if (!request || !command.reachable.has(target.id) || request.status.kind === "voided") {
    return refusal("unknown_request", target.id, next);
  }
  const outcome = request.request.kind === "outcome";
  if (outcome !== ["retry", "skip", "done"].includes(command.verb)) {
    return refusal("wrong_verb", target.id, `/${outcome ? "retry" : "approve"} ${target.id}`);
  }
  if (request.status.kind === "completed" || request.status.kind === "started") {
    return refusal("already_started", target.id, next);
  }
  if (isExpired(request, facts.now)) return refusal("expired", target.id, null);
  const overrules = command.verb === "deny" && request.decision?.decision !== "deny";
  if (request.status.kind === "decided" && !overrules) {
    return refusal("already_decided", target.id, next);
  }
  const { digest } = request.request;
  const exact = `/${command.verb} ${target.id}@${digest}`;
  if (target.digest && !digest.startsWith(target.digest)) {
    return refusal("wrong_digest", target.id, exact);
  }
  if (command.verb === "approve" && facts.cut.has(target.id) && !target.digest) {
    return refusal("needs_digest", target.id, exact);
  }
  return request;
}

/** The verdict is an event where there is a comment to answer; a terminal is answered at once. */
function judged(command: SpokenCommand, verdict: Verdict): Reaction {
  if (command.source.kind !== "comment") return { bodies: [], verdict };
  const body: EventBody = {
    type: "comment_judged",
    commentId: command.source.commentId,
    threadId: command.threadId,
    by: command.by?.login ?? "",
    verdict,
  };
  return { bodies: [body], verdict };
}

function recorded(command: SpokenCommand, bodies: EventBody[], requests: string[]): Reaction {
  const reaction = judged(command, { status: "recorded", requests });
  return { ...reaction, bodies: [...bodies, ...reaction.bodies] };
}

function refusal(because: RefusalReason, detail: string, instead: string | null): Refusal {
  return { status: "refused", because, detail, instead };
}
