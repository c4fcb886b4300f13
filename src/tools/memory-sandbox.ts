import { oneAtATime } from "./one-at-a-time.ts";
import { notFound, notRegularFile, refusal, tooLarge } from "./refusals.ts";
import { DEFAULT_MAX_FILE_BYTES, type FileStatus, type Sandbox, WHOLE } from "./sandbox.ts";
import { decodeText, encodeText } from "./text-bytes.ts";
import { isGitName, splitWorkspacePath } from "./workspace-path.ts";

export interface MemorySandboxOptions {
  /** Files that are there from the beginning, by workspace path. */
  files?: Record<string, string | Uint8Array>;
  /** Told the normalized path before a file changes. */
  onTouch?: (path: string) => void;
  /** Largest file that is read or written; default 50 MB. */
  maxFileBytes?: number;
}

/** Files in memory, judged like files on disk: the same paths, the same refusals. It knows no links. */
export function createMemorySandbox(options: MemorySandboxOptions = {}): Sandbox {
  const tree = new Tree(options);
  const touch = options.onTouch ?? (() => undefined);
  const normalize = (path: string) => tree.locate(path);
  const readBinary = async (path: string) => tree.read(await tree.locate(path), path);
  const writeBinary = async (path: string, bytes: Uint8Array) => {
    const at = await tree.locate(path);
    tree.refuseWrite(at, { path, bytes });
    touch(at);
    tree.put(at, bytes);
  };
  return {
    ...WHOLE,
    normalize,
    shown: normalize,
    resolve: async (path) => {
      const at = await tree.locate(path);
      if (tree.stat(at) === undefined) throw notFound(path);
      return at;
    },
    read: async (path) => decodeText(path, await readBinary(path)),
    readBinary,
    preImage: async (path) => {
      const at = await tree.locate(path);
      tree.refuseWrite(at, { path, bytes: new Uint8Array() });
      return tree.stat(at) === undefined ? null : tree.read(at, path);
    },
    checkText: async (path, content) => tree.refuseLarge(path, encodeText(path, content)),
    write: async (path, content) => writeBinary(path, encodeText(path, content)),
    writeBinary,
    delete: async (path) => {
      const at = await tree.locate(path);
      const status = tree.stat(at);
      if (status?.kind === "directory") throw notRegularFile(path);
      if (status === undefined) throw notFound(path);
      touch(at);
      tree.remove(at);
    },
    exclusively: oneAtATime(),
    stat: async (path) => tree.stat(await tree.locate(path)),
    exists: async (path) => tree.stat(await tree.locate(path)) !== undefined,
    list: async (path) => tree.list(await tree.locate(path), path),
  };
}

/** Contents by workspace path. Folders stay when their last file goes, as on disk. */
class Tree {
  readonly #files = new Map<string, Uint8Array>();
  readonly #folders = new Set<string>([""]);
  readonly #limit: number;

  constructor({ files = {}, maxFileBytes = DEFAULT_MAX_FILE_BYTES }: MemorySandboxOptions) {
    this.#limit = maxFileBytes;
    for (const [path, content] of Object.entries(files)) {
      this.put(path, typeof content === "string" ? encodeText(path, content) : content);
    }
  }

  async locate(path: string): Promise<string> {
    const has = async (name: string) => this.stat(name) !== undefined;
    return (await splitWorkspacePath({ root: null, has }, path)).join("/");
  }

  stat(at: string): FileStatus | undefined {
    const file = this.#files.get(at);
    if (file) return { path: at, kind: "file", size: file.length };
    return this.#folders.has(at) ? { path: at, kind: "directory", size: 0 } : undefined;
  }

  read(at: string, path: string): Uint8Array {
    const bytes = this.#files.get(at);
    if (bytes === undefined) throw this.#folders.has(at) ? notRegularFile(path) : notFound(path);
    this.refuseLarge(path, bytes);
    return bytes.slice();
  }

  refuseWrite(at: string, { path, bytes }: { path: string; bytes: Uint8Array }): void {
    this.refuseLarge(path, bytes);
    if (this.#folders.has(at)) throw notRegularFile(path);
    const file = foldersOf(at).find((folder) => this.#files.has(folder));
    if (file !== undefined) throw refusal(`'${file}' is not a directory.`);
  }

  refuseLarge(path: string, bytes: Uint8Array): void {
    if (bytes.length > this.#limit) {
      throw tooLarge({ path, size: bytes.length, limit: this.#limit });
    }
  }

  put(at: string, bytes: Uint8Array): void {
    for (const folder of foldersOf(at)) this.#folders.add(folder);
    this.#files.set(at, bytes.slice());
  }

  remove(at: string): void {
    this.#files.delete(at);
  }

  list(at: string, path: string): string[] {
    if (this.#files.has(at)) throw refusal(`'${at}' is not a directory.`);
    if (!this.#folders.has(at)) throw notFound(path);
    const prefix = at === "" ? "" : `${at}/`;
    return [...this.#files.keys()]
      .filter((file) => file.startsWith(prefix) && !file.split("/").some(isGitName))
      .map((file) => file.slice(prefix.length))
      .sort();
  }
}

/** `a/b/c` → `a`, `a/b`. */
function foldersOf(at: string): string[] {
  const names = at.split("/").slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}
