/** Runs what it is given one after another, in the order of the calls, whatever became of the others. */
export function oneAtATime(): <T>(change: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (change) => {
    const result = last.then(change);
    last = result.catch(() => undefined);
    return result;
  };
}
