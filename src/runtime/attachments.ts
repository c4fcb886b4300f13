import { LlmDoError } from "../errors.ts";
import type { ModelCapabilities, UserBlock } from "../models/model.ts";
import { attachmentProblem } from "../tools/attachment-policy.ts";
import { missing } from "../tools/shared-files.ts";
import type { EventOf } from "./events.ts";
import type { Frame, Run } from "./frame.ts";
import { mediaTypeOf } from "./media-type.ts";

type AttachmentFile = EventOf<"attachments_read">["files"][number];

export type Attached =
  | { kind: "blocks"; blocks: UserBlock[] }
  /** Nothing was sent. One sentence for the caller. */
  | { kind: "problem"; message: string };

/**
 * What a worker was given besides its input, as its model sees it. Record or return: a resumed run sees the
 * bytes of the first time. Policies are enforced here, whoever calls (spec/dialects.md F95, C33).
 */
export async function attachmentBlocks(run: Run, frame: Frame): Promise<Attached> {
  const recorded = run.journal.state.attachments.get(frame.key);
  if (recorded) return { kind: "blocks", blocks: recorded.files.map(blockOf) };
  await run.workspace.ready();
  try {
    const files = await readAll(run, frame);
    run.journal.append({ type: "attachments_read", key: frame.key, files });
    return { kind: "blocks", blocks: files.map(blockOf) };
  } catch (error) {
    if (!(error instanceof LlmDoError)) throw error;
    return { kind: "problem", message: error.message };
  }
}

async function readAll(run: Run, frame: Frame): Promise<AttachmentFile[]> {
  const { worker, caller } = frame;
  const paths = [...new Set(frame.attachments)];
  // What a person gives at the start is theirs to give; a worker gives only what it can see itself.
  const sandbox = await run.sandboxOf(caller ?? null);
  const found: { path: string; bytes: number }[] = [];
  for (const path of paths) {
    const status = await sandbox.stat(path);
    if (status?.kind !== "file") throw refused(missing(path, status !== undefined));
    found.push({ path, bytes: status.size });
  }
  const policies = [worker, ...(caller?.worker.attachments.declared ? [caller.worker] : [])];
  for (const { name, attachments: policy } of policies) {
    const problem = attachmentProblem(found, { policy, worker: name });
    if (problem) throw refused(problem);
  }
  const files: AttachmentFile[] = [];
  for (const path of paths) files.push(await read(run, { path, sandbox }));
  const model = await run.modelOf(frame);
  checkModel(files, model);
  return files;
}

async function read(
  run: Run,
  { path, sandbox }: { path: string; sandbox: Awaited<ReturnType<Run["sandboxOf"]>> },
): Promise<AttachmentFile> {
  const bytes = Buffer.from(await sandbox.readBinary(path));
  const mediaType = mediaTypeOf(bytes, path);
  const isText = mediaType.startsWith("text/");
  // A few leading bytes make an image or a PDF of any text, where nothing can be masked.
  if (!isText && holdsSecret(run, bytes)) {
    throw refused(`The attachment ${path} holds the value of a secret, so it is not sent.`);
  }
  const data = isText ? run.redact(bytes.toString("utf8")) : bytes.toString("base64");
  return { path, mediaType, bytes: bytes.length, data };
}

function holdsSecret(run: Run, bytes: Buffer): boolean {
  return (["utf8", "utf16le"] as const).some((encoding) => {
    const text = bytes.toString(encoding);
    return run.redact(text) !== text;
  });
}

/** Throws LlmDoError for what the model cannot take, before anything is sent. */
function checkModel(
  files: AttachmentFile[],
  { id, capabilities }: { id: string; capabilities: ModelCapabilities },
): void {
  const media = files.filter(({ mediaType }) => !mediaType.startsWith("text/"));
  for (const { path, mediaType, bytes } of media) {
    if (!capabilities.media.includes(mediaType)) {
      const takes = ["text", ...capabilities.media].join(", ");
      throw refused(
        `Model '${id}' cannot take the attachment ${path} (${mediaType}). It takes: ${takes}.`,
      );
    }
    const most = capabilities.limits?.imageBytes;
    if (most !== undefined && mediaType.startsWith("image/") && bytes > most) {
      throw refused(
        `The image ${path} has ${bytes} bytes; model '${id}' takes images of at most ${most} bytes. Attach a smaller one.`,
      );
    }
  }
  const total = media.reduce((sum, { bytes }) => sum + bytes, 0);
  const most = capabilities.limits?.mediaBytes;
  if (most !== undefined && total > most) {
    throw refused(
      `The attachments have ${total} bytes together; one request to model '${id}' holds at most ${most} bytes of them. Attach fewer or smaller files.`,
    );
  }
}

function blockOf({ path, mediaType, data }: AttachmentFile): UserBlock {
  if (!mediaType.startsWith("text/")) return { type: "media", mediaType, name: path, data };
  return { type: "text", text: `Attached file '${path}':\n\n${data}` };
}

function refused(message: string): LlmDoError {
  return new LlmDoError(message, { code: "usage" });
}
