import { describe, expect, test } from "vitest";
import { Journal, LeaseLost, type Snapshots } from "../../src/runtime/journal.ts";
import { memoryStore } from "../../src/runtime/memory-store.ts";
import { EMPTY_OVERLAY, type Overlay, type Store } from "../../src/runtime/store.ts";
import { header } from "./store-samples.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
const HEAD = header("r1");
const holder = (nonce: string) => ({ nonce, workflowRun: null, attempt: null });

async function open(store: Store, nonce: string): Promise<Journal> {
  const checkpoint = (await store.read("r1")) ?? null;
  return new Journal({ store, header: HEAD, checkpoint, holder: holder(nonce), now });
}

/** A run whose lease `vm` holds. */
async function started(store: Store, nonce = "vm"): Promise<Journal> {
  const journal = await open(store, nonce);
  journal.append({ type: "run_started" }, { type: "lease_taken", holder: journal.holder });
  await journal.flush({ subject: "started" });
  return journal;
}

async function takeOver(store: Store, nonce = "other"): Promise<Journal> {
  const journal = await open(store, nonce);
  await journal.flush({
    subject: "lease taken",
    tail: () => [{ type: "lease_taken", holder: journal.holder }],
  });
  return journal;
}

const noted = (key: string) => ({ type: "model_noted" as const, key, text: key });
const wrote = (key: string) => ({
  type: "tool_completed" as const,
  key,
  tool: "write_file",
  content: "ok",
  isError: false,
  refusedBy: null,
  touchedWorkspace: true,
});

/** A tree that changes with every write, so that a test sees which one was saved with which event. */
function tree(): Snapshots & { path: string } {
  const state = {
    path: "",
    exclusive: <T>(section: () => Promise<T>) => section(),
    snapshot: async (): Promise<Overlay> => ({ ...EMPTY_OVERLAY, deleted: [state.path] }),
  };
  return state;
}

const savedTypes = async (store: Store) =>
  (await store.read("r1"))?.events.map((event) => ("key" in event ? event.key : event.type));

describe("flush", () => {
  test("writes nothing when there is nothing to write", async () => {
    const store = memoryStore();
    const journal = await started(store);
    const tip = await store.tip("r1");
    await journal.flush({ subject: "nothing" });
    expect(await store.tip("r1")).toBe(tip);
  });

  test("puts its own events after those that others wrote first", async () => {
    const store = memoryStore();
    const journal = await started(store);
    const other = await open(store, "other");
    other.append(noted("theirs"));
    await other.flush({ subject: "a decision" });
    journal.append(noted("ours"));
    await journal.flush({ subject: "ours" });
    expect(await savedTypes(store)).toEqual(["run_started", "lease_taken", "theirs", "ours"]);
    expect([...journal.state.notes.keys()]).toEqual(["theirs", "ours"]);
    expect(journal.hasUnsaved).toBe(false);
  });

  test("computes its tail again on the state that it lands on", async () => {
    const store = memoryStore();
    const journal = await started(store);
    const other = await open(store, "other");
    other.append(noted("theirs"));
    await other.flush({ subject: "a decision" });
    const seen: string[][] = [];
    await journal.flush({
      subject: "tail",
      tail: (state) => {
        seen.push([...state.notes.keys()]);
        return state.notes.has("theirs") ? [] : [noted("only if nobody decided")];
      },
    });
    expect(seen).toEqual([[], ["theirs"]]);
    expect(await savedTypes(store)).not.toContain("only if nobody decided");
  });

  test("of a first checkpoint says that somebody else started the run", async () => {
    const store = memoryStore();
    const journal = await open(store, "late");
    journal.append({ type: "run_started" });
    await started(store);
    await expect(journal.flush({ subject: "started" })).rejects.toThrow(LeaseLost);
  });

  test("gives up with a sentence when others are always faster", async () => {
    const store = memoryStore();
    await started(store);
    const busy: Store = {
      ...store,
      append: async () => ({
        status: "moved",
        checkpoint: (await store.read("r1")) as NonNullable<Awaited<ReturnType<Store["read"]>>>,
      }),
    };
    const late = await open(busy, "vm");
    late.append(noted("a"));
    await expect(late.flush({ subject: "a" })).rejects.toThrow(/could not be saved: others wrote/);
    expect(late.hasUnsaved).toBe(true);
  });
});

describe("a lost lease", () => {
  test.each(["flush", "refresh"] as const)("is noticed by %s", async (way) => {
    const store = memoryStore();
    const journal = await started(store);
    await takeOver(store);
    journal.append(noted("zombie"));
    const act = way === "flush" ? journal.flush({ subject: "x" }) : journal.refresh();
    await expect(act).rejects.toThrow(LeaseLost);
    expect(await savedTypes(store)).not.toContain("zombie");
  });

  test("stays lost, also when its first notice was swallowed by a heartbeat", async () => {
    const store = memoryStore();
    const journal = await started(store);
    await takeOver(store);
    journal.append(noted("zombie"));
    await journal.flush({ subject: "still running", partial: true }).catch(() => undefined);
    await expect(journal.refresh()).rejects.toThrow(LeaseLost);
    await expect(
      journal.flush({ subject: "start A1", tail: () => [noted("zombie's effect")] }),
    ).rejects.toThrow(LeaseLost);
    expect(await savedTypes(store)).toEqual(["run_started", "lease_taken", "lease_taken"]);
  });

  test("is noticed when the other machine has taken and released it meanwhile", async () => {
    const store = memoryStore();
    const journal = await started(store);
    const other = await takeOver(store);
    other.append({ type: "lease_released", nonce: "other" });
    await other.flush({ subject: "suspended" });
    await expect(journal.refresh()).rejects.toThrow(LeaseLost);
  });

  test("is not a lost lease: somebody's decision", async () => {
    const store = memoryStore();
    const journal = await started(store);
    const other = await open(store, "other");
    other.append(noted("theirs"));
    await other.flush({ subject: "a decision" });
    expect(await journal.refresh()).toBe(true);
    expect(await journal.refresh()).toBe(false);
    expect(journal.holdsLease).toBe(true);
  });

  test("is what an ended run means for whoever still writes to it", async () => {
    const store = memoryStore();
    const journal = await started(store);
    const visitor = await open(store, "visitor");
    await journal.flush({ subject: "completed", finished: true });
    visitor.append(noted("late"));
    await expect(visitor.flush({ subject: "late" })).rejects.toThrow(LeaseLost);
  });
});

describe("the tree", () => {
  test("is saved with the call that changed it, and only then", async () => {
    const store = memoryStore();
    const journal = await started(store);
    const files = tree();
    journal.attachWorkspace(files);
    files.path = "first";
    journal.append(noted("turn"));
    await journal.flush({ subject: "no change" });
    expect((await store.read("r1"))?.overlay).toEqual(EMPTY_OVERLAY);
    journal.append(wrote("call"));
    await journal.flush({ subject: "change" });
    expect((await store.read("r1"))?.overlay.deleted).toEqual(["first"]);
    expect(journal.overlay?.deleted).toEqual(["first"]);
  });

  test("keeps a partial flush from saving events that belong to it", async () => {
    const store = memoryStore();
    const journal = await started(store);
    const files = tree();
    journal.attachWorkspace(files);
    journal.append(noted("before"), wrote("call"), noted("after"));
    files.path = "half done";
    await journal.flush({ subject: "still running", partial: true });
    expect((await savedTypes(store))?.slice(2)).toEqual(["before"]);
    expect((await store.read("r1"))?.overlay).toEqual(EMPTY_OVERLAY);
    files.path = "done";
    await journal.flush({ subject: "suspended" });
    expect((await savedTypes(store))?.slice(2)).toEqual(["before", "call", "after"]);
    expect((await store.read("r1"))?.overlay.deleted).toEqual(["done"]);
  });

  test("is saved by the next flush when the write of this one failed", async () => {
    const store = memoryStore();
    let outage = false;
    const flaky: Store = {
      ...store,
      append: async (...args) => {
        if (outage) throw new Error("no network");
        return store.append(...args);
      },
    };
    const journal = await started(flaky);
    const files = tree();
    journal.attachWorkspace(files);
    files.path = "written";
    journal.append(wrote("call"));
    outage = true;
    await expect(journal.flush({ subject: "write" })).rejects.toThrow("no network");
    outage = false;
    await journal.flush({ subject: "still running", partial: true });
    expect(await savedTypes(store)).not.toContain("call");
    await journal.flush({ subject: "again" });
    const saved = await store.read("r1");
    expect(await savedTypes(store)).toContain("call");
    expect(saved?.overlay.deleted).toEqual(["written"]);
  });

  test("is not lost with a race: the repeated write carries it too", async () => {
    const store = memoryStore();
    const journal = await started(store);
    const files = tree();
    journal.attachWorkspace(files);
    const other = await open(store, "other");
    other.append(noted("theirs"));
    await other.flush({ subject: "a decision" });
    files.path = "written";
    journal.append(wrote("call"));
    await journal.flush({ subject: "write" });
    expect((await store.read("r1"))?.overlay.deleted).toEqual(["written"]);
  });
});
