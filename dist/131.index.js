export const id = 131;
export const ids = [131];
export const modules = {

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

/***/ 1131:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listRuns: () => (/* binding */ listRuns)
/* harmony export */ });
/* harmony import */ var _runtime_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9054);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7456);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5230);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3780);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1028);





/** `llm-do runs list`: live and finished runs, newest first. */
async function listRuns({ terminal, flags }) {
    const { store } = await (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .openStore */ .Ch)(terminal);
    const ids = new Set([...(await store.live()), ...(await store.done())]);
    const checkpoints = [];
    for (const id of ids) {
        const checkpoint = await store.read(id);
        if (checkpoint)
            checkpoints.push(checkpoint);
    }
    checkpoints.sort((a, b) => (a.header.createdAt < b.header.createdAt ? 1 : -1));
    const rows = checkpoints.map((checkpoint) => rowOf(checkpoint, terminal.now()));
    if (flags.json) {
        for (const row of rows)
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)(terminal, { type: "run", ...row });
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)(terminal, { type: "result", runs: rows.length });
        return _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.done;
    }
    if (rows.length === 0)
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, "No runs yet.");
    for (const { run, status, createdAt, worker, open, input } of rows) {
        const waits = open.length > 0 ? ` (${open.join(", ")})` : "";
        const when = createdAt.slice(0, 16).replace("T", " ");
        const columns = [run, when, `${status}${waits}`.padEnd(16), worker, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(input, 50)];
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(terminal, columns.join("  ").trimEnd());
    }
    return _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.done;
}
function rowOf({ header, events }, now) {
    const state = (0,_runtime_state_js__WEBPACK_IMPORTED_MODULE_0__/* .foldEvents */ .v0)(header, events);
    return {
        run: header.runId,
        status: (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(state, now),
        createdAt: header.createdAt,
        worker: header.worker,
        cause: header.cause,
        open: (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_4__/* .openRequests */ .js)(state).map(({ request }) => request.id),
        input: typeof header.input === "string" ? header.input : JSON.stringify(header.input),
    };
}


/***/ })

};
