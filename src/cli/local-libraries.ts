import { join } from "node:path";
import type { ProjectFiles } from "../project/definition.ts";
import type { LibrarySource } from "../project/library.ts";
import { readLock } from "../project/library-lock.ts";
import { librarySource } from "../project/library-source.ts";
import { libraryCommits } from "../runtime/library-commits.ts";
import { libraryFolders } from "./environment-folders.ts";

/** Where commits of libraries are kept once they were fetched. */
export function commitFolder(libraryFolder: string): string {
  return join(libraryFolder, ".commits");
}

/** Libraries of a project on this machine: by the lock beside its manifest, else as they are installed. */
export async function localLibraries(options: {
  files: ProjectFiles;
  /** Folder of the manifest. */
  base: string;
  environment: Record<string, string>;
  /** `--lib PATH`, before the others. */
  paths: string[];
}): Promise<LibrarySource> {
  const { files, base, environment, paths } = options;
  const installed = libraryFolders(environment);
  const [first] = installed;
  return librarySource({
    folders: [...paths, ...installed],
    lock: await readLock(files, base),
    openCommit:
      first === undefined ? null : libraryCommits({ directory: commitFolder(first), environment }),
  });
}
