/** Something is not as the demo tells it. */
export class DemoError extends Error {}

/** Throws DemoError unless it is so. `sentence` says what should be: "the thread is resolved". */
export function expectThat(isSo: boolean, sentence: string): asserts isSo {
  if (!isSo) throw new DemoError(`It should be so that ${sentence}.`);
}

/** The element of a list that should have exactly one. */
export function only<Item>(items: readonly Item[], name: string): Item {
  const [first] = items;
  if (first === undefined || items.length > 1) {
    throw new DemoError(`There should be one ${name}, and there are ${items.length}.`);
  }
  return first;
}
