import type { SandboxConfig } from "../../src/project/definition.ts";
import { parseManifest } from "../../src/project/manifest.ts";
import { Diagnostics } from "../../src/project/problem.ts";
import { parseWorker } from "../../src/project/worker.ts";
import { projectScope, type SandboxScope, workerScope } from "../../src/tools/sandbox-scope.ts";

/** `sandbox:` of a manifest and of its workers, from the entry to the one that is looked at; YAML flow style. */
export interface Written {
  manifest?: string;
  workers?: (string | null)[];
}

/** The scope of the last worker, read from files as an author writes them. */
export function scopeOf({ manifest, workers = [] }: Written): SandboxScope {
  return sandboxesOf(manifest, workers).reduce(
    (caller, config) => workerScope(config, caller),
    projectScope(manifestSandbox(manifest).config),
  );
}

export function manifestSandbox(text: string | undefined) {
  const diagnostics = new Diagnostics();
  const file = { file: "project.yaml", text: text === undefined ? "" : `sandbox: ${text}\n` };
  const parsed = parseManifest({ ...file, diagnostics });
  return { config: parsed.manifest.sandbox, node: parsed.sandbox, diagnostics };
}

function sandboxesOf(
  manifest: string | undefined,
  workers: (string | null)[],
): (SandboxConfig | null)[] {
  const { node } = manifestSandbox(manifest);
  return workers.map((sandbox) => {
    const text = `---\n${sandbox === null ? "name: w" : `sandbox: ${sandbox}`}\n---\nWork.\n`;
    const { worker, problems } = parseWorker({ file: "w.worker", text, sandboxDefaults: node });
    if (worker === null) throw new Error(problems.map(({ message }) => message).join("\n"));
    return worker.sandbox;
  });
}
