import { createHash } from "node:crypto";
import { LlmDoError } from "../errors.ts";
import { plainJson } from "./canonical.ts";
import { type RunEvent, runEvent } from "./events.ts";
import { corrupt } from "./store-errors.ts";

/** Longer strings are files of their own: git stores each of them once, however often it is written. */
const LARGEST_INLINE_BYTES = 16 * 1024;

export interface Segment {
  /** One event per line. */
  text: string;
  /** Long strings by the sha256 of their bytes. */
  blobs: Map<string, Buffer>;
}

/** Throws LlmDoError "store" for an event that could not be read back. */
export function encodeSegment(events: RunEvent[], redact: (text: string) => string): Segment {
  const blobs = new Map<string, Buffer>();
  const lines = events.map((event) => {
    const plain = plainJson(event, redact);
    const problem = runEvent.safeParse(plain).error;
    if (problem) throw unreadable(event, problem);
    return `${JSON.stringify(extractBlobs(plain, blobs))}\n`;
  });
  return { text: lines.join(""), blobs };
}

function unreadable(event: RunEvent, cause: Error): LlmDoError {
  return new LlmDoError(
    `An event of type "${event.type}" cannot be stored, it does not have the shape of one: ${cause.message.slice(0, 500)}`,
    { code: "store", cause },
  );
}

interface EncodedSegment {
  /** For messages: `journal/0001.jsonl`. */
  name: string;
  text: string;
  blobs: ReadonlyMap<string, Buffer>;
}

/** Throws LlmDoError "store" that names the line of the first flaw. */
export function decodeSegment({ name, text, blobs }: EncodedSegment): RunEvent[] {
  if (!text.endsWith("\n")) throw corrupt(`the end of ${name}`);
  return text
    .slice(0, -1)
    .split("\n")
    .map((line, index) => {
      const place = `line ${index + 1} of ${name}`;
      const value = restoreBlobs(parseLine(line, place), { blobs, place });
      const problem = runEvent.safeParse(value).error;
      if (problem) throw isUnknown(value) ? newer(place) : corrupt(place, problem);
      // As it was written, not as zod copies it: a provider's blocks are sent back byte for byte.
      return value as RunEvent;
    });
}

const TYPES: ReadonlySet<unknown> = new Set(runEvent.options.map(({ shape }) => shape.type.value));

/** An event that a later version may know; this one must not guess what it means. */
function isUnknown(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("type" in value)) return false;
  return "at" in value && typeof value.at === "string" && !TYPES.has(value.type);
}

function newer(place: string): LlmDoError {
  return new LlmDoError(
    `The state of this run (${place}) holds what this version of llm-do does not know: a newer one drove it. Go on with that version; nothing was changed.`,
    { code: "store" },
  );
}

function parseLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw corrupt(place, cause);
  }
}

/** `{"$blob": sha256, "length": bytes}`; a value of the user's that has such a key is wrapped in `$literal`. */
function extractBlobs(value: unknown, blobs: Map<string, Buffer>): unknown {
  if (typeof value === "string") return extractString(value, blobs);
  if (Array.isArray(value)) return value.map((item) => extractBlobs(item, blobs));
  if (value === null || typeof value !== "object") return value;
  const encoded = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, extractBlobs(item, blobs)]),
  );
  return isMarked(value) ? { $literal: encoded } : encoded;
}

function extractString(text: string, blobs: Map<string, Buffer>): unknown {
  // A lone surrogate survives as a JSON escape, not as UTF-8.
  if (text.length * 3 <= LARGEST_INLINE_BYTES || !text.isWellFormed()) return text;
  const bytes = Buffer.from(text);
  if (bytes.length <= LARGEST_INLINE_BYTES) return text;
  const digest = sha256(bytes);
  blobs.set(digest, bytes);
  return { $blob: digest, length: bytes.length };
}

interface Restoring {
  blobs: ReadonlyMap<string, Buffer>;
  place: string;
}

function restoreBlobs(value: unknown, context: Restoring): unknown {
  if (Array.isArray(value)) return value.map((item) => restoreBlobs(item, context));
  if (value === null || typeof value !== "object") return value;
  if ("$blob" in value) return restoreString(value, context);
  if (!("$literal" in value)) return restoreEntries(value, context);
  const { $literal: literal } = value;
  if (literal === null || typeof literal !== "object") throw corrupt(context.place);
  return restoreEntries(literal, context);
}

function restoreEntries(value: object, context: Restoring): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, restoreBlobs(item, context)]),
  );
}

function restoreString(value: { $blob: unknown }, { blobs, place }: Restoring): string {
  const digest = String(value.$blob);
  const bytes = blobs.get(digest);
  if (!bytes || sha256(bytes) !== digest) throw corrupt(`blobs/${digest} (${place})`);
  return bytes.toString("utf8");
}

function isMarked(value: object): boolean {
  return "$blob" in value || "$literal" in value;
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
