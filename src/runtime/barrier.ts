export interface Barrier {
  /** Runs beside other shared work. Not to be entered again from inside `work`. */
  shared<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs alone: after all work that came before it, and before all that comes later. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A fair read-write lock: a stream of shared work cannot starve exclusive work. */
export function createBarrier(): Barrier {
  /** Ends with the last exclusive work that was asked for. */
  let exclusiveDone: Promise<unknown> = Promise.resolve();
  let sharedSinceThen: Promise<unknown>[] = [];
  return {
    shared(work) {
      const result = exclusiveDone.then(work);
      sharedSinceThen.push(settled(result));
      return result;
    },
    exclusive(work) {
      const before = Promise.all([exclusiveDone, ...sharedSinceThen]);
      const result = before.then(work);
      exclusiveDone = settled(result);
      sharedSinceThen = [];
      return result;
    },
  };
}

function settled(work: Promise<unknown>): Promise<void> {
  return work.then(
    () => {},
    () => {},
  );
}
