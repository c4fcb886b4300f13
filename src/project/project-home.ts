/** Folders that a repository keeps its workers in, apart from what they work on. */
export const NESTED = [".llm-do", ".github/llm-do"];

/**
 * The folder that the sandbox paths of a project are relative to (spec/dialects.md §2.1: not the working
 * directory): its own, or the one whose `.llm-do` it is. Like `base`, "" is the workspace.
 */
export function homeOf(base: string): string {
  const nested = NESTED.find((name) => base === name || base.endsWith(`/${name}`));
  return nested === undefined ? base : base.slice(0, -nested.length).replace(/\/$/, "");
}
