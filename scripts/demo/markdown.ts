/** Markdown as GitHub shows it, on a terminal: what the product writes, not all of CommonMark. */
import { indent, type Line, type Span, type Style, span, wrap } from "./text.ts";

const FENCE = /^```(\S*)$/;
const QUOTE = /^> ?/;

/** Renders Markdown into lines of at most `width` columns. Hidden comments and URLs are left out. */
export function renderMarkdown(markdown: string, width: number): Line[] {
  const source = markdown.replace(/<!--[\s\S]*?-->/g, "").trim();
  return withoutDoubleBlanks(blocks(source.split("\n"), width));
}

/** A unified diff, a line for a line. */
export function renderDiff(diff: string): Line[] {
  return diff.split("\n").map((line) => [span(line, ...diffStyles(line))]);
}

function blocks(source: string[], width: number): Line[] {
  const lines: Line[] = [];
  const rest = [...source];
  for (let line = rest.shift(); line !== undefined; line = rest.shift()) {
    const fence = FENCE.exec(line);
    if (fence) {
      const inside = takeUntil(rest, (one) => one === "```");
      lines.push(...indent(code(inside, fence[1] ?? ""), span("  ")));
    } else if (QUOTE.test(line)) {
      const quoted = [line, ...takeWhile(rest, (one) => QUOTE.test(one))];
      const inside = blocks(
        quoted.map((one) => one.replace(QUOTE, "")),
        width - 2,
      );
      lines.push(...indent(inside, span("┃ ", "dim")));
    } else if (line.startsWith("<details>")) {
      takeUntil(rest, (one) => one === "</details>");
      lines.push([span(`▸ ${line.replace(/<[^>]*>/g, "")}`, "dim")]);
    } else {
      lines.push(...textLine(line, width));
    }
  }
  return lines;
}

function textLine(line: string, width: number): Line[] {
  const heading = /^#+ (.*)$/.exec(line);
  if (heading) return wrap(inline(heading[1] ?? "", ["bold"]), width);
  const item = /^- (.*)$/.exec(line);
  if (item) return indent(wrap(inline(item[1] ?? ""), width - 2), span("• "), span("  "));
  const small = /^<sub>(.*)<\/sub>$/.exec(line);
  if (small) return wrap(inline(small[1] ?? "", ["dim"]), width);
  return wrap(inline(line), width);
}

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\[((?:`[^`]*`|[^\]])*)\]\([^)]*\)|\\([!-/:-@[-`{-~])/;

function inline(text: string, styles: Style[] = []): Span[] {
  const found = INLINE.exec(text);
  if (!found) return text === "" ? [] : [span(text, ...styles)];
  const [whole, code, bold, link, escaped] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + whole.length);
  const middle =
    code !== undefined
      ? [span(code, ...styles, "cyan")]
      : bold !== undefined
        ? inline(bold, [...styles, "bold"])
        : link !== undefined
          ? inline(link, [...styles, "underline"])
          : [span(escaped ?? "", ...styles)];
  return [...inline(before, styles), ...middle, ...inline(after, styles)];
}

function code(lines: string[], language: string): Line[] {
  if (language === "diff") return renderDiff(lines.join("\n"));
  return lines.map((line) => [span(line, "cyan")]);
}

function diffStyles(line: string): Style[] {
  if (/^(diff|index|---|\+\+\+)( |$)/.test(line)) return ["dim"];
  if (line.startsWith("@@")) return ["cyan"];
  if (line.startsWith("+")) return ["green"];
  return line.startsWith("-") ? ["red"] : [];
}

/** Removes the lines before the first one that fits, and that one. */
function takeUntil(lines: string[], isEnd: (line: string) => boolean): string[] {
  const end = lines.findIndex(isEnd);
  return lines.splice(0, end < 0 ? lines.length : end + 1).filter((line) => !isEnd(line));
}

function takeWhile(lines: string[], fits: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !fits(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

function withoutDoubleBlanks(lines: Line[]): Line[] {
  return lines.filter((line, index) => line.length > 0 || lines[index - 1]?.length !== 0);
}
