import {
  addStatements,
  readToolEntry,
  readToolsetApprovals,
  strictest,
  TOOLSET_APPROVAL_KEYS,
  type ToolsetApprovals,
} from "./approval.ts";
import type { FilesystemConfig } from "./definition.ts";
import type { Node } from "./node.ts";
import type { Diagnostics } from "./problem.ts";
import { readBoolean, readStrictFields } from "./read.ts";
import type { SandboxApprovals } from "./sandbox-config.ts";

const FLAGS = {
  read_approval: ["read_file", "list_files", "file_info", "file_exists"],
  write_approval: ["write_file", "edit_file", "delete_file"],
} as const;
/** Every name that may be configured. */
export const FILESYSTEM_TOOLS: readonly string[] = [
  ...FLAGS.read_approval,
  ...FLAGS.write_approval,
];

/**
 * `filesystem:` in every vocabulary (spec/dialects.md C18). Only what the author said is in the
 * result; the toolset's own defaults (reads pre-approved, writes ask) are not repeated here.
 */
export function readFilesystem(
  node: Node,
  options: { sandbox: SandboxApprovals; diagnostics: Diagnostics },
): FilesystemConfig {
  const said = readStatements(node, options.diagnostics);
  const approvals: FilesystemConfig["approvals"] = {};
  for (const tool of FILESYSTEM_TOOLS) {
    const about = { subject: `Approval of ${tool}`, diagnostics: options.diagnostics };
    const ofTool = strictest(said.tools.get(tool) ?? [], about) ?? strictest(said.all, about);
    const ofSandbox = sandboxStatements(tool, options.sandbox);
    const result = strictest(ofTool ? [ofTool, ...ofSandbox] : ofSandbox, about);
    if (result !== undefined) approvals[tool] = result.approval;
  }
  return { approvals };
}

function readStatements(node: Node, diagnostics: Diagnostics): ToolsetApprovals {
  const known = [...TOOLSET_APPROVAL_KEYS, ...Object.keys(FLAGS), ...FILESYSTEM_TOOLS];
  const fields = readStrictFields(node, { known, diagnostics });
  if (fields === null) return { all: [], byDefault: [], tools: new Map() };
  const said = readToolsetApprovals(fields, { tools: FILESYSTEM_TOOLS, diagnostics });
  for (const [flag, tools] of Object.entries(FLAGS)) {
    const entry = fields.get(flag);
    const asks = entry && readBoolean(entry.node, diagnostics);
    if (entry === undefined || asks === undefined) continue;
    const approval = asks ? "ask" : "pre_approved";
    for (const tool of tools) {
      addStatements(said, { tool, said: [{ approval, place: entry.node.place }] });
    }
  }
  for (const tool of FILESYSTEM_TOOLS) {
    const entry = fields.get(tool);
    if (entry) addStatements(said, { tool, said: readToolEntry(entry.node, diagnostics) });
  }
  return said;
}

function sandboxStatements(tool: string, sandbox: SandboxApprovals) {
  if (tool === "delete_file") return sandbox.delete;
  return tool === "write_file" || tool === "edit_file" ? sandbox.write : [];
}
