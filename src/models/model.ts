/** The contract between the agent loop and whoever answers. Shapes follow the Messages API. */

export const SERVER_TOOL_TYPES = [
  "web_search",
  "web_fetch",
  "code_execution",
  "image_generation",
] as const;
export type ServerToolType = (typeof SERVER_TOOL_TYPES)[number];

/** A tool that the provider runs, as the worker's author limits it. */
export interface ServerTool {
  type: ServerToolType;
  maxUses: number | null;
  allowedDomains: string[] | null;
  blockedDomains: string[] | null;
}

export type JsonSchema = Record<string, unknown>;

export interface TextBlock {
  type: "text";
  text: string;
}

export interface ToolUseBlock {
  type: "tool_use";
  /** The provider's id. Never a journal key: those are structural. */
  id: string;
  name: string;
  input: unknown;
}

export interface ToolResultBlock {
  type: "tool_result";
  tool_use_id: string;
  content: string;
  is_error?: boolean;
}

/** Thinking, server tools and whatever a provider adds: kept byte for byte and sent back. */
export interface OpaqueBlock {
  type: "opaque";
  block: Record<string, unknown>;
}

/** An attachment that the model sees as it is: an image or a PDF. Text files are TextBlocks. */
export interface MediaBlock {
  type: "media";
  /** `image/png`, `application/pdf`, … */
  mediaType: string;
  /** Path as attached, for the provider's title. */
  name: string;
  /** Base64. */
  data: string;
}

export type AssistantBlock = TextBlock | ToolUseBlock | OpaqueBlock;
export type UserBlock = TextBlock | ToolResultBlock | MediaBlock;

export type Message =
  | { role: "user"; content: UserBlock[] }
  | { role: "assistant"; content: AssistantBlock[] };

/** The seven of the Messages API (https://platform.claude.com/docs/en/api/handling-stop-reasons). */
export type StopReason =
  | "end_turn"
  | "max_tokens"
  | "stop_sequence"
  | "tool_use"
  | "pause_turn"
  | "refusal"
  | "model_context_window_exceeded";

/** Tokens of one response. `input` is the part that was neither read from nor written to a cache. */
export interface Usage {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  /** Searches of the provider's own tool, which are paid by the piece. Absent = none. */
  webSearches?: number | undefined;
}

export interface ToolSpecification {
  name: string;
  description: string;
  inputSchema: JsonSchema;
}

export interface ModelRequest {
  /** The name of the worker that asks; the scripted model answers by it. */
  worker: string;
  system: string;
  messages: Message[];
  tools: ToolSpecification[];
  /** The final answer must satisfy it; the loop validates, a provider may enforce. */
  outputSchema?: JsonSchema;
  /** Tools that the provider runs by itself. */
  serverTools?: ServerTool[];
  signal: AbortSignal;
}

export interface ModelResponse {
  content: AssistantBlock[];
  stopReason: StopReason;
  /** The provider's words for a refusal, when it gave some. */
  stopDetails?: string;
  usage: Usage;
  /** The id of the model that answered, without the provider's prefix. */
  model: string;
}

export interface ModelCapabilities {
  /** Media types of attachments besides text, such as `image/png`. */
  media: readonly string[];
  serverTools: readonly ServerToolType[];
  /** Bytes before encoding: of one image, and of all media of one conversation. Absent = no limit. */
  limits?: { imageBytes: number; mediaBytes: number };
}

export interface Model {
  /** `provider:model`, as configured. */
  readonly id: string;
  /** What the model can take; asked before anything is sent. */
  readonly capabilities: ModelCapabilities;
  /**
   * One turn. Retries what the provider calls transient by itself.
   * Throws LlmDoError "model" for what a person must fix (key, model name, account).
   */
  generate(request: ModelRequest): Promise<ModelResponse>;
}

/** What providers need from the edge; nothing below the entries reads `process.env`. */
export interface ModelSettings {
  anthropicApiKey?: string | undefined;
  anthropicBaseUrl?: string | undefined;
  openaiApiKey?: string | undefined;
  /** Address of a server that speaks chat completions: OpenAI itself, Azure, vLLM, … */
  openaiBaseUrl?: string | undefined;
  openrouterApiKey?: string | undefined;
  /** Default http://localhost:11434/v1. */
  ollamaBaseUrl?: string | undefined;
  /** Reads a file of the pinned project: scripted answers are project files. */
  readProjectFile(path: string): Promise<string | undefined>;
}
