import { visible, visibleProse } from "./invisible.ts";
import { cut, fence, inline } from "./markdown.ts";

/**
 * What GitHub turns into a ping, a reference or a link, wherever it stands in a text: it becomes code, where
 * GitHub leaves it alone (https://docs.github.com/en/get-started/writing-on-github).
 * Dollars are here because they start a formula, which can hide text.
 */
const ACTIVE = new RegExp(
  [
    String.raw`(?:[a-z0-9+.-]{0,20}:\/\/|www\.|mailto:|xmpp:)[^\s\x60]*[^\s\x60.,;:!?)]`,
    String.raw`[\w.+/-]{0,64}@[\w@./-]{0,200}\w`,
    String.raw`[\w./-]{0,100}#\d+\w*`,
    String.raw`GH-\d+`,
    String.raw`\$[^\s\x60]*`,
  ].join("|"),
  "gi",
);

/** Markdown of words that a model or a stranger wrote, without any of its power; lists and emphasis stay. */
export function neutralise(text: string): string {
  return blocksOf(visibleProse(text).split("\n"))
    .map((block) =>
      block.kind === "code" ? fence(block.lines.join("\n"), "") : proseLine(block.line),
    )
    .join("\n")
    .trim();
}

type Block =
  | { kind: "line"; line: string }
  | { kind: "code"; lines: string[]; mark: string | null };

/** Fenced blocks and tables become code blocks of ours; everything else is taken line by line. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const open = last?.kind === "code" ? last : undefined;
    const mark = /^\s*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (open?.mark) {
      if (isClosing(line.trim(), open.mark)) open.mark = null;
      else open.lines.push(line);
    } else if (mark) {
      blocks.push({ kind: "code", lines: [], mark });
    } else if (/^\s*\|/.test(line)) {
      // A table would split code spans at every bar; as a code block it keeps its columns.
      if (open && isTable(open)) open.lines.push(line);
      else blocks.push({ kind: "code", lines: [line], mark: null });
    } else {
      blocks.push({ kind: "line", line });
    }
  }
  return blocks;
}

function isClosing(line: string, mark: string): boolean {
  return line.startsWith(mark) && /^(`+|~+)$/.test(line);
}

function isTable(block: { lines: string[] }): boolean {
  return block.lines.length > 0 && block.lines.every((line) => /^\s*\|/.test(line));
}

/** `neutralise` inside a blockquote: whatever it is, it is not our voice. */
export function quote(text: string): string {
  return neutralise(text)
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

/** `quote` of as much of a text as fits into `limit` characters of Markdown. */
export function quoteWithin(text: string, limit: number): string {
  let source = visibleProse(cut(text.trim(), limit));
  for (;;) {
    const markdown = quote(source);
    if (markdown.length <= limit) return markdown;
    source = cut(source, Math.floor(source.length * 0.9 * (limit / markdown.length)));
  }
}

/** `neutralise` on one line, cut. */
export function sentence(text: string, limit = 200): string {
  // Cut first: the text may be huge, and blank space rarely makes up more than half of it.
  const line = visibleProse(cut(text, limit * 2))
    .replace(/\s+/g, " ")
    .trim();
  return proseLine(cut(line, limit));
}

/**
 * For titles, which are plain text but end up in commit messages: one line, no mention, no reference that
 * would close an issue at a merge.
 */
export function plainTitle(text: string, limit = 120): string {
  const line = visible(
    cut(text, limit * 2)
      .replace(/\s+/g, " ")
      .trim(),
  );
  const calm = line
    .replace(/@(?=\w)/g, "@ ")
    .replace(/#(?=\d)/g, "# ")
    .replace(/\bGH-(?=\d)/gi, "GH ");
  return cut(calm.replace(/:\/\//g, ": //"), limit);
}

function proseLine(line: string): string {
  // Underlines of headings, rules and rows that would make a table of the line above.
  if (/^[-:=|_*+\s]+$/.test(line)) return line.replace(/[-:=|_*+]/g, "\\$&");
  const heading = /^\s{0,3}#{1,6}(?:\s+(.*?))?\s*#*\s*$/.exec(line);
  if (heading === null) return spans(line);
  const title = (heading[1] ?? "").replaceAll("*", "").trim();
  return title === "" ? "" : `**${spans(title)}**`;
}

/** Code spans that close on the same line stay code; everything between them is escaped. */
function spans(line: string): string {
  const parts: string[] = [];
  let rest = line;
  for (;;) {
    const open = /`+/.exec(rest);
    if (open === null) break;
    const after = rest.slice(open.index + open[0].length);
    const close = closing(after, open[0]);
    parts.push(...plain(rest.slice(0, open.index)));
    if (close === -1) {
      parts.push(open[0].replaceAll("`", "\\`"));
      rest = after;
    } else {
      parts.push(inline(after.slice(0, close), Number.POSITIVE_INFINITY));
      rest = after.slice(close + open[0].length);
    }
  }
  return join([...parts, ...plain(rest)]);
}

function closing(text: string, marks: string): number {
  for (const run of text.matchAll(/`+/g)) if (run[0] === marks) return run.index;
  return -1;
}

function plain(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(ACTIVE)) {
    parts.push(escaped(text.slice(end, match.index)), inline(match[0], Number.POSITIVE_INFINITY));
    end = match.index + match[0].length;
  }
  return [...parts, escaped(text.slice(end))];
}

function escaped(text: string): string {
  return text
    .replace(/[\\[\]~#|]/g, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** Two code spans side by side would become one run of backticks. */
function join(parts: string[]): string {
  return parts.reduce((line, part) => {
    return line.endsWith("`") && part.startsWith("`") ? `${line} ${part}` : line + part;
  }, "");
}
