export const id = 5377;
export const ids = [5377];
export const modules = {

/***/ 83264:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ problemsOfCode),
/* harmony export */   q: () => (/* binding */ checkCode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _project_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17226);
/* harmony import */ var _runtime_code_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28549);
/* harmony import */ var _tools_node_sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62310);




/** What is wrong with the tools in code of the workers of a project, for `llm-do validate`. */
async function problemsOfCode(project, terminal) {
    const { codeProblems } = await __webpack_require__.e(/* import() */ 9087).then(__webpack_require__.bind(__webpack_require__, 79087));
    const problems = await codeProblems(project, { context: contextAt(terminal) });
    const { endLiveProcesses } = await __webpack_require__.e(/* import() */ 9237).then(__webpack_require__.bind(__webpack_require__, 49237));
    await endLiveProcesses();
    return problems;
}
/** Before a run starts: throws LlmDoError "project" with every problem of what `entry` can reach. */
async function checkCode(project, { terminal, entry }) {
    // What code imports may be what these commands install: it is checked when it is loaded, after them.
    if (project.manifest.setup.length > 0)
        return;
    const { codeProblems } = await __webpack_require__.e(/* import() */ 9087).then(__webpack_require__.bind(__webpack_require__, 79087));
    const problems = await codeProblems(project, { context: contextAt(terminal), entry });
    if (problems.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(problems.map(_project_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProblem */ .yM).join("\n"), { code: "project" });
}
function contextAt({ directory, environment }) {
    let isolation;
    return {
        sandbox: (0,_tools_node_sandbox_js__WEBPACK_IMPORTED_MODULE_2__/* .createSandbox */ ._)({ root: directory }),
        workspaceRoot: directory,
        environment,
        isolation: () => {
            isolation ??= __webpack_require__.e(/* import() */ 6672).then(__webpack_require__.bind(__webpack_require__, 54291)).then(({ detectIsolation }) => detectIsolation());
            return isolation;
        },
        codeDirectory: (0,_runtime_code_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .codeDirectories */ .n)(),
    };
}


/***/ }),

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

/***/ 72402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ keptWithRun),
/* harmony export */   i: () => (/* binding */ openedWith)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
/* harmony import */ var _local_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5585);



/** What `--set`, `--var` and `--lib` say about a project, as typed. */
function openedWith({ lists, }) {
    const variables = (lists.var ?? []).map((written) => {
        const at = written.indexOf("=");
        const name = written.slice(0, Math.max(at, 0)).trim();
        if (/^[A-Za-z_]\w*$/.test(name))
            return [name, written.slice(at + 1)];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`--var needs NAME=VALUE with a name of letters, digits and "_"; it is ${JSON.stringify(written)}.`, { code: "usage" });
    });
    return {
        set: [...(lists.set ?? [])],
        variables: Object.fromEntries(variables),
        libraries: [...(lists.lib ?? [])],
    };
}
/** The same for the run's header: paths are kept relative to its repository, whatever directory resumes it. */
function keptWithRun(opened, place) {
    const kept = (path) => {
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.directory, path);
        return (0,_local_project_js__WEBPACK_IMPORTED_MODULE_2__/* .relativePath */ .iZ)(place.root, absolute) ?? absolute;
    };
    return {
        ...opened,
        libraries: opened.libraries.map(kept),
        files: opened.files.map(kept),
    };
}


/***/ }),

/***/ 55377:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/project/builtin-workers.ts
var builtin_workers = __webpack_require__(84484);
// EXTERNAL MODULE: ./src/project/problem.ts
var project_problem = __webpack_require__(17226);
// EXTERNAL MODULE: ./src/runtime/code-directory.ts
var code_directory = __webpack_require__(28549);
// EXTERNAL MODULE: ./src/runtime/model-choice.ts
var model_choice = __webpack_require__(9089);
// EXTERNAL MODULE: ./src/tools/index.ts
var tools = __webpack_require__(72003);
// EXTERNAL MODULE: ./src/tools/node-sandbox.ts + 5 modules
var node_sandbox = __webpack_require__(62310);
// EXTERNAL MODULE: ./src/cli/code-check.ts
var code_check = __webpack_require__(83264);
// EXTERNAL MODULE: ./src/cli/invocation.ts
var cli_invocation = __webpack_require__(95230);
// EXTERNAL MODULE: ./src/cli/local-project.ts
var local_project = __webpack_require__(5585);
// EXTERNAL MODULE: ./src/runtime/server-tools.ts
var server_tools = __webpack_require__(99339);
;// CONCATENATED MODULE: ./src/cli/model-problems.ts



/** What workers ask of their models that these cannot do, as far as the models are known here. */
async function modelProblems({ project, files }, { environment }) {
    const problems = [];
    for (const name of await project.workers()) {
        const worker = await (0,errors/* orNull */.Xd)(project.worker(name));
        if (!worker || worker.serverTools.length === 0)
            continue;
        const model = await (0,errors/* orNull */.Xd)((async () => (0,model_choice/* chooseModel */.R)({
            worker,
            callers: [],
            project,
            header: { model: null, modelScope: "all" },
            environment: (0,model_choice/* environmentModels */.A)(environment),
        }).id)());
        for (const { tool, message } of (0,server_tools/* missingServerTools */.$)(worker, model)) {
            const { location } = tool;
            const lines = ((await files.read(location.file)) ?? "").split(/\r?\n/);
            const text = lines[location.line - 1] ?? "";
            problems.push({ severity: "error", message, location, text });
        }
    }
    return problems;
}

// EXTERNAL MODULE: ./src/cli/opened-with.ts
var opened_with = __webpack_require__(72402);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/validate.ts













/** `llm-do validate`: everything wrong with a project at once. Exit code 1 when a run could not start. */
async function validate(invocation) {
    const { terminal, flags, texts, positionals } = invocation;
    const home = positionals[0] ?? (terminal.environment.LLM_DO_PROJECT || ".");
    const { environment, directory } = terminal;
    const local = await (0,local_project/* openLocalProject */.b7)(directory, home, {
        ...(0,opened_with/* openedWith */.i)(invocation),
        files: severalFiles(positionals),
        environment,
        ...(texts.worker !== undefined && { entry: texts.worker }),
    });
    const { project } = local;
    const problems = [
        ...(await project.problems()),
        ...(await modelProblems(local, terminal)),
        ...(await (0,code_check/* problemsOfCode */.b)(project, terminal)),
    ];
    const errors = problems.filter(({ severity }) => severity === "error").length;
    if (flags.json)
        reportToProgram(terminal, problems);
    else {
        for (const problem of problems)
            terminal.stdout.write(`${(0,project_problem/* renderProblem */.yM)(problem)}\n`);
        if (flags.verbose)
            await listWorkers(terminal, project);
        const names = await project.workers();
        const counts = [(0,cli_terminal/* plural */.LS)(errors, "error"), (0,cli_terminal/* plural */.LS)(problems.length - errors, "warning")];
        (0,cli_terminal/* say */.cv)(terminal, `${(0,cli_terminal/* plural */.LS)(names.length, "worker")}, ${counts.join(", ")}`);
    }
    return errors > 0 ? cli_invocation/* EXIT */.d.failed : cli_invocation/* EXIT */.d.done;
}
/** `main.worker tools.py`: files that are the project together; of one word nothing else is asked. */
function severalFiles(words) {
    if (words.length < 2)
        return [];
    const other = words.find((word) => !/\.(worker|py|[cm]?[jt]s)$/.test(word));
    if (other === undefined)
        return words;
    throw new errors/* LlmDoError */.pW(`"llm-do validate" takes one project or several files, not also ${JSON.stringify(other)}.`, { code: "usage" });
}
function reportToProgram(terminal, problems) {
    for (const problem of problems)
        (0,cli_terminal/* printJson */.Q2)(terminal, { type: "problem", ...problem });
    const errors = problems.filter(({ severity }) => severity === "error").length;
    (0,cli_terminal/* printJson */.Q2)(terminal, {
        type: "result",
        status: errors > 0 ? "failed" : "completed",
        errors,
        warnings: problems.length - errors,
    });
}
async function listWorkers(terminal, project) {
    const own = await project.workers();
    const ours = Object.keys(builtin_workers/* BUILT_IN_WORKERS */.Z).filter((name) => !own.includes(name));
    for (const name of [...own, ...ours]) {
        const worker = await (0,errors/* orNull */.Xd)(project.worker(name));
        if (!worker)
            continue;
        const tools = await toolNames(terminal, { project, worker });
        const model = modelOf(worker, { project, terminal });
        const place = worker.library === "built-in" ? "built-in" : worker.file;
        const line = `${name} (${place}): ${model}; ${tools.join(", ") || "no tools"}`;
        terminal.stdout.write(`${(0,cli_terminal/* visible */.RK)(line)}\n`);
    }
}
function modelOf(worker, { project, terminal }) {
    const header = { model: null, modelScope: "all" };
    const environment = (0,model_choice/* environmentModels */.A)(terminal.environment);
    try {
        return (0,model_choice/* chooseModel */.R)({ worker, callers: [], project, header, environment }).id;
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.pW)
            return "no model";
        throw error;
    }
}
async function toolNames({ directory, environment }, { project, worker }) {
    const tools = await orNone(worker, {
        sandbox: (0,node_sandbox/* createSandbox */._)({ root: directory }),
        workspaceRoot: directory,
        environment,
        // No process is started here: the code of every worker was loaded when it was checked.
        isolation: async () => (await __webpack_require__.e(/* import() */ 6672).then(__webpack_require__.bind(__webpack_require__, 54291))).detectIsolation(),
        describe: (name) => (0,errors/* orNull */.Xd)(project.worker(name, worker)),
        creation: { defaults: {}, created: () => new Set(), exists: async () => false },
        codeFolders: (caller) => project.codeFolders(caller),
        codeDirectory: (0,code_directory/* codeDirectories */.n)(),
    });
    return tools.filter((tool) => !tool.hidden).map((tool) => tool.name);
}
/** Code that does not load is among the problems above. */
async function orNone(...[worker, context]) {
    try {
        return await (0,tools/* toolsOf */.F)(worker, context);
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.pW)
            return [];
        throw error;
    }
}


/***/ })

};
