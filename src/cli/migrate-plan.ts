import { stringify } from "yaml";
import type { ProjectFiles } from "../project/definition.ts";
import { MANIFEST_NAMES } from "../project/manifest.ts";
import { migrateWorker } from "./migrate-worker.ts";

/** A file of the project that is written elsewhere or otherwise. Paths are relative to the project. */
export interface Change {
  from: string;
  to: string;
  before: string;
  after: string;
}

export interface Migration {
  changes: Change[];
  /** What was left as it is, and why. */
  notes: string[];
}

/**
 * A flat registry as a project: workers move into `workers/`, the manifest is called `project.yaml`, keys of
 * 2025 become today's (spec/dialects.md F86). A worker that names files by their path stays where it is.
 */
export async function planMigration(files: ProjectFiles): Promise<Migration> {
  const notes: string[] = [];
  const manifest = await planManifest(files, notes);
  const names = await files.list("");
  const texts = await workerTexts(files, names);
  const mayMove = names.includes("main.worker") && !ownPaths(manifest?.after ?? "");
  if (!names.includes("main.worker") && texts.size > 1) {
    notes.push(
      "There is no main.worker: workers stay where they are. Rename the entry worker to main.worker.",
    );
  }
  const changes = manifest ? [manifest] : [];
  for (const [from, before] of texts) {
    const reason = mayMove ? reasonToStay(from, { before, texts, names }) : "";
    const moves = reason === null && from !== "main.worker" && !from.startsWith("workers/");
    if (reason) notes.push(`${from} stays where it is: ${reason}.`);
    const to = moves ? `workers/${from}` : from;
    changes.push({ from, to, before, after: migrateWorker(before) });
    if (moves) changes.push(...(await companions(files, from)));
  }
  return {
    changes: changes.filter(({ from, to, before, after }) => from !== to || before !== after),
    notes,
  };
}

async function planManifest(files: ProjectFiles, notes: string[]): Promise<Change | null> {
  const names = await files.list("");
  const found = MANIFEST_NAMES.filter((name) => names.includes(name));
  const [from, second] = found;
  if (from === undefined) return null;
  if (second !== undefined) {
    notes.push(`There are several manifests, ${found.join(" and ")}: keep one of them.`);
    return null;
  }
  const before = (await files.read(from)) ?? "";
  const after = from.endsWith(".json") ? yamlOf(before) : before;
  if (after === null) notes.push(`${from} is no JSON and stays as it is.`);
  if (from.includes("golem-forge")) {
    notes.push(
      "GOLEM_FORGE_MODEL is not read for a project.yaml; set LLM_DO_MODEL, or `model:` in it.",
    );
  }
  return after === null ? null : { from, to: "project.yaml", before, after };
}

function yamlOf(json: string): string | null {
  try {
    return stringify(JSON.parse(json), { lineWidth: 0 });
  } catch {
    return null;
  }
}

/** The manifest names its own folders of workers, and `workers` is none of them. */
function ownPaths(manifest: string): boolean {
  return /^\s*["']?worker_?[pP]aths["']?\s*:/m.test(manifest) && !/\bworkers\b/.test(manifest);
}

async function workerTexts(files: ProjectFiles, names: string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const paths = names.filter((name) => name.endsWith(".worker"));
  for (const folder of names.filter((name) => name.endsWith("/"))) {
    const inside = await files.list(folder.slice(0, -1));
    if (inside.includes("worker.worker")) paths.push(`${folder}worker.worker`);
    if (folder !== "workers/") continue;
    paths.push(...inside.filter((name) => name.endsWith(".worker")).map((name) => folder + name));
    for (const below of inside.filter((name) => name.endsWith("/"))) {
      const deep = await files.list(`workers/${below.slice(0, -1)}`);
      if (deep.includes("worker.worker")) paths.push(`workers/${below}worker.worker`);
    }
  }
  for (const path of [...new Set(paths)].sort()) texts.set(path, (await files.read(path)) ?? "");
  return texts;
}

/** Null = it can move. */
function reasonToStay(
  path: string,
  { before, texts, names }: { before: string; texts: Map<string, string>; names: string[] },
): string | null {
  if (path === "main.worker" || path.startsWith("workers/")) return null;
  const name = path.replace(/(\/worker)?\.worker$/, "");
  if (texts.has(`workers/${name}.worker`) || texts.has(`workers/${name}/worker.worker`)) {
    return `workers/ has a worker ${name} too`;
  }
  const flat = !path.includes("/");
  if (flat && /\{[{%]/.test(before)) return "its templates are looked for beside it";
  if (/^\s*(module|output_schema_ref|schema_in_ref):/m.test(before))
    return "it names files by their path";
  const reference = new RegExp(
    `["'\\s[]\\./${name.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&")}["'\\s,:\\]]`,
  );
  const others = [...texts].filter(([, text]) => reference.test(text)).map(([file]) => file);
  if (others.length > 0) return `${others.join(" and ")} name it by its path`;
  return names.includes("workers") ? "there is a file called workers" : null;
}

/** Tests beside a worker, and everything in the folder of one. */
async function companions(files: ProjectFiles, worker: string): Promise<Change[]> {
  const paths = worker.includes("/")
    ? await below(files, worker.slice(0, worker.lastIndexOf("/")))
    : ["yaml", "yml"].map((ending) => worker.replace(/worker$/, `test.${ending}`));
  const changes: Change[] = [];
  for (const from of paths.filter((path) => path !== worker)) {
    const text = await files.read(from);
    if (text !== undefined)
      changes.push({ from, to: `workers/${from}`, before: text, after: text });
  }
  return changes;
}

async function below(files: ProjectFiles, folder: string): Promise<string[]> {
  const names = await files.list(folder);
  const paths = names.map(async (name) =>
    name.endsWith("/") ? below(files, `${folder}/${name.slice(0, -1)}`) : [`${folder}/${name}`],
  );
  return (await Promise.all(paths)).flat();
}
