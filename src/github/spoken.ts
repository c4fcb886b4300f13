import type { EventOf, RefusalReason } from "../runtime/events.ts";
import type { SpokenCommand, Target } from "../runtime/incoming.ts";
import type { RunState } from "../runtime/state.ts";
import type { Authorizer } from "./authorize.ts";
import { type CommandOptions, type ParsedCommand, parseCommand } from "./command.ts";
import type { Command, Targets } from "./command-arguments.ts";
import { bodyDigest } from "./marker.ts";
import { findPublished, questionOf } from "./published.ts";
import type { CommentFacts, ThreadFacts } from "./thread.ts";

/** A comment that is meant for the bot, read but not yet judged. */
export interface Words {
  comment: CommentFacts;
  parsed: Exclude<ParsedCommand, { kind: "none" }>;
}

/** Comments of people that begin with a command, oldest first. */
export function wordsIn(facts: ThreadFacts, options: CommandOptions): Words[] {
  return facts.comments
    .flatMap((comment) => {
      if (comment.mine) return [];
      const parsed = parseCommand(comment.body, options);
      return parsed.kind === "none" ? [] : [{ comment, parsed }];
    })
    .sort((a, b) => (a.comment.createdAt < b.comment.createdAt ? -1 : 1));
}

/** Requests of a run that were published in this conversation, with when and in which thread. */
export function reachableBy(
  state: RunState,
  facts: ThreadFacts,
  comment: CommentFacts,
): { reachable: Set<string>; implied: string | null } {
  const reachable = new Set<string>();
  let implied: string | null = null;
  for (const request of state.requests.values()) {
    const { id } = request.request;
    // The pull request of a worker's file is the page of its request alone.
    if (wasOnPage(findPublished(state, "worker_pull_request", id), facts, comment)) {
      reachable.add(id);
      implied = id;
    }
    const published = findPublished(state, "request", questionOf(request));
    const shown = published && facts.comments.find((item) => item.id === published.nodeId);
    // What was not there when the person wrote cannot be what the person meant.
    if (!shown || shown.createdAt > comment.createdAt) continue;
    reachable.add(id);
    if (comment.threadId && shown.threadId === comment.threadId) implied = id;
  }
  return { reachable, implied };
}

function wasOnPage(
  published: EventOf<"published"> | undefined,
  facts: ThreadFacts,
  comment: CommentFacts,
): boolean {
  if (published?.number !== facts.number) return false;
  return published.at.slice(0, 19) <= comment.createdAt;
}

/** Whether the answer that a chat waits on was there when the person wrote. */
function answersChat(state: RunState, facts: ThreadFacts, comment: CommentFacts): boolean {
  const { awaited } = state;
  const published = awaited && findPublished(state, "answer", awaited.key);
  if (!published) return false;
  const shown = facts.comments.find((item) => item.id === published.nodeId);
  return (shown?.createdAt ?? published.at.slice(0, 19)) <= comment.createdAt;
}

export interface Address {
  /** The runs that the command is for. */
  runs: RunState[];
  /** Ids that requests of several runs have here: an approval must name the digest. */
  ambiguous: string[];
}

/** The runs of a thread that a command is about: by thread, by request, else all that it can concern. */
export function addressed(words: Words, states: readonly RunState[], facts: ThreadFacts): Address {
  const born = states.filter(
    (state) => state.header.createdAt.slice(0, 19) <= words.comment.createdAt,
  );
  const command = words.parsed.kind === "command" ? words.parsed.command : null;
  const listening = command?.verb === "say" ? born.filter(({ awaited }) => awaited !== null) : [];
  if (listening.length > 0) return { runs: listening.slice(-1), ambiguous: [] };

  const reach = (state: RunState) => reachableBy(state, facts, words.comment);
  const ofThread = born.filter((state) => reach(state).implied !== null);
  if (ofThread.length > 0) return { runs: ofThread, ambiguous: [] };

  const targets = command ? targetsIn(command) : [];
  const named = born.filter((state) => {
    const { reachable } = reach(state);
    return targets.some(({ id, digest }) => {
      const request = reachable.has(id) ? state.requests.get(id)?.request : undefined;
      return request?.digest.startsWith(digest ?? "");
    });
  });
  // Two runs that started in one thread at the same moment may both have asked under one id.
  if (named.length > 1) {
    return { runs: named.slice(-1), ambiguous: targets.map(({ id }) => id) };
  }
  if (named.length === 1) return { runs: named, ambiguous: [] };
  const failed = command?.verb === "retry" ? born.filter((state) => state.failure) : [];
  if (failed.length > 0) return { runs: failed, ambiguous: [] };
  const everyone = command?.verb === "cancel" || (command?.verb === "approve" && isAll(words));
  return { runs: everyone ? born : born.slice(-1), ambiguous: [] };
}

/** A command in the words of the runtime, with what its author may do and which requests it can reach. */
export async function speak(
  words: Words,
  context: { state: RunState; facts: ThreadFacts; authorizer: Authorizer; preventSelf: boolean },
): Promise<SpokenCommand | { unavailable: string }> {
  const { comment, parsed } = words;
  const { reachable, implied } = reachableBy(context.state, context.facts, comment);
  const { author } = comment;
  const base: Omit<SpokenCommand, "verb" | "targets"> = {
    by: author ? { id: author.id, login: author.login } : null,
    source: {
      kind: "comment",
      commentId: comment.id,
      url: comment.url,
      bodyDigest: bodyDigest(comment.body),
    },
    threadId: comment.threadId,
    authority: { status: "allowed" },
    implied,
    reachable,
    reason: null,
    session: false,
  };
  const authority = await context.authorizer.judge(comment);
  if (authority.status === "unavailable") return { unavailable: authority.message };
  if (authority.status === "refused") return { ...base, authority, verb: "help", targets: [] };
  if (parsed.kind === "malformed") {
    const { reason: detail, usage: instead } = parsed;
    const refused = { status: "refused" as const, because: "malformed" as const, detail, instead };
    return { ...base, authority: refused, verb: "help", targets: [] };
  }
  const spoken = { ...base, ...translate(parsed.command) };
  const refused = (because: RefusalReason, detail: string): SpokenCommand => ({
    ...spoken,
    authority: { status: "refused", because, detail, instead: null },
  });
  const starter = context.state.header.startedBy;
  const grants = GRANTS.has(spoken.verb);
  if (context.preventSelf && grants && starter?.id === author?.id) {
    return refused("self_approval", author?.login ?? "");
  }
  // Words that were written before the answer cannot be about it.
  const early = spoken.verb === "say" && !answersChat(context.state, context.facts, comment);
  if (early && !context.state.finished) return refused("nothing_awaited", "");
  return spoken;
}

/** What lets something happen; refusing it is everybody's. */
const GRANTS: ReadonlySet<SpokenCommand["verb"]> = new Set(["approve", "edit", "retry", "done"]);

type Translated = Pick<SpokenCommand, "verb" | "targets"> & Partial<SpokenCommand>;

function translate(command: Command): Translated {
  switch (command.verb) {
    case "approve":
      return { verb: "approve", targets: targetsOf(command.targets), session: command.session };
    case "deny":
      return { verb: "deny", targets: targetsOf(command.targets), reason: command.reason };
    case "retry":
    case "skip":
      return { verb: command.verb, targets: command.target ? [command.target] : [] };
    case "done":
      return {
        verb: "done",
        targets: command.target ? [command.target] : [],
        result: command.result,
      };
    case "cancel":
      return { verb: "cancel", targets: [], reason: command.reason };
    case "edit":
      return { verb: "edit", targets: [command.target], input: command.input };
    case "say":
      return { verb: "say", targets: [], text: command.text, fresh: command.fresh };
    case "status":
    case "help":
      return { verb: command.verb, targets: [] };
    case "run":
      return {
        verb: "unavailable",
        targets: [],
        reason: "The command 'run' is not available yet.",
      };
  }
}

function targetsOf(targets: Targets): Target[] | "all" {
  if (targets.kind === "all") return "all";
  return targets.kind === "listed" ? targets.requests : [];
}

function targetsIn(command: Command): Target[] {
  if ("target" in command) return command.target ? [command.target] : [];
  if ("targets" in command && command.targets.kind === "listed") return command.targets.requests;
  return [];
}

function isAll(words: Words): boolean {
  const { parsed } = words;
  return (
    parsed.kind === "command" &&
    "targets" in parsed.command &&
    parsed.command.targets.kind === "all"
  );
}
