import type { Approval, SandboxConfig } from "../project/definition.ts";
import type { Access } from "./sandbox.ts";
import { STRICTNESS } from "./tool.ts";

/** A folder that a worker may use, under the name that it writes it by. */
export interface ScopePath {
  name: string;
  /** Workspace path; "" is the workspace. */
  folder: string;
  mode: "ro" | "rw";
  /** Lower-case with their dot; null = any. */
  suffixes: string[] | null;
  maxFileBytes: number | null;
  read: Approval | null;
  write: Approval | null;
}

/**
 * What one execution of a worker may see (spec/dialects.md C9-C11). A scope is made from the project's
 * and then from the caller's, so `within` and `readonly` only ever narrow on the way down.
 */
export interface SandboxScope {
  /** Workspace path of what the worker calls "/": `sandbox.root` of the manifest. */
  root: string;
  /** Workspace path that named paths are relative to where the manifest names no `root`. */
  home: string;
  /** Workspace path that everything lies in: `root` and every `restrict` on the way. */
  within: string;
  readonly: boolean;
  /** Named paths; null = paths are relative to `root`. */
  paths: ScopePath[] | null;
  /** The manifest's named paths: a worker may add others, and never widen one of these. */
  shared: ScopePath[];
  /** What the manifest says about changes everywhere. */
  approval: { write: Approval | null; delete: Approval | null };
}

export const WHOLE_WORKSPACE: SandboxScope = {
  root: "",
  home: "",
  within: "",
  readonly: false,
  paths: null,
  shared: [],
  approval: { write: null, delete: null },
};

/** Nothing is hidden, refused or asked about: the workspace itself will do. */
export function isWhole({
  root,
  within,
  readonly,
  paths,
  shared,
  approval,
}: SandboxScope): boolean {
  const silent = approval.write === null && approval.delete === null;
  return (
    root === "" && within === "" && !readonly && paths === null && shared.length === 0 && silent
  );
}

/** What the manifest of the project in the folder `home` leaves to every worker; null = the workspace. */
export function projectScope(config: SandboxConfig | null, home = ""): SandboxScope {
  const whole = home === "" ? WHOLE_WORKSPACE : { ...WHOLE_WORKSPACE, home };
  if (config === null) return whole;
  const { root, approval } = config;
  const scope = narrow({ ...whole, root, within: root, approval }, config);
  return { ...scope, shared: scope.paths ?? [] };
}

/**
 * What a worker sees: its own named paths, else those of its caller (C10), and always within what the
 * caller was restricted to. For the entry worker, `caller` is the project's scope.
 */
export function workerScope(config: SandboxConfig | null, caller: SandboxScope): SandboxScope {
  return config === null ? caller : narrow(caller, config);
}

function narrow(outer: SandboxScope, config: SandboxConfig): SandboxScope {
  const paths =
    config.paths === null ? outer.paths : namedPaths(outer.root || outer.home, config.paths);
  const scope = { ...outer, paths, readonly: outer.readonly || config.readonly };
  return config.restrict === null
    ? scope
    : { ...scope, within: restrictTo(scope, config.restrict) };
}

function namedPaths(root: string, paths: NonNullable<SandboxConfig["paths"]>): ScopePath[] {
  return Object.entries(paths).map(([name, { root: folder, ...path }]) => ({
    ...path,
    name,
    folder: below(root, folder),
  }));
}

/** The folder that `restrict` means to someone who sees `outer`: it can only be inside. */
function restrictTo(outer: SandboxScope, restrict: string): string {
  const [first = "", ...rest] = restrict.split("/");
  const named = outer.paths?.find(({ name }) => name === first);
  const folder = named ? below(named.folder, rest.join("/")) : below(outer.root, restrict);
  if (isInside(outer.within, folder)) return folder;
  return isInside(folder, outer.within) ? outer.within : below(outer.within, restrict);
}

/** What a scope says about one file. */
export type Verdict =
  | { kind: "allowed"; approval: Approval | null; maxFileBytes: number | null }
  | { kind: "outside" }
  | { kind: "read-only" }
  | { kind: "suffix"; suffixes: string[] };

/** `path` is the named path that the worker wrote, when it wrote one. */
export interface Use {
  file: string;
  access: Access;
  path?: ScopePath | undefined;
}

export function judgeFile(scope: SandboxScope, use: Use): Verdict {
  if (!isInside(scope.within, use.file)) return { kind: "outside" };
  if (isChange(use.access) && scope.readonly) return { kind: "read-only" };
  const shared = containing(scope.shared, use.file);
  const own = use.path ? containing([use.path], use.file) : containing(scope.paths ?? [], use.file);
  if (scope.paths !== null && own.length === 0) return { kind: "outside" };
  const verdicts = [own, shared].filter(({ length }) => length > 0).map((of) => judge(of, use));
  const refused = verdicts.find(({ kind }) => kind !== "allowed");
  if (refused) return refused;
  const said = verdicts.flatMap((verdict) => (verdict.kind === "allowed" ? [verdict] : []));
  const general = isChange(use.access) ? scope.approval[use.access] : null;
  return {
    kind: "allowed",
    approval: strictest([...said.map(({ approval }) => approval), general]),
    maxFileBytes: smallest(said.map(({ maxFileBytes }) => maxFileBytes)),
  };
}

/** Of several paths that hold a file, the innermost one that lets it be used decides. */
function judge(paths: ScopePath[], use: Use): Verdict {
  const verdicts = paths.map((path) => judgeIn(path, use));
  const [innermost = { kind: "outside" as const }] = verdicts;
  return verdicts.find(({ kind }) => kind === "allowed") ?? innermost;
}

function judgeIn(path: ScopePath, { file, access }: Use): Verdict {
  if (isChange(access) && path.mode === "ro") return { kind: "read-only" };
  // Folders have no suffix.
  const { suffixes } = path;
  if (access !== "list" && suffixes !== null && !hasSuffix(file, suffixes)) {
    return { kind: "suffix", suffixes };
  }
  const approval = isChange(access) ? path.write : path.read;
  return { kind: "allowed", approval, maxFileBytes: path.maxFileBytes };
}

function containing(paths: ScopePath[], file: string): ScopePath[] {
  return paths
    .filter(({ folder }) => isInside(folder, file))
    .sort((a, b) => b.folder.length - a.folder.length);
}

function isChange(access: Access): access is "write" | "delete" {
  return access === "write" || access === "delete";
}

function hasSuffix(file: string, suffixes: string[]): boolean {
  return suffixes.some((suffix) => file.toLowerCase().endsWith(suffix));
}

/** The stricter of what several said; null = nobody said anything. */
export function strictest(said: (Approval | null)[]): Approval | null {
  return said.reduce((result, next) => {
    if (result === null || next === null) return result ?? next;
    return STRICTNESS[next] > STRICTNESS[result] ? next : result;
  }, null);
}

function smallest(limits: (number | null)[]): number | null {
  const set = limits.filter((limit) => limit !== null);
  return set.length === 0 ? null : Math.min(...set);
}

/** Folders of the workspace that the scope shows, outermost first, none inside another. */
export function visibleFolders({ paths, within }: SandboxScope): string[] {
  if (paths === null) return [within];
  const folders = paths.flatMap(({ folder }) => overlap(folder, within));
  const outermost = folders.filter(
    (folder) => !folders.some((other) => other !== folder && isInside(other, folder)),
  );
  return [...new Set(outermost)].sort();
}

/** The part of a named path that the scope shows, if any. */
export function overlap(folder: string, within: string): string[] {
  if (isInside(within, folder)) return [folder];
  return isInside(folder, within) ? [within] : [];
}

export function isInside(folder: string, path: string): boolean {
  return folder === "" || path === folder || path.startsWith(`${folder}/`);
}

/** Joins two workspace paths; either may be "". */
export function below(folder: string, path: string): string {
  return [folder, path].filter((part) => part !== "").join("/");
}

/** `path` relative to a folder that it is inside of. */
export function relativeTo(folder: string, path: string): string {
  return folder === "" ? path : path.slice(folder.length + 1);
}
