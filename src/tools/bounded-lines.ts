import type { Readable } from "node:stream";

/** Calls `line` for every line of UTF-8; a longer one than `limit` bytes ends it with `tooLong`. */
export function readBoundedLines(
  stream: Readable,
  { limit, line, tooLong }: { limit: number; line(text: string): void; tooLong(): void },
): void {
  let begun: Buffer[] = [];
  let size = 0;
  const read = (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const text = Buffer.concat([...begun, chunk.subarray(start, end)]).toString("utf8");
      begun = [];
      size = 0;
      start = end + 1;
      line(text);
    }
    begun.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size <= limit) return;
    stream.off("data", read);
    stream.resume();
    begun = [];
    tooLong();
  };
  stream.on("data", read);
}
