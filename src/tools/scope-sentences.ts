import { refusal } from "./refusals.ts";
import {
  overlap,
  relativeTo,
  type SandboxScope,
  type ScopePath,
  type Verdict,
} from "./sandbox-scope.ts";

/** Whose scope refuses: the worker's own, or that of the current default branch. */
export type ScopeOwner = "worker" | "default branch";

/** Why a call cannot be made, and what could be (spec/dialects.md §2.2): a sentence for the model. */
export function refusedBy(
  verdict: Exclude<Verdict, { kind: "allowed" }>,
  use: { scope: SandboxScope; shown: string; owner: ScopeOwner },
): string {
  const { scope, shown } = use;
  const whose = use.owner === "worker" ? "" : " on the current default branch";
  switch (verdict.kind) {
    case "outside":
      return `Path not in any sandbox${whose}: ${shown || "."}. ${readablePaths(scope)}`;
    case "read-only":
      return `Path is read-only${whose}: ${shown || "."}. ${writablePaths(scope)}`;
    case "suffix":
      return `Suffix not allowed${whose}: ${shown || "."}. Allowed suffixes: ${verdict.suffixes.join(", ")}.`;
  }
}

export function missingIn(scope: SandboxScope, shown: string) {
  return refusal(`File not found: ${shown || "."}. ${readablePaths(scope)}`);
}

/** How paths are written, for the descriptions of tools. */
export function guideTo(scope: SandboxScope): string {
  const { root, within, readonly } = scope;
  if (scope.paths !== null) {
    const paths = usable(scope).map((path) => `${path.name}/ (${describePath(path, readonly)})`);
    return `in one of: ${paths.join(", ") || "nothing"}`;
  }
  const only = within === root ? "" : `; only /${relativeTo(root, within)} is visible`;
  return `relative to the workspace root${only}${readonly ? "; read-only" : ""}`;
}

function describePath({ mode, suffixes }: ScopePath, readonly: boolean): string {
  const access = readonly || mode === "ro" ? "read-only" : "read and write";
  return suffixes === null ? access : `${access}, only ${suffixes.join(" ")}`;
}

function readablePaths(scope: SandboxScope): string {
  const names = scope.paths === null ? [whole(scope)] : usable(scope).map(({ name }) => name);
  return `Readable paths: ${names.join(", ") || "none"}.`;
}

function writablePaths(scope: SandboxScope): string {
  if (scope.readonly) return "Writable paths: none.";
  const writable = usable(scope).filter(({ mode }) => mode === "rw");
  const names = scope.paths === null ? [whole(scope)] : writable.map(({ name }) => name);
  return `Writable paths: ${names.join(", ") || "none"}.`;
}

function whole({ root, within }: SandboxScope): string {
  return `/${relativeTo(root, within)}`;
}

function usable({ paths, within }: SandboxScope): ScopePath[] {
  return (paths ?? []).filter(({ folder }) => overlap(folder, within).length > 0);
}
