import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { LlmDoError } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";
import { diskFiles } from "../project/files.ts";
import { libraryLabel } from "../project/library.ts";
import { PROVENANCE_FILE } from "../project/library-digest.ts";
import { type LibraryManifest, readLibraryManifest } from "../project/library-manifest.ts";
import { newerVersion, parseSpecification, satisfies } from "../project/library-specification.ts";
import { libraryFolders } from "./environment-folders.ts";

/** Where an installed library came from. */
export interface Provenance {
  /** `git+https://…#ref`, or "directory". */
  source: string;
  commit: string | null;
}

export interface InstalledLibrary {
  /** Absolute path of its folder. */
  path: string;
  manifest: LibraryManifest;
  provenance: Provenance;
}

/** Everything in the library folders, by name and newest version; what has no manifest is not there. */
export async function installedLibraries(
  environment: Record<string, string>,
): Promise<InstalledLibrary[]> {
  const found: InstalledLibrary[] = [];
  for (const folder of libraryFolders(environment)) {
    const names = (await diskFiles(folder).list("")).filter((name) => /^[^.].*\/$/.test(name));
    for (const name of names) {
      const library = await readInstalled(join(folder, name.slice(0, -1)));
      if (library) found.push(library);
    }
  }
  return found.sort(
    ({ manifest: one }, { manifest: other }) =>
      one.name.localeCompare(other.name, "en") ||
      newerVersion(one.version ?? "", other.version ?? ""),
  );
}

async function readInstalled(path: string): Promise<InstalledLibrary | null> {
  const folder = basename(path);
  const manifest = await readLibraryManifest(diskFiles(path), { folder: "", shown: `${folder}/` });
  return manifest && { path, manifest, provenance: await readProvenance(path) };
}

/** What `llm-do lib install` noted; a folder that somebody put there is a directory. */
export async function readProvenance(path: string): Promise<Provenance> {
  try {
    const noted = JSON.parse(
      await readFile(join(path, PROVENANCE_FILE), "utf8"),
    ) as Partial<Provenance>;
    return { source: noted.source ?? "directory", commit: noted.commit ?? null };
  } catch {
    return { source: "directory", commit: null };
  }
}

/** The one that `name` or `name@version` means. Throws LlmDoError "usage" for none, or for several. */
export async function findInstalled(
  written: string | undefined,
  environment: Record<string, string>,
): Promise<InstalledLibrary> {
  const wanted = written === undefined ? null : parseSpecification(written);
  if (wanted?.kind !== "named") {
    throw new LlmDoError("Name a library: `name` or `name@version`. See `llm-do lib list`.", {
      code: "usage",
    });
  }
  const all = await installedLibraries(environment);
  const matching = all.filter(
    ({ manifest }) => manifest.name === wanted.name && satisfies(manifest.version, wanted.version),
  );
  const [library, ...others] = matching;
  if (library === undefined) {
    const names = all.map(({ manifest }) => libraryLabel(manifest));
    const hint = didYouMean(wanted.name, names) || ` Installed: ${names.join(", ") || "none"}.`;
    throw new LlmDoError(`There is no library ${JSON.stringify(written)} here.${hint}`, {
      code: "usage",
    });
  }
  if (others.length === 0) return library;
  const versions = matching.map(({ path }) => path).join(", ");
  throw new LlmDoError(
    `Several libraries are ${JSON.stringify(written)}: ${versions}. Name a version.`,
    {
      code: "usage",
    },
  );
}
