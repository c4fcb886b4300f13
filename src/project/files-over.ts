import type { ProjectFiles } from "./definition.ts";

/** The same files and a few more, by path, that exist in memory only. Folders of theirs must exist. */
export function filesOver(
  files: ProjectFiles,
  more: ReadonlyMap<string, { text: string }>,
): ProjectFiles {
  return {
    ...files,
    list: async (directory) => {
      const prefix = directory === "" ? "" : `${directory}/`;
      const names = [...more.keys()]
        .filter((path) => path.startsWith(prefix))
        .map((path) => path.slice(prefix.length))
        .filter((name) => !name.includes("/"));
      return [...new Set([...(await files.list(directory)), ...names])].sort();
    },
    read: async (path) => more.get(path)?.text ?? files.read(path),
  };
}
