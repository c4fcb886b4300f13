import { z } from "zod";
import { person } from "./header.ts";

/** Who wrote a decision, and where: checked again when the call is about to run. */
export const decisionSource = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("comment"),
    /** GraphQL node id of the comment. */
    commentId: z.string(),
    url: z.string(),
    /** sha256 of the body as judged: an edited comment no longer says it. */
    bodyDigest: z.string(),
  }),
  z.object({ kind: z.literal("terminal") }),
  /** A pull request that was merged, closed or pushed to instead of commented on. */
  z.object({
    kind: z.literal("pull_request"),
    number: z.number().int(),
    url: z.string(),
    /** Head at that moment: another head no longer says it. */
    commit: z.string(),
  }),
]);

/** When it happened. */
export const stamp = { at: z.iso.datetime() };

/** What a frame was given besides its input, as it was at that moment. Key = the frame's prefix. */
export const attachmentsRead = z.object({
  type: z.literal("attachments_read"),
  ...stamp,
  key: z.string(),
  files: z.array(
    z.object({
      path: z.string(),
      mediaType: z.string(),
      bytes: z.number().int(),
      /** Text for `text/*`, else base64. */
      data: z.string(),
    }),
  ),
});

/** A worker that a worker wrote and a person let be: callable in this run from now on. */
export const workerCreated = z.object({
  type: z.literal("worker_created"),
  ...stamp,
  key: z.string(),
  name: z.string(),
  /** The whole `.worker` file. Never rendered as a template. */
  text: z.string(),
});

/** A chat's turn ended: the next is a person's. Key = the turn that answered. */
export const replyAwaited = z.object({
  type: z.literal("reply_awaited"),
  ...stamp,
  key: z.string(),
  text: z.string(),
  expiresAt: z.iso.datetime(),
});

export const replyReceived = z.object({
  type: z.literal("reply_received"),
  ...stamp,
  /** The turn that it answers. */
  key: z.string(),
  /** Null = the conversation is over (`/exit`). */
  text: z.string().nullable(),
  /** The conversation before it is forgotten (`/new`). */
  fresh: z.boolean(),
  by: person.nullable(),
  source: decisionSource,
});

/** Words of a chat that no longer count at the moment in which the model would hear them. */
export const replyRevoked = z.object({
  type: z.literal("reply_revoked"),
  ...stamp,
  key: z.string(),
  reason: z.string(),
});

/** A person replaced the arguments of a waiting call; they are validated and judged again. */
export const callEdited = z.object({
  type: z.literal("call_edited"),
  ...stamp,
  requestId: z.string(),
  digest: z.string(),
  input: z.json(),
  /** The editor's own approval of what was written, under the next id. */
  approve: z.boolean(),
  by: person.nullable(),
  source: decisionSource,
});

/** A decision no longer counts: its author may not decide any more, or the comment was edited. */
export const decisionRevoked = z.object({
  type: z.literal("decision_revoked"),
  ...stamp,
  requestId: z.string(),
  reason: z.string(),
});

/** What a request showed is no longer so; the call is asked about again under another id. */
export const requestVoided = z.object({
  type: z.literal("request_voided"),
  ...stamp,
  requestId: z.string(),
  reason: z.string(),
});
