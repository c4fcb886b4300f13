import { randomBytes } from "node:crypto";
import { LlmDoError } from "../errors.ts";
import type { Git } from "../git.ts";
import { plainJson } from "./canonical.ts";
import { segmentPath, verifyChain } from "./git-chain.ts";
import { listTree, readObjects, type TreeEntry } from "./git-objects.ts";
import { type RunHeader, runHeader } from "./header.ts";
import { decodeSegment, encodeSegment } from "./journal-segment.ts";
import { parseOverlay } from "./overlay-schema.ts";
import type { SecretScan } from "./secret-scan.ts";
import { type Batch, type Checkpoint, EMPTY_OVERLAY, type Overlay } from "./store.ts";
import { corrupt } from "./store-errors.ts";

/** Header, journal and blobs of one run: what a reader holds in memory. */
const LARGEST_CHECKPOINT_BYTES = 64 * 1024 * 1024;

const AUTHOR = "llm-do <llm-do@users.noreply.github.com>";

interface WriteOptions {
  runId: string;
  batch: Batch;
  redact: (text: string) => string;
  scan: SecretScan;
}

/** Writes the first commit of a run. No ref points to it yet. */
export function writeFirst(git: Git, header: RunHeader, options: WriteOptions): Promise<string> {
  const redacted = plainJson(header, options.redact);
  runHeader.parse(redacted);
  const file = { path: "run.json", content: `${JSON.stringify(redacted, null, 2)}\n` };
  return writeCommit(git, { ...options, parent: null, files: [file], segment: 1 });
}

/** Writes the next commit on `parent`, at a cost that is proportional to what is new. */
export async function writeNext(git: Git, parent: string, options: WriteOptions): Promise<string> {
  const state = (await listTree(git, parent)).filter(({ path }) => !path.startsWith("workspace/"));
  const segment = state.filter(({ path }) => path.startsWith("journal/")).length + 1;
  const before = totalSize(state);
  return writeCommit(git, { ...options, parent, files: [], segment, before });
}

interface FileContent {
  path: string;
  content: string | Buffer;
}

interface Commit extends WriteOptions {
  parent: string | null;
  files: FileContent[];
  segment: number;
  /** Bytes that the parent already holds. */
  before?: number;
}

async function writeCommit(git: Git, commit: Commit): Promise<string> {
  const { text, blobs } = encodeSegment(commit.batch.events, commit.redact);
  const files = [...commit.files];
  if (text !== "") files.push({ path: segmentPath(commit.segment), content: text });
  for (const [digest, content] of blobs) files.push({ path: `blobs/${digest}`, content });
  refuseSecrets(files, commit.scan);
  refuseExcess(files, commit.before ?? 0);
  // One process, and only objects: the branch that fast-import asks for is deleted in the same breath.
  const branch = `refs/llm-do-unborn/${randomBytes(16).toString("hex")}`;
  const { stdout } = await git.run(["fast-import", "--quiet", "--force"], {
    input: Buffer.concat(
      [
        ...commitHead(branch, commit),
        ...files.flatMap(({ path, content }) => [`M 100644 inline ${path}\n`, data(content)]),
        ...overlayLines(commit.batch.overlay),
        `get-mark :1\nreset ${branch}\nfrom ${"0".repeat(40)}\n\n`,
      ].map((part) => Buffer.from(part)),
    ),
  });
  return stdout.trim();
}

/**
 * The nonce makes the commit this process's own: without it two processes could build equal commits, and git
 * would tell both that their push succeeded ("Everything up-to-date").
 */
function commitHead(branch: string, { batch, runId, redact, parent }: Commit): (string | Buffer)[] {
  const subject = redact(batch.subject).replace(/\s+/g, " ").trim().slice(0, 200) || "Checkpoint";
  const nonce = randomBytes(16).toString("hex");
  const stamp = `${AUTHOR} ${Math.floor(Date.now() / 1000)} +0000`;
  return [
    `commit ${branch}\nmark :1\nauthor ${stamp}\ncommitter ${stamp}\n`,
    data(`${subject}\n\nNonce: ${nonce}\nRun: ${runId}\n`),
    parent === null ? "" : `from ${parent}\n`,
  ];
}

function overlayLines(overlay: Overlay | null): (string | Buffer)[] {
  if (!overlay) return [];
  return [
    "D workspace\n",
    ...overlay.files.map(
      ({ mode, oid, path }) => `M ${mode} ${oid} ${quoted(`workspace/${path}`)}\n`,
    ),
    "M 100644 inline workspace.json\n",
    data(`${JSON.stringify(overlay, null, 1)}\n`),
  ];
}

/** https://git-scm.com/docs/git-fast-import#_data */
function data(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content as string);
  return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from("\n")]);
}

function quoted(path: string): string {
  const escaped = path.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
  return `"${escaped}"`;
}

function refuseSecrets(files: FileContent[], scan: SecretScan): void {
  for (const { path, content } of files) {
    const found = scan.findKnown(Buffer.from(content as string));
    if (!found) continue;
    throw new LlmDoError(
      `The journal of this run (${path}) would hold ${found}, so nothing was stored. Keep the secret out of what the worker reads, and start the run again.`,
      { code: "store" },
    );
  }
}

function refuseExcess(files: FileContent[], before: number): void {
  const total = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), before);
  if (total <= LARGEST_CHECKPOINT_BYTES) return;
  throw new LlmDoError(
    `The journal of this run would grow to ${total} bytes; a run holds at most ${LARGEST_CHECKPOINT_BYTES}. Split the work into several runs, or let tools return less.`,
    { code: "limit" },
  );
}

/** Reads and validates everything. Throws LlmDoError "store" that names the file and line of the first flaw. */
export async function readCheckpoint(
  git: Git,
  { tip, runId }: { tip: string; runId: string },
): Promise<Omit<Checkpoint, "finished">> {
  await verifyChain(git, tip, runId);
  const entries = await listTree(git, tip, { sizes: true });
  const state = entries.filter(({ path }) => !path.startsWith("workspace/"));
  const irregular = entries.find(({ type }) => type !== "blob");
  if (irregular) throw corrupt(irregular.path);
  if (totalSize(state) > LARGEST_CHECKPOINT_BYTES) throw corrupt("the size of the journal");
  const objects = await readObjects(git, [...new Set(state.map(({ oid }) => oid))]);
  const content = new Map(state.map(({ path, oid }) => [path, objects.get(oid) ?? Buffer.of()]));
  const header = parseHeader(content.get("run.json"), runId);
  return { header, events: decodeJournal(content), overlay: decodeOverlay(content, entries), tip };
}

function parseHeader(content: Buffer | undefined, runId: string): RunHeader {
  try {
    const header: RunHeader = JSON.parse(String(content));
    runHeader.parse(header);
    if (header.runId === runId) return header;
  } catch (cause) {
    throw corrupt("run.json", cause);
  }
  throw corrupt(`run.json of another run under the ref of run "${runId}"`);
}

function decodeJournal(content: Map<string, Buffer>): Checkpoint["events"] {
  const blobs = new Map(
    [...content]
      .filter(([path]) => path.startsWith("blobs/"))
      .map(([path, bytes]) => [path.slice("blobs/".length), bytes]),
  );
  const count = [...content.keys()].filter((path) => path.startsWith("journal/")).length;
  return Array.from({ length: count }, (_, index) => segmentPath(index + 1)).flatMap((name) => {
    const bytes = content.get(name);
    if (!bytes) throw corrupt(name);
    return decodeSegment({ name, text: bytes.toString("utf8"), blobs });
  });
}

function decodeOverlay(content: Map<string, Buffer>, entries: TreeEntry[]): Overlay {
  const stored = entries.filter(({ path }) => path.startsWith("workspace/"));
  const text = content.get("workspace.json");
  const overlay = text ? readOverlay(text) : EMPTY_OVERLAY;
  const named = new Map(overlay.files.map((file) => [`workspace/${file.path}`, file]));
  const equal =
    named.size === stored.length &&
    stored.every(({ path, oid, mode }) => {
      const file = named.get(path);
      return file?.oid === oid && file.mode === mode;
    });
  if (!equal) throw corrupt("workspace/");
  return overlay;
}

function readOverlay(text: Buffer): Overlay {
  try {
    return parseOverlay(text.toString("utf8"));
  } catch (cause) {
    throw corrupt("workspace.json", cause);
  }
}

function totalSize(entries: TreeEntry[]): number {
  return entries.reduce((sum, { size }) => sum + size, 0);
}
