export const id = 2178;
export const ids = [2178];
export const modules = {

/***/ 82178:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishWorkerPages: () => (/* binding */ publishWorkerPages)
});

// EXTERNAL MODULE: ./src/github/branch.ts
var github_branch = __webpack_require__(66675);
// EXTERNAL MODULE: ./src/github/octokit.ts
var octokit = __webpack_require__(6702);
// EXTERNAL MODULE: ./src/github/published.ts
var published = __webpack_require__(66017);
// EXTERNAL MODULE: ./src/github/run-page.ts + 2 modules
var run_page = __webpack_require__(89087);
// EXTERNAL MODULE: ./src/github/show-result.ts
var show_result = __webpack_require__(8366);
// EXTERNAL MODULE: ./src/github/worker-file.ts
var worker_file = __webpack_require__(34164);
// EXTERNAL MODULE: ./src/project/worker.ts + 9 modules
var project_worker = __webpack_require__(50496);
// EXTERNAL MODULE: ./src/github/invisible.ts
var invisible = __webpack_require__(58064);
// EXTERNAL MODULE: ./src/github/markdown.ts
var markdown = __webpack_require__(65566);
// EXTERNAL MODULE: ./src/github/marker.ts
var marker = __webpack_require__(14329);
// EXTERNAL MODULE: ./src/github/prose.ts
var prose = __webpack_require__(16984);
// EXTERNAL MODULE: ./src/github/request-text.ts
var request_text = __webpack_require__(8764);
;// CONCATENATED MODULE: ./src/github/worker-page-text.ts






const WHY_LIMIT = 1_500;
/** The pull request that adds a worker's file while a person decides about it. */
function renderWorkerPage(page) {
    const { request, name, prefix } = page;
    const { id, digest } = request;
    const why = request.why.trim();
    const caller = request.chain.at(-1) ?? "";
    const body = [
        `The worker ${(0,markdown/* inline */.mG)(caller, 60)} wants a new worker to exist: ${(0,markdown/* inline */.mG)(name)}. Its whole file is this pull request.`,
        `${(0,request_text/* chainOf */.dR)(request)} · **${id}** in #${page.asked}`,
        ...(why === ""
            ? ["The model gave no reason."]
            : ["Why, in the model's words:", (0,prose/* quote */.hD)((0,markdown/* cut */.Jj)((0,invisible/* visibleProse */.ek)(why), WHY_LIMIT))]),
        `**What it may use:** ${toolsInWords(page)}`,
        [
            "Until somebody decides, the run waits:",
            `- **Merge this** to allow the worker, with the text as merged, and to keep it for later runs.`,
            `- Reply \`${prefix}approve ${page.exact ? `${id}@${digest}` : id}\` to allow it in this run; this stays open, for keeping it.`,
            "- **Push commits** to this branch to change its text; the new text is asked about again.",
            `- **Close this**, or reply \`${prefix}deny ${id} your reason\`, to refuse it.`,
        ].join("\n"),
        `<sub>Counts only from people who may approve · expires ${(0,markdown/* readableTime */.GI)(page.expiresAt)} · digest \`${digest}\`</sub>`,
        (0,marker/* renderMarker */.Bd)({ run: page.runId }),
    ].join("\n\n");
    return { title: (0,prose/* plainTitle */.D4)(`Add the worker ${name}`), body };
}
/** What a request comment says about the page; null = there is none. */
function pageNote(page) {
    if (page === null) {
        return "This comment decides alone: Actions could not open a pull request that holds the file.";
    }
    const where = page.url === null ? `#${page.number}` : (0,markdown/* link */.nf)(`#${page.number}`, page.url);
    return `The file is also a pull request, ${where}: merging it approves, closing it denies, and commits pushed to it change the text.`;
}
/** The tools that the file itself asks for; a project may add defaults to it once it is merged. */
function toolsInWords({ name, text }) {
    const { worker } = (0,project_worker/* parseWorker */.AI)({ file: `workers/${name}.worker`, text });
    if (!worker)
        return "unknown, its file cannot be read.";
    const { filesystem, shell, delegation, code, serverTools } = worker;
    const called = delegation.delegates.map((delegate) => (0,markdown/* inline */.mG)(delegate.worker, 60));
    const parts = [
        ...(filesystem ? ["files of the workspace (`filesystem`)"] : []),
        ...(shell ? ["commands (`shell`), by its rules"] : []),
        ...(delegation.any ? ["any worker of the project"] : []),
        ...(called.length > 0 ? [`the workers ${called.slice(0, 20).join(", ")}`] : []),
        ...(delegation.create ? ["new workers (`worker_create`)"] : []),
        ...code.map((toolset) => `the toolset ${(0,markdown/* inline */.mG)(toolset.name, 60)}`),
        ...serverTools.map(({ type }) => `${(0,markdown/* inline */.mG)(type)} of the model's provider`),
    ];
    if (parts.length === 0)
        return "no tools. It reads its input and answers.";
    return `${parts.join("; ")}.`;
}

// EXTERNAL MODULE: ./src/github/worker-pages.ts
var worker_pages = __webpack_require__(82248);
;// CONCATENATED MODULE: ./src/github/publish-worker-page.ts








/**
 * A pull request with its file for each worker that waits to be created (design §5), before its request is
 * shown. Returns what the comment of each such request says about it.
 */
async function publishWorkerPages(session, journal, asked) {
    const notes = new Map();
    for (const item of asked.requests) {
        const worker = (0,worker_pages/* askedWorker */.Lr)(journal.state, item);
        if (!worker)
            continue;
        const { id } = item.request;
        const known = (0,published/* workerPage */.CC)(journal.state, id);
        const shown = known ?? (await openPage(session, journal, { item, worker, main: asked.main }));
        notes.set(id, pageNote(shown));
    }
    return notes;
}
/** Null where GitHub lets nobody but people open pull requests: the comment decides alone. */
async function openPage(session, journal, asked) {
    const { state, header } = journal;
    const { name, text } = asked.worker;
    const branch = (0,worker_pages/* workerBranch */.De)(state, name);
    const tip = await (0,worker_file/* pushWorkerFile */.f)(session, {
        branch,
        from: header.projectCommit ?? header.baseCommit ?? session.runner.sha,
        path: await (0,worker_pages/* workerPath */.El)(session, journal, name),
        text,
        message: `Add the worker ${name}\n\nRun: ${header.runId}`,
    });
    const pull = await openOrUpdate(session, journal, { ...asked, branch });
    if (!pull) {
        const { git, remote } = session;
        await (0,github_branch/* deleteBranch */.SN)({ git, remote, branch, expected: tip });
        return null;
    }
    journal.append({
        type: "published",
        subject: "worker_pull_request",
        of: asked.item.request.id,
        nodeId: pull.node_id,
        number: pull.number,
        url: pull.html_url,
        digest: tip,
        threadId: null,
    });
    // Before the request points to it: what is said or done there must find the run.
    const subject = `shows the worker ${name} on #${pull.number}`;
    await journal.flush({ subject, thread: pull.number });
    return { number: pull.number, url: pull.html_url };
}
async function openOrUpdate(session, journal, { item, worker, main, branch }) {
    const { github } = session;
    const { request, expiresAt } = item;
    const shown = renderWorkerPage({
        request,
        ...worker,
        runId: journal.header.runId,
        expiresAt,
        asked: main.number,
        exact: (0,run_page/* cutRequests */.lI)(journal.state).has(request.id),
        prefix: (0,run_page/* prefixOf */.MT)(session),
    });
    const open = await (0,show_result/* openPullRequestOf */.Ic)(session, branch);
    if (open) {
        // It showed the request before this one, or a machine died right after it opened it.
        const pull_number = open.number;
        return github.rest("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
            pull_number,
            ...shown,
        });
    }
    try {
        const base = await baseOf(session, journal, main);
        return await github.rest("POST /repos/{owner}/{repo}/pulls", { ...shown, head: branch, base });
    }
    catch (error) {
        return foundAgain(session, { error, branch });
    }
}
/** A worker belongs to the code that runs trust, not to the pull request that somebody asked about. */
async function baseOf(session, { header }, main) {
    if (header.thread?.kind !== "pull_request")
        return header.baseBranch ?? "main";
    const pull = await session.github.rest("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number: main.number });
    return pull.base.ref;
}
/** An answer that was lost is looked up; what may not be is no reason to stop: the comment decides. */
async function foundAgain(session, { error, branch }) {
    if (!(error instanceof octokit.GitHubFailure))
        throw error;
    const advice = (0,octokit.permissionAdvice)(error, "pull-requests: write");
    if (advice)
        session.log.warning(advice.message);
    if (advice || error.status === 422)
        return null;
    const found = await (0,show_result/* openPullRequestOf */.Ic)(session, branch);
    if (found)
        return found;
    throw error;
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
