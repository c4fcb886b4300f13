import type { FilesystemConfig } from "../project/definition.ts";
import { isProtectedPath } from "./protected-path.ts";
import type { Sandbox } from "./sandbox.ts";
import { type Approval, type Judgement, STRICTNESS } from "./tool.ts";

export interface FilesystemToolset {
  config: FilesystemConfig;
  sandbox: Sandbox;
}

const DEFAULTS = {
  read_file: "pre_approved",
  list_files: "pre_approved",
  file_info: "pre_approved",
  write_file: "ask",
  edit_file: "ask",
  delete_file: "ask",
} as const satisfies Record<string, Approval>;

export type FilesystemToolName = keyof typeof DEFAULTS;

const FILESYSTEM_TOOLS = Object.keys(DEFAULTS) as FilesystemToolName[];

/** What the worker's settings, or else the defaults, say about a tool. */
export function judgeFilesystemTool(config: FilesystemConfig, tool: FilesystemToolName): Judgement {
  const configured = config.approvals[tool];
  const approval = configured ?? DEFAULTS[tool];
  if (approval === "blocked") return { approval, reason: blockedSentence(config, tool) };
  const verb = approval === "ask" ? "asks" : "is pre-approved";
  const source = configured === undefined ? "by default" : "by the worker's filesystem settings";
  return { approval, reason: `${tool} ${verb} ${source}.` };
}

/** The same for a change of `path`, which is at least asked where the path is protected. */
export function judgeFileChange(
  change: FilesystemToolset & { tool: FilesystemToolName; path: string },
): Judgement {
  const judgement = judgeFilesystemTool(change.config, change.tool);
  if (STRICTNESS[judgement.approval] >= STRICTNESS.ask) return judgement;
  if (!decidesLaterRuns(change)) return judgement;
  const reason = `'${change.path}' decides what later runs may do: changing it always asks.`;
  return { approval: "ask", reason };
}

function decidesLaterRuns(change: { sandbox: Sandbox; path: string }): boolean {
  try {
    return isProtectedPath(change.sandbox.normalize(change.path));
  } catch {
    // Not a path of the workspace: preview and execution say so; nothing is let through here.
    return true;
  }
}

function blockedSentence(config: FilesystemConfig, tool: FilesystemToolName): string {
  const allowed = FILESYSTEM_TOOLS.filter(
    (name) => (config.approvals[name] ?? DEFAULTS[name]) !== "blocked",
  );
  const rest = allowed.length > 0 ? `Allowed: ${allowed.join(", ")}.` : "No file tool is allowed.";
  return `${tool} is blocked by the worker's filesystem settings. ${rest}`;
}
