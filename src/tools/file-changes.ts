import { z } from "zod";
import { LlmDoError } from "../errors.ts";
import { type FileEdit, planDelete, planEdit, planWrite } from "./file-edit.ts";
import { type FilesystemToolset, judgeFileChange } from "./filesystem-policy.ts";
import type { Sandbox } from "./sandbox.ts";
import type { ToolOutcome } from "./tool.ts";
import { completed, failed, type PendingFiles, type Preview, type Tool } from "./tool.ts";
import { typedTool } from "./typed-tool.ts";

export function filePath(sandbox: Sandbox) {
  return z.string().min(1).describe(`Path ${sandbox.guide}`);
}

const NOTHING_PENDING: PendingFiles = new Map();

export function writeFile({ config, sandbox }: FilesystemToolset): Tool {
  const schema = z.strictObject({ path: filePath(sandbox), content: z.string() });
  const plan = ({ path, content }: z.output<typeof schema>, pending: PendingFiles) =>
    planWrite({ sandbox, pending, path }, content);
  return typedTool({
    name: "write_file",
    description: "Write a UTF-8 text file: creates missing folders, replaces the whole content.",
    schema,
    effect: () => "workspace",
    judge: ({ path }) => judgeFileChange({ config, sandbox, tool: "write_file", path }),
    preview: async (input, pending) => previewOf(await plan(input, pending)),
    execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
  });
}

export function editFile({ config, sandbox }: FilesystemToolset): Tool {
  const schema = z.strictObject({
    path: filePath(sandbox),
    old_text: z.string().min(1),
    new_text: z.string(),
  });
  const plan = ({ path, old_text, new_text }: z.output<typeof schema>, pending: PendingFiles) =>
    planEdit({ sandbox, pending, path }, { oldText: old_text, newText: new_text });
  return typedTool({
    name: "edit_file",
    description:
      "Replace one passage of a UTF-8 text file. old_text must occur exactly once, to the character.",
    schema,
    effect: () => "workspace",
    judge: ({ path }) => judgeFileChange({ config, sandbox, tool: "edit_file", path }),
    preview: async (input, pending) => previewOf(await plan(input, pending)),
    execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
  });
}

export function deleteFile({ config, sandbox }: FilesystemToolset): Tool {
  const schema = z.strictObject({ path: filePath(sandbox) });
  const plan = ({ path }: z.output<typeof schema>, pending: PendingFiles) =>
    planDelete({ sandbox, pending, path });
  return typedTool({
    name: "delete_file",
    description: "Delete one file.",
    schema,
    effect: () => "workspace",
    judge: ({ path }) => judgeFileChange({ config, sandbox, tool: "delete_file", path }),
    preview: async (input, pending) => previewOf(await plan(input, pending)),
    execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
  });
}

async function previewOf(edit: FileEdit): Promise<Preview> {
  return { summary: edit.summary, changes: [await edit.describe()] };
}

function make(sandbox: Sandbox, plan: () => Promise<FileEdit>): Promise<ToolOutcome> {
  return answer(() =>
    sandbox.exclusively(async () => {
      const edit = await plan();
      if (edit.content === null) await sandbox.delete(edit.written);
      else await sandbox.write(edit.written, edit.content);
      return edit.done;
    }),
  );
}

/** What cannot be done is a result for the model; anything else that is thrown is a defect. */
export async function answer(work: () => Promise<string>): Promise<ToolOutcome> {
  try {
    return completed(await work());
  } catch (error) {
    if (error instanceof LlmDoError) return failed(error.message);
    throw error;
  }
}
