import type { ApprovalRequest } from "../runtime/events.ts";
import { argumentsBesideDisplay } from "../runtime/shown-arguments.ts";
import { plural, type Terminal, visible } from "./terminal.ts";

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
  for (const { path, bytes } of request.shared ?? []) {
    lines.push(`shares ${visible(path)} (${plural(bytes, "byte")})`);
  }
  const rest = argumentsBesideDisplay(request);
  if (rest !== null) lines.push(visible(JSON.stringify(rest.value, null, 2)));
  return lines;
}

function colored(line: string, style: Terminal["style"]): string {
  if (/^(---|\+\+\+) /.test(line)) return style("bold", line);
  if (line.startsWith("+")) return style("green", line);
  if (line.startsWith("-")) return style("red", line);
  return line.startsWith("@@") ? style("cyan", line) : line;
}
