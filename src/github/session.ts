import type { Git } from "../git.ts";
import type { Holder } from "../runtime/events.ts";
import type { Store } from "../runtime/store.ts";
import type { Isolation } from "../tools/shell-process.ts";
import type { Inputs } from "./inputs.ts";
import type { GitHub } from "./octokit.ts";
import type { Runner } from "./runner.ts";
import type { PrivateRepository } from "./vm.ts";

/** What one job of the Action works with. Made once, in action.ts. */
export interface Session {
  inputs: Inputs;
  runner: Runner;
  github: GitHub;
  /** Private bare repository: states, branches and overlays are made here and pushed from here. */
  git: Git;
  remote: { url: string };
  repository: PrivateRepository;
  /** Trusted commit of today, whose policy is judged beside the pinned one. */
  policyCommit: string;
  isolation(): Promise<Isolation>;
  store: Store;
  holder: Holder;
  environment: Record<string, string>;
  defaultModel: string | null;
  /** Seconds after which a silent holder is taken over; undefined = the protocol's. */
  leaseSeconds?: number | undefined;
  secrets: string[];
  redact(text: string): string;
  now(): Date;
  signal: AbortSignal;
  log: Log;
}

/** What people read in the job's log. Model text passes through it only between stop-commands. */
export interface Log {
  info(message: string): void;
  warning(message: string): void;
}
