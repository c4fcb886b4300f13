import { z } from "zod";
import { person } from "./header.ts";
import {
  attachmentsRead,
  callEdited,
  decisionRevoked,
  decisionSource,
  replyAwaited,
  replyReceived,
  replyRevoked,
  requestVoided,
  stamp,
  workerCreated,
} from "./said-events.ts";

const usage = z.object({
  input: z.number(),
  output: z.number(),
  cacheRead: z.number(),
  cacheWrite: z.number(),
  webSearches: z.number().optional(),
});

export const fileBinding = z.object({
  path: z.string(),
  /** Blob id that the shown diff starts from; null = the file does not exist. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  line: z.number().int().nullable(),
});

/** A call that waits for a person. */
export const approvalRequest = z.object({
  id: z.string().regex(/^A[1-9]\d*$/),
  /** `approval`: may it run. `outcome`: it was started, nobody knows how it ended. */
  kind: z.enum(["approval", "outcome"]),
  key: z.string(),
  tool: z.string(),
  /** Worker names from the entry to the caller. */
  chain: z.array(z.string()),
  input: z.json(),
  /** 12 hexadecimal digits over everything that a decision is bound to. */
  digest: z.string().regex(/^[0-9a-f]{12}$/),
  files: z.array(fileBinding),
  /** Files that the call gives to another worker; their content is bound, too. */
  shared: z.array(z.object({ path: z.string(), bytes: z.number().int() })).optional(),
  /** Request ids of siblings whose result the diffs were drawn on. */
  drawnOn: z.array(z.string()),
  summary: z.string(),
  /** Unified diffs of all files, or the command line, or empty: what a person reads first. */
  display: z.object({ kind: z.enum(["diff", "command", "arguments"]), text: z.string() }),
  /** The model's words before the call. */
  why: z.string(),
  /** Why policy asks. */
  reason: z.string(),
});
export type ApprovalRequest = z.infer<typeof approvalRequest>;

export const decision = z.enum(["approve", "deny", "retry", "skip", "done"]);
export type DecisionVerb = z.infer<typeof decision>;

export const holder = z.object({
  /** Random per process. */
  nonce: z.string(),
  /** Workflow run id and attempt, or null at a terminal. */
  workflowRun: z.string().nullable(),
  attempt: z.number().int().nullable(),
});
export type Holder = z.infer<typeof holder>;

/** What became of a command, and for a refusal the facts that its answer needs (property P26). */
export const verdict = z.discriminatedUnion("status", [
  z.object({ status: z.literal("recorded"), requests: z.array(z.string()) }),
  z.object({ status: z.literal("answered"), with: z.enum(["status", "help"]) }),
  z.object({
    status: z.literal("refused"),
    because: z.enum([
      "not_a_person",
      "not_permitted",
      "self_approval",
      "edited",
      "malformed",
      "unknown_request",
      "needs_id",
      "needs_digest",
      "wrong_digest",
      "wrong_verb",
      "already_decided",
      "already_started",
      "expired",
      "run_over",
      "not_failed",
      "not_available",
      "nothing_awaited",
    ]),
    /** The request, verb or permission that it is about, or the parser's sentence. */
    detail: z.string(),
    /** The line that would work, or null when none would. */
    instead: z.string().nullable(),
  }),
]);
export type Verdict = z.infer<typeof verdict>;
export type RefusalReason = Extract<Verdict, { status: "refused" }>["because"];

/** What happened, in the past tense. Status is computed from these, never stored (design §3). */
export const runEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("run_started"), ...stamp }),
  z.object({ type: z.literal("lease_taken"), ...stamp, holder }),
  /** The holder is alive: the tip moves, nobody takes over. */
  z.object({ type: z.literal("lease_renewed"), ...stamp, nonce: z.string() }),
  z.object({ type: z.literal("lease_released"), ...stamp, nonce: z.string() }),
  z.object({
    type: z.literal("model_responded"),
    ...stamp,
    key: z.string(),
    worker: z.string(),
    content: z.array(z.looseObject({ type: z.string() })),
    stopReason: z.string(),
    stopDetails: z.string().optional(),
    usage,
    model: z.string(),
    /** Where the model was chosen: `--model`, `project.yaml`, … */
    modelFrom: z.string().optional(),
    /** US dollars, or null when the model's price is unknown. */
    cost: z.number().nullable(),
  }),
  attachmentsRead,
  workerCreated,
  replyAwaited,
  replyReceived,
  replyRevoked,
  callEdited,
  /** A sentence that the model reads before the turn of that key, once: what a new VM could not restore. */
  z.object({ type: z.literal("model_noted"), ...stamp, key: z.string(), text: z.string() }),
  /** Files that no checkpoint carries; the next VM does not have them. */
  z.object({
    type: z.literal("files_left_behind"),
    ...stamp,
    nonce: z.string(),
    paths: z.array(z.string()),
  }),
  z.object({
    type: z.literal("tool_started"),
    ...stamp,
    key: z.string(),
    tool: z.string(),
    effect: z.enum(["none", "workspace", "external"]),
    requestId: z.string().nullable(),
  }),
  z.object({
    type: z.literal("tool_completed"),
    ...stamp,
    key: z.string(),
    tool: z.string(),
    content: z.string(),
    isError: z.boolean(),
    /** Who kept the call from running, when nobody let it run. */
    refusedBy: z.enum(["policy", "mode", "person", "expiry"]).nullable(),
    /** The call changed (or may have changed) the workspace: result and tree are flushed together. */
    touchedWorkspace: z.boolean(),
  }),
  z.object({
    type: z.literal("approval_requested"),
    ...stamp,
    request: approvalRequest,
    expiresAt: z.iso.datetime(),
  }),
  z.object({
    type: z.literal("approval_decided"),
    ...stamp,
    requestId: z.string(),
    digest: z.string(),
    decision,
    by: person.nullable(),
    source: decisionSource,
    reason: z.string().nullable(),
    /** JSON result that a person supplied with `/done`. */
    result: z.json().optional(),
    /** Remember for equal calls of this run. */
    session: z.boolean(),
  }),
  decisionRevoked,
  requestVoided,
  /** A comment was judged, whatever came of it: never judged again. */
  z.object({
    type: z.literal("comment_judged"),
    ...stamp,
    commentId: z.string(),
    /** Where it stands: the review thread it replies in, or null for the conversation. */
    threadId: z.string().nullable(),
    by: z.string(),
    verdict,
  }),
  z.object({
    type: z.literal("run_cancelled"),
    ...stamp,
    by: person.nullable(),
    reason: z.string(),
    /** The comment that asked for it, so that an edit is noticed; null at a terminal or by closing. */
    source: decisionSource.nullable(),
  }),
  /** The run stopped on something that a person must mend; `/retry` goes on from here. */
  z.object({
    type: z.literal("run_failed"),
    ...stamp,
    code: z.string(),
    message: z.string(),
  }),
  z.object({ type: z.literal("retry_requested"), ...stamp, by: person.nullable() }),
  z.object({
    type: z.literal("run_finished"),
    ...stamp,
    status: z.enum(["completed", "cancelled"]),
    result: z.string(),
  }),
  /** Something of this run is visible outside; looked up before it is made again. */
  z.object({
    type: z.literal("published"),
    ...stamp,
    subject: z.enum([
      "branch",
      "run_pull_request",
      "run_issue",
      "request",
      "receipt",
      "reply",
      "result_pull_request",
      "worker_pull_request",
      "answer",
      "closed",
    ]),
    /** Request id, comment id or branch, by subject. */
    of: z.string(),
    /** GraphQL node id, where it has one. */
    nodeId: z.string().nullable(),
    number: z.number().int().nullable(),
    url: z.string().nullable(),
    /** Commit that a branch was pushed at, or sha256 of the body that was posted. */
    digest: z.string().nullable(),
    /** GraphQL node id of the review thread that holds it, where it is in one. */
    threadId: z.string().nullable(),
  }),
]);
export type RunEvent = z.infer<typeof runEvent>;
export type EventOf<T extends RunEvent["type"]> = Extract<RunEvent, { type: T }>;
