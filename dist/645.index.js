export const id = 645;
export const ids = [645];
export const modules = {

/***/ 1645:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cancelRun: () => (/* binding */ cancelRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _runtime_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7834);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5230);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3780);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4937);
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4923);
/* harmony import */ var _take_lease_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9216);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1028);








/** `llm-do runs cancel`: ends a run for good, also one whose project no longer loads. */
async function cancelRun(invocation) {
    const { terminal, flags, positionals } = invocation;
    const [id, ...words] = positionals;
    const place = await (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .openStore */ .Ch)(terminal);
    const { journal, finished } = await (0,_stored_run_js__WEBPACK_IMPORTED_MODULE_5__/* .openStoredRun */ .v)(place, terminal, id);
    const { runId, cause } = journal.header;
    (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceOf */ .B3)(place, { id: runId, cause });
    if (finished)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(`Run ${runId} is over.`, { code: "usage" });
    const spoken = { verb: "cancel", targets: [], reason: words.join(" ") || null };
    const verdict = await (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordDecision */ .Q)(journal, { ...spoken, targets: [] }, terminal.now);
    if (verdict.status === "refused") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p((0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalSentence */ .S)(verdict, runId), { code: "usage" });
    }
    const ended = await putAway(journal, { place, terminal });
    if (flags.json) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .printJson */ .Q2)(terminal, { type: "result", run: runId, status: "cancelled", ended });
    }
    else if (ended)
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv)(terminal, `Run ${runId} is cancelled.`);
    else
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv)(terminal, `Run ${runId} is being cancelled by the process that drives it.`);
    return _invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.done;
}
/** Nothing has to run for this end; a living holder ends the run itself. */
async function putAway(journal, here) {
    if ((await (0,_take_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .takeLease */ ._)(journal, here)) !== "taken")
        return false;
    const reason = journal.state.cancelled?.reason ?? "cancelled at the terminal";
    journal.append({ type: "run_finished", status: "cancelled", result: reason });
    const { now } = here.terminal;
    return (0,_runtime_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseLease */ .wL)(journal, { now, subject: "cancelled", force: true, finished: true });
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
