export const id = 4446;
export const ids = [4446];
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
var project = __webpack_require__(660);
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

/***/ 4446:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _project_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7226);
/* harmony import */ var _runtime_engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(785);
/* harmony import */ var _tools_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2003);
/* harmony import */ var _tools_sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4888);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5230);
/* harmony import */ var _local_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8314);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1028);








/** `llm-do validate`: everything wrong with a project at once. Exit code 1 when a run could not start. */
async function validate(invocation) {
    const { terminal, flags, positionals } = invocation;
    const [path, extra] = positionals;
    if (extra !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`"llm-do validate" takes one project, not also ${JSON.stringify(extra)}.`, {
            code: "usage",
        });
    }
    const home = path ?? (terminal.environment.LLM_DO_PROJECT || ".");
    const { project } = await (0,_local_project_js__WEBPACK_IMPORTED_MODULE_4__/* .openLocalProject */ .b7)(terminal.directory, home);
    const problems = await project.problems();
    const errors = problems.filter(({ severity }) => severity === "error").length;
    if (flags.json)
        reportToProgram(terminal, problems);
    else {
        for (const problem of problems)
            terminal.stdout.write(`${(0,_project_problem_js__WEBPACK_IMPORTED_MODULE_5__/* .renderProblem */ .yM)(problem)}\n`);
        if (flags.verbose)
            await listWorkers(terminal, project);
        const names = await project.workers();
        const counts = [(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(errors, "error"), (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(problems.length - errors, "warning")];
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .say */ .cv)(terminal, `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(names.length, "worker")}, ${counts.join(", ")}`);
    }
    return errors > 0 ? _invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.failed : _invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
}
function reportToProgram(terminal, problems) {
    for (const problem of problems)
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)(terminal, { type: "problem", ...problem });
    const errors = problems.filter(({ severity }) => severity === "error").length;
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .printJson */ .Q2)(terminal, {
        type: "result",
        status: errors > 0 ? "failed" : "completed",
        errors,
        warnings: problems.length - errors,
    });
}
async function listWorkers(terminal, project) {
    for (const name of await project.workers()) {
        const worker = await readable(project, name);
        if (!worker)
            continue;
        const tools = await toolNames(terminal, { project, worker });
        const model = modelOf(worker, { project, terminal });
        const line = `${name} (${worker.file}): ${model}; ${tools.join(", ") || "no tools"}`;
        terminal.stdout.write(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(line)}\n`);
    }
}
/** Null for a worker whose problems are listed above. */
async function readable(project, name) {
    try {
        return await project.worker(name);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p)
            return null;
        throw error;
    }
}
function modelOf(worker, { project, terminal }) {
    const defaultModel = terminal.environment.LLM_DO_MODEL || null;
    try {
        return (0,_runtime_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .modelIdOf */ .M)({ worker, project, header: { model: null }, defaultModel });
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p)
            return "no model";
        throw error;
    }
}
async function toolNames({ directory, environment }, { project, worker }) {
    const tools = await (0,_tools_index_js__WEBPACK_IMPORTED_MODULE_7__/* .toolsOf */ .F)(worker, {
        sandbox: (0,_tools_sandbox_js__WEBPACK_IMPORTED_MODULE_2__/* .createSandbox */ ._)({ root: directory }),
        workspaceRoot: directory,
        environment,
        isolation: async () => ({ kind: "none", sentence: "" }),
        describe: (name) => readable(project, name),
    });
    return tools.filter((tool) => !tool.hidden).map((tool) => tool.name);
}


/***/ })

};
