export const id = 8753;
export const ids = [8753];
export const modules = {

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

/***/ 8753:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   delegationTools: () => (/* binding */ delegationTools)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37428);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98439);
/* harmony import */ var _project_definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40212);
/* harmony import */ var _attachment_policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98333);
/* harmony import */ var _shared_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20860);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59601);





const input = zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.unknown()), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.unknown())]);
const callArguments = {
    input: input.optional().describe("What the worker is asked to do: text, or JSON data."),
    input_data: input.optional().describe("The same as input."),
    instructions: zod__WEBPACK_IMPORTED_MODULE_3__.string().optional().describe("Guidance added to the worker's own instructions."),
};
const attachments = zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1)).optional();
const generalArguments = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    worker: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1).describe("Name of the worker to call."),
    ...callArguments,
    attachments: attachments.describe("File paths to attach, where the worker takes any."),
});
/** A worker that takes no attachments has no parameter for them (spec/dialects.md C34). */
function argumentsFor(worker) {
    const policy = worker?.attachments ?? _project_definition_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_ATTACHMENT_POLICY */ .d;
    if (policy.maxAttachments === 0)
        return zod__WEBPACK_IMPORTED_MODULE_3__.strictObject(callArguments);
    const described = attachments.describe((0,_attachment_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .attachmentDescription */ .e)(policy));
    return zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ ...callArguments, attachments: described });
}
/**
 * One tool per delegate under the name that the author's dialect gives it, and `worker_call` where it is
 * enabled. The other spellings are hidden tools: not offered, understood when a call arrives
 * (spec/dialects.md C6, C7).
 */
async function delegationTools(options) {
    const { config } = options;
    const described = await Promise.all(config.delegates.map(async (delegate) => ({
        delegate,
        callee: await options.describe(delegate.worker),
    })));
    const tools = described.flatMap((item) => spellings(item, options));
    return [...tools, workerCallTool(options)];
}
function spellings(item, options) {
    const { worker, toolName } = item.delegate;
    const names = [`_worker_${worker}`, `_agent_${worker}`, worker];
    const hidden = names.filter((name) => name !== toolName);
    return [
        ...(toolName ? [delegateTool(toolName, item, options)] : []),
        ...hidden.map((name) => ({ ...delegateTool(name, item, options), hidden: true })),
    ];
}
function delegateTool(name, { delegate, callee }, options) {
    const { worker, approval } = delegate;
    const schema = argumentsFor(callee);
    return {
        name,
        description: descriptionOf(worker, callee),
        inputSchema: schemaOf(schema),
        parse: (raw) => parseWith(schema, raw),
        effect: () => "none",
        judge: (parsed) => withSharing(judgement(approval, worker), parsed, options),
        preview: (parsed) => previewOf(worker, parsed, options),
        execute: (parsed, context) => call(worker, parsed, context),
    };
}
/** Files are shown with their size, and the decision holds for their content (security.md "Binding"). */
async function previewOf(worker, parsed, options) {
    const { attachments = [] } = parsed;
    const summary = summaryOf(worker, parsed);
    if (attachments.length === 0)
        return { summary, changes: [] };
    const callee = await options.describe(worker);
    const shared = await (0,_shared_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sharedFiles */ .Nt)(attachments, { ...options, callee });
    return { summary: `${summary}, ${(0,_shared_files_js__WEBPACK_IMPORTED_MODULE_1__/* .sharing */ .R1)(shared)}`, changes: [], attachments: shared };
}
function workerCallTool(options) {
    const { config } = options;
    const allowed = allowedBy(config);
    return {
        name: "worker_call",
        description: `Call another worker by name. Workers that may be called: ${config.any ? "any" : allowed}.`,
        inputSchema: schemaOf(generalArguments),
        ...(config.workerCall || config.create ? {} : { hidden: true }),
        parse: (raw) => parseWith(generalArguments, raw),
        effect: () => "none",
        judge: (parsed) => withSharing(judgeGeneral(workerOf(parsed), options), parsed, options),
        preview: (parsed) => previewOf(workerOf(parsed), parsed, options),
        execute: (parsed, context) => call(workerOf(parsed), parsed, context),
    };
}
function judgeGeneral(worker, { config, created }) {
    const delegate = config.delegates.find((candidate) => candidate.worker === worker);
    if (delegate)
        return judgement(approvalThrough(config, delegate), worker);
    // A person has just read the whole worker; what it does is gated by its own tools.
    if (config.create && created().has(worker)) {
        return judgement(config.workerCall?.approval ?? "pre_approved", worker);
    }
    if (config.any)
        return judgement(config.workerCall?.approval ?? "ask", worker);
    return {
        approval: "blocked",
        reason: `worker '${worker}' is not in the allowlist. Workers that may be called: ${allowedBy(config)}`,
    };
}
function allowedBy({ delegates }) {
    return delegates.map((delegate) => delegate.worker).join(", ") || "none";
}
/** Not asynchronous where nothing is shared. */
function withSharing(base, parsed, options) {
    const { attachments: paths = [] } = parsed;
    return paths.length === 0 ? base : (0,_shared_files_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeSharing */ .qu)(base, { ...options, paths });
}
/** A delegate that has a tool of its own is not easier to reach through the general one. */
function approvalThrough({ workerCall }, delegate) {
    if (!workerCall || delegate.toolName === null)
        return delegate.approval;
    const stricter = _tool_js__WEBPACK_IMPORTED_MODULE_2__/* .STRICTNESS */ .th[workerCall.approval] > _tool_js__WEBPACK_IMPORTED_MODULE_2__/* .STRICTNESS */ .th[delegate.approval];
    return stricter ? workerCall.approval : delegate.approval;
}
function judgement(approval, worker) {
    const reasons = {
        pre_approved: `calls of worker '${worker}' are pre-approved`,
        ask: `calls of worker '${worker}' need approval`,
        blocked: `calls of worker '${worker}' are blocked`,
    };
    return { approval, reason: reasons[approval] };
}
function call(worker, parsed, context) {
    const values = parsed;
    return context.callWorker({
        worker,
        input: values.input ?? values.input_data ?? "",
        instructions: values.instructions,
        attachments: values.attachments,
    });
}
function summaryOf(worker, parsed) {
    const values = parsed;
    const given = values.input ?? values.input_data ?? "";
    const text = typeof given === "string" ? given : JSON.stringify(given);
    if (text === "")
        return `Call worker '${worker}' without an input`;
    return `Call worker '${worker}' with: ${text.length > 50 ? `${text.slice(0, 50)}...` : text}`;
}
/** The author's description, else the beginning of the instructions (spec/dialects.md §2.1). */
function descriptionOf(name, worker) {
    if (worker?.description)
        return worker.description;
    if (!worker)
        return `Delegate task to the '${name}' worker`;
    const { instructions } = worker;
    return instructions.length > 200 ? `${instructions.slice(0, 200)}...` : instructions;
}
function workerOf(parsed) {
    return parsed.worker;
}
function parseWith(schema, raw) {
    const result = schema.safeParse(raw ?? {});
    if (result.success)
        return { ok: true, input: result.data };
    return { ok: false, message: zod__WEBPACK_IMPORTED_MODULE_5__/* .prettifyError */ .S1(result.error) };
}
function schemaOf(schema) {
    const { $schema: _, ...rest } = zod__WEBPACK_IMPORTED_MODULE_6__/* .toJSONSchema */ .bl(schema, { io: "input" });
    return rest;
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


/***/ })

};
