export const id = 460;
export const ids = [460];
export const modules = {

/***/ 99990:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ LocatedYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57246);



/** A YAML file whose every mistake is reported as `file:line:column: sentence`, with code "project". */
class LocatedYaml {
    file;
    value;
    #document;
    #lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    constructor(file, source) {
        this.file = file;
        this.#document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(source, { lineCounter: this.#lines, prettyErrors: false });
        // An unknown tag is only a warning of the parser, and would change what a value means.
        const mistake = this.#document.errors[0] ?? this.#document.warnings[0];
        if (mistake)
            throw this.#error(`${mistake.message}.`, mistake.pos[0]);
        try {
            this.value = this.#document.toJS({ maxAliasCount: 100 });
        }
        catch (error) {
            throw this.#error(`${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}.`, 0); // too many aliases, or one without its anchor
        }
    }
    /** `file:line:column` of the value at `path`, or of the nearest value around it. */
    at(path) {
        return this.#place(this.#offset(path));
    }
    /** What `schema` makes of the value at `path`. */
    read(schema, path) {
        const result = schema.safeParse(this.#get(path));
        if (result.success)
            return result.data;
        const [issue] = result.error.issues;
        const where = [...path, ...(issue?.path ?? [])];
        if (issue?.code === "unrecognized_keys") {
            const key = issue.keys[0] ?? "";
            const isOwn = issue.path.length === 0 && "shape" in schema;
            const known = isOwn ? Object.keys(schema.shape) : [];
            const offer = known.length > 0 ? ` Known keys: ${known.join(", ")}.` : "";
            const sentence = `Unknown key '${key}'.${(0,_near_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(key, known)}${offer}`;
            throw this.#error(sentence, this.#keyOffset(where, key));
        }
        const sentence = `${nameOf(where)} ${complaint(issue, this.#get(where))}.`;
        throw this.#error(sentence, this.#offset(where));
    }
    #get(path) {
        return path.reduce((value, key) => value?.[key], this.value);
    }
    #offset(path) {
        for (let length = path.length; length >= 0; length--) {
            const node = this.#document.getIn(path.slice(0, length), true);
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range)
                return node.range[0];
        }
        return 0;
    }
    #keyOffset(path, name) {
        const map = this.#document.getIn(path, true);
        const pairs = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map) ? map.items : [];
        const key = pairs.map((pair) => pair.key).find((key) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === name);
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.range ? key.range[0] : this.#offset(path);
    }
    #place(offset) {
        const { line, col } = this.#lines.linePos(offset);
        return `${this.file}:${line}:${col}`;
    }
    #error(sentence, offset) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`${this.#place(offset)}: ${sentence}`, { code: "project" });
    }
}
const IN_WORDS = {
    object: "a mapping",
    record: "a mapping",
    array: "a list",
    string: "a text",
    int: "a whole number",
};
/** `'answers'`, or `item 2 of 'answers'`. */
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "The file";
    return typeof last === "number"
        ? `Item ${last + 1} of '${String(path.at(-2))}'`
        : `'${String(last)}'`;
}
/** What is wrong with a value, to be read after its name. */
function complaint(issue, value) {
    const found = JSON.stringify(value);
    if (value === undefined)
        return "is missing";
    if (issue?.code === "too_small") {
        return typeof value === "number" ? "must not be negative" : "must not be empty";
    }
    if (issue?.code === "invalid_value")
        return `is ${found}; known are: ${issue.values.join(", ")}`;
    if (issue?.code === "invalid_type") {
        return `must be ${IN_WORDS[issue.expected] ?? issue.expected}, not ${found}`;
    }
    return `is ${found}: ${issue?.message ?? "not understood"}`;
}


/***/ }),

/***/ 30460:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scriptedModel: () => (/* binding */ scriptedModel)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(57246);
// EXTERNAL MODULE: ./src/models/capabilities.ts + 1 modules
var capabilities = __webpack_require__(40081);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./src/models/located-yaml.ts
var located_yaml = __webpack_require__(99990);
;// CONCATENATED MODULE: ./src/models/script.ts


const texts = schemas.union([schemas.string().min(1), schemas.array(schemas.string().min(1)).min(1)], {
    error: "expected a text or a list of texts, none of them empty",
})
    .transform((value) => (typeof value === "string" ? [value] : value))
    .default([]);
const tokens = schemas.int().min(0).optional();
const usage = schemas.strictObject({ input: tokens, output: tokens, cache_read: tokens, cache_write: tokens })
    .default({});
const call = schemas.strictObject({ tool: schemas.string().min(1), input: schemas.json().default({}) });
const stopReason = schemas["enum"]([
    "end_turn",
    "max_tokens",
    "stop_sequence",
    "tool_use",
    "pause_turn",
    "refusal",
    "model_context_window_exceeded",
]);
const answerSchema = schemas.strictObject({
    expect: texts,
    text: schemas.string().default(""),
    calls: schemas.array(call).min(1).default([]),
    stop_reason: stopReason.optional(),
    usage,
    error: schemas.string().min(1).nullable().default(null),
});
const alternativeSchema = schemas.strictObject({ when: texts, ...answerSchema.shape });
const eitherSchema = schemas.strictObject({ either: schemas.array(schemas.unknown()).min(1) });
const conversationSchema = schemas.strictObject({ when: texts, answers: schemas.array(schemas.unknown()).min(1) });
const fileSchema = schemas.strictObject({
    workers: schemas.record(schemas.string(), schemas.array(schemas.unknown()).min(1)),
});
/** Throws LlmDoError "project" that names the place of the first mistake. */
function parseScript(file, source) {
    const yaml = new located_yaml/* LocatedYaml */.O(file, source);
    const { workers } = yaml.read(fileSchema, []);
    const names = Object.keys(workers);
    return { file, workers: new Map(names.map((name) => [name, readWorker(yaml, name, workers)])) };
}
function readWorker(yaml, name, workers) {
    const items = workers[name] ?? [];
    const path = ["workers", name];
    if (!items.some((item) => hasKey(item, "answers"))) {
        return [{ at: yaml.at(path), when: [], turns: readTurns(yaml, items, path) }];
    }
    return items.map((_, index) => {
        const where = [...path, index];
        const { when, answers } = yaml.read(conversationSchema, where);
        return { at: yaml.at(where), when, turns: readTurns(yaml, answers, [...where, "answers"]) };
    });
}
function readTurns(yaml, items, path) {
    return items.map((item, index) => {
        const where = [...path, index];
        if (!hasKey(item, "either"))
            return [readAnswer(yaml, answerSchema, where)];
        const { either } = yaml.read(eitherSchema, where);
        return either.map((_, choice) => readAnswer(yaml, alternativeSchema, [...where, "either", choice]));
    });
}
function readAnswer(yaml, schema, path) {
    const { usage, stop_reason, ...answer } = yaml.read(schema, path);
    const { cache_read: cacheRead, cache_write: cacheWrite, ...counts } = usage;
    const stopReason = stop_reason ?? (answer.calls.length > 0 ? "tool_use" : "end_turn");
    const written = Object.entries({ ...counts, cacheRead, cacheWrite }).filter(([, count]) => count !== undefined);
    return { when: [], ...answer, at: yaml.at(path), stopReason, usage: Object.fromEntries(written) };
}
function hasKey(value, key) {
    return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}

;// CONCATENATED MODULE: ./src/models/scripted.ts




/**
 * A model that reads its answers from a YAML file of the project (docs/scripted-models.md). It keeps
 * no state: worker, first message and number of the turn choose the answer, so that a run resumed
 * elsewhere goes on where it stopped.
 * Throws LlmDoError "project" for a missing file or a mistake in it, at `file:line:column`.
 */
async function scriptedModel(options) {
    const { id, file, settings } = options;
    const source = await settings.readProjectFile(file);
    if (source === undefined) {
        throw mistake(`Model '${id}' reads its answers from '${file}', and the project has no such file. ` +
            "Create it (docs/scripted-models.md shows the format) or configure another model.");
    }
    const script = parseScript(file, source);
    return {
        id,
        capabilities: (0,capabilities/* capabilitiesOf */.S)(id),
        async generate(request) {
            request.signal.throwIfAborted();
            return respond(script, request);
        },
    };
}
function respond(script, request) {
    const turn = request.messages.filter((message) => message.role === "assistant").length + 1;
    const conversation = chooseConversation(script, request);
    const answer = chooseAnswer(conversation, { turn, request });
    checkExpectations(answer, { turn, request });
    if (answer.error !== null)
        throw new errors/* LlmDoError */.pW(answer.error, { code: "model" });
    const content = contentOf(answer, { turn, request });
    return {
        content,
        stopReason: answer.stopReason,
        usage: { ...estimateUsage(request, content), ...answer.usage },
        model: "scripted",
    };
}
function chooseConversation(script, request) {
    const { worker, messages } = request;
    const conversations = script.workers.get(worker);
    if (conversations === undefined) {
        const known = [...script.workers.keys()];
        throw mistake(`${script.file}: No answers for worker '${worker}'.${(0,near_miss/* didYouMean */.au)(worker, known)} ` +
            `The file answers for: ${known.join(", ")}.`);
    }
    const input = textOf(messages[0]);
    const conversation = conversations.find(({ when }) => containsAll(input, when));
    if (conversation === undefined) {
        const tried = conversations.map(({ at, when }) => `\n  ${at}: ${quoted(when)}`).join("");
        throw mistake(`${script.file}: No conversation of worker '${worker}' has a 'when' that its first message contains.` +
            `\nFirst message: ${excerpt(input)}\nTried:${tried}`);
    }
    return conversation;
}
function chooseAnswer(conversation, { turn, request }) {
    const { turns } = conversation;
    const choices = turns[turn - 1];
    if (choices === undefined) {
        const last = turns.at(-1)?.[0]?.at ?? conversation.at;
        throw mistake(`${last}: No answer left for turn ${turn} of worker '${request.worker}': this is the last of ${turns.length}. ` +
            "Add an answer after it, or end the conversation with one that has no calls.");
    }
    const message = textOf(request.messages.at(-1));
    const answer = choices.find(({ when }) => containsAll(message, when));
    if (answer === undefined) {
        const tried = choices.map(({ at, when }) => `\n  ${at}: ${quoted(when)}`).join("");
        throw mistake(`${choices[0]?.at}: No alternative for turn ${turn} of worker '${request.worker}' has a 'when' ` +
            `that the message before it contains.\nMessage: ${excerpt(message)}\nTried:${tried}`);
    }
    return answer;
}
function checkExpectations(answer, { turn, request }) {
    const message = textOf(request.messages.at(-1));
    const missing = answer.expect.find((text) => !message.includes(text));
    if (missing === undefined)
        return;
    throw mistake(`${answer.at}: Turn ${turn} of worker '${request.worker}' did not get what its 'expect' says.` +
        `\nExpected: ${excerpt(missing)}\nGot: ${excerpt(message)}`);
}
function contentOf(answer, { turn, request }) {
    const fill = (value) => {
        if (typeof value === "string")
            return fillIn(value, answer.at, request);
        if (Array.isArray(value))
            return value.map(fill);
        if (typeof value !== "object" || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
    };
    const calls = answer.calls.map(({ tool, input }, index) => ({
        type: "tool_use",
        id: `toolu_scripted_${turn}_${index + 1}`,
        name: tool,
        input: fill(input),
    }));
    if (answer.text === "")
        return calls;
    return [{ type: "text", text: fillIn(answer.text, answer.at, request) }, ...calls];
}
/** `{{input}}`, `{{result}}` and `{{result.2}}`; everything else in braces stays as it is. */
function fillIn(text, at, request) {
    return text.replace(/\{\{ *(input|result(?:\.([1-9]\d*))?) *\}\}/g, (_, name, number) => {
        if (name === "input")
            return textOf(request.messages[0]);
        const results = resultsOf(request.messages.at(-1));
        const result = results[Number(number ?? 1) - 1];
        if (result === undefined) {
            const count = results.length === 1 ? "is 1 tool result" : `are ${results.length} tool results`;
            throw mistake(`${at}: '{{${name}}}' has no value: there ${count} before this answer.`);
        }
        return result;
    });
}
/** Four characters a token, and a cache that holds everything up to the turn before. */
function estimateUsage(request, content) {
    const tokens = (value) => Math.ceil(JSON.stringify(value).length / 4);
    const lastAnswer = request.messages.findLastIndex((message) => message.role === "assistant");
    const prefix = tokens(request.system) + tokens(request.tools);
    const cacheRead = lastAnswer === -1 ? 0 : prefix + tokens(request.messages.slice(0, lastAnswer));
    const whole = prefix + tokens(request.messages);
    return { input: 0, output: tokens(content), cacheRead, cacheWrite: whole - cacheRead };
}
function resultsOf(message) {
    const blocks = message?.role === "user" ? message.content : [];
    return blocks.flatMap((block) => (block.type === "tool_result" ? [block.content] : []));
}
function textOf(message) {
    const texts = (message?.content ?? []).flatMap((block) => {
        if (block.type === "text")
            return [block.text];
        if (block.type === "media")
            return [`[attached ${block.name} (${block.mediaType})]`];
        return block.type === "tool_result" ? [block.content] : [];
    });
    return texts.join("\n");
}
function containsAll(text, parts) {
    return parts.every((part) => text.includes(part));
}
function quoted(texts) {
    return texts.map((text) => JSON.stringify(text)).join(" and ");
}
function excerpt(text) {
    return JSON.stringify(text.length > 1000 ? `${text.slice(0, 1000)}…` : text);
}
function mistake(message) {
    return new errors/* LlmDoError */.pW(message, { code: "project" });
}


/***/ })

};
