import type { ProjectFiles } from "./definition.ts";
import { parseSettings } from "./document.ts";
import { joinPath, projectError } from "./layout.ts";
import { parseSpecification } from "./library-specification.ts";
import type { MapNode, Node } from "./node.ts";
import { Diagnostics, quote, renderProblem } from "./problem.ts";
import { readFields, readText } from "./read.ts";

export const LOCK_FILE = "llm-do.lock";

/** One library as `llm-do lib install` found it. */
export interface LockedLibrary {
  name: string;
  version: string | null;
  /** What it was installed from: `git+https://host/repository.git#ref`, or "directory". */
  source: string;
  /** Of a git source: the full commit id. */
  commit: string | null;
  /** Of the installed files: `sha256:…`. */
  digest: string;
}

/** Libraries by name. */
export type Lock = ReadonlyMap<string, LockedLibrary>;

const KEYS = ["name", "version", "source", "commit", "digest"] as const;
const HEAD =
  "# Written by `llm-do lib install`. Commit this file: runs use these versions and no others.\n";

/** Throws LlmDoError "project" with every place that is wrong: a lock that cannot be read locks nothing. */
export function parseLock({ file, text }: { file: string; text: string }): Lock {
  const diagnostics = new Diagnostics();
  const settings = parseSettings({ file, text, diagnostics });
  const fields = settings && readFields(settings, { known: ["libraries"], diagnostics });
  const list = fields?.get("libraries")?.node;
  const found = list?.kind === "list" ? list.items : [];
  const entries = found.flatMap((item) => readEntry(item, diagnostics));
  if (diagnostics.failed) {
    const problems = diagnostics.problems.map(renderProblem).join("\n");
    throw projectError(`${problems}\nRun \`llm-do lib install\` to write ${file} again.`);
  }
  return new Map(entries.map((entry) => [entry.name, entry]));
}

function readEntry(item: Node, diagnostics: Diagnostics): LockedLibrary[] {
  if (item.kind !== "map") {
    diagnostics.error(item.place, "Expected `name`, `source` and `digest` of a library.");
    return [];
  }
  const texts = readTextsOf(item, diagnostics);
  const { name, source, digest, commit } = texts;
  if (!name || !source || !digest) {
    diagnostics.error(item.place, "A library needs `name`, `source` and `digest`.");
    return [];
  }
  if (source.startsWith("git+") && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit ?? "")) {
    diagnostics.error(item.place, `${quote(name)} is from git and needs its full \`commit\`.`);
    return [];
  }
  const origin = parseSpecification(source);
  if (source !== "directory" && (origin?.kind !== "git" || commit === null)) {
    diagnostics.error(
      item.place,
      `${quote(name)} is from ${quote(source)}; a source is "directory" or "git+https://host/repository.git#ref".`,
    );
    return [];
  }
  if (source === "directory" && commit !== null) {
    diagnostics.error(item.place, `${quote(name)} is from a directory, which has no \`commit\`.`);
    return [];
  }
  const named = parseSpecification(texts.version === null ? name : `${name}@${texts.version}`);
  if (named?.kind !== "named") {
    diagnostics.error(item.place, `${quote(name)} is no name or version of a library.`);
    return [];
  }
  return [{ name, version: texts.version, source, commit, digest }];
}

function readTextsOf(map: MapNode, diagnostics: Diagnostics) {
  const fields = readFields(map, { known: [...KEYS], diagnostics });
  const text = (key: (typeof KEYS)[number]) => {
    const node = fields?.get(key)?.node;
    return node ? readText(node, diagnostics) : null;
  };
  return {
    name: text("name"),
    version: text("version"),
    source: text("source"),
    commit: text("commit"),
    digest: text("digest"),
  };
}

/** The lock beside the manifest; empty where there is none. */
export async function readLock(files: ProjectFiles, folder: string): Promise<Lock> {
  const file = joinPath(folder, LOCK_FILE);
  const text = await files.read(file);
  return text === undefined ? new Map() : parseLock({ file, text });
}

/** The same libraries always give the same text: sorted, one value a line. */
export function formatLock(libraries: Iterable<LockedLibrary>): string {
  const sorted = [...libraries].sort((one, other) => (one.name < other.name ? -1 : 1));
  const entries = sorted.map((library) =>
    KEYS.flatMap((key) =>
      library[key] === null ? [] : [`${key}: ${JSON.stringify(library[key])}`],
    )
      .map((line, index) => `${index === 0 ? "  - " : "    "}${line}\n`)
      .join(""),
  );
  return `${HEAD}libraries:${entries.length === 0 ? " []\n" : `\n${entries.join("")}`}`;
}
