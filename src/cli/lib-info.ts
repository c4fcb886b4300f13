import { diskFiles } from "../project/files.ts";
import { libraryLabel } from "../project/library.ts";
import { WorkerLookup } from "../project/lookup.ts";
import { NO_MANIFEST } from "../project/manifest.ts";
import { renderProblem } from "../project/problem.ts";
import { findInstalled, type InstalledLibrary } from "./installed-libraries.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { printJson, visible } from "./terminal.ts";

/** `llm-do lib info NAME`: what a library offers, needs, and where it came from. */
export async function showLibrary({ terminal, flags, positionals }: Invocation): Promise<number> {
  const library = await findInstalled(positionals[0], terminal.environment);
  const { manifest, path, provenance } = library;
  const workers = await workersOf(library);
  const dependencies = manifest.dependencies.map(({ specification }) => specification);
  const { problems } = manifest.diagnostics;
  if (flags.json) {
    const { name, version, description } = manifest;
    const about = { name, version, description, workers, dependencies, path, ...provenance };
    printJson(terminal, { type: "library", ...about, problems });
    printJson(terminal, { type: "result", status: "completed" });
    return EXIT.done;
  }
  const from = provenance.commit
    ? `${provenance.source} at ${provenance.commit}`
    : provenance.source;
  const lines = [
    libraryLabel(manifest),
    ...(manifest.description ? [manifest.description] : []),
    `Workers: ${workers.join(", ") || "none"}`,
    `Depends on: ${dependencies.join(", ") || "nothing"}`,
    `Installed in ${path}, from ${from}`,
    ...problems.map(renderProblem),
  ];
  terminal.stdout.write(`${visible(lines.join("\n"))}\n`);
  return EXIT.done;
}

/** What others may call: its exports, or all of its workers. */
async function workersOf({ manifest, path }: InstalledLibrary): Promise<string[]> {
  if (manifest.exports.length > 0) return manifest.exports;
  const { workerPaths } = NO_MANIFEST;
  const all = await new WorkerLookup({ files: diskFiles(path), base: "", workerPaths }).all();
  return all.flatMap(({ name }) => name ?? []).sort();
}
