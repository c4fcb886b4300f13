export const id = 311;
export const ids = [311,702,853];
export const modules = {

/***/ 6702:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ permissionAdvice),
/* harmony export */   i: () => (/* binding */ GitHubFailure),
/* harmony export */   openGitHub: () => (/* binding */ openGitHub)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);


/** A failed request with what GitHub said; `status` 0 = no answer at all. */
class GitHubFailure extends Error {
    name = "GitHubFailure";
    status;
    route;
    constructor(route, status, message, cause) {
        super(message, { cause });
        this.status = status;
        this.route = route;
    }
}
const TRIES = 4;
/** Opens the client lazily: relays and ignored events never need most of it. */
async function openGitHub(runner, token) {
    if (!token) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p("Input 'github-token' is empty. Remove it under 'with:' to use the workflow's own token, or give it one.", { code: "usage" });
    }
    const [{ Octokit }, { getOctokitOptions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(479), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 1267)),
        Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(479), __webpack_require__.e(176)]).then(__webpack_require__.bind(__webpack_require__, 7176)),
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
            const { data } = await octokit.request(route, { ...known, ...parameters });
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
        (failure.status === 403 && /secondary rate limit|abuse/i.test(failure.message));
    if (limited)
        return Math.min(Number(headers?.["retry-after"] ?? 2 ** attempt), 60);
    const reads = failure.route.startsWith("GET ") || failure.route.startsWith("graphql query");
    return reads && (failure.status === 0 || failure.status >= 500) ? 2 ** attempt / 4 : null;
}
function failureOf(route, error) {
    const status = error.status;
    const answered = error.response !== undefined;
    return new GitHubFailure(route, answered && typeof status === "number" ? status : 0, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error), error);
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
 * Returns null when the failure is of another kind.
 */
function permissionAdvice(failure, needs) {
    if (!(failure instanceof GitHubFailure))
        return null;
    if (/not permitted to create or approve pull requests/i.test(failure.message)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p("GitHub Actions may not create pull requests in this repository. Turn on 'Allow GitHub Actions to create and approve pull requests' under Settings → Actions → General, or give the input 'github-token' an App's token.", { code: "permission", cause: failure });
    }
    if (failure.status !== 403 && failure.status !== 404)
        return null;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p(`GitHub refused '${failure.route}' (${failure.status}: ${failure.message}). Add to the workflow's job:\n  permissions:\n    ${needs}`, { code: "permission", cause: failure });
}


/***/ }),

/***/ 6207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b$: () => (/* binding */ checkOut),
  gN: () => (/* binding */ deepen),
  h_: () => (/* binding */ openRepository),
  t9: () => (/* binding */ projectAt)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./src/git.ts


function createGit(options) {
    const environment = gitEnvironment(options);
    const redact = redactor(options.credentials?.token);
    const bytes = async (args, call = {}) => {
        const result = await execute({ args, call, environment, directory: options.directory });
        const finished = { ...result, stderr: redact(result.stderr) };
        throwOnFailure(finished, args, call);
        return finished;
    };
    return {
        directory: options.directory,
        bytes,
        async run(args, call) {
            const result = await bytes(args, call);
            return { ...result, stdout: result.stdout.toString("utf8") };
        },
        at: (location) => createGit({ ...options, ...location }),
    };
}
/**
 * Settings that hold wherever we run: no prompt, no hook, no helper, nobody's personal configuration.
 * `safe.directory`: in a container job the workspace belongs to another user, and what a repository's own
 * configuration could start is switched off here (https://git-scm.com/docs/git-config#Documentation/git-config.txt-safedirectory).
 */
const SETTINGS = [
    ["safe.directory", "*"],
    ["core.hooksPath", "/dev/null"],
    ["core.fsmonitor", "false"],
    ["core.quotePath", "false"],
    ["core.excludesFile", "/dev/null"],
    ["core.attributesFile", "/dev/null"],
    ["core.askPass", ""],
    ["core.sshCommand", "ssh -oBatchMode=yes"],
    ["credential.helper", ""],
    ["protocol.ext.allow", "never"],
    ["gc.auto", "0"],
    ["maintenance.auto", "false"],
    ["commit.gpgSign", "false"],
    ["push.gpgSign", "false"],
    ["push.recurseSubmodules", "no"],
    ["fetch.recurseSubmodules", "no"],
    ["submodule.recurse", "false"],
    ["trailer.separators", ":"],
    // A connection that carries nothing for a minute is dead.
    ["http.lowSpeedLimit", "1"],
    ["http.lowSpeedTime", "60"],
];
function gitEnvironment(options) {
    const inherited = Object.entries(options.environment).filter(([name]) => !name.startsWith("GIT_") || name.startsWith("GIT_SSL_"));
    const settings = [...SETTINGS, ...authorization(options.credentials)];
    return {
        ...Object.fromEntries(inherited),
        LC_ALL: "C",
        GIT_TERMINAL_PROMPT: "0",
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_OPTIONAL_LOCKS: "0",
        // refs/replace could show another commit than the one that was pinned.
        GIT_NO_REPLACE_OBJECTS: "1",
        GIT_PAGER: "cat",
        GIT_CONFIG_COUNT: String(settings.length),
        ...Object.fromEntries(settings.flatMap(([key, value], index) => [
            [`GIT_CONFIG_KEY_${index}`, key],
            [`GIT_CONFIG_VALUE_${index}`, value],
        ])),
        ...locationVariables(options),
    };
}
function locationVariables(location) {
    const variables = {
        GIT_DIR: location.gitDirectory,
        GIT_WORK_TREE: location.workTree,
        GIT_INDEX_FILE: location.indexFile,
        GIT_OBJECT_DIRECTORY: location.objectDirectory,
    };
    return Object.fromEntries(Object.entries(variables).flatMap(([name, value]) => value === undefined ? [] : [[name, value]]));
}
/**
 * The empty value first: it clears a header that actions/checkout left in the repository's configuration.
 * GitHub answers two `Authorization` headers with 400.
 */
function authorization(credentials) {
    if (!credentials)
        return [];
    const key = `http.${credentials.serverUrl.replace(/\/+$/, "")}/.extraheader`;
    return [
        [key, ""],
        [key, `AUTHORIZATION: basic ${basic(credentials.token)}`],
    ];
}
function basic(token) {
    return Buffer.from(`x-access-token:${token}`).toString("base64");
}
function redactor(token) {
    if (!token)
        return (text) => text;
    return (text) => text.replaceAll(token, "***").replaceAll(basic(token), "***");
}
async function execute({ args, call, environment, directory }) {
    const { promise, resolve, reject } = Promise.withResolvers();
    // A process group of its own: Ctrl-C must not end a push half-way, and a time-out must end git's children too.
    const child = (0,external_node_child_process_.spawn)("git", args, { cwd: directory, env: environment, detached: true });
    const stop = (why) => {
        endGroup(child);
        reject(new errors/* LlmDoError */.p(`git ${commandOf(args)} ${why}, so it was stopped.`, { code: "store" }));
    };
    const seconds = call.timeoutSeconds ?? 300;
    const timer = setTimeout(() => stop(`did not end within ${seconds} seconds`), seconds * 1000);
    const onAbort = () => stop("was cancelled");
    call.signal?.addEventListener("abort", onAbort, { once: true });
    if (call.signal?.aborted)
        onAbort();
    const stdout = [];
    const stderr = [];
    child.stdout.on("data", (chunk) => stdout.push(chunk));
    child.stderr.on("data", (chunk) => stderr.push(chunk));
    child.on("error", (cause) => reject(notStarted(directory, cause)));
    child.on("close", (code, signal) => resolve({
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString("utf8") + (signal ? `ended by ${signal}` : ""),
        exitCode: code ?? 128,
    }));
    // A git that fails early closes its input; its exit code says more than our EPIPE.
    child.stdin.on("error", () => { });
    child.stdin.end(call.input ?? "");
    try {
        return await promise;
    }
    finally {
        clearTimeout(timer);
        call.signal?.removeEventListener("abort", onAbort);
    }
}
function endGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        process.kill(-child.pid, "SIGTERM");
    }
    catch {
        // It ended by itself.
    }
}
function notStarted(directory, cause) {
    return new errors/* LlmDoError */.p(`git could not be started in "${directory}": ${cause.message}. Install git 2.38 or newer, and check that the folder exists.`, { code: "usage", cause });
}
function throwOnFailure(result, args, call) {
    const allowed = call.allowExitCodes ?? [];
    if (result.exitCode === 0 || allowed === "any" || allowed.includes(result.exitCode))
        return;
    throw new errors/* LlmDoError */.p(`git ${commandOf(args)} failed with exit code ${result.exitCode}: ${lastLines(result.stderr)}`, { code: "store" });
}
/** The sub-command alone: other arguments may hold a URL with a password. */
function commandOf(args) {
    return args.find((argument) => !argument.startsWith("-")) ?? "";
}
function lastLines(stderr) {
    const text = stderr.trim().split("\n").slice(-5).join("\n").slice(-2000);
    return text === "" ? "git said nothing" : text;
}

;// CONCATENATED MODULE: ./src/project/node.ts
function isNull(node) {
    return node.kind === "scalar" && node.value === null;
}
function emptyMap(at) {
    return { kind: "map", entries: new Map(), place: at.place, path: at.path };
}
/** The value without places. Own properties only: a key `__proto__` is a key like any other. */
function plain(node) {
    switch (node.kind) {
        case "scalar":
            return node.value;
        case "list":
            return node.items.map(plain);
        case "map":
            return Object.fromEntries([...node.entries].map(([key, entry]) => [key, plain(entry.node)]));
    }
}
/** Gives a plain value one place: for settings that come from elsewhere than a file. */
function nodeFrom(value, at) {
    const { place, path } = at;
    if (Array.isArray(value)) {
        const items = value.map((item, index) => nodeFrom(item, { place, path: `${path}[${index}]` }));
        return { kind: "list", items, place, path };
    }
    if (typeof value === "object" && value !== null) {
        const entries = Object.entries(value).map(([name, item]) => {
            const node = nodeFrom(item, { place, path: childPath(path, name) });
            return [name, { name, key: place, node }];
        });
        return { kind: "map", entries: new Map(entries), place, path };
    }
    const scalar = isScalarValue(value) ? value : null;
    return { kind: "scalar", value: scalar, source: String(scalar), place, path };
}
function childPath(path, key) {
    return path === "" ? key : `${path}.${key}`;
}
/** Maps merge key by key, everything else is replaced (spec/dialects.md C13). */
function mergeNodes(base, over) {
    if (base.kind !== "map" || over.kind !== "map")
        return over;
    const entries = new Map(base.entries);
    for (const [name, entry] of over.entries) {
        const below = base.entries.get(name);
        const node = below === undefined ? entry.node : mergeNodes(below.node, entry.node);
        entries.set(name, { ...entry, node });
    }
    return { ...over, entries };
}
function isScalarValue(value) {
    return value === null || ["string", "number", "boolean"].includes(typeof value);
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./src/project/problem.ts
/** Gathers what is wrong with a file, so that the author hears of everything at once. */
class Diagnostics {
    problems = [];
    error(place, message) {
        this.problems.push({ severity: "error", message, ...place });
    }
    warning(place, message) {
        this.problems.push({ severity: "warning", message, ...place });
    }
    get failed() {
        return this.problems.some((problem) => problem.severity === "error");
    }
}
/** A value of the author's inside a sentence: quoted, on one line, at most 80 characters. */
function quote(value) {
    const text = JSON.stringify(typeof value === "string" ? crop(value) : value) ?? "nothing";
    return visible(text.length > 90 ? `${text.slice(0, 80)}…` : text);
}
function crop(text) {
    return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
const LINE_WIDTH = 120;
/** The problem as a compiler prints it: position, message, the line, and a caret under the column. */
function renderProblem(problem) {
    const { file, line, column } = problem.location;
    const head = `${visible(file)}:${line}:${column}: ${problem.severity}: ${problem.message}`;
    const start = column > LINE_WIDTH ? column - LINE_WIDTH / 2 : 0;
    const text = visible(problem.text.slice(start, start + LINE_WIDTH));
    const number = String(line);
    // Tabs stay tabs, so that the caret stands under its column however wide a tab is drawn.
    const indent = text.slice(0, column - 1 - start).replace(/[^\t]/g, " ");
    return `${head}\n  ${number} | ${text}\n  ${" ".repeat(number.length)} | ${indent}^`;
}
/** Control, bidirectional and zero-width characters would make a terminal or page show other text. */
function visible(text) {
    return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, "\ufffd");
}

;// CONCATENATED MODULE: ./src/project/yaml-nodes.ts



const MAX_DEPTH = 50;
const MAX_VALUES = 20_000;
/**
 * Turns the parser's tree into nodes that know their place. Walks in document order, which is also
 * the order in which anchors are defined, and stops at the first thing that it refuses.
 */
class NodeReader {
    #placeAt;
    #diagnostics;
    #anchors = new Map();
    #values = 0;
    #refused = false;
    constructor(options) {
        this.#placeAt = options.placeAt;
        this.#diagnostics = options.diagnostics;
    }
    /** Null when anything in the tree was refused (then reported). */
    read(contents) {
        const node = this.#convert(contents, { path: "", depth: 0, key: null });
        return this.#refused ? null : node;
    }
    #refuse(place, message) {
        if (!this.#refused)
            this.#diagnostics.error(place, message);
        this.#refused = true;
        return null;
    }
    #convert(node, position) {
        if (this.#refused)
            return null;
        const { path, depth, key } = position;
        const place = this.#placeOf(node, key ?? this.#placeAt(0));
        if (depth > MAX_DEPTH) {
            return this.#refuse(place, `Values are nested more than ${MAX_DEPTH} deep here.`);
        }
        this.#values += 1;
        if (this.#values > MAX_VALUES) {
            return this.#refuse(place, `More than ${MAX_VALUES} values in one file.`);
        }
        if ((0,dist/* isAlias */.Vj)(node)) {
            if (this.#anchors.has(node.source)) {
                return this.#convert(this.#anchors.get(node.source), { ...position, depth: depth + 1 });
            }
            return this.#refuse(place, `No anchor ${quote(`&${node.source}`)} stands before this alias.`);
        }
        if (isNode(node) && node.anchor !== undefined)
            this.#anchors.set(node.anchor, node);
        if ((0,dist/* isMap */.jh)(node))
            return this.#convertMap(node, { path, depth, place: key ?? place });
        if ((0,dist/* isSeq */.oP)(node))
            return this.#convertList(node, { path, depth, place: key ?? place });
        return scalar(node, { place, path });
    }
    #convertList(list, { path, depth, place }) {
        const items = [];
        for (const [index, item] of list.items.entries()) {
            const below = { path: `${path}[${index}]`, depth: depth + 1, key: null };
            const node = this.#convert(item, below);
            if (node !== null)
                items.push(node);
        }
        return { kind: "list", items, place, path };
    }
    #convertMap(map, { path, depth, place }) {
        const entries = new Map();
        for (const pair of map.items) {
            const key = this.#placeOf(pair.key, place);
            if (!(0,dist/* isScalar */.jn)(pair.key))
                return this.#refuse(key, "A key must be plain text.");
            const name = pair.key.source ?? String(pair.key.value);
            if (entries.has(name)) {
                const message = `The key ${quote(name)} stands twice in this map; remove one.`;
                return this.#refuse(key, message);
            }
            const below = { path: childPath(path, name), depth: depth + 1, key };
            const node = this.#convert(pair.value, below);
            if (node !== null)
                entries.set(name, { name, key, node });
        }
        return { kind: "map", entries, place, path };
    }
    #placeOf(node, fallback) {
        if (!isNode(node) && !(0,dist/* isAlias */.Vj)(node))
            return fallback;
        const empty = (0,dist/* isScalar */.jn)(node) && node.value === null && (node.source ?? "") === "";
        return node.range && !empty ? this.#placeAt(node.range[0]) : fallback;
    }
}
function isNode(node) {
    return (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) || (0,dist/* isScalar */.jn)(node);
}
function scalar(node, at) {
    const value = (0,dist/* isScalar */.jn)(node) ? node.value : null;
    const known = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    const source = (0,dist/* isScalar */.jn)(node) && node.source !== undefined ? node.source : String(value ?? "");
    return { kind: "scalar", value: known ? value : null, source, ...at };
}

;// CONCATENATED MODULE: ./src/project/yaml.ts


// The parser needs up to a second for half a megabyte of brackets.
const MAX_LENGTH = 128 * 1024;
const MAX_PROBLEMS = 10;
/** Reads one YAML document. Null after a problem, all of which are in the diagnostics. */
function parseYaml(source) {
    const placeAt = placesOf(source);
    if (source.yaml.length > MAX_LENGTH) {
        const message = `${source.yaml.length} characters of YAML are more than the ${MAX_LENGTH} that are read.`;
        source.diagnostics.error(placeAt(0), message);
        return null;
    }
    const document = compose(source.yaml);
    if (document === null) {
        source.diagnostics.error(placeAt(0), "This YAML is nested too deeply to be read.");
        return null;
    }
    const findings = [...document.errors, ...document.warnings];
    for (const finding of findings.slice(0, MAX_PROBLEMS)) {
        source.diagnostics.error(placeAt(finding.pos[0]), explain(finding));
    }
    if (findings.length > 0)
        return null;
    return new NodeReader({ placeAt, diagnostics: source.diagnostics }).read(document.contents);
}
function compose(yaml) {
    try {
        // Duplicate keys are found below: the parser compares each key with every other one.
        const options = { prettyErrors: false, uniqueKeys: false, version: "1.2" };
        return (0,dist/* parseDocument */.Tp)(yaml, options);
    }
    catch (error) {
        // Recursion over a bomb of brackets ends in RangeError; anything else is a defect.
        if (error instanceof RangeError)
            return null;
        throw error;
    }
}
/** The parser's words for the mistakes that authors make most, in theirs. */
function explain(finding) {
    if (finding.message.includes("call stack"))
        return "This YAML is nested too deeply to be read.";
    switch (finding.code) {
        case "BLOCK_AS_IMPLICIT_KEY":
            return 'This value contains ": ", so YAML reads a second key; put the value in quotes.';
        case "TAG_RESOLVE_FAILED":
            return `YAML tags are not supported (${finding.message}); write the plain value.`;
        case "TAB_AS_INDENT":
            return "YAML is indented with spaces, never with tabs.";
        default:
            return `Invalid YAML: ${finding.message}`;
    }
}
/** The place of an offset in the YAML. */
function placesOf({ file, lines, yaml }) {
    // Filled here: the parser itself misses line ends inside what it cannot read.
    const counter = new dist/* LineCounter */.HN();
    counter.addNewLine(0);
    for (let at = yaml.indexOf("\n"); at >= 0; at = yaml.indexOf("\n", at + 1)) {
        counter.addNewLine(at + 1);
    }
    return (offset) => {
        const { line, col } = counter.linePos(offset);
        // An error at the very end is reported on the last line that exists.
        const known = Math.min(Math.max(line, 1), Math.max(lines.length, 1));
        const column = known === line ? Math.max(col, 1) : 1;
        return { location: { file, line: known, column }, text: lines[known - 1] ?? "" };
    };
}

;// CONCATENATED MODULE: ./src/project/document.ts


const MAX_BYTES = 1024 * 1024;
/**
 * Splits and reads a worker file: front matter between fences, front matter that only ends in one
 * (spec/dialects.md F1 and F2), or YAML throughout (F3). Null after an error, which is in the diagnostics.
 */
function parseDocument(source) {
    const lines = readLines(source);
    if (lines === null)
        return null;
    const { from, to, shape } = frontMatter(lines);
    const yaml = lines.slice(0, to).fill("", 0, from).join("\n");
    const root = parseYaml({ ...source, yaml, lines });
    if (root === null) {
        if (shape !== "fenced")
            source.diagnostics.error(firstPlace(source.file, lines), NO_FENCES);
        return null;
    }
    const settings = asSettings(root);
    if (settings === null) {
        source.diagnostics.error(root.place, NO_FENCES);
        return null;
    }
    const body = lines.slice(to + 1).join("\n");
    return { settings, body: body.trim() };
}
const NO_FENCES = "This is not a worker file: expected settings such as `description: …` between two lines `---`, and the instructions below them.";
/** Reads a file that is YAML (or JSON) throughout. Null after an error. */
function parseSettings(source) {
    const lines = readLines(source);
    if (lines === null)
        return null;
    const root = parseYaml({ ...source, yaml: lines.join("\n"), lines });
    if (root === null)
        return null;
    const settings = asSettings(root);
    if (settings === null)
        source.diagnostics.error(root.place, "Expected `key: value` settings.");
    return settings;
}
function asSettings(root) {
    if (root.kind === "map")
        return root;
    return isNull(root) ? emptyMap(root) : null;
}
function readLines({ file, text, diagnostics }) {
    if (Buffer.byteLength(text) > MAX_BYTES) {
        const size = Buffer.byteLength(text);
        const message = `The file has ${size} bytes; at most ${MAX_BYTES} (1 MiB) are read.`;
        diagnostics.error(firstPlace(file, [text.slice(0, 200)]), message);
        return null;
    }
    return text.replace(/^\ufeff/, "").split(/\r?\n/);
}
/** The first line of a file: for what is wrong with it as a whole. */
function firstPlace(file, lines) {
    return { location: { file, line: 1, column: 1 }, text: lines[0] ?? "" };
}
function frontMatter(lines) {
    const fences = [];
    for (const [index, line] of lines.entries()) {
        if (/^---[ \t]*$/.test(line))
            fences.push(index);
        if (fences.length === 2)
            break;
    }
    const [first, second] = fences;
    if (first === undefined)
        return { from: 0, to: lines.length, shape: "yaml" };
    const nothingBefore = lines.slice(0, first).every((line) => /^\s*(#.*)?$/.test(line));
    if (!nothingBefore)
        return { from: 0, to: first, shape: "open" };
    if (second === undefined)
        return { from: first + 1, to: lines.length, shape: "yaml" };
    return { from: first + 1, to: second, shape: "fenced" };
}

;// CONCATENATED MODULE: ./src/project/near-miss.ts

/** ` Did you mean "shell"?`, or nothing when no candidate is close. Starts with a space. */
function didYouMean(word, candidates) {
    const match = nearMiss(word, candidates);
    return match === undefined ? "" : ` Did you mean ${quote(match)}?`;
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
/** Levenshtein distance in which swapping two neighbours is one edit. */
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

;// CONCATENATED MODULE: ./src/project/read.ts



/** The name of a node in a message. */
function label(node) {
    return node.path === "" ? "The file" : `"${node.path}"`;
}
/** Text on one value, trimmed. Null when it is unset, blank, or wrong (then reported). */
function readText(node, diagnostics) {
    if (node.kind !== "scalar") {
        diagnostics.error(node.place, `${label(node)} must be text.`);
        return null;
    }
    const text = typeof node.value === "string" ? node.value : node.value === null ? "" : node.source;
    return text.trim() === "" ? null : text.trim();
}
/**
 * A boolean, also in the words that YAML 1.1 reads as one (yes, no, on, off).
 * Undefined when it is unset or wrong (then reported).
 */
function readBoolean(node, diagnostics) {
    if (isNull(node))
        return undefined;
    if (node.kind === "scalar") {
        const word = String(node.value).toLowerCase();
        if (["true", "yes", "on"].includes(word))
            return true;
        if (["false", "no", "off"].includes(word))
            return false;
    }
    const message = `${label(node)} must be true or false, not ${quote(plain(node))}.`;
    diagnostics.error(node.place, message);
    return undefined;
}
/** A whole number of at least `minimum`, or null when unset or wrong (then reported). */
function readCount(node, options) {
    if (isNull(node))
        return null;
    const value = plain(node);
    if (Number.isSafeInteger(value) && Number(value) >= options.minimum)
        return Number(value);
    const wanted = `a whole number of at least ${options.minimum}`;
    options.diagnostics.error(node.place, `${label(node)} must be ${wanted}, not ${quote(value)}.`);
    return null;
}
/** Texts in a list; one text stands for a list of it. Wrong items are reported and left out. */
function readTexts(node, diagnostics) {
    if (isNull(node))
        return [];
    const nodes = node.kind === "list" ? node.items : [node];
    return nodes.flatMap((item) => {
        const known = diagnostics.problems.length;
        const text = readText(item, diagnostics);
        if (text !== null)
            return [{ text, place: item.place }];
        if (diagnostics.problems.length === known) {
            diagnostics.error(item.place, `${label(item)} is empty; remove it or write a text.`);
        }
        return [];
    });
}
/** The entries of a map. Null when it is something else (then reported); unset = no entries. */
function readFields(node, options) {
    if (isNull(node))
        return { get: () => undefined, rest: [] };
    if (node.kind !== "map") {
        const found = quote(plain(node));
        options.diagnostics.error(node.place, `${label(node)} must be a map of settings, not ${found}.`);
        return null;
    }
    const found = new Map();
    const rest = [];
    const known = new Map(options.known.map((name) => [fold(name), name]));
    for (const entry of node.entries.values()) {
        const name = known.get(fold(entry.name));
        if (name === undefined)
            rest.push(entry);
        else if (!found.has(name))
            found.set(name, entry);
        else
            options.diagnostics.error(entry.key, `"${name}" stands twice in this map; remove one.`);
    }
    return { get: (name) => found.get(name), rest };
}
/** Fields of a policy: a key that nobody reads could be a rule that nobody enforces, so it is an error. */
function readStrictFields(node, options) {
    const fields = readFields(node, options);
    for (const entry of fields?.rest ?? []) {
        options.diagnostics.error(entry.key, unknownKey(entry, { ...options, inside: label(node) }));
    }
    return fields;
}
/** The sentence about a key that nobody knows. */
function unknownKey(entry, { known, inside }) {
    const suggestion = didYouMean(entry.name, known);
    const list = [...known].sort().join(", ");
    return `Unknown key ${quote(entry.name)} in ${inside}.${suggestion || ` Known keys: ${list}.`}`;
}

;// CONCATENATED MODULE: ./src/project/approval.ts




/** Keys that say something about approval wherever a tool or toolset is configured. */
const TOOL_APPROVAL_KEYS = ["pre_approved", "approval_required", "approval"];
const TOOLSET_APPROVAL_KEYS = [...TOOL_APPROVAL_KEYS, "_approval_config"];
const WORDS = new Map([
    ["preapproved", "pre_approved"],
    ["ask", "ask"],
    ["blocked", "blocked"],
]);
const SPELLED = ["preApproved", "ask", "blocked"];
// The same order as STRICTNESS in tools/tool.ts, which this folder may not import.
const ORDER = ["pre_approved", "ask", "blocked"];
/** The strictest of several statements, with a warning when they disagree. Undefined = nothing said. */
function strictest(statements, options) {
    const [first, ...others] = statements;
    if (first === undefined)
        return undefined;
    let result = first;
    for (const other of others) {
        if (other.approval === result.approval)
            continue;
        const strict = ORDER.indexOf(other.approval) > ORDER.indexOf(result.approval) ? other : result;
        const lax = strict === other ? result : other;
        const message = `${options.subject} is ${quote(lax.approval)} here and ${quote(strict.approval)} on line ${strict.place.location.line}; the stricter holds.`;
        options.diagnostics.warning(lax.place, message);
        result = strict;
    }
    return result;
}
/** `preApproved`, `ask` or `blocked` in any spelling. Undefined when it is none (then reported). */
function readApprovalWord(node, diagnostics) {
    const word = plain(node);
    const approval = typeof word === "string" ? WORDS.get(fold(word.trim())) : undefined;
    if (approval !== undefined)
        return approval;
    const hint = typeof word === "string" ? didYouMean(word, SPELLED) : "";
    const message = `${label(node)} must be preApproved, ask or blocked, not ${quote(word)}.${hint}`;
    diagnostics.error(node.place, message);
    return undefined;
}
/** What `pre_approved`, `approval_required` and `approval: <word>` say about one tool. */
function readToolStatements(fields, diagnostics) {
    const statements = readBooleanStatements(fields, diagnostics);
    const word = fields.get("approval")?.node;
    if (word === undefined || isNull(word))
        return statements;
    const approval = readApprovalWord(word, diagnostics);
    return approval === undefined ? statements : [...statements, { approval, place: word.place }];
}
function readBooleanStatements(fields, diagnostics) {
    const meanings = [
        { key: "pre_approved", whenTrue: "pre_approved", whenFalse: "ask" },
        { key: "approval_required", whenTrue: "ask", whenFalse: "pre_approved" },
    ];
    return meanings.flatMap(({ key, whenTrue, whenFalse }) => {
        const node = fields.get(key)?.node;
        const value = node && readBoolean(node, diagnostics);
        if (node === undefined || value === undefined)
            return [];
        return [{ approval: value ? whenTrue : whenFalse, place: node.place }];
    });
}
/** A tool's entry: a word, or a map of the keys above. Everything else in it is an error. */
function readToolEntry(node, diagnostics) {
    if (isNull(node))
        return [];
    if (node.kind === "scalar") {
        const approval = readApprovalWord(node, diagnostics);
        return approval === undefined ? [] : [{ approval, place: node.place }];
    }
    const fields = readStrictFields(node, { known: TOOL_APPROVAL_KEYS, diagnostics });
    return fields === null ? [] : readToolStatements(fields, diagnostics);
}
/**
 * Everything that a toolset's configuration says with the common keys. `fields` must have been read
 * with TOOLSET_APPROVAL_KEYS among its known names; `tools` are the names that may be configured.
 */
function readToolsetApprovals(fields, options) {
    const { diagnostics } = options;
    const approvals = {
        all: readBooleanStatements(fields, diagnostics),
        tools: new Map(),
    };
    const approval = fields.get("approval")?.node;
    if (approval?.kind === "map")
        readApprovalMap(approval, { ...options, approvals });
    else if (approval !== undefined)
        approvals.all.push(...readToolEntry(approval, diagnostics));
    const config = fields.get("_approval_config")?.node;
    if (config !== undefined)
        readToolMap(config, { ...options, approvals });
    return approvals;
}
/** `approval: {default: ask, tools: {read_file: preApproved}}`. */
function readApprovalMap(node, reading) {
    const { diagnostics, approvals } = reading;
    const fields = readStrictFields(node, { known: ["default", "tools"], diagnostics });
    const fallback = fields?.get("default")?.node;
    if (fallback !== undefined)
        approvals.all.push(...readToolEntry(fallback, diagnostics));
    const tools = fields?.get("tools")?.node;
    if (tools !== undefined)
        readToolMap(tools, reading);
}
function readToolMap(node, { approvals, tools, diagnostics }) {
    const fields = readFields(node, { known: [], diagnostics });
    for (const entry of fields?.rest ?? []) {
        if (!tools.includes(entry.name)) {
            const inside = label(node);
            diagnostics.error(entry.key, unknownKey(entry, { known: tools, inside }));
        }
        else {
            addStatements(approvals, { tool: entry.name, said: readToolEntry(entry.node, diagnostics) });
        }
    }
}
function addStatements(approvals, { tool, said }) {
    approvals.tools.set(tool, [...(approvals.tools.get(tool) ?? []), ...said]);
}

;// CONCATENATED MODULE: ./src/project/sandbox-config.ts



const RESTRICTIONS = ["restrict", "readonly", "paths", "root", "network_enabled"];
/**
 * Reads `sandbox:`. A restriction that nothing enforces yet would be a promise broken in silence, so
 * it is an error unless it restricts nothing.
 */
function readSandbox(node, diagnostics) {
    const approvals = { write: [], delete: [] };
    if (node === undefined)
        return approvals;
    const fields = readStrictFields(node, { known: [...RESTRICTIONS, "approval"], diagnostics });
    for (const name of RESTRICTIONS) {
        const entry = fields?.get(name);
        if (entry === undefined || restrictsNothing(name, entry.node))
            continue;
        const message = `"sandbox.${name}" is not supported yet, so it would not be enforced; remove it.`;
        diagnostics.error(entry.key, message);
    }
    const approval = fields?.get("approval")?.node;
    if (approval === undefined)
        return approvals;
    const of = readStrictFields(approval, { known: ["write", "delete"], diagnostics });
    for (const name of ["write", "delete"]) {
        const entry = of?.get(name);
        if (entry)
            approvals[name].push(...readToolEntry(entry.node, diagnostics));
    }
    return approvals;
}
function restrictsNothing(name, node) {
    if (isNull(node))
        return true;
    if (node.kind === "map")
        return node.entries.size === 0;
    if (node.kind === "list")
        return node.items.length === 0;
    if (name === "network_enabled")
        return node.value === true;
    if (name === "restrict" || name === "root")
        return [".", "./", "/"].includes(String(node.value));
    return node.value === false;
}

;// CONCATENATED MODULE: ./src/project/toolsets.ts




/** Toolsets that this version offers, by the name under `toolsets:`. */
const TOOLSETS = ["filesystem", "shell", "delegation", "workers", "worker_call"];
const LATER = ["custom", "worker_create"];
// S2 names built-ins by their Python class: `llm_do.toolsets.shell.ShellToolset`.
const CLASS_PATHS = [
    [/^llm_do\.(\w+\.)*ShellToolset$/, "shell"],
    [/^llm_do\.(\w+\.)*File[Ss]ystemToolset$/, "filesystem"],
    [/^llm_do\.(\w+\.)*DelegationToolset$/, "delegation"],
];
/**
 * `toolsets:` of a worker over the manifest's: maps merge, lists are replaced, `false` removes a
 * toolset and an empty value keeps its defaults (spec/dialects.md C13).
 */
function readToolsets(options) {
    const { diagnostics } = options;
    const merged = toolsetMap(options.defaults, diagnostics);
    for (const [name, entry] of toolsetMap(options.worker, diagnostics)) {
        const below = merged.get(name);
        const node = below && !isOff(below.node) ? mergeConfig(below.node, entry.node) : entry.node;
        merged.set(name, { ...entry, node });
    }
    const result = { builtin: new Map(), workers: [], unknown: [] };
    for (const [name, entry] of merged) {
        const node = configuration(entry.node, diagnostics);
        if (node === null)
            continue;
        const builtin = TOOLSETS.find((known) => known === name);
        if (builtin !== undefined)
            result.builtin.set(builtin, { ...entry, node });
        else if (options.workers.has(name))
            result.workers.push({ ...entry, node });
        else {
            result.unknown.push(name);
            diagnostics.error(entry.key, unknownToolset(name, options.workers));
        }
    }
    return result;
}
/** `toolsets:` as a map, whether the author wrote a map or a list of names. */
function toolsetMap(node, diagnostics) {
    const found = new Map();
    if (node === undefined || isNull(node))
        return found;
    if (node.kind === "scalar") {
        diagnostics.error(node.place, `${label(node)} must be a map or a list of toolsets.`);
        return found;
    }
    const entries = node.kind === "map" ? [...node.entries.values()] : listEntries(node.items, diagnostics);
    for (const entry of entries) {
        const name = CLASS_PATHS.find(([path]) => path.test(entry.name))?.[1] ?? entry.name;
        if (found.has(name))
            diagnostics.error(entry.key, `The toolset ${quote(name)} stands twice.`);
        else
            found.set(name, entry);
    }
    return found;
}
/** `[filesystem, {shell: {rules: …}}]` */
function listEntries(items, diagnostics) {
    return items.flatMap((item) => {
        if (item.kind === "map")
            return [...item.entries.values()];
        const name = readText(item, diagnostics);
        if (name === null)
            return [];
        return [{ name, key: item.place, node: emptyMap(item) }];
    });
}
function isOff(node) {
    return (node.kind === "scalar" && ["false", "no", "off"].includes(String(node.value).toLowerCase()));
}
function mergeConfig(below, over) {
    return isNull(over) ? below : mergeNodes(below, over);
}
/** The configuration of a toolset as a node, or null when the author switched it off. */
function configuration(node, diagnostics) {
    if (isOff(node))
        return null;
    if (node.kind !== "scalar")
        return node;
    if (!isNull(node) && node.value !== true) {
        const hint = "expected a map of settings, or nothing for the defaults";
        diagnostics.error(node.place, `Invalid configuration for ${label(node)}: ${hint}.`);
    }
    return emptyMap(node);
}
function unknownToolset(name, workers) {
    if (LATER.includes(name)) {
        return `The toolset ${quote(name)} is not supported yet; remove it.`;
    }
    const known = [...TOOLSETS].sort().join(", ");
    const suggestion = didYouMean(name, [...TOOLSETS, ...workers]);
    return `Unknown toolset ${quote(name)}.${suggestion} Known toolsets: ${known}, and the names of this project's workers.`;
}

;// CONCATENATED MODULE: ./src/project/manifest.ts







/** Every name that a manifest may have (spec/dialects.md C38); a project has at most one of them. */
const MANIFEST_NAMES = [
    "project.yaml",
    "program.yaml",
    "workshop.yaml",
    "golem-forge.config.yaml",
    "golem-forge.config.yml",
    ".golem-forge.json",
];
const READ = [
    "name",
    "model",
    "toolsets",
    "approval",
    "delegation",
    "worker_paths",
    "setup",
    "keep",
    "history",
    "sandbox",
];
/** Keys of features that are not part of this version. */
const ACCEPTED = ["version", "description", "dependencies", "exports", "vars", "attachment_policy"];
const NO_MANIFEST = {
    file: null,
    name: null,
    model: null,
    approvalMode: null,
    maxDepth: null,
    allowCycles: false,
    workerPaths: ["workers", ".workers"],
    setup: [],
    keep: [],
    history: 1,
    toolsets: {},
};
/** Reads a manifest. What is wrong is in the diagnostics, and the default stands in for it. */
function parseManifest(source) {
    const { file, diagnostics } = source;
    const settings = parseSettings(source);
    const known = [...READ, ...ACCEPTED];
    const fields = settings && readFields(settings, { known, diagnostics });
    if (!fields)
        return { manifest: { ...NO_MANIFEST, file }, toolsets: undefined };
    for (const entry of fields.rest) {
        const suggestion = didYouMean(entry.name, known);
        diagnostics.warning(entry.key, `Unknown key ${quote(entry.name)} is ignored.${suggestion}`);
    }
    readSandbox(fields.get("sandbox")?.node, diagnostics);
    const toolsets = fields.get("toolsets")?.node;
    const manifest = {
        file,
        name: optionalText(fields, { key: "name", diagnostics }),
        model: optionalText(fields, { key: "model", diagnostics }),
        approvalMode: readApprovalMode(fields.get("approval")?.node, diagnostics),
        ...readDelegationLimits(fields.get("delegation")?.node, diagnostics),
        workerPaths: readWorkerPaths(fields.get("worker_paths")?.node, diagnostics),
        setup: texts(fields, { key: "setup", diagnostics }),
        keep: texts(fields, { key: "keep", diagnostics }),
        history: readHistory(fields.get("history")?.node, diagnostics),
        toolsets: Object.fromEntries([...toolsetMap(toolsets, diagnostics)].map(([name, entry]) => [name, plain(entry.node)])),
    };
    return { manifest, toolsets };
}
function optionalText(fields, { key, diagnostics }) {
    const node = fields.get(key)?.node;
    return node ? readText(node, diagnostics) : null;
}
function texts(fields, { key, diagnostics }) {
    const node = fields.get(key)?.node;
    return node ? readTexts(node, diagnostics).map((item) => item.text) : [];
}
/** The mode in the author's word: its synonyms are understood where the mode is chosen. */
function readApprovalMode(node, diagnostics) {
    if (node === undefined)
        return null;
    if (node.kind === "scalar")
        return readText(node, diagnostics);
    const mode = readStrictFields(node, { known: ["mode"], diagnostics })?.get("mode");
    return mode ? readText(mode.node, diagnostics) : null;
}
function readDelegationLimits(node, diagnostics) {
    const known = ["max_depth", "allow_cycles", "inherit_model"];
    const fields = node ? readStrictFields(node, { known, diagnostics }) : null;
    const depth = fields?.get("max_depth")?.node;
    const cycles = fields?.get("allow_cycles")?.node;
    return {
        maxDepth: depth ? readCount(depth, { minimum: 0, diagnostics }) : null,
        allowCycles: cycles ? readBoolean(cycles, diagnostics) === true : false,
    };
}
function readWorkerPaths(node, diagnostics) {
    if (node === undefined || isNull(node))
        return NO_MANIFEST.workerPaths;
    return readTexts(node, diagnostics).flatMap(({ text, place }) => {
        const segments = text.split("/").filter((segment) => segment !== "" && segment !== ".");
        if (segments.includes("..") || text.startsWith("/")) {
            diagnostics.error(place, `${quote(text)} is not a folder inside the project.`);
            return [];
        }
        return segments.length === 0 ? [] : [segments.join("/")];
    });
}
function readHistory(node, diagnostics) {
    if (node === undefined || isNull(node))
        return NO_MANIFEST.history;
    const value = plain(node);
    if (value === "full" || (Number.isSafeInteger(value) && Number(value) >= 1)) {
        return value === "full" ? "full" : Number(value);
    }
    const message = `${label(node)} must be a number of commits of at least 1, or "full".`;
    diagnostics.error(node.place, message);
    return NO_MANIFEST.history;
}

;// CONCATENATED MODULE: ./src/project/layout.ts


const NESTED = [".llm-do", ".github/llm-do"];
/**
 * Finds the project that `path` names: a folder with `main.worker` or a manifest, the same in
 * `.llm-do/` or `.github/llm-do/` below it, a folder with any worker, or one `.worker` file.
 * Throws LlmDoError "project" that lists the places searched.
 */
async function locateProject(files, path) {
    const normal = normalPath(path);
    if (normal.endsWith(".worker"))
        return locateFile(files, normal);
    const bases = ["", ...NESTED].map((below) => joinPath(normal, below));
    const places = await Promise.all(bases.map(async (base) => ({ base, names: await files.list(base), entry: null })));
    const place = places.find(({ names }) => isProject(names)) ?? (await firstWithWorker(files, places));
    if (place !== undefined)
        return place;
    const searched = bases.map((base) => `  ${joinPath(base, "main.worker")}`).join("\n");
    const cure = "Create one of them, or set `project` to the folder that holds your main.worker.";
    throw projectError(`No main.worker in ${files.label}. Looked for:\n${searched}\n${cure}`);
}
/** `a/b` below `a`; either may be empty. */
function joinPath(folder, name) {
    return folder === "" || name === "" ? folder + name : `${folder}/${name}`;
}
function projectError(message) {
    return new errors/* LlmDoError */.p(message, { code: "project" });
}
function normalPath(path) {
    const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
    if (path.startsWith("/") || segments.includes("..")) {
        throw projectError(`The project path "${path}" must be a folder or .worker file inside the repository, relative to its root.`);
    }
    return segments.join("/");
}
async function locateFile(files, file) {
    const base = file.split("/").slice(0, -1).join("/");
    const names = await files.list(base);
    if (names.includes(file.slice(base === "" ? 0 : base.length + 1))) {
        return { base, names, entry: file };
    }
    throw projectError(`There is no worker file "${file}" in ${files.label}.`);
}
function isProject(names) {
    return names.includes("main.worker") || MANIFEST_NAMES.some((name) => names.includes(name));
}
/** Flat projects without `main.worker`, whose entry is always named (spec/dialects.md C1). */
async function firstWithWorker(files, places) {
    for (const place of places) {
        if (place.names.some((name) => name.endsWith(".worker")))
            return place;
        for (const folder of ["workers", ".workers", "main"]) {
            const names = await files.list(joinPath(place.base, folder));
            if (names.some((name) => name.endsWith(".worker")))
                return place;
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/project/compatible-models.ts
/**
 * True when `model` (`provider:model`) matches one of a worker's `compatible_models`. Globs know `*`
 * and `?` and ignore case; null = any model.
 */
function isCompatible(patterns, model) {
    return patterns === null || patterns.some((pattern) => globMatches(pattern, model.trim()));
}
/** Iterative, so that a pattern of many stars costs no more than its length times the text's. */
function globMatches(pattern, text) {
    const glob = pattern.trim().toLowerCase();
    const subject = text.toLowerCase();
    let [at, position, star, retry] = [0, 0, -1, 0];
    while (position < subject.length) {
        if (glob[at] === "*") {
            star = at++;
            retry = position;
        }
        else if (glob[at] === "?" || glob[at] === subject[position]) {
            at++;
            position++;
        }
        else if (star >= 0) {
            at = star + 1;
            position = ++retry;
        }
        else {
            return false;
        }
    }
    return /^\**$/.test(glob.slice(at));
}

;// CONCATENATED MODULE: ./src/project/filesystem-config.ts


const FLAGS = {
    read_approval: ["read_file", "list_files", "file_info"],
    write_approval: ["write_file", "edit_file", "delete_file"],
};
/** Every name that may be configured; `file_exists` is one of golem-forge's that real files mention. */
const FILESYSTEM_TOOLS = [
    ...FLAGS.read_approval,
    ...FLAGS.write_approval,
    "file_exists",
];
/**
 * `filesystem:` in every vocabulary (spec/dialects.md C18). Only what the author said is in the
 * result; the toolset's own defaults (reads pre-approved, writes ask) are not repeated here.
 */
function readFilesystem(node, options) {
    const said = readStatements(node, options.diagnostics);
    const approvals = {};
    for (const tool of FILESYSTEM_TOOLS) {
        const about = { subject: `Approval of ${tool}`, diagnostics: options.diagnostics };
        const ofTool = strictest(said.tools.get(tool) ?? [], about) ?? strictest(said.all, about);
        const ofSandbox = sandboxStatements(tool, options.sandbox);
        const result = strictest(ofTool ? [ofTool, ...ofSandbox] : ofSandbox, about);
        if (result !== undefined)
            approvals[tool] = result.approval;
    }
    return { approvals };
}
function readStatements(node, diagnostics) {
    const known = [...TOOLSET_APPROVAL_KEYS, ...Object.keys(FLAGS), ...FILESYSTEM_TOOLS];
    const fields = readStrictFields(node, { known, diagnostics });
    if (fields === null)
        return { all: [], tools: new Map() };
    const said = readToolsetApprovals(fields, { tools: FILESYSTEM_TOOLS, diagnostics });
    for (const [flag, tools] of Object.entries(FLAGS)) {
        const entry = fields.get(flag);
        const asks = entry && readBoolean(entry.node, diagnostics);
        if (entry === undefined || asks === undefined)
            continue;
        const approval = asks ? "ask" : "pre_approved";
        for (const tool of tools) {
            addStatements(said, { tool, said: [{ approval, place: entry.node.place }] });
        }
    }
    for (const tool of FILESYSTEM_TOOLS) {
        const entry = fields.get(tool);
        if (entry)
            addStatements(said, { tool, said: readToolEntry(entry.node, diagnostics) });
    }
    return said;
}
function sandboxStatements(tool, sandbox) {
    if (tool === "delete_file")
        return sandbox.delete;
    return tool === "write_file" || tool === "edit_file" ? sandbox.write : [];
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/project/tool-name.ts

const tool_name_MAX_LENGTH = 64;
/**
 * A name that model providers accept (`^[a-zA-Z0-9_-]{1,64}$`): `wanted` itself where it fits, else
 * a readable slug with a hash of it, the same on every machine.
 */
function toolName(wanted) {
    if (/^[a-zA-Z0-9_-]{1,64}$/.test(wanted))
        return wanted;
    const hash = (0,external_node_crypto_.createHash)("sha256").update(wanted).digest("hex").slice(0, 8);
    const slug = wanted.replace(/[^a-zA-Z0-9_-]+/g, "_").slice(0, tool_name_MAX_LENGTH - hash.length - 1);
    return `${slug}_${hash}`;
}

;// CONCATENATED MODULE: ./src/project/delegation.ts




const RESERVED = new Set([...FILESYSTEM_TOOLS, "shell", "worker_call", "worker_create"]);
/** Turns what the dialects grant into tools: one delegate per worker and tool name. */
function readDelegation(grants, context) {
    const any = grants.delegates.some(({ worker }) => worker === "*");
    const named = grants.delegates.filter((grant) => grant.worker !== "*");
    const allowed = named.filter((grant) => isInside(grant, context));
    const delegates = groupByTool(allowed, context).map((group) => toDelegate(group, context));
    checkCollisions(delegates, { named, diagnostics: context.diagnostics });
    return { delegates, workerCall: readWorkerCall(grants, { any, ...context }), any };
}
function readWorkerCall({ workerCalls, delegates }, { any, diagnostics }) {
    const [first] = workerCalls;
    if (first === undefined)
        return null;
    if (!any && delegates.length === 0) {
        const cure = 'list them: `delegation: {allow_workers: [name]}`, or ["*"] for any';
        diagnostics.warning(first.place, `"worker_call" has no worker that it may call; ${cure}.`);
    }
    return { approval: approvalOf(workerCalls, { subject: "Approval of worker_call", diagnostics }) };
}
/** A worker with a tool of its own needs no second entry for `worker_call`, which reaches it anyway. */
function groupByTool(grants, { instructions }) {
    const groups = new Map();
    for (const grant of grants) {
        const name = toolNameOf(grant, instructions);
        const key = JSON.stringify([grant.worker, name]);
        const group = groups.get(key) ?? { worker: grant.worker, toolName: name, grants: [] };
        groups.set(key, { ...group, grants: [...group.grants, grant] });
    }
    const withTool = new Set([...groups.values()].filter((group) => group.toolName).map((group) => group.worker));
    return [...groups.values()].filter((group) => group.toolName || !withTool.has(group.worker));
}
function toolNameOf({ worker, reach }, instructions) {
    if (reach === "worker_call")
        return null;
    const prefixed = `_worker_${worker}`;
    // The same YAML named the tool `_worker_X` in some versions and `X` in others; bodies hard-code
    // the name that they were written for (spec/dialects.md C6).
    const bare = reach === "bare" || (mentionsCall(instructions, worker) && !instructions.includes(prefixed));
    return toolName(bare ? worker : prefixed);
}
function mentionsCall(text, name) {
    for (let at = text.indexOf(`${name}(`); at >= 0; at = text.indexOf(`${name}(`, at + 1)) {
        if (at === 0 || !/[\w-]/.test(text.charAt(at - 1)))
            return true;
    }
    return false;
}
function toDelegate({ worker, toolName, grants }, context) {
    const [first] = grants;
    const subject = `Approval of calls to ${quote(worker)}`;
    const approval = approvalOf(grants, { subject, diagnostics: context.diagnostics });
    return { worker, toolName, approval, location: first.place.location };
}
function approvalOf(permissions, about) {
    const own = permissions.flatMap((permission) => permission.own);
    const all = permissions.flatMap((permission) => permission.all);
    const said = strictest(own, about) ?? strictest(all, about);
    const asks = permissions.some(({ fallback }) => fallback === "ask");
    return said?.approval ?? (asks ? "ask" : "pre_approved");
}
function isInside({ worker, place }, { diagnostics }) {
    if (!worker.split("/").includes(".."))
        return true;
    diagnostics.error(place, `Parent directory references not allowed: ${quote(worker)}.`);
    return false;
}
function checkCollisions(delegates, { named, diagnostics }) {
    const taken = new Map();
    for (const { worker, toolName: name, location } of delegates) {
        if (name === null)
            continue;
        const place = named.find((grant) => grant.place.location === location)?.place;
        const other = taken.get(name);
        if (place !== undefined && (RESERVED.has(name) || other !== undefined)) {
            const owner = other === undefined ? "a built-in tool" : `the worker ${quote(other)}`;
            const message = `The worker ${quote(worker)} would be the tool "${name}", which is ${owner}; rename the worker.`;
            diagnostics.error(place, message);
        }
        taken.set(name, worker);
    }
}

;// CONCATENATED MODULE: ./src/project/grants.ts



const LISTS = ["allow_workers", "allowed_workers"];
const grants_SETTINGS = [...LISTS, "allow_cycles", "enabled", ...TOOLSET_APPROVAL_KEYS];
// spec/delegation.md: `_worker_*` and `worker_call` always go through the approval controller. What a
// worker reached by the other forms does is gated by that worker's own tools.
const DEFAULTS = {
    delegation: "ask",
    worker_call: "ask",
    workers: "pre_approved",
};
/** Reads every form of delegation (spec/dialects.md C5) into one list of grants. */
function readGrants(toolsets, diagnostics) {
    const grants = { delegates: [], workerCalls: [], allowCycles: false };
    for (const form of ["delegation", "workers", "worker_call"]) {
        const entry = toolsets.builtin.get(form);
        if (entry)
            readForm(entry, { form, grants, diagnostics });
    }
    for (const entry of toolsets.workers) {
        const own = readDelegate(entry, diagnostics);
        if (own === null)
            continue;
        const permission = { own, all: [], fallback: "pre_approved", place: entry.key };
        grants.delegates.push({ worker: entry.name, reach: "bare", ...permission });
    }
    return grants;
}
function readForm(entry, reading) {
    const { form, grants, diagnostics } = reading;
    const written = readWritten(entry, reading);
    if (written === null)
        return;
    const delegates = [...listedGrants(written), ...namedGrants(written, diagnostics)];
    grants.delegates.push(...delegates);
    const call = workerCallOf(written, { delegates, diagnostics });
    if (call !== null)
        grants.workerCalls.push({ ...call, fallback: DEFAULTS[form] });
    const cycles = written.fields.get("allow_cycles");
    if (cycles && readBoolean(cycles.node, diagnostics))
        grants.allowCycles = true;
    const create = written.fields.get("worker_create");
    if (create && plain(create.node) !== false) {
        diagnostics.error(create.key, '"worker_create" is not supported yet; remove it.');
    }
}
/** Null when the form is switched off, or wrong (then reported). */
function readWritten(entry, { form, diagnostics }) {
    // `delegation: [X, Y]` is the short form of `delegation: {X: {}, Y: {}}`.
    const short = entry.node.kind === "list";
    const node = short ? emptyMap(entry.node) : entry.node;
    const fields = form === "delegation"
        ? readFields(node, { known: [...grants_SETTINGS, "worker_call", "worker_create"], diagnostics })
        : readStrictFields(node, { known: grants_SETTINGS, diagnostics });
    const enabled = fields?.get("enabled");
    if (fields === null || (enabled && readBoolean(enabled.node, diagnostics) === false))
        return null;
    const lists = short ? [entry.node] : LISTS.flatMap((name) => fields.get(name)?.node ?? []);
    const listed = lists.flatMap((list) => readTexts(list, diagnostics));
    const named = form === "delegation" ? fields.rest : [];
    const names = [...listed.map(({ text }) => text), ...named.map(({ name }) => name)];
    const tools = [...names, ...names.map((name) => `_worker_${name}`), "worker_call"];
    const said = readToolsetApprovals(fields, { tools, diagnostics });
    return { form, entry, fields, listed, named, said };
}
function listedGrants({ form, entry, listed, said }) {
    const short = form === "delegation" && entry.node.kind === "list";
    const byForm = form === "workers" ? "bare" : short ? "prefixed" : "worker_call";
    return listed.map(({ text, place }) => ({
        worker: text,
        reach: text === "*" ? "worker_call" : byForm,
        own: statementsAbout(text, said),
        all: said.all,
        fallback: DEFAULTS[form],
        place,
    }));
}
function namedGrants({ form, named, said }, diagnostics) {
    return named.flatMap((entry) => {
        const own = readDelegate(entry, diagnostics);
        if (own === null)
            return [];
        return [
            {
                worker: entry.name,
                reach: entry.name === "*" ? "worker_call" : "prefixed",
                own: [...own, ...statementsAbout(entry.name, said)],
                all: said.all,
                fallback: DEFAULTS[form],
                place: entry.key,
            },
        ];
    });
}
/** `worker_call` is offered where it is named, and where a delegate has no tool of its own. */
function workerCallOf({ form, entry, fields, said }, { delegates, diagnostics }) {
    const key = form === "worker_call" ? entry : fields.get("worker_call");
    const own = form === "delegation" && key ? readDelegate(key, diagnostics) : [];
    const implied = delegates.some(({ reach }) => reach === "worker_call");
    if (own === null || (key === undefined && !implied))
        return null;
    const statements = [...own, ...(said.tools.get("worker_call") ?? [])];
    return { own: statements, all: said.all, place: (key ?? entry).key };
}
function statementsAbout(worker, said) {
    return [worker, `_worker_${worker}`].flatMap((name) => said.tools.get(name) ?? []);
}
/** The value under a delegate's name: nothing, a word, or a map. Null = switched off. */
function readDelegate({ name, node }, diagnostics) {
    if (node.kind === "scalar") {
        if (isNull(node) || isWord(node, ["true", "yes", "on"]))
            return [];
        if (isWord(node, ["false", "no", "off"]))
            return null;
        return readToolEntry(node, diagnostics);
    }
    const known = [...TOOLSET_APPROVAL_KEYS, "enabled"];
    const fields = readStrictFields(node, { known, diagnostics });
    const enabled = fields?.get("enabled");
    if (enabled && readBoolean(enabled.node, diagnostics) === false)
        return null;
    if (fields === null)
        return [];
    const said = readToolsetApprovals(fields, { tools: [name, `_worker_${name}`], diagnostics });
    const ofTool = statementsAbout(name, said);
    return ofTool.length > 0 ? ofTool : said.all;
}
function isWord(node, words) {
    return words.includes(String(node.value).toLowerCase());
}

;// CONCATENATED MODULE: ./src/project/words.ts
/**
 * Splits a command as a shell reads its words: blanks separate, quotes and backslashes join.
 * Nothing is expanded. Null when a quote is never closed or a backslash ends the text.
 */
function splitWords(text) {
    const words = [];
    let rest = text.trimStart();
    while (rest !== "") {
        const word = /^(?:[^\s'"\\]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S])+/.exec(rest)?.[0];
        if (word === undefined)
            return null;
        rest = rest.slice(word.length);
        if (/^['"\\]/.test(rest))
            return null;
        words.push(unquote(word));
        rest = rest.trimStart();
    }
    return words;
}
function unquote(word) {
    const pieces = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^'"\\]+)/g;
    return word.replace(pieces, (_, single, double, escaped, bare) => {
        if (typeof double === "string")
            return double.replace(/\\(["\\$`\n])/g, "$1");
        return single ?? escaped ?? bare ?? "";
    });
}

;// CONCATENATED MODULE: ./src/project/shell-config.ts





const KEYS = ["rules", "default", "environment", ...TOOLSET_APPROVAL_KEYS];
const RULE_KEYS = ["pattern", "argv", "effect", "sandbox_paths", ...TOOL_APPROVAL_KEYS];
const MAX_PATTERN = 1000;
const EFFECTS = ["none", "workspace", "external"];
/** `shell:` with `rules` and `default`, or golem-forge's `approval` for every command. */
function readShell(node, diagnostics) {
    const fields = readStrictFields(node, { known: KEYS, diagnostics });
    if (fields === null)
        return { rules: [], environment: [] };
    const rules = readRules(fields.get("rules")?.node, diagnostics);
    const environment = readEnvironment(fields.get("environment")?.node, diagnostics);
    const fallback = readDefault(fields, diagnostics);
    if (rules.length === 0 && fallback === undefined && !diagnostics.failed) {
        const cure = "add `rules:` or `default: {approval_required: true}`";
        diagnostics.warning(node.place, `${label(node)} has no rule and no default, so every command is blocked; ${cure}.`);
    }
    return { rules, environment, ...(fallback && { default: fallback.approval }) };
}
function readDefault(fields, diagnostics) {
    const about = { subject: "The default for commands", diagnostics };
    const said = readToolsetApprovals(fields, { tools: ["shell"], diagnostics });
    const node = fields.get("default")?.node;
    const byDefault = node === undefined || isNull(node) ? [] : defaultStatements(node, diagnostics);
    const general = [...said.all, ...byDefault];
    return strictest([...(said.tools.get("shell") ?? []), ...general], about);
}
/** `default: {}` asks: `approval_required` is true unless the author says otherwise. */
function defaultStatements(node, diagnostics) {
    const said = readToolEntry(node, diagnostics);
    return said.length > 0 ? said : [{ approval: "ask", place: node.place }];
}
function readRules(node, diagnostics) {
    if (node === undefined || isNull(node))
        return [];
    if (node.kind !== "list") {
        diagnostics.error(node.place, `${label(node)} must be a list of rules (\`- pattern: git log\`).`);
        return [];
    }
    return node.items.flatMap((item) => readRule(item, diagnostics) ?? []);
}
function readRule(node, diagnostics) {
    const fields = readStrictFields(node, { known: RULE_KEYS, diagnostics });
    if (fields === null)
        return null;
    const paths = fields.get("sandbox_paths");
    if (paths !== undefined && !isEmpty(paths.node)) {
        const message = '"sandbox_paths" is not supported yet, so it would not be enforced; remove it.';
        diagnostics.error(paths.key, message);
    }
    const words = readWords(fields, { rule: node, diagnostics });
    const effect = readEffect(fields.get("effect")?.node, diagnostics);
    const said = readToolStatements(fields, diagnostics);
    const approval = strictest(said, { subject: "Approval of the rule", diagnostics })?.approval;
    if (words === null)
        return null;
    return { words, approval: approval ?? "ask", ...(effect && { effect }) };
}
function isEmpty(node) {
    return isNull(node) || (node.kind === "list" && node.items.length === 0);
}
/** The words that a command must begin with, from `pattern: "git log *"` or `argv: [git, log]`. */
function readWords(fields, { rule, diagnostics }) {
    const pattern = fields.get("pattern");
    const argv = fields.get("argv");
    const entry = pattern ?? argv;
    if (entry === undefined || (pattern && argv)) {
        const problem = entry ? 'both "pattern" and "argv"; keep one' : 'no "pattern"';
        diagnostics.error(rule.place, `${label(rule)} has ${problem}.`);
        return null;
    }
    const words = entry.node.kind === "list"
        ? readTexts(entry.node, diagnostics).map((item) => item.text)
        : patternWords(entry.node, diagnostics);
    if (words?.length === 0) {
        const cure = "name the command, or use `default:` for every command";
        diagnostics.error(entry.node.place, `${label(entry.node)} matches no command; ${cure}.`);
    }
    return words?.length ? words : null;
}
function patternWords(node, diagnostics) {
    const text = readText(node, diagnostics);
    if (text === null)
        return node.kind === "scalar" ? [] : null;
    const words = text.length > MAX_PATTERN ? [] : splitWords(text);
    if (words === null) {
        diagnostics.error(node.place, `${label(node)} has a quote that is never closed: ${quote(text)}.`);
        return null;
    }
    // The documents write `git *`; a rule is a prefix anyway, and the star never matched anything.
    const trimmed = /(^|\s)\*$/.test(text) ? words.slice(0, -1) : words;
    if (/[*?]/.test(trimmed.join(" ")) && !/['"\\]/.test(text)) {
        const message = `${label(node)} is compared word by word; ${quote(text)} has no wildcards.`;
        diagnostics.warning(node.place, message);
    }
    return trimmed;
}
function readEffect(node, diagnostics) {
    if (node === undefined || isNull(node))
        return undefined;
    const effect = EFFECTS.find((known) => known === plain(node));
    if (effect === undefined) {
        const found = quote(plain(node));
        diagnostics.error(node.place, `${label(node)} must be ${EFFECTS.join(", ")}, not ${found}.`);
    }
    return effect;
}
function readEnvironment(node, diagnostics) {
    if (node === undefined)
        return [];
    return readTexts(node, diagnostics).flatMap(({ text, place }) => {
        if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(text))
            return [text];
        diagnostics.error(place, `${quote(text)} is not the name of an environment variable.`);
        return [];
    });
}

;// CONCATENATED MODULE: ./src/project/worker.ts












const worker_READ = [
    "name",
    "description",
    "instructions",
    "model",
    "compatible_models",
    "toolsets",
    "sandbox",
    "allow_cycles",
];
/** Keys of features that are not part of this version; none of them widens or narrows what a tool may do. */
const worker_ACCEPTED = [
    "attachment_policy",
    "output_schema",
    "output_schema_ref",
    "schema_in_ref",
    "server_side_tools",
    "mode",
    "locked",
    "entry",
    "vars",
    "templating",
    "custom_tools",
    "allow_empty_input",
    "max_context_tokens",
];
// Of November 2025. A policy that nobody reads must not look as if it were in force.
const RELICS = {
    allow_workers: "toolsets.delegation.allow_workers",
    shell_rules: "toolsets.shell.rules",
    shell_default: "toolsets.shell.default",
    tool_rules: "toolsets.<name>.approval",
};
/** Reads one worker file in any dialect. Never throws: everything wrong with it is in `problems`. */
function parseWorker(source) {
    const diagnostics = new Diagnostics();
    const document = parseDocument({ file: source.file, text: source.text, diagnostics });
    if (document === null) {
        return { worker: null, problems: diagnostics.problems, unknownToolsets: [], delegates: [] };
    }
    const { worker, unknownToolsets } = readWorker(document, { source, diagnostics });
    const { problems, failed } = diagnostics;
    const { delegates } = worker.delegation;
    return { worker: failed ? null : worker, problems, unknownToolsets, delegates };
}
/** The `name` of a worker file, or null when it has none or cannot be read. */
function readWorkerName(source) {
    const diagnostics = new Diagnostics();
    const node = parseDocument({ ...source, diagnostics })?.settings.entries.get("name")?.node;
    return node ? readText(node, diagnostics) : null;
}
function readWorker(document, { source, diagnostics }) {
    const known = [...worker_READ, ...worker_ACCEPTED, ...Object.keys(RELICS)];
    const fields = readFields(document.settings, { known, diagnostics });
    reportUnread(fields, { known, diagnostics });
    const text = (key) => {
        const node = fields.get(key)?.node;
        return node ? readText(node, diagnostics) : null;
    };
    const instructions = document.body || (text("instructions") ?? "");
    if (instructions === "")
        reportNoInstructions(document, diagnostics);
    const model = text("model");
    const compatibleModels = readCompatibleModels(fields, { model, diagnostics });
    const toolsets = readToolsets({
        worker: fields.get("toolsets")?.node,
        defaults: defaultToolsets(source, document),
        workers: source.workers ?? new Set(),
        diagnostics,
    });
    const sandbox = readSandbox(fields.get("sandbox")?.node, diagnostics);
    const filesystem = toolsets.builtin.get("filesystem");
    const shell = toolsets.builtin.get("shell");
    const grants = readGrants(toolsets, diagnostics);
    const cycles = fields.get("allow_cycles");
    const allowCycles = cycles ? readBoolean(cycles.node, diagnostics) === true : false;
    const worker = {
        name: readName(fields, { source, diagnostics }),
        file: source.file,
        description: text("description"),
        instructions,
        model,
        compatibleModels,
        filesystem: filesystem ? readFilesystem(filesystem.node, { sandbox, diagnostics }) : null,
        shell: shell ? readShell(shell.node, diagnostics) : null,
        delegation: readDelegation(grants, { instructions, diagnostics }),
        allowCycles: allowCycles || grants.allowCycles,
    };
    return { worker, unknownToolsets: toolsets.unknown };
}
function defaultToolsets({ defaults }, document) {
    if (defaults === undefined)
        return undefined;
    if (worker_isNode(defaults))
        return defaults;
    return nodeFrom(defaults, { place: document.settings.place, path: "toolsets" });
}
function worker_isNode(value) {
    return "kind" in value && "place" in value && "path" in value;
}
/** A worker is called what its file is called unless it says otherwise (spec/dialects.md C27). */
function nameOfFile(file) {
    const parts = file.replace(/\.worker$/, "").split("/");
    const stem = parts.at(-1) ?? "";
    return stem === "worker" ? (parts.at(-2) ?? stem) : stem;
}
function readName(fields, { source, diagnostics }) {
    const node = fields.get("name")?.node;
    const name = node ? readText(node, diagnostics) : null;
    if (node && name !== null && (/[\u0000-\u001f\u007f]/.test(name) || name.length > 100)) {
        diagnostics.error(node.place, '"name" must be one line of at most 100 characters.');
    }
    return name ?? nameOfFile(source.file);
}
function readCompatibleModels(fields, { model, diagnostics }) {
    const node = fields.get("compatible_models")?.node;
    if (node === undefined || (node.kind === "scalar" && node.value === null))
        return null;
    const patterns = readTexts(node, diagnostics).map((item) => item.text);
    if (node.kind === "list" && node.items.length === 0) {
        const cure = `Use ["*"] for any model, or specify compatible patterns such as "anthropic:*".`;
        diagnostics.error(node.place, `"compatible_models" is empty. ${cure}`);
    }
    if (model !== null && patterns.length > 0 && !isCompatible(patterns, model)) {
        const list = patterns.map(quote).join(", ");
        const message = `The worker's own model ${quote(model)} matches none of its compatible_models (${list}).`;
        diagnostics.warning(node.place, message);
    }
    return patterns;
}
function reportNoInstructions({ settings }, diagnostics) {
    const where = "below the closing line `---`, or under the key `instructions:`";
    diagnostics.error(settings.place, `The worker has no instructions; write them ${where}.`);
}
function reportUnread(fields, { known, diagnostics }) {
    for (const entry of fields.rest) {
        const suggestion = didYouMean(entry.name, known);
        diagnostics.warning(entry.key, `Unknown key ${quote(entry.name)} is ignored.${suggestion}`);
    }
    for (const [name, instead] of Object.entries(RELICS)) {
        const entry = fields.get(name);
        if (entry) {
            diagnostics.error(entry.key, `"${name}" is not supported at top level; write it as \`${instead}\`.`);
        }
    }
}

;// CONCATENATED MODULE: ./src/project/lookup.ts



/** Where a project's workers are: by file name first, by front-matter `name` second (C1, C2). */
class WorkerLookup {
    #files;
    #base;
    #folders;
    #listings = new Map();
    #named;
    constructor(options) {
        this.#files = options.files;
        this.#base = options.base;
        this.#folders = options.workerPaths.map((folder) => joinPath(options.base, folder));
    }
    /** Throws LlmDoError "project" for a name that may not be looked up at all. */
    async find(name) {
        const byFile = await this.#findFile(name);
        if (byFile.status !== "missing")
            return byFile;
        const files = (await this.#byFrontMatter()).get(name) ?? [];
        const [file, ...others] = files;
        if (file === undefined)
            return byFile;
        return others.length === 0 ? { status: "found", file } : { status: "ambiguous", files };
    }
    /** Names that the listings show without reading any file. */
    async quickNames() {
        const listings = await Promise.all([this.#base, ...this.#folders].map((at) => this.#list(at)));
        const files = listings.flat().filter((name) => name.endsWith(".worker"));
        return new Set(files.map((name) => name.slice(0, -".worker".length)));
    }
    /** Every worker that a bare name reaches, and those deeper below the worker folders. */
    async all() {
        const found = [];
        for (const folder of [this.#base, ...this.#folders]) {
            found.push(...(await this.#workersIn(folder)));
        }
        const reached = new Set(found.map(({ file }) => file));
        const deep = await Promise.all(this.#folders.map((folder) => this.#below(folder, 1)));
        const others = deep.flat().filter((file) => !reached.has(file));
        return [...found, ...others.map((file) => ({ name: null, file }))];
    }
    async #findFile(name) {
        const path = checkedPath(name);
        const explicit = name.startsWith("./");
        const atRoot = formsOf(joinPath(this.#base, path));
        const inFolders = explicit
            ? []
            : this.#folders.flatMap((folder) => formsOf(joinPath(folder, path)));
        const root = await this.#firstExisting(atRoot);
        const folder = await this.#firstExisting(inFolders);
        if (root !== undefined && folder !== undefined && root !== folder) {
            return { status: "ambiguous", files: [root, folder] };
        }
        const file = root ?? folder;
        if (file !== undefined)
            return { status: "found", file };
        return { status: "missing", searched: [...atRoot, ...inFolders] };
    }
    async #firstExisting(candidates) {
        for (const file of candidates)
            if (await this.#exists(file))
                return file;
        return undefined;
    }
    async #exists(file) {
        const cut = file.lastIndexOf("/");
        const names = await this.#list(cut < 0 ? "" : file.slice(0, cut));
        return names.includes(file.slice(cut + 1));
    }
    #list(directory) {
        const known = this.#listings.get(directory) ?? this.#files.list(directory);
        this.#listings.set(directory, known);
        return known;
    }
    async #workersIn(folder) {
        const found = [];
        for (const name of await this.#list(folder)) {
            if (name.endsWith(".worker")) {
                found.push({ name: name.slice(0, -".worker".length), file: joinPath(folder, name) });
            }
            else if (name.endsWith("/")) {
                const file = joinPath(folder, `${name}worker.worker`);
                if (await this.#exists(file))
                    found.push({ name: name.slice(0, -1), file });
            }
        }
        return found;
    }
    async #below(folder, depth) {
        if (depth > lookup_MAX_DEPTH)
            return [];
        const names = await this.#list(folder);
        const files = names.filter((name) => name.endsWith(".worker"));
        const folders = names.filter((name) => name.endsWith("/")).map((name) => name.slice(0, -1));
        const deeper = await Promise.all(folders.map((name) => this.#below(joinPath(folder, name), depth + 1)));
        return [...files.map((name) => joinPath(folder, name)), ...deeper.flat()];
    }
    #byFrontMatter() {
        this.#named ??= this.#readNames();
        return this.#named;
    }
    async #readNames() {
        const names = new Map();
        for (const { name: reached, file } of await this.all()) {
            if (reached === null)
                continue;
            const text = await readable(this.#files, file);
            const name = typeof text === "string" ? readWorkerName({ file, text }) : null;
            if (name !== null)
                names.set(name, [...(names.get(name) ?? []), file]);
        }
        return names;
    }
}
const lookup_MAX_DEPTH = 8;
/** The text of a file, or why there is none. */
async function readable(files, file) {
    try {
        return (await files.read(file)) ?? projectError(`There is no file "${file}".`);
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.p)
            return error;
        throw error;
    }
}
function formsOf(path) {
    return [`${path}.worker`, `${path}/worker.worker`];
}
/** `./workers/helper`, `workers/helper` and `helper.worker` all name a path below the project. */
function checkedPath(name) {
    const segments = name.split("/").filter((segment) => segment !== "" && segment !== ".");
    if (segments.includes("..")) {
        throw projectError(`Parent directory references not allowed: "${name}".`);
    }
    if (name.startsWith("/")) {
        throw projectError(`Worker "${name}" is an absolute path; write it as "./path/to/worker".`);
    }
    if (segments.length === 0)
        throw projectError("The name of a worker is empty.");
    return segments.join("/").replace(/\.worker$/, "");
}

;// CONCATENATED MODULE: ./src/project/project.ts








/**
 * Opens the project at `path` of `files`: a folder or one `.worker` file. Reads the manifest and
 * folder listings only; workers are parsed when they are asked for. All paths in the result are
 * relative to `files`. Throws LlmDoError "project" when there is no project.
 */
async function openProject(files, options) {
    const place = await locateProject(files, options.path);
    const diagnostics = new Diagnostics();
    const parsed = await readManifest(files, { place, diagnostics });
    return new OpenProject({ files, place, parsed, manifestProblems: diagnostics.problems });
}
async function readManifest(files, { place, diagnostics }) {
    const names = MANIFEST_NAMES.filter((name) => place.names.includes(name));
    const [first, ...others] = names.map((name) => joinPath(place.base, name));
    if (first === undefined)
        return { manifest: NO_MANIFEST, toolsets: undefined };
    const text = (await files.read(first)) ?? "";
    if (others.length > 0) {
        const message = `A project has one manifest, but here are ${names.join(" and ")}; keep one of them.`;
        diagnostics.error(firstPlace(first, text.split("\n")), message);
    }
    return parseManifest({ file: first, text, diagnostics });
}
class OpenProject {
    manifest;
    warnings = [];
    #opened;
    #lookup;
    #parsed = new Map();
    constructor(opened) {
        this.manifest = opened.parsed.manifest;
        this.#opened = opened;
        const { files, place } = opened;
        const { workerPaths } = this.manifest;
        this.#lookup = new WorkerLookup({ files, base: place.base, workerPaths });
        this.#keepWarnings(opened.manifestProblems);
    }
    async worker(name) {
        throwErrors(this.#opened.manifestProblems);
        const file = await this.#resolve(name);
        const { worker, problems } = await this.#parse(file);
        throwErrors(problems);
        if (worker === null)
            throw new Error(`no definition and no error for ${file}`);
        return worker;
    }
    async workers() {
        const names = (await this.#lookup.all()).map(({ name }) => name);
        return [...new Set(names.filter((name) => name !== null))].sort();
    }
    async problems() {
        const problems = [...this.#opened.manifestProblems];
        const all = await this.#lookup.all();
        const entry = this.#opened.place.entry;
        const files = new Set([...(entry === null ? [] : [entry]), ...all.map(({ file }) => file)]);
        for (const file of files) {
            const { problems: own, delegates } = await this.#parse(file);
            problems.push(...own, ...(await this.#missingDelegates(file, delegates)));
        }
        for (const { name, file } of all) {
            const ambiguity = name === null ? null : await this.#ambiguity(name, file);
            if (ambiguity !== null)
                problems.push(ambiguity);
        }
        return distinct(problems);
    }
    async #resolve(name) {
        const { entry } = this.#opened.place;
        // A project that is one file has no `main.worker`; the file itself is the entry.
        if (entry !== null && name === "main")
            return entry;
        const found = await this.#lookup.find(name);
        if (found.status === "found")
            return found.file;
        throw projectError(await this.#describeMiss(name, found));
    }
    #parse(file) {
        const known = this.#parsed.get(file) ?? this.#parseFile(file);
        this.#parsed.set(file, known);
        return known;
    }
    async #parseFile(file) {
        const text = await readable(this.#opened.files, file);
        if (typeof text !== "string")
            return unreadable(file, text.message);
        const workers = await this.#lookup.quickNames();
        const defaults = this.#opened.parsed.toolsets;
        const source = { file, text, workers, ...(defaults && { defaults }) };
        const parsed = parseWorker(source);
        // What is no file name may still be a folder, a path, or the `name` of a worker in another file.
        const others = await this.#workersAmong(parsed.unknownToolsets);
        const result = others.length === 0
            ? parsed
            : parseWorker({ ...source, workers: new Set([...workers, ...others]) });
        this.#keepWarnings(result.problems);
        return result;
    }
    async #workersAmong(names) {
        const found = await Promise.all(names.map((name) => this.#find(name)));
        return names.filter((_, index) => found[index]?.status !== "missing");
    }
    /** As the lookup finds it; a name that may not be looked up at all is missing. */
    async #find(name) {
        try {
            return await this.#lookup.find(name);
        }
        catch (error) {
            if (error instanceof errors/* LlmDoError */.p)
                return { status: "missing", searched: [] };
            throw error;
        }
    }
    /** A delegate that resolves nowhere fails at the call, so only `validate` reports it (C8). */
    async #missingDelegates(file, delegates) {
        const problems = [];
        for (const { worker, location } of delegates) {
            const found = await this.#find(worker);
            if (found.status === "found")
                continue;
            const lines = ((await this.#opened.files.read(location.file)) ?? "").split(/\r?\n/);
            const message = `${file} may call ${quote(worker)}. ${await this.#describeMiss(worker, found)}`;
            problems.push({ severity: "error", message, location, text: lines[location.line - 1] ?? "" });
        }
        return problems;
    }
    async #ambiguity(name, file) {
        const found = await this.#find(name);
        if (found.status !== "ambiguous")
            return null;
        const text = (await this.#opened.files.read(file)) ?? "";
        const message = await this.#describeMiss(name, found);
        return { severity: "error", message, ...firstPlace(found.files[0] ?? file, text.split("\n")) };
    }
    async #describeMiss(name, found) {
        if (found.status === "ambiguous") {
            return `Several files are the worker ${quote(name)}: ${found.files.join(" and ")}; rename or remove one, or name it by its path.`;
        }
        const places = found.status === "missing" ? found.searched : [];
        const searched = places.map((place) => `  ${place}`).join("\n");
        const names = await this.workers();
        const hint = didYouMean(name, names) || ` Workers of this project: ${names.join(", ")}.`;
        return `There is no worker ${quote(name)} in ${this.#opened.files.label}.${hint} Looked for a worker with that \`name\`, and for:\n${searched}`;
    }
    #keepWarnings(problems) {
        const warnings = problems.filter(({ severity }) => severity === "warning");
        this.warnings.splice(0, Number.POSITIVE_INFINITY, ...distinct([...this.warnings, ...warnings]));
    }
}
/** A file that cannot be read is a problem like any other: `validate` goes on with the next. */
function unreadable(file, message) {
    const diagnostics = new Diagnostics();
    diagnostics.error(firstPlace(file, []), message);
    const { problems } = diagnostics;
    return { worker: null, problems, unknownToolsets: [], delegates: [] };
}
/** Throws LlmDoError "project" with every error, as a compiler prints them. */
function throwErrors(problems) {
    const errors = problems.filter(({ severity }) => severity === "error");
    if (errors.length > 0)
        throw projectError(errors.map(renderProblem).join("\n"));
}
/** Settings of the manifest are read again under each worker; what is wrong there is said once. */
function distinct(problems) {
    const seen = new Map(problems.map((problem) => [renderProblem(problem), problem]));
    return [...seen.values()];
}

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
function gitFiles({ git, commit, path }) {
    const folder = path
        .split("/")
        .filter((part) => part !== "" && part !== ".")
        .join("/");
    let loading;
    const load = () => {
        loading ??= loadTree(git, commit, folder);
        return loading;
    };
    return {
        label: `${folder === "" ? "." : folder}@${commit.slice(0, 7)}`,
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
            const content = (await (0,git_objects/* readObjects */.$)(git, [oid])).get(oid);
            return content && decode(content, file);
        },
    };
}
async function loadTree(git, commit, folder) {
    const prefix = folder === "" ? "" : `${folder}/`;
    const entries = await (0,git_objects/* listTree */.n)(git, commit, prefix === "" ? undefined : prefix);
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

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
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

;// CONCATENATED MODULE: ./src/runtime/private-git.ts




/**
 * A bare repository of ours. It holds what the workspace's own repository must not: our index, our
 * attributes (byte for byte, no filters), fetched states, and the credentials never.
 */
async function openPrivateGit(options) {
    const { directory, objects } = options;
    const gitDirectory = (0,external_node_path_.resolve)(directory);
    await (0,promises_.mkdir)((0,external_node_path_.join)(gitDirectory, "info"), { recursive: true });
    const git = createGit({
        directory: gitDirectory,
        gitDirectory,
        environment: options.environment,
        objectDirectory: objects?.access === "write" ? objects.directory : undefined,
        credentials: options.credentials,
    });
    await git.run(["init", "--bare", "--quiet", "--template="]);
    // A shallow clone's branches are no common ground for a fetch of states.
    await git.run(["config", "core.alternateRefsPrefixes", "refs/llm-do-none/"]);
    if (objects?.access === "read")
        await readObjectsOf(objects.directory, gitDirectory);
    return git;
}
/** With the objects comes the edge of their history: a push that walks past it fails on a parent that is missing. */
async function readObjectsOf(objects, gitDirectory) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(gitDirectory, "objects", "info"), { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(gitDirectory, "objects", "info", "alternates"), `${objects}\n`);
    const edges = [gitDirectory, (0,external_node_path_.dirname)(objects)].flatMap((place) => linesOf((0,external_node_path_.join)(place, "shallow")));
    if (edges.length === 0)
        return;
    await (0,promises_.writeFile)((0,external_node_path_.join)(gitDirectory, "shallow"), `${[...new Set(edges)].join("\n")}\n`);
}
function linesOf(file) {
    if (!(0,external_node_fs_.existsSync)(file))
        return [];
    return (0,external_node_fs_.readFileSync)(file, "utf8")
        .split("\n")
        .filter((line) => line !== "");
}
/** Object directory of the repository at `directory`, also when that is a linked work tree. */
async function objectsOf(git, directory) {
    const here = git.at({ directory, gitDirectory: undefined, objectDirectory: undefined });
    const { stdout } = await here.run(["rev-parse", "--git-path", "objects"]);
    return (0,external_node_path_.resolve)(directory, stdout.replace(/\n$/, ""));
}

;// CONCATENATED MODULE: ./src/github/vm.ts








/** The repository that states and branches are made in: outside the workspace, gone with the VM. */
async function openRepository(runner, options) {
    const directory = (0,external_node_path_.join)(runner.temporary, `llm-do-${options.nonce}`);
    const credentials = { serverUrl: runner.serverUrl, token: options.token };
    const git = await openPrivateGit({ directory, environment: options.environment, credentials });
    const remote = { url: `${runner.serverUrl}/${runner.owner}/${runner.repository}.git` };
    return { git, remote, directory, credentials };
}
/**
 * Makes the workspace a checkout of `commit` and lets the private repository read its objects. An existing
 * checkout at that commit is used as it is, whatever its depth.
 */
async function checkOut(repository, options) {
    const { root, commit, environment } = options;
    const { credentials, remote, directory } = repository;
    const plain = createGit({ directory: root, environment, credentials });
    await materialize({ root, commit, git: plain, remote });
    const objects = await objectsOf(plain, root);
    await openPrivateGit({
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
    const git = createGit({ directory: root, environment, credentials: repository.credentials });
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
async function projectAt(repository, place) {
    await ensureCommit(repository, place.commit);
    const files = gitFiles({ git: repository.git, commit: place.commit, path: "" });
    const project = await openProject(files, { path: place.path });
    const base = place.path
        .replace(/^\.?\/*/, "")
        .replace(/[^/]*\.worker$/, "")
        .replace(/\/+$/, "");
    const inside = (path) => (base ? `${base}/${path}` : path);
    return {
        project,
        readFile: async (path) => (await files.read(inside(path))) ?? files.read(path),
    };
}
async function ensureCommit({ git, remote }, commit) {
    const args = ["cat-file", "-e", `${commit}^{commit}`];
    if ((await git.run(args, { allowExitCodes: "any" })).exitCode === 0)
        return;
    try {
        await git.run(["fetch", "--quiet", "--depth=1", "--no-tags", remote.url, commit]);
    }
    catch (error) {
        throw new errors/* LlmDoError */.p(`Commit ${commit} cannot be fetched, so the run's pinned code is not readable. Add to the workflow's job:\n  permissions:\n    contents: write`, { code: "permission", cause: error });
    }
}


/***/ }),

/***/ 163:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearMiss */
/** The candidate that a person most likely meant, or undefined when none is close. */
function nearMiss(value, candidates) {
    const typed = value.toLowerCase();
    let best;
    for (const candidate of candidates) {
        const distance = editDistance(typed, candidate.toLowerCase());
        if (distance <= Math.ceil(candidate.length / 3) && distance < (best?.distance ?? Infinity)) {
            best = { candidate, distance };
        }
    }
    return best?.candidate;
}
/** ` Did you mean 'x'?`, or nothing. */
function didYouMean(value, candidates) {
    const candidate = nearMiss(value, candidates);
    return candidate === undefined ? "" : ` Did you mean '${candidate}'?`;
}
/** Levenshtein distance, one row at a time. */
function editDistance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}


/***/ }),

/***/ 7592:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ KNOWN_MODELS),
/* harmony export */   h: () => (/* binding */ costOf)
/* harmony export */ });
/** Every multiplier but the one of cache reads is the same for all models. */
function prices(input, output, cacheReadFactor = 0.1) {
    return {
        input,
        output,
        cacheWrite5m: input * 1.25,
        cacheWrite1h: input * 2,
        cacheRead: input * cacheReadFactor,
    };
}
/**
 * Every Claude model since 4.5, by its id without a date.
 * Source: https://platform.claude.com/docs/en/about-claude/pricing (read in November 2026),
 * except where a comment says otherwise.
 */
const PRICES = {
    // Not verified: the page did not list 5.2 yet, so these two have the prices of 5.1.
    "claude-fable-5-2": prices(10, 50, 0.025),
    "claude-mythos-5-2": prices(10, 50, 0.025),
    "claude-fable-5-1": prices(10, 50, 0.025),
    "claude-mythos-5-1": prices(10, 50, 0.025),
    "claude-fable-5": prices(10, 50),
    "claude-mythos-5": prices(10, 50),
    // Announced with input and output prices only (https://anthropic.com/glasswing): the cache prices
    // are the usual multiples and not verified.
    "claude-mythos-preview": prices(25, 125),
    "claude-opus-5-5": prices(4, 20, 0.05),
    "claude-opus-5": prices(5, 25),
    "claude-opus-4-8": prices(5, 25),
    "claude-opus-4-7": prices(5, 25),
    "claude-opus-4-6": prices(5, 25),
    "claude-opus-4-5": prices(5, 25),
    "claude-sonnet-5-5": prices(2, 10, 0.05),
    "claude-sonnet-5": prices(2, 10),
    "claude-sonnet-4-6": prices(3, 15),
    "claude-sonnet-4-5": prices(3, 15),
    "claude-haiku-5-5": {
        ...prices(0.1, 0.5),
        longPrompt: { above: 100_000, prices: prices(0.5, 2.5) },
    },
    "claude-haiku-4-5": prices(1, 5),
};
/** Ids of all Claude models in the price table, newest family first. */
const KNOWN_MODELS = Object.keys(PRICES);
/**
 * US dollars that one response cost; null when the model's price is unknown, never 0 for that.
 * `model` may carry a provider (`anthropic:`) and the date of a snapshot (`-20251001`).
 * Scripted answers cost 0.
 */
function costOf(model, usage) {
    if (model === "scripted" || model.startsWith("scripted:"))
        return 0;
    const id = model.replace(/^anthropic:/, "").replace(/-\d{8}$/, "");
    if (!Object.hasOwn(PRICES, id))
        return null;
    const row = PRICES[id];
    if (row === undefined)
        return null;
    const prompt = usage.input + usage.cacheRead + usage.cacheWrite;
    const rates = row.longPrompt && prompt > row.longPrompt.above ? row.longPrompt.prices : row;
    const millionths = usage.input * rates.input +
        usage.output * rates.output +
        usage.cacheWrite * rates.cacheWrite5m +
        usage.cacheRead * rates.cacheRead;
    return millionths / 1_000_000;
}


/***/ }),

/***/ 2742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* unused harmony export sha256 */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

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
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text, "utf8").digest("hex");
}
/** Twelve hexadecimal digits: what a person can compare and copy. */
function shortDigest(value) {
    return sha256(canonicalJson(value)).slice(0, 12);
}


/***/ }),

/***/ 8911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ executeCall),
  e: () => (/* binding */ startCalls)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/tools/tool.ts
var tool = __webpack_require__(9601);
;// CONCATENATED MODULE: ./src/runtime/delegate.ts


/** A worker that runs as a tool call of another: a nested key prefix, a fresh conversation. */
async function callWorker(run, call) {
    const { frame } = call;
    const { maxDepth } = run.header;
    if (frame.depth >= maxDepth) {
        return (0,tool/* failed */.gz)(`Maximum worker nesting depth (${maxDepth}) exceeded. Current depth: ${frame.depth}, attempting to call: ${call.worker}`);
    }
    let worker;
    try {
        worker = await run.project.worker(call.worker);
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.p && error.code === "project")
            return (0,tool/* failed */.gz)(error.message);
        throw error;
    }
    const cyclesAllowed = worker.allowCycles || run.project.manifest.allowCycles;
    if (frame.chain.includes(worker.name) && !cyclesAllowed) {
        const path = [...frame.chain, worker.name].join(" → ");
        return (0,tool/* failed */.gz)(`Circular worker call: ${path}. Set 'allow_cycles: true' in '${worker.name}' if this recursion is meant.`);
    }
    const outcome = await run.enter({
        key: `${call.key}/`,
        worker,
        chain: [...frame.chain, worker.name],
        depth: frame.depth + 1,
        input: call.input,
        instructions: call.instructions ?? null,
    });
    switch (outcome.status) {
        case "completed":
            return (0,tool/* completed */.so)(outcome.text);
        case "failed":
            return (0,tool/* failed */.gz)(`Worker '${worker.name}' failed: ${outcome.message}`);
        case "suspended":
            return outcome;
    }
}

// EXTERNAL MODULE: ./src/runtime/journal.ts
var journal = __webpack_require__(943);
// EXTERNAL MODULE: ./src/runtime/stop.ts
var stop = __webpack_require__(5438);
;// CONCATENATED MODULE: ./src/runtime/execute.ts





/**
 * Runs one call that may run, and records its result in the same breath as its change of the tree.
 * An external call is saved as started before and as completed right after (design §3).
 */
async function executeCall(run, frame, call) {
    (0,stop/* throwIfStopped */.$)(run);
    const effect = call.tool.effect(call.parsed);
    if (effect === "external" && !call.started) {
        const started = await startCalls(run, [call]);
        // A decision that arrived with the write came first: the call waits for the next round.
        if (!started.has(call.key))
            return { status: "suspended" };
    }
    const body = async () => {
        if (call.verify && !(await call.verify()))
            return { status: "suspended" };
        const outcome = await execute(run, frame, call);
        return record(run, { frame, call, outcome, touched: effect !== "none" });
    };
    // An approved call changes exactly the tree that it was shown with, so it has the tree alone. A delegate
    // changes nothing by itself, and holding the tree would lock out what it calls.
    if (effect === "none")
        return body();
    const { workspace } = run;
    const result = await (call.verify ? workspace.exclusive(body) : workspace.shared(body));
    if (effect === "external" && result.status !== "suspended") {
        await run.journal.flush({ subject: `${call.tool.name} completed` });
    }
    return result;
}
/**
 * Saves `tool_started` for these calls, in one write with whatever others decided meanwhile: a call is
 * started only if the state that the write lands on still lets it. Returns the keys that started.
 */
async function startCalls(run, calls) {
    let started = new Set();
    const names = calls.map((call) => call.requestId ?? call.tool.name).join(", ");
    await run.journal.flush({
        subject: `start ${names}`,
        tail: (state) => {
            const ready = calls.filter((call) => mayStart(state, call.requestId ?? null));
            started = new Set(ready.map((call) => call.key));
            return ready.map((call) => ({
                type: "tool_started",
                key: call.key,
                tool: call.tool.name,
                effect: call.tool.effect(call.parsed),
                requestId: call.requestId ?? null,
            }));
        },
    });
    (0,stop/* throwIfStopped */.$)(run);
    return started;
}
function mayStart(state, requestId) {
    if (state.cancelled || state.finished)
        return false;
    if (requestId === null)
        return true;
    const status = state.requests.get(requestId)?.status;
    if (status?.kind === "decided")
        return allows(status.decision.decision);
    // Started before by a VM that died: a call without external effect is simply run again.
    return status?.kind === "started";
}
function allows(decision) {
    return decision === "approve" || decision === "retry";
}
async function execute(run, frame, call) {
    const context = {
        key: call.key,
        signal: run.signal,
        callWorker: (request) => callWorker(run, { frame, key: call.key, ...request }),
    };
    try {
        const outcome = await call.tool.execute(call.parsed, context);
        (0,stop/* throwIfStopped */.$)(run);
        return outcome;
    }
    catch (error) {
        (0,stop/* throwIfStopped */.$)(run);
        if (isEngineFault(error))
            throw error;
        return (0,tool/* failed */.gz)((0,errors/* messageOf */.b)(error));
    }
}
/** Faults that end the run from outside. A tool's own failure is a result for the model. */
function isEngineFault(error) {
    if (error instanceof journal/* LeaseLost */.V)
        return true;
    if (error instanceof Error && error.name === "Interrupted")
        return true;
    return (error instanceof errors/* LlmDoError */.p && ["store", "model", "limit", "divergence"].includes(error.code));
}
function record(run, done) {
    const { call, frame, outcome } = done;
    if (outcome.status === "suspended")
        return { status: "suspended" };
    const content = run.redact(outcome.content);
    const isError = outcome.status === "refused" || outcome.isError;
    run.journal.append({
        type: "tool_completed",
        key: call.key,
        tool: call.tool.name,
        content,
        isError,
        refusedBy: outcome.status === "refused" ? "policy" : null,
        touchedWorkspace: done.touched ?? false,
    });
    run.observe({
        type: "result",
        chain: frame.chain,
        key: call.key,
        tool: call.tool.name,
        content,
        isError,
    });
    return { status: "completed", content, isError, toolUseId: call.toolUseId };
}


/***/ }),

/***/ 8853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Interrupted: () => (/* binding */ Interrupted)
/* harmony export */ });
/** Stops a drive from outside; carries why. Never shown to project code. */
class Interrupted extends Error {
    name = "Interrupted";
    reason;
    constructor(reason, message) {
        super(message);
        this.reason = reason;
    }
}


/***/ }),

/***/ 646:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ settleGated)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(2742);
;// CONCATENATED MODULE: ./src/runtime/binding.ts

/**
 * Digest over exactly what is shown and what could change under it (security.md "Binding"). Policy is
 * not part of it: it is judged again at execution, and the stricter answer wins.
 */
function bindingDigest(header, subject) {
    return (0,canonical/* shortDigest */.VK)({
        run: header.runId,
        request: subject.id,
        kind: subject.kind,
        chain: subject.chain,
        tool: subject.tool.name,
        definition: [subject.tool.description, subject.tool.inputSchema],
        input: subject.input,
        project: header.projectCommit,
        argv: subject.preview.argv ?? null,
        files: subject.preview.changes.map(({ path, before, after }) => ({ path, before, after })),
    });
}
/** What a person reads first: the diff, else the command, else the arguments. */
function displayOf(subject) {
    const diffs = subject.preview.changes.map((change) => change.diff);
    if (diffs.length > 0)
        return { kind: "diff", text: diffs.join("\n") };
    if (subject.preview.argv !== undefined) {
        const { input } = subject;
        const command = typeof input === "object" && input !== null && "command" in input
            ? String(input.command)
            : (subject.preview.argv ?? []).join(" ");
        return { kind: "command", text: command };
    }
    return { kind: "arguments", text: JSON.stringify(subject.input, null, 2) };
}

// EXTERNAL MODULE: ./src/runtime/execute.ts + 1 modules
var execute = __webpack_require__(8911);
;// CONCATENATED MODULE: ./src/runtime/request.ts

/** What earlier calls of the same turn will leave in files once they run: later diffs are drawn on it. */
class PendingChanges {
    contents = new Map();
    #owners = new Map();
    /** `owner` is the request that is still undecided, or null when the call is about to run. */
    add(preview, owner) {
        for (const change of preview.changes) {
            this.contents.set(change.path, change.content);
            this.#owners.set(change.path, owner);
        }
    }
    /** Undecided requests whose result this preview was drawn on. */
    undecidedOwners(preview) {
        const owners = preview.changes.map((change) => this.#owners.get(change.path));
        return [...new Set(owners)].filter((owner) => typeof owner === "string");
    }
}
/** Appends a request for a call that nobody was asked about yet, or whose request was voided. */
function askForApproval(run, asked) {
    const { preview, pending } = asked;
    const id = nextRequestId(run.journal.state);
    const request = buildRequest(run, { ...asked, id, kind: "approval" });
    request.drawnOn = pending.undecidedOwners(preview);
    pending.add(preview, id);
    append(run, request);
}
/** Asks what became of a call that was started on a machine that was lost. Keeps the call's id. */
function askForOutcome(run, asked) {
    const id = asked.id ?? nextRequestId(run.journal.state);
    const preview = { summary: `Find out how '${asked.call.tool.name}' ended`, changes: [] };
    append(run, buildRequest(run, { ...asked, id, kind: "outcome", preview }));
}
function append(run, request) {
    const expires = run.now().getTime() + run.header.expiresSeconds * 1000;
    run.journal.append({
        type: "approval_requested",
        request,
        expiresAt: new Date(expires).toISOString(),
    });
    run.observe({ type: "request", request });
}
function buildRequest(run, asked) {
    const { turn, call, preview } = asked;
    const subject = {
        kind: asked.kind,
        id: asked.id,
        chain: turn.frame.chain,
        tool: call.tool,
        input: call.parsed,
        preview,
    };
    return {
        id: asked.id,
        kind: asked.kind,
        key: call.key,
        tool: call.tool.name,
        chain: turn.frame.chain,
        input: call.parsed,
        digest: bindingDigest(run.header, subject),
        files: preview.changes.map(({ path, before, after, line }) => ({ path, before, after, line })),
        drawnOn: [],
        summary: preview.summary,
        display: displayOf(subject),
        why: run.redact(turn.why),
        reason: call.reason ?? "",
    };
}
/** Ids count up per thread; the run's first is fixed in its header. */
function nextRequestId(state) {
    const used = [...state.requests.keys()].map((id) => Number(id.slice(1)));
    return `A${Math.max(state.header.firstRequest - 1, ...used) + 1}`;
}

// EXTERNAL MODULE: ./src/runtime/settle.ts
var settle = __webpack_require__(6937);
// EXTERNAL MODULE: ./src/runtime/state.ts
var runtime_state = __webpack_require__(6673);
;// CONCATENATED MODULE: ./src/runtime/gate.ts






/**
 * The gated calls of a turn: asks for what nobody was asked, runs what was approved, one after another in
 * call order. A call whose ground moved since it was shown is voided and asked again.
 */
async function settleGated(run, turn) {
    const results = new Map();
    for (;;) {
        const remaining = turn.calls.filter((call) => !results.has(call.key));
        const approved = await gateAll(run, { ...turn, calls: remaining }, results);
        if (approved.length === 0)
            break;
        // Each round settles, voids or withdraws every approved call, so this ends.
        await executeInOrder(run, { frame: turn.frame, approved, results });
    }
    return turn.calls.map((call) => results.get(call.key) ?? { status: "suspended" });
}
async function gateAll(run, turn, results) {
    const pending = new PendingChanges();
    const approved = [];
    for (const call of turn.calls) {
        const gate = await gateCall(run, { turn, call, pending });
        if (gate.kind === "settled")
            results.set(call.key, gate.result);
        if (gate.kind === "approved")
            approved.push(gate.call);
    }
    return approved;
}
async function gateCall(run, gated) {
    const { call, turn } = gated;
    const { state } = run.journal;
    const { requestId, started } = (0,runtime_state/* callState */.II)(state, call.key);
    const request = requestId ? state.requests.get(requestId) : undefined;
    if (started && call.tool.effect(call.parsed) === "external" && !call.tool.idempotent) {
        return gateUnknownOutcome(run, gated, request);
    }
    if (!request && run.header.approvalMode === "approve-all") {
        return { kind: "approved", call: { ...call, requestId: null } };
    }
    if (request?.status.kind === "decided" && request.status.decision.decision === "deny") {
        return refused(run, gated, request.status.decision.reason);
    }
    let preview;
    try {
        preview = await call.tool.preview(call.parsed, gated.pending.contents);
    }
    catch (error) {
        if (!(error instanceof errors/* LlmDoError */.p))
            throw error;
        return {
            kind: "settled",
            result: (0,settle/* settleCall */.m)(run, { frame: turn.frame, call, content: error.message, refusedBy: null }),
        };
    }
    if (!request) {
        const identity = { tool: call.tool.name, input: call.parsed, chain: turn.frame.chain };
        if (state.sessions.has((0,runtime_state/* sessionKey */.ce)(identity))) {
            gated.pending.add(preview, null);
            return { kind: "approved", call: { ...call, requestId: null } };
        }
        askForApproval(run, { ...gated, preview });
        return { kind: "waits" };
    }
    return gateRequested(run, { ...gated, preview, request });
}
function gateRequested(run, gated) {
    const { call, request, preview, pending, turn } = gated;
    if (digestOf(run, turn.frame, { call, preview, request }) !== request.request.digest) {
        run.journal.append({
            type: "request_voided",
            requestId: request.request.id,
            reason: "what it was shown with has changed since",
        });
        askForApproval(run, { ...gated, preview });
        return { kind: "waits" };
    }
    // A diff drawn on an undecided sibling waits for that sibling, approved or not.
    const waits = request.status.kind === "open" || pending.undecidedOwners(preview).length > 0;
    pending.add(preview, waits ? request.request.id : null);
    if (waits)
        return { kind: "waits" };
    return { kind: "approved", call: { ...call, requestId: request.request.id } };
}
/** Started, never finished: an external effect is not repeated unasked (design §3). */
function gateUnknownOutcome(run, gated, request) {
    const { call, turn } = gated;
    if (request?.request.kind !== "outcome") {
        askForOutcome(run, { ...gated, id: request?.request.id ?? null });
        return { kind: "waits" };
    }
    // A retry that was started and again never finished: the question is open again.
    if (request.status.kind === "started") {
        askForOutcome(run, { ...gated, id: request.request.id });
        return { kind: "waits" };
    }
    if (request.status.kind !== "decided")
        return { kind: "waits" };
    const { decision, result } = request.status.decision;
    if (decision === "retry") {
        return { kind: "approved", call: { ...call, requestId: request.request.id } };
    }
    const content = decision === "done"
        ? typeof result === "string"
            ? result
            : JSON.stringify(result ?? "done")
        : `The outcome of this call is unknown: it was started and the machine was lost. A maintainer decided not to run it again.`;
    return {
        kind: "settled",
        result: (0,settle/* settleCall */.m)(run, {
            frame: turn.frame,
            call,
            content,
            refusedBy: null,
            isError: decision !== "done",
        }),
    };
}
function refused(run, { call, turn }, reason) {
    const content = (0,settle/* notExecuted */.h)(call.tool.name, `a maintainer denied this call: ${reason ?? "no reason given"}`);
    return {
        kind: "settled",
        result: (0,settle/* settleCall */.m)(run, { frame: turn.frame, call, content, refusedBy: "person" }),
    };
}
async function executeInOrder(run, turn) {
    const calls = await confirmAll(run, turn.approved);
    // Calls without external effect share one write: they may be run again whatever happens.
    const harmless = calls.filter((call) => call.requestId !== null && call.tool.effect(call.parsed) !== "external");
    const fresh = harmless.filter((call) => !(0,runtime_state/* callState */.II)(run.journal.state, call.key).started);
    const started = fresh.length > 0 ? await (0,execute/* startCalls */.e)(run, fresh) : new Set();
    for (const call of calls) {
        if (fresh.includes(call) && !started.has(call.key))
            continue;
        const result = await (0,execute/* executeCall */.E)(run, turn.frame, {
            ...call,
            started: harmless.includes(call),
            ...(call.requestId === null ? {} : { verify: () => stillAsShown(run, turn.frame, call) }),
        });
        // A delegate that waits for its own requests is done for this VM; anything else is gated again.
        const childWaits = result.status === "suspended" && call.tool.effect(call.parsed) === "none";
        if (result.status !== "suspended" || childWaits)
            turn.results.set(call.key, result);
    }
}
/** Authority and unedited comments, once more at the moment of execution (security.md "Authority"). */
async function confirmAll(run, approved) {
    const requests = approved.flatMap(({ requestId }) => {
        const request = requestId ? run.journal.state.requests.get(requestId) : undefined;
        return request?.status.kind === "decided" ? [request] : [];
    });
    if (requests.length === 0)
        return approved;
    const withdrawn = new Set();
    for (const answer of await run.confirm(requests)) {
        if (answer.status === "confirmed")
            continue;
        withdrawn.add(answer.requestId);
        run.journal.append({
            type: answer.status === "voided" ? "request_voided" : "decision_revoked",
            requestId: answer.requestId,
            reason: answer.reason,
        });
    }
    return approved.filter(({ requestId }) => requestId === null || !withdrawn.has(requestId));
}
/** The last look before the call runs, inside the section that nobody else changes files in. */
async function stillAsShown(run, frame, call) {
    const request = call.requestId ? run.journal.state.requests.get(call.requestId) : undefined;
    if (!request)
        return false;
    if (request.request.kind === "outcome")
        return true;
    try {
        const preview = await call.tool.preview(call.parsed, new Map());
        if (digestOf(run, frame, { call, preview, request }) === request.request.digest)
            return true;
    }
    catch (error) {
        if (!(error instanceof errors/* LlmDoError */.p))
            throw error;
    }
    run.journal.append({
        type: "request_voided",
        requestId: request.request.id,
        reason: "a file that it changes has changed since it was shown",
    });
    return false;
}
function digestOf(run, frame, shown) {
    return bindingDigest(run.header, {
        kind: shown.request.request.kind,
        id: shown.request.request.id,
        chain: frame.chain,
        tool: shown.call.tool,
        input: shown.call.parsed,
        preview: shown.preview,
    });
}


/***/ }),

/***/ 853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readObjects),
/* harmony export */   n: () => (/* binding */ listTree)
/* harmony export */ });
/** Every blob of a tree, by one process. `path` limits it to a folder or file. */
async function listTree(git, tree, path) {
    const limit = path === undefined ? [] : ["--", path];
    const { stdout } = await git.run(["ls-tree", "-r", "-l", "-z", "--full-tree", tree, ...limit]);
    return stdout
        .split("\0")
        .filter((line) => line !== "")
        .map((line) => {
        const tab = line.indexOf("\t");
        const [mode = "", type = "", oid = "", size = ""] = line.slice(0, tab).split(/ +/);
        return { mode, type, oid, size: Number(size) || 0, path: line.slice(tab + 1) };
    });
}
/** Content of these objects, by one process; what does not exist is left out. */
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
        // "<oid> missing"
        if (size === undefined)
            continue;
        objects.set(oid, stdout.subarray(position, position + Number(size)));
        position += Number(size) + 1;
    }
    return objects;
}


/***/ }),

/***/ 6424:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3: () => (/* binding */ localRefs),
/* harmony export */   dM: () => (/* binding */ remoteRefs),
/* harmony export */   h4: () => (/* binding */ throwIfForbidden)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);


const FORMAT = "--format=%(objectname) %(refname)";
/** Refs of the repository itself, swapped in one transaction. */
function localRefs(git) {
    return {
        async list(prefix) {
            const { stdout } = await git.run(["for-each-ref", FORMAT, prefix.replace(/\/$/, "")]);
            return [...parseRefs(stdout).keys()].filter((ref) => ref.startsWith(prefix));
        },
        async fetch(refs) {
            const { stdout } = await git.run(["for-each-ref", FORMAT, ...refs]);
            return only(parseRefs(stdout), refs);
        },
        async swap(updates) {
            const input = updates.map((update) => `${transactionLine(update)}\n`).join("");
            const result = await git.run(["update-ref", "--stdin"], { input, allowExitCodes: "any" });
            if (result.exitCode === 0)
                return { status: "applied" };
            return { status: "failed", cause: "other", message: result.stderr.trim() };
        },
    };
}
function transactionLine({ ref, to, expected }) {
    if (to === null)
        return `delete ${ref}${expected ? ` ${expected}` : ""}`;
    if (expected === null)
        return `create ${ref} ${to}`;
    return `update ${ref} ${to}${expected === "any" ? "" : ` ${expected}`}`;
}
/** Refs of a remote repository; `git` is a private repository that fetched commits are kept in. */
function remoteRefs(git, url) {
    let queue = Promise.resolve();
    /** One fetch at a time: two would fight for the lock of the same tracking ref. */
    function inTurn(work) {
        const result = queue.then(work);
        queue = result.catch(() => { });
        return result;
    }
    return {
        async list(prefix) {
            const { stdout } = await retried(git, ["ls-remote", "--refs", url, `${prefix}*`]);
            return [...parseRefs(stdout).keys()].filter((ref) => ref.startsWith(prefix));
        },
        fetch: (refs) => inTurn(() => fetchRefs(git, url, refs)),
        swap: (updates) => push(git, url, updates),
    };
}
const TRACKING = "refs/llm-do-fetched/";
/**
 * Not `ls-remote`: that lists every ref of the repository, two for each pull request, while fetch asks by prefix.
 * The star makes a missing ref an empty answer instead of an error.
 */
async function fetchRefs(git, url, refs) {
    const refspecs = refs.map((ref) => `+${ref}*:${TRACKING}${ref}*`);
    const options = ["--quiet", "--prune", "--no-tags", "--no-write-fetch-head", "--refmap="];
    await retried(git, ["fetch", ...options, url, ...refspecs]);
    const tracking = refs.map((ref) => TRACKING + ref);
    const { stdout } = await git.run(["for-each-ref", FORMAT, ...tracking]);
    const found = [...only(parseRefs(stdout), tracking)];
    return new Map(found.map(([ref, oid]) => [ref.slice(TRACKING.length), oid]));
}
/** Reading may be tried again; what a person must mend is said at once. */
async function retried(git, args) {
    for (const wait of [500, 2000]) {
        try {
            return await git.run(args, { timeoutSeconds: 120 });
        }
        catch (error) {
            throwIfForbidden((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error));
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait);
    }
    return git.run(args, { timeoutSeconds: 120 });
}
/** https://git-scm.com/docs/git-push#Documentation/git-push.txt---force-with-leaseltrefnamegtltexpectgt */
async function push(git, url, updates) {
    const leases = updates
        .filter(({ expected }) => expected !== "any")
        .map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ""}`);
    const refspecs = updates.map(refspec);
    const args = ["push", "--porcelain", "--atomic", "--no-verify", ...leases, url, ...refspecs];
    try {
        const result = await git.run(args, { timeoutSeconds: 120, allowExitCodes: "any" });
        if (result.exitCode === 0)
            return { status: "applied" };
        const message = `${result.stdout}\n${result.stderr}`.trim();
        return { status: "failed", cause: causeOf(message), message };
    }
    catch (error) {
        return { status: "failed", cause: "other", message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error) };
    }
}
/** A "+" would override the lease: it stands only where there is none. */
function refspec({ ref, to, expected }) {
    return `${expected === "any" ? "+" : ""}${to ?? ""}:${ref}`;
}
function causeOf(message) {
    if (isForbidden(message))
        return "permission";
    const refusals = message.split("\n").filter((line) => line.includes("[remote rejected]"));
    // A lock is another writer's; "atomic" is said of the other refs of the same push.
    const final = refusals.some((line) => !/lock|atomic|incorrect old value|exists/i.test(line));
    return final ? "server" : "other";
}
function isForbidden(message) {
    return /returned error: 40[13]|Authentication failed|could not read Username|Permission to .* denied/.test(message);
}
function throwIfForbidden(message) {
    if (!isForbidden(message))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p(`The token may not read or write the repository's git data (${message.slice(-300)}). Give the job "permissions: contents: write".`, { code: "permission" });
}
/** Lines of `<oid> <ref>`. */
function parseRefs(output) {
    const lines = output.split("\n").filter((line) => line !== "");
    return new Map(lines.map((line) => {
        const [oid = "", ref = ""] = line.split(/[ \t]/);
        return [ref, oid];
    }));
}
function only(found, refs) {
    return new Map([...found].filter(([ref]) => refs.includes(ref)));
}


/***/ }),

/***/ 943:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Journal),
/* harmony export */   V: () => (/* binding */ LeaseLost)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6673);


/** Another VM drives this run now: stop before any effect. Never caught by project code. */
class LeaseLost extends Error {
    name = "LeaseLost";
}
const MAX_WRITE_ATTEMPTS = 40;
/** The run's events: in memory, appended at once, written by `flush` in compare-and-swap steps. */
class Journal {
    holder;
    #header;
    #store;
    #now;
    #snapshots = null;
    #stored;
    #pending = [];
    #tip;
    #state;
    #dirty = false;
    #overlay;
    #writing = Promise.resolve();
    constructor(options) {
        this.#store = options.store;
        this.#header = options.header;
        this.holder = options.holder;
        this.#now = options.now;
        this.#stored = [...(options.checkpoint?.events ?? [])];
        this.#tip = options.checkpoint?.tip ?? null;
        this.#overlay = options.checkpoint?.overlay ?? null;
        this.#state = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .foldEvents */ .v0)(options.header, this.#stored);
    }
    get header() {
        return this.#header;
    }
    get state() {
        return this.#state;
    }
    /** Commit of the last checkpoint that this process wrote or read; null before the first. */
    get tip() {
        return this.#tip;
    }
    get events() {
        return [...this.#stored, ...this.#pending];
    }
    get hasUnsaved() {
        return this.#pending.length > 0;
    }
    /** Overlay of the last checkpoint. */
    get overlay() {
        return this.#overlay;
    }
    get holdsLease() {
        return this.#state.holder?.nonce === this.holder.nonce;
    }
    attachWorkspace(snapshots) {
        this.#snapshots = snapshots;
    }
    append(...bodies) {
        for (const body of bodies) {
            const event = this.#stamp(body);
            this.#pending.push(event);
            (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEvent */ .Z8)(this.#state, event);
            if (event.type === "tool_completed" && event.touchedWorkspace)
                this.#dirty = true;
        }
    }
    /**
     * Writes what is unsaved as one commit. Others' events are merged in first, as often as needed.
     * Throws LeaseLost when one of them took the lease, LlmDoError "store" when git refuses.
     */
    flush(flush) {
        const write = this.#writing.then(() => this.#write(flush));
        this.#writing = write.catch(() => undefined);
        return write;
    }
    /** Reads what others wrote. True when there was something. Throws LeaseLost like `flush`. */
    async refresh() {
        if (this.#tip === null)
            return false;
        const tip = await this.#store.tip(this.#header.runId);
        if (tip === this.#tip)
            return false;
        const checkpoint = await this.#store.read(this.#header.runId);
        if (!checkpoint)
            throw new LeaseLost(`run ${this.#header.runId} is gone from the store`);
        this.#merge(checkpoint);
        return true;
    }
    async #write(flush) {
        const cut = await this.#cut(flush.partial ?? false);
        for (let attempt = 1; attempt <= MAX_WRITE_ATTEMPTS; attempt += 1) {
            const tail = (flush.tail?.(this.#state) ?? []).map((body) => this.#stamp(body));
            const batch = {
                events: [...this.#pending.slice(0, cut.length), ...tail],
                overlay: cut.overlay,
                subject: flush.subject,
                ...this.#threadOf(flush),
                ...(flush.finished === undefined ? {} : { finished: flush.finished }),
            };
            if (batch.events.length === 0 && !flush.finished && flush.thread === undefined)
                return;
            const result = await this.#send(batch);
            if (result.status === "written")
                return this.#commit({ batch, cut, tail, tip: result.tip });
            this.#merge(result.checkpoint);
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`Run ${this.#header.runId} could not be saved: others wrote to it ${MAX_WRITE_ATTEMPTS} times in a row. Run it again with \`/retry\`.`, { code: "store" });
    }
    /** The first checkpoint of a run in a thread's context enters it in that thread's index. */
    #threadOf(flush) {
        const own = this.#tip === null ? this.#header.thread?.number : undefined;
        const thread = flush.thread ?? own;
        return thread === undefined ? {} : { thread };
    }
    #send(batch) {
        return this.#tip === null
            ? this.#store.create(this.#header, batch)
            : this.#store.append(this.#header.runId, this.#tip, batch);
    }
    /** Which events are saved, together with the tree that they belong to. */
    async #cut(partial) {
        if (!this.#snapshots || !this.#dirty)
            return { length: this.#pending.length, overlay: null };
        if (partial) {
            const firstTouch = this.#pending.findIndex((event) => event.type === "tool_completed" && event.touchedWorkspace);
            return { length: firstTouch === -1 ? this.#pending.length : firstTouch, overlay: null };
        }
        const snapshots = this.#snapshots;
        return snapshots.exclusive(async () => {
            const length = this.#pending.length;
            this.#dirty = false;
            try {
                return { length, overlay: await snapshots.snapshot() };
            }
            catch (error) {
                this.#dirty = true;
                throw error;
            }
        });
    }
    #commit(written) {
        this.#stored.push(...written.batch.events);
        this.#pending.splice(0, written.cut.length);
        for (const event of written.tail)
            (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEvent */ .Z8)(this.#state, event);
        this.#tip = written.tip;
        if (written.cut.overlay)
            this.#overlay = written.cut.overlay;
    }
    #merge(checkpoint) {
        const created = this.#tip === null;
        const held = this.holdsLease;
        this.#stored = [...checkpoint.events];
        this.#tip = checkpoint.tip;
        this.#state = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .foldEvents */ .v0)(this.#header, this.#stored);
        const stillOurs = this.holdsLease;
        if (created || checkpoint.finished || (held && !stillOurs)) {
            throw new LeaseLost(`run ${this.#header.runId} is driven by another VM`);
        }
        for (const event of this.#pending)
            (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .applyEvent */ .Z8)(this.#state, event);
    }
    #stamp(body) {
        return { ...body, at: this.#now().toISOString() };
    }
}


/***/ }),

/***/ 1266:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ newHolder),
  P: () => (/* binding */ prepareMachine)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/tools/refusals.ts
var refusals = __webpack_require__(3034);
;// CONCATENATED MODULE: ./src/tools/open-directory.ts




const DIRECTORY = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY;
/**
 * Node has no openat(2); on Linux `/proc/self/fd/N/name` is the same lookup
 * (https://man7.org/linux/man-pages/man5/proc_pid_fd.5.html). Elsewhere the path has to do.
 */
const HAS_DESCRIPTOR_PATHS = (0,external_node_fs_.existsSync)("/proc/self/fd");
function hold(handle, plainPath) {
    const path = HAS_DESCRIPTOR_PATHS ? `/proc/self/fd/${handle.fd}` : plainPath;
    const at = (name) => (0,external_node_path_.join)(path, name);
    return {
        path,
        at,
        enter: async (name) => hold(await (0,promises_.open)(at(name), DIRECTORY | external_node_fs_.constants.O_NOFOLLOW), (0,external_node_path_.join)(plainPath, name)),
        close: () => handle.close(),
    };
}
/** Opens the directory `names` below `root`, following no symbolic link on the way. */
async function openDirectory(location) {
    const { root, names, purpose } = location;
    let current = hold(await (0,promises_.open)(root, DIRECTORY), root);
    for (const [index, name] of names.entries()) {
        const parent = current;
        const path = names.slice(0, index + 1).join("/");
        try {
            if (purpose === "create")
                await createIfMissing(parent.at(name));
            await requireDirectory(parent.at(name), path);
            if (purpose !== "read")
                await refuseRepository(parent.at(name), path);
            current = await parent.enter(name);
        }
        finally {
            await parent.close();
        }
    }
    return current;
}
async function createIfMissing(directory) {
    await (0,promises_.mkdir)(directory).catch((error) => {
        if (error.code !== "EEXIST")
            throw error;
    });
}
async function requireDirectory(directory, shown) {
    const status = await (0,promises_.lstat)(directory);
    if (status.isSymbolicLink())
        throw (0,refusals/* symbolicLink */.L$)(shown);
    if (!status.isDirectory())
        throw (0,refusals/* refusal */.x5)(`'${shown}' is not a directory.`);
}
/** A checkpoint is an overlay on one commit: it cannot carry what another repository owns. */
async function refuseRepository(directory, shown) {
    const marker = await (0,promises_.lstat)((0,external_node_path_.join)(directory, ".git")).catch(() => undefined);
    if (marker === undefined)
        return;
    throw (0,refusals/* refusal */.x5)(`'${shown}' is a repository of its own (a submodule or a nested clone); ` +
        "files in it cannot be changed here.");
}

// EXTERNAL MODULE: ./src/tools/workspace-path.ts
var workspace_path = __webpack_require__(5100);
;// CONCATENATED MODULE: ./src/tools/list-files.ts





const MAX_FILES = 100_000;
/**
 * Regular files at any depth below a directory, relative to it and sorted by code unit. Links to
 * files inside the workspace are listed; links to directories are not entered; `.git` is left out.
 */
async function listFiles(options) {
    const { root, names, path } = options;
    const found = [];
    async function walk(directory, prefix) {
        for (const entry of await (0,promises_.readdir)(directory.path, { withFileTypes: true })) {
            if ((0,workspace_path/* isGitName */.M$)(entry.name))
                continue;
            const relative = `${prefix}${entry.name}`;
            if (entry.isDirectory())
                await walkInto(directory, entry.name, `${relative}/`);
            else if (entry.isFile())
                found.push(relative);
            else if (entry.isSymbolicLink() && (await isFileInside(root, [...names, relative]))) {
                found.push(relative);
            }
            if (found.length > MAX_FILES) {
                throw (0,refusals/* refusal */.x5)(`'${path}' holds more than 100,000 files. List one of its folders instead.`);
            }
        }
    }
    async function walkInto(parent, name, prefix) {
        const directory = await parent.enter(name);
        try {
            await walk(directory, prefix);
        }
        finally {
            await directory.close();
        }
    }
    const start = await openDirectory({ root, names, purpose: "read" });
    try {
        await walk(start, "");
    }
    finally {
        await start.close();
    }
    return found.sort();
}
async function isFileInside(root, names) {
    try {
        const target = await (0,promises_.realpath)((0,external_node_path_.join)(root, ...names));
        if (!target.startsWith(`${root}/`))
            return false;
        return !target.split("/").some(workspace_path/* isGitName */.M$) && (await (0,promises_.stat)(target)).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/tools/regular-file.ts




/** Refuses anything but a regular file before it is opened: opening a FIFO or device has effects. */
async function regularFileOrNothing(entry) {
    try {
        const status = await (0,promises_.lstat)(entry.directory.at(entry.name));
        if (status.isSymbolicLink())
            throw (0,refusals/* symbolicLink */.L$)(entry.path);
        if (!status.isFile())
            throw (0,refusals/* notRegularFile */.s5)(entry.path);
        return status;
    }
    catch (error) {
        if ((0,refusals/* isMissing */.b2)(error))
            return undefined;
        throw error;
    }
}
/** At most `limit` bytes, however the file grows meanwhile. Throws ENOENT when there is no file. */
async function readRegularFile(entry, limit) {
    await regularFileOrNothing(entry);
    // Checked again on the descriptor; O_NONBLOCK: a FIFO put here meanwhile must not hold us up.
    const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
    const handle = await (0,promises_.open)(entry.directory.at(entry.name), flags);
    try {
        const status = await handle.stat();
        if (!status.isFile())
            throw (0,refusals/* notRegularFile */.s5)(entry.path);
        const bytes = status.size > limit ? undefined : await readAtMost(handle, limit);
        if (bytes === undefined)
            throw (0,refusals/* tooLarge */.g$)({ path: entry.path, size: status.size, limit });
        return bytes;
    }
    finally {
        await handle.close();
    }
}
async function readAtMost(handle, limit) {
    const chunks = [];
    let size = 0;
    for (;;) {
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(1 << 16), 0, 1 << 16, null);
        if (bytesRead === 0)
            return Buffer.concat(chunks);
        size += bytesRead;
        if (size > limit)
            return undefined;
        chunks.push(buffer.subarray(0, bytesRead));
    }
}
/** Puts a new file in the place of `entry`: a link that is there is replaced, not followed. */
async function replaceFile(entry, content) {
    const temporary = entry.directory.at(`.llm-do-${(0,external_node_crypto_.randomUUID)()}`);
    const handle = await (0,promises_.open)(temporary, "wx", content.mode);
    try {
        await handle.writeFile(content.bytes);
        await handle.chmod(content.mode);
        await (0,promises_.rename)(temporary, entry.directory.at(entry.name));
    }
    catch (error) {
        await (0,promises_.unlink)(temporary).catch(() => undefined);
        throw error;
    }
    finally {
        await handle.close();
    }
}
/** Keeps a byte order mark, so that text and bytes are the same thing in both directions. */
function decodeText(path, bytes) {
    if (bytes.includes(0))
        throw (0,refusals/* notText */.nr)(path);
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw (0,refusals/* notText */.nr)(path);
    }
}
function encodeText(path, text) {
    if (!text.isWellFormed()) {
        throw (0,refusals/* refusal */.x5)(`The content for '${path}' holds half of a surrogate pair: it is not valid text.`);
    }
    if (text.includes("\0")) {
        throw (0,refusals/* refusal */.x5)(`The content for '${path}' holds a NUL character: only text can be written.`);
    }
    return Buffer.from(text);
}

;// CONCATENATED MODULE: ./src/tools/sandbox.ts








const DEFAULT_MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Confined by real path: links are resolved first, then the result is opened following none. */
function createSandbox(options) {
    const workspace = {
        root: (0,external_node_fs_.realpathSync)(options.root),
        limit: options.maxFileBytes ?? DEFAULT_MAX_FILE_BYTES,
        touch: options.onTouch ?? (() => undefined),
    };
    return {
        normalize: (path) => (0,workspace_path/* splitWorkspacePath */.Zp)(workspace.root, path).join("/"),
        readText: (path) => explained(path, readText(workspace, path)),
        preImage: (path) => explained(path, preImage(workspace, path)),
        checkText: (path, content) => void bytesOf(workspace, { path, content }),
        writeText: (path, content) => explained(path, writeText(workspace, { path, content })),
        delete: (path) => explained(path, remove(workspace, path)),
        exclusively: oneAtATime(),
        stat: (path) => explained(path, stat(workspace, path)),
        exists: async (path) => (await explained(path, stat(workspace, path))) !== undefined,
        list: (path) => explained(path, list(workspace, path)),
    };
}
async function readText({ root, limit }, path) {
    const names = await resolveLinks(root, path);
    return await withEntry({ root, names, purpose: "read" }, path, async (entry) => decodeText(path, await readRegularFile(entry, limit)));
}
async function preImage({ root, limit }, path) {
    const names = (0,workspace_path/* splitWorkspacePath */.Zp)(root, path);
    try {
        return await withEntry({ root, names, purpose: "change" }, path, (entry) => readRegularFile(entry, limit));
    }
    catch (error) {
        if ((0,refusals/* isMissing */.b2)(error))
            return null;
        throw error;
    }
}
function bytesOf({ limit }, { path, content }) {
    const bytes = encodeText(path, content);
    if (bytes.length > limit)
        throw (0,refusals/* tooLarge */.g$)({ path, size: bytes.length, limit });
    return bytes;
}
async function writeText(workspace, text) {
    const { root, touch } = workspace;
    const names = (0,workspace_path/* splitWorkspacePath */.Zp)(root, text.path);
    const bytes = bytesOf(workspace, text);
    await withEntry({ root, names, purpose: "create" }, text.path, async (entry) => {
        const replaced = await regularFileOrNothing(entry);
        touch(names.join("/"));
        await replaceFile(entry, { bytes, mode: (replaced?.mode ?? 0o644) & 0o777 });
    });
}
async function remove({ root, touch }, path) {
    const names = (0,workspace_path/* splitWorkspacePath */.Zp)(root, path);
    await withEntry({ root, names, purpose: "change" }, path, async (entry) => {
        if ((await regularFileOrNothing(entry)) === undefined)
            throw (0,refusals/* notFound */.mX)(path);
        touch(names.join("/"));
        await (0,promises_.unlink)(entry.directory.at(entry.name));
    });
}
async function stat({ root }, path) {
    const shown = (0,workspace_path/* splitWorkspacePath */.Zp)(root, path).join("/");
    try {
        const found = await (0,promises_.lstat)((0,external_node_path_.join)(root, ...(await resolveLinks(root, path))));
        if (found.isDirectory())
            return { path: shown, kind: "directory", size: 0 };
        if (found.isFile())
            return { path: shown, kind: "file", size: found.size };
        throw (0,refusals/* notRegularFile */.s5)(path);
    }
    catch (error) {
        if ((0,refusals/* isMissing */.b2)(error))
            return undefined;
        throw error;
    }
}
async function list({ root }, path) {
    return await listFiles({ root, names: await resolveLinks(root, path), path });
}
/** The names that lead to the real place of something that exists. */
async function resolveLinks(root, path) {
    const real = await (0,promises_.realpath)((0,external_node_path_.join)(root, ...(0,workspace_path/* splitWorkspacePath */.Zp)(root, path)));
    const names = namesBelow({ root, real, path });
    (0,workspace_path/* refuseGitNames */.ly)(path, names);
    return names;
}
function oneAtATime() {
    let last = Promise.resolve();
    return (change) => {
        const result = last.then(change);
        last = result.catch(() => undefined);
        return result;
    };
}
async function explained(path, result) {
    try {
        return await result;
    }
    catch (error) {
        throw (0,refusals/* asRefusal */.Zd)(path, error);
    }
}
function namesBelow(options) {
    const { root, real, path } = options;
    if (real === root)
        return [];
    const prefix = root === "/" ? "/" : `${root}/`;
    // A workspace at "/" still has no business with the kernel's file systems.
    const isKernel = /^\/(proc|sys|dev)(\/|$)/.test(real);
    if (isKernel || !real.startsWith(prefix))
        throw (0,refusals/* outsideWorkspace */.tq)(path);
    return real.slice(prefix.length).split("/");
}
/** Opens the folder that holds the last of `names`, for as long as `use` takes. */
async function withEntry(location, path, use) {
    const name = location.names.at(-1);
    if (name === undefined)
        throw (0,refusals/* notRegularFile */.s5)(path);
    const directory = await openDirectory({ ...location, names: location.names.slice(0, -1) });
    try {
        return await use({ directory, name, path });
    }
    finally {
        await directory.close();
    }
}

// EXTERNAL MODULE: ./src/tools/scrub.ts
var scrub = __webpack_require__(2892);
// EXTERNAL MODULE: ./src/models/near-miss.ts
var near_miss = __webpack_require__(163);
;// CONCATENATED MODULE: ./src/models/index.ts


const PROVIDERS = {
    anthropic: async ({ name, settings }) => {
        const { anthropicModel } = await __webpack_require__.e(/* import() */ 553).then(__webpack_require__.bind(__webpack_require__, 9553));
        return anthropicModel({ id: `anthropic:${name}`, settings });
    },
    scripted: async ({ name, settings }) => {
        const { scriptedModel } = await __webpack_require__.e(/* import() */ 601).then(__webpack_require__.bind(__webpack_require__, 8601));
        return scriptedModel({ id: `scripted:${name}`, file: name, settings });
    },
};
const EXAMPLES = "'anthropic:claude-sonnet-5-5' or 'scripted:answers.yaml'";
/**
 * Opens `provider:model`, split at the first colon. A bare `claude-…` means Anthropic.
 * Throws LlmDoError "usage" for an id that names no model, "project" for a broken file of scripted answers.
 */
async function openModel(id, settings) {
    const [provider, name] = splitModelId(id);
    if (provider === "openai") {
        throw new errors/* LlmDoError */.p(`Model '${id.trim()}' needs the provider 'openai', which is not available yet. ` +
            `Use a model such as ${EXAMPLES}.`, { code: "usage" });
    }
    const open = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined;
    if (open === undefined) {
        const known = Object.keys(PROVIDERS);
        throw new errors/* LlmDoError */.p(`Model '${id.trim()}' has the unknown provider '${provider}'.${(0,near_miss/* didYouMean */.a)(provider, known)} ` +
            `Known providers: ${known.join(", ")}. Write a model as provider:model, such as ${EXAMPLES}.`, { code: "usage" });
    }
    return open({ name, settings });
}
/** `provider:model` for an id as a person may write it: trimmed, and with the provider of a bare `claude-…`. */
function canonicalModelId(id) {
    const trimmed = id.trim();
    return /^claude-/i.test(trimmed) ? `anthropic:${trimmed}` : trimmed;
}
function splitModelId(id) {
    const canonical = canonicalModelId(id);
    const colon = canonical.indexOf(":");
    const name = colon === -1 ? "" : canonical.slice(colon + 1).trim();
    if (name === "") {
        throw new errors/* LlmDoError */.p(`Model '${id.trim()}' does not name a ${colon === -1 ? "provider" : "model"}. ` +
            `Write it as provider:model, such as ${EXAMPLES}.`, { code: "usage" });
    }
    return [canonical.slice(0, colon).trim().toLowerCase(), name];
}
/** Whether a model may run a worker with these `compatible_models`: globs of fnmatch, any case; null = any model. */
function compatible(id, patterns) {
    if (patterns === null)
        return true;
    const model = canonicalModelId(id);
    return patterns.some((pattern) => globExpression(pattern.trim()).test(model));
}
/** Why a model may not run a worker, in one sentence, or null when it may. */
function incompatibility(request) {
    const { worker, model, patterns } = request;
    if (patterns?.length === 0) {
        return `Worker '${worker}' has empty compatible_models list. Use ['*'] for any model, or specify compatible patterns.`;
    }
    if (patterns === null || compatible(model, patterns))
        return null;
    const listed = patterns.map((pattern) => `'${pattern}'`).join(", ");
    return `Model '${model}' is not compatible with worker '${worker}'. Compatible patterns: ${listed}`;
}
/** fnmatch of Python: `*`, `?`, `[abc]`, `[!a-c]`; everything else is literal. */
function globExpression(pattern) {
    const source = pattern.replace(/\[(!?)([^\]]+)\]|[\s\S]/g, (token, not, members) => {
        if (token === "*")
            return ".*";
        if (token === "?")
            return ".";
        if (members === undefined)
            return token.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&");
        return `[${not ? "^" : ""}${members.replace(/[\\^[]/g, "\\$&")}]`;
    });
    try {
        return new RegExp(`^${source}$`, "is");
    }
    catch {
        return /(?!)/; // an impossible range such as [z-a] matches nothing, as in Python
    }
}

// EXTERNAL MODULE: ./src/models/pricing.ts
var pricing = __webpack_require__(7592);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(2047);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/errors.js
var core_errors = __webpack_require__(7428);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(8439);
// EXTERNAL MODULE: ./src/tools/tool.ts
var tool = __webpack_require__(9601);
;// CONCATENATED MODULE: ./src/tools/delegation.ts


const input = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), schemas/* array */.YOg(schemas/* unknown */.L5J())]);
const callArguments = {
    input: input.optional().describe("What the worker is asked to do: text, or JSON data."),
    input_data: input.optional().describe("The same as input."),
    instructions: schemas/* string */.YjP().optional().describe("Guidance added to the worker's own instructions."),
};
const directArguments = schemas/* strictObject */.rej(callArguments);
const generalArguments = schemas/* strictObject */.rej({
    worker: schemas/* string */.YjP().min(1).describe("Name of the worker to call."),
    ...callArguments,
});
/**
 * One tool per delegate under the name that the author's dialect gives it, and `worker_call` where it is
 * enabled. The other spellings are hidden tools: not offered, understood when a call arrives
 * (spec/dialects.md C6, C7).
 */
async function delegationTools(options) {
    const { config, describe } = options;
    if (config.delegates.length === 0 && !config.workerCall && !config.any)
        return [];
    const described = await Promise.all(config.delegates.map(async (delegate) => ({
        delegate,
        description: descriptionOf(delegate.worker, await describe(delegate.worker)),
    })));
    const tools = described.flatMap((item) => spellings(item.delegate, item.description));
    return [...tools, workerCallTool(config)];
}
function spellings(delegate, description) {
    const names = [`_worker_${delegate.worker}`, delegate.worker];
    const hidden = names.filter((name) => name !== delegate.toolName);
    return [
        ...(delegate.toolName
            ? [delegateTool(delegate, { name: delegate.toolName, description })]
            : []),
        ...hidden.map((name) => ({ ...delegateTool(delegate, { name, description }), hidden: true })),
    ];
}
function delegateTool(delegate, shown) {
    return {
        ...shown,
        inputSchema: schemaOf(directArguments),
        parse: (raw) => parseWith(directArguments, raw),
        effect: () => "none",
        judge: () => judgement(delegate.approval, delegate.worker),
        preview: async (parsed) => ({ summary: summaryOf(delegate.worker, parsed), changes: [] }),
        execute: (parsed, context) => call(delegate.worker, parsed, context),
    };
}
function workerCallTool(config) {
    const allowed = config.delegates.map((delegate) => delegate.worker).join(", ") || "none";
    return {
        name: "worker_call",
        description: `Call another worker by name. Workers that may be called: ${config.any ? "any" : allowed}.`,
        inputSchema: schemaOf(generalArguments),
        ...(config.workerCall ? {} : { hidden: true }),
        parse: (raw) => parseWith(generalArguments, raw),
        effect: () => "none",
        judge: (parsed) => {
            const worker = workerOf(parsed);
            const delegate = config.delegates.find((candidate) => candidate.worker === worker);
            if (delegate)
                return judgement(approvalThrough(config, delegate), worker);
            if (config.any)
                return judgement(config.workerCall?.approval ?? "ask", worker);
            return {
                approval: "blocked",
                reason: `worker '${worker}' is not in the allowlist. Workers that may be called: ${allowed}`,
            };
        },
        preview: async (parsed) => ({ summary: summaryOf(workerOf(parsed), parsed), changes: [] }),
        execute: (parsed, context) => call(workerOf(parsed), parsed, context),
    };
}
/** A delegate that has a tool of its own is not easier to reach through the general one. */
function approvalThrough({ workerCall }, delegate) {
    if (!workerCall || delegate.toolName === null)
        return delegate.approval;
    const stricter = tool/* STRICTNESS */.th[workerCall.approval] > tool/* STRICTNESS */.th[delegate.approval];
    return stricter ? workerCall.approval : delegate.approval;
}
function judgement(approval, worker) {
    const reasons = {
        pre_approved: `calls of worker '${worker}' are pre-approved`,
        ask: `calls of worker '${worker}' need approval`,
        blocked: `calls of worker '${worker}' are blocked`,
    };
    return { approval, reason: reasons[approval] };
}
function call(worker, parsed, context) {
    const values = parsed;
    return context.callWorker({
        worker,
        input: values.input ?? values.input_data ?? "",
        instructions: values.instructions,
    });
}
function summaryOf(worker, parsed) {
    const values = parsed;
    const given = values.input ?? values.input_data ?? "";
    const text = typeof given === "string" ? given : JSON.stringify(given);
    return `Call worker '${worker}' with: ${text.length > 50 ? `${text.slice(0, 50)}...` : text}`;
}
/** The author's description, else the beginning of the instructions (spec/dialects.md §2.1). */
function descriptionOf(name, worker) {
    if (worker?.description)
        return worker.description;
    if (!worker)
        return `Delegate task to the '${name}' worker`;
    const { instructions } = worker;
    return instructions.length > 200 ? `${instructions.slice(0, 200)}...` : instructions;
}
function workerOf(parsed) {
    return parsed.worker;
}
function parseWith(schema, raw) {
    const result = schema.safeParse(raw ?? {});
    if (result.success)
        return { ok: true, input: result.data };
    return { ok: false, message: core_errors/* prettifyError */.S1(result.error) };
}
function schemaOf(schema) {
    const { $schema: _, ...rest } = json_schema_processors/* toJSONSchema */.bl(schema, { io: "input" });
    return rest;
}

// EXTERNAL MODULE: ./src/tools/file-diff.ts
var file_diff = __webpack_require__(6909);
;// CONCATENATED MODULE: ./src/tools/slice-characters.ts
/** Characters are code points, as Python counts them, so that no surrogate pair is ever cut. */
function countCharacters(text) {
    return sliceCharacters(text, { offset: 0, count: 0 }).total;
}
function sliceCharacters(text, range) {
    const { offset, count } = range;
    let total = 0;
    let start = text.length;
    let end = text.length;
    for (let index = 0; index < text.length; total += 1) {
        if (total === offset)
            start = index;
        if (total === offset + count)
            end = index;
        index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
    }
    const read = Math.max(0, Math.min(count, total - offset));
    return { slice: text.slice(start, end), read, total };
}

;// CONCATENATED MODULE: ./src/tools/file-edit.ts




/** Each of these throws LlmDoError with a sentence for the model when the change cannot be made. */
async function planWrite(target, content) {
    const path = target.sandbox.normalize(target.path);
    const before = await textBefore(target, path);
    target.sandbox.checkText(path, content);
    const characters = countCharacters(content);
    return {
        path,
        content,
        summary: `Write ${characters} characters to ${path}`,
        done: `Written ${characters} characters to ${path}`,
        describe: () => (0,file_diff/* describeChange */.uQ)({ path, before, after: content }),
    };
}
async function planEdit(target, edit) {
    const path = target.sandbox.normalize(target.path);
    const before = await textBefore(target, path);
    if (before === null)
        throw (0,refusals/* notFound */.mX)(path);
    const pieces = before.split(edit.oldText);
    const found = pieces.length - 1;
    if (found === 0)
        throw (0,refusals/* refusal */.x5)(`Cannot edit '${path}': text not found in file`);
    if (found > 1) {
        throw (0,refusals/* refusal */.x5)(`Cannot edit '${path}': text found ${found} times (must be unique)`);
    }
    const content = pieces.join(edit.newText);
    target.sandbox.checkText(path, content);
    return {
        path,
        content,
        summary: `Edit ${path}`,
        done: `Edited ${path}`,
        describe: () => (0,file_diff/* describeChange */.uQ)({ path, before, after: content }),
    };
}
async function planDelete(target) {
    const path = target.sandbox.normalize(target.path);
    const bytes = await bytesBefore(target, path);
    if (bytes === null)
        throw (0,refusals/* notFound */.mX)(path);
    return {
        path,
        content: null,
        summary: `Delete ${path}`,
        done: `Deleted ${path}`,
        describe: async () => {
            const before = tryDecode(path, bytes);
            if (before === undefined)
                return (0,file_diff/* describeBinaryDeletion */.Fj)(path, bytes);
            return await (0,file_diff/* describeChange */.uQ)({ path, before, after: null });
        },
    };
}
async function bytesBefore(target, path) {
    const onDisk = await target.sandbox.preImage(path);
    const pending = target.pending.get(path);
    if (pending === undefined)
        return onDisk;
    return pending === null ? null : Buffer.from(pending);
}
async function textBefore(target, path) {
    const bytes = await bytesBefore(target, path);
    return bytes === null ? null : decodeText(path, bytes);
}
function tryDecode(path, bytes) {
    try {
        return decodeText(path, bytes);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/tools/protected-path.ts
var protected_path = __webpack_require__(8237);
;// CONCATENATED MODULE: ./src/tools/filesystem-policy.ts


const DEFAULTS = {
    read_file: "pre_approved",
    list_files: "pre_approved",
    file_info: "pre_approved",
    write_file: "ask",
    edit_file: "ask",
    delete_file: "ask",
};
const FILESYSTEM_TOOLS = Object.keys(DEFAULTS);
/** What the worker's settings, or else the defaults, say about a tool. */
function judgeFilesystemTool(config, tool) {
    const configured = config.approvals[tool];
    const approval = configured ?? DEFAULTS[tool];
    if (approval === "blocked")
        return { approval, reason: blockedSentence(config, tool) };
    const verb = approval === "ask" ? "asks" : "is pre-approved";
    const source = configured === undefined ? "by default" : "by the worker's filesystem settings";
    return { approval, reason: `${tool} ${verb} ${source}.` };
}
/** The same for a change of `path`, which is at least asked where the path is protected. */
function judgeFileChange(change) {
    const judgement = judgeFilesystemTool(change.config, change.tool);
    if (tool/* STRICTNESS */.th[judgement.approval] >= tool/* STRICTNESS */.th.ask)
        return judgement;
    if (!decidesLaterRuns(change))
        return judgement;
    const reason = `'${change.path}' decides what later runs may do: changing it always asks.`;
    return { approval: "ask", reason };
}
function decidesLaterRuns(change) {
    try {
        return (0,protected_path/* isProtectedPath */.W)(change.sandbox.normalize(change.path));
    }
    catch {
        // Not a path of the workspace: preview and execution say so; nothing is let through here.
        return true;
    }
}
function blockedSentence(config, tool) {
    const allowed = FILESYSTEM_TOOLS.filter((name) => (config.approvals[name] ?? DEFAULTS[name]) !== "blocked");
    const rest = allowed.length > 0 ? `Allowed: ${allowed.join(", ")}.` : "No file tool is allowed.";
    return `${tool} is blocked by the worker's filesystem settings. ${rest}`;
}

// EXTERNAL MODULE: ./src/tools/typed-tool.ts
var typed_tool = __webpack_require__(410);
;// CONCATENATED MODULE: ./src/tools/file-changes.ts






const filePath = schemas/* string */.YjP().min(1).describe("Path relative to the workspace root");
const NOTHING_PENDING = new Map();
function writeFile({ config, sandbox }) {
    const schema = schemas/* strictObject */.rej({ path: filePath, content: schemas/* string */.YjP() });
    const plan = ({ path, content }, pending) => planWrite({ sandbox, pending, path }, content);
    return (0,typed_tool/* typedTool */.X)({
        name: "write_file",
        description: "Write a UTF-8 text file: creates missing folders, replaces the whole content.",
        schema,
        effect: () => "workspace",
        judge: ({ path }) => judgeFileChange({ config, sandbox, tool: "write_file", path }),
        preview: async (input, pending) => previewOf(await plan(input, pending)),
        execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
    });
}
function editFile({ config, sandbox }) {
    const schema = schemas/* strictObject */.rej({
        path: filePath,
        old_text: schemas/* string */.YjP().min(1),
        new_text: schemas/* string */.YjP(),
    });
    const plan = ({ path, old_text, new_text }, pending) => planEdit({ sandbox, pending, path }, { oldText: old_text, newText: new_text });
    return (0,typed_tool/* typedTool */.X)({
        name: "edit_file",
        description: "Replace one passage of a UTF-8 text file. old_text must occur exactly once, to the character.",
        schema,
        effect: () => "workspace",
        judge: ({ path }) => judgeFileChange({ config, sandbox, tool: "edit_file", path }),
        preview: async (input, pending) => previewOf(await plan(input, pending)),
        execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
    });
}
function deleteFile({ config, sandbox }) {
    const schema = schemas/* strictObject */.rej({ path: filePath });
    const plan = ({ path }, pending) => planDelete({ sandbox, pending, path });
    return (0,typed_tool/* typedTool */.X)({
        name: "delete_file",
        description: "Delete one file.",
        schema,
        effect: () => "workspace",
        judge: ({ path }) => judgeFileChange({ config, sandbox, tool: "delete_file", path }),
        preview: async (input, pending) => previewOf(await plan(input, pending)),
        execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
    });
}
async function previewOf(edit) {
    return { summary: edit.summary, changes: [await edit.describe()] };
}
function make(sandbox, plan) {
    return answer(() => sandbox.exclusively(async () => {
        const edit = await plan();
        if (edit.content === null)
            await sandbox.delete(edit.path);
        else
            await sandbox.writeText(edit.path, edit.content);
        return edit.done;
    }));
}
/** What cannot be done is a result for the model; anything else that is thrown is a defect. */
async function answer(work) {
    try {
        return (0,tool/* completed */.so)(await work());
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.p)
            return (0,tool/* failed */.gz)(error.message);
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/tools/glob.ts
/**
 * Python's `Path.glob` for one path: `**` spans folders (none included), `*`, `?` and `[a-z]` stay
 * within a name, names that begin with a dot are ordinary; `{a,b}` as models write it.
 */
function compileGlob(pattern) {
    const alternatives = expandBraces(pattern).map((one) => one.replace(/^\.?\/+/, "").split("/"));
    return (path) => {
        const names = path.split("/");
        return alternatives.some((parts) => matchSequence(parts, names, isDoubleStar, matchName));
    };
}
const MAX_ALTERNATIVES = 64;
function expandBraces(pattern) {
    let expanded = [pattern];
    for (;;) {
        const next = expanded.flatMap(expandFirstBrace);
        if (next.length === expanded.length || next.length > MAX_ALTERNATIVES)
            return expanded;
        expanded = next;
    }
}
function expandFirstBrace(pattern) {
    const brace = /\{([^{}]*,[^{}]*)\}/.exec(pattern);
    if (brace === null)
        return [pattern];
    const before = pattern.slice(0, brace.index);
    const after = pattern.slice(brace.index + brace[0].length);
    return (brace[1] ?? "").split(",").map((choice) => `${before}${choice}${after}`);
}
const isDoubleStar = (part) => part === "**";
function matchName(pattern, name) {
    if (pattern === "*")
        return true;
    const tokens = pattern.match(/\[!?\]?[^\]]*\]|./gsu) ?? [];
    return matchSequence(tokens, [...name], (token) => token === "*", matchCharacter);
}
function matchCharacter(token, character) {
    if (token === "?")
        return true;
    if (token.length < 3 || !token.startsWith("["))
        return token === character;
    const negated = token[1] === "!";
    const members = [...token.slice(negated ? 2 : 1, -1)];
    return isMember(members, character) !== negated;
}
function isMember(members, character) {
    for (let index = 0; index < members.length; index += 1) {
        const low = members[index] ?? "";
        const high = members[index + 1] === "-" ? members[index + 2] : undefined;
        if (high === undefined ? low === character : low <= character && character <= high)
            return true;
        if (high !== undefined)
            index += 2;
    }
    return false;
}
/**
 * Wildcard matching that goes back to the last wildcard only, so that no pattern takes more than
 * (length of the pattern × length of the items) steps.
 */
function matchSequence(pattern, items, isWildcard, matches) {
    let part = 0;
    let item = 0;
    let retry;
    while (item < items.length) {
        const expected = pattern[part];
        if (expected !== undefined && isWildcard(expected)) {
            retry = { part, item };
            part += 1;
        }
        else if (expected !== undefined && matches(expected, items[item] ?? "")) {
            part += 1;
            item += 1;
        }
        else if (retry !== undefined) {
            retry.item += 1;
            part = retry.part + 1;
            item = retry.item;
        }
        else
            return false;
    }
    return pattern.slice(part).every(isWildcard);
}

;// CONCATENATED MODULE: ./src/tools/filesystem.ts






const MAX_READ_CHARACTERS = 200_000;
const MAX_LISTED_NAMES = 2_000;
/** read_file, list_files, file_info, write_file, edit_file and delete_file on one workspace. */
function filesystemTools(toolset) {
    return [readFile, filesystem_listFiles, fileInfo, writeFile, editFile, deleteFile].map((make) => make(toolset));
}
function readFile({ config, sandbox }) {
    return (0,typed_tool/* typedTool */.X)({
        name: "read_file",
        description: "Read a UTF-8 text file. Returns JSON {content, truncated, total_chars, offset, chars_read}; " +
            "when truncated, go on with offset. Do not read binary files: pass them as attachments.",
        schema: schemas/* strictObject */.rej({
            path: filePath,
            max_chars: schemas/* number */.aig()
                .int()
                .min(1)
                .default(20_000)
                .describe(`Characters to return, at most ${MAX_READ_CHARACTERS}`),
            offset: schemas/* number */.aig().int().min(0).default(0).describe("Characters to skip"),
        }),
        effect: () => "none",
        judge: () => judgeFilesystemTool(config, "read_file"),
        preview: async ({ path }) => ({ summary: `Read from ${sandbox.normalize(path)}`, changes: [] }),
        execute: ({ path, max_chars, offset }) => answer(async () => {
            const count = Math.min(max_chars, MAX_READ_CHARACTERS);
            const text = await sandbox.readText(path);
            const { slice, read, total } = sliceCharacters(text, { offset, count });
            return JSON.stringify({
                content: slice,
                truncated: offset + read < total,
                total_chars: total,
                offset,
                chars_read: read,
            });
        }),
    });
}
function filesystem_listFiles({ config, sandbox }) {
    return (0,typed_tool/* typedTool */.X)({
        name: "list_files",
        description: "List files (not folders) below a folder, as a sorted JSON array of paths relative to it. " +
            "In a pattern, `**` spans folders, `*` and `?` stay within a name, {a,b} are alternatives.",
        schema: schemas/* strictObject */.rej({
            path: schemas/* string */.YjP().default(".").describe("Folder relative to the workspace root"),
            pattern: schemas/* string */.YjP().min(1).max(1_000).default("**/*"),
        }),
        effect: () => "none",
        judge: () => judgeFilesystemTool(config, "list_files"),
        preview: async ({ path, pattern }) => ({
            summary: `List files matching ${pattern} in ${sandbox.normalize(path) || "."}`,
            changes: [],
        }),
        execute: ({ path, pattern }) => answer(async () => {
            const found = (await sandbox.list(path)).filter(compileGlob(pattern));
            const names = JSON.stringify(found.slice(0, MAX_LISTED_NAMES));
            if (found.length <= MAX_LISTED_NAMES)
                return names;
            return (`${names}\nThese are the first ${MAX_LISTED_NAMES} of ${found.length} files. ` +
                "Narrow the path or the pattern to see others.");
        }),
    });
}
function fileInfo({ config, sandbox }) {
    return (0,typed_tool/* typedTool */.X)({
        name: "file_info",
        description: "Tell what is at a path, as JSON {path, exists, kind, size}; size is in bytes.",
        schema: schemas/* strictObject */.rej({ path: filePath }),
        effect: () => "none",
        judge: () => judgeFilesystemTool(config, "file_info"),
        preview: async ({ path }) => ({ summary: `Look up ${sandbox.normalize(path)}`, changes: [] }),
        execute: ({ path }) => answer(async () => {
            const status = await sandbox.stat(path);
            if (status === undefined) {
                return JSON.stringify({ path: sandbox.normalize(path), exists: false });
            }
            const { kind, size } = status;
            return JSON.stringify({ path: status.path, exists: true, kind, size });
        }),
    });
}

;// CONCATENATED MODULE: ./src/tools/index.ts


/** Every tool that a worker's definition gives it, in a stable order: providers cache by it. */
async function toolsOf(worker, context) {
    const tools = [];
    if (worker.filesystem) {
        tools.push(...filesystemTools({ config: worker.filesystem, sandbox: context.sandbox }));
    }
    if (worker.shell) {
        const { shellTools } = await __webpack_require__.e(/* import() */ 640).then(__webpack_require__.bind(__webpack_require__, 9640));
        const isolation = await context.isolation();
        tools.push(...(await shellTools({ ...context, config: worker.shell, isolation })));
    }
    const { delegation: config } = worker;
    tools.push(...(await delegationTools({ config, describe: context.describe })));
    return tools;
}

;// CONCATENATED MODULE: ./src/tools/policy.ts

/**
 * A tool under two policies: the pinned one that the run started with, and that of the current default
 * branch. The stricter answer wins (security.md "Trusted code only"); everything else is the pinned tool.
 */
function underCurrentPolicy(pinned, current) {
    return {
        ...pinned,
        parse: (raw) => pinned.parse(raw),
        judge: (input) => {
            const then = pinned.judge(input);
            const now = current
                ? current.judge(input)
                : {
                    approval: "ask",
                    reason: `the default branch no longer gives this worker '${pinned.name}'`,
                };
            return tool/* STRICTNESS */.th[now.approval] > tool/* STRICTNESS */.th[then.approval] ? now : then;
        },
    };
}

// EXTERNAL MODULE: ./src/runtime/execute.ts + 1 modules
var execute = __webpack_require__(8911);
// EXTERNAL MODULE: ./src/runtime/gate.ts + 2 modules
var gate = __webpack_require__(646);
// EXTERNAL MODULE: ./src/runtime/settle.ts
var runtime_settle = __webpack_require__(6937);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(7456);
;// CONCATENATED MODULE: ./src/runtime/calls.ts





/**
 * The tool calls of one turn: ungated ones at once and in parallel, gated ones after them in call order.
 * "suspended" when at least one waits for a person; what could run has run and is recorded.
 */
async function runCalls(run, turn) {
    const { frame } = turn;
    const prepared = turn.calls.map((block, index) => prepareCall(run, { frame, tools: turn.tools, call: frameCall(turn.key, block, index) }));
    const why = turn.response.content
        .flatMap((block) => (block.type === "text" ? [block.text] : []))
        .join("\n");
    // Requests are drawn on the tree that the ungated siblings leave behind, so these go first.
    const free = await allOf(prepared.flatMap((item) => (item.kind === "free" ? [(0,execute/* executeCall */.E)(run, frame, item.call)] : [])));
    const gated = prepared.flatMap((item) => (item.kind === "gated" ? [item.call] : []));
    const decided = await (0,gate/* settleGated */.X)(run, { frame, why, calls: gated });
    const results = new Map();
    for (const item of prepared) {
        if (item.kind === "settled")
            results.set(item.result.toolUseId, item.result);
    }
    for (const outcome of [...free, ...decided]) {
        if (outcome.status !== "suspended")
            results.set(outcome.toolUseId, outcome);
    }
    const ordered = turn.calls.flatMap((block) => results.get(block.id) ?? []);
    return ordered.length === turn.calls.length ? ordered : "suspended";
}
function frameCall(turnKey, block, index) {
    return {
        key: `${turnKey}/call/${index}`,
        name: block.name,
        input: block.input,
        toolUseId: block.id,
    };
}
/** Find, validate, judge: the first of the three moments of a call. Arguments before anybody is asked. */
function prepareCall(run, { frame, tools, call }) {
    const { toolUseId } = call;
    const recorded = run.journal.state.calls.get(call.key);
    if (recorded?.completed) {
        const { content, isError } = recorded.completed;
        return { kind: "settled", result: { status: "completed", content, isError, toolUseId } };
    }
    run.observe({
        type: "call",
        chain: frame.chain,
        key: call.key,
        tool: call.name,
        input: call.input,
    });
    const settle = (content, refusedBy) => ({
        kind: "settled",
        result: (0,runtime_settle/* settleCall */.m)(run, { frame, call, content, refusedBy }),
    });
    const tool = tools.find((candidate) => candidate.name === call.name && !candidate.hidden) ??
        tools.find((candidate) => candidate.name === call.name);
    if (!tool) {
        const offered = tools.filter((candidate) => !candidate.hidden);
        const names = offered.map((candidate) => candidate.name).join(", ") || "none";
        return settle(`There is no tool '${call.name}'. Available tools: ${names}.`, null);
    }
    const parsed = parseSafely(tool, call.input);
    if (!parsed.ok)
        return settle(`Invalid arguments for '${tool.name}': ${parsed.message}`, null);
    const judgement = tool.judge(parsed.input);
    if (judgement.approval === "blocked") {
        return settle((0,runtime_settle/* notExecuted */.h)(tool.name, judgement.reason), "policy");
    }
    const ready = { ...call, tool, parsed: parsed.input, reason: judgement.reason };
    const waiting = recorded?.requestId
        ? run.journal.state.requests.get(recorded.requestId)
        : undefined;
    if (waiting && (0,runtime_status/* isExpired */._d)(waiting, run.now())) {
        return settle((0,runtime_settle/* notExecuted */.h)(tool.name, "nobody decided before the request expired"), "expiry");
    }
    const interrupted = recorded?.started && tool.effect(parsed.input) === "external";
    if (judgement.approval === "pre_approved" && !waiting && !(interrupted && !tool.idempotent)) {
        return { kind: "free", call: { ...ready, reason: null } };
    }
    if (run.header.approvalMode === "deny-all" && !waiting && !interrupted) {
        return settle((0,runtime_settle/* notExecuted */.h)(tool.name, "this run denies every call that needs approval"), "mode");
    }
    return { kind: "gated", call: ready };
}
/** Waits for every call even when one of them ends the run: nothing goes on behind the run's back. */
async function allOf(promises) {
    const settled = await Promise.allSettled(promises);
    return settled.map((outcome) => {
        if (outcome.status === "rejected")
            throw outcome.reason;
        return outcome.value;
    });
}
function parseSafely(tool, input) {
    try {
        return tool.parse(input);
    }
    catch (error) {
        return { ok: false, message: (0,errors/* messageOf */.b)(error) };
    }
}

// EXTERNAL MODULE: ./src/runtime/stop.ts
var stop = __webpack_require__(5438);
;// CONCATENATED MODULE: ./src/runtime/agent.ts




/**
 * The one loop for all depths: model in, tools in, messages out. It is entered again from the first turn
 * after every suspension; what the journal holds is returned instead of asked or done again.
 */
async function runWorker(run, frame) {
    const tools = await run.toolsOf(frame);
    const messages = [{ role: "user", content: [agent_text(promptOf(frame.input))] }];
    let said = "";
    for (let turn = 1;; turn += 1) {
        const key = `${frame.key}turn/${turn}`;
        addNote(run, key, messages);
        const response = await takeTurn(run, { frame, key, messages, tools });
        messages.push({ role: "assistant", content: response.content });
        const next = nextStep(response, frame);
        if (next.kind === "failed")
            return { status: "failed", message: next.message };
        if (next.kind === "continue") {
            said += next.keep;
            if (next.ask)
                messages.push({ role: "user", content: [agent_text(next.ask)] });
            continue;
        }
        if (next.kind === "finished")
            return { status: "completed", text: said + next.text };
        said = "";
        const results = await runCalls(run, { frame, key, tools, response, calls: next.calls });
        if (results === "suspended")
            return { status: "suspended" };
        messages.push({ role: "user", content: results.map(resultBlock) });
    }
}
/** What each of the seven stop reasons means for the loop. */
function nextStep(response, frame) {
    const calls = response.content.filter((block) => block.type === "tool_use");
    const reason = response.stopReason;
    switch (reason) {
        case "tool_use":
            return calls.length > 0
                ? { kind: "calls", calls }
                : { kind: "finished", text: textOf(response.content) };
        case "end_turn":
        case "stop_sequence":
            return { kind: "finished", text: textOf(response.content) };
        case "pause_turn":
            // A server tool is still at work: the same conversation is sent again as it is.
            return { kind: "continue", keep: textOf(response.content), ask: null };
        case "max_tokens":
            return {
                kind: "continue",
                keep: textOf(response.content),
                ask: "Your answer was cut off at the output limit. Continue exactly where it stopped.",
            };
        case "refusal":
            return {
                kind: "failed",
                message: `The model refused to answer as worker '${frame.worker.name}'${response.stopDetails ? `: ${response.stopDetails}` : ""}. Change the worker's instructions or its model.`,
            };
        case "model_context_window_exceeded":
            return {
                kind: "failed",
                message: `The conversation of worker '${frame.worker.name}' no longer fits the model's context window. Let it delegate parts to other workers, or read files in parts.`,
            };
        default:
            return unknownStopReason(reason);
    }
}
/** Record or return: a recorded turn is never asked again. */
async function takeTurn(run, turn) {
    const { frame, key } = turn;
    const recorded = run.journal.state.turns.get(key);
    run.observe({ type: "turn", chain: frame.chain, key, replayed: recorded !== undefined });
    if (recorded) {
        return {
            content: recorded.content,
            stopReason: recorded.stopReason,
            usage: recorded.usage,
            model: recorded.model,
            ...(recorded.stopDetails === undefined ? {} : { stopDetails: recorded.stopDetails }),
        };
    }
    await checkBeforeTurn(run);
    const model = await run.modelOf(frame.worker);
    const response = await model.generate({
        worker: frame.worker.name,
        system: systemPrompt(frame),
        messages: turn.messages,
        tools: turn.tools
            .filter((tool) => !tool.hidden)
            .map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
        signal: run.signal,
    });
    (0,stop/* throwIfStopped */.$)(run);
    const content = usableBlocks(response);
    run.journal.append({
        type: "model_responded",
        key,
        worker: frame.worker.name,
        content: content,
        stopReason: response.stopReason,
        ...(response.stopDetails === undefined ? {} : { stopDetails: response.stopDetails }),
        usage: response.usage,
        model: response.model,
        cost: (0,pricing/* costOf */.h)(model.id, response.usage),
    });
    for (const block of content) {
        if (block.type === "text")
            run.observe({ type: "text", chain: frame.chain, text: block.text });
    }
    return { ...response, content };
}
/** Before every paid request: the newest decisions, and the budgets that the user set. */
async function checkBeforeTurn(run) {
    (0,stop/* throwIfStopped */.$)(run);
    await run.journal.refresh();
    (0,stop/* throwIfStopped */.$)(run);
    const { state, header } = run.journal;
    if (state.turnsInBudget >= header.maxTurns) {
        throw new errors/* LlmDoError */.p(`The run used its ${header.maxTurns} model turns (\`max-turns\`). \`/retry\` continues it with as many again; or raise the input.`, { code: "limit" });
    }
    if (header.maxCostUsd === null)
        return;
    let spent = 0;
    for (const turn of state.turns.values())
        spent += turn.cost ?? 0;
    if (spent >= header.maxCostUsd) {
        throw new errors/* LlmDoError */.p(`The run has cost $${spent.toFixed(4)}, its limit \`max-cost-usd\` is $${header.maxCostUsd}. Start it again with a higher limit.`, { code: "limit" });
    }
}
/** Once, before the first new turn on a new machine: which files this machine does not have. */
function addNote(run, key, messages) {
    const { state, holder } = run.journal;
    const lost = state.leftBehind;
    const fresh = !state.notes.has(key) && !state.turns.has(key);
    if (fresh && lost && lost.paths.length > 0 && lost.nonce !== holder.nonce) {
        const paths = lost.paths.slice(0, 50).join(", ");
        run.journal.append({
            type: "model_noted",
            key,
            text: `Note: this run continues on a new machine. These files did not survive: ${paths}. Make them again if you need them.`,
        }, { type: "files_left_behind", nonce: holder.nonce, paths: [] });
    }
    const note = state.notes.get(key);
    const last = messages.at(-1);
    if (note && last?.role === "user")
        last.content.push(agent_text(note));
}
function systemPrompt(frame) {
    const extra = frame.instructions ? `\n\n## Additional Instructions\n\n${frame.instructions}` : "";
    return frame.worker.instructions + extra;
}
/** A string is the prompt itself; anything else is JSON with sorted members (spec/dialects.md §2.9). */
function promptOf(input) {
    if (typeof input === "string")
        return input.trim() === "" ? "(no input)" : input;
    return JSON.stringify(sortMembers(input), null, 2) ?? "(no input)";
}
function sortMembers(value) {
    if (value === null || typeof value !== "object")
        return value;
    if (Array.isArray(value))
        return value.map(sortMembers);
    return Object.fromEntries(Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, member]) => [name, sortMembers(member)]));
}
/** The API rejects empty text, and a call that the output limit cut off has no result to pair with. */
function usableBlocks(response) {
    const cut = response.stopReason !== "tool_use";
    const blocks = response.content.filter((block) => !(block.type === "text" && block.text === "") && !(cut && block.type === "tool_use"));
    return blocks.length > 0 ? blocks : [agent_text("(no answer)")];
}
function textOf(content) {
    return content
        .flatMap((block) => (block.type === "text" ? [block.text] : []))
        .join("\n")
        .replace(/^\(no answer\)$/, "");
}
function resultBlock(result) {
    return {
        type: "tool_result",
        tool_use_id: result.toolUseId,
        content: result.content === "" ? "(empty result)" : result.content,
        ...(result.status === "refused" || result.isError ? { is_error: true } : {}),
    };
}
function agent_text(value) {
    return { type: "text", text: value };
}
function unknownStopReason(reason) {
    throw new errors/* LlmDoError */.p(`The model stopped for an unknown reason ${JSON.stringify(reason)}.`, {
        code: "model",
    });
}

;// CONCATENATED MODULE: ./src/runtime/engine.ts






/** Puts together what one VM needs to drive one run. */
function createRun(options) {
    const { journal, project, currentProject } = options;
    const { header } = journal;
    journal.attachWorkspace(options.workspace);
    const models = new Map();
    const run = {
        header,
        journal,
        project,
        workspace: options.workspace,
        enter: (frame) => runWorker(run, frame),
        toolsOf: (frame) => judgedTools(frame, options, currentProject),
        finalCall: options.finalCall ?? (async () => null),
        modelOf: (worker) => {
            const id = modelIdOf({ worker, project, header, defaultModel: options.defaultModel });
            const model = models.get(id) ?? openPricedModel(id, header, options.models);
            models.set(id, model);
            return model;
        },
        confirm: options.confirm,
        redact: options.redact,
        now: options.now,
        signal: options.signal,
        observe: options.observe ?? (() => undefined),
    };
    return run;
}
/** The pinned worker's tools, each judged by the stricter of pinned and current policy. */
async function judgedTools(frame, options, currentProject) {
    const pinned = await toolsOf(frame.worker, withDescriptions(options, options.project));
    if (!currentProject)
        return pinned;
    const worker = await findWorker(currentProject, frame.worker.name);
    const current = worker ? await toolsOf(worker, withDescriptions(options, currentProject)) : [];
    return pinned.map((tool) => underCurrentPolicy(tool, current.find((candidate) => candidate.name === tool.name)));
}
function withDescriptions(options, project) {
    return { ...options.tools, describe: (name) => findWorker(project, name) };
}
/** A delegate that cannot be read is reported by `validate` and at its call, not while describing it. */
async function findWorker(project, name) {
    try {
        return await project.worker(name);
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.p)
            return null;
        throw error;
    }
}
/**
 * Override (where the worker can take it) > worker > manifest > default (spec/dialects.md C14, C15).
 * Throws LlmDoError "project" when none is left or the worker's own model contradicts its list.
 */
function modelIdOf(choice) {
    const { worker, project, header } = choice;
    const override = header.model;
    if (override && compatible(override, worker.compatibleModels))
        return canonicalModelId(override);
    const own = worker.model ?? project.manifest.model ?? choice.defaultModel ?? override;
    if (!own) {
        throw new errors/* LlmDoError */.p(`No model configured for worker '${worker.name}'. Set 'model:' in ${worker.file} or project.yaml, the input 'model' (--model), or the LLM_DO_MODEL environment variable.`, { code: "project" });
    }
    const problem = incompatibility({
        worker: worker.name,
        model: own,
        patterns: worker.compatibleModels,
    });
    // A worker's own model is its author's word; the loader warns about it (C16).
    if (problem && own !== worker.model)
        throw new errors/* LlmDoError */.p(problem, { code: "project" });
    return canonicalModelId(own);
}
async function openPricedModel(id, header, settings) {
    const model = await openModel(id, settings);
    const none = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
    if (header.maxCostUsd !== null && (0,pricing/* costOf */.h)(model.id, none) === null) {
        throw new errors/* LlmDoError */.p(`The price of model '${id}' is unknown, so 'max-cost-usd' (${header.maxCostUsd}) cannot be kept. Remove the limit, or choose a model with a known price.`, { code: "usage" });
    }
    return model;
}

;// CONCATENATED MODULE: ./src/runtime/barrier.ts
/** A fair read-write lock: a stream of shared work cannot starve exclusive work. */
function createBarrier() {
    /** Ends with the last exclusive work that was asked for. */
    let exclusiveDone = Promise.resolve();
    let sharedSinceThen = [];
    return {
        shared(work) {
            const result = exclusiveDone.then(work);
            sharedSinceThen.push(settled(result));
            return result;
        },
        exclusive(work) {
            const before = Promise.all([exclusiveDone, ...sharedSinceThen]);
            const result = before.then(work);
            exclusiveDone = settled(result);
            sharedSinceThen = [];
            return result;
        },
    };
}
function settled(work) {
    return work.then(() => { }, () => { });
}

;// CONCATENATED MODULE: ./src/runtime/file-status.ts


/** The entry at this path itself, never what a link points to; undefined when there is none. */
function statusOf(root, path) {
    try {
        return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false });
    }
    catch (error) {
        // Something above it is a file.
        if (error.code === "ENOTDIR")
            return undefined;
        throw error;
    }
}
const MISSING = "missing";
/**
 * Changes whenever the file at this path does: the inode's change time cannot be set back. A folder (a nested
 * repository, a submodule) is only a folder.
 */
function fingerprint(root, path) {
    const status = statusOf(root, path);
    if (!status)
        return MISSING;
    if (status.isDirectory())
        return "directory";
    const { ino, mtimeNs, ctimeNs } = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { bigint: true });
    return [status.mode, status.size, ino, mtimeNs, ctimeNs].join(":");
}

// EXTERNAL MODULE: ./src/runtime/overlay-schema.ts
var overlay_schema = __webpack_require__(4826);
// EXTERNAL MODULE: ./src/runtime/git-objects.ts
var git_objects = __webpack_require__(853);
// EXTERNAL MODULE: ./src/runtime/store-errors.ts
var store_errors = __webpack_require__(4933);
;// CONCATENATED MODULE: ./src/runtime/restore.ts








/** Puts the overlay's files on disk and into the private index: from here on they are the run's own. */
async function restoreOverlay(tree, overlay, options) {
    refuseStrangePaths(overlay);
    if (!options.overwrite)
        await refuseConflicts(tree, overlay);
    for (const path of overlay.deleted)
        await restore_remove(tree.root, path);
    const contents = await (0,git_objects/* readObjects */.$)(tree.git, [...new Set(overlay.files.map(({ oid }) => oid))]);
    for (const file of overlay.files) {
        const content = contents.get(file.oid);
        if (!content)
            throw (0,store_errors/* corrupt */.q)(`workspace/${file.path}`);
        await write(tree.root, file, content);
    }
    for (const path of overlay.emptyDirectories)
        await makeFolder(tree.root, path);
    await putIntoIndex(tree, overlay);
}
function refuseStrangePaths({ files, deleted, emptyDirectories }) {
    const paths = [...files.map(({ path }) => path), ...deleted, ...emptyDirectories];
    const strange = paths.find((path) => !(0,overlay_schema/* isWorkspacePath */.P)(path));
    if (strange !== undefined)
        throw (0,store_errors/* corrupt */.q)(`the workspace path "${strange}"`);
}
/** A file that is neither as in the base commit nor as the run left it holds somebody's work. */
async function refuseConflicts(tree, { files, deleted }) {
    const base = new Map((await (0,git_objects/* listTree */.n)(tree.git, tree.base)).map(({ path, oid }) => [path, oid]));
    const wanted = [...files, ...deleted.map((path) => ({ path, oid: undefined }))];
    for (const { path, oid } of wanted) {
        const now = await blobOnDisk(tree.root, path, tree.base.length);
        if (now === undefined || now === oid || now === base.get(path))
            continue;
        throw new errors/* LlmDoError */.p(`"${path}" was changed since the run was suspended, and going on would overwrite it. Commit or move your version away, then resume the run.`, { code: "usage" });
    }
}
async function blobOnDisk(root, path, length) {
    const status = statusOf(root, path);
    if (!status?.isFile() && !status?.isSymbolicLink())
        return undefined;
    const place = (0,external_node_path_.join)(root, path);
    const content = status.isFile() ? await (0,promises_.readFile)(place) : Buffer.from(await (0,promises_.readlink)(place));
    const algorithm = length === 64 ? "sha256" : "sha1";
    return (0,external_node_crypto_.createHash)(algorithm).update(`blob ${content.length}\0`).update(content).digest("hex");
}
async function write(root, file, content) {
    const place = (0,external_node_path_.join)(root, file.path);
    await makeFolder(root, (0,external_node_path_.dirname)(file.path));
    if (statusOf(root, file.path)?.isDirectory())
        await removeEmptyFolder(root, file.path);
    // Removed, not overwritten: the content must not go through a link.
    await (0,promises_.rm)(place, { force: true });
    if (file.mode === "120000")
        await (0,promises_.symlink)(content, place);
    else {
        const mode = file.mode === "100755" ? 0o777 : 0o666;
        await (0,promises_.writeFile)(place, content, { flag: "wx", mode });
    }
}
/** Every part of the path is a real folder or becomes one; nothing is ever reached through a link. */
async function makeFolder(root, path) {
    if (path === ".")
        return;
    await makeFolder(root, (0,external_node_path_.dirname)(path));
    const status = statusOf(root, path);
    if (status === undefined)
        await (0,promises_.mkdir)((0,external_node_path_.join)(root, path));
    else if (!status.isDirectory())
        throw notAFolder(path);
}
async function restore_remove(root, path) {
    for (let above = (0,external_node_path_.dirname)(path); above !== "."; above = (0,external_node_path_.dirname)(above)) {
        const status = statusOf(root, above);
        if (status === undefined)
            return;
        if (!status.isDirectory())
            throw notAFolder(above);
    }
    if (statusOf(root, path)?.isDirectory())
        return;
    await (0,promises_.rm)((0,external_node_path_.join)(root, path), { force: true });
    await removeEmptyParents(root, (0,external_node_path_.dirname)(path));
}
/** As git does: a folder whose last file goes, goes too. Those that the run left empty are made again. */
async function removeEmptyParents(root, path) {
    if (path === ".")
        return;
    try {
        await (0,promises_.rmdir)((0,external_node_path_.join)(root, path));
    }
    catch {
        return;
    }
    await removeEmptyParents(root, (0,external_node_path_.dirname)(path));
}
async function removeEmptyFolder(root, path) {
    try {
        await (0,promises_.rmdir)((0,external_node_path_.join)(root, path));
    }
    catch (cause) {
        throw new errors/* LlmDoError */.p(`"${path}" is a folder with files in it, where the run left a file. Move the folder away, then resume the run.`, { code: "store", cause });
    }
}
function notAFolder(path) {
    return new errors/* LlmDoError */.p(`The run's files below "${path}" cannot be restored: it is no folder here. Move it away, then resume the run.`, { code: "store" });
}
async function putIntoIndex(tree, overlay) {
    const { files, deleted, emptyDirectories } = overlay;
    const none = "0".repeat(40);
    const lines = [
        ...deleted.map((path) => `0 ${none}\t${path}\0`),
        ...files.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`),
    ];
    if (lines.length > 0) {
        const args = ["update-index", "-z", "--add", "--replace", "--index-info"];
        await tree.git.run(args, { input: lines.join("") });
    }
    for (const { path, oid } of files) {
        tree.foreign.delete(path);
        tree.scanned.add(oid);
    }
    for (const path of deleted)
        tree.deletedForeign.add(path);
    for (const path of emptyDirectories)
        tree.foreignDirectories.delete(path);
}

// EXTERNAL MODULE: ./src/runtime/secret-scan.ts
var secret_scan = __webpack_require__(5490);
;// CONCATENATED MODULE: ./src/runtime/submodules.ts




/**
 * How each checked-out submodule looks, by path. Not asked of `git status`: in there it would obey the submodule's
 * own configuration, whose filters are commands, and a tool may have written it.
 */
async function submoduleStates(tree) {
    const states = new Map();
    for (const path of await submodulePaths(tree)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(tree.root, path, ".git")))
            states.set(path, await stateOf(tree, path));
    }
    return states;
}
async function submodulePaths({ git }) {
    const { stdout } = await git.run(["ls-files", "--stage", "-z"]);
    return stdout
        .split("\0")
        .filter((line) => line.startsWith("160000 "))
        .map((line) => line.slice(line.indexOf("\t") + 1));
}
/** With our git directory and no index every file in there is untracked, and listed unless it is ignored. */
async function stateOf({ git, root }, path) {
    const directory = (0,external_node_path_.join)(root, path);
    const inside = git.at({ directory, workTree: directory, indexFile: "/nonexistent/index" });
    const { stdout } = await inside.run(["ls-files", "-z", "--others", "--exclude-standard"]);
    const files = stdout.split("\0").filter((file) => file !== "");
    const hash = (0,external_node_crypto_.createHash)("sha256");
    for (const file of files.sort())
        hash.update(`${file}\0${fingerprint(directory, file)}\0`);
    return hash.digest("hex");
}

;// CONCATENATED MODULE: ./src/runtime/carriable.ts






/** GitHub refuses more than 100 MB, and asks for less than 50 (https://docs.github.com/en/repositories/working-with-files/managing-large-files). */
const LARGEST_FILE_BYTES = 50 * 1024 * 1024;
/** Throws LlmDoError "store" that names the first path that a checkpoint cannot hold. */
async function refuseUncarriable(tree, paths) {
    const large = await pathsOfLargeFileStorage(tree, paths);
    for (const [path, state] of await submoduleStates(tree)) {
        if (state !== tree.submodulesBefore.get(path))
            throw refusal(path, "it is a submodule");
    }
    for (const path of paths) {
        const reason = large.has(path)
            ? "it belongs to Git LFS, whose files are not in git"
            : whyNotCarried(tree.root, path);
        if (reason !== null)
            throw refusal(path, reason);
    }
}
function refusal(path, reason) {
    return new errors/* LlmDoError */.p(`"${path}" was changed and cannot be stored with the run: ${reason}. Undo the change, or keep it in a folder that .gitignore names.`, { code: "store" });
}
function whyNotCarried(root, path) {
    if (path.includes("\ufffd"))
        return "its name is not UTF-8";
    const plain = path.replace(/\/$/, "");
    if (!(0,overlay_schema/* isWorkspacePath */.P)(plain))
        return "its name is one that git keeps for itself";
    const status = statusOf(root, plain);
    if (status?.isDirectory() && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, plain, ".git"))) {
        return "it is a repository of its own";
    }
    if (isInsideRepository(root, plain))
        return "it is inside a repository of its own";
    if (status?.isFile() && status.size > LARGEST_FILE_BYTES) {
        return `it has ${status.size} bytes, and the limit is ${LARGEST_FILE_BYTES}`;
    }
    return null;
}
function isInsideRepository(root, path) {
    const folder = (0,external_node_path_.dirname)(path);
    if (folder === ".")
        return false;
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder, ".git")) || isInsideRepository(root, folder);
}
/** By the attributes of the workspace's own repository: ours switch all filters off. */
async function pathsOfLargeFileStorage({ own }, paths) {
    if (!own || paths.length === 0)
        return new Set();
    const input = `${paths.join("\0")}\0`;
    const { stdout } = await own.run(["check-attr", "-z", "--stdin", "filter"], { input });
    const parts = stdout.split("\0");
    return new Set(parts.filter((_, index) => index % 3 === 0 && parts[index + 2] === "lfs"));
}

;// CONCATENATED MODULE: ./src/runtime/worktree.ts
/** `:<mode> <mode> <oid> <oid> <letter>\0<path>\0` (https://git-scm.com/docs/git-diff-index#_raw_output_format). */
function parseRaw(output) {
    const parts = output.split("\0");
    const changes = [];
    for (let index = 0; index + 1 < parts.length; index += 2) {
        const [head = "", path = ""] = [parts[index], parts[index + 1]];
        const [oldMode = "", newMode = "", , newOid = "", letter = ""] = head.slice(1).split(" ");
        changes.push({ path, letter, oldMode, newMode, newOid });
    }
    return changes;
}
const RAW = ["--raw", "-z", "--no-renames", "--no-abbrev"];
/** Files of the index that look different on disk; content decides only when they are added. */
async function changedFiles({ git }) {
    return parseRaw((await git.run(["diff-files", ...RAW, "--ignore-submodules=all"])).stdout);
}
/** How the index differs from the base commit. */
async function changesFromBase({ git, base }) {
    return parseRaw((await git.run(["diff-index", "--cached", ...RAW, base])).stdout);
}
/** Files outside the index that are not ignored; a nested repository is one entry with a slash at its end. */
async function untrackedFiles(tree) {
    return worktree_list(tree, ["--others", ...ignoreRules(tree)]);
}
/** The same with whole folders as one entry, empty ones included. */
async function untrackedEntries(tree) {
    return worktree_list(tree, ["--others", "--directory", ...ignoreRules(tree)]);
}
/** Ignored files that a `keep:` glob names. */
async function keptFiles(tree) {
    if (tree.keep.length === 0 || !tree.obeysIgnoreRules)
        return [];
    const globs = tree.keep.map((glob) => `:(glob)${glob.replace(/^\/+/, "")}`);
    return worktree_list(tree, ["--others", "--ignored", "--exclude-standard", "--", ...globs]);
}
/** Ignored files, whole folders as one entry. */
async function ignoredEntries(tree) {
    if (!tree.obeysIgnoreRules)
        return [];
    return worktree_list(tree, ["--others", "--ignored", "--exclude-standard", "--directory"]);
}
/** Those of `paths` that the ignore rules name. */
async function ignoredAmong(tree, paths) {
    if (paths.length === 0 || !tree.obeysIgnoreRules)
        return new Set();
    const call = { input: paths.join("\0"), allowExitCodes: [1] };
    const { stdout } = await tree.git.run(["check-ignore", "-z", "--stdin"], call);
    return new Set(stdout.split("\0").filter((path) => path !== ""));
}
function ignoreRules(tree) {
    return tree.obeysIgnoreRules ? ["--exclude-standard"] : [];
}
async function worktree_list({ git }, options) {
    const { stdout } = await git.run(["ls-files", "-z", ...options]);
    return stdout.split("\0").filter((path) => path !== "");
}

;// CONCATENATED MODULE: ./src/runtime/snapshot.ts







/** Brings the private index up to date with what the run changed, and reads the overlay from it. */
async function takeSnapshot(tree) {
    const paths = await changedByRun(tree);
    await refuseUncarriable(tree, paths);
    await updateIndex(tree, paths);
    for (const path of paths)
        tree.foreign.delete(path);
    const overlay = await readOverlay(tree);
    await refuseSecrets(tree, overlay.files);
    tree.notCarried = await ignoredSinceOpening(tree, overlay);
    return overlay;
}
/** Everything that was changed since the workspace was opened, sorted, so that a folder's file comes before its content. */
async function changedByRun(tree) {
    const touched = touchedPaths(tree);
    const found = new Set([
        ...(await changedFiles(tree)).map(({ path }) => path),
        ...(await untrackedFiles(tree)),
        ...(await keptFiles(tree)),
        ...touched,
    ]);
    const mine = [...found].filter((path) => {
        const before = tree.foreign.get(path);
        return before === undefined || touched.has(path) || fingerprint(tree.root, path) !== before;
    });
    for (const [path, before] of tree.foreign) {
        if (found.has(path) || before === MISSING)
            continue;
        if (fingerprint(tree.root, path) === MISSING)
            tree.deletedForeign.add(path);
    }
    return mine.sort();
}
/** Where the touched paths really are: a tool may have written through a symbolic link inside the workspace. */
function touchedPaths({ root, touched }) {
    const real = [...touched].flatMap((path) => {
        try {
            const folder = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(root, (0,external_node_path_.dirname)(path)));
            const inside = (0,external_node_path_.relative)(root, (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path)));
            return inside.startsWith("..") ? [] : [inside.split(external_node_path_.sep).join("/")];
        }
        catch {
            // The folder is gone, and the index says whether that is a change.
            return [];
        }
    });
    return new Set(real);
}
async function updateIndex({ git, root }, paths) {
    const { gone = [], there = [] } = Object.groupBy(paths, (path) => isGone(root, path) ? "gone" : "there");
    await feed(["update-index", "-z", "--force-remove", "--stdin"], gone);
    await feed(["update-index", "-z", "--add", "--replace", "--remove", "--stdin"], there);
    async function feed(args, input) {
        if (input.length > 0)
            await git.run(args, { input: `${input.join("\0")}\0` });
    }
}
/** Also when a folder, or a link to one, has taken the place of the file or of a folder above it. */
function isGone(root, path) {
    if (["directory", MISSING].includes(fingerprint(root, path)))
        return true;
    return (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(root, (0,external_node_path_.dirname)(path))) !== (0,external_node_path_.join)(root, (0,external_node_path_.dirname)(path));
}
async function readOverlay(tree) {
    const changes = await changesFromBase(tree);
    const files = changes
        .filter(({ letter }) => letter !== "D")
        .map(({ path, newMode, newOid }) => ({
        path,
        mode: newMode,
        oid: newOid,
    }));
    const deletions = changes.filter(({ letter }) => letter === "D").map(({ path }) => path);
    const foreignDeletions = [...tree.deletedForeign].filter((path) => fingerprint(tree.root, path) === MISSING);
    return {
        files,
        deleted: [...new Set([...deletions, ...foreignDeletions])].sort(),
        emptyDirectories: (await emptyDirectories(tree)).filter((path) => !tree.foreignDirectories.has(path)),
    };
}
/** Folders with nothing in them, which git does not know. */
async function emptyDirectories(tree) {
    const entries = (await untrackedEntries(tree)).filter((entry) => entry.endsWith("/"));
    const empty = entries.flatMap((entry) => emptyBelow(tree.root, entry.slice(0, -1)));
    const ignored = await ignoredAmong(tree, empty);
    return empty.filter((path) => !ignored.has(path)).sort();
}
function emptyBelow(root, path) {
    const entries = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, path), { withFileTypes: true });
    if (entries.length === 0)
        return [path];
    if (entries.some(({ name }) => name === ".git"))
        return [];
    return entries
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) => emptyBelow(root, `${path}/${name}`));
}
const SCANNED_AT_ONCE = 50;
/** Looks into blobs that no earlier snapshot held. A hit is met again by each later snapshot until it is mended. */
async function refuseSecrets({ git, scan, scanned }, files) {
    const fresh = files.filter(({ oid }) => !scanned.has(oid));
    for (let start = 0; start < fresh.length; start += SCANNED_AT_ONCE) {
        const part = fresh.slice(start, start + SCANNED_AT_ONCE);
        const contents = await (0,git_objects/* readObjects */.$)(git, [...new Set(part.map(({ oid }) => oid))]);
        for (const { path, oid } of part) {
            const found = scan.find(contents.get(oid) ?? Buffer.of());
            if (found)
                throw holdsSecret(path, found);
            scanned.add(oid);
        }
    }
}
function holdsSecret(path, found) {
    return new errors/* LlmDoError */.p(`The workspace file "${path}" holds ${found}, so nothing was stored. Keep secrets out of files, or add the file to .gitignore, and start the run again.`, { code: "store" });
}
/** Ignored files and folders that are new or different, for the sentence about what the next VM will not have. */
async function ignoredSinceOpening(tree, overlay) {
    const carried = new Set(overlay.files.map(({ path }) => path));
    return (await ignoredEntries(tree)).filter((entry) => !carried.has(entry) && fingerprint(tree.root, entry) !== tree.ignoredBefore.get(entry));
}

;// CONCATENATED MODULE: ./src/runtime/workspace.ts












async function openWorkspace(options) {
    const tree = await openWorktree(options);
    await disownPresent(tree, options.previous);
    return {
        root: tree.root,
        ...createBarrier(),
        touch: (path) => touch(tree, path),
        snapshot: () => takeSnapshot(tree),
        restore: (overlay, choice = { overwrite: true }) => restoreOverlay(tree, overlay, choice),
        disownPresent: () => disownPresent(tree, options.previous),
        notCarried: () => tree.notCarried,
    };
}
function touch(tree, path) {
    if (!(0,overlay_schema/* isWorkspacePath */.P)(path)) {
        throw new errors/* LlmDoError */.p(`"${path}" is not a path inside the workspace.`, { code: "store" });
    }
    tree.touched.add(path);
}
async function openWorktree(options) {
    const root = (0,external_node_fs_.realpathSync)(options.root);
    const { stdout } = await options.git.run(["rev-parse", "--absolute-git-dir"]);
    const gitDirectory = stdout.replace(/\n$/, "");
    const indexFile = (0,external_node_path_.join)(gitDirectory, "llm-do-index");
    // Nothing in a workspace is worth a token: whatever git might start there must not find one.
    const plain = options.git.at({ credentials: undefined });
    const git = plain.at({ directory: root, gitDirectory, workTree: root, indexFile });
    const own = await ownRepository(plain, root);
    await writeAttributes(gitDirectory);
    if (own)
        await copyExcludes(own, gitDirectory);
    const base = options.base ?? (await emptyTree(git));
    await seedIndex({ git, own, base, indexFile });
    return {
        root,
        base,
        git,
        own: own?.at({ indexFile }) ?? null,
        obeysIgnoreRules: options.base !== null,
        keep: options.keep,
        scan: (0,secret_scan/* secretScan */.C)(options.secrets),
        touched: new Set(),
        foreign: new Map(),
        foreignDirectories: new Set(),
        submodulesBefore: new Map(),
        deletedForeign: new Set(),
        scanned: new Set(),
        ignoredBefore: new Map(),
        notCarried: [],
    };
}
/** Undefined variables of `git` give way to what git itself finds at `root`. */
async function ownRepository(git, root) {
    const here = git.at({ directory: root, gitDirectory: undefined, objectDirectory: undefined });
    const result = await here.run(["rev-parse", "--show-toplevel"], { allowExitCodes: "any" });
    if (result.exitCode !== 0)
        return null;
    return (0,external_node_fs_.realpathSync)(result.stdout.replace(/\n$/, "")) === root ? here : null;
}
/** Nothing between the bytes on disk and the bytes in git. This file stands above every `.gitattributes`. */
async function writeAttributes(gitDirectory) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(gitDirectory, "info"), { recursive: true });
    const line = "* -text -eol -ident -filter -working-tree-encoding\n";
    await (0,promises_.writeFile)((0,external_node_path_.join)(gitDirectory, "info", "attributes"), line);
}
async function copyExcludes(own, gitDirectory) {
    const source = await gitPath(own, "info/exclude");
    const target = (0,external_node_path_.join)(gitDirectory, "info", "exclude");
    if ((0,external_node_fs_.statSync)(source, { throwIfNoEntry: false }))
        await (0,promises_.copyFile)(source, target);
}
async function gitPath(git, name) {
    const { stdout } = await git.run(["rev-parse", "--git-path", name]);
    return (0,external_node_path_.resolve)(git.directory, stdout.replace(/\n$/, ""));
}
async function emptyTree(git) {
    const args = ["hash-object", "-w", "-t", "tree", "--stdin"];
    return (await git.run(args)).stdout.trim();
}
/**
 * From the workspace's own index, whose cached times say which files are as they were checked out: a large
 * repository is not read again. Where that does not work every file is read once.
 */
async function seedIndex(options) {
    const { git, own, base, indexFile } = options;
    await (0,promises_.rm)(indexFile, { force: true });
    const source = own && (await gitPath(own, "index"));
    const status = source ? (0,external_node_fs_.statSync)(source, { throwIfNoEntry: false }) : undefined;
    if (source && status) {
        await (0,promises_.copyFile)(source, indexFile);
        // Git distrusts entries that are not older than the index file. The copy must not look younger
        // (https://git-scm.com/docs/racy-git).
        const seconds = Math.floor(status.mtimeMs / 1000);
        await (0,promises_.utimes)(indexFile, seconds, seconds);
    }
    const seeded = await git.run(["read-tree", "--reset", base], { allowExitCodes: "any" });
    if (seeded.exitCode !== 0) {
        await (0,promises_.rm)(indexFile, { force: true });
        await git.run(["read-tree", base]);
    }
    await git.run(["update-index", "-q", "--really-refresh"], { allowExitCodes: [1] });
}
/** Credentials, builds and edits of earlier steps never enter a checkpoint unless the run changes them. */
async function disownPresent(tree, previous) {
    const own = new Set([
        ...(previous?.files ?? []).map(({ path }) => path),
        ...(previous?.deleted ?? []),
    ]);
    const carried = new Set([...own, ...tree.touched]);
    const present = [
        ...(await changedFiles(tree)).map(({ path }) => path),
        ...(await untrackedFiles(tree)),
        ...(await keptFiles(tree)),
    ].filter((path) => !carried.has(path));
    tree.foreign = new Map(present.map((path) => [path, fingerprint(tree.root, path)]));
    const ownDirectories = new Set(previous?.emptyDirectories);
    tree.foreignDirectories = new Set((await emptyDirectories(tree)).filter((path) => !ownDirectories.has(path)));
    tree.submodulesBefore = await submoduleStates(tree);
    tree.ignoredBefore = new Map((await ignoredEntries(tree)).map((entry) => [entry, fingerprint(tree.root, entry)]));
}

;// CONCATENATED MODULE: ./src/runtime/machine.ts







/** Makes this machine ready to drive a run: workspace as the checkpoint left it, tools, models. */
async function prepareMachine(options) {
    const { journal, project, root } = options;
    const toolRoot = options.toolRoot ?? root;
    const overlay = journal.overlay;
    const workspace = await openWorkspace({
        root,
        base: journal.header.baseCommit,
        git: options.git,
        secrets: options.secrets,
        keep: project.manifest.keep,
        ...(overlay ? { previous: overlay } : {}),
    });
    await runSetup(project.manifest.setup, { ...options, root: toolRoot });
    if (project.manifest.setup.length > 0)
        await workspace.disownPresent();
    if (overlay)
        await workspace.restore(overlay, { overwrite: !options.filesInPlace });
    const inside = toolRoot === root ? "" : `${toolRoot.slice(root.length + 1)}/`;
    const sandbox = createSandbox({
        root: toolRoot,
        onTouch: (path) => workspace.touch(`${inside}${path}`),
    });
    const { finalCall, ...rest } = options;
    const run = createRun({
        ...rest,
        workspace,
        tools: {
            sandbox,
            workspaceRoot: toolRoot,
            environment: options.environment,
            isolation: options.isolation,
        },
        models: { ...options.models, readProjectFile: options.readProjectFile },
        ...(finalCall ? { finalCall: () => finalCall(workspace) } : {}),
    });
    return { run, workspace };
}
/** Identity of this process among all that may drive a run. */
function newHolder(workflowRun, attempt) {
    return { nonce: (0,external_node_crypto_.randomBytes)(12).toString("hex"), workflowRun, attempt };
}
/** `setup:` of the manifest, on every VM before replay: what `npm ci` makes is in no checkpoint. */
async function runSetup(commands, options) {
    const environment = (0,scrub/* scrubEnvironment */.v)(options.environment, []);
    for (const command of commands) {
        const { code, output } = await runCommand(command, { ...options, environment });
        if (code === 0)
            continue;
        throw new errors/* LlmDoError */.p(`The setup command ${JSON.stringify(command)} of project.yaml ended with ${code}:\n${output.slice(-2000)}`, { code: "project" });
    }
}
function runCommand(command, options) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)("bash", ["-c", command], {
            cwd: options.root,
            env: options.environment,
            signal: options.signal,
            stdio: ["ignore", "pipe", "pipe"],
        });
        let output = "";
        const keep = (chunk) => {
            output = (output + chunk.toString("utf8")).slice(-8000);
        };
        child.stdout.on("data", keep);
        child.stderr.on("data", keep);
        child.on("error", (error) => resolve({ code: error.message, output }));
        child.on("close", (code, signal) => resolve({ code: code ?? signal ?? "a signal", output }));
    });
}


/***/ }),

/***/ 4826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseOverlay),
/* harmony export */   P: () => (/* binding */ isWorkspacePath)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2047);

/**
 * A path that may be written inside a workspace: relative, with forward slashes, no `.` or `..`, and no part
 * that any file system takes for `.git` (https://git-scm.com/docs/git-config#Documentation/git-config.txt-coreprotectHFS).
 */
function isWorkspacePath(path) {
    if (path.includes("\0"))
        return false;
    const parts = path.split("/");
    if (parts.some((part) => part === "" || part === "." || part === ".."))
        return false;
    return !path.split(/[/\\]/).some(isGitDirectory);
}
function isGitDirectory(name) {
    // HFS+ ignores these characters, NTFS trailing dots, spaces and streams.
    const seen = name
        .replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, "")
        .replace(/(?::.*|[. ]+)$/, "")
        .toLowerCase();
    return seen === ".git" || seen === "git~1";
}
const path = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine(isWorkspacePath, "not a path inside the workspace");
const overlay = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        path,
        mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["100644", "100755", "120000"]),
        oid: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
    })),
    deleted: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(path),
    emptyDirectories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(path),
});
/** `workspace.json` of a checkpoint. */
function parseOverlay(text) {
    return overlay.parse(JSON.parse(text));
}


/***/ }),

/***/ 5490:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ secretScan)
/* harmony export */ });
/** Shorter values are words: a password of "main" would stop every run. */
const SHORTEST_SECRET = 8;
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
    const needles = secrets
        .filter((secret) => secret.length >= SHORTEST_SECRET)
        .flatMap((secret) => [...encodedForms(secret)]);
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
/** The value as text, hex, URL-encoded, inside JSON, and in base64 at each of the three byte offsets. */
function encodedForms(secret) {
    const bytes = Buffer.from(secret);
    const hex = bytes.toString("hex");
    const base64 = [0, 1, 2].map((offset) => base64At(bytes, offset));
    return new Set([
        secret,
        hex,
        hex.toUpperCase(),
        encodeURIComponent(secret.toWellFormed()),
        JSON.stringify(secret).slice(1, -1),
        ...base64,
        ...base64.map((form) => form.replaceAll("+", "-").replaceAll("/", "_")),
    ]);
}
/** Base64 digits that depend on the secret alone when `offset` unknown bytes come before it. */
function base64At(bytes, offset) {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
    const whole = padded.subarray(0, padded.length - (padded.length % 3));
    return whole.toString("base64").slice(offset === 0 ? 0 : 4);
}


/***/ }),

/***/ 6937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ notExecuted),
/* harmony export */   m: () => (/* binding */ settleCall)
/* harmony export */ });
/** Records a result that no execution produced. */
function settleCall(run, settled) {
    const { call, frame, refusedBy } = settled;
    const content = run.redact(settled.content);
    const isError = settled.isError ?? true;
    run.journal.append({
        type: "tool_completed",
        key: call.key,
        tool: call.name,
        content,
        isError,
        refusedBy,
        touchedWorkspace: false,
    });
    run.observe({
        type: "result",
        chain: frame.chain,
        key: call.key,
        tool: call.name,
        content,
        isError,
    });
    return { status: "completed", content, isError, toolUseId: call.toolUseId };
}
/** The explicit answer for a call that did not happen (design §6, spec/dialects.md C20). */
function notExecuted(tool, reason) {
    return JSON.stringify({
        error: `Not executed: ${reason}`,
        tool_name: tool,
        error_type: "permission",
    });
}


/***/ }),

/***/ 6673:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ callState),
/* harmony export */   Z8: () => (/* binding */ applyEvent),
/* harmony export */   ce: () => (/* binding */ sessionKey),
/* harmony export */   v0: () => (/* binding */ foldEvents)
/* harmony export */ });
/* unused harmony export initialState */
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2742);

function initialState(header) {
    return {
        header,
        holder: null,
        turns: new Map(),
        notes: new Map(),
        leftBehind: null,
        calls: new Map(),
        requests: new Map(),
        sessions: new Set(),
        judged: new Map(),
        cancelled: null,
        failure: null,
        finished: null,
        published: [],
        turnsInBudget: 0,
    };
}
/** Status and everything else is computed from the events, never stored (design §3). */
function foldEvents(header, events) {
    const state = initialState(header);
    for (const event of events)
        applyEvent(state, event);
    return state;
}
/** Changes `state` by one event. */
function applyEvent(state, event) {
    switch (event.type) {
        case "run_started":
        case "lease_renewed":
            return;
        case "lease_taken":
            state.holder = event.holder;
            return;
        case "lease_released":
            if (state.holder?.nonce === event.nonce)
                state.holder = null;
            return;
        case "model_responded":
            state.turns.set(event.key, event);
            state.turnsInBudget += 1;
            return;
        case "model_noted":
            state.notes.set(event.key, event.text);
            return;
        case "files_left_behind":
            state.leftBehind = { nonce: event.nonce, paths: event.paths };
            return;
        case "tool_started":
        case "tool_completed":
            return applyCall(state, event);
        case "approval_requested":
            return applyRequest(state, event);
        case "approval_decided":
            return applyDecision(state, event);
        case "decision_revoked":
        case "request_voided":
            return applyWithdrawal(state, event);
        case "comment_judged":
            state.judged.set(event.commentId, event);
            return;
        case "run_cancelled":
            if (!state.finished)
                state.cancelled = event;
            return;
        case "run_failed":
            state.failure = event;
            return;
        case "retry_requested":
            state.failure = null;
            state.turnsInBudget = 0;
            return;
        case "run_finished":
            state.finished = event;
            return;
        case "published":
            state.published.push(event);
            return;
        default:
            return unknownEvent(event);
    }
}
/** Two calls are the same for `session` when tool, arguments and the chain's root are. */
function sessionKey(request) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)([request.tool, request.chain[0] ?? null, request.input]);
}
function callState(state, key) {
    const known = state.calls.get(key);
    if (known)
        return known;
    const fresh = { started: null, completed: null, requestId: null };
    state.calls.set(key, fresh);
    return fresh;
}
function applyCall(state, event) {
    const call = callState(state, event.key);
    const request = call.requestId ? state.requests.get(call.requestId) : undefined;
    if (event.type === "tool_started") {
        call.started = event;
        if (request)
            request.status = { kind: "started", decision: request.decision };
    }
    else {
        call.completed = event;
        if (request)
            request.status = { kind: "completed", outcome: event };
    }
}
function applyRequest(state, event) {
    callState(state, event.request.key).requestId = event.request.id;
    state.requests.set(event.request.id, {
        request: event.request,
        requestedAt: event.at,
        expiresAt: event.expiresAt,
        status: { kind: "open" },
        decision: null,
    });
}
function applyDecision(state, event) {
    const request = state.requests.get(event.requestId);
    if (!request || event.digest !== request.request.digest)
        return;
    const undecided = request.status.kind === "open";
    const overruled = request.status.kind === "decided" && event.decision === "deny";
    if (!undecided && !overruled)
        return;
    request.decision = event;
    request.status = { kind: "decided", decision: event };
    if (event.session && event.decision === "approve") {
        state.sessions.add(sessionKey(request.request));
    }
}
function applyWithdrawal(state, event) {
    const request = state.requests.get(event.requestId);
    if (!request || request.status.kind === "completed")
        return;
    if (event.type === "request_voided") {
        request.status = { kind: "voided", reason: event.reason };
        const call = callState(state, request.request.key);
        if (call.requestId === event.requestId)
            call.requestId = null;
        // The call was about to start and did not: it is no call of unknown outcome.
        call.started = null;
        return;
    }
    // Revoking is withdrawing what was not yet used: after `tool_started` nothing changes any more.
    if (request.status.kind !== "decided")
        return;
    state.sessions.delete(sessionKey(request.request));
    request.decision = null;
    request.status = { kind: "open" };
}
function unknownEvent(event) {
    throw new TypeError(`unknown event ${JSON.stringify(event)}`);
}


/***/ }),

/***/ 7456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OJ: () => (/* binding */ hasWork),
/* harmony export */   TU: () => (/* binding */ deniedCalls),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   js: () => (/* binding */ openRequests),
/* harmony export */   vA: () => (/* binding */ totalsOf)
/* harmony export */ });
/** Requests that a person can still answer, oldest first. */
function openRequests(state) {
    return [...state.requests.values()].filter((request) => request.status.kind === "open");
}
function isExpired(request, now) {
    return request.status.kind === "open" && Date.parse(request.expiresAt) <= now.getTime();
}
/**
 * True when a VM that drives this run would get further than the last one did: somebody decided, a
 * request expired, or nothing waits for a person at all (an interrupted or crashed VM).
 */
function hasWork(state, now) {
    if (state.failure)
        return false;
    // A finished run that was not moved to `done/` still has its result to publish.
    if (state.cancelled || state.finished)
        return true;
    const open = openRequests(state);
    if (open.length === 0 || open.some((request) => isExpired(request, now)))
        return true;
    const waiting = new Set(open.map((request) => request.request.id));
    return [...state.requests.values()].some(({ status, request }) => status.kind === "decided" &&
        // A diff that was drawn on an undecided sibling's result waits for that sibling.
        (status.decision.decision === "deny" || !request.drawnOn.some((id) => waiting.has(id))));
}
function statusOf(state, now) {
    if (state.finished)
        return state.finished.status;
    if (state.failure)
        return "failed";
    if (state.holder)
        return "running";
    return hasWork(state, now) ? "ready" : "suspended";
}
/** Calls that did not happen because somebody or some rule said no. */
function deniedCalls(state) {
    return [...state.calls.values()].flatMap(({ completed }) => completed?.refusedBy ? [completed] : []);
}
function totalsOf(state) {
    const all = emptyTotals();
    const workers = {};
    for (const turn of state.turns.values()) {
        workers[turn.worker] ??= emptyTotals();
        addTurn(all, turn);
        addTurn(workers[turn.worker] ?? all, turn);
    }
    return { ...all, workers };
}
function emptyTotals() {
    return { turns: 0, input: 0, output: 0, cacheRead: 0, cacheWrite: 0, cost: 0 };
}
function addTurn(totals, turn) {
    totals.turns += 1;
    totals.input += turn.usage.input;
    totals.output += turn.usage.output;
    totals.cacheRead += turn.usage.cacheRead;
    totals.cacheWrite += turn.usage.cacheWrite;
    totals.cost = totals.cost === null || turn.cost === null ? null : totals.cost + turn.cost;
}


/***/ }),

/***/ 5438:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ throwIfStopped)
/* harmony export */ });
/* harmony import */ var _frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8853);

/** `/cancel`, a signal, or the end of this VM's time. */
function throwIfStopped(run) {
    if (run.journal.state.cancelled)
        throw new _frame_js__WEBPACK_IMPORTED_MODULE_0__.Interrupted("cancelled", "the run was cancelled");
    if (run.signal.aborted) {
        throw run.signal.reason instanceof Error
            ? run.signal.reason
            : new _frame_js__WEBPACK_IMPORTED_MODULE_0__.Interrupted("signal", "the VM is going away");
    }
}


/***/ }),

/***/ 4933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ unknownRun),
/* harmony export */   q: () => (/* binding */ corrupt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);

/** The one sentence for everything in a checkpoint that we cannot have written. */
function corrupt(place, cause) {
    const detail = cause instanceof Error ? ` (${cause.message.slice(0, 500)})` : "";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`The state of this run is damaged: ${place} was changed by something else than llm-do${detail}. The run cannot go on; cancel it and start it again.`, { code: "store", cause });
}
function unknownRun(runId) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`The state of run "${runId}" is gone: something deleted it. The run cannot go on; start it again.`, { code: "store" });
}


/***/ }),

/***/ 6909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ describeBinaryDeletion),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* unused harmony export blobId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** What git would name this content: sha1 of "blob <length>\0" and the bytes. */
function blobId(content) {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
/** Beyond this many changed lines the diff is "all old lines out, all new lines in". */
const MAX_EDIT_LENGTH = 4_000;
/** The change from one text to another; null = the file does not exist on that side. */
async function describeChange(change) {
    const { path, before, after } = change;
    const hunks = await findHunks(before ?? "", after ?? "");
    return {
        path,
        before: before === null ? null : blobId(before),
        after: after === null ? null : blobId(after),
        content: after,
        diff: before === after ? "" : formatDiff(change, hunks),
        line: before === null ? null : firstChangedLine(hunks, before),
    };
}
/** The deletion of a file that is not text. */
function describeBinaryDeletion(path, bytes) {
    const diff = `Binary files a/${path} and /dev/null differ\n`;
    return { path, before: blobId(bytes), after: null, content: null, diff, line: 1 };
}
async function findHunks(before, after) {
    const { structuredPatch } = await __webpack_require__.e(/* import() */ 23).then(__webpack_require__.bind(__webpack_require__, 4023));
    const options = { context: 3, maxEditLength: MAX_EDIT_LENGTH };
    const patch = structuredPatch("", "", before, after, undefined, undefined, options);
    return patch?.hunks ?? [replaceAll(before, after)];
}
function replaceAll(before, after) {
    const removed = markLines("-", before);
    const added = markLines("+", after);
    const countOf = (lines) => lines.filter((line) => !line.startsWith("\\")).length;
    return {
        oldStart: 1,
        oldLines: countOf(removed),
        newStart: 1,
        newLines: countOf(added),
        lines: [...removed, ...added],
    };
}
function markLines(marker, text) {
    if (text === "")
        return [];
    const isComplete = text.endsWith("\n");
    const lines = (isComplete ? text.slice(0, -1) : text).split("\n");
    const marked = lines.map((line) => `${marker}${line}`);
    return isComplete ? marked : [...marked, "\\ No newline at end of file"];
}
function formatDiff(change, hunks) {
    const from = change.before === null ? "/dev/null" : `a/${change.path}`;
    const to = change.after === null ? "/dev/null" : `b/${change.path}`;
    const blocks = hunks.map((hunk) => [formatRanges(hunk), ...hunk.lines].join("\n"));
    return `${[`--- ${from}`, `+++ ${to}`, ...blocks].join("\n")}\n`;
}
/** As GNU diff writes them: an empty side counts from the line before it. */
function formatRanges(hunk) {
    const range = (start, lines) => {
        if (lines === 1)
            return `${start}`;
        return lines === 0 ? `${start - 1},0` : `${start},${lines}`;
    };
    return `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@`;
}
function firstChangedLine(hunks, before) {
    const [first] = hunks;
    if (first === undefined)
        return null;
    const unchanged = first.lines.findIndex((line) => !line.startsWith(" "));
    const line = first.oldStart + Math.max(0, unchanged);
    const lastLine = before.split("\n").length - (before.endsWith("\n") ? 1 : 0);
    return Math.max(1, Math.min(line, lastLine));
}


/***/ }),

/***/ 8237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isProtectedPath)
/* harmony export */ });
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5100);

const MANIFEST = /^(project\.ya?ml|program\.ya?ml|workshop\.ya?ml|\.golem-forge\.json)$/;
const MANIFEST_FAMILY = /^golem-forge\.config\./;
const PROJECT_CODE = /^tools\.(ts|js|py)$/;
const CODEOWNERS_FOLDERS = new Set(["", "docs", ".github"]);
/**
 * True for files that decide what later runs may do (workflows, owners, workers, manifests, project
 * code): changing one is always asked, whatever the worker's own settings say.
 * `path` is relative to the workspace; case and look-alike characters make no difference.
 */
function isProtectedPath(path) {
    const names = path.split("/").map(_workspace_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldName */ .zN);
    const file = names.at(-1) ?? "";
    const folders = names.slice(0, -1);
    if (names[0] === ".github")
        return true;
    if (folders.includes(".llm-do") || folders.includes("tools"))
        return true;
    if (file === "codeowners")
        return CODEOWNERS_FOLDERS.has(folders.join("/"));
    if (file.endsWith(".worker"))
        return true;
    return MANIFEST.test(file) || MANIFEST_FAMILY.test(file) || PROJECT_CODE.test(file);
}


/***/ }),

/***/ 3034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ symbolicLink),
/* harmony export */   WO: () => (/* binding */ ALLOWED_PATHS),
/* harmony export */   Zd: () => (/* binding */ asRefusal),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   nr: () => (/* binding */ notText),
/* harmony export */   s5: () => (/* binding */ notRegularFile),
/* harmony export */   tq: () => (/* binding */ outsideWorkspace),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);

/** What the accepted path styles are; every refusal of a path ends with it. */
const ALLOWED_PATHS = "Paths are relative to the workspace root: 'docs/a.md', './docs/a.md' or '/docs/a.md'.";
/** A call that cannot be made; the sentence goes to the model. */
function refusal(message, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(message, { code: "usage", cause });
}
function outsideWorkspace(path) {
    return refusal(`'${path}' is outside the workspace. ${ALLOWED_PATHS}`);
}
function notFound(path) {
    return refusal(`File not found: ${path}. ${ALLOWED_PATHS}`);
}
function notRegularFile(path) {
    return refusal(`Not a file: ${path}. Only regular files can be read or changed.`);
}
function symbolicLink(path) {
    return refusal(`'${path}' is a symbolic link, which file tools do not change. ` +
        "Name the file or folder that it points to by its own path.");
}
function notText(path) {
    return refusal(`'${path}' is not UTF-8 text. File tools handle text only; pass a binary file as an attachment.`);
}
function tooLarge(options) {
    const size = options.size.toLocaleString("en-US");
    const limit = options.limit.toLocaleString("en-US");
    return refusal(`'${options.path}' has ${size} bytes. Maximum allowed: ${limit} bytes.`);
}
function isMissing(error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT";
}
/** What the operating system said, as a sentence that names the workspace path and no other. */
function asRefusal(path, error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p)
        return error;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT")
        return notFound(path);
    if (code === "EISDIR" || code === "ENOTDIR")
        return notRegularFile(path);
    if (code === "ELOOP")
        return symbolicLink(path);
    const reason = typeof code === "string" ? (REASONS[code] ?? code) : "the file system failed";
    return refusal(`'${path}' cannot be used: ${reason}.`, error);
}
const REASONS = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    ENAMETOOLONG: "the name is too long",
    ENOSPC: "the disk is full",
    EROFS: "the file system is read-only",
};


/***/ }),

/***/ 2892:
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

/***/ 9601:
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

/***/ 410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ typedTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8439);

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
function jsonSchemaOf(schema) {
    const { $schema: _, ...rest } = zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(schema, { io: "input" });
    return rest;
}
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


/***/ }),

/***/ 5100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ isGitName),
/* harmony export */   Zp: () => (/* binding */ splitWorkspacePath),
/* harmony export */   ly: () => (/* binding */ refuseGitNames),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3034);



/** Absolute paths into these mean the machine, unless the workspace has a folder of that name. */
const SYSTEM_FOLDERS = new Set("bin boot dev etc home lib lib64 media mnt opt private proc root run sbin snap srv sys tmp Users usr var".split(" "));
/** Code points that HFS+ ignores in names, as git's `is_hfs_dotgit` lists them. */
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
/** The name as the most forgiving file system would read it (case, ignored characters, NTFS tails). */
function foldName(name) {
    const [stream = ""] = name.replace(IGNORED_BY_HFS, "").split(":");
    return stream
        .normalize("NFKC")
        .replace(/[ .]+$/, "")
        .toLowerCase();
}
/** `.git`, or a name that some file system takes for it (git's own protectHFS and protectNTFS). */
function isGitName(name) {
    const folded = foldName(name);
    return folded === ".git" || /^git~\d+$/.test(folded);
}
/**
 * The names from the workspace root to `path`, by text alone: symbolic links are judged when opened.
 * `root` is the real path of the workspace. Throws LlmDoError "usage" with a sentence for the model.
 */
function splitWorkspacePath(root, path) {
    if (/[\x00-\x1f\x7f]/.test(path)) {
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x5)(`${JSON.stringify(path)} contains a control character. ${_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .ALLOWED_PATHS */ .WO}`);
    }
    if (path.includes("\\"))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x5)(`'${path}' contains a backslash. ${_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .ALLOWED_PATHS */ .WO}`);
    if (/^~(\/|$)/.test(path))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideWorkspace */ .tq)(path);
    const names = [];
    for (const name of withoutRoot(root, path).split("/")) {
        if (name === "" || name === ".")
            continue;
        if (name !== "..")
            names.push(name);
        else if (names.pop() === undefined)
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideWorkspace */ .tq)(path);
    }
    if (path.startsWith("/"))
        refuseMachinePath({ root, path, names });
    refuseGitNames(path, names);
    return names;
}
function refuseGitNames(path, names) {
    if (!names.some(isGitName))
        return;
    throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .refusal */ .x5)(`'${path}' is inside '.git', which file tools neither read nor change.`);
}
function withoutRoot(root, path) {
    if (path === root)
        return "";
    return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}
function refuseMachinePath(options) {
    const [first] = options.names;
    if (first === undefined || !SYSTEM_FOLDERS.has(first))
        return;
    if (options.path.startsWith(`${options.root}/`))
        return;
    const inWorkspace = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.root, first), { throwIfNoEntry: false });
    if (inWorkspace === undefined)
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .outsideWorkspace */ .tq)(options.path);
}


/***/ })

};
