import { describe, expect, test } from "vitest";
import type { RunEvent } from "../../src/runtime/events.ts";
import { Journal } from "../../src/runtime/journal.ts";
import { acquireLease, mayTakeLease, releaseLease } from "../../src/runtime/lease.ts";
import { memoryStore } from "../../src/runtime/memory-store.ts";
import { initialState } from "../../src/runtime/state.ts";
import type { Store } from "../../src/runtime/store.ts";
import { header } from "./store-samples.ts";

const HEAD = header("r1");
const now = () => new Date("2026-11-21T12:00:00Z");
const holder = (
  nonce: string,
  workflowRun: string | null = null,
  attempt: number | null = null,
) => ({
  nonce,
  workflowRun,
  attempt,
});

describe("who may take the lease", () => {
  const dead = { stillSeconds: 90, holderEnded: false, leaseSeconds: 90 };
  const fresh = { stillSeconds: 0, holderEnded: false, leaseSeconds: 90 };
  test.each([
    ["anybody while it is free", null, holder("b"), fresh, true],
    ["its holder again", holder("a"), holder("a"), fresh, true],
    ["nobody else at once", holder("a"), holder("b"), fresh, false],
    [
      "nobody just before the time is over",
      holder("a"),
      holder("b"),
      { ...dead, stillSeconds: 89 },
      false,
    ],
    ["anybody after the tip stood still", holder("a"), holder("b"), dead, true],
    [
      "anybody when the holder's run ended",
      holder("a"),
      holder("b"),
      { ...fresh, holderEnded: true },
      true,
    ],
    ["the next attempt", holder("a", "7", 1), holder("b", "7", 2), fresh, true],
    ["not an earlier attempt", holder("a", "7", 2), holder("b", "7", 1), fresh, false],
    ["not another job of the attempt", holder("a", "7", 1), holder("b", "7", 1), fresh, false],
    ["not another run's attempt", holder("a", "7", 1), holder("b", "8", 2), fresh, false],
    ["not a terminal beside a terminal", holder("a"), holder("b"), fresh, false],
  ])("%s", (_, theirs, us, facts, expected) => {
    const state = { ...initialState(HEAD), holder: theirs };
    expect(mayTakeLease(state, us, facts)).toBe(expected);
  });
});

async function open(store: Store, nonce: string): Promise<Journal> {
  const checkpoint = (await store.read("r1")) ?? null;
  return new Journal({ store, header: HEAD, checkpoint, holder: holder(nonce), now });
}

async function startedBy(store: Store, nonce: string): Promise<Journal> {
  const journal = await open(store, nonce);
  journal.append({ type: "run_started" }, { type: "lease_taken", holder: journal.holder });
  await journal.flush({ subject: "started" });
  return journal;
}

/** Acquires with a clock of its own: `during` says what the world does while it sleeps. */
async function acquire(
  journal: Journal,
  store: Store,
  during: (slept: number) => Promise<void> = async () => undefined,
) {
  let slept = 0;
  const answer = await acquireLease(journal, {
    store,
    holderEnded: async () => false,
    sleep: async (seconds) => {
      slept += seconds;
      await during(slept);
    },
    now,
    leaseSeconds: 10,
  });
  return { answer, slept };
}

const events = async (store: Store): Promise<RunEvent[]> => (await store.read("r1"))?.events ?? [];
const takers = async (store: Store) =>
  (await events(store)).flatMap((event) =>
    event.type === "lease_taken" ? [event.holder.nonce] : [],
  );

describe("acquire", () => {
  test("takes a free lease at once", async () => {
    const store = memoryStore();
    await releaseLease(await startedBy(store, "a"), { now, subject: "done", force: true });
    const journal = await open(store, "b");
    expect(await acquire(journal, store)).toEqual({ answer: "taken", slept: 0 });
    expect(journal.holdsLease).toBe(true);
  });

  test("waits the whole time for a silent holder", async () => {
    const store = memoryStore();
    await startedBy(store, "a");
    const { answer, slept } = await acquire(await open(store, "b"), store);
    expect(answer).toBe("taken");
    expect(slept).toBeGreaterThanOrEqual(10);
    expect(await takers(store)).toEqual(["a", "b"]);
  });

  test("leaves the run to a holder that writes", async () => {
    const store = memoryStore();
    const living = await startedBy(store, "a");
    const { answer } = await acquire(await open(store, "b"), store, () =>
      living.flush({ subject: "alive", tail: () => [{ type: "lease_renewed", nonce: "a" }] }),
    );
    expect(answer).toBe("theirs");
    expect(await takers(store)).toEqual(["a"]);
  });

  test("takes over when the holder releases with work left", async () => {
    const store = memoryStore();
    const living = await startedBy(store, "a");
    let released = false;
    const { answer } = await acquire(await open(store, "b"), store, async () => {
      if (!released) await releaseLease(living, { now, subject: "interrupted", force: true });
      released = true;
    });
    expect(answer).toBe("taken");
  });

  test("is idle when the run ends meanwhile", async () => {
    const store = memoryStore();
    const living = await startedBy(store, "a");
    const { answer } = await acquire(await open(store, "b"), store, async () => {
      if (!(await store.tip("r1"))) return;
      await releaseLease(living, { now, subject: "end", force: true, finished: true });
    });
    expect(answer).toBe("idle");
  });

  test("is idle, not an error, when the run ended after it was read", async () => {
    const store = memoryStore();
    const living = await startedBy(store, "a");
    await releaseLease(living, { now, subject: "left", force: true });
    const late = await open(store, "b");
    await releaseLease(await startedAgain(store), {
      now,
      subject: "end",
      force: true,
      finished: true,
    });
    expect((await acquire(late, store)).answer).toBe("idle");
  });

  test("takes a finished run that nobody published, so that its result still comes out", async () => {
    const store = memoryStore();
    const dying = await startedBy(store, "a");
    dying.append({ type: "run_finished", status: "completed", result: "done" });
    await dying.flush({ subject: "completed" });
    const journal = await open(store, "b");
    expect((await acquire(journal, store)).answer).toBe("taken");
    expect(journal.holdsLease).toBe(true);
  });

  test("lets one of two that wait for the same dead holder drive", async () => {
    const store = memoryStore();
    await startedBy(store, "a");
    const [b, c] = [await open(store, "b"), await open(store, "c")];
    const answers = await Promise.all([acquire(b, store), acquire(c, store)]);
    expect(answers.map(({ answer }) => answer).sort()).toEqual(["taken", "theirs"]);
    expect(await takers(store)).toHaveLength(2);
  });

  test("lets whoever appended last drive", async () => {
    const store = memoryStore();
    await startedBy(store, "dead");
    const b = await open(store, "b");
    let spoke = false;
    const first = await acquire(b, store, async () => {
      if (spoke) return;
      spoke = true;
      const c = await open(store, "c");
      c.append({ type: "model_noted", key: "c", text: "a decision" });
      await c.flush({ subject: "a decision" });
    });
    expect(first.answer).toBe("theirs");
    expect((await acquire(await open(store, "c"), store)).answer).toBe("taken");
  });
});

async function startedAgain(store: Store): Promise<Journal> {
  const journal = await open(store, "again");
  await acquire(journal, store);
  return journal;
}

describe("release", () => {
  test("is refused when work arrived meanwhile", async () => {
    const store = memoryStore();
    const journal = await startedBy(store, "a");
    const other = await open(store, "b");
    other.append({ type: "run_cancelled", by: null, reason: "enough", source: null });
    await other.flush({ subject: "cancel" });
    expect(await releaseLease(journal, { now, subject: "suspended" })).toBe(false);
    expect(journal.holdsLease).toBe(true);
    expect(await releaseLease(journal, { now, subject: "leaving", force: true })).toBe(true);
    expect((await open(store, "c")).state.holder).toBeNull();
  });
});
