import { resolve } from "node:path";
import { LlmDoError, orNull } from "../errors.ts";
import { libraryLabel } from "../project/library.ts";
import { gitSource } from "../project/library-source.ts";
import { parseSpecification, satisfies } from "../project/library-specification.ts";
import { libraryFolders } from "./environment-folders.ts";
import { type Installed, installCommit, installFolder } from "./install-library.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { isDirectory, type LocalProject, openLocalProject } from "./local-project.ts";
import { printJson, say, type Terminal } from "./terminal.ts";
import { writeLock } from "./write-lock.ts";

/**
 * `llm-do lib install [PATH | git+URL#REF]`: copies a library to the first library folder, and writes
 * down which versions the project here uses. Without a word it writes the lock only.
 */
export async function installLibrary(invocation: Invocation): Promise<number> {
  const { terminal, flags, texts, positionals } = invocation;
  const [written, extra] = positionals;
  if (extra !== undefined) {
    throw usage(`One library is installed at a time, not also ${JSON.stringify(extra)}.`);
  }
  const project = await projectHere(terminal);
  if (written === undefined && !project?.project.manifest.file) {
    throw usage("Name a library, or run this in a project whose manifest names its libraries.");
  }
  const installed =
    written === undefined
      ? null
      : await install(written, { terminal, version: texts.version ?? null });
  const locked = project
    ? await writeLock(project, { terminal, update: flags.update ?? false })
    : null;
  if (flags.json) {
    const { manifest, path } = installed ?? {};
    const about = manifest && { name: manifest.name, version: manifest.version, path };
    printJson(terminal, {
      type: "result",
      status: "completed",
      ...about,
      lock: locked?.file ?? null,
    });
    return EXIT.done;
  }
  if (installed)
    say(terminal, `Installed ${libraryLabel(installed.manifest)} in ${installed.path}`);
  if (locked?.file) say(terminal, `Wrote ${locked.file}; commit it.`);
  if (installed && project)
    tellToDeclare(installed, { terminal, project, locked: locked?.names ?? [] });
  return EXIT.done;
}

async function install(
  written: string,
  { terminal, version }: { terminal: Terminal; version: string | null },
): Promise<Installed> {
  const { environment, directory } = terminal;
  const [folder] = libraryFolders(environment);
  if (folder === undefined) {
    throw usage("Nobody knows where to install: set LLM_DO_LIBS or HOME.");
  }
  const check = ({ manifest }: Pick<Installed, "manifest">) => {
    if (satisfies(manifest.version, version)) return;
    throw usage(`${written} is version ${manifest.version ?? "unknown"}, not ${version}.`);
  };
  const specification = parseSpecification(written);
  if (specification?.kind === "git") {
    const { url } = specification;
    const ref = specification.ref ?? (version === null ? null : `v${version}`);
    return installCommit(
      { url, ref, source: gitSource({ url, ref }) },
      { folder, environment, check },
    );
  }
  const path = resolve(directory, written.replace(/^path:/, ""));
  if (isDirectory(path)) return installFolder(path, { folder, check });
  throw usage(
    `${JSON.stringify(written)} is neither a folder here nor an address such as git+https://host/repository.git#v1.`,
  );
}

function projectHere(terminal: Terminal): Promise<LocalProject | null> {
  const { environment, directory } = terminal;
  return orNull(openLocalProject(directory, environment.LLM_DO_PROJECT || ".", { environment }));
}

function tellToDeclare(
  { manifest }: Installed,
  about: { terminal: Terminal; project: LocalProject; locked: string[] },
): void {
  if (about.locked.includes(manifest.name)) return;
  const file = about.project.project.manifest.file ?? "project.yaml";
  say(
    about.terminal,
    `The project here does not use it yet: add \`dependencies: ["${libraryLabel(manifest)}"]\` to ${file}, then run \`llm-do lib install\` once more.`,
  );
}

function usage(message: string): LlmDoError {
  return new LlmDoError(message, { code: "usage" });
}
