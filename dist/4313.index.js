export const id = 4313;
export const ids = [4313];
export const modules = {

/***/ 54313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readCheckpoint: () => (/* binding */ readCheckpoint),
  writeFirst: () => (/* binding */ writeFirst),
  writeNext: () => (/* binding */ writeNext)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(22742);
// EXTERNAL MODULE: ./src/runtime/store-errors.ts
var store_errors = __webpack_require__(14933);
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
var git_objects = __webpack_require__(10853);
// EXTERNAL MODULE: ./src/runtime/header.ts
var runtime_header = __webpack_require__(80671);
// EXTERNAL MODULE: ./src/runtime/journal-segment.ts + 2 modules
var journal_segment = __webpack_require__(2407);
// EXTERNAL MODULE: ./src/runtime/overlay-schema.ts
var overlay_schema = __webpack_require__(74826);
// EXTERNAL MODULE: ./src/runtime/store.ts
var store = __webpack_require__(74105);
;// CONCATENATED MODULE: ./src/runtime/git-checkpoint.ts










/** Header, journal and blobs of one run: what a reader holds in memory. */
const LARGEST_CHECKPOINT_BYTES = 64 * 1024 * 1024;
const AUTHOR = "llm-do <llm-do@users.noreply.github.com>";
/** Writes the first commit of a run. No ref points to it yet. */
function writeFirst(git, header, options) {
    const redacted = (0,canonical/* plainJson */.RU)(header, options.redact);
    runtime_header/* runHeader */.jy.parse(redacted);
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
    const { text, blobs } = (0,journal_segment/* encodeSegment */.u)(commit.batch.events, commit.redact);
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
        throw new errors/* LlmDoError */.pW(`The journal of this run (${path}) would hold ${found}, so nothing was stored. Keep the secret out of what the worker reads, and start the run again.`, { code: "store" });
    }
}
function refuseExcess(files, before) {
    const total = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), before);
    if (total <= LARGEST_CHECKPOINT_BYTES)
        return;
    throw new errors/* LlmDoError */.pW(`The journal of this run would grow to ${total} bytes; a run holds at most ${LARGEST_CHECKPOINT_BYTES}. Split the work into several runs, or let tools return less.`, { code: "limit" });
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
        runtime_header/* runHeader */.jy.parse(header);
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
        return (0,journal_segment/* decodeSegment */.U)({ name, text: bytes.toString("utf8"), blobs });
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


/***/ }),

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


/***/ })

};
