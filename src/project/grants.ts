import {
  readSwitch,
  readToolsetApprovals,
  type Statement,
  TOOLSET_APPROVAL_KEYS,
  type ToolsetApprovals,
} from "./approval.ts";
import type { Approval } from "./definition.ts";
import { type Entry, emptyMap } from "./node.ts";
import type { Diagnostics, Place } from "./problem.ts";
import {
  type Fields,
  type Item,
  readBoolean,
  readFields,
  readStrictFields,
  readTexts,
} from "./read.ts";
import type { Toolsets } from "./toolsets.ts";

/** What one form of the dialects says about one tool; the more specific statements come first. */
export interface Permission {
  /** Said of this tool, else of the whole form, else nothing but the form's own default. */
  own: Statement[];
  all: Statement[];
  fallback: Approval;
  place: Place;
}

/** Permission to call a worker: as `_worker_X`, as `X`, or only as an argument of `worker_call`. */
export interface Grant extends Permission {
  /** `*` = any worker that resolves. */
  worker: string;
  reach: "prefixed" | "bare" | "worker_call";
}

/** Everything that a worker's toolsets say about calling other workers. */
export interface Grants {
  delegates: Grant[];
  /** One permission per form that offers `worker_call`; none = it is not offered. */
  workerCalls: Permission[];
  /** The same for `worker_create`. */
  creates: Permission[];
  /** Said by `allow_workers`: the toolset of that time always had `worker_create` too. */
  possibleCreates: Permission[];
  allowCycles: boolean;
}

type Form = "delegation" | "workers" | "worker_call";

/** Where created workers were written, and where others were looked for, in December 2025. */
const OLD_FOLDERS = ["output_dir", "workers_dir"];

const LISTS = ["allow_workers", "allowed_workers"];
const SETTINGS = [...LISTS, "allow_cycles", "enabled", ...TOOLSET_APPROVAL_KEYS];
const TOOLS = ["worker_call", "worker_create"];

// spec/delegation.md: `_worker_*` and `worker_call` always go through the approval controller. What a
// worker reached by the other forms does is gated by that worker's own tools.
const DEFAULTS: Record<Form, Approval> = {
  delegation: "ask",
  worker_call: "ask",
  workers: "pre_approved",
};

/** Reads every form of delegation (spec/dialects.md C5) into one list of grants. */
export function readGrants(toolsets: Toolsets, diagnostics: Diagnostics): Grants {
  const grants: Grants = {
    delegates: [],
    workerCalls: [],
    creates: [],
    possibleCreates: [],
    allowCycles: false,
  };
  for (const form of ["delegation", "workers", "worker_call"] as const) {
    const entry = toolsets.builtin.get(form);
    if (entry) readForm(entry, { form, grants, diagnostics });
  }
  const create = toolsets.builtin.get("worker_create");
  if (create) readCreate(create, { said: null, grants, diagnostics });
  for (const entry of toolsets.workers) {
    const own = readDelegate(entry, diagnostics);
    if (own === null) continue;
    const permission: Permission = { own, all: [], fallback: "pre_approved", place: entry.key };
    grants.delegates.push({ worker: entry.name, reach: "bare", ...permission });
  }
  return grants;
}

interface Reading {
  grants: Grants;
  diagnostics: Diagnostics;
}

/** One form as written: workers in a list (`allow_workers: [X]`), and as keys (`X: {}`). */
interface Written {
  form: Form;
  entry: Entry;
  fields: Fields;
  listed: Item[];
  named: Entry[];
  said: ToolsetApprovals;
}

function readForm(entry: Entry, reading: Reading & { form: Form }): void {
  const { form, grants, diagnostics } = reading;
  const written = readWritten(entry, reading);
  if (written === null) return;
  const delegates = [...listedGrants(written), ...namedGrants(written, diagnostics)];
  grants.delegates.push(...delegates);
  const call = workerCallOf(written, { delegates, diagnostics });
  if (call !== null) grants.workerCalls.push({ ...call, fallback: DEFAULTS[form] });
  const cycles = written.fields.get("allow_cycles");
  if (cycles && readBoolean(cycles.node, diagnostics)) grants.allowCycles = true;
  const create = written.fields.get("worker_create");
  if (create) readCreate(create, { said: written.said, grants, diagnostics });
  else if (form === "delegation" && LISTS.some((name) => written.fields.get(name))) {
    const own = written.said.tools.get("worker_create") ?? [];
    grants.possibleCreates.push({ own, all: [], fallback: "ask", place: entry.key });
  }
}

/** `worker_create: {}` as a toolset, or under `delegation`, whose approvals then count too. */
function readCreate(
  entry: Entry,
  { said, grants, diagnostics }: Reading & { said: ToolsetApprovals | null },
): void {
  const own = readDelegate(entry, diagnostics);
  if (own === null) return;
  const statements = [...own, ...(said?.tools.get("worker_create") ?? [])];
  const all = said?.all ?? [];
  grants.creates.push({ own: statements, all, fallback: "ask", place: entry.key });
}

/** Null when the form is switched off, or wrong (then reported). */
function readWritten(
  entry: Entry,
  { form, diagnostics }: { form: Form; diagnostics: Diagnostics },
): Written | null {
  // `delegation: [X, Y]` is the short form of `delegation: {X: {}, Y: {}}`.
  const short = entry.node.kind === "list";
  const node = short ? emptyMap(entry.node) : entry.node;
  const fields =
    form === "delegation"
      ? readFields(node, { known: [...SETTINGS, ...TOOLS], diagnostics })
      : readStrictFields(node, { known: [...SETTINGS], diagnostics });
  const enabled = fields?.get("enabled");
  if (fields === null || (enabled && readBoolean(enabled.node, diagnostics) === false)) return null;
  const lists = short ? [entry.node] : LISTS.flatMap((name) => fields.get(name)?.node ?? []);
  const listed = lists.flatMap((list) => readTexts(list, diagnostics));
  const named = form === "delegation" ? fields.rest : [];
  const names = [...listed.map(({ text }) => text), ...named.map(({ name }) => name)];
  const tools = [...names, ...names.map((name) => `_worker_${name}`), ...TOOLS];
  const said = readToolsetApprovals(fields, { tools, diagnostics });
  return { form, entry, fields, listed, named, said };
}

function listedGrants({ form, entry, listed, said }: Written): Grant[] {
  const short = form === "delegation" && entry.node.kind === "list";
  const byForm = form === "workers" ? "bare" : short ? "prefixed" : "worker_call";
  return listed.map(({ text, place }) => ({
    worker: text,
    reach: text === "*" ? "worker_call" : byForm,
    own: statementsAbout(text, said),
    all: said.all,
    fallback: DEFAULTS[form],
    place,
  }));
}

function namedGrants({ form, named, said }: Written, diagnostics: Diagnostics): Grant[] {
  return named.flatMap((entry): Grant[] => {
    const own = readDelegate(entry, diagnostics);
    if (own === null) return [];
    return [
      {
        worker: entry.name,
        reach: entry.name === "*" ? "worker_call" : "prefixed",
        own: [...own, ...statementsAbout(entry.name, said)],
        all: said.all,
        fallback: DEFAULTS[form],
        place: entry.key,
      },
    ];
  });
}

/** `worker_call` is offered where it is named, and where a delegate has no tool of its own. */
function workerCallOf(
  { form, entry, fields, said }: Written,
  { delegates, diagnostics }: { delegates: Grant[]; diagnostics: Diagnostics },
): Omit<Permission, "fallback"> | null {
  const key = form === "worker_call" ? entry : fields.get("worker_call");
  const own = form === "delegation" && key ? readDelegate(key, diagnostics) : [];
  const implied = delegates.some(({ reach }) => reach === "worker_call");
  if (own === null || (key === undefined && !implied)) return null;
  const statements = [...own, ...(said.tools.get("worker_call") ?? [])];
  return { own: statements, all: said.all, place: (key ?? entry).key };
}

function statementsAbout(worker: string, said: ToolsetApprovals): Statement[] {
  return [worker, `_worker_${worker}`].flatMap((name) => said.tools.get(name) ?? []);
}

const WHERE_WORKERS_ARE = "created workers belong to their run, and are found by their name";

/** The value under a delegate's name: nothing, a word, or a map. Null = switched off. */
function readDelegate({ name, node }: Entry, diagnostics: Diagnostics): Statement[] | null {
  if (node.kind === "scalar") return readSwitch(node, diagnostics);
  const folders = TOOLS.includes(name) ? OLD_FOLDERS : [];
  const known = [...TOOLSET_APPROVAL_KEYS, "enabled", ...folders];
  const fields = readStrictFields(node, { known, diagnostics });
  for (const folder of folders) {
    const entry = fields?.get(folder);
    if (entry) diagnostics.warning(entry.key, `"${folder}" is ignored: ${WHERE_WORKERS_ARE}.`);
  }
  const enabled = fields?.get("enabled");
  if (enabled && readBoolean(enabled.node, diagnostics) === false) return null;
  if (fields === null) return [];
  const said = readToolsetApprovals(fields, { tools: [name, `_worker_${name}`], diagnostics });
  const ofTool = statementsAbout(name, said);
  return ofTool.length > 0 ? ofTool : said.all;
}
