export const id = 2219;
export const ids = [2219];
export const modules = {

/***/ 1243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);


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
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("git", args, { cwd: directory, env: environment, detached: true });
    const stop = (why) => {
        endGroup(child);
        reject(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p(`git ${commandOf(args)} ${why}, so it was stopped.`, { code: "store" }));
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p(`git could not be started in "${directory}": ${cause.message}. Install git 2.38 or newer, and check that the folder exists.`, { code: "usage", cause });
}
function throwOnFailure(result, args, call) {
    const allowed = call.allowExitCodes ?? [];
    if (result.exitCode === 0 || allowed === "any" || allowed.includes(result.exitCode))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p(`git ${commandOf(args)} failed with exit code ${result.exitCode}: ${lastLines(result.stderr)}`, { code: "store" });
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p(`The token may not read and write the repository's git data, where runs are kept (${lastLine(message)}). The job's token lacks \`contents: write\`. Give the workflow's job this line:\n  permissions: { contents: write, pull-requests: write, issues: write }`, { code: "permission" });
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

/***/ 8706:
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
// EXTERNAL MODULE: ./src/tools/sandbox.ts + 2 modules
var tools_sandbox = __webpack_require__(4888);
// EXTERNAL MODULE: ./src/tools/scrub.ts
var scrub = __webpack_require__(2892);
// EXTERNAL MODULE: ./src/runtime/engine.ts + 3 modules
var engine = __webpack_require__(785);
;// CONCATENATED MODULE: ./src/runtime/opening-workspace.ts
/**
 * A workspace that is made when it is first needed, or while the model thinks about its first answer. Whoever
 * needs it waits for it, and gets what went wrong.
 */
function openLater(open) {
    let opened;
    let opening;
    const ready = () => {
        opening ??= open().then((workspace) => {
            opened = workspace;
            return workspace;
        });
        return opening;
    };
    return {
        ready: async () => {
            await ready();
        },
        prepare: () => {
            // Until somebody waits for it nobody has missed it.
            ready().catch(() => undefined);
        },
        shared: async (section) => (await ready()).shared(section),
        exclusive: async (section) => (await ready()).exclusive(section),
        snapshot: async () => (await ready()).snapshot(),
        notCarried: () => opened?.notCarried() ?? [],
        touch: (path) => {
            if (!opened)
                throw new Error(`${path} was touched before the workspace was ready`);
            opened.touch(path);
        },
    };
}

;// CONCATENATED MODULE: ./src/runtime/machine.ts







/**
 * Puts together a machine for one run. Its workspace is made in the background, because the first model
 * request does not need it; what goes wrong there ends the run when it is first needed.
 */
function prepareMachine(options) {
    const { root } = options;
    const toolRoot = options.toolRoot ?? root;
    const workspace = openLater(() => makeWorkspace(options, toolRoot));
    const inside = toolRoot === root ? "" : `${toolRoot.slice(root.length + 1)}/`;
    const sandbox = (0,tools_sandbox/* createSandbox */._)({
        root: toolRoot,
        onTouch: (path) => workspace.touch(`${inside}${path}`),
    });
    const { finalCall, ...rest } = options;
    const run = (0,engine/* createRun */.u)({
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
/** The tree as the checkpoint left it, on top of what the manifest's `setup:` makes. */
async function makeWorkspace(options, toolRoot) {
    const { journal, project } = options;
    const overlay = journal.overlay;
    const { openWorkspace } = await Promise.all(/* import() */[__webpack_require__.e(2047), __webpack_require__.e(5290)]).then(__webpack_require__.bind(__webpack_require__, 5290));
    await options.checkOut?.();
    const workspace = await openWorkspace({
        root: options.root,
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
    return workspace;
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

/***/ 9842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ objectsOf),
/* harmony export */   q: () => (/* binding */ openPrivateGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1243);




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


/***/ })

};
