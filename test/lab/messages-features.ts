import type { Block, MessagesRequest } from "./messages-rules.ts";

type Report = (message: string) => void;
type Tool = NonNullable<MessagesRequest["tools"]>[number];

/** Newest versions of the tools that the API runs itself, and the fields that each takes. */
const SERVER_TOOLS: Record<string, { name: string; fields: string[] }> = {
  web_search_20260318: {
    name: "web_search",
    fields: ["max_uses", "allowed_domains", "blocked_domains", "allowed_callers"],
  },
  web_fetch_20260318: {
    name: "web_fetch",
    fields: ["max_uses", "allowed_domains", "blocked_domains", "allowed_callers"],
  },
  code_execution_20260521: { name: "code_execution", fields: ["allowed_callers"] },
};

/** https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool */
export function checkServerTool(tool: Tool, at: string, report: Report): void {
  const known = SERVER_TOOLS[String(tool.type)];
  if (known === undefined) {
    report(`${at}: Input tag '${String(tool.type)}' found using 'type' is not known`);
    return;
  }
  if (tool.name !== known.name) report(`${at}.name: should be '${known.name}'`);
  for (const key of Object.keys(tool)) {
    if (!["type", "name", "cache_control", ...known.fields].includes(key)) {
      report(`${at}.${known.name}.${key}: Extra inputs are not permitted`);
    }
  }
  if (tool.allowed_domains !== undefined && tool.blocked_domains !== undefined) {
    report(`${at}: only one of allowed_domains and blocked_domains may be given`);
  }
}

/** https://platform.claude.com/docs/en/build-with-claude/structured-outputs */
export function checkOutputFormat(request: MessagesRequest, report: Report): void {
  const config = request.output_config as
    | { format?: { type?: string; schema?: unknown } }
    | undefined;
  if (config?.format === undefined) return;
  const { type, schema } = config.format;
  if (type !== "json_schema") report("output_config.format.type: should be 'json_schema'");
  checkSchema(schema, report);
  if (request.tools?.some((tool) => String(tool.type).startsWith("web_search"))) {
    report("output_config.format: incompatible with citations");
  }
}

const UNSUPPORTED = ["minimum", "maximum", "minLength", "maxLength", "pattern", "oneOf", "default"];

function checkSchema(schema: unknown, report: Report): void {
  if (Array.isArray(schema)) for (const inner of schema) checkSchema(inner, report);
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return;
  const map = schema as Record<string, unknown>;
  if (map.type === "object" && map.additionalProperties !== false) {
    report("output_config.format.schema: For 'object' type, 'additionalProperties' must be false");
  }
  for (const key of UNSUPPORTED) {
    if (key in map && typeof map[key] !== "object") {
      report(`output_config.format.schema: property '${key}' is not supported`);
    }
  }
  for (const inner of Object.values(map)) checkSchema(inner, report);
}

const IMAGES = ["image/png", "image/jpeg", "image/gif", "image/webp"];
const IMAGE_BYTES = 5 * 1024 * 1024;

/** https://platform.claude.com/docs/en/build-with-claude/vision and …/pdf-support */
export function checkMedia(block: Block, at: string, report: Report): void {
  const source = (block.source ?? {}) as { type?: string; media_type?: string; data?: string };
  const data = source.data ?? "";
  const allowed = block.type === "image" ? IMAGES : ["application/pdf"];
  if (source.type !== "base64") report(`${at}.source.type: expected base64`);
  if (!allowed.includes(String(source.media_type))) {
    report(`${at}.source.media_type: Input should be one of ${allowed.join(", ")}`);
  }
  if (!/^[A-Za-z0-9+/]+=*$/.test(data)) report(`${at}.source.data: invalid base64`);
  if (block.type === "image" && data.length * 0.75 > IMAGE_BYTES) {
    report(`${at}.source: image exceeds 5 MB maximum`);
  }
}
