import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { LlmDoError } from "../errors.ts";
import type { Invocation } from "./invocation.ts";
import { relativePath } from "./local-project.ts";
import type { Target } from "./target.ts";
import type { Terminal } from "./terminal.ts";

/**
 * `--attachments`, as paths of the workspace: files of the current directory, else of the project at `base`.
 * Said before anything starts: throws LlmDoError "usage" for what is no file or lies elsewhere.
 */
export function readAttachments(
  { directory }: Terminal,
  { written, base }: { written: readonly string[]; base: string },
): string[] {
  return written.map((path) => {
    const absolute = findFile(path, { directory, base }) ?? resolve(directory, path);
    const inside = relativePath(directory, absolute);
    if (inside === null) {
      throw wrong(path, "lies outside the current directory. Copy it here, or run llm-do there.");
    }
    const found = statSync(absolute, { throwIfNoEntry: false });
    if (found?.isFile()) return inside;
    const cure = "A message stands before --attachments, or behind `--`.";
    throw wrong(path, found ? "is no file." : `does not exist. ${cure}`);
  });
}

/** Pictures and PDFs, which golem-forge attached when they were words of the input. */
const ATTACHED = /\.(jpe?g|png|gif|webp|pdf|bmp|tiff?|hei[cf])$/i;
const ATTACHES_WORDS = /(^|\/)(golem-forge\.config\.(ya?ml|json)|\.golem-forge\.json)$/;

/** The input and the attachments; in golem-forge projects a word that is a picture or PDF is one (§2.7). */
export function wordsAndFiles(
  { terminal, positionals, lists }: Pick<Invocation, "terminal" | "positionals" | "lists">,
  { message, local }: Pick<Target, "message" | "local">,
): { message: string | null; files: string[] } {
  const written = [...(lists.attachments ?? [])];
  const { manifest } = local.project;
  if (message === null || !ATTACHES_WORDS.test(manifest.file ?? "")) {
    return { message, files: written };
  }
  const { directory } = terminal;
  const isAttached = (word: string) =>
    ATTACHED.test(word) && findFile(word, { directory, base: local.path }) !== null;
  const words = wordsOf(message, positionals);
  const text = words.filter((word) => !isAttached(word)).join(" ");
  return { message: text || null, files: [...written, ...words.filter(isAttached)] };
}

/** The words of the command line that the input was joined from: its last ones. */
function wordsOf(message: string, positionals: string[]): string[] {
  const first = positionals.findIndex((_, at) => positionals.slice(at).join(" ") === message);
  return first < 0 ? [message] : positionals.slice(first);
}

function findFile(
  path: string,
  { directory, base }: { directory: string; base: string },
): string | null {
  const folder = base.endsWith(".worker") ? dirname(base) : base;
  const places = [resolve(directory, path), resolve(folder, path)];
  return places.find((place) => statSync(place, { throwIfNoEntry: false })?.isFile()) ?? null;
}

function wrong(path: string, what: string): LlmDoError {
  return new LlmDoError(`The attachment ${JSON.stringify(path)} ${what}`, { code: "usage" });
}
