/** Git is the only owner of objects and refs: every door of the lab reads and writes this repository. */
import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Text, or null to delete the file. */
export type Files = Record<string, string | { mode: "100755" | "120000"; content: string } | null>;

export interface ChangedFile {
  path: string;
  previousPath: string | null;
  status: "added" | "removed" | "modified" | "renamed";
  additions: number;
  deletions: number;
  /** Hunks without the file header; empty for binary files. */
  patch: string;
  /** Blob id after the change (before it, for a removed file). */
  sha: string;
}

export interface Identity {
  name: string;
  email: string;
}

export type Git = ReturnType<typeof openGit>;

const ZERO = "0".repeat(40);

const CONFIGURATION = `
[http]
  receivepack = true
[uploadpack]
  # GitHub serves any object by its id.
  allowAnySHA1InWant = true
  allowReachableSHA1InWant = true
  allowFilter = true
[receive]
  # refs/pull is read-only for pushes: "deny updating a hidden ref".
  hideRefs = refs/pull
  fsckObjects = true
[gc]
  auto = 0
`;

/** The hooks know nothing: the server says through the environment what to refuse and where to report. */
const UPDATE_HOOK = `#!/bin/sh
[ "$LAB_WORKFLOWS" = refuse ] || exit 0
[ "$3" = ${ZERO} ] && exit 0
file=$(git log --format= --name-only "$3" --not --all -- .github/workflows | sort | head -n 1)
[ -z "$file" ] && exit 0
echo "refusing to allow a GitHub App to create or update workflow \\\`$file\\\` without \\\`workflows\\\` permission" >&2
exit 1
`;
const POST_RECEIVE_HOOK = `#!/bin/sh
cat >"$LAB_UPDATES"
`;

/** Environment in which git knows no user, no configuration of the machine and no prompt. */
export function gitEnvironment(identity?: Identity): Record<string, string> {
  const who = identity ?? { name: "GitHub", email: "noreply@github.com" };
  return {
    PATH: process.env.PATH ?? "",
    HOME: "/nonexistent",
    LC_ALL: "C.UTF-8",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_AUTHOR_NAME: who.name,
    GIT_AUTHOR_EMAIL: who.email,
    GIT_COMMITTER_NAME: who.name,
    GIT_COMMITTER_EMAIL: who.email,
  };
}

export function createGit(path: string, defaultBranch: string): Git {
  execFileSync("git", ["init", "--quiet", "--bare", `--initial-branch=${defaultBranch}`, path], {
    env: gitEnvironment(),
  });
  const git = openGit(path);
  appendFileSync(join(path, "config"), CONFIGURATION);
  for (const [name, script] of [
    ["update", UPDATE_HOOK] as const,
    ["post-receive", POST_RECEIVE_HOOK] as const,
  ]) {
    writeFileSync(join(path, "hooks", name), script);
    chmodSync(join(path, "hooks", name), 0o755);
  }
  return git;
}

/** Synchronous on purpose: what one request does to git and to the lab's memory is one step. */
function openGit(path: string) {
  function run(args: string[], options: { input?: string; identity?: Identity } = {}): string {
    return execFileSync("git", ["--git-dir", path, ...args], {
      env: gitEnvironment(options.identity),
      encoding: "utf8",
      maxBuffer: 1 << 28,
      input: options.input ?? "",
      stdio: ["pipe", "pipe", "pipe"],
    });
  }
  function attempt(args: string[]): string | null {
    try {
      return run(args).trimEnd();
    } catch {
      return null;
    }
  }
  const known = new Map<string, string>();
  /** For commands whose answer depends on object ids alone: it never changes. */
  function recall(args: string[]): string {
    const key = args.join("\0");
    const answer = known.get(key) ?? run(args);
    known.set(key, answer);
    return answer;
  }
  function recallOrNull(args: string[]): string | null {
    try {
      return recall(args);
    } catch {
      return null;
    }
  }
  /** Commit id of a ref, branch name or abbreviated id; null when there is none. */
  const resolve = (name: string): string | null =>
    readBranch(path, name) ?? attempt(["rev-parse", "--verify", "--quiet", `${name}^{commit}`]);
  /** Answers are remembered by commit id: a branch of the same name may be elsewhere the next time. */
  const fixed = (name: string): string =>
    /^[0-9a-f]{40}$/.test(name) ? name : (resolve(name) ?? name);

  return {
    path,
    run,
    recall,
    resolve,
    /** The text of a file in a commit; null when there is none. */
    read: (commit: string, file: string): string | null =>
      recallOrNull(["cat-file", "blob", `${fixed(commit)}:${file}`]),
    list: (commit: string, folder: string): string[] =>
      recall(["ls-tree", "--name-only", "-z", fixed(commit), `${folder}/`])
        .split("\0")
        .filter(Boolean),
    /** Compare-and-swap; `before` null = the ref must not exist; `after` null = delete. False when refused. */
    updateRef: (ref: string, after: string | null, before?: string | null): boolean => {
      const args = after === null ? ["-d", ref] : [ref, after];
      return (
        attempt(["update-ref", ...args, ...(before === undefined ? [] : [before ?? ZERO])]) !== null
      );
    },
    /** Atomic: every one or none. */
    updateRefs: (
      updates: { ref: string; after: string | null; before: string | null }[],
    ): boolean => {
      const lines = updates.map(({ ref, after, before }) =>
        after === null ? `delete ${ref} ${before ?? ""}` : `update ${ref} ${after} ${before ?? ""}`,
      );
      try {
        run(["update-ref", "--stdin"], { input: `start\n${lines.join("\n")}\ncommit\n` });
        return true;
      } catch {
        return false;
      }
    },
    isAncestor: (older: string, newer: string): boolean =>
      recallOrNull(["merge-base", "--is-ancestor", fixed(older), fixed(newer)]) !== null,
    mergeBase: (one: string, other: string): string | null =>
      recallOrNull(["merge-base", fixed(one), fixed(other)])?.trim() ?? null,
    commit: (request: CommitRequest): string => commit(run, resolve, request),
    /** A merge commit of two commits that no ref names yet; null in a conflict. */
    merge: (request: {
      base: string;
      head: string;
      message: string;
      identity: Identity;
      squash?: boolean;
    }): string | null => {
      const tree = recallOrNull(["merge-tree", "--write-tree", request.base, request.head]);
      if (tree === null) return null;
      const parents = request.squash
        ? ["-p", request.base]
        : ["-p", request.base, "-p", request.head];
      return run(["commit-tree", tree.split("\n")[0] ?? "", ...parents, "-m", request.message], {
        identity: request.identity,
      }).trim();
    },
    changes: (from: string, to: string): ChangedFile[] => changes(recall, fixed(from), fixed(to)),
  };
}

/** Branches and pull requests are loose refs (nothing packs them), so a file read is enough. */
function readBranch(path: string, name: string): string | null {
  if (!/^refs\/(heads|pull)\//.test(name)) return null;
  try {
    return readFileSync(join(path, name), "utf8").trim();
  } catch {
    return null;
  }
}

type RunGit = (args: string[], options?: { input?: string; identity?: Identity }) => string;

export interface CommitRequest {
  branch: string;
  files: Files;
  message: string;
  identity: Identity;
  /** Start of a branch that does not exist yet. */
  from?: string | undefined;
}

/** One commit on a branch, made by `git fast-import` in one process. */
function commit(
  run: RunGit,
  resolve: (name: string) => string | null,
  request: CommitRequest,
): string {
  const ref = `refs/heads/${request.branch}`;
  const parent = resolve(ref) ?? (request.from === undefined ? null : resolve(request.from));
  const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const now = Math.floor(Date.now() / 1000);
  const lines = [
    `commit ${ref}\n`,
    `committer ${request.identity.name} <${request.identity.email}> ${now} +0000\n`,
    data(request.message),
    parent === null ? "" : `from ${parent}\n`,
  ];
  for (const [path, file] of Object.entries(request.files)) {
    if (file === null) lines.push(`D ${path}\n`);
    else if (typeof file === "string") lines.push(`M 100644 inline ${path}\n${data(file)}`);
    else lines.push(`M ${file.mode} inline ${path}\n${data(file.content)}`);
  }
  run(["fast-import", "--quiet", "--date-format=raw"], { input: lines.join("") });
  return resolve(ref) ?? "";
}

function changes(run: RunGit, from: string, to: string): ChangedFile[] {
  const options = ["diff", "-M", "--full-index", "--no-color", "--no-ext-diff"];
  const statistics = run([...options, "--numstat", "-z", from, to]).split("\0");
  const patches = run([...options, "--patch", from, to])
    .split(/^diff --git .*\n/m)
    .slice(1);
  const files: ChangedFile[] = [];
  for (const patch of patches) {
    const [added = "", deleted = "", name = ""] = (statistics.shift() ?? "").split("\t");
    const previousPath = name === "" ? (statistics.shift() ?? "") : null;
    const path = name === "" ? (statistics.shift() ?? "") : name;
    const hunks = patch.search(/^@@ /m);
    const header = hunks === -1 ? patch : patch.slice(0, hunks);
    const [, before = "", after = ""] = /^index ([0-9a-f]+)\.\.([0-9a-f]+)/m.exec(header) ?? [];
    files.push({
      path,
      previousPath,
      status: statusOf(header, previousPath),
      additions: Number(added) || 0,
      deletions: Number(deleted) || 0,
      patch: hunks === -1 ? "" : patch.slice(hunks).replace(/\n$/, ""),
      sha: after === ZERO || after === "" ? before : after,
    });
  }
  return files;
}

function statusOf(header: string, previousPath: string | null): ChangedFile["status"] {
  if (previousPath !== null) return "renamed";
  if (/^new file mode/m.test(header)) return "added";
  return /^deleted file mode/m.test(header) ? "removed" : "modified";
}
