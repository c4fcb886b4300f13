import { delimiter, isAbsolute, relative, sep } from "node:path";
import { scrubEnvironment } from "./scrub.ts";

/** Folders in which Python and Node look for modules besides those that they know by themselves. */
const MODULE_PATHS = ["PYTHONPATH", "NODE_PATH"] as const;

/**
 * The environment of a child that holds a project's code: scrubbed, and without module folders of the
 * workspace, in which somebody else's files may lie (security.md "Trusted code only"). An empty or relative
 * folder is the workspace, too, for it is the child's own (https://docs.python.org/3/using/cmdline.html#envvar-PYTHONPATH).
 * Where the code itself is in the workspace, as at a terminal, its author's folders stay.
 */
export function codeEnvironment(
  environment: Readonly<Record<string, string>>,
  options: { allowed: readonly string[]; workspace: string; roots: readonly string[] },
): Record<string, string> {
  const { allowed, workspace, roots } = options;
  const scrubbed = scrubEnvironment(environment, allowed);
  if (roots.some((root) => isBelow(workspace, root))) return scrubbed;
  for (const name of MODULE_PATHS) {
    const written = scrubbed[name];
    if (written === undefined) continue;
    const kept = written
      .split(delimiter)
      .filter((folder) => isAbsolute(folder) && !isBelow(workspace, folder));
    if (kept.length > 0) scrubbed[name] = kept.join(delimiter);
    else delete scrubbed[name];
  }
  return scrubbed;
}

function isBelow(folder: string, path: string): boolean {
  const between = relative(folder, path);
  return between !== ".." && !between.startsWith(`..${sep}`) && !isAbsolute(between);
}
