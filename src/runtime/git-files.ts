import { LlmDoError } from "../errors.ts";
import type { Git } from "../git.ts";
import type { ProjectFiles } from "../project/definition.ts";
import { listTree, readObjects } from "./git-objects.ts";

export interface GitFilesOptions {
  git: Git;
  commit: string;
  /** Folder of the project inside the repository; `.` is its root. */
  path: string;
  /** Files of the commit that will be asked for: read while the list is made. */
  likely?: string[];
  /** Brings the commit when it is not there. */
  fetch?(): Promise<void>;
}

/** A folder of a commit; what is not there is found by comparing names, so it is read once. */
interface Tree {
  /** Contents that were read ahead, by blob id. */
  contents: Map<string, Buffer>;
  /** Path inside the project → blob id. */
  blobs: Map<string, string>;
  /** Path of a symbolic link → its target. */
  links: Map<string, string>;
  /** Folder ("" is the root) → names in it, folders with a slash. */
  folders: Map<string, Set<string>>;
}

const SKIPPED = "node_modules";
/** As Linux: https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const MOST_LINKS = 40;

/**
 * The author's files as of a commit. Links that leave the folder and `node_modules` do not exist in it.
 * Throws LlmDoError "store" when the commit is not there, "project" for a file that is not UTF-8.
 */
export function gitFiles(options: GitFilesOptions): ProjectFiles {
  const { git, commit, path } = options;
  const folder = path
    .split("/")
    .filter((part) => part !== "" && part !== ".")
    .join("/");
  let loading: Promise<Tree> | undefined;
  const load = () => {
    loading ??= loadCommit(options, folder);
    return loading;
  };
  return {
    label: `${folder === "" ? "" : `"${folder}" of `}commit ${commit.slice(0, 7)}`,
    async list(directory) {
      const tree = await load();
      const place = resolvePath(tree, directory);
      const names = place === undefined ? [] : [...(tree.folders.get(place) ?? [])];
      return names.flatMap((name) => listedName(tree, place ?? "", name)).sort();
    },
    async read(file) {
      const tree = await load();
      const oid = tree.blobs.get(resolvePath(tree, file) ?? "");
      if (oid === undefined) return undefined;
      const content = tree.contents.get(oid) ?? (await readObjects(git, [oid])).get(oid);
      return content && decode(content, file);
    },
  };
}

async function loadCommit(options: GitFilesOptions, folder: string): Promise<Tree> {
  const { git, commit, likely = [], fetch } = options;
  const load = async () => {
    const ahead = readObjects(
      git,
      likely.map((path) => `${commit}:${path}`),
    );
    const [tree, contents] = await Promise.all([loadTree(git, commit, folder), ahead]);
    return { ...tree, contents };
  };
  try {
    return await load();
  } catch (error) {
    if (!fetch) throw error;
    await fetch();
    return load();
  }
}

async function loadTree(git: Git, commit: string, folder: string): Promise<Omit<Tree, "contents">> {
  const prefix = folder === "" ? "" : `${folder}/`;
  const entries = await listTree(git, commit, prefix === "" ? {} : { path: prefix });
  const inside = entries
    .map((entry) => ({ ...entry, path: entry.path.slice(prefix.length) }))
    .filter(({ type, path }) => type === "blob" && !path.split("/").includes(SKIPPED));
  const links = inside.filter(({ mode }) => mode === "120000");
  const targets = await readObjects(git, [...new Set(links.map(({ oid }) => oid))]);
  const folders = new Map<string, Set<string>>([["", new Set()]]);
  for (const { path } of inside) addToFolders(folders, path);
  return {
    blobs: new Map(
      inside.filter(({ mode }) => mode !== "120000").map(({ path, oid }) => [path, oid]),
    ),
    links: new Map(links.map(({ path, oid }) => [path, String(targets.get(oid))])),
    folders,
  };
}

function addToFolders(folders: Tree["folders"], path: string): void {
  let folder = "";
  for (const part of path.split("/").slice(0, -1)) {
    folders.get(folder)?.add(`${part}/`);
    folder = folder === "" ? part : `${folder}/${part}`;
    if (!folders.has(folder)) folders.set(folder, new Set());
  }
  folders.get(folder)?.add(path.slice(path.lastIndexOf("/") + 1));
}

/** A link is listed as what it points to; one that points nowhere in the project is not. */
function listedName(tree: Omit<Tree, "contents">, folder: string, name: string): string[] {
  const path = folder === "" ? name : `${folder}/${name}`;
  if (!tree.links.has(path)) return [name];
  const target = resolvePath(tree, path);
  if (target === undefined) return [];
  if (tree.folders.has(target)) return [`${name}/`];
  return tree.blobs.has(target) ? [name] : [];
}

/** The path without links, `.` and `..`, or undefined when it leaves the project or goes in circles. */
function resolvePath(tree: Omit<Tree, "contents">, path: string): string | undefined {
  if (path.split("/").includes("..") || path.includes("\0")) return undefined;
  const ahead = path.split("/");
  if (ahead[0] === "" && ahead.length > 1) return undefined;
  const done: string[] = [];
  let links = 0;
  for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
    if (part === "" || part === ".") continue;
    if (part === "..") {
      if (done.pop() === undefined) return undefined;
      continue;
    }
    done.push(part);
    const target = tree.links.get(done.join("/"));
    if (target === undefined) continue;
    links += 1;
    if (links > MOST_LINKS || target.startsWith("/")) return undefined;
    done.pop();
    ahead.unshift(...target.split("/"));
  }
  return done.join("/");
}

function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new LlmDoError(`"${path}" is not UTF-8 text.`, { code: "project", cause });
  }
}
