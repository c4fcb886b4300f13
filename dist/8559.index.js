export const id = 8559;
export const ids = [8559];
export const modules = {

/***/ 2340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ mergeTrees),
/* harmony export */   Zh: () => (/* binding */ writeBlob),
/* harmony export */   g7: () => (/* binding */ treeOf),
/* harmony export */   j_: () => (/* binding */ diffTrees),
/* harmony export */   nf: () => (/* binding */ editTree),
/* harmony export */   rV: () => (/* binding */ writeCommit),
/* harmony export */   tW: () => (/* binding */ BOT_EMAIL)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83916);




const ABSENT = "0".repeat(40);
/**
 * Id of `treeish` with these paths as given, written by a private index: git itself then refuses
 * paths (`.git/…`) and objects (missing ones) that a tree must not hold.
 */
async function editTree(git, treeish, edits) {
    if (edits.length === 0)
        return treeOf(git, treeish);
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "llm-do-index-"));
    try {
        const index = git.at({ indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "index") });
        await index.run(["read-tree", treeish]);
        // Deletions first: a file may take the place of a folder, and a folder that of a file.
        const ordered = [...edits].sort((a, b) => Number(a.oid !== null) - Number(b.oid !== null));
        const input = ordered.map(indexLine).join("");
        const { stderr } = await index.run(["update-index", "-z", "--index-info"], { input });
        // Git says so and goes on; a result that silently lacks a file would be a lie.
        const ignored = /^Ignoring path (.*)$/m.exec(stderr)?.[1];
        if (ignored !== undefined)
            throw unfit(ignored);
        return (await index.run(["write-tree"])).stdout.trim();
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
function unfit(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .LlmDoError */ .pW(`"${path}" cannot be committed: git refuses a file of that name. Delete or rename it, and run again.`, { code: "store" });
}
/** https://git-scm.com/docs/git-update-index#_using_index_info */
function indexLine({ path, mode, oid }) {
    return oid === null ? `0 ${ABSENT}\t${path}\0` : `${mode} ${oid}\t${path}\0`;
}
async function treeOf(git, treeish) {
    return (await git.run(["rev-parse", "--verify", `${treeish}^{tree}`])).stdout.trim();
}
async function writeBlob(git, content) {
    const { stdout } = await git.run(["hash-object", "-w", "--stdin"], { input: content });
    return stdout.trim();
}
/** What differs from `before` to `after`, file by file; a rename is a deletion and an addition. */
async function diffTrees(git, { before, after, path }) {
    const limit = path === undefined ? [] : ["--", path];
    const args = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames"];
    const { stdout } = await git.run([...args, before, after, ...limit]);
    const tokens = stdout.split("\0");
    const differences = [];
    for (let at = 0; at + 1 < tokens.length; at += 2) {
        const [mode = "", newMode = "", oid = "", newOid = ""] = (tokens[at] ?? "").slice(1).split(" ");
        differences.push({
            path: tokens[at + 1] ?? "",
            before: oid === ABSENT ? null : { mode, oid },
            after: newOid === ABSENT ? null : { mode: newMode, oid: newOid },
        });
    }
    return differences;
}
/**
 * Three-way merge of trees. `git merge-tree` takes its base from history, and `--merge-base` is younger
 * than the oldest git that we run on, so three commits are made up that no ref will ever name.
 * https://git-scm.com/docs/git-merge-tree
 */
async function mergeTrees(git, trees) {
    const { before, ours, theirs } = trees;
    if (before === theirs || ours === theirs)
        return { status: "merged", tree: ours };
    if (before === ours)
        return { status: "merged", tree: theirs };
    const base = await writeCommit(git, { tree: before, parents: [], message: "before" });
    const [one, other] = await Promise.all([
        writeCommit(git, { tree: ours, parents: [base], message: "ours" }),
        writeCommit(git, { tree: theirs, parents: [base], message: "theirs" }),
    ]);
    const args = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", one, other];
    const { stdout, exitCode } = await git.run(args, { allowExitCodes: [1] });
    const [tree = "", ...paths] = stdout.split("\0").filter((part) => part !== "");
    if (exitCode === 0)
        return { status: "merged", tree };
    return { status: "conflict", paths: [...new Set(paths)].sort() };
}
/** https://api.github.com/users/github-actions%5Bbot%5D */
const BOT_EMAIL = "41898282+github-actions[bot]@users.noreply.github.com";
/** Writes a commit of the bot's. No ref points to it yet. */
async function writeCommit(git, { tree, parents, message }) {
    const stamp = `github-actions[bot] <${BOT_EMAIL}> ${Math.floor(Date.now() / 1000)} +0000`;
    const lines = [
        `tree ${tree}`,
        ...parents.map((parent) => `parent ${parent}`),
        `author ${stamp}`,
        `committer ${stamp}`,
        "",
        `${message.replaceAll("\0", "").trim()}\n`,
    ];
    const args = ["hash-object", "-t", "commit", "-w", "--stdin"];
    return (await git.run(args, { input: lines.join("\n") })).stdout.trim();
}


/***/ }),

/***/ 96196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ collisions),
/* harmony export */   i: () => (/* binding */ overlayEdits)
/* harmony export */ });
/** What an overlay does to the tree of its base commit. Empty folders cannot be in git. */
function overlayEdits(overlay) {
    return [
        ...overlay.deleted.map((path) => ({ path, mode: "0", oid: null })),
        ...overlay.files.map(({ path, mode, oid }) => ({ path, mode, oid })),
    ];
}
/**
 * Additions that git would make room for by dropping files which the edits do not delete: a file in
 * the place of a folder, or below a file. Left in, they could delete what nobody agreed to.
 */
function collisions(edits, basePaths) {
    const touched = new Set(edits.map(({ path }) => path));
    const staying = basePaths.filter((path) => !touched.has(path));
    const files = new Set(staying);
    const folders = new Set(staying.flatMap(foldersOf));
    return edits.filter(({ path, oid }) => {
        if (oid === null)
            return false;
        return folders.has(path) || foldersOf(path).some((folder) => files.has(folder));
    });
}
function foldersOf(path) {
    const names = path.split("/").slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join("/"));
}


/***/ }),

/***/ 8559:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PUBLISH_TOOL: () => (/* binding */ PUBLISH_TOOL),
/* harmony export */   publishInput: () => (/* binding */ publishInput),
/* harmony export */   publishTool: () => (/* binding */ publishTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _runtime_git_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10853);
/* harmony import */ var _tools_file_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76909);
/* harmony import */ var _tools_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59601);
/* harmony import */ var _tools_typed_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90410);
/* harmony import */ var _git_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/* harmony import */ var _overlay_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96196);








/** Modes are part of the input, because a decision is bound to it: a script that becomes executable is a change. */
const file = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    path: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1),
    mode: zod__WEBPACK_IMPORTED_MODULE_4__["enum"](["100644", "100755", "120000", "deleted"]),
});
const schema = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ files: zod__WEBPACK_IMPORTED_MODULE_4__.array(file).min(1) });
const PUBLISH_TOOL = "publish_changes";
/** Input of the call that asks about these paths of the overlay. */
function publishInput(overlay, paths) {
    const asked = new Set(paths);
    const files = overlay.files.map(({ path, mode }) => ({ path, mode }));
    const deleted = overlay.deleted.map((path) => ({ path, mode: "deleted" }));
    return { files: [...files, ...deleted].filter(({ path }) => asked.has(path)) };
}
/** The engine's own last call of a run: may these protected files be part of the result? */
function publishTool(options) {
    return {
        ...(0,_tools_typed_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .typedTool */ .X9)({
            name: PUBLISH_TOOL,
            description: "Make changes of protected files part of the run's result.",
            schema,
            effect: () => "none",
            judge: () => ({
                approval: "ask",
                reason: "these files decide what later runs may do",
            }),
            preview: async (input) => ({
                summary: `Publish changes of ${listed(input)}`,
                changes: await describeFiles(options, input),
            }),
            execute: async (input) => (0,_tools_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .completed */ .so)(`The result includes the changes of ${listed(input)}.`),
        }),
        hidden: true,
    };
}
function listed({ files }) {
    const [first, ...others] = files.map(({ path }) => path);
    return others.length === 0 ? `${first}` : `${files.length} protected files`;
}
async function describeFiles({ git, base, overlay }, { files }) {
    const before = new Map((await (0,_runtime_git_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .listTree */ .n)(git, await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .treeOf */ .g7)(git, base))).map(byPath));
    const after = new Map((0,_overlay_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .overlayEdits */ .i)(overlay).map((edit) => [edit.path, edit]));
    const changes = files.map(({ path, mode }) => {
        const edit = after.get(path);
        const now = edit?.oid === null ? "deleted" : edit?.mode;
        if (!edit || now !== mode)
            throw notInResult(path);
        const side = edit.oid === null ? null : { mode: edit.mode, oid: edit.oid };
        return { path, before: before.get(path) ?? null, after: side };
    });
    const oids = changes.flatMap((change) => [change.before, change.after]).map((side) => side?.oid);
    const contents = await (0,_runtime_git_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .readObjects */ .$)(git, [...new Set(oids.filter((oid) => oid !== undefined))]);
    return Promise.all(changes.map((change) => describeFile(change, contents)));
}
function byPath(entry) {
    return [entry.path, { mode: entry.mode, oid: entry.oid }];
}
async function describeFile({ path, before, after }, contents) {
    const old = before && textOf(contents.get(before.oid));
    const text = after && textOf(contents.get(after.oid));
    const isText = old !== undefined && text !== undefined;
    const described = isText ? await (0,_tools_file_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .describeChange */ .uQ)({ path, before: old, after: text }) : undefined;
    return {
        path,
        before: before?.oid ?? null,
        after: after?.oid ?? null,
        content: text ?? null,
        diff: `${modeLines(before, after)}${described?.diff ?? binaryLine(path, { before, after })}`,
        line: described ? described.line : before && 1,
    };
}
/** Undefined for bytes that are not text. */
function textOf(bytes) {
    if (bytes === undefined || bytes.includes(0))
        return undefined;
    const text = bytes.toString("utf8");
    return Buffer.from(text).equals(bytes) ? text : undefined;
}
/** As git writes them; the usual mode of a new or deleted file goes without saying. */
function modeLines(before, after) {
    if (before && after) {
        return before.mode === after.mode ? "" : `old mode ${before.mode}\nnew mode ${after.mode}\n`;
    }
    const mode = (before ?? after)?.mode;
    if (mode === "100644")
        return "";
    return `${after ? "new" : "deleted"} file mode ${mode}\n`;
}
function binaryLine(path, { before, after }) {
    const from = before ? `a/${path}` : "/dev/null";
    const to = after ? `b/${path}` : "/dev/null";
    return `Binary files ${from} and ${to} differ\n`;
}
function notInResult(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`"${path}" is not changed in the way that was to be published.`, {
        code: "usage",
    });
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
