export const id = 2166;
export const ids = [2166,9237];
export const modules = {

/***/ 21552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * Canonical JSON (RFC 8785): equal values have equal bytes, so that keys and digests compare values.
 * `undefined` members are dropped as JSON.stringify does.
 */
function canonicalJson(value) {
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    if (Array.isArray(value))
        return `[${value.map((item) => canonicalJson(item)).join(",")}]`;
    // RFC 8785 §3.2.3 sorts by UTF-16 code units, which is what `<` on strings compares.
    const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
    return `{${members.join(",")}}`;
}


/***/ }),

/***/ 8326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ codeEnvironment)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _scrub_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42892);


/** Folders in which Python and Node look for modules besides those that they know by themselves. */
const MODULE_PATHS = ["PYTHONPATH", "NODE_PATH"];
/**
 * The environment of a child that holds a project's code: scrubbed, and without module folders of the
 * workspace, in which somebody else's files may lie (security.md "Trusted code only"). An empty or relative
 * folder is the workspace, too, for it is the child's own (https://docs.python.org/3/using/cmdline.html#envvar-PYTHONPATH).
 * Where the code itself is in the workspace, as at a terminal, its author's folders stay.
 */
function codeEnvironment(environment, options) {
    const { allowed, workspace, roots } = options;
    const scrubbed = (0,_scrub_js__WEBPACK_IMPORTED_MODULE_1__/* .scrubEnvironment */ .v)(environment, allowed);
    if (roots.some((root) => isBelow(workspace, root)))
        return scrubbed;
    for (const name of MODULE_PATHS) {
        const written = scrubbed[name];
        if (written === undefined)
            continue;
        const kept = written
            .split(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter)
            .filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(folder) && !isBelow(workspace, folder));
        if (kept.length > 0)
            scrubbed[name] = kept.join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter);
        else
            delete scrubbed[name];
    }
    return scrubbed;
}
function isBelow(folder, path) {
    const between = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return between !== ".." && !between.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(between);
}


/***/ }),

/***/ 26651:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ openProcess)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./src/tools/bounded-lines.ts
/** Calls `line` for every line of UTF-8; a longer one than `limit` bytes ends it with `tooLong`. */
function readBoundedLines(stream, { limit, line, tooLong }) {
    let begun = [];
    let size = 0;
    const read = (chunk) => {
        let start = 0;
        for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
            const text = Buffer.concat([...begun, chunk.subarray(start, end)]).toString("utf8");
            begun = [];
            size = 0;
            start = end + 1;
            line(text);
        }
        begun.push(chunk.subarray(start));
        size += chunk.length - start;
        if (size <= limit)
            return;
        stream.off("data", read);
        stream.resume();
        begun = [];
        tooLong();
    };
    stream.on("data", read);
}

// EXTERNAL MODULE: ./src/tools/code-protocol.ts
var code_protocol = __webpack_require__(33963);
// EXTERNAL MODULE: ./src/tools/isolation.ts
var isolation = __webpack_require__(8635);
// EXTERNAL MODULE: ./src/tools/leftover-processes.ts
var leftover_processes = __webpack_require__(81820);
// EXTERNAL MODULE: ./src/tools/live-processes.ts
var live_processes = __webpack_require__(49237);
;// CONCATENATED MODULE: ./src/tools/code-child.ts










const CHATTER_LIMIT = 4_000;
/** A file of 50 MB in base64 fits. */
const MESSAGE_BYTES = 96 * 1024 * 1024;
const DRAIN_MILLISECONDS = 200;
/** Starts the program in a process group of its own, isolated like every tool's process. */
function startChild(options) {
    const mark = (0,external_node_crypto_.randomUUID)();
    const [program = "", ...words] = [...(0,isolation/* isolatingPrefix */.T)(options.isolation), ...options.argv];
    const child = (0,external_node_child_process_.spawn)(program, words, {
        cwd: options.cwd,
        env: { ...options.environment, [leftover_processes/* PROCESS_MARK */.M]: mark },
        detached: true,
        stdio: ["ignore", "pipe", "pipe", "pipe", "pipe"],
    });
    const chatter = lastWords(child);
    const input = socketOf(child, code_protocol/* CHILD_READS */.J);
    const output = socketOf(child, code_protocol/* CHILD_WRITES */.A);
    // A child that is gone is noticed by its exit; writing to it must not throw.
    input?.on("error", () => undefined);
    let listener = () => undefined;
    let ended = null;
    if (output) {
        readBoundedLines(output, {
            limit: MESSAGE_BYTES,
            line: (line) => {
                const message = parseMessage(line);
                if (message)
                    listener(message);
            },
            tooLong: () => {
                ended = `it was ended, because it returned more than ${MESSAGE_BYTES} bytes at once`;
                endGroup(child);
            },
        });
    }
    const gone = exitOf(child).then((how) => {
        (0,live_processes/* forget */.y)(tracked);
        return [ended ?? how, chatter()].filter((part) => part !== "").join(": ");
    });
    const kill = () => endGroup(child);
    const tracked = {
        kill,
        end: async () => {
            // Its end is awaited: our own process must still be there then.
            keepAlive(child, true);
            kill();
            await gone;
            if (options.isolation.kind === "none")
                await (0,leftover_processes/* endMarkedProcesses */.j)(mark);
        },
    };
    (0,live_processes/* keepTrack */.V)(tracked);
    return {
        send: (message) => void input?.write(`${JSON.stringify(message)}\n`),
        listen: (next) => {
            listener = next;
        },
        gone,
        busy: (expected) => keepAlive(child, expected),
        end: tracked.end,
    };
}
function socketOf(child, descriptor) {
    const stream = child.stdio[descriptor];
    return stream instanceof external_node_net_.Socket ? stream : null;
}
function parseMessage(line) {
    try {
        const message = JSON.parse(line);
        const known = typeof message === "object" && message !== null && "type" in message;
        return known ? message : null;
    }
    catch {
        // Project code wrote to our descriptor; the program itself writes nothing but JSON.
        return null;
    }
}
/** What the code wrote to stdout and stderr, its end: why a process died is said there. */
function lastWords(child) {
    let text = "";
    const keep = (chunk) => {
        text = (text + chunk.toString("utf8")).slice(-CHATTER_LIMIT);
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    return () => text.trim();
}
async function exitOf(child) {
    const closed = (0,external_node_events_.once)(child, "close").catch(() => undefined);
    try {
        const [code, signal] = (await (0,external_node_events_.once)(child, "exit"));
        // Its last words may still be in the pipe; a process that got away may hold the pipe open.
        await Promise.race([closed, (0,promises_.setTimeout)(DRAIN_MILLISECONDS, undefined, { ref: false })]);
        return signal === null ? `its process ended with exit code ${code}` : `ended by ${signal}`;
    }
    catch (error) {
        return `it could not be started (${error instanceof Error ? error.message : error})`;
    }
}
function keepAlive(child, expected) {
    const method = expected ? "ref" : "unref";
    child[method]();
    for (const stream of child.stdio) {
        // A closed one would collect a listener each time.
        if (stream instanceof external_node_net_.Socket && !stream.destroyed)
            stream[method]();
    }
}
function endGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, "SIGKILL");
    }
    catch {
        // Nobody is left in the group.
    }
}

;// CONCATENATED MODULE: ./src/tools/code-process.ts


const LOAD_MILLISECONDS = 60_000;
const JUDGE_MILLISECONDS = 10_000;
/** For what the code does when it hears that the run is called off. */
const ABORT_MILLISECONDS = 300;
/** Starts a process and loads the code. "gone" when it ended, or did not finish loading in a minute. */
async function openProcess(options) {
    const child = startChild(options);
    const talk = new Talk(child, options.log);
    const reply = await talk.ask({ type: "load", id: talk.nextId(), ...options.load }, LOAD_MILLISECONDS);
    if (reply.status === "gone") {
        await child.end();
        return reply;
    }
    const { message } = reply;
    const nothing = { toolsets: [], problems: [], workers: [] };
    const loaded = message.type === "loaded" ? message : nothing;
    const process = {
        toolsets: loaded.toolsets,
        problems: loaded.problems,
        workers: loaded.workers ?? [],
        judge: (tool, input) => judge(talk, { tool, input }),
        call: (call, handler) => talk.call(call, handler),
        answer: (id, answer) => talk.answer(id, answer),
        gone: child.gone,
        abort: async () => {
            child.send({ type: "abort" });
            await (0,promises_.setTimeout)(ABORT_MILLISECONDS, undefined, { ref: false });
            await child.end();
        },
        end: () => child.end(),
    };
    return { status: "open", process };
}
async function judge(talk, { tool, input }) {
    const id = talk.nextId();
    const reply = await talk.ask({ type: "judge", id, tool, input }, JUDGE_MILLISECONDS);
    if (reply.status === "gone")
        return { needed: null, error: reply.message };
    const { message } = reply;
    return message.type === "judged" ? message : { needed: null };
}
/** Questions and answers of one child, matched by their ids. */
class Talk {
    #child;
    #waiting = new Map();
    #handlers = new Map();
    /** Which call a request came from. */
    #origins = new Map();
    #ids = 0;
    #answers = 0;
    constructor(child, log) {
        this.#child = child;
        child.listen((message) => {
            if (message.type === "log")
                log(message.level, message.text);
            else
                this.#receive(message);
        });
    }
    nextId() {
        this.#ids += 1;
        return this.#ids;
    }
    async ask(question, milliseconds) {
        let timer;
        const answered = new Promise((resolve) => this.#waiting.set(question.id, resolve));
        const late = new Promise((resolve) => {
            if (milliseconds === null)
                return;
            const sentence = `it did not answer within ${milliseconds / 1000} seconds`;
            timer = setTimeout(() => resolve(sentence), milliseconds);
        });
        this.#child.busy(true);
        this.#child.send(question);
        const first = await Promise.race([answered, this.#child.gone, late]);
        clearTimeout(timer);
        this.#waiting.delete(question.id);
        this.#child.busy(this.#waiting.size > 0);
        return typeof first === "string"
            ? { status: "gone", message: first }
            : { status: "answered", message: first };
    }
    async call(call, handler) {
        const id = this.nextId();
        this.#handlers.set(id, handler);
        const reply = await this.ask({ type: "call", id, ...call }, null);
        this.#handlers.delete(id);
        if (reply.status === "gone")
            return reply;
        const { message } = reply;
        if (message.type !== "result")
            return { status: "gone", message: "it answered something else" };
        return { status: "returned", value: message.value, isError: message.isError };
    }
    answer(id, answer) {
        this.#answers += 1;
        this.#child.send({ type: "answer", id, answer });
        return this.#answers;
    }
    #receive(message) {
        switch (message.type) {
            case "request":
                this.#origins.set(message.id, message.call);
                this.#handlers.get(message.call)?.request(message);
                return;
            case "step_result":
                this.#handlers.get(this.#origins.get(message.id) ?? 0)?.step(message);
                return;
            case "idle":
                // It crossed an answer that is on its way to the child.
                if (message.seen < this.#answers)
                    return;
                for (const handler of [...this.#handlers.values()])
                    handler.idle();
                return;
            default:
                this.#waiting.get(message.id)?.(message);
        }
    }
}


/***/ }),

/***/ 40811:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ codeProgram)
/* harmony export */ });
/* unused harmony export HOST_MODE */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/** First argument that makes our own entry the child program for TypeScript (see src/main.ts). */
const HOST_MODE = "code-host";
/** The program that loads code of a language. `environment` is the scrubbed one. */
async function codeProgram(language, environment) {
    if (language === "typescript") {
        return { status: "found", argv: [process.execPath, "--no-warnings", ownEntry(), HOST_MODE] };
    }
    const { pythonProgram } = await __webpack_require__.e(/* import() */ 1233).then(__webpack_require__.bind(__webpack_require__, 1233));
    return pythonProgram(environment);
}
/** The entry of the bundle, which holds every module; unbundled, the source of the same entry. */
function ownEntry() {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(import.meta.filename);
    return import.meta.filename.endsWith(".ts")
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "..", "main.ts")
        : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "index.js");
}


/***/ }),

/***/ 33963:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ CHILD_WRITES),
/* harmony export */   J: () => (/* binding */ CHILD_READS)
/* harmony export */ });
const CHILD_READS = 3;
const CHILD_WRITES = 4;


/***/ }),

/***/ 82166:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  codeTools: () => (/* binding */ codeTools),
  readCodeTools: () => (/* binding */ readCodeTools)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/from-json-schema.js
var from_json_schema = __webpack_require__(22473);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var errors = __webpack_require__(37428);
// EXTERNAL MODULE: ./src/errors.ts
var src_errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/project/problem.ts
var problem = __webpack_require__(17226);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/canonical-json.ts
var canonical_json = __webpack_require__(21552);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/tools/code-sandbox.ts

/** What an operation changes; reads change nothing. */
function effectOfOperation({ name }) {
    return name === "write" || name === "writeBinary" || name === "delete" ? "workspace" : "none";
}
/** Does what code asked of `ctx.sandbox`; the value is JSON. Throws with a sentence, as the sandbox does. */
async function operate(sandbox, operation) {
    const { path } = operation;
    switch (operation.name) {
        case "read":
            return sandbox.read(path);
        case "readBinary":
            return external_node_buffer_.Buffer.from(await sandbox.readBinary(path)).toString("base64");
        case "write":
            await sandbox.exclusively(() => sandbox.write(path, operation.content));
            return null;
        case "writeBinary": {
            const content = external_node_buffer_.Buffer.from(operation.content, "base64");
            await sandbox.exclusively(() => sandbox.writeBinary(path, content));
            return null;
        }
        case "delete":
            await sandbox.exclusively(() => sandbox.delete(path));
            return null;
        case "exists":
            return sandbox.exists(path);
        case "list":
            return sandbox.list(path);
        case "stat":
            return (await sandbox.stat(path)) ?? null;
    }
}

// EXTERNAL MODULE: ./src/tools/tool.ts
var tools_tool = __webpack_require__(59601);
;// CONCATENATED MODULE: ./src/tools/code-nested.ts




/** Kind, name and input of an action in a key: equal for equal actions. */
function actionKey(action) {
    const { kind } = action;
    const name = kind === "sandbox" ? action.operation.name : action.name;
    const digest = (0,external_node_crypto_.createHash)("sha256")
        .update((0,canonical_json/* canonicalJson */.d)(withoutKind(action)), "utf8")
        .digest("hex");
    return `${kind}:${name.replace(/[^\w.-]/g, "~")}:${digest.slice(0, 12)}`;
}
function withoutKind({ kind: _, ...rest }) {
    return rest;
}
/** How people know it: `ctx.callWorker("reviewer")`. */
function actionLabel(action) {
    switch (action.kind) {
        case "worker":
            return `ctx.callWorker("${action.name}")`;
        case "tool":
            return `ctx.callTool("${action.name}")`;
        case "step":
            return `ctx.step("${action.name}")`;
        case "sandbox":
            return `ctx.sandbox.${action.operation.name}("${action.operation.path}")`;
    }
}
/** The call that an action is for the runtime. `runStep` runs a step's function in the child. */
async function toCall(action, options) {
    const { reach, context } = options;
    switch (action.kind) {
        case "worker": {
            const { kind: _, name: worker, ...given } = action;
            const tool = synthetic({
                name: "call_worker",
                effect: "none",
                // The context is that of the nested call: the worker's turns hang below its key.
                execute: (_input, nested) => nested.callWorker({ worker, ...given }),
            });
            return { status: "ready", tool, input: { worker, ...given }, gated: false };
        }
        case "tool": {
            const tool = await context.toolNamed(action.name);
            const { name, orWorker } = action;
            if (!tool && orWorker)
                return toCall({ kind: "worker", name, ...orWorker }, options);
            if (!tool) {
                const message = `This worker has no tool "${action.name}" for ctx.callTool`;
                return { status: "impossible", message };
            }
            return { status: "ready", tool, input: action.input, gated: true };
        }
        case "step": {
            const tool = synthetic({ name: action.name, effect: "external", execute: options.runStep });
            return { status: "ready", tool, input: action.input, gated: false };
        }
        case "sandbox": {
            const { operation } = action;
            const tool = synthetic({
                name: `sandbox_${operation.name}`,
                effect: effectOfOperation(operation),
                execute: async () => {
                    try {
                        return (0,tools_tool/* completed */.so)(JSON.stringify(await operate(reach.sandbox, operation)));
                    }
                    catch (error) {
                        return (0,tools_tool/* failed */.gz)(error instanceof Error ? error.message : String(error));
                    }
                },
            });
            return { status: "ready", tool, input: operation, gated: false };
        }
    }
}
function synthetic(parts) {
    return {
        name: parts.name,
        description: "Made by code of the project.",
        inputSchema: {},
        parse: (input) => ({ ok: true, input }),
        effect: () => parts.effect,
        judge: () => ({ approval: "pre_approved", reason: "made by code of the project" }),
        preview: async () => ({ summary: parts.name, changes: [] }),
        execute: parts.execute,
    };
}
/** What the code gets for what the journal recorded. */
async function toAnswer(action, { outcome, reach }) {
    if (outcome.status === "refused")
        return refusal(outcome.content, true);
    if (outcome.isError)
        return refusal(outcome.content, false);
    const { content } = outcome;
    if (action.kind === "tool" && !action.orWorker)
        return { status: "value", value: content };
    if (action.kind === "worker" || action.kind === "tool") {
        const worker = await reach.describe(action.name);
        return { status: "value", value: worker?.output ? fromJson(content) : content };
    }
    return { status: "value", value: fromJson(content) };
}
/** What a person supplied with `/done` may be plain text. */
function fromJson(content) {
    try {
        return JSON.parse(content);
    }
    catch {
        return content;
    }
}
/** The runtime wraps "not executed" in JSON for the model; code gets the sentence. */
function refusal(content, refused) {
    const parsed = fromJson(content);
    if (typeof parsed === "object" &&
        parsed !== null &&
        "error" in parsed &&
        "error_type" in parsed) {
        const message = typeof parsed.error === "string" ? parsed.error : content;
        return { status: "error", message, refused: parsed.error_type === "permission" };
    }
    return { status: "error", message: content, refused };
}

;// CONCATENATED MODULE: ./src/tools/code-result.ts

/** More than any model reads; every later request would carry it along. */
const MOST_CHARACTERS = 1_000_000;
/**
 * The text that the model reads: a string as it is, a result in MCP's shape as MCP means it, anything else
 * as JSON. Source: https://modelcontextprotocol.io/specification/2025-06-18/server/tools#tool-result
 */
function outcomeOf(ended) {
    const outcome = unbounded(ended);
    if (outcome.status === "suspended" || outcome.content.length <= MOST_CHARACTERS)
        return outcome;
    return (0,tools_tool/* failed */.gz)(`The tool ended, but its result is not given to you: it has ${outcome.content.length} characters, and at most ${MOST_CHARACTERS} are. It has to return less, or to write a file.`);
}
function unbounded({ value, isError }) {
    if (isError)
        return (0,tools_tool/* failed */.gz)(textOf(value));
    if (!isMcpResult(value))
        return (0,tools_tool/* completed */.so)(textOf(value));
    const text = value.content.map(textOfBlock).join("\n");
    return value.isError === true ? (0,tools_tool/* failed */.gz)(text) : (0,tools_tool/* completed */.so)(text);
}
function textOf(value) {
    if (typeof value === "string")
        return value;
    return value === null || value === undefined ? "" : JSON.stringify(value);
}
function isMcpResult(value) {
    if (typeof value !== "object" || value === null || !("content" in value))
        return false;
    const { content } = value;
    return (Array.isArray(content) &&
        content.length > 0 &&
        content.every((block) => typeof block?.type === "string"));
}
function textOfBlock(block) {
    return block.type === "text" && typeof block.text === "string"
        ? block.text
        : `(${block.type} content is not supported)`;
}

;// CONCATENATED MODULE: ./src/tools/code-drive.ts




/**
 * Runs a tool that takes `ctx` from its beginning, in a process of its own: what an earlier execution
 * recorded is returned in the order in which it completed, and only then anything new begins (design §3).
 * Throws what ends the run from outside, and LlmDoError "divergence" when the code no longer asks for what
 * it asked for before; neither is ever seen by the code.
 */
async function driveCall(redriven) {
    const driver = new Driver(redriven);
    const { process, context } = redriven;
    const abort = () => void process.abort();
    context.signal.addEventListener("abort", abort, { once: true });
    try {
        return await driver.run();
    }
    finally {
        context.signal.removeEventListener("abort", abort);
        await process.end();
    }
}
class Driver {
    #parts;
    /** Segments that are to be claimed, in the order in which they completed. */
    #recorded;
    /** Recorded steps that the code asked for and that wait for their turn. */
    #claimed = new Map();
    #known = new Set();
    /** New steps, held until every recorded one was claimed. */
    #held = [];
    #released = 0;
    /** Results that an earlier record keeps waiting, and how many of the records were answered. */
    #results = new Map();
    #answered = 0;
    /** How often each action was asked for. */
    #occurrences = new Map();
    /** When each action was last answered, counted in answers; Infinity = it was not. */
    #answeredAt = new Map();
    #suspended = 0;
    #underWay = new Set();
    #stepEnds = new Map();
    #end = () => undefined;
    /** One release after the other. */
    #order = Promise.resolve();
    constructor(parts) {
        this.#parts = parts;
        this.#recorded = parts.context.recorded();
        for (const segment of this.#recorded)
            this.#known.add(segment);
    }
    async run() {
        const { process, call } = this.#parts;
        const ending = new Promise((resolve) => {
            this.#end = resolve;
        });
        const answered = process.call(call, {
            request: (request) => this.#request(request),
            step: (ended) => this.#stepEnds.get(ended.id)?.(outcomeOfStep(ended)),
            idle: () => this.#idle(),
        });
        answered.then((end) => this.#end({ kind: "ended", end }), undefined);
        const first = await ending;
        if (first.kind === "fault") {
            // Nothing goes on behind the run's back.
            await Promise.allSettled(this.#underWay);
            throw first.error;
        }
        if (first.kind === "suspended")
            return { status: "suspended" };
        if (first.kind === "stuck") {
            return (0,tools_tool/* failed */.gz)("The tool never ended: it waits for something that does not happen.");
        }
        return this.#conclude(first.end);
    }
    /** The code is done; what it started and did not wait for ends first. */
    async #conclude(end) {
        if (this.#held.length > 0)
            throw this.#divergence();
        await Promise.all(this.#underWay);
        if (end.status === "gone")
            return (0,tools_tool/* failed */.gz)(`The tool's process ended: ${end.message}`);
        return outcomeOf(end);
    }
    #request(request) {
        const action = actionKey(request.action);
        // The second was asked for before the code saw the answer to the first: they are concurrent.
        if ((this.#answeredAt.get(action) ?? 0) > request.seen) {
            const message = concurrent(request);
            this.#parts.process.answer(request.id, { status: "error", message, refused: false });
            return;
        }
        const occurrence = this.#occurrences.get(action) ?? 0;
        this.#occurrences.set(action, occurrence + 1);
        this.#answeredAt.set(action, Number.POSITIVE_INFINITY);
        const step = { request, segment: `${action}:${occurrence}` };
        if (this.#known.has(step.segment))
            this.#claimed.set(step.segment, step);
        else
            this.#held.push(step);
        // Whoever has to wait for a recorded step does not keep the code from being idle.
        const next = this.#recorded[this.#released] ?? step.segment;
        if (next !== step.segment)
            this.#answer(request, { status: "waits" });
        this.#order = this.#order.then(() => this.#advance());
    }
    #replayed() {
        return this.#released === this.#recorded.length;
    }
    /** Answers what is next in recorded order; then lets new steps begin. */
    async #advance() {
        for (;;) {
            const step = this.#claimed.get(this.#recorded[this.#released] ?? "");
            if (!step)
                break;
            this.#released += 1;
            await this.#perform(step);
        }
        if (!this.#replayed())
            return;
        for (const step of this.#held.splice(0))
            this.#start(step);
    }
    #start(step) {
        const work = this.#perform(step).finally(() => this.#underWay.delete(work));
        this.#underWay.add(work);
    }
    async #perform({ request, segment }) {
        const { context, reach } = this.#parts;
        try {
            const runStep = () => this.#runStep(request);
            const call = await toCall(request.action, { reach, context, runStep });
            if (call.status === "impossible") {
                this.#answer(request, { status: "error", message: call.message, refused: false });
                return;
            }
            const { tool, input, gated } = call;
            const outcome = await context.nested({ segment, tool, input, gated });
            if (outcome.status === "suspended") {
                this.#suspended += 1;
                this.#answer(request, { status: "waits" });
            }
            else {
                const answer = await toAnswer(request.action, { outcome, reach });
                this.#inOrder(segment, () => this.#answer(request, answer));
            }
        }
        catch (error) {
            this.#end({ kind: "fault", error });
        }
    }
    /**
     * Answers in the order of the journal, which is the order of every replay: a call that is recorded first may
     * return later, because its record is being saved.
     */
    #inOrder(segment, answer) {
        this.#results.set(segment, answer);
        const order = this.#parts.context.recorded();
        for (;;) {
            const next = order[this.#answered] ?? "";
            const ready = this.#results.get(next);
            if (!ready)
                return;
            this.#results.delete(next);
            this.#answered += 1;
            ready();
        }
    }
    async #runStep(request) {
        const ended = new Promise((resolve) => this.#stepEnds.set(request.id, resolve));
        const gone = this.#parts.process.gone.then((how) => (0,tools_tool/* failed */.gz)(`The step's process ended: ${how}`));
        this.#answer(request, { status: "run" });
        const outcome = await Promise.race([ended, gone]);
        this.#stepEnds.delete(request.id);
        return outcome;
    }
    #answer(request, answer) {
        const count = this.#parts.process.answer(request.id, answer);
        const settles = answer.status === "value" || answer.status === "error";
        if (settles)
            this.#answeredAt.set(actionKey(request.action), count);
    }
    /** The code can do nothing by itself any more, and no answer is on its way. */
    #idle() {
        if (this.#held.length > 0 || this.#claimed.size > this.#released) {
            this.#end({ kind: "fault", error: this.#divergence() });
            return;
        }
        const [stuck] = this.#stepEnds.values();
        if (stuck)
            stuck((0,tools_tool/* failed */.gz)("The step never ended: it waits for something that does not happen."));
        else if (this.#underWay.size === 0) {
            this.#end({ kind: this.#suspended > 0 ? "suspended" : "stuck" });
        }
    }
    #divergence() {
        const missing = this.#recorded.filter((segment) => !this.#claimed.has(segment));
        const fresh = this.#held.map(({ request }) => actionLabel(request.action)).join(", ");
        return new src_errors/* LlmDoError */.pW(`The tool did not do again what it did before: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} recorded and ${missing.length === 1 ? "was" : "were"} not asked for${fresh ? `, while ${fresh} is new` : ""}. Nothing was done. A tool that takes ctx runs again from its beginning; time, random numbers and outside data belong into ctx.step.`, { code: "divergence" });
    }
}
function outcomeOfStep({ value, isError }) {
    if (isError)
        return (0,tools_tool/* failed */.gz)(typeof value === "string" ? value : JSON.stringify(value));
    return { status: "completed", content: JSON.stringify(value ?? null), isError: false };
}
function concurrent({ action }) {
    return `Two equal calls at the same time: ${actionLabel(action)}. Their results could not be told apart on another machine. Give each an input of its own, such as an index, or await one before the other`;
}

;// CONCATENATED MODULE: ./src/tools/code-leaf.ts





/**
 * Runs a tool that takes no `ctx`: once, as one effect, in the process that all such calls share. Of what it
 * asks for only the sandbox is answered, and nothing is recorded.
 */
async function callLeaf(leaf) {
    const { process, call, context } = leaf;
    const abort = () => void process.abort();
    context.signal.addEventListener("abort", abort, { once: true });
    try {
        const end = await process.call(call, {
            request: (request) => void answer(leaf, request),
            step: () => undefined,
            // Other calls of the same process may be at work: only an empty process is stuck, with all of them.
            idle: () => void process.end(),
        });
        return end.status === "gone" ? (0,tools_tool/* failed */.gz)(`The tool did not end: ${end.message}`) : outcomeOf(end);
    }
    finally {
        context.signal.removeEventListener("abort", abort);
    }
}
async function answer({ process, reach, effect }, { id, action }) {
    const refuse = (message) => ({ status: "error", message, refused: false });
    if (action.kind !== "sandbox") {
        process.answer(id, refuse(`${actionLabel(action)} needs a tool that takes ctx`));
        return;
    }
    if (effect === "none" && effectOfOperation(action.operation) !== "none") {
        const message = `${actionLabel(action)}: the tool declares effect "none", so it may not change files`;
        process.answer(id, refuse(message));
        return;
    }
    try {
        process.answer(id, { status: "value", value: await operate(reach.sandbox, action.operation) });
    }
    catch (error) {
        process.answer(id, refuse((0,src_errors/* messageOf */.bD)(error)));
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/tools/code-environment.ts
var code_environment = __webpack_require__(8326);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
;// CONCATENATED MODULE: ./src/tools/code-files.ts

const TYPESCRIPT = [".ts", ".mts", ".js", ".mjs"];
/** `tools.ts` before `tools/index.ts`: the first of a language that a folder has. */
const USUAL = {
    typescript: [
        ...TYPESCRIPT.map((end) => `tools${end}`),
        ...TYPESCRIPT.map((end) => `tools/index${end}`),
    ],
    python: ["tools.py", "tools/__init__.py"],
};
/**
 * The files in which a worker's tools may be, most specific first (F60): what `module:` names, then the tool
 * files of the worker, the project and its libraries. Reads names only, except for Python toolsets that
 * may be in any file at the top of the project (F65).
 */
async function findCode(worker, folders) {
    const found = [];
    const missing = [];
    for (const toolset of worker.code) {
        if (toolset.module === null)
            continue;
        const code = await findModule(toolset, folders);
        if (code)
            found.push(code);
        else
            missing.push({ toolset, message: moduleNotFound(toolset, folders) });
    }
    if (worker.code.every((toolset) => toolset.module !== null))
        return { found, missing };
    for (const folder of folders)
        found.push(...(await usualFiles(folder)));
    for (const toolset of worker.code) {
        if (toolset.module !== null || toolset.name === "custom")
            continue;
        for (const folder of folders)
            found.push(...(await filesOfToolset(folder, toolset.name)));
    }
    return { found: distinct(found), missing };
}
async function usualFiles(folder) {
    if (folder.named) {
        return folder.named.flatMap((path) => {
            const language = languageOf(path);
            return language ? [{ language, folder, path, kind: "file", module: null }] : [];
        });
    }
    const names = new Set(await folder.files.list(folder.folder));
    const below = names.has("tools/") ? await folder.files.list((0,posix_.join)(folder.folder, "tools")) : [];
    for (const name of below)
        names.add(`tools/${name}`);
    return ["typescript", "python"].flatMap((language) => {
        const usual = USUAL[language].find((name) => names.has(name));
        if (usual === undefined)
            return [];
        const path = (0,posix_.join)(folder.folder, usual);
        return [{ language, folder, path, kind: "file", module: null }];
    });
}
/** `toolsets/NAME.*`, and Python files beside the workers that define a variable of that name. */
async function filesOfToolset(folder, toolset) {
    if (folder.named)
        return [];
    const { files } = folder;
    const found = [];
    const add = (language, path) => found.push({ language, folder, path, kind: "file", module: null });
    const names = await files.list(folder.folder);
    for (const name of names.includes("toolsets/")
        ? await files.list((0,posix_.join)(folder.folder, "toolsets"))
        : []) {
        const language = languageOf(name);
        if (language && name.replace(/\.\w+$/, "") === toolset) {
            add(language, (0,posix_.join)(folder.folder, "toolsets", name));
        }
    }
    const defines = new RegExp(`^${toolset.replace(/\W/g, "\\$&")}\\s*(:[^=\\n]+)?=`, "m");
    for (const name of names.filter((candidate) => candidate.endsWith(".py"))) {
        const path = (0,posix_.join)(folder.folder, name);
        if (defines.test((await files.read(path)) ?? ""))
            add("python", path);
    }
    return found;
}
/** `module:` is relative to the worker's own folder, then to those of the project and its libraries. */
async function findModule(toolset, folders) {
    const module = toolset.module ?? "";
    for (const folder of folders) {
        for (const path of spellings(folder.folder, module)) {
            const language = languageOf(path);
            if (!language || path.startsWith("../"))
                continue;
            const names = await folder.files.list((0,posix_.dirname)(path) === "." ? "" : (0,posix_.dirname)(path));
            if (!names.includes(path.slice(path.lastIndexOf("/") + 1)))
                continue;
            return { language, folder, path, kind: "file", module: toolset };
        }
    }
    const [folder] = folders;
    if (!folder || !/^(@[\w.-]+\/)?[A-Za-z][\w.-]*(\/[\w./-]+)?$/.test(module))
        return null;
    if (languageOf(module) || module.split("/").includes(".."))
        return null;
    // A dotted path is Python's; whether a package exists is known when it is imported.
    const language = isDotted(module) ? "python" : "typescript";
    return { language, folder, path: module, kind: "package", module: toolset };
}
function isDotted(module) {
    return /^\w+(\.\w+)+$/.test(module);
}
/** `./math-tools`, `tools.js` for tools.ts, `my_pkg.mod`. */
function spellings(base, module) {
    const path = (0,posix_.join)(base, module);
    const stem = path.replace(/\.(m?[jt]s)$/, "");
    const dotted = isDotted(module) ? (0,posix_.join)(base, module.replaceAll(".", "/")) : null;
    return [
        path,
        ...TYPESCRIPT.map((end) => `${stem}${end}`),
        `${path}.py`,
        ...TYPESCRIPT.map((end) => `${path}/index${end}`),
        `${path}/__init__.py`,
        ...(dotted === null ? [] : [`${dotted}.py`, `${dotted}/__init__.py`]),
    ];
}
function languageOf(path) {
    if (TYPESCRIPT.some((end) => path.endsWith(end)) || path.endsWith(".cjs"))
        return "typescript";
    return path.endsWith(".py") ? "python" : null;
}
function moduleNotFound(toolset, folders) {
    const places = folders.map(({ folder, label }) => folder || label).join(", ");
    const cure = "Write the path of a .ts, .js or .py file, relative to the worker";
    return `The module ${JSON.stringify(toolset.module)} of toolset "${toolset.name}" was not found in ${places || "the project"}. ${cure}.`;
}
function distinct(found) {
    const seen = new Map();
    for (const code of found) {
        const key = `${code.folder.label}\0${code.path}\0${code.module?.name ?? ""}`;
        if (!seen.has(key))
            seen.set(key, code);
    }
    return [...seen.values()];
}

// EXTERNAL MODULE: ./src/tools/code-process.ts + 2 modules
var code_process = __webpack_require__(26651);
// EXTERNAL MODULE: ./src/tools/code-program.ts
var code_program = __webpack_require__(40811);
;// CONCATENATED MODULE: ./src/tools/code-loading.ts






const loadedCode = new WeakMap();
/** Definitions are made once per project, so a worker's code is loaded once, however often it is entered. */
function loadCode(worker, context) {
    const known = loadedCode.get(worker) ?? load(worker, context);
    loadedCode.set(worker, known);
    return known;
}
async function load(worker, context) {
    const { found, missing } = await findCode(worker, await context.codeFolders(worker));
    const languages = [...new Set(found.map(({ language }) => language))];
    const loaded = await Promise.all(languages.map((language) => {
        const codes = found.filter((code) => code.language === language);
        return loadLanguage(language, { codes, worker, context });
    }));
    const order = (toolset) => found.indexOf(toolset.code);
    return {
        toolsets: loaded.flatMap(({ toolsets }) => toolsets).sort((a, b) => order(a) - order(b)),
        problems: [
            ...missing.map(({ toolset, message }) => problemAt(toolset, message)),
            ...loaded.flatMap(({ problems }) => problems),
        ],
        incomplete: loaded.some(({ problems }) => problems.length > 0),
        missing: missing.map(({ toolset }) => toolset),
    };
}
async function loadLanguage(language, part) {
    const { codes, worker, context } = part;
    const [toolset] = worker.code;
    const files = await Promise.all(codes.map((code) => placed(code, context)));
    const home = homeOf(language, { files, worker, context });
    let process;
    try {
        process = await home.shared();
    }
    catch (error) {
        const names = files.map(({ shown }) => shown).join(", ");
        const message = `${names} could not be loaded: ${error instanceof Error ? error.message : error}.`;
        return { toolsets: [], problems: toolset ? [problemAt(toolset, message)] : [] };
    }
    const digests = await Promise.all(codes.map(digestOf));
    return {
        toolsets: process.toolsets.flatMap(({ file, ...found }) => {
            const code = codes[file];
            const digest = digests[file] ?? null;
            return code ? [{ ...found, home, code, shown: files[file]?.shown ?? code.path, digest }] : [];
        }),
        problems: process.problems.map((problem) => located(problem, { codes, files, worker })),
    };
}
async function digestOf({ kind, folder, path }) {
    const text = kind === "file" ? await folder.files.read(path) : undefined;
    return text === undefined ? null : (0,external_node_crypto_.createHash)("sha256").update(text, "utf8").digest("hex");
}
function homeOf(language, { files, worker, context }) {
    const environment = (0,code_environment/* codeEnvironment */.d)(context.environment, {
        allowed: allowedNames(worker),
        workspace: context.workspaceRoot,
        roots: files.map(({ root }) => root),
    });
    const own = async () => {
        const program = await (0,code_program/* codeProgram */.g)(language, environment);
        if (program.status === "missing")
            throw new Error(program.message);
        const opened = await (0,code_process/* openProcess */.y)({
            argv: program.argv,
            cwd: context.workspaceRoot,
            environment,
            isolation: await context.isolation(),
            load: {
                workspace: context.workspaceRoot,
                files,
                toolsets: worker.code.map(({ name, config }) => ({ name: lastPart(name), config })),
            },
            log: context.log ?? (() => undefined),
        });
        if (opened.status === "gone")
            throw new Error(opened.message);
        return opened.process;
    };
    let running = null;
    const shared = () => {
        const started = running ?? own();
        running = started;
        const forget = () => {
            if (running === started)
                running = null;
        };
        started.then((process) => process.gone.then(forget), forget);
        return started;
    };
    const withheld = (text) => {
        const words = new Set(text.split(/\W+/));
        return Object.keys(context.environment).filter((name) => words.has(name) && !Object.hasOwn(environment, name));
    };
    return { language, own, shared, withheld };
}
/** `toolsets: {name: {environment: [NAME]}}` lets variables through the scrubbing. */
function allowedNames(worker) {
    return worker.code.flatMap(({ config }) => {
        const names = config.environment;
        return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
    });
}
/** The name that code gives a toolset: a class path's last part. */
function lastPart(name) {
    return name.slice(name.lastIndexOf(".") + 1);
}
async function placed(code, { codeDirectory }) {
    const root = await codeDirectory(code.folder.files);
    return code.kind === "package"
        ? { path: code.path, kind: "package", root, shown: code.path }
        : { path: (0,external_node_path_.join)(root, code.path), kind: "file", root, shown: code.path };
}
function located(problem, { codes, files, worker }) {
    const { message, location, text } = problem;
    if (location)
        return { severity: "error", message, location, text };
    const toolset = codes[problem.file]?.module ?? worker.code[0];
    if (toolset)
        return problemAt(toolset, message);
    const place = { file: files[problem.file]?.shown ?? worker.file, line: 1, column: 1 };
    return { severity: "error", message, location: place, text };
}
function problemAt(toolset, message, at) {
    const { location, text } = toolset;
    const same = !at || (at.file === location.file && at.line === location.line);
    return { severity: "error", message, location: at ?? location, text: same ? text : "" };
}

// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(57246);
;// CONCATENATED MODULE: ./src/tools/code-selection.ts


/**
 * The tools that a worker exposes of the catalogue of its code (spec/dialects.md C25): what it lists, else all
 * that is public. Every name that does not exist is a problem at its place.
 */
function selectTools(worker, code) {
    const selected = [];
    const problems = [...code.problems];
    for (const toolset of worker.code) {
        const candidates = candidatesOf(toolset, code);
        if (candidates.length === 0) {
            const said = code.incomplete || code.missing.includes(toolset);
            if (!said)
                problems.push(problemAt(toolset, nothingFound(toolset, code)));
            continue;
        }
        const catalogue = new Map();
        for (const from of candidates) {
            for (const tool of from.tools) {
                if (!catalogue.has(tool.name))
                    catalogue.set(tool.name, { tool, from, toolset });
            }
        }
        selected.push(...choose(toolset, { catalogue, problems, code }));
    }
    return { selected: withoutDoubles(selected, problems), problems };
}
/** Toolsets of the code that may hold what the worker's entry names, most specific first. */
function candidatesOf(toolset, { toolsets }) {
    const own = toolsets.filter(({ code }) => code.module === (toolset.module ? toolset : null));
    const named = own.filter(({ name }) => name !== null && name === lastPart(toolset.name));
    if (named.length > 0)
        return named;
    const plain = own.filter(({ name }) => name === null);
    if (toolset.name === "custom") {
        // A module whose tools all come from a toolset object offers these.
        return toolset.module && plain.every(({ tools }) => tools.length === 0) ? own : plain;
    }
    return toolset.module ? plain : [];
}
function choose(toolset, found) {
    const { catalogue, problems } = found;
    if (toolset.tools === null) {
        return [...catalogue.values()].filter(({ tool }) => tool.public && tool.inputSchema !== null);
    }
    return toolset.tools.flatMap(({ name, location }) => {
        const tool = catalogue.get(name);
        if (!tool) {
            if (!found.code.incomplete) {
                const message = missingTool(name, { catalogue, code: found.code });
                problems.push(problemAt(toolset, message, location));
            }
            return [];
        }
        if (tool.tool.inputSchema !== null)
            return [tool];
        const cure = `export \`${name}Schema\` beside it, a zod schema of its argument`;
        const { file, line } = tool.tool.source;
        const python = tool.from.home.language === "python";
        const why = python ? tool.tool.description : `has no schema; ${cure}`;
        const message = `The function "${name}" of ${file}:${line} ${why}.`;
        problems.push(problemAt(toolset, message, location));
        return [];
    });
}
function missingTool(name, { catalogue, code }) {
    const names = [...catalogue.keys()];
    const files = [...new Set(code.toolsets.map(({ shown }) => shown))].join(", ");
    const similar = (0,near_miss/* nearMiss */.bi)(name, names);
    const hint = similar === undefined ? "" : ` Did you mean "${similar}"?`;
    const known = names.length > 0 ? `It has: ${names.join(", ")}.` : "It has no tools.";
    return `There is no tool "${name}" in ${files}.${hint} ${known}`;
}
function nothingFound(toolset, { toolsets }) {
    const names = toolsets.flatMap(({ name }) => (name === null ? [] : [name]));
    const files = [...new Set(toolsets.map(({ shown }) => shown))];
    if (toolset.name === "custom") {
        return files.length === 0
            ? `"custom" needs code: there is no tools.ts, tools.js or tools.py beside the worker, in the project or in its libraries.`
            : `"custom" found no plain functions in ${files.join(", ")}; the toolsets there are ${names.join(", ") || "none"}.`;
    }
    const similar = (0,near_miss/* nearMiss */.bi)(toolset.name, names);
    const hint = similar === undefined ? "" : ` Did you mean "${similar}"?`;
    const known = names.length > 0 ? `Toolsets of the code: ${names.join(", ")}.` : "The code has none.";
    return `No code defines the toolset "${toolset.name}".${hint} ${known} Looked in: ${files.join(", ") || "no file"}.`;
}
/** The same function under two toolsets is one tool; two functions of one name are a problem. */
function withoutDoubles(selected, problems) {
    const seen = new Map();
    for (const item of selected) {
        const other = seen.get(item.tool.name);
        if (!other)
            seen.set(item.tool.name, item);
        else if (other.from !== item.from || other.tool !== item.tool) {
            const message = `Two tools are called "${item.tool.name}": one of ${other.from.shown}, one of ${item.from.shown}. Rename one of them.`;
            problems.push(problemAt(item.toolset, message));
        }
    }
    return [...seen.values()];
}

;// CONCATENATED MODULE: ./src/tools/code-tools.ts








/**
 * The tools that a worker has in code (`custom:`, toolsets defined in code, plug-ins), loaded in a process of
 * their own. Throws LlmDoError "project" with every problem at its place.
 */
async function codeTools(worker, context, taken) {
    const { tools, problems } = await readCodeTools(worker, context, taken);
    if (problems.length === 0)
        return tools;
    throw new src_errors/* LlmDoError */.pW(problems.map(problem/* renderProblem */.yM).join("\n"), { code: "project" });
}
/** The same with the problems as data, for `validate` and before a run starts. */
async function readCodeTools(worker, context, taken) {
    if (worker.code.length === 0)
        return { tools: [], problems: [] };
    const code = await loadCode(worker, context);
    const { selected, problems } = selectTools(worker, code);
    const tools = selected.flatMap((item) => {
        const collision = taken.find(({ name, hidden }) => name === item.tool.name && !hidden);
        const why = collision ? "the worker has another tool of that name" : badName(item.tool.name);
        if (why !== null) {
            const { file, line } = item.tool.source;
            const message = `The tool "${item.tool.name}" of ${file}:${line} cannot be offered: ${why}. Rename it in the code.`;
            problems.push(problemAt(item.toolset, message, placeOf(item)));
            return [];
        }
        const made = makeTool(item, context);
        if (made.status === "made")
            return [made.tool];
        problems.push(problemAt(item.toolset, made.message, placeOf(item)));
        return [];
    });
    return { tools, problems: await withLines(problems, await context.codeFolders(worker)) };
}
/** The line of text at each problem of the worker's file, for people. */
async function withLines(problems, folders) {
    const read = async ({ location, text }) => {
        if (text !== "")
            return text;
        for (const { files } of folders) {
            const content = await files.read(location.file);
            if (content !== undefined)
                return content.split(/\r?\n/)[location.line - 1] ?? "";
        }
        return "";
    };
    return Promise.all(problems.map(async (problem) => ({ ...problem, text: await read(problem) })));
}
/** Where the worker names the tool, if it does. */
function placeOf({ tool, toolset }) {
    return toolset.tools?.find(({ name }) => name === tool.name)?.location;
}
/** What providers accept as a tool's name. */
function badName(name) {
    if (/^[a-zA-Z0-9_-]{1,64}$/.test(name))
        return null;
    return "names of tools have at most 64 letters, digits, _ and -";
}
function makeTool(item, reach) {
    const { name, description, inputSchema, source } = item.tool;
    let schema;
    try {
        schema = from_json_schema/* fromJSONSchema */.y(inputSchema ?? { type: "object" });
    }
    catch (error) {
        const message = `The input schema of the tool "${name}" (${source.file}:${source.line}) cannot be checked: ${(0,src_errors/* messageOf */.bD)(error)}.`;
        return { status: "refused", message };
    }
    const effect = effectOf(item);
    const tool = {
        name,
        description,
        inputSchema: inputSchema ?? { type: "object" },
        parse: (raw) => parseInput(schema, raw),
        effect: () => effect,
        touchesWorkspace: item.tool.takesContext,
        ...(item.from.digest === null ? {} : { code: item.from.digest }),
        judge: (input) => judge(item, input),
        preview: async (input) => ({ summary: summaryOf(name, input), changes: [] }),
        execute: (input, context) => execute(item, { input, context, reach }),
    };
    return { status: "made", tool };
}
/** A tool that takes `ctx` may run again at any time; another is external unless it says less (design §3). */
function effectOf({ tool }) {
    return tool.takesContext ? "none" : (tool.effect ?? "external");
}
function parseInput(schema, raw) {
    const result = schema.safeParse(raw ?? {});
    if (result.success)
        return { ok: true, input: result.data };
    return { ok: false, message: errors/* prettifyError */.S1(result.error) };
}
/** The worker's word, else the code's, else the worker's default, else a person is asked. */
async function judge(item, input) {
    const { tool, toolset, from } = item;
    const own = toolset.approvals[tool.name] ?? fallbackFor(item);
    if (own !== null) {
        return { approval: own, reason: `'${toolset.name}' of the worker says so of ${tool.name}` };
    }
    if (tool.needsApproval === null) {
        return { approval: "ask", reason: `nothing pre-approves ${tool.name} (${from.shown})` };
    }
    if (tool.needsApproval !== "asks") {
        return said(tool.needsApproval, `needsApproval of ${tool.name} (${from.shown})`);
    }
    const asked = `needsApproval of ${tool.name} (${from.shown}), asked about these arguments,`;
    try {
        const process = await from.home.shared();
        const { needed, error } = await process.judge(tool.tool, input);
        if (needed !== null)
            return said(needed, asked);
        return { approval: "ask", reason: `${asked} gave no answer: ${error ?? "nothing"}` };
    }
    catch (error) {
        return { approval: "ask", reason: `${asked} gave no answer: ${(0,src_errors/* messageOf */.bD)(error)}` };
    }
}
function fallbackFor({ tool, toolset }) {
    const { fallback, yieldsToCode } = toolset;
    return yieldsToCode && tool.needsApproval !== null && fallback !== "blocked" ? null : fallback;
}
function said(needed, who) {
    const approval = needed ? "ask" : "pre_approved";
    return { approval, reason: `${who} says that it ${needed ? "needs" : "needs no"} approval` };
}
async function execute(item, { input, context, reach }) {
    const { tool, from } = item;
    const call = { tool: tool.tool, input, key: context.key };
    let process;
    try {
        process = await (tool.takesContext ? from.home.own() : from.home.shared());
    }
    catch (error) {
        return (0,tools_tool/* failed */.gz)(`${from.shown} could not be loaded: ${(0,src_errors/* messageOf */.bD)(error)}`);
    }
    const outcome = await (tool.takesContext
        ? driveCall({ process, call, context, reach })
        : callLeaf({ process, call, context, reach, effect: effectOf(item) }));
    return explained(item, outcome);
}
/** A tool that misses a variable cannot know that it is set, and for whom: said once, where it fails. */
function explained({ from, toolset }, outcome) {
    if (outcome.status !== "completed" || !outcome.isError)
        return outcome;
    const [name] = from.home.withheld(outcome.content);
    if (name === undefined)
        return outcome;
    const cure = `toolsets: {${toolset.name}: {environment: [${name}]}}`;
    return (0,tools_tool/* failed */.gz)(`${outcome.content}\n(${name} is set, but kept from tools. A worker lets it through with '${cure}'.)`);
}
/** `add(a=1, b="x")`, on one line. */
function summaryOf(name, input) {
    const values = typeof input === "object" && input !== null ? Object.entries(input) : [];
    const text = values.map(([key, value]) => `${key}=${JSON.stringify(value)}`).join(", ");
    return `${name}(${text.length > 80 ? `${text.slice(0, 80)}…` : text})`;
}


/***/ }),

/***/ 49791:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ findExecutable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** Looks a command up as execvp(3) does. A relative entry of the search path is relative to `cwd`. */
function findExecutable(name, options) {
    if (name === "")
        return { status: "not_found" };
    const candidates = name.includes("/")
        ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.cwd, name)]
        : options.searchPath.split(":").map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(options.cwd, folder, name));
    const states = candidates.map((path) => ({ path, state: stateOf(path) }));
    const found = states.find(({ state }) => state === "executable");
    if (found !== undefined)
        return { status: "found", path: found.path };
    const isThere = states.some(({ state }) => state === "not_executable");
    return { status: isThere ? "not_executable" : "not_found" };
}
function stateOf(path) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile())
            return "not_executable";
    }
    catch {
        return "missing";
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return "executable";
    }
    catch {
        return "not_executable";
    }
}


/***/ }),

/***/ 8635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ detectIsolation),
/* harmony export */   T: () => (/* binding */ isolatingPrefix)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _executable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49791);



const SYSTEM_PATH = "/usr/bin:/bin:/usr/sbin:/sbin";
/**
 * A process of another user namespace may not ptrace ours, which is what reading /proc/PID/environ
 * takes (https://man7.org/linux/man-pages/man2/ptrace.2.html); the pid namespace ends with its first
 * process, and with it everything that the command left running.
 */
const UNSHARE_OPTIONS = {
    namespace: ["--user", "--map-current-user", "--pid", "--fork", "--kill-child", "--mount-proc"],
    user: ["--user", "--map-current-user", "--pid", "--fork", "--kill-child"],
};
const SENTENCES = {
    namespace: "Tools run in a user and process namespace of their own: they see neither the Action's processes nor its environment.",
    user: "Tools run in a user namespace of their own: they cannot read the Action's environment.",
    none: "Tools run with the runner's own rights: this runner allows no user namespaces, " +
        "so a tool can read the Action's environment through /proc.",
};
/** Finds out by trying. Slow (two short processes): call it once. */
async function detectIsolation() {
    for (const kind of ["namespace", "user"]) {
        if (await worksHere(kind))
            return { kind, sentence: SENTENCES[kind] };
    }
    return { kind: "none", sentence: SENTENCES.none };
}
/** The words to put before an executable's absolute path. */
function isolatingPrefix(isolation) {
    if (isolation.kind === "none")
        return [];
    const unshare = (0,_executable_js__WEBPACK_IMPORTED_MODULE_2__/* .findExecutable */ .o)("unshare", { searchPath: SYSTEM_PATH, cwd: "/" });
    if (unshare.status !== "found")
        return [];
    // The first process of a pid namespace ignores signals that it has no handler for and must reap
    // orphans: a shell takes that role. "$@" starts with a slash, so it is never a builtin.
    const init = ["/bin/sh", "-c", '"$@"; exit $?', "sh"];
    return [unshare.path, ...UNSHARE_OPTIONS[isolation.kind], "--", ...init];
}
async function worksHere(kind) {
    const [unshare, ...options] = isolatingPrefix({ kind, sentence: "" });
    if (unshare === undefined)
        return false;
    const test = `! cat /proc/${process.pid}/environ >/dev/null 2>&1`;
    try {
        const env = { PATH: SYSTEM_PATH };
        await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(unshare, [...options, "/bin/sh", "-c", test], {
            env,
            timeout: 5_000,
        });
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 81820:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ PROCESS_MARK),
/* harmony export */   j: () => (/* binding */ endMarkedProcesses)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);

/** Set in the environment of every process that a tool starts, and so of all its descendants. */
const PROCESS_MARK = "LLM_DO_PROCESS";
const MAX_PASSES = 5;
/**
 * Ends descendants that left their process group (`setsid`, daemons). Only needed where there is no
 * pid namespace; one that also emptied its environment gets away.
 */
async function endMarkedProcesses(mark) {
    for (let pass = 0; pass < MAX_PASSES; pass += 1) {
        const found = await findMarked(mark);
        if (found.length === 0)
            return;
        for (const pid of found)
            endProcess(pid);
    }
}
async function findMarked(mark) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)("/proc").catch(() => []);
    const pids = entries.filter((name) => /^\d+$/.test(name));
    const marked = await Promise.all(pids.map(async (pid) => {
        const environment = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(`/proc/${pid}/environ`, "latin1").catch(() => "");
        return environment.split("\0").includes(`${PROCESS_MARK}=${mark}`);
    }));
    return pids.filter((_, index) => marked[index]).map(Number);
}
function endProcess(pid) {
    try {
        process.kill(pid, "SIGKILL");
    }
    catch {
        // It ended by itself meanwhile.
    }
}


/***/ }),

/***/ 49237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ keepTrack),
/* harmony export */   endLiveProcesses: () => (/* binding */ endLiveProcesses),
/* harmony export */   y: () => (/* binding */ forget)
/* harmony export */ });
const live = new Set();
function keepTrack(started) {
    if (live.size === 0)
        process.once("exit", killAll);
    live.add(started);
}
function forget(ended) {
    live.delete(ended);
    if (live.size === 0)
        process.off("exit", killAll);
}
async function endLiveProcesses() {
    await Promise.all([...live].map((started) => started.end()));
}
function killAll() {
    for (const started of live)
        started.kill();
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
