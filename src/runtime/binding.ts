import type { Preview, Tool } from "../tools/tool.ts";
import { shortDigest } from "./canonical.ts";
import type { ApprovalRequest } from "./events.ts";
import type { RunHeader } from "./header.ts";

/** What a decision is about, before the request has its id and digest. */
export interface Subject {
  kind: ApprovalRequest["kind"];
  id: string;
  chain: string[];
  tool: Tool;
  input: unknown;
  preview: Preview;
}

/**
 * Digest over exactly what is shown and what could change under it (security.md "Binding"). Policy is
 * not part of it: it is judged again at execution, and the stricter answer wins.
 */
export function bindingDigest(header: RunHeader, subject: Subject): string {
  const { attachments = [] } = subject.preview;
  return shortDigest({
    run: header.runId,
    request: subject.id,
    kind: subject.kind,
    chain: subject.chain,
    tool: subject.tool.name,
    definition: definitionOf(subject.tool),
    input: subject.input,
    project: header.projectCommit,
    argv: subject.preview.argv ?? null,
    files: subject.preview.changes.map(({ path, before, after }) => ({ path, before, after })),
    ...(attachments.length > 0 ? { attachments } : {}),
  });
}

function definitionOf({ description, inputSchema, code }: Tool): unknown[] {
  return [description, inputSchema, ...(code === undefined ? [] : [code])];
}

/** What a person reads first: the diff, else the command, else the arguments. */
export function displayOf(subject: Subject): ApprovalRequest["display"] {
  const diffs = subject.preview.changes.map((change) => change.diff);
  if (diffs.length > 0) return { kind: "diff", text: diffs.join("\n") };
  if (subject.preview.argv !== undefined) {
    const { input } = subject;
    const command =
      typeof input === "object" && input !== null && "command" in input
        ? String(input.command)
        : (subject.preview.argv ?? []).join(" ");
    return { kind: "command", text: command };
  }
  return { kind: "arguments", text: JSON.stringify(subject.input, null, 2) };
}
