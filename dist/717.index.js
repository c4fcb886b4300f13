export const id = 717;
export const ids = [717];
export const modules = {

/***/ 5479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ driveRun),
/* harmony export */   Z: () => (/* binding */ resumeRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _project_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7226);
/* harmony import */ var _runtime_drive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8650);
/* harmony import */ var _runtime_lease_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7834);
/* harmony import */ var _runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8706);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7456);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6017);
/* harmony import */ var _vm_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5780);








/** Drives a live run if there is something to drive and nobody alive does. */
async function resumeRun(session, journal) {
    const answer = await (0,_runtime_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .acquireLease */ .ZZ)(journal, {
        store: session.store,
        wanted: (state) => isUnpublished(state) || (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_6__/* .hasWork */ .OJ)(state, session.now()),
        holderEnded: (holder) => holderEnded(session, holder),
        sleep: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
        now: session.now,
        ...(session.leaseSeconds === undefined ? {} : { leaseSeconds: session.leaseSeconds }),
    });
    if (answer !== "taken") {
        session.log.info(answer === "theirs"
            ? `Run ${journal.header.runId} is driven by another job, which sees this event's decisions.`
            : `Run ${journal.header.runId} has nothing to do.`);
        return { journal, outcome: null, problems: [] };
    }
    return driveRun(session, journal);
}
/** Drives a run whose lease this job holds, to its end or to the next wait. */
async function driveRun(session, journal) {
    const problems = { messages: [] };
    // What speaks to people is loaded when there is something to say.
    const publishOutcome = async (outcome) => {
        const { publish } = await Promise.all(/* import() */[__webpack_require__.e(6969), __webpack_require__.e(1667), __webpack_require__.e(4212)]).then(__webpack_require__.bind(__webpack_require__, 4212));
        return publish(session, journal, { outcome, problems });
    };
    let prepared;
    try {
        prepared = await prepare(session, journal);
    }
    catch (error) {
        // A run that nothing was saved of is simply not started.
        if (journal.tip === null)
            throw error;
        const outcome = await stop(session, journal, error);
        await publishOutcome(outcome);
        await (0,_runtime_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseLease */ .wL)(journal, { now: session.now, subject: "failed", force: true });
        return { journal, outcome, problems: problems.messages };
    }
    for (const warning of prepared.warnings)
        session.log.warning(warning);
    const outcome = await (0,_runtime_drive_js__WEBPACK_IMPORTED_MODULE_1__/* .drive */ .r)(prepared.run, {
        publish: publishOutcome,
        ...(session.leaseSeconds === undefined ? {} : { renewSeconds: session.leaseSeconds / 3 }),
    });
    if (outcome.status === "interrupted" && outcome.reason === "time") {
        await continueElsewhere(session, journal);
    }
    return { journal, outcome, problems: problems.messages };
}
/** The machine could not be made ready: the run says why and waits for `/retry`. */
async function stop(session, journal, error) {
    if (session.signal.aborted) {
        return { status: "interrupted", reason: "signal", message: "the job was ended" };
    }
    const message = session.redact((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(error));
    const code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p ? error.code : "defect";
    await journal.flush({
        subject: `failed: ${message.split("\n")[0]?.slice(0, 120)}`,
        tail: () => [{ type: "run_failed", code, message }],
    });
    return { status: "failed", code, message };
}
/** This job's time is over, not the run's: one dispatch starts the next job (design §2). */
async function continueElsewhere(session, journal) {
    try {
        await session.github.rest("POST /repos/{owner}/{repo}/dispatches", {
            event_type: "llm-do",
            client_payload: { run: journal.header.runId },
        });
    }
    catch (error) {
        session.log.warning(`The next job could not be started (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(error)}); the next event or schedule goes on.`);
    }
}
async function prepare(session, journal) {
    const { header } = journal;
    const { runner, repository, environment } = session;
    const root = await (0,_vm_js__WEBPACK_IMPORTED_MODULE_5__/* .takeWorkspace */ .ZB)(repository, runner);
    const makeCheckout = async () => {
        if (!header.baseCommit)
            return;
        await (0,_vm_js__WEBPACK_IMPORTED_MODULE_5__/* .checkOut */ .b$)(repository, { root, commit: header.baseCommit, environment });
    };
    // Without an earlier checkout the objects of the project come with ours.
    if (!(0,_vm_js__WEBPACK_IMPORTED_MODULE_5__/* .hasCheckout */ .tp)(root))
        await makeCheckout();
    const pinned = { commit: header.projectCommit ?? runner.sha, path: header.projectPath };
    const { project, readFile } = await (0,_vm_js__WEBPACK_IMPORTED_MODULE_5__/* .projectAt */ .t9)(repository, pinned);
    const current = session.policyCommit;
    const currentProject = current !== pinned.commit
        ? (await (0,_vm_js__WEBPACK_IMPORTED_MODULE_5__/* .projectAt */ .t9)(repository, { ...pinned, commit: current })).project
        : null;
    const machine = (0,_runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareMachine */ .P)({
        journal,
        project,
        currentProject,
        root,
        git: session.git,
        checkOut: async () => {
            await makeCheckout();
            await (0,_vm_js__WEBPACK_IMPORTED_MODULE_5__/* .deepen */ .gN)(repository, { root, history: project.manifest.history, environment });
        },
        filesInPlace: false,
        environment,
        isolation: session.isolation,
        models: {
            anthropicApiKey: session.inputs.anthropicApiKey ?? undefined,
            anthropicBaseUrl: environment.ANTHROPIC_BASE_URL,
            openaiApiKey: session.inputs.openaiApiKey ?? undefined,
            openaiBaseUrl: session.inputs.openaiBaseUrl ?? undefined,
        },
        readProjectFile: readFile,
        defaultModel: session.defaultModel,
        secrets: session.secrets,
        redact: session.redact,
        confirm: async (requests) => {
            const { confirmDecisions } = await __webpack_require__.e(/* import() */ 7651).then(__webpack_require__.bind(__webpack_require__, 7651));
            return confirmDecisions(session, journal, requests);
        },
        finalCall: (workspace) => protectedCall(session, journal, workspace),
        now: session.now,
        signal: session.signal,
    });
    return { ...machine, warnings: project.warnings.map((problem) => (0,_project_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .renderProblem */ .yM)(problem)) };
}
/** Files that decide what later runs may do are part of the result only with an approval that names them. */
async function protectedCall(session, journal, workspace) {
    const { baseCommit } = journal.header;
    if (!baseCommit || session.inputs.changes === "none")
        return null;
    const overlay = await workspace.exclusive(() => workspace.snapshot());
    if (overlay.files.length === 0 && overlay.deleted.length === 0)
        return null;
    const [{ protectedChanges }, { approvedFiles }, { publishInput, publishTool }] = await Promise.all([
        __webpack_require__.e(/* import() */ 6793).then(__webpack_require__.bind(__webpack_require__, 6793)),
        Promise.all(/* import() */[__webpack_require__.e(6969), __webpack_require__.e(1667)]).then(__webpack_require__.bind(__webpack_require__, 1667)),
        Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(8559)]).then(__webpack_require__.bind(__webpack_require__, 8559)),
    ]);
    const paths = protectedChanges({ overlay, approved: approvedFiles(journal.state) });
    if (paths.length === 0)
        return null;
    return {
        tool: publishTool({ git: session.git, base: baseCommit, overlay }),
        input: publishInput(overlay, paths),
    };
}
/** A request that waits on a page which never showed it: an earlier job died between saving and posting. */
function isUnpublished(state) {
    return [...state.requests.values()].some((item) => item.status.kind === "open" && !(0,_published_js__WEBPACK_IMPORTED_MODULE_4__/* .findPublished */ .e2)(state, "request", (0,_published_js__WEBPACK_IMPORTED_MODULE_4__/* .questionOf */ .YH)(item)));
}
/** Asks the API whether the job that holds a lease has ended; without `actions: read` nobody knows. */
async function holderEnded(session, holder) {
    if (!holder.workflowRun)
        return false;
    try {
        const run = await session.github.rest("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { run_id: Number(holder.workflowRun) });
        return run.status === "completed" || run.run_attempt > (holder.attempt ?? 1);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 4329:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ renderMarker),
/* harmony export */   gY: () => (/* binding */ parseMarker),
/* harmony export */   rr: () => (/* binding */ bodyDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const FIELDS = ["run", "request", "digest", "reply"];
const VALUE = /^[\w.:=+/-]{1,200}$/;
function renderMarker(marker) {
    // Ids never hold a space or ">", so a value cannot end the HTML comment; anything else is left out.
    const fields = FIELDS.flatMap((name) => {
        const value = marker[name];
        return value !== undefined && VALUE.test(value) ? [`${name}=${value}`] : [];
    });
    return `<!-- llm-do ${fields.join(" ")} -->`;
}
/** The marker in the last line of a body; text above it, whoever wrote it, is not looked at. */
function parseMarker(body) {
    const last = normalised(body).split("\n").at(-1) ?? "";
    const match = /^<!-- llm-do ((?:[a-z]+=[^\s=][^\s]*)(?: [a-z]+=[^\s]+)*) -->$/.exec(last);
    if (match === null)
        return undefined;
    const fields = new Map();
    for (const field of (match[1] ?? "").split(" ")) {
        const at = field.indexOf("=");
        const [name, value] = [field.slice(0, at), field.slice(at + 1)];
        if (fields.has(name) || !VALUE.test(value))
            return undefined;
        fields.set(name, value);
    }
    const run = fields.get("run");
    if (run === undefined)
        return undefined;
    const [request, digest, reply] = [
        fields.get("request"),
        fields.get("digest"),
        fields.get("reply"),
    ];
    return {
        run,
        ...(request === undefined ? {} : { request }),
        ...(digest === undefined ? {} : { digest }),
        ...(reply === undefined ? {} : { reply }),
    };
}
/** sha256 of a body, the same before and after GitHub normalised its line ends and its end. */
function bodyDigest(body) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(normalised(body)).digest("hex");
}
function normalised(body) {
    return body.replaceAll("\r\n", "\n").trimEnd();
}


/***/ }),

/***/ 7400:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ openJournals)
/* harmony export */ });
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(943);

/** The journals of these runs, oldest first; runs that do not exist are left out. */
async function openJournals(session, runIds) {
    const opened = [];
    for (const runId of runIds) {
        const checkpoint = await session.store.read(runId);
        if (!checkpoint)
            continue;
        const { store, holder, now } = session;
        const journal = new _runtime_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .Journal */ .C({ store, header: checkpoint.header, checkpoint, holder, now });
        opened.push({ journal, finished: checkpoint.finished });
    }
    return opened.sort((a, b) => (a.journal.header.createdAt < b.journal.header.createdAt ? -1 : 1));
}


/***/ }),

/***/ 6017:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ changedSince),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   e2: () => (/* binding */ findPublished),
/* harmony export */   pE: () => (/* binding */ findByMarker),
/* harmony export */   uu: () => (/* binding */ threadOf),
/* harmony export */   vm: () => (/* binding */ commentOf)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4329);

/** A request's comment is one per question: an outcome question has the id of the call's request. */
function questionOf({ request }) {
    return `${request.id}@${request.digest}`;
}
function findPublished(state, subject, of) {
    return state.published.findLast((event) => event.subject === subject && event.of === of);
}
/** The pull request or issue that carries the run's requests: its context, or what it opened itself. */
function threadOf(state) {
    if (state.header.thread)
        return state.header.thread;
    const opened = state.published.findLast(({ subject }) => subject === "run_pull_request" || subject === "run_issue");
    if (!opened || opened.number === null)
        return null;
    const kind = opened.subject === "run_issue" ? "issue" : "pull_request";
    return { number: opened.number, kind };
}
/** The bot's comment that shows a request, as GitHub has it now. */
function commentOf(facts, published) {
    return facts.comments.find((comment) => comment.id === published.nodeId);
}
/** Ours by author and marker: what a lost answer left behind is adopted instead of posted again. */
function findByMarker(facts, wanted) {
    return facts.comments.find((comment) => {
        if (!comment.mine)
            return false;
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMarker */ .gY)(comment.body);
        if (!marker || marker.run !== wanted.run)
            return false;
        if (wanted.reply !== undefined)
            return "reply" in marker && marker.reply === wanted.reply;
        return ("request" in marker &&
            marker.request === wanted.request?.id &&
            marker.digest === wanted.request?.digest);
    });
}
/** Why the comment that shows a request is no longer what we posted; null = it is (security.md "Binding"). */
function changedSince(facts, published) {
    const comment = commentOf(facts, published);
    if (!comment)
        return "the comment that showed it was deleted";
    if (!comment.mine)
        return "the comment that shows it is not by this bot";
    if (comment.edited || (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .bodyDigest */ .rr)(comment.body) !== published.digest) {
        return "the comment that showed it was edited";
    }
    return null;
}


/***/ }),

/***/ 5780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b$: () => (/* binding */ checkOut),
  gN: () => (/* binding */ deepen),
  tp: () => (/* binding */ hasCheckout),
  h_: () => (/* binding */ openRepository),
  t9: () => (/* binding */ projectAt),
  ZB: () => (/* binding */ takeWorkspace)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/git.ts
var src_git = __webpack_require__(1243);
// EXTERNAL MODULE: ./src/project/layout.ts
var layout = __webpack_require__(6547);
// EXTERNAL MODULE: ./src/project/project.ts + 9 modules
var project_project = __webpack_require__(660);
// EXTERNAL MODULE: ./src/runtime/git-objects.ts
var git_objects = __webpack_require__(853);
;// CONCATENATED MODULE: ./src/runtime/git-files.ts


const SKIPPED = "node_modules";
/** As Linux: https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const MOST_LINKS = 40;
/**
 * The author's files as of a commit. Links that leave the folder and `node_modules` do not exist in it.
 * Throws LlmDoError "store" when the commit is not there, "project" for a file that is not UTF-8.
 */
function gitFiles(options) {
    const { git, commit, path } = options;
    const folder = path
        .split("/")
        .filter((part) => part !== "" && part !== ".")
        .join("/");
    let loading;
    const load = () => {
        loading ??= loadCommit(options, folder);
        return loading;
    };
    return {
        label: `${folder === "" ? "" : `"${folder}" of `}commit ${commit.slice(0, 7)}`,
        async list(directory) {
            const tree = await load();
            const place = resolvePath(tree, directory);
            const names = place === undefined ? [] : [...(tree.folders.get(place) ?? [])];
            return names.flatMap((name) => listedName(tree, place ?? "", name)).sort();
        },
        async read(file) {
            const tree = await load();
            const oid = tree.blobs.get(resolvePath(tree, file) ?? "");
            if (oid === undefined)
                return undefined;
            const content = tree.contents.get(oid) ?? (await (0,git_objects/* readObjects */.$)(git, [oid])).get(oid);
            return content && decode(content, file);
        },
    };
}
async function loadCommit(options, folder) {
    const { git, commit, likely = [], fetch } = options;
    const load = async () => {
        const ahead = (0,git_objects/* readObjects */.$)(git, likely.map((path) => `${commit}:${path}`));
        const [tree, contents] = await Promise.all([loadTree(git, commit, folder), ahead]);
        return { ...tree, contents };
    };
    try {
        return await load();
    }
    catch (error) {
        if (!fetch)
            throw error;
        await fetch();
        return load();
    }
}
async function loadTree(git, commit, folder) {
    const prefix = folder === "" ? "" : `${folder}/`;
    const entries = await (0,git_objects/* listTree */.n)(git, commit, prefix === "" ? {} : { path: prefix });
    const inside = entries
        .map((entry) => ({ ...entry, path: entry.path.slice(prefix.length) }))
        .filter(({ type, path }) => type === "blob" && !path.split("/").includes(SKIPPED));
    const links = inside.filter(({ mode }) => mode === "120000");
    const targets = await (0,git_objects/* readObjects */.$)(git, [...new Set(links.map(({ oid }) => oid))]);
    const folders = new Map([["", new Set()]]);
    for (const { path } of inside)
        addToFolders(folders, path);
    return {
        blobs: new Map(inside.filter(({ mode }) => mode !== "120000").map(({ path, oid }) => [path, oid])),
        links: new Map(links.map(({ path, oid }) => [path, String(targets.get(oid))])),
        folders,
    };
}
function addToFolders(folders, path) {
    let folder = "";
    for (const part of path.split("/").slice(0, -1)) {
        folders.get(folder)?.add(`${part}/`);
        folder = folder === "" ? part : `${folder}/${part}`;
        if (!folders.has(folder))
            folders.set(folder, new Set());
    }
    folders.get(folder)?.add(path.slice(path.lastIndexOf("/") + 1));
}
/** A link is listed as what it points to; one that points nowhere in the project is not. */
function listedName(tree, folder, name) {
    const path = folder === "" ? name : `${folder}/${name}`;
    if (!tree.links.has(path))
        return [name];
    const target = resolvePath(tree, path);
    if (target === undefined)
        return [];
    if (tree.folders.has(target))
        return [`${name}/`];
    return tree.blobs.has(target) ? [name] : [];
}
/** The path without links, `.` and `..`, or undefined when it leaves the project or goes in circles. */
function resolvePath(tree, path) {
    if (path.split("/").includes("..") || path.includes("\0"))
        return undefined;
    const ahead = path.split("/");
    if (ahead[0] === "" && ahead.length > 1)
        return undefined;
    const done = [];
    let links = 0;
    for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
        if (part === "" || part === ".")
            continue;
        if (part === "..") {
            if (done.pop() === undefined)
                return undefined;
            continue;
        }
        done.push(part);
        const target = tree.links.get(done.join("/"));
        if (target === undefined)
            continue;
        links += 1;
        if (links > MOST_LINKS || target.startsWith("/"))
            return undefined;
        done.pop();
        ahead.unshift(...target.split("/"));
    }
    return done.join("/");
}
function decode(bytes, path) {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new errors/* LlmDoError */.p(`"${path}" is not UTF-8 text.`, { code: "project", cause });
    }
}

// EXTERNAL MODULE: ./src/runtime/git-refs.ts
var git_refs = __webpack_require__(6424);
;// CONCATENATED MODULE: ./src/runtime/materialize.ts




/**
 * Makes `root` a checkout of `commit`, detached, in a repository of its own so that tools can run `git log`.
 * A checkout that is at the commit is used as it is; one that is elsewhere is moved, and files that git does
 * not know stay. No credentials are left behind. Throws LlmDoError "store" when git refuses.
 */
async function materialize(options) {
    const { root, commit } = options;
    await (0,promises_.mkdir)(root, { recursive: true });
    const fetching = options.git.at({
        directory: await (0,promises_.realpath)(root),
        gitDirectory: undefined,
        workTree: undefined,
        indexFile: undefined,
        objectDirectory: undefined,
    });
    // A checkout may start filters that the repository's configuration names.
    const git = fetching.at({ credentials: undefined });
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, ".git"))) {
        await git.run(["init", "--quiet", "--template=", "--initial-branch=main"]);
    }
    if ((await headOf(git)) === commit)
        return;
    if (!(await hasCommit(git, commit)))
        await fetchCommit(fetching, options);
    await git.run(["checkout", "--quiet", "--detach", commit, "--"]);
}
async function headOf(git) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    return (await git.run(args, { allowExitCodes: "any" })).stdout.trim();
}
async function hasCommit(git, commit) {
    const args = ["cat-file", "-e", `${commit}^{commit}`];
    return (await git.run(args, { allowExitCodes: "any" })).exitCode === 0;
}
async function fetchCommit(git, options) {
    const { commit, remote, depth = 1 } = options;
    if (!remote) {
        throw new errors/* LlmDoError */.p(`Commit ${commit} is not in the repository at "${options.root}". Fetch it, or check out with a deeper history.`, { code: "store" });
    }
    const history = depth === "full" ? await wholeHistory(git) : [`--depth=${depth}`];
    const flags = ["--quiet", "--no-tags", "--no-write-fetch-head", ...history];
    await git.run(["fetch", ...flags, remote.url, commit], { timeoutSeconds: 1800 });
}
async function wholeHistory(git) {
    const { stdout } = await git.run(["rev-parse", "--is-shallow-repository"]);
    return stdout.trim() === "true" ? ["--unshallow"] : [];
}

// EXTERNAL MODULE: ./src/runtime/private-git.ts
var private_git = __webpack_require__(9842);
;// CONCATENATED MODULE: ./src/github/vm.ts











/** The repository that states and branches are made in: outside the workspace, gone with the VM. */
async function openRepository(runner, options) {
    const directory = (0,external_node_path_.join)(runner.temporary, `llm-do-${options.nonce}`);
    const credentials = { serverUrl: runner.serverUrl, token: options.token };
    const { environment } = options;
    const objects = (0,external_node_path_.join)(runner.workspace, ".git", "objects");
    const git = await (0,private_git/* openPrivateGit */.q)({
        directory,
        environment,
        credentials,
        // An earlier checkout step has fetched what we need already.
        ...((0,external_node_fs_.existsSync)(objects) ? { objects: { directory: objects, access: "read" } } : {}),
    });
    const remote = { url: `${runner.serverUrl}/${runner.owner}/${runner.repository}.git` };
    const made = { checkouts: new Map(), projects: new Map() };
    return { git, remote, directory, credentials, made, used: [] };
}
/** The job's workspace for its first run; a later one must not see what an earlier one left behind. */
async function takeWorkspace(repository, runner) {
    const { used, directory } = repository;
    const root = used.length === 0 ? runner.workspace : `${directory}-workspace-${used.length}`;
    used.push(root);
    await (0,promises_.mkdir)(root, { recursive: true });
    return root;
}
function hasCheckout(root) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, ".git"));
}
/**
 * Makes the workspace a checkout of `commit` and lets the private repository read its objects. An existing
 * checkout at that commit is used as it is, whatever its depth.
 */
function checkOut(repository, options) {
    const { checkouts } = repository.made;
    const key = `${options.commit} ${options.root}`;
    const made = checkouts.get(key) ?? makeCheckout(repository, options);
    checkouts.set(key, made);
    return made;
}
async function makeCheckout(repository, options) {
    const { root, commit, environment } = options;
    const { credentials, remote, directory } = repository;
    const plain = (0,src_git/* createGit */.l)({ directory: root, environment, credentials });
    try {
        await materialize({ root, commit, git: plain, remote });
    }
    catch (error) {
        throw /^git fetch /.test((0,errors/* messageOf */.b)(error)) ? notFetched(commit, error) : error;
    }
    const objects = await (0,private_git/* objectsOf */.i)(plain, root);
    await (0,private_git/* openPrivateGit */.q)({
        directory,
        environment,
        credentials,
        objects: { directory: objects, access: "read" },
    });
}
/** `history:` of the manifest, for workers that read the log. */
async function deepen(repository, options) {
    const { root, history, environment } = options;
    if (history === 1 || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, ".git", "shallow")))
        return;
    const git = (0,src_git/* createGit */.l)({ directory: root, environment, credentials: repository.credentials });
    const depth = history === "full" ? ["--unshallow"] : [`--depth=${history}`];
    const { stdout } = await git.run(["rev-parse", "HEAD"]);
    await git.run([
        "fetch",
        "--quiet",
        "--no-write-fetch-head",
        ...depth,
        "--tags",
        repository.remote.url,
        stdout.trim(),
    ]);
}
/** The project as a trusted commit has it, read from git: nothing in the workspace can change it. */
function projectAt(repository, place) {
    const { projects } = repository.made;
    const key = `${place.commit} ${place.path}`;
    const read = projects.get(key) ?? readProject(repository, place);
    projects.set(key, read);
    return read;
}
async function readProject(repository, place) {
    const files = gitFiles({
        git: repository.git,
        commit: place.commit,
        path: "",
        likely: likelyFiles(place.path),
        // An earlier checkout, or the fetch of another commit, may have brought it.
        fetch: () => vm_fetchCommit(repository, place.commit),
    });
    const project = await (0,project_project/* openProject */.U)(files, { path: place.path });
    const { base } = await (0,layout/* locateProject */.m0)(files, place.path);
    return {
        project,
        readFile: async (path) => (await files.read((0,layout/* joinPath */.uJ)(base, path))) ?? files.read(path),
    };
}
/** Read together with the list of files: an entry worker is in one of few places. */
function likelyFiles(path) {
    if (path.endsWith(".worker"))
        return [path];
    const names = ["main.worker", "project.yaml"];
    return ["", ".llm-do", ".github/llm-do"].flatMap((folder) => names.map((name) => (0,layout/* joinPath */.uJ)((0,layout/* joinPath */.uJ)(path === "." ? "" : path, folder), name)));
}
async function vm_fetchCommit({ git, remote }, commit) {
    try {
        await git.run(["fetch", "--quiet", "--depth=1", "--no-tags", remote.url, commit]);
    }
    catch (error) {
        throw notFetched(commit, error);
    }
}
function notFetched(commit, cause) {
    const said = (0,errors/* messageOf */.b)(cause);
    // https://git-scm.com/docs/git-config#Documentation/git-config.txt-uploadpackallowAnySHA1InWant
    if (/not our ref|unadvertised object|remote ref .* not found|find remote ref/i.test(said)) {
        return new errors/* LlmDoError */.p(`Commit ${commit} is not in the repository any more: the branch that it was on was deleted or force-pushed. Start the run again from a branch as it is now.`, { code: "github", cause });
    }
    (0,git_refs/* throwIfForbidden */.h4)(said);
    return new errors/* LlmDoError */.p(`Commit ${commit} could not be fetched: ${said}`, {
        code: "github",
        cause,
    });
}


/***/ }),

/***/ 7246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   au: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearMiss */
/** ` Did you mean "shell"?`, or nothing when no candidate is close. Starts with a space. */
function didYouMean(word, candidates) {
    const match = nearMiss(word, candidates);
    return match === undefined ? "" : ` Did you mean ${JSON.stringify(match)}?`;
}
/** The closest candidate within two edits (one for short words), ignoring case, `-` and `_`. */
function nearMiss(word, candidates) {
    const limit = word.length <= 4 ? 1 : 2;
    let best;
    for (const candidate of candidates) {
        const distance = editDistance(fold(word), fold(candidate));
        if (distance <= limit && (best === undefined || distance < best.distance)) {
            best = { candidate, distance };
        }
    }
    return best?.candidate;
}
/** One spelling for snake_case, kebab-case and camelCase. */
function fold(word) {
    return word.replace(/[-_]/g, "").toLowerCase();
}
/** Levenshtein distance in which swapping two neighbours is one edit; 3 stands for everything above 2. */
function editDistance(from, to) {
    if (Math.abs(from.length - to.length) > 2)
        return 3;
    let beforePrevious = [];
    let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let row = 1; row <= from.length; row++) {
        const current = [row];
        for (let column = 1; column <= to.length; column++) {
            const same = from[row - 1] === to[column - 1];
            const edits = [
                cell(previous, column) + 1,
                cell(current, column - 1) + 1,
                cell(previous, column - 1) + (same ? 0 : 1),
            ];
            const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            if (swapped)
                edits.push(cell(beforePrevious, column - 2) + 1);
            current.push(Math.min(...edits));
        }
        beforePrevious = previous;
        previous = current;
    }
    return cell(previous, to.length);
}
function cell(row, column) {
    return row[column] ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 8650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ drive)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/runtime/execute.ts + 1 modules
var execute = __webpack_require__(8911);
// EXTERNAL MODULE: ./src/runtime/gate.ts + 2 modules
var gate = __webpack_require__(646);
// EXTERNAL MODULE: ./src/runtime/settle.ts
var settle = __webpack_require__(6937);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(7456);
;// CONCATENATED MODULE: ./src/runtime/final.ts




/** Structural key of the call that the engine itself makes when the entry worker has finished. */
const FINAL_KEY = "final";
/**
 * The engine's own last call: it goes through the same gate as every other, so that publishing what
 * needs a name on it (policy files, workers, CODEOWNERS) waits for a person like a tool call does.
 */
async function settleFinal(run) {
    const recorded = run.journal.state.calls.get(FINAL_KEY);
    if (recorded?.completed)
        return "settled";
    const asked = await run.finalCall();
    if (!asked)
        return "settled";
    const { tool, input } = asked;
    const judgement = tool.judge(input);
    const call = {
        key: FINAL_KEY,
        name: tool.name,
        input,
        toolUseId: FINAL_KEY,
        tool,
        parsed: input,
        reason: judgement.reason,
    };
    const worker = await run.project.worker(run.header.worker);
    const frame = {
        key: "",
        worker,
        chain: [worker.name],
        depth: 0,
        input: null,
        instructions: null,
    };
    if (judgement.approval === "pre_approved") {
        await (0,execute/* executeCall */.E)(run, frame, call);
        return "settled";
    }
    const refusal = refusalOf(run);
    if (refusal) {
        const content = (0,settle/* notExecuted */.h)(tool.name, refusal.reason);
        (0,settle/* settleCall */.m)(run, { frame, call, content, refusedBy: refusal.by });
        return "settled";
    }
    const [result] = await (0,gate/* settleGated */.X)(run, { frame, why: "", calls: [call] });
    return result?.status === "suspended" ? "suspended" : "settled";
}
/** As for any call: nobody decided in time, or the run's mode says no to every question. */
function refusalOf(run) {
    const { state } = run.journal;
    const id = state.calls.get(FINAL_KEY)?.requestId;
    const request = id ? state.requests.get(id) : undefined;
    if (request && (0,runtime_status/* isExpired */._d)(request, run.now())) {
        return { by: "expiry", reason: "nobody decided before the request expired" };
    }
    if (request || run.header.approvalMode !== "deny-all")
        return null;
    return { by: "mode", reason: "this run denies every call that needs approval" };
}

// EXTERNAL MODULE: ./src/runtime/frame.ts
var runtime_frame = __webpack_require__(8853);
// EXTERNAL MODULE: ./src/runtime/journal.ts
var journal = __webpack_require__(943);
// EXTERNAL MODULE: ./src/runtime/lease.ts
var lease = __webpack_require__(7834);
;// CONCATENATED MODULE: ./src/runtime/drive.ts






/**
 * Drives a run whose lease this process holds until nothing is left to do here: every wait, every
 * failure and every end is saved, then published, then the lease is given back.
 */
async function drive(run, options) {
    const renewal = startRenewal(run, options.renewSeconds ?? lease/* RENEW_SECONDS */.Md);
    try {
        for (;;) {
            const outcome = await attempt(run);
            if (outcome.status === "interrupted")
                return await leave(run, outcome);
            if (outcome.status === "lost")
                return outcome;
            await save(run, outcome);
            if (outcome.status === "suspended" && (0,runtime_status/* hasWork */.OJ)(run.journal.state, run.now()))
                continue;
            const publication = await options.publish(outcome);
            const ended = outcome.status === "completed" || outcome.status === "cancelled";
            const released = await (0,lease/* releaseLease */.wL)(run.journal, {
                now: run.now,
                subject: `${subjectOf(run, outcome)}; ${ended ? "put away" : "machine free"}`,
                force: outcome.status !== "suspended",
                finished: ended && publication.complete,
                ...(publication.thread === undefined ? {} : { thread: publication.thread }),
            });
            if (released)
                return outcome;
        }
    }
    catch (error) {
        if (error instanceof journal/* LeaseLost */.V)
            return { status: "lost" };
        throw error;
    }
    finally {
        clearInterval(renewal);
    }
}
/** From the first turn to the end or the next wait; recorded steps cost nothing. */
async function attempt(run) {
    try {
        const { state } = run.journal;
        if (state.finished?.status === "completed") {
            return { status: "completed", result: state.finished.result };
        }
        if (state.cancelled)
            return { status: "cancelled", reason: state.cancelled.reason };
        // Saved by a VM that was lost before it could say so: only a person's `/retry` goes on.
        if (state.failure) {
            return { status: "failed", code: state.failure.code, message: state.failure.message };
        }
        const worker = await run.project.worker(run.header.worker);
        const outcome = await run.enter({
            key: "",
            worker,
            chain: [worker.name],
            depth: 0,
            input: run.header.input,
            instructions: null,
        });
        if (outcome.status === "failed") {
            return { status: "failed", code: "worker", message: outcome.message };
        }
        if (outcome.status === "suspended")
            return outcome;
        await run.workspace.ready();
        const final = await settleFinal(run);
        return final === "suspended"
            ? { status: "suspended" }
            : { status: "completed", result: outcome.text };
    }
    catch (error) {
        return outcomeOf(run, error);
    }
}
function outcomeOf(run, error) {
    if (error instanceof journal/* LeaseLost */.V)
        return { status: "lost" };
    if (error instanceof runtime_frame.Interrupted) {
        return error.reason === "cancelled"
            ? { status: "cancelled", reason: run.journal.state.cancelled?.reason ?? error.message }
            : { status: "interrupted", reason: error.reason, message: error.message };
    }
    if (run.signal.aborted) {
        return { status: "interrupted", reason: "signal", message: (0,errors/* messageOf */.b)(error) };
    }
    if (error instanceof errors/* LlmDoError */.p) {
        return { status: "failed", code: error.code, message: run.redact(error.message) };
    }
    const stack = error instanceof Error && error.stack ? error.stack : (0,errors/* messageOf */.b)(error);
    const message = `${stack}\nThis is a defect of llm-do. Please report it: https://github.com/llm-do/action/issues`;
    return { status: "failed", code: "defect", message: run.redact(message) };
}
async function save(run, outcome) {
    const { journal } = run;
    if (outcome.status === "failed" && !journal.state.failure) {
        journal.append({ type: "run_failed", code: outcome.code, message: outcome.message });
    }
    if (outcome.status === "completed" && !journal.state.finished) {
        journal.append({ type: "run_finished", status: "completed", result: outcome.result });
    }
    if (outcome.status === "cancelled" && !journal.state.finished) {
        journal.append({ type: "run_finished", status: "cancelled", result: outcome.reason });
    }
    await journal.flush({ subject: subjectOf(run, outcome) });
    if (outcome.status !== "suspended")
        return;
    const left = run.workspace.notCarried();
    if (left.length === 0 && (journal.state.leftBehind?.paths.length ?? 0) === 0)
        return;
    // Saved with the release of the lease: the snapshot of this flush has just found them.
    journal.append({ type: "files_left_behind", nonce: journal.holder.nonce, paths: left });
}
/** A VM that is going away saves what is consistent at once and never waits for a running call. */
async function leave(run, outcome) {
    await (0,lease/* releaseLease */.wL)(run.journal, {
        now: run.now,
        subject: `interrupted: ${outcome.message}`,
        force: true,
        partial: outcome.reason === "signal",
    });
    return outcome;
}
function startRenewal(run, seconds) {
    const timer = setInterval(() => {
        run.journal
            .flush({
            subject: "still running",
            partial: true,
            tail: (state) => state.holder?.nonce === run.journal.holder.nonce
                ? [{ type: "lease_renewed", nonce: run.journal.holder.nonce }]
                : [],
        })
            // A lost lease is found again by the next turn or effect, which stops there.
            .catch(() => undefined);
    }, seconds * 1000);
    timer.unref();
    return timer;
}
function subjectOf(run, outcome) {
    switch (outcome.status) {
        case "suspended": {
            const ids = (0,runtime_status/* openRequests */.js)(run.journal.state).map((open) => open.request.id);
            return `suspended: ${ids.join(", ")} ${ids.length === 1 ? "waits" : "wait"} for a decision`;
        }
        case "failed":
            return `failed: ${(outcome.message.split("\n")[0] ?? "").slice(0, 120)}`;
        default:
            return outcome.status;
    }
}


/***/ }),

/***/ 853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readObjects),
/* harmony export */   n: () => (/* binding */ listTree)
/* harmony export */ });
/** Every blob of a tree, by one process. */
async function listTree(git, tree, { path, sizes = false } = {}) {
    const limit = path === undefined ? [] : ["--", path];
    const long = sizes ? ["-l"] : [];
    const { stdout } = await git.run(["ls-tree", "-r", ...long, "-z", "--full-tree", tree, ...limit]);
    return stdout
        .split("\0")
        .filter((line) => line !== "")
        .map((line) => {
        const tab = line.indexOf("\t");
        const [mode = "", type = "", oid = "", size = ""] = line.slice(0, tab).split(/ +/);
        return { mode, type, oid, size: Number(size) || 0, path: line.slice(tab + 1) };
    });
}
/** Content of these objects by their id, by one process; names such as `HEAD:file` do too. What does not exist is left out. */
async function readObjects(git, oids) {
    const objects = new Map();
    if (oids.length === 0)
        return objects;
    const input = `${oids.join("\n")}\n`;
    const { stdout } = await git.bytes(["cat-file", "--batch"], { input });
    let position = 0;
    while (position < stdout.length) {
        const end = stdout.indexOf("\n", position);
        const [oid = "", , size] = stdout.subarray(position, end).toString("latin1").split(" ");
        position = end + 1;
        // "<oid> missing", also for a name with spaces.
        if (size === undefined || !/^\d+$/.test(size))
            continue;
        objects.set(oid, stdout.subarray(position, position + Number(size)));
        position += Number(size) + 1;
    }
    return objects;
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
