import { setTimeout as sleep } from "node:timers/promises";
import type { Journal } from "../runtime/journal.ts";
import { acquireLease, type LeaseAnswer } from "../runtime/lease.ts";
import { terminalEnded } from "./holder.ts";
import type { Place } from "./place.ts";
import { say, type Terminal } from "./terminal.ts";

/** Takes the run's lease where there is something to drive, waiting for a holder that may be gone. */
export async function takeLease(
  journal: Journal,
  here: { place: Place; terminal: Terminal },
): Promise<LeaseAnswer> {
  const { place, terminal } = here;
  const leaseSeconds = leaseSecondsOf(terminal);
  let waiting = false;
  return acquireLease(journal, {
    store: place.store,
    holderEnded: terminalEnded,
    sleep: async (seconds) => {
      if (!waiting) {
        say(
          terminal,
          `Another process seems to drive run ${journal.header.runId}; waiting for it…`,
        );
      }
      waiting = true;
      await sleep(seconds * 1000);
    },
    now: terminal.now,
    ...(leaseSeconds === undefined ? {} : { leaseSeconds }),
  });
}

/** Undefined = the protocol's. */
export function leaseSecondsOf({ environment }: Terminal): number | undefined {
  const seconds = Number(environment.LLM_DO_LEASE_SECONDS);
  return seconds > 0 ? seconds : undefined;
}
