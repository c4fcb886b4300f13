import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { createdFile } from "../project/created-worker.ts";
import { isDirectory } from "./local-project.ts";
import { say, type Terminal } from "./terminal.ts";

/**
 * Writes a worker that a person has just approved among the workers of the project, where it is reviewed and
 * versioned like any other (spec/dialects.md C29). What is there already stays.
 */
export async function keepWorker(
  here: { terminal: Terminal; local: { path: string } },
  { name, text }: { name: string; text: string },
): Promise<void> {
  const { terminal, local } = here;
  const folder = isDirectory(local.path) ? local.path : dirname(local.path);
  const file = join(folder, createdFile(name));
  const shown = relative(terminal.directory, file);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: "wx" });
    say(terminal, `Wrote ${shown}`);
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === "EEXIST";
    say(terminal, `${shown} was not written: ${taken ? "it exists" : (error as Error).message}.`);
  }
}
