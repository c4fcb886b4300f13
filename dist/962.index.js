export const id = 962;
export const ids = [962];
export const modules = {

/***/ 40962:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   settleWorkerPages: () => (/* binding */ settleWorkerPages)
/* harmony export */ });
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66675);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14329);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66017);
/* harmony import */ var _thread_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40703);
/* harmony import */ var _worker_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34164);
/* harmony import */ var _worker_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82248);






/** Closes the pages of workers that will not exist, and says on the others what merging still does. */
async function settleWorkerPages(session, journal) {
    for (const number of (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .workerPageNumbers */ .u$)(journal.state)) {
        const end = endOf(journal.state, number);
        if (end.kind === "waits" || (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .findPublished */ .e2)(journal.state, "closed", settled(number)))
            continue;
        const facts = await (0,_thread_js__WEBPACK_IMPORTED_MODULE_3__/* .readThread */ .n)(session.github, number);
        if (facts?.state === "open") {
            if (end.kind === "kept")
                await pushFinal(session, journal, { number, text: end.text });
            const marker = { run: journal.header.runId, reply: settled(number) };
            if (!(0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .findByMarker */ .pE)(facts, marker)) {
                await session.github.rest("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
                    issue_number: number,
                    body: `${wordsFor(end)}\n\n${(0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMarker */ .Bd)(marker)}`,
                });
            }
            if (end.kind === "closed")
                await close(session, journal, number);
        }
        journal.append({
            type: "published",
            subject: "closed",
            of: settled(number),
            nodeId: null,
            number,
            url: facts?.url ?? null,
            digest: null,
            threadId: null,
        });
    }
}
function settled(number) {
    return `worker-${number}`;
}
function wordsFor(end) {
    if (end.kind === "closed")
        return `${end.why} This is closed.`;
    const changed = end.changedBy
        ? ` **${end.changedBy}** changed its text first; this pull request now holds what was allowed.`
        : "";
    return `The worker was allowed, and the run goes on with it.${changed} Merge this to keep it for later runs, or close it.`;
}
/** The last request that the page was shown with, and what came of the call. */
function endOf(state, number) {
    const shown = [...state.requests.values()].findLast(({ request }) => (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .workerPage */ .CC)(state, request.id)?.number === number);
    const asked = shown && (0,_worker_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .askedWorker */ .Lr)(state, shown);
    if (!shown || !asked)
        return { kind: "waits" };
    const last = latestOf(state, shown);
    const { id } = last.request;
    if (last.status.kind === "completed")
        return completedEnd(state, { last, shown, name: asked.name });
    if (state.cancelled)
        return { kind: "closed", why: "The run was cancelled." };
    if (last.status.kind === "voided") {
        const call = state.calls.get(last.request.key);
        if (!call?.completed)
            return { kind: "waits" };
        return { kind: "closed", why: `**${id}** was changed to what is no worker.` };
    }
    const renamed = last !== shown && (0,_worker_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .askedWorker */ .Lr)(state, last)?.name !== asked.name;
    return renamed ? { kind: "closed", why: `**${id}** asks for another name.` } : { kind: "waits" };
}
function completedEnd(state, { last, shown, name }) {
    const { id } = last.request;
    if (last.status.kind !== "completed")
        return { kind: "waits" };
    const { refusedBy, isError } = last.status.outcome;
    if (refusedBy === "person")
        return closed(`**${id}** was denied, so there is no such worker.`);
    if (refusedBy === "expiry")
        return closed(`**${id}** expired, so there is no such worker.`);
    if (refusedBy !== null || isError)
        return closed(`**${id}** was not executed.`);
    const worker = (0,_worker_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .askedWorker */ .Lr)(state, last);
    if (worker?.name !== name)
        return closed(`**${id}** gave it another name.`);
    return { kind: "kept", text: worker.text, changedBy: last === shown ? null : id };
}
function closed(why) {
    return { kind: "closed", why };
}
/** Of requests for one call only the last counts. */
function latestOf(state, { request }) {
    const same = [...state.requests.values()].filter((item) => item.request.key === request.key);
    return same.reduce((a, b) => (number(a) > number(b) ? a : b));
}
function number({ request }) {
    return Number(request.id.slice(1));
}
async function pushFinal(session, journal, page) {
    const { state, header } = journal;
    const name = nameOn(state, page.number);
    if (name === null)
        return;
    await (0,_worker_file_js__WEBPACK_IMPORTED_MODULE_4__/* .pushWorkerFile */ .f)(session, {
        branch: (0,_worker_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .workerBranch */ .De)(state, name),
        from: header.projectCommit ?? header.baseCommit ?? session.runner.sha,
        path: await (0,_worker_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .workerPath */ .El)(session, journal, name),
        text: page.text,
        message: `Change the worker ${name}\n\nRun: ${header.runId}`,
    });
}
function nameOn(state, number) {
    const shown = [...state.requests.values()].findLast(({ request }) => (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .workerPage */ .CC)(state, request.id)?.number === number);
    return (shown && (0,_worker_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .askedWorker */ .Lr)(state, shown)?.name) ?? null;
}
async function close(session, journal, number) {
    const { git, remote, github } = session;
    const { state } = journal;
    await github.rest("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
        issue_number: number,
        state: "closed",
    });
    const name = nameOn(state, number);
    const known = state.published.findLast((event) => event.subject === "worker_pull_request" && event.number === number)?.digest;
    // What people pushed on top stays.
    if (name === null || !known)
        return;
    await (0,_branch_js__WEBPACK_IMPORTED_MODULE_0__/* .deleteBranch */ .SN)({ git, remote, branch: (0,_worker_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .workerBranch */ .De)(state, name), expected: known });
}


/***/ }),

/***/ 34164:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readWorkerFile),
/* harmony export */   f: () => (/* binding */ pushWorkerFile)
/* harmony export */ });
/* harmony import */ var _project_created_worker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73568);
/* harmony import */ var _runtime_git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10853);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66675);
/* harmony import */ var _branch_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98966);
/* harmony import */ var _git_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);





/** Bytes; a definition that nobody can read in one sitting is none that a person approves. */
const LIMIT = 65_536;
/** The file of a worker as a commit has it: text that would be a worker, or why it is none. */
async function readWorkerFile(session, file) {
    const { git, remote } = session;
    const { commit, path, name } = file;
    if (!(await (0,_branch_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCommit */ .QE)({ git, remote, commit })))
        return unfit("cannot be fetched any more");
    const entries = await (0,_runtime_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .n)(git, commit, { path, sizes: true });
    const entry = entries.find((candidate) => candidate.path === path);
    if (!entry)
        return unfit("is not there any more");
    if (!entry.mode.startsWith("100"))
        return unfit("is not a regular file any more");
    if (entry.size > LIMIT)
        return unfit("is longer than 64 KiB");
    const text = await textOf(git, entry.oid);
    if (text === null)
        return unfit("is not UTF-8 text");
    const [problem] = (0,_project_created_worker_js__WEBPACK_IMPORTED_MODULE_0__.createdProblems)(name, text);
    if (!problem)
        return { status: "read", text };
    const { line, column } = problem.location;
    return unfit(`is no worker: ${problem.message} (line ${line}, column ${column})`);
}
function unfit(problem) {
    return { status: "unfit", problem };
}
async function textOf(git, oid) {
    const bytes = (await (0,_runtime_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readObjects */ .$)(git, [oid])).get(oid);
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return null;
    }
}
/**
 * Makes the branch hold the file, on top of what people pushed there; a branch that has it already is left
 * alone. Returns its tip.
 */
async function pushWorkerFile(session, file) {
    const { git, remote } = session;
    const branch = (0,_branch_js__WEBPACK_IMPORTED_MODULE_1__/* .openBranch */ .DH)({ git, remote, branch: file.branch });
    await (0,_branch_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCommit */ .QE)({ git, remote, commit: file.from });
    const oid = await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .writeBlob */ .Zh)(git, file.text);
    for (let race = 0; race < 5; race += 1) {
        const tip = await branch.fetch();
        const parent = tip ?? file.from;
        const entries = tip === null ? [] : await (0,_runtime_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .n)(git, tip, { path: file.path });
        if (tip !== null && entries.some((entry) => entry.oid === oid))
            return tip;
        const tree = await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .editTree */ .nf)(git, parent, [{ path: file.path, mode: "100644", oid }]);
        const message = (0,_branch_history_js__WEBPACK_IMPORTED_MODULE_2__/* .withOurTrailer */ ._)(file.message);
        const commit = await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .writeCommit */ .rV)(git, { tree, parents: [parent], message });
        const pushed = await branch.swap({ to: commit, expected: tip });
        if (pushed.status === "applied")
            return commit;
    }
    throw new Error(`the branch ${file.branch} kept moving`);
}


/***/ }),

/***/ 82248:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ workerBranch),
/* harmony export */   El: () => (/* binding */ workerPath),
/* harmony export */   Lr: () => (/* binding */ askedWorker)
/* harmony export */ });
/* harmony import */ var _project_created_worker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73568);
/* harmony import */ var _project_layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96547);
/* harmony import */ var _tools_worker_create_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21150);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66017);
/* harmony import */ var _vm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25900);





/** The worker of a request; null when it asks for something else. */
function askedWorker({ header }, { request }) {
    if (!(0,_published_js__WEBPACK_IMPORTED_MODULE_3__/* .asksForWorker */ .wJ)({ request }))
        return null;
    const { name } = request.input;
    const defaults = (header.creationDefaults ?? {});
    return { name, text: (0,_tools_worker_create_js__WEBPACK_IMPORTED_MODULE_2__/* .createdText */ .s)(request.input, defaults) };
}
/** Also in the name of the branch, so that people see what it is. */
function workerBranch(state, name) {
    return `llm-do/worker-${name}-${state.header.runId}`;
}
/** Where the file stands in the repository. */
async function workerPath(session, { header }, name) {
    const { projectCommit, projectPath: path, worker: entry } = header;
    const commit = projectCommit ?? session.runner.sha;
    const { base } = await (0,_vm_js__WEBPACK_IMPORTED_MODULE_4__/* .projectAt */ .t9)(session.repository, { commit, path, entry });
    return (0,_project_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(base, (0,_project_created_worker_js__WEBPACK_IMPORTED_MODULE_0__/* .createdFile */ .x)(name));
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
