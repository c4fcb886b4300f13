/** Leading bytes: an extension may lie, and a provider refuses an image that is none. */
const SIGNATURES: [mediaType: string, signature: RegExp][] = [
  ["image/png", /^\x89PNG\r\n\x1a\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/],
  ["application/pdf", /^%PDF-/],
];

/** Of files that no model takes, for messages. */
const OTHERS: Record<string, string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  zip: "application/zip",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  mp4: "video/mp4",
};

/** `image/png`, `application/pdf`, …; `text/plain` for whatever is UTF-8; else by extension. */
export function mediaTypeOf(bytes: Buffer, path: string): string {
  const start = bytes.subarray(0, 16).toString("latin1");
  const found = SIGNATURES.find(([, signature]) => signature.test(start));
  if (found) return found[0];
  if (isText(bytes)) return "text/plain";
  const extension = path.split(".").at(-1)?.toLowerCase() ?? "";
  const known = Object.hasOwn(OTHERS, extension) ? OTHERS[extension] : undefined;
  return known ?? "application/octet-stream";
}

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
