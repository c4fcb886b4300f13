export const id = 4105;
export const ids = [4105];
export const modules = {

/***/ 93255:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ libraryFolders),
/* harmony export */   w: () => (/* binding */ workerFolders)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

/** LLM_DO_PATH, by default `~/.llm-do/workers`: where workers are found by name. */
function workerFolders(environment) {
    return foldersOf(environment, { variable: "LLM_DO_PATH", below: ".llm-do/workers" });
}
/** LLM_DO_LIBS, by default `~/.llm-do/libs`. The first is where libraries are installed. */
function libraryFolders(environment) {
    return foldersOf(environment, { variable: "LLM_DO_LIBS", below: ".llm-do/libs" });
}
function foldersOf(environment, { variable, below }) {
    const home = environment.HOME || environment.USERPROFILE;
    const written = environment[variable];
    if (!written)
        return home ? [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(home, below)] : [];
    const folders = written.split(process.platform === "win32" ? ";" : ":");
    return folders
        .filter((folder) => folder !== "")
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(home && /^~(\/|$)/.test(folder) ? home + folder.slice(1) : folder));
}


/***/ }),

/***/ 5585:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b7: () => (/* binding */ openLocalProject),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   wd: () => (/* binding */ isDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83916);
/* harmony import */ var _project_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83930);
/* harmony import */ var _project_layout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96547);
/* harmony import */ var _runtime_code_directory_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28549);
/* harmony import */ var _runtime_open_project_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16684);
/* harmony import */ var _environment_folders_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93255);








/**
 * Opens the project at `path`, relative to `directory`. Its files are named relative to `directory` in
 * messages, or to the project where that lies elsewhere. Throws LlmDoError "project" when there is none.
 */
async function openLocalProject(directory, path, opened = {}) {
    const named = (opened.files ?? []).map((file) => realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, file)));
    const absolute = named.length > 0 ? sharedFolder(named) : realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, path));
    const inside = relativePath(directory, absolute);
    const root = inside !== null ? directory : folderOf(absolute);
    const files = (0,_project_files_js__WEBPACK_IMPORTED_MODULE_3__/* .diskFiles */ .T)(root);
    const inRoot = (place) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, place).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") || ".";
    const { environment = {}, set = [], variables = {}, libraries = [], entry } = opened;
    const project = await (0,_runtime_open_project_js__WEBPACK_IMPORTED_MODULE_6__/* .openProjectOf */ .D)(files, {
        path: inRoot(absolute),
        named: named.map(inRoot),
        entry,
        set,
        variables,
        searchPath: (0,_environment_folders_js__WEBPACK_IMPORTED_MODULE_7__/* .workerFolders */ .w)(environment).filter(isDirectory).map(_project_files_js__WEBPACK_IMPORTED_MODULE_3__/* .diskFiles */ .T),
        libraries: async (base) => {
            const { localLibraries } = await __webpack_require__.e(/* import() */ 1543).then(__webpack_require__.bind(__webpack_require__, 91543));
            const paths = libraries.map((library) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory, library));
            return localLibraries({ files, base, environment, paths });
        },
        start: () => ({
            environment,
            workspace: directory,
            codeDirectory: (0,_runtime_code_directory_js__WEBPACK_IMPORTED_MODULE_5__/* .codeDirectories */ .n)(),
            isolation: async () => (await __webpack_require__.e(/* import() */ 6672).then(__webpack_require__.bind(__webpack_require__, 54291))).detectIsolation(),
        }),
    });
    return {
        project,
        files,
        base: project.base,
        path: absolute,
        readFile: async (name) => (await files.read((0,_project_layout_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(project.base, name))) ?? files.read(name),
    };
}
/** `path` as seen from `directory`, with forward slashes; "" for itself, null when it is not below. */
function relativePath(directory, path) {
    const between = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, path);
    if (between === ".." || between.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(between) === between)
        return null;
    return between.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
}
function isDirectory(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
/** A worker in the directory form is called what its folder is called, so that has to be in sight. */
function folderOf(path) {
    if (path.endsWith(".py"))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if (!path.endsWith(".worker"))
        return path;
    return path.endsWith(`${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}worker.worker`) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
}
/** The deepest folder that all files are in. */
function sharedFolder(files) {
    return files.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname).reduce((shared, folder) => {
        let common = shared;
        while (relativePath(common, folder) === null)
            common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common);
        return common;
    });
}
function realPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LlmDoError */ .pW(`There is no "${path}". Name an existing directory or .worker file.`, {
            code: "usage",
            cause,
        });
    }
}


/***/ }),

/***/ 14105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ workspaceOf),
/* harmony export */   Ch: () => (/* binding */ openStore),
/* harmony export */   QL: () => (/* binding */ openPlace),
/* harmony export */   S9: () => (/* binding */ openRunGit),
/* harmony export */   tk: () => (/* binding */ causeAt)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83916);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71243);
/* harmony import */ var _runtime_git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48192);
/* harmony import */ var _runtime_private_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59842);
/* harmony import */ var _runtime_redact_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55259);
/* harmony import */ var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44205);
/* harmony import */ var _local_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5585);










/** Looks at the directory that llm-do is run in. `keep: false`: nothing is written into its repository. */
async function openPlace(terminal, options) {
    const { directory, environment } = terminal;
    const secrets = (0,_runtime_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .secretsOf */ .F)(environment);
    const redact = (0,_runtime_redact_js__WEBPACK_IMPORTED_MODULE_9__/* .createRedactor */ .l)(secrets);
    const here = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .createGit */ .l)({ directory, environment });
    // One process for all that is asked: starting git is most of what it costs.
    const questions = ["--show-toplevel", "--absolute-git-dir", "--git-path", "objects"];
    const asked = ["rev-parse", ...questions, "HEAD", "--symbolic-full-name", "HEAD"];
    const { stdout } = await here.run(asked, { allowExitCodes: "any" });
    // Without a commit git answers the first three and fails on the rest; outside a repository on all.
    const [top, gitDirectory = null, objectPath = "", tip = "", ref = ""] = stdout === "" ? [undefined] : stdout.trimEnd().split("\n");
    const root = top === undefined ? directory : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(top);
    const git = here.at({ directory: root });
    const head = /^[0-9a-f]{40,64}$/.test(tip) ? tip : null;
    const branch = ref.startsWith("refs/heads/") ? ref.slice("refs/heads/".length) : null;
    const fleeting = !options.keep
        ? "it was started with --no-store"
        : top === undefined
            ? "this directory is in no git repository: `git init` and commit once, then start it again"
            : head === null
                ? "the repository has no commits yet: commit once, then start it again"
                : null;
    const store = fleeting === null
        ? (0,_runtime_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .gitStore */ .O)({ git, remote: null, redact, secrets })
        : (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9967), __webpack_require__.e(9689)]).then(__webpack_require__.bind(__webpack_require__, 79689))).memoryStore();
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, objectPath);
    return { store, fleeting, root, git, gitDirectory, objects, head, branch, secrets, redact };
}
/** The place of commands about stored runs. Throws LlmDoError "usage" where no run can have been stored. */
async function openStore(terminal) {
    const place = await openPlace(terminal, { keep: true });
    if (place.fleeting === null)
        return place;
    const why = place.gitDirectory ? "has no commits yet" : "is in no git repository";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .LlmDoError */ .pW(`"${terminal.directory}" ${why}, so it has no stored runs.`, {
        code: "usage",
    });
}
/**
 * A bare repository of ours for the time that a run is driven: beside the objects of the store, or outside
 * the repository when the run leaves nothing there.
 */
async function openRunGit(place, run) {
    const { gitDirectory, head, fleeting } = place;
    const { environment } = run;
    const stored = gitDirectory !== null && fleeting === null;
    const directory = stored
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, "llm-do", run.id)
        : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "llm-do-"));
    const git = await (0,_runtime_private_git_js__WEBPACK_IMPORTED_MODULE_6__/* .openPrivateGit */ .q)({
        directory,
        environment,
        ...(head === null
            ? {}
            : { objects: { directory: place.objects, access: stored ? "write" : "read" } }),
    });
    // A git process that was cut off may still write for a moment.
    const patient = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
    return { git, close: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, patient) };
}
/** What is stored as the run's cause, with the workspace directory where it is not the top. */
function causeAt(place, directory) {
    const below = (0,_local_project_js__WEBPACK_IMPORTED_MODULE_7__/* .relativePath */ .iZ)(place.root, directory);
    return below ? `terminal in ${below}` : "terminal";
}
/**
 * The workspace directory of a stored run. Throws LlmDoError "usage" for a run of the Action: its project is
 * pinned to a commit, and only GitHub can tell who may decide about it.
 */
function workspaceOf(place, run) {
    const match = /^terminal(?: in (.+))?$/s.exec(run.cause);
    if (match)
        return match[1] ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.root, match[1]) : place.root;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .LlmDoError */ .pW(`Run ${run.id} was started by "${run.cause}" on GitHub, so it goes on there and not at a terminal.`, { code: "usage" });
}


/***/ }),

/***/ 48192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gitStore)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14043);
/* harmony import */ var _secret_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55490);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14933);





/** Milliseconds before each try of a push whose outcome is not a lost race. */
const TRIES = [0, 250, 1000, 4000];
/** Runs as commits under `<prefix>runs/<id>`, `<prefix>done/<id>` and `<prefix>threads/<number>/<id>`. */
function gitStore(options) {
    return new GitStore(options);
}
class GitStore {
    #git;
    #refs;
    #prefix;
    #redact;
    #scan;
    constructor(options) {
        const { git, remote } = options;
        this.#git = git;
        this.#prefix = checkedPrefix(options.prefix ?? "refs/llm-do/");
        this.#refs = remote ? (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteRefs */ .dM)(git, remote.url) : (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .localRefs */ .S3)(git);
        this.#redact = options.redact ?? ((text) => text);
        this.#scan = (0,_secret_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .secretScan */ .C)(options.secrets ?? []);
    }
    async create(header, batch) {
        const { runId } = header;
        const { live, done } = this.#namesOf(runId);
        const existing = await this.#locate(runId);
        if (existing)
            return this.#moved(runId, existing);
        const { writeFirst } = await checkpoints();
        const commit = await writeFirst(this.#git, header, this.#writing(runId, batch));
        const first = { ref: batch.finished ? done : live, to: commit, expected: null };
        const updates = [first, ...this.#threadUpdates({ runId, batch, commit })];
        const result = await this.#settle({ runId, commit, before: null, updates });
        return result.status === "written" ? this.#withdrawIfDone(runId, commit) : result;
    }
    async read(runId) {
        const location = await this.#locate(runId);
        return location && this.#load(runId, location);
    }
    async append(runId, tip, batch) {
        const { live, done } = this.#namesOf(runId);
        if (!(await exists(this.#git, tip))) {
            const now = await this.#locate(runId);
            if (!now)
                throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownRun */ .i)(runId);
            if (now.tip !== tip)
                return this.#moved(runId, now);
        }
        const { writeNext } = await checkpoints();
        const commit = await writeNext(this.#git, tip, this.#writing(runId, batch));
        const next = batch.finished
            ? [
                { ref: done, to: commit, expected: null },
                { ref: live, to: null, expected: tip },
            ]
            : [{ ref: live, to: commit, expected: tip }];
        const updates = [...next, ...this.#threadUpdates({ runId, batch, commit })];
        return this.#settle({ runId, commit, before: tip, updates });
    }
    async tip(runId) {
        const { live } = this.#namesOf(runId);
        return (await this.#refs.fetch([live])).get(live);
    }
    live() {
        return this.#idsBelow(`${this.#prefix}runs/`);
    }
    done() {
        return this.#idsBelow(`${this.#prefix}done/`);
    }
    thread(number) {
        return this.#idsBelow(`${this.#prefix}threads/${number}/`);
    }
    #writing(runId, batch) {
        return { runId, batch, redact: this.#redact, scan: this.#scan };
    }
    async #locate(runId) {
        const { live, done } = this.#namesOf(runId);
        // A run that is being moved may be missing from both while the server lists them; it cannot move twice.
        for (let look = 0; look < 2; look += 1) {
            const found = await this.#refs.fetch([live, done]);
            const finished = found.has(done);
            const tip = found.get(done) ?? found.get(live);
            if (tip !== undefined)
                return { tip, finished };
        }
        return undefined;
    }
    async #load(runId, { tip, finished }) {
        const { readCheckpoint } = await checkpoints();
        return { ...(await readCheckpoint(this.#git, { tip, runId })), finished };
    }
    async #moved(runId, location) {
        return { status: "moved", checkpoint: await this.#load(runId, location) };
    }
    /** Believes the refs, not the answer of the push: that may be lost, or come from a proxy. */
    async #settle({ runId, commit, before, updates }) {
        let message = "";
        for (const wait of TRIES) {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait);
            const outcome = await this.#refs.swap(updates);
            if (outcome.status === "applied")
                return { status: "written", tip: commit };
            const now = await this.#locate(runId);
            if (now && (await holds(this.#git, now.tip, commit))) {
                return { status: "written", tip: commit };
            }
            if (now && (now.tip !== before || now.finished))
                return this.#moved(runId, now);
            if (!now && before !== null)
                throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownRun */ .i)(runId);
            if (outcome.cause === "permission")
                (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .throwIfForbidden */ .h4)(outcome.message);
            if (outcome.cause === "server")
                throw refusedByServer(this.#prefix, outcome.message);
            message = outcome.message;
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`The state of run "${runId}" could not be stored after ${TRIES.length} tries: ${message}`, { code: "store" });
    }
    /** A run that was created and finished elsewhere between our look and our push is not started again. */
    async #withdrawIfDone(runId, commit) {
        const { live, done } = this.#namesOf(runId);
        const tip = (await this.#refs.fetch([done])).get(done);
        if (tip === undefined || tip === commit)
            return { status: "written", tip: commit };
        await this.#refs.swap([{ ref: live, to: null, expected: commit }]);
        return this.#moved(runId, { tip, finished: true });
    }
    /** Only this run writes the entry, and it always points into the run's history: no lease needed. */
    #threadUpdates(update) {
        const { runId, batch, commit } = update;
        if (batch.thread === undefined)
            return [];
        const ref = `${this.#prefix}threads/${batch.thread}/${runId}`;
        return [{ ref, to: commit, expected: "any" }];
    }
    #namesOf(runId) {
        return namesOf(this.#prefix, runId);
    }
    async #idsBelow(folder) {
        return (await this.#refs.list(folder)).map((ref) => ref.slice(folder.length)).sort();
    }
}
/** With the first checkpoint, not before: the schemas that it is read by are no small thing to load. */
function checkpoints() {
    return Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9967), __webpack_require__.e(4313)]).then(__webpack_require__.bind(__webpack_require__, 54313));
}
function namesOf(prefix, runId) {
    if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(runId)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`"${runId}" is not the id of a run: ids are made of letters, digits, "-" and "_".`, { code: "usage" });
    }
    return { live: `${prefix}runs/${runId}`, done: `${prefix}done/${runId}` };
}
async function holds(git, tip, commit) {
    const args = ["merge-base", "--is-ancestor", commit, tip];
    return (await git.run(args, { allowExitCodes: [1] })).exitCode === 0;
}
async function exists(git, commit) {
    const args = ["cat-file", "-e", `${commit}^{commit}`];
    return (await git.run(args, { allowExitCodes: "any" })).exitCode === 0;
}
function checkedPrefix(prefix) {
    if (/^refs\/(?:[A-Za-z0-9_-]+\/)+$/.test(prefix))
        return prefix;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`state-ref-prefix "${prefix}" is not a ref prefix: it starts with "refs/" and ends with "/", like "refs/llm-do/" or "refs/heads/llm-do/state/".`, { code: "usage" });
}
function refusedByServer(prefix, message) {
    const advice = prefix.startsWith("refs/heads/")
        ? "Check the rules for branches in the repository's settings."
        : 'If it does not accept refs under that name, set the input state-ref-prefix to "refs/heads/llm-do/state/".';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`The server refused to store the run under "${prefix}": ${message.slice(-1000)}\n${advice}`, { code: "store" });
}


/***/ }),

/***/ 55259:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45256);

/** What stands where a secret was. */
const MASK = "***";
/**
 * Removes known secrets from text, also in base64, URL and hexadecimal form (security.md "Secrets"). One
 * place: whatever the model, the journal or a page gets has passed here.
 */
function createRedactor(secrets) {
    // Longest first: a short form inside a longer one would leave its ends behind.
    const forms = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .e)(secrets);
    return (text) => forms.reduce((clean, form) => clean.replaceAll(form, MASK), text);
}


/***/ }),

/***/ 45256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ secretForms)
/* harmony export */ });
/** Shorter values are words: masking or refusing "main" would stop every run. */
const SHORTEST_SECRET = 8;
/**
 * Every text that gives a secret away: the value, hexadecimal, URL-encoded, inside JSON, and base64 at each
 * of the three byte offsets that it can have inside a longer encoded text. Longest first.
 */
function secretForms(secrets) {
    const forms = new Set();
    for (const secret of secrets) {
        if (secret.length < SHORTEST_SECRET)
            continue;
        for (const form of formsOf(secret))
            forms.add(form);
    }
    return [...forms].sort((a, b) => b.length - a.length);
}
function formsOf(secret) {
    const bytes = Buffer.from(secret, "utf8");
    const hex = bytes.toString("hex");
    return [
        secret,
        encodeURIComponent(secret.toWellFormed()),
        JSON.stringify(secret).slice(1, -1),
        hex,
        hex.toUpperCase(),
        ...[0, 1, 2].flatMap((offset) => base64At(bytes, offset)),
    ];
}
/** The base64 digits that hold bits of the secret alone: the others differ from text to text. */
function base64At(bytes, offset) {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const core = padded.slice(start, end);
    return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
}


/***/ }),

/***/ 55490:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ secretScan)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45256);

const KEY_FORMATS = [
    ["an Anthropic key", /\bsk-ant-[A-Za-z0-9_-]{20,}/],
    ["a GitHub token", /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})/],
    ["an AWS access key", /\bAKIA[0-9A-Z]{16}\b/],
    ["a Slack token", /\bxox[abprs]-[0-9A-Za-z-]{20,}/],
    // The heading alone is a word in many a document; with a body it is a key.
    [
        "a private key",
        /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----(?:\s|\\[rn])+[A-Za-z0-9+/=:,\- ]{16,}/,
    ],
];
/** Looks for these values (8 characters or more), for their encoded forms, and for well-known key formats. */
function secretScan(secrets) {
    const needles = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .e)(secrets);
    const findKnown = (content) => needles.some((needle) => content.includes(needle)) ? "the value of a secret" : null;
    return {
        findKnown,
        find: (content) => findKnown(content) ?? findFormat(content),
    };
}
function findFormat(content) {
    const text = content.toString("latin1");
    return KEY_FORMATS.find(([, format]) => format.test(text))?.[0] ?? null;
}


/***/ }),

/***/ 44205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf)
/* harmony export */ });
/** Shorter values are words, not secrets: masking them would only shred the text. */
const SHORTEST = 8;
/** What must never be stored or shown: the values given, and whatever the environment holds under a name that says so. */
function secretsOf(environment, given = []) {
    const named = Object.entries(environment)
        .filter(([name]) => /TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|(?:^|_|-)KEY$/i.test(name))
        .map(([, value]) => value);
    return [...new Set([...named, ...given])].filter((value) => typeof value === "string" && value.length >= SHORTEST);
}


/***/ }),

/***/ 14933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ unknownRun),
/* harmony export */   q: () => (/* binding */ corrupt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);

/** The one sentence for everything in a checkpoint that we cannot have written. */
function corrupt(place, cause) {
    const detail = cause instanceof Error ? ` (${cause.message.slice(0, 500)})` : "";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`The state of this run is damaged: ${place} was changed by something else than llm-do${detail}. The run cannot go on; cancel it and start it again.`, { code: "store", cause });
}
function unknownRun(runId) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`The state of run "${runId}" is gone: something deleted it. The run cannot go on; start it again.`, { code: "store" });
}


/***/ })

};
