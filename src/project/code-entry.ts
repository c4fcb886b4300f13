import { DEFAULT_ATTACHMENT_POLICY, type Project, type WorkerDefinition } from "./definition.ts";

const PREFIX = "tool:";

/** A run may start with a tool in code instead of a worker: `--entry tool:main` (F68, code entry points). */
export function isCodeEntry(name: string): boolean {
  return name.startsWith(PREFIX) && name.length > PREFIX.length;
}

/** What a run starts with: the name that was given, else the manifest's `entry:`, else `main`. */
export function startOf(given: string | null, { manifest }: Pick<Project, "manifest">): string {
  return given ?? manifest.entry ?? "main";
}

const entries = new WeakMap<Project["manifest"], Map<string, WorkerDefinition>>();

/**
 * The worker that stands for a tool as entry: it has that one tool, no model is ever asked, and the person
 * who started the run has let the tool run.
 */
export function codeEntryWorker(name: string, { manifest }: Project): WorkerDefinition {
  const made = entries.get(manifest) ?? new Map<string, WorkerDefinition>();
  entries.set(manifest, made);
  const worker = made.get(name) ?? define(name, manifest.file ?? "main.worker");
  made.set(name, worker);
  return worker;
}

function define(name: string, file: string): WorkerDefinition {
  const location = { file, line: 1, column: 1 };
  const tool = name.slice(PREFIX.length);
  return {
    name,
    file,
    description: null,
    library: null,
    instructions: "",
    model: null,
    compatibleModels: null,
    filesystem: null,
    shell: null,
    delegation: { delegates: [], workerCall: null, any: false, create: null },
    code: [
      {
        name: "custom",
        module: null,
        tools: [{ name: tool, location }],
        approvals: { [tool]: "pre_approved" },
        fallback: null,
        config: {},
        location,
        text: "",
      },
    ],
    sandbox: null,
    attachments: DEFAULT_ATTACHMENT_POLICY,
    output: null,
    serverTools: [],
    mode: "single",
    maxContextTokens: 8000,
    allowEmptyInput: true,
    locked: false,
    allowCycles: false,
  };
}
