import type { Holder } from "./events.ts";
import { type Journal, LeaseLost } from "./journal.ts";
import type { RunState } from "./state.ts";
import { hasWork } from "./status.ts";
import type { Store } from "./store.ts";

/** A tip that has not moved for this long, as the waiting VM itself saw it, has no living holder. */
export const LEASE_SECONDS = 90;
/** A living holder moves the tip at least this often: three chances before anybody takes over. */
export const RENEW_SECONDS = 30;

export interface LeaseFacts {
  /** Seconds that we ourselves have watched the tip stand still. */
  stillSeconds: number;
  /** The API reports the holder's workflow run as ended; false when nobody may ask. */
  holderEnded: boolean;
  leaseSeconds: number;
}

/** Whether this process may drive the run now. Pure: the same answer on every VM with the same facts. */
export function mayTakeLease(state: RunState, us: Holder, facts: LeaseFacts): boolean {
  const { holder } = state;
  if (!holder || holder.nonce === us.nonce) return true;
  // An attempt of the same workflow run has replaced the one before it.
  const superseded =
    holder.workflowRun !== null &&
    holder.workflowRun === us.workflowRun &&
    (holder.attempt ?? 0) < (us.attempt ?? 0);
  return superseded || facts.holderEnded || facts.stillSeconds >= facts.leaseSeconds;
}

export type LeaseAnswer =
  /** We drive. */
  | "taken"
  /** A living VM drives and has seen what we appended. */
  | "theirs"
  /** Nothing is left to drive. */
  | "idle";

export interface LeaseOptions {
  store: Store;
  /** Whether there is a reason to drive; default: somebody decided, or the run never came to rest. */
  wanted?(state: RunState): boolean;
  /** Asked at most once per holder. */
  holderEnded(holder: Holder): Promise<boolean>;
  sleep(seconds: number): Promise<void>;
  now(): Date;
  leaseSeconds?: number;
}

/**
 * Takes the lease, or waits until it is clear that somebody alive has it. Whoever's append lands last
 * drives: a holder that releases looks for work in the same write.
 */
export async function acquireLease(journal: Journal, options: LeaseOptions): Promise<LeaseAnswer> {
  try {
    return await waitForLease(journal, options);
  } catch (error) {
    // The run ended between two looks at it.
    if (error instanceof LeaseLost) return "idle";
    throw error;
  }
}

async function waitForLease(journal: Journal, options: LeaseOptions): Promise<LeaseAnswer> {
  const leaseSeconds = options.leaseSeconds ?? LEASE_SECONDS;
  const pollSeconds = Math.max(0.1, Math.min(5, leaseSeconds / 10));
  const seenTip = journal.tip;
  const seenHolder = journal.state.holder;
  const holderEnded =
    seenHolder !== null &&
    seenHolder.nonce !== journal.holder.nonce &&
    (await options.holderEnded(seenHolder));
  for (let stillSeconds = 0; ; stillSeconds += pollSeconds) {
    const { state } = journal;
    if (!state.holder && !(options.wanted?.(state) ?? hasWork(state, options.now()))) return "idle";
    if (mayTakeLease(journal.state, journal.holder, { stillSeconds, holderEnded, leaseSeconds })) {
      return (await tryTake(journal)) ? "taken" : "theirs";
    }
    await options.sleep(pollSeconds);
    const tip = await options.store.tip(journal.header.runId);
    if (tip === undefined) return "idle";
    if (tip === seenTip) continue;
    await journal.refresh();
    const holder = journal.state.holder;
    // The holder wrote after us, so its state includes what we appended.
    if (holder && holder.nonce !== journal.holder.nonce) return "theirs";
  }
}

async function tryTake(journal: Journal): Promise<boolean> {
  const expected = journal.state.holder?.nonce ?? null;
  await journal.flush({
    subject: "lease taken",
    tail: (state) => {
      // A finished run too: its result may not be published yet.
      const free = state.holder === null || state.holder.nonce === expected;
      return free ? [{ type: "lease_taken", holder: journal.holder }] : [];
    },
  });
  return journal.holdsLease;
}

/**
 * Gives the lease back, unless work arrived meanwhile: then the answer is false and the holder goes on.
 */
export async function releaseLease(
  journal: Journal,
  options: {
    now(): Date;
    subject: string;
    force?: boolean;
    partial?: boolean;
    finished?: boolean;
    thread?: number;
  },
): Promise<boolean> {
  let released = false;
  await journal.flush({
    subject: options.subject,
    ...(options.partial === undefined ? {} : { partial: options.partial }),
    ...(options.finished === undefined ? {} : { finished: options.finished }),
    ...(options.thread === undefined ? {} : { thread: options.thread }),
    tail: (state) => {
      released = options.force === true || !hasWork(state, options.now());
      return released ? [{ type: "lease_released", nonce: journal.holder.nonce }] : [];
    },
  });
  return released;
}
