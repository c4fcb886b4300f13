import { LlmDoError, messageOf } from "../errors.ts";
import { didYouMean } from "../near-miss.ts";
import { KNOWN_MODELS } from "./pricing.ts";

/** The fields of the SDK's errors that are read here; it is loaded lazily, so no `instanceof`. */
interface ApiError {
  name: string;
  status?: number;
  /** `error.type` of the response body. */
  type?: string | null;
  /** `error.message` of the response body. */
  apiMessage?: string | null;
  requestID?: string | null;
  headers?: Headers;
  cause?: unknown;
}

const MISSING_KEY = [
  "There is no key for the Anthropic API. Do one of these:",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, to be copied
  "- In a workflow, create the secret ANTHROPIC_API_KEY (Settings › Secrets and variables › Actions) and pass it to the Action as the input `anthropic-api-key: ${{ secrets.ANTHROPIC_API_KEY }}`. Workflows of forks and of Dependabot get no secrets.",
  "- At a terminal, set the environment variable ANTHROPIC_API_KEY.",
  "- Without any key, use workload identity federation: set ANTHROPIC_FEDERATION_RULE_ID, ANTHROPIC_ORGANIZATION_ID and ANTHROPIC_IDENTITY_TOKEN_FILE (https://platform.claude.com/docs/en/manage-claude/wif-providers/github-actions).",
].join("\n");

/** What a person can do about a failed request, as LlmDoError "model". */
export function anthropicFailure(
  error: unknown,
  context: { model: string; hasKey: boolean },
): LlmDoError {
  const failure: ApiError = error instanceof Error ? error : { name: "" };
  const said = failure.apiMessage ?? messageOf(error);
  const request = failure.requestID ? ` (request ${failure.requestID})` : "";
  const sentence = sentenceFor(failure, { ...context, said });
  return new LlmDoError(`${sentence}${request}`, { code: "model", cause: error });
}

/** The answer started and broke off: not the SDK's to retry, and safe to ask for again. */
export function isBrokenStream(error: unknown): boolean {
  const failure: ApiError = error instanceof Error ? error : { name: "" };
  if (failure.status !== undefined) return false;
  if (failure.type != null) return ["overloaded_error", "api_error"].includes(failure.type);
  const broken = /terminated|without producing a|without sending any|premature|socket|ECONNRESET/i;
  return broken.test(`${messageOf(error)} ${messageOf(failure.cause)}`);
}

function sentenceFor(
  failure: ApiError,
  context: { model: string; hasKey: boolean; said: string },
): string {
  const { said, model } = context;
  const isCredit = failure.type === "billing_error" || /credit balance/i.test(said);
  if (isCredit) {
    return `The Anthropic account cannot pay for the request: ${stop(said)} Add credit at https://platform.claude.com/settings/billing.`;
  }
  switch (failure.status ?? failure.type) {
    case 400:
      return badRequest(context);
    case 401:
      return unauthorized(context);
    case 403:
      return `The Anthropic API does not allow model '${model}' for this key: ${stop(said)} Check the workspace of the key and its models at https://platform.claude.com/settings/keys.`;
    case 404:
      return unknownModel(model);
    case 413:
      return tooLong(context);
    case 429:
    case "rate_limit_error":
      return `The Anthropic account reached a limit: ${stop(said)}${waitOf(failure)}`;
    case 529:
    case "overloaded_error":
      return `The Anthropic API is overloaded: ${stop(said)}`;
  }
  if (failure.status !== undefined && failure.status >= 500) {
    return `The Anthropic API failed with status ${failure.status}: ${stop(said)}`;
  }
  return unreached(failure, context);
}

function badRequest({ said, model }: { said: string; model: string }): string {
  if (/prompt is too long|context (window|limit)|too many tokens/i.test(said)) {
    return tooLong({ said, model });
  }
  return `The Anthropic API refused the request for model '${model}': ${stop(said)} If the worker's own settings do not explain it, please report it as a bug of llm-do.`;
}

function tooLong({ said, model }: { said: string; model: string }): string {
  return `The conversation is too long for model '${model}': ${stop(said)} Split the work: let the worker delegate parts to other workers (each has a conversation of its own), read less per call, or use a model with a larger context window.`;
}

function unknownModel(model: string): string {
  const offer = didYouMean(model, KNOWN_MODELS) || ` Known here are: ${KNOWN_MODELS.join(", ")}.`;
  return `The Anthropic API knows no model '${model}'.${offer} Check \`model:\` of the worker.`;
}

function unauthorized({ said, hasKey }: { said: string; hasKey: boolean }): string {
  if (!hasKey) {
    return `The Anthropic API did not accept the token of workload identity federation: ${stop(said)} Check the federation rule on the workload identity page of the Claude Console.`;
  }
  return `The Anthropic API did not accept the key: ${stop(said)} Create one at https://platform.claude.com/settings/keys and store it in the secret ANTHROPIC_API_KEY (input \`anthropic-api-key\`), without quotes or line breaks.`;
}

function unreached(failure: ApiError, { said }: { said: string }): string {
  if (/Could not resolve authentication method/.test(said)) return MISSING_KEY;
  if (/WorkloadIdentity/.test(failure.name) || /identity token|federation/i.test(said)) {
    return `Workload identity federation with the Anthropic API failed: ${stop(said)}`;
  }
  const causes = [said, ...causesOf(failure)].map((cause) => cause.replace(/\.$/, ""));
  return `The Anthropic API did not answer: ${stop([...new Set(causes)].join(": "))} Check the network and ANTHROPIC_BASE_URL.`;
}

function causesOf(failure: { cause?: unknown }): string[] {
  const { cause } = failure;
  return cause instanceof Error ? [cause.message, ...causesOf(cause)] : [];
}

function waitOf(failure: ApiError): string {
  const seconds = Number(failure.headers?.get("retry-after") ?? 0);
  return seconds > 0 ? ` It asks to wait ${Math.ceil(seconds / 60)} min.` : "";
}

/** One full stop at the end, whatever the provider ends with. */
function stop(text: string): string {
  return `${text.trim().replace(/[.\s]+$/, "")}.`;
}
