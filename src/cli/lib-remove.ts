import { rm } from "node:fs/promises";
import { libraryLabel } from "../project/library.ts";
import { findInstalled } from "./installed-libraries.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { printJson, say } from "./terminal.ts";

/** `llm-do lib remove NAME`: deletes an installed library; projects and their locks stay as they are. */
export async function removeLibrary({ terminal, flags, positionals }: Invocation): Promise<number> {
  const { manifest, path } = await findInstalled(positionals[0], terminal.environment);
  // A linked folder is somebody's own: the link goes, and not what it points to.
  await rm(path, { recursive: true, force: true });
  const { name, version } = manifest;
  if (flags.json) printJson(terminal, { type: "result", status: "completed", name, version, path });
  else say(terminal, `Removed ${libraryLabel(manifest)} from ${path}`);
  return EXIT.done;
}
