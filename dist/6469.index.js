export const id = 6469;
export const ids = [6469];
export const modules = {

/***/ 76469:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openaiModel: () => (/* binding */ openaiModel)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/models/capabilities.ts + 1 modules
var capabilities = __webpack_require__(40081);
;// CONCATENATED MODULE: ./src/models/openai-errors.ts

const KEYS = {
    openai: 
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub, to be copied
    "Pass it to the Action as the input `openai-api-key: ${{ secrets.OPENAI_API_KEY }}`, or set the environment variable OPENAI_API_KEY at a terminal.",
    openrouter: "Set the environment variable OPENROUTER_API_KEY (in a workflow, `env:` of the step).",
};
/** The key that OpenAI and OpenRouter ask for is not there. */
function missingKey({ provider, model }) {
    const cure = KEYS[provider] ?? "";
    return new errors/* LlmDoError */.pW(`There is no key for model '${provider}:${model}'. ${cure}`, {
        code: "model",
    });
}
/** What a person can do about a failed request, as LlmDoError "model". */
function chatError(failure, context) {
    return new errors/* LlmDoError */.pW(sentenceFor(failure, context), { code: "model" });
}
/** No connection, or an answer that broke off. */
function unreachable(error, { address }) {
    const causes = [...new Set(causesOf(error))].map((cause) => cause.replace(/\.$/, ""));
    return new errors/* LlmDoError */.pW(`${address} did not answer: ${causes.join(": ")}. Check the network and the address ('openai-base-url', OPENAI_BASE_URL, OLLAMA_BASE_URL).`, { code: "model", cause: error });
}
function isContextOverflow({ status, code, said }) {
    if (status !== 400 && status !== 413)
        return false;
    return (/context_length_exceeded|string_above_max_length/.test(code) ||
        /context (length|window)|maximum context/i.test(said));
}
/** An account that ran dry answers like a rate limit, but waiting does not help. */
function isOutOfCredit({ status, code }) {
    return status === 402 || /insufficient_quota|billing/.test(code);
}
function sentenceFor(failure, context) {
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
function waitOf({ retryAfterSeconds }) {
    return retryAfterSeconds > 0 ? ` It asks to wait ${Math.ceil(retryAfterSeconds / 60)} min.` : "";
}
function causesOf(error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return [(0,errors/* messageOf */.bD)(error), ...(cause === undefined ? [] : causesOf(cause))];
}
/** One full stop at the end, whatever the server ends with. */
function stop(text) {
    return `${text.trim().replace(/[.\s]+$/, "")}.`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
;// CONCATENATED MODULE: ./src/models/openai-stream.ts

/** The answer started and broke off: worth asking for again. */
class BrokenStream extends Error {
    name = "BrokenStream";
}
const chunkSchema = schemas.looseObject({
    model: schemas.string().optional(),
    choices: schemas.array(schemas.looseObject({
        delta: schemas.looseObject({
            content: schemas.string().nullish(),
            refusal: schemas.string().nullish(),
            tool_calls: schemas.array(schemas.looseObject({
                index: schemas.number().int().optional(),
                id: schemas.string().nullish(),
                function: schemas.looseObject({ name: schemas.string().nullish(), arguments: schemas.string().nullish() })
                    .optional(),
            }))
                .nullish(),
        })
            .optional(),
        finish_reason: schemas.string().nullish(),
    }))
        .default([]),
    usage: schemas.looseObject({
        prompt_tokens: schemas.number().default(0),
        completion_tokens: schemas.number().default(0),
        prompt_tokens_details: schemas.looseObject({ cached_tokens: schemas.number().nullish() }).nullish(),
    })
        .nullish(),
    error: schemas.looseObject({ message: schemas.string() }).optional(),
});
/** Reads server-sent events to their end. Throws BrokenStream when the end is missing. */
async function readAnswer(body, model) {
    const usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
    const answer = { model, text: "", refusal: "", calls: new Map(), finish: null, usage };
    for await (const data of eventData(body)) {
        if (data === "[DONE]")
            break;
        addChunk(answer, chunkOf(data));
    }
    if (answer.finish === null)
        throw new BrokenStream("the answer ended before it was complete");
    return responseOf(answer);
}
async function* eventData(body) {
    let rest = "";
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + text).split(/\r?\n/);
        rest = lines.pop() ?? "";
        for (const line of lines)
            if (line.startsWith("data:"))
                yield line.slice(5).trim();
    }
    if (rest.startsWith("data:"))
        yield rest.slice(5).trim();
}
function chunkOf(data) {
    let value;
    try {
        value = JSON.parse(data);
    }
    catch {
        throw new BrokenStream(`an event is no JSON: ${data.slice(0, 200)}`);
    }
    const chunk = chunkSchema.safeParse(value);
    if (!chunk.success)
        throw new BrokenStream(`an event is not as expected: ${data.slice(0, 200)}`);
    if (chunk.data.error)
        throw new BrokenStream(chunk.data.error.message);
    return chunk.data;
}
function addChunk(answer, chunk) {
    answer.model = chunk.model || answer.model;
    if (chunk.usage)
        answer.usage = usageOf(chunk.usage);
    const [choice] = chunk.choices;
    if (!choice)
        return;
    answer.text += choice.delta?.content ?? "";
    answer.refusal += choice.delta?.refusal ?? "";
    answer.finish = choice.finish_reason ?? answer.finish;
    for (const [position, delta] of (choice.delta?.tool_calls ?? []).entries()) {
        const index = delta.index ?? position;
        const call = answer.calls.get(index) ?? { id: "", name: "", input: "" };
        call.id ||= delta.id ?? "";
        call.name += delta.function?.name ?? "";
        call.input += delta.function?.arguments ?? "";
        answer.calls.set(index, call);
    }
}
function usageOf(usage) {
    const cacheRead = usage.prompt_tokens_details?.cached_tokens ?? 0;
    const input = Math.max(0, usage.prompt_tokens - cacheRead);
    return { input, output: usage.completion_tokens, cacheRead, cacheWrite: 0 };
}
function responseOf(answer) {
    const { text, refusal, finish, usage, model } = answer;
    const all = [...answer.calls].sort(([a], [b]) => a - b).map(([, call]) => call);
    // The output limit may have cut the last call in its middle; half a file must not look like a whole one.
    const whole = finish === "length" ? all.slice(0, -1) : all;
    const content = [
        ...(text === "" ? [] : [{ type: "text", text }]),
        ...whole.map(callBlock),
    ];
    const stopReason = refusal === "" ? stopReasonOf(finish, whole.length > 0) : "refusal";
    const details = refusal === "" ? {} : { stopDetails: refusal };
    return { content, stopReason, ...details, usage, model };
}
/** Some servers say `stop` for calls, too. */
function stopReasonOf(finish, hasCalls) {
    if (finish === "length")
        return "max_tokens";
    if (finish === "content_filter")
        return "refusal";
    return hasCalls ? "tool_use" : "end_turn";
}
function callBlock({ id, name, input }, index) {
    return { type: "tool_use", id: id === "" ? `call_${index}` : id, name, input: inputOf(input) };
}
/** Arguments that are no JSON are kept for the tool to refuse, so that the model can mend them. */
function inputOf(text) {
    if (text.trim() === "")
        return {};
    try {
        return JSON.parse(text);
    }
    catch {
        return { invalid_json: text };
    }
}

// EXTERNAL MODULE: ./src/models/strict-schema.ts
var strict_schema = __webpack_require__(76553);
;// CONCATENATED MODULE: ./src/models/openai-wire.ts

/** `enforce`: let the server enforce the schema of the answer; some servers know no way to. */
function chatRequest(model, { request, enforce }) {
    const system = request.system.trim();
    const tools = request.tools.map(({ name, description, inputSchema }) => ({
        type: "function",
        function: { name, description, parameters: inputSchema },
    }));
    // Prefixes are cached: the order of tools must not depend on how they were collected.
    tools.sort((a, b) => (a.function.name < b.function.name ? -1 : 1));
    const format = enforce ? responseFormat(request.outputSchema) : undefined;
    return {
        model,
        messages: [
            ...(system === "" ? [] : [{ role: "system", content: system }]),
            ...request.messages.flatMap(chatMessages),
        ],
        ...(tools.length > 0 ? { tools } : {}),
        ...(format ? { response_format: format } : {}),
        stream: true,
        stream_options: { include_usage: true },
    };
}
function responseFormat(schema) {
    if (schema?.type !== "object")
        return undefined;
    const narrowed = (0,strict_schema/* strictSchema */.T)(schema);
    const strict = narrowed !== null && (0,strict_schema/* requiresEverything */.G)(narrowed);
    const json_schema = { name: "answer", strict, schema: strict ? narrowed : schema };
    return { type: "json_schema", json_schema };
}
function chatMessages(message) {
    return message.role === "assistant"
        ? [assistantMessage(message.content)]
        : userMessages(message.content);
}
function assistantMessage(content) {
    const text = content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n");
    const calls = content.flatMap((block) => block.type === "tool_use"
        ? [
            {
                id: block.id,
                type: "function",
                function: { name: block.name, arguments: JSON.stringify(block.input ?? {}) },
            },
        ]
        : []);
    if (calls.length === 0)
        return { role: "assistant", content: text === "" ? "(empty)" : text };
    return { role: "assistant", content: text === "" ? null : text, tool_calls: calls };
}
/** Results are messages of their own, and come first: each must follow the call that it answers. */
function userMessages(content) {
    const results = content.flatMap((block) => block.type === "tool_result"
        ? [{ role: "tool", tool_call_id: block.tool_use_id, content: block.content }]
        : []);
    const parts = content.flatMap((block) => {
        if (block.type === "text")
            return [{ type: "text", text: block.text }];
        return block.type === "media" ? [mediaPart(block)] : [];
    });
    if (parts.length === 0) {
        return results.length > 0 ? results : [{ role: "user", content: "(empty)" }];
    }
    // Plain text where it is only text: not every compatible server takes parts.
    const texts = parts.flatMap((part) => (part.type === "text" ? [part.text] : []));
    const isText = texts.length === parts.length;
    return [...results, { role: "user", content: isText ? texts.join("\n\n") : parts }];
}
function mediaPart({ mediaType, name, data }) {
    const url = `data:${mediaType};base64,${data}`;
    if (mediaType.startsWith("image/"))
        return { type: "image_url", image_url: { url } };
    return { type: "file", file: { filename: name.split("/").at(-1) ?? name, file_data: url } };
}

;// CONCATENATED MODULE: ./src/models/openai.ts






const OPENAI = "https://api.openai.com/v1";
/** Lost connections, 408, 409, 429 and 5xx, and answers that broke off. */
const MAX_RETRIES = 4;
/** A longer `retry-after` ends the run's turn instead of keeping a paid VM asleep. */
const LONGEST_WAIT_SECONDS = 120;
/**
 * A model behind the chat-completions API of OpenAI or of any server that speaks it (Azure, vLLM, Ollama,
 * OpenRouter). Throws LlmDoError "model" when OpenAI or OpenRouter would be asked without a key, "usage"
 * for an address that is none.
 */
async function openaiModel(options) {
    const { id, server } = options;
    const [provider = "", ...rest] = id.split(":");
    const model = rest.join(":");
    const endpoint = endpointOf(server.url ?? OPENAI);
    const context = {
        model,
        provider,
        address: `${endpoint.origin}${endpoint.pathname.replace(/\/chat\/completions$/, "")}`,
        hasKey: Boolean(server.key),
    };
    const needsKey = /(^|\.)(openai\.com|openrouter\.ai)$/.test(endpoint.hostname);
    if (!server.key && needsKey)
        throw missingKey(context);
    const headers = headersOf(endpoint, server.key);
    const client = { endpoint, headers, context, enforcesSchemas: true };
    return {
        id,
        capabilities: (0,capabilities/* capabilitiesOf */.S)(id),
        generate: (request) => generate(client, request),
    };
}
function endpointOf(address) {
    // Such an address cannot be asked, and every sentence about it would tell the password.
    if (/^https?:\/\/[^/]*@/.test(address.trim())) {
        throw new errors/* LlmDoError */.pW("The address of the model's server holds a name or password. Write it without, and give the key as 'openai-api-key' (OPENAI_API_KEY).", { code: "usage" });
    }
    try {
        const url = new URL(address.trim());
        if (!/^https?:$/.test(url.protocol))
            throw new TypeError("not HTTP");
        const path = url.pathname.replace(/\/+$/, "");
        url.pathname = path.endsWith("/chat/completions") ? path : `${path}/chat/completions`;
        return url;
    }
    catch (cause) {
        throw new errors/* LlmDoError */.pW(`The address of the model's server, ${JSON.stringify(address)}, is none. Write it like ${OPENAI} in 'openai-base-url' (OPENAI_BASE_URL).`, { code: "usage", cause });
    }
}
/** https://learn.microsoft.com/azure/ai-foundry/openai/reference: Azure has a header of its own for keys. */
function headersOf({ hostname }, key) {
    const common = { "content-type": "application/json" };
    if (!key)
        return common;
    if (/\.azure\.(com|us|cn)$/.test(hostname))
        return { ...common, "api-key": key };
    return { ...common, authorization: `Bearer ${key}` };
}
async function generate(client, request) {
    const { context } = client;
    for (let retries = 0;; retries += 1) {
        request.signal.throwIfAborted();
        const body = chatRequest(context.model, { request, enforce: client.enforcesSchemas });
        const outcome = await send(client, { body: JSON.stringify(body), signal: request.signal });
        if (outcome.kind === "answered")
            return outcome.response;
        const isLast = retries >= MAX_RETRIES;
        if (outcome.kind === "unreached") {
            if (isLast)
                throw unreachable(outcome.error, context);
            await pause(retries, { signal: request.signal, seconds: 0 });
            continue;
        }
        const { failure } = outcome;
        if (isContextOverflow(failure))
            return overflow(context.model);
        if (body.response_format && refusesSchemas(failure)) {
            client.enforcesSchemas = false;
            continue;
        }
        if (isLast || !isTransient(failure))
            throw chatError(failure, context);
        await pause(retries, { signal: request.signal, seconds: failure.retryAfterSeconds });
    }
}
/** As long as the server asks, else longer and longer. */
async function pause(retries, { signal, seconds }) {
    const growing = 500 * 2 ** retries * (0.75 + Math.random() / 4);
    // An abort is noticed by who waits, with its own reason.
    await (0,promises_.setTimeout)(seconds > 0 ? seconds * 1000 : growing, undefined, { signal }).catch(() => undefined);
}
async function send({ endpoint, headers, context }, { body, signal }) {
    try {
        // Followed by hand of whoever set the address: a redirect would take the key and the words along.
        const redirect = "manual";
        const response = await fetch(endpoint, { method: "POST", headers, body, signal, redirect });
        if (!response.ok)
            return { kind: "refused", failure: await failureOf(response) };
        if (response.body === null)
            throw new BrokenStream("the answer has no body");
        return { kind: "answered", response: await readAnswer(response.body, context.model) };
    }
    catch (error) {
        signal.throwIfAborted();
        return { kind: "unreached", error };
    }
}
async function failureOf(response) {
    const text = await response.text();
    const retryAfterSeconds = Number(response.headers.get("retry-after") ?? 0) || 0;
    const { message, code } = errorIn(text);
    return { status: response.status, said: message, code, retryAfterSeconds };
}
/** `{error: {message, code}}`, `{error: "…"}`, `{message}`, or a page of a proxy. */
function errorIn(text) {
    const plain = { message: text.slice(0, 500), code: "" };
    try {
        const body = JSON.parse(text);
        const error = (body.error ?? body);
        if (typeof error === "string")
            return { message: error, code: "" };
        const { message, code, type } = error;
        return {
            message: typeof message === "string" ? message : plain.message,
            code: `${code ?? ""} ${type ?? ""}`,
        };
    }
    catch {
        return plain;
    }
}
function isTransient(failure) {
    const { status, retryAfterSeconds } = failure;
    if (isOutOfCredit(failure) || retryAfterSeconds > LONGEST_WAIT_SECONDS)
        return false;
    return [408, 409, 429].includes(status ?? 0) || (status ?? 0) >= 500;
}
function refusesSchemas({ status, said }) {
    return status === 400 && /response_format|json_schema/i.test(said);
}
/** As the stop reason that the loop knows, whatever the server calls it. */
function overflow(model) {
    const usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
    return { content: [], stopReason: "model_context_window_exceeded", usage, model };
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
