/** Says whether dist/ is what the sources build, byte for byte; exit code 1 when it is not. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { build } from "./build.ts";

const DIST = join(import.meta.dirname, "..", "dist");

function filesOf(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path)]),
  );
}

/** One line per difference: `changed index.js`, `missing 12.index.js`, `left over 7.index.js`. */
function differences(committed: Map<string, Buffer>, built: Map<string, Buffer>): string[] {
  const paths = [...new Set([...committed.keys(), ...built.keys()])].sort();
  return paths.flatMap((path) => {
    const [before, after] = [committed.get(path), built.get(path)];
    if (before === undefined) return [`missing    dist/${path}`];
    if (after === undefined) return [`left over  dist/${path}`];
    return before.equals(after) ? [] : [`changed    dist/${path}`];
  });
}

const folder = mkdtempSync(join(tmpdir(), "llm-do-check-dist-"));
try {
  build(folder);
  const found = differences(filesOf(DIST), filesOf(folder));
  if (found.length === 0) {
    console.log("dist/ is what the sources build.");
  } else {
    console.error("dist/ is not what the sources build:");
    for (const line of found) console.error(`  ${line}`);
    console.error("Run `npm run build` and commit dist/.");
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
