import { didYouMean } from "../near-miss.ts";
import type { Dependency, ProjectFiles } from "./definition.ts";
import { parseSettings } from "./document.ts";
import { joinPath } from "./layout.ts";
import { exportedName } from "./manifest.ts";
import type { Node } from "./node.ts";
import { Diagnostics, quote } from "./problem.ts";
import { readFields, readText, readTexts } from "./read.ts";

/** `lib.yaml`, or the `project.yaml` of a project that others use as a library (spec §6.2). */
export interface LibraryManifest {
  /** Path in the library's files. */
  file: string;
  name: string;
  version: string | null;
  description: string | null;
  /** Workers that others may call, without `workers/`; empty = all (C39). */
  exports: string[];
  dependencies: Dependency[];
  diagnostics: Diagnostics;
}

const KEYS = ["name", "version", "description", "exports", "dependencies"];

export const LIBRARY_MANIFESTS = ["lib.yaml", "lib.yml", "project.yaml"] as const;

/** Null when there is no manifest in the folder. What is wrong with it is in its diagnostics. */
export async function readLibraryManifest(
  files: ProjectFiles,
  /** `shown` stands before the file's name in messages: `utils:`. */
  { folder, shown }: { folder: string; shown: string },
): Promise<LibraryManifest | null> {
  for (const name of LIBRARY_MANIFESTS) {
    const file = joinPath(folder, name);
    const text = await files.read(file);
    if (text === undefined) continue;
    const strict = name !== "project.yaml";
    const manifest = parseLibraryManifest({ file: `${shown}${name}`, text, strict });
    // A project is a library only when it says what it is called.
    if (strict || manifest.name !== "") return { ...manifest, file };
  }
  return null;
}

export function parseLibraryManifest(source: {
  file: string;
  text: string;
  /** Keys besides those of a library are warned about. */
  strict: boolean;
}): LibraryManifest {
  const diagnostics = new Diagnostics();
  const settings = parseSettings({ ...source, diagnostics });
  const fields = settings && readFields(settings, { known: KEYS, diagnostics });
  const node = (key: string) => fields?.get(key)?.node;
  for (const entry of source.strict ? (fields?.rest ?? []) : []) {
    const suggestion = didYouMean(entry.name, KEYS);
    diagnostics.warning(entry.key, `Unknown key ${quote(entry.name)} is ignored.${suggestion}`);
  }
  const text = (key: string) => {
    const found = node(key);
    return found ? readText(found, diagnostics) : null;
  };
  const name = text("name");
  if (settings && source.strict) checkName({ name, node: node("name") ?? settings, diagnostics });
  return {
    file: source.file,
    name: name ?? "",
    version: text("version"),
    description: text("description"),
    exports: texts(node("exports"), diagnostics).map(({ text: worker }) => exportedName(worker)),
    dependencies: texts(node("dependencies"), diagnostics).map(
      ({ text: specification, place }) => ({
        specification,
        location: place.location,
      }),
    ),
    diagnostics,
  };
}

function texts(node: Node | undefined, diagnostics: Diagnostics) {
  return node ? readTexts(node, diagnostics) : [];
}

function checkName(about: { name: string | null; node: Node; diagnostics: Diagnostics }): void {
  const { name, node, diagnostics } = about;
  if (name === null) {
    diagnostics.error(
      node.place,
      "A library needs a `name:`; workers are called by `name:worker`.",
    );
  } else if (!/^[a-z0-9][\w-]*$/.test(name)) {
    const allowed = "small letters, digits, `-` and `_`, the first no dash";
    diagnostics.error(
      node.place,
      `A library cannot be called ${quote(name)}; allowed: ${allowed}.`,
    );
  }
}
