import { dirname, join } from "node:path";
import type { CodeLanguage, CodeProgram } from "./code-protocol.ts";

/** First argument that makes our own entry the child program for TypeScript (see src/main.ts). */
export const HOST_MODE = "code-host";

/** The program that loads code of a language. `environment` is the scrubbed one. */
export async function codeProgram(
  language: CodeLanguage,
  environment: Readonly<Record<string, string>>,
): Promise<CodeProgram> {
  if (language === "typescript") {
    return { status: "found", argv: [process.execPath, "--no-warnings", ownEntry(), HOST_MODE] };
  }
  const { pythonProgram } = await import("./python.ts");
  return pythonProgram(environment);
}

/** The entry of the bundle, which holds every module; unbundled, the source of the same entry. */
function ownEntry(): string {
  const folder = dirname(import.meta.filename);
  return import.meta.filename.endsWith(".ts")
    ? join(folder, "..", "main.ts")
    : join(folder, "index.js");
}
