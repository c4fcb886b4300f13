export const id = 9491;
export const ids = [9491];
export const modules = {

/***/ 21552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
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


/***/ }),

/***/ 71243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);


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
        // Git would send the header to wherever the server sends it on.
        ["http.followRedirects", "false"],
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
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", args, { cwd: directory, env: environment, detached: true });
    const stop = (why) => {
        endGroup(child);
        reject(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`git ${commandOf(args)} ${why}, so it was stopped.`, { code: "store" }));
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`git could not be started in "${directory}": ${cause.message}. Install git 2.38 or newer, and check that the folder exists.`, { code: "usage", cause });
}
function throwOnFailure(result, args, call) {
    const allowed = call.allowExitCodes ?? [];
    if (result.exitCode === 0 || allowed === "any" || allowed.includes(result.exitCode))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`git ${commandOf(args)} failed with exit code ${result.exitCode}: ${lastLines(result.stderr)}`, { code: "store" });
}
/** The sub-command alone: other arguments may hold a URL with a password. */
function commandOf(args) {
    return args.find((argument) => !argument.startsWith("-")) ?? "";
}
function lastLines(stderr) {
    const text = stderr.trim().split("\n").slice(-5).join("\n").slice(-2000);
    return text === "" ? "git said nothing" : text;
}


/***/ }),

/***/ 80258:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ callState),
/* harmony export */   T_: () => (/* binding */ applyToCalls),
/* harmony export */   ce: () => (/* binding */ sessionKey)
/* harmony export */ });
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22742);

/** Two calls are the same for `session` when tool, arguments and the chain's root are. */
function sessionKey(request) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)([request.tool, request.chain[0] ?? null, request.input]);
}
function callState(state, key) {
    const known = state.calls.get(key);
    if (known)
        return known;
    const fresh = {
        started: null,
        completed: null,
        requestId: null,
        edited: null,
        editApproves: false,
    };
    state.calls.set(key, fresh);
    return fresh;
}
/** Changes `state` by one event about a call or about what people say to it. */
function applyToCalls(state, event) {
    switch (event.type) {
        case "tool_started":
        case "tool_completed":
            applyCall(state, event);
            return;
        case "approval_requested":
            applyRequest(state, event);
            return;
        case "approval_decided":
            applyDecision(state, event);
            return;
        case "call_edited":
            applyEdit(state, event);
            return;
        case "decision_revoked":
        case "request_voided":
            applyWithdrawal(state, event);
            return;
    }
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
    const call = callState(state, event.request.key);
    call.requestId = event.request.id;
    call.editApproves = false;
    const before = state.requests.get(event.request.id);
    state.requests.set(event.request.id, {
        request: event.request,
        requestedAt: event.at,
        expiresAt: event.expiresAt,
        status: { kind: "open" },
        decision: null,
        approval: before?.request.kind === "approval" ? before : (before?.approval ?? null),
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
    else if (overruled) {
        state.sessions.delete(sessionKey(request.request));
    }
}
/** The request that was edited is over; the call is asked about again, with the new arguments. */
function applyEdit(state, event) {
    const request = state.requests.get(event.requestId);
    if (request?.status.kind !== "open" || event.digest !== request.request.digest)
        return;
    request.status = { kind: "voided", reason: "its arguments were edited" };
    const call = callState(state, request.request.key);
    call.requestId = null;
    call.edited = event;
    call.editApproves = event.approve;
}
function applyWithdrawal(state, event) {
    const request = state.requests.get(event.requestId);
    if (!request || request.status.kind === "completed")
        return;
    if (event.type === "request_voided") {
        // Else the memory that the voided approval left would let the call run unasked.
        state.sessions.delete(sessionKey(request.request));
        request.status = { kind: "voided", reason: event.reason };
        const call = callState(state, request.request.key);
        if (call.requestId === event.requestId)
            call.requestId = null;
        // The call was about to start and did not: it is no call of unknown outcome, unless that was the question.
        if (request.request.kind === "approval")
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


/***/ }),

/***/ 22742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RU: () => (/* binding */ plainJson),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   dj: () => (/* reexport safe */ _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)
/* harmony export */ });
/* unused harmony export sha256 */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21552);



function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text, "utf8").digest("hex");
}
/** Twelve hexadecimal digits: what a person can compare and copy. */
function shortDigest(value) {
    return sha256((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value)).slice(0, 12);
}
/** A deep copy as JSON knows it, each string passed through `redact`. */
function plainJson(value, redact) {
    return JSON.parse(JSON.stringify(value), (_, part) => typeof part === "string" ? redact(part) : part);
}


/***/ }),

/***/ 14043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3: () => (/* binding */ localRefs),
/* harmony export */   dM: () => (/* binding */ remoteRefs),
/* harmony export */   h4: () => (/* binding */ throwIfForbidden)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);


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
            throwIfForbidden((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error));
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
        return { status: "failed", cause: "other", message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) };
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`The token may not read and write the repository's git data, where runs are kept (${lastLine(message)}). The job's token lacks \`contents: write\`. Give the workflow's job this line:\n  permissions: { contents: write, pull-requests: write, issues: write }`, { code: "permission" });
}
function lastLine(message) {
    return (message.trim().split("\n").at(-1) ?? "").slice(-300);
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

/***/ 59842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ objectsOf),
/* harmony export */   q: () => (/* binding */ openPrivateGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71243);




/**
 * A bare repository of ours. It holds what the workspace's own repository must not: our index, our
 * attributes (byte for byte, no filters), fetched states, and the credentials never.
 */
async function openPrivateGit(options) {
    const { directory, objects } = options;
    const gitDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, "info"), { recursive: true });
    const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .createGit */ .l)({
        directory: gitDirectory,
        gitDirectory,
        environment: options.environment,
        objectDirectory: objects?.access === "write" ? objects.directory : undefined,
        credentials: options.credentials,
    });
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, "HEAD")))
        layOut(gitDirectory);
    if (objects?.access === "read")
        await readObjectsOf(objects.directory, gitDirectory);
    return git;
}
/** What `git init --bare` and `git config` write, without starting either: a run waits for this. */
function layOut(gitDirectory) {
    for (const folder of ["objects/info", "objects/pack", "refs/heads", "refs/tags"]) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, folder), { recursive: true });
    }
    const settings = [
        "repositoryformatversion = 0",
        "bare = true",
        // A shallow clone's branches are no common ground for a fetch of states.
        "alternateRefsPrefixes = refs/llm-do-none/",
    ];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, "config"), `[core]\n\t${settings.join("\n\t")}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, "HEAD"), "ref: refs/heads/main\n");
}
/** With the objects comes the edge of their history: a push that walks past it fails on a parent that is missing. */
async function readObjectsOf(objects, gitDirectory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, "objects", "info"), { recursive: true });
    const alternates = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, "objects", "info", "alternates");
    const places = new Set([...linesOf(alternates), objects]);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(alternates, `${[...places].join("\n")}\n`);
    const edges = [gitDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(objects)].flatMap((place) => linesOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place, "shallow")));
    if (edges.length === 0)
        return;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDirectory, "shallow"), `${[...new Set(edges)].join("\n")}\n`);
}
function linesOf(file) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8")
        .split("\n")
        .filter((line) => line !== "");
}
/** Object directory of the repository at `directory`, also when that is a linked work tree. */
async function objectsOf(git, directory) {
    const here = git.at({ directory, gitDirectory: undefined, objectDirectory: undefined });
    const { stdout } = await here.run(["rev-parse", "--git-path", "objects"]);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, stdout.replace(/\n$/, ""));
}


/***/ }),

/***/ 76673:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z8: () => (/* binding */ applyEvent),
/* harmony export */   v0: () => (/* binding */ foldEvents)
/* harmony export */ });
/* unused harmony export initialState */
/* harmony import */ var _call_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80258);

function initialState(header) {
    return {
        header,
        holder: null,
        turns: new Map(),
        notes: new Map(),
        attachments: new Map(),
        created: new Map(),
        awaited: null,
        answers: new Map(),
        replies: new Map(),
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
        case "lease_released":
            applyLease(state, event);
            return;
        case "model_responded":
            state.turns.set(event.key, event);
            state.turnsInBudget += 1;
            return;
        case "attachments_read":
            state.attachments.set(event.key, event);
            return;
        case "worker_created":
            state.created.set(event.name, event);
            return;
        case "reply_awaited":
        case "reply_received":
        case "reply_revoked":
            applyChat(state, event);
            return;
        case "model_noted":
            state.notes.set(event.key, event.text);
            return;
        case "files_left_behind":
            state.leftBehind = { nonce: event.nonce, paths: event.paths };
            return;
        case "tool_started":
        case "tool_completed":
        case "approval_requested":
        case "approval_decided":
        case "call_edited":
        case "decision_revoked":
        case "request_voided":
            (0,_call_state_js__WEBPACK_IMPORTED_MODULE_0__/* .applyToCalls */ .T_)(state, event);
            return;
        case "comment_judged":
            state.judged.set(event.commentId, event);
            return;
        case "run_cancelled":
            state.cancelled = state.finished ? state.cancelled : event;
            return;
        case "run_failed":
        case "retry_requested":
            applyFailure(state, event);
            return;
        case "run_finished":
            state.finished = event;
            return;
        case "published":
            state.published.push(event);
            return;
        default:
            unknownEvent(event);
    }
}
function applyLease(state, event) {
    if (event.type === "lease_taken")
        state.holder = event.holder;
    else if (state.holder?.nonce === event.nonce)
        state.holder = null;
}
function applyFailure(state, event) {
    state.failure = event.type === "run_failed" ? event : null;
    if (event.type === "retry_requested")
        state.turnsInBudget = 0;
}
function applyChat(state, event) {
    if (event.type === "reply_awaited") {
        state.answers.set(event.key, event);
        state.awaited = event;
        return;
    }
    if (event.type === "reply_revoked") {
        state.replies.delete(event.key);
        state.awaited = state.answers.get(event.key) ?? null;
        return;
    }
    state.replies.set(event.key, event);
    if (state.awaited?.key === event.key)
        state.awaited = null;
    // Every message of a chat is work of its own.
    state.turnsInBudget = 0;
}
function unknownEvent(event) {
    throw new TypeError(`unknown event ${JSON.stringify(event)}`);
}


/***/ }),

/***/ 17456:
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
 * request expired, a call was left half done, or nothing waits for a person at all (an interrupted VM).
 */
function hasWork(state, now) {
    if (state.failure)
        return false;
    // A finished run that was not moved to `done/` still has its result to publish.
    if (state.cancelled || state.finished)
        return true;
    const open = openRequests(state);
    if (open.length === 0 && state.awaited) {
        return Date.parse(state.awaited.expiresAt) <= now.getTime();
    }
    if (open.length === 0 || open.some((request) => isExpired(request, now)))
        return true;
    const waiting = new Set(open.map((request) => request.request.id));
    return [...state.requests.values()].some(({ status, request }) => {
        switch (status.kind) {
            case "voided":
                return isUnasked(state, request);
            case "started":
                // An interrupted VM left it half done, unless it is a delegate that waits for its own requests.
                return !open.some((item) => item.request.key.startsWith(`${request.key}/`));
            case "decided":
                // A diff that was drawn on an undecided sibling's result waits for that sibling.
                return (status.decision.decision === "deny" || !request.drawnOn.some((id) => waiting.has(id)));
            default:
                return false;
        }
    });
}
/** Its request was voided and nobody was asked about the call again, also while siblings wait. */
function isUnasked(state, request) {
    const call = state.calls.get(request.key);
    if (call === undefined || call.requestId !== null || call.completed !== null)
        return false;
    // Code that ended without the answer never asks again.
    return ![...state.calls].some(([key, caller]) => caller.completed !== null && request.key.startsWith(`${key}/`));
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


/***/ })

};
