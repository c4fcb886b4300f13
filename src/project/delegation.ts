import { strictest } from "./approval.ts";
import type { Approval, Delegate, DelegationConfig } from "./definition.ts";
import type { Grant, Grants, Permission } from "./grants.ts";
import { type Diagnostics, quote } from "./problem.ts";
import type { NamedTool } from "./tool-collisions.ts";
import { toolName } from "./tool-name.ts";

// golem-forge keeps these for tools of its own; a body written for it means those (spec/dialects.md §2.2).
const RESERVED = ["create_directory", "execute", "bash"];

export interface DelegationContext {
  /** Tells how the author's text calls its delegates. */
  instructions: string;
  diagnostics: Diagnostics;
}

export interface ReadDelegation {
  config: DelegationConfig;
  /** The tools that delegates have, to be compared with all other tools. */
  tools: NamedTool[];
}

/** Turns what the dialects grant into tools: one delegate per worker and tool name. */
export function readDelegation(grants: Grants, context: DelegationContext): ReadDelegation {
  const { diagnostics } = context;
  const any = grants.delegates.some(({ worker }) => worker === "*");
  const named = grants.delegates.filter((grant) => grant.worker !== "*");
  const allowed = named.filter((grant) => isInside(grant, context));
  const groups = groupByTool(allowed, context);
  const config = {
    delegates: groups.map((group) => toDelegate(group, context)),
    workerCall: readWorkerCall(grants, { any, ...context }),
    any,
    create: readCreate(grants, context),
  };
  return { config, tools: groups.flatMap((group) => namedTools(group, diagnostics)) };
}

/** Offered where it is named, and where the text of a worker of December 2025 relies on it. */
function readCreate(
  { creates, possibleCreates }: Grants,
  { instructions, diagnostics }: DelegationContext,
): DelegationConfig["create"] {
  const relied = mentionsCall(instructions, "worker_create") ? possibleCreates : [];
  const permissions = creates.length > 0 ? creates : relied;
  if (permissions.length === 0) return null;
  const about = { subject: "Approval of worker_create", diagnostics };
  return { approval: approvalOf(permissions, about) };
}

function readWorkerCall(
  { workerCalls, creates, delegates }: Grants,
  { any, diagnostics }: { any: boolean; diagnostics: Diagnostics },
): { approval: Approval } | null {
  const [first] = workerCalls;
  if (first === undefined) return null;
  if (!any && delegates.length === 0 && creates.length === 0) {
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
  if (reach === "bare") return toolName(worker);
  // The same YAML named the tool `_agent_X`, `_worker_X` or `X` as time went on; bodies hard-code the
  // name that they were written for (spec/dialects.md C6).
  const prefixed = [`_worker_${worker}`, `_agent_${worker}`];
  const mentioned = prefixed.find((name) => instructions.includes(name));
  const bare = mentioned === undefined && mentionsCall(instructions, worker);
  return toolName(bare ? worker : (mentioned ?? `_worker_${worker}`));
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

function namedTools({ worker, toolName: name, grants }: Group, diagnostics: Diagnostics) {
  const [first] = grants as [Grant];
  if (name === null) return [];
  const owner = `the worker ${quote(worker)}`;
  if (RESERVED.includes(name)) {
    const message = `The worker ${quote(worker)} would be the tool "${name}", a reserved name; rename the worker.`;
    diagnostics.error(first.place, message);
  }
  return [{ name, owner, cure: "rename the worker", place: first.place }];
}
