/** A project to begin with. `{{` in its files is the template language of workers, not of this. */
export interface ProjectTemplate {
  summary: string;
  /** Something to ask it that its scripted answers know. */
  input: string;
  /** Text of each file; a path with a slash at its end is an empty folder. */
  files: Readonly<Record<string, string>>;
}

export const DEFAULT_MODEL = "anthropic:claude-sonnet-5-5";
