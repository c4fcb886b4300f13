import type { ProjectFiles } from "./definition.ts";
import { diskFiles } from "./files.ts";
import { joinPath, projectError } from "./layout.ts";
import type { LibraryFiles, LibraryRequest, LibrarySource } from "./library.ts";
import type { Lock, LockedLibrary } from "./library-lock.ts";
import { readLibraryManifest } from "./library-manifest.ts";
import { newerVersion, type Specification, satisfies } from "./library-specification.ts";
import { quote } from "./problem.ts";

export interface LibrarySourceOptions {
  /** Folders on this machine that libraries are installed in, first wins; none on a runner. */
  folders: string[];
  lock: Lock;
  /** The files of a commit of another repository; brings them when they are not here. Null = no git here. */
  openCommit: ((place: { url: string; commit: string }) => Promise<ProjectFiles>) | null;
}

/** Libraries as the lock has them; what it does not lock comes from the folders (spec §6.3). */
export function librarySource(options: LibrarySourceOptions): LibrarySource {
  return {
    async open(request) {
      const { specification } = request;
      switch (specification.kind) {
        case "folder":
          return openFolder(specification.path, request);
        case "git":
          return openCommitOf(lockOfGit(specification, options.lock), options);
        case "named":
          return openNamed(specification, request, options);
      }
    },
  };
}

type Named = Extract<Specification, { kind: "named" }>;

async function openNamed(
  wanted: Named,
  request: LibraryRequest,
  options: LibrarySourceOptions,
): Promise<LibraryFiles> {
  const locked = options.lock.get(wanted.name);
  if (locked && !satisfies(locked.version, wanted.version)) {
    throw projectError(
      `${request.requiredBy.label} requires ${request.written}, but llm-do.lock has ${wanted.name}@${locked.version}. ${LOCK_CURE}`,
    );
  }
  if (locked?.commit) return openCommitOf({ ...locked, commit: locked.commit }, options);
  const searched: string[] = [];
  for (const folder of options.folders) {
    const found = await findInFolder(folder, { wanted, locked, searched });
    if (found === null) continue;
    if (locked) await checkDigest(found, locked);
    return found;
  }
  throw notFound(request, { searched, folders: options.folders });
}

async function findInFolder(
  root: string,
  about: { wanted: Named; locked: LockedLibrary | undefined; searched: string[] },
): Promise<LibraryFiles | null> {
  const { wanted, locked, searched } = about;
  const { name } = wanted;
  const version = wanted.version ?? locked?.version ?? null;
  const names = await diskFiles(root).list("");
  const versioned = names
    .filter((entry) => entry.startsWith(`${name}@`) && entry.endsWith("/"))
    .map((entry) => entry.slice(0, -1))
    .sort(newerVersion);
  // `--lib ./utils` may name the library itself.
  const candidates = [`${name}@${version}`, name, ...versioned, ""];
  for (const candidate of new Set(version === null ? candidates.slice(1) : candidates)) {
    const place = joinPath(root, candidate);
    const files = diskFiles(place);
    const manifest = await readLibraryManifest(files, { folder: "", shown: `${name}:` });
    if (candidate !== "" && (manifest !== null || !candidate.includes("@") || version !== null)) {
      searched.push(place);
    }
    if (manifest === null || (candidate === "" && manifest.name !== name)) continue;
    if (!satisfies(manifest.version, version)) {
      searched.push(`  (is version ${manifest.version ?? "unknown"})`);
      continue;
    }
    if (manifest.name === name || manifest.diagnostics.failed) {
      return { manifest, files, folder: "", origin: place };
    }
    throw projectError(
      `The library in ${place} calls itself ${quote(manifest.name)}, not ${quote(name)}. Rename the folder or mend \`name:\` in its lib.yaml.`,
    );
  }
  return null;
}

function notFound(
  { written, requiredBy }: LibraryRequest,
  { searched, folders }: { searched: string[]; folders: string[] },
): Error {
  if (folders.length === 0) {
    return projectError(
      `The library ${quote(written)} (required by ${requiredBy.label}) is not in llm-do.lock with a git address, so it cannot be fetched here. Install it from git, \`llm-do lib install git+https://…#ref\`, or keep it in the repository and write \`./folder\`; then commit llm-do.lock.`,
    );
  }
  const places = searched.map((place) => `  ${place}`).join("\n");
  return projectError(
    `There is no library ${quote(written)} (required by ${requiredBy.label}). Looked for:\n${places}\nInstall it with \`llm-do lib install <folder or git+https://…>\`, or name its folder with --lib or LLM_DO_LIBS.`,
  );
}

/** A folder of the repository needs no lock: the project's own commit pins it. */
async function openFolder(path: string, { requiredBy }: LibraryRequest): Promise<LibraryFiles> {
  const { files } = requiredBy;
  const folder = joinPath(requiredBy.folder, path);
  const manifest = await readLibraryManifest(files, { folder, shown: `${folder}/` });
  if (manifest !== null) return { manifest, files, folder, origin: joinPath(files.label, folder) };
  throw projectError(
    `There is no library in "./${path}" (required by ${requiredBy.label}): expected ${joinPath(folder, "lib.yaml")} in ${files.label}.`,
  );
}

const LOCK_CURE = "Run `llm-do lib install` and commit llm-do.lock.";

function lockOfGit(
  wanted: Extract<Specification, { kind: "git" }>,
  lock: Lock,
): LockedLibrary & { commit: string } {
  const source = gitSource(wanted);
  const all = [...lock.values()];
  const locked = all.find((entry) => entry.source === source);
  if (locked?.commit) return { ...locked, commit: locked.commit };
  const other = all.find((entry) => entry.source.split("#")[0] === `git+${wanted.url}`);
  const why = other
    ? `llm-do.lock has it as "${other.source}"`
    : "llm-do.lock does not say at which commit";
  throw projectError(`The library "${source}" cannot be used: ${why}. ${LOCK_CURE}`);
}

export function gitSource({ url, ref }: { url: string; ref: string | null }): string {
  return `git+${url}${ref === null ? "" : `#${ref}`}`;
}

async function openCommitOf(
  locked: LockedLibrary & { commit: string },
  { openCommit }: LibrarySourceOptions,
): Promise<LibraryFiles> {
  const { source, commit, name } = locked;
  const url = source.slice("git+".length).split("#")[0] ?? "";
  if (openCommit === null) {
    throw projectError(
      `The library ${quote(name)} is in another repository, which is not read here.`,
    );
  }
  const files = await openCommit({ url, commit });
  const manifest = await readLibraryManifest(files, { folder: "", shown: `${name}:` });
  const origin = `${source} at ${commit.slice(0, 7)}`;
  if (manifest && (manifest.name === name || manifest.diagnostics.failed)) {
    return { manifest, files, folder: "", origin };
  }
  throw projectError(
    manifest === null
      ? `There is no lib.yaml in ${origin}. Is it the address of a library?`
      : `${origin} is the library ${quote(manifest.name)}, but llm-do.lock says ${quote(name)}. ${LOCK_CURE}`,
  );
}

/** What was installed must be what was locked: somebody may have changed it in place. */
async function checkDigest({ origin }: LibraryFiles, locked: LockedLibrary): Promise<void> {
  const { digestOfFolder } = await import("./library-digest.ts");
  if ((await digestOfFolder(origin)) === locked.digest) return;
  throw projectError(
    `The library in ${origin} is not the one that llm-do.lock names: its files were changed, or another copy was installed. Install the right one, or lock this one: \`llm-do lib install\`, and commit llm-do.lock.`,
  );
}
