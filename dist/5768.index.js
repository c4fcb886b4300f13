export const id = 5768;
export const ids = [5768];
export const modules = {

/***/ 5768:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeRun: () => (/* binding */ resumeRun),
/* harmony export */   resumeStored: () => (/* binding */ resumeStored)
/* harmony export */ });
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7456);
/* harmony import */ var _ask_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2542);
/* harmony import */ var _conclude_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2397);
/* harmony import */ var _drive_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3893);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4741);
/* harmony import */ var _local_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8314);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4105);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9851);
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4923);
/* harmony import */ var _take_lease_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9216);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1028);











/** `llm-do runs resume`: goes on where the run stopped; asks first when it waits and somebody is here. */
async function resumeRun(invocation) {
    const place = await (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .openStore */ .Ch)(invocation.terminal);
    const stored = await (0,_stored_run_js__WEBPACK_IMPORTED_MODULE_6__/* .openStoredRun */ .v)(place, invocation.terminal, invocation.positionals[0]);
    return resumeStored(invocation, place, stored);
}
async function resumeStored(invocation, place, { journal, finished }) {
    const { terminal, flags } = invocation;
    const outcome = finished ? outcomeOf(journal) : await resume(invocation, place, journal);
    return (0,_conclude_js__WEBPACK_IMPORTED_MODULE_1__/* .conclude */ .E)({
        journal,
        outcome,
        terminal,
        json: flags.json ?? false,
        failOnDenied: flags["fail-on-denied"] ?? false,
        fleeting: null,
    });
}
async function resume({ terminal, flags }, place, journal) {
    const { header } = journal;
    const json = flags.json ?? false;
    const ask = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .hasPerson */ .aF)(terminal) && !json;
    const directory = (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .workspaceOf */ .B3)(place, { id: header.runId, cause: header.cause });
    const local = await (0,_local_project_js__WEBPACK_IMPORTED_MODULE_4__/* .openLocalProject */ .b7)(place.root, header.projectPath || ".");
    if (journal.state.failure)
        await retryFailure(journal);
    const lease = await (0,_take_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLease */ ._)(journal, { place, terminal });
    if (lease === "theirs")
        return { status: "lost" };
    if (lease === "idle") {
        const waits = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_9__/* .openRequests */ .js)(journal.state).length > 0 && !journal.state.finished;
        if (!waits || !ask)
            return outcomeOf(journal);
        const asked = await askAtRest(journal, terminal);
        if (asked !== "decided")
            return asked;
        if ((await (0,_take_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLease */ ._)(journal, { place, terminal })) !== "taken")
            return { status: "lost" };
    }
    const voice = { terminal, json, verbose: flags.verbose ?? false, redact: place.redact };
    return (0,_drive_here_js__WEBPACK_IMPORTED_MODULE_2__/* .driveHere */ .d)({
        journal,
        place,
        local,
        directory,
        terminal,
        ask,
        observe: (0,_progress_js__WEBPACK_IMPORTED_MODULE_10__/* .createProgress */ .m)(voice),
    });
}
async function askAtRest(journal, terminal) {
    const interrupt = (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_3__/* .listenForInterrupt */ .Y)();
    try {
        const asked = await (0,_ask_requests_js__WEBPACK_IMPORTED_MODULE_0__/* .askRequests */ .Q)(journal, { terminal, signal: interrupt.signal });
        if (asked === "decided")
            return asked;
        if (asked === "lost")
            return { status: "lost" };
        if (asked === "left")
            return { status: "suspended" };
        return { status: "interrupted", reason: "signal", message: "stopped at the question" };
    }
    finally {
        interrupt.end();
    }
}
/** Whoever resumes a failed run has mended what it failed on. */
async function retryFailure(journal) {
    await journal.flush({
        subject: "retry at the terminal",
        tail: (state) => (state.failure ? [{ type: "retry_requested", by: null }] : []),
    });
}
/** How a run stands that nobody has to drive. */
function outcomeOf({ state }) {
    if (state.finished) {
        const { status, result } = state.finished;
        return status === "completed" ? { status, result } : { status, reason: result };
    }
    if (state.failure)
        return { ...state.failure, status: "failed" };
    return { status: "suspended" };
}


/***/ }),

/***/ 4923:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ openStoredRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(943);
/* harmony import */ var _holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1050);



/** Opens the run whose id begins with `prefix`. Throws LlmDoError "usage" for none, or for several. */
async function openStoredRun(place, terminal, prefix) {
    const { store } = place;
    const id = await findId(store, prefix);
    const checkpoint = await store.read(id);
    if (!checkpoint)
        throw noRun(id);
    const { header, finished } = checkpoint;
    const holder = (0,_holder_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalHolder */ .Z)();
    const journal = new _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .Journal */ .C({ store, header, checkpoint, holder, now: terminal.now });
    return { journal, finished };
}
async function findId(store, prefix) {
    if (prefix === undefined || prefix === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p("Name a run by its id or the first characters of it: `llm-do runs list`.", {
            code: "usage",
        });
    }
    const ids = [...new Set([...(await store.live()), ...(await store.done())])];
    if (ids.includes(prefix))
        return prefix;
    const [id, ...others] = ids.filter((candidate) => candidate.startsWith(prefix));
    if (id === undefined)
        throw noRun(prefix);
    if (others.length === 0)
        return id;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`Several runs begin with "${prefix}": ${[id, ...others].join(", ")}. Write more characters.`, { code: "usage" });
}
function noRun(id) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`There is no run ${JSON.stringify(id)} in this repository. See \`llm-do runs list\`.`, { code: "usage" });
}


/***/ })

};
