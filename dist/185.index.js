export const id = 185;
export const ids = [185];
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

/***/ 4937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ recordDecision),
/* harmony export */   S: () => (/* binding */ refusalSentence)
/* harmony export */ });
/* harmony import */ var _runtime_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9742);
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(943);


/** Saves what the same function decides that judges comments, on whatever state the write lands on. */
async function recordDecision(journal, spoken, now) {
    let verdict;
    try {
        await journal.flush({
            subject: subjectOf(spoken),
            tail: (state) => {
                const open = [...state.requests.values()].filter(({ status }) => status.kind === "open");
                const command = {
                    by: null,
                    source: { kind: "terminal" },
                    threadId: null,
                    authority: { status: "allowed" },
                    verb: spoken.verb,
                    targets: spoken.targets,
                    implied: open.length === 1 ? (open[0]?.request.id ?? null) : null,
                    reachable: new Set(state.requests.keys()),
                    reason: spoken.reason ?? null,
                    session: spoken.session ?? false,
                    ...(spoken.result === undefined ? {} : { result: spoken.result }),
                };
                // Requests are shown whole at a terminal: no approval needs the digest.
                const facts = { now: now(), cut: new Set() };
                const decided = (0,_runtime_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decide */ .L)(state, [{ kind: "command", ...command }], facts);
                verdict = decided.verdicts[0];
                return decided.append;
            },
        });
    }
    catch (error) {
        if (!(error instanceof _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .LeaseLost */ .V))
            throw error;
        return { status: "refused", because: "run_over", detail: "finished", instead: null };
    }
    return verdict ?? { status: "recorded", requests: [] };
}
function subjectOf({ verb, targets }) {
    if (targets === "all")
        return `${verb} all at the terminal`;
    return [verb, ...targets.map(({ id }) => id), "at the terminal"].join(" ");
}
/** Why a decision was not recorded, and the command that would work. */
function refusalSentence(verdict, runId) {
    const { detail } = verdict;
    const next = verdict.instead ? ` Try: ${commandOf(verdict.instead, runId)}` : "";
    return `${reasonOf(verdict.because, detail)}${next}`;
}
function reasonOf(because, detail) {
    switch (because) {
        case "unknown_request":
            return detail === "all"
                ? "The run has no open request."
                : `The run has no request ${JSON.stringify(detail)} that can be decided.`;
        case "needs_id":
            return detail === ""
                ? "The run has no open request."
                : `Several requests are open: name one of ${detail}, or --all.`;
        case "wrong_digest":
            return `The digest does not belong to ${detail}: it is not the request that you saw.`;
        case "wrong_verb":
            return `${detail} is another kind of question.`;
        case "already_decided":
            return `${detail} is decided already.`;
        case "already_started":
            return `The call of ${detail} has started already.`;
        case "expired":
            return `${detail} has expired; \`llm-do runs resume\` tells the model.`;
        case "run_over":
            return `The run is over: ${detail}.`;
        default:
            return `That is not possible here (${because}: ${detail}).`;
    }
}
/** `/approve A1` in the words of the command line. */
function commandOf(line, runId) {
    const [verb = "", ...words] = line.replace(/^\//, "").split(" ");
    return `llm-do runs ${[verb, runId, ...words].join(" ")}`;
}


/***/ }),

/***/ 9216:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ takeLease),
/* harmony export */   b: () => (/* binding */ leaseSecondsOf)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _runtime_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7834);
/* harmony import */ var _holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1050);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1028);




/** Takes the run's lease where there is something to drive, waiting for a holder that may be gone. */
async function takeLease(journal, here) {
    const { place, terminal } = here;
    const leaseSeconds = leaseSecondsOf(terminal);
    let waiting = false;
    return (0,_runtime_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .acquireLease */ .ZZ)(journal, {
        store: place.store,
        holderEnded: _holder_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalEnded */ .b,
        sleep: async (seconds) => {
            if (!waiting) {
                (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Another process seems to drive run ${journal.header.runId}; waiting for it…`);
            }
            waiting = true;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(seconds * 1000);
        },
        now: terminal.now,
        ...(leaseSeconds === undefined ? {} : { leaseSeconds }),
    });
}
/** Undefined = the protocol's. */
function leaseSecondsOf({ environment }) {
    const seconds = Number(environment.LLM_DO_LEASE_SECONDS);
    return seconds > 0 ? seconds : undefined;
}


/***/ }),

/***/ 9742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide)
/* harmony export */ });
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9054);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7456);


/**
 * The one place where it is decided what incoming words and events do to a run. Pure: the Action, the
 * terminal and a simulator get the same answer for the same state, words and facts (design §2).
 */
function decide(state, incoming, facts) {
    const after = structuredClone(state);
    const append = [];
    const verdicts = [];
    for (const item of incoming) {
        const { bodies, verdict } = react(after, item, facts);
        if (verdict)
            verdicts.push(verdict);
        for (const body of bodies) {
            append.push(body);
            (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .applyEvent */ .Z8)(after, { ...body, at: facts.now.toISOString() });
        }
    }
    const effects = [];
    if ((0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWork */ .OJ)(after, facts.now))
        effects.push("drive");
    if (append.length > 0)
        effects.push("publish");
    return { append, verdicts, effects };
}
function react(state, item, facts) {
    switch (item.kind) {
        case "command":
            return reactToCommand(state, item, facts);
        case "closed":
            if (state.finished || state.cancelled)
                return silent();
            return silent({ type: "run_cancelled", by: item.by, reason: item.reason, source: null });
        case "retry":
            return state.failure ? silent({ type: "retry_requested", by: item.by }) : silent();
        case "request_changed": {
            const status = state.requests.get(item.requestId)?.status.kind;
            if (status !== "open" && status !== "decided")
                return silent();
            return silent({ type: "request_voided", requestId: item.requestId, reason: item.reason });
        }
    }
}
function silent(...bodies) {
    return { bodies, verdict: null };
}
function reactToCommand(state, command, facts) {
    const { authority, source } = command;
    if (source.kind === "comment" && state.judged.has(source.commentId))
        return silent();
    if (authority.status === "refused") {
        return judged(command, { ...authority, status: "refused" });
    }
    switch (command.verb) {
        case "status":
        case "help":
            return judged(command, { status: "answered", with: command.verb });
        case "unavailable":
            return judged(command, refusal("not_available", command.reason ?? "", null));
        case "cancel":
            return cancel(state, command);
        case "retry":
            if (state.failure && (command.targets === "all" || command.targets.length === 0)) {
                const retry = { type: "retry_requested", by: command.by };
                return recorded(command, [retry], []);
            }
            return decideRequests(state, command, facts);
        default:
            return decideRequests(state, command, facts);
    }
}
function cancel(state, command) {
    if (state.finished || state.cancelled) {
        return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
    }
    const cancelled = {
        type: "run_cancelled",
        by: command.by,
        reason: command.reason ?? `cancelled by ${command.by?.login ?? "the terminal"}`,
        source: command.source,
    };
    return recorded(command, [cancelled], []);
}
/** All targets of a command or none: a command that is half wrong does nothing. */
function decideRequests(state, command, facts) {
    if (state.finished || state.cancelled) {
        return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
    }
    const targets = targetsOf(state, command, facts);
    if (!Array.isArray(targets))
        return judged(command, targets);
    const decisions = [];
    for (const target of targets) {
        const checked = check(state, { command, target, facts });
        if ("because" in checked)
            return judged(command, checked);
        decisions.push({
            type: "approval_decided",
            requestId: target.id,
            digest: checked.request.digest,
            decision: command.verb,
            by: command.by,
            source: command.source,
            reason: command.reason,
            ...(command.result === undefined ? {} : { result: command.result }),
            session: command.session,
        });
    }
    const requests = targets.map((target) => target.id);
    return recorded(command, decisions, requests);
}
function targetsOf(state, command, facts) {
    const open = reachableOpen(state, command);
    const line = lineFor(command, open[0], facts);
    if (command.targets === "all") {
        if (open.length > 0)
            return open.map(({ request }) => ({ id: request.id, digest: null }));
        return refusal("unknown_request", "all", null);
    }
    if (command.targets.length > 0)
        return command.targets;
    if (command.implied)
        return [{ id: command.implied, digest: null }];
    return refusal("needs_id", open.map(({ request }) => request.id).join(", "), line);
}
function reachableOpen(state, command) {
    return (0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .openRequests */ .js)(state).filter(({ request }) => command.reachable.has(request.id));
}
/** A line that would work on that request, with its digest where an approval must name it. */
function lineFor(command, item, facts) {
    if (!item)
        return null;
    const { id, digest } = item.request;
    const exact = command.verb === "approve" && facts.cut.has(id);
    return `/${command.verb} ${id}${exact ? `@${digest}` : ""}`;
}
/** The facts that keep one decision from counting; each with the line that would work. */
function check(state, asked) {
    const { command, target, facts } = asked;
    const request = state.requests.get(target.id);
    const next = lineFor(command, reachableOpen(state, command)[0], facts);
    if (!request || !command.reachable.has(target.id) || request.status.kind === "voided") {
        return refusal("unknown_request", target.id, next);
    }
    const outcome = request.request.kind === "outcome";
    if (outcome !== ["retry", "skip", "done"].includes(command.verb)) {
        return refusal("wrong_verb", target.id, `/${outcome ? "retry" : "approve"} ${target.id}`);
    }
    if (request.status.kind === "completed" || request.status.kind === "started") {
        return refusal("already_started", target.id, next);
    }
    if ((0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpired */ ._d)(request, facts.now))
        return refusal("expired", target.id, null);
    const overrules = command.verb === "deny" && request.decision?.decision !== "deny";
    if (request.status.kind === "decided" && !overrules) {
        return refusal("already_decided", target.id, next);
    }
    const { digest } = request.request;
    const exact = `/${command.verb} ${target.id}@${digest}`;
    if (target.digest && !digest.startsWith(target.digest)) {
        return refusal("wrong_digest", target.id, exact);
    }
    if (command.verb === "approve" && facts.cut.has(target.id) && !target.digest) {
        return refusal("needs_digest", target.id, exact);
    }
    return request;
}
/** The verdict is an event where there is a comment to answer; a terminal is answered at once. */
function judged(command, verdict) {
    if (command.source.kind !== "comment")
        return { bodies: [], verdict };
    const body = {
        type: "comment_judged",
        commentId: command.source.commentId,
        threadId: command.threadId,
        by: command.by?.login ?? "",
        verdict,
    };
    return { bodies: [body], verdict };
}
function recorded(command, bodies, requests) {
    const reaction = judged(command, { status: "recorded", requests });
    return { ...reaction, bodies: [...bodies, ...reaction.bodies] };
}
function refusal(because, detail, instead) {
    return { status: "refused", because, detail, instead };
}


/***/ }),

/***/ 7834:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ RENEW_SECONDS),
/* harmony export */   ZZ: () => (/* binding */ acquireLease),
/* harmony export */   wL: () => (/* binding */ releaseLease)
/* harmony export */ });
/* unused harmony exports LEASE_SECONDS, mayTakeLease */
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(943);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7456);


/** A tip that has not moved for this long, as the waiting VM itself saw it, has no living holder. */
const LEASE_SECONDS = 90;
/** A living holder moves the tip at least this often: three chances before anybody takes over. */
const RENEW_SECONDS = 30;
/** Whether this process may drive the run now. Pure: the same answer on every VM with the same facts. */
function mayTakeLease(state, us, facts) {
    const { holder } = state;
    if (!holder || holder.nonce === us.nonce)
        return true;
    // An attempt of the same workflow run has replaced the one before it.
    const superseded = holder.workflowRun !== null &&
        holder.workflowRun === us.workflowRun &&
        (holder.attempt ?? 0) < (us.attempt ?? 0);
    return superseded || facts.holderEnded || facts.stillSeconds >= facts.leaseSeconds;
}
/**
 * Takes the lease, or waits until it is clear that somebody alive has it. Whoever's append lands last
 * drives: a holder that releases looks for work in the same write.
 */
async function acquireLease(journal, options) {
    try {
        return await waitForLease(journal, options);
    }
    catch (error) {
        // The run ended between two looks at it.
        if (error instanceof _journal_js__WEBPACK_IMPORTED_MODULE_0__/* .LeaseLost */ .V)
            return "idle";
        throw error;
    }
}
async function waitForLease(journal, options) {
    const leaseSeconds = options.leaseSeconds ?? LEASE_SECONDS;
    const pollSeconds = Math.max(0.1, Math.min(5, leaseSeconds / 10));
    const seenTip = journal.tip;
    const seenHolder = journal.state.holder;
    const holderEnded = seenHolder !== null &&
        seenHolder.nonce !== journal.holder.nonce &&
        (await options.holderEnded(seenHolder));
    for (let stillSeconds = 0;; stillSeconds += pollSeconds) {
        const { state } = journal;
        if (!state.holder && !(options.wanted?.(state) ?? (0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWork */ .OJ)(state, options.now())))
            return "idle";
        if (mayTakeLease(journal.state, journal.holder, { stillSeconds, holderEnded, leaseSeconds })) {
            return (await tryTake(journal)) ? "taken" : "theirs";
        }
        await options.sleep(pollSeconds);
        const tip = await options.store.tip(journal.header.runId);
        if (tip === undefined)
            return "idle";
        if (tip === seenTip)
            continue;
        await journal.refresh();
        const holder = journal.state.holder;
        // The holder wrote after us, so its state includes what we appended.
        if (holder && holder.nonce !== journal.holder.nonce)
            return "theirs";
    }
}
async function tryTake(journal) {
    const expected = journal.state.holder?.nonce ?? null;
    await journal.flush({
        subject: "lease taken",
        tail: (state) => {
            // A finished run too: its result may not be published yet.
            const free = state.holder === null || state.holder.nonce === expected;
            return free ? [{ type: "lease_taken", holder: journal.holder }] : [];
        },
    });
    return journal.holdsLease;
}
/**
 * Gives the lease back, unless work arrived meanwhile: then the answer is false and the holder goes on.
 */
async function releaseLease(journal, options) {
    let released = false;
    await journal.flush({
        subject: options.subject,
        ...(options.partial === undefined ? {} : { partial: options.partial }),
        ...(options.finished === undefined ? {} : { finished: options.finished }),
        ...(options.thread === undefined ? {} : { thread: options.thread }),
        tail: (state) => {
            released = options.force === true || !(0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWork */ .OJ)(state, options.now());
            return released ? [{ type: "lease_released", nonce: journal.holder.nonce }] : [];
        },
    });
    return released;
}


/***/ })

};
