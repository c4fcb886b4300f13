import { setTimeout as sleep } from "node:timers/promises";
import { LlmDoError } from "../errors.ts";
import type { Git } from "../git.ts";
import { localRefs, type Refs, type RefUpdate, remoteRefs, throwIfForbidden } from "./git-refs.ts";
import type { RunHeader } from "./header.ts";
import { type SecretScan, secretScan } from "./secret-scan.ts";
import type { Batch, Checkpoint, Store, WriteResult } from "./store.ts";
import { unknownRun } from "./store-errors.ts";

export interface GitStoreOptions {
  /** With a remote a private bare repository, without one the repository that holds the refs. */
  git: Git;
  remote: { url: string } | null;
  /** Default `refs/llm-do/`. */
  prefix?: string;
  /** Applied to every string before it is stored. */
  redact?: (text: string) => string;
  /** Values that must not be stored: the last look, after `redact`. */
  secrets?: string[];
}

interface Location {
  tip: string;
  finished: boolean;
}

/** A compare-and-swap that is under way: `commit` takes the place of `before`. */
interface Swap {
  runId: string;
  commit: string;
  before: string | null;
  updates: RefUpdate[];
}

/** Milliseconds before each try of a push whose outcome is not a lost race. */
const TRIES = [0, 250, 1000, 4000];

/** Runs as commits under `<prefix>runs/<id>`, `<prefix>done/<id>` and `<prefix>threads/<number>/<id>`. */
export function gitStore(options: GitStoreOptions): Store {
  return new GitStore(options);
}

class GitStore implements Store {
  readonly #git: Git;
  readonly #refs: Refs;
  readonly #prefix: string;
  readonly #redact: (text: string) => string;
  readonly #scan: SecretScan;

  constructor(options: GitStoreOptions) {
    const { git, remote } = options;
    this.#git = git;
    this.#prefix = checkedPrefix(options.prefix ?? "refs/llm-do/");
    this.#refs = remote ? remoteRefs(git, remote.url) : localRefs(git);
    this.#redact = options.redact ?? ((text) => text);
    this.#scan = secretScan(options.secrets ?? []);
  }

  async create(header: RunHeader, batch: Batch): Promise<WriteResult> {
    const { runId } = header;
    const { live, done } = this.#namesOf(runId);
    const existing = await this.#locate(runId);
    if (existing) return this.#moved(runId, existing);
    const { writeFirst } = await checkpoints();
    const commit = await writeFirst(this.#git, header, this.#writing(runId, batch));
    const first = { ref: batch.finished ? done : live, to: commit, expected: null };
    const updates = [first, ...this.#threadUpdates({ runId, batch, commit })];
    const result = await this.#settle({ runId, commit, before: null, updates });
    return result.status === "written" ? this.#withdrawIfDone(runId, commit) : result;
  }

  async read(runId: string): Promise<Checkpoint | undefined> {
    const location = await this.#locate(runId);
    return location && this.#load(runId, location);
  }

  async append(runId: string, tip: string, batch: Batch): Promise<WriteResult> {
    const { live, done } = this.#namesOf(runId);
    if (!(await exists(this.#git, tip))) {
      const now = await this.#locate(runId);
      if (!now) throw unknownRun(runId);
      if (now.tip !== tip) return this.#moved(runId, now);
    }
    const { writeNext } = await checkpoints();
    const commit = await writeNext(this.#git, tip, this.#writing(runId, batch));
    const next: RefUpdate[] = batch.finished
      ? [
          { ref: done, to: commit, expected: null },
          { ref: live, to: null, expected: tip },
        ]
      : [{ ref: live, to: commit, expected: tip }];
    const updates = [...next, ...this.#threadUpdates({ runId, batch, commit })];
    return this.#settle({ runId, commit, before: tip, updates });
  }

  async tip(runId: string): Promise<string | undefined> {
    const { live } = this.#namesOf(runId);
    return (await this.#refs.fetch([live])).get(live);
  }

  live(): Promise<string[]> {
    return this.#idsBelow(`${this.#prefix}runs/`);
  }

  done(): Promise<string[]> {
    return this.#idsBelow(`${this.#prefix}done/`);
  }

  thread(number: number): Promise<string[]> {
    return this.#idsBelow(`${this.#prefix}threads/${number}/`);
  }

  #writing(runId: string, batch: Batch) {
    return { runId, batch, redact: this.#redact, scan: this.#scan };
  }

  async #locate(runId: string): Promise<Location | undefined> {
    const { live, done } = this.#namesOf(runId);
    // A run that is being moved may be missing from both while the server lists them; it cannot move twice.
    for (let look = 0; look < 2; look += 1) {
      const found = await this.#refs.fetch([live, done]);
      const finished = found.has(done);
      const tip = found.get(done) ?? found.get(live);
      if (tip !== undefined) return { tip, finished };
    }
    return undefined;
  }

  async #load(runId: string, { tip, finished }: Location): Promise<Checkpoint> {
    const { readCheckpoint } = await checkpoints();
    return { ...(await readCheckpoint(this.#git, { tip, runId })), finished };
  }

  async #moved(runId: string, location: Location): Promise<WriteResult> {
    return { status: "moved", checkpoint: await this.#load(runId, location) };
  }

  /** Believes the refs, not the answer of the push: that may be lost, or come from a proxy. */
  async #settle({ runId, commit, before, updates }: Swap): Promise<WriteResult> {
    let message = "";
    for (const wait of TRIES) {
      await sleep(wait);
      const outcome = await this.#refs.swap(updates);
      if (outcome.status === "applied") return { status: "written", tip: commit };
      const now = await this.#locate(runId);
      if (now && (await holds(this.#git, now.tip, commit))) {
        return { status: "written", tip: commit };
      }
      if (now && (now.tip !== before || now.finished)) return this.#moved(runId, now);
      if (!now && before !== null) throw unknownRun(runId);
      if (outcome.cause === "permission") throwIfForbidden(outcome.message);
      if (outcome.cause === "server") throw refusedByServer(this.#prefix, outcome.message);
      message = outcome.message;
    }
    throw new LlmDoError(
      `The state of run "${runId}" could not be stored after ${TRIES.length} tries: ${message}`,
      { code: "store" },
    );
  }

  /** A run that was created and finished elsewhere between our look and our push is not started again. */
  async #withdrawIfDone(runId: string, commit: string): Promise<WriteResult> {
    const { live, done } = this.#namesOf(runId);
    const tip = (await this.#refs.fetch([done])).get(done);
    if (tip === undefined || tip === commit) return { status: "written", tip: commit };
    await this.#refs.swap([{ ref: live, to: null, expected: commit }]);
    return this.#moved(runId, { tip, finished: true });
  }

  /** Only this run writes the entry, and it always points into the run's history: no lease needed. */
  #threadUpdates(update: { runId: string; batch: Batch; commit: string }): RefUpdate[] {
    const { runId, batch, commit } = update;
    if (batch.thread === undefined) return [];
    const ref = `${this.#prefix}threads/${batch.thread}/${runId}`;
    return [{ ref, to: commit, expected: "any" }];
  }

  #namesOf(runId: string): { live: string; done: string } {
    return namesOf(this.#prefix, runId);
  }

  async #idsBelow(folder: string): Promise<string[]> {
    return (await this.#refs.list(folder)).map((ref) => ref.slice(folder.length)).sort();
  }
}

/** With the first checkpoint, not before: the schemas that it is read by are no small thing to load. */
function checkpoints() {
  return import("./git-checkpoint.ts");
}

function namesOf(prefix: string, runId: string): { live: string; done: string } {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(runId)) {
    throw new LlmDoError(
      `"${runId}" is not the id of a run: ids are made of letters, digits, "-" and "_".`,
      { code: "usage" },
    );
  }
  return { live: `${prefix}runs/${runId}`, done: `${prefix}done/${runId}` };
}

async function holds(git: Git, tip: string, commit: string): Promise<boolean> {
  const args = ["merge-base", "--is-ancestor", commit, tip];
  return (await git.run(args, { allowExitCodes: [1] })).exitCode === 0;
}

async function exists(git: Git, commit: string): Promise<boolean> {
  const args = ["cat-file", "-e", `${commit}^{commit}`];
  return (await git.run(args, { allowExitCodes: "any" })).exitCode === 0;
}

function checkedPrefix(prefix: string): string {
  if (/^refs\/(?:[A-Za-z0-9_-]+\/)+$/.test(prefix)) return prefix;
  throw new LlmDoError(
    `state-ref-prefix "${prefix}" is not a ref prefix: it starts with "refs/" and ends with "/", like "refs/llm-do/" or "refs/heads/llm-do/state/".`,
    { code: "usage" },
  );
}

function refusedByServer(prefix: string, message: string): LlmDoError {
  const advice = prefix.startsWith("refs/heads/")
    ? "Check the rules for branches in the repository's settings."
    : 'If it does not accept refs under that name, set the input state-ref-prefix to "refs/heads/llm-do/state/".';
  return new LlmDoError(
    `The server refused to store the run under "${prefix}": ${message.slice(-1000)}\n${advice}`,
    { code: "store" },
  );
}
