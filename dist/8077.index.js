export const id = 8077;
export const ids = [8077];
export const modules = {

/***/ 78077:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  anthropicModel: () => (/* binding */ anthropicModel)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(57246);
// EXTERNAL MODULE: ./src/models/pricing.ts
var pricing = __webpack_require__(67592);
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
    const said = failure.apiMessage ?? (0,errors/* messageOf */.bD)(error);
    const request = failure.requestID ? ` (request ${failure.requestID})` : "";
    const sentence = sentenceFor(failure, { ...context, said });
    return new errors/* LlmDoError */.pW(`${sentence}${request}`, { code: "model", cause: error });
}
/** The answer started and broke off: not the SDK's to retry, and safe to ask for again. */
function isBrokenStream(error) {
    const failure = error instanceof Error ? error : { name: "" };
    if (failure.status !== undefined)
        return false;
    if (failure.type != null)
        return ["overloaded_error", "api_error"].includes(failure.type);
    const broken = /terminated|without producing a|without sending any|premature|socket|ECONNRESET/i;
    return broken.test(`${(0,errors/* messageOf */.bD)(error)} ${(0,errors/* messageOf */.bD)(failure.cause)}`);
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

;// CONCATENATED MODULE: ./src/models/anthropic-server-tools.ts
/** Models before 4.6 cannot call tools from code: for them the newest versions must be called directly. */
const DIRECT_ONLY = /^claude-(3|[a-z]+-4(-[0-5])?(-\d{8})?$)/;
/**
 * The newest version of each tool (@anthropic-ai/sdk 1.11).
 * https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool
 */
function wireServerTools(model, tools) {
    const callers = DIRECT_ONLY.test(model) ? { allowed_callers: ["direct"] } : {};
    return tools.flatMap((tool) => wireTool(tool, callers));
}
function wireTool(tool, callers) {
    switch (tool.type) {
        case "web_search":
            return [{ type: "web_search_20260318", name: "web_search", ...callers, ...limitsOf(tool) }];
        case "web_fetch":
            return [{ type: "web_fetch_20260318", name: "web_fetch", ...callers, ...limitsOf(tool) }];
        case "code_execution":
            return [{ type: "code_execution_20260521", name: "code_execution" }];
        case "image_generation":
            return []; // refused before the first request
    }
}
function limitsOf({ maxUses, allowedDomains, blockedDomains }) {
    return {
        ...(maxUses === null ? {} : { max_uses: maxUses }),
        ...(allowedDomains?.length ? { allowed_domains: allowedDomains } : {}),
        ...(blockedDomains?.length ? { blocked_domains: blockedDomains } : {}),
    };
}
/**
 * Code execution works in a container that belongs to the response, not to a block of it. It is kept as one,
 * so that the journal has it and a later turn finds its files again.
 */
function containerBlocks({ container }) {
    if (!container)
        return [];
    const { id, expires_at } = container;
    return [{ type: "opaque", block: { type: CONTAINER, id, expires_at } }];
}
const CONTAINER = "llm_do_container";
function isContainer({ block }) {
    return block.type === CONTAINER;
}
/** The newest container of the conversation, unless it is gone. */
function containerOf(messages, now = Date.now()) {
    const blocks = messages.flatMap(({ content }) => content.flatMap((block) => (block.type === "opaque" && isContainer(block) ? [block] : [])));
    const { id, expires_at } = blocks.at(-1)?.block ?? {};
    const isAlive = Date.parse(String(expires_at)) > now;
    return typeof id === "string" && isAlive ? id : null;
}

// EXTERNAL MODULE: ./src/models/capabilities.ts + 1 modules
var capabilities = __webpack_require__(40081);
// EXTERNAL MODULE: ./src/models/strict-schema.ts
var strict_schema = __webpack_require__(76553);
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
    const { default: Anthropic } = await __webpack_require__.e(/* import() */ 1947).then(__webpack_require__.bind(__webpack_require__, 91947));
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
        capabilities: (0,capabilities/* capabilitiesOf */.S)(id),
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
    tools.push(...wireServerTools(model, request.serverTools ?? []));
    tools.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    const system = request.system.trim() === "" ? [] : [marked(textBlock(request.system))];
    const schema = enforceableSchema(request);
    const container = containerOf(request.messages);
    return {
        model,
        max_tokens: MAX_TOKENS,
        ...(system.length > 0 ? { system } : {}),
        ...(tools.length > 0 ? { tools } : {}),
        ...(schema ? { output_config: { format: { type: "json_schema", schema } } } : {}),
        ...(container ? { container } : {}),
        messages: withCacheMarks(request.messages.map(toWireMessage)),
    };
}
function nameOf(tool) {
    return "name" in tool ? tool.name : tool.type;
}
/** Results of a web search carry citations, and the API enforces no schema on an answer that cites. */
function enforceableSchema({ outputSchema, serverTools }) {
    const cites = serverTools?.some(({ type }) => type === "web_search");
    return outputSchema && !cites ? (0,strict_schema/* strictSchema */.T)(outputSchema) : null;
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
        case "media":
            return [mediaBlock(block)];
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
            return isContainer(block) ? [] : [block.block];
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
    const searches = usage.server_tool_use?.web_search_requests ?? 0;
    return {
        content: [...wholeBlocks(message).map(fromWireBlock), ...containerBlocks(message)],
        stopReason: message.stop_reason ?? "end_turn",
        ...(stopDetails ? { stopDetails } : {}),
        usage: {
            input: usage.input_tokens,
            output: usage.output_tokens,
            cacheRead: usage.cache_read_input_tokens ?? 0,
            cacheWrite: usage.cache_creation_input_tokens ?? 0,
            ...(searches > 0 ? { webSearches: searches } : {}),
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
    // Where the address sends us on, the key would go along.
    const response = await fetch(url, { ...init, redirect: "manual" });
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
/** https://platform.claude.com/docs/en/build-with-claude/vision and …/pdf-support */
function mediaBlock({ mediaType, data, name }) {
    const source = { type: "base64", data };
    if (mediaType === "application/pdf") {
        return { type: "document", title: name, source: { ...source, media_type: mediaType } };
    }
    return { type: "image", source: { ...source, media_type: mediaType } };
}


/***/ }),

/***/ 67592:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ KNOWN_MODELS),
/* harmony export */   h: () => (/* binding */ costOf)
/* harmony export */ });
/** Every multiplier but the one of cache reads is the same for all models. */
function prices(input, output, cacheReadFactor = 0.1) {
    return {
        input,
        output,
        cacheWrite5m: input * 1.25,
        cacheWrite1h: input * 2,
        cacheRead: input * cacheReadFactor,
    };
}
/**
 * Every Claude model since 4.5, by its id without a date.
 * Source: https://platform.claude.com/docs/en/about-claude/pricing (read in November 2026),
 * except where a comment says otherwise.
 */
const PRICES = {
    // Not verified: the page did not list 5.2 yet, so these two have the prices of 5.1.
    "claude-fable-5-2": prices(10, 50, 0.025),
    "claude-mythos-5-2": prices(10, 50, 0.025),
    "claude-fable-5-1": prices(10, 50, 0.025),
    "claude-mythos-5-1": prices(10, 50, 0.025),
    "claude-fable-5": prices(10, 50),
    "claude-mythos-5": prices(10, 50),
    // Announced with input and output prices only (https://anthropic.com/glasswing): the cache prices
    // are the usual multiples and not verified.
    "claude-mythos-preview": prices(25, 125),
    "claude-opus-5-5": prices(4, 20, 0.05),
    "claude-opus-5": prices(5, 25),
    "claude-opus-4-8": prices(5, 25),
    "claude-opus-4-7": prices(5, 25),
    "claude-opus-4-6": prices(5, 25),
    "claude-opus-4-5": prices(5, 25),
    "claude-sonnet-5-5": prices(2, 10, 0.05),
    "claude-sonnet-5": prices(2, 10),
    "claude-sonnet-4-6": prices(3, 15),
    "claude-sonnet-4-5": prices(3, 15),
    "claude-haiku-5-5": {
        ...prices(0.1, 0.5),
        longPrompt: { above: 100_000, prices: prices(0.5, 2.5) },
    },
    "claude-haiku-4-5": prices(1, 5),
};
/** $10 per 1000 searches (https://platform.claude.com/docs/en/about-claude/pricing). Fetching is free. */
const MILLIONTHS_PER_SEARCH = 10_000;
/** Ids of all Claude models in the price table, newest family first. */
const KNOWN_MODELS = Object.keys(PRICES);
/**
 * US dollars that one response cost; null when the model's price is unknown, never 0 for that.
 * `model` may carry a provider (`anthropic:`) and the date of a snapshot (`-20251001`).
 * Scripted answers cost 0.
 */
function costOf(model, usage) {
    if (model === "scripted" || model.startsWith("scripted:"))
        return 0;
    const id = model.replace(/^anthropic:/, "").replace(/-\d{8}$/, "");
    if (!Object.hasOwn(PRICES, id))
        return null;
    const row = PRICES[id];
    if (row === undefined)
        return null;
    const prompt = usage.input + usage.cacheRead + usage.cacheWrite;
    const rates = row.longPrompt && prompt > row.longPrompt.above ? row.longPrompt.prices : row;
    const millionths = usage.input * rates.input +
        usage.output * rates.output +
        usage.cacheWrite * rates.cacheWrite5m +
        usage.cacheRead * rates.cacheRead +
        (usage.webSearches ?? 0) * MILLIONTHS_PER_SEARCH;
    return millionths / 1_000_000;
}


/***/ }),

/***/ 76553:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ requiresEverything),
/* harmony export */   T: () => (/* binding */ strictSchema)
/* harmony export */ });
/** What constrained decoding understands besides structure; everything else the loop checks. */
const KEPT = ["type", "description", "title", "enum", "const", "$ref"];
/**
 * The part of a schema that a provider can enforce while it writes, or null where enforcing would keep the
 * model from a right answer: free maps, untyped values, recursion. Whatever satisfies the schema after this
 * narrowing satisfies its structure; limits such as `minimum` are left out.
 * https://platform.claude.com/docs/en/build-with-claude/structured-outputs
 */
function strictSchema(schema) {
    if (schema.type !== "object" || isRecursive(schema))
        return null;
    try {
        return narrow(schema);
    }
    catch (error) {
        if (error instanceof Inexpressible)
            return null;
        throw error;
    }
}
/** OpenAI enforces a schema only where every property is required. */
function requiresEverything(schema) {
    return everySubschema(schema, ({ properties, required }) => {
        if (!isMap(properties))
            return true;
        const names = Array.isArray(required) ? required : [];
        return Object.keys(properties).every((name) => names.includes(name));
    });
}
class Inexpressible extends Error {
}
function narrow(schema) {
    if (!isMap(schema))
        throw new Inexpressible();
    const { properties, items, required, additionalProperties: more, $defs } = schema;
    const kept = {};
    for (const key of KEPT)
        if (schema[key] !== undefined)
            kept[key] = schema[key];
    if (isMap($defs))
        kept.$defs = narrowAll($defs);
    const variants = schema.anyOf ?? schema.oneOf;
    if (Array.isArray(variants))
        kept.anyOf = variants.map(narrow);
    const isTyped = ["type", "enum", "const", "$ref", "anyOf"].some((key) => key in kept);
    if (!isTyped || "allOf" in schema || "patternProperties" in schema)
        throw new Inexpressible();
    if (hasType(schema, "object")) {
        if (isMap(more) || !isMap(properties))
            throw new Inexpressible();
        kept.properties = narrowAll(properties);
        kept.additionalProperties = false;
        kept.required = Array.isArray(required) ? required : [];
    }
    if (hasType(schema, "array"))
        kept.items = narrow(items);
    return kept;
}
function narrowAll(schemas) {
    return Object.fromEntries(Object.entries(schemas).map(([name, inner]) => [name, narrow(inner)]));
}
function hasType({ type }, wanted) {
    return type === wanted || (Array.isArray(type) && type.includes(wanted));
}
/** A definition that leads back to itself. */
function isRecursive(schema) {
    const definitions = isMap(schema.$defs) ? schema.$defs : {};
    const leadsTo = (name, path) => path.includes(name) ||
        referencesIn(definitions[name]).some((next) => leadsTo(next, [...path, name]));
    return referencesIn(schema).some((name) => name === "" || leadsTo(name, []));
}
/** Names of definitions that a schema refers to; "" for a reference to anything else. */
function referencesIn(schema) {
    if (Array.isArray(schema))
        return schema.flatMap(referencesIn);
    if (!isMap(schema))
        return [];
    return Object.entries(schema).flatMap(([key, value]) => {
        if (key !== "$ref")
            return referencesIn(value);
        return /^#\/\$defs\/([^/]+)$/.exec(String(value))?.[1] ?? "";
    });
}
function everySubschema(schema, holds) {
    if (Array.isArray(schema))
        return schema.every((inner) => everySubschema(inner, holds));
    if (!isMap(schema))
        return true;
    return holds(schema) && Object.values(schema).every((inner) => everySubschema(inner, holds));
}
function isMap(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ })

};
