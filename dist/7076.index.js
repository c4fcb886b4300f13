export const id = 7076;
export const ids = [7076];
export const modules = {

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

/***/ 50185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ codeEntryWorker),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   gZ: () => (/* binding */ isCodeEntry)
/* harmony export */ });
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40212);

const PREFIX = "tool:";
/** A run may start with a tool in code instead of a worker: `--entry tool:main` (F68, code entry points). */
function isCodeEntry(name) {
    return name.startsWith(PREFIX) && name.length > PREFIX.length;
}
/** What a run starts with: the name that was given, else the manifest's `entry:`, else `main`. */
function startOf(given, { manifest }) {
    return given ?? manifest.entry ?? "main";
}
const entries = new WeakMap();
/**
 * The worker that stands for a tool as entry: it has that one tool, no model is ever asked, and the person
 * who started the run has let the tool run.
 */
function codeEntryWorker(name, { manifest }) {
    const made = entries.get(manifest) ?? new Map();
    entries.set(manifest, made);
    const worker = made.get(name) ?? define(name, manifest.file ?? "main.worker");
    made.set(name, worker);
    return worker;
}
function define(name, file) {
    const location = { file, line: 1, column: 1 };
    const tool = name.slice(PREFIX.length);
    return {
        name,
        file,
        description: null,
        library: null,
        instructions: "",
        model: null,
        compatibleModels: null,
        filesystem: null,
        shell: null,
        delegation: { delegates: [], workerCall: null, any: false, create: null },
        code: [
            {
                name: "custom",
                module: null,
                tools: [{ name: tool, location }],
                approvals: { [tool]: "pre_approved" },
                fallback: null,
                config: {},
                location,
                text: "",
            },
        ],
        sandbox: null,
        attachments: _definition_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_ATTACHMENT_POLICY */ .d,
        output: null,
        serverTools: [],
        mode: "single",
        maxContextTokens: 8000,
        allowEmptyInput: true,
        locked: false,
        allowCycles: false,
    };
}


/***/ }),

/***/ 73568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createdProblems: () => (/* binding */ createdProblems),
/* harmony export */   draftText: () => (/* binding */ draftText),
/* harmony export */   r: () => (/* binding */ CREATED_NAME),
/* harmony export */   x: () => (/* binding */ createdFile)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _worker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50496);


/** Lower case, so that no two of them are one file on any file system (spec/dialects.md §2.4). */
const CREATED_NAME = /^[a-z][a-z0-9_-]{0,63}$/;
/** Where a created worker would stand in the project. */
function createdFile(name) {
    return `workers/${name}.worker`;
}
/**
 * The whole `.worker` file of a draft, with the least rights: no toolsets but the defaults'. It is never
 * rendered as a template, here or once it is a file of the project: a model wrote it.
 */
function draftText(draft, defaults) {
    const settings = {
        name: draft.name,
        description: draft.description,
        model: draft.model ?? defaults.default_model,
        output_schema_ref: draft.output_schema_ref,
        toolsets: defaults.default_toolsets,
        attachment_policy: defaults.default_attachment_policy,
        sandbox: defaults.default_sandbox,
        templating: "none",
    };
    const written = Object.entries(settings).filter(([, value]) => value !== undefined);
    return `---\n${(0,yaml__WEBPACK_IMPORTED_MODULE_0__.stringify)(Object.fromEntries(written))}---\n\n${draft.instructions.trim()}\n`;
}
/** Everything wrong with the file of a created worker; the name of the file and of the worker are one. */
function createdProblems(name, text) {
    const file = createdFile(name);
    const { worker, problems } = (0,_worker_js__WEBPACK_IMPORTED_MODULE_1__/* .parseWorker */ .AI)({ file, text });
    const errors = problems.filter(({ severity }) => severity === "error");
    if (worker === null || worker.name === name)
        return errors;
    const location = { file, line: 1, column: 1 };
    const message = `The worker is created as "${name}", but its file says \`name: ${worker.name}\`.`;
    return [...errors, { severity: "error", message, location, text: "" }];
}


/***/ }),

/***/ 64496:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ MORE_TRIES),
/* harmony export */   dG: () => (/* binding */ checkAnswer),
/* harmony export */   et: () => (/* binding */ askAgain),
/* harmony export */   yy: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);

/** How often a model may mend an answer that does not satisfy its schema. */
const MORE_TRIES = 2;
/**
 * What a response says to whoever asked. Words before a tool of the provider are thoughts on the way and
 * left out; a text with citations comes in pieces that belong together.
 */
function answerText(content) {
    let text = "";
    let seam = "";
    for (const block of content) {
        const piece = pieceOf(block);
        if (piece === null) {
            if (isServerWork(block))
                text = "";
            seam = text === "" ? "" : "\n";
            continue;
        }
        const joined = piece.cited || seam === CITED ? "" : seam;
        text += (text === "" ? "" : joined) + piece.text;
        seam = piece.cited ? CITED : "\n";
    }
    return text.replace(/^\(no answer\)$/, "");
}
const CITED = "cited";
function pieceOf(block) {
    if (block.type === "text")
        return { text: block.text, cited: false };
    if (block.type !== "opaque" || block.block.type !== "text")
        return null;
    return { text: String(block.block.text ?? ""), cited: true };
}
function isServerWork(block) {
    if (block.type !== "opaque")
        return false;
    return /^server_tool_use$|_tool_result$/.test(String(block.block.type));
}
/** The answer as JSON that satisfies the schema, or one or more lines about what is wrong with it. */
async function checkAnswer(text, schema) {
    const { answerSchema } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2473), __webpack_require__.e(2014)]).then(__webpack_require__.bind(__webpack_require__, 42014));
    const { z } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2473), __webpack_require__.e(4304)]).then(__webpack_require__.bind(__webpack_require__, 14304));
    let value;
    try {
        value = JSON.parse(withoutFence(text));
    }
    catch (error) {
        return { ok: false, problem: `It is no JSON: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}` };
    }
    const result = answerSchema(schema).safeParse(value);
    if (!result.success)
        return { ok: false, problem: z.prettifyError(result.error) };
    return { ok: true, text: JSON.stringify(value) };
}
/** Models like to fence JSON, whatever they are told. */
function withoutFence(text) {
    const fenced = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/i.exec(text);
    return (fenced?.[1] ?? text).trim();
}
/** Told to the model that is asked again. */
function askAgain(problem) {
    return `Your answer does not satisfy the JSON Schema of this worker:\n${problem}\nAnswer again with one JSON value that does, and nothing else.`;
}


/***/ }),

/***/ 9733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ prepareCall),
/* harmony export */   z: () => (/* binding */ runCalls)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38911);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50646);
/* harmony import */ var _settle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36937);




/**
 * The tool calls of one turn: ungated ones at once and in parallel, gated ones after them in call order.
 * "suspended" when at least one waits for a person; what could run has run and is recorded.
 */
async function runCalls(run, turn) {
    const { frame } = turn;
    // The workspace is made while the model answers for the first time.
    await run.workspace.ready();
    const prepared = await Promise.all(turn.calls.map((block, index) => prepareCall(run, { frame, tools: turn.tools, call: frameCall(turn.key, block, index) })));
    const why = turn.response.content
        .flatMap((block) => (block.type === "text" ? [block.text] : []))
        .join("\n");
    // Requests are drawn on the tree that the ungated siblings leave behind, so these go first.
    const free = await allOf(prepared.flatMap((item) => (item.kind === "free" ? [(0,_execute_js__WEBPACK_IMPORTED_MODULE_1__/* .executeCall */ .E)(run, frame, item.call)] : [])));
    const gated = prepared.flatMap((item) => (item.kind === "gated" ? [item.call] : []));
    const decided = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .settleGated */ .X)(run, { frame, why, calls: gated });
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
async function prepareCall(run, { frame, tools, call }) {
    const { toolUseId } = call;
    const recorded = run.journal.state.calls.get(call.key);
    const input = recorded?.edited ? recorded.edited.input : call.input;
    if (recorded?.completed) {
        const { content, isError } = recorded.completed;
        return { kind: "settled", result: { status: "completed", content, isError, toolUseId } };
    }
    run.observe({
        type: "call",
        chain: frame.chain,
        key: call.key,
        tool: call.name,
        input,
    });
    const settle = (content, refusedBy) => ({
        kind: "settled",
        result: (0,_settle_js__WEBPACK_IMPORTED_MODULE_3__/* .settleCall */ .mT)(run, { frame, call, content, refusedBy }),
    });
    const tool = tools.find((candidate) => candidate.name === call.name && !candidate.hidden) ??
        tools.find((candidate) => candidate.name === call.name);
    if (!tool) {
        const offered = tools.filter((candidate) => !candidate.hidden);
        const names = offered.map((candidate) => candidate.name).join(", ") || "none";
        return settle(`There is no tool '${call.name}'. Available tools: ${names}.`, null);
    }
    const parsed = parseSafely(tool, { input, edited: Boolean(recorded?.edited) });
    if (!parsed.ok)
        return settle(`Invalid arguments for '${tool.name}': ${parsed.message}`, null);
    const judgement = await tool.judge(parsed.input);
    if (judgement.approval === "blocked") {
        return settle((0,_settle_js__WEBPACK_IMPORTED_MODULE_3__/* .notExecuted */ .hD)(tool.name, judgement.reason), "policy");
    }
    const edited = recorded?.edited ?? null;
    const ready = {
        ...call,
        input,
        tool,
        parsed: parsed.input,
        reason: judgement.reason,
        edited,
    };
    const waiting = Boolean(recorded?.requestId);
    const refusal = (0,_settle_js__WEBPACK_IMPORTED_MODULE_3__/* .standingRefusal */ .ve)(run, call.key);
    if (refusal?.by === "expiry")
        return settle((0,_settle_js__WEBPACK_IMPORTED_MODULE_3__/* .notExecuted */ .hD)(tool.name, refusal.reason), "expiry");
    const interrupted = recorded?.started && tool.effect(parsed.input) === "external";
    if (judgement.approval === "pre_approved" && !waiting && !(interrupted && !tool.idempotent)) {
        return { kind: "free", call: { ...ready, reason: null } };
    }
    if (refusal && !interrupted)
        return settle((0,_settle_js__WEBPACK_IMPORTED_MODULE_3__/* .notExecuted */ .hD)(tool.name, refusal.reason), "mode");
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
function parseSafely(tool, { input, edited }) {
    try {
        return edited && tool.parseEdited ? tool.parseEdited(input) : tool.parse(input);
    }
    catch (error) {
        return { ok: false, message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) };
    }
}


/***/ }),

/***/ 93338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withCreatedWorkers),
/* harmony export */   createWorker: () => (/* binding */ createWorker)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73568);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85935);
/* harmony import */ var _project_worker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50496);




/**
 * A project together with the workers that were written in the run: journal values, never files of the
 * project or the workspace, and never templates (design §3 "Pinned").
 */
function withCreatedWorkers(project, state) {
    const created = (name) => {
        const event = state().created.get(name);
        if (!event)
            return null;
        const { worker, problems } = (0,_project_worker_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWorker */ .AI)({ file: (0,_project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__/* .createdFile */ .x)(name), text: event.text });
        (0,_project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .throwErrors */ .k)(problems);
        return worker;
    };
    return {
        manifest: project.manifest,
        base: project.base,
        warnings: project.warnings,
        worker: async (name, caller) => {
            const written = created(name);
            if (!written)
                return project.worker(name, caller);
            // A library calls its own workers by their bare names: nothing that a run made comes before them.
            return caller?.library ? ((await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(project.worker(name, caller))) ?? written) : written;
        },
        counterpart: async (worker) => (isCreated(worker) ? created(worker.name) : null) ?? project.counterpart(worker),
        codeFolders: (worker) => project.codeFolders(worker),
        problems: () => project.problems(),
        workers: async () => [...new Set([...(await project.workers()), ...state().created.keys()])],
    };
}
function isCreated({ name, file, library }) {
    return library === null && file === (0,_project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__/* .createdFile */ .x)(name);
}
/** Record or return: a worker exists from the moment in which a person let it be. */
async function createWorker(run, { key, name, text }) {
    if (run.journal.state.created.get(name)?.key === key)
        return;
    run.journal.append({ type: "worker_created", key, name, text: run.redact(text) });
    await run.keepWorker({ name, text });
}


/***/ }),

/***/ 38911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ executeCall),
  e: () => (/* binding */ startCalls)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/tools/tool.ts
var tool = __webpack_require__(59601);
// EXTERNAL MODULE: ./src/runtime/frame.ts
var runtime_frame = __webpack_require__(28853);
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
        worker = await run.project.worker(call.worker, frame.worker);
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.pW && error.code === "project")
            return (0,tool/* failed */.gz)(error.message);
        throw error;
    }
    const cyclesAllowed = worker.allowCycles || run.project.manifest.allowCycles;
    const above = [frame, ...(0,runtime_frame/* callersOf */.G)(frame)].some((caller) => isSame(caller.worker, worker));
    if (above && !cyclesAllowed) {
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
        attachments: call.attachments ?? [],
        caller: frame,
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
/** By its file: a library may have a worker of the same name as the project. */
function isSame(one, other) {
    return one.file === other.file && one.library === other.library;
}

// EXTERNAL MODULE: ./src/runtime/journal.ts
var journal = __webpack_require__(10943);
// EXTERNAL MODULE: ./src/runtime/settle.ts
var settle = __webpack_require__(36937);
// EXTERNAL MODULE: ./src/runtime/stop.ts
var stop = __webpack_require__(95438);
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
        const touched = effect !== "none" || call.tool.touchesWorkspace === true;
        return record(run, { frame, call, outcome, touched });
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
        createWorker: async (worker) => {
            const { createWorker } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 93338));
            await createWorker(run, { key: call.key, ...worker });
        },
        nested: (nested) => run.callFromCode({ frame, key: call.key, nested }),
        recorded: () => recordedUnder(run.journal.events, call.key),
        toolNamed: async (name) => (await run.toolsOf(frame)).find((tool) => tool.name === name),
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
        return (0,tool/* failed */.gz)((0,errors/* messageOf */.bD)(error));
    }
}
/** Segments of the calls that code made inside the call, in the order in which they completed. */
function recordedUnder(events, key) {
    const prefix = `${key}/`;
    return events.flatMap((event) => {
        if (event.type !== "tool_completed" || !event.key.startsWith(prefix))
            return [];
        const segment = event.key.slice(prefix.length);
        return segment.includes("/") ? [] : [segment];
    });
}
/** Faults that end the run from outside. A tool's own failure is a result for the model. */
function isEngineFault(error) {
    if (error instanceof journal/* LeaseLost */.V)
        return true;
    if (error instanceof Error && error.name === "Interrupted")
        return true;
    return (error instanceof errors/* LlmDoError */.pW && ["store", "model", "limit", "divergence"].includes(error.code));
}
/** The model asked for something else than what was done: it has to know. */
function editNote({ edited, input }) {
    if (!edited)
        return "";
    return `A maintainer changed the arguments of this call to ${JSON.stringify(input)} and approved it.\n`;
}
function record(run, done) {
    const { call, frame, outcome } = done;
    if (outcome.status === "suspended")
        return { status: "suspended" };
    const refused = outcome.status === "refused";
    return (0,settle/* settleCall */.mT)(run, {
        frame,
        call,
        content: editNote(call) + outcome.content,
        refusedBy: refused ? "policy" : null,
        isError: refused || outcome.isError,
        touchedWorkspace: done.touched,
    });
}


/***/ }),

/***/ 28853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ entryFrame),
/* harmony export */   G: () => (/* binding */ callersOf),
/* harmony export */   Interrupted: () => (/* binding */ Interrupted)
/* harmony export */ });
/* harmony import */ var _project_code_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50185);

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
    const worker = (0,_project_code_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isCodeEntry */ .gZ)(header.worker)
        ? (0,_project_code_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .codeEntryWorker */ .A0)(header.worker, project)
        : await project.worker(header.worker);
    return {
        key: "",
        worker,
        chain: [worker.name],
        depth: 0,
        input: header.input,
        instructions: null,
        attachments: header.attachments,
    };
}
/** The executions above one, nearest first. */
function callersOf({ caller }) {
    return caller ? [caller, ...callersOf(caller)] : [];
}


/***/ }),

/***/ 50646:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ settleGated)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(22742);
;// CONCATENATED MODULE: ./src/runtime/binding.ts

/**
 * Digest over exactly what is shown and what could change under it (security.md "Binding"). Policy is
 * not part of it: it is judged again at execution, and the stricter answer wins.
 */
function bindingDigest(header, subject) {
    const { attachments = [] } = subject.preview;
    return (0,canonical/* shortDigest */.VK)({
        run: header.runId,
        request: subject.id,
        kind: subject.kind,
        chain: subject.chain,
        tool: subject.tool.name,
        definition: definitionOf(subject.tool),
        input: subject.input,
        project: header.projectCommit,
        argv: subject.preview.argv ?? null,
        files: subject.preview.changes.map(({ path, before, after }) => ({ path, before, after })),
        ...(attachments.length > 0 ? { attachments } : {}),
    });
}
function definitionOf({ description, inputSchema, code }) {
    return [description, inputSchema, ...(code === undefined ? [] : [code])];
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

// EXTERNAL MODULE: ./src/runtime/call-state.ts
var call_state = __webpack_require__(80258);
// EXTERNAL MODULE: ./src/runtime/execute.ts + 1 modules
var execute = __webpack_require__(38911);
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
    return request;
}
/** The editor's words are an approval of exactly what was written (design §5). */
function approveEdit(run, asked, edited) {
    run.journal.append({
        type: "approval_decided",
        requestId: asked.id,
        digest: asked.digest,
        decision: "approve",
        by: edited.by,
        source: edited.source,
        reason: null,
        session: false,
    });
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
    const shared = preview.attachments ?? [];
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
        ...(shared.length > 0 ? { shared: shared.map(({ path, bytes }) => ({ path, bytes })) } : {}),
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
var settle = __webpack_require__(36937);
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
    const { requestId, started } = (0,call_state/* callState */.II)(state, call.key);
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
        if (!(error instanceof errors/* LlmDoError */.pW))
            throw error;
        return {
            kind: "settled",
            result: (0,settle/* settleCall */.mT)(run, { frame: turn.frame, call, content: error.message, refusedBy: null }),
        };
    }
    if (!request) {
        const identity = { tool: call.tool.name, input: call.parsed, chain: turn.frame.chain };
        // Equal arguments name the same files, which may hold something else by now.
        const shares = (preview.attachments ?? []).length > 0;
        if (!shares && state.sessions.has((0,call_state/* sessionKey */.ce)(identity))) {
            gated.pending.add(preview, null);
            return { kind: "approved", call: { ...call, requestId: null } };
        }
        const editor = (0,call_state/* callState */.II)(state, call.key).editApproves ? call.edited : null;
        const asked = askForApproval(run, { ...gated, preview });
        if (!editor)
            return { kind: "waits" };
        approveEdit(run, asked, editor);
        return { kind: "approved", call: { ...call, requestId: asked.id } };
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
    const fresh = harmless.filter((call) => !(0,call_state/* callState */.II)(run.journal.state, call.key).started);
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
        if (!(error instanceof errors/* LlmDoError */.pW))
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

/***/ 10943:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Journal),
/* harmony export */   V: () => (/* binding */ LeaseLost)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76673);


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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Run ${this.#header.runId} could not be saved: others wrote to it ${MAX_WRITE_ATTEMPTS} times in a row. Run it again with \`/retry\`.`, { code: "store" });
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

/***/ 87076:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ newHolder),
  P: () => (/* binding */ prepareMachine)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/tools/node-sandbox.ts + 5 modules
var node_sandbox = __webpack_require__(62310);
// EXTERNAL MODULE: ./src/tools/scrub.ts
var scrub = __webpack_require__(42892);
// EXTERNAL MODULE: ./src/models/index.ts
var models = __webpack_require__(12286);
// EXTERNAL MODULE: ./src/models/pricing.ts
var pricing = __webpack_require__(67592);
// EXTERNAL MODULE: ./src/project/code-entry.ts
var code_entry = __webpack_require__(50185);
// EXTERNAL MODULE: ./src/tools/index.ts
var tools = __webpack_require__(72003);
// EXTERNAL MODULE: ./src/tools/tool.ts
var tool = __webpack_require__(59601);
;// CONCATENATED MODULE: ./src/tools/policy.ts

/**
 * A tool under two policies: the pinned one that the run started with, and that of the current default
 * branch. The stricter answer wins (security.md "Trusted code only"); everything else is the pinned tool.
 */
function underCurrentPolicy(pinned, current) {
    return {
        ...pinned,
        parse: (raw) => pinned.parse(raw),
        judge: async (input) => {
            const then = await pinned.judge(input);
            const now = current
                ? await current.judge(input)
                : {
                    approval: "ask",
                    reason: `the default branch no longer gives this worker '${pinned.name}'`,
                };
            return tool/* STRICTNESS */.th[now.approval] > tool/* STRICTNESS */.th[then.approval] ? now : then;
        },
    };
}

// EXTERNAL MODULE: ./src/runtime/answer.ts
var runtime_answer = __webpack_require__(64496);
// EXTERNAL MODULE: ./src/runtime/calls.ts
var calls = __webpack_require__(9733);
;// CONCATENATED MODULE: ./src/runtime/chat.ts
/** Only the entry worker talks with people; a chat worker that is called answers once. */
function isChat({ worker, depth }) {
    return worker.mode === "chat" && depth === 0;
}
/** Record or return: the reply to the turn of that key, asked for when nobody was asked yet. */
async function nextWords(run, turn) {
    const { key, said } = turn;
    const { state } = run.journal;
    const reply = state.replies.get(key);
    if (reply) {
        const reason = isHeard(state, key) ? null : await run.confirmReply(reply);
        if (reason !== null) {
            run.journal.append({ type: "reply_revoked", key, reason });
            return { kind: "waits" };
        }
        const { text, fresh } = reply;
        return text === null ? { kind: "over" } : { kind: "reply", text, fresh };
    }
    const { awaited } = state;
    if (awaited?.key === key) {
        return Date.parse(awaited.expiresAt) <= run.now().getTime()
            ? { kind: "over" }
            : { kind: "waits" };
    }
    const expires = run.now().getTime() + run.header.expiresSeconds * 1000;
    run.journal.append({
        type: "reply_awaited",
        key,
        text: run.redact(said),
        expiresAt: new Date(expires).toISOString(),
    });
    return { kind: "waits" };
}
/** The model was told already: nothing can be taken back. */
function isHeard(state, key) {
    return state.turns.has(key.replace(/\d+$/, (turn) => String(Number(turn) + 1)));
}
/** Of English text; an estimate is enough to decide what a conversation can spare. */
const CHARACTERS_PER_TOKEN = 4;
/**
 * The conversation within `limit` tokens: its oldest exchanges are left out whole, and the model is told how
 * many (spec/dialects.md F109). The newest exchange is always kept.
 */
function withinContext(messages, limit) {
    const exchanges = exchangesOf(messages);
    let size = 0;
    let first = exchanges.length;
    for (const exchange of [...exchanges].reverse()) {
        size += JSON.stringify(exchange).length / CHARACTERS_PER_TOKEN;
        if (size > limit && first < exchanges.length)
            break;
        first -= 1;
    }
    if (first === 0)
        return messages;
    const [opening, ...rest] = exchanges.slice(first).flat();
    if (opening?.role !== "user")
        return messages;
    const note = `[The conversation's first ${first === 1 ? "exchange was" : `${first} exchanges were`} left out: it is longer than this worker's max_context_tokens.]`;
    return [{ role: "user", content: [{ type: "text", text: note }, ...opening.content] }, ...rest];
}
/** An exchange begins with words of a person; results of tools belong to the exchange that called them. */
function exchangesOf(messages) {
    const exchanges = [];
    for (const message of messages) {
        const opens = message.role === "user" && message.content.every((block) => block.type !== "tool_result");
        const current = exchanges.at(-1);
        if (opens && current?.at(-1)?.role !== "user")
            exchanges.push([message]);
        else if (current)
            current.push(message);
        else
            exchanges.push([message]);
    }
    return exchanges;
}

;// CONCATENATED MODULE: ./src/runtime/prompt.ts
/** The worker's instructions, what its caller added, and the shape that its answer must have. */
function systemPrompt({ worker, instructions, ...frame }) {
    const extra = instructions ? `\n\n## Additional Instructions\n\n${instructions}` : "";
    const isConversation = worker.mode === "chat" && frame.depth === 0;
    if (worker.output === null || isConversation)
        return worker.instructions + extra;
    const schema = JSON.stringify(worker.output, null, 2);
    return `${worker.instructions}${extra}\n\n## Output Format\n\nYour final answer must be one JSON value that satisfies this JSON Schema, and nothing else: no other words, no code fence.\n\n${schema}`;
}
/** A string is the prompt itself; anything else is JSON with sorted members (spec/dialects.md §2.9). */
function promptOf({ input, attachments }) {
    const nothing = attachments.length > 0 ? "Please process the attached file(s)." : "(no input)";
    if (typeof input === "string")
        return input.trim() === "" ? nothing : input;
    return JSON.stringify(sortMembers(input), null, 2) ?? nothing;
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

// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(22742);
// EXTERNAL MODULE: ./src/runtime/stop.ts
var stop = __webpack_require__(95438);
;// CONCATENATED MODULE: ./src/runtime/turn.ts







/** Time for a request to leave the process. */
const REQUEST_MILLISECONDS = 100;
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
    const model = await run.modelOf(frame);
    const { from } = run.modelChoice(frame);
    run.observe({ type: "model", chain: frame.chain, key, model: model.id, from });
    // Once the request is on its way: starting git costs it milliseconds.
    const preparing = setTimeout(run.workspace.prepare, REQUEST_MILLISECONDS).unref();
    const response = await timedAnswer(run, turn, model).finally(() => clearTimeout(preparing));
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
        modelFrom: from,
        cost: (0,pricing/* costOf */.h)(model.id, response.usage),
    });
    const text = (0,runtime_answer/* answerText */.yy)(content);
    if (text !== "")
        run.observe({ type: "text", chain: frame.chain, key, text: run.redact(text) });
    return { ...response, content };
}
async function timedAnswer(run, turn, model) {
    const asked = performance.now();
    const answered = (failed) => {
        const seconds = Math.round(performance.now() - asked) / 1000;
        const { chain } = turn.frame;
        run.observe({ type: "answered", chain, key: turn.key, model: model.id, seconds, failed });
    };
    try {
        const response = await model.generate(requestOf(run, turn));
        answered(false);
        return response;
    }
    catch (error) {
        answered(true);
        throw error;
    }
}
function requestOf(run, { frame, messages, tools }) {
    const { worker } = frame;
    return {
        worker: worker.name,
        system: run.redact(systemPrompt(frame)),
        messages: isChat(frame) ? withinContext(messages, worker.maxContextTokens) : messages,
        tools: tools
            .filter((tool) => !tool.hidden)
            .map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
        ...(worker.output && !isChat(frame) ? { outputSchema: worker.output } : {}),
        ...(worker.serverTools.length > 0 ? { serverTools: worker.serverTools } : {}),
        signal: run.signal,
    };
}
/** Before every paid request: the newest decisions, and the budgets that the user set. */
async function checkBeforeTurn(run) {
    (0,stop/* throwIfStopped */.$)(run);
    await run.journal.refresh();
    (0,stop/* throwIfStopped */.$)(run);
    const { state, header } = run.journal;
    if (state.turnsInBudget >= header.maxTurns) {
        throw new errors/* LlmDoError */.pW(`The run used its ${plural(header.maxTurns, "model turn")} (\`max-turns\`). \`/retry\`, or a re-run of the job, continues it with as many again; or start it anew with a higher \`max-turns\`.`, { code: "limit" });
    }
    if (header.maxCostUsd === null)
        return;
    let spent = 0;
    for (const turn of state.turns.values())
        spent += turn.cost ?? 0;
    if (spent >= header.maxCostUsd) {
        throw new errors/* LlmDoError */.pW(`The run has cost $${spent.toFixed(4)}, its limit \`max-cost-usd\` is $${header.maxCostUsd}. Start it anew with a higher limit; this run keeps the limit that it was started with.`, { code: "limit" });
    }
}
/** The API rejects empty text, and a call that the output limit cut off has no result to pair with. */
function usableBlocks(response) {
    const cut = response.stopReason !== "tool_use";
    const blocks = response.content.filter((block) => !(block.type === "text" && block.text === "") && !(cut && block.type === "tool_use"));
    return blocks.length > 0 ? blocks : [{ type: "text", text: "(no answer)" }];
}
/** The journal keeps it so: this machine must not act on other words than a later one. */
function withoutSecrets(run, block) {
    // A provider's own block is signed, and sent back byte for byte.
    return block.type === "opaque" ? block : (0,canonical/* plainJson */.RU)(block, run.redact);
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

;// CONCATENATED MODULE: ./src/runtime/agent.ts






/**
 * The one loop for all depths: model in, tools in, messages out. It is entered again from the first turn
 * after every suspension; what the journal holds is returned instead of asked or done again.
 */
async function runWorker(run, frame) {
    const tools = await run.toolsOf(frame);
    const opening = await openingMessage(run, frame);
    if (opening.kind === "problem")
        return { status: "failed", message: opening.message };
    const messages = [opening.message];
    let said = "";
    let tries = 0;
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
        if (next.kind === "finished") {
            const answer = run.redact(said + next.text);
            said = "";
            const after = await afterAnswer(run, { frame, key, answer, tries });
            if (after.kind === "outcome")
                return after.outcome;
            if (after.kind === "fresh")
                messages.length = 0;
            if (after.kind === "again")
                tries += 1;
            messages.push({ role: "user", content: [agent_text(after.text)] });
            continue;
        }
        said = "";
        const results = await (0,calls/* runCalls */.z)(run, { frame, key, tools, response, calls: next.calls });
        if (results === "suspended")
            return { status: "suspended" };
        messages.push({ role: "user", content: results.map(resultBlock) });
    }
}
/** The input, and the attachments behind it. */
async function openingMessage(run, frame) {
    const prompt = agent_text(run.redact(promptOf(frame)));
    if (frame.attachments.length === 0) {
        return { kind: "message", message: { role: "user", content: [prompt] } };
    }
    const { attachmentBlocks } = await __webpack_require__.e(/* import() */ 7532).then(__webpack_require__.bind(__webpack_require__, 67532));
    const attached = await attachmentBlocks(run, frame);
    if (attached.kind === "problem")
        return attached;
    return { kind: "message", message: { role: "user", content: [prompt, ...attached.blocks] } };
}
async function afterAnswer(run, turn) {
    const { frame, key, answer, tries } = turn;
    const completed = {
        kind: "outcome",
        outcome: { status: "completed", text: answer },
    };
    if (isChat(frame)) {
        const words = await nextWords(run, { key, said: answer });
        if (words.kind === "waits")
            return { kind: "outcome", outcome: { status: "suspended" } };
        if (words.kind === "over")
            return completed;
        const text = run.redact(words.text);
        run.observe({ type: "reply", chain: frame.chain, key, text });
        return { kind: words.fresh ? "fresh" : "reply", text };
    }
    const { name, output } = frame.worker;
    if (output === null)
        return completed;
    const checked = await (0,runtime_answer/* checkAnswer */.dG)(answer, output);
    if (checked.ok) {
        return { kind: "outcome", outcome: { status: "completed", text: checked.text } };
    }
    if (tries < runtime_answer/* MORE_TRIES */.Gp)
        return { kind: "again", text: run.redact((0,runtime_answer/* askAgain */.et)(checked.problem)) };
    const message = `The answer of worker '${name}' does not satisfy its output schema after ${tries + 1} tries:\n${checked.problem}`;
    return { kind: "outcome", outcome: { status: "failed", message } };
}
/** What each of the seven stop reasons means for the loop. */
function nextStep(response, frame) {
    const calls = response.content.filter((block) => block.type === "tool_use");
    const reason = response.stopReason;
    switch (reason) {
        case "tool_use":
            return calls.length > 0
                ? { kind: "calls", calls }
                : { kind: "finished", text: (0,runtime_answer/* answerText */.yy)(response.content) };
        case "end_turn":
        case "stop_sequence":
            return { kind: "finished", text: (0,runtime_answer/* answerText */.yy)(response.content) };
        case "pause_turn":
            // A server tool is still at work: the same conversation is sent again as it is.
            return { kind: "continue", keep: (0,runtime_answer/* answerText */.yy)(response.content), ask: null };
        case "max_tokens":
            return {
                kind: "continue",
                keep: (0,runtime_answer/* answerText */.yy)(response.content),
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
function resultBlock(result) {
    return {
        type: "tool_result",
        tool_use_id: result.toolUseId,
        content: result.content === "" ? "(empty result)" : result.content,
        ...(result.status === "refused" || result.isError ? { is_error: true } : {}),
    };
}
function agent_text(value) {
    return { type: "text", text: value };
}
function unknownStopReason(reason) {
    throw new errors/* LlmDoError */.pW(`The model stopped for an unknown reason ${JSON.stringify(reason)}.`, {
        code: "model",
    });
}

// EXTERNAL MODULE: ./src/runtime/created-workers.ts
var created_workers = __webpack_require__(93338);
// EXTERNAL MODULE: ./src/runtime/frame.ts
var runtime_frame = __webpack_require__(28853);
// EXTERNAL MODULE: ./src/project/project-home.ts
var project_home = __webpack_require__(54866);
// EXTERNAL MODULE: ./src/tools/sandbox-scope.ts
var sandbox_scope = __webpack_require__(12241);
;// CONCATENATED MODULE: ./src/runtime/frame-sandbox.ts



/**
 * The files that one execution may see: the project's, narrowed by every worker from the entry to this one.
 * The current default branch may narrow it too, as its policy does (security.md "Trusted code only").
 */
async function sandboxOfFrame(frame, from) {
    const pinned = await scopeOf(frame, from.project, async ({ sandbox }) => sandbox);
    const { currentProject } = from;
    const current = currentProject
        ? await scopeOf(frame, currentProject, (worker) => currentSandbox(currentProject, worker))
        : pinned;
    if ((0,sandbox_scope/* isWhole */.wP)(pinned) && (0,sandbox_scope/* isWhole */.wP)(current))
        return from.workspace;
    const { scopedSandbox } = await __webpack_require__.e(/* import() */ 9729).then(__webpack_require__.bind(__webpack_require__, 79729));
    return scopedSandbox(from.workspace, [pinned, current]);
}
async function scopeOf(frame, project, declared) {
    const { caller, worker } = frame;
    const outer = caller
        ? await scopeOf(caller, project, declared)
        : (0,sandbox_scope/* projectScope */.mB)(project.manifest.sandbox, (0,project_home/* homeOf */.l)(project.base));
    return (0,sandbox_scope/* workerScope */.x8)(await declared(worker), outer);
}
/** A worker that is gone from the default branch narrows nothing by itself: its calls ask. */
async function currentSandbox(project, worker) {
    return (await (0,errors/* orNull */.Xd)(project.counterpart(worker)))?.sandbox ?? null;
}

// EXTERNAL MODULE: ./src/runtime/model-choice.ts
var model_choice = __webpack_require__(9089);
// EXTERNAL MODULE: ./src/runtime/server-tools.ts
var server_tools = __webpack_require__(99339);
;// CONCATENATED MODULE: ./src/runtime/engine.ts












/** Puts together what one VM needs to drive one run. */
function createRun(options) {
    const { journal } = options;
    const { header } = journal;
    const withCreated = (project) => (0,created_workers/* withCreatedWorkers */.S)(project, () => journal.state);
    const project = withCreated(options.project);
    const currentProject = options.currentProject && withCreated(options.currentProject);
    journal.attachWorkspace(options.workspace);
    const models = new Map();
    const run = {
        header,
        journal,
        project,
        workspace: options.workspace,
        enter: (frame) => observed(run, frame, () => enter(run, frame)),
        toolsOf: async (frame) => {
            // Code is loaded in the workspace that it works in.
            if (frame.worker.code.length > 0)
                await options.workspace.ready();
            return judgedTools(frame, { ...options, tools: { ...options.tools, sandbox: await run.sandboxOf(frame) } }, { project, currentProject });
        },
        finalCall: options.finalCall ?? (async () => null),
        callFromCode: async (call) => (await __webpack_require__.e(/* import() */ 5469).then(__webpack_require__.bind(__webpack_require__, 15469))).runNestedCall(run, call),
        keepWorker: options.keepWorker ?? (async () => undefined),
        modelOf: async (frame) => {
            const { id } = run.modelChoice(frame);
            (0,server_tools/* checkServerTools */.L)(frame.worker, id);
            const model = models.get(id) ?? openPricedModel(id, header, options.models);
            models.set(id, model);
            return model;
        },
        modelChoice: (frame) => (0,model_choice/* chooseModel */.R)({
            worker: frame.worker,
            callers: (0,runtime_frame/* callersOf */.G)(frame).map((caller) => caller.worker),
            project,
            header,
            environment: {
                ...(0,model_choice/* environmentModels */.A)(options.tools.environment),
                llmDo: options.defaultModel,
            },
        }),
        sandboxOf: async (frame) => {
            const { sandbox: workspace } = options.tools;
            return frame ? sandboxOfFrame(frame, { workspace, project, currentProject }) : workspace;
        },
        confirm: options.confirm,
        confirmReply: options.confirmReply,
        redact: options.redact,
        now: options.now,
        signal: options.signal,
        observe: options.observe ?? (() => undefined),
    };
    return run;
}
async function enter(run, frame) {
    if (!(0,code_entry/* isCodeEntry */.gZ)(frame.worker.name))
        return runWorker(run, frame);
    const { runCodeEntry } = await __webpack_require__.e(/* import() */ 9166).then(__webpack_require__.bind(__webpack_require__, 59166));
    return runCodeEntry(run, frame);
}
/** Says that an execution begins and how it ends; `replayed` where this VM goes on with one. */
async function observed(run, { key, chain, input, attachments, worker }, execute) {
    const { turns, calls } = run.journal.state;
    const replayed = [...turns.keys(), ...calls.keys()].some((done) => done.startsWith(key));
    const { instructions } = worker;
    run.observe({ type: "started", chain, key, input, instructions, attachments, replayed });
    const outcome = await execute();
    if (outcome.status !== "suspended")
        run.observe({ type: "ended", chain, key, outcome });
    return outcome;
}
/** The pinned worker's tools, each judged by the stricter of pinned and current policy. */
async function judgedTools(frame, options, { project, currentProject }) {
    const pinned = await (0,tools/* toolsOf */.F)(frame.worker, withDescriptions(frame.worker, options, project));
    if (!currentProject)
        return pinned;
    const worker = await (0,errors/* orNull */.Xd)(currentProject.counterpart(frame.worker));
    const current = worker
        ? await (0,tools/* toolsOf */.F)(worker, withDescriptions(worker, options, currentProject))
        : [];
    return pinned.map((tool) => underCurrentPolicy(tool, current.find((candidate) => candidate.name === tool.name)));
}
function withDescriptions(caller, options, project) {
    return {
        ...options.tools,
        describe: (name) => (0,errors/* orNull */.Xd)(project.worker(name, caller)),
        codeFolders: (worker) => project.codeFolders(worker),
        creation: {
            defaults: (options.journal.header.creationDefaults ?? {}),
            created: () => new Set(options.journal.state.created.keys()),
            exists: async (name) => (await (0,errors/* orNull */.Xd)(project.worker(name))) !== null,
        },
    };
}
async function openPricedModel(id, header, settings) {
    const model = await (0,models/* openModel */.G)(id, settings);
    const none = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
    if (header.maxCostUsd !== null && (0,pricing/* costOf */.h)(model.id, none) === null) {
        throw new errors/* LlmDoError */.pW(`The price of model '${id}' is unknown, so 'max-cost-usd' (${header.maxCostUsd}) cannot be kept. Remove the limit, or choose a model with a known price.`, { code: "usage" });
    }
    return model;
}

;// CONCATENATED MODULE: ./src/runtime/opening-workspace.ts
/**
 * A workspace that is made when it is first needed, or while the model thinks about its first answer. Whoever
 * needs it waits for it, and gets what went wrong.
 */
function openLater(open) {
    let opened;
    let opening;
    const ready = () => {
        opening ??= open().then((workspace) => {
            opened = workspace;
            return workspace;
        });
        return opening;
    };
    return {
        ready: async () => {
            await ready();
        },
        prepare: () => {
            // Until somebody waits for it nobody has missed it.
            ready().catch(() => undefined);
        },
        settled: async () => {
            await opening?.catch(() => undefined);
        },
        shared: async (section) => (await ready()).shared(section),
        exclusive: async (section) => (await ready()).exclusive(section),
        snapshot: async () => (await ready()).snapshot(),
        notCarried: () => opened?.notCarried() ?? [],
        touch: (path) => {
            if (!opened)
                throw new Error(`${path} was touched before the workspace was ready`);
            opened.touch(path);
        },
    };
}

;// CONCATENATED MODULE: ./src/runtime/machine.ts







/**
 * Puts together a machine for one run. Its workspace is made in the background, because the first model
 * request does not need it; what goes wrong there ends the run when it is first needed.
 */
function prepareMachine(options) {
    const { root } = options;
    const toolRoot = options.toolRoot ?? root;
    const workspace = openLater(() => makeWorkspace(options, toolRoot));
    const inside = toolRoot === root ? "" : `${toolRoot.slice(root.length + 1)}/`;
    const sandbox = (0,node_sandbox/* createSandbox */._)({
        root: toolRoot,
        onTouch: (path) => workspace.touch(`${inside}${path}`),
    });
    const { finalCall, ...rest } = options;
    const run = createRun({
        ...rest,
        workspace,
        tools: {
            sandbox,
            workspaceRoot: toolRoot,
            environment: options.environment,
            isolation: options.isolation,
            codeDirectory: options.codeDirectory,
        },
        models: { ...options.models, readProjectFile: options.readProjectFile },
        ...(finalCall ? { finalCall: () => finalCall(workspace) } : {}),
    });
    return { run, workspace };
}
/** The tree as the checkpoint left it, on top of what the manifest's `setup:` makes. */
async function makeWorkspace(options, toolRoot) {
    const { journal, project } = options;
    const overlay = journal.overlay;
    const { openWorkspace } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(5290)]).then(__webpack_require__.bind(__webpack_require__, 75290));
    await options.checkOut?.();
    const workspace = await openWorkspace({
        root: options.root,
        base: journal.header.baseCommit,
        git: options.git,
        secrets: options.secrets,
        keep: project.manifest.keep,
        ...(overlay ? { previous: overlay } : {}),
    });
    await runSetup(project.manifest.setup, { ...options, root: toolRoot });
    if (project.manifest.setup.length > 0)
        await workspace.disownPresent();
    if (overlay)
        await workspace.restore(overlay, { overwrite: !options.filesInPlace });
    return workspace;
}
/** Identity of this process among all that may drive a run. */
function newHolder(workflowRun, attempt) {
    return { nonce: (0,external_node_crypto_.randomBytes)(12).toString("hex"), workflowRun, attempt };
}
/** `setup:` of the manifest, on every VM before replay: what `npm ci` makes is in no checkpoint. */
async function runSetup(commands, options) {
    const environment = (0,scrub/* scrubEnvironment */.v)(options.environment, []);
    for (const command of commands) {
        const { code, output } = await runCommand(command, { ...options, environment });
        if (code === 0)
            continue;
        throw new errors/* LlmDoError */.pW(`The setup command ${JSON.stringify(command)} of project.yaml ended with ${code}:\n${output.slice(-2000)}`, { code: "project" });
    }
}
function runCommand(command, options) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)("bash", ["-c", command], {
            cwd: options.root,
            env: options.environment,
            signal: options.signal,
            stdio: ["ignore", "pipe", "pipe"],
        });
        let output = "";
        const keep = (chunk) => {
            output = (output + chunk.toString("utf8")).slice(-8000);
        };
        child.stdout.on("data", keep);
        child.stderr.on("data", keep);
        child.on("error", (error) => resolve({ code: error.message, output }));
        child.on("close", (code, signal) => resolve({ code: code ?? signal ?? "a signal", output }));
    });
}


/***/ }),

/***/ 36937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hD: () => (/* binding */ notExecuted),
/* harmony export */   mT: () => (/* binding */ settleCall),
/* harmony export */   ve: () => (/* binding */ standingRefusal)
/* harmony export */ });
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17456);

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
    voidAbandoned(run, call.key);
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
/** Code may end before all that it asked for was answered (a lost race): nobody waits for that any more. */
function voidAbandoned(run, key) {
    for (const { request } of (0,_status_js__WEBPACK_IMPORTED_MODULE_0__/* .openRequests */ .js)(run.journal.state)) {
        if (!request.key.startsWith(`${key}/`))
            continue;
        const reason = "the call that asked for it has ended without it";
        run.journal.append({ type: "request_voided", requestId: request.id, reason });
    }
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

/***/ 95438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ throwIfStopped)
/* harmony export */ });
/* harmony import */ var _frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28853);

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

/***/ 12241:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ overlap),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   GP: () => (/* binding */ judgeFile),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Mf: () => (/* binding */ relativeTo),
/* harmony export */   OI: () => (/* binding */ strictest),
/* harmony export */   mB: () => (/* binding */ projectScope),
/* harmony export */   o2: () => (/* binding */ visibleFolders),
/* harmony export */   wP: () => (/* binding */ isWhole),
/* harmony export */   x8: () => (/* binding */ workerScope)
/* harmony export */ });
/* unused harmony export WHOLE_WORKSPACE */
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59601);

const WHOLE_WORKSPACE = {
    root: "",
    home: "",
    within: "",
    readonly: false,
    paths: null,
    shared: [],
    approval: { write: null, delete: null },
};
/** Nothing is hidden, refused or asked about: the workspace itself will do. */
function isWhole({ root, within, readonly, paths, shared, approval, }) {
    const silent = approval.write === null && approval.delete === null;
    return (root === "" && within === "" && !readonly && paths === null && shared.length === 0 && silent);
}
/** What the manifest of the project in the folder `home` leaves to every worker; null = the workspace. */
function projectScope(config, home = "") {
    const whole = home === "" ? WHOLE_WORKSPACE : { ...WHOLE_WORKSPACE, home };
    if (config === null)
        return whole;
    const { root, approval } = config;
    const scope = narrow({ ...whole, root, within: root, approval }, config);
    return { ...scope, shared: scope.paths ?? [] };
}
/**
 * What a worker sees: its own named paths, else those of its caller (C10), and always within what the
 * caller was restricted to. For the entry worker, `caller` is the project's scope.
 */
function workerScope(config, caller) {
    return config === null ? caller : narrow(caller, config);
}
function narrow(outer, config) {
    const paths = config.paths === null ? outer.paths : namedPaths(outer.root || outer.home, config.paths);
    const scope = { ...outer, paths, readonly: outer.readonly || config.readonly };
    return config.restrict === null
        ? scope
        : { ...scope, within: restrictTo(scope, config.restrict) };
}
function namedPaths(root, paths) {
    return Object.entries(paths).map(([name, { root: folder, ...path }]) => ({
        ...path,
        name,
        folder: below(root, folder),
    }));
}
/** The folder that `restrict` means to someone who sees `outer`: it can only be inside. */
function restrictTo(outer, restrict) {
    const [first = "", ...rest] = restrict.split("/");
    const named = outer.paths?.find(({ name }) => name === first);
    const folder = named ? below(named.folder, rest.join("/")) : below(outer.root, restrict);
    if (isInside(outer.within, folder))
        return folder;
    return isInside(folder, outer.within) ? outer.within : below(outer.within, restrict);
}
function judgeFile(scope, use) {
    if (!isInside(scope.within, use.file))
        return { kind: "outside" };
    if (isChange(use.access) && scope.readonly)
        return { kind: "read-only" };
    const shared = containing(scope.shared, use.file);
    const own = use.path ? containing([use.path], use.file) : containing(scope.paths ?? [], use.file);
    if (scope.paths !== null && own.length === 0)
        return { kind: "outside" };
    const verdicts = [own, shared].filter(({ length }) => length > 0).map((of) => judge(of, use));
    const refused = verdicts.find(({ kind }) => kind !== "allowed");
    if (refused)
        return refused;
    const said = verdicts.flatMap((verdict) => (verdict.kind === "allowed" ? [verdict] : []));
    const general = isChange(use.access) ? scope.approval[use.access] : null;
    return {
        kind: "allowed",
        approval: strictest([...said.map(({ approval }) => approval), general]),
        maxFileBytes: smallest(said.map(({ maxFileBytes }) => maxFileBytes)),
    };
}
/** Of several paths that hold a file, the innermost one that lets it be used decides. */
function judge(paths, use) {
    const verdicts = paths.map((path) => judgeIn(path, use));
    const [innermost = { kind: "outside" }] = verdicts;
    return verdicts.find(({ kind }) => kind === "allowed") ?? innermost;
}
function judgeIn(path, { file, access }) {
    if (isChange(access) && path.mode === "ro")
        return { kind: "read-only" };
    // Folders have no suffix.
    const { suffixes } = path;
    if (access !== "list" && suffixes !== null && !hasSuffix(file, suffixes)) {
        return { kind: "suffix", suffixes };
    }
    const approval = isChange(access) ? path.write : path.read;
    return { kind: "allowed", approval, maxFileBytes: path.maxFileBytes };
}
function containing(paths, file) {
    return paths
        .filter(({ folder }) => isInside(folder, file))
        .sort((a, b) => b.folder.length - a.folder.length);
}
function isChange(access) {
    return access === "write" || access === "delete";
}
function hasSuffix(file, suffixes) {
    return suffixes.some((suffix) => file.toLowerCase().endsWith(suffix));
}
/** The stricter of what several said; null = nobody said anything. */
function strictest(said) {
    return said.reduce((result, next) => {
        if (result === null || next === null)
            return result ?? next;
        return _tool_js__WEBPACK_IMPORTED_MODULE_0__/* .STRICTNESS */ .th[next] > _tool_js__WEBPACK_IMPORTED_MODULE_0__/* .STRICTNESS */ .th[result] ? next : result;
    }, null);
}
function smallest(limits) {
    const set = limits.filter((limit) => limit !== null);
    return set.length === 0 ? null : Math.min(...set);
}
/** Folders of the workspace that the scope shows, outermost first, none inside another. */
function visibleFolders({ paths, within }) {
    if (paths === null)
        return [within];
    const folders = paths.flatMap(({ folder }) => overlap(folder, within));
    const outermost = folders.filter((folder) => !folders.some((other) => other !== folder && isInside(other, folder)));
    return [...new Set(outermost)].sort();
}
/** The part of a named path that the scope shows, if any. */
function overlap(folder, within) {
    if (isInside(within, folder))
        return [folder];
    return isInside(folder, within) ? [within] : [];
}
function isInside(folder, path) {
    return folder === "" || path === folder || path.startsWith(`${folder}/`);
}
/** Joins two workspace paths; either may be "". */
function below(folder, path) {
    return [folder, path].filter((part) => part !== "").join("/");
}
/** `path` relative to a folder that it is inside of. */
function relativeTo(folder, path) {
    return folder === "" ? path : path.slice(folder.length + 1);
}


/***/ }),

/***/ 42892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ scrubEnvironment)
/* harmony export */ });
/** Names whose value is likely a secret, or a way to one. Compared without regard to case. */
const SECRETS = [
    /(^|_)(AUTH)?TOKEN(_|$)/,
    /(^|_)(API|ACCESS|PRIVATE|SSH)?KEYS?(_|$)/,
    /SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL/,
    /(^|_)(AUTH|CREDS|PAT)(_|$)/,
    /^(ANTHROPIC|OPENAI)_/,
];
/** The runner's own: inputs, tokens and the file commands that steer later steps. */
const RUNNER = [
    /^(INPUT|ACTIONS|STATE)_/,
    // https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
    /^GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|TOKEN)$/,
];
/** Variables that make a program run another one, before or instead of what was approved. */
const INJECTION = [
    /^(NODE_OPTIONS|BASH_ENV|ENV|LD_PRELOAD|LD_AUDIT|SHELLOPTS|BASHOPTS|PROMPT_COMMAND|PS4)$/,
    /^BASH_FUNC_/,
    /^GIT_(CONFIG|ASKPASS|SSH|EXEC_PATH|EXTERNAL_DIFF|PAGER|EDITOR|PROXY_COMMAND)/,
    /^SSH_(AUTH_SOCK|ASKPASS)/,
];
const DROPPED = [...SECRETS, ...RUNNER, ...INJECTION];
/** `https://user:password@host`, as in many DATABASE_URLs. */
const URL_WITH_PASSWORD = /:\/\/[^/\s:@]*:[^/\s@]+@/;
/**
 * The environment that a tool's child process gets. `allowed` are names that the worker's author
 * lets through whatever they look like. This is hygiene, not a boundary: see shell-process.ts.
 */
function scrubEnvironment(environment, allowed) {
    const kept = Object.entries(environment).filter(([name, value]) => allowed.includes(name) || isHarmless(name, value));
    return Object.fromEntries(kept);
}
function isHarmless(name, value) {
    const upper = name.toUpperCase();
    return !DROPPED.some((pattern) => pattern.test(upper)) && !URL_WITH_PASSWORD.test(value);
}


/***/ }),

/***/ 59601:
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


/***/ })

};
