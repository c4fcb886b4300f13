import { join } from "node:path";
import type { CodeProgram } from "./code-protocol.ts";
import { findExecutable } from "./executable.ts";

const SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin";

/**
 * The child program for code in Python: any python3 from 3.9 on, with its standard library alone.
 * scripts/build.ts puts the folder beside the bundle. `environment` is the scrubbed one.
 */
export function pythonProgram(environment: Readonly<Record<string, string>>): CodeProgram {
  const searchPath = environment.PATH ?? SYSTEM_PATH;
  const python = findExecutable("python3", { searchPath, cwd: "/" });
  if (python.status === "found") {
    // -B: no __pycache__ folders in the author's repository.
    const argv = [python.path, "-B", "-X", "utf8", join(import.meta.dirname, "python", "start.py")];
    return { status: "found", argv };
  }
  return {
    status: "missing",
    message:
      "tools in Python need python3, which is not on PATH: install it, or add a step such as " +
      "`uses: actions/setup-python@v6` before this one",
  };
}
