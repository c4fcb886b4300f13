import { z } from "zod";
import { answer, deleteFile, editFile, filePath, writeFile } from "./file-changes.ts";
import { type FilesystemToolset, judgeFilesystemTool } from "./filesystem-policy.ts";
import { compileGlob } from "./glob.ts";
import { sliceCharacters } from "./slice-characters.ts";
import type { Tool } from "./tool.ts";
import { typedTool } from "./typed-tool.ts";

const MAX_READ_CHARACTERS = 200_000;
const MAX_LISTED_NAMES = 2_000;

/** read_file, list_files, file_info, file_exists, write_file, edit_file and delete_file on one workspace. */
export function filesystemTools(toolset: FilesystemToolset): Tool[] {
  return [readFile, listFiles, fileInfo, fileExists, writeFile, editFile, deleteFile].map((make) =>
    make(toolset),
  );
}

function readFile({ config, sandbox }: FilesystemToolset): Tool {
  return typedTool({
    name: "read_file",
    description:
      "Read a UTF-8 text file. Returns JSON {content, truncated, total_chars, offset, chars_read}; " +
      "when truncated, go on with offset. Do not read binary files: pass them as attachments.",
    schema: z.strictObject({
      path: filePath(sandbox),
      max_chars: z
        .number()
        .int()
        .min(1)
        .default(20_000)
        .describe(`Characters to return, at most ${MAX_READ_CHARACTERS}`),
      offset: z.number().int().min(0).default(0).describe("Characters to skip"),
    }),
    effect: () => "none",
    judge: ({ path }) => judgeFilesystemTool({ config, sandbox, tool: "read_file", path }),
    preview: async ({ path }) => ({
      summary: `Read from ${await sandbox.normalize(path)}`,
      changes: [],
    }),
    execute: ({ path, max_chars, offset }) =>
      answer(async () => {
        const count = Math.min(max_chars, MAX_READ_CHARACTERS);
        const text = await sandbox.read(path);
        const { slice, read, total } = sliceCharacters(text, { offset, count });
        return JSON.stringify({
          content: slice,
          truncated: offset + read < total,
          total_chars: total,
          offset,
          chars_read: read,
        });
      }),
  });
}

function listFiles({ config, sandbox }: FilesystemToolset): Tool {
  const { named, guide } = sandbox;
  return typedTool({
    name: "list_files",
    description:
      `List files (not folders) below a folder, as a sorted JSON array of paths ${named ? "as other tools take them" : "relative to it"}. ` +
      "In a pattern, `**` spans folders, `*` and `?` stay within a name, {a,b} are alternatives.",
    schema: z.strictObject({
      path: z
        .string()
        .default(".")
        .describe(named ? `"." for all, or a folder ${guide}` : `Folder ${guide}`),
      pattern: z.string().min(1).max(1_000).default("**/*"),
    }),
    effect: () => "none",
    judge: ({ path }) => judgeFilesystemTool({ config, sandbox, tool: "list_files", path }),
    preview: async ({ path, pattern }) => ({
      summary: `List files matching ${pattern} in ${(await sandbox.normalize(path)) || "."}`,
      changes: [],
    }),
    execute: ({ path, pattern }) =>
      answer(async () => {
        const matching = (await sandbox.list(path)).filter(compileGlob(pattern));
        const folder = named ? await sandbox.shown(path) : "";
        const found = folder === "" ? matching : matching.map((file) => `${folder}/${file}`);
        const names = JSON.stringify(found.slice(0, MAX_LISTED_NAMES));
        if (found.length <= MAX_LISTED_NAMES) return names;
        return (
          `${names}\nThese are the first ${MAX_LISTED_NAMES} of ${found.length} files. ` +
          "Narrow the path or the pattern to see others."
        );
      }),
  });
}

function fileInfo({ config, sandbox }: FilesystemToolset): Tool {
  return typedTool({
    name: "file_info",
    description: "Tell what is at a path, as JSON {path, exists, kind, size}; size is in bytes.",
    schema: z.strictObject({ path: filePath(sandbox) }),
    effect: () => "none",
    judge: ({ path }) => judgeFilesystemTool({ config, sandbox, tool: "file_info", path }),
    preview: async ({ path }) => ({
      summary: `Look up ${await sandbox.normalize(path)}`,
      changes: [],
    }),
    execute: ({ path }) =>
      answer(async () => {
        const status = await sandbox.stat(path);
        if (status === undefined) {
          return JSON.stringify({ path: await sandbox.shown(path), exists: false });
        }
        const { kind, size } = status;
        return JSON.stringify({ path: status.path, exists: true, kind, size });
      }),
  });
}

function fileExists({ config, sandbox }: FilesystemToolset): Tool {
  return typedTool({
    name: "file_exists",
    description: "Tell whether there is a file or folder at a path: true or false.",
    schema: z.strictObject({ path: filePath(sandbox) }),
    effect: () => "none",
    judge: ({ path }) => judgeFilesystemTool({ config, sandbox, tool: "file_exists", path }),
    preview: async ({ path }) => ({
      summary: `Look up ${await sandbox.normalize(path)}`,
      changes: [],
    }),
    execute: ({ path }) => answer(async () => String(await sandbox.exists(path))),
  });
}
