import { FILESYSTEM_TOOLS } from "./filesystem-config.ts";
import type { Diagnostics, Place } from "./problem.ts";

/** A tool that a worker would have, as far as its file alone can tell. */
export interface NamedTool {
  /** The name that the model would see. */
  name: string;
  /** Who it is: `the worker "a"`. */
  owner: string;
  /** What the author can do about a collision: `rename the worker`. */
  cure: string;
  place: Place;
}

/** Names of tools that every worker may have; nothing else may be called so (spec/dialects.md §2.2). */
const BUILT_IN = new Set([...FILESYSTEM_TOOLS, "shell", "worker_call", "worker_create"]);

/** Two tools of one name are an error at the second. */
export function checkToolNames(tools: readonly NamedTool[], diagnostics: Diagnostics): void {
  const taken = new Map<string, string>();
  for (const { name, owner, cure, place } of tools) {
    const other = BUILT_IN.has(name) ? "a built-in tool" : taken.get(name);
    if (other !== undefined) {
      const subject = owner.replace(/^t/, "T");
      const message = `${subject} would be the tool "${name}", which is ${other}; ${cure}.`;
      diagnostics.error(place, message);
    }
    taken.set(name, owner);
  }
}
