import type { Git } from "../git.ts";

export interface TreeEntry {
  mode: string;
  type: string;
  oid: string;
  /** Bytes; 0 for what is not a blob, and where sizes were not asked for. */
  size: number;
  path: string;
}

export interface ListOptions {
  /** Limits the list to a folder or file. */
  path?: string | undefined;
  /** Sizes cost a look at every object. Default false. */
  sizes?: boolean;
}

/** Every blob of a tree, by one process. */
export async function listTree(
  git: Git,
  tree: string,
  { path, sizes = false }: ListOptions = {},
): Promise<TreeEntry[]> {
  const limit = path === undefined ? [] : ["--", path];
  const long = sizes ? ["-l"] : [];
  const { stdout } = await git.run(["ls-tree", "-r", ...long, "-z", "--full-tree", tree, ...limit]);
  return stdout
    .split("\0")
    .filter((line) => line !== "")
    .map((line) => {
      const tab = line.indexOf("\t");
      const [mode = "", type = "", oid = "", size = ""] = line.slice(0, tab).split(/ +/);
      return { mode, type, oid, size: Number(size) || 0, path: line.slice(tab + 1) };
    });
}

/** Content of these objects by their id, by one process; names such as `HEAD:file` do too. What does not exist is left out. */
export async function readObjects(git: Git, oids: string[]): Promise<Map<string, Buffer>> {
  const objects = new Map<string, Buffer>();
  if (oids.length === 0) return objects;
  const input = `${oids.join("\n")}\n`;
  const { stdout } = await git.bytes(["cat-file", "--batch"], { input });
  let position = 0;
  while (position < stdout.length) {
    const end = stdout.indexOf("\n", position);
    const [oid = "", , size] = stdout.subarray(position, end).toString("latin1").split(" ");
    position = end + 1;
    // "<oid> missing", also for a name with spaces.
    if (size === undefined || !/^\d+$/.test(size)) continue;
    objects.set(oid, stdout.subarray(position, position + Number(size)));
    position += Number(size) + 1;
  }
  return objects;
}
