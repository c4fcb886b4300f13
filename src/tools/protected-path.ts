import { foldName } from "./workspace-path.ts";

const MANIFEST =
  /^((project|lib)\.ya?ml|llm-do\.lock|program\.ya?ml|workshop\.ya?ml|\.golem-forge\.json)$/;
const MANIFEST_FAMILY = /^golem-forge\.config\./;
/** Code that a worker brings: at the root, and beside the workers in their folders. */
const PROJECT_CODE = /^(toolsets|tools(\.([cm]?[jt]s|py))?)$/;
/** Part of the instructions of workers. */
const TEMPLATE = /\.(jinja2?|j2)$/;
const WORKER_FOLDERS = new Set(["workers", ".workers"]);
const CODEOWNERS_FOLDERS = new Set(["", "docs", ".github"]);

/**
 * True for files that decide what later runs may do (workflows, owners, workers, manifests, project
 * code): changing one is always asked, whatever the worker's own settings say.
 * `path` is relative to the workspace; case and look-alike characters make no difference.
 */
export function isProtectedPath(path: string): boolean {
  const names = path.split("/").map(foldName);
  const file = names.at(-1) ?? "";
  const folders = names.slice(0, -1);
  if (names[0] === ".github" || folders.includes(".llm-do") || isProjectCode(names)) return true;
  if (file === "codeowners") return CODEOWNERS_FOLDERS.has(folders.join("/"));
  if (file.endsWith(".worker") || file === "workers.py") return true;
  if (TEMPLATE.test(file) && folders.includes("templates")) return true;
  return MANIFEST.test(file) || MANIFEST_FAMILY.test(file);
}

/** Of `tools.py`, `tools/x`, `workers/tools/x` and `workers/a/tools.py`; ordinary `src/tools/x` is not. */
function isProjectCode(names: readonly string[]): boolean {
  const [first = ""] = names;
  return (WORKER_FOLDERS.has(first) ? names : [first]).some((name) => PROJECT_CODE.test(name));
}
