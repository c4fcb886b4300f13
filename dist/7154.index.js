export const id = 7154;
export const ids = [7154];
export const modules = {

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


/***/ })

};
