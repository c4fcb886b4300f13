import type { Approval } from "../project/definition.ts";

export interface FileStatus {
  /** As the worker writes it. */
  path: string;
  kind: "file" | "directory";
  /** Bytes; 0 for a directory. */
  size: number;
}

/** `list` asks for names and sizes only. */
export type Access = "list" | "read" | "write" | "delete";

/** What the sandbox itself says about a path, before anybody is asked. */
export type Permission =
  /** `approval` null = it says nothing; the toolset's settings decide. */
  | { allowed: true; approval: Approval | null }
  /** A sentence for the model, with what is allowed instead. */
  | { allowed: false; reason: string };

/**
 * The files that a worker may see. Tools know nothing else of a file system, so that it can be a folder,
 * memory or a browser's storage. Every method takes a path in any accepted style, and throws LlmDoError
 * "usage" with a sentence for the model when the path or the file is not allowed.
 */
export interface Sandbox {
  /** How paths are written here, for the descriptions of tools: "relative to the workspace root". */
  readonly guide: string;
  /** True when paths begin with a name of `sandbox.paths`, such as `input/a.pdf`. */
  readonly named: boolean;
  /** Path relative to the workspace, for people and for what a decision binds; "" is the workspace. */
  normalize(path: string): Promise<string>;
  /** The path as the worker writes it, for what the model reads. */
  shown(path: string): Promise<string>;
  /** Workspace path of what reading would open, with symbolic links resolved. */
  resolve(path: string): Promise<string>;
  permits(path: string, access: Access): Promise<Permission>;
  /** UTF-8 text, a byte order mark included. Symbolic links that stay inside are followed. */
  read(path: string): Promise<string>;
  readBinary(path: string): Promise<Uint8Array>;
  /**
   * What `write` or `delete` would replace; null when there is no such file.
   * Throws what they would throw, so that nobody is asked about a call that cannot be made.
   */
  preImage(path: string): Promise<Uint8Array | null>;
  /** Throws what `write` would throw about the content: its size, or that it is not text. */
  checkText(path: string, content: string): Promise<void>;
  /** Creates parents and replaces atomically. Never writes through a symbolic or hard link. */
  write(path: string, content: string): Promise<void>;
  writeBinary(path: string, content: Uint8Array): Promise<void>;
  delete(path: string): Promise<void>;
  /**
   * Runs changes one after another, in the order of the calls: siblings of a turn run at the same
   * time, and two that edit one file would otherwise lose one of the edits.
   */
  exclusively<T>(change: () => Promise<T>): Promise<T>;
  /** Undefined when nothing is there. */
  stat(path: string): Promise<FileStatus | undefined>;
  exists(path: string): Promise<boolean>;
  /** Files at any depth below a directory, relative to it and sorted; `.git` is left out. */
  list(path: string): Promise<string[]>;
}

/** Largest file that is read or written unless a sandbox is told otherwise: 50 MB. */
export const DEFAULT_MAX_FILE_BYTES = 50 * 1024 * 1024;

/** What a sandbox without restrictions says of itself. */
export const WHOLE: Pick<Sandbox, "guide" | "named" | "permits"> = {
  guide: "relative to the workspace root",
  named: false,
  permits: async () => ({ allowed: true, approval: null }),
};
