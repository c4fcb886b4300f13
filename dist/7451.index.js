export const id = 7451;
export const ids = [7451,9237];
export const modules = {

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

/***/ 17451:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   workersInPython: () => (/* binding */ workersInPython)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
/* harmony import */ var _project_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96547);
/* harmony import */ var _project_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17226);
/* harmony import */ var _project_worker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50496);
/* harmony import */ var _code_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8326);
/* harmony import */ var _code_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26651);
/* harmony import */ var _code_program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40811);








/**
 * Loads the Python files in a process of their own and writes each worker that they define as a `.worker`
 * file, so that one reader judges all workers. Throws LlmDoError "project" with everything that is wrong, at
 * its place in the Python file.
 */
async function workersInPython(paths, { files, start }) {
    const root = await start.codeDirectory(files);
    const codes = paths.map((shown) => {
        return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, shown), kind: "file", root, shown };
    });
    const loaded = await load(codes, start);
    await loaded.end();
    throwErrors(loaded.problems.map((problem) => located(problem, codes)));
    return write(loaded.workers, files);
}
async function load(files, start) {
    const names = files.map(({ shown }) => shown).join(", ");
    const environment = (0,_code_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .codeEnvironment */ .d)(start.environment, {
        allowed: [],
        workspace: start.workspace,
        roots: files.map(({ root }) => root),
    });
    const program = await (0,_code_program_js__WEBPACK_IMPORTED_MODULE_6__/* .codeProgram */ .g)("python", environment);
    if (program.status === "missing")
        throw notLoaded(names, program.message);
    // The same folder wherever the run was started and is resumed: the one that the author knows.
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(files[0]?.path ?? "/");
    const opened = await (0,_code_process_js__WEBPACK_IMPORTED_MODULE_5__/* .openProcess */ .y)({
        argv: program.argv,
        cwd: folder,
        environment,
        isolation: await start.isolation(),
        load: { workspace: folder, files, toolsets: [] },
        log: () => undefined,
    });
    if (opened.status === "gone")
        throw notLoaded(names, opened.message);
    return opened.process;
}
function notLoaded(names, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`${names} could not be loaded: ${why}.`, { code: "project" });
}
async function write(workers, files) {
    const names = new Set(workers.map(({ name }) => name));
    const written = new Map();
    const problems = [];
    const { stringify } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    for (const worker of workers) {
        const folder = worker.source.file.split("/").slice(0, -1).join("/");
        const file = (0,_project_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(folder, `${worker.name}.worker`);
        const why = await refusal(worker, { file, taken: written.has(file), files });
        if (why !== null) {
            problems.push(await problemOf(worker, { message: why, files }));
            continue;
        }
        const text = `---\n${stringify(settingsOf(worker))}---\n\n${worker.instructions}\n`;
        written.set(file, { text });
        const read = (0,_project_worker_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWorker */ .AI)({ file, text, workers: names, hasCode: true });
        for (const { message } of read.problems.filter(({ severity }) => severity === "error")) {
            problems.push(await problemOf(worker, { message: `Worker "${worker.name}": ${message}`, files }));
        }
    }
    throwErrors(problems);
    return written;
}
/** What the author wrote is never a template: Python has put it together already. */
function settingsOf(worker) {
    const { name, description, model, compatibleModels, toolsets } = worker;
    return {
        name,
        ...(description !== null && { description }),
        ...(model !== null && { model }),
        ...(compatibleModels !== null && { compatible_models: compatibleModels }),
        toolsets: Object.fromEntries(toolsets.map(({ name: toolset, config }) => [toolset, config])),
        templating: "none",
    };
}
async function refusal({ name, toolsets, instructions }, { file, taken, files }) {
    if (!/^\w[\w .-]{0,99}$/.test(name)) {
        return `The worker's name ${JSON.stringify(name)} may have letters, digits, "_", "-" and "." only.`;
    }
    if (taken || (await files.read(file)) !== undefined) {
        return `Duplicate worker name: ${name} (also ${taken ? "in another Python file" : `in ${file}`}). Rename one of the two.`;
    }
    if (instructions.trim() === "")
        return `The worker "${name}" has no instructions.`;
    const twice = toolsets.find((toolset, index) => toolsets.some((other, place) => place < index && other.name === toolset.name));
    return twice ? `The worker "${name}" has the toolset "${twice.name}" twice.` : null;
}
async function problemOf({ source }, { message, files }) {
    const content = await files.read(source.file);
    const text = content?.split(/\r?\n/)[source.line - 1] ?? "";
    return { severity: "error", message, location: { ...source, column: 1 }, text };
}
function located({ file, message, location, text }, codes) {
    const place = location ?? { file: codes[file]?.shown ?? "", line: 1, column: 1 };
    return { severity: "error", message, location: place, text };
}
function throwErrors(problems) {
    if (problems.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(problems.map(_project_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .renderProblem */ .yM).join("\n"), { code: "project" });
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


/***/ })

};
