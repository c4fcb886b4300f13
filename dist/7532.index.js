export const id = 7532;
export const ids = [7532];
export const modules = {

/***/ 67532:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attachmentBlocks: () => (/* binding */ attachmentBlocks)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/tools/attachment-policy.ts
var attachment_policy = __webpack_require__(98333);
// EXTERNAL MODULE: ./src/tools/shared-files.ts
var shared_files = __webpack_require__(20860);
;// CONCATENATED MODULE: ./src/runtime/media-type.ts
/** Leading bytes: an extension may lie, and a provider refuses an image that is none. */
const SIGNATURES = [
    ["image/png", /^\x89PNG\r\n\x1a\n/],
    ["image/jpeg", /^\xff\xd8\xff/],
    ["image/gif", /^GIF8[79]a/],
    ["image/webp", /^RIFF[\s\S]{4}WEBP/],
    ["application/pdf", /^%PDF-/],
];
/** Of files that no model takes, for messages. */
const OTHERS = {
    docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    zip: "application/zip",
    mp3: "audio/mpeg",
    wav: "audio/wav",
    mp4: "video/mp4",
};
/** `image/png`, `application/pdf`, …; `text/plain` for whatever is UTF-8; else by extension. */
function mediaTypeOf(bytes, path) {
    const start = bytes.subarray(0, 16).toString("latin1");
    const found = SIGNATURES.find(([, signature]) => signature.test(start));
    if (found)
        return found[0];
    if (isText(bytes))
        return "text/plain";
    const extension = path.split(".").at(-1)?.toLowerCase() ?? "";
    const known = Object.hasOwn(OTHERS, extension) ? OTHERS[extension] : undefined;
    return known ?? "application/octet-stream";
}
function isText(bytes) {
    if (bytes.includes(0))
        return false;
    try {
        new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/runtime/attachments.ts




/**
 * What a worker was given besides its input, as its model sees it. Record or return: a resumed run sees the
 * bytes of the first time. Policies are enforced here, whoever calls (spec/dialects.md F95, C33).
 */
async function attachmentBlocks(run, frame) {
    const recorded = run.journal.state.attachments.get(frame.key);
    if (recorded)
        return { kind: "blocks", blocks: recorded.files.map(blockOf) };
    await run.workspace.ready();
    try {
        const files = await readAll(run, frame);
        run.journal.append({ type: "attachments_read", key: frame.key, files });
        return { kind: "blocks", blocks: files.map(blockOf) };
    }
    catch (error) {
        if (!(error instanceof errors/* LlmDoError */.pW))
            throw error;
        return { kind: "problem", message: error.message };
    }
}
async function readAll(run, frame) {
    const { worker, caller } = frame;
    const paths = [...new Set(frame.attachments)];
    // What a person gives at the start is theirs to give; a worker gives only what it can see itself.
    const sandbox = await run.sandboxOf(caller ?? null);
    const found = [];
    for (const path of paths) {
        const status = await sandbox.stat(path);
        if (status?.kind !== "file")
            throw refused((0,shared_files/* missing */.LO)(path, status !== undefined));
        found.push({ path, bytes: status.size });
    }
    const policies = [worker, ...(caller?.worker.attachments.declared ? [caller.worker] : [])];
    for (const { name, attachments: policy } of policies) {
        const problem = (0,attachment_policy/* attachmentProblem */.z)(found, { policy, worker: name });
        if (problem)
            throw refused(problem);
    }
    const files = [];
    for (const path of paths)
        files.push(await read(run, { path, sandbox }));
    const model = await run.modelOf(frame);
    checkModel(files, model);
    return files;
}
async function read(run, { path, sandbox }) {
    const bytes = Buffer.from(await sandbox.readBinary(path));
    const mediaType = mediaTypeOf(bytes, path);
    const isText = mediaType.startsWith("text/");
    // A few leading bytes make an image or a PDF of any text, where nothing can be masked.
    if (!isText && holdsSecret(run, bytes)) {
        throw refused(`The attachment ${path} holds the value of a secret, so it is not sent.`);
    }
    const data = isText ? run.redact(bytes.toString("utf8")) : bytes.toString("base64");
    return { path, mediaType, bytes: bytes.length, data };
}
function holdsSecret(run, bytes) {
    return ["utf8", "utf16le"].some((encoding) => {
        const text = bytes.toString(encoding);
        return run.redact(text) !== text;
    });
}
/** Throws LlmDoError for what the model cannot take, before anything is sent. */
function checkModel(files, { id, capabilities }) {
    const media = files.filter(({ mediaType }) => !mediaType.startsWith("text/"));
    for (const { path, mediaType, bytes } of media) {
        if (!capabilities.media.includes(mediaType)) {
            const takes = ["text", ...capabilities.media].join(", ");
            throw refused(`Model '${id}' cannot take the attachment ${path} (${mediaType}). It takes: ${takes}.`);
        }
        const most = capabilities.limits?.imageBytes;
        if (most !== undefined && mediaType.startsWith("image/") && bytes > most) {
            throw refused(`The image ${path} has ${bytes} bytes; model '${id}' takes images of at most ${most} bytes. Attach a smaller one.`);
        }
    }
    const total = media.reduce((sum, { bytes }) => sum + bytes, 0);
    const most = capabilities.limits?.mediaBytes;
    if (most !== undefined && total > most) {
        throw refused(`The attachments have ${total} bytes together; one request to model '${id}' holds at most ${most} bytes of them. Attach fewer or smaller files.`);
    }
}
function blockOf({ path, mediaType, data }) {
    if (!mediaType.startsWith("text/"))
        return { type: "media", mediaType, name: path, data };
    return { type: "text", text: `Attached file '${path}':\n\n${data}` };
}
function refused(message) {
    return new errors/* LlmDoError */.pW(message, { code: "usage" });
}


/***/ }),

/***/ 98333:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ attachmentDescription),
/* harmony export */   z: () => (/* binding */ attachmentProblem)
/* harmony export */ });
/**
 * Why a worker may not be given these files, or null when it may (spec/dialects.md F95). `worker` is whose
 * policy it is: the callee's always counts, the caller's where it is declared (C33).
 */
function attachmentProblem(files, { policy, worker }) {
    const { maxAttachments, maxTotalBytes, allowedSuffixes, deniedSuffixes } = policy;
    const violation = (what) => `Attachment policy violation: ${what} (attachment_policy of worker '${worker}').`;
    if (files.length > maxAttachments) {
        return violation(`up to ${maxAttachments} attachment(s) allowed but ${files.length} provided`);
    }
    for (const { path } of files) {
        const suffix = suffixOf(path);
        const shown = suffix === "" ? "no extension" : suffix;
        if (allowedSuffixes.length > 0 && !allowedSuffixes.includes(suffix)) {
            return violation(`${path} (${shown}) not in allowed list: ${allowedSuffixes.join(", ")}`);
        }
        if (deniedSuffixes.includes(suffix))
            return violation(`${path} extension ${shown} is denied`);
    }
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > maxTotalBytes) {
        return violation(`total size ${total} bytes exceeds limit of ${maxTotalBytes} bytes`);
    }
    return null;
}
/** For the parameter that a model sees: `File paths to attach (allowed: .pdf) (max 1)` (§2.2). */
function attachmentDescription(policy) {
    const { allowedSuffixes, deniedSuffixes, maxAttachments } = policy;
    const allowed = allowedSuffixes.length > 0 ? ` (allowed: ${allowedSuffixes.join(", ")})` : "";
    const denied = deniedSuffixes.length > 0 ? ` (not: ${deniedSuffixes.join(", ")})` : "";
    return `File paths to attach${allowed}${denied} (max ${maxAttachments})`;
}
/** As Python has it: the last dot and what follows, lower-case; "" for `.env` and `Makefile`. */
function suffixOf(path) {
    const name = path.split("/").at(-1) ?? "";
    const dot = name.lastIndexOf(".");
    return dot > 0 && dot < name.length - 1 ? name.slice(dot).toLowerCase() : "";
}


/***/ }),

/***/ 76909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ describeBinaryDeletion),
/* harmony export */   uQ: () => (/* binding */ describeChange),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** What git would name this content: sha1 of "blob <length>\0" and the bytes. */
function blobId(content) {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
/** Beyond this many changed lines the diff is "all old lines out, all new lines in". */
const MAX_EDIT_LENGTH = 4_000;
/** The change from one text to another; null = the file does not exist on that side. */
async function describeChange(change) {
    const { path, before, after } = change;
    const hunks = await findHunks(before ?? "", after ?? "");
    return {
        path,
        before: before === null ? null : blobId(before),
        after: after === null ? null : blobId(after),
        content: after,
        diff: before === after ? "" : formatDiff(change, hunks),
        line: before === null ? null : firstChangedLine(hunks, before),
    };
}
/** The deletion of a file that is not text. */
function describeBinaryDeletion(path, bytes) {
    const diff = `Binary files a/${path} and /dev/null differ\n`;
    return { path, before: blobId(bytes), after: null, content: null, diff, line: 1 };
}
async function findHunks(before, after) {
    const { structuredPatch } = await __webpack_require__.e(/* import() */ 4023).then(__webpack_require__.bind(__webpack_require__, 44023));
    const options = { context: 3, maxEditLength: MAX_EDIT_LENGTH };
    const patch = structuredPatch("", "", before, after, undefined, undefined, options);
    return patch?.hunks ?? [replaceAll(before, after)];
}
function replaceAll(before, after) {
    const removed = markLines("-", before);
    const added = markLines("+", after);
    const countOf = (lines) => lines.filter((line) => !line.startsWith("\\")).length;
    return {
        oldStart: 1,
        oldLines: countOf(removed),
        newStart: 1,
        newLines: countOf(added),
        lines: [...removed, ...added],
    };
}
function markLines(marker, text) {
    if (text === "")
        return [];
    const isComplete = text.endsWith("\n");
    const lines = (isComplete ? text.slice(0, -1) : text).split("\n");
    const marked = lines.map((line) => `${marker}${line}`);
    return isComplete ? marked : [...marked, "\\ No newline at end of file"];
}
function formatDiff(change, hunks) {
    const from = change.before === null ? "/dev/null" : `a/${change.path}`;
    const to = change.after === null ? "/dev/null" : `b/${change.path}`;
    const blocks = hunks.map((hunk) => [formatRanges(hunk), ...hunk.lines].join("\n"));
    return `${[`--- ${from}`, `+++ ${to}`, ...blocks].join("\n")}\n`;
}
/** As GNU diff writes them: an empty side counts from the line before it. */
function formatRanges(hunk) {
    const range = (start, lines) => {
        if (lines === 1)
            return `${start}`;
        return lines === 0 ? `${start - 1},0` : `${start},${lines}`;
    };
    return `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@`;
}
function firstChangedLine(hunks, before) {
    const [first] = hunks;
    if (first === undefined)
        return null;
    const unchanged = first.lines.findIndex((line) => !line.startsWith(" "));
    const line = first.oldStart + Math.max(0, unchanged);
    const lastLine = before.split("\n").length - (before.endsWith("\n") ? 1 : 0);
    return Math.max(1, Math.min(line, lastLine));
}


/***/ }),

/***/ 28039:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ judgeFilesystemTool),
/* harmony export */   I: () => (/* binding */ judgeFileChange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _protected_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8237);
/* harmony import */ var _sandbox_scope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12241);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59601);




const TOOLS = {
    read_file: { access: "read", approval: "pre_approved" },
    list_files: { access: "list", approval: "pre_approved" },
    file_info: { access: "list", approval: "pre_approved" },
    file_exists: { access: "list", approval: "pre_approved" },
    write_file: { access: "write", approval: "ask" },
    edit_file: { access: "write", approval: "ask" },
    delete_file: { access: "delete", approval: "ask" },
};
const FILESYSTEM_TOOLS = Object.keys(TOOLS);
/**
 * What the worker's settings and its sandbox say about a call, the stricter of the two, or else the
 * tool's default. A path that the sandbox does not show is blocked.
 */
async function judgeFilesystemTool(use) {
    const { config, tool } = use;
    const configured = config.approvals[tool] ?? null;
    if (configured === "blocked") {
        return { approval: configured, reason: blockedSentence(config, tool) };
    }
    const permission = await permissionFor(use);
    if (!permission.allowed)
        return { approval: "blocked", reason: permission.reason };
    const said = (0,_sandbox_scope_js__WEBPACK_IMPORTED_MODULE_2__/* .strictest */ .OI)([configured, permission.approval]);
    if (said === "blocked") {
        return { approval: said, reason: `${tool} is blocked for '${use.path}' by the sandbox.` };
    }
    const approval = said ?? TOOLS[tool].approval;
    const verb = approval === "ask" ? "asks" : "is pre-approved";
    return { approval, reason: `${tool} ${verb} ${sourceOf(said, configured)}.` };
}
/** The same for a change, which is at least asked where the path is protected. */
async function judgeFileChange(change) {
    const judgement = await judgeFilesystemTool(change);
    if (_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .STRICTNESS */ .th[judgement.approval] >= _tool_js__WEBPACK_IMPORTED_MODULE_3__/* .STRICTNESS */ .th.ask)
        return judgement;
    if (!(await decidesLaterRuns(change)))
        return judgement;
    const reason = `'${change.path}' decides what later runs may do: changing it always asks.`;
    return { approval: "ask", reason };
}
/** Of a path that nothing can be at, preview and execution say so. */
async function permissionFor({ sandbox, path, tool }) {
    try {
        return await sandbox.permits(path, TOOLS[tool].access);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW)
            return { allowed: true, approval: null };
        throw error;
    }
}
async function decidesLaterRuns(change) {
    try {
        return (0,_protected_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isProtectedPath */ .W)(await change.sandbox.normalize(change.path));
    }
    catch {
        // Not a path of the workspace: preview and execution say so; nothing is let through here.
        return true;
    }
}
function sourceOf(said, configured) {
    if (said === null)
        return "by default";
    return said === configured
        ? "by the worker's filesystem settings"
        : "by the settings of the sandbox";
}
function blockedSentence(config, tool) {
    const allowed = FILESYSTEM_TOOLS.filter((name) => (config.approvals[name] ?? TOOLS[name].approval) !== "blocked");
    const rest = allowed.length > 0 ? `Allowed: ${allowed.join(", ")}.` : "No file tool is allowed.";
    return `${tool} is blocked by the worker's filesystem settings. ${rest}`;
}


/***/ }),

/***/ 8237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isProtectedPath)
/* harmony export */ });
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65100);

const MANIFEST = /^((project|lib)\.ya?ml|llm-do\.lock|program\.ya?ml|workshop\.ya?ml|\.golem-forge\.json)$/;
const MANIFEST_FAMILY = /^golem-forge\.config\./;
/** Code that a worker brings: at the root, and beside the workers in their folders. */
const PROJECT_CODE = /^(toolsets|tools(\.([cm]?[jt]s|py))?)$/;
/** Part of the instructions of workers. */
const TEMPLATE = /\.(jinja2?|j2)$/;
const WORKER_FOLDERS = new Set(["workers", ".workers"]);
const CODEOWNERS_FOLDERS = new Set(["", "docs", ".github"]);
/**
 * True for files that decide what later runs may do (workflows, owners, workers, manifests, project
 * code): changing one is always asked, whatever the worker's own settings say.
 * `path` is relative to the workspace; case and look-alike characters make no difference.
 */
function isProtectedPath(path) {
    const names = path.split("/").map(_workspace_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldName */ .zN);
    const file = names.at(-1) ?? "";
    const folders = names.slice(0, -1);
    if (names[0] === ".github" || folders.includes(".llm-do") || isProjectCode(names))
        return true;
    if (file === "codeowners")
        return CODEOWNERS_FOLDERS.has(folders.join("/"));
    if (file.endsWith(".worker") || file === "workers.py")
        return true;
    if (TEMPLATE.test(file) && folders.includes("templates"))
        return true;
    return MANIFEST.test(file) || MANIFEST_FAMILY.test(file);
}
/** Of `tools.py`, `tools/x`, `workers/tools/x` and `workers/a/tools.py`; ordinary `src/tools/x` is not. */
function isProjectCode(names) {
    const [first = ""] = names;
    return (WORKER_FOLDERS.has(first) ? names : [first]).some((name) => PROJECT_CODE.test(name));
}


/***/ }),

/***/ 20860:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   Nt: () => (/* binding */ sharedFiles),
/* harmony export */   R1: () => (/* binding */ sharing),
/* harmony export */   qu: () => (/* binding */ judgeSharing)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _attachment_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98333);
/* harmony import */ var _file_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76909);
/* harmony import */ var _filesystem_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28039);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59601);





/**
 * The files of a call that shares them, each with its size and content, for whoever approves it.
 * Throws LlmDoError "usage" with a sentence for the model when the call cannot be made.
 */
async function sharedFiles(paths, sharing) {
    const { caller, callee, sandbox } = sharing;
    const found = [];
    for (const path of new Set(paths)) {
        const status = await sandbox.stat(path);
        if (status?.kind !== "file")
            throw refused(missing(path, status !== undefined));
        found.push({ path, bytes: status.size });
    }
    const bound = [...(callee ? [callee] : []), ...(caller.attachments.declared ? [caller] : [])];
    // Before anything is read: the policy says how much may be.
    for (const { name, attachments: policy } of bound) {
        const problem = (0,_attachment_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .attachmentProblem */ .z)(found, { policy, worker: name });
        if (problem)
            throw refused(problem);
    }
    const files = [];
    for (const { path } of found) {
        const content = await sandbox.readBinary(path);
        files.push({ path, digest: (0,_file_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .blobId */ .zA)(content), bytes: content.length });
    }
    return files;
}
/** Giving a file away is reading it: what the caller may not read unasked, it may not share unasked. */
async function judgeSharing(judgement, shared) {
    const { caller, sandbox } = shared;
    const config = caller.filesystem ?? { approvals: {} };
    let strictest = judgement;
    for (const path of shared.paths) {
        const reading = await (0,_filesystem_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeFilesystemTool */ .D)({ config, sandbox, tool: "read_file", path });
        if (_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .STRICTNESS */ .th[reading.approval] <= _tool_js__WEBPACK_IMPORTED_MODULE_3__/* .STRICTNESS */ .th[strictest.approval])
            continue;
        strictest = { ...reading, reason: `it shares '${path}': ${reading.reason}` };
    }
    return strictest;
}
/** `sharing input/deck.pdf (12,345 bytes)`, `sharing 5 files (12,345 bytes)`. */
function sharing(files) {
    const [first, ...others] = files;
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0).toLocaleString("en-US");
    const what = first && others.length === 0 ? first.path : `${files.length} files`;
    return `sharing ${what} (${bytes} bytes)`;
}
/** Why a path names nothing that can be attached. */
function missing(path, exists) {
    return exists ? `Attachment is not a file: ${path}` : `Attachment not found: ${path}`;
}
function refused(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(message, { code: "usage" });
}


/***/ })

};
