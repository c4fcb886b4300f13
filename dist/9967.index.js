export const id = 9967;
export const ids = [9967];
export const modules = {

/***/ 80671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ person),
/* harmony export */   Og: () => (/* binding */ PLAIN_START),
/* harmony export */   jy: () => (/* binding */ runHeader)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

/** GitHub's stable identity of a person; `login` may be renamed, `id` may not. */
const person = zod__WEBPACK_IMPORTED_MODULE_0__.object({ id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(), login: zod__WEBPACK_IMPORTED_MODULE_0__.string() });
/**
 * `run.json` of a checkpoint: what a run is, fixed at its start. Everything that changes is an event.
 * Source: design §3 (pinned) and §4.
 */
const runHeader = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__.literal(1),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    worker: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    /** The message or JSON value for the entry worker: user data, never template or system prompt. */
    input: zod__WEBPACK_IMPORTED_MODULE_0__.json(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__.datetime(),
    startedBy: person.nullable(),
    /** Where the run came from, for people: "schedule", "pull_request #12", "terminal". */
    cause: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    /** Commit that workers, tools, manifest and policy are read from; null = `project/` of the checkpoint. */
    projectCommit: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Folder (or one `.worker` file) of the project inside the repository. */
    projectPath: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    /** Commit that the workspace overlay is relative to; null outside a repository. */
    baseCommit: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Branch that results are meant for. */
    baseBranch: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Pull request or issue in whose context the run was started. */
    thread: zod__WEBPACK_IMPORTED_MODULE_0__.object({ number: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(), kind: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["pull_request", "issue"]) })
        .nullable(),
    /** First request is A<this>: ids count up per thread. */
    firstRequest: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1),
    model: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Which workers `model` is for: all that can take it, or only the entry (spec/dialects.md C14). */
    modelScope: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["all", "entry"]).default("all"),
    approvalMode: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["review", "approve-all", "deny-all"]),
    maxTurns: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1),
    maxDepth: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(0),
    maxCostUsd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullable(),
    /** Workspace paths that the entry worker is given. */
    attachments: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).default([]),
    /** What was said about the project from outside it; said again on every VM. */
    opened: zod__WEBPACK_IMPORTED_MODULE_0__.object({
        /** `--set KEY=VALUE`, entry worker only, in order. */
        set: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
        /** `--var NAME=VALUE`, for templates. */
        variables: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.string()),
        /** `--lib PATH`, before LLM_DO_LIBS. */
        libraries: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
        /** Worker and tool files that were named one by one; empty = a project folder. */
        files: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
    })
        .default({ set: [], variables: {}, libraries: [], files: [] }),
    /** Defaults for workers that workers write: model, toolsets, attachment policy (F97). */
    creationDefaults: zod__WEBPACK_IMPORTED_MODULE_0__.json().default(null),
    /** Seconds that a request waits for a decision. */
    expiresSeconds: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1),
});
/** Of a run that was started with nothing but a worker and its input. */
const PLAIN_START = {
    attachments: [],
    modelScope: "all",
    opened: { set: [], variables: {}, libraries: [], files: [] },
    creationDefaults: null,
};


/***/ }),

/***/ 2407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ decodeSegment),
  u: () => (/* binding */ encodeSegment)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(22742);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./src/runtime/header.ts
var header = __webpack_require__(80671);
;// CONCATENATED MODULE: ./src/runtime/said-events.ts


/** Who wrote a decision, and where: checked again when the call is about to run. */
const decisionSource = schemas.discriminatedUnion("kind", [
    schemas.object({
        kind: schemas.literal("comment"),
        /** GraphQL node id of the comment. */
        commentId: schemas.string(),
        url: schemas.string(),
        /** sha256 of the body as judged: an edited comment no longer says it. */
        bodyDigest: schemas.string(),
    }),
    schemas.object({ kind: schemas.literal("terminal") }),
    /** A pull request that was merged, closed or pushed to instead of commented on. */
    schemas.object({
        kind: schemas.literal("pull_request"),
        number: schemas.number().int(),
        url: schemas.string(),
        /** Head at that moment: another head no longer says it. */
        commit: schemas.string(),
    }),
]);
/** When it happened. */
const stamp = { at: iso.datetime() };
/** What a frame was given besides its input, as it was at that moment. Key = the frame's prefix. */
const attachmentsRead = schemas.object({
    type: schemas.literal("attachments_read"),
    ...stamp,
    key: schemas.string(),
    files: schemas.array(schemas.object({
        path: schemas.string(),
        mediaType: schemas.string(),
        bytes: schemas.number().int(),
        /** Text for `text/*`, else base64. */
        data: schemas.string(),
    })),
});
/** A worker that a worker wrote and a person let be: callable in this run from now on. */
const workerCreated = schemas.object({
    type: schemas.literal("worker_created"),
    ...stamp,
    key: schemas.string(),
    name: schemas.string(),
    /** The whole `.worker` file. Never rendered as a template. */
    text: schemas.string(),
});
/** A chat's turn ended: the next is a person's. Key = the turn that answered. */
const replyAwaited = schemas.object({
    type: schemas.literal("reply_awaited"),
    ...stamp,
    key: schemas.string(),
    text: schemas.string(),
    expiresAt: iso.datetime(),
});
const replyReceived = schemas.object({
    type: schemas.literal("reply_received"),
    ...stamp,
    /** The turn that it answers. */
    key: schemas.string(),
    /** Null = the conversation is over (`/exit`). */
    text: schemas.string().nullable(),
    /** The conversation before it is forgotten (`/new`). */
    fresh: schemas.boolean(),
    by: header/* person */.MV.nullable(),
    source: decisionSource,
});
/** Words of a chat that no longer count at the moment in which the model would hear them. */
const replyRevoked = schemas.object({
    type: schemas.literal("reply_revoked"),
    ...stamp,
    key: schemas.string(),
    reason: schemas.string(),
});
/** A person replaced the arguments of a waiting call; they are validated and judged again. */
const callEdited = schemas.object({
    type: schemas.literal("call_edited"),
    ...stamp,
    requestId: schemas.string(),
    digest: schemas.string(),
    input: schemas.json(),
    /** The editor's own approval of what was written, under the next id. */
    approve: schemas.boolean(),
    by: header/* person */.MV.nullable(),
    source: decisionSource,
});
/** A decision no longer counts: its author may not decide any more, or the comment was edited. */
const decisionRevoked = schemas.object({
    type: schemas.literal("decision_revoked"),
    ...stamp,
    requestId: schemas.string(),
    reason: schemas.string(),
});
/** What a request showed is no longer so; the call is asked about again under another id. */
const requestVoided = schemas.object({
    type: schemas.literal("request_voided"),
    ...stamp,
    requestId: schemas.string(),
    reason: schemas.string(),
});

;// CONCATENATED MODULE: ./src/runtime/events.ts



const usage = schemas.object({
    input: schemas.number(),
    output: schemas.number(),
    cacheRead: schemas.number(),
    cacheWrite: schemas.number(),
    webSearches: schemas.number().optional(),
});
const fileBinding = schemas.object({
    path: schemas.string(),
    /** Blob id that the shown diff starts from; null = the file does not exist. */
    before: schemas.string().nullable(),
    after: schemas.string().nullable(),
    line: schemas.number().int().nullable(),
});
/** A call that waits for a person. */
const approvalRequest = schemas.object({
    id: schemas.string().regex(/^A[1-9]\d*$/),
    /** `approval`: may it run. `outcome`: it was started, nobody knows how it ended. */
    kind: schemas["enum"](["approval", "outcome"]),
    key: schemas.string(),
    tool: schemas.string(),
    /** Worker names from the entry to the caller. */
    chain: schemas.array(schemas.string()),
    input: schemas.json(),
    /** 12 hexadecimal digits over everything that a decision is bound to. */
    digest: schemas.string().regex(/^[0-9a-f]{12}$/),
    files: schemas.array(fileBinding),
    /** Files that the call gives to another worker; their content is bound, too. */
    shared: schemas.array(schemas.object({ path: schemas.string(), bytes: schemas.number().int() })).optional(),
    /** Request ids of siblings whose result the diffs were drawn on. */
    drawnOn: schemas.array(schemas.string()),
    summary: schemas.string(),
    /** Unified diffs of all files, or the command line, or empty: what a person reads first. */
    display: schemas.object({ kind: schemas["enum"](["diff", "command", "arguments"]), text: schemas.string() }),
    /** The model's words before the call. */
    why: schemas.string(),
    /** Why policy asks. */
    reason: schemas.string(),
});
const decision = schemas["enum"](["approve", "deny", "retry", "skip", "done"]);
const holder = schemas.object({
    /** Random per process. */
    nonce: schemas.string(),
    /** Workflow run id and attempt, or null at a terminal. */
    workflowRun: schemas.string().nullable(),
    attempt: schemas.number().int().nullable(),
});
/** What became of a command, and for a refusal the facts that its answer needs (property P26). */
const verdict = schemas.discriminatedUnion("status", [
    schemas.object({ status: schemas.literal("recorded"), requests: schemas.array(schemas.string()) }),
    schemas.object({ status: schemas.literal("answered"), with: schemas["enum"](["status", "help"]) }),
    schemas.object({
        status: schemas.literal("refused"),
        because: schemas["enum"]([
            "not_a_person",
            "not_permitted",
            "self_approval",
            "edited",
            "malformed",
            "unknown_request",
            "needs_id",
            "needs_digest",
            "wrong_digest",
            "wrong_verb",
            "already_decided",
            "already_started",
            "expired",
            "run_over",
            "not_failed",
            "not_available",
            "nothing_awaited",
        ]),
        /** The request, verb or permission that it is about, or the parser's sentence. */
        detail: schemas.string(),
        /** The line that would work, or null when none would. */
        instead: schemas.string().nullable(),
    }),
]);
/** What happened, in the past tense. Status is computed from these, never stored (design §3). */
const runEvent = schemas.discriminatedUnion("type", [
    schemas.object({ type: schemas.literal("run_started"), ...stamp }),
    schemas.object({ type: schemas.literal("lease_taken"), ...stamp, holder }),
    /** The holder is alive: the tip moves, nobody takes over. */
    schemas.object({ type: schemas.literal("lease_renewed"), ...stamp, nonce: schemas.string() }),
    schemas.object({ type: schemas.literal("lease_released"), ...stamp, nonce: schemas.string() }),
    schemas.object({
        type: schemas.literal("model_responded"),
        ...stamp,
        key: schemas.string(),
        worker: schemas.string(),
        content: schemas.array(schemas.looseObject({ type: schemas.string() })),
        stopReason: schemas.string(),
        stopDetails: schemas.string().optional(),
        usage,
        model: schemas.string(),
        /** Where the model was chosen: `--model`, `project.yaml`, … */
        modelFrom: schemas.string().optional(),
        /** US dollars, or null when the model's price is unknown. */
        cost: schemas.number().nullable(),
    }),
    attachmentsRead,
    workerCreated,
    replyAwaited,
    replyReceived,
    replyRevoked,
    callEdited,
    /** A sentence that the model reads before the turn of that key, once: what a new VM could not restore. */
    schemas.object({ type: schemas.literal("model_noted"), ...stamp, key: schemas.string(), text: schemas.string() }),
    /** Files that no checkpoint carries; the next VM does not have them. */
    schemas.object({
        type: schemas.literal("files_left_behind"),
        ...stamp,
        nonce: schemas.string(),
        paths: schemas.array(schemas.string()),
    }),
    schemas.object({
        type: schemas.literal("tool_started"),
        ...stamp,
        key: schemas.string(),
        tool: schemas.string(),
        effect: schemas["enum"](["none", "workspace", "external"]),
        requestId: schemas.string().nullable(),
    }),
    schemas.object({
        type: schemas.literal("tool_completed"),
        ...stamp,
        key: schemas.string(),
        tool: schemas.string(),
        content: schemas.string(),
        isError: schemas.boolean(),
        /** Who kept the call from running, when nobody let it run. */
        refusedBy: schemas["enum"](["policy", "mode", "person", "expiry"]).nullable(),
        /** The call changed (or may have changed) the workspace: result and tree are flushed together. */
        touchedWorkspace: schemas.boolean(),
    }),
    schemas.object({
        type: schemas.literal("approval_requested"),
        ...stamp,
        request: approvalRequest,
        expiresAt: iso.datetime(),
    }),
    schemas.object({
        type: schemas.literal("approval_decided"),
        ...stamp,
        requestId: schemas.string(),
        digest: schemas.string(),
        decision,
        by: header/* person */.MV.nullable(),
        source: decisionSource,
        reason: schemas.string().nullable(),
        /** JSON result that a person supplied with `/done`. */
        result: schemas.json().optional(),
        /** Remember for equal calls of this run. */
        session: schemas.boolean(),
    }),
    decisionRevoked,
    requestVoided,
    /** A comment was judged, whatever came of it: never judged again. */
    schemas.object({
        type: schemas.literal("comment_judged"),
        ...stamp,
        commentId: schemas.string(),
        /** Where it stands: the review thread it replies in, or null for the conversation. */
        threadId: schemas.string().nullable(),
        by: schemas.string(),
        verdict,
    }),
    schemas.object({
        type: schemas.literal("run_cancelled"),
        ...stamp,
        by: header/* person */.MV.nullable(),
        reason: schemas.string(),
        /** The comment that asked for it, so that an edit is noticed; null at a terminal or by closing. */
        source: decisionSource.nullable(),
    }),
    /** The run stopped on something that a person must mend; `/retry` goes on from here. */
    schemas.object({
        type: schemas.literal("run_failed"),
        ...stamp,
        code: schemas.string(),
        message: schemas.string(),
    }),
    schemas.object({ type: schemas.literal("retry_requested"), ...stamp, by: header/* person */.MV.nullable() }),
    schemas.object({
        type: schemas.literal("run_finished"),
        ...stamp,
        status: schemas["enum"](["completed", "cancelled"]),
        result: schemas.string(),
    }),
    /** Something of this run is visible outside; looked up before it is made again. */
    schemas.object({
        type: schemas.literal("published"),
        ...stamp,
        subject: schemas["enum"]([
            "branch",
            "run_pull_request",
            "run_issue",
            "request",
            "receipt",
            "reply",
            "result_pull_request",
            "worker_pull_request",
            "answer",
            "closed",
        ]),
        /** Request id, comment id or branch, by subject. */
        of: schemas.string(),
        /** GraphQL node id, where it has one. */
        nodeId: schemas.string().nullable(),
        number: schemas.number().int().nullable(),
        url: schemas.string().nullable(),
        /** Commit that a branch was pushed at, or sha256 of the body that was posted. */
        digest: schemas.string().nullable(),
        /** GraphQL node id of the review thread that holds it, where it is in one. */
        threadId: schemas.string().nullable(),
    }),
]);

// EXTERNAL MODULE: ./src/runtime/store-errors.ts
var store_errors = __webpack_require__(14933);
;// CONCATENATED MODULE: ./src/runtime/journal-segment.ts





/** Longer strings are files of their own: git stores each of them once, however often it is written. */
const LARGEST_INLINE_BYTES = 16 * 1024;
/** Throws LlmDoError "store" for an event that could not be read back. */
function encodeSegment(events, redact) {
    const blobs = new Map();
    const lines = events.map((event) => {
        const plain = (0,canonical/* plainJson */.RU)(event, redact);
        const problem = runEvent.safeParse(plain).error;
        if (problem)
            throw unreadable(event, problem);
        return `${JSON.stringify(extractBlobs(plain, blobs))}\n`;
    });
    return { text: lines.join(""), blobs };
}
function unreadable(event, cause) {
    return new errors/* LlmDoError */.pW(`An event of type "${event.type}" cannot be stored, it does not have the shape of one: ${cause.message.slice(0, 500)}`, { code: "store", cause });
}
/** Throws LlmDoError "store" that names the line of the first flaw. */
function decodeSegment({ name, text, blobs }) {
    if (!text.endsWith("\n"))
        throw (0,store_errors/* corrupt */.q)(`the end of ${name}`);
    return text
        .slice(0, -1)
        .split("\n")
        .map((line, index) => {
        const place = `line ${index + 1} of ${name}`;
        const value = restoreBlobs(parseLine(line, place), { blobs, place });
        const problem = runEvent.safeParse(value).error;
        if (problem)
            throw isUnknown(value) ? newer(place) : (0,store_errors/* corrupt */.q)(place, problem);
        // As it was written, not as zod copies it: a provider's blocks are sent back byte for byte.
        return value;
    });
}
const TYPES = new Set(runEvent.options.map(({ shape }) => shape.type.value));
/** An event that a later version may know; this one must not guess what it means. */
function isUnknown(value) {
    if (typeof value !== "object" || value === null || !("type" in value))
        return false;
    return "at" in value && typeof value.at === "string" && !TYPES.has(value.type);
}
function newer(place) {
    return new errors/* LlmDoError */.pW(`The state of this run (${place}) holds what this version of llm-do does not know: a newer one drove it. Go on with that version; nothing was changed.`, { code: "store" });
}
function parseLine(line, place) {
    try {
        return JSON.parse(line);
    }
    catch (cause) {
        throw (0,store_errors/* corrupt */.q)(place, cause);
    }
}
/** `{"$blob": sha256, "length": bytes}`; a value of the user's that has such a key is wrapped in `$literal`. */
function extractBlobs(value, blobs) {
    if (typeof value === "string")
        return extractString(value, blobs);
    if (Array.isArray(value))
        return value.map((item) => extractBlobs(item, blobs));
    if (value === null || typeof value !== "object")
        return value;
    const encoded = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, extractBlobs(item, blobs)]));
    return isMarked(value) ? { $literal: encoded } : encoded;
}
function extractString(text, blobs) {
    // A lone surrogate survives as a JSON escape, not as UTF-8.
    if (text.length * 3 <= LARGEST_INLINE_BYTES || !text.isWellFormed())
        return text;
    const bytes = Buffer.from(text);
    if (bytes.length <= LARGEST_INLINE_BYTES)
        return text;
    const digest = sha256(bytes);
    blobs.set(digest, bytes);
    return { $blob: digest, length: bytes.length };
}
function restoreBlobs(value, context) {
    if (Array.isArray(value))
        return value.map((item) => restoreBlobs(item, context));
    if (value === null || typeof value !== "object")
        return value;
    if ("$blob" in value)
        return restoreString(value, context);
    if (!("$literal" in value))
        return restoreEntries(value, context);
    const { $literal: literal } = value;
    if (literal === null || typeof literal !== "object")
        throw (0,store_errors/* corrupt */.q)(context.place);
    return restoreEntries(literal, context);
}
function restoreEntries(value, context) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, restoreBlobs(item, context)]));
}
function restoreString(value, { blobs, place }) {
    const digest = String(value.$blob);
    const bytes = blobs.get(digest);
    if (!bytes || sha256(bytes) !== digest)
        throw (0,store_errors/* corrupt */.q)(`blobs/${digest} (${place})`);
    return bytes.toString("utf8");
}
function isMarked(value) {
    return "$blob" in value || "$literal" in value;
}
function sha256(bytes) {
    return (0,external_node_crypto_.createHash)("sha256").update(bytes).digest("hex");
}


/***/ }),

/***/ 74105:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ EMPTY_OVERLAY)
/* harmony export */ });
const EMPTY_OVERLAY = { files: [], deleted: [], emptyDirectories: [] };


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZodISODate: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   time: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoTime */ .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDuration */ .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


/***/ })

};
