import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { LlmDoError } from "../errors.ts";
import { diskFiles } from "../project/files.ts";
import { libraryLabel } from "../project/library.ts";
import { PROVENANCE_FILE } from "../project/library-digest.ts";
import { type LibraryManifest, readLibraryManifest } from "../project/library-manifest.ts";
import { parseSpecification } from "../project/library-specification.ts";
import { renderProblem } from "../project/problem.ts";
import { libraryCommits, openCommitGit, resolveRef } from "../runtime/library-commits.ts";
import type { Provenance } from "./installed-libraries.ts";
import { commitFolder } from "./local-libraries.ts";

export interface Installed {
  /** Absolute path of the folder that it was copied to. */
  path: string;
  manifest: LibraryManifest;
}

interface Destination {
  /** The library folder. */
  folder: string;
  /** Throws when it is not what was asked for. */
  check(found: Pick<Installed, "manifest">): void;
}

const NOT_COPIED = new Set([".git", "node_modules", "__pycache__", PROVENANCE_FILE]);

/** Copies a library from a folder on this machine. */
export function installFolder(from: string, destination: Destination): Promise<Installed> {
  const provenance = { source: "directory", commit: null };
  return putInPlace({ ...destination, provenance, shown: from }, (to) =>
    cp(from, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path === from || !NOT_COPIED.has(basename(path)),
    }),
  );
}

/** Copies a library from what a tag, branch or commit of a repository is now. */
export async function installCommit(
  place: { url: string; ref: string | null; source: string },
  destination: Destination & { environment: Record<string, string> },
): Promise<Installed> {
  const { folder, environment } = destination;
  const commit = await resolveRef(place, { directory: folder, environment });
  const kept = { directory: commitFolder(folder), environment };
  await libraryCommits(kept)({ url: place.url, commit });
  const git = await openCommitGit({ commit }, kept);
  const { source } = place;
  return putInPlace(
    { ...destination, provenance: { source, commit }, shown: source },
    async (to) => {
      const here = git.at({ indexFile: `${to}.index`, workTree: to });
      await here.run(["read-tree", commit]);
      await here.run(["checkout-index", "--all", "--force", `--prefix=${to}/`]);
      await rm(`${to}.index`, { force: true });
    },
  );
}

/** A copy that fails half-way leaves what was there before. */
async function putInPlace(
  destination: Destination & { provenance: Provenance; shown: string },
  copy: (to: string) => Promise<void>,
): Promise<Installed> {
  const { folder, provenance, shown } = destination;
  await mkdir(folder, { recursive: true });
  const temporary = await mkdtemp(join(folder, ".installing-"));
  const fresh = join(temporary, "library");
  try {
    await mkdir(fresh);
    await copy(fresh);
    const manifest = await readManifest(fresh, shown);
    destination.check({ manifest });
    const path = join(folder, folderName(manifest));
    // The library may have brought one, and a link there would be written through.
    const noted = join(fresh, PROVENANCE_FILE);
    await rm(noted, { recursive: true, force: true });
    await writeFile(noted, `${JSON.stringify(provenance)}\n`, { flag: "wx" });
    await rename(path, join(temporary, "before")).catch(() => undefined);
    await rename(fresh, path);
    return { path, manifest };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** A name or version that is a path would put the library, and what it replaces, anywhere. */
function folderName(manifest: LibraryManifest): string {
  const label = libraryLabel(manifest);
  if (parseSpecification(label)?.kind === "named") return label;
  throw new LlmDoError(
    `${JSON.stringify(label)} is no name and version of a library: letters, digits, "-", "_", "." and "+" only. Mend \`name:\` and \`version:\` in its ${manifest.file}.`,
    { code: "project" },
  );
}

async function readManifest(folder: string, shown: string): Promise<LibraryManifest> {
  const manifest = await readLibraryManifest(diskFiles(folder), { folder: "", shown: `${shown}/` });
  if (manifest === null) {
    throw new LlmDoError(
      `There is no lib.yaml in ${shown}, so it is not a library. It needs at least \`name: my-library\`.`,
      { code: "project" },
    );
  }
  const errors = manifest.diagnostics.problems.filter(({ severity }) => severity === "error");
  if (errors.length === 0) return manifest;
  throw new LlmDoError(errors.map(renderProblem).join("\n"), { code: "project" });
}
