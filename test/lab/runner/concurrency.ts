/** `concurrency:` groups: one running and, without `queue: max`, one pending; an older pending is cancelled. */

export interface ConcurrencyRequest {
  /** Groups are per repository and case-insensitive. */
  group: string;
  cancelInProgress: boolean;
  /** https://docs.github.com/en/actions/how-tos/write-workflows/choose-when-workflows-run/control-workflow-concurrency */
  queue: "single" | "max";
  /** Called when this entry has to give way while it runs. */
  cancelRunning: () => void;
}

interface Entry extends ConcurrencyRequest {
  settle: (isTurn: boolean) => void;
}

interface Group {
  running: Entry;
  pending: Entry[];
}

const LONGEST_QUEUE = 100;

export class ConcurrencyGroups {
  readonly #groups = new Map<string, Group>();

  /** Resolves when it is the entry's turn; `leave` is undefined for one that was cancelled waiting. */
  async enter(request: ConcurrencyRequest): Promise<{ leave?: () => void }> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const entry: Entry = { ...request, settle: resolve };
    this.#place(entry);
    const isTurn = await promise;
    return isTurn ? { leave: () => this.#leave(entry) } : {};
  }

  /** Cancels an entry that waits; false when it does not. */
  withdraw(cancelRunning: () => void): boolean {
    for (const group of this.#groups.values()) {
      const index = group.pending.findIndex((one) => one.cancelRunning === cancelRunning);
      const [entry] = index < 0 ? [] : group.pending.splice(index, 1);
      entry?.settle(false);
      if (entry) return true;
    }
    return false;
  }

  #place(entry: Entry): void {
    const key = entry.group.toLowerCase();
    const group = this.#groups.get(key);
    if (!group) {
      this.#groups.set(key, { running: entry, pending: [] });
      entry.settle(true);
      return;
    }
    if (entry.queue === "single") for (const older of group.pending.splice(0)) older.settle(false);
    if (entry.cancelInProgress) group.running.cancelRunning();
    if (group.pending.length >= LONGEST_QUEUE) entry.settle(false);
    else group.pending.push(entry);
  }

  #leave(entry: Entry): void {
    const key = entry.group.toLowerCase();
    const group = this.#groups.get(key);
    if (group?.running !== entry) return;
    const next = group.pending.shift();
    if (next) {
      group.running = next;
      next.settle(true);
    } else this.#groups.delete(key);
  }
}
