import type { RunEvent } from "./events.ts";
import type { RunHeader } from "./header.ts";

/** One file that differs from the base commit. Content is in git under `oid`. */
export interface OverlayFile {
  path: string;
  mode: "100644" | "100755" | "120000";
  oid: string;
}

/** The workspace as the difference from its base commit: only what changed after the run started. */
export interface Overlay {
  files: OverlayFile[];
  deleted: string[];
  emptyDirectories: string[];
}

export const EMPTY_OVERLAY: Overlay = { files: [], deleted: [], emptyDirectories: [] };

/** Everything that one flush writes: one git commit. */
export interface Batch {
  events: RunEvent[];
  /** The whole overlay as of now; null = as in the checkpoint before. */
  overlay: Overlay | null;
  /** First line of the commit: what happened, for `git log`. */
  subject: string;
  /** Adds the run to the index of that pull request or issue, in the same atomic push. */
  thread?: number;
  /** Moves the run's ref from `runs/` to `done/`, in the same atomic push. */
  finished?: boolean;
}

export interface Checkpoint {
  header: RunHeader;
  events: RunEvent[];
  overlay: Overlay;
  /** Commit id of the checkpoint. */
  tip: string;
  finished: boolean;
}

/** A write has succeeded only when the ref's history holds this process's commit (design §4). */
export type WriteResult =
  | { status: "written"; tip: string }
  /** Somebody else wrote first; nothing of the batch is stored. */
  | { status: "moved"; checkpoint: Checkpoint };

/** Where checkpoints live. Every write is a compare-and-swap. One contract test runs on each implementation. */
export interface Store {
  /** Create-only: an existing run of that id is returned as `moved`. */
  create(header: RunHeader, batch: Batch): Promise<WriteResult>;
  read(runId: string): Promise<Checkpoint | undefined>;
  append(runId: string, tip: string, batch: Batch): Promise<WriteResult>;
  /** Tip of a live run without reading it: what a waiting VM polls. Undefined when finished or unknown. */
  tip(runId: string): Promise<string | undefined>;
  /** Ids of runs that have not been moved to `done/`. */
  live(): Promise<string[]>;
  /** Ids of finished runs. */
  done(): Promise<string[]>;
  /** Runs, live or finished, of a pull request or issue. */
  thread(number: number): Promise<string[]>;
}
