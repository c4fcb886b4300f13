export const id = 2570;
export const ids = [2570,6702];
export const modules = {

/***/ 6702:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubFailure: () => (/* binding */ GitHubFailure),
/* harmony export */   isSettingOff: () => (/* binding */ isSettingOff),
/* harmony export */   lazyGitHub: () => (/* binding */ lazyGitHub),
/* harmony export */   missingPermission: () => (/* binding */ missingPermission),
/* harmony export */   openGitHub: () => (/* binding */ openGitHub),
/* harmony export */   permissionAdvice: () => (/* binding */ permissionAdvice)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);


/** A failed request with what GitHub said; `status` 0 = no answer at all. */
class GitHubFailure extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW {
    name = "GitHubFailure";
    status;
    route;
    /** GitHub's own words. */
    said;
    constructor(route, status, said, cause) {
        super(`${describeAnswer(route, status)}: ${said}`, { code: "github", cause });
        this.status = status;
        this.route = route;
        this.said = said;
    }
}
function describeAnswer(route, status) {
    if (status === 0)
        return `GitHub did not answer '${route}'`;
    if (status === 401)
        return `GitHub did not accept the token of the input 'github-token' ('${route}')`;
    return `GitHub answered '${route}' with ${status}`;
}
const TRIES = 4;
function requireToken(token) {
    if (token)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW("Input 'github-token' is empty. Remove it under 'with:' to use the workflow's own token, or give it one.", { code: "usage" });
}
/** The same, opened at the first request: the first model request needs nothing of it. */
function lazyGitHub(runner, token) {
    requireToken(token);
    let opened;
    const open = () => {
        opened ??= openGitHub(runner, token);
        return opened;
    };
    return {
        owner: runner.owner,
        repository: runner.repository,
        serverUrl: runner.serverUrl,
        rest: async (route, parameters) => (await open()).rest(route, parameters),
        graphql: async (query, variables) => (await open()).graphql(query, variables),
    };
}
/** Opens the client lazily: relays and ignored events never need most of it. */
async function openGitHub(runner, token) {
    requireToken(token);
    const [{ Octokit }, { getOctokitOptions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(9479), __webpack_require__.e(1267)]).then(__webpack_require__.bind(__webpack_require__, 11267)),
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(9479), __webpack_require__.e(7176)]).then(__webpack_require__.bind(__webpack_require__, 47176)),
    ]);
    const octokit = new Octokit({
        ...getOctokitOptions(token),
        baseUrl: runner.apiUrl,
        // Our own retries know which requests may be repeated; the log belongs to the run.
        log: { debug() { }, info() { }, warn() { }, error() { } },
    });
    const known = { owner: runner.owner, repo: runner.repository };
    return {
        owner: runner.owner,
        repository: runner.repository,
        serverUrl: runner.serverUrl,
        rest: async (route, parameters = {}) => withRetries(route, async () => {
            // What the path does not name would be sent as a query.
            const place = route.includes("{owner}") ? known : {};
            const { data } = await octokit.request(route, { ...place, ...parameters });
            return data;
        }),
        graphql: async (query, variables = {}) => withRetries(`graphql ${operationName(query)}`, async () => {
            try {
                return { data: (await octokit.graphql(query, variables)), errors: [] };
            }
            catch (error) {
                const partial = partialAnswer(error);
                if (partial)
                    return partial;
                throw error;
            }
        }),
    };
}
/**
 * Waits out what passes by itself: 5xx and no answer for reads, and secondary limits for everything, since
 * GitHub did nothing then. A write without an answer is looked up before it is repeated, by its caller.
 */
async function withRetries(route, request) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await request();
        }
        catch (error) {
            const failure = failureOf(route, error);
            const seconds = retryAfter(failure, error, attempt);
            if (seconds === null || attempt >= TRIES)
                throw failure;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(seconds * 1000);
        }
    }
}
function retryAfter(failure, error, attempt) {
    const headers = error.response?.headers;
    const limited = failure.status === 429 ||
        (failure.status === 403 && /secondary rate limit|abuse/i.test(failure.said));
    if (limited)
        return Math.min(Number(headers?.["retry-after"] ?? 2 ** attempt), 60);
    const reads = failure.route.startsWith("GET ") || failure.route.startsWith("graphql query");
    return reads && (failure.status === 0 || failure.status >= 500) ? 2 ** attempt / 4 : null;
}
function failureOf(route, error) {
    const status = error.status;
    const answered = error.response !== undefined;
    return new GitHubFailure(route, answered && typeof status === "number" ? status : 0, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), error);
}
/** GraphQL answers a batch in part: what worked is `data`, what did not is in `errors`. */
function partialAnswer(error) {
    const answer = error;
    if (answer.name !== "GraphqlResponseError" || !answer.data)
        return null;
    return { data: answer.data, errors: answer.errors ?? [] };
}
function operationName(query) {
    return /^\s*(query|mutation)\s*(\w*)/.exec(query)?.slice(1).join(" ").trim() ?? "query";
}
/**
 * A sentence for the person who must mend what GitHub refused: the `permissions:` line or the setting.
 * Returns null when the failure is of another kind. `needs`: the line that is missing, such as `issues: write`.
 */
function permissionAdvice(failure, needs) {
    if (!(failure instanceof GitHubFailure))
        return null;
    if (isSettingOff(failure)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW("GitHub Actions may not create pull requests in this repository. Turn on 'Allow GitHub Actions to create and approve pull requests' under Settings → Actions → General, or give the input 'github-token' an App's token.", { code: "permission", cause: failure });
    }
    if (failure.status !== 403 && failure.status !== 404)
        return null;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`GitHub refused '${failure.route}' (${failure.status}: ${failure.said}). ${missingPermission(needs)}`, { code: "permission", cause: failure });
}
/** https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository */
function isSettingOff(failure) {
    const said = failure instanceof GitHubFailure ? failure.said : "";
    return /not permitted to create or approve pull requests/i.test(said);
}
/** Whole, because a job with `permissions:` has nothing but what it lists. */
function missingPermission(line) {
    return `The job's token lacks \`${line}\`. Give the workflow's job this line:\n  permissions: { contents: write, pull-requests: write, issues: write }`;
}


/***/ }),

/***/ 25900:
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
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/git.ts
var src_git = __webpack_require__(71243);
// EXTERNAL MODULE: ./src/project/layout.ts
var layout = __webpack_require__(96547);
// EXTERNAL MODULE: ./src/runtime/code-directory.ts
var code_directory = __webpack_require__(28549);
// EXTERNAL MODULE: ./src/runtime/git-files.ts
var git_files = __webpack_require__(31662);
// EXTERNAL MODULE: ./src/runtime/git-refs.ts
var git_refs = __webpack_require__(14043);
// EXTERNAL MODULE: ./src/runtime/library-commits.ts
var library_commits = __webpack_require__(46732);
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
        throw new errors/* LlmDoError */.pW(`Commit ${commit} is not in the repository at "${options.root}". Fetch it, or check out with a deeper history.`, { code: "store" });
    }
    const history = depth === "full" ? await wholeHistory(git) : [`--depth=${depth}`];
    const flags = ["--quiet", "--no-tags", "--no-write-fetch-head", ...history];
    await git.run(["fetch", ...flags, remote.url, commit], { timeoutSeconds: 1800 });
}
async function wholeHistory(git) {
    const { stdout } = await git.run(["rev-parse", "--is-shallow-repository"]);
    return stdout.trim() === "true" ? ["--unshallow"] : [];
}

// EXTERNAL MODULE: ./src/runtime/open-project.ts + 1 modules
var open_project = __webpack_require__(16684);
// EXTERNAL MODULE: ./src/runtime/private-git.ts
var private_git = __webpack_require__(59842);
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
    const openLibrary = (0,library_commits/* libraryCommits */.ml)({ directory: `${directory}-libraries`, environment });
    const place = { directory, workspace: runner.workspace, environment, credentials };
    return { git, remote, ...place, made, openLibrary, used: [] };
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
        throw /^git fetch /.test((0,errors/* messageOf */.bD)(error)) ? notFetched(commit, error) : error;
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
    const key = `${place.commit} ${place.path} ${place.entry}`;
    const read = projects.get(key) ?? readProject(repository, place);
    projects.set(key, read);
    return read;
}
async function readProject(repository, place) {
    const files = (0,git_files/* gitFiles */.I)({
        git: repository.git,
        commit: place.commit,
        path: "",
        likely: likelyFiles(place.path),
        // An earlier checkout, or the fetch of another commit, may have brought it.
        fetch: () => vm_fetchCommit(repository, place.commit),
    });
    const { path, entry } = place;
    const project = await (0,open_project/* openProjectOf */.D)(files, {
        path,
        entry,
        libraries: (base) => lockedLibraries(repository, { files, base }),
        start: () => ({
            environment: repository.environment,
            workspace: repository.workspace,
            // A copy of the pinned files: the workspace holds those of whoever the run is about.
            codeDirectory: (0,code_directory/* codeDirectories */.n)((0,external_node_path_.dirname)(repository.directory)),
            isolation: async () => (await __webpack_require__.e(/* import() */ 6672).then(__webpack_require__.bind(__webpack_require__, 54291))).detectIsolation(),
        }),
    });
    return {
        project,
        base: project.base,
        readFile: async (name) => (await files.read((0,layout/* joinPath */.uJ)(project.base, name))) ?? files.read(name),
    };
}
/** Libraries as the lock of that commit has them, and in no other version; none is installed here. */
async function lockedLibraries({ openLibrary }, { files, base }) {
    const [{ librarySource }, { readLock }] = await Promise.all([
        __webpack_require__.e(/* import() */ 7154).then(__webpack_require__.bind(__webpack_require__, 97154)),
        __webpack_require__.e(/* import() */ 1336).then(__webpack_require__.bind(__webpack_require__, 41336)),
    ]);
    return librarySource({ folders: [], lock: await readLock(files, base), openCommit: openLibrary });
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
    const said = (0,errors/* messageOf */.bD)(cause);
    // https://git-scm.com/docs/git-config#Documentation/git-config.txt-uploadpackallowAnySHA1InWant
    if (/not our ref|unadvertised object|remote ref .* not found|find remote ref/i.test(said)) {
        return new errors/* LlmDoError */.pW(`Commit ${commit} is not in the repository any more: the branch that it was on was deleted or force-pushed. Start the run again from a branch as it is now.`, { code: "github", cause });
    }
    (0,git_refs/* throwIfForbidden */.h4)(said);
    return new errors/* LlmDoError */.pW(`Commit ${commit} could not be fetched: ${said}`, {
        code: "github",
        cause,
    });
}


/***/ }),

/***/ 57246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   bi: () => (/* binding */ nearMiss)
/* harmony export */ });
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

/***/ 31662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ gitFiles)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10853);


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
            const content = tree.contents.get(oid) ?? (await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$)(git, [oid])).get(oid);
            return content && decode(content, file);
        },
    };
}
async function loadCommit(options, folder) {
    const { git, commit, likely = [], fetch } = options;
    const load = async () => {
        const ahead = (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$)(git, likely.map((path) => `${commit}:${path}`));
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
    const entries = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .listTree */ .n)(git, commit, prefix === "" ? {} : { path: prefix });
    const inside = entries
        .map((entry) => ({ ...entry, path: entry.path.slice(prefix.length) }))
        .filter(({ type, path }) => type === "blob" && !path.split("/").includes(SKIPPED));
    const links = inside.filter(({ mode }) => mode === "120000");
    const targets = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$)(git, [...new Set(links.map(({ oid }) => oid))]);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`"${path}" is not UTF-8 text.`, { code: "project", cause });
    }
}


/***/ }),

/***/ 10853:
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

/***/ 46732:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openCommitGit),
/* harmony export */   ml: () => (/* binding */ libraryCommits),
/* harmony export */   qE: () => (/* binding */ resolveRef)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83916);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71243);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31662);
/* harmony import */ var _private_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59842);






/**
 * Reads libraries from git by commit. Each has a bare repository of its own below `directory`, so that
 * nobody waits for another's lock; what was fetched once is not fetched again. Without credentials: a token
 * of ours never reaches another repository.
 */
function libraryCommits(options) {
    const opened = new Map();
    return (place) => {
        const key = `${place.commit} ${place.url}`;
        const files = opened.get(key) ?? openCommit(place, options);
        opened.set(key, files);
        return files;
    };
}
async function openCommit(place, options) {
    const git = await openCommitGit(place, options);
    const files = (0,_git_files_js__WEBPACK_IMPORTED_MODULE_4__/* .gitFiles */ .I)({
        git,
        commit: place.commit,
        path: "",
        likely: ["lib.yaml"],
        fetch: () => fetchCommit(git, place),
    });
    // What cannot be fetched is said now, and not where a file of it is first looked for.
    await files.list("");
    return files;
}
/** The bare repository that holds one commit of a library. */
function openCommitGit({ commit }, { directory, environment }) {
    return (0,_private_git_js__WEBPACK_IMPORTED_MODULE_5__/* .openPrivateGit */ .q)({ directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, commit), environment });
}
async function fetchCommit(git, { url, commit }) {
    try {
        await git.run(["fetch", "--quiet", "--depth=1", "--no-tags", "--", url, commit]);
    }
    catch (cause) {
        // Another process may have brought it meanwhile.
        const there = await git.run(["cat-file", "-e", commit], { allowExitCodes: "any" });
        if (there.exitCode === 0)
            return;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LlmDoError */ .pW(`Commit ${commit} of the library at ${url} could not be fetched: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}. Libraries are fetched without a token: the repository must be public, or reachable with ssh where this runs.`, { code: "project", cause });
    }
}
/** The commit that a branch, tag or id names now. Throws LlmDoError "project" when there is none. */
async function resolveRef(place, { directory, environment }) {
    const { url, ref } = place;
    if (ref !== null && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(ref))
        return ref;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: true });
    const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .createGit */ .l)({ directory, environment });
    const wanted = ref === null ? ["HEAD"] : [`refs/tags/${ref}`, `refs/heads/${ref}`];
    const found = await listRemote(git, url);
    for (const name of wanted) {
        // An annotated tag is listed with the commit that it stands for.
        const commit = found.get(`${name}^{}`) ?? found.get(name);
        if (commit !== undefined)
            return commit;
    }
    const what = ref === null ? "no commit yet" : `neither a tag nor a branch "${ref}"`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LlmDoError */ .pW(`There is ${what} at ${url}. Name a tag, a branch or a full commit id behind the "#".`, { code: "project" });
}
async function listRemote(git, url) {
    try {
        const { stdout } = await git.run(["ls-remote", "--quiet", "--", url]);
        const lines = stdout.split("\n").filter((line) => line !== "");
        return new Map(lines.map((line) => [line.slice(line.indexOf("\t") + 1), line.split("\t")[0] ?? ""]));
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LlmDoError */ .pW(`The library at ${url} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, {
            code: "project",
            cause,
        });
    }
}


/***/ })

};
