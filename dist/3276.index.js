export const id = 3276;
export const ids = [3276];
export const modules = {

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

/***/ 83276:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  filesystemTools: () => (/* binding */ filesystemTools)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/tools/file-diff.ts
var file_diff = __webpack_require__(76909);
// EXTERNAL MODULE: ./src/tools/refusals.ts
var refusals = __webpack_require__(93034);
;// CONCATENATED MODULE: ./src/tools/slice-characters.ts
/** Characters are code points, as Python counts them, so that no surrogate pair is ever cut. */
function countCharacters(text) {
    return sliceCharacters(text, { offset: 0, count: 0 }).total;
}
function sliceCharacters(text, range) {
    const { offset, count } = range;
    let total = 0;
    let start = text.length;
    let end = text.length;
    for (let index = 0; index < text.length; total += 1) {
        if (total === offset)
            start = index;
        if (total === offset + count)
            end = index;
        index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
    }
    const read = Math.max(0, Math.min(count, total - offset));
    return { slice: text.slice(start, end), read, total };
}

// EXTERNAL MODULE: ./src/tools/text-bytes.ts
var text_bytes = __webpack_require__(83706);
;// CONCATENATED MODULE: ./src/tools/file-edit.ts




/** Each of these throws LlmDoError with a sentence for the model when the change cannot be made. */
async function planWrite(target, content) {
    const { path, shown } = await placeOf(target);
    const before = await textBefore(target, path);
    await target.sandbox.checkText(target.path, content);
    const characters = countCharacters(content);
    return {
        written: target.path,
        content,
        summary: `Write ${characters} characters to ${path}`,
        done: `Written ${characters} characters to ${shown}`,
        describe: () => (0,file_diff/* describeChange */.uQ)({ path, before, after: content }),
    };
}
async function planEdit(target, edit) {
    const { path, shown } = await placeOf(target);
    const before = await textBefore(target, path);
    if (before === null)
        throw missing(target, shown);
    const pieces = before.split(edit.oldText);
    const found = pieces.length - 1;
    if (found === 0)
        throw (0,refusals/* refusal */.x5)(`Cannot edit '${shown}': text not found in file`);
    if (found > 1) {
        throw (0,refusals/* refusal */.x5)(`Cannot edit '${shown}': text found ${found} times (must be unique)`);
    }
    const content = pieces.join(edit.newText);
    await target.sandbox.checkText(target.path, content);
    return {
        written: target.path,
        content,
        summary: `Edit ${path}`,
        done: `Edited ${shown}`,
        describe: () => (0,file_diff/* describeChange */.uQ)({ path, before, after: content }),
    };
}
async function planDelete(target) {
    const { path, shown } = await placeOf(target);
    const bytes = await bytesBefore(target, path);
    if (bytes === null)
        throw missing(target, shown);
    return {
        written: target.path,
        content: null,
        summary: `Delete ${path}`,
        done: `Deleted ${shown}`,
        describe: async () => {
            const before = tryDecode(path, bytes);
            if (before === undefined)
                return (0,file_diff/* describeBinaryDeletion */.Fj)(path, bytes);
            return await (0,file_diff/* describeChange */.uQ)({ path, before, after: null });
        },
    };
}
/** For people and requests, the path in the workspace; for the model, as it writes it. */
async function placeOf({ sandbox, path }) {
    return { path: await sandbox.normalize(path), shown: await sandbox.shown(path) };
}
function missing({ sandbox }, shown) {
    return (0,refusals/* refusal */.x5)(`File not found: ${shown}. Paths are ${sandbox.guide}.`);
}
async function bytesBefore(target, path) {
    const onDisk = await target.sandbox.preImage(target.path);
    const pending = target.pending.get(path);
    if (pending === undefined)
        return onDisk;
    return pending === null ? null : new TextEncoder().encode(pending);
}
async function textBefore(target, path) {
    const bytes = await bytesBefore(target, path);
    return bytes === null ? null : (0,text_bytes/* decodeText */.g)(path, bytes);
}
function tryDecode(path, bytes) {
    try {
        return (0,text_bytes/* decodeText */.g)(path, bytes);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/tools/filesystem-policy.ts
var filesystem_policy = __webpack_require__(28039);
// EXTERNAL MODULE: ./src/tools/tool.ts
var tool = __webpack_require__(59601);
// EXTERNAL MODULE: ./src/tools/typed-tool.ts
var typed_tool = __webpack_require__(90410);
;// CONCATENATED MODULE: ./src/tools/file-changes.ts






function filePath(sandbox) {
    return schemas.string().min(1).describe(`Path ${sandbox.guide}`);
}
const NOTHING_PENDING = new Map();
function writeFile({ config, sandbox }) {
    const schema = schemas.strictObject({ path: filePath(sandbox), content: schemas.string() });
    const plan = ({ path, content }, pending) => planWrite({ sandbox, pending, path }, content);
    return (0,typed_tool/* typedTool */.X9)({
        name: "write_file",
        description: "Write a UTF-8 text file: creates missing folders, replaces the whole content.",
        schema,
        effect: () => "workspace",
        judge: ({ path }) => (0,filesystem_policy/* judgeFileChange */.I)({ config, sandbox, tool: "write_file", path }),
        preview: async (input, pending) => previewOf(await plan(input, pending)),
        execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
    });
}
function editFile({ config, sandbox }) {
    const schema = schemas.strictObject({
        path: filePath(sandbox),
        old_text: schemas.string().min(1),
        new_text: schemas.string(),
    });
    const plan = ({ path, old_text, new_text }, pending) => planEdit({ sandbox, pending, path }, { oldText: old_text, newText: new_text });
    return (0,typed_tool/* typedTool */.X9)({
        name: "edit_file",
        description: "Replace one passage of a UTF-8 text file. old_text must occur exactly once, to the character.",
        schema,
        effect: () => "workspace",
        judge: ({ path }) => (0,filesystem_policy/* judgeFileChange */.I)({ config, sandbox, tool: "edit_file", path }),
        preview: async (input, pending) => previewOf(await plan(input, pending)),
        execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
    });
}
function deleteFile({ config, sandbox }) {
    const schema = schemas.strictObject({ path: filePath(sandbox) });
    const plan = ({ path }, pending) => planDelete({ sandbox, pending, path });
    return (0,typed_tool/* typedTool */.X9)({
        name: "delete_file",
        description: "Delete one file.",
        schema,
        effect: () => "workspace",
        judge: ({ path }) => (0,filesystem_policy/* judgeFileChange */.I)({ config, sandbox, tool: "delete_file", path }),
        preview: async (input, pending) => previewOf(await plan(input, pending)),
        execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
    });
}
async function previewOf(edit) {
    return { summary: edit.summary, changes: [await edit.describe()] };
}
function make(sandbox, plan) {
    return answer(() => sandbox.exclusively(async () => {
        const edit = await plan();
        if (edit.content === null)
            await sandbox.delete(edit.written);
        else
            await sandbox.write(edit.written, edit.content);
        return edit.done;
    }));
}
/** What cannot be done is a result for the model; anything else that is thrown is a defect. */
async function answer(work) {
    try {
        return (0,tool/* completed */.so)(await work());
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.pW)
            return (0,tool/* failed */.gz)(error.message);
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/tools/glob.ts
/**
 * Python's `Path.glob` for one path: `**` spans folders (none included), `*`, `?` and `[a-z]` stay
 * within a name, names that begin with a dot are ordinary; `{a,b}` as models write it.
 */
function compileGlob(pattern) {
    const alternatives = expandBraces(pattern).map((one) => one.replace(/^\.?\/+/, "").split("/"));
    return (path) => {
        const names = path.split("/");
        return alternatives.some((parts) => matchSequence(parts, names, isDoubleStar, matchName));
    };
}
const MAX_ALTERNATIVES = 64;
function expandBraces(pattern) {
    let expanded = [pattern];
    for (;;) {
        const next = expanded.flatMap(expandFirstBrace);
        if (next.length === expanded.length || next.length > MAX_ALTERNATIVES)
            return expanded;
        expanded = next;
    }
}
function expandFirstBrace(pattern) {
    const brace = /\{([^{}]*,[^{}]*)\}/.exec(pattern);
    if (brace === null)
        return [pattern];
    const before = pattern.slice(0, brace.index);
    const after = pattern.slice(brace.index + brace[0].length);
    return (brace[1] ?? "").split(",").map((choice) => `${before}${choice}${after}`);
}
const isDoubleStar = (part) => part === "**";
function matchName(pattern, name) {
    if (pattern === "*")
        return true;
    const tokens = pattern.match(/\[!?\]?[^\]]*\]|./gsu) ?? [];
    return matchSequence(tokens, [...name], (token) => token === "*", matchCharacter);
}
function matchCharacter(token, character) {
    if (token === "?")
        return true;
    if (token.length < 3 || !token.startsWith("["))
        return token === character;
    const negated = token[1] === "!";
    const members = [...token.slice(negated ? 2 : 1, -1)];
    return isMember(members, character) !== negated;
}
function isMember(members, character) {
    for (let index = 0; index < members.length; index += 1) {
        const low = members[index] ?? "";
        const high = members[index + 1] === "-" ? members[index + 2] : undefined;
        if (high === undefined ? low === character : low <= character && character <= high)
            return true;
        if (high !== undefined)
            index += 2;
    }
    return false;
}
/**
 * Wildcard matching that goes back to the last wildcard only, so that no pattern takes more than
 * (length of the pattern × length of the items) steps.
 */
function matchSequence(pattern, items, isWildcard, matches) {
    let part = 0;
    let item = 0;
    let retry;
    while (item < items.length) {
        const expected = pattern[part];
        if (expected !== undefined && isWildcard(expected)) {
            retry = { part, item };
            part += 1;
        }
        else if (expected !== undefined && matches(expected, items[item] ?? "")) {
            part += 1;
            item += 1;
        }
        else if (retry !== undefined) {
            retry.item += 1;
            part = retry.part + 1;
            item = retry.item;
        }
        else
            return false;
    }
    return pattern.slice(part).every(isWildcard);
}

;// CONCATENATED MODULE: ./src/tools/filesystem.ts






const MAX_READ_CHARACTERS = 200_000;
const MAX_LISTED_NAMES = 2_000;
/** read_file, list_files, file_info, file_exists, write_file, edit_file and delete_file on one workspace. */
function filesystemTools(toolset) {
    return [readFile, listFiles, fileInfo, fileExists, writeFile, editFile, deleteFile].map((make) => make(toolset));
}
function readFile({ config, sandbox }) {
    return (0,typed_tool/* typedTool */.X9)({
        name: "read_file",
        description: "Read a UTF-8 text file. Returns JSON {content, truncated, total_chars, offset, chars_read}; " +
            "when truncated, go on with offset. Do not read binary files: pass them as attachments.",
        schema: schemas.strictObject({
            path: filePath(sandbox),
            max_chars: schemas.number()
                .int()
                .min(1)
                .default(20_000)
                .describe(`Characters to return, at most ${MAX_READ_CHARACTERS}`),
            offset: schemas.number().int().min(0).default(0).describe("Characters to skip"),
        }),
        effect: () => "none",
        judge: ({ path }) => (0,filesystem_policy/* judgeFilesystemTool */.D)({ config, sandbox, tool: "read_file", path }),
        preview: async ({ path }) => ({
            summary: `Read from ${await sandbox.normalize(path)}`,
            changes: [],
        }),
        execute: ({ path, max_chars, offset }) => answer(async () => {
            const count = Math.min(max_chars, MAX_READ_CHARACTERS);
            const text = await sandbox.read(path);
            const { slice, read, total } = sliceCharacters(text, { offset, count });
            return JSON.stringify({
                content: slice,
                truncated: offset + read < total,
                total_chars: total,
                offset,
                chars_read: read,
            });
        }),
    });
}
function listFiles({ config, sandbox }) {
    const { named, guide } = sandbox;
    return (0,typed_tool/* typedTool */.X9)({
        name: "list_files",
        description: `List files (not folders) below a folder, as a sorted JSON array of paths ${named ? "as other tools take them" : "relative to it"}. ` +
            "In a pattern, `**` spans folders, `*` and `?` stay within a name, {a,b} are alternatives.",
        schema: schemas.strictObject({
            path: schemas.string()
                .default(".")
                .describe(named ? `"." for all, or a folder ${guide}` : `Folder ${guide}`),
            pattern: schemas.string().min(1).max(1_000).default("**/*"),
        }),
        effect: () => "none",
        judge: ({ path }) => (0,filesystem_policy/* judgeFilesystemTool */.D)({ config, sandbox, tool: "list_files", path }),
        preview: async ({ path, pattern }) => ({
            summary: `List files matching ${pattern} in ${(await sandbox.normalize(path)) || "."}`,
            changes: [],
        }),
        execute: ({ path, pattern }) => answer(async () => {
            const matching = (await sandbox.list(path)).filter(compileGlob(pattern));
            const folder = named ? await sandbox.shown(path) : "";
            const found = folder === "" ? matching : matching.map((file) => `${folder}/${file}`);
            const names = JSON.stringify(found.slice(0, MAX_LISTED_NAMES));
            if (found.length <= MAX_LISTED_NAMES)
                return names;
            return (`${names}\nThese are the first ${MAX_LISTED_NAMES} of ${found.length} files. ` +
                "Narrow the path or the pattern to see others.");
        }),
    });
}
function fileInfo({ config, sandbox }) {
    return (0,typed_tool/* typedTool */.X9)({
        name: "file_info",
        description: "Tell what is at a path, as JSON {path, exists, kind, size}; size is in bytes.",
        schema: schemas.strictObject({ path: filePath(sandbox) }),
        effect: () => "none",
        judge: ({ path }) => (0,filesystem_policy/* judgeFilesystemTool */.D)({ config, sandbox, tool: "file_info", path }),
        preview: async ({ path }) => ({
            summary: `Look up ${await sandbox.normalize(path)}`,
            changes: [],
        }),
        execute: ({ path }) => answer(async () => {
            const status = await sandbox.stat(path);
            if (status === undefined) {
                return JSON.stringify({ path: await sandbox.shown(path), exists: false });
            }
            const { kind, size } = status;
            return JSON.stringify({ path: status.path, exists: true, kind, size });
        }),
    });
}
function fileExists({ config, sandbox }) {
    return (0,typed_tool/* typedTool */.X9)({
        name: "file_exists",
        description: "Tell whether there is a file or folder at a path: true or false.",
        schema: schemas.strictObject({ path: filePath(sandbox) }),
        effect: () => "none",
        judge: ({ path }) => (0,filesystem_policy/* judgeFilesystemTool */.D)({ config, sandbox, tool: "file_exists", path }),
        preview: async ({ path }) => ({
            summary: `Look up ${await sandbox.normalize(path)}`,
            changes: [],
        }),
        execute: ({ path }) => answer(async () => String(await sandbox.exists(path))),
    });
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

/***/ 12241:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ overlap),
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   GP: () => (/* binding */ judgeFile),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Mf: () => (/* binding */ relativeTo),
/* harmony export */   OI: () => (/* binding */ strictest),
/* harmony export */   mB: () => (/* binding */ projectScope),
/* harmony export */   o2: () => (/* binding */ visibleFolders),
/* harmony export */   wP: () => (/* binding */ isWhole),
/* harmony export */   x8: () => (/* binding */ workerScope)
/* harmony export */ });
/* unused harmony export WHOLE_WORKSPACE */
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59601);

const WHOLE_WORKSPACE = {
    root: "",
    home: "",
    within: "",
    readonly: false,
    paths: null,
    shared: [],
    approval: { write: null, delete: null },
};
/** Nothing is hidden, refused or asked about: the workspace itself will do. */
function isWhole({ root, within, readonly, paths, shared, approval, }) {
    const silent = approval.write === null && approval.delete === null;
    return (root === "" && within === "" && !readonly && paths === null && shared.length === 0 && silent);
}
/** What the manifest of the project in the folder `home` leaves to every worker; null = the workspace. */
function projectScope(config, home = "") {
    const whole = home === "" ? WHOLE_WORKSPACE : { ...WHOLE_WORKSPACE, home };
    if (config === null)
        return whole;
    const { root, approval } = config;
    const scope = narrow({ ...whole, root, within: root, approval }, config);
    return { ...scope, shared: scope.paths ?? [] };
}
/**
 * What a worker sees: its own named paths, else those of its caller (C10), and always within what the
 * caller was restricted to. For the entry worker, `caller` is the project's scope.
 */
function workerScope(config, caller) {
    return config === null ? caller : narrow(caller, config);
}
function narrow(outer, config) {
    const paths = config.paths === null ? outer.paths : namedPaths(outer.root || outer.home, config.paths);
    const scope = { ...outer, paths, readonly: outer.readonly || config.readonly };
    return config.restrict === null
        ? scope
        : { ...scope, within: restrictTo(scope, config.restrict) };
}
function namedPaths(root, paths) {
    return Object.entries(paths).map(([name, { root: folder, ...path }]) => ({
        ...path,
        name,
        folder: below(root, folder),
    }));
}
/** The folder that `restrict` means to someone who sees `outer`: it can only be inside. */
function restrictTo(outer, restrict) {
    const [first = "", ...rest] = restrict.split("/");
    const named = outer.paths?.find(({ name }) => name === first);
    const folder = named ? below(named.folder, rest.join("/")) : below(outer.root, restrict);
    if (isInside(outer.within, folder))
        return folder;
    return isInside(folder, outer.within) ? outer.within : below(outer.within, restrict);
}
function judgeFile(scope, use) {
    if (!isInside(scope.within, use.file))
        return { kind: "outside" };
    if (isChange(use.access) && scope.readonly)
        return { kind: "read-only" };
    const shared = containing(scope.shared, use.file);
    const own = use.path ? containing([use.path], use.file) : containing(scope.paths ?? [], use.file);
    if (scope.paths !== null && own.length === 0)
        return { kind: "outside" };
    const verdicts = [own, shared].filter(({ length }) => length > 0).map((of) => judge(of, use));
    const refused = verdicts.find(({ kind }) => kind !== "allowed");
    if (refused)
        return refused;
    const said = verdicts.flatMap((verdict) => (verdict.kind === "allowed" ? [verdict] : []));
    const general = isChange(use.access) ? scope.approval[use.access] : null;
    return {
        kind: "allowed",
        approval: strictest([...said.map(({ approval }) => approval), general]),
        maxFileBytes: smallest(said.map(({ maxFileBytes }) => maxFileBytes)),
    };
}
/** Of several paths that hold a file, the innermost one that lets it be used decides. */
function judge(paths, use) {
    const verdicts = paths.map((path) => judgeIn(path, use));
    const [innermost = { kind: "outside" }] = verdicts;
    return verdicts.find(({ kind }) => kind === "allowed") ?? innermost;
}
function judgeIn(path, { file, access }) {
    if (isChange(access) && path.mode === "ro")
        return { kind: "read-only" };
    // Folders have no suffix.
    const { suffixes } = path;
    if (access !== "list" && suffixes !== null && !hasSuffix(file, suffixes)) {
        return { kind: "suffix", suffixes };
    }
    const approval = isChange(access) ? path.write : path.read;
    return { kind: "allowed", approval, maxFileBytes: path.maxFileBytes };
}
function containing(paths, file) {
    return paths
        .filter(({ folder }) => isInside(folder, file))
        .sort((a, b) => b.folder.length - a.folder.length);
}
function isChange(access) {
    return access === "write" || access === "delete";
}
function hasSuffix(file, suffixes) {
    return suffixes.some((suffix) => file.toLowerCase().endsWith(suffix));
}
/** The stricter of what several said; null = nobody said anything. */
function strictest(said) {
    return said.reduce((result, next) => {
        if (result === null || next === null)
            return result ?? next;
        return _tool_js__WEBPACK_IMPORTED_MODULE_0__/* .STRICTNESS */ .th[next] > _tool_js__WEBPACK_IMPORTED_MODULE_0__/* .STRICTNESS */ .th[result] ? next : result;
    }, null);
}
function smallest(limits) {
    const set = limits.filter((limit) => limit !== null);
    return set.length === 0 ? null : Math.min(...set);
}
/** Folders of the workspace that the scope shows, outermost first, none inside another. */
function visibleFolders({ paths, within }) {
    if (paths === null)
        return [within];
    const folders = paths.flatMap(({ folder }) => overlap(folder, within));
    const outermost = folders.filter((folder) => !folders.some((other) => other !== folder && isInside(other, folder)));
    return [...new Set(outermost)].sort();
}
/** The part of a named path that the scope shows, if any. */
function overlap(folder, within) {
    if (isInside(within, folder))
        return [folder];
    return isInside(folder, within) ? [within] : [];
}
function isInside(folder, path) {
    return folder === "" || path === folder || path.startsWith(`${folder}/`);
}
/** Joins two workspace paths; either may be "". */
function below(folder, path) {
    return [folder, path].filter((part) => part !== "").join("/");
}
/** `path` relative to a folder that it is inside of. */
function relativeTo(folder, path) {
    return folder === "" ? path : path.slice(folder.length + 1);
}


/***/ }),

/***/ 59601:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   so: () => (/* binding */ completed),
/* harmony export */   th: () => (/* binding */ STRICTNESS)
/* harmony export */ });
/** The stricter of two answers wins wherever two policies meet. */
const STRICTNESS = { pre_approved: 0, ask: 1, blocked: 2 };
function completed(content) {
    return { status: "completed", content, isError: false };
}
function failed(content) {
    return { status: "completed", content, isError: true };
}


/***/ }),

/***/ 90410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ parseInput),
/* harmony export */   Vq: () => (/* binding */ jsonSchemaOf),
/* harmony export */   X9: () => (/* binding */ typedTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98439);

function typedTool(definition) {
    const { name, description, schema } = definition;
    return {
        name,
        description,
        inputSchema: jsonSchemaOf(schema),
        parse: (raw) => parseInput({ name, schema, raw }),
        effect: (input) => definition.effect(schema.parse(input)),
        judge: (input) => definition.judge(schema.parse(input)),
        preview: async (input, pending) => definition.preview(schema.parse(input), pending),
        execute: async (input, context) => definition.execute(schema.parse(input), context),
    };
}
/** What a model is told of a schema. */
function jsonSchemaOf(schema) {
    const { $schema: _, ...rest } = zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(schema, { io: "input" });
    return rest;
}
/** Validation with a sentence for the model. */
function parseInput(options) {
    const result = options.schema.safeParse(options.raw);
    if (result.success)
        return { ok: true, input: result.data };
    const sentences = result.error.issues.map((issue) => {
        const place = issue.path.length > 0 ? `'${issue.path.join(".")}': ` : "";
        return `${place}${issue.message}.`;
    });
    return { ok: false, message: `Invalid input for ${options.name}. ${sentences.join(" ")}` };
}


/***/ })

};
