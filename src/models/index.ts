import { LlmDoError } from "../errors.ts";
import { canonicalModelId, matchesModel } from "../model-id.ts";
import { didYouMean } from "../near-miss.ts";
import type { Model, ModelSettings } from "./model.ts";

/** What opens a model of one provider: the part of the id behind the first colon, and the edge's settings. */
type OpenProvider = (request: { name: string; settings: ModelSettings }) => Promise<Model>;

const PROVIDERS: Record<string, OpenProvider> = {
  anthropic: async ({ name, settings }) => {
    const { anthropicModel } = await import("./anthropic.ts");
    return anthropicModel({ id: `anthropic:${name}`, settings });
  },
  openai: async ({ name, settings }) => {
    const { openaiModel } = await import("./openai.ts");
    const { openaiApiKey: key, openaiBaseUrl: url } = settings;
    return openaiModel({ id: `openai:${name}`, server: { url, key } });
  },
  openrouter: async ({ name, settings }) => {
    const { openaiModel } = await import("./openai.ts");
    const server = { url: "https://openrouter.ai/api/v1", key: settings.openrouterApiKey };
    return openaiModel({ id: `openrouter:${name}`, server });
  },
  ollama: async ({ name, settings }) => {
    const { openaiModel } = await import("./openai.ts");
    const url = settings.ollamaBaseUrl ?? "http://localhost:11434/v1";
    return openaiModel({ id: `ollama:${name}`, server: { url, key: undefined } });
  },
  scripted: async ({ name, settings }) => {
    const { scriptedModel } = await import("./scripted.ts");
    return scriptedModel({ id: `scripted:${name}`, file: name, settings });
  },
};

const EXAMPLES = "'anthropic:claude-sonnet-5-5' or 'scripted:answers.yaml'";

/** Names that other frameworks have for the same wire format. */
const SPELLINGS: Partial<Record<string, string>> = {
  "openai-chat": "openai",
  "openai-responses": "openai",
};

/**
 * Opens `provider:model`, split at the first colon. A bare `claude-…` means Anthropic.
 * Throws LlmDoError "usage" for an id that names no model, "project" for a broken file of scripted answers.
 */
export async function openModel(id: string, settings: ModelSettings): Promise<Model> {
  const [provider, name] = splitModelId(id);
  const spelled = SPELLINGS[provider] ?? provider;
  const open = Object.hasOwn(PROVIDERS, spelled) ? PROVIDERS[spelled] : undefined;
  if (open === undefined) {
    const known = Object.keys(PROVIDERS);
    throw new LlmDoError(
      `Model '${id.trim()}' has the unknown provider '${provider}'.${didYouMean(provider, known)} ` +
        `Known providers: ${known.join(", ")}. Write a model as provider:model, such as ${EXAMPLES}; a model behind another address that speaks OpenAI's chat completions is 'openai:MODEL' with the input 'openai-base-url' (OPENAI_BASE_URL).`,
      { code: "usage" },
    );
  }
  return open({ name, settings });
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
  if (patterns === null || matchesModel(model, patterns)) return null;
  const listed = patterns.map((pattern) => `'${pattern}'`).join(", ");
  return `Model '${model}' is not compatible with worker '${worker}'. Compatible patterns: ${listed}`;
}
