export const id = 9689;
export const ids = [9689];
export const modules = {

/***/ 671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ person),
/* harmony export */   j: () => (/* binding */ runHeader)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);

/** GitHub's stable identity of a person; `login` may be renamed, `id` may not. */
const person = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/**
 * `run.json` of a checkpoint: what a run is, fixed at its start. Everything that changes is an event.
 * Source: design §3 (pinned) and §4.
 */
const runHeader = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    worker: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The message or JSON value for the entry worker: user data, never template or system prompt. */
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq9(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    startedBy: person.nullable(),
    /** Where the run came from, for people: "schedule", "pull_request #12", "terminal". */
    cause: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Commit that workers, tools, manifest and policy are read from; null = `project/` of the checkpoint. */
    projectCommit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Folder (or one `.worker` file) of the project inside the repository. */
    projectPath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Commit that the workspace overlay is relative to; null outside a repository. */
    baseCommit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Branch that results are meant for. */
    baseBranch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Pull request or issue in whose context the run was started. */
    thread: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(), kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["pull_request", "issue"]) })
        .nullable(),
    /** First request is A<this>: ids count up per thread. */
    firstRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    approvalMode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["review", "approve-all", "deny-all"]),
    maxTurns: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1),
    maxDepth: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(0),
    maxCostUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    /** Seconds that a request waits for a decision. */
    expiresSeconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1),
});


/***/ }),

/***/ 7217:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ decodeSegment),
  u: () => (/* binding */ encodeSegment)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(2742);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(2047);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
// EXTERNAL MODULE: ./src/runtime/header.ts
var header = __webpack_require__(671);
;// CONCATENATED MODULE: ./src/runtime/events.ts


const usage = schemas/* object */.Ikc({
    input: schemas/* number */.aig(),
    output: schemas/* number */.aig(),
    cacheRead: schemas/* number */.aig(),
    cacheWrite: schemas/* number */.aig(),
});
const block = schemas/* looseObject */._H3({ type: schemas/* string */.YjP() });
/** Who wrote a decision, and where: checked again when the call is about to run. */
const decisionSource = schemas/* discriminatedUnion */.gMt("kind", [
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz("comment"),
        /** GraphQL node id of the comment. */
        commentId: schemas/* string */.YjP(),
        url: schemas/* string */.YjP(),
        /** sha256 of the body as judged: an edited comment no longer says it. */
        bodyDigest: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz("terminal") }),
]);
const fileBinding = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    /** Blob id that the shown diff starts from; null = the file does not exist. */
    before: schemas/* string */.YjP().nullable(),
    after: schemas/* string */.YjP().nullable(),
    line: schemas/* number */.aig().int().nullable(),
});
/** A call that waits for a person. */
const approvalRequest = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().regex(/^A[1-9]\d*$/),
    /** `approval`: may it run. `outcome`: it was started, nobody knows how it ended. */
    kind: schemas/* enum */.k5n(["approval", "outcome"]),
    key: schemas/* string */.YjP(),
    tool: schemas/* string */.YjP(),
    /** Worker names from the entry to the caller. */
    chain: schemas/* array */.YOg(schemas/* string */.YjP()),
    input: schemas/* json */.Pq9(),
    /** 12 hexadecimal digits over everything that a decision is bound to. */
    digest: schemas/* string */.YjP().regex(/^[0-9a-f]{12}$/),
    files: schemas/* array */.YOg(fileBinding),
    /** Request ids of siblings whose result the diffs were drawn on. */
    drawnOn: schemas/* array */.YOg(schemas/* string */.YjP()),
    summary: schemas/* string */.YjP(),
    /** Unified diffs of all files, or the command line, or empty: what a person reads first. */
    display: schemas/* object */.Ikc({ kind: schemas/* enum */.k5n(["diff", "command", "arguments"]), text: schemas/* string */.YjP() }),
    /** The model's words before the call. */
    why: schemas/* string */.YjP(),
    /** Why policy asks. */
    reason: schemas/* string */.YjP(),
});
const decision = schemas/* enum */.k5n(["approve", "deny", "retry", "skip", "done"]);
const holder = schemas/* object */.Ikc({
    /** Random per process. */
    nonce: schemas/* string */.YjP(),
    /** Workflow run id and attempt, or null at a terminal. */
    workflowRun: schemas/* string */.YjP().nullable(),
    attempt: schemas/* number */.aig().int().nullable(),
});
/** What became of a command, and for a refusal the facts that its answer needs (property P26). */
const verdict = schemas/* discriminatedUnion */.gMt("status", [
    schemas/* object */.Ikc({ status: schemas/* literal */.euz("recorded"), requests: schemas/* array */.YOg(schemas/* string */.YjP()) }),
    schemas/* object */.Ikc({ status: schemas/* literal */.euz("answered"), with: schemas/* enum */.k5n(["status", "help"]) }),
    schemas/* object */.Ikc({
        status: schemas/* literal */.euz("refused"),
        because: schemas/* enum */.k5n([
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
        ]),
        /** The request, verb or permission that it is about, or the parser's sentence. */
        detail: schemas/* string */.YjP(),
        /** The line that would work, or null when none would. */
        instead: schemas/* string */.YjP().nullable(),
    }),
]);
const stamp = { at: iso/* datetime */.w$() };
/** What happened, in the past tense. Status is computed from these, never stored (design §3). */
const runEvent = schemas/* discriminatedUnion */.gMt("type", [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz("run_started"), ...stamp }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz("lease_taken"), ...stamp, holder }),
    /** The holder is alive: the tip moves, nobody takes over. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz("lease_renewed"), ...stamp, nonce: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz("lease_released"), ...stamp, nonce: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("model_responded"),
        ...stamp,
        key: schemas/* string */.YjP(),
        worker: schemas/* string */.YjP(),
        content: schemas/* array */.YOg(block),
        stopReason: schemas/* string */.YjP(),
        stopDetails: schemas/* string */.YjP().optional(),
        usage,
        model: schemas/* string */.YjP(),
        /** US dollars, or null when the model's price is unknown. */
        cost: schemas/* number */.aig().nullable(),
    }),
    /** A sentence that the model reads before the turn of that key, once: what a new VM could not restore. */
    schemas/* object */.Ikc({ type: schemas/* literal */.euz("model_noted"), ...stamp, key: schemas/* string */.YjP(), text: schemas/* string */.YjP() }),
    /** Files that no checkpoint carries; the next VM does not have them. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("files_left_behind"),
        ...stamp,
        nonce: schemas/* string */.YjP(),
        paths: schemas/* array */.YOg(schemas/* string */.YjP()),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("tool_started"),
        ...stamp,
        key: schemas/* string */.YjP(),
        tool: schemas/* string */.YjP(),
        effect: schemas/* enum */.k5n(["none", "workspace", "external"]),
        requestId: schemas/* string */.YjP().nullable(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("tool_completed"),
        ...stamp,
        key: schemas/* string */.YjP(),
        tool: schemas/* string */.YjP(),
        content: schemas/* string */.YjP(),
        isError: schemas/* boolean */.zMY(),
        /** Who kept the call from running, when nobody let it run. */
        refusedBy: schemas/* enum */.k5n(["policy", "mode", "person", "expiry"]).nullable(),
        /** The call changed (or may have changed) the workspace: result and tree are flushed together. */
        touchedWorkspace: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("approval_requested"),
        ...stamp,
        request: approvalRequest,
        expiresAt: iso/* datetime */.w$(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("approval_decided"),
        ...stamp,
        requestId: schemas/* string */.YjP(),
        digest: schemas/* string */.YjP(),
        decision,
        by: header/* person */.M.nullable(),
        source: decisionSource,
        reason: schemas/* string */.YjP().nullable(),
        /** JSON result that a person supplied with `/done`. */
        result: schemas/* json */.Pq9().optional(),
        /** Remember for equal calls of this run. */
        session: schemas/* boolean */.zMY(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("decision_revoked"),
        ...stamp,
        requestId: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("request_voided"),
        ...stamp,
        requestId: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP(),
    }),
    /** A comment was judged, whatever came of it: never judged again. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("comment_judged"),
        ...stamp,
        commentId: schemas/* string */.YjP(),
        /** Where it stands: the review thread it replies in, or null for the conversation. */
        threadId: schemas/* string */.YjP().nullable(),
        by: schemas/* string */.YjP(),
        verdict,
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("run_cancelled"),
        ...stamp,
        by: header/* person */.M.nullable(),
        reason: schemas/* string */.YjP(),
        /** The comment that asked for it, so that an edit is noticed; null at a terminal or by closing. */
        source: decisionSource.nullable(),
    }),
    /** The run stopped on something that a person must mend; `/retry` goes on from here. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("run_failed"),
        ...stamp,
        code: schemas/* string */.YjP(),
        message: schemas/* string */.YjP(),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz("retry_requested"), ...stamp, by: header/* person */.M.nullable() }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("run_finished"),
        ...stamp,
        status: schemas/* enum */.k5n(["completed", "cancelled"]),
        result: schemas/* string */.YjP(),
    }),
    /** Something of this run is visible outside; looked up before it is made again. */
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz("published"),
        ...stamp,
        subject: schemas/* enum */.k5n([
            "branch",
            "run_pull_request",
            "run_issue",
            "request",
            "receipt",
            "reply",
            "result_pull_request",
            "closed",
        ]),
        /** Request id, comment id or branch, by subject. */
        of: schemas/* string */.YjP(),
        /** GraphQL node id, where it has one. */
        nodeId: schemas/* string */.YjP().nullable(),
        number: schemas/* number */.aig().int().nullable(),
        url: schemas/* string */.YjP().nullable(),
        /** Commit that a branch was pushed at, or sha256 of the body that was posted. */
        digest: schemas/* string */.YjP().nullable(),
        /** GraphQL node id of the review thread that holds it, where it is in one. */
        threadId: schemas/* string */.YjP().nullable(),
    }),
]);

// EXTERNAL MODULE: ./src/runtime/store-errors.ts
var store_errors = __webpack_require__(4933);
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
    return new errors/* LlmDoError */.p(`An event of type "${event.type}" cannot be stored, it does not have the shape of one: ${cause.message.slice(0, 500)}`, { code: "store", cause });
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
            throw (0,store_errors/* corrupt */.q)(place, problem);
        // As it was written, not as zod copies it: a provider's blocks are sent back byte for byte.
        return value;
    });
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

/***/ 9689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   memoryStore: () => (/* binding */ memoryStore)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2742);
/* harmony import */ var _journal_segment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7217);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6486);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4933);





/** A store for tests and for runs outside a repository: it ends with the process. */
function memoryStore() {
    const runs = new Map();
    const threads = new Map();
    function write(before, batch) {
        // Refuses what git would refuse.
        (0,_journal_segment_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeSegment */ .u)(batch.events, (text) => text);
        const after = {
            header: before.header,
            events: [...before.events, ...batch.events],
            overlay: batch.overlay ?? before.overlay,
            tip: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
            finished: batch.finished === true,
        };
        runs.set(after.header.runId, copy(after));
        if (batch.thread !== undefined)
            index(batch.thread, after.header.runId);
        return after.tip;
    }
    function index(number, runId) {
        const ids = threads.get(number) ?? new Set();
        threads.set(number, ids.add(runId));
    }
    function idsWhere(finished) {
        return [...runs].filter(([, run]) => run.finished === finished).map(([id]) => id);
    }
    return {
        async create(header, batch) {
            const existing = runs.get(header.runId);
            if (existing)
                return { status: "moved", checkpoint: copy(existing) };
            const empty = { header, events: [], overlay: _store_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_OVERLAY */ .h, tip: "", finished: false };
            return { status: "written", tip: write(empty, batch) };
        },
        async read(runId) {
            const run = runs.get(runId);
            return run && copy(run);
        },
        async append(runId, tip, batch) {
            const run = runs.get(runId);
            if (!run)
                throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownRun */ .i)(runId);
            if (run.tip !== tip || run.finished)
                return { status: "moved", checkpoint: copy(run) };
            return { status: "written", tip: write(run, batch) };
        },
        async tip(runId) {
            const run = runs.get(runId);
            return run?.finished ? undefined : run?.tip;
        },
        live: async () => idsWhere(false).sort(),
        done: async () => idsWhere(true).sort(),
        thread: async (number) => [...(threads.get(number) ?? [])].sort(),
    };
}
function copy(checkpoint) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .plainJson */ .RU)(checkpoint, (text) => text);
}


/***/ }),

/***/ 6486:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ EMPTY_OVERLAY)
/* harmony export */ });
const EMPTY_OVERLAY = { files: [], deleted: [], emptyDirectories: [] };


/***/ }),

/***/ 4377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2047);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
