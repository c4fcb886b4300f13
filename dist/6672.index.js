export const id = 6672;
export const ids = [6672];
export const modules = {

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

/***/ 54291:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detectIsolation: () => (/* reexport */ isolation/* detectIsolation */.K),
  runProcess: () => (/* binding */ runProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./src/tools/bounded-text.ts

/** Collects the first `limit` characters of a stream and lets the rest pass by, so memory is bounded. */
function collectText(stream, limit) {
    const decoder = new external_node_string_decoder_.StringDecoder("utf8");
    let text = "";
    let truncated = false;
    const add = (more) => {
        const room = limit - text.length;
        if (more.length > room)
            truncated = true;
        text += more.slice(0, room);
    };
    stream.on("data", (chunk) => add(decoder.write(chunk)));
    stream.on("end", () => add(decoder.end()));
    // A pair cut in half at the limit would not be valid text.
    return { text: () => text.replace(/[\ud800-\udbff]$/, ""), isTruncated: () => truncated };
}

// EXTERNAL MODULE: ./src/tools/executable.ts
var tools_executable = __webpack_require__(49791);
// EXTERNAL MODULE: ./src/tools/isolation.ts
var isolation = __webpack_require__(8635);
// EXTERNAL MODULE: ./src/tools/leftover-processes.ts
var leftover_processes = __webpack_require__(81820);
;// CONCATENATED MODULE: ./src/tools/shell-process.ts










const NO_OUTPUT = {
    stdout: "",
    stderr: "",
    truncated: { stdout: false, stderr: false },
};
/** From the signal that may be handled to the one that cannot. */
const GRACE_MILLISECONDS = 2_000;
/** How long a pipe may stay open in the hands of a process that got away. */
const DRAIN_MILLISECONDS = 2_000;
/**
 * Runs one command to its end: the only place where tools start processes. No input, no terminal,
 * a process group of its own that is ended as a whole. Never throws for what the command does.
 */
async function runProcess(request) {
    if (request.signal.aborted)
        return { status: "aborted", ...NO_OUTPUT };
    const searchPath = request.environment.PATH ?? "/usr/local/bin:/usr/bin:/bin";
    const lookup = { searchPath, cwd: request.cwd };
    const argv = "argv" in request.command ? request.command.argv : shellFor(request.command, lookup);
    const [name = "", ...words] = argv;
    const executable = (0,tools_executable/* findExecutable */.o)(name, lookup);
    if (executable.status !== "found")
        return { status: executable.status, name };
    const prefix = (0,isolation/* isolatingPrefix */.T)(request.isolation);
    const [program = "", ...rest] = [...prefix, executable.path, ...words];
    const mark = (0,external_node_crypto_.randomUUID)();
    const child = (0,external_node_child_process_.spawn)(program, rest, {
        argv0: prefix.length === 0 ? name : program,
        cwd: request.cwd,
        env: { ...request.environment, [leftover_processes/* PROCESS_MARK */.M]: mark },
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    return await watch(child, { request, name, mark });
}
function shellFor(command, lookup) {
    const bash = (0,tools_executable/* findExecutable */.o)("bash", lookup);
    return [bash.status === "found" ? bash.path : "/bin/sh", "-c", command.script];
}
async function watch(child, { request, name, mark }) {
    const stdout = collectText(child.stdout, request.outputLimit);
    const stderr = collectText(child.stderr, request.outputLimit);
    const closed = new Promise((resolve) => child.once("close", () => resolve()));
    const stopping = stopInTime(child, request);
    const exit = await exitOf(child);
    const stopped = stopping.finish();
    if (exit === undefined)
        return { status: "not_executable", name };
    endGroup(child, "SIGKILL");
    if (request.isolation.kind === "none")
        await (0,leftover_processes/* endMarkedProcesses */.j)(mark);
    await Promise.race([closed, (0,promises_.setTimeout)(DRAIN_MILLISECONDS, undefined, { ref: false })]);
    child.stdout.destroy();
    child.stderr.destroy();
    const output = {
        stdout: stdout.text(),
        stderr: stderr.text(),
        truncated: { stdout: stdout.isTruncated(), stderr: stderr.isTruncated() },
    };
    return stopped === undefined
        ? { status: "exited", exitCode: exit, ...output }
        : { status: stopped, ...output };
}
/** Exit code, or undefined when the system refused to start the program. */
async function exitOf(child) {
    try {
        const [code, signal] = (await (0,external_node_events_.once)(child, "exit"));
        return code ?? 128 + (signal === null ? 0 : external_node_os_.constants.signals[signal]);
    }
    catch {
        return undefined;
    }
}
/** Ends the process group at the time limit or when the run is called off. */
function stopInTime(child, { timeoutSeconds, signal }) {
    let reason;
    let grace;
    const stop = (because) => {
        if (reason !== undefined)
            return;
        reason = because;
        endGroup(child, "SIGTERM");
        grace = setTimeout(() => endGroup(child, "SIGKILL"), GRACE_MILLISECONDS);
    };
    const abort = () => stop("aborted");
    const limit = setTimeout(() => stop("timed_out"), timeoutSeconds * 1_000);
    signal.addEventListener("abort", abort, { once: true });
    return {
        finish: () => {
            clearTimeout(limit);
            clearTimeout(grace);
            signal.removeEventListener("abort", abort);
            return reason;
        },
    };
}
function endGroup(child, signal) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, signal);
    }
    catch {
        // Nobody is left in the group.
    }
}


/***/ })

};
