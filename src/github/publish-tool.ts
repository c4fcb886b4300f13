import { z } from "zod";
import { LlmDoError } from "../errors.ts";
import type { Git } from "../git.ts";
import { listTree, readObjects, type TreeEntry } from "../runtime/git-objects.ts";
import type { Overlay } from "../runtime/store.ts";
import { describeChange } from "../tools/file-diff.ts";
import { completed, type FileChange, type Tool } from "../tools/tool.ts";
import { typedTool } from "../tools/typed-tool.ts";
import { treeOf } from "./git-tree.ts";
import { overlayEdits } from "./overlay-tree.ts";

/** Modes are part of the input, because a decision is bound to it: a script that becomes executable is a change. */
const file = z.strictObject({
  path: z.string().min(1),
  mode: z.enum(["100644", "100755", "120000", "deleted"]),
});

const schema = z.strictObject({ files: z.array(file).min(1) });

export type PublishInput = z.output<typeof schema>;

export const PUBLISH_TOOL = "publish_changes";

/** Input of the call that asks about these paths of the overlay. */
export function publishInput(overlay: Overlay, paths: readonly string[]): PublishInput {
  const asked = new Set(paths);
  const files = overlay.files.map(({ path, mode }) => ({ path, mode }));
  const deleted = overlay.deleted.map((path) => ({ path, mode: "deleted" as const }));
  return { files: [...files, ...deleted].filter(({ path }) => asked.has(path)) };
}

export interface PublishToolOptions {
  git: Git;
  /** Commit that the overlay is the difference from. */
  base: string;
  overlay: Overlay;
}

/** The engine's own last call of a run: may these protected files be part of the result? */
export function publishTool(options: PublishToolOptions): Tool {
  return {
    ...typedTool({
      name: PUBLISH_TOOL,
      description: "Make changes of protected files part of the run's result.",
      schema,
      effect: () => "none",
      judge: () => ({
        approval: "ask",
        reason: "these files decide what later runs may do",
      }),
      preview: async (input) => ({
        summary: `Publish changes of ${listed(input)}`,
        changes: await describeFiles(options, input),
      }),
      execute: async (input) => completed(`The result includes the changes of ${listed(input)}.`),
    }),
    hidden: true,
  };
}

function listed({ files }: PublishInput): string {
  const [first, ...others] = files.map(({ path }) => path);
  return others.length === 0 ? `${first}` : `${files.length} protected files`;
}

interface Side {
  mode: string;
  oid: string;
}

async function describeFiles(
  { git, base, overlay }: PublishToolOptions,
  { files }: PublishInput,
): Promise<FileChange[]> {
  const before = new Map((await listTree(git, await treeOf(git, base))).map(byPath));
  const after = new Map(overlayEdits(overlay).map((edit) => [edit.path, edit]));
  const changes = files.map(({ path, mode }) => {
    const edit = after.get(path);
    const now = edit?.oid === null ? "deleted" : edit?.mode;
    if (!edit || now !== mode) throw notInResult(path);
    const side = edit.oid === null ? null : { mode: edit.mode, oid: edit.oid };
    return { path, before: before.get(path) ?? null, after: side };
  });
  const oids = changes.flatMap((change) => [change.before, change.after]).map((side) => side?.oid);
  const contents = await readObjects(git, [...new Set(oids.filter((oid) => oid !== undefined))]);
  return Promise.all(changes.map((change) => describeFile(change, contents)));
}

function byPath(entry: TreeEntry): [string, Side] {
  return [entry.path, { mode: entry.mode, oid: entry.oid }];
}

async function describeFile(
  { path, before, after }: { path: string; before: Side | null; after: Side | null },
  contents: Map<string, Buffer>,
): Promise<FileChange> {
  const old = before && textOf(contents.get(before.oid));
  const text = after && textOf(contents.get(after.oid));
  const isText = old !== undefined && text !== undefined;
  const described = isText ? await describeChange({ path, before: old, after: text }) : undefined;
  return {
    path,
    before: before?.oid ?? null,
    after: after?.oid ?? null,
    content: text ?? null,
    diff: `${modeLines(before, after)}${described?.diff ?? binaryLine(path, { before, after })}`,
    line: described ? described.line : before && 1,
  };
}

/** Undefined for bytes that are not text. */
function textOf(bytes: Buffer | undefined): string | undefined {
  if (bytes === undefined || bytes.includes(0)) return undefined;
  const text = bytes.toString("utf8");
  return Buffer.from(text).equals(bytes) ? text : undefined;
}

/** As git writes them; the usual mode of a new or deleted file goes without saying. */
function modeLines(before: Side | null, after: Side | null): string {
  if (before && after) {
    return before.mode === after.mode ? "" : `old mode ${before.mode}\nnew mode ${after.mode}\n`;
  }
  const mode = (before ?? after)?.mode;
  if (mode === "100644") return "";
  return `${after ? "new" : "deleted"} file mode ${mode}\n`;
}

function binaryLine(path: string, { before, after }: { before: Side | null; after: Side | null }) {
  const from = before ? `a/${path}` : "/dev/null";
  const to = after ? `b/${path}` : "/dev/null";
  return `Binary files ${from} and ${to} differ\n`;
}

function notInResult(path: string): LlmDoError {
  return new LlmDoError(`"${path}" is not changed in the way that was to be published.`, {
    code: "usage",
  });
}
