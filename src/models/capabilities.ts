import { type ModelCapabilities, SERVER_TOOL_TYPES } from "./model.ts";

const IMAGES = ["image/png", "image/jpeg", "image/gif", "image/webp"];

/**
 * Limits: https://platform.claude.com/docs/en/api/overview (request size) and
 * https://platform.claude.com/docs/en/build-with-claude/vision (one image).
 */
const ANTHROPIC: ModelCapabilities = {
  media: [...IMAGES, "application/pdf"],
  serverTools: ["web_search", "web_fetch", "code_execution"],
  limits: { imageBytes: 5_000_000, mediaBytes: 24_000_000 },
};

/** https://platform.openai.com/docs/guides/images-vision and …/pdf-files */
const OPENAI: ModelCapabilities = {
  media: [...IMAGES, "application/pdf"],
  serverTools: [],
  limits: { imageBytes: 20_000_000, mediaBytes: 37_000_000 },
};

const CAPABILITIES: Record<string, ModelCapabilities> = {
  anthropic: ANTHROPIC,
  openai: OPENAI,
  openrouter: OPENAI,
  ollama: { ...OPENAI, media: IMAGES },
  // Whatever a test attaches or enables: nothing is sent anywhere.
  scripted: { media: [...IMAGES, "application/pdf"], serverTools: SERVER_TOOL_TYPES },
};

/** By provider, so that nothing has to be opened to ask. An unknown provider can take nothing. */
export function capabilitiesOf(id: string): ModelCapabilities {
  const provider = id.slice(0, Math.max(0, id.indexOf(":"))).toLowerCase();
  const known = Object.hasOwn(CAPABILITIES, provider) ? CAPABILITIES[provider] : undefined;
  return known ?? { media: [], serverTools: [] };
}

/** `anthropic:…`, for messages: the providers whose models have a tool. Without the scripted one. */
export function providersWith(tool: (typeof SERVER_TOOL_TYPES)[number]): string[] {
  return Object.entries(CAPABILITIES).flatMap(([provider, { serverTools }]) =>
    provider !== "scripted" && serverTools.includes(tool) ? [provider] : [],
  );
}
