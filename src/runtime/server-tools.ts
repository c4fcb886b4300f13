import { LlmDoError } from "../errors.ts";
import { capabilitiesOf, providersWith } from "../models/capabilities.ts";
import type { ServerTool, WorkerDefinition } from "../project/definition.ts";

/** What a worker's `server_side_tools` ask of a model that it cannot do. */
export interface MissingServerTool {
  tool: ServerTool;
  /** One or two sentences. */
  message: string;
}

/** `model`: the configured id, or null where none is known yet; then only what no model can do is said. */
export function missingServerTools(
  worker: WorkerDefinition,
  model: string | null,
): MissingServerTool[] {
  return worker.serverTools.flatMap((tool) => {
    const providers = providersWith(tool.type);
    const able = model === null || capabilitiesOf(model).serverTools.includes(tool.type);
    if (able && (model !== null || providers.length > 0)) return [];
    const subject =
      model === null
        ? `No model has the server-side tool '${tool.type}' here.`
        : `Model '${model}' has no server-side tool '${tool.type}'.`;
    const cure =
      providers.length === 0
        ? "No provider that can be used has it: remove it from 'server_side_tools'."
        : `Models that have it: ${providers.map((name) => `${name}:*`).join(", ")}. Choose one, or remove the tool from 'server_side_tools'.`;
    return [{ tool, message: `${subject} ${cure}` }];
  });
}

/** Throws LlmDoError "project" with everything that is missing, each at its place. */
export function checkServerTools(worker: WorkerDefinition, model: string): void {
  const missing = missingServerTools(worker, model);
  if (missing.length === 0) return;
  const lines = missing.map(({ tool: { location }, message }) => {
    return `${location.file}:${location.line}:${location.column}: error: ${message}`;
  });
  throw new LlmDoError(lines.join("\n"), { code: "project" });
}
