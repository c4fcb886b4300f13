import type { ApprovalRequest } from "./events.ts";

/** Arguments that the display holds already, by tool: a diff shows what would be written. */
const SHOWN_BY_DIFF: ReadonlyMap<string, readonly string[]> = new Map([
  ["write_file", ["path", "content"]],
  ["edit_file", ["path", "old_text", "new_text"]],
  ["delete_file", ["path"]],
]);

/**
 * The arguments that a page has to show besides the request's display, so that everything bound is seen.
 * `all`: the display shows none of them. Null: it shows every one.
 */
export function argumentsBesideDisplay(
  request: ApprovalRequest,
): { all: boolean; value: ApprovalRequest["input"] } | null {
  const { display, input } = request;
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  if (!isObject || display.kind === "arguments" || display.text === "") {
    return { all: true, value: input };
  }
  const entries = Object.entries(input);
  const rest = entries.filter(([name, value]) => !isShown(request, name, value));
  if (rest.length === 0) return null;
  return { all: rest.length === entries.length, value: Object.fromEntries(rest) };
}

function isShown(request: ApprovalRequest, name: string, value: unknown): boolean {
  const { display, tool, files } = request;
  if (display.kind === "command") return value === display.text;
  if (!SHOWN_BY_DIFF.get(tool)?.includes(name)) return false;
  // A path that was written another way than the file that it means is shown as it was written.
  return name !== "path" || files.some((file) => file.path === value);
}
