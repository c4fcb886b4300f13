/** The lines of a comment below its command. */

export interface FencedBlock {
  /** First word after the fence, lower case: "json", "yaml", "". */
  info: string;
  text: string;
  closed: boolean;
}

/** Splits lines into fenced code blocks and the rest (https://spec.commonmark.org/0.31.2/#fenced-code-blocks). */
export function readFences(lines: string[]): { blocks: FencedBlock[]; outside: string[] } {
  const blocks: FencedBlock[] = [];
  const outside: string[] = [];
  let open: { fence: string; info: string; lines: string[] } | undefined;
  for (const line of lines) {
    if (open === undefined) {
      const match = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})[ \t]*(\S*)/.exec(line);
      if (match === null) outside.push(line);
      else open = { fence: match[1] ?? "", info: (match[2] ?? "").toLowerCase(), lines: [] };
    } else if (closes(line, open.fence)) {
      blocks.push({ info: open.info, text: open.lines.join("\n"), closed: true });
      open = undefined;
    } else {
      open.lines.push(line);
    }
  }
  if (open) blocks.push({ info: open.info, text: open.lines.join("\n"), closed: false });
  return { blocks, outside };
}

function closes(line: string, fence: string): boolean {
  const run = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return run !== undefined && run[0] === fence[0] && run.length >= fence.length;
}

/** The person's words: what follows the command on its line and below, without a quoted e-mail. */
export function freeText(rest: string, following: string[]): string {
  return [rest, ...withoutQuotedMail(following)].join("\n").trim();
}

/** Drops the quote that mail programs put below a reply, and the line that announces it. */
function withoutQuotedMail(lines: string[]): string[] {
  let end = lines.length;
  while (end > 0 && /^(>.*|\s*)$/.test(lines[end - 1] ?? "")) end -= 1;
  const quoted = lines.slice(end).some((line) => line.startsWith(">"));
  const announced = /(wrote|schrieb|écrit|escribió|@).*:\s*$/.test(lines[end - 1] ?? "");
  return lines.slice(0, quoted && announced ? end - 1 : end);
}
