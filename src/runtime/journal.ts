import { LlmDoError } from "../errors.ts";
import type { Holder, RunEvent } from "./events.ts";
import type { RunHeader } from "./header.ts";
import { applyEvent, foldEvents, type RunState } from "./state.ts";
import type { Batch, Checkpoint, Overlay, Store } from "./store.ts";

/** Everything of an event but the time, which the journal stamps. */
export type EventBody = RunEvent extends infer E
  ? E extends RunEvent
    ? Omit<E, "at">
    : never
  : never;

/** Another VM drives this run now: stop before any effect. Never caught by project code. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** What the journal needs from the workspace for a consistent cut of journal and tree (design §3). */
export interface Snapshots {
  exclusive<T>(section: () => Promise<T>): Promise<T>;
  snapshot(): Promise<Overlay>;
}

export interface Flush {
  /** First line of the commit. */
  subject: string;
  /** Events that depend on what the store says; computed again whenever somebody else wrote first. */
  tail?: (state: RunState) => EventBody[];
  thread?: number;
  finished?: boolean;
  /** Do not wait for running calls: save only what is consistent with the last quiet tree. */
  partial?: boolean;
}

const MAX_WRITE_ATTEMPTS = 40;

/** How many of the unsaved events one flush saves, and the tree that they belong to. */
interface Cut {
  length: number;
  overlay: Overlay | null;
}

/** The run's events: in memory, appended at once, written by `flush` in compare-and-swap steps. */
export class Journal {
  readonly holder: Holder;
  #header: RunHeader;
  #store: Store;
  #now: () => Date;
  #snapshots: Snapshots | null = null;
  #stored: RunEvent[];
  #pending: RunEvent[] = [];
  #tip: string | null;
  #state: RunState;
  #dirty = false;
  #overlay: Overlay | null;
  #writing: Promise<unknown> = Promise.resolve();
  /** Once lost is lost: what follows would be written beside the VM that drives now. */
  #lost: LeaseLost | null = null;

  constructor(options: {
    store: Store;
    header: RunHeader;
    checkpoint: Checkpoint | null;
    holder: Holder;
    now: () => Date;
  }) {
    this.#store = options.store;
    this.#header = options.header;
    this.holder = options.holder;
    this.#now = options.now;
    this.#stored = [...(options.checkpoint?.events ?? [])];
    this.#tip = options.checkpoint?.tip ?? null;
    this.#overlay = options.checkpoint?.overlay ?? null;
    this.#state = foldEvents(options.header, this.#stored);
  }

  get header(): RunHeader {
    return this.#header;
  }
  get state(): RunState {
    return this.#state;
  }
  /** Commit of the last checkpoint that this process wrote or read; null before the first. */
  get tip(): string | null {
    return this.#tip;
  }
  get events(): readonly RunEvent[] {
    return [...this.#stored, ...this.#pending];
  }
  get hasUnsaved(): boolean {
    return this.#pending.length > 0;
  }
  /** Overlay of the last checkpoint. */
  get overlay(): Overlay | null {
    return this.#overlay;
  }
  get holdsLease(): boolean {
    return this.#state.holder?.nonce === this.holder.nonce;
  }

  attachWorkspace(snapshots: Snapshots): void {
    this.#snapshots = snapshots;
  }

  append(...bodies: EventBody[]): void {
    for (const body of bodies) {
      const event = this.#stamp(body);
      this.#pending.push(event);
      applyEvent(this.#state, event);
      if (event.type === "tool_completed" && event.touchedWorkspace) this.#dirty = true;
    }
  }

  /**
   * Writes what is unsaved as one commit. Others' events are merged in first, as often as needed.
   * Throws LeaseLost when one of them took the lease, LlmDoError "store" when git refuses.
   */
  flush(flush: Flush): Promise<void> {
    const write = this.#writing.then(() => this.#write(flush));
    this.#writing = write.catch(() => undefined);
    return write;
  }

  /** Reads what others wrote. True when there was something. Throws LeaseLost like `flush`. */
  async refresh(): Promise<boolean> {
    if (this.#lost) throw this.#lost;
    if (this.#tip === null) return false;
    const tip = await this.#store.tip(this.#header.runId);
    if (tip === this.#tip) return false;
    const checkpoint = await this.#store.read(this.#header.runId);
    if (!checkpoint) throw this.#lose("is gone from the store");
    this.#merge(checkpoint);
    return true;
  }

  async #write(flush: Flush): Promise<void> {
    if (this.#lost) throw this.#lost;
    const cut = await this.#cut(flush.partial ?? false);
    try {
      await this.#writeCut(flush, cut);
    } catch (error) {
      // The tree of these events is not saved: the next flush takes it again.
      if (cut.overlay) this.#dirty = true;
      throw error;
    }
  }

  async #writeCut(flush: Flush, cut: Cut): Promise<void> {
    for (let attempt = 1; attempt <= MAX_WRITE_ATTEMPTS; attempt += 1) {
      const tail = (flush.tail?.(this.#state) ?? []).map((body) => this.#stamp(body));
      const batch: Batch = {
        events: [...this.#pending.slice(0, cut.length), ...tail],
        overlay: cut.overlay,
        subject: flush.subject,
        ...this.#threadOf(flush),
        ...(flush.finished === undefined ? {} : { finished: flush.finished }),
      };
      if (batch.events.length === 0 && !flush.finished && flush.thread === undefined) return;
      const result = await this.#send(batch);
      if (result.status === "written") return this.#commit({ batch, cut, tail, tip: result.tip });
      this.#merge(result.checkpoint);
    }
    throw new LlmDoError(
      `Run ${this.#header.runId} could not be saved: others wrote to it ${MAX_WRITE_ATTEMPTS} times in a row. Run it again with \`/retry\`.`,
      { code: "store" },
    );
  }

  /** The first checkpoint of a run in a thread's context enters it in that thread's index. */
  #threadOf(flush: Flush): { thread?: number } {
    const own = this.#tip === null ? this.#header.thread?.number : undefined;
    const thread = flush.thread ?? own;
    return thread === undefined ? {} : { thread };
  }

  #send(batch: Batch) {
    return this.#tip === null
      ? this.#store.create(this.#header, batch)
      : this.#store.append(this.#header.runId, this.#tip, batch);
  }

  /** Which events are saved, together with the tree that they belong to. */
  async #cut(partial: boolean): Promise<Cut> {
    if (!this.#snapshots || !this.#dirty) return { length: this.#pending.length, overlay: null };
    if (partial) {
      const firstTouch = this.#pending.findIndex(
        (event) => event.type === "tool_completed" && event.touchedWorkspace,
      );
      return { length: firstTouch === -1 ? this.#pending.length : firstTouch, overlay: null };
    }
    const snapshots = this.#snapshots;
    return snapshots.exclusive(async () => {
      const length = this.#pending.length;
      this.#dirty = false;
      try {
        return { length, overlay: await snapshots.snapshot() };
      } catch (error) {
        this.#dirty = true;
        throw error;
      }
    });
  }

  #commit(written: { batch: Batch; cut: Cut; tail: RunEvent[]; tip: string }): void {
    this.#stored.push(...written.batch.events);
    this.#pending.splice(0, written.cut.length);
    for (const event of written.tail) applyEvent(this.#state, event);
    this.#tip = written.tip;
    if (written.cut.overlay) this.#overlay = written.cut.overlay;
  }

  #merge(checkpoint: Checkpoint): void {
    const created = this.#tip === null;
    const held = this.holdsLease;
    this.#stored = [...checkpoint.events];
    this.#tip = checkpoint.tip;
    this.#state = foldEvents(this.#header, this.#stored);
    const stillOurs = this.holdsLease;
    if (created || checkpoint.finished || (held && !stillOurs)) {
      throw this.#lose("is driven by another VM");
    }
    for (const event of this.#pending) applyEvent(this.#state, event);
  }

  #lose(why: string): LeaseLost {
    this.#lost = new LeaseLost(`run ${this.#header.runId} ${why}`);
    return this.#lost;
  }

  #stamp(body: EventBody): RunEvent {
    return { ...body, at: this.#now().toISOString() } as RunEvent;
  }
}
