import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { messageOf } from "../errors.ts";
import type { CodeFile, LoadProblem } from "./code-protocol.ts";

/** The text of a file of code, for what only the text says: comments and lines. */
export interface SourceText {
  /** As the author knows the file. */
  shown: string;
  lines: string[];
}

export function readSource(file: CodeFile): SourceText {
  if (file.kind === "package") return { shown: file.shown, lines: [] };
  return { shown: file.shown, lines: readFileSync(file.path, "utf8").split("\n") };
}

/** Line (from 1) on which a name is declared; 1 when the text does not show it. */
export function lineOf(source: SourceText, name: string): number {
  const word = name.replace(/\W/g, "\\$&");
  const declaration = new RegExp(
    `^\\s*(export\\s+)?(default\\s+)?(async\\s+)?(function\\s*\\*?|const|let|var|class)\\s+${word}\\b`,
  );
  const exact = source.lines.findIndex((line) => declaration.test(line));
  const mention = new RegExp(`\\bname\\s*:\\s*["'\`]${word}["'\`]`);
  const found = exact >= 0 ? exact : source.lines.findIndex((line) => mention.test(line));
  return found >= 0 ? found + 1 : 1;
}

/** The comment `/** … *\/` right above a line, up to its first tag; "" when there is none. */
export function commentAbove(source: SourceText, line: number): string {
  const above = source.lines
    .slice(0, line - 1)
    .join("\n")
    .trimEnd();
  const start = above.lastIndexOf("/**");
  if (!above.endsWith("*/") || start < 0) return "";
  return above
    .slice(start + 3, -2)
    .split("\n")
    .map((text) => text.replace(/^\s*\*? ?/, "").trimEnd())
    .join("\n")
    .replace(/^@[\s\S]*|\n@[\s\S]*/, "")
    .trim();
}

/** What kept a file from loading, where it happened as far as the error tells. */
export function loadProblem(
  error: unknown,
  { file, index }: { file: CodeFile; index: number },
): LoadProblem {
  const place = placeOf(error, file);
  const text = place ? (linesOf(place.path)[place.line - 1] ?? "") : "";
  return {
    file: index,
    message: `${file.shown} could not be loaded: ${sentenceOf(error)}.`,
    location: place && {
      file: shownPath(place.path, file),
      line: place.line,
      column: Math.min(place.column, text.length + 1),
    },
    text,
  };
}

interface Place {
  path: string;
  line: number;
  column: number;
}

function placeOf(error: unknown, file: CodeFile): Place | null {
  const trace = error instanceof Error ? (error.stack ?? "") : "";
  // Sucrase: "Error transforming /a/tools.ts: Unexpected token (8:29)"
  const syntax = /Error transforming (.+): .*\((\d+):(\d+)\)/.exec(messageOf(error));
  if (syntax) return toPlace(syntax[1], syntax[2], syntax[3]);
  for (const [, url, line, column] of trace.matchAll(/(file:\/\/[^\s):]+):(\d+)(?::(\d+))?/g)) {
    const path = url === undefined ? "" : fileURLToPath(url);
    if (path.startsWith(file.root) && !path.includes("/node_modules/")) {
      return toPlace(path, line, column);
    }
  }
  return importPlace(error, file);
}

/** A module that is missing is named by the import, not by a line: the import is looked for. */
function importPlace(error: unknown, file: CodeFile): Place | null {
  const message = messageOf(error);
  const importer = /imported from (\S+)$/m.exec(message)?.[1] ?? file.path;
  const path = importer.startsWith("file:") ? fileURLToPath(importer) : importer;
  const missing = /(?:package|module) '([^']+)'/.exec(message)?.[1]?.split("/").at(-1);
  const stem = missing?.replace(/\.\w+$/, "");
  const lines = linesOf(path);
  const index = stem
    ? lines.findIndex((line) => /\bfrom\b|import/.test(line) && line.includes(stem))
    : -1;
  if (index < 0) return lines.length > 0 ? { path, line: 1, column: 1 } : null;
  return { path, line: index + 1, column: (lines[index] ?? "").indexOf(stem ?? "") + 1 };
}

function toPlace(
  path: string | undefined,
  line: string | undefined,
  column: string | undefined,
): Place | null {
  return path === undefined ? null : { path, line: Number(line), column: Number(column ?? 1) };
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch {
    return [];
  }
}

function shownPath(path: string, file: CodeFile): string {
  return path.startsWith(`${file.root}/`) ? path.slice(file.root.length + 1) : path;
}

/** The error's first line, without machine paths and with what to do about a missing package. */
function sentenceOf(error: unknown): string {
  const [first = ""] = messageOf(error).split("\n");
  const missing = /^Cannot find (?:package|module) '([^']+)'/.exec(first)?.[1];
  if (missing !== undefined) {
    const name = missing.startsWith("/") ? missing.split("/").slice(-2).join("/") : missing;
    return /^[@\w]/.test(missing)
      ? `there is no package "${name}". Only "zod" and "llm-do" come with llm-do; others must be in a node_modules folder beside the code`
      : `there is no module "${name}"`;
  }
  const kind = error instanceof Error && error.name !== "Error" ? `${error.name}: ` : "";
  return `${kind}${first.replace(/^Error transforming .+?: |\s*\(\d+:\d+\)$/g, "").replace(/\.$/, "")}`;
}
