// Makes a fresh clone ready, then runs the command that follows (if any) under the project's own
// Node. Plain JavaScript without dependencies, because on a machine that has nothing but git and
// Node 20 this is the first thing that runs: `node scripts/setup.mjs [command [argument…]]`.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const binaries = join(root, "node_modules", ".bin");
const environment = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ""}`,
};

/** Compares contents, not times: a checkout gives every file a new time. */
function isInstalled() {
  if (!existsSync(join(binaries, "node"))) return false;
  const wanted = packagesOf("package-lock.json");
  const present = packagesOf(join("node_modules", ".package-lock.json"));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === "" || present[path]?.version === version || (optional && !present[path]),
  );
}

function packagesOf(lockFile) {
  const path = join(root, lockFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}

/** Returns the exit code; a command that a signal ended counts as failed. */
function run(command, commandArguments) {
  const { status, error } = spawnSync(command, commandArguments, {
    cwd: root,
    env: environment,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (error) console.error(`Error: "${command}" could not be started: ${error.message}`);
  return status ?? 1;
}

function install() {
  console.error("Installing the development dependencies (npm ci) …");
  const failed = run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (failed) return failed;
  if (isInstalled()) return 0;
  console.error(
    'Error: "npm ci" ended without node_modules/.bin/node. The package "node" has an install script: run `npm config set ignore-scripts false` and try again.',
  );
  return 1;
}

const [command, ...commandArguments] = process.argv.slice(2);
process.exitCode = isInstalled() ? 0 : install();
if (process.exitCode === 0 && command) process.exitCode = run(command, commandArguments);
