import { strictest } from "./approval.ts";
import type { Approval, Delegate, DelegationConfig } from "./definition.ts";
import { FILESYSTEM_TOOLS } from "./filesystem-config.ts";
import type { Grant, Grants, Permission } from "./grants.ts";
import { type Diagnostics, quote } from "./problem.ts";
import { toolName } from "./tool-name.ts";

const RESERVED = new Set([...FILESYSTEM_TOOLS, "shell", "worker_call", "worker_create"]);

export interface DelegationContext {
  /** Tells how the author's text calls its delegates. */
  instructions: string;
  diagnostics: Diagnostics;
}

/** Turns what the dialects grant into tools: one delegate per worker and tool name. */
export function readDelegation(grants: Grants, context: DelegationContext): DelegationConfig {
  const any = grants.delegates.some(({ worker }) => worker === "*");
  const named = grants.delegates.filter((grant) => grant.worker !== "*");
  const allowed = named.filter((grant) => isInside(grant, context));
  const delegates = groupByTool(allowed, context).map((group) => toDelegate(group, context));
  checkCollisions(delegates, { named, diagnostics: context.diagnostics });
  return { delegates, workerCall: readWorkerCall(grants, { any, ...context }), any };
}

function readWorkerCall(
  { workerCalls, delegates }: Grants,
  { any, diagnostics }: { any: boolean; diagnostics: Diagnostics },
): { approval: Approval } | null {
  const [first] = workerCalls;
  if (first === undefined) return null;
  if (!any && delegates.length === 0) {
    const cure = 'list them: `delegation: {allow_workers: [name]}`, or ["*"] for any';
    diagnostics.warning(first.place, `"worker_call" has no worker that it may call; ${cure}.`);
  }
  return { approval: approvalOf(workerCalls, { subject: "Approval of worker_call", diagnostics }) };
}

interface Group {
  worker: string;
  toolName: string | null;
  grants: Grant[];
}

/** A worker with a tool of its own needs no second entry for `worker_call`, which reaches it anyway. */
function groupByTool(grants: Grant[], { instructions }: DelegationContext): Group[] {
  const groups = new Map<string, Group>();
  for (const grant of grants) {
    const name = toolNameOf(grant, instructions);
    const key = JSON.stringify([grant.worker, name]);
    const group = groups.get(key) ?? { worker: grant.worker, toolName: name, grants: [] };
    groups.set(key, { ...group, grants: [...group.grants, grant] });
  }
  const withTool = new Set(
    [...groups.values()].filter((group) => group.toolName).map((group) => group.worker),
  );
  return [...groups.values()].filter((group) => group.toolName || !withTool.has(group.worker));
}

function toolNameOf({ worker, reach }: Grant, instructions: string): string | null {
  if (reach === "worker_call") return null;
  const prefixed = `_worker_${worker}`;
  // The same YAML named the tool `_worker_X` in some versions and `X` in others; bodies hard-code
  // the name that they were written for (spec/dialects.md C6).
  const bare =
    reach === "bare" || (mentionsCall(instructions, worker) && !instructions.includes(prefixed));
  return toolName(bare ? worker : prefixed);
}

function mentionsCall(text: string, name: string): boolean {
  for (let at = text.indexOf(`${name}(`); at >= 0; at = text.indexOf(`${name}(`, at + 1)) {
    if (at === 0 || !/[\w-]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}

function toDelegate({ worker, toolName, grants }: Group, context: DelegationContext): Delegate {
  const [first] = grants as [Grant];
  const subject = `Approval of calls to ${quote(worker)}`;
  const approval = approvalOf(grants, { subject, diagnostics: context.diagnostics });
  return { worker, toolName, approval, location: first.place.location };
}

function approvalOf(
  permissions: Permission[],
  about: { subject: string; diagnostics: Diagnostics },
): Approval {
  const own = permissions.flatMap((permission) => permission.own);
  const all = permissions.flatMap((permission) => permission.all);
  const said = strictest(own, about) ?? strictest(all, about);
  const asks = permissions.some(({ fallback }) => fallback === "ask");
  return said?.approval ?? (asks ? "ask" : "pre_approved");
}

function isInside({ worker, place }: Grant, { diagnostics }: DelegationContext): boolean {
  if (!worker.split("/").includes("..")) return true;
  diagnostics.error(place, `Parent directory references not allowed: ${quote(worker)}.`);
  return false;
}

function checkCollisions(
  delegates: Delegate[],
  { named, diagnostics }: { named: Grant[]; diagnostics: Diagnostics },
): void {
  const taken = new Map<string, string>();
  for (const { worker, toolName: name, location } of delegates) {
    if (name === null) continue;
    const place = named.find((grant) => grant.place.location === location)?.place;
    const other = taken.get(name);
    if (place !== undefined && (RESERVED.has(name) || other !== undefined)) {
      const owner = other === undefined ? "a built-in tool" : `the worker ${quote(other)}`;
      const message = `The worker ${quote(worker)} would be the tool "${name}", which is ${owner}; rename the worker.`;
      diagnostics.error(place, message);
    }
    taken.set(name, worker);
  }
}
