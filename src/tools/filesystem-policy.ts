import { LlmDoError } from "../errors.ts";
import type { FilesystemConfig } from "../project/definition.ts";
import { isProtectedPath } from "./protected-path.ts";
import type { Access, Permission, Sandbox } from "./sandbox.ts";
import { strictest } from "./sandbox-scope.ts";
import { type Approval, type Judgement, STRICTNESS } from "./tool.ts";

export interface FilesystemToolset {
  config: FilesystemConfig;
  sandbox: Sandbox;
}

const TOOLS = {
  read_file: { access: "read", approval: "pre_approved" },
  list_files: { access: "list", approval: "pre_approved" },
  file_info: { access: "list", approval: "pre_approved" },
  file_exists: { access: "list", approval: "pre_approved" },
  write_file: { access: "write", approval: "ask" },
  edit_file: { access: "write", approval: "ask" },
  delete_file: { access: "delete", approval: "ask" },
} as const satisfies Record<string, { access: Access; approval: Approval }>;

export type FilesystemToolName = keyof typeof TOOLS;

const FILESYSTEM_TOOLS = Object.keys(TOOLS) as FilesystemToolName[];

/** A call of one tool on one path. */
export type FileUse = FilesystemToolset & { tool: FilesystemToolName; path: string };

/**
 * What the worker's settings and its sandbox say about a call, the stricter of the two, or else the
 * tool's default. A path that the sandbox does not show is blocked.
 */
export async function judgeFilesystemTool(use: FileUse): Promise<Judgement> {
  const { config, tool } = use;
  const configured = config.approvals[tool] ?? null;
  if (configured === "blocked") {
    return { approval: configured, reason: blockedSentence(config, tool) };
  }
  const permission = await permissionFor(use);
  if (!permission.allowed) return { approval: "blocked", reason: permission.reason };
  const said = strictest([configured, permission.approval]);
  if (said === "blocked") {
    return { approval: said, reason: `${tool} is blocked for '${use.path}' by the sandbox.` };
  }
  const approval = said ?? TOOLS[tool].approval;
  const verb = approval === "ask" ? "asks" : "is pre-approved";
  return { approval, reason: `${tool} ${verb} ${sourceOf(said, configured)}.` };
}

/** The same for a change, which is at least asked where the path is protected. */
export async function judgeFileChange(change: FileUse): Promise<Judgement> {
  const judgement = await judgeFilesystemTool(change);
  if (STRICTNESS[judgement.approval] >= STRICTNESS.ask) return judgement;
  if (!(await decidesLaterRuns(change))) return judgement;
  const reason = `'${change.path}' decides what later runs may do: changing it always asks.`;
  return { approval: "ask", reason };
}

/** Of a path that nothing can be at, preview and execution say so. */
async function permissionFor({ sandbox, path, tool }: FileUse): Promise<Permission> {
  try {
    return await sandbox.permits(path, TOOLS[tool].access);
  } catch (error) {
    if (error instanceof LlmDoError) return { allowed: true, approval: null };
    throw error;
  }
}

async function decidesLaterRuns(change: { sandbox: Sandbox; path: string }): Promise<boolean> {
  try {
    return isProtectedPath(await change.sandbox.normalize(change.path));
  } catch {
    // Not a path of the workspace: preview and execution say so; nothing is let through here.
    return true;
  }
}

function sourceOf(said: Approval | null, configured: Approval | null): string {
  if (said === null) return "by default";
  return said === configured
    ? "by the worker's filesystem settings"
    : "by the settings of the sandbox";
}

function blockedSentence(config: FilesystemConfig, tool: FilesystemToolName): string {
  const allowed = FILESYSTEM_TOOLS.filter(
    (name) => (config.approvals[name] ?? TOOLS[name].approval) !== "blocked",
  );
  const rest = allowed.length > 0 ? `Allowed: ${allowed.join(", ")}.` : "No file tool is allowed.";
  return `${tool} is blocked by the worker's filesystem settings. ${rest}`;
}
