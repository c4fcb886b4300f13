import type { ApprovalRequest } from "../runtime/events.ts";
import { argumentsBesideDisplay } from "../runtime/shown-arguments.ts";
import { hasInvisible } from "./invisible.ts";
import { fenceExcerpt, inline, plural } from "./markdown.ts";

const NAMED_FILES = 3;

/** What a call would do, in a few words after the id: "wants to create `docs/a.md`". */
export function wish(request: ApprovalRequest): string {
  if (request.kind === "outcome") return `was started; nobody knows how it ended: ${deed(request)}`;
  return `wants to ${deed(request)}`;
}

/** "create `docs/a.md`", "run `npm test`", "call `publish`". */
export function deed(request: ApprovalRequest): string {
  if (request.display.kind === "command") return `run ${inline(request.display.text, 80)}`;
  if (request.files.length === 0) return `call ${inline(request.tool, 80)}`;
  const verbs = new Map<string, string[]>();
  for (const file of request.files) {
    const verb = file.before === null ? "create" : file.after === null ? "delete" : "change";
    verbs.set(verb, [...(verbs.get(verb) ?? []), file.path]);
  }
  return [...verbs].map(([verb, paths]) => `${verb} ${pathList(paths)}`).join(" and ");
}

/** `main › triage › write_file` */
export function chainOf(request: ApprovalRequest): string {
  return inline([...request.chain, request.tool].join(" › "), 400);
}

function pathList(paths: string[]): string {
  const named = paths.slice(0, NAMED_FILES).map((path) => inline(path));
  const more = paths.length - named.length;
  return more === 0 ? named.join(", ") : `${named.join(", ")} and ${plural(more, "more file")}`;
}

/**
 * Everything that a decision binds and a person can read, in code blocks: the diff or command line, then
 * the arguments that it does not show. `limit`: characters of each block.
 */
export function boundText(
  request: ApprovalRequest,
  limit: number,
): { markdown: string; whole: boolean } {
  const { display } = request;
  const parts: { markdown: string; whole: boolean }[] = [];
  if (display.kind !== "arguments" && display.text !== "") {
    parts.push(
      fenceExcerpt(display.text, { info: display.kind === "diff" ? "diff" : "sh", limit }),
    );
  }
  const rest = argumentsBesideDisplay(request);
  if (rest !== null) {
    const heading = rest.all ? "Arguments:" : "Other arguments:";
    const json = JSON.stringify(rest.value, null, 2);
    const block = fenceExcerpt(json, { info: "json", limit });
    parts.push({ ...block, markdown: `${heading}\n${block.markdown}` });
  }
  const { shared = [] } = request;
  if (shared.length > 0) {
    const lines = shared.map(({ path, bytes }) => `${path} (${plural(bytes, "byte")})`);
    const block = fenceExcerpt(lines.join("\n"), { info: "text", limit });
    parts.push({ ...block, markdown: `Files that it shares:\n${block.markdown}` });
  }
  const texts = [display.text, JSON.stringify(request.input), ...request.files.map((f) => f.path)];
  if (texts.some((text) => hasInvisible(text.replaceAll("\r\n", "\n")))) {
    parts.push({ markdown: INVISIBLE_NOTE, whole: true });
  }
  return {
    markdown: parts.map((part) => part.markdown).join("\n\n"),
    whole: parts.every((part) => part.whole),
  };
}

const INVISIBLE_NOTE =
  "⚠️ This call holds characters that cannot be seen. They are written out above, such as `\\u202e`.";
