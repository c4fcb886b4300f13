import { stringify } from "yaml";
import type { Problem } from "./definition.ts";
import { parseWorker } from "./worker.ts";

/** What a model says about a worker that it wants (spec/delegation.md "worker_create"). */
export interface WorkerDraft {
  name: string;
  instructions: string;
  description?: string | undefined;
  model?: string | undefined;
  output_schema_ref?: string | undefined;
}

/** What every created worker starts with besides what the model said (F97). */
export interface CreationDefaults {
  default_model?: string | undefined;
  default_toolsets?: unknown;
  default_attachment_policy?: unknown;
  default_sandbox?: unknown;
}

/** Lower case, so that no two of them are one file on any file system (spec/dialects.md §2.4). */
export const CREATED_NAME = /^[a-z][a-z0-9_-]{0,63}$/;

/** Where a created worker would stand in the project. */
export function createdFile(name: string): string {
  return `workers/${name}.worker`;
}

/**
 * The whole `.worker` file of a draft, with the least rights: no toolsets but the defaults'. It is never
 * rendered as a template, here or once it is a file of the project: a model wrote it.
 */
export function draftText(draft: WorkerDraft, defaults: CreationDefaults): string {
  const settings = {
    name: draft.name,
    description: draft.description,
    model: draft.model ?? defaults.default_model,
    output_schema_ref: draft.output_schema_ref,
    toolsets: defaults.default_toolsets,
    attachment_policy: defaults.default_attachment_policy,
    sandbox: defaults.default_sandbox,
    templating: "none",
  };
  const written = Object.entries(settings).filter(([, value]) => value !== undefined);
  return `---\n${stringify(Object.fromEntries(written))}---\n\n${draft.instructions.trim()}\n`;
}

/** Everything wrong with the file of a created worker; the name of the file and of the worker are one. */
export function createdProblems(name: string, text: string): Problem[] {
  const file = createdFile(name);
  const { worker, problems } = parseWorker({ file, text });
  const errors = problems.filter(({ severity }) => severity === "error");
  if (worker === null || worker.name === name) return errors;
  const location = { file, line: 1, column: 1 };
  const message = `The worker is created as "${name}", but its file says \`name: ${worker.name}\`.`;
  return [...errors, { severity: "error", message, location, text: "" }];
}
