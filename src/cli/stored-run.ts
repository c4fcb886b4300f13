import { LlmDoError } from "../errors.ts";
import { Journal } from "../runtime/journal.ts";
import type { Store } from "../runtime/store.ts";
import { terminalHolder } from "./holder.ts";
import type { Place } from "./place.ts";
import type { Terminal } from "./terminal.ts";

export interface StoredRun {
  journal: Journal;
  /** Put away under `done/`: nothing is written to it any more. */
  finished: boolean;
}

/** Opens the run whose id begins with `prefix`. Throws LlmDoError "usage" for none, or for several. */
export async function openStoredRun(
  place: Place,
  terminal: Terminal,
  prefix: string | undefined,
): Promise<StoredRun> {
  const { store } = place;
  const id = await findId(store, prefix);
  const checkpoint = await store.read(id);
  if (!checkpoint) throw noRun(id);
  const { header, finished } = checkpoint;
  const holder = terminalHolder();
  const journal = new Journal({ store, header, checkpoint, holder, now: terminal.now });
  return { journal, finished };
}

async function findId(store: Store, prefix: string | undefined): Promise<string> {
  if (prefix === undefined || prefix === "") {
    throw new LlmDoError(
      "Name a run by its id or the first characters of it: `llm-do runs list`.",
      {
        code: "usage",
      },
    );
  }
  const ids = [...new Set([...(await store.live()), ...(await store.done())])];
  if (ids.includes(prefix)) return prefix;
  const [id, ...others] = ids.filter((candidate) => candidate.startsWith(prefix));
  if (id === undefined) throw noRun(prefix);
  if (others.length === 0) return id;
  throw new LlmDoError(
    `Several runs begin with "${prefix}": ${[id, ...others].join(", ")}. Write more characters.`,
    { code: "usage" },
  );
}

function noRun(id: string): LlmDoError {
  return new LlmDoError(
    `There is no run ${JSON.stringify(id)} in this repository. See \`llm-do runs list\`.`,
    { code: "usage" },
  );
}
