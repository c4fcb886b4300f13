export const id = 1543;
export const ids = [1543,7154,1336];
export const modules = {

/***/ 91543:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   localLibraries: () => (/* binding */ localLibraries),
/* harmony export */   s: () => (/* binding */ commitFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _project_library_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41336);
/* harmony import */ var _project_library_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97154);
/* harmony import */ var _runtime_library_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46732);
/* harmony import */ var _environment_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93255);





/** Where commits of libraries are kept once they were fetched. */
function commitFolder(libraryFolder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(libraryFolder, ".commits");
}
/** Libraries of a project on this machine: by the lock beside its manifest, else as they are installed. */
async function localLibraries(options) {
    const { files, base, environment, paths } = options;
    const installed = (0,_environment_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .libraryFolders */ .B)(environment);
    const [first] = installed;
    return (0,_project_library_source_js__WEBPACK_IMPORTED_MODULE_2__.librarySource)({
        folders: [...paths, ...installed],
        lock: await (0,_project_library_lock_js__WEBPACK_IMPORTED_MODULE_1__.readLock)(files, base),
        openCommit: first === undefined ? null : (0,_runtime_library_commits_js__WEBPACK_IMPORTED_MODULE_3__/* .libraryCommits */ .ml)({ directory: commitFolder(first), environment }),
    });
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

/***/ 41336:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LOCK_FILE: () => (/* binding */ LOCK_FILE),
/* harmony export */   formatLock: () => (/* binding */ formatLock),
/* harmony export */   parseLock: () => (/* binding */ parseLock),
/* harmony export */   readLock: () => (/* binding */ readLock)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55293);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96547);
/* harmony import */ var _library_specification_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35766);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83273);





const LOCK_FILE = "llm-do.lock";
const KEYS = ["name", "version", "source", "commit", "digest"];
const HEAD = "# Written by `llm-do lib install`. Commit this file: runs use these versions and no others.\n";
/** Throws LlmDoError "project" with every place that is wrong: a lock that cannot be read locks nothing. */
function parseLock({ file, text }) {
    const diagnostics = new _problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Diagnostics */ .rE();
    const settings = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSettings */ .P$)({ file, text, diagnostics });
    const fields = settings && (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readFields */ .qU)(settings, { known: ["libraries"], diagnostics });
    const list = fields?.get("libraries")?.node;
    const found = list?.kind === "list" ? list.items : [];
    const entries = found.flatMap((item) => readEntry(item, diagnostics));
    if (diagnostics.failed) {
        const problems = diagnostics.problems.map(_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM).join("\n");
        throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`${problems}\nRun \`llm-do lib install\` to write ${file} again.`);
    }
    return new Map(entries.map((entry) => [entry.name, entry]));
}
function readEntry(item, diagnostics) {
    if (item.kind !== "map") {
        diagnostics.error(item.place, "Expected `name`, `source` and `digest` of a library.");
        return [];
    }
    const texts = readTextsOf(item, diagnostics);
    const { name, source, digest, commit } = texts;
    if (!name || !source || !digest) {
        diagnostics.error(item.place, "A library needs `name`, `source` and `digest`.");
        return [];
    }
    if (source.startsWith("git+") && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit ?? "")) {
        diagnostics.error(item.place, `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is from git and needs its full \`commit\`.`);
        return [];
    }
    const origin = (0,_library_specification_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSpecification */ .zV)(source);
    if (source !== "directory" && (origin?.kind !== "git" || commit === null)) {
        diagnostics.error(item.place, `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is from ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(source)}; a source is "directory" or "git+https://host/repository.git#ref".`);
        return [];
    }
    if (source === "directory" && commit !== null) {
        diagnostics.error(item.place, `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is from a directory, which has no \`commit\`.`);
        return [];
    }
    const named = (0,_library_specification_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSpecification */ .zV)(texts.version === null ? name : `${name}@${texts.version}`);
    if (named?.kind !== "named") {
        diagnostics.error(item.place, `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is no name or version of a library.`);
        return [];
    }
    return [{ name, version: texts.version, source, commit, digest }];
}
function readTextsOf(map, diagnostics) {
    const fields = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readFields */ .qU)(map, { known: [...KEYS], diagnostics });
    const text = (key) => {
        const node = fields?.get(key)?.node;
        return node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)(node, diagnostics) : null;
    };
    return {
        name: text("name"),
        version: text("version"),
        source: text("source"),
        commit: text("commit"),
        digest: text("digest"),
    };
}
/** The lock beside the manifest; empty where there is none. */
async function readLock(files, folder) {
    const file = (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, LOCK_FILE);
    const text = await files.read(file);
    return text === undefined ? new Map() : parseLock({ file, text });
}
/** The same libraries always give the same text: sorted, one value a line. */
function formatLock(libraries) {
    const sorted = [...libraries].sort((one, other) => (one.name < other.name ? -1 : 1));
    const entries = sorted.map((library) => KEYS.flatMap((key) => library[key] === null ? [] : [`${key}: ${JSON.stringify(library[key])}`])
        .map((line, index) => `${index === 0 ? "  - " : "    "}${line}\n`)
        .join(""));
    return `${HEAD}libraries:${entries.length === 0 ? " []\n" : `\n${entries.join("")}`}`;
}


/***/ }),

/***/ 28758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hK: () => (/* binding */ readLibraryManifest)
/* harmony export */ });
/* unused harmony exports LIBRARY_MANIFESTS, parseLibraryManifest */
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57246);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55293);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96547);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99816);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83273);






const KEYS = ["name", "version", "description", "exports", "dependencies"];
const LIBRARY_MANIFESTS = ["lib.yaml", "lib.yml", "project.yaml"];
/** Null when there is no manifest in the folder. What is wrong with it is in its diagnostics. */
async function readLibraryManifest(files, 
/** `shown` stands before the file's name in messages: `utils:`. */
{ folder, shown }) {
    for (const name of LIBRARY_MANIFESTS) {
        const file = (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, name);
        const text = await files.read(file);
        if (text === undefined)
            continue;
        const strict = name !== "project.yaml";
        const manifest = parseLibraryManifest({ file: `${shown}${name}`, text, strict });
        // A project is a library only when it says what it is called.
        if (strict || manifest.name !== "")
            return { ...manifest, file };
    }
    return null;
}
function parseLibraryManifest(source) {
    const diagnostics = new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Diagnostics */ .rE();
    const settings = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSettings */ .P$)({ ...source, diagnostics });
    const fields = settings && (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readFields */ .qU)(settings, { known: KEYS, diagnostics });
    const node = (key) => fields?.get(key)?.node;
    for (const entry of source.strict ? (fields?.rest ?? []) : []) {
        const suggestion = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .au)(entry.name, KEYS);
        diagnostics.warning(entry.key, `Unknown key ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(entry.name)} is ignored.${suggestion}`);
    }
    const text = (key) => {
        const found = node(key);
        return found ? (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .yR)(found, diagnostics) : null;
    };
    const name = text("name");
    if (settings && source.strict)
        checkName({ name, node: node("name") ?? settings, diagnostics });
    return {
        file: source.file,
        name: name ?? "",
        version: text("version"),
        description: text("description"),
        exports: texts(node("exports"), diagnostics).map(({ text: worker }) => (0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .exportedName */ .Ze)(worker)),
        dependencies: texts(node("dependencies"), diagnostics).map(({ text: specification, place }) => ({
            specification,
            location: place.location,
        })),
        diagnostics,
    };
}
function texts(node, diagnostics) {
    return node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_4__/* .readTexts */ .Z7)(node, diagnostics) : [];
}
function checkName(about) {
    const { name, node, diagnostics } = about;
    if (name === null) {
        diagnostics.error(node.place, "A library needs a `name:`; workers are called by `name:worker`.");
    }
    else if (!/^[a-z0-9][\w-]*$/.test(name)) {
        const allowed = "small letters, digits, `-` and `_`, the first no dash";
        diagnostics.error(node.place, `A library cannot be called ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}; allowed: ${allowed}.`);
    }
}


/***/ }),

/***/ 97154:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitSource: () => (/* binding */ gitSource),
/* harmony export */   librarySource: () => (/* binding */ librarySource)
/* harmony export */ });
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83930);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96547);
/* harmony import */ var _library_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28758);
/* harmony import */ var _library_specification_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35766);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17226);





/** Libraries as the lock has them; what it does not lock comes from the folders (spec §6.3). */
function librarySource(options) {
    return {
        async open(request) {
            const { specification } = request;
            switch (specification.kind) {
                case "folder":
                    return openFolder(specification.path, request);
                case "git":
                    return openCommitOf(lockOfGit(specification, options.lock), options);
                case "named":
                    return openNamed(specification, request, options);
            }
        },
    };
}
async function openNamed(wanted, request, options) {
    const locked = options.lock.get(wanted.name);
    if (locked && !(0,_library_specification_js__WEBPACK_IMPORTED_MODULE_3__/* .satisfies */ .ib)(locked.version, wanted.version)) {
        throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`${request.requiredBy.label} requires ${request.written}, but llm-do.lock has ${wanted.name}@${locked.version}. ${LOCK_CURE}`);
    }
    if (locked?.commit)
        return openCommitOf({ ...locked, commit: locked.commit }, options);
    const searched = [];
    for (const folder of options.folders) {
        const found = await findInFolder(folder, { wanted, locked, searched });
        if (found === null)
            continue;
        if (locked)
            await checkDigest(found, locked);
        return found;
    }
    throw notFound(request, { searched, folders: options.folders });
}
async function findInFolder(root, about) {
    const { wanted, locked, searched } = about;
    const { name } = wanted;
    const version = wanted.version ?? locked?.version ?? null;
    const names = await (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .diskFiles */ .T)(root).list("");
    const versioned = names
        .filter((entry) => entry.startsWith(`${name}@`) && entry.endsWith("/"))
        .map((entry) => entry.slice(0, -1))
        .sort(_library_specification_js__WEBPACK_IMPORTED_MODULE_3__/* .newerVersion */ .ip);
    // `--lib ./utils` may name the library itself.
    const candidates = [`${name}@${version}`, name, ...versioned, ""];
    for (const candidate of new Set(version === null ? candidates.slice(1) : candidates)) {
        const place = (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(root, candidate);
        const files = (0,_files_js__WEBPACK_IMPORTED_MODULE_0__/* .diskFiles */ .T)(place);
        const manifest = await (0,_library_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readLibraryManifest */ .hK)(files, { folder: "", shown: `${name}:` });
        if (candidate !== "" && (manifest !== null || !candidate.includes("@") || version !== null)) {
            searched.push(place);
        }
        if (manifest === null || (candidate === "" && manifest.name !== name))
            continue;
        if (!(0,_library_specification_js__WEBPACK_IMPORTED_MODULE_3__/* .satisfies */ .ib)(manifest.version, version)) {
            searched.push(`  (is version ${manifest.version ?? "unknown"})`);
            continue;
        }
        if (manifest.name === name || manifest.diagnostics.failed) {
            return { manifest, files, folder: "", origin: place };
        }
        throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`The library in ${place} calls itself ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(manifest.name)}, not ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(name)}. Rename the folder or mend \`name:\` in its lib.yaml.`);
    }
    return null;
}
function notFound({ written, requiredBy }, { searched, folders }) {
    if (folders.length === 0) {
        return (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`The library ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(written)} (required by ${requiredBy.label}) is not in llm-do.lock with a git address, so it cannot be fetched here. Install it from git, \`llm-do lib install git+https://…#ref\`, or keep it in the repository and write \`./folder\`; then commit llm-do.lock.`);
    }
    const places = searched.map((place) => `  ${place}`).join("\n");
    return (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`There is no library ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(written)} (required by ${requiredBy.label}). Looked for:\n${places}\nInstall it with \`llm-do lib install <folder or git+https://…>\`, or name its folder with --lib or LLM_DO_LIBS.`);
}
/** A folder of the repository needs no lock: the project's own commit pins it. */
async function openFolder(path, { requiredBy }) {
    const { files } = requiredBy;
    const folder = (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(requiredBy.folder, path);
    const manifest = await (0,_library_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readLibraryManifest */ .hK)(files, { folder, shown: `${folder}/` });
    if (manifest !== null)
        return { manifest, files, folder, origin: (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(files.label, folder) };
    throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`There is no library in "./${path}" (required by ${requiredBy.label}): expected ${(0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, "lib.yaml")} in ${files.label}.`);
}
const LOCK_CURE = "Run `llm-do lib install` and commit llm-do.lock.";
function lockOfGit(wanted, lock) {
    const source = gitSource(wanted);
    const all = [...lock.values()];
    const locked = all.find((entry) => entry.source === source);
    if (locked?.commit)
        return { ...locked, commit: locked.commit };
    const other = all.find((entry) => entry.source.split("#")[0] === `git+${wanted.url}`);
    const why = other
        ? `llm-do.lock has it as "${other.source}"`
        : "llm-do.lock does not say at which commit";
    throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`The library "${source}" cannot be used: ${why}. ${LOCK_CURE}`);
}
function gitSource({ url, ref }) {
    return `git+${url}${ref === null ? "" : `#${ref}`}`;
}
async function openCommitOf(locked, { openCommit }) {
    const { source, commit, name } = locked;
    const url = source.slice("git+".length).split("#")[0] ?? "";
    if (openCommit === null) {
        throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`The library ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(name)} is in another repository, which is not read here.`);
    }
    const files = await openCommit({ url, commit });
    const manifest = await (0,_library_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readLibraryManifest */ .hK)(files, { folder: "", shown: `${name}:` });
    const origin = `${source} at ${commit.slice(0, 7)}`;
    if (manifest && (manifest.name === name || manifest.diagnostics.failed)) {
        return { manifest, files, folder: "", origin };
    }
    throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(manifest === null
        ? `There is no lib.yaml in ${origin}. Is it the address of a library?`
        : `${origin} is the library ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(manifest.name)}, but llm-do.lock says ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(name)}. ${LOCK_CURE}`);
}
/** What was installed must be what was locked: somebody may have changed it in place. */
async function checkDigest({ origin }, locked) {
    const { digestOfFolder } = await __webpack_require__.e(/* import() */ 7791).then(__webpack_require__.bind(__webpack_require__, 87791));
    if ((await digestOfFolder(origin)) === locked.digest)
        return;
    throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`The library in ${origin} is not the one that llm-do.lock names: its files were changed, or another copy was installed. Install the right one, or lock this one: \`llm-do lib install\`, and commit llm-do.lock.`);
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


/***/ })

};
