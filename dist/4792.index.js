export const id = 4792;
export const ids = [4792,8853];
export const modules = {

/***/ 2286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ openModel),
/* harmony export */   Iu: () => (/* binding */ incompatibility),
/* harmony export */   l1: () => (/* binding */ compatible),
/* harmony export */   v4: () => (/* binding */ canonicalModelId)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7246);


const PROVIDERS = {
    anthropic: async ({ name, settings }) => {
        const { anthropicModel } = await __webpack_require__.e(/* import() */ 9553).then(__webpack_require__.bind(__webpack_require__, 9553));
        return anthropicModel({ id: `anthropic:${name}`, settings });
    },
    scripted: async ({ name, settings }) => {
        const { scriptedModel } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8601)]).then(__webpack_require__.bind(__webpack_require__, 8601));
        return scriptedModel({ id: `scripted:${name}`, file: name, settings });
    },
};
const EXAMPLES = "'anthropic:claude-sonnet-5-5' or 'scripted:answers.yaml'";
/**
 * Opens `provider:model`, split at the first colon. A bare `claude-…` means Anthropic.
 * Throws LlmDoError "usage" for an id that names no model, "project" for a broken file of scripted answers.
 */
async function openModel(id, settings) {
    const [provider, name] = splitModelId(id);
    if (provider === "openai") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`Model '${id.trim()}' needs the provider 'openai', which is not available yet. ` +
            `Use a model such as ${EXAMPLES}.`, { code: "usage" });
    }
    const open = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined;
    if (open === undefined) {
        const known = Object.keys(PROVIDERS);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`Model '${id.trim()}' has the unknown provider '${provider}'.${(0,_near_miss_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(provider, known)} ` +
            `Known providers: ${known.join(", ")}. Write a model as provider:model, such as ${EXAMPLES}.`, { code: "usage" });
    }
    return open({ name, settings });
}
/** `provider:model` for an id as a person may write it: trimmed, and with the provider of a bare `claude-…`. */
function canonicalModelId(id) {
    const trimmed = id.trim();
    return /^claude-/i.test(trimmed) ? `anthropic:${trimmed}` : trimmed;
}
function splitModelId(id) {
    const canonical = canonicalModelId(id);
    const colon = canonical.indexOf(":");
    const name = colon === -1 ? "" : canonical.slice(colon + 1).trim();
    if (name === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`Model '${id.trim()}' does not name a ${colon === -1 ? "provider" : "model"}. ` +
            `Write it as provider:model, such as ${EXAMPLES}.`, { code: "usage" });
    }
    return [canonical.slice(0, colon).trim().toLowerCase(), name];
}
/** Whether a model may run a worker with these `compatible_models`: globs of fnmatch, any case; null = any model. */
function compatible(id, patterns) {
    if (patterns === null)
        return true;
    const model = canonicalModelId(id);
    return patterns.some((pattern) => globExpression(pattern.trim()).test(model));
}
/** Why a model may not run a worker, in one sentence, or null when it may. */
function incompatibility(request) {
    const { worker, model, patterns } = request;
    if (patterns?.length === 0) {
        return `Worker '${worker}' has empty compatible_models list. Use ['*'] for any model, or specify compatible patterns.`;
    }
    if (patterns === null || compatible(model, patterns))
        return null;
    const listed = patterns.map((pattern) => `'${pattern}'`).join(", ");
    return `Model '${model}' is not compatible with worker '${worker}'. Compatible patterns: ${listed}`;
}
/** fnmatch of Python: `*`, `?`, `[abc]`, `[!a-c]`; everything else is literal. */
function globExpression(pattern) {
    const source = pattern.replace(/\[(!?)([^\]]+)\]|[\s\S]/g, (token, not, members) => {
        if (token === "*")
            return ".*";
        if (token === "?")
            return ".";
        if (members === undefined)
            return token.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&");
        return `[${not ? "^" : ""}${members.replace(/[\\^[]/g, "\\$&")}]`;
    });
    try {
        return new RegExp(`^${source}$`, "is");
    }
    catch {
        return /(?!)/; // an impossible range such as [z-a] matches nothing, as in Python
    }
}


/***/ }),

/***/ 7592:
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
        usage.cacheRead * rates.cacheRead;
    return millionths / 1_000_000;
}


/***/ }),

/***/ 785:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createRun),
  M: () => (/* binding */ modelIdOf)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/models/index.ts
var models = __webpack_require__(2286);
// EXTERNAL MODULE: ./src/models/pricing.ts
var pricing = __webpack_require__(7592);
// EXTERNAL MODULE: ./src/tools/index.ts
var tools = __webpack_require__(2003);
// EXTERNAL MODULE: ./src/tools/tool.ts
var tool = __webpack_require__(9601);
;// CONCATENATED MODULE: ./src/tools/policy.ts

/**
 * A tool under two policies: the pinned one that the run started with, and that of the current default
 * branch. The stricter answer wins (security.md "Trusted code only"); everything else is the pinned tool.
 */
function underCurrentPolicy(pinned, current) {
    return {
        ...pinned,
        parse: (raw) => pinned.parse(raw),
        judge: (input) => {
            const then = pinned.judge(input);
            const now = current
                ? current.judge(input)
                : {
                    approval: "ask",
                    reason: `the default branch no longer gives this worker '${pinned.name}'`,
                };
            return tool/* STRICTNESS */.th[now.approval] > tool/* STRICTNESS */.th[then.approval] ? now : then;
        },
    };
}

// EXTERNAL MODULE: ./src/runtime/execute.ts + 1 modules
var execute = __webpack_require__(8911);
// EXTERNAL MODULE: ./src/runtime/gate.ts + 2 modules
var gate = __webpack_require__(646);
// EXTERNAL MODULE: ./src/runtime/settle.ts
var runtime_settle = __webpack_require__(6937);
;// CONCATENATED MODULE: ./src/runtime/calls.ts




/**
 * The tool calls of one turn: ungated ones at once and in parallel, gated ones after them in call order.
 * "suspended" when at least one waits for a person; what could run has run and is recorded.
 */
async function runCalls(run, turn) {
    const { frame } = turn;
    // The workspace is made while the model answers for the first time.
    await run.workspace.ready();
    const prepared = turn.calls.map((block, index) => prepareCall(run, { frame, tools: turn.tools, call: frameCall(turn.key, block, index) }));
    const why = turn.response.content
        .flatMap((block) => (block.type === "text" ? [block.text] : []))
        .join("\n");
    // Requests are drawn on the tree that the ungated siblings leave behind, so these go first.
    const free = await allOf(prepared.flatMap((item) => (item.kind === "free" ? [(0,execute/* executeCall */.E)(run, frame, item.call)] : [])));
    const gated = prepared.flatMap((item) => (item.kind === "gated" ? [item.call] : []));
    const decided = await (0,gate/* settleGated */.X)(run, { frame, why, calls: gated });
    const results = new Map();
    for (const item of prepared) {
        if (item.kind === "settled")
            results.set(item.result.toolUseId, item.result);
    }
    for (const outcome of [...free, ...decided]) {
        if (outcome.status !== "suspended")
            results.set(outcome.toolUseId, outcome);
    }
    const ordered = turn.calls.flatMap((block) => results.get(block.id) ?? []);
    return ordered.length === turn.calls.length ? ordered : "suspended";
}
function frameCall(turnKey, block, index) {
    return {
        key: `${turnKey}/call/${index}`,
        name: block.name,
        input: block.input,
        toolUseId: block.id,
    };
}
/** Find, validate, judge: the first of the three moments of a call. Arguments before anybody is asked. */
function prepareCall(run, { frame, tools, call }) {
    const { toolUseId } = call;
    const recorded = run.journal.state.calls.get(call.key);
    if (recorded?.completed) {
        const { content, isError } = recorded.completed;
        return { kind: "settled", result: { status: "completed", content, isError, toolUseId } };
    }
    run.observe({
        type: "call",
        chain: frame.chain,
        key: call.key,
        tool: call.name,
        input: call.input,
    });
    const settle = (content, refusedBy) => ({
        kind: "settled",
        result: (0,runtime_settle/* settleCall */.mT)(run, { frame, call, content, refusedBy }),
    });
    const tool = tools.find((candidate) => candidate.name === call.name && !candidate.hidden) ??
        tools.find((candidate) => candidate.name === call.name);
    if (!tool) {
        const offered = tools.filter((candidate) => !candidate.hidden);
        const names = offered.map((candidate) => candidate.name).join(", ") || "none";
        return settle(`There is no tool '${call.name}'. Available tools: ${names}.`, null);
    }
    const parsed = parseSafely(tool, call.input);
    if (!parsed.ok)
        return settle(`Invalid arguments for '${tool.name}': ${parsed.message}`, null);
    const judgement = tool.judge(parsed.input);
    if (judgement.approval === "blocked") {
        return settle((0,runtime_settle/* notExecuted */.hD)(tool.name, judgement.reason), "policy");
    }
    const ready = { ...call, tool, parsed: parsed.input, reason: judgement.reason };
    const waiting = Boolean(recorded?.requestId);
    const refusal = (0,runtime_settle/* standingRefusal */.ve)(run, call.key);
    if (refusal?.by === "expiry")
        return settle((0,runtime_settle/* notExecuted */.hD)(tool.name, refusal.reason), "expiry");
    const interrupted = recorded?.started && tool.effect(parsed.input) === "external";
    if (judgement.approval === "pre_approved" && !waiting && !(interrupted && !tool.idempotent)) {
        return { kind: "free", call: { ...ready, reason: null } };
    }
    if (refusal && !interrupted)
        return settle((0,runtime_settle/* notExecuted */.hD)(tool.name, refusal.reason), "mode");
    return { kind: "gated", call: ready };
}
/** Waits for every call even when one of them ends the run: nothing goes on behind the run's back. */
async function allOf(promises) {
    const settled = await Promise.allSettled(promises);
    return settled.map((outcome) => {
        if (outcome.status === "rejected")
            throw outcome.reason;
        return outcome.value;
    });
}
function parseSafely(tool, input) {
    try {
        return tool.parse(input);
    }
    catch (error) {
        return { ok: false, message: (0,errors/* messageOf */.b)(error) };
    }
}

// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(2742);
// EXTERNAL MODULE: ./src/runtime/stop.ts
var stop = __webpack_require__(5438);
;// CONCATENATED MODULE: ./src/runtime/agent.ts





/** Time for a request to leave the process. */
const REQUEST_MILLISECONDS = 100;
/**
 * The one loop for all depths: model in, tools in, messages out. It is entered again from the first turn
 * after every suspension; what the journal holds is returned instead of asked or done again.
 */
async function runWorker(run, frame) {
    const tools = await run.toolsOf(frame);
    const messages = [
        { role: "user", content: [agent_text(run.redact(promptOf(frame.input)))] },
    ];
    let said = "";
    for (let turn = 1;; turn += 1) {
        const key = `${frame.key}turn/${turn}`;
        addNote(run, key, messages);
        const response = await takeTurn(run, { frame, key, messages, tools });
        messages.push({ role: "assistant", content: response.content });
        const next = nextStep(response, frame);
        if (next.kind === "failed")
            return { status: "failed", message: next.message };
        if (next.kind === "continue") {
            said += next.keep;
            if (next.ask)
                messages.push({ role: "user", content: [agent_text(next.ask)] });
            continue;
        }
        if (next.kind === "finished")
            return { status: "completed", text: said + next.text };
        said = "";
        const results = await runCalls(run, { frame, key, tools, response, calls: next.calls });
        if (results === "suspended")
            return { status: "suspended" };
        messages.push({ role: "user", content: results.map(resultBlock) });
    }
}
/** What each of the seven stop reasons means for the loop. */
function nextStep(response, frame) {
    const calls = response.content.filter((block) => block.type === "tool_use");
    const reason = response.stopReason;
    switch (reason) {
        case "tool_use":
            return calls.length > 0
                ? { kind: "calls", calls }
                : { kind: "finished", text: textOf(response.content) };
        case "end_turn":
        case "stop_sequence":
            return { kind: "finished", text: textOf(response.content) };
        case "pause_turn":
            // A server tool is still at work: the same conversation is sent again as it is.
            return { kind: "continue", keep: textOf(response.content), ask: null };
        case "max_tokens":
            return {
                kind: "continue",
                keep: textOf(response.content),
                ask: "Your answer was cut off at the output limit. Continue exactly where it stopped.",
            };
        case "refusal":
            return {
                kind: "failed",
                message: `The model refused to answer as worker '${frame.worker.name}'${response.stopDetails ? `: ${response.stopDetails.replace(/\.$/, "")}` : ""}. Change the worker's instructions, its input or its model.`,
            };
        case "model_context_window_exceeded":
            return {
                kind: "failed",
                message: `The conversation of worker '${frame.worker.name}' no longer fits the model's context window. Let it delegate parts to other workers, or read files in parts.`,
            };
        default:
            return unknownStopReason(reason);
    }
}
/** Record or return: a recorded turn is never asked again. */
async function takeTurn(run, turn) {
    const { frame, key } = turn;
    const recorded = run.journal.state.turns.get(key);
    run.observe({ type: "turn", chain: frame.chain, key, replayed: recorded !== undefined });
    if (recorded) {
        return {
            content: recorded.content,
            stopReason: recorded.stopReason,
            usage: recorded.usage,
            model: recorded.model,
            ...(recorded.stopDetails === undefined ? {} : { stopDetails: recorded.stopDetails }),
        };
    }
    await checkBeforeTurn(run);
    const model = await run.modelOf(frame.worker);
    // Once the request is on its way: starting git costs it milliseconds.
    setTimeout(run.workspace.prepare, REQUEST_MILLISECONDS).unref();
    const response = await model.generate({
        worker: frame.worker.name,
        system: run.redact(systemPrompt(frame)),
        messages: turn.messages,
        tools: turn.tools
            .filter((tool) => !tool.hidden)
            .map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
        signal: run.signal,
    });
    (0,stop/* throwIfStopped */.$)(run);
    const content = usableBlocks(response).map((block) => withoutSecrets(run, block));
    run.journal.append({
        type: "model_responded",
        key,
        worker: frame.worker.name,
        content: content,
        stopReason: response.stopReason,
        ...(response.stopDetails === undefined ? {} : { stopDetails: response.stopDetails }),
        usage: response.usage,
        model: response.model,
        cost: (0,pricing/* costOf */.h)(model.id, response.usage),
    });
    for (const block of content) {
        if (block.type === "text")
            run.observe({ type: "text", chain: frame.chain, text: block.text });
    }
    return { ...response, content };
}
/** Before every paid request: the newest decisions, and the budgets that the user set. */
async function checkBeforeTurn(run) {
    (0,stop/* throwIfStopped */.$)(run);
    await run.journal.refresh();
    (0,stop/* throwIfStopped */.$)(run);
    const { state, header } = run.journal;
    if (state.turnsInBudget >= header.maxTurns) {
        throw new errors/* LlmDoError */.p(`The run used its ${plural(header.maxTurns, "model turn")} (\`max-turns\`). \`/retry\`, or a re-run of the job, continues it with as many again; or start it anew with a higher \`max-turns\`.`, { code: "limit" });
    }
    if (header.maxCostUsd === null)
        return;
    let spent = 0;
    for (const turn of state.turns.values())
        spent += turn.cost ?? 0;
    if (spent >= header.maxCostUsd) {
        throw new errors/* LlmDoError */.p(`The run has cost $${spent.toFixed(4)}, its limit \`max-cost-usd\` is $${header.maxCostUsd}. Start it anew with a higher limit; this run keeps the limit that it was started with.`, { code: "limit" });
    }
}
/** Once, before the first new turn on a new machine: which files this machine does not have. */
function addNote(run, key, messages) {
    const { state, holder } = run.journal;
    const lost = state.leftBehind;
    const fresh = !state.notes.has(key) && !state.turns.has(key);
    if (fresh && lost && lost.paths.length > 0 && lost.nonce !== holder.nonce) {
        const paths = lost.paths.slice(0, 50).join(", ");
        run.journal.append({
            type: "model_noted",
            key,
            text: `Note: this run continues on a new machine. These files did not survive: ${paths}. Make them again if you need them.`,
        }, { type: "files_left_behind", nonce: holder.nonce, paths: [] });
    }
    const note = state.notes.get(key);
    const last = messages.at(-1);
    if (note && last?.role === "user")
        last.content.push(agent_text(note));
}
function systemPrompt(frame) {
    const extra = frame.instructions ? `\n\n## Additional Instructions\n\n${frame.instructions}` : "";
    return frame.worker.instructions + extra;
}
/** A string is the prompt itself; anything else is JSON with sorted members (spec/dialects.md §2.9). */
function promptOf(input) {
    if (typeof input === "string")
        return input.trim() === "" ? "(no input)" : input;
    return JSON.stringify(sortMembers(input), null, 2) ?? "(no input)";
}
function sortMembers(value) {
    if (value === null || typeof value !== "object")
        return value;
    if (Array.isArray(value))
        return value.map(sortMembers);
    return Object.fromEntries(Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, member]) => [name, sortMembers(member)]));
}
/** The API rejects empty text, and a call that the output limit cut off has no result to pair with. */
function usableBlocks(response) {
    const cut = response.stopReason !== "tool_use";
    const blocks = response.content.filter((block) => !(block.type === "text" && block.text === "") && !(cut && block.type === "tool_use"));
    return blocks.length > 0 ? blocks : [agent_text("(no answer)")];
}
/** The journal keeps it so: this machine must not act on other words than a later one. */
function withoutSecrets(run, block) {
    // A provider's own block is signed, and sent back byte for byte.
    return block.type === "opaque" ? block : (0,canonical/* plainJson */.RU)(block, run.redact);
}
function textOf(content) {
    return content
        .flatMap((block) => (block.type === "text" ? [block.text] : []))
        .join("\n")
        .replace(/^\(no answer\)$/, "");
}
function resultBlock(result) {
    return {
        type: "tool_result",
        tool_use_id: result.toolUseId,
        content: result.content === "" ? "(empty result)" : result.content,
        ...(result.status === "refused" || result.isError ? { is_error: true } : {}),
    };
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function agent_text(value) {
    return { type: "text", text: value };
}
function unknownStopReason(reason) {
    throw new errors/* LlmDoError */.p(`The model stopped for an unknown reason ${JSON.stringify(reason)}.`, {
        code: "model",
    });
}

;// CONCATENATED MODULE: ./src/runtime/engine.ts






/** Puts together what one VM needs to drive one run. */
function createRun(options) {
    const { journal, project, currentProject } = options;
    const { header } = journal;
    journal.attachWorkspace(options.workspace);
    const models = new Map();
    const run = {
        header,
        journal,
        project,
        workspace: options.workspace,
        enter: (frame) => runWorker(run, frame),
        toolsOf: (frame) => judgedTools(frame, options, currentProject),
        finalCall: options.finalCall ?? (async () => null),
        modelOf: (worker) => {
            const id = modelIdOf({ worker, project, header, defaultModel: options.defaultModel });
            const model = models.get(id) ?? openPricedModel(id, header, options.models);
            models.set(id, model);
            return model;
        },
        confirm: options.confirm,
        redact: options.redact,
        now: options.now,
        signal: options.signal,
        observe: options.observe ?? (() => undefined),
    };
    return run;
}
/** The pinned worker's tools, each judged by the stricter of pinned and current policy. */
async function judgedTools(frame, options, currentProject) {
    const pinned = await (0,tools/* toolsOf */.F)(frame.worker, withDescriptions(options, options.project));
    if (!currentProject)
        return pinned;
    const worker = await findWorker(currentProject, frame.worker.name);
    const current = worker ? await (0,tools/* toolsOf */.F)(worker, withDescriptions(options, currentProject)) : [];
    return pinned.map((tool) => underCurrentPolicy(tool, current.find((candidate) => candidate.name === tool.name)));
}
function withDescriptions(options, project) {
    return { ...options.tools, describe: (name) => findWorker(project, name) };
}
/** A delegate that cannot be read is reported by `validate` and at its call, not while describing it. */
async function findWorker(project, name) {
    try {
        return await project.worker(name);
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.p)
            return null;
        throw error;
    }
}
/**
 * Override (where the worker can take it) > worker > manifest > default (spec/dialects.md C14, C15).
 * Throws LlmDoError "project" when none is left or the worker's own model contradicts its list.
 */
function modelIdOf(choice) {
    const { worker, project, header } = choice;
    const override = header.model;
    if (override && (0,models/* compatible */.l1)(override, worker.compatibleModels))
        return (0,models/* canonicalModelId */.v4)(override);
    const own = worker.model ?? project.manifest.model ?? choice.defaultModel ?? override;
    if (!own) {
        throw new errors/* LlmDoError */.p(`No model configured for worker '${worker.name}'. Set 'model:' in ${worker.file} or project.yaml, the input 'model' (--model), or the LLM_DO_MODEL environment variable.`, { code: "project" });
    }
    const problem = (0,models/* incompatibility */.Iu)({
        worker: worker.name,
        model: own,
        patterns: worker.compatibleModels,
    });
    // A worker's own model is its author's word; the loader warns about it (C16).
    if (problem && own !== worker.model)
        throw new errors/* LlmDoError */.p(problem, { code: "project" });
    return (0,models/* canonicalModelId */.v4)(own);
}
async function openPricedModel(id, header, settings) {
    const model = await (0,models/* openModel */.GF)(id, settings);
    const none = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
    if (header.maxCostUsd !== null && (0,pricing/* costOf */.h)(model.id, none) === null) {
        throw new errors/* LlmDoError */.p(`The price of model '${id}' is unknown, so 'max-cost-usd' (${header.maxCostUsd}) cannot be kept. Remove the limit, or choose a model with a known price.`, { code: "usage" });
    }
    return model;
}


/***/ }),

/***/ 8911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ executeCall),
  e: () => (/* binding */ startCalls)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/tools/tool.ts
var tool = __webpack_require__(9601);
;// CONCATENATED MODULE: ./src/runtime/delegate.ts


/** A worker that runs as a tool call of another: a nested key prefix, a fresh conversation. */
async function callWorker(run, call) {
    const { frame } = call;
    const { maxDepth } = run.header;
    if (frame.depth >= maxDepth) {
        return (0,tool/* failed */.gz)(`Maximum worker nesting depth (${maxDepth}) exceeded. Current depth: ${frame.depth}, attempting to call: ${call.worker}`);
    }
    let worker;
    try {
        worker = await run.project.worker(call.worker);
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.p && error.code === "project")
            return (0,tool/* failed */.gz)(error.message);
        throw error;
    }
    const cyclesAllowed = worker.allowCycles || run.project.manifest.allowCycles;
    if (frame.chain.includes(worker.name) && !cyclesAllowed) {
        const path = [...frame.chain, worker.name].join(" → ");
        return (0,tool/* failed */.gz)(`Circular worker call: ${path}. Set 'allow_cycles: true' in '${worker.name}' if this recursion is meant.`);
    }
    const outcome = await run.enter({
        key: `${call.key}/`,
        worker,
        chain: [...frame.chain, worker.name],
        depth: frame.depth + 1,
        input: call.input,
        instructions: call.instructions ?? null,
    });
    switch (outcome.status) {
        case "completed":
            return (0,tool/* completed */.so)(outcome.text);
        case "failed":
            return (0,tool/* failed */.gz)(`Worker '${worker.name}' failed: ${outcome.message}`);
        case "suspended":
            return outcome;
    }
}

// EXTERNAL MODULE: ./src/runtime/journal.ts
var journal = __webpack_require__(943);
// EXTERNAL MODULE: ./src/runtime/settle.ts
var settle = __webpack_require__(6937);
// EXTERNAL MODULE: ./src/runtime/stop.ts
var stop = __webpack_require__(5438);
;// CONCATENATED MODULE: ./src/runtime/execute.ts






/**
 * Runs one call that may run, and records its result in the same breath as its change of the tree.
 * An external call is saved as started before and as completed right after (design §3).
 */
async function executeCall(run, frame, call) {
    (0,stop/* throwIfStopped */.$)(run);
    const effect = call.tool.effect(call.parsed);
    if (effect === "external" && !call.started) {
        const started = await startCalls(run, [call]);
        // A decision that arrived with the write came first: the call waits for the next round.
        if (!started.has(call.key))
            return { status: "suspended" };
    }
    const body = async () => {
        if (call.verify && !(await call.verify()))
            return { status: "suspended" };
        const outcome = await execute(run, frame, call);
        return record(run, { frame, call, outcome, touched: effect !== "none" });
    };
    // An approved call changes exactly the tree that it was shown with, so it has the tree alone. A delegate
    // changes nothing by itself, and holding the tree would lock out what it calls.
    if (effect === "none")
        return body();
    const { workspace } = run;
    const result = await (call.verify ? workspace.exclusive(body) : workspace.shared(body));
    if (effect === "external" && result.status !== "suspended") {
        await run.journal.flush({ subject: `${call.tool.name} completed` });
    }
    return result;
}
/**
 * Saves `tool_started` for these calls, in one write with whatever others decided meanwhile: a call is
 * started only if the state that the write lands on still lets it. Returns the keys that started.
 */
async function startCalls(run, calls) {
    let started = new Set();
    const names = calls.map((call) => call.requestId ?? call.tool.name).join(", ");
    await run.journal.flush({
        subject: `start ${names}`,
        tail: (state) => {
            const ready = calls.filter((call) => mayStart(state, call.requestId ?? null));
            started = new Set(ready.map((call) => call.key));
            return ready.map((call) => ({
                type: "tool_started",
                key: call.key,
                tool: call.tool.name,
                effect: call.tool.effect(call.parsed),
                requestId: call.requestId ?? null,
            }));
        },
    });
    (0,stop/* throwIfStopped */.$)(run);
    return started;
}
function mayStart(state, requestId) {
    if (state.cancelled || state.finished)
        return false;
    if (requestId === null)
        return true;
    const status = state.requests.get(requestId)?.status;
    if (status?.kind === "decided")
        return allows(status.decision.decision);
    // Started before by a VM that died: a call without external effect is simply run again.
    return status?.kind === "started";
}
function allows(decision) {
    return decision === "approve" || decision === "retry";
}
async function execute(run, frame, call) {
    const context = {
        key: call.key,
        signal: run.signal,
        callWorker: (request) => callWorker(run, { frame, key: call.key, ...request }),
    };
    try {
        const outcome = await call.tool.execute(call.parsed, context);
        (0,stop/* throwIfStopped */.$)(run);
        return outcome;
    }
    catch (error) {
        (0,stop/* throwIfStopped */.$)(run);
        if (isEngineFault(error))
            throw error;
        return (0,tool/* failed */.gz)((0,errors/* messageOf */.b)(error));
    }
}
/** Faults that end the run from outside. A tool's own failure is a result for the model. */
function isEngineFault(error) {
    if (error instanceof journal/* LeaseLost */.V)
        return true;
    if (error instanceof Error && error.name === "Interrupted")
        return true;
    return (error instanceof errors/* LlmDoError */.p && ["store", "model", "limit", "divergence"].includes(error.code));
}
function record(run, done) {
    const { call, frame, outcome } = done;
    if (outcome.status === "suspended")
        return { status: "suspended" };
    const refused = outcome.status === "refused";
    return (0,settle/* settleCall */.mT)(run, {
        frame,
        call,
        content: outcome.content,
        refusedBy: refused ? "policy" : null,
        isError: refused || outcome.isError,
        touchedWorkspace: done.touched,
    });
}


/***/ }),

/***/ 8853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ entryFrame),
/* harmony export */   Interrupted: () => (/* binding */ Interrupted)
/* harmony export */ });
/** Stops a drive from outside; carries why. Never shown to project code. */
class Interrupted extends Error {
    name = "Interrupted";
    reason;
    constructor(reason, message) {
        super(message);
        this.reason = reason;
    }
}
/** The frame of the entry worker: every other hangs below one of its calls. */
async function entryFrame({ header, project }) {
    const worker = await project.worker(header.worker);
    return {
        key: "",
        worker,
        chain: [worker.name],
        depth: 0,
        input: header.input,
        instructions: null,
    };
}


/***/ }),

/***/ 646:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ settleGated)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(2742);
;// CONCATENATED MODULE: ./src/runtime/binding.ts

/**
 * Digest over exactly what is shown and what could change under it (security.md "Binding"). Policy is
 * not part of it: it is judged again at execution, and the stricter answer wins.
 */
function bindingDigest(header, subject) {
    return (0,canonical/* shortDigest */.VK)({
        run: header.runId,
        request: subject.id,
        kind: subject.kind,
        chain: subject.chain,
        tool: subject.tool.name,
        definition: [subject.tool.description, subject.tool.inputSchema],
        input: subject.input,
        project: header.projectCommit,
        argv: subject.preview.argv ?? null,
        files: subject.preview.changes.map(({ path, before, after }) => ({ path, before, after })),
    });
}
/** What a person reads first: the diff, else the command, else the arguments. */
function displayOf(subject) {
    const diffs = subject.preview.changes.map((change) => change.diff);
    if (diffs.length > 0)
        return { kind: "diff", text: diffs.join("\n") };
    if (subject.preview.argv !== undefined) {
        const { input } = subject;
        const command = typeof input === "object" && input !== null && "command" in input
            ? String(input.command)
            : (subject.preview.argv ?? []).join(" ");
        return { kind: "command", text: command };
    }
    return { kind: "arguments", text: JSON.stringify(subject.input, null, 2) };
}

// EXTERNAL MODULE: ./src/runtime/execute.ts + 1 modules
var execute = __webpack_require__(8911);
;// CONCATENATED MODULE: ./src/runtime/request.ts

/** What earlier calls of the same turn will leave in files once they run: later diffs are drawn on it. */
class PendingChanges {
    contents = new Map();
    #owners = new Map();
    /** `owner` is the request that is still undecided, or null when the call is about to run. */
    add(preview, owner) {
        for (const change of preview.changes) {
            this.contents.set(change.path, change.content);
            this.#owners.set(change.path, owner);
        }
    }
    /** Undecided requests whose result this preview was drawn on. */
    undecidedOwners(preview) {
        const owners = preview.changes.map((change) => this.#owners.get(change.path));
        return [...new Set(owners)].filter((owner) => typeof owner === "string");
    }
}
/** Appends a request for a call that nobody was asked about yet, or whose request was voided. */
function askForApproval(run, asked) {
    const { preview, pending } = asked;
    const id = nextRequestId(run.journal.state);
    const request = buildRequest(run, { ...asked, id, kind: "approval" });
    request.drawnOn = pending.undecidedOwners(preview);
    pending.add(preview, id);
    append(run, request);
}
/** Asks what became of a call that was started on a machine that was lost. Keeps the call's id. */
function askForOutcome(run, asked) {
    const { earlier } = asked;
    const id = earlier?.id ?? nextRequestId(run.journal.state);
    const preview = { summary: `Find out how '${asked.call.tool.name}' ended`, changes: [] };
    const request = buildRequest(run, { ...asked, id, kind: "outcome", preview });
    // Whoever has to find out what happened needs to see what was going to happen.
    append(run, earlier ? { ...request, display: earlier.display } : request);
}
function append(run, request) {
    const expires = run.now().getTime() + run.header.expiresSeconds * 1000;
    run.journal.append({
        type: "approval_requested",
        request,
        expiresAt: new Date(expires).toISOString(),
    });
    run.observe({ type: "request", request });
}
function buildRequest(run, asked) {
    const { turn, call, preview } = asked;
    const subject = {
        kind: asked.kind,
        id: asked.id,
        chain: turn.frame.chain,
        tool: call.tool,
        input: call.parsed,
        preview,
    };
    return {
        id: asked.id,
        kind: asked.kind,
        key: call.key,
        tool: call.tool.name,
        chain: turn.frame.chain,
        input: call.parsed,
        digest: bindingDigest(run.header, subject),
        files: preview.changes.map(({ path, before, after, line }) => ({ path, before, after, line })),
        drawnOn: [],
        summary: preview.summary,
        display: displayOf(subject),
        why: run.redact(turn.why),
        reason: call.reason ?? "",
    };
}
/** Ids count up per thread; the run's first is fixed in its header. */
function nextRequestId(state) {
    const used = [...state.requests.keys()].map((id) => Number(id.slice(1)));
    return `A${Math.max(state.header.firstRequest - 1, ...used) + 1}`;
}

// EXTERNAL MODULE: ./src/runtime/settle.ts
var settle = __webpack_require__(6937);
// EXTERNAL MODULE: ./src/runtime/state.ts
var runtime_state = __webpack_require__(9054);
;// CONCATENATED MODULE: ./src/runtime/gate.ts






/**
 * The gated calls of a turn: asks for what nobody was asked, runs what was approved, one after another in
 * call order. A call whose ground moved since it was shown is voided and asked again.
 */
async function settleGated(run, turn) {
    const results = new Map();
    for (;;) {
        const remaining = turn.calls.filter((call) => !results.has(call.key));
        const approved = await gateAll(run, { ...turn, calls: remaining }, results);
        if (approved.length === 0)
            break;
        // Each round settles, voids or withdraws every approved call, so this ends.
        await executeInOrder(run, { frame: turn.frame, approved, results });
    }
    return turn.calls.map((call) => results.get(call.key) ?? { status: "suspended" });
}
async function gateAll(run, turn, results) {
    const pending = new PendingChanges();
    const approved = [];
    for (const call of turn.calls) {
        const gate = await gateCall(run, { turn, call, pending });
        if (gate.kind === "settled")
            results.set(call.key, gate.result);
        if (gate.kind === "approved")
            approved.push(gate.call);
    }
    return approved;
}
async function gateCall(run, gated) {
    const { call, turn } = gated;
    const { state } = run.journal;
    const { requestId, started } = (0,runtime_state/* callState */.II)(state, call.key);
    const request = requestId ? state.requests.get(requestId) : undefined;
    if (started && call.tool.effect(call.parsed) === "external" && !call.tool.idempotent) {
        return gateUnknownOutcome(run, gated, request);
    }
    if (!request && run.header.approvalMode === "approve-all") {
        return { kind: "approved", call: { ...call, requestId: null } };
    }
    if (request?.status.kind === "decided" && request.status.decision.decision === "deny") {
        return refused(run, gated, request.status.decision.reason);
    }
    let preview;
    try {
        preview = await call.tool.preview(call.parsed, gated.pending.contents);
    }
    catch (error) {
        if (!(error instanceof errors/* LlmDoError */.p))
            throw error;
        return {
            kind: "settled",
            result: (0,settle/* settleCall */.mT)(run, { frame: turn.frame, call, content: error.message, refusedBy: null }),
        };
    }
    if (!request) {
        const identity = { tool: call.tool.name, input: call.parsed, chain: turn.frame.chain };
        if (state.sessions.has((0,runtime_state/* sessionKey */.ce)(identity))) {
            gated.pending.add(preview, null);
            return { kind: "approved", call: { ...call, requestId: null } };
        }
        askForApproval(run, { ...gated, preview });
        return { kind: "waits" };
    }
    return gateRequested(run, { ...gated, preview, request });
}
function gateRequested(run, gated) {
    const { call, request, preview, pending, turn } = gated;
    if (digestOf(run, turn.frame, { call, preview, request }) !== request.request.digest) {
        run.journal.append({
            type: "request_voided",
            requestId: request.request.id,
            reason: "what it was shown with has changed since",
        });
        askForApproval(run, { ...gated, preview });
        return { kind: "waits" };
    }
    // A diff drawn on an undecided sibling waits for that sibling, approved or not.
    const waits = request.status.kind === "open" || pending.undecidedOwners(preview).length > 0;
    pending.add(preview, waits ? request.request.id : null);
    if (waits)
        return { kind: "waits" };
    return { kind: "approved", call: { ...call, requestId: request.request.id } };
}
/** Started, never finished: an external effect is not repeated unasked (design §3). */
function gateUnknownOutcome(run, gated, request) {
    const { call, turn } = gated;
    if (request?.request.kind !== "outcome") {
        askForOutcome(run, { ...gated, earlier: request?.request ?? null });
        return { kind: "waits" };
    }
    // A retry that was started and again never finished: the question is open again.
    if (request.status.kind === "started") {
        askForOutcome(run, { ...gated, earlier: request.request });
        return { kind: "waits" };
    }
    if (request.status.kind !== "decided")
        return { kind: "waits" };
    const { decision, result } = request.status.decision;
    if (decision === "retry") {
        return { kind: "approved", call: { ...call, requestId: request.request.id } };
    }
    const content = decision === "done"
        ? typeof result === "string"
            ? result
            : JSON.stringify(result ?? "done")
        : `The outcome of this call is unknown: it was started and the machine was lost. A maintainer decided not to run it again.`;
    return {
        kind: "settled",
        result: (0,settle/* settleCall */.mT)(run, {
            frame: turn.frame,
            call,
            content,
            refusedBy: null,
            isError: decision !== "done",
        }),
    };
}
function refused(run, { call, turn }, reason) {
    const content = (0,settle/* notExecuted */.hD)(call.tool.name, `a maintainer denied this call: ${reason ?? "no reason given"}`);
    return {
        kind: "settled",
        result: (0,settle/* settleCall */.mT)(run, { frame: turn.frame, call, content, refusedBy: "person" }),
    };
}
async function executeInOrder(run, turn) {
    const calls = await confirmAll(run, turn.approved);
    // Calls without external effect share one write: they may be run again whatever happens.
    const harmless = calls.filter((call) => call.requestId !== null && call.tool.effect(call.parsed) !== "external");
    const fresh = harmless.filter((call) => !(0,runtime_state/* callState */.II)(run.journal.state, call.key).started);
    const started = fresh.length > 0 ? await (0,execute/* startCalls */.e)(run, fresh) : new Set();
    for (const call of calls) {
        if (fresh.includes(call) && !started.has(call.key))
            continue;
        const result = await (0,execute/* executeCall */.E)(run, turn.frame, {
            ...call,
            started: harmless.includes(call),
            ...(call.requestId === null ? {} : { verify: () => stillAsShown(run, turn.frame, call) }),
        });
        // A delegate that waits for its own requests is done for this VM; anything else is gated again.
        const childWaits = result.status === "suspended" && call.tool.effect(call.parsed) === "none";
        if (result.status !== "suspended" || childWaits)
            turn.results.set(call.key, result);
    }
}
/** Authority and unedited comments, once more at the moment of execution (security.md "Authority"). */
async function confirmAll(run, approved) {
    const requests = approved.flatMap(({ requestId }) => {
        const request = requestId ? run.journal.state.requests.get(requestId) : undefined;
        return request?.status.kind === "decided" ? [request] : [];
    });
    if (requests.length === 0)
        return approved;
    const withdrawn = new Set();
    for (const answer of await run.confirm(requests)) {
        if (answer.status === "confirmed")
            continue;
        withdrawn.add(answer.requestId);
        run.journal.append({
            type: answer.status === "voided" ? "request_voided" : "decision_revoked",
            requestId: answer.requestId,
            reason: answer.reason,
        });
    }
    return approved.filter(({ requestId }) => requestId === null || !withdrawn.has(requestId));
}
/** The last look before the call runs, inside the section that nobody else changes files in. */
async function stillAsShown(run, frame, call) {
    const request = call.requestId ? run.journal.state.requests.get(call.requestId) : undefined;
    if (!request)
        return false;
    if (request.request.kind === "outcome")
        return true;
    try {
        const preview = await call.tool.preview(call.parsed, new Map());
        if (digestOf(run, frame, { call, preview, request }) === request.request.digest)
            return true;
    }
    catch (error) {
        if (!(error instanceof errors/* LlmDoError */.p))
            throw error;
    }
    run.journal.append({
        type: "request_voided",
        requestId: request.request.id,
        reason: "a file that it changes has changed since it was shown",
    });
    return false;
}
function digestOf(run, frame, shown) {
    return bindingDigest(run.header, {
        kind: shown.request.request.kind,
        id: shown.request.request.id,
        chain: frame.chain,
        tool: shown.call.tool,
        input: shown.call.parsed,
        preview: shown.preview,
    });
}


/***/ }),

/***/ 943:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Journal),
/* harmony export */   V: () => (/* binding */ LeaseLost)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9054);


/** Another VM drives this run now: stop before any effect. Never caught by project code. */
class LeaseLost extends Error {
    name = "LeaseLost";
}
const MAX_WRITE_ATTEMPTS = 40;
/** The run's events: in memory, appended at once, written by `flush` in compare-and-swap steps. */
class Journal {
    holder;
    #header;
    #store;
    #now;
    #snapshots = null;
    #stored;
    #pending = [];
    #tip;
    #state;
    #dirty = false;
    #overlay;
    #writing = Promise.resolve();
    /** Once lost is lost: what follows would be written beside the VM that drives now. */
    #lost = null;
    constructor(options) {
        this.#store = options.store;
        this.#header = options.header;
        this.holder = options.holder;
        this.#now = options.now;
        this.#stored = [...(options.checkpoint?.events ?? [])];
        this.#tip = options.checkpoint?.tip ?? null;
        this.#overlay = options.checkpoint?.overlay ?? null;
        this.#state = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .foldEvents */ .v0)(options.header, this.#stored);
    }
    get header() {
        return this.#header;
    }
    get state() {
        return this.#state;
    }
    /** Commit of the last checkpoint that this process wrote or read; null before the first. */
    get tip() {
        return this.#tip;
    }
    get events() {
        return [...this.#stored, ...this.#pending];
    }
    get hasUnsaved() {
        return this.#pending.length > 0;
    }
    /** Overlay of the last checkpoint. */
    get overlay() {
        return this.#overlay;
    }
    get holdsLease() {
        return this.#state.holder?.nonce === this.holder.nonce;
    }
    attachWorkspace(snapshots) {
        this.#snapshots = snapshots;
    }
    append(...bodies) {
        for (const body of bodies) {
            const event = this.#stamp(body);
            this.#pending.push(event);
            (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEvent */ .Z8)(this.#state, event);
            if (event.type === "tool_completed" && event.touchedWorkspace)
                this.#dirty = true;
        }
    }
    /**
     * Writes what is unsaved as one commit. Others' events are merged in first, as often as needed.
     * Throws LeaseLost when one of them took the lease, LlmDoError "store" when git refuses.
     */
    flush(flush) {
        const write = this.#writing.then(() => this.#write(flush));
        this.#writing = write.catch(() => undefined);
        return write;
    }
    /** Reads what others wrote. True when there was something. Throws LeaseLost like `flush`. */
    async refresh() {
        if (this.#lost)
            throw this.#lost;
        if (this.#tip === null)
            return false;
        const tip = await this.#store.tip(this.#header.runId);
        if (tip === this.#tip)
            return false;
        const checkpoint = await this.#store.read(this.#header.runId);
        if (!checkpoint)
            throw this.#lose("is gone from the store");
        this.#merge(checkpoint);
        return true;
    }
    async #write(flush) {
        if (this.#lost)
            throw this.#lost;
        const cut = await this.#cut(flush.partial ?? false);
        try {
            await this.#writeCut(flush, cut);
        }
        catch (error) {
            // The tree of these events is not saved: the next flush takes it again.
            if (cut.overlay)
                this.#dirty = true;
            throw error;
        }
    }
    async #writeCut(flush, cut) {
        for (let attempt = 1; attempt <= MAX_WRITE_ATTEMPTS; attempt += 1) {
            const tail = (flush.tail?.(this.#state) ?? []).map((body) => this.#stamp(body));
            const batch = {
                events: [...this.#pending.slice(0, cut.length), ...tail],
                overlay: cut.overlay,
                subject: flush.subject,
                ...this.#threadOf(flush),
                ...(flush.finished === undefined ? {} : { finished: flush.finished }),
            };
            if (batch.events.length === 0 && !flush.finished && flush.thread === undefined)
                return;
            const result = await this.#send(batch);
            if (result.status === "written")
                return this.#commit({ batch, cut, tail, tip: result.tip });
            this.#merge(result.checkpoint);
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`Run ${this.#header.runId} could not be saved: others wrote to it ${MAX_WRITE_ATTEMPTS} times in a row. Run it again with \`/retry\`.`, { code: "store" });
    }
    /** The first checkpoint of a run in a thread's context enters it in that thread's index. */
    #threadOf(flush) {
        const own = this.#tip === null ? this.#header.thread?.number : undefined;
        const thread = flush.thread ?? own;
        return thread === undefined ? {} : { thread };
    }
    #send(batch) {
        return this.#tip === null
            ? this.#store.create(this.#header, batch)
            : this.#store.append(this.#header.runId, this.#tip, batch);
    }
    /** Which events are saved, together with the tree that they belong to. */
    async #cut(partial) {
        if (!this.#snapshots || !this.#dirty)
            return { length: this.#pending.length, overlay: null };
        if (partial) {
            const firstTouch = this.#pending.findIndex((event) => event.type === "tool_completed" && event.touchedWorkspace);
            return { length: firstTouch === -1 ? this.#pending.length : firstTouch, overlay: null };
        }
        const snapshots = this.#snapshots;
        return snapshots.exclusive(async () => {
            const length = this.#pending.length;
            this.#dirty = false;
            try {
                return { length, overlay: await snapshots.snapshot() };
            }
            catch (error) {
                this.#dirty = true;
                throw error;
            }
        });
    }
    #commit(written) {
        this.#stored.push(...written.batch.events);
        this.#pending.splice(0, written.cut.length);
        for (const event of written.tail)
            (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEvent */ .Z8)(this.#state, event);
        this.#tip = written.tip;
        if (written.cut.overlay)
            this.#overlay = written.cut.overlay;
    }
    #merge(checkpoint) {
        const created = this.#tip === null;
        const held = this.holdsLease;
        this.#stored = [...checkpoint.events];
        this.#tip = checkpoint.tip;
        this.#state = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .foldEvents */ .v0)(this.#header, this.#stored);
        const stillOurs = this.holdsLease;
        if (created || checkpoint.finished || (held && !stillOurs)) {
            throw this.#lose("is driven by another VM");
        }
        for (const event of this.#pending)
            (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEvent */ .Z8)(this.#state, event);
    }
    #lose(why) {
        this.#lost = new LeaseLost(`run ${this.#header.runId} ${why}`);
        return this.#lost;
    }
    #stamp(body) {
        return { ...body, at: this.#now().toISOString() };
    }
}


/***/ }),

/***/ 6937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hD: () => (/* binding */ notExecuted),
/* harmony export */   mT: () => (/* binding */ settleCall),
/* harmony export */   ve: () => (/* binding */ standingRefusal)
/* harmony export */ });
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7456);

/** Records what became of a call, and tells who watches. */
function settleCall(run, settled) {
    const { call, frame, refusedBy } = settled;
    const content = run.redact(settled.content);
    const isError = settled.isError ?? true;
    run.journal.append({
        type: "tool_completed",
        key: call.key,
        tool: call.name,
        content,
        isError,
        refusedBy,
        touchedWorkspace: settled.touchedWorkspace ?? false,
    });
    run.observe({
        type: "result",
        chain: frame.chain,
        key: call.key,
        tool: call.name,
        content,
        isError,
    });
    return { status: "completed", content, isError, toolUseId: call.toolUseId };
}
/** Nobody decided in time, or the run's mode says no to every question that was not asked yet. */
function standingRefusal(run, key) {
    const { state } = run.journal;
    const id = state.calls.get(key)?.requestId;
    const request = id ? state.requests.get(id) : undefined;
    if (request && (0,_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpired */ ._d)(request, run.now())) {
        return { by: "expiry", reason: "nobody decided before the request expired" };
    }
    if (request || run.header.approvalMode !== "deny-all")
        return null;
    return { by: "mode", reason: "this run denies every call that needs approval" };
}
/** The explicit answer for a call that did not happen (design §6, spec/dialects.md C20). */
function notExecuted(tool, reason) {
    return JSON.stringify({
        error: `Not executed: ${reason}`,
        tool_name: tool,
        error_type: "permission",
    });
}


/***/ }),

/***/ 5438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ throwIfStopped)
/* harmony export */ });
/* harmony import */ var _frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8853);

/** `/cancel`, a signal, or the end of this VM's time. */
function throwIfStopped(run) {
    if (run.journal.state.cancelled)
        throw new _frame_js__WEBPACK_IMPORTED_MODULE_0__.Interrupted("cancelled", "the run was cancelled");
    if (run.signal.aborted) {
        throw run.signal.reason instanceof Error
            ? run.signal.reason
            : new _frame_js__WEBPACK_IMPORTED_MODULE_0__.Interrupted("signal", "the VM is going away");
    }
}


/***/ }),

/***/ 2003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ toolsOf)
/* harmony export */ });
/** Every tool that a worker's definition gives it, in a stable order: providers cache by it. */
async function toolsOf(worker, context) {
    const tools = [];
    if (worker.filesystem) {
        const { filesystemTools } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(7778)]).then(__webpack_require__.bind(__webpack_require__, 7778));
        tools.push(...filesystemTools({ config: worker.filesystem, sandbox: context.sandbox }));
    }
    if (worker.shell) {
        const { shellTools } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(7970)]).then(__webpack_require__.bind(__webpack_require__, 7970));
        const isolation = await context.isolation();
        tools.push(...(await shellTools({ ...context, config: worker.shell, isolation })));
    }
    const { delegation: config } = worker;
    if (config.delegates.length === 0 && !config.workerCall && !config.any)
        return tools;
    const { delegationTools } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8753)]).then(__webpack_require__.bind(__webpack_require__, 8753));
    tools.push(...(await delegationTools({ config, describe: context.describe })));
    return tools;
}


/***/ }),

/***/ 3034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ symbolicLink),
/* harmony export */   WO: () => (/* binding */ ALLOWED_PATHS),
/* harmony export */   Zd: () => (/* binding */ asRefusal),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   nr: () => (/* binding */ notText),
/* harmony export */   s5: () => (/* binding */ notRegularFile),
/* harmony export */   tq: () => (/* binding */ outsideWorkspace),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);

/** What the accepted path styles are; every refusal of a path ends with it. */
const ALLOWED_PATHS = "Paths are relative to the workspace root: 'docs/a.md', './docs/a.md' or '/docs/a.md'.";
/** A call that cannot be made; the sentence goes to the model. */
function refusal(message, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(message, { code: "usage", cause });
}
function outsideWorkspace(path) {
    return refusal(`'${path}' is outside the workspace. ${ALLOWED_PATHS}`);
}
function notFound(path) {
    return refusal(`File not found: ${path}. ${ALLOWED_PATHS}`);
}
function notRegularFile(path) {
    return refusal(`Not a file: ${path}. Only regular files can be read or changed.`);
}
function symbolicLink(path) {
    return refusal(`'${path}' is a symbolic link, which file tools do not change. ` +
        "Name the file or folder that it points to by its own path.");
}
function notText(path) {
    return refusal(`'${path}' is not UTF-8 text. File tools handle text only; pass a binary file as an attachment.`);
}
function tooLarge(options) {
    const size = options.size.toLocaleString("en-US");
    const limit = options.limit.toLocaleString("en-US");
    return refusal(`'${options.path}' has ${size} bytes. Maximum allowed: ${limit} bytes.`);
}
function isMissing(error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT";
}
/** What the operating system said, as a sentence that names the workspace path and no other. */
function asRefusal(path, error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p)
        return error;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT")
        return notFound(path);
    if (code === "EISDIR" || code === "ENOTDIR")
        return notRegularFile(path);
    if (code === "ELOOP")
        return symbolicLink(path);
    const reason = typeof code === "string" ? (REASONS[code] ?? code) : "the file system failed";
    return refusal(`'${path}' cannot be used: ${reason}.`, error);
}
const REASONS = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    ENAMETOOLONG: "the name is too long",
    ENOSPC: "the disk is full",
    EROFS: "the file system is read-only",
};


/***/ }),

/***/ 5906:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: () => (/* binding */ regularFileOrNothing),
/* harmony export */   XF: () => (/* binding */ readRegularFile),
/* harmony export */   fR: () => (/* binding */ replaceFile),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   wx: () => (/* binding */ encodeText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3034);




/** Refuses anything but a regular file before it is opened: opening a FIFO or device has effects. */
async function regularFileOrNothing(entry) {
    try {
        const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(entry.directory.at(entry.name));
        if (status.isSymbolicLink())
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .symbolicLink */ .L$)(entry.path);
        if (!status.isFile())
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .notRegularFile */ .s5)(entry.path);
        return status;
    }
    catch (error) {
        if ((0,_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}
/** At most `limit` bytes, however the file grows meanwhile. Throws ENOENT when there is no file. */
async function readRegularFile(entry, limit) {
    await regularFileOrNothing(entry);
    // Checked again on the descriptor; O_NONBLOCK: a FIFO put here meanwhile must not hold us up.
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(entry.directory.at(entry.name), flags);
    try {
        const status = await handle.stat();
        if (!status.isFile())
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .notRegularFile */ .s5)(entry.path);
        const bytes = status.size > limit ? undefined : await readAtMost(handle, limit);
        if (bytes === undefined)
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .tooLarge */ .g$)({ path: entry.path, size: status.size, limit });
        return bytes;
    }
    finally {
        await handle.close();
    }
}
async function readAtMost(handle, limit) {
    const chunks = [];
    let size = 0;
    for (;;) {
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(1 << 16), 0, 1 << 16, null);
        if (bytesRead === 0)
            return Buffer.concat(chunks);
        size += bytesRead;
        if (size > limit)
            return undefined;
        chunks.push(buffer.subarray(0, bytesRead));
    }
}
/** Puts a new file in the place of `entry`: a link that is there is replaced, not followed. */
async function replaceFile(entry, content) {
    const temporary = entry.directory.at(`.llm-do-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(temporary, "wx", content.mode);
    try {
        await handle.writeFile(content.bytes);
        await handle.chmod(content.mode);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, entry.directory.at(entry.name));
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.unlink)(temporary).catch(() => undefined);
        throw error;
    }
    finally {
        await handle.close();
    }
}
/** Keeps a byte order mark, so that text and bytes are the same thing in both directions. */
function decodeText(path, bytes) {
    if (bytes.includes(0))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .notText */ .nr)(path);
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .notText */ .nr)(path);
    }
}
function encodeText(path, text) {
    if (!text.isWellFormed()) {
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(`The content for '${path}' holds half of a surrogate pair: it is not valid text.`);
    }
    if (text.includes("\0")) {
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(`The content for '${path}' holds a NUL character: only text can be written.`);
    }
    return Buffer.from(text);
}


/***/ }),

/***/ 4888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ createSandbox)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/tools/refusals.ts
var refusals = __webpack_require__(3034);
;// CONCATENATED MODULE: ./src/tools/open-directory.ts




const DIRECTORY = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY;
/**
 * Node has no openat(2); on Linux `/proc/self/fd/N/name` is the same lookup
 * (https://man7.org/linux/man-pages/man5/proc_pid_fd.5.html). Elsewhere the path has to do.
 */
const HAS_DESCRIPTOR_PATHS = (0,external_node_fs_.existsSync)("/proc/self/fd");
function hold(handle, plainPath) {
    const path = HAS_DESCRIPTOR_PATHS ? `/proc/self/fd/${handle.fd}` : plainPath;
    const at = (name) => (0,external_node_path_.join)(path, name);
    return {
        path,
        at,
        enter: async (name) => hold(await (0,promises_.open)(at(name), DIRECTORY | external_node_fs_.constants.O_NOFOLLOW), (0,external_node_path_.join)(plainPath, name)),
        close: () => handle.close(),
    };
}
/** Opens the directory `names` below `root`, following no symbolic link on the way. */
async function openDirectory(location) {
    const { root, names, purpose } = location;
    let current = hold(await (0,promises_.open)(root, DIRECTORY), root);
    for (const [index, name] of names.entries()) {
        const parent = current;
        const path = names.slice(0, index + 1).join("/");
        try {
            if (purpose === "create")
                await createIfMissing(parent.at(name));
            await requireDirectory(parent.at(name), path);
            if (purpose !== "read")
                await refuseRepository(parent.at(name), path);
            current = await parent.enter(name);
        }
        finally {
            await parent.close();
        }
    }
    return current;
}
async function createIfMissing(directory) {
    await (0,promises_.mkdir)(directory).catch((error) => {
        if (error.code !== "EEXIST")
            throw error;
    });
}
async function requireDirectory(directory, shown) {
    const status = await (0,promises_.lstat)(directory);
    if (status.isSymbolicLink())
        throw (0,refusals/* symbolicLink */.L$)(shown);
    if (!status.isDirectory())
        throw (0,refusals/* refusal */.x5)(`'${shown}' is not a directory.`);
}
/** A checkpoint is an overlay on one commit: it cannot carry what another repository owns. */
async function refuseRepository(directory, shown) {
    const marker = await (0,promises_.lstat)((0,external_node_path_.join)(directory, ".git")).catch(() => undefined);
    if (marker === undefined)
        return;
    throw (0,refusals/* refusal */.x5)(`'${shown}' is a repository of its own (a submodule or a nested clone); ` +
        "files in it cannot be changed here.");
}

// EXTERNAL MODULE: ./src/tools/workspace-path.ts
var workspace_path = __webpack_require__(5100);
;// CONCATENATED MODULE: ./src/tools/list-files.ts





const MAX_FILES = 100_000;
/**
 * Regular files at any depth below a directory, relative to it and sorted by code unit. Links to
 * files inside the workspace are listed; links to directories are not entered; `.git` is left out.
 */
async function listFiles(options) {
    const { root, names, path } = options;
    const found = [];
    async function walk(directory, prefix) {
        for (const entry of await (0,promises_.readdir)(directory.path, { withFileTypes: true })) {
            if ((0,workspace_path/* isGitName */.M$)(entry.name))
                continue;
            const relative = `${prefix}${entry.name}`;
            if (entry.isDirectory())
                await walkInto(directory, entry.name, `${relative}/`);
            else if (entry.isFile())
                found.push(relative);
            else if (entry.isSymbolicLink() && (await isFileInside(root, [...names, relative]))) {
                found.push(relative);
            }
            if (found.length > MAX_FILES) {
                throw (0,refusals/* refusal */.x5)(`'${path}' holds more than 100,000 files. List one of its folders instead.`);
            }
        }
    }
    async function walkInto(parent, name, prefix) {
        const directory = await parent.enter(name);
        try {
            await walk(directory, prefix);
        }
        finally {
            await directory.close();
        }
    }
    const start = await openDirectory({ root, names, purpose: "read" });
    try {
        await walk(start, "");
    }
    finally {
        await start.close();
    }
    return found.sort();
}
async function isFileInside(root, names) {
    try {
        const target = await (0,promises_.realpath)((0,external_node_path_.join)(root, ...names));
        if (!target.startsWith(`${root}/`))
            return false;
        return !target.split("/").some(workspace_path/* isGitName */.M$) && (await (0,promises_.stat)(target)).isFile();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./src/tools/regular-file.ts
var regular_file = __webpack_require__(5906);
;// CONCATENATED MODULE: ./src/tools/sandbox.ts








const DEFAULT_MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Confined by real path: links are resolved first, then the result is opened following none. */
function createSandbox(options) {
    const workspace = {
        root: (0,external_node_fs_.realpathSync)(options.root),
        limit: options.maxFileBytes ?? DEFAULT_MAX_FILE_BYTES,
        touch: options.onTouch ?? (() => undefined),
    };
    return {
        normalize: (path) => (0,workspace_path/* splitWorkspacePath */.Zp)(workspace.root, path).join("/"),
        readText: (path) => explained(path, readText(workspace, path)),
        preImage: (path) => explained(path, preImage(workspace, path)),
        checkText: (path, content) => void bytesOf(workspace, { path, content }),
        writeText: (path, content) => explained(path, writeText(workspace, { path, content })),
        delete: (path) => explained(path, remove(workspace, path)),
        exclusively: oneAtATime(),
        stat: (path) => explained(path, stat(workspace, path)),
        exists: async (path) => (await explained(path, stat(workspace, path))) !== undefined,
        list: (path) => explained(path, list(workspace, path)),
    };
}
async function readText({ root, limit }, path) {
    const names = await resolveLinks(root, path);
    return await withEntry({ root, names, purpose: "read" }, path, async (entry) => (0,regular_file/* decodeText */.g7)(path, await (0,regular_file/* readRegularFile */.XF)(entry, limit)));
}
async function preImage({ root, limit }, path) {
    const names = (0,workspace_path/* splitWorkspacePath */.Zp)(root, path);
    try {
        return await withEntry({ root, names, purpose: "change" }, path, (entry) => (0,regular_file/* readRegularFile */.XF)(entry, limit));
    }
    catch (error) {
        if ((0,refusals/* isMissing */.b2)(error))
            return null;
        throw error;
    }
}
function bytesOf({ limit }, { path, content }) {
    const bytes = (0,regular_file/* encodeText */.wx)(path, content);
    if (bytes.length > limit)
        throw (0,refusals/* tooLarge */.g$)({ path, size: bytes.length, limit });
    return bytes;
}
async function writeText(workspace, text) {
    const { root, touch } = workspace;
    const names = (0,workspace_path/* splitWorkspacePath */.Zp)(root, text.path);
    const bytes = bytesOf(workspace, text);
    await withEntry({ root, names, purpose: "create" }, text.path, async (entry) => {
        const replaced = await (0,regular_file/* regularFileOrNothing */.JE)(entry);
        touch(names.join("/"));
        await (0,regular_file/* replaceFile */.fR)(entry, { bytes, mode: (replaced?.mode ?? 0o644) & 0o777 });
    });
}
async function remove({ root, touch }, path) {
    const names = (0,workspace_path/* splitWorkspacePath */.Zp)(root, path);
    await withEntry({ root, names, purpose: "change" }, path, async (entry) => {
        if ((await (0,regular_file/* regularFileOrNothing */.JE)(entry)) === undefined)
            throw (0,refusals/* notFound */.mX)(path);
        touch(names.join("/"));
        await (0,promises_.unlink)(entry.directory.at(entry.name));
    });
}
async function stat({ root }, path) {
    const shown = (0,workspace_path/* splitWorkspacePath */.Zp)(root, path).join("/");
    try {
        const found = await (0,promises_.lstat)((0,external_node_path_.join)(root, ...(await resolveLinks(root, path))));
        if (found.isDirectory())
            return { path: shown, kind: "directory", size: 0 };
        if (found.isFile())
            return { path: shown, kind: "file", size: found.size };
        throw (0,refusals/* notRegularFile */.s5)(path);
    }
    catch (error) {
        if ((0,refusals/* isMissing */.b2)(error))
            return undefined;
        throw error;
    }
}
async function list({ root }, path) {
    return await listFiles({ root, names: await resolveLinks(root, path), path });
}
/** The names that lead to the real place of something that exists. */
async function resolveLinks(root, path) {
    const real = await (0,promises_.realpath)((0,external_node_path_.join)(root, ...(0,workspace_path/* splitWorkspacePath */.Zp)(root, path)));
    const names = namesBelow({ root, real, path });
    (0,workspace_path/* refuseGitNames */.ly)(path, names);
    return names;
}
function oneAtATime() {
    let last = Promise.resolve();
    return (change) => {
        const result = last.then(change);
        last = result.catch(() => undefined);
        return result;
    };
}
async function explained(path, result) {
    try {
        return await result;
    }
    catch (error) {
        throw (0,refusals/* asRefusal */.Zd)(path, error);
    }
}
function namesBelow(options) {
    const { root, real, path } = options;
    if (real === root)
        return [];
    const prefix = root === "/" ? "/" : `${root}/`;
    // A workspace at "/" still has no business with the kernel's file systems.
    const isKernel = /^\/(proc|sys|dev)(\/|$)/.test(real);
    if (isKernel || !real.startsWith(prefix))
        throw (0,refusals/* outsideWorkspace */.tq)(path);
    return real.slice(prefix.length).split("/");
}
/** Opens the folder that holds the last of `names`, for as long as `use` takes. */
async function withEntry(location, path, use) {
    const name = location.names.at(-1);
    if (name === undefined)
        throw (0,refusals/* notRegularFile */.s5)(path);
    const directory = await openDirectory({ ...location, names: location.names.slice(0, -1) });
    try {
        return await use({ directory, name, path });
    }
    finally {
        await directory.close();
    }
}


/***/ }),

/***/ 9601:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   so: () => (/* binding */ completed),
/* harmony export */   th: () => (/* binding */ STRICTNESS)
/* harmony export */ });
/** The stricter of two answers wins wherever two policies meet. */
const STRICTNESS = { pre_approved: 0, ask: 1, blocked: 2 };
function completed(content) {
    return { status: "completed", content, isError: false };
}
function failed(content) {
    return { status: "completed", content, isError: true };
}


/***/ }),

/***/ 5100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ isGitName),
/* harmony export */   Zp: () => (/* binding */ splitWorkspacePath),
/* harmony export */   ly: () => (/* binding */ refuseGitNames),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3034);



/** Absolute paths into these mean the machine, unless the workspace has a folder of that name. */
const SYSTEM_FOLDERS = new Set("bin boot dev etc home lib lib64 media mnt opt private proc root run sbin snap srv sys tmp Users usr var".split(" "));
/** Code points that HFS+ ignores in names, as git's `is_hfs_dotgit` lists them. */
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
/** The name as the most forgiving file system would read it (case, ignored characters, NTFS tails). */
function foldName(name) {
    const [stream = ""] = name.replace(IGNORED_BY_HFS, "").split(":");
    return stream
        .normalize("NFKC")
        .replace(/[ .]+$/, "")
        .toLowerCase();
}
/** `.git`, or a name that some file system takes for it (git's own protectHFS and protectNTFS). */
function isGitName(name) {
    const folded = foldName(name);
    return folded === ".git" || /^git~\d+$/.test(folded);
}
/**
 * The names from the workspace root to `path`, by text alone: symbolic links are judged when opened.
 * `root` is the real path of the workspace. Throws LlmDoError "usage" with a sentence for the model.
 */
function splitWorkspacePath(root, path) {
    if (/[\x00-\x1f\x7f]/.test(path)) {
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x5)(`${JSON.stringify(path)} contains a control character. ${_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .ALLOWED_PATHS */ .WO}`);
    }
    if (path.includes("\\"))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x5)(`'${path}' contains a backslash. ${_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .ALLOWED_PATHS */ .WO}`);
    if (/^~(\/|$)/.test(path))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideWorkspace */ .tq)(path);
    const names = [];
    for (const name of withoutRoot(root, path).split("/")) {
        if (name === "" || name === ".")
            continue;
        if (name !== "..")
            names.push(name);
        else if (names.pop() === undefined)
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideWorkspace */ .tq)(path);
    }
    if (path.startsWith("/"))
        refuseMachinePath({ root, path, names });
    refuseGitNames(path, names);
    return names;
}
function refuseGitNames(path, names) {
    if (!names.some(isGitName))
        return;
    throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x5)(`'${path}' is inside '.git', which file tools neither read nor change.`);
}
function withoutRoot(root, path) {
    if (path === root)
        return "";
    return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}
function refuseMachinePath(options) {
    const [first] = options.names;
    if (first === undefined || !SYSTEM_FOLDERS.has(first))
        return;
    if (options.path.startsWith(`${options.root}/`))
        return;
    const inWorkspace = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.root, first), { throwIfNoEntry: false });
    if (inWorkspace === undefined)
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideWorkspace */ .tq)(options.path);
}


/***/ })

};
