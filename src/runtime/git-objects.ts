import type { Git } from "../git.ts";

export interface TreeEntry {
  mode: string;
  type: string;
  oid: string;
  /** Bytes; 0 for what is not a blob. */
  size: number;
  path: string;
}

/** Every blob of a tree, by one process. `path` limits it to a folder or file. */
export async function listTree(git: Git, tree: string, path?: string): Promise<TreeEntry[]> {
  const limit = path === undefined ? [] : ["--", path];
  const { stdout } = await git.run(["ls-tree", "-r", "-l", "-z", "--full-tree", tree, ...limit]);
  return stdout
    .split("\0")
    .filter((line) => line !== "")
    .map((line) => {
      const tab = line.indexOf("\t");
      const [mode = "", type = "", oid = "", size = ""] = line.slice(0, tab).split(/ +/);
      return { mode, type, oid, size: Number(size) || 0, path: line.slice(tab + 1) };
    });
}

/** Content of these objects, by one process; what does not exist is left out. */
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
    // "<oid> missing"
    if (size === undefined) continue;
    objects.set(oid, stdout.subarray(position, position + Number(size)));
    position += Number(size) + 1;
  }
  return objects;
}
