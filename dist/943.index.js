export const id = 943;
export const ids = [943];
export const modules = {

/***/ 1050:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ terminalHolder),
/* harmony export */   b: () => (/* binding */ terminalEnded)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6469);




/**
 * This process as the holder of a lease. Its nonce names machine and process, so that a later command on the
 * same machine need not wait for a process that was killed.
 */
function terminalHolder() {
    const { nonce, ...holder } = (0,_runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .newHolder */ .l)(null, null);
    return { ...holder, nonce: `terminal-${machineId()}-${process.pid}-${nonce}` };
}
/** True when the holder was a process of this machine that no longer exists. */
async function terminalEnded({ nonce }) {
    const [, machine, id] = /^terminal-([0-9a-f]+)-(\d+)-/.exec(nonce) ?? [];
    if (id === undefined || machine !== machineId())
        return false;
    try {
        process.kill(Number(id), 0);
        return false;
    }
    catch (error) {
        return error.code === "ESRCH";
    }
}
/** Process ids mean something only inside one machine and one namespace of process ids (containers). */
function machineId() {
    let namespace = "";
    try {
        namespace = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)("/proc/self/ns/pid");
    }
    catch {
        // Not Linux: no namespaces.
    }
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()} ${namespace}`).digest("hex").slice(0, 12);
}


/***/ }),

/***/ 8314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wd: () => (/* binding */ isDirectory),
  b7: () => (/* binding */ openLocalProject),
  iZ: () => (/* binding */ relativePath)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./src/project/files.ts



const SKIPPED = new Set([".git", "node_modules"]);
const MISSING = new Set(["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"]);
const MAX_BYTES = 50 * 1024 * 1024;
/**
 * A folder on disk. Links that leave the folder, `.git` and `node_modules` do not exist in it.
 * `read` throws LlmDoError "project" for a file that is not UTF-8 or over 50 MiB.
 */
function diskFiles(root) {
    return {
        label: root,
        async list(directory) {
            const folder = await resolveInside(root, directory);
            if (folder === undefined || !(await (0,promises_.stat)(folder)).isDirectory())
                return [];
            const entries = await (0,promises_.readdir)(folder, { withFileTypes: true });
            const names = await Promise.all(entries.map((entry) => listedName(entry, { root, directory })));
            return names.filter((name) => name !== null).sort();
        },
        async read(path) {
            const file = await resolveInside(root, path);
            const found = file === undefined ? undefined : await (0,promises_.stat)(file);
            if (file === undefined || !found?.isFile())
                return undefined;
            if (found.size > MAX_BYTES) {
                throw new errors/* LlmDoError */.p(`"${path}" has ${found.size} bytes; at most ${MAX_BYTES} are read.`, {
                    code: "project",
                });
            }
            return decode(await (0,promises_.readFile)(file), path);
        },
    };
}
/** Files in memory, for tests and for projects that exist only in a journal. */
function memoryFiles(files, label = "memory") {
    const contents = new Map(Object.entries(files));
    return {
        label,
        async list(directory) {
            const segments = segmentsOf(directory);
            if (segments === null)
                return [];
            const prefix = segments.map((segment) => `${segment}/`).join("");
            const names = [...contents.keys()]
                .filter((path) => path.startsWith(prefix) && segmentsOf(path) !== null)
                .map((path) => path.slice(prefix.length).replace(/\/.*/, "/"));
            return [...new Set(names)].filter((name) => !SKIPPED.has(name.replace("/", ""))).sort();
        },
        async read(path) {
            const segments = segmentsOf(path);
            return segments === null ? undefined : contents.get(segments.join("/"));
        },
    };
}
/** The parts of a path inside the project, or null for a path that leaves it or is skipped. */
function segmentsOf(path) {
    if (path.startsWith("/") || path.includes("\0"))
        return null;
    const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
    const outside = segments.some((segment) => segment === ".." || SKIPPED.has(segment));
    return outside ? null : segments;
}
/** The real path of something that exists inside root, or undefined. */
async function resolveInside(root, path) {
    const segments = segmentsOf(path);
    if (segments === null)
        return undefined;
    try {
        const [real, base] = await Promise.all([(0,promises_.realpath)((0,external_node_path_.join)(root, ...segments)), (0,promises_.realpath)(root)]);
        const inside = real === base || real.startsWith(base.endsWith(external_node_path_.sep) ? base : base + external_node_path_.sep);
        const below = inside ? real.slice(base.length).split(external_node_path_.sep) : [];
        return inside && !below.some((segment) => SKIPPED.has(segment)) ? real : undefined;
    }
    catch (cause) {
        if (MISSING.has(cause.code ?? ""))
            return undefined;
        throw new errors/* LlmDoError */.p(`Cannot read "${path}": ${(0,errors/* messageOf */.b)(cause)}`, { code: "project", cause });
    }
}
async function listedName(entry, { root, directory }) {
    if (SKIPPED.has(entry.name))
        return null;
    if (entry.isDirectory())
        return `${entry.name}/`;
    if (entry.isFile())
        return entry.name;
    if (!entry.isSymbolicLink())
        return null;
    const target = await resolveInside(root, directory === "" ? entry.name : `${directory}/${entry.name}`);
    if (target === undefined)
        return null;
    const found = await (0,promises_.stat)(target);
    if (found.isDirectory())
        return `${entry.name}/`;
    return found.isFile() ? entry.name : null;
}
function decode(bytes, path) {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new errors/* LlmDoError */.p(`"${path}" is not UTF-8 text.`, { code: "project", cause });
    }
}

// EXTERNAL MODULE: ./src/project/layout.ts
var layout = __webpack_require__(6547);
// EXTERNAL MODULE: ./src/project/project.ts + 9 modules
var project = __webpack_require__(8279);
;// CONCATENATED MODULE: ./src/cli/local-project.ts






/**
 * Opens the project at `path`, relative to `directory`. Its files are named relative to `directory` in
 * messages, or to the project where that lies elsewhere. Throws LlmDoError "project" when there is none.
 */
async function openLocalProject(directory, path) {
    const absolute = realPath((0,external_node_path_.resolve)(directory, path));
    const inside = relativePath(directory, absolute);
    const root = inside !== null ? directory : absolute.endsWith(".worker") ? (0,external_node_path_.dirname)(absolute) : absolute;
    const files = diskFiles(root);
    const place = (0,external_node_path_.relative)(root, absolute).split(external_node_path_.sep).join("/") || ".";
    const { base } = await (0,layout/* locateProject */.m0)(files, place);
    return {
        project: await (0,project/* openProject */.U)(files, { path: place }),
        files,
        path: absolute,
        readFile: async (name) => (await files.read((0,layout/* joinPath */.uJ)(base, name))) ?? files.read(name),
    };
}
/** `path` as seen from `directory`, with forward slashes; "" for itself, null when it is not below. */
function relativePath(directory, path) {
    const between = (0,external_node_path_.relative)(directory, path);
    if (between === ".." || between.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.resolve)(between) === between)
        return null;
    return between.split(external_node_path_.sep).join("/");
}
function isDirectory(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch (cause) {
        throw new errors/* LlmDoError */.p(`There is no "${path}". Name an existing directory or .worker file.`, {
            code: "usage",
            cause,
        });
    }
}


/***/ }),

/***/ 3780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tk: () => (/* binding */ causeAt),
  QL: () => (/* binding */ openPlace),
  S9: () => (/* binding */ openRunGit),
  Ch: () => (/* binding */ openStore),
  B3: () => (/* binding */ workspaceOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/git.ts
var src_git = __webpack_require__(1243);
// EXTERNAL MODULE: ./src/runtime/git-store.ts + 2 modules
var git_store = __webpack_require__(2714);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/runtime/journal-segment.ts + 1 modules
var journal_segment = __webpack_require__(7217);
// EXTERNAL MODULE: ./src/runtime/store.ts
var store = __webpack_require__(4105);
// EXTERNAL MODULE: ./src/runtime/store-errors.ts
var store_errors = __webpack_require__(4933);
;// CONCATENATED MODULE: ./src/runtime/memory-store.ts




/** A store for tests and for runs outside a repository: it ends with the process. */
function memoryStore() {
    const runs = new Map();
    const threads = new Map();
    function write(before, batch) {
        // Refuses what git would refuse.
        (0,journal_segment/* encodeSegment */.ug)(batch.events, (text) => text);
        const after = {
            header: before.header,
            events: [...before.events, ...batch.events],
            overlay: batch.overlay ?? before.overlay,
            tip: (0,external_node_crypto_.randomUUID)(),
            finished: batch.finished === true,
        };
        runs.set(after.header.runId, copy(after));
        if (batch.thread !== undefined)
            index(batch.thread, after.header.runId);
        return after.tip;
    }
    function index(number, runId) {
        const ids = threads.get(number) ?? new Set();
        threads.set(number, ids.add(runId));
    }
    function idsWhere(finished) {
        return [...runs].filter(([, run]) => run.finished === finished).map(([id]) => id);
    }
    return {
        async create(header, batch) {
            const existing = runs.get(header.runId);
            if (existing)
                return { status: "moved", checkpoint: copy(existing) };
            const empty = { header, events: [], overlay: store/* EMPTY_OVERLAY */.h, tip: "", finished: false };
            return { status: "written", tip: write(empty, batch) };
        },
        async read(runId) {
            const run = runs.get(runId);
            return run && copy(run);
        },
        async append(runId, tip, batch) {
            const run = runs.get(runId);
            if (!run)
                throw (0,store_errors/* unknownRun */.i)(runId);
            if (run.tip !== tip || run.finished)
                return { status: "moved", checkpoint: copy(run) };
            return { status: "written", tip: write(run, batch) };
        },
        async tip(runId) {
            const run = runs.get(runId);
            return run?.finished ? undefined : run?.tip;
        },
        live: async () => idsWhere(false).sort(),
        done: async () => idsWhere(true).sort(),
        thread: async (number) => [...(threads.get(number) ?? [])].sort(),
    };
}
function copy(checkpoint) {
    return (0,journal_segment/* plainJson */.RU)(checkpoint, (text) => text);
}

// EXTERNAL MODULE: ./src/runtime/private-git.ts
var private_git = __webpack_require__(9842);
// EXTERNAL MODULE: ./src/runtime/redact.ts
var runtime_redact = __webpack_require__(5259);
// EXTERNAL MODULE: ./src/runtime/secrets.ts
var runtime_secrets = __webpack_require__(4205);
// EXTERNAL MODULE: ./src/cli/local-project.ts + 1 modules
var local_project = __webpack_require__(8314);
;// CONCATENATED MODULE: ./src/cli/place.ts











/** Looks at the directory that llm-do is run in. `keep: false`: nothing is written into its repository. */
async function openPlace(terminal, options) {
    const { directory, environment } = terminal;
    const secrets = (0,runtime_secrets/* secretsOf */.F)(environment);
    const redact = (0,runtime_redact/* createRedactor */.l)(secrets);
    const here = (0,src_git/* createGit */.l)({ directory, environment });
    const found = await here.run(["rev-parse", "--show-toplevel", "--absolute-git-dir"], {
        allowExitCodes: "any",
    });
    const [top, gitDirectory = null] = found.exitCode === 0 ? found.stdout.trimEnd().split("\n") : [undefined];
    const root = top === undefined ? directory : await (0,promises_.realpath)(top);
    const git = here.at({ directory: root });
    const head = top === undefined ? null : await answer(git, ["rev-parse", "--verify", "-q", "HEAD^{commit}"]);
    const branch = head && (await answer(git, ["symbolic-ref", "--short", "-q", "HEAD"]));
    const fleeting = !options.keep
        ? "it was started with --no-store"
        : top === undefined
            ? "this directory is in no git repository: `git init` and commit once, then start it again"
            : head === null
                ? "the repository has no commits yet: commit once, then start it again"
                : null;
    const store = fleeting === null ? (0,git_store/* gitStore */.O)({ git, remote: null, redact, secrets }) : memoryStore();
    return { store, fleeting, root, git, gitDirectory, head, branch, secrets, redact };
}
/** The place of commands about stored runs. Throws LlmDoError "usage" where no run can have been stored. */
async function openStore(terminal) {
    const place = await openPlace(terminal, { keep: true });
    if (place.fleeting === null)
        return place;
    const why = place.gitDirectory ? "has no commits yet" : "is in no git repository";
    throw new errors/* LlmDoError */.p(`"${terminal.directory}" ${why}, so it has no stored runs.`, {
        code: "usage",
    });
}
/**
 * A bare repository of ours for the time that a run is driven: beside the objects of the store, or outside
 * the repository when the run leaves nothing there.
 */
async function openRunGit(place, run) {
    const { root, gitDirectory, head, fleeting } = place;
    const { environment } = run;
    const stored = gitDirectory !== null && fleeting === null;
    const directory = stored
        ? (0,external_node_path_.join)(gitDirectory, "llm-do", run.id)
        : await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "llm-do-"));
    const objects = head === null ? null : await (0,private_git/* objectsOf */.i)(place.git, root);
    const git = await (0,private_git/* openPrivateGit */.q)({
        directory,
        environment,
        ...(objects ? { objects: { directory: objects, access: stored ? "write" : "read" } } : {}),
    });
    return { git, close: () => (0,promises_.rm)(directory, { recursive: true, force: true }) };
}
/** What is stored as the run's cause, with the workspace directory where it is not the top. */
function causeAt(place, directory) {
    const below = (0,local_project/* relativePath */.iZ)(place.root, directory);
    return below ? `terminal in ${below}` : "terminal";
}
/**
 * The workspace directory of a stored run. Throws LlmDoError "usage" for a run of the Action: its project is
 * pinned to a commit, and only GitHub can tell who may decide about it.
 */
function workspaceOf(place, run) {
    const match = /^terminal(?: in (.+))?$/s.exec(run.cause);
    if (match)
        return match[1] ? (0,external_node_path_.join)(place.root, match[1]) : place.root;
    throw new errors/* LlmDoError */.p(`Run ${run.id} was started by "${run.cause}" on GitHub, so it goes on there and not at a terminal.`, { code: "usage" });
}
async function answer(git, args) {
    const { stdout, exitCode } = await git.run(args, { allowExitCodes: "any" });
    return exitCode === 0 ? stdout.trim() || null : null;
}


/***/ }),

/***/ 6896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ requestPanel)
/* harmony export */ });
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1028);

/** Arguments that the diff of a tool shows already. */
const SHOWN_BY_DIFF = {
    write_file: ["path", "content"],
    edit_file: ["path", "old_text", "new_text"],
    delete_file: ["path"],
};
/** Everything that a decision binds, as a person reads it: nothing is cut, nothing can hide. */
function requestPanel(request, style) {
    const { id, chain, tool, reason, why, summary, digest } = request;
    const title = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${chain.join(" › ")} ▷ ${tool}`);
    const lines = [`${style("bold", `${id}  ${title}`)}  ${style("dim", digest)}`];
    if (request.kind === "outcome") {
        lines.push("This call was started, and nobody knows how it ended.");
    }
    else
        lines.push((0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(summary));
    if (why.trim() !== "")
        lines.push(...quoted(why));
    if (reason !== "")
        lines.push(style("dim", `Reason: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(reason)}`));
    lines.push("", ...displayed(request, style));
    return lines.join("\n");
}
function quoted(text) {
    return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text.trim())
        .split("\n")
        .map((line) => `> ${line}`);
}
function displayed(request, style) {
    const { display } = request;
    const lines = [];
    if (display.kind === "command") {
        lines.push(...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(display.text)
            .split("\n")
            .map((line) => `$ ${line}`));
    }
    else if (display.kind === "diff") {
        const diff = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(display.text).replace(/\n$/, "").split("\n");
        lines.push(...diff.map((line) => colored(line, style)));
    }
    const rest = restOfArguments(request);
    if (rest !== null)
        lines.push((0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(JSON.stringify(rest, null, 2)));
    return lines;
}
function colored(line, style) {
    if (/^(---|\+\+\+) /.test(line))
        return style("bold", line);
    if (line.startsWith("+"))
        return style("green", line);
    if (line.startsWith("-"))
        return style("red", line);
    return line.startsWith("@@") ? style("cyan", line) : line;
}
/** Null when the display shows every argument. */
function restOfArguments(request) {
    const { display, input, files, tool } = request;
    const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
    if (display.kind === "arguments" || display.text === "" || !isObject)
        return input;
    const rest = Object.entries(input).filter(([name, value]) => {
        if (display.kind === "command")
            return value !== display.text;
        if (!SHOWN_BY_DIFF[tool]?.includes(name))
            return true;
        // A path that was written another way than the file that it means is shown as it was written.
        return name === "path" && !files.some((file) => file.path === value);
    });
    return rest.length === 0 ? null : Object.fromEntries(rest);
}


/***/ }),

/***/ 8324:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showRun: () => (/* binding */ showRun)
});

// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(7456);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(1028);
;// CONCATENATED MODULE: ./src/cli/history.ts

const WIDTH = 100;
/** One line for what happened, or null for what only machines care about. */
function historyLine(event) {
    const text = describe(event);
    return text === null ? null : `${event.at.slice(0, 19).replace("T", " ")}  ${text}`;
}
function describe(event) {
    switch (event.type) {
        case "run_started":
            return "run started";
        case "lease_taken":
        case "lease_renewed":
        case "lease_released":
        case "comment_judged":
            return null;
        case "model_responded":
            return describeTurn(event);
        case "model_noted":
            return `note to the model: ${(0,cli_terminal/* oneLine */.TN)(event.text, WIDTH)}`;
        case "files_left_behind":
            return event.paths.length === 0 ? null : `not saved: ${(0,cli_terminal/* visible */.RK)(event.paths.join(", "))}`;
        case "tool_started":
            return `${(0,cli_terminal/* visible */.RK)(event.tool)} started${event.requestId ? ` (${event.requestId})` : ""}`;
        case "tool_completed":
            return describeResult(event);
        case "approval_requested": {
            const { id, chain, tool, summary } = event.request;
            return `${id} asked: ${(0,cli_terminal/* visible */.RK)([...chain, tool].join(" › "))}: ${(0,cli_terminal/* oneLine */.TN)(summary, WIDTH)}`;
        }
        case "approval_decided":
            return describeDecision(event);
        case "decision_revoked":
            return `${event.requestId} open again: ${(0,cli_terminal/* oneLine */.TN)(event.reason, WIDTH)}`;
        case "request_voided":
            return `${event.requestId} void: ${(0,cli_terminal/* oneLine */.TN)(event.reason, WIDTH)}`;
        case "run_cancelled":
            return `cancelled: ${(0,cli_terminal/* oneLine */.TN)(event.reason, WIDTH)}`;
        case "run_failed":
            return `failed: ${(0,cli_terminal/* oneLine */.TN)(event.message, WIDTH)}`;
        case "retry_requested":
            return "retry requested";
        case "run_finished":
            return event.status;
        case "published":
            return `published: ${event.subject}${event.url ? ` ${(0,cli_terminal/* visible */.RK)(event.url)}` : ""}`;
    }
}
function describeTurn(event) {
    const blocks = event.content;
    const calls = blocks.filter(({ type }) => type === "tool_use").map(({ name }) => `▷ ${name}`);
    const texts = blocks.filter(({ type }) => type === "text").map(({ text }) => String(text));
    const said = (0,cli_terminal/* oneLine */.TN)(texts.join(" "), WIDTH);
    return (0,cli_terminal/* visible */.RK)([`${event.worker}:`, said, ...calls].filter((part) => part !== "").join(" "));
}
const REFUSALS = {
    policy: "blocked by the worker's rules",
    mode: "refused by --reject-all",
    person: "denied",
    expiry: "expired",
};
function describeResult({ tool, content, isError, refusedBy }) {
    if (refusedBy)
        return `${(0,cli_terminal/* visible */.RK)(tool)} did not run: ${REFUSALS[refusedBy]}`;
    return `${(0,cli_terminal/* visible */.RK)(tool)} ${isError ? "failed" : "returned"}: ${(0,cli_terminal/* oneLine */.TN)(content, WIDTH)}`;
}
const DECISIONS = {
    approve: "approved",
    deny: "denied",
    retry: "to be run again",
    skip: "left as it is",
    done: "given a result",
};
function describeDecision(event) {
    const { requestId, decision, by, session, reason } = event;
    const who = by ? ` by ${(0,cli_terminal/* visible */.RK)(by.login)}` : " at the terminal";
    const scope = session ? " for the session" : "";
    return `${requestId} ${DECISIONS[decision]}${scope}${who}${reason ? `: ${(0,cli_terminal/* oneLine */.TN)(reason, WIDTH)}` : ""}`;
}

// EXTERNAL MODULE: ./src/cli/invocation.ts
var invocation = __webpack_require__(5230);
// EXTERNAL MODULE: ./src/cli/place.ts + 1 modules
var cli_place = __webpack_require__(3780);
// EXTERNAL MODULE: ./src/cli/request-panel.ts
var request_panel = __webpack_require__(6896);
// EXTERNAL MODULE: ./src/cli/stored-run.ts
var stored_run = __webpack_require__(4923);
;// CONCATENATED MODULE: ./src/cli/runs-show.ts







/** `llm-do runs show`: what a run is, what happened, what it waits for, what it cost. */
async function showRun({ terminal, flags, positionals }) {
    const place = await (0,cli_place/* openStore */.Ch)(terminal);
    const { journal } = await (0,stored_run/* openStoredRun */.v)(place, terminal, positionals[0]);
    if (flags.json)
        showToProgram(journal, terminal);
    else
        showToPerson(journal, terminal);
    return invocation/* EXIT */.d.done;
}
function showToProgram({ header, events, state }, terminal) {
    (0,cli_terminal/* printJson */.Q2)(terminal, { type: "header", header });
    for (const event of events)
        (0,cli_terminal/* printJson */.Q2)(terminal, { type: "event", event });
    (0,cli_terminal/* printJson */.Q2)(terminal, {
        type: "result",
        run: header.runId,
        status: (0,runtime_status/* statusOf */.c2)(state, terminal.now()),
        openRequests: (0,runtime_status/* openRequests */.js)(state).map(({ request }) => request),
        deniedCalls: (0,runtime_status/* deniedCalls */.TU)(state).length,
        usage: (0,runtime_status/* totalsOf */.vA)(state),
        result: state.finished?.result ?? null,
    });
}
function showToPerson({ header, events, state }, terminal) {
    const style = (format, text) => terminal.stdout.isTTY ? terminal.style(format, text) : text;
    const write = (line) => terminal.stdout.write(`${line}\n`);
    const input = typeof header.input === "string" ? header.input : JSON.stringify(header.input);
    write(`${style("bold", `Run ${header.runId}`)}  ${(0,runtime_status/* statusOf */.c2)(state, terminal.now())}`);
    write((0,cli_terminal/* visible */.RK)(`Worker ${header.worker} of ${header.projectPath || "."}, by ${header.cause}`));
    write(`Base ${header.baseCommit ?? "none"}`);
    write(`Input ${(0,cli_terminal/* visible */.RK)(input)}`);
    write("");
    for (const event of events) {
        const line = historyLine(event);
        if (line !== null)
            write(line);
    }
    for (const { request } of (0,runtime_status/* openRequests */.js)(state))
        write(`\n${(0,request_panel/* requestPanel */.K)(request, style)}`);
    const { turns, input: read, cacheRead, cacheWrite, output, cost } = (0,runtime_status/* totalsOf */.vA)(state);
    const price = cost === null ? "unknown cost" : `$${cost.toFixed(4)}`;
    write(`\n${(0,cli_terminal/* plural */.LS)(turns, "turn")}, ${read + cacheRead + cacheWrite} tokens in, ${output} out, ${price}`);
    if (state.failure)
        write(`\nFailed: ${(0,cli_terminal/* visible */.RK)(state.failure.message)}`);
    if (state.finished)
        (0,cli_terminal/* print */.yy)(terminal, `\n${state.finished.result}`);
}


/***/ }),

/***/ 4923:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ openStoredRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(943);
/* harmony import */ var _holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1050);



/** Opens the run whose id begins with `prefix`. Throws LlmDoError "usage" for none, or for several. */
async function openStoredRun(place, terminal, prefix) {
    const { store } = place;
    const id = await findId(store, prefix);
    const checkpoint = await store.read(id);
    if (!checkpoint)
        throw noRun(id);
    const { header, finished } = checkpoint;
    const holder = (0,_holder_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalHolder */ .Z)();
    const journal = new _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .Journal */ .C({ store, header, checkpoint, holder, now: terminal.now });
    return { journal, finished };
}
async function findId(store, prefix) {
    if (prefix === undefined || prefix === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p("Name a run by its id or the first characters of it: `llm-do runs list`.", {
            code: "usage",
        });
    }
    const ids = [...new Set([...(await store.live()), ...(await store.done())])];
    if (ids.includes(prefix))
        return prefix;
    const [id, ...others] = ids.filter((candidate) => candidate.startsWith(prefix));
    if (id === undefined)
        throw noRun(prefix);
    if (others.length === 0)
        return id;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`Several runs begin with "${prefix}": ${[id, ...others].join(", ")}. Write more characters.`, { code: "usage" });
}
function noRun(id) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`There is no run ${JSON.stringify(id)} in this repository. See \`llm-do runs list\`.`, { code: "usage" });
}


/***/ })

};
