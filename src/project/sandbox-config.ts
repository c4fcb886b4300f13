import { readToolEntry, type Statement, strictest } from "./approval.ts";
import type { SandboxConfig } from "./definition.ts";
import type { Entry, Node } from "./node.ts";
import { Diagnostics } from "./problem.ts";
import { type Fields, readBoolean, readStrictFields } from "./read.ts";
import { fillPath, mergePaths, readPaths, readWorkspaceFolder } from "./sandbox-paths.ts";

/** What `sandbox.approval` of a worker says about writing and deleting files. */
export interface SandboxApprovals {
  write: Statement[];
  delete: Statement[];
}

export interface ReadSandbox {
  /** Null when nothing bounds what files are seen. */
  config: SandboxConfig | null;
  approvals: SandboxApprovals;
  /** It promises something that a shell does not keep: fewer files, or no network. */
  restricts: boolean;
}

const KEYS = ["paths", "zones", "restrict", "readonly", "root", "network_enabled", "approval"];
const OF_MANIFEST = ["restrict"];
/** `root` is the manifest's word; a worker that has it sees no more than that folder. */
const OF_WORKER = ["restrict", "root"];

/**
 * Reads `sandbox:` of a manifest, with both models of it (spec/dialects.md C9-C11). `home`: workspace folder
 * of the project, which `root` is relative to.
 */
export function readManifestSandbox(
  node: Node | undefined,
  { home, diagnostics }: { home: string; diagnostics: Diagnostics },
): SandboxConfig | null {
  const fields = node && readStrictFields(node, { known: KEYS, diagnostics });
  if (!fields) return null;
  const { config, approvals } = readSandbox(fields, {
    shared: null,
    restrictKeys: OF_MANIFEST,
    diagnostics,
  });
  const general = (name: "write" | "delete") =>
    strictest(approvals[name], { subject: `Approval of ${name}`, diagnostics })?.approval ?? null;
  const rootNode = fields.get("root")?.node;
  const below = rootNode && (readWorkspaceFolder(rootNode, { virtual: true, diagnostics }) ?? "");
  const root = below === undefined ? "" : [home, below].filter((part) => part !== "").join("/");
  const approval = { write: general("write"), delete: general("delete") };
  const says = root !== "" || approval.write !== null || approval.delete !== null;
  if (config === null && !says) return null;
  return { ...(config ?? NOTHING), root, approval };
}

/**
 * Reads `sandbox:` of a worker. Where it declares named paths, those of the manifest are merged under
 * them (F31); where it declares none, it has its caller's (C10).
 */
export function readWorkerSandbox(
  node: Node | undefined,
  options: { defaults: Node | undefined; diagnostics: Diagnostics },
): ReadSandbox {
  const { diagnostics } = options;
  // What is wrong with the manifest was said there.
  const unheard = new Diagnostics();
  const shared =
    (options.defaults &&
      readStrictFields(options.defaults, { known: KEYS, diagnostics: unheard })) ??
    null;
  const own = (node && readStrictFields(node, { known: KEYS, diagnostics })) ?? null;
  const below =
    shared &&
    readSandbox(shared, { shared: null, restrictKeys: OF_MANIFEST, diagnostics: unheard });
  const read = own
    ? readSandbox(own, { shared, restrictKeys: OF_WORKER, diagnostics })
    : { config: null, approvals: { write: [], delete: [] }, restricts: false };
  return { ...read, restricts: read.restricts || (below?.restricts ?? false) };
}

const NOTHING: SandboxConfig = {
  root: "",
  paths: null,
  restrict: null,
  readonly: false,
  approval: { write: null, delete: null },
};

function readSandbox(
  fields: Fields,
  options: { shared: Fields | null; restrictKeys: string[]; diagnostics: Diagnostics },
): ReadSandbox {
  const { shared, restrictKeys, diagnostics } = options;
  const own = readPaths(fields, diagnostics);
  const merged =
    own.size === 0 || shared === null ? own : mergePaths(readPaths(shared, new Diagnostics()), own);
  const paths =
    merged.size === 0
      ? null
      : Object.fromEntries([...merged].map(([name, path]) => [name, fillPath(name, path)]));
  const restrict = readRestrict(fields, { keys: restrictKeys, diagnostics });
  const readonly = flag(fields, { key: "readonly", diagnostics }) ?? false;
  const online = flag(fields, { key: "network_enabled", diagnostics }) ?? true;
  const bounds = paths !== null || restrict !== null || readonly;
  return {
    config: bounds ? { ...NOTHING, paths, restrict, readonly } : null,
    approvals: readApprovals(fields.get("approval")?.node, diagnostics),
    restricts: bounds || !online,
  };
}

function readRestrict(
  fields: Fields,
  { keys, diagnostics }: { keys: string[]; diagnostics: Diagnostics },
): string | null {
  const folders = keys.flatMap((key) => {
    const node = fields.get(key)?.node;
    return (node && readWorkspaceFolder(node, { virtual: true, diagnostics })) || [];
  });
  return folders[0] ?? null;
}

function flag(
  fields: Fields,
  { key, diagnostics }: { key: string; diagnostics: Diagnostics },
): boolean | undefined {
  const node = fields.get(key)?.node;
  return node && readBoolean(node, diagnostics);
}

function readApprovals(node: Node | undefined, diagnostics: Diagnostics): SandboxApprovals {
  const approvals: SandboxApprovals = { write: [], delete: [] };
  if (node === undefined) return approvals;
  const of = readStrictFields(node, { known: ["write", "delete"], diagnostics });
  for (const name of ["write", "delete"] as const) {
    const entry = of?.get(name);
    if (entry) approvals[name].push(...readToolEntry(entry.node, diagnostics));
  }
  return approvals;
}

/** `sandbox:` bounds the file tools. Commands see what the machine lets them see. */
export function reportUnconfinedShell(
  sandbox: ReadSandbox,
  { shell, diagnostics }: { shell: Entry; diagnostics: Diagnostics },
): void {
  if (!sandbox.restricts) return;
  const message =
    'The shell is not confined by "sandbox": its commands reach the whole workspace and the network. ' +
    "Let its rules allow only what may do that.";
  diagnostics.warning(shell.key, message);
}
