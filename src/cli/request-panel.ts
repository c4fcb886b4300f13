import type { ApprovalRequest } from "../runtime/events.ts";
import { type Terminal, visible } from "./terminal.ts";

/** Arguments that the diff of a tool shows already. */
const SHOWN_BY_DIFF: Readonly<Record<string, readonly string[]>> = {
  write_file: ["path", "content"],
  edit_file: ["path", "old_text", "new_text"],
  delete_file: ["path"],
};

/** Everything that a decision binds, as a person reads it: nothing is cut, nothing can hide. */
export function requestPanel(request: ApprovalRequest, style: Terminal["style"]): string {
  const { id, chain, tool, reason, why, summary, digest } = request;
  const title = visible(`${chain.join(" › ")} ▷ ${tool}`);
  const lines = [`${style("bold", `${id}  ${title}`)}  ${style("dim", digest)}`];
  if (request.kind === "outcome") {
    lines.push("This call was started, and nobody knows how it ended.");
  } else lines.push(visible(summary));
  if (why.trim() !== "") lines.push(...quoted(why));
  if (reason !== "") lines.push(style("dim", `Reason: ${visible(reason)}`));
  lines.push("", ...displayed(request, style));
  return lines.join("\n");
}

function quoted(text: string): string[] {
  return visible(text.trim())
    .split("\n")
    .map((line) => `> ${line}`);
}

function displayed(request: ApprovalRequest, style: Terminal["style"]): string[] {
  const { display } = request;
  const lines: string[] = [];
  if (display.kind === "command") {
    lines.push(
      ...visible(display.text)
        .split("\n")
        .map((line) => `$ ${line}`),
    );
  } else if (display.kind === "diff") {
    const diff = visible(display.text).replace(/\n$/, "").split("\n");
    lines.push(...diff.map((line) => colored(line, style)));
  }
  const rest = restOfArguments(request);
  if (rest !== null) lines.push(visible(JSON.stringify(rest, null, 2)));
  return lines;
}

function colored(line: string, style: Terminal["style"]): string {
  if (/^(---|\+\+\+) /.test(line)) return style("bold", line);
  if (line.startsWith("+")) return style("green", line);
  if (line.startsWith("-")) return style("red", line);
  return line.startsWith("@@") ? style("cyan", line) : line;
}

/** Null when the display shows every argument. */
function restOfArguments(request: ApprovalRequest): unknown {
  const { display, input, files, tool } = request;
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  if (display.kind === "arguments" || display.text === "" || !isObject) return input;
  const rest = Object.entries(input).filter(([name, value]) => {
    if (display.kind === "command") return value !== display.text;
    if (!SHOWN_BY_DIFF[tool]?.includes(name)) return true;
    // A path that was written another way than the file that it means is shown as it was written.
    return name === "path" && !files.some((file) => file.path === value);
  });
  return rest.length === 0 ? null : Object.fromEntries(rest);
}
