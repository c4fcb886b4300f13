import { foldName } from "./workspace-path.ts";

const MANIFEST = /^(project\.ya?ml|program\.ya?ml|workshop\.ya?ml|\.golem-forge\.json)$/;
const MANIFEST_FAMILY = /^golem-forge\.config\./;
const PROJECT_CODE = /^tools\.(ts|js|py)$/;
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
  if (names[0] === ".github") return true;
  if (folders.includes(".llm-do") || folders.includes("tools")) return true;
  if (file === "codeowners") return CODEOWNERS_FOLDERS.has(folders.join("/"));
  if (file.endsWith(".worker")) return true;
  return MANIFEST.test(file) || MANIFEST_FAMILY.test(file) || PROJECT_CODE.test(file);
}
