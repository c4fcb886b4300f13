import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";

export interface BoundedText {
  text(): string;
  isTruncated(): boolean;
}

/** Collects the first `limit` characters of a stream and lets the rest pass by, so memory is bounded. */
export function collectText(stream: Readable, limit: number): BoundedText {
  const decoder = new StringDecoder("utf8");
  let text = "";
  let truncated = false;
  const add = (more: string) => {
    const room = limit - text.length;
    if (more.length > room) truncated = true;
    text += more.slice(0, room);
  };
  stream.on("data", (chunk: Buffer) => add(decoder.write(chunk)));
  stream.on("end", () => add(decoder.end()));
  // A pair cut in half at the limit would not be valid text.
  return { text: () => text.replace(/[\ud800-\udbff]$/, ""), isTruncated: () => truncated };
}
