import type { ProjectFiles } from "./definition.ts";
import type { Diagnostics } from "./problem.ts";

/** A folder that templates are looked for in. */
export interface TemplateFolder {
  /** For messages: `workers/a/templates`, `library legal`. */
  label: string;
  files: ProjectFiles;
  /** Folder inside `files`, with forward slashes; "" is their root. */
  folder: string;
  /** Library that it belongs to, as in `legal:x.jinja`; null for the project's and the built-in ones. */
  library: string | null;
}

export interface TemplateOptions {
  /** Instructions as the author wrote them. Never text from an issue, an input or a model. */
  text: string;
  /** The file that they stand in, and the line of it that is the first of `text`; default 1. */
  file: string;
  firstLine?: number;
  /** In the order of the search: the worker's `templates/` and folder, the project's, libraries, built-in. */
  folders: TemplateFolder[];
  /** Plain data: scalars of the front matter, `vars`, `--var`. */
  variables: Record<string, unknown>;
  /** Gets everything that is wrong, each with its place in the file where it stands. */
  diagnostics: Diagnostics;
}

/**
 * `${{ … }}` belongs to GitHub and stays as it is (spec/dialects.md C24). Three characters stand for
 * three, so that columns in messages are those of the author's file.
 */
const GITHUB_EXPRESSION = "${{";
const HIDDEN = "\uf8f0\uf8f1\uf8f2";

/** The text has something that a template engine would act on. */
export function hasTemplateSyntax(text: string): boolean {
  return /\{[{%#]/.test(hideGithubExpressions(text));
}

export function hideGithubExpressions(text: string): string {
  return text.replaceAll(GITHUB_EXPRESSION, HIDDEN);
}

export function showGithubExpressions(text: string): string {
  return text.replaceAll(HIDDEN, GITHUB_EXPRESSION);
}
