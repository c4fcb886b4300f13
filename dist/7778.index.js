export const id = 7778;
export const ids = [7778];
export const modules = {

/***/ 9290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ describeBinaryDeletion),
/* harmony export */   uQ: () => (/* binding */ describeChange)
/* harmony export */ });
/* unused harmony export blobId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
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
    const { structuredPatch } = await __webpack_require__.e(/* import() */ 4023).then(__webpack_require__.bind(__webpack_require__, 4023));
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

/***/ 7778:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  filesystemTools: () => (/* binding */ filesystemTools)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(2047);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/tools/file-diff.ts
var file_diff = __webpack_require__(9290);
// EXTERNAL MODULE: ./src/tools/refusals.ts
var refusals = __webpack_require__(3034);
// EXTERNAL MODULE: ./src/tools/regular-file.ts
var regular_file = __webpack_require__(5906);
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

;// CONCATENATED MODULE: ./src/tools/file-edit.ts




/** Each of these throws LlmDoError with a sentence for the model when the change cannot be made. */
async function planWrite(target, content) {
    const path = target.sandbox.normalize(target.path);
    const before = await textBefore(target, path);
    target.sandbox.checkText(path, content);
    const characters = countCharacters(content);
    return {
        path,
        content,
        summary: `Write ${characters} characters to ${path}`,
        done: `Written ${characters} characters to ${path}`,
        describe: () => (0,file_diff/* describeChange */.uQ)({ path, before, after: content }),
    };
}
async function planEdit(target, edit) {
    const path = target.sandbox.normalize(target.path);
    const before = await textBefore(target, path);
    if (before === null)
        throw (0,refusals/* notFound */.mX)(path);
    const pieces = before.split(edit.oldText);
    const found = pieces.length - 1;
    if (found === 0)
        throw (0,refusals/* refusal */.x5)(`Cannot edit '${path}': text not found in file`);
    if (found > 1) {
        throw (0,refusals/* refusal */.x5)(`Cannot edit '${path}': text found ${found} times (must be unique)`);
    }
    const content = pieces.join(edit.newText);
    target.sandbox.checkText(path, content);
    return {
        path,
        content,
        summary: `Edit ${path}`,
        done: `Edited ${path}`,
        describe: () => (0,file_diff/* describeChange */.uQ)({ path, before, after: content }),
    };
}
async function planDelete(target) {
    const path = target.sandbox.normalize(target.path);
    const bytes = await bytesBefore(target, path);
    if (bytes === null)
        throw (0,refusals/* notFound */.mX)(path);
    return {
        path,
        content: null,
        summary: `Delete ${path}`,
        done: `Deleted ${path}`,
        describe: async () => {
            const before = tryDecode(path, bytes);
            if (before === undefined)
                return (0,file_diff/* describeBinaryDeletion */.Fj)(path, bytes);
            return await (0,file_diff/* describeChange */.uQ)({ path, before, after: null });
        },
    };
}
async function bytesBefore(target, path) {
    const onDisk = await target.sandbox.preImage(path);
    const pending = target.pending.get(path);
    if (pending === undefined)
        return onDisk;
    return pending === null ? null : Buffer.from(pending);
}
async function textBefore(target, path) {
    const bytes = await bytesBefore(target, path);
    return bytes === null ? null : (0,regular_file/* decodeText */.g7)(path, bytes);
}
function tryDecode(path, bytes) {
    try {
        return (0,regular_file/* decodeText */.g7)(path, bytes);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./src/tools/protected-path.ts
var protected_path = __webpack_require__(8237);
// EXTERNAL MODULE: ./src/tools/tool.ts
var tool = __webpack_require__(9601);
;// CONCATENATED MODULE: ./src/tools/filesystem-policy.ts


const DEFAULTS = {
    read_file: "pre_approved",
    list_files: "pre_approved",
    file_info: "pre_approved",
    write_file: "ask",
    edit_file: "ask",
    delete_file: "ask",
};
const FILESYSTEM_TOOLS = Object.keys(DEFAULTS);
/** What the worker's settings, or else the defaults, say about a tool. */
function judgeFilesystemTool(config, tool) {
    const configured = config.approvals[tool];
    const approval = configured ?? DEFAULTS[tool];
    if (approval === "blocked")
        return { approval, reason: blockedSentence(config, tool) };
    const verb = approval === "ask" ? "asks" : "is pre-approved";
    const source = configured === undefined ? "by default" : "by the worker's filesystem settings";
    return { approval, reason: `${tool} ${verb} ${source}.` };
}
/** The same for a change of `path`, which is at least asked where the path is protected. */
function judgeFileChange(change) {
    const judgement = judgeFilesystemTool(change.config, change.tool);
    if (tool/* STRICTNESS */.th[judgement.approval] >= tool/* STRICTNESS */.th.ask)
        return judgement;
    if (!decidesLaterRuns(change))
        return judgement;
    const reason = `'${change.path}' decides what later runs may do: changing it always asks.`;
    return { approval: "ask", reason };
}
function decidesLaterRuns(change) {
    try {
        return (0,protected_path/* isProtectedPath */.W)(change.sandbox.normalize(change.path));
    }
    catch {
        // Not a path of the workspace: preview and execution say so; nothing is let through here.
        return true;
    }
}
function blockedSentence(config, tool) {
    const allowed = FILESYSTEM_TOOLS.filter((name) => (config.approvals[name] ?? DEFAULTS[name]) !== "blocked");
    const rest = allowed.length > 0 ? `Allowed: ${allowed.join(", ")}.` : "No file tool is allowed.";
    return `${tool} is blocked by the worker's filesystem settings. ${rest}`;
}

// EXTERNAL MODULE: ./src/tools/typed-tool.ts
var typed_tool = __webpack_require__(410);
;// CONCATENATED MODULE: ./src/tools/file-changes.ts






const filePath = schemas/* string */.YjP().min(1).describe("Path relative to the workspace root");
const NOTHING_PENDING = new Map();
function writeFile({ config, sandbox }) {
    const schema = schemas/* strictObject */.rej({ path: filePath, content: schemas/* string */.YjP() });
    const plan = ({ path, content }, pending) => planWrite({ sandbox, pending, path }, content);
    return (0,typed_tool/* typedTool */.X)({
        name: "write_file",
        description: "Write a UTF-8 text file: creates missing folders, replaces the whole content.",
        schema,
        effect: () => "workspace",
        judge: ({ path }) => judgeFileChange({ config, sandbox, tool: "write_file", path }),
        preview: async (input, pending) => previewOf(await plan(input, pending)),
        execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
    });
}
function editFile({ config, sandbox }) {
    const schema = schemas/* strictObject */.rej({
        path: filePath,
        old_text: schemas/* string */.YjP().min(1),
        new_text: schemas/* string */.YjP(),
    });
    const plan = ({ path, old_text, new_text }, pending) => planEdit({ sandbox, pending, path }, { oldText: old_text, newText: new_text });
    return (0,typed_tool/* typedTool */.X)({
        name: "edit_file",
        description: "Replace one passage of a UTF-8 text file. old_text must occur exactly once, to the character.",
        schema,
        effect: () => "workspace",
        judge: ({ path }) => judgeFileChange({ config, sandbox, tool: "edit_file", path }),
        preview: async (input, pending) => previewOf(await plan(input, pending)),
        execute: (input) => make(sandbox, () => plan(input, NOTHING_PENDING)),
    });
}
function deleteFile({ config, sandbox }) {
    const schema = schemas/* strictObject */.rej({ path: filePath });
    const plan = ({ path }, pending) => planDelete({ sandbox, pending, path });
    return (0,typed_tool/* typedTool */.X)({
        name: "delete_file",
        description: "Delete one file.",
        schema,
        effect: () => "workspace",
        judge: ({ path }) => judgeFileChange({ config, sandbox, tool: "delete_file", path }),
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
            await sandbox.delete(edit.path);
        else
            await sandbox.writeText(edit.path, edit.content);
        return edit.done;
    }));
}
/** What cannot be done is a result for the model; anything else that is thrown is a defect. */
async function answer(work) {
    try {
        return (0,tool/* completed */.so)(await work());
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.p)
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
/** read_file, list_files, file_info, write_file, edit_file and delete_file on one workspace. */
function filesystemTools(toolset) {
    return [readFile, listFiles, fileInfo, writeFile, editFile, deleteFile].map((make) => make(toolset));
}
function readFile({ config, sandbox }) {
    return (0,typed_tool/* typedTool */.X)({
        name: "read_file",
        description: "Read a UTF-8 text file. Returns JSON {content, truncated, total_chars, offset, chars_read}; " +
            "when truncated, go on with offset. Do not read binary files: pass them as attachments.",
        schema: schemas/* strictObject */.rej({
            path: filePath,
            max_chars: schemas/* number */.aig()
                .int()
                .min(1)
                .default(20_000)
                .describe(`Characters to return, at most ${MAX_READ_CHARACTERS}`),
            offset: schemas/* number */.aig().int().min(0).default(0).describe("Characters to skip"),
        }),
        effect: () => "none",
        judge: () => judgeFilesystemTool(config, "read_file"),
        preview: async ({ path }) => ({ summary: `Read from ${sandbox.normalize(path)}`, changes: [] }),
        execute: ({ path, max_chars, offset }) => answer(async () => {
            const count = Math.min(max_chars, MAX_READ_CHARACTERS);
            const text = await sandbox.readText(path);
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
    return (0,typed_tool/* typedTool */.X)({
        name: "list_files",
        description: "List files (not folders) below a folder, as a sorted JSON array of paths relative to it. " +
            "In a pattern, `**` spans folders, `*` and `?` stay within a name, {a,b} are alternatives.",
        schema: schemas/* strictObject */.rej({
            path: schemas/* string */.YjP().default(".").describe("Folder relative to the workspace root"),
            pattern: schemas/* string */.YjP().min(1).max(1_000).default("**/*"),
        }),
        effect: () => "none",
        judge: () => judgeFilesystemTool(config, "list_files"),
        preview: async ({ path, pattern }) => ({
            summary: `List files matching ${pattern} in ${sandbox.normalize(path) || "."}`,
            changes: [],
        }),
        execute: ({ path, pattern }) => answer(async () => {
            const found = (await sandbox.list(path)).filter(compileGlob(pattern));
            const names = JSON.stringify(found.slice(0, MAX_LISTED_NAMES));
            if (found.length <= MAX_LISTED_NAMES)
                return names;
            return (`${names}\nThese are the first ${MAX_LISTED_NAMES} of ${found.length} files. ` +
                "Narrow the path or the pattern to see others.");
        }),
    });
}
function fileInfo({ config, sandbox }) {
    return (0,typed_tool/* typedTool */.X)({
        name: "file_info",
        description: "Tell what is at a path, as JSON {path, exists, kind, size}; size is in bytes.",
        schema: schemas/* strictObject */.rej({ path: filePath }),
        effect: () => "none",
        judge: () => judgeFilesystemTool(config, "file_info"),
        preview: async ({ path }) => ({ summary: `Look up ${sandbox.normalize(path)}`, changes: [] }),
        execute: ({ path }) => answer(async () => {
            const status = await sandbox.stat(path);
            if (status === undefined) {
                return JSON.stringify({ path: sandbox.normalize(path), exists: false });
            }
            const { kind, size } = status;
            return JSON.stringify({ path: status.path, exists: true, kind, size });
        }),
    });
}


/***/ }),

/***/ 8237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isProtectedPath)
/* harmony export */ });
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5100);

const MANIFEST = /^(project\.ya?ml|program\.ya?ml|workshop\.ya?ml|\.golem-forge\.json)$/;
const MANIFEST_FAMILY = /^golem-forge\.config\./;
/** Code that a worker brings: at the root, and beside the workers in their folders. */
const PROJECT_CODE = /^tools(\.(ts|js|py))?$/;
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
    if (file.endsWith(".worker"))
        return true;
    return MANIFEST.test(file) || MANIFEST_FAMILY.test(file);
}
/** Of `tools.py`, `tools/x`, `workers/tools/x` and `workers/a/tools.py`; ordinary `src/tools/x` is not. */
function isProjectCode(names) {
    const [first = ""] = names;
    return (WORKER_FOLDERS.has(first) ? names : [first]).some((name) => PROJECT_CODE.test(name));
}


/***/ }),

/***/ 410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ typedTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8439);

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
function jsonSchemaOf(schema) {
    const { $schema: _, ...rest } = zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(schema, { io: "input" });
    return rest;
}
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
