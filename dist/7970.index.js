export const id = 7970;
export const ids = [7970,6672];
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


/***/ }),

/***/ 77970:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  shellTools: () => (/* binding */ shellTools)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./src/tools/scrub.ts
var scrub = __webpack_require__(42892);
// EXTERNAL MODULE: ./src/tools/shell-process.ts + 1 modules
var shell_process = __webpack_require__(54291);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./src/tools/outside-guard.ts


/** Commands whose words are text: none of them is opened as a file. */
const ONLY_TEXT = new Set("echo printf true false tr pwd uname basename dirname".split(" "));
const SEARCHES = new Set("grep egrep fgrep rg".split(" "));
/** Options that leave the first operand of a search its pattern: none brings a pattern or a file. */
const KEEPS_PATTERN = /^(-[acEFGhHiIlnoPqrsvwxz]+|-[ABCm]\d+|--(include|exclude|exclude-dir|color|max-count|context)=.*|--(line-number|ignore-case|recursive|count|fixed-strings|word-regexp|only-matching))$/;
/** Readings of one word that are looked up; a word with more is not a path that anybody meant. */
const MAX_PATHS = 40;
const MISSING = new Set("ENOENT ENOTDIR ELOOP ENAMETOOLONG".split(" "));
/**
 * Indexes into the argument vector (never its first word) of what is, or could be read as, a path that
 * leaves the workspace: by its text or through a symbolic link that is on disk now. `/dev/null` does
 * not count. A word of unknown meaning counts as a path: too wide asks, too narrow reads the machine.
 */
function guardOutside(argv, workspaceRoot) {
    const [program = "", ...words] = argv;
    if (ONLY_TEXT.has(program))
        return [];
    const root = (0,external_node_fs_.existsSync)(workspaceRoot) ? (0,external_node_fs_.realpathSync)(workspaceRoot) : (0,external_node_path_.resolve)(workspaceRoot);
    const pattern = SEARCHES.has(program) ? patternIndex(words) : -1;
    return words.flatMap((word, index) => {
        if (index === pattern)
            return [];
        const paths = pathsIn(word);
        const isOutside = paths.length > MAX_PATHS || paths.some((path) => leavesWorkspace(path, root));
        return isOutside ? [index + 1] : [];
    });
}
/** Where a search has its pattern, or -1 when an option might have brought another one. */
function patternIndex(words) {
    const options = words.filter((word) => word.startsWith("-"));
    if (!options.every((word) => KEEPS_PATTERN.test(word)))
        return -1;
    return words.findIndex((word) => !word.startsWith("-"));
}
/** Everything in a word that a program could take for a path: `--file=x`, `-fx`, `-rfx`, `if=x`, `a=@x`. */
function pathsIn(word) {
    const paths = [word];
    // The query of an address is no path; the address as a whole may still be one, of a folder `https:`.
    if (/^(?!file:)[a-z][a-z\d+.-]*:\/\//i.test(word))
        return paths;
    for (let at = word.indexOf("="); at !== -1; at = word.indexOf("=", at + 1)) {
        paths.push(word.slice(at + 1));
    }
    const cluster = /^-([A-Za-z\d]+)/.exec(word)?.[1] ?? "";
    for (let at = 2; at <= cluster.length + 1; at += 1)
        paths.push(word.slice(at));
    return paths
        .flatMap((path) => (/^[@<]/.test(path) ? [path, path.slice(1)] : [path]))
        .filter((path) => path !== "");
}
function leavesWorkspace(path, root) {
    if (path === "/dev/null")
        return false;
    if (path.startsWith("~") || /^file:/i.test(path))
        return true;
    if (!isInside((0,external_node_path_.resolve)(root, path), root))
        return true;
    return !isInside(realPathOf(path, root), root);
}
function isInside(path, root) {
    return path === root || path.startsWith(`${root}/`);
}
/**
 * Where the kernel ends up, for as much of the path as exists; "" when that cannot be told. Name by
 * name, because `link/..` is not the folder that holds the link.
 */
function realPathOf(path, root) {
    let reached = path.startsWith("/") ? "/" : root;
    for (const name of path.split("/").filter((one) => one !== "" && one !== ".")) {
        const next = `${reached === "/" ? "" : reached}/${name}`;
        try {
            // The native one: the other resolves `..` by text.
            reached = external_node_fs_.realpathSync.native(next);
        }
        catch (error) {
            if (!MISSING.has(error.code ?? ""))
                return "";
            return isLink(next) ? "" : reached;
        }
    }
    return reached;
}
/** A link whose target is missing: writing to it creates a file wherever it points. */
function isLink(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isSymbolicLink();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/tools/shell-command.ts
/** The parser takes quadratic time on hostile input, so the length is bounded. */
const MAX_COMMAND_CHARACTERS = 8_192;
/** Loads the parser; a command is then read synchronously. */
async function loadCommandParser() {
    const { parse } = await __webpack_require__.e(/* import() */ 8919).then(__webpack_require__.bind(__webpack_require__, 28919));
    return (command) => {
        const unreadable = findUnreadable(command);
        if (unreadable !== undefined)
            return { kind: "invalid", because: unreadable };
        const script = parse(command);
        const [error] = script.errors ?? [];
        if (error !== undefined)
            return { kind: "invalid", because: `it is not valid bash: ${error.message}` };
        const [statement, ...more] = script.commands;
        if (statement === undefined)
            return { kind: "invalid", because: "it is empty" };
        if (more.length > 0)
            return { kind: "script", because: "it holds several commands" };
        if (statement.background)
            return { kind: "script", because: "it runs in the background (&)" };
        if (statement.command.type !== "Command") {
            return {
                kind: "script",
                because: NAMES[statement.command.type] ?? "it is a compound command",
            };
        }
        return readSimpleCommand(statement.command);
    };
}
const NAMES = {
    Pipeline: "it is a pipeline (|, ! or time)",
    AndOr: "it is a list (&& or ||)",
};
function findUnreadable(command) {
    if (command.length > MAX_COMMAND_CHARACTERS) {
        return `it has ${command.length} characters, more than ${MAX_COMMAND_CHARACTERS}`;
    }
    const control = /[\x00-\x08\x0b-\x1f\x7f]/.exec(command)?.[0];
    if (control !== undefined)
        return `it holds the control character ${JSON.stringify(control)}`;
    return command.isWellFormed() ? undefined : "it holds half of a surrogate pair";
}
function readSimpleCommand(command) {
    const argv = [];
    const nodes = [...command.prefix, ...(command.name ? [command.name] : []), ...command.suffix];
    for (const node of nodes) {
        if (node.type === "Assignment") {
            return { kind: "script", because: `it sets a variable (${node.text})` };
        }
        if (node.type !== "Word")
            return { kind: "script", because: "it redirects (< or >)" };
        const special = findExpansion(node);
        if (special !== undefined)
            return { kind: "script", because: `bash would expand ${special}` };
        argv.push(node.value);
    }
    if (argv.length === 0)
        return { kind: "invalid", because: "it is empty" };
    return { kind: "simple", argv };
}
/** The part of a word that is not literal text, as written. */
function findExpansion(word) {
    // unbash leaves tildes to whoever runs the command; bash also expands one after = or :.
    if (/(^|[=:])~/.test(word.text))
        return `'${word.text}'`;
    const part = word.parts?.find((candidate) => !isLiteral(candidate));
    return part === undefined ? undefined : `'${part.text}'`;
}
function isLiteral(part) {
    switch (part.type) {
        case "Literal":
        case "SingleQuoted":
        case "AnsiCQuoted":
            return true;
        case "DoubleQuoted":
            return part.parts.every((child) => child.type === "Literal");
        default:
            return false;
    }
}

;// CONCATENATED MODULE: ./src/tools/shell-effects.ts

/** Commands that only print, whatever their arguments, once guarded arguments are excluded. */
const READ_ONLY = new Set("cat ls head tail wc grep egrep fgrep rg find pwd echo uname sort cut tr stat du df diff true false".split(" "));
const READ_ONLY_GIT = new Set([
    "log show diff status rev-parse describe blame ls-files shortlog",
    "diff-tree merge-base rev-list name-rev cat-file ls-tree for-each-ref",
].flatMap((line) => line.split(" ")));
/** Options that make a list of branches or tags; only the first two may be followed by a pattern. */
const LISTING = new Set("--list -l".split(" "));
/** Only with `=`: a value of its own could swallow `--list`, and what follows would be created. */
const LISTING_STYLE = /^(--(sort|format|contains|no-contains|merged|no-merged|points-at|column|color)=.*|-n\d*)$/;
const PLAIN_LISTING = new Set("--show-current -a --all -r --remotes -v -vv".split(" "));
/**
 * True when running the command changes nothing, so that it may simply be run again after a crash.
 * That is all it says: what may run at once is for the rules of the worker alone.
 * Expects a command without guarded arguments (shell-guards.ts).
 */
function isReadOnly(argv) {
    const [program = "", ...words] = argv;
    // Somebody's own `./ls` is not the system's.
    if (program !== (0,external_node_path_.basename)(program))
        return false;
    if (READ_ONLY.has(program))
        return true;
    switch (program) {
        case "date":
            return words.every((word) => word.startsWith("+") || /^(-u|--utc|-R|-I\w*)$/.test(word));
        case "uniq":
            // The second operand of uniq is a file that it writes.
            return words.filter((word) => !word.startsWith("-")).length <= 1;
        case "file":
            return !words.some((word) => /^(-[^-]*C|--c)/.test(word));
        case "git":
            return isReadOnlyGit(words.filter((word) => word !== "--no-pager"));
        default:
            return false;
    }
}
function isReadOnlyGit([subcommand = "", ...words]) {
    if (READ_ONLY_GIT.has(subcommand))
        return true;
    if (subcommand !== "tag" && subcommand !== "branch")
        return false;
    const isList = words.some((word) => LISTING.has(word));
    return words.every((word) => {
        if (LISTING.has(word))
            return true;
        if (subcommand === "branch" && PLAIN_LISTING.has(word))
            return true;
        return isList && (!word.startsWith("-") || LISTING_STYLE.test(word));
    });
}

;// CONCATENATED MODULE: ./src/tools/option-guard.ts
function indexesOf(words, isGuarded) {
    return words.flatMap((word, index) => (isGuarded(word) ? [index] : []));
}
/**
 * Matches options by letter (alone or in a cluster such as `-ro`) and by long name. GNU programs and
 * git take any unambiguous beginning of a name, so `--out=x` is `--output=x`. Words after `--` and
 * values of other options are matched too: a guard that is too wide asks, one too narrow does not.
 */
function optionMatcher(options) {
    const { letters, names } = options;
    return (word) => {
        if (!word.startsWith("--")) {
            return word.startsWith("-") && [...word.slice(1)].some((letter) => letters.includes(letter));
        }
        const [given = ""] = word.slice(2).split("=", 1);
        return given !== "" && names.some((name) => name.startsWith(given));
    };
}
function guardOptions(options) {
    const matches = optionMatcher(options);
    return (words) => indexesOf(words, matches);
}

;// CONCATENATED MODULE: ./src/tools/git-guards.ts

/** Options in front of the subcommand that change nothing but the presentation. */
const HARMLESS_GLOBAL = new Set("--no-pager --no-optional-locks --literal-pathspecs --version --help -v -h".split(" "));
/**
 * Long options of any subcommand that run a program, name a file to write, bring a configuration or
 * leave the repository.
 */
const git_guards_NAMES = "exec exec-path upload-pack receive-pack output output-directory ext-diff textconv open-files-in-pager extcmd template config git-dir work-tree config-env no-index remote".split(" ");
/** Letters with the same meaning, by subcommand: elsewhere they mean something harmless. */
const LETTERS = {
    archive: "o",
    clone: "cu",
    "format-patch": "o",
    grep: "O",
    rebase: "x",
};
/** Subcommands that exist to run commands or to change what git itself runs. */
const RUNS_COMMANDS = new Set("config filter-branch difftool mergetool daemon credential instaweb".split(" "));
const RUNS_COMMANDS_WITH = { submodule: "foreach", bisect: "run" };
/**
 * Indexes of the words that make git run, write or reach something of the model's choice
 * (https://git-scm.com/docs/git#_options, https://git-scm.com/docs/git-config).
 */
function guardGit(words) {
    const firstOperand = words.findIndex((word) => !word.startsWith("-"));
    const start = firstOperand === -1 ? words.length : firstOperand;
    const subcommand = words[start] ?? "";
    const runner = RUNS_COMMANDS_WITH[subcommand];
    const matches = optionMatcher({ letters: LETTERS[subcommand] ?? "", names: git_guards_NAMES });
    return words.flatMap((word, index) => {
        if (index < start)
            return HARMLESS_GLOBAL.has(word) ? [] : [index];
        if (index === start)
            return RUNS_COMMANDS.has(word) ? [index] : [];
        // `--text` (treat all files as text) is a beginning of `--textconv` and an option of its own.
        return word === runner || (word !== "--text" && matches(word)) ? [index] : [];
    });
}

;// CONCATENATED MODULE: ./src/tools/sed-guard.ts
/** One `p`, `d`, `q`, `=` or a plain `s///`, with addresses that are numbers. */
const HARMLESS_SCRIPT = /^((\d+|\$)(,(\d+|\$|\+\d+))?)?\s*([pdq=]|s([/|#,:@])(?:\\[^\n]|(?!\6)[^\\\n])*\6(?:\\[^\n]|(?!\6)[^\\\n])*\6[gpiI\d]*)$/;
const HARMLESS_OPTION = /^(-[nErsuz]+|--(quiet|silent|regexp-extended|null-data|separate|unbuffered|posix))$/;
/**
 * Indexes of the words that make sed more than a filter. It writes files (`-i`, `w`, `s///w`) and
 * runs commands (`e`, `s///e`), and its scripts are a language of their own: only the plainest pass
 * (https://www.gnu.org/software/sed/manual/sed.html#Other-Commands).
 */
function guardSed(words) {
    const options = [];
    const scripts = [];
    const operands = [];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? "";
        if (word === "-e" || word === "-ne" || word === "--expression") {
            index += 1;
            scripts.push(index);
        }
        else if (!word.startsWith("-") || word === "-")
            operands.push(index);
        else if (!HARMLESS_OPTION.test(word))
            options.push(index);
    }
    const all = scripts.length > 0 ? scripts : operands.slice(0, 1);
    const guarded = all.filter((index) => !HARMLESS_SCRIPT.test(words[index] ?? ""));
    return [...options, ...guarded];
}

;// CONCATENATED MODULE: ./src/tools/shell-guards.ts




/** Commands that run what their arguments say. */
const WRAPPERS = new Set([
    "eval exec command builtin source . trap coproc env xargs sudo doas su runuser timeout nohup time",
    "nice ionice chrt setsid stdbuf chroot unshare nsenter setpriv flock watch parallel script strace",
    "ltrace busybox toybox start-stop-daemon systemd-run awk gawk mawk nawk test [ [[ let",
].flatMap((line) => line.split(" ")));
const SHELLS = new Set("sh bash dash ash zsh ksh mksh fish csh tcsh rbash".split(" "));
/** A search that follows links reads wherever they point; `-r` alone does not. */
const guardLinks = guardOptions({ letters: "R", names: ["dereference-recursive"] });
const ARGUMENT_GUARDS = {
    git: guardGit,
    sed: guardSed,
    tar: guardTar,
    diff: guardDiff,
    find: (words) => indexesOf(words, (word) => FIND_GUARDED.has(word)),
    grep: guardLinks,
    egrep: guardLinks,
    fgrep: guardLinks,
    printf: (words) => indexesOf(words, (word) => word.startsWith("-v")),
    rg: guardOptions({ letters: "L", names: ["pre", "hostname-bin", "follow"] }),
    sort: guardOptions({ letters: "o", names: ["output", "compress-program", "files0-from"] }),
    wc: guardOptions({ letters: "", names: ["files0-from"] }),
    du: guardOptions({ letters: "", names: ["files0-from"] }),
    curl: guardOptions({
        letters: "oOJKTDc",
        names: "output output-dir remote-name remote-name-all remote-header-name config upload-file dump-header cookie-jar trace trace-ascii stderr libcurl etag-save hsts alt-svc".split(" "),
    }),
    wget: guardOptions({
        letters: "OoaeP",
        names: "output-document output-file append-output execute use-askpass directory-prefix config".split(" "),
    }),
};
/** What acts on the files that are found, and what follows links or a list of files out of the workspace. */
const FIND_GUARDED = new Set("-delete -exec -execdir -ok -okdir -fls -fprint -fprint0 -fprintf -L -follow -files0-from".split(" "));
/** What about a command a rule on its leading words could not have meant; undefined = nothing. */
function findGuard(argv) {
    const [program = "", ...words] = argv;
    const name = (0,external_node_path_.basename)(program);
    if (WRAPPERS.has(name))
        return { kind: "hides", indexes: [0] };
    const kind = SHELLS.has(name) ? "hides" : "argument";
    const guard = kind === "hides" ? guardShell : ARGUMENT_GUARDS[name];
    const indexes = guard?.(words).map((index) => index + 1) ?? [];
    return indexes.length > 0 ? { kind, indexes } : undefined;
}
const guardTarOptions = guardOptions({
    letters: "IFTh",
    names: "files-from dereference to-command checkpoint-action use-compress-program info-script new-volume-script rmt-command rsh-command".split(" "),
});
/** Tar's first word is a cluster of letters even without a dash. */
function guardTar(words) {
    const isCluster = /^[A-Za-z]*[IFTh]/.test(words[0] ?? "");
    return isCluster ? [0] : guardTarOptions(words);
}
const guardRecursion = guardOptions({ letters: "r", names: ["recursive"] });
/** A recursive diff follows links unless it is told not to. */
function guardDiff(words) {
    return words.includes("--no-dereference") ? [] : guardRecursion(words);
}
/** `-c` of a shell, also within `-lc`, after options that take a word, or with a plus sign. */
function guardShell(words) {
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? "";
        if (!/^[-+]./.test(word) || word === "--")
            return [];
        if (word.startsWith("--")) {
            if (/^--(command|init-command)/.test(word))
                return [index];
            if (/^--(rcfile|init-file)$/.test(word))
                index += 1;
        }
        else {
            if (/[cC]/.test(word))
                return [index];
            if (/[oO]$/.test(word))
                index += 1;
        }
    }
    return [];
}

// EXTERNAL MODULE: ./src/tools/tool.ts
var tool = __webpack_require__(59601);
;// CONCATENATED MODULE: ./src/tools/shell-rules.ts






/** Loads the parser; judging itself is synchronous, and looks up links in the workspace. */
async function loadCommandJudge(policy) {
    const parse = await loadCommandParser();
    return (command) => judgeCommand(parse(command), policy);
}
function judgeCommand(command, policy) {
    const { config } = policy;
    switch (command.kind) {
        case "invalid":
            return {
                approval: "blocked",
                reason: `The command cannot be run: ${command.because}. ${allowedSentence(config)}`,
                argv: null,
                effect: "external",
            };
        case "script":
            return {
                ...judgeByDefault(config, `No rule covers this: ${command.because}.`),
                argv: null,
                effect: "external",
            };
        case "simple":
            return judgeSimpleCommand(command.argv, policy);
    }
}
function judgeSimpleCommand(argv, policy) {
    const { config } = policy;
    const guard = findGuard(argv);
    const guards = [guard, findOutsideGuard(argv, policy.workspaceRoot)].filter((one) => one !== undefined);
    const rule = config.rules.find((one) => matches(one, argv) && guards.every((each) => holdsDespite(one, each)));
    const judged = rule ? judgeByRule(rule) : judgeWithoutRule({ argv, config, guard: guards[0] });
    // Reading somewhere else changes as little as reading here; whether it may is not said by the effect.
    const isHarmless = guard === undefined && isReadOnly(argv);
    const effect = rule?.effect ?? (isHarmless ? "none" : "external");
    return { ...tighten(judged, { argv, config }), argv, effect };
}
function findOutsideGuard(argv, workspaceRoot) {
    const indexes = guardOutside(argv, workspaceRoot);
    return indexes.length > 0 ? { kind: "outside", indexes } : undefined;
}
/** Word by word: the rule `git log` speaks for `git log -3`, not for `gitx` or `/tmp/git log`. */
function matches(rule, argv) {
    return rule.words.length > 0 && rule.words.every((word, index) => word === argv[index]);
}
/** A guarded command is judged as if the rule were absent, unless the rule spells the argument out. */
function holdsDespite(rule, guard) {
    if (rule.approval === "blocked")
        return true;
    // Whoever is asked sees where the path leads, so a rule that asks can speak for it.
    if (guard.kind === "outside" && rule.approval === "ask")
        return true;
    return guard.kind !== "hides" && guard.indexes.every((index) => index < rule.words.length);
}
function judgeByRule(rule) {
    const verb = { pre_approved: "is pre-approved", ask: "asks", blocked: "is blocked" };
    const reason = `It ${verb[rule.approval]} by the rule '${rule.words.join(" ")}'.`;
    return { approval: rule.approval, reason };
}
function judgeWithoutRule(options) {
    const { argv, config, guard } = options;
    if (guard !== undefined)
        return judgeByDefault(config, guardSentence(argv, guard));
    const why = `No rule matches '${argv[0]}'.`;
    if (config.default === "pre_approved") {
        return { approval: "pre_approved", reason: `${why} The worker's default pre-approves it.` };
    }
    return judgeByDefault(config, why);
}
function guardSentence(argv, { kind, indexes }) {
    const word = argv[Math.min(...indexes)];
    switch (kind) {
        case "hides":
            return `'${word}' runs what its arguments say, so no rule covers it.`;
        case "argument":
            return `'${word}' is an argument that no rule for '${argv[0]}' covers.`;
        case "outside":
            return `'${word}' may lead out of the workspace, where no rule for '${argv[0]}' covers it.`;
    }
}
/** For what no rule may pre-approve: the default decides, and asks at the least. */
function judgeByDefault(config, why) {
    if (config.default === undefined) {
        return {
            approval: "blocked",
            reason: `${why} There is no default. ${allowedSentence(config)}`,
        };
    }
    if (config.default === "blocked") {
        return { approval: "blocked", reason: `${why} The default blocks. ${allowedSentence(config)}` };
    }
    return { approval: "ask", reason: `${why} The worker's default lets it be asked for.` };
}
/** A rule that asks or blocks also holds when the program is named by its path: /bin/rm is rm. */
function tighten(judged, { argv, config }) {
    const [program = "", ...words] = argv;
    if (program === (0,external_node_path_.basename)(program))
        return judged;
    const byName = [(0,external_node_path_.basename)(program), ...words];
    const rule = config.rules.find((one) => matches(one, byName));
    if (rule === undefined || tool/* STRICTNESS */.th[rule.approval] <= tool/* STRICTNESS */.th[judged.approval])
        return judged;
    return judgeByRule(rule);
}
function allowedSentence(config) {
    const patterns = config.rules.filter((rule) => rule.approval !== "blocked");
    if (patterns.length === 0)
        return "No command is allowed by a rule.";
    const names = patterns.map((rule) => `'${rule.words.join(" ")}'`).join(", ");
    return `Allowed are single commands of plain words (no pipes, redirects, $ or wildcards) that begin with ${names}.`;
}

// EXTERNAL MODULE: ./src/tools/typed-tool.ts
var typed_tool = __webpack_require__(90410);
;// CONCATENATED MODULE: ./src/tools/shell.ts






const OUTPUT_LIMIT = 51_200;
const MIN_SECONDS = 1;
const MAX_SECONDS = 300;
const input = schemas.strictObject({
    command: schemas.string().min(1).describe("The command line, for bash"),
    timeout: schemas.number()
        .default(30)
        .describe(`Seconds until the command is stopped, ${MIN_SECONDS} to ${MAX_SECONDS}`),
});
/** The tool `shell`: commands in the workspace, by the rules of the worker. */
async function shellTools(options) {
    const { config, workspaceRoot: cwd, isolation } = options;
    const judge = await loadCommandJudge({ config, workspaceRoot: cwd });
    const environment = (0,scrub/* scrubEnvironment */.v)(options.environment, config.environment);
    const shell = (0,typed_tool/* typedTool */.X9)({
        name: "shell",
        description: "Run a command in the workspace root. Returns JSON {stdout, stderr, exit_code, truncated}. " +
            "Prefer single commands of plain words on paths inside of it: pipes, redirects, $ and wildcards " +
            "always need approval.",
        schema: input,
        effect: ({ command }) => judge(command).effect,
        judge: ({ command }) => {
            const { approval, reason } = judge(command);
            return { approval, reason };
        },
        preview: async ({ command }) => ({
            summary: `Execute: ${command}`,
            changes: [],
            argv: judge(command).argv,
        }),
        execute: async ({ command, timeout }, { signal }) => {
            const { approval, reason, argv } = judge(command);
            // Whoever calls has judged already; a command that no policy lets through never runs.
            if (approval === "blocked")
                return { status: "refused", content: reason };
            const timeoutSeconds = Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, timeout));
            const result = await (0,shell_process.runProcess)({
                command: argv ? { argv } : { script: command },
                cwd,
                environment,
                timeoutSeconds,
                signal,
                outputLimit: OUTPUT_LIMIT,
                isolation,
            });
            return outcomeOf(result, timeoutSeconds);
        },
    });
    return [shell];
}
function outcomeOf(result, timeoutSeconds) {
    switch (result.status) {
        case "exited":
            return report(shown(result), result.exitCode);
        case "timed_out": {
            const { stdout, stderr, truncated } = shown(result);
            const sentence = `Command timed out after ${timeoutSeconds} seconds`;
            const before = stderr === "" ? "" : `${stderr.trimEnd()}\n`;
            return report({ stdout, stderr: `${before}${sentence}`, truncated }, -1);
        }
        case "not_found":
            return report(complaint(`Command not found: ${result.name}`), 127);
        case "not_executable":
            return report(complaint(`Permission denied: ${result.name}`), 126);
        case "aborted":
            return (0,tool/* failed */.gz)("The command was stopped because the run is ending. It may have done its work in part.");
    }
}
function shown({ stdout, stderr, truncated }) {
    const mark = (text, isCut) => (isCut ? `${text}\n... (output truncated)` : text);
    return {
        stdout: mark(stdout, truncated.stdout),
        stderr: mark(stderr, truncated.stderr),
        truncated: truncated.stdout || truncated.stderr,
    };
}
function complaint(stderr) {
    return { stdout: "", stderr, truncated: false };
}
/** A command that fails is a result like any other: the model reads its exit code. */
function report({ stdout, stderr, truncated }, exitCode) {
    return (0,tool/* completed */.so)(JSON.stringify({ stdout, stderr, exit_code: exitCode, truncated }));
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


/***/ }),

/***/ 90410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ parseInput),
/* harmony export */   Vq: () => (/* binding */ jsonSchemaOf),
/* harmony export */   X9: () => (/* binding */ typedTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98439);

function typedTool(definition) {
    const { name, description, schema } = definition;
    return {
        name,
        description,
        inputSchema: jsonSchemaOf(schema),
        parse: (raw) => parseInput({ name, schema, raw }),
        effect: (input) => definition.effect(schema.parse(input)),
        judge: (input) => definition.judge(schema.parse(input)),
        preview: async (input, pending) => definition.preview(schema.parse(input), pending),
        execute: async (input, context) => definition.execute(schema.parse(input), context),
    };
}
/** What a model is told of a schema. */
function jsonSchemaOf(schema) {
    const { $schema: _, ...rest } = zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(schema, { io: "input" });
    return rest;
}
/** Validation with a sentence for the model. */
function parseInput(options) {
    const result = options.schema.safeParse(options.raw);
    if (result.success)
        return { ok: true, input: result.data };
    const sentences = result.error.issues.map((issue) => {
        const place = issue.path.length > 0 ? `'${issue.path.join(".")}': ` : "";
        return `${place}${issue.message}.`;
    });
    return { ok: false, message: `Invalid input for ${options.name}. ${sentences.join(" ")}` };
}


/***/ })

};
