import type { Sandbox } from "./sandbox.ts";
import { below, isInside, relativeTo, type SandboxScope, type ScopePath } from "./sandbox-scope.ts";

/** Where a path leads that somebody with a scope wrote. */
export interface Located {
  /** Workspace path. */
  file: string;
  /** The named path that it was written with. */
  path?: ScopePath;
  /** What holds the named paths: it can be listed, and nothing else. */
  top?: true;
}

interface Place {
  base: Sandbox;
  scope: SandboxScope;
}

/** `name/x`, `name:x` and `/name/x` where paths have names; everything else is a path of the workspace. */
export async function locate({ base, scope }: Place, path: string): Promise<Located> {
  if (scope.paths === null) {
    const file = await remounted({ base, scope }, await base.normalize(path));
    return { file: await underRestriction({ base, scope }, file) };
  }
  const named = withName(scope.paths, path);
  if (named) {
    const file = await base.normalize(below(named.path.folder, named.rest));
    // `input/../x` is no longer in `input`.
    return isInside(named.path.folder, file) ? { file, path: named.path } : { file };
  }
  const written = await base.normalize(path);
  return written === "" ? { file: scope.root, top: true } : { file: written };
}

/** The path as somebody with that scope writes it. */
export function shownAs(scope: SandboxScope, { file, path, top }: Located): string {
  if (top) return "";
  const named = path ?? innermost(scope.paths ?? [], file);
  if (named) return below(named.name, relativeTo(named.folder, file));
  return isInside(scope.root, file) ? relativeTo(scope.root, file) : file;
}

function innermost(paths: ScopePath[], file: string): ScopePath | undefined {
  return paths
    .filter(({ folder }) => isInside(folder, file))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

function withName(paths: ScopePath[], path: string): { path: ScopePath; rest: string } | null {
  const written = path.replace(/^(\.?\/+)+/, "");
  const [, first = "", rest = ""] = /^([^/:]+)(?:[/:]\/*(.*))?$/s.exec(written) ?? [];
  const found = paths.find(({ name }) => name === first);
  return found ? { path: found, rest } : null;
}

/** `sandbox.root`: what is "/" to the worker, and "workspace/…" to whoever reads the whole path. */
async function remounted({ base, scope: { root } }: Place, path: string): Promise<string> {
  if (root === "") return path;
  if (path === "") return root;
  const inside = below(root, path);
  if (!isInside(root, path)) return inside;
  return (await isThere(base, below(root, firstName(path)))) ? inside : path;
}

/**
 * C11: a restricted worker's paths stay what they are, and one that begins with nothing that is there is
 * taken for a path inside the restriction, as in golem-forge.
 */
async function underRestriction({ base, scope }: Place, file: string): Promise<string> {
  const { root, within } = scope;
  if (isInside(within, file) || isInside(file, within)) return file;
  const rest = relativeTo(root, file);
  if (await isThere(base, below(root, firstName(rest)))) return file;
  return below(within, rest);
}

function firstName(path: string): string {
  return path.split("/")[0] ?? "";
}

/** A link to nowhere or a device is there as well. */
async function isThere(base: Sandbox, path: string): Promise<boolean> {
  try {
    return await base.exists(path);
  } catch {
    return true;
  }
}
