export const id = 9553;
export const ids = [9553];
export const modules = {

/***/ 9553:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  anthropicModel: () => (/* binding */ anthropicModel)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(7246);
// EXTERNAL MODULE: ./src/models/pricing.ts
var pricing = __webpack_require__(7592);
;// CONCATENATED MODULE: ./src/models/anthropic-errors.ts



const MISSING_KEY = [
    "There is no key for the Anthropic API. Do one of these:",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, to be copied
    "- In a workflow, create the secret ANTHROPIC_API_KEY (Settings › Secrets and variables › Actions) and pass it to the Action as the input `anthropic-api-key: ${{ secrets.ANTHROPIC_API_KEY }}`. Workflows of forks and of Dependabot get no secrets.",
    "- At a terminal, set the environment variable ANTHROPIC_API_KEY.",
    "- Without any key, use workload identity federation: set ANTHROPIC_FEDERATION_RULE_ID, ANTHROPIC_ORGANIZATION_ID and ANTHROPIC_IDENTITY_TOKEN_FILE (https://platform.claude.com/docs/en/manage-claude/wif-providers/github-actions).",
].join("\n");
/** What a person can do about a failed request, as LlmDoError "model". */
function anthropicFailure(error, context) {
    const failure = error instanceof Error ? error : { name: "" };
    const said = failure.apiMessage ?? (0,errors/* messageOf */.b)(error);
    const request = failure.requestID ? ` (request ${failure.requestID})` : "";
    const sentence = sentenceFor(failure, { ...context, said });
    return new errors/* LlmDoError */.p(`${sentence}${request}`, { code: "model", cause: error });
}
/** The answer started and broke off: not the SDK's to retry, and safe to ask for again. */
function isBrokenStream(error) {
    const failure = error instanceof Error ? error : { name: "" };
    if (failure.status !== undefined)
        return false;
    if (failure.type != null)
        return ["overloaded_error", "api_error"].includes(failure.type);
    const broken = /terminated|without producing a|without sending any|premature|socket|ECONNRESET/i;
    return broken.test(`${(0,errors/* messageOf */.b)(error)} ${(0,errors/* messageOf */.b)(failure.cause)}`);
}
function sentenceFor(failure, context) {
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
function badRequest({ said, model }) {
    if (/prompt is too long|context (window|limit)|too many tokens/i.test(said)) {
        return tooLong({ said, model });
    }
    return `The Anthropic API refused the request for model '${model}': ${stop(said)} If the worker's own settings do not explain it, please report it as a bug of llm-do.`;
}
function tooLong({ said, model }) {
    return `The conversation is too long for model '${model}': ${stop(said)} Split the work: let the worker delegate parts to other workers (each has a conversation of its own), read less per call, or use a model with a larger context window.`;
}
function unknownModel(model) {
    const offer = (0,near_miss/* didYouMean */.au)(model, pricing/* KNOWN_MODELS */.f) || ` Known here are: ${pricing/* KNOWN_MODELS */.f.join(", ")}.`;
    return `The Anthropic API knows no model '${model}'.${offer} Check \`model:\` of the worker.`;
}
function unauthorized({ said, hasKey }) {
    if (!hasKey) {
        return `The Anthropic API did not accept the token of workload identity federation: ${stop(said)} Check the federation rule on the workload identity page of the Claude Console.`;
    }
    return `The Anthropic API did not accept the key: ${stop(said)} Create one at https://platform.claude.com/settings/keys and store it in the secret ANTHROPIC_API_KEY (input \`anthropic-api-key\`), without quotes or line breaks.`;
}
function unreached(failure, { said }) {
    if (/Could not resolve authentication method/.test(said))
        return MISSING_KEY;
    if (/WorkloadIdentity/.test(failure.name) || /identity token|federation/i.test(said)) {
        return `Workload identity federation with the Anthropic API failed: ${stop(said)}`;
    }
    const causes = [said, ...causesOf(failure)].map((cause) => cause.replace(/\.$/, ""));
    return `The Anthropic API did not answer: ${stop([...new Set(causes)].join(": "))} Check the network and ANTHROPIC_BASE_URL.`;
}
function causesOf(failure) {
    const { cause } = failure;
    return cause instanceof Error ? [cause.message, ...causesOf(cause)] : [];
}
function waitOf(failure) {
    const seconds = Number(failure.headers?.get("retry-after") ?? 0);
    return seconds > 0 ? ` It asks to wait ${Math.ceil(seconds / 60)} min.` : "";
}
/** One full stop at the end, whatever the provider ends with. */
function stop(text) {
    return `${text.trim().replace(/[.\s]+$/, "")}.`;
}

;// CONCATENATED MODULE: ./src/models/anthropic.ts

/**
 * Room for one answer with its thinking, in tokens. Every Claude model since 4.5 can write as much
 * (https://platform.claude.com/docs/en/about-claude/models/overview); only what is written is paid.
 */
const MAX_TOKENS = 64_000;
/** The SDK's own retries: 408, 409, 429, 5xx, 529 and lost connections, before the first byte. */
const MAX_RETRIES = 4;
/** An answer that broke off in its middle is asked for again this often: the SDK does not do that. */
const MAX_STREAM_RETRIES = 2;
/** A longer `retry-after` ends the run's turn instead of keeping a paid VM asleep. */
const LONGEST_WAIT_SECONDS = 120;
/**
 * A Claude model behind the Messages API, version 2026-10-21. Without a key the SDK looks for
 * workload identity federation (ANTHROPIC_FEDERATION_RULE_ID …) and for profiles by itself.
 */
async function anthropicModel(options) {
    const { id, settings } = options;
    const { default: Anthropic } = await __webpack_require__.e(/* import() */ 1947).then(__webpack_require__.bind(__webpack_require__, 1947));
    const client = new Anthropic({
        ...(settings.anthropicApiKey ? { apiKey: settings.anthropicApiKey } : {}),
        ...(settings.anthropicBaseUrl ? { baseURL: settings.anthropicBaseUrl } : {}),
        maxRetries: MAX_RETRIES,
        fetch: fetchWithoutLongWaits,
        logLevel: "warn",
        logger: stderrLogger,
    });
    const model = id.replace(/^anthropic:/, "");
    return {
        id,
        async generate(request) {
            for (let retries = 0;; retries++) {
                request.signal.throwIfAborted();
                try {
                    const stream = client.messages.stream(toWire(model, request), { signal: request.signal });
                    return fromWire(await stream.finalMessage());
                }
                catch (error) {
                    request.signal.throwIfAborted(); // the caller's reason, not the SDK's wrapper of it
                    if (retries < MAX_STREAM_RETRIES && isBrokenStream(error))
                        continue;
                    throw anthropicFailure(error, { model, hasKey: client.apiKey !== null });
                }
            }
        },
    };
}
function toWire(model, request) {
    const tools = request.tools.map((tool) => ({
        name: tool.name,
        description: tool.description,
        input_schema: tool.inputSchema,
    }));
    // Tools come first in what is cached: their order must not depend on how they were collected.
    tools.sort((a, b) => (a.name < b.name ? -1 : 1));
    const system = request.system.trim() === "" ? [] : [marked(textBlock(request.system))];
    return {
        model,
        max_tokens: MAX_TOKENS,
        ...(system.length > 0 ? { system } : {}),
        ...(tools.length > 0 ? { tools } : {}),
        messages: withCacheMarks(request.messages.map(toWireMessage)),
    };
}
function toWireMessage(message) {
    const blocks = message.content;
    const content = blocks.flatMap(toWireBlock);
    // The API takes no message without content; a model may well have answered with nothing.
    return { role: message.role, content: content.length > 0 ? content : [textBlock("(empty)")] };
}
function toWireBlock(block) {
    switch (block.type) {
        case "text":
            return block.text.trim() === "" ? [] : [textBlock(block.text)];
        case "tool_use":
            return [{ type: "tool_use", id: block.id, name: block.name, input: block.input }];
        case "tool_result":
            return [
                {
                    type: "tool_result",
                    tool_use_id: block.tool_use_id,
                    content: block.content,
                    ...(block.is_error ? { is_error: true } : {}),
                },
            ];
        case "opaque":
            return [block.block];
    }
}
function textBlock(text) {
    return { type: "text", text };
}
/**
 * Marks the end of the conversation, and the end that the request before marked: a lookup goes back 20
 * blocks at most, and one turn can add more than that.
 * https://platform.claude.com/docs/en/build-with-claude/prompt-caching
 */
function withCacheMarks(messages) {
    const ends = messages.flatMap(({ role }, index) => (role === "user" ? [index] : [])).slice(-2);
    return messages.map((message, index) => {
        if (!ends.includes(index))
            return message;
        const last = message.content.findLastIndex((block) => !("content" in block) || block.content);
        const content = message.content.map((block, position) => position === last ? marked(block) : block);
        return { ...message, content };
    });
}
function marked(block) {
    return { ...block, cache_control: { type: "ephemeral" } };
}
function fromWire(message) {
    const { usage, stop_details: details } = message;
    const stopDetails = details?.explanation ?? details?.category;
    return {
        content: wholeBlocks(message).map(fromWireBlock),
        stopReason: message.stop_reason ?? "end_turn",
        ...(stopDetails ? { stopDetails } : {}),
        usage: {
            input: usage.input_tokens,
            output: usage.output_tokens,
            cacheRead: usage.cache_read_input_tokens ?? 0,
            cacheWrite: usage.cache_creation_input_tokens ?? 0,
        },
        model: message.model,
    };
}
/**
 * Without a call whose input was cut off: the SDK closes its JSON silently, so that half a file would
 * look like a whole one.
 */
function wholeBlocks({ content, stop_reason }) {
    const isWhole = stop_reason === "tool_use" || content.at(-1)?.type !== "tool_use";
    return isWhole ? content : content.slice(0, -1);
}
function fromWireBlock(block) {
    if (block.type === "text" && !block.citations?.length)
        return { type: "text", text: block.text };
    if (block.type === "tool_use") {
        return { type: "tool_use", id: block.id, name: block.name, input: block.input };
    }
    return { type: "opaque", block: structuredClone(block) };
}
async function fetchWithoutLongWaits(url, init) {
    const response = await fetch(url, init);
    const wait = Number(response.headers.get("retry-after") ?? 0);
    if (response.ok || !(wait > LONGEST_WAIT_SECONDS))
        return response;
    const headers = new Headers(response.headers);
    headers.set("x-should-retry", "false");
    return new Response(response.body, { status: response.status, headers });
}
/** On a runner, stdout is a channel for commands: nothing of the SDK may reach it. */
const write = (...words) => console.error(...words);
const stderrLogger = { error: write, warn: write, info: write, debug: write };


/***/ })

};
