export const id = 4203;
export const ids = [4203];
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

/***/ 24203:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  migrate: () => (/* binding */ migrate)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/project/files.ts
var files = __webpack_require__(83930);
// EXTERNAL MODULE: ./src/cli/invocation.ts
var invocation = __webpack_require__(95230);
// EXTERNAL MODULE: ./src/cli/local-project.ts
var local_project = __webpack_require__(5585);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/project/manifest.ts
var manifest = __webpack_require__(99816);
// EXTERNAL MODULE: ./src/project/relics.ts
var relics = __webpack_require__(53669);
;// CONCATENATED MODULE: ./src/cli/migrate-worker.ts


const MOVED = {
    allow_workers: ["delegation", "allow_workers"],
    shell_rules: ["shell", "rules"],
    shell_default: ["shell", "default"],
    custom_tools: ["custom", null],
};
const RELICS = [...Object.keys(MOVED), "tool_rules", "shell_cwd"];
/**
 * A worker file of 2025 in today's keys, its comments kept; the same text when there is nothing to change
 * or it cannot be read. What it means stays the same (project/relics.ts reads the old keys).
 */
function migrateWorker(text) {
    const match = /^(---[ \t]*\r?\n)([\s\S]*?\r?\n)(---[ \t]*(?:\r?\n|$)[\s\S]*)$/.exec(text);
    if (match === null)
        return /^---/m.test(text) ? text : migrateSettings(text);
    const [, open = "", settings = "", rest = ""] = match;
    return open + migrateSettings(settings) + rest;
}
function migrateSettings(text) {
    const document = (0,dist/* parseDocument */.Tp)(text);
    const root = document.contents;
    if (document.errors.length > 0 || !(0,dist/* isMap */.jh)(root))
        return text;
    const relics = root.items.filter((pair) => RELICS.includes(nameOf(pair)));
    if (relics.length === 0 || clashes(root, relics))
        return text;
    root.items = root.items.filter((pair) => !relics.includes(pair));
    const toolsets = toolsetsOf(document, root);
    // A sandbox alone gave a worker its file tools then, and without one it had none.
    const hasFiles = Boolean(root.get("sandbox")) || toolsets.has("filesystem");
    for (const pair of relics)
        moveRelic(pair, { document, toolsets, hasFiles });
    if (hasFiles && !toolsets.has("filesystem"))
        toolsets.set("filesystem", document.createNode({}));
    const indentSeq = !/^( *)[\w.-]+:[ \t]*\r?\n\1- /m.test(text);
    return document.toString({ lineWidth: 0, indentSeq });
}
function nameOf(pair) {
    return String((0,dist/* isScalar */.jn)(pair.key) ? pair.key.value : pair.key);
}
/** Both the old and the new key stand there: only the author knows which one is meant. */
function clashes(root, relics) {
    const toolsets = root.get("toolsets");
    if (toolsets === undefined || toolsets === null)
        return false;
    if (!(0,dist/* isMap */.jh)(toolsets))
        return true;
    return relics.some((pair) => {
        const target = MOVED[nameOf(pair)]?.[0];
        return target !== undefined && toolsets.has(target);
    });
}
function toolsetsOf(document, root) {
    const known = root.get("toolsets");
    if ((0,dist/* isMap */.jh)(known)) {
        known.flow = false;
        return known;
    }
    const made = new dist/* YAMLMap */.CA(document.schema);
    root.set("toolsets", made);
    return made;
}
function moveRelic(pair, target) {
    const name = nameOf(pair);
    if (name === "shell_cwd")
        return;
    if (name === "tool_rules") {
        moveRules(pair, target);
        return;
    }
    const [toolset = "", key = null] = MOVED[name] ?? [];
    rewordAllowed(pair.value);
    const moved = key === null ? customTools(pair.value, target.document) : pair.value;
    const scalar = new dist/* Scalar */.X5(key ?? toolset);
    const { commentBefore } = (0,dist/* isScalar */.jn)(pair.key) ? pair.key : { commentBefore: null };
    if (commentBefore)
        scalar.commentBefore = commentBefore;
    const map = key === null ? target.toolsets : toolsetOf(toolset, target);
    map.items.push(target.document.createPair(scalar, moved));
}
function toolsetOf(name, { document, toolsets }) {
    const known = toolsets.get(name);
    if ((0,dist/* isMap */.jh)(known))
        return known;
    const made = new dist/* YAMLMap */.CA(document.schema);
    toolsets.set(name, made);
    return made;
}
/** A list of functions, or `true` for all of them. */
function customTools(value, document) {
    if ((0,dist/* isMap */.jh)(value))
        return value;
    const names = (0,dist/* isSeq */.oP)(value)
        ? value.items.map((item) => String((0,dist/* isScalar */.jn)(item) ? item.value : item))
        : ["*"];
    return document.createNode(Object.fromEntries(names.map((name) => [name, {}])));
}
/** `allowed: false` is `approval: blocked` today, and `allowed: true` is nothing. */
function rewordAllowed(value) {
    if ((0,dist/* isSeq */.oP)(value))
        for (const item of value.items)
            rewordAllowed(item);
    if (!(0,dist/* isMap */.jh)(value) || !value.has("allowed"))
        return;
    const blocked = isFalse(value.get("allowed"));
    value.delete("allowed");
    if (!blocked)
        return;
    for (const key of ["approval_required", "pre_approved"])
        value.delete(key);
    value.set("approval", "blocked");
}
function isFalse(value) {
    return value === false || /^(false|no|off)$/i.test(String(value));
}
function moveRules(pair, target) {
    const rules = (0,dist/* isMap */.jh)(pair.value) ? pair.value.items : [];
    for (const rule of rules) {
        const name = nameOf(rule);
        const ruled = Object.hasOwn(relics/* RULED */.dQ, name) ? relics/* RULED */.dQ[name] : undefined;
        const { toolset, tools } = ruled ?? { toolset: "custom", tools: [name] };
        if (toolset === "filesystem" && !target.hasFiles)
            continue;
        const map = toolsetOf(toolset, target);
        const word = approvalOf(rule.value);
        for (const tool of tools) {
            if (toolset === "custom")
                map.set(tool, word);
            else
                map.setIn(["_approval_config", tool], word);
        }
        if (name === "worker.create" && word !== "blocked")
            map.set("worker_create", target.document.createNode({}));
    }
}
function approvalOf(value) {
    if (!(0,dist/* isMap */.jh)(value))
        return "preApproved";
    if (value.has("allowed") && isFalse(value.get("allowed")))
        return "blocked";
    const asks = value.has("approval_required") && !isFalse(value.get("approval_required"));
    return asks ? "ask" : "preApproved";
}

;// CONCATENATED MODULE: ./src/cli/migrate-plan.ts



/**
 * A flat registry as a project: workers move into `workers/`, the manifest is called `project.yaml`, keys of
 * 2025 become today's (spec/dialects.md F86). A worker that names files by their path stays where it is.
 */
async function planMigration(files) {
    const notes = [];
    const manifest = await planManifest(files, notes);
    const names = await files.list("");
    const texts = await workerTexts(files, names);
    const mayMove = names.includes("main.worker") && !ownPaths(manifest?.after ?? "");
    if (!names.includes("main.worker") && texts.size > 1) {
        notes.push("There is no main.worker: workers stay where they are. Rename the entry worker to main.worker.");
    }
    const changes = manifest ? [manifest] : [];
    for (const [from, before] of texts) {
        const reason = mayMove ? reasonToStay(from, { before, texts, names }) : "";
        const moves = reason === null && from !== "main.worker" && !from.startsWith("workers/");
        if (reason)
            notes.push(`${from} stays where it is: ${reason}.`);
        const to = moves ? `workers/${from}` : from;
        changes.push({ from, to, before, after: migrateWorker(before) });
        if (moves)
            changes.push(...(await companions(files, from)));
    }
    return {
        changes: changes.filter(({ from, to, before, after }) => from !== to || before !== after),
        notes,
    };
}
async function planManifest(files, notes) {
    const names = await files.list("");
    const found = manifest/* MANIFEST_NAMES */.Rr.filter((name) => names.includes(name));
    const [from, second] = found;
    if (from === undefined)
        return null;
    if (second !== undefined) {
        notes.push(`There are several manifests, ${found.join(" and ")}: keep one of them.`);
        return null;
    }
    const before = (await files.read(from)) ?? "";
    const after = from.endsWith(".json") ? yamlOf(before) : before;
    if (after === null)
        notes.push(`${from} is no JSON and stays as it is.`);
    if (from.includes("golem-forge")) {
        notes.push("GOLEM_FORGE_MODEL is not read for a project.yaml; set LLM_DO_MODEL, or `model:` in it.");
    }
    return after === null ? null : { from, to: "project.yaml", before, after };
}
function yamlOf(json) {
    try {
        return (0,dist.stringify)(JSON.parse(json), { lineWidth: 0 });
    }
    catch {
        return null;
    }
}
/** The manifest names its own folders of workers, and `workers` is none of them. */
function ownPaths(manifest) {
    return /^\s*["']?worker_?[pP]aths["']?\s*:/m.test(manifest) && !/\bworkers\b/.test(manifest);
}
async function workerTexts(files, names) {
    const texts = new Map();
    const paths = names.filter((name) => name.endsWith(".worker"));
    for (const folder of names.filter((name) => name.endsWith("/"))) {
        const inside = await files.list(folder.slice(0, -1));
        if (inside.includes("worker.worker"))
            paths.push(`${folder}worker.worker`);
        if (folder !== "workers/")
            continue;
        paths.push(...inside.filter((name) => name.endsWith(".worker")).map((name) => folder + name));
        for (const below of inside.filter((name) => name.endsWith("/"))) {
            const deep = await files.list(`workers/${below.slice(0, -1)}`);
            if (deep.includes("worker.worker"))
                paths.push(`workers/${below}worker.worker`);
        }
    }
    for (const path of [...new Set(paths)].sort())
        texts.set(path, (await files.read(path)) ?? "");
    return texts;
}
/** Null = it can move. */
function reasonToStay(path, { before, texts, names }) {
    if (path === "main.worker" || path.startsWith("workers/"))
        return null;
    const name = path.replace(/(\/worker)?\.worker$/, "");
    if (texts.has(`workers/${name}.worker`) || texts.has(`workers/${name}/worker.worker`)) {
        return `workers/ has a worker ${name} too`;
    }
    const flat = !path.includes("/");
    if (flat && /\{[{%]/.test(before))
        return "its templates are looked for beside it";
    if (/^\s*(module|output_schema_ref|schema_in_ref):/m.test(before))
        return "it names files by their path";
    const reference = new RegExp(`["'\\s[]\\./${name.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&")}["'\\s,:\\]]`);
    const others = [...texts].filter(([, text]) => reference.test(text)).map(([file]) => file);
    if (others.length > 0)
        return `${others.join(" and ")} name it by its path`;
    return names.includes("workers") ? "there is a file called workers" : null;
}
/** Tests beside a worker, and everything in the folder of one. */
async function companions(files, worker) {
    const paths = worker.includes("/")
        ? await below(files, worker.slice(0, worker.lastIndexOf("/")))
        : ["yaml", "yml"].map((ending) => worker.replace(/worker$/, `test.${ending}`));
    const changes = [];
    for (const from of paths.filter((path) => path !== worker)) {
        const text = await files.read(from);
        if (text !== undefined)
            changes.push({ from, to: `workers/${from}`, before: text, after: text });
    }
    return changes;
}
async function below(files, folder) {
    const names = await files.list(folder);
    const paths = names.map(async (name) => name.endsWith("/") ? below(files, `${folder}/${name.slice(0, -1)}`) : [`${folder}/${name}`]);
    return (await Promise.all(paths)).flat();
}

// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/migrate.ts








/** `llm-do migrate`: shows what would change, as a diff; writes it with `--write`. */
async function migrate({ terminal, positionals, flags }) {
    const [target, extra] = positionals;
    if (target === undefined || extra !== undefined) {
        throw new errors/* LlmDoError */.pW('"llm-do migrate" takes one directory: llm-do migrate DIR [--write].', {
            code: "usage",
        });
    }
    const folder = (0,external_node_path_.resolve)(terminal.directory, target);
    if (!(0,local_project/* isDirectory */.wd)(folder)) {
        throw new errors/* LlmDoError */.pW(`There is no directory "${target}".`, { code: "usage" });
    }
    const { changes, notes } = await planMigration((0,files/* diskFiles */.T)(folder));
    if (flags.write)
        await write(folder, changes);
    if (flags.json) {
        const paths = changes.map(({ from, to, before, after }) => ({
            from,
            to,
            changed: before !== after,
        }));
        const written = flags.write ?? false;
        (0,cli_terminal/* printJson */.Q2)(terminal, { type: "result", status: "completed", written, changes: paths, notes });
        return invocation/* EXIT */.d.done;
    }
    for (const change of changes)
        terminal.stdout.write((0,cli_terminal/* visible */.RK)(await patchOf(change)));
    for (const note of notes)
        (0,cli_terminal/* say */.cv)(terminal, note);
    (0,cli_terminal/* say */.cv)(terminal, summaryOf(changes, { target, written: flags.write ?? false }));
    return invocation/* EXIT */.d.done;
}
function summaryOf(changes, { target, written }) {
    if (changes.length === 0)
        return "Nothing to migrate.";
    const files = (0,cli_terminal/* plural */.LS)(changes.length, "file");
    return written ? `${files} written.` : `${files}; write with: llm-do migrate ${target} --write`;
}
/** As git shows it. */
async function patchOf({ from, to, before, after }) {
    const renamed = from === to ? "" : `rename from ${from}\nrename to ${to}\n`;
    const head = `diff --git a/${from} b/${to}\n${renamed}`;
    if (before === after)
        return head;
    const { createTwoFilesPatch } = await __webpack_require__.e(/* import() */ 4023).then(__webpack_require__.bind(__webpack_require__, 44023));
    const patch = createTwoFilesPatch(`a/${from}`, `b/${to}`, before, after, "", "");
    return head + patch.split("\n").slice(1).join("\n").replace(/\t$/gm, "");
}
async function write(folder, changes) {
    for (const { from, to, before, after } of changes) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, to)), { recursive: true });
        if (from !== to)
            await (0,promises_.rename)((0,external_node_path_.join)(folder, from), (0,external_node_path_.join)(folder, to));
        if (before !== after)
            await (0,promises_.writeFile)((0,external_node_path_.join)(folder, to), after);
    }
}


/***/ })

};
