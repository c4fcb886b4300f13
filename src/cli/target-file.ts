import { readFileSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { LlmDoError } from "../errors.ts";
import { MANIFEST_NAMES } from "../project/manifest.ts";
import type { Terminal } from "./terminal.ts";

/**
 * The folder of a project whose manifest is the first word. Throws LlmDoError "usage" for a worker in a file of
 * before `.worker`: taken for words, it would be given to another worker.
 */
export function folderOfManifest(word: string, { directory }: Terminal): string | null {
  if (!/\.(ya?ml|json)$/.test(word)) return null;
  const path = resolve(directory, word);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
  const name = basename(path);
  if ((MANIFEST_NAMES as readonly string[]).includes(name)) return dirname(path);
  const shown = JSON.stringify(word);
  if (name === "project.json") {
    throw unusable(
      `${shown} is a manifest of another version; today's is project.yaml. Name the folder.`,
    );
  }
  if (!/\.ya?ml$/.test(name) || !/^(name|instructions|model):/m.test(readFileSync(path, "utf8"))) {
    return null;
  }
  const today = `${name.replace(/\.ya?ml$/, "")}.worker`;
  throw unusable(
    `${shown} looks like a worker of a form before .worker files. Rename it to ${today}: YAML with \`instructions:\` is understood. To give it as an input: llm-do run . ${word}`,
  );
}

function unusable(sentence: string): LlmDoError {
  return new LlmDoError(sentence, { code: "usage" });
}
