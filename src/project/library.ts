import type { ProjectFiles } from "./definition.ts";
import type { LibraryManifest } from "./library-manifest.ts";
import type { Specification } from "./library-specification.ts";

/** The contract between who needs a library and who knows where its files are. */
export interface LibrarySource {
  /** Throws LlmDoError "project" that names the places searched, or what the lock says against it. */
  open(request: LibraryRequest): Promise<LibraryFiles>;
}

export interface LibraryRequest {
  specification: Specification;
  /** As the author wrote it. */
  written: string;
  /** Who asks: the folder of its manifest is what `./folder` is relative to. */
  requiredBy: { label: string; files: ProjectFiles; folder: string };
}

/** A library that was found, with its manifest. */
export interface LibraryFiles {
  manifest: LibraryManifest;
  files: ProjectFiles;
  /** Folder of the library in them; "" is their root. */
  folder: string;
  /** Where it was found, for people: a folder on disk, or address and commit. */
  origin: string;
}

/** A library and what it needs in turn, in the order of its manifest. */
export interface Library extends LibraryFiles {
  name: string;
  dependencies: Library[];
}

/** `utils@2.1.0`, or the name alone where it has no version. */
export function libraryLabel({ name, version }: { name: string; version: string | null }): string {
  return version === null ? name : `${name}@${version}`;
}
