import { readToolEntry, type Statement } from "./approval.ts";
import { isNull, type Node } from "./node.ts";
import type { Diagnostics } from "./problem.ts";
import { readStrictFields } from "./read.ts";

/** What `sandbox.approval` says about writing and deleting files. */
export interface SandboxApprovals {
  write: Statement[];
  delete: Statement[];
}

const RESTRICTIONS = ["restrict", "readonly", "paths", "root", "network_enabled"];

/**
 * Reads `sandbox:`. A restriction that nothing enforces yet would be a promise broken in silence, so
 * it is an error unless it restricts nothing.
 */
export function readSandbox(node: Node | undefined, diagnostics: Diagnostics): SandboxApprovals {
  const approvals: SandboxApprovals = { write: [], delete: [] };
  if (node === undefined) return approvals;
  const fields = readStrictFields(node, { known: [...RESTRICTIONS, "approval"], diagnostics });
  for (const name of RESTRICTIONS) {
    const entry = fields?.get(name);
    if (entry === undefined || restrictsNothing(name, entry.node)) continue;
    const message = `"sandbox.${name}" is not supported yet, so it would not be enforced; remove it.`;
    diagnostics.error(entry.key, message);
  }
  const approval = fields?.get("approval")?.node;
  if (approval === undefined) return approvals;
  const of = readStrictFields(approval, { known: ["write", "delete"], diagnostics });
  for (const name of ["write", "delete"] as const) {
    const entry = of?.get(name);
    if (entry) approvals[name].push(...readToolEntry(entry.node, diagnostics));
  }
  return approvals;
}

function restrictsNothing(name: string, node: Node): boolean {
  if (isNull(node)) return true;
  if (node.kind === "map") return node.entries.size === 0;
  if (node.kind === "list") return node.items.length === 0;
  if (name === "network_enabled") return node.value === true;
  if (name === "restrict" || name === "root") return [".", "./", "/"].includes(String(node.value));
  return node.value === false;
}
