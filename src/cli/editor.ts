import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LlmDoError } from "../errors.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Lets the person change a text in VISUAL or EDITOR, as git does for commit messages
 * (https://git-scm.com/docs/git-var#Documentation/git-var.txt-GITEDITOR). Null = nothing was changed.
 * Throws LlmDoError "usage" when the editor cannot be started or fails.
 */
export async function editText(
  terminal: Pick<Terminal, "environment">,
  draft: { name: string; text: string },
): Promise<string | null> {
  const { VISUAL, EDITOR } = terminal.environment;
  const editor = VISUAL || EDITOR || "vi";
  const folder = await mkdtemp(join(tmpdir(), "llm-do-edit-"));
  try {
    const file = join(folder, draft.name);
    await writeFile(file, draft.text, { mode: 0o600 });
    await start(editor, file, terminal.environment);
    const edited = await readFile(file, "utf8");
    return edited === draft.text ? null : edited;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The value may hold arguments (`code --wait`), so a shell reads it; the file is never part of the text. */
function start(editor: string, file: string, env: Record<string, string>): Promise<void> {
  const child = spawn("sh", ["-c", `${editor} "$@"`, editor, file], { env, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    const fail = (how: string) =>
      reject(
        new LlmDoError(
          `The editor ${JSON.stringify(editor)} ${how}. Set EDITOR to one that works here, or decide without editing.`,
          { code: "usage" },
        ),
      );
    child.on("error", (error) => fail(`could not be started: ${error.message}`));
    child.on("close", (code) => (code === 0 ? resolve() : fail(`ended with ${code}`)));
  });
}
