export const id = 8853;
export const ids = [8853];
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

/***/ 40212:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_ATTACHMENT_POLICY)
/* harmony export */ });
/** The one internal form that every dialect is read into. Below `project/`, nothing knows a dialect. */
const DEFAULT_ATTACHMENT_POLICY = {
    maxAttachments: 4,
    maxTotalBytes: 10_000_000,
    allowedSuffixes: [],
    deniedSuffixes: [],
    declared: false,
};


/***/ }),

/***/ 28853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ entryFrame),
/* harmony export */   G: () => (/* binding */ callersOf),
/* harmony export */   Interrupted: () => (/* binding */ Interrupted)
/* harmony export */ });
/* harmony import */ var _project_code_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50185);

/** Stops a drive from outside; carries why. Never shown to project code. */
class Interrupted extends Error {
    name = "Interrupted";
    reason;
    constructor(reason, message) {
        super(message);
        this.reason = reason;
    }
}
/** The frame of the entry worker: every other hangs below one of its calls. */
async function entryFrame({ header, project }) {
    const worker = (0,_project_code_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isCodeEntry */ .gZ)(header.worker)
        ? (0,_project_code_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .codeEntryWorker */ .A0)(header.worker, project)
        : await project.worker(header.worker);
    return {
        key: "",
        worker,
        chain: [worker.name],
        depth: 0,
        input: header.input,
        instructions: null,
        attachments: header.attachments,
    };
}
/** The executions above one, nearest first. */
function callersOf({ caller }) {
    return caller ? [caller, ...callersOf(caller)] : [];
}


/***/ })

};
