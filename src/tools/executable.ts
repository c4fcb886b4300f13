import { accessSync, constants, statSync } from "node:fs";
import { resolve } from "node:path";

export type Executable =
  | { status: "found"; path: string }
  | { status: "not_found" }
  /** A file of that name is there, but it may not be executed. */
  | { status: "not_executable" };

/** Looks a command up as execvp(3) does. A relative entry of the search path is relative to `cwd`. */
export function findExecutable(
  name: string,
  options: { searchPath: string; cwd: string },
): Executable {
  if (name === "") return { status: "not_found" };
  const candidates = name.includes("/")
    ? [resolve(options.cwd, name)]
    : options.searchPath.split(":").map((folder) => resolve(options.cwd, folder, name));
  const states = candidates.map((path) => ({ path, state: stateOf(path) }));
  const found = states.find(({ state }) => state === "executable");
  if (found !== undefined) return { status: "found", path: found.path };
  const isThere = states.some(({ state }) => state === "not_executable");
  return { status: isThere ? "not_executable" : "not_found" };
}

function stateOf(path: string): "executable" | "not_executable" | "missing" {
  try {
    if (!statSync(path).isFile()) return "not_executable";
  } catch {
    return "missing";
  }
  try {
    accessSync(path, constants.X_OK);
    return "executable";
  } catch {
    return "not_executable";
  }
}
