import { LlmDoError, messageOf } from "../errors.ts";

/** What a server said instead of an answer. */
export interface ChatFailure {
  /** Null = no answer at all. */
  status: number | null;
  /** `error.message` of the body, else its beginning. */
  said: string;
  /** `error.code` or `error.type` of the body. */
  code: string;
  retryAfterSeconds: number;
}

/** Who failed, for sentences. */
export interface ChatContext {
  model: string;
  /** `openai`, `openrouter`, … */
  provider: string;
  /** Without query: it may hold a key. */
  address: string;
  hasKey: boolean;
}

const KEYS: Record<string, string> = {
  openai:
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, to be copied
    "Pass it to the Action as the input `openai-api-key: ${{ secrets.OPENAI_API_KEY }}`, or set the environment variable OPENAI_API_KEY at a terminal.",
  openrouter:
    "Set the environment variable OPENROUTER_API_KEY (in a workflow, `env:` of the step).",
};

/** The key that OpenAI and OpenRouter ask for is not there. */
export function missingKey({ provider, model }: ChatContext): LlmDoError {
  const cure = KEYS[provider] ?? "";
  return new LlmDoError(`There is no key for model '${provider}:${model}'. ${cure}`, {
    code: "model",
  });
}

/** What a person can do about a failed request, as LlmDoError "model". */
export function chatError(failure: ChatFailure, context: ChatContext): LlmDoError {
  return new LlmDoError(sentenceFor(failure, context), { code: "model" });
}

/** No connection, or an answer that broke off. */
export function unreachable(error: unknown, { address }: ChatContext): LlmDoError {
  const causes = [...new Set(causesOf(error))].map((cause) => cause.replace(/\.$/, ""));
  return new LlmDoError(
    `${address} did not answer: ${causes.join(": ")}. Check the network and the address ('openai-base-url', OPENAI_BASE_URL, OLLAMA_BASE_URL).`,
    { code: "model", cause: error },
  );
}

export function isContextOverflow({ status, code, said }: ChatFailure): boolean {
  if (status !== 400 && status !== 413) return false;
  return (
    /context_length_exceeded|string_above_max_length/.test(code) ||
    /context (length|window)|maximum context/i.test(said)
  );
}

/** An account that ran dry answers like a rate limit, but waiting does not help. */
export function isOutOfCredit({ status, code }: ChatFailure): boolean {
  return status === 402 || /insufficient_quota|billing/.test(code);
}

function sentenceFor(failure: ChatFailure, context: ChatContext): string {
  const { model, provider, address } = context;
  const said = stop(failure.said || `status ${failure.status}`);
  if (isOutOfCredit(failure)) {
    return `The account at ${address} cannot pay for the request: ${said}`;
  }
  switch (failure.status) {
    case 301:
    case 302:
    case 303:
    case 307:
    case 308:
      return `${address} sends requests to another address, and the key goes to none but the one that was set. Write the address that answers itself ('openai-base-url', OPENAI_BASE_URL, OLLAMA_BASE_URL).`;
    case 400:
    case 422:
      return `${address} refused the request for model '${model}': ${said}`;
    case 401:
      return `${address} did not accept the ${context.hasKey ? "key" : "request without a key"}: ${said} ${KEYS[provider] ?? ""}`.trim();
    case 403:
      return `${address} does not allow model '${model}' for this key: ${said}`;
    case 404:
      return `${address} does not know model '${model}': ${said} Check the model's name and the address, which ends before /chat/completions.`;
    case 413:
      return `The request is too large for ${address}: ${said} Attach less, or let the worker delegate.`;
    case 429:
      return `${address} reached a limit: ${said}${waitOf(failure)}`;
    default:
      return `${address} failed with status ${failure.status}: ${said}`;
  }
}

function waitOf({ retryAfterSeconds }: ChatFailure): string {
  return retryAfterSeconds > 0 ? ` It asks to wait ${Math.ceil(retryAfterSeconds / 60)} min.` : "";
}

function causesOf(error: unknown): string[] {
  const cause = error instanceof Error ? error.cause : undefined;
  return [messageOf(error), ...(cause === undefined ? [] : causesOf(cause))];
}

/** One full stop at the end, whatever the server ends with. */
function stop(text: string): string {
  return `${text.trim().replace(/[.\s]+$/, "")}.`;
}
