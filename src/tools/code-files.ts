import { dirname, join } from "node:path/posix";
import type { CodeFolder, CodeToolset, WorkerDefinition } from "../project/definition.ts";
import type { CodeLanguage } from "./code-protocol.ts";

/** A file or package of code, before it is put on disk. */
export interface FoundCode {
  language: CodeLanguage;
  folder: CodeFolder;
  /** Path inside `folder.files`; for a package its name. */
  path: string;
  kind: "file" | "package";
  /** The toolset whose `module:` names it; null = one of the usual files. */
  module: CodeToolset | null;
}

export interface MissingModule {
  toolset: CodeToolset;
  message: string;
}

const TYPESCRIPT = [".ts", ".mts", ".js", ".mjs"] as const;
/** `tools.ts` before `tools/index.ts`: the first of a language that a folder has. */
const USUAL: Record<CodeLanguage, string[]> = {
  typescript: [
    ...TYPESCRIPT.map((end) => `tools${end}`),
    ...TYPESCRIPT.map((end) => `tools/index${end}`),
  ],
  python: ["tools.py", "tools/__init__.py"],
};

/**
 * The files in which a worker's tools may be, most specific first (F60): what `module:` names, then the tool
 * files of the worker, the project and its libraries. Reads names only, except for Python toolsets that
 * may be in any file at the top of the project (F65).
 */
export async function findCode(
  worker: WorkerDefinition,
  folders: readonly CodeFolder[],
): Promise<{ found: FoundCode[]; missing: MissingModule[] }> {
  const found: FoundCode[] = [];
  const missing: MissingModule[] = [];
  for (const toolset of worker.code) {
    if (toolset.module === null) continue;
    const code = await findModule(toolset, folders);
    if (code) found.push(code);
    else missing.push({ toolset, message: moduleNotFound(toolset, folders) });
  }
  if (worker.code.every((toolset) => toolset.module !== null)) return { found, missing };
  for (const folder of folders) found.push(...(await usualFiles(folder)));
  for (const toolset of worker.code) {
    if (toolset.module !== null || toolset.name === "custom") continue;
    for (const folder of folders) found.push(...(await filesOfToolset(folder, toolset.name)));
  }
  return { found: distinct(found), missing };
}

async function usualFiles(folder: CodeFolder): Promise<FoundCode[]> {
  if (folder.named) {
    return folder.named.flatMap((path) => {
      const language = languageOf(path);
      return language ? [{ language, folder, path, kind: "file" as const, module: null }] : [];
    });
  }
  const names = new Set(await folder.files.list(folder.folder));
  const below = names.has("tools/") ? await folder.files.list(join(folder.folder, "tools")) : [];
  for (const name of below) names.add(`tools/${name}`);
  return (["typescript", "python"] as const).flatMap((language) => {
    const usual = USUAL[language].find((name) => names.has(name));
    if (usual === undefined) return [];
    const path = join(folder.folder, usual);
    return [{ language, folder, path, kind: "file" as const, module: null }];
  });
}

/** `toolsets/NAME.*`, and Python files beside the workers that define a variable of that name. */
async function filesOfToolset(folder: CodeFolder, toolset: string): Promise<FoundCode[]> {
  if (folder.named) return [];
  const { files } = folder;
  const found: FoundCode[] = [];
  const add = (language: CodeLanguage, path: string) =>
    found.push({ language, folder, path, kind: "file", module: null });
  const names = await files.list(folder.folder);
  for (const name of names.includes("toolsets/")
    ? await files.list(join(folder.folder, "toolsets"))
    : []) {
    const language = languageOf(name);
    if (language && name.replace(/\.\w+$/, "") === toolset) {
      add(language, join(folder.folder, "toolsets", name));
    }
  }
  const defines = new RegExp(`^${toolset.replace(/\W/g, "\\$&")}\\s*(:[^=\\n]+)?=`, "m");
  for (const name of names.filter((candidate) => candidate.endsWith(".py"))) {
    const path = join(folder.folder, name);
    if (defines.test((await files.read(path)) ?? "")) add("python", path);
  }
  return found;
}

/** `module:` is relative to the worker's own folder, then to those of the project and its libraries. */
async function findModule(
  toolset: CodeToolset,
  folders: readonly CodeFolder[],
): Promise<FoundCode | null> {
  const module = toolset.module ?? "";
  for (const folder of folders) {
    for (const path of spellings(folder.folder, module)) {
      const language = languageOf(path);
      if (!language || path.startsWith("../")) continue;
      const names = await folder.files.list(dirname(path) === "." ? "" : dirname(path));
      if (!names.includes(path.slice(path.lastIndexOf("/") + 1))) continue;
      return { language, folder, path, kind: "file", module: toolset };
    }
  }
  const [folder] = folders;
  if (!folder || !/^(@[\w.-]+\/)?[A-Za-z][\w.-]*(\/[\w./-]+)?$/.test(module)) return null;
  if (languageOf(module) || module.split("/").includes("..")) return null;
  // A dotted path is Python's; whether a package exists is known when it is imported.
  const language = isDotted(module) ? "python" : "typescript";
  return { language, folder, path: module, kind: "package", module: toolset };
}

function isDotted(module: string): boolean {
  return /^\w+(\.\w+)+$/.test(module);
}

/** `./math-tools`, `tools.js` for tools.ts, `my_pkg.mod`. */
function spellings(base: string, module: string): string[] {
  const path = join(base, module);
  const stem = path.replace(/\.(m?[jt]s)$/, "");
  const dotted = isDotted(module) ? join(base, module.replaceAll(".", "/")) : null;
  return [
    path,
    ...TYPESCRIPT.map((end) => `${stem}${end}`),
    `${path}.py`,
    ...TYPESCRIPT.map((end) => `${path}/index${end}`),
    `${path}/__init__.py`,
    ...(dotted === null ? [] : [`${dotted}.py`, `${dotted}/__init__.py`]),
  ];
}

function languageOf(path: string): CodeLanguage | null {
  if (TYPESCRIPT.some((end) => path.endsWith(end)) || path.endsWith(".cjs")) return "typescript";
  return path.endsWith(".py") ? "python" : null;
}

function moduleNotFound(toolset: CodeToolset, folders: readonly CodeFolder[]): string {
  const places = folders.map(({ folder, label }) => folder || label).join(", ");
  const cure = "Write the path of a .ts, .js or .py file, relative to the worker";
  return `The module ${JSON.stringify(toolset.module)} of toolset "${toolset.name}" was not found in ${places || "the project"}. ${cure}.`;
}

function distinct(found: FoundCode[]): FoundCode[] {
  const seen = new Map<string, FoundCode>();
  for (const code of found) {
    const key = `${code.folder.label}\0${code.path}\0${code.module?.name ?? ""}`;
    if (!seen.has(key)) seen.set(key, code);
  }
  return [...seen.values()];
}
