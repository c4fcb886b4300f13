import type { Approval } from "../project/definition.ts";
import { refusal, tooLarge } from "./refusals.ts";
import type { Access, FileStatus, Permission, Sandbox } from "./sandbox.ts";
import {
  isInside,
  isWhole,
  judgeFile,
  relativeTo,
  type SandboxScope,
  type ScopePath,
  strictest,
  visibleFolders,
} from "./sandbox-scope.ts";
import { guideTo, missingIn, refusedBy } from "./scope-sentences.ts";
import { type Located, locate, shownAs } from "./scoped-path.ts";
import { decodeText, encodeText } from "./text-bytes.ts";

/** The first scope says how paths are written; the others (the current default branch's) only refuse. */
export type Scopes = readonly [SandboxScope, ...SandboxScope[]];

/** What a scope shows of another sandbox, which is shared by all executions. */
export function scopedSandbox(base: Sandbox, scopes: Scopes): Sandbox {
  if (scopes.every(isWhole)) return base;
  const [scope] = scopes;
  const view: View = { base, scope, scopes };
  const readBinary = (path: string) => readFile(view, path);
  const writeBinary = async (path: string, bytes: Uint8Array) => {
    await base.writeBinary(await changeable(view, { path, access: "write", bytes }), bytes);
  };
  return {
    guide: guideTo(scope),
    named: scope.paths !== null,
    normalize: async (path) => (await locate(view, path)).file,
    shown: async (path) => shownAs(scope, await locate(view, path)),
    resolve: (path) => readable(view, path),
    permits: (path, access) => permits(view, { path, access }),
    read: async (path) => decodeText(path, await readBinary(path)),
    readBinary,
    preImage: async (path) => base.preImage(await changeable(view, { path, access: "write" })),
    checkText: async (path, content) => {
      const bytes = encodeText(path, content);
      await base.checkText(await changeable(view, { path, access: "write", bytes }), content);
    },
    write: async (path, content) => writeBinary(path, encodeText(path, content)),
    writeBinary,
    delete: async (path) => base.delete(await changeable(view, { path, access: "delete" })),
    exclusively: (change) => base.exclusively(change),
    stat: (path) => stat(view, path),
    exists: async (path) => (await stat(view, path)) !== undefined,
    list: (path) => list(view, path),
  };
}

interface View {
  base: Sandbox;
  scope: SandboxScope;
  scopes: Scopes;
}

type Judged =
  | { allowed: true; approval: Approval | null; maxFileBytes: number }
  | { allowed: false; reason: string };

function judge(view: View, { located, access }: { located: Located; access: Access }): Judged {
  const approvals: (Approval | null)[] = [];
  let maxFileBytes = Number.POSITIVE_INFINITY;
  for (const scope of view.scopes) {
    const own = scope === view.scope;
    // What another scope shows of such a folder is judged file by file.
    if (!own && access === "list" && isAround(scope, located.file)) continue;
    const path = own ? located.path : undefined;
    const verdict = judgeFile(scope, { file: located.file, access, path });
    if (verdict.kind !== "allowed") {
      const shown = shownAs(view.scope, located);
      const owner = own ? "worker" : "default branch";
      return { allowed: false, reason: refusedBy(verdict, { scope, shown, owner }) };
    }
    approvals.push(verdict.approval);
    maxFileBytes = Math.min(maxFileBytes, verdict.maxFileBytes ?? maxFileBytes);
  }
  return { allowed: true, approval: strictest(approvals), maxFileBytes };
}

async function permits(
  view: View,
  { path, access }: { path: string; access: Access },
): Promise<Permission> {
  const located = await locate(view, path);
  if (access === "list" && holdsVisible(view, located)) {
    const below = (view.scope.paths ?? []).filter(({ folder }) => isInside(located.file, folder));
    return { allowed: true, approval: strictest(below.map(({ read }) => read)) };
  }
  const judged = judge(view, { located, access });
  if (!judged.allowed) return judged;
  const behind = await judgeBehindLinks(view, { located, access });
  if (!behind.allowed) return behind;
  return { allowed: true, approval: strictest([judged.approval, behind.approval]) };
}

/** A link asks for what it points to, too. What cannot be resolved is said when it is used. */
async function judgeBehindLinks(
  view: View,
  { located, access }: { located: Located; access: Access },
): Promise<Judged> {
  const nothing: Judged = { allowed: true, approval: null, maxFileBytes: Number.POSITIVE_INFINITY };
  if (access !== "read" && access !== "list") return nothing;
  const real = await view.base.resolve(located.file).catch(() => located.file);
  if (real === located.file) return nothing;
  // What a folder of links shows is judged file by file.
  if (access === "list" && isAround(view.scope, real)) return nothing;
  return judge(view, { located: { file: real }, access });
}

/** Workspace path of a file that may be changed so. */
async function changeable(
  view: View,
  change: { path: string; access: "write" | "delete"; bytes?: Uint8Array },
): Promise<string> {
  const located = await locate(view, change.path);
  const judged = judge(view, { located, access: change.access });
  if (!judged.allowed) throw refusal(judged.reason);
  refuseLarge({ ...change, size: change.bytes?.length ?? 0, limit: judged.maxFileBytes });
  return located.file;
}

/** Workspace path of what reading opens: links may not lead out of the scope either. */
async function readable(view: View, path: string): Promise<string> {
  return (await findReadable(view, path)).file;
}

async function readFile(view: View, path: string): Promise<Uint8Array> {
  const { file, maxFileBytes } = await findReadable(view, path);
  const bytes = await view.base.readBinary(file);
  refuseLarge({ path, size: bytes.length, limit: maxFileBytes });
  return bytes;
}

async function findReadable(view: View, path: string) {
  const located = await locate(view, path);
  const judged = judge(view, { located, access: "read" });
  if (!judged.allowed) throw refusal(judged.reason);
  const { base, scope } = view;
  if (!(await base.exists(located.file))) throw missingIn(scope, shownAs(scope, located));
  const file = await behindLinks(view, located, "read");
  const behind = await judgeBehindLinks(view, { located, access: "read" });
  const limit = behind.allowed ? behind.maxFileBytes : 0;
  return { file, maxFileBytes: Math.min(judged.maxFileBytes, limit) };
}

/** The real file, which the scope must allow like the name that led there. */
async function behindLinks(
  view: View,
  located: Located,
  access: "read" | "list" = "list",
): Promise<string> {
  const real = await view.base.resolve(located.file);
  if (real === located.file) return real;
  const judged = judge(view, { located: { file: real }, access });
  if (judged.allowed) return real;
  throw refusal(`'${shownAs(view.scope, located)}' is a link that leads out. ${judged.reason}`);
}

function refuseLarge({ path, size, limit }: { path: string; size: number; limit: number }): void {
  if (size > limit) throw tooLarge({ path, size, limit });
}

async function stat(view: View, path: string): Promise<FileStatus | undefined> {
  const located = await locate(view, path);
  const shown = shownAs(view.scope, located);
  if (holdsVisible(view, located)) return { path: shown, kind: "directory", size: 0 };
  const judged = judge(view, { located, access: "list" });
  if (!judged.allowed) throw refusal(judged.reason);
  const status = await view.base.stat(located.file);
  if (status === undefined) return undefined;
  await behindLinks(view, located);
  return { ...status, path: shown };
}

/** The root of a restricted worker, or what holds the named paths: it is there, whatever is in it. */
function holdsVisible({ scope }: View, { file, top }: Located): boolean {
  if (top) return true;
  return scope.paths === null && isInside(scope.root, file) && isAround(scope, file);
}

function isAround(scope: SandboxScope, file: string): boolean {
  return visibleFolders(scope).some((folder) => folder !== file && isInside(file, folder));
}

async function list(view: View, path: string): Promise<string[]> {
  const located = await locate(view, path);
  const { scope } = view;
  if (located.top) return listPaths(view, scope.paths ?? []);
  if (holdsVisible(view, located)) return listBelow(view, located);
  const judged = judge(view, { located, access: "list" });
  if (!judged.allowed) throw refusal(judged.reason);
  const declared = located.path?.folder === located.file || located.file === scope.within;
  if (!declared && !(await view.base.exists(located.file))) {
    throw missingIn(scope, shownAs(scope, located));
  }
  return listBelow(view, located);
}

async function listPaths(view: View, paths: ScopePath[]): Promise<string[]> {
  const lists = paths.map(async (path) => {
    const files = await listBelow(view, { file: path.folder, path });
    return files.map((file) => `${path.name}/${file}`);
  });
  return (await Promise.all(lists)).flat().sort();
}

/** Files that may be read, relative to the folder. A folder that was declared need not be there yet. */
async function listBelow(view: View, located: Located): Promise<string[]> {
  const files: string[] = [];
  for (const folder of visibleFolders(view.scope)) {
    const start = isInside(located.file, folder) ? folder : located.file;
    if (!isInside(folder, start) || !(await view.base.exists(start))) continue;
    await behindLinks(view, { file: start });
    const found = await view.base.list(start);
    files.push(...found.map((file) => (start === "" ? file : `${start}/${file}`)));
  }
  return [...new Set(files)]
    .filter((file) => judge(view, { located: { ...located, file }, access: "read" }).allowed)
    .map((file) => relativeTo(located.file, file))
    .sort();
}
