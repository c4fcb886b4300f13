export const id = 3478;
export const ids = [3478,7791];
export const modules = {

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

/***/ 35762:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ readProvenance),
/* harmony export */   EN: () => (/* binding */ installedLibraries),
/* harmony export */   c9: () => (/* binding */ findInstalled)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83916);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57246);
/* harmony import */ var _project_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83930);
/* harmony import */ var _project_library_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97686);
/* harmony import */ var _project_library_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87791);
/* harmony import */ var _project_library_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28758);
/* harmony import */ var _project_library_specification_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35766);
/* harmony import */ var _environment_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93255);










/** Everything in the library folders, by name and newest version; what has no manifest is not there. */
async function installedLibraries(environment) {
    const found = [];
    for (const folder of (0,_environment_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .libraryFolders */ .B)(environment)) {
        const names = (await (0,_project_files_js__WEBPACK_IMPORTED_MODULE_3__/* .diskFiles */ .T)(folder).list("")).filter((name) => /^[^.].*\/$/.test(name));
        for (const name of names) {
            const library = await readInstalled((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name.slice(0, -1)));
            if (library)
                found.push(library);
        }
    }
    return found.sort(({ manifest: one }, { manifest: other }) => one.name.localeCompare(other.name, "en") ||
        (0,_project_library_specification_js__WEBPACK_IMPORTED_MODULE_7__/* .newerVersion */ .ip)(one.version ?? "", other.version ?? ""));
}
async function readInstalled(path) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const manifest = await (0,_project_library_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .readLibraryManifest */ .hK)((0,_project_files_js__WEBPACK_IMPORTED_MODULE_3__/* .diskFiles */ .T)(path), { folder: "", shown: `${folder}/` });
    return manifest && { path, manifest, provenance: await readProvenance(path) };
}
/** What `llm-do lib install` noted; a folder that somebody put there is a directory. */
async function readProvenance(path) {
    try {
        const noted = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, _project_library_digest_js__WEBPACK_IMPORTED_MODULE_4__/* .PROVENANCE_FILE */ .L), "utf8"));
        return { source: noted.source ?? "directory", commit: noted.commit ?? null };
    }
    catch {
        return { source: "directory", commit: null };
    }
}
/** The one that `name` or `name@version` means. Throws LlmDoError "usage" for none, or for several. */
async function findInstalled(written, environment) {
    const wanted = written === undefined ? null : (0,_project_library_specification_js__WEBPACK_IMPORTED_MODULE_7__/* .parseSpecification */ .zV)(written);
    if (wanted?.kind !== "named") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LlmDoError */ .pW("Name a library: `name` or `name@version`. See `llm-do lib list`.", {
            code: "usage",
        });
    }
    const all = await installedLibraries(environment);
    const matching = all.filter(({ manifest }) => manifest.name === wanted.name && (0,_project_library_specification_js__WEBPACK_IMPORTED_MODULE_7__/* .satisfies */ .ib)(manifest.version, wanted.version));
    const [library, ...others] = matching;
    if (library === undefined) {
        const names = all.map(({ manifest }) => (0,_project_library_js__WEBPACK_IMPORTED_MODULE_8__/* .libraryLabel */ .q)(manifest));
        const hint = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_9__/* .didYouMean */ .au)(wanted.name, names) || ` Installed: ${names.join(", ") || "none"}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LlmDoError */ .pW(`There is no library ${JSON.stringify(written)} here.${hint}`, {
            code: "usage",
        });
    }
    if (others.length === 0)
        return library;
    const versions = matching.map(({ path }) => path).join(", ");
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LlmDoError */ .pW(`Several libraries are ${JSON.stringify(written)}: ${versions}. Name a version.`, {
        code: "usage",
    });
}


/***/ }),

/***/ 63478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listLibraries: () => (/* binding */ listLibraries)
/* harmony export */ });
/* harmony import */ var _project_library_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97686);
/* harmony import */ var _environment_folders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93255);
/* harmony import */ var _installed_libraries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35762);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95230);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71028);





/** `llm-do lib list`: what is installed on this machine. */
async function listLibraries({ terminal, flags }) {
    const libraries = await (0,_installed_libraries_js__WEBPACK_IMPORTED_MODULE_1__/* .installedLibraries */ .EN)(terminal.environment);
    for (const { manifest, path, provenance } of libraries) {
        const { name, version, description } = manifest;
        if (flags.json) {
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)(terminal, { type: "library", name, version, description, path, ...provenance });
            continue;
        }
        const label = (0,_project_library_js__WEBPACK_IMPORTED_MODULE_4__/* .libraryLabel */ .q)(manifest).padEnd(24);
        terminal.stdout.write(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(`${label} ${description ?? ""}`.trimEnd())}\n`);
        if (flags.verbose)
            terminal.stdout.write(`${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(`  ${path} (${provenance.source})`)}\n`);
    }
    if (flags.json)
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)(terminal, { type: "result", status: "completed" });
    else {
        const folders = (0,_environment_folders_js__WEBPACK_IMPORTED_MODULE_0__/* .libraryFolders */ .B)(terminal.environment).join(", ");
        const count = libraries.length === 1 ? "1 library" : `${libraries.length} libraries`;
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `${count} in ${folders || "no folder: set LLM_DO_LIBS or HOME"}`);
    }
    return _invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.done;
}


/***/ }),

/***/ 87791:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ PROVENANCE_FILE),
/* harmony export */   digestOfFolder: () => (/* binding */ digestOfFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



/** Ours, beside the library's files: where they were installed from. */
const PROVENANCE_FILE = ".llm-do-source.json";
const SKIPPED = new Set([".git", "node_modules", "__pycache__", PROVENANCE_FILE]);
/** `sha256:…` over names and contents of every file below, the same on every machine. */
async function digestOfFolder(root) {
    const lines = await linesOf(root, "");
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(lines.sort().join("")).digest("hex");
    return `sha256:${digest}`;
}
async function linesOf(root, folder) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true });
    const lines = entries.map(async (entry) => {
        if (SKIPPED.has(entry.name))
            return [];
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory())
            return linesOf(root, path);
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
        const content = entry.isSymbolicLink() ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(file) : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file);
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
        return [`${digest} ${path}\n`];
    });
    return (await Promise.all(lines)).flat();
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


/***/ })

};
