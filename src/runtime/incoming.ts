import type { DecisionVerb, EventOf, RefusalReason, Verdict } from "./events.ts";
import type { Person } from "./header.ts";
import type { EventBody } from "./journal.ts";

type Source = EventOf<"approval_decided">["source"];

/** A request that a command names, with the digest that it may carry. */
export interface Target {
  id: string;
  digest: string | null;
}

/** What somebody said, already read and checked at the edge (surface, unedited, permission). */
export interface SpokenCommand {
  by: Person | null;
  source: Source;
  /** The review thread that it was written in; null = conversation or terminal. */
  threadId: string | null;
  authority:
    | { status: "allowed" }
    | { status: "refused"; because: RefusalReason; detail: string; instead: string | null };
  verb: DecisionVerb | "edit" | "say" | "cancel" | "status" | "help" | "unavailable";
  /** Empty = the request of the thread that it was written in. */
  targets: Target[] | "all";
  /** The request whose thread it was written in. */
  implied: string | null;
  /** Requests that it can reach: of its own conversation, published before it. */
  reachable: ReadonlySet<string>;
  reason: string | null;
  result?: unknown;
  session: boolean;
  /** `edit`: the complete arguments in place of the model's. */
  input?: unknown;
  /** `say`: the next words of a chat; null ends it. */
  text?: string | null;
  /** `say`: forget the conversation before it. */
  fresh?: boolean;
}

export type Incoming =
  | ({ kind: "command" } & SpokenCommand)
  /** The file of a worker that waits to be created was changed, merged or closed on its own page. */
  | {
      kind: "worker_file";
      requestId: string;
      by: Person | null;
      source: Source;
      change:
        | { status: "merged"; input: unknown }
        | { status: "rewritten"; input: unknown }
        | { status: "closed" };
    }
  | { kind: "closed"; by: Person | null; reason: string }
  | { kind: "retry"; by: Person | null }
  /** The comment that shows a request is no longer what was posted. */
  | { kind: "request_changed"; requestId: string; reason: string };

export interface Facts {
  now: Date;
  /** Requests that could not be shown whole: their approval must name the digest. */
  cut: ReadonlySet<string>;
}

export interface Decided {
  append: EventBody[];
  /** One per command, in order; commands that were judged before have none. */
  verdicts: Verdict[];
  /** `drive`: the run can go on. `publish`: something outside no longer says what the journal says. */
  effects: ("drive" | "publish")[];
}
