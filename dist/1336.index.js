export const id = 1336;
export const ids = [1336];
export const modules = {

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


/***/ })

};
