export const id = 9087;
export const ids = [9087];
export const modules = {

/***/ 50185:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ codeEntryWorker),
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   gZ: () => (/* binding */ isCodeEntry)
/* harmony export */ });
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40212);

const PREFIX = "tool:";
/** A run may start with a tool in code instead of a worker: `--entry tool:main` (F68, code entry points). */
function isCodeEntry(name) {
    return name.startsWith(PREFIX) && name.length > PREFIX.length;
}
/** What a run starts with: the name that was given, else the manifest's `entry:`, else `main`. */
function startOf(given, { manifest }) {
    return given ?? manifest.entry ?? "main";
}
const entries = new WeakMap();
/**
 * The worker that stands for a tool as entry: it has that one tool, no model is ever asked, and the person
 * who started the run has let the tool run.
 */
function codeEntryWorker(name, { manifest }) {
    const made = entries.get(manifest) ?? new Map();
    entries.set(manifest, made);
    const worker = made.get(name) ?? define(name, manifest.file ?? "main.worker");
    made.set(name, worker);
    return worker;
}
function define(name, file) {
    const location = { file, line: 1, column: 1 };
    const tool = name.slice(PREFIX.length);
    return {
        name,
        file,
        description: null,
        library: null,
        instructions: "",
        model: null,
        compatibleModels: null,
        filesystem: null,
        shell: null,
        delegation: { delegates: [], workerCall: null, any: false, create: null },
        code: [
            {
                name: "custom",
                module: null,
                tools: [{ name: tool, location }],
                approvals: { [tool]: "pre_approved" },
                fallback: null,
                config: {},
                location,
                text: "",
            },
        ],
        sandbox: null,
        attachments: _definition_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_ATTACHMENT_POLICY */ .d,
        output: null,
        serverTools: [],
        mode: "single",
        maxContextTokens: 8000,
        allowEmptyInput: true,
        locked: false,
        allowCycles: false,
    };
}


/***/ }),

/***/ 79087:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   codeProblems: () => (/* binding */ codeProblems)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _project_code_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50185);
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72003);



/**
 * Everything wrong with the tools in code of a project, or of the workers that `entry` can reach: files that
 * do not load, tools that do not exist, names that collide. Starts no process where no worker has code.
 */
async function codeProblems(project, { context, entry }) {
    const workers = entry === undefined ? await readAll(project) : await reachable(project, entry);
    const problems = [];
    for (const worker of workers.filter(({ code }) => code.length > 0)) {
        const { readCodeTools } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2473), __webpack_require__.e(2166)]).then(__webpack_require__.bind(__webpack_require__, 82166));
        const tools = {
            ...context,
            describe: (name) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(project.worker(name, worker)),
            creation: { defaults: {}, created: () => new Set(), exists: async () => false },
            codeFolders: (caller) => project.codeFolders(caller),
        };
        const others = await (0,_index_js__WEBPACK_IMPORTED_MODULE_2__/* .builtInTools */ .Z)(worker, tools);
        problems.push(...(await readCodeTools(worker, tools, others)).problems);
    }
    const texts = problems.map((problem) => JSON.stringify(problem));
    return problems.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
}
async function readAll(project) {
    const { entry } = project.manifest;
    const read = await Promise.all((await project.workers()).map((name) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(project.worker(name))));
    const start = entry !== null && (0,_project_code_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isCodeEntry */ .gZ)(entry) ? [(0,_project_code_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .codeEntryWorker */ .A0)(entry, project)] : [];
    return [...start, ...read.filter((worker) => worker !== null)];
}
async function reachable(project, entry) {
    if ((0,_project_code_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .isCodeEntry */ .gZ)(entry))
        return [(0,_project_code_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .codeEntryWorker */ .A0)(entry, project)];
    const found = new Map();
    const queue = [{ name: entry }];
    for (const next of queue) {
        const worker = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(project.worker(next.name, next.caller));
        if (!worker || found.has(worker.file))
            continue;
        found.set(worker.file, worker);
        const { delegates } = worker.delegation;
        queue.push(...delegates.map((delegate) => ({ name: delegate.worker, caller: worker })));
    }
    return [...found.values()];
}


/***/ })

};
