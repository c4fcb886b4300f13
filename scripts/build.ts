/**
 * Bundles src/main.ts into one folder: `node scripts/build.ts [folder]`, default dist/.
 * The output is a function of the sources and of package-lock.json alone, which is what lets
 * check-dist compare it byte for byte.
 */
import { spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** The bundle is an ES module that runs when it is loaded; the command is nothing but its name. */
const BIN = `#!/usr/bin/env node
// \`npx llm-do\` and \`npm install --global\` start here; the Action starts with ./index.js.
import "./index.js";
`;

/**
 * Bundles one entry. Types are not checked here (`--transpile-only`): `npm test` does that.
 * src/tsconfig.json exists for this step: file by file, TypeScript takes "nodenext" for CommonJS.
 * Throws with ncc's output when it fails.
 */
export function bundle(entry: string, folder: string): void {
  // Chunks are named by content: what an earlier build left would be shipped for ever.
  rmSync(folder, { recursive: true, force: true });
  const ncc = join(ROOT, "node_modules", "@vercel", "ncc", "dist", "ncc", "cli.js");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [ncc, "build", entry, "--out", folder, "--license", "licenses.txt"].concat(
      ["--target", "es2022"],
      ["--transpile-only", "--no-cache", "--quiet"],
    ),
    { cwd: ROOT, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`ncc could not bundle "${entry}":\n${stdout}${stderr}`);
}

/** Builds everything that a release ships in dist/. */
export function build(folder: string): void {
  bundle(join("src", "main.ts"), folder);
  // What python3 runs as it is (src/tools/python.ts looks for it beside the bundle).
  const sources = (path: string) => !path.endsWith("__pycache__");
  cpSync(join(ROOT, "src", "tools", "python"), join(folder, "python"), {
    recursive: true,
    filter: sources,
  });
  writeFileSync(join(folder, "llm-do.js"), BIN, { mode: 0o755 });
}

if (import.meta.main) build(resolve(process.argv[2] ?? join(ROOT, "dist")));
