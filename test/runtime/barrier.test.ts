import { expect, test } from "vitest";
import { createBarrier } from "../../src/runtime/barrier.ts";

/** Work that writes down when it begins and ends; it ends when told. */
function recorder() {
  const log: string[] = [];
  const work = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = async () => {
      log.push(`${name} begins`);
      await promise;
      log.push(`${name} ends`);
    };
    return { run, end: resolve };
  };
  return { log, work };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

test("shared work runs side by side, exclusive work alone and in its turn", async () => {
  const barrier = createBarrier();
  const { log, work } = recorder();
  const [a, b, snapshot, c] = [work("a"), work("b"), work("snapshot"), work("c")];
  const all = [
    barrier.shared(a.run),
    barrier.shared(b.run),
    barrier.exclusive(snapshot.run),
    barrier.shared(c.run),
  ];
  await turns();
  expect(log).toEqual(["a begins", "b begins"]);
  a.end();
  await turns();
  b.end();
  await turns();
  expect(log.slice(2)).toEqual(["a ends", "b ends", "snapshot begins"]);
  snapshot.end();
  c.end();
  await Promise.all(all);
  expect(log.slice(5)).toEqual(["snapshot ends", "c begins", "c ends"]);
});

test("two exclusive works never overlap", async () => {
  const barrier = createBarrier();
  const { log, work } = recorder();
  const [one, two] = [work("one"), work("two")];
  const all = [barrier.exclusive(one.run), barrier.exclusive(two.run)];
  await turns();
  expect(log).toEqual(["one begins"]);
  one.end();
  two.end();
  await Promise.all(all);
  expect(log).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});

test("results and failures reach the caller and hold nobody up", async () => {
  const barrier = createBarrier();
  const failure = barrier.exclusive(async () => {
    throw new Error("no");
  });
  const shared = barrier.shared(async () => 7);
  await expect(failure).rejects.toThrow("no");
  expect(await shared).toBe(7);
  await expect(barrier.shared(() => Promise.reject(new Error("x")))).rejects.toThrow("x");
  expect(await barrier.exclusive(async () => 8)).toBe(8);
});
