export const id = 5290;
export const ids = [5290];
export const modules = {

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

/***/ 74826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ parseOverlay),
/* harmony export */   P: () => (/* binding */ isWorkspacePath)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);

/**
 * A path that may be written inside a workspace: relative, with forward slashes, no `.` or `..`, and no part
 * that any file system takes for `.git` (https://git-scm.com/docs/git-config#Documentation/git-config.txt-coreprotectHFS).
 */
function isWorkspacePath(path) {
    if (path.includes("\0"))
        return false;
    const parts = path.split("/");
    if (parts.some((part) => part === "" || part === "." || part === ".."))
        return false;
    return !path.split(/[/\\]/).some(isGitDirectory);
}
function isGitDirectory(name) {
    // HFS+ ignores these characters, NTFS trailing dots, spaces and streams.
    const seen = name
        .replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, "")
        .replace(/(?::.*|[. ]+)$/, "")
        .toLowerCase();
    return seen === ".git" || seen === "git~1";
}
const path = zod__WEBPACK_IMPORTED_MODULE_0__.string().refine(isWorkspacePath, "not a path inside the workspace");
const overlay = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    files: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
        path,
        mode: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["100644", "100755", "120000"]),
        oid: zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
    })),
    deleted: zod__WEBPACK_IMPORTED_MODULE_0__.array(path),
    emptyDirectories: zod__WEBPACK_IMPORTED_MODULE_0__.array(path),
});
/** `workspace.json` of a checkpoint. */
function parseOverlay(text) {
    return overlay.parse(JSON.parse(text));
}


/***/ }),

/***/ 45256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ secretForms)
/* harmony export */ });
/** Shorter values are words: masking or refusing "main" would stop every run. */
const SHORTEST_SECRET = 8;
/**
 * Every text that gives a secret away: the value, hexadecimal, URL-encoded, inside JSON, and base64 at each
 * of the three byte offsets that it can have inside a longer encoded text. Longest first.
 */
function secretForms(secrets) {
    const forms = new Set();
    for (const secret of secrets) {
        if (secret.length < SHORTEST_SECRET)
            continue;
        for (const form of formsOf(secret))
            forms.add(form);
    }
    return [...forms].sort((a, b) => b.length - a.length);
}
function formsOf(secret) {
    const bytes = Buffer.from(secret, "utf8");
    const hex = bytes.toString("hex");
    return [
        secret,
        encodeURIComponent(secret.toWellFormed()),
        JSON.stringify(secret).slice(1, -1),
        hex,
        hex.toUpperCase(),
        ...[0, 1, 2].flatMap((offset) => base64At(bytes, offset)),
    ];
}
/** The base64 digits that hold bits of the secret alone: the others differ from text to text. */
function base64At(bytes, offset) {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const core = padded.slice(start, end);
    return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
}


/***/ }),

/***/ 55490:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ secretScan)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45256);

const KEY_FORMATS = [
    ["an Anthropic key", /\bsk-ant-[A-Za-z0-9_-]{20,}/],
    ["a GitHub token", /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})/],
    ["an AWS access key", /\bAKIA[0-9A-Z]{16}\b/],
    ["a Slack token", /\bxox[abprs]-[0-9A-Za-z-]{20,}/],
    // The heading alone is a word in many a document; with a body it is a key.
    [
        "a private key",
        /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----(?:\s|\\[rn])+[A-Za-z0-9+/=:,\- ]{16,}/,
    ],
];
/** Looks for these values (8 characters or more), for their encoded forms, and for well-known key formats. */
function secretScan(secrets) {
    const needles = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .e)(secrets);
    const findKnown = (content) => needles.some((needle) => content.includes(needle)) ? "the value of a secret" : null;
    return {
        findKnown,
        find: (content) => findKnown(content) ?? findFormat(content),
    };
}
function findFormat(content) {
    const text = content.toString("latin1");
    return KEY_FORMATS.find(([, format]) => format.test(text))?.[0] ?? null;
}


/***/ }),

/***/ 14933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ unknownRun),
/* harmony export */   q: () => (/* binding */ corrupt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);

/** The one sentence for everything in a checkpoint that we cannot have written. */
function corrupt(place, cause) {
    const detail = cause instanceof Error ? ` (${cause.message.slice(0, 500)})` : "";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`The state of this run is damaged: ${place} was changed by something else than llm-do${detail}. The run cannot go on; cancel it and start it again.`, { code: "store", cause });
}
function unknownRun(runId) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`The state of run "${runId}" is gone: something deleted it. The run cannot go on; start it again.`, { code: "store" });
}


/***/ }),

/***/ 75290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openWorkspace: () => (/* binding */ openWorkspace)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
;// CONCATENATED MODULE: ./src/runtime/barrier.ts
/** A fair read-write lock: a stream of shared work cannot starve exclusive work. */
function createBarrier() {
    /** Ends with the last exclusive work that was asked for. */
    let exclusiveDone = Promise.resolve();
    let sharedSinceThen = [];
    return {
        shared(work) {
            const result = exclusiveDone.then(work);
            sharedSinceThen.push(settled(result));
            return result;
        },
        exclusive(work) {
            const before = Promise.all([exclusiveDone, ...sharedSinceThen]);
            const result = before.then(work);
            exclusiveDone = settled(result);
            sharedSinceThen = [];
            return result;
        },
    };
}
function settled(work) {
    return work.then(() => { }, () => { });
}

;// CONCATENATED MODULE: ./src/runtime/file-status.ts


/** The entry at this path itself, never what a link points to; undefined when there is none. */
function statusOf(root, path) {
    try {
        return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false });
    }
    catch (error) {
        // Something above it is a file.
        if (error.code === "ENOTDIR")
            return undefined;
        throw error;
    }
}
const MISSING = "missing";
/**
 * Changes whenever the file at this path does: the inode's change time cannot be set back. A folder (a nested
 * repository, a submodule) is only a folder.
 */
function fingerprint(root, path) {
    const status = statusOf(root, path);
    if (!status)
        return MISSING;
    if (status.isDirectory())
        return "directory";
    const { ino, mtimeNs, ctimeNs } = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { bigint: true });
    return [status.mode, status.size, ino, mtimeNs, ctimeNs].join(":");
}

// EXTERNAL MODULE: ./src/runtime/overlay-schema.ts
var overlay_schema = __webpack_require__(74826);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/runtime/git-objects.ts
var git_objects = __webpack_require__(10853);
// EXTERNAL MODULE: ./src/runtime/store-errors.ts
var store_errors = __webpack_require__(14933);
;// CONCATENATED MODULE: ./src/runtime/restore.ts








/** Puts the overlay's files on disk and into the private index: from here on they are the run's own. */
async function restoreOverlay(tree, overlay, options) {
    refuseStrangePaths(overlay);
    if (!options.overwrite)
        await refuseConflicts(tree, overlay);
    for (const path of overlay.deleted)
        await remove(tree.root, path);
    const contents = await (0,git_objects/* readObjects */.$)(tree.git, [...new Set(overlay.files.map(({ oid }) => oid))]);
    for (const file of overlay.files) {
        const content = contents.get(file.oid);
        if (!content)
            throw (0,store_errors/* corrupt */.q)(`workspace/${file.path}`);
        await write(tree.root, file, content);
    }
    for (const path of overlay.emptyDirectories)
        await makeFolder(tree.root, path);
    await putIntoIndex(tree, overlay);
}
function refuseStrangePaths({ files, deleted, emptyDirectories }) {
    const paths = [...files.map(({ path }) => path), ...deleted, ...emptyDirectories];
    const strange = paths.find((path) => !(0,overlay_schema/* isWorkspacePath */.P)(path));
    if (strange !== undefined)
        throw (0,store_errors/* corrupt */.q)(`the workspace path "${strange}"`);
}
/** A file that is neither as in the base commit nor as the run left it holds somebody's work. */
async function refuseConflicts(tree, { files, deleted }) {
    const base = new Map((await (0,git_objects/* listTree */.n)(tree.git, tree.base)).map(({ path, oid }) => [path, oid]));
    const wanted = [...files, ...deleted.map((path) => ({ path, oid: undefined }))];
    for (const { path, oid } of wanted) {
        const now = await blobOnDisk(tree.root, path, tree.base.length);
        if (now === undefined || now === oid || now === base.get(path))
            continue;
        throw new errors/* LlmDoError */.pW(`"${path}" was changed since the run was suspended, and going on would overwrite it. Commit or move your version away, then resume the run.`, { code: "usage" });
    }
}
async function blobOnDisk(root, path, length) {
    const status = statusOf(root, path);
    if (!status?.isFile() && !status?.isSymbolicLink())
        return undefined;
    const place = (0,external_node_path_.join)(root, path);
    const content = status.isFile() ? await (0,promises_.readFile)(place) : Buffer.from(await (0,promises_.readlink)(place));
    const algorithm = length === 64 ? "sha256" : "sha1";
    return (0,external_node_crypto_.createHash)(algorithm).update(`blob ${content.length}\0`).update(content).digest("hex");
}
async function write(root, file, content) {
    const place = (0,external_node_path_.join)(root, file.path);
    await makeFolder(root, (0,external_node_path_.dirname)(file.path));
    if (statusOf(root, file.path)?.isDirectory())
        await removeEmptyFolder(root, file.path);
    // Removed, not overwritten: the content must not go through a link.
    await (0,promises_.rm)(place, { force: true });
    if (file.mode === "120000")
        await (0,promises_.symlink)(content, place);
    else {
        const mode = file.mode === "100755" ? 0o777 : 0o666;
        await (0,promises_.writeFile)(place, content, { flag: "wx", mode });
    }
}
/** Every part of the path is a real folder or becomes one; nothing is ever reached through a link. */
async function makeFolder(root, path) {
    if (path === ".")
        return;
    await makeFolder(root, (0,external_node_path_.dirname)(path));
    const status = statusOf(root, path);
    if (status === undefined)
        await (0,promises_.mkdir)((0,external_node_path_.join)(root, path));
    else if (!status.isDirectory())
        throw notAFolder(path);
}
async function remove(root, path) {
    for (let above = (0,external_node_path_.dirname)(path); above !== "."; above = (0,external_node_path_.dirname)(above)) {
        const status = statusOf(root, above);
        if (status === undefined)
            return;
        if (!status.isDirectory())
            throw notAFolder(above);
    }
    if (statusOf(root, path)?.isDirectory())
        return;
    await (0,promises_.rm)((0,external_node_path_.join)(root, path), { force: true });
    await removeEmptyParents(root, (0,external_node_path_.dirname)(path));
}
/** As git does: a folder whose last file goes, goes too. Those that the run left empty are made again. */
async function removeEmptyParents(root, path) {
    if (path === ".")
        return;
    try {
        await (0,promises_.rmdir)((0,external_node_path_.join)(root, path));
    }
    catch {
        return;
    }
    await removeEmptyParents(root, (0,external_node_path_.dirname)(path));
}
async function removeEmptyFolder(root, path) {
    try {
        await (0,promises_.rmdir)((0,external_node_path_.join)(root, path));
    }
    catch (cause) {
        throw new errors/* LlmDoError */.pW(`"${path}" is a folder with files in it, where the run left a file. Move the folder away, then resume the run.`, { code: "store", cause });
    }
}
function notAFolder(path) {
    return new errors/* LlmDoError */.pW(`The run's files below "${path}" cannot be restored: it is no folder here. Move it away, then resume the run.`, { code: "store" });
}
async function putIntoIndex(tree, overlay) {
    const { files, deleted, emptyDirectories } = overlay;
    const none = "0".repeat(40);
    const lines = [
        ...deleted.map((path) => `0 ${none}\t${path}\0`),
        ...files.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`),
    ];
    if (lines.length > 0) {
        const args = ["update-index", "-z", "--add", "--replace", "--index-info"];
        await tree.git.run(args, { input: lines.join("") });
    }
    for (const { path, oid } of files) {
        tree.foreign.delete(path);
        tree.scanned.add(oid);
    }
    for (const path of deleted)
        tree.deletedForeign.add(path);
    for (const path of emptyDirectories)
        tree.foreignDirectories.delete(path);
}

// EXTERNAL MODULE: ./src/runtime/secret-scan.ts
var secret_scan = __webpack_require__(55490);
;// CONCATENATED MODULE: ./src/runtime/submodules.ts




/**
 * How each checked-out submodule looks, by path. Not asked of `git status`: in there it would obey the submodule's
 * own configuration, whose filters are commands, and a tool may have written it.
 */
async function submoduleStates(tree) {
    const states = new Map();
    for (const path of await submodulePaths(tree)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(tree.root, path, ".git")))
            states.set(path, await stateOf(tree, path));
    }
    return states;
}
async function submodulePaths({ git }) {
    const { stdout } = await git.run(["ls-files", "--stage", "-z"]);
    return stdout
        .split("\0")
        .filter((line) => line.startsWith("160000 "))
        .map((line) => line.slice(line.indexOf("\t") + 1));
}
/** With our git directory and no index every file in there is untracked, and listed unless it is ignored. */
async function stateOf({ git, root }, path) {
    const directory = (0,external_node_path_.join)(root, path);
    const inside = git.at({ directory, workTree: directory, indexFile: "/nonexistent/index" });
    const { stdout } = await inside.run(["ls-files", "-z", "--others", "--exclude-standard"]);
    const files = stdout.split("\0").filter((file) => file !== "");
    const hash = (0,external_node_crypto_.createHash)("sha256");
    for (const file of files.sort())
        hash.update(`${file}\0${fingerprint(directory, file)}\0`);
    return hash.digest("hex");
}

;// CONCATENATED MODULE: ./src/runtime/carriable.ts






/** GitHub refuses more than 100 MB, and asks for less than 50 (https://docs.github.com/en/repositories/working-with-files/managing-large-files). */
const LARGEST_FILE_BYTES = 50 * 1024 * 1024;
/** Throws LlmDoError "store" that names the first path that a checkpoint cannot hold. */
async function refuseUncarriable(tree, paths) {
    const large = await pathsOfLargeFileStorage(tree, paths);
    for (const [path, state] of await submoduleStates(tree)) {
        if (state !== tree.submodulesBefore.get(path))
            throw refusal(path, "it is a submodule");
    }
    for (const path of paths) {
        const reason = large.has(path)
            ? "it belongs to Git LFS, whose files are not in git"
            : whyNotCarried(tree.root, path);
        if (reason !== null)
            throw refusal(path, reason);
    }
}
function refusal(path, reason) {
    return new errors/* LlmDoError */.pW(`"${path}" was changed and cannot be stored with the run: ${reason}. Undo the change, or keep it in a folder that .gitignore names.`, { code: "store" });
}
function whyNotCarried(root, path) {
    if (path.includes("\ufffd"))
        return "its name is not UTF-8";
    const plain = path.replace(/\/$/, "");
    if (!(0,overlay_schema/* isWorkspacePath */.P)(plain))
        return "its name is one that git keeps for itself";
    const status = statusOf(root, plain);
    if (status?.isDirectory() && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, plain, ".git"))) {
        return "it is a repository of its own";
    }
    if (isInsideRepository(root, plain))
        return "it is inside a repository of its own";
    if (status?.isFile() && status.size > LARGEST_FILE_BYTES) {
        return `it has ${status.size} bytes, and the limit is ${LARGEST_FILE_BYTES}`;
    }
    return null;
}
function isInsideRepository(root, path) {
    const folder = (0,external_node_path_.dirname)(path);
    if (folder === ".")
        return false;
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder, ".git")) || isInsideRepository(root, folder);
}
/** By the attributes of the workspace's own repository: ours switch all filters off. */
async function pathsOfLargeFileStorage({ own }, paths) {
    if (!own || paths.length === 0)
        return new Set();
    const input = `${paths.join("\0")}\0`;
    const { stdout } = await own.run(["check-attr", "-z", "--stdin", "filter"], { input });
    const parts = stdout.split("\0");
    return new Set(parts.filter((_, index) => index % 3 === 0 && parts[index + 2] === "lfs"));
}

;// CONCATENATED MODULE: ./src/runtime/worktree.ts
/** `:<mode> <mode> <oid> <oid> <letter>\0<path>\0` (https://git-scm.com/docs/git-diff-index#_raw_output_format). */
function parseRaw(output) {
    const parts = output.split("\0");
    const changes = [];
    for (let index = 0; index + 1 < parts.length; index += 2) {
        const [head = "", path = ""] = [parts[index], parts[index + 1]];
        const [oldMode = "", newMode = "", , newOid = "", letter = ""] = head.slice(1).split(" ");
        changes.push({ path, letter, oldMode, newMode, newOid });
    }
    return changes;
}
const RAW = ["--raw", "-z", "--no-renames", "--no-abbrev"];
/** Files of the index that look different on disk; content decides only when they are added. */
async function changedFiles({ git }) {
    return parseRaw((await git.run(["diff-files", ...RAW, "--ignore-submodules=all"])).stdout);
}
/** How the index differs from the base commit. */
async function changesFromBase({ git, base }) {
    return parseRaw((await git.run(["diff-index", "--cached", ...RAW, base])).stdout);
}
/** Files outside the index that are not ignored; a nested repository is one entry with a slash at its end. */
async function untrackedFiles(tree) {
    return list(tree, ["--others", ...ignoreRules(tree)]);
}
/** The same with whole folders as one entry, empty ones included. */
async function untrackedEntries(tree) {
    return list(tree, ["--others", "--directory", ...ignoreRules(tree)]);
}
/** Ignored files that a `keep:` glob names. */
async function keptFiles(tree) {
    if (tree.keep.length === 0 || !tree.obeysIgnoreRules)
        return [];
    const globs = tree.keep.map((glob) => `:(glob)${glob.replace(/^\/+/, "")}`);
    return list(tree, ["--others", "--ignored", "--exclude-standard", "--", ...globs]);
}
/** Ignored files, whole folders as one entry. */
async function ignoredEntries(tree) {
    if (!tree.obeysIgnoreRules)
        return [];
    return list(tree, ["--others", "--ignored", "--exclude-standard", "--directory"]);
}
/** Those of `paths` that the ignore rules name. */
async function ignoredAmong(tree, paths) {
    if (paths.length === 0 || !tree.obeysIgnoreRules)
        return new Set();
    const call = { input: paths.join("\0"), allowExitCodes: [1] };
    const { stdout } = await tree.git.run(["check-ignore", "-z", "--stdin"], call);
    return new Set(stdout.split("\0").filter((path) => path !== ""));
}
function ignoreRules(tree) {
    return tree.obeysIgnoreRules ? ["--exclude-standard"] : [];
}
async function list({ git }, options) {
    const { stdout } = await git.run(["ls-files", "-z", ...options]);
    return stdout.split("\0").filter((path) => path !== "");
}

;// CONCATENATED MODULE: ./src/runtime/snapshot.ts







/** Brings the private index up to date with what the run changed, and reads the overlay from it. */
async function takeSnapshot(tree) {
    const paths = await changedByRun(tree);
    await refuseUncarriable(tree, paths);
    await updateIndex(tree, paths);
    for (const path of paths)
        tree.foreign.delete(path);
    const overlay = await readOverlay(tree);
    await refuseSecrets(tree, overlay.files);
    tree.notCarried = await ignoredSinceOpening(tree, overlay);
    return overlay;
}
/** Everything that was changed since the workspace was opened, sorted, so that a folder's file comes before its content. */
async function changedByRun(tree) {
    const touched = touchedPaths(tree);
    const found = new Set([
        ...(await changedFiles(tree)).map(({ path }) => path),
        ...(await untrackedFiles(tree)),
        ...(await keptFiles(tree)),
        ...touched,
    ]);
    const mine = [...found].filter((path) => {
        const before = tree.foreign.get(path);
        return before === undefined || touched.has(path) || fingerprint(tree.root, path) !== before;
    });
    for (const [path, before] of tree.foreign) {
        if (found.has(path) || before === MISSING)
            continue;
        if (fingerprint(tree.root, path) === MISSING)
            tree.deletedForeign.add(path);
    }
    return mine.sort();
}
/** Where the touched paths really are: a tool may have written through a symbolic link inside the workspace. */
function touchedPaths({ root, touched }) {
    const real = [...touched].flatMap((path) => {
        try {
            const folder = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(root, (0,external_node_path_.dirname)(path)));
            const inside = (0,external_node_path_.relative)(root, (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path)));
            return inside.startsWith("..") ? [] : [inside.split(external_node_path_.sep).join("/")];
        }
        catch {
            // The folder is gone, and the index says whether that is a change.
            return [];
        }
    });
    return new Set(real);
}
async function updateIndex({ git, root }, paths) {
    const { gone = [], there = [] } = Object.groupBy(paths, (path) => isGone(root, path) ? "gone" : "there");
    await feed(["update-index", "-z", "--force-remove", "--stdin"], gone);
    await feed(["update-index", "-z", "--add", "--replace", "--remove", "--stdin"], there);
    async function feed(args, input) {
        if (input.length > 0)
            await git.run(args, { input: `${input.join("\0")}\0` });
    }
}
/** Also when a folder, or a link to one, has taken the place of the file or of a folder above it. */
function isGone(root, path) {
    if (["directory", MISSING].includes(fingerprint(root, path)))
        return true;
    return (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(root, (0,external_node_path_.dirname)(path))) !== (0,external_node_path_.join)(root, (0,external_node_path_.dirname)(path));
}
async function readOverlay(tree) {
    const changes = await changesFromBase(tree);
    const files = changes
        .filter(({ letter }) => letter !== "D")
        .map(({ path, newMode, newOid }) => ({
        path,
        mode: newMode,
        oid: newOid,
    }));
    const deletions = changes.filter(({ letter }) => letter === "D").map(({ path }) => path);
    const foreignDeletions = [...tree.deletedForeign].filter((path) => fingerprint(tree.root, path) === MISSING);
    return {
        files,
        deleted: [...new Set([...deletions, ...foreignDeletions])].sort(),
        emptyDirectories: (await emptyDirectories(tree)).filter((path) => !tree.foreignDirectories.has(path)),
    };
}
/** Folders with nothing in them, which git does not know. */
async function emptyDirectories(tree) {
    const entries = (await untrackedEntries(tree)).filter((entry) => entry.endsWith("/"));
    const empty = entries.flatMap((entry) => emptyBelow(tree.root, entry.slice(0, -1)));
    const ignored = await ignoredAmong(tree, empty);
    return empty.filter((path) => !ignored.has(path)).sort();
}
function emptyBelow(root, path) {
    const entries = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(root, path), { withFileTypes: true });
    if (entries.length === 0)
        return [path];
    if (entries.some(({ name }) => name === ".git"))
        return [];
    return entries
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name }) => emptyBelow(root, `${path}/${name}`));
}
const SCANNED_AT_ONCE = 50;
/** Looks into blobs that no earlier snapshot held. A hit is met again by each later snapshot until it is mended. */
async function refuseSecrets({ git, scan, scanned }, files) {
    const fresh = files.filter(({ oid }) => !scanned.has(oid));
    for (let start = 0; start < fresh.length; start += SCANNED_AT_ONCE) {
        const part = fresh.slice(start, start + SCANNED_AT_ONCE);
        const contents = await (0,git_objects/* readObjects */.$)(git, [...new Set(part.map(({ oid }) => oid))]);
        for (const { path, oid } of part) {
            const found = scan.find(contents.get(oid) ?? Buffer.of());
            if (found)
                throw holdsSecret(path, found);
            scanned.add(oid);
        }
    }
}
function holdsSecret(path, found) {
    return new errors/* LlmDoError */.pW(`The workspace file "${path}" holds ${found}, so nothing was stored. Keep secrets out of files, or add the file to .gitignore, and start the run again.`, { code: "store" });
}
/** Ignored files and folders that are new or different, for the sentence about what the next VM will not have. */
async function ignoredSinceOpening(tree, overlay) {
    const carried = new Set(overlay.files.map(({ path }) => path));
    return (await ignoredEntries(tree)).filter((entry) => !carried.has(entry) && fingerprint(tree.root, entry) !== tree.ignoredBefore.get(entry));
}

;// CONCATENATED MODULE: ./src/runtime/workspace.ts












async function openWorkspace(options) {
    const tree = await openWorktree(options);
    await disownPresent(tree, options.previous);
    return {
        root: tree.root,
        ...createBarrier(),
        touch: (path) => touch(tree, path),
        snapshot: () => takeSnapshot(tree),
        restore: (overlay, choice = { overwrite: true }) => restoreOverlay(tree, overlay, choice),
        disownPresent: () => disownPresent(tree, options.previous),
        notCarried: () => tree.notCarried,
    };
}
function touch(tree, path) {
    if (!(0,overlay_schema/* isWorkspacePath */.P)(path)) {
        throw new errors/* LlmDoError */.pW(`"${path}" is not a path inside the workspace.`, { code: "store" });
    }
    tree.touched.add(path);
}
async function openWorktree(options) {
    const root = (0,external_node_fs_.realpathSync)(options.root);
    const { stdout } = await options.git.run(["rev-parse", "--absolute-git-dir"]);
    const gitDirectory = stdout.replace(/\n$/, "");
    const indexFile = (0,external_node_path_.join)(gitDirectory, "llm-do-index");
    // Nothing in a workspace is worth a token: whatever git might start there must not find one.
    const plain = options.git.at({ credentials: undefined });
    const git = plain.at({ directory: root, gitDirectory, workTree: root, indexFile });
    const own = await ownRepository(plain, root);
    await writeAttributes(gitDirectory);
    if (own)
        await copyExcludes(own, gitDirectory);
    const base = options.base ?? (await emptyTree(git));
    await seedIndex({ git, own, base, indexFile });
    return {
        root,
        base,
        git,
        own: own?.at({ indexFile }) ?? null,
        obeysIgnoreRules: options.base !== null,
        keep: options.keep,
        scan: (0,secret_scan/* secretScan */.C)(options.secrets),
        touched: new Set(),
        foreign: new Map(),
        foreignDirectories: new Set(),
        submodulesBefore: new Map(),
        deletedForeign: new Set(),
        scanned: new Set(),
        ignoredBefore: new Map(),
        notCarried: [],
    };
}
/** Undefined variables of `git` give way to what git itself finds at `root`. */
async function ownRepository(git, root) {
    const here = git.at({ directory: root, gitDirectory: undefined, objectDirectory: undefined });
    const result = await here.run(["rev-parse", "--show-toplevel"], { allowExitCodes: "any" });
    if (result.exitCode !== 0)
        return null;
    return (0,external_node_fs_.realpathSync)(result.stdout.replace(/\n$/, "")) === root ? here : null;
}
/** Nothing between the bytes on disk and the bytes in git. This file stands above every `.gitattributes`. */
async function writeAttributes(gitDirectory) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(gitDirectory, "info"), { recursive: true });
    const line = "* -text -eol -ident -filter -working-tree-encoding\n";
    await (0,promises_.writeFile)((0,external_node_path_.join)(gitDirectory, "info", "attributes"), line);
}
async function copyExcludes(own, gitDirectory) {
    const source = await gitPath(own, "info/exclude");
    const target = (0,external_node_path_.join)(gitDirectory, "info", "exclude");
    if ((0,external_node_fs_.statSync)(source, { throwIfNoEntry: false }))
        await (0,promises_.copyFile)(source, target);
}
async function gitPath(git, name) {
    const { stdout } = await git.run(["rev-parse", "--git-path", name]);
    return (0,external_node_path_.resolve)(git.directory, stdout.replace(/\n$/, ""));
}
async function emptyTree(git) {
    const args = ["hash-object", "-w", "-t", "tree", "--stdin"];
    return (await git.run(args)).stdout.trim();
}
/**
 * From the workspace's own index, whose cached times say which files are as they were checked out: a large
 * repository is not read again. Where that does not work every file is read once.
 */
async function seedIndex(options) {
    const { git, own, base, indexFile } = options;
    await (0,promises_.rm)(indexFile, { force: true });
    const source = own && (await gitPath(own, "index"));
    const status = source ? (0,external_node_fs_.statSync)(source, { throwIfNoEntry: false }) : undefined;
    if (source && status) {
        await (0,promises_.copyFile)(source, indexFile);
        // Git distrusts entries that are not older than the index file. The copy must not look younger
        // (https://git-scm.com/docs/racy-git).
        const seconds = Math.floor(status.mtimeMs / 1000);
        await (0,promises_.utimes)(indexFile, seconds, seconds);
    }
    const seeded = await git.run(["read-tree", "--reset", base], { allowExitCodes: "any" });
    if (seeded.exitCode !== 0) {
        await (0,promises_.rm)(indexFile, { force: true });
        await git.run(["read-tree", base]);
    }
    await git.run(["update-index", "-q", "--really-refresh"], { allowExitCodes: [1] });
}
/** Credentials, builds and edits of earlier steps never enter a checkpoint unless the run changes them. */
async function disownPresent(tree, previous) {
    const own = new Set([
        ...(previous?.files ?? []).map(({ path }) => path),
        ...(previous?.deleted ?? []),
    ]);
    const carried = new Set([...own, ...tree.touched]);
    const present = [
        ...(await changedFiles(tree)).map(({ path }) => path),
        ...(await untrackedFiles(tree)),
        ...(await keptFiles(tree)),
    ].filter((path) => !carried.has(path));
    tree.foreign = new Map(present.map((path) => [path, fingerprint(tree.root, path)]));
    const ownDirectories = new Set(previous?.emptyDirectories);
    tree.foreignDirectories = new Set((await emptyDirectories(tree)).filter((path) => !ownDirectories.has(path)));
    tree.submodulesBefore = await submoduleStates(tree);
    tree.ignoredBefore = new Map((await ignoredEntries(tree)).map((entry) => [entry, fingerprint(tree.root, entry)]));
}


/***/ })

};
