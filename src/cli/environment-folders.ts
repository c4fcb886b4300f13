import { resolve } from "node:path";

/** LLM_DO_PATH, by default `~/.llm-do/workers`: where workers are found by name. */
export function workerFolders(environment: Record<string, string>): string[] {
  return foldersOf(environment, { variable: "LLM_DO_PATH", below: ".llm-do/workers" });
}

/** LLM_DO_LIBS, by default `~/.llm-do/libs`. The first is where libraries are installed. */
export function libraryFolders(environment: Record<string, string>): string[] {
  return foldersOf(environment, { variable: "LLM_DO_LIBS", below: ".llm-do/libs" });
}

function foldersOf(
  environment: Record<string, string>,
  { variable, below }: { variable: string; below: string },
): string[] {
  const home = environment.HOME || environment.USERPROFILE;
  const written = environment[variable];
  if (!written) return home ? [resolve(home, below)] : [];
  const folders = written.split(process.platform === "win32" ? ";" : ":");
  return folders
    .filter((folder) => folder !== "")
    .map((folder) => resolve(home && /^~(\/|$)/.test(folder) ? home + folder.slice(1) : folder));
}
