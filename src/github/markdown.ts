import { visible } from "./invisible.ts";

/** What we fill of a body, so that a later receipt or note always fits. */
export const BODY_BUDGET = 60_000;

export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A fenced code block that nothing inside can close. `info`: "diff", "sh", "json", "text". */
export function fence(text: string, info: string): string {
  const shown = visible(text.replace(/\n$/, ""));
  const marks = "`".repeat(Math.max(3, longestRun(shown) + 1));
  return `${marks}${info}\n${shown}\n${marks}`;
}

/** One line of code; longer text is cut at its end, with an ellipsis. */
export function inline(text: string, limit = 120): string {
  // Cut first: what is written out only grows, and the text may be huge.
  const line = visible(cut(text, limit)).replaceAll("\n", "\\n").replaceAll("\t", "\\t");
  const shown = cut(line, limit);
  if (shown.trim() === "") return `\`"${shown}"\``;
  const marks = "`".repeat(longestRun(shown) === 0 ? 1 : longestRun(shown) + 1);
  const pad = /^[` ]|[` ]$/.test(shown) ? " " : "";
  return `${marks}${pad}${shown}${pad}${marks}`;
}

/** As `inline`, for a table: GitHub splits cells at every bar, also inside code, so a bar is written out. */
export function cell(text: string, limit = 120): string {
  return inline(text, limit).replaceAll("|", "\\u007c");
}

/** At most `limit` characters, the last one an ellipsis when something is missing. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${wellFormed(text.slice(0, Math.max(0, limit - 1)))}…`;
}

/** A link whose address is ours and whose text is Markdown of ours. */
export function link(text: string, url: string): string {
  const address = url.replace(/[\s()<>\\]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
  });
  return `[${text}](${address})`;
}

export interface Excerpt {
  head: string;
  tail: string;
  /** Null when everything is shown. Counts characters. */
  missing: { characters: number; total: number } | null;
}

/** The beginning and the end of a text that is too long: three quarters of the space for the beginning. */
export function excerpt(text: string, limit: number): Excerpt {
  if (text.length <= limit) return { head: text, tail: "", missing: null };
  const head = wholeLines(text.slice(0, Math.floor(limit * 0.75)), "start");
  const tail = wholeLines(text.slice(text.length - Math.floor(limit * 0.25)), "end");
  const characters = text.length - head.length - tail.length;
  return { head, tail, missing: { characters, total: text.length } };
}

/** The rest of a cut line of a diff would have lost its sign; very long lines are cut all the same. */
function wholeLines(part: string, keep: "start" | "end"): string {
  const edge = keep === "start" ? part.lastIndexOf("\n") : part.indexOf("\n");
  const lost = keep === "start" ? part.length - edge : edge;
  if (edge === -1 || lost > part.length / 4) return wellFormed(part);
  return keep === "start" ? part.slice(0, edge) : part.slice(edge + 1);
}

/**
 * A code block of at most `limit` characters of text. The words that stand for what is left out are outside
 * the fences, where the text cannot imitate them.
 */
export function fenceExcerpt(
  text: string,
  options: { info: string; limit: number },
): { markdown: string; whole: boolean } {
  const { head, tail, missing } = excerpt(visible(text.replace(/\n$/, "")), options.limit);
  if (missing === null) return { markdown: fence(head, options.info), whole: true };
  const gap = `**Not shown here: ${count(missing.characters)} of ${count(missing.total)} characters.** The end:`;
  const blocks = [fence(head, options.info), gap, fence(tail, options.info)];
  return { markdown: blocks.join("\n\n"), whole: false };
}

/** 1234567 → "1,234,567". */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** "1 file", "2 files". */
export function plural(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? "" : "s"}`;
}

/** "Sat 28 Nov 2026, 12:00 UTC" */
export function readableTime(iso: string): string {
  const [day = "", time = ""] = new Date(iso)
    .toUTCString()
    .replace(",", "")
    .split(/ (?=\d\d:)/);
  return `${day}, ${time.slice(0, 5)} UTC`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** Drops half of a character that a cut left behind. */
function wellFormed(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
}
