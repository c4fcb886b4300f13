import { LlmDoError } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";
import type { Model, ModelSettings } from "./model.ts";

/** What opens a model of one provider: the part of the id behind the first colon, and the edge's settings. */
type OpenProvider = (request: { name: string; settings: ModelSettings }) => Promise<Model>;

const PROVIDERS: Record<string, OpenProvider> = {
  anthropic: async ({ name, settings }) => {
    const { anthropicModel } = await import("./anthropic.ts");
    return anthropicModel({ id: `anthropic:${name}`, settings });
  },
  scripted: async ({ name, settings }) => {
    const { scriptedModel } = await import("./scripted.ts");
    return scriptedModel({ id: `scripted:${name}`, file: name, settings });
  },
};

const EXAMPLES = "'anthropic:claude-sonnet-5-5' or 'scripted:answers.yaml'";

/**
 * Opens `provider:model`, split at the first colon. A bare `claude-…` means Anthropic.
 * Throws LlmDoError "usage" for an id that names no model, "project" for a broken file of scripted answers.
 */
export async function openModel(id: string, settings: ModelSettings): Promise<Model> {
  const [provider, name] = splitModelId(id);
  if (provider === "openai") {
    throw new LlmDoError(
      `Model '${id.trim()}' needs the provider 'openai', which is not available yet. ` +
        `Use a model such as ${EXAMPLES}.`,
      { code: "usage" },
    );
  }
  const open = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined;
  if (open === undefined) {
    const known = Object.keys(PROVIDERS);
    throw new LlmDoError(
      `Model '${id.trim()}' has the unknown provider '${provider}'.${didYouMean(provider, known)} ` +
        `Known providers: ${known.join(", ")}. Write a model as provider:model, such as ${EXAMPLES}.`,
      { code: "usage" },
    );
  }
  return open({ name, settings });
}

/** `provider:model` for an id as a person may write it: trimmed, and with the provider of a bare `claude-…`. */
export function canonicalModelId(id: string): string {
  const trimmed = id.trim();
  return /^claude-/i.test(trimmed) ? `anthropic:${trimmed}` : trimmed;
}

function splitModelId(id: string): [provider: string, name: string] {
  const canonical = canonicalModelId(id);
  const colon = canonical.indexOf(":");
  const name = colon === -1 ? "" : canonical.slice(colon + 1).trim();
  if (name === "") {
    throw new LlmDoError(
      `Model '${id.trim()}' does not name a ${colon === -1 ? "provider" : "model"}. ` +
        `Write it as provider:model, such as ${EXAMPLES}.`,
      { code: "usage" },
    );
  }
  return [canonical.slice(0, colon).trim().toLowerCase(), name];
}

/** Whether a model may run a worker with these `compatible_models`: globs of fnmatch, any case; null = any model. */
export function compatible(id: string, patterns: readonly string[] | null): boolean {
  if (patterns === null) return true;
  const model = canonicalModelId(id);
  return patterns.some((pattern) => globExpression(pattern.trim()).test(model));
}

/** Why a model may not run a worker, in one sentence, or null when it may. */
export function incompatibility(request: {
  worker: string;
  model: string;
  patterns: readonly string[] | null;
}): string | null {
  const { worker, model, patterns } = request;
  if (patterns?.length === 0) {
    return `Worker '${worker}' has empty compatible_models list. Use ['*'] for any model, or specify compatible patterns.`;
  }
  if (patterns === null || compatible(model, patterns)) return null;
  const listed = patterns.map((pattern) => `'${pattern}'`).join(", ");
  return `Model '${model}' is not compatible with worker '${worker}'. Compatible patterns: ${listed}`;
}

/** fnmatch of Python: `*`, `?`, `[abc]`, `[!a-c]`; everything else is literal. */
function globExpression(pattern: string): RegExp {
  const source = pattern.replace(/\[(!?)([^\]]+)\]|[\s\S]/g, (token, not, members) => {
    if (token === "*") return ".*";
    if (token === "?") return ".";
    if (members === undefined) return token.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&");
    return `[${not ? "^" : ""}${members.replace(/[\\^[]/g, "\\$&")}]`;
  });
  try {
    return new RegExp(`^${source}$`, "is");
  } catch {
    return /(?!)/; // an impossible range such as [z-a] matches nothing, as in Python
  }
}
