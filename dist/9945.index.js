export const id = 9945;
export const ids = [9945];
export const modules = {

/***/ 49945:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  editCall: () => (/* binding */ editCall)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/tools/worker-create.ts
var worker_create = __webpack_require__(21150);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./src/cli/editor.ts





/**
 * Lets the person change a text in VISUAL or EDITOR, as git does for commit messages
 * (https://git-scm.com/docs/git-var#Documentation/git-var.txt-GITEDITOR). Null = nothing was changed.
 * Throws LlmDoError "usage" when the editor cannot be started or fails.
 */
async function editText(terminal, draft) {
    const { VISUAL, EDITOR } = terminal.environment;
    const editor = VISUAL || EDITOR || "vi";
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "llm-do-edit-"));
    try {
        const file = (0,external_node_path_.join)(folder, draft.name);
        await (0,promises_.writeFile)(file, draft.text, { mode: 0o600 });
        await start(editor, file, terminal.environment);
        const edited = await (0,promises_.readFile)(file, "utf8");
        return edited === draft.text ? null : edited;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** The value may hold arguments (`code --wait`), so a shell reads it; the file is never part of the text. */
function start(editor, file, env) {
    const child = (0,external_node_child_process_.spawn)("sh", ["-c", `${editor} "$@"`, editor, file], { env, stdio: "inherit" });
    return new Promise((resolve, reject) => {
        const fail = (how) => reject(new errors/* LlmDoError */.pW(`The editor ${JSON.stringify(editor)} ${how}. Set EDITOR to one that works here, or decide without editing.`, { code: "usage" }));
        child.on("error", (error) => fail(`could not be started: ${error.message}`));
        child.on("close", (code) => (code === 0 ? resolve() : fail(`ended with ${code}`)));
    });
}

;// CONCATENATED MODULE: ./src/cli/edit-call.ts



/** Opens the editor on a call that waits. Null = left as it is. */
async function editCall(terminal, call) {
    const draft = draftOf(call.request, call.header);
    const edited = await editText(terminal, draft);
    return edited === null ? null : { input: draft.read(edited) };
}
function draftOf({ tool, input }, header) {
    if (tool === "worker_create") {
        const { name } = input;
        const defaults = (header.creationDefaults ?? {});
        return {
            name: `${name}.worker`,
            text: (0,worker_create/* createdText */.s)(input, defaults),
            read: (text) => ({ name, text }),
        };
    }
    return { name: "arguments.json", text: `${JSON.stringify(input, null, 2)}\n`, read: readJson };
}
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new errors/* LlmDoError */.pW(`The arguments are no JSON: ${(0,errors/* messageOf */.bD)(cause)}`, {
            code: "usage",
            cause,
        });
    }
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


/***/ }),

/***/ 21150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ createdText),
/* harmony export */   workerCreateTool: () => (/* binding */ workerCreateTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73568);
/* harmony import */ var _project_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17226);
/* harmony import */ var _file_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76909);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59601);
/* harmony import */ var _typed_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90410);







const name = zod__WEBPACK_IMPORTED_MODULE_4__.string()
    .regex(_project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__/* .CREATED_NAME */ .r, "must be lower-case letters, digits, '-' and '_', at most 64")
    .describe("Name of the new worker, such as 'pitch_evaluator'");
const draft = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    name,
    instructions: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1).describe("Its system prompt: what it is to do, and how."),
    description: zod__WEBPACK_IMPORTED_MODULE_4__.string().optional().describe("One sentence: when to call it."),
    model: zod__WEBPACK_IMPORTED_MODULE_4__.string().optional().describe("provider:model; leave it out for the default."),
    output_schema_ref: zod__WEBPACK_IMPORTED_MODULE_4__.string().optional().describe("A JSON Schema of the project for its answer."),
});
/** What a person makes of a draft: the whole file, with toolsets. From a model it is not understood. */
const file = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ name, text: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1) });
/** The `.worker` file that a call would create. */
function createdText(input, defaults) {
    const asked = input;
    return "text" in asked ? asked.text : (0,_project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__.draftText)(asked, defaults);
}
/**
 * `worker_create`: a worker writes another one (spec/delegation.md "Autonomous Worker Creation"). Whoever
 * approves sees the whole file; from then on this run can call it. There is no `force`: what exists stays.
 */
function workerCreateTool(options) {
    const { approval, creation } = options;
    return {
        name: "worker_create",
        description: "Create a specialised worker for a subtask. A person reads the whole definition first. " +
            "Once approved, call it with worker_call.",
        inputSchema: (0,_typed_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonSchemaOf */ .Vq)(draft),
        parse: (raw) => checked((0,_typed_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInput */ .CU)({ name: "worker_create", schema: draft, raw }), creation),
        parseEdited: (raw) => {
            const edited = file.safeParse(raw);
            const parsed = edited.success
                ? { ok: true, input: edited.data }
                : (0,_typed_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInput */ .CU)({ name: "worker_create", schema: draft, raw });
            return checked(parsed, creation);
        },
        effect: () => "none",
        judge: () => ({ approval, reason: "a new worker is read by a person before it exists" }),
        preview: async (input) => {
            const asked = input;
            await refuseExisting(asked.name, creation);
            const after = createdText(asked, creation.defaults);
            const change = await (0,_file_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .describeChange */ .uQ)({ path: (0,_project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__/* .createdFile */ .x)(asked.name), before: null, after });
            return { summary: `Create the worker '${asked.name}'`, changes: [change] };
        },
        execute: async (input, context) => {
            const asked = input;
            await refuseExisting(asked.name, creation);
            const text = createdText(asked, creation.defaults);
            await context.createWorker({ name: asked.name, text });
            return (0,_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .completed */ .so)(`Created worker '${asked.name}'. Call it with worker_call. Its definition:\n${text}`);
        },
    };
}
function checked(parsed, { defaults }) {
    if (!parsed.ok)
        return parsed;
    const asked = parsed.input;
    const problems = (0,_project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__.createdProblems)(asked.name, createdText(asked, defaults));
    if (problems.length === 0)
        return parsed;
    return { ok: false, message: problems.map(_project_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .renderProblem */ .yM).join("\n") };
}
async function refuseExisting(worker, { exists }) {
    if (!(await exists(worker)))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Worker '${worker}' already exists. Use a different name or remove the existing worker.`, { code: "usage" });
}


/***/ })

};
