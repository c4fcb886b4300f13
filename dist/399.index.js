export const id = 399;
export const ids = [399];
export const modules = {

/***/ 8314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wd: () => (/* binding */ isDirectory),
  b7: () => (/* binding */ openLocalProject),
  iZ: () => (/* binding */ relativePath)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./src/project/files.ts



const SKIPPED = new Set([".git", "node_modules"]);
const MISSING = new Set(["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"]);
const MAX_BYTES = 50 * 1024 * 1024;
/**
 * A folder on disk. Links that leave the folder, `.git` and `node_modules` do not exist in it.
 * `read` throws LlmDoError "project" for a file that is not UTF-8 or over 50 MiB.
 */
function diskFiles(root) {
    return {
        label: root,
        async list(directory) {
            const folder = await resolveInside(root, directory);
            if (folder === undefined || !(await (0,promises_.stat)(folder)).isDirectory())
                return [];
            const entries = await (0,promises_.readdir)(folder, { withFileTypes: true });
            const names = await Promise.all(entries.map((entry) => listedName(entry, { root, directory })));
            return names.filter((name) => name !== null).sort();
        },
        async read(path) {
            const file = await resolveInside(root, path);
            const found = file === undefined ? undefined : await (0,promises_.stat)(file);
            if (file === undefined || !found?.isFile())
                return undefined;
            if (found.size > MAX_BYTES) {
                throw new errors/* LlmDoError */.p(`"${path}" has ${found.size} bytes; at most ${MAX_BYTES} are read.`, {
                    code: "project",
                });
            }
            return decode(await (0,promises_.readFile)(file), path);
        },
    };
}
/** Files in memory, for tests and for projects that exist only in a journal. */
function memoryFiles(files, label = "memory") {
    const contents = new Map(Object.entries(files));
    return {
        label,
        async list(directory) {
            const segments = segmentsOf(directory);
            if (segments === null)
                return [];
            const prefix = segments.map((segment) => `${segment}/`).join("");
            const names = [...contents.keys()]
                .filter((path) => path.startsWith(prefix) && segmentsOf(path) !== null)
                .map((path) => path.slice(prefix.length).replace(/\/.*/, "/"));
            return [...new Set(names)].filter((name) => !SKIPPED.has(name.replace("/", ""))).sort();
        },
        async read(path) {
            const segments = segmentsOf(path);
            return segments === null ? undefined : contents.get(segments.join("/"));
        },
    };
}
/** The parts of a path inside the project, or null for a path that leaves it or is skipped. */
function segmentsOf(path) {
    if (path.startsWith("/") || path.includes("\0"))
        return null;
    const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
    const outside = segments.some((segment) => segment === ".." || SKIPPED.has(segment));
    return outside ? null : segments;
}
/** The real path of something that exists inside root, or undefined. */
async function resolveInside(root, path) {
    const segments = segmentsOf(path);
    if (segments === null)
        return undefined;
    try {
        const [real, base] = await Promise.all([(0,promises_.realpath)((0,external_node_path_.join)(root, ...segments)), (0,promises_.realpath)(root)]);
        const inside = real === base || real.startsWith(base.endsWith(external_node_path_.sep) ? base : base + external_node_path_.sep);
        const below = inside ? real.slice(base.length).split(external_node_path_.sep) : [];
        return inside && !below.some((segment) => SKIPPED.has(segment)) ? real : undefined;
    }
    catch (cause) {
        if (MISSING.has(cause.code ?? ""))
            return undefined;
        throw new errors/* LlmDoError */.p(`Cannot read "${path}": ${(0,errors/* messageOf */.b)(cause)}`, { code: "project", cause });
    }
}
async function listedName(entry, { root, directory }) {
    if (SKIPPED.has(entry.name))
        return null;
    if (entry.isDirectory())
        return `${entry.name}/`;
    if (entry.isFile())
        return entry.name;
    if (!entry.isSymbolicLink())
        return null;
    const target = await resolveInside(root, directory === "" ? entry.name : `${directory}/${entry.name}`);
    if (target === undefined)
        return null;
    const found = await (0,promises_.stat)(target);
    if (found.isDirectory())
        return `${entry.name}/`;
    return found.isFile() ? entry.name : null;
}
function decode(bytes, path) {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new errors/* LlmDoError */.p(`"${path}" is not UTF-8 text.`, { code: "project", cause });
    }
}

// EXTERNAL MODULE: ./src/project/layout.ts
var layout = __webpack_require__(6547);
// EXTERNAL MODULE: ./src/project/project.ts + 9 modules
var project = __webpack_require__(660);
;// CONCATENATED MODULE: ./src/cli/local-project.ts






/**
 * Opens the project at `path`, relative to `directory`. Its files are named relative to `directory` in
 * messages, or to the project where that lies elsewhere. Throws LlmDoError "project" when there is none.
 */
async function openLocalProject(directory, path) {
    const absolute = realPath((0,external_node_path_.resolve)(directory, path));
    const inside = relativePath(directory, absolute);
    const root = inside !== null ? directory : absolute.endsWith(".worker") ? (0,external_node_path_.dirname)(absolute) : absolute;
    const files = diskFiles(root);
    const place = (0,external_node_path_.relative)(root, absolute).split(external_node_path_.sep).join("/") || ".";
    const { base } = await (0,layout/* locateProject */.m0)(files, place);
    return {
        project: await (0,project/* openProject */.U)(files, { path: place }),
        files,
        path: absolute,
        readFile: async (name) => (await files.read((0,layout/* joinPath */.uJ)(base, name))) ?? files.read(name),
    };
}
/** `path` as seen from `directory`, with forward slashes; "" for itself, null when it is not below. */
function relativePath(directory, path) {
    const between = (0,external_node_path_.relative)(directory, path);
    if (between === ".." || between.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.resolve)(between) === between)
        return null;
    return between.split(external_node_path_.sep).join("/");
}
function isDirectory(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch (cause) {
        throw new errors/* LlmDoError */.p(`There is no "${path}". Name an existing directory or .worker file.`, {
            code: "usage",
            cause,
        });
    }
}


/***/ }),

/***/ 3780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tk: () => (/* binding */ causeAt),
  QL: () => (/* binding */ openPlace),
  S9: () => (/* binding */ openRunGit),
  Ch: () => (/* binding */ openStore),
  B3: () => (/* binding */ workspaceOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/git.ts
var src_git = __webpack_require__(1243);
// EXTERNAL MODULE: ./src/runtime/git-store.ts + 2 modules
var git_store = __webpack_require__(2714);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/runtime/journal-segment.ts + 1 modules
var journal_segment = __webpack_require__(7217);
// EXTERNAL MODULE: ./src/runtime/store.ts
var store = __webpack_require__(4105);
// EXTERNAL MODULE: ./src/runtime/store-errors.ts
var store_errors = __webpack_require__(4933);
;// CONCATENATED MODULE: ./src/runtime/memory-store.ts




/** A store for tests and for runs outside a repository: it ends with the process. */
function memoryStore() {
    const runs = new Map();
    const threads = new Map();
    function write(before, batch) {
        // Refuses what git would refuse.
        (0,journal_segment/* encodeSegment */.ug)(batch.events, (text) => text);
        const after = {
            header: before.header,
            events: [...before.events, ...batch.events],
            overlay: batch.overlay ?? before.overlay,
            tip: (0,external_node_crypto_.randomUUID)(),
            finished: batch.finished === true,
        };
        runs.set(after.header.runId, copy(after));
        if (batch.thread !== undefined)
            index(batch.thread, after.header.runId);
        return after.tip;
    }
    function index(number, runId) {
        const ids = threads.get(number) ?? new Set();
        threads.set(number, ids.add(runId));
    }
    function idsWhere(finished) {
        return [...runs].filter(([, run]) => run.finished === finished).map(([id]) => id);
    }
    return {
        async create(header, batch) {
            const existing = runs.get(header.runId);
            if (existing)
                return { status: "moved", checkpoint: copy(existing) };
            const empty = { header, events: [], overlay: store/* EMPTY_OVERLAY */.h, tip: "", finished: false };
            return { status: "written", tip: write(empty, batch) };
        },
        async read(runId) {
            const run = runs.get(runId);
            return run && copy(run);
        },
        async append(runId, tip, batch) {
            const run = runs.get(runId);
            if (!run)
                throw (0,store_errors/* unknownRun */.i)(runId);
            if (run.tip !== tip || run.finished)
                return { status: "moved", checkpoint: copy(run) };
            return { status: "written", tip: write(run, batch) };
        },
        async tip(runId) {
            const run = runs.get(runId);
            return run?.finished ? undefined : run?.tip;
        },
        live: async () => idsWhere(false).sort(),
        done: async () => idsWhere(true).sort(),
        thread: async (number) => [...(threads.get(number) ?? [])].sort(),
    };
}
function copy(checkpoint) {
    return (0,journal_segment/* plainJson */.RU)(checkpoint, (text) => text);
}

// EXTERNAL MODULE: ./src/runtime/private-git.ts
var private_git = __webpack_require__(9842);
// EXTERNAL MODULE: ./src/runtime/redact.ts
var runtime_redact = __webpack_require__(5259);
// EXTERNAL MODULE: ./src/runtime/secrets.ts
var runtime_secrets = __webpack_require__(4205);
// EXTERNAL MODULE: ./src/cli/local-project.ts + 1 modules
var local_project = __webpack_require__(8314);
;// CONCATENATED MODULE: ./src/cli/place.ts











/** Looks at the directory that llm-do is run in. `keep: false`: nothing is written into its repository. */
async function openPlace(terminal, options) {
    const { directory, environment } = terminal;
    const secrets = (0,runtime_secrets/* secretsOf */.F)(environment);
    const redact = (0,runtime_redact/* createRedactor */.l)(secrets);
    const here = (0,src_git/* createGit */.l)({ directory, environment });
    const found = await here.run(["rev-parse", "--show-toplevel", "--absolute-git-dir"], {
        allowExitCodes: "any",
    });
    const [top, gitDirectory = null] = found.exitCode === 0 ? found.stdout.trimEnd().split("\n") : [undefined];
    const root = top === undefined ? directory : await (0,promises_.realpath)(top);
    const git = here.at({ directory: root });
    const head = top === undefined ? null : await answer(git, ["rev-parse", "--verify", "-q", "HEAD^{commit}"]);
    const branch = head && (await answer(git, ["symbolic-ref", "--short", "-q", "HEAD"]));
    const fleeting = !options.keep
        ? "it was started with --no-store"
        : top === undefined
            ? "this directory is in no git repository: `git init` and commit once, then start it again"
            : head === null
                ? "the repository has no commits yet: commit once, then start it again"
                : null;
    const store = fleeting === null ? (0,git_store/* gitStore */.O)({ git, remote: null, redact, secrets }) : memoryStore();
    return { store, fleeting, root, git, gitDirectory, head, branch, secrets, redact };
}
/** The place of commands about stored runs. Throws LlmDoError "usage" where no run can have been stored. */
async function openStore(terminal) {
    const place = await openPlace(terminal, { keep: true });
    if (place.fleeting === null)
        return place;
    const why = place.gitDirectory ? "has no commits yet" : "is in no git repository";
    throw new errors/* LlmDoError */.p(`"${terminal.directory}" ${why}, so it has no stored runs.`, {
        code: "usage",
    });
}
/**
 * A bare repository of ours for the time that a run is driven: beside the objects of the store, or outside
 * the repository when the run leaves nothing there.
 */
async function openRunGit(place, run) {
    const { root, gitDirectory, head, fleeting } = place;
    const { environment } = run;
    const stored = gitDirectory !== null && fleeting === null;
    const directory = stored
        ? (0,external_node_path_.join)(gitDirectory, "llm-do", run.id)
        : await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "llm-do-"));
    const objects = head === null ? null : await (0,private_git/* objectsOf */.i)(place.git, root);
    const git = await (0,private_git/* openPrivateGit */.q)({
        directory,
        environment,
        ...(objects ? { objects: { directory: objects, access: stored ? "write" : "read" } } : {}),
    });
    return { git, close: () => (0,promises_.rm)(directory, { recursive: true, force: true }) };
}
/** What is stored as the run's cause, with the workspace directory where it is not the top. */
function causeAt(place, directory) {
    const below = (0,local_project/* relativePath */.iZ)(place.root, directory);
    return below ? `terminal in ${below}` : "terminal";
}
/**
 * The workspace directory of a stored run. Throws LlmDoError "usage" for a run of the Action: its project is
 * pinned to a commit, and only GitHub can tell who may decide about it.
 */
function workspaceOf(place, run) {
    const match = /^terminal(?: in (.+))?$/s.exec(run.cause);
    if (match)
        return match[1] ? (0,external_node_path_.join)(place.root, match[1]) : place.root;
    throw new errors/* LlmDoError */.p(`Run ${run.id} was started by "${run.cause}" on GitHub, so it goes on there and not at a terminal.`, { code: "usage" });
}
async function answer(git, args) {
    const { stdout, exitCode } = await git.run(args, { allowExitCodes: "any" });
    return exitCode === 0 ? stdout.trim() || null : null;
}


/***/ }),

/***/ 2714:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ gitStore)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/runtime/store-errors.ts
var store_errors = __webpack_require__(4933);
;// CONCATENATED MODULE: ./src/runtime/git-chain.ts

/**
 * Throws LlmDoError "store" unless every commit is one that a store writes: one parent, a nonce, and
 * nothing but a next journal segment, new blobs and workspace entries. History is read by one process.
 */
async function verifyChain(git, tip, runId) {
    let previous = "";
    let segments = 0;
    for (const change of await readHistory(git, tip)) {
        const place = `commit ${change.commit.slice(0, 12)}`;
        if (change.parents !== previous || change.run !== runId)
            throw (0,store_errors/* corrupt */.q)(place);
        if (!/^[0-9a-f]{32}$/.test(change.nonce))
            throw (0,store_errors/* corrupt */.q)(place);
        if (previous === "" && !change.files.some(isNewHeader))
            throw (0,store_errors/* corrupt */.q)(`run.json of ${place}`);
        const next = segmentPath(segments + 1);
        const added = ({ letter, path }) => letter === "A" && path === next;
        const flaw = change.files.find((file) => !added(file) && !mayChange(file, previous === ""));
        if (flaw)
            throw (0,store_errors/* corrupt */.q)(`${flaw.path} of ${place}`);
        if (change.files.some(added))
            segments += 1;
        previous = change.commit;
    }
}
/** `journal/0001.jsonl` for 1. */
function segmentPath(number) {
    return `journal/${String(number).padStart(4, "0")}.jsonl`;
}
function mayChange(file, isFirst) {
    if (isFirst && isNewHeader(file))
        return true;
    if (file.path === "workspace.json" || /^"?workspace\//.test(file.path))
        return true;
    return file.letter === "A" && /^blobs\/[0-9a-f]{64}$/.test(file.path);
}
function isNewHeader(file) {
    return file.letter === "A" && file.path === "run.json";
}
async function readHistory(git, tip) {
    const fields = ["%H", "%P", trailer("Nonce"), trailer("Run")].join("%x09");
    const { stdout } = await git.run([
        "log",
        "--reverse",
        "--root",
        "-m",
        "--raw",
        "--no-renames",
        "--no-show-signature",
        "--no-color",
        `--format==${fields}`,
        tip,
        "--",
    ]);
    const changes = [];
    for (const line of stdout.split("\n")) {
        const [head = "", ...rest] = line.split("\t");
        if (head.startsWith("=")) {
            const [parents = "", nonce = "", run = ""] = rest;
            changes.push({ commit: head.slice(1), parents, nonce, run, files: [] });
        }
        else if (head.startsWith(":")) {
            changes.at(-1)?.files.push({ letter: head.slice(-1), path: rest.join("\t") });
        }
    }
    return changes;
}
function trailer(key) {
    return `%(trailers:key=${key},valueonly,separator=%x2C)`;
}

// EXTERNAL MODULE: ./src/runtime/git-objects.ts
var git_objects = __webpack_require__(853);
// EXTERNAL MODULE: ./src/runtime/header.ts
var runtime_header = __webpack_require__(671);
// EXTERNAL MODULE: ./src/runtime/journal-segment.ts + 1 modules
var journal_segment = __webpack_require__(7217);
// EXTERNAL MODULE: ./src/runtime/overlay-schema.ts
var overlay_schema = __webpack_require__(4826);
// EXTERNAL MODULE: ./src/runtime/store.ts
var store = __webpack_require__(4105);
;// CONCATENATED MODULE: ./src/runtime/git-checkpoint.ts









/** Header, journal and blobs of one run: what a reader holds in memory. */
const LARGEST_CHECKPOINT_BYTES = 64 * 1024 * 1024;
const AUTHOR = "llm-do <llm-do@users.noreply.github.com>";
/** Writes the first commit of a run. No ref points to it yet. */
function writeFirst(git, header, options) {
    const redacted = (0,journal_segment/* plainJson */.RU)(header, options.redact);
    runtime_header/* runHeader */.j.parse(redacted);
    const file = { path: "run.json", content: `${JSON.stringify(redacted, null, 2)}\n` };
    return writeCommit(git, { ...options, parent: null, files: [file], segment: 1 });
}
/** Writes the next commit on `parent`, at a cost that is proportional to what is new. */
async function writeNext(git, parent, options) {
    const state = (await (0,git_objects/* listTree */.n)(git, parent)).filter(({ path }) => !path.startsWith("workspace/"));
    const segment = state.filter(({ path }) => path.startsWith("journal/")).length + 1;
    const before = totalSize(state);
    return writeCommit(git, { ...options, parent, files: [], segment, before });
}
async function writeCommit(git, commit) {
    const { text, blobs } = (0,journal_segment/* encodeSegment */.ug)(commit.batch.events, commit.redact);
    const files = [...commit.files];
    if (text !== "")
        files.push({ path: segmentPath(commit.segment), content: text });
    for (const [digest, content] of blobs)
        files.push({ path: `blobs/${digest}`, content });
    refuseSecrets(files, commit.scan);
    refuseExcess(files, commit.before ?? 0);
    // One process, and only objects: the branch that fast-import asks for is deleted in the same breath.
    const branch = `refs/llm-do-unborn/${(0,external_node_crypto_.randomBytes)(16).toString("hex")}`;
    const { stdout } = await git.run(["fast-import", "--quiet", "--force"], {
        input: Buffer.concat([
            ...commitHead(branch, commit),
            ...files.flatMap(({ path, content }) => [`M 100644 inline ${path}\n`, data(content)]),
            ...overlayLines(commit.batch.overlay),
            `get-mark :1\nreset ${branch}\nfrom ${"0".repeat(40)}\n\n`,
        ].map((part) => Buffer.from(part))),
    });
    return stdout.trim();
}
/**
 * The nonce makes the commit this process's own: without it two processes could build equal commits, and git
 * would tell both that their push succeeded ("Everything up-to-date").
 */
function commitHead(branch, { batch, runId, redact, parent }) {
    const subject = redact(batch.subject).replace(/\s+/g, " ").trim().slice(0, 200) || "Checkpoint";
    const nonce = (0,external_node_crypto_.randomBytes)(16).toString("hex");
    const stamp = `${AUTHOR} ${Math.floor(Date.now() / 1000)} +0000`;
    return [
        `commit ${branch}\nmark :1\nauthor ${stamp}\ncommitter ${stamp}\n`,
        data(`${subject}\n\nNonce: ${nonce}\nRun: ${runId}\n`),
        parent === null ? "" : `from ${parent}\n`,
    ];
}
function overlayLines(overlay) {
    if (!overlay)
        return [];
    return [
        "D workspace\n",
        ...overlay.files.map(({ mode, oid, path }) => `M ${mode} ${oid} ${quoted(`workspace/${path}`)}\n`),
        "M 100644 inline workspace.json\n",
        data(`${JSON.stringify(overlay, null, 1)}\n`),
    ];
}
/** https://git-scm.com/docs/git-fast-import#_data */
function data(content) {
    const bytes = Buffer.from(content);
    return Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from("\n")]);
}
function quoted(path) {
    const escaped = path.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
    return `"${escaped}"`;
}
function refuseSecrets(files, scan) {
    for (const { path, content } of files) {
        const found = scan.findKnown(Buffer.from(content));
        if (!found)
            continue;
        throw new errors/* LlmDoError */.p(`The journal of this run (${path}) would hold ${found}, so nothing was stored. Keep the secret out of what the worker reads, and start the run again.`, { code: "store" });
    }
}
function refuseExcess(files, before) {
    const total = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), before);
    if (total <= LARGEST_CHECKPOINT_BYTES)
        return;
    throw new errors/* LlmDoError */.p(`The journal of this run would grow to ${total} bytes; a run holds at most ${LARGEST_CHECKPOINT_BYTES}. Split the work into several runs, or let tools return less.`, { code: "limit" });
}
/** Reads and validates everything. Throws LlmDoError "store" that names the file and line of the first flaw. */
async function readCheckpoint(git, { tip, runId }) {
    await verifyChain(git, tip, runId);
    const entries = await (0,git_objects/* listTree */.n)(git, tip, { sizes: true });
    const state = entries.filter(({ path }) => !path.startsWith("workspace/"));
    const irregular = entries.find(({ type }) => type !== "blob");
    if (irregular)
        throw (0,store_errors/* corrupt */.q)(irregular.path);
    if (totalSize(state) > LARGEST_CHECKPOINT_BYTES)
        throw (0,store_errors/* corrupt */.q)("the size of the journal");
    const objects = await (0,git_objects/* readObjects */.$)(git, [...new Set(state.map(({ oid }) => oid))]);
    const content = new Map(state.map(({ path, oid }) => [path, objects.get(oid) ?? Buffer.of()]));
    const header = parseHeader(content.get("run.json"), runId);
    return { header, events: decodeJournal(content), overlay: decodeOverlay(content, entries), tip };
}
function parseHeader(content, runId) {
    try {
        const header = JSON.parse(String(content));
        runtime_header/* runHeader */.j.parse(header);
        if (header.runId === runId)
            return header;
    }
    catch (cause) {
        throw (0,store_errors/* corrupt */.q)("run.json", cause);
    }
    throw (0,store_errors/* corrupt */.q)(`run.json of another run under the ref of run "${runId}"`);
}
function decodeJournal(content) {
    const blobs = new Map([...content]
        .filter(([path]) => path.startsWith("blobs/"))
        .map(([path, bytes]) => [path.slice("blobs/".length), bytes]));
    const count = [...content.keys()].filter((path) => path.startsWith("journal/")).length;
    return Array.from({ length: count }, (_, index) => segmentPath(index + 1)).flatMap((name) => {
        const bytes = content.get(name);
        if (!bytes)
            throw (0,store_errors/* corrupt */.q)(name);
        return (0,journal_segment/* decodeSegment */.UR)({ name, text: bytes.toString("utf8"), blobs });
    });
}
function decodeOverlay(content, entries) {
    const stored = entries.filter(({ path }) => path.startsWith("workspace/"));
    const text = content.get("workspace.json");
    const overlay = text ? readOverlay(text) : store/* EMPTY_OVERLAY */.h;
    const named = new Map(overlay.files.map((file) => [`workspace/${file.path}`, file]));
    const equal = named.size === stored.length &&
        stored.every(({ path, oid, mode }) => {
            const file = named.get(path);
            return file?.oid === oid && file.mode === mode;
        });
    if (!equal)
        throw (0,store_errors/* corrupt */.q)("workspace/");
    return overlay;
}
function readOverlay(text) {
    try {
        return (0,overlay_schema/* parseOverlay */.C)(text.toString("utf8"));
    }
    catch (cause) {
        throw (0,store_errors/* corrupt */.q)("workspace.json", cause);
    }
}
function totalSize(entries) {
    return entries.reduce((sum, { size }) => sum + size, 0);
}

// EXTERNAL MODULE: ./src/runtime/git-refs.ts
var git_refs = __webpack_require__(6424);
// EXTERNAL MODULE: ./src/runtime/secret-scan.ts
var secret_scan = __webpack_require__(5490);
;// CONCATENATED MODULE: ./src/runtime/git-store.ts






/** Milliseconds before each try of a push whose outcome is not a lost race. */
const TRIES = [0, 250, 1000, 4000];
/** Runs as commits under `<prefix>runs/<id>`, `<prefix>done/<id>` and `<prefix>threads/<number>/<id>`. */
function gitStore(options) {
    return new GitStore(options);
}
class GitStore {
    #git;
    #refs;
    #prefix;
    #redact;
    #scan;
    constructor(options) {
        const { git, remote } = options;
        this.#git = git;
        this.#prefix = checkedPrefix(options.prefix ?? "refs/llm-do/");
        this.#refs = remote ? (0,git_refs/* remoteRefs */.dM)(git, remote.url) : (0,git_refs/* localRefs */.S3)(git);
        this.#redact = options.redact ?? ((text) => text);
        this.#scan = (0,secret_scan/* secretScan */.C)(options.secrets ?? []);
    }
    async create(header, batch) {
        const { runId } = header;
        const { live, done } = this.#namesOf(runId);
        const existing = await this.#locate(runId);
        if (existing)
            return this.#moved(runId, existing);
        const commit = await writeFirst(this.#git, header, this.#writing(runId, batch));
        const first = { ref: batch.finished ? done : live, to: commit, expected: null };
        const updates = [first, ...this.#threadUpdates({ runId, batch, commit })];
        const result = await this.#settle({ runId, commit, before: null, updates });
        return result.status === "written" ? this.#withdrawIfDone(runId, commit) : result;
    }
    async read(runId) {
        const location = await this.#locate(runId);
        return location && this.#load(runId, location);
    }
    async append(runId, tip, batch) {
        const { live, done } = this.#namesOf(runId);
        if (!(await exists(this.#git, tip))) {
            const now = await this.#locate(runId);
            if (!now)
                throw (0,store_errors/* unknownRun */.i)(runId);
            if (now.tip !== tip)
                return this.#moved(runId, now);
        }
        const commit = await writeNext(this.#git, tip, this.#writing(runId, batch));
        const next = batch.finished
            ? [
                { ref: done, to: commit, expected: null },
                { ref: live, to: null, expected: tip },
            ]
            : [{ ref: live, to: commit, expected: tip }];
        const updates = [...next, ...this.#threadUpdates({ runId, batch, commit })];
        return this.#settle({ runId, commit, before: tip, updates });
    }
    async tip(runId) {
        const { live } = this.#namesOf(runId);
        return (await this.#refs.fetch([live])).get(live);
    }
    live() {
        return this.#idsBelow(`${this.#prefix}runs/`);
    }
    done() {
        return this.#idsBelow(`${this.#prefix}done/`);
    }
    thread(number) {
        return this.#idsBelow(`${this.#prefix}threads/${number}/`);
    }
    #writing(runId, batch) {
        return { runId, batch, redact: this.#redact, scan: this.#scan };
    }
    async #locate(runId) {
        const { live, done } = this.#namesOf(runId);
        // A run that is being moved may be missing from both while the server lists them; it cannot move twice.
        for (let look = 0; look < 2; look += 1) {
            const found = await this.#refs.fetch([live, done]);
            const finished = found.has(done);
            const tip = found.get(done) ?? found.get(live);
            if (tip !== undefined)
                return { tip, finished };
        }
        return undefined;
    }
    async #load(runId, { tip, finished }) {
        return { ...(await readCheckpoint(this.#git, { tip, runId })), finished };
    }
    async #moved(runId, location) {
        return { status: "moved", checkpoint: await this.#load(runId, location) };
    }
    /** Believes the refs, not the answer of the push: that may be lost, or come from a proxy. */
    async #settle({ runId, commit, before, updates }) {
        let message = "";
        for (const wait of TRIES) {
            await (0,promises_.setTimeout)(wait);
            const outcome = await this.#refs.swap(updates);
            if (outcome.status === "applied")
                return { status: "written", tip: commit };
            const now = await this.#locate(runId);
            if (now && (await holds(this.#git, now.tip, commit))) {
                return { status: "written", tip: commit };
            }
            if (now && (now.tip !== before || now.finished))
                return this.#moved(runId, now);
            if (!now && before !== null)
                throw (0,store_errors/* unknownRun */.i)(runId);
            if (outcome.cause === "permission")
                (0,git_refs/* throwIfForbidden */.h4)(outcome.message);
            if (outcome.cause === "server")
                throw refusedByServer(this.#prefix, outcome.message);
            message = outcome.message;
        }
        throw new errors/* LlmDoError */.p(`The state of run "${runId}" could not be stored after ${TRIES.length} tries: ${message}`, { code: "store" });
    }
    /** A run that was created and finished elsewhere between our look and our push is not started again. */
    async #withdrawIfDone(runId, commit) {
        const { live, done } = this.#namesOf(runId);
        const tip = (await this.#refs.fetch([done])).get(done);
        if (tip === undefined || tip === commit)
            return { status: "written", tip: commit };
        await this.#refs.swap([{ ref: live, to: null, expected: commit }]);
        return this.#moved(runId, { tip, finished: true });
    }
    /** Only this run writes the entry, and it always points into the run's history: no lease needed. */
    #threadUpdates(update) {
        const { runId, batch, commit } = update;
        if (batch.thread === undefined)
            return [];
        const ref = `${this.#prefix}threads/${batch.thread}/${runId}`;
        return [{ ref, to: commit, expected: "any" }];
    }
    #namesOf(runId) {
        return namesOf(this.#prefix, runId);
    }
    async #idsBelow(folder) {
        return (await this.#refs.list(folder)).map((ref) => ref.slice(folder.length)).sort();
    }
}
function namesOf(prefix, runId) {
    if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(runId)) {
        throw new errors/* LlmDoError */.p(`"${runId}" is not the id of a run: ids are made of letters, digits, "-" and "_".`, { code: "usage" });
    }
    return { live: `${prefix}runs/${runId}`, done: `${prefix}done/${runId}` };
}
async function holds(git, tip, commit) {
    const args = ["merge-base", "--is-ancestor", commit, tip];
    return (await git.run(args, { allowExitCodes: [1] })).exitCode === 0;
}
async function exists(git, commit) {
    const args = ["cat-file", "-e", `${commit}^{commit}`];
    return (await git.run(args, { allowExitCodes: "any" })).exitCode === 0;
}
function checkedPrefix(prefix) {
    if (/^refs\/(?:[A-Za-z0-9_-]+\/)+$/.test(prefix))
        return prefix;
    throw new errors/* LlmDoError */.p(`state-ref-prefix "${prefix}" is not a ref prefix: it starts with "refs/" and ends with "/", like "refs/llm-do/" or "refs/heads/llm-do/state/".`, { code: "usage" });
}
function refusedByServer(prefix, message) {
    const advice = prefix.startsWith("refs/heads/")
        ? "Check the rules for branches in the repository's settings."
        : 'If it does not accept refs under that name, set the input state-ref-prefix to "refs/heads/llm-do/state/".';
    return new errors/* LlmDoError */.p(`The server refused to store the run under "${prefix}": ${message.slice(-1000)}\n${advice}`, { code: "store" });
}


/***/ }),

/***/ 5259:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5256);

/** What stands where a secret was. */
const MASK = "***";
/**
 * Removes known secrets from text, also in base64, URL and hexadecimal form (security.md "Secrets"). One
 * place: whatever the model, the journal or a page gets has passed here.
 */
function createRedactor(secrets) {
    // Longest first: a short form inside a longer one would leave its ends behind.
    const forms = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .e)(secrets);
    return (text) => forms.reduce((clean, form) => clean.replaceAll(form, MASK), text);
}


/***/ }),

/***/ 4205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf)
/* harmony export */ });
/** Shorter values are words, not secrets: masking them would only shred the text. */
const SHORTEST = 8;
/** What must never be stored or shown: the values given, and whatever the environment holds under a name that says so. */
function secretsOf(environment, given = []) {
    const named = Object.entries(environment)
        .filter(([name]) => /TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|(?:^|_|-)KEY$/i.test(name))
        .map(([, value]) => value);
    return [...new Set([...named, ...given])].filter((value) => typeof value === "string" && value.length >= SHORTEST);
}


/***/ }),

/***/ 4105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ EMPTY_OVERLAY)
/* harmony export */ });
const EMPTY_OVERLAY = { files: [], deleted: [], emptyDirectories: [] };


/***/ })

};
