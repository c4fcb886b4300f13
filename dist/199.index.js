export const id = 199;
export const ids = [199];
export const modules = {

/***/ 5199:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ newHolder),
  P: () => (/* binding */ prepareMachine)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/tools/sandbox.ts + 2 modules
var tools_sandbox = __webpack_require__(4888);
// EXTERNAL MODULE: ./src/tools/scrub.ts
var scrub = __webpack_require__(2892);
// EXTERNAL MODULE: ./src/runtime/engine.ts + 3 modules
var engine = __webpack_require__(785);
;// CONCATENATED MODULE: ./src/runtime/opening-workspace.ts
/**
 * A workspace that is made when it is first needed, or while the model thinks about its first answer. Whoever
 * needs it waits for it, and gets what went wrong.
 */
function openLater(open) {
    let opened;
    let opening;
    const ready = () => {
        opening ??= open().then((workspace) => {
            opened = workspace;
            return workspace;
        });
        return opening;
    };
    return {
        ready: async () => {
            await ready();
        },
        prepare: () => {
            // Until somebody waits for it nobody has missed it.
            ready().catch(() => undefined);
        },
        shared: async (section) => (await ready()).shared(section),
        exclusive: async (section) => (await ready()).exclusive(section),
        snapshot: async () => (await ready()).snapshot(),
        notCarried: () => opened?.notCarried() ?? [],
        touch: (path) => {
            if (!opened)
                throw new Error(`${path} was touched before the workspace was ready`);
            opened.touch(path);
        },
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
var overlay_schema = __webpack_require__(4826);
// EXTERNAL MODULE: ./src/runtime/git-objects.ts
var git_objects = __webpack_require__(853);
// EXTERNAL MODULE: ./src/runtime/store-errors.ts
var store_errors = __webpack_require__(4933);
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
        throw new errors/* LlmDoError */.p(`"${path}" was changed since the run was suspended, and going on would overwrite it. Commit or move your version away, then resume the run.`, { code: "usage" });
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
        throw new errors/* LlmDoError */.p(`"${path}" is a folder with files in it, where the run left a file. Move the folder away, then resume the run.`, { code: "store", cause });
    }
}
function notAFolder(path) {
    return new errors/* LlmDoError */.p(`The run's files below "${path}" cannot be restored: it is no folder here. Move it away, then resume the run.`, { code: "store" });
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
var secret_scan = __webpack_require__(5490);
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
    return new errors/* LlmDoError */.p(`"${path}" was changed and cannot be stored with the run: ${reason}. Undo the change, or keep it in a folder that .gitignore names.`, { code: "store" });
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
    return new errors/* LlmDoError */.p(`The workspace file "${path}" holds ${found}, so nothing was stored. Keep secrets out of files, or add the file to .gitignore, and start the run again.`, { code: "store" });
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
        throw new errors/* LlmDoError */.p(`"${path}" is not a path inside the workspace.`, { code: "store" });
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

;// CONCATENATED MODULE: ./src/runtime/machine.ts








/**
 * Puts together a machine for one run. Its workspace is made in the background, because the first model
 * request does not need it; what goes wrong there ends the run when it is first needed.
 */
function prepareMachine(options) {
    const { root } = options;
    const toolRoot = options.toolRoot ?? root;
    const workspace = openLater(() => makeWorkspace(options, toolRoot));
    const inside = toolRoot === root ? "" : `${toolRoot.slice(root.length + 1)}/`;
    const sandbox = (0,tools_sandbox/* createSandbox */._)({
        root: toolRoot,
        onTouch: (path) => workspace.touch(`${inside}${path}`),
    });
    const { finalCall, ...rest } = options;
    const run = (0,engine/* createRun */.u)({
        ...rest,
        workspace,
        tools: {
            sandbox,
            workspaceRoot: toolRoot,
            environment: options.environment,
            isolation: options.isolation,
        },
        models: { ...options.models, readProjectFile: options.readProjectFile },
        ...(finalCall ? { finalCall: () => finalCall(workspace) } : {}),
    });
    return { run, workspace };
}
/** The tree as the checkpoint left it, on top of what the manifest's `setup:` makes. */
async function makeWorkspace(options, toolRoot) {
    const { journal, project } = options;
    const overlay = journal.overlay;
    await options.checkOut?.();
    const workspace = await openWorkspace({
        root: options.root,
        base: journal.header.baseCommit,
        git: options.git,
        secrets: options.secrets,
        keep: project.manifest.keep,
        ...(overlay ? { previous: overlay } : {}),
    });
    await runSetup(project.manifest.setup, { ...options, root: toolRoot });
    if (project.manifest.setup.length > 0)
        await workspace.disownPresent();
    if (overlay)
        await workspace.restore(overlay, { overwrite: !options.filesInPlace });
    return workspace;
}
/** Identity of this process among all that may drive a run. */
function newHolder(workflowRun, attempt) {
    return { nonce: (0,external_node_crypto_.randomBytes)(12).toString("hex"), workflowRun, attempt };
}
/** `setup:` of the manifest, on every VM before replay: what `npm ci` makes is in no checkpoint. */
async function runSetup(commands, options) {
    const environment = (0,scrub/* scrubEnvironment */.v)(options.environment, []);
    for (const command of commands) {
        const { code, output } = await runCommand(command, { ...options, environment });
        if (code === 0)
            continue;
        throw new errors/* LlmDoError */.p(`The setup command ${JSON.stringify(command)} of project.yaml ended with ${code}:\n${output.slice(-2000)}`, { code: "project" });
    }
}
function runCommand(command, options) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)("bash", ["-c", command], {
            cwd: options.root,
            env: options.environment,
            signal: options.signal,
            stdio: ["ignore", "pipe", "pipe"],
        });
        let output = "";
        const keep = (chunk) => {
            output = (output + chunk.toString("utf8")).slice(-8000);
        };
        child.stdout.on("data", keep);
        child.stderr.on("data", keep);
        child.on("error", (error) => resolve({ code: error.message, output }));
        child.on("close", (code, signal) => resolve({ code: code ?? signal ?? "a signal", output }));
    });
}


/***/ }),

/***/ 2892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ scrubEnvironment)
/* harmony export */ });
/** Names whose value is likely a secret, or a way to one. Compared without regard to case. */
const SECRETS = [
    /(^|_)(AUTH)?TOKEN(_|$)/,
    /(^|_)(API|ACCESS|PRIVATE|SSH)?KEYS?(_|$)/,
    /SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL/,
    /(^|_)(AUTH|CREDS|PAT)(_|$)/,
    /^(ANTHROPIC|OPENAI)_/,
];
/** The runner's own: inputs, tokens and the file commands that steer later steps. */
const RUNNER = [
    /^(INPUT|ACTIONS|STATE)_/,
    // https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
    /^GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|TOKEN)$/,
];
/** Variables that make a program run another one, before or instead of what was approved. */
const INJECTION = [
    /^(NODE_OPTIONS|BASH_ENV|ENV|LD_PRELOAD|LD_AUDIT|SHELLOPTS|BASHOPTS|PROMPT_COMMAND|PS4)$/,
    /^BASH_FUNC_/,
    /^GIT_(CONFIG|ASKPASS|SSH|EXEC_PATH|EXTERNAL_DIFF|PAGER|EDITOR|PROXY_COMMAND)/,
    /^SSH_(AUTH_SOCK|ASKPASS)/,
];
const DROPPED = [...SECRETS, ...RUNNER, ...INJECTION];
/** `https://user:password@host`, as in many DATABASE_URLs. */
const URL_WITH_PASSWORD = /:\/\/[^/\s:@]*:[^/\s@]+@/;
/**
 * The environment that a tool's child process gets. `allowed` are names that the worker's author
 * lets through whatever they look like. This is hygiene, not a boundary: see shell-process.ts.
 */
function scrubEnvironment(environment, allowed) {
    const kept = Object.entries(environment).filter(([name, value]) => allowed.includes(name) || isHarmless(name, value));
    return Object.fromEntries(kept);
}
function isHarmless(name, value) {
    const upper = name.toUpperCase();
    return !DROPPED.some((pattern) => pattern.test(upper)) && !URL_WITH_PASSWORD.test(value);
}


/***/ })

};
