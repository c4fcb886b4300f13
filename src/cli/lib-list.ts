import { libraryLabel } from "../project/library.ts";
import { libraryFolders } from "./environment-folders.ts";
import { installedLibraries } from "./installed-libraries.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { printJson, say, visible } from "./terminal.ts";

/** `llm-do lib list`: what is installed on this machine. */
export async function listLibraries({ terminal, flags }: Invocation): Promise<number> {
  const libraries = await installedLibraries(terminal.environment);
  for (const { manifest, path, provenance } of libraries) {
    const { name, version, description } = manifest;
    if (flags.json) {
      printJson(terminal, { type: "library", name, version, description, path, ...provenance });
      continue;
    }
    const label = libraryLabel(manifest).padEnd(24);
    terminal.stdout.write(`${visible(`${label} ${description ?? ""}`.trimEnd())}\n`);
    if (flags.verbose) terminal.stdout.write(`${visible(`  ${path} (${provenance.source})`)}\n`);
  }
  if (flags.json) printJson(terminal, { type: "result", status: "completed" });
  else {
    const folders = libraryFolders(terminal.environment).join(", ");
    const count = libraries.length === 1 ? "1 library" : `${libraries.length} libraries`;
    say(terminal, `${count} in ${folders || "no folder: set LLM_DO_LIBS or HOME"}`);
  }
  return EXIT.done;
}
