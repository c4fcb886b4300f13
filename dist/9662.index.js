export const id = 9662;
export const ids = [9662,7791];
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

/***/ 69662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  installLibrary: () => (/* binding */ installLibrary)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/errors.ts
var src_errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/project/library.ts
var library = __webpack_require__(97686);
// EXTERNAL MODULE: ./src/project/library-source.ts
var library_source = __webpack_require__(97154);
// EXTERNAL MODULE: ./src/project/library-specification.ts
var library_specification = __webpack_require__(35766);
// EXTERNAL MODULE: ./src/cli/environment-folders.ts
var environment_folders = __webpack_require__(93255);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/project/files.ts
var files = __webpack_require__(83930);
// EXTERNAL MODULE: ./src/project/library-digest.ts
var library_digest = __webpack_require__(87791);
// EXTERNAL MODULE: ./src/project/library-manifest.ts
var library_manifest = __webpack_require__(28758);
// EXTERNAL MODULE: ./src/project/problem.ts
var problem = __webpack_require__(17226);
// EXTERNAL MODULE: ./src/runtime/library-commits.ts
var library_commits = __webpack_require__(46732);
// EXTERNAL MODULE: ./src/cli/local-libraries.ts
var local_libraries = __webpack_require__(91543);
;// CONCATENATED MODULE: ./src/cli/install-library.ts











const NOT_COPIED = new Set([".git", "node_modules", "__pycache__", library_digest/* PROVENANCE_FILE */.L]);
/** Copies a library from a folder on this machine. */
function installFolder(from, destination) {
    const provenance = { source: "directory", commit: null };
    return putInPlace({ ...destination, provenance, shown: from }, (to) => (0,promises_.cp)(from, to, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => path === from || !NOT_COPIED.has((0,external_node_path_.basename)(path)),
    }));
}
/** Copies a library from what a tag, branch or commit of a repository is now. */
async function installCommit(place, destination) {
    const { folder, environment } = destination;
    const commit = await (0,library_commits/* resolveRef */.qE)(place, { directory: folder, environment });
    const kept = { directory: (0,local_libraries/* commitFolder */.s)(folder), environment };
    await (0,library_commits/* libraryCommits */.ml)(kept)({ url: place.url, commit });
    const git = await (0,library_commits/* openCommitGit */.W)({ commit }, kept);
    const { source } = place;
    return putInPlace({ ...destination, provenance: { source, commit }, shown: source }, async (to) => {
        const here = git.at({ indexFile: `${to}.index`, workTree: to });
        await here.run(["read-tree", commit]);
        await here.run(["checkout-index", "--all", "--force", `--prefix=${to}/`]);
        await (0,promises_.rm)(`${to}.index`, { force: true });
    });
}
/** A copy that fails half-way leaves what was there before. */
async function putInPlace(destination, copy) {
    const { folder, provenance, shown } = destination;
    await (0,promises_.mkdir)(folder, { recursive: true });
    const temporary = await (0,promises_.mkdtemp)((0,external_node_path_.join)(folder, ".installing-"));
    const fresh = (0,external_node_path_.join)(temporary, "library");
    try {
        await (0,promises_.mkdir)(fresh);
        await copy(fresh);
        const manifest = await readManifest(fresh, shown);
        destination.check({ manifest });
        const path = (0,external_node_path_.join)(folder, folderName(manifest));
        // The library may have brought one, and a link there would be written through.
        const noted = (0,external_node_path_.join)(fresh, library_digest/* PROVENANCE_FILE */.L);
        await (0,promises_.rm)(noted, { recursive: true, force: true });
        await (0,promises_.writeFile)(noted, `${JSON.stringify(provenance)}\n`, { flag: "wx" });
        await (0,promises_.rename)(path, (0,external_node_path_.join)(temporary, "before")).catch(() => undefined);
        await (0,promises_.rename)(fresh, path);
        return { path, manifest };
    }
    finally {
        await (0,promises_.rm)(temporary, { recursive: true, force: true });
    }
}
/** A name or version that is a path would put the library, and what it replaces, anywhere. */
function folderName(manifest) {
    const label = (0,library/* libraryLabel */.q)(manifest);
    if ((0,library_specification/* parseSpecification */.zV)(label)?.kind === "named")
        return label;
    throw new src_errors/* LlmDoError */.pW(`${JSON.stringify(label)} is no name and version of a library: letters, digits, "-", "_", "." and "+" only. Mend \`name:\` and \`version:\` in its ${manifest.file}.`, { code: "project" });
}
async function readManifest(folder, shown) {
    const manifest = await (0,library_manifest/* readLibraryManifest */.hK)((0,files/* diskFiles */.T)(folder), { folder: "", shown: `${shown}/` });
    if (manifest === null) {
        throw new src_errors/* LlmDoError */.pW(`There is no lib.yaml in ${shown}, so it is not a library. It needs at least \`name: my-library\`.`, { code: "project" });
    }
    const errors = manifest.diagnostics.problems.filter(({ severity }) => severity === "error");
    if (errors.length === 0)
        return manifest;
    throw new src_errors/* LlmDoError */.pW(errors.map(problem/* renderProblem */.yM).join("\n"), { code: "project" });
}

// EXTERNAL MODULE: ./src/cli/invocation.ts
var cli_invocation = __webpack_require__(95230);
// EXTERNAL MODULE: ./src/cli/local-project.ts
var local_project = __webpack_require__(5585);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(71028);
// EXTERNAL MODULE: ./src/project/layout.ts
var layout = __webpack_require__(96547);
// EXTERNAL MODULE: ./src/project/library-graph.ts
var library_graph = __webpack_require__(15191);
// EXTERNAL MODULE: ./src/project/library-lock.ts
var library_lock = __webpack_require__(41336);
// EXTERNAL MODULE: ./src/cli/installed-libraries.ts
var installed_libraries = __webpack_require__(35762);
;// CONCATENATED MODULE: ./src/cli/write-lock.ts












/**
 * Writes which version of every library the project uses, those of its libraries included. What the lock has
 * of git stays at its commit unless `update`. `file` is null for a project that needs no lock.
 */
async function writeLock({ project, files, base }, { terminal, update }) {
    const { manifest } = project;
    if (manifest.dependencies.length === 0 || files.directory === undefined) {
        return { file: null, names: [] };
    }
    const known = [...(update ? [] : (await (0,library_lock.readLock)(files, base)).values())];
    const locking = new Locking(known.filter(({ commit }) => commit !== null), terminal.environment);
    const label = manifest.name ?? "this project";
    const { dependencies } = manifest;
    const graph = await (0,library_graph/* loadLibraries */.k)({ label, files, folder: base, dependencies }, locking);
    const names = [...graph.all.keys()];
    const locked = names.flatMap((name) => locking.found.get(name) ?? []);
    const file = (0,layout/* joinPath */.uJ)(base, library_lock.LOCK_FILE);
    if (locked.length > 0)
        await (0,promises_.writeFile)((0,external_node_path_.join)(files.directory, file), (0,library_lock.formatLock)(locked));
    return { file: locked.length > 0 ? file : null, names };
}
/** Finds libraries and notes what it found. */
class Locking {
    found = new Map();
    #environment;
    #source;
    #folders;
    #openCommit;
    constructor(known, environment) {
        this.#environment = environment;
        this.#folders = (0,environment_folders/* libraryFolders */.B)(environment);
        for (const library of known)
            this.found.set(library.name, library);
        this.#openCommit = (0,library_commits/* libraryCommits */.ml)({ directory: this.#commits, environment });
        this.#source = (0,library_source.librarySource)({
            folders: this.#folders,
            lock: this.found,
            openCommit: this.#openCommit,
        });
    }
    async open(request) {
        const { specification } = request;
        if (specification.kind === "git")
            await this.#lockGit(specification);
        const opened = await this.#source.open(request);
        if (specification.kind === "named")
            await this.#lockInstalled(opened);
        return opened;
    }
    async #lockGit(wanted) {
        const source = (0,library_source.gitSource)(wanted);
        if ([...this.found.values()].some((library) => library.source === source))
            return;
        const [first = "."] = this.#folders;
        const commit = await (0,library_commits/* resolveRef */.qE)(wanted, { directory: first, environment: this.#environment });
        const files = await this.#openCommit({ url: wanted.url, commit });
        const manifest = await (0,library_manifest/* readLibraryManifest */.hK)(files, { folder: "", shown: `${source}/` });
        // What is wrong there is said when it is opened, right after this.
        const name = manifest?.name ?? source;
        const digest = await this.#treeOf(commit);
        this.found.set(name, { name, version: manifest?.version ?? null, source, commit, digest });
    }
    /** From git as it was installed, so that a runner can fetch it; else by the content of its folder. */
    async #lockInstalled({ manifest, origin, files }) {
        const { name, version } = manifest;
        if (this.found.has(name) || files.directory === undefined)
            return;
        const { source, commit } = await (0,installed_libraries/* readProvenance */.Ch)(origin);
        const digest = commit ? await this.#treeOf(commit) : await (0,library_digest.digestOfFolder)(origin);
        this.found.set(name, { name, version, source: commit ? source : "directory", commit, digest });
    }
    /** A commit names its content: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
    async #treeOf(commit) {
        const kept = { directory: this.#commits, environment: this.#environment };
        const git = await (0,library_commits/* openCommitGit */.W)({ commit }, kept);
        const { stdout } = await git.run(["rev-parse", `${commit}^{tree}`]);
        return `git-tree:${stdout.trim()}`;
    }
    get #commits() {
        return (0,local_libraries/* commitFolder */.s)(this.#folders[0] ?? ".");
    }
}

;// CONCATENATED MODULE: ./src/cli/lib-install.ts











/**
 * `llm-do lib install [PATH | git+URL#REF]`: copies a library to the first library folder, and writes
 * down which versions the project here uses. Without a word it writes the lock only.
 */
async function installLibrary(invocation) {
    const { terminal, flags, texts, positionals } = invocation;
    const [written, extra] = positionals;
    if (extra !== undefined) {
        throw usage(`One library is installed at a time, not also ${JSON.stringify(extra)}.`);
    }
    const project = await projectHere(terminal);
    if (written === undefined && !project?.project.manifest.file) {
        throw usage("Name a library, or run this in a project whose manifest names its libraries.");
    }
    const installed = written === undefined
        ? null
        : await install(written, { terminal, version: texts.version ?? null });
    const locked = project
        ? await writeLock(project, { terminal, update: flags.update ?? false })
        : null;
    if (flags.json) {
        const { manifest, path } = installed ?? {};
        const about = manifest && { name: manifest.name, version: manifest.version, path };
        (0,cli_terminal/* printJson */.Q2)(terminal, {
            type: "result",
            status: "completed",
            ...about,
            lock: locked?.file ?? null,
        });
        return cli_invocation/* EXIT */.d.done;
    }
    if (installed)
        (0,cli_terminal/* say */.cv)(terminal, `Installed ${(0,library/* libraryLabel */.q)(installed.manifest)} in ${installed.path}`);
    if (locked?.file)
        (0,cli_terminal/* say */.cv)(terminal, `Wrote ${locked.file}; commit it.`);
    if (installed && project)
        tellToDeclare(installed, { terminal, project, locked: locked?.names ?? [] });
    return cli_invocation/* EXIT */.d.done;
}
async function install(written, { terminal, version }) {
    const { environment, directory } = terminal;
    const [folder] = (0,environment_folders/* libraryFolders */.B)(environment);
    if (folder === undefined) {
        throw usage("Nobody knows where to install: set LLM_DO_LIBS or HOME.");
    }
    const check = ({ manifest }) => {
        if ((0,library_specification/* satisfies */.ib)(manifest.version, version))
            return;
        throw usage(`${written} is version ${manifest.version ?? "unknown"}, not ${version}.`);
    };
    const specification = (0,library_specification/* parseSpecification */.zV)(written);
    if (specification?.kind === "git") {
        const { url } = specification;
        const ref = specification.ref ?? (version === null ? null : `v${version}`);
        return installCommit({ url, ref, source: (0,library_source.gitSource)({ url, ref }) }, { folder, environment, check });
    }
    const path = (0,external_node_path_.resolve)(directory, written.replace(/^path:/, ""));
    if ((0,local_project/* isDirectory */.wd)(path))
        return installFolder(path, { folder, check });
    throw usage(`${JSON.stringify(written)} is neither a folder here nor an address such as git+https://host/repository.git#v1.`);
}
function projectHere(terminal) {
    const { environment, directory } = terminal;
    return (0,src_errors/* orNull */.Xd)((0,local_project/* openLocalProject */.b7)(directory, environment.LLM_DO_PROJECT || ".", { environment }));
}
function tellToDeclare({ manifest }, about) {
    if (about.locked.includes(manifest.name))
        return;
    const file = about.project.project.manifest.file ?? "project.yaml";
    (0,cli_terminal/* say */.cv)(about.terminal, `The project here does not use it yet: add \`dependencies: ["${(0,library/* libraryLabel */.q)(manifest)}"]\` to ${file}, then run \`llm-do lib install\` once more.`);
}
function usage(message) {
    return new src_errors/* LlmDoError */.pW(message, { code: "usage" });
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


/***/ })

};
