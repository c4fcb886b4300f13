import { describe, expect, test } from "vitest";
import type { RunEvent } from "../../src/runtime/events.ts";
import type { Overlay, Store } from "../../src/runtime/store.ts";
import { at, batch, created, header, returned, started, written } from "./store-samples.ts";

export interface StoreBench {
  /** Another process's view of the same place. */
  open(): Promise<Store>;
  /** Writes content that an overlay may name, and returns its object id. */
  blob(store: Store, content: string): Promise<string>;
}

/** What every store does, whatever it is made of. */
export function storeContract(name: string, bench: () => Promise<StoreBench>): void {
  describe(`${name}: contract of a store`, () => {
    test("a run that was created is read as it was written", async () => {
      const store = await (await bench()).open();
      const head = header();
      await store.create(head, batch([started, returned("main/call/0", "ok")]));
      expect(await store.read(head.runId)).toEqual({
        header: head,
        events: [started, returned("main/call/0", "ok")],
        overlay: { files: [], deleted: [], emptyDirectories: [] },
        tip: await store.tip(head.runId),
        finished: false,
      });
    });

    test("a run is created once; the second creator gets what the first one wrote", async () => {
      const place = await bench();
      const { runId } = await created(await place.open());
      const second = await (await place.open()).create(
        { ...header(runId), worker: "other" },
        batch([]),
      );
      expect(second).toMatchObject({
        status: "moved",
        checkpoint: { header: { worker: "main" }, events: [started] },
      });
    });

    test("a run that is unknown is undefined, and nothing can be appended to it", async () => {
      const store = await (await bench()).open();
      expect(await store.read("nobody")).toBeUndefined();
      expect(await store.tip("nobody")).toBeUndefined();
      await expect(store.append("nobody", "0".repeat(40), batch([]))).rejects.toThrow(
        'The state of run "nobody" is gone',
      );
    });

    test("an append on a stale tip stores nothing and returns the winner's events", async () => {
      const place = await bench();
      const [one, two] = [await place.open(), await place.open()];
      const { runId, tip } = await created(one);
      await two.read(runId);
      const tipOfOne = await written(one, runId, tip, batch([returned("k", "one")]));
      expect(await two.append(runId, tip, batch([returned("k", "two")]))).toMatchObject({
        status: "moved",
        checkpoint: { tip: tipOfOne, events: [started, returned("k", "one")] },
      });
      expect((await two.read(runId))?.events).toEqual([started, returned("k", "one")]);
    });

    test("a process that never read the run may append on its tip", async () => {
      const place = await bench();
      const { runId, tip } = await created(await place.open());
      await written(await place.open(), runId, tip, batch([returned("k", "two")]));
      expect((await (await place.open()).read(runId))?.events).toHaveLength(2);
    });

    test("of eight writers who retry at the same time, none loses an event", async () => {
      const place = await bench();
      const { runId } = await created(await place.open());
      const appendWithRetries = async (index: number) => {
        const store = await place.open();
        let tip = (await store.read(runId))?.tip ?? "";
        for (;;) {
          const result = await store.append(runId, tip, batch([returned(`k/${index}`, "x")]));
          if (result.status === "written") return;
          tip = result.checkpoint.tip;
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_, index) => appendWithRetries(index)));
      const events = (await (await place.open()).read(runId))?.events ?? [];
      const keys = events.flatMap((event) => (event.type === "tool_completed" ? [event.key] : []));
      expect(keys.sort()).toEqual(Array.from({ length: 8 }, (_, index) => `k/${index}`));
    }, 60_000);

    test("of writers with byte-identical batches exactly one succeeds", async () => {
      const place = await bench();
      const { runId, tip } = await created(await place.open());
      const same = batch([returned("k", "same")]);
      const results = await Promise.all(
        [1, 2, 3].map(async () => (await place.open()).append(runId, tip, same)),
      );
      expect(results.map(({ status }) => status).sort()).toEqual(["moved", "moved", "written"]);
      expect((await (await place.open()).read(runId))?.events).toHaveLength(2);
    });

    test("a finished run moves from the live ones to the done ones and takes no more", async () => {
      const place = await bench();
      const store = await place.open();
      const { runId, tip } = await created(store);
      expect([await store.live(), await store.done()]).toEqual([[runId], []]);
      const last = await written(store, runId, tip, batch([], { finished: true }));
      expect([await store.live(), await store.done()]).toEqual([[], [runId]]);
      expect(await store.tip(runId)).toBeUndefined();
      expect(await (await place.open()).read(runId)).toMatchObject({ finished: true, tip: last });
      expect(await store.append(runId, last, batch([started]))).toMatchObject({
        status: "moved",
        checkpoint: { finished: true, events: [started] },
      });
      expect((await store.create(header(runId), batch([started]))).status).toBe("moved");
      expect(await store.live()).toEqual([]);
    });

    test("a run is found by its thread from the checkpoint on that names it, live or done", async () => {
      const store = await (await bench()).open();
      const { runId, tip } = await created(store);
      const other = await created(store);
      expect(await store.thread(12)).toEqual([]);
      const second = await written(store, runId, tip, batch([started], { thread: 12 }));
      await written(store, other.runId, other.tip, batch([started], { thread: 1 }));
      expect(await store.thread(12)).toEqual([runId]);
      const third = await written(store, runId, second, batch([started], { thread: 12 }));
      await written(store, runId, third, batch([started], { finished: true }));
      expect(await store.thread(12)).toEqual([runId]);
      expect(await store.thread(1)).toEqual([other.runId]);
    });

    test("a lost race leaves no entry in the thread's index", async () => {
      const place = await bench();
      const store = await place.open();
      const { runId, tip } = await created(store);
      await written(store, runId, tip, batch([started]));
      const late = await store.append(runId, tip, batch([started], { thread: 7 }));
      expect(late.status).toBe("moved");
      expect(await store.thread(7)).toEqual([]);
    });

    test.each([
      ["an empty string", ""],
      ["unicode", "naïve 🙂 \u2028 \u0000 \u{10ffff}"],
      ["a lone surrogate", `${"x".repeat(20_000)}\ud800`],
      ["lines", "a\nb\r\nc"],
      ["a long value", "long ".repeat(40_000)],
      ["a long value of wide characters", "漢".repeat(6_000)],
    ])("%s comes back as it was", async (_, content) => {
      const store = await (await bench()).open();
      const { runId, tip } = await created(store);
      await written(store, runId, tip, batch([returned("k", content)]));
      const event = (await store.read(runId))?.events[1];
      expect(event?.type === "tool_completed" && event.content === content).toBe(true);
    });

    test("values that look like our own markers come back as they were", async () => {
      const store = await (await bench()).open();
      const { runId, tip } = await created(store);
      const input = {
        a: { $blob: "0".repeat(64), length: 3 },
        b: { $literal: { $blob: "x" } },
        c: [{ $literal: null }, { $blob: "y".repeat(30_000) }],
      };
      const event: RunEvent = {
        type: "model_responded",
        at,
        key: "main/turn/1",
        worker: "main",
        content: [{ zebra: 1, type: "tool_use", id: "t", name: "n", input }],
        stopReason: "tool_use",
        usage: { input: 1, output: 1, cacheRead: 0, cacheWrite: 0 },
        model: "m",
        cost: null,
      };
      await written(store, runId, tip, batch([event]));
      const read = (await store.read(runId))?.events[1];
      expect(JSON.stringify(read)).toBe(JSON.stringify(event));
    });

    test("an overlay stays until another takes its place", async () => {
      const place = await bench();
      const store = await place.open();
      const { runId, tip } = await created(store);
      const oid = await place.blob(store, "content\n");
      const overlay: Overlay = {
        files: [
          { path: 'docs/a "quoted" näme\n.md', mode: "100644", oid },
          { path: "run.json", mode: "100755", oid },
        ],
        deleted: ["old.txt"],
        emptyDirectories: ["empty/inside"],
      };
      const second = await written(store, runId, tip, batch([], { overlay }));
      const third = await written(store, runId, second, batch([started]));
      expect((await (await place.open()).read(runId))?.overlay).toEqual(overlay);
      const smaller = { ...overlay, files: overlay.files.slice(1) };
      await written(store, runId, third, batch([], { overlay: smaller }));
      expect((await store.read(runId))?.overlay).toEqual(smaller);
    });

    test("what is read is the reader's own copy", async () => {
      const store = await (await bench()).open();
      const { runId } = await created(store);
      (await store.read(runId))?.events.pop();
      expect((await store.read(runId))?.events).toHaveLength(1);
    });

    test("an event without the shape of one is refused before it is stored", async () => {
      const store = await (await bench()).open();
      const { runId, tip } = await created(store);
      const broken = { type: "run_started", at: "yesterday" } as RunEvent;
      await expect(store.append(runId, tip, batch([broken]))).rejects.toThrow(
        'An event of type "run_started" cannot be stored',
      );
      expect(await store.tip(runId)).toBe(tip);
    });
  });
}
