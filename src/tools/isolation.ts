import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findExecutable } from "./executable.ts";

/** What keeps a tool's process away from the Action's own memory and environment. */
export interface Isolation {
  /**
   * `namespace`: own user and pid namespace and own /proc. `user`: the same without an own /proc
   * (containers often forbid the mount). `none`: the runner's own rights.
   */
  kind: "namespace" | "user" | "none";
  /** For the job summary. */
  sentence: string;
}

const SYSTEM_PATH = "/usr/bin:/bin:/usr/sbin:/sbin";

/**
 * A process of another user namespace may not ptrace ours, which is what reading /proc/PID/environ
 * takes (https://man7.org/linux/man-pages/man2/ptrace.2.html); the pid namespace ends with its first
 * process, and with it everything that the command left running.
 */
const UNSHARE_OPTIONS: Record<"namespace" | "user", string[]> = {
  namespace: ["--user", "--map-current-user", "--pid", "--fork", "--kill-child", "--mount-proc"],
  user: ["--user", "--map-current-user", "--pid", "--fork", "--kill-child"],
};

const SENTENCES: Record<Isolation["kind"], string> = {
  namespace:
    "Tools run in a user and process namespace of their own: they see neither the Action's processes nor its environment.",
  user: "Tools run in a user namespace of their own: they cannot read the Action's environment.",
  none:
    "Tools run with the runner's own rights: this runner allows no user namespaces, " +
    "so a tool can read the Action's environment through /proc.",
};

/** Finds out by trying. Slow (two short processes): call it once. */
export async function detectIsolation(): Promise<Isolation> {
  for (const kind of ["namespace", "user"] as const) {
    if (await worksHere(kind)) return { kind, sentence: SENTENCES[kind] };
  }
  return { kind: "none", sentence: SENTENCES.none };
}

/** The words to put before an executable's absolute path. */
export function isolatingPrefix(isolation: Isolation): string[] {
  if (isolation.kind === "none") return [];
  const unshare = findExecutable("unshare", { searchPath: SYSTEM_PATH, cwd: "/" });
  if (unshare.status !== "found") return [];
  // The first process of a pid namespace ignores signals that it has no handler for and must reap
  // orphans: a shell takes that role. "$@" starts with a slash, so it is never a builtin.
  const init = ["/bin/sh", "-c", '"$@"; exit $?', "sh"];
  return [unshare.path, ...UNSHARE_OPTIONS[isolation.kind], "--", ...init];
}

async function worksHere(kind: "namespace" | "user"): Promise<boolean> {
  const [unshare, ...options] = isolatingPrefix({ kind, sentence: "" });
  if (unshare === undefined) return false;
  const test = `! cat /proc/${process.pid}/environ >/dev/null 2>&1`;
  try {
    const env = { PATH: SYSTEM_PATH };
    await promisify(execFile)(unshare, [...options, "/bin/sh", "-c", test], {
      env,
      timeout: 5_000,
    });
    return true;
  } catch {
    return false;
  }
}
