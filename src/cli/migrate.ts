import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { LlmDoError } from "../errors.ts";
import { diskFiles } from "../project/files.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { isDirectory } from "./local-project.ts";
import { type Change, planMigration } from "./migrate-plan.ts";
import { plural, printJson, say, visible } from "./terminal.ts";

/** `llm-do migrate`: shows what would change, as a diff; writes it with `--write`. */
export async function migrate({ terminal, positionals, flags }: Invocation): Promise<number> {
  const [target, extra] = positionals;
  if (target === undefined || extra !== undefined) {
    throw new LlmDoError('"llm-do migrate" takes one directory: llm-do migrate DIR [--write].', {
      code: "usage",
    });
  }
  const folder = resolve(terminal.directory, target);
  if (!isDirectory(folder)) {
    throw new LlmDoError(`There is no directory "${target}".`, { code: "usage" });
  }
  const { changes, notes } = await planMigration(diskFiles(folder));
  if (flags.write) await write(folder, changes);
  if (flags.json) {
    const paths = changes.map(({ from, to, before, after }) => ({
      from,
      to,
      changed: before !== after,
    }));
    const written = flags.write ?? false;
    printJson(terminal, { type: "result", status: "completed", written, changes: paths, notes });
    return EXIT.done;
  }
  for (const change of changes) terminal.stdout.write(visible(await patchOf(change)));
  for (const note of notes) say(terminal, note);
  say(terminal, summaryOf(changes, { target, written: flags.write ?? false }));
  return EXIT.done;
}

function summaryOf(
  changes: Change[],
  { target, written }: { target: string; written: boolean },
): string {
  if (changes.length === 0) return "Nothing to migrate.";
  const files = plural(changes.length, "file");
  return written ? `${files} written.` : `${files}; write with: llm-do migrate ${target} --write`;
}

/** As git shows it. */
async function patchOf({ from, to, before, after }: Change): Promise<string> {
  const renamed = from === to ? "" : `rename from ${from}\nrename to ${to}\n`;
  const head = `diff --git a/${from} b/${to}\n${renamed}`;
  if (before === after) return head;
  const { createTwoFilesPatch } = await import("diff");
  const patch = createTwoFilesPatch(`a/${from}`, `b/${to}`, before, after, "", "");
  return head + patch.split("\n").slice(1).join("\n").replace(/\t$/gm, "");
}

async function write(folder: string, changes: Change[]): Promise<void> {
  for (const { from, to, before, after } of changes) {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    if (from !== to) await rename(join(folder, from), join(folder, to));
    if (before !== after) await writeFile(join(folder, to), after);
  }
}
