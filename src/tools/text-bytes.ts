import { notText, refusal } from "./refusals.ts";

/** Keeps a byte order mark, so that text and bytes are the same thing in both directions. */
export function decodeText(path: string, bytes: Uint8Array): string {
  if (bytes.includes(0)) throw notText(path);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw notText(path);
  }
}

export function encodeText(path: string, text: string): Uint8Array {
  if (!text.isWellFormed()) {
    throw refusal(
      `The content for '${path}' holds half of a surrogate pair: it is not valid text.`,
    );
  }
  if (text.includes("\0")) {
    throw refusal(`The content for '${path}' holds a NUL character: only text can be written.`);
  }
  return new TextEncoder().encode(text);
}
