import { z } from "zod";

/** GitHub's stable identity of a person; `login` may be renamed, `id` may not. */
export const person = z.object({ id: z.number().int(), login: z.string() });
export type Person = z.infer<typeof person>;

/**
 * `run.json` of a checkpoint: what a run is, fixed at its start. Everything that changes is an event.
 * Source: design §3 (pinned) and §4.
 */
export const runHeader = z.strictObject({
  schema: z.literal(1),
  runId: z.string(),
  worker: z.string(),
  /** The message or JSON value for the entry worker: user data, never template or system prompt. */
  input: z.json(),
  createdAt: z.iso.datetime(),
  startedBy: person.nullable(),
  /** Where the run came from, for people: "schedule", "pull_request #12", "terminal". */
  cause: z.string(),
  /** Commit that workers, tools, manifest and policy are read from; null = `project/` of the checkpoint. */
  projectCommit: z.string().nullable(),
  /** Folder (or one `.worker` file) of the project inside the repository. */
  projectPath: z.string(),
  /** Commit that the workspace overlay is relative to; null outside a repository. */
  baseCommit: z.string().nullable(),
  /** Branch that results are meant for. */
  baseBranch: z.string().nullable(),
  /** Pull request or issue in whose context the run was started. */
  thread: z
    .object({ number: z.number().int(), kind: z.enum(["pull_request", "issue"]) })
    .nullable(),
  /** First request is A<this>: ids count up per thread. */
  firstRequest: z.number().int().min(1),
  model: z.string().nullable(),
  /** Which workers `model` is for: all that can take it, or only the entry (spec/dialects.md C14). */
  modelScope: z.enum(["all", "entry"]).default("all"),
  approvalMode: z.enum(["review", "approve-all", "deny-all"]),
  maxTurns: z.number().int().min(1),
  maxDepth: z.number().int().min(0),
  maxCostUsd: z.number().nullable(),
  /** Workspace paths that the entry worker is given. */
  attachments: z.array(z.string()).default([]),
  /** What was said about the project from outside it; said again on every VM. */
  opened: z
    .object({
      /** `--set KEY=VALUE`, entry worker only, in order. */
      set: z.array(z.string()),
      /** `--var NAME=VALUE`, for templates. */
      variables: z.record(z.string(), z.string()),
      /** `--lib PATH`, before LLM_DO_LIBS. */
      libraries: z.array(z.string()),
      /** Worker and tool files that were named one by one; empty = a project folder. */
      files: z.array(z.string()),
    })
    .default({ set: [], variables: {}, libraries: [], files: [] }),
  /** Defaults for workers that workers write: model, toolsets, attachment policy (F97). */
  creationDefaults: z.json().default(null),
  /** Seconds that a request waits for a decision. */
  expiresSeconds: z.number().int().min(1),
});
export type RunHeader = z.infer<typeof runHeader>;

/** Of a run that was started with nothing but a worker and its input. */
export const PLAIN_START: Pick<
  RunHeader,
  "attachments" | "opened" | "creationDefaults" | "modelScope"
> = {
  attachments: [],
  modelScope: "all",
  opened: { set: [], variables: {}, libraries: [], files: [] },
  creationDefaults: null,
};
